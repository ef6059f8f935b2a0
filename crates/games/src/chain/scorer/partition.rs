//! The groups behind the best score.

use std::collections::HashMap;

use arrayvec::ArrayVec;

use super::super::card::COLOURS;
use super::super::group::FULL_SET;
use super::super::sheet::MAX_GROUPS;
use super::super::{CardSet, Group};
use super::{Scoring, best};

/// One way to part a hand into groups and cards left over.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Partition {
    /// The groups.
    pub groups: ArrayVec<Group, MAX_GROUPS>,
    /// The cards left over.
    pub left: CardSet,
}

impl Scoring {
    /// Groups that score [`Scoring::best`], unchanging for a hand.
    pub(in super::super) fn best_groups(self, hand: CardSet) -> ArrayVec<Group, MAX_GROUPS> {
        let mut groups = ArrayVec::new();
        let mut rest = hand;
        let mut target = self.best(hand);
        while !rest.and(CardSet::NATURALS).is_empty() {
            let mut found = None;
            for_each_group(rest, &mut |group| {
                let points = group.points();
                let fits = points <= target && points + self.best(without(rest, group)) == target;
                found = fits.then_some(group);
                !fits
            });
            if let Some(group) = found {
                target -= group.points();
                rest = without(rest, group);
                groups.push(group);
            } else {
                rest = rest.without(rest.lowest(1));
            }
        }
        groups.extend(of_wilds(rest, self.all_x));
        groups
    }
}

/// Every way to score [`best`](super::best), each once. X alone are given as a set of 9s.
///
/// # Panics
/// When the hand has more than [`MAX_CARDS`](super::MAX_CARDS) cards.
pub fn best_partitions(hand: CardSet, all_x: bool) -> Vec<Partition> {
    let mut all = Ways { all_x, values: HashMap::new(), found: Vec::new() };
    all.collect(hand, &Partition { groups: ArrayVec::new(), left: CardSet::NONE });
    all.found
}

struct Ways {
    all_x: bool,
    /// The best scores of hands that came up.
    values: HashMap<CardSet, u16>,
    found: Vec<Partition>,
}

impl Ways {
    fn value(&mut self, hand: CardSet) -> u16 {
        *self.values.entry(hand).or_insert_with(|| best(hand, self.all_x))
    }

    /// Adds every way to go on with `rest` after what was settled so far.
    fn collect(&mut self, rest: CardSet, so_far: &Partition) {
        if rest.and(CardSet::NATURALS).is_empty() {
            let mut partition = so_far.clone();
            let group = of_wilds(rest, self.all_x);
            if group.is_none() {
                partition.left = partition.left.union(rest);
            }
            partition.groups.extend(group);
            self.found.push(partition);
            return;
        }
        let target = self.value(rest);
        let mut groups = Vec::new();
        for_each_group(rest, &mut |group| {
            groups.push(group);
            true
        });
        for group in groups {
            let further = without(rest, group);
            if group.points() + self.value(further) == target {
                let mut partition = so_far.clone();
                partition.groups.push(group);
                self.collect(further, &partition);
            }
        }
        let lowest = rest.lowest(1);
        if self.value(rest.without(lowest)) == target {
            let left = so_far.left.union(lowest);
            self.collect(rest.without(lowest), &Partition { groups: so_far.groups.clone(), left });
        }
    }
}

/// The set that X alone make.
fn of_wilds(rest: CardSet, all_x: bool) -> Option<Group> {
    let wilds = rest.wilds();
    (all_x && wilds > 1).then(|| Group::new(CardSet::NONE, 9, wilds, true))
}

/// The cards without those of a group; of the X the lowest go.
fn without(rest: CardSet, group: Group) -> CardSet {
    rest.without(group.naturals()).without(rest.and(CardSet::WILDS).lowest(group.wilds()))
}

/// Visits every group that the lowest number card can be in, the X wherever they can stand, until `visit` stops it.
/// Longer runs come before shorter ones, and runs before sets.
fn for_each_group(rest: CardSet, visit: &mut impl FnMut(Group) -> bool) {
    let lowest = rest.lowest(1);
    let (number, wilds) = (lowest.bits().trailing_zeros() as u8 / COLOURS, rest.wilds());
    for below in (0..=wilds.min(number.saturating_sub(1))).rev() {
        if !each_run(rest, wilds - below, lowest, number - below, number + 1, visit) {
            return;
        }
    }
    // All subsets of the equal cards, larger numbers first.
    let equal = rest.and(CardSet::of_number(number)).without(lowest).bits();
    let mut with = equal;
    loop {
        let used = CardSet::from_bits(with).union(lowest);
        let most = if number == 0 { 0 } else { wilds.min(FULL_SET - used.len()) };
        for size in (used.len().max(2)..=used.len() + most).rev() {
            if !visit(Group::new(used, number, size, true)) {
                return;
            }
        }
        if with == 0 {
            return;
        }
        with = (with - 1) & equal;
    }
}

fn each_run(
    rest: CardSet,
    wilds: u8,
    used: CardSet,
    low: u8,
    next: u8,
    visit: &mut impl FnMut(Group) -> bool,
) -> bool {
    if next < 10 {
        for card in rest.and(CardSet::of_number(next)).iter() {
            if !each_run(rest, wilds, used.union(CardSet::only(card)), low, next + 1, visit) {
                return false;
            }
        }
        if wilds > 0 && !each_run(rest, wilds - 1, used, low, next + 1, visit) {
            return false;
        }
    }
    let size = next - low;
    size < 2 || visit(Group::new(used, low, size, false))
}
