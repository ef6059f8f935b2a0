//! All the best ways to settle a hand.

use arrayvec::ArrayVec;

use super::super::sheet::MAX_GROUPS;
use super::super::{CardSet, Group};
use super::search::{Mask, Search};

/// One way to part a hand into groups and cards left over.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Partition {
    /// The groups.
    pub groups: ArrayVec<Group, MAX_GROUPS>,
    /// The number cards left over.
    pub left: CardSet,
    /// The X left over.
    pub wilds: u8,
}

/// Every way to score [`best`](super::best), each once. X alone are given as a set of 9s, whatever they might stand for.
///
/// # Panics
/// When the hand has more than [`MAX_CARDS`](super::MAX_CARDS) cards.
pub fn best_partitions(hand: CardSet, all_x: bool) -> Vec<Partition> {
    let mut search = Search::new(hand, all_x);
    let mut found = Vec::new();
    let (everything, wilds) = (search.everything(), search.wilds);
    let start = Partition { groups: ArrayVec::new(), left: CardSet::NONE, wilds };
    collect(&mut search, everything, 0, &start, &mut found);
    found
}

fn collect(search: &mut Search, mask: Mask, left: Mask, so_far: &Partition, found: &mut Vec<Partition>) {
    let wilds = so_far.wilds;
    if mask == 0 {
        let mut partition = so_far.clone();
        partition.left = search.cards_of(left);
        if search.x_points(wilds) > 0 {
            partition.groups.push(Group::new(CardSet::NONE, 9, wilds, true));
            partition.wilds = 0;
        }
        found.push(partition);
        return;
    }
    let target = search.value(mask, wilds);
    search.for_each_choice(mask, wilds, |search, choice| {
        let (used, group) = (choice.size - choice.used.count_ones() as u8, search.group(choice));
        let rest = mask & !choice.used;
        if group.points() + search.value(rest, wilds - used) == target {
            let mut further = so_far.clone();
            further.groups.push(group);
            further.wilds -= used;
            collect(search, rest, left, &further, found);
        }
        true
    });
    let rest = mask & (mask - 1);
    if search.value(rest, wilds) == target {
        collect(search, rest, left | (mask & mask.wrapping_neg()), so_far, found);
    }
}
