//! The Supply that runs out.

use cardinal_games::number_chain::{CardSet, Notice, Phase};

use super::moves::set;
use super::table::{Deal, Table};

fn reshuffled(table: &Table) -> Option<CardSet> {
    table.seen().into_iter().find_map(|notice| match notice {
        Notice::Reshuffled { cards } => Some(cards),
        _ => None,
    })
}

#[test]
fn nc_18_the_covered_floor_cards_become_the_new_supply() {
    for seats in 2..=4 {
        let mut table = Deal::of(seats).table();
        table.drain_to(1);
        let (floor, covered) = (table.floor(), table.view().covered);
        table.does("take supply");
        assert!(table.awaits_shuffle() && table.supply() == 0);
        table.reshuffle("");
        assert_eq!(reshuffled(&table), Some(covered));
        assert_eq!((table.floor(), table.supply()), (floor, covered.len()));
        assert!(table.view().covered.is_empty());
    }
}

#[test]
fn nc_18_the_new_supply_is_drawn_in_its_shuffled_order() {
    let mut table = Deal::of(2).supply("51 52").pools("61 62 63").table();
    table.drain_to(1);
    assert!(table.view().covered.contains("51".parse().unwrap()));
    table.does("take pool0, discard 61");
    table.reshuffle("51 52");
    table.does("take supply");
    assert!(table.holds(table.to_act().unwrap(), "51"));
}

#[test]
fn nc_18_no_seat_moves_while_cards_are_shuffled() {
    let mut table = Deal::of(3).table();
    table.drain_to(1);
    let seat = table.to_act().unwrap();
    table.does("take supply");
    for other in 0..3 {
        table.refuses_seat(other, "take supply", "cards-in-motion", "NC-9");
    }
    table.reshuffle("");
    assert_eq!((table.to_act(), table.view().phase), (Some(seat), Phase::Discard));
}

#[test]
fn nc_a20_even_four_full_hands_leave_eighteen_cards_to_shuffle() {
    let mut table = Deal::of(4).table();
    table.drain_to(1);
    assert!((0..4).all(|seat| table.size(seat) == 10));
    table.does("take supply");
    // 63 cards less 41 in the hands, three in the Pools and the one on top of the Floor.
    assert_eq!(table.view().covered.len(), 18);
    table.reshuffle("");
    assert_eq!(table.supply(), 18);
}

#[test]
fn nc_a21_a_drawn_last_card_brings_the_shuffle_before_the_discard() {
    let mut table = Deal::of(2).hand(0, "77").hand(1, "76").table();
    table.drain_to(1);
    let seat = table.to_act().unwrap();
    let mine = ["77", "76"][usize::from(seat)];
    let floor = table.view().floor.unwrap().card();
    table.does("take supply");
    assert!(table.awaits_shuffle());
    table.reshuffle("");
    assert_eq!(table.view().phase, Phase::Discard);
    table.does(&format!("discard {mine}"));
    // Laid after the shuffle, it covers the old Floor card and is not in the Supply.
    assert_eq!(table.floor(), mine);
    assert_eq!(table.view().covered, CardSet::only(floor));
}

#[test]
fn nc_a21_the_shuffle_may_come_in_the_middle_of_a_refill() {
    let mut table = Deal::of(2).pools("61 62 63").supply("51").table();
    table.drain_to(2);
    let seat = table.to_act().unwrap();
    table.does("reset, discard 61, discard 62, discard 63");
    assert!(table.awaits_shuffle());
    assert!(table.pools().ends_with(" --") && !table.pools().starts_with("--"), "{}", table.pools());
    // Discards laid before the shuffle are part of it, the Floor card is not.
    assert!(set("61 62 51").without(table.view().covered).is_empty());
    table.reshuffle("51");
    assert!(table.pools().ends_with(" 51"));
    assert_eq!(table.to_act(), Some(1 - seat));
}

#[test]
fn nc_a21_the_shuffle_follows_the_last_refill_before_the_turn_ends() {
    let mut take = Deal::of(4).table();
    take.drain_to(1);
    let seat = take.to_act().unwrap();
    take.does("take pool0");
    let card = take.options_to("discard").remove(0);
    take.does(&card);
    assert!(take.awaits_shuffle() && !take.pools().contains("--"));
    take.reshuffle("");
    assert_eq!(take.to_act(), Some((seat + 1) % 4));

    let mut reset = Deal::of(2).pools("61 62 63").table();
    reset.drain_to(3);
    reset.does("reset, discard 61, discard 62, discard 63");
    assert!(reset.awaits_shuffle() && !reset.pools().contains("--"));
}

#[test]
fn nc_a39_chains_and_discards_are_shuffled_too() {
    let mut table = Deal::of(2).hand(0, "32 33 34 41").hand(1, "66").floor("11").supply("55").table();
    table.does("chain 32 33 34, play 41, end, take supply, discard 55");
    table.drain_to(1);
    table.does("take supply");
    assert!(table.awaits_shuffle());
    table.reshuffle("");
    let cards = reshuffled(&table).unwrap();
    assert!(set("11 32 33 34 41 55").without(cards).is_empty(), "{cards:?}");
}

#[test]
fn nc_a5_shuffled_wilds_are_blank_again() {
    let mut table = Deal::of(2).hand(0, "1?").pools("61 62 63").floor("31").table();
    table.does("play 1?=15, end");
    table.drain_to(1);
    table.does("take pool0, discard 61");
    table.reshuffle("1?");
    let seat = table.to_act().unwrap();
    table.does("take supply");
    assert!(table.holds(seat, "1?"));
    let names: Vec<String> = (1..=7).map(|digit| format!("discard 1?=1{digit}")).collect();
    assert_eq!(table.options_to("discard 1?"), names);
}

/// Seat 0 has discarded its `3?` on the last but one card of the Supply, and seat 1, a card short, draws the last one
/// without discarding: the `3?` is the Floor card that stays through the shuffle.
fn shuffled_below(discarded_wild: &str, discard: &str) -> Table {
    let deal = Deal::of(2).set("discarded_wild", discarded_wild).hand(0, "3? 51 61").hand(1, "?6");
    let mut table = deal.table();
    table.drain_to(2);
    let play = table.options_to("play ?6").remove(0);
    table.does(&format!("{play}, end, take supply, {discard}, take supply"));
    assert!(table.awaits_shuffle());
    table.reshuffle("");
    assert_eq!(table.to_act(), Some(0));
    table
}

#[test]
fn nc_a5_the_card_that_stays_keeps_its_name() {
    let mut table = shuffled_below("declare", "discard 3?=35");
    assert_eq!(table.floor(), "3?=35");
    table.refuses("play 61", "breaks-pivot", "NC-11");
    table.does("play 51");
}

#[test]
fn nc_a5_nc_a2_an_open_card_that_stays_remains_open() {
    let table = shuffled_below("open", "discard 3?");
    assert_eq!(table.floor(), "3?");
    assert!(table.can("play 51") && table.can("play 61"));
}
