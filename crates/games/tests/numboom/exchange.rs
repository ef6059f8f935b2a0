//! Exchange, and what is remembered of hands.

use cardinal_engine::Seat;
use cardinal_games::numboom::{Memo, Notice};

use super::moves::set;
use super::table::{Deal, Table};

/// Four players; seat 0 is to act with an Exchange.
fn table() -> Table {
    let deal = Deal::of(4)
        .hand(0, "1 exchange 4 4")
        .hand(1, "1 2 2 reset")
        .hand(2, "1 3 3 3")
        .hand(3, "bomb bomb stack 3")
        .deck("4");
    deal.opened("1 1 1")
}

fn note(table: &Table, seat: u8, of: u8) -> Memo {
    table.view_of(seat).players[Seat::new(of)].note
}

#[test]
fn nb_18_nb_a24_all_hands_go_to_a_neighbour() {
    let mut left = table();
    left.does("exchange left");
    assert_eq!(left.hand(1), set("4 4 4"), "the user's hand goes as well");
    assert_eq!((left.hand(2), left.hand(3)), (set("2 2 reset"), set("3 3 3")));
    assert_eq!(left.hand(0), set("bomb bomb stack 3"));
    assert_eq!((0..4).map(|seat| left.size(seat)).collect::<Vec<_>>(), [4, 3, 3, 3], "no seat draws");
    let mut right = table();
    right.does("exchange right");
    assert_eq!((right.hand(0), right.hand(3)), (set("2 2 reset"), set("4 4 4")));
}

#[test]
fn nb_a24_left_is_clockwise_in_either_direction_of_play() {
    let deal = Deal::of(3).hand(0, "1 reverse 4 4").hand(2, "exchange 2 2 2").hand(1, "1 3 3 3");
    let mut table = deal.opened("1 1");
    table.does("reverse, place 4 0, peek 0, end");
    assert_eq!((table.to_act(), table.view().clockwise), (Some(2), false));
    table.does("exchange left");
    assert_eq!((table.hand(0), table.hand(1)), (set("2 2 2"), table.hand(1)));
}

#[test]
fn nb_a24_the_eliminated_are_passed_over() {
    let deal =
        Deal::of(4).hand(0, "2").hand(1, "2 exchange 1 1").hand(2, "3 3 3 3").hand(3, "4 4 4 4").deck("1 1");
    let mut table = deal.opened("2 2 3");
    table.does("flip 1");
    assert!(!table.lives(0));
    table.does("exchange right");
    assert_eq!((table.hand(1), table.hand(2)), (set("3 3 3"), set("4 4 4 4")));
    assert_eq!((table.hand(3), table.size(0)), (set("1 1 1"), 0));
}

#[test]
fn nb_a24_every_player_knows_the_hand_they_gave_away() {
    let mut table = table();
    table.does("exchange left");
    assert_eq!(note(&table, 0, 1), Memo::of(set("4 4 4")));
    assert_eq!(note(&table, 1, 2), Memo::of(set("2 2 reset")));
    assert_eq!(note(&table, 3, 0), Memo::of(set("bomb bomb stack 3")));
    assert!(note(&table, 0, 2).is_empty() && note(&table, 2, 0).is_empty());
    let shown = table.heard(0).iter().any(|notice| match notice {
        Notice::Exchanged { hands, .. } => hands.iter().skip(1).all(Option::is_none),
        _ => false,
    });
    assert!(shown, "only the own new hand is shown");
}

#[test]
fn nb_a24_a_note_loses_what_is_played_and_doubts_what_is_placed() {
    let mut table = table();
    table.does("exchange left, place 3 0, stack, peek 0, end");
    // Seat 3 gave that hand to seat 0: a Stack is gone in plain sight, and one card unseen.
    let left = note(&table, 3, 0);
    assert_eq!((left.sure, left.maybe, left.missing), (set(""), set("bomb bomb 3"), 1));
    assert_eq!(left.count(cardinal_games::numboom::Card::Bomb), 1, "one bomb must still be there");
    assert_eq!(table.field(3), "? ? ?", "the note does not follow the card");
    // Seat 1 has drawn a card; seat 0's note of that hand says nothing of it.
    assert_eq!(note(&table, 0, 1), Memo::of(set("4 4 4")));
}

#[test]
fn nb_a24_a_note_follows_the_hand_and_ends_when_it_comes_back() {
    let deal =
        Deal::of(3).hand(0, "1 exchange exchange 4").hand(1, "1 2 2 2").hand(2, "3 3 3 exchange").deck("4");
    let mut table = deal.opened("1 1");
    table.does("exchange left");
    assert_eq!(note(&table, 1, 2), Memo::of(set("2 2 2")));
    // Seat 0 now holds what seat 2 had, with an Exchange in it.
    table.does("exchange left");
    assert_eq!(note(&table, 1, 0), Memo::of(set("2 2 2")));
    assert_eq!(note(&table, 2, 1), Memo::of(set("3 3 3")));
    assert_eq!(note(&table, 0, 2), Memo::of(set("exchange 4 4")));
}

#[test]
fn nb_a24_nb_a17_a_note_goes_on_when_the_hand_is_discarded() {
    let deal = Deal::of(4).hand(0, "2 exchange 1 1").hand(1, "2 3 3 3").hand(2, "3 4 4 4").deck("4");
    let mut table = deal.opened("2 2 3");
    table.does("exchange right");
    assert_eq!(table.hand(0), set("3 3 3"));
    table.does("flip 1");
    let player = table.view_of(1).players[Seat::new(0)];
    assert_eq!((player.fallen, player.note), (3, Memo::of(set("3 3 3"))));
    assert_eq!(note(&table, 0, 0), Memo::of(set("3 3 3")));
    assert!(note(&table, 2, 0).is_empty());
}
