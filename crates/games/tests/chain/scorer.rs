//! The exact scorer against a second opinion.

use std::collections::BTreeSet;

use cardinal_engine::random::{Purpose, shuffle, stream};
use cardinal_games::chain::{Card, CardSet, Group, scorer};
use proptest::prelude::*;

use super::moves::set;
use super::reference::{self, dense_hand, random_hand};

#[track_caller]
fn same(hand: CardSet) {
    for all_x in [true, false] {
        assert_eq!(scorer::best(hand, all_x), reference::best(hand, all_x), "{hand:?}, all_x {all_x}");
    }
}

#[test]
fn random_hands_score_what_trying_everything_gives() {
    for seed in 0..3000 {
        same(random_hand(seed, 4 + (seed % 7) as usize));
    }
    for seed in 0..150 {
        same(random_hand(seed, 12));
    }
    same(random_hand(1, 13));
}

#[test]
fn dense_hands_score_what_trying_everything_gives() {
    for seed in 0..3000 {
        same(dense_hand(seed, 10, (seed % 5) as usize));
    }
    for seed in 0..300 {
        same(dense_hand(seed, 12, (seed % 5) as usize));
    }
    (0..5).for_each(|wilds| same(dense_hand(9, 13, wilds)));
}

#[test]
fn drafted_hands_score_what_trying_everything_gives() {
    for seed in 0..100 {
        drafted(seed).into_iter().for_each(same);
    }
}

/// Three hands drafted from a row of five, each taking what scores the most at once.
fn drafted(seed: u64) -> Vec<CardSet> {
    let mut deck = Card::ALL.to_vec();
    shuffle(&mut deck, &mut stream(seed, 0, Purpose::Test));
    let mut deck = deck.into_iter();
    let mut hands: Vec<CardSet> = deck.by_ref().take(3).map(CardSet::only).collect();
    let mut row: Vec<Card> = deck.by_ref().take(5).collect();
    for _ in 0..11 {
        for hand in &mut hands {
            let worth = |card: &Card| scorer::best(hand.union(CardSet::only(*card)), true);
            let best = (0..5).max_by_key(|slot| worth(&row[*slot])).unwrap();
            hand.insert(row[best]);
            row[best] = deck.next().unwrap();
        }
    }
    hands
}

#[test]
fn two_runs_that_want_the_same_cards_get_them_once() {
    // Red fits both runs from 3 to 6, but each red card is there once.
    same(set("R3 R4 R5 R6 B3 G4 P5 O6"));
    same(set("R1 R2 R3 R4 R5 B3 B4 B5 G3 G4 G5 X1"));
    same(set("R3 R4 R5 B3 B4 B5 G3 G4 G5 O2 P6"));
    // Three runs over the very same numbers beat sets.
    same(set("R1 R2 R3 R4 R5 B1 B2 B3 B4 G1 G2 G3 G4"));
}

#[test]
fn ch_a8_the_longest_run_of_one_colour_is_worth_200() {
    assert_eq!(scorer::best(set("R0 R1 R2 R3 R4 R5 R6 R7 R8 R9"), true), 200);
    assert_eq!(scorer::best(set("R0 R1 R2 R3 R4 R5 X1 X2 X3 X4"), true), 200);
    assert_eq!(scorer::best(CardSet::NONE, true), 0);
}

#[test]
fn ch_a4_two_sets_of_one_number_are_found_where_x_alone_make_none() {
    // 5-5-5-5-X and 5-X, instead of one full set and two X left over.
    assert_eq!(scorer::best(set("R5 O5 P5 B5 G5 X1 X2"), false), 50 + 5);
    // 0-0-0, and the nines with all four X as sets of five and four.
    assert_eq!(scorer::best(set("R0 O0 P0 R9 O9 P9 B9 G9 X1 X2 X3 X4"), false), 15 + 50 + 30);
    for hand in [set("R5 O5 P5 B5 G5 X1 X2"), set("R0 O0 P0 R9 O9 P9 B9 G9 X1 X2 X3 X4")] {
        let groups = scorer::best_groups(hand, false);
        let points: u16 = groups.iter().map(|group| group.points()).sum();
        assert_eq!(points, scorer::best(hand, false), "{groups:?}");
        assert!(groups.iter().all(|group| !group.naturals().is_empty()), "{groups:?}");
        let partitions = scorer::best_partitions(hand, false);
        let of =
            |partition: &scorer::Partition| partition.groups.iter().map(|group| group.points()).sum::<u16>();
        assert!(!partitions.is_empty() && partitions.iter().all(|partition| of(partition) == points));
    }
}

#[test]
fn hands_of_few_numbers_and_many_x_score_what_trying_everything_gives() {
    for wilds in 2..=4 {
        for many in 3..=5 {
            for number in 0..10 {
                for seed in 0..3 {
                    same(crowded_hand(seed, number, many, wilds, 11));
                }
            }
            same(crowded_hand(9, 1 + many as u8, many, wilds, 13));
        }
    }
}

/// A hand with `many` cards of one number and this many X; the rest lies around that number.
fn crowded_hand(seed: u64, number: u8, many: usize, wilds: usize, size: usize) -> CardSet {
    let mut cards = Card::ALL.to_vec();
    shuffle(&mut cards, &mut stream(seed, u64::from(number), Purpose::Test));
    let equal = cards.iter().filter(|card| card.number() == Some(number)).take(many);
    let x = cards.iter().filter(|card| card.is_x()).take(wilds);
    let near = |card: &&Card| card.number().is_some_and(|other| (1..=2).contains(&other.abs_diff(number)));
    equal.chain(x).chain(cards.iter().filter(near)).copied().take(size).collect()
}

/// Every partition by brute force: all ways to put cards into groups, by the groups' own word for their points.
fn all_best(hand: CardSet) -> BTreeSet<Vec<String>> {
    scorer::best_partitions(hand, true)
        .into_iter()
        .map(|partition| {
            let mut names: Vec<String> = partition.groups.iter().map(|group| format!("{group:?}")).collect();
            names.sort();
            names
        })
        .collect()
}

#[test]
fn every_best_partition_is_sound_and_found_once() {
    for seed in 0..200 {
        let hand = dense_hand(seed, 9, (seed % 3) as usize);
        let best = scorer::best(hand, true);
        let partitions = scorer::best_partitions(hand, true);
        assert!(!partitions.is_empty());
        for partition in &partitions {
            let points: u16 = partition.groups.iter().map(|group: &Group| group.points()).sum();
            assert_eq!(points, best, "{hand:?}: {partition:?}");
            let mut used = partition.left;
            for group in &partition.groups {
                assert!(used.and(group.naturals()).is_empty(), "{partition:?}");
                used = used.union(group.naturals());
                let pieces: Vec<_> = group.pieces().collect();
                assert_eq!(Group::of(&pieces), Some(*group));
            }
            let wilds: u8 = partition.groups.iter().map(|group| group.wilds()).sum();
            assert_eq!(used.and(CardSet::NATURALS), hand.and(CardSet::NATURALS));
            assert_eq!(wilds + partition.left.wilds(), hand.wilds());
        }
        assert_eq!(all_best(hand).len(), partitions.len(), "{hand:?}");
        let groups = scorer::best_groups(hand, true);
        assert_eq!(groups.iter().map(|group| group.points()).sum::<u16>(), best);
    }
}

#[test]
fn best_partitions_differ_in_what_is_left_over() {
    // Any two of the three make the run; the third stays over.
    let partitions = scorer::best_partitions(set("R1 B2 G1 O5"), true);
    let left: BTreeSet<String> = partitions.iter().map(|partition| format!("{:?}", partition.left)).collect();
    assert!(left.contains("{B2, O5}"), "a pair of 1 is worth more than a run: {left:?}");
    let partitions = scorer::best_partitions(set("R1 B2 G3 O3"), true);
    let left: BTreeSet<String> = partitions.iter().map(|partition| format!("{:?}", partition.left)).collect();
    assert_eq!(left.len(), 1, "a run of two and a pair: {left:?}");
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 300, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn any_hand_scores_what_trying_everything_gives(seed: u64, size in 2..=10_usize, wilds in 0..=4_usize) {
        let hand = dense_hand(seed, size.max(wilds), wilds);
        prop_assert_eq!(scorer::best(hand, true), reference::best(hand, true), "{:?}", hand);
    }

    #[test]
    fn one_more_card_never_scores_less(seed: u64, size in 2..=12_usize) {
        let hand = random_hand(seed, size);
        let more = random_hand(seed.wrapping_add(1), 1).union(hand);
        prop_assert!(scorer::best(more, true) >= scorer::best(hand, true));
    }
}
