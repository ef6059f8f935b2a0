//! What is done for a player who has left or run out of time.

use cardinal_engine::{Game, Seat};

use super::moves::written;
use super::table::{Deal, Table};

/// The move made for a seat.
fn default_of(table: &Table, seat: u8) -> Option<String> {
    table.game.default_action(Seat::new(seat)).map(|action| written(&action))
}

/// The default move of the seat to act; it is made.
#[track_caller]
fn default(table: &mut Table) -> String {
    let text =
        default_of(table, table.to_act().expect("a turn names at least one seat")).expect("there is a move");
    table.does(&text);
    text
}

#[test]
fn nc_a37_the_default_is_a_take_from_the_supply() {
    for seats in 2..=4 {
        let mut table = Deal::of(seats).hand(0, "12 32 33 34").floor("21").table();
        assert_eq!(default(&mut table), "take supply");
    }
}

#[test]
fn nc_a37_above_the_limit_the_first_card_in_hand_order_is_discarded() {
    let mut table = Deal::of(2).hand(0, "26 41 35 36").supply("13").table();
    table.does("take supply");
    assert_eq!(default(&mut table), "discard 13");
    assert_eq!(table.floor(), "13");
}

#[test]
fn nc_a37_nc_a2_a_trailing_wild_is_named_1() {
    let mut table = Deal::of(2).hand(0, "1? 26 41").table();
    table.does("take supply");
    assert_eq!(default(&mut table), "discard 1?=11");
    // Where nothing is named, nothing is named for the absent either.
    let mut table = Deal::of(2).set("discarded_wild", "open").hand(0, "1? 26 41").table();
    table.does("take supply");
    assert_eq!(default(&mut table), "discard 1?");
    let mut table = Deal::of(2).hand(0, "1? 26 41").table();
    table.does("reset");
    assert_eq!(default(&mut table), "discard 1?");
}

#[test]
fn nc_a37_a_play_under_way_is_ended() {
    let mut table = Deal::of(2).hand(0, "12 13").floor("21").table();
    table.does("play 12");
    assert_eq!(default(&mut table), "end");
}

#[test]
fn nc_a37_an_offered_extra_turn_is_declined() {
    for extra_turn in ["any", "play_or_chain"] {
        let mut table = Deal::of(2).set("extra_turn", extra_turn).hand(0, "32 33 34 41").floor("21").table();
        table.does("chain 32 33 34");
        assert_eq!(default(&mut table), "decline");
    }
}

#[test]
fn nc_a37_in_the_closing_phase_it_is_the_first_legal_action() {
    let mut table = Deal::of(3).hand(1, "61 62 33 34 35").closing_on("16");
    let first = table.legal().remove(0);
    assert_eq!(default(&mut table), first);
    assert_eq!(default(&mut table), "end");

    let mut table = Deal::of(2).hand(1, "33 34 35 22 24 26 42 44 46 72").closing_on("16");
    assert_eq!(default(&mut table), "chain 33 34 35");
}

#[test]
fn nc_a37_nc_a18_where_the_last_one_left_has_to_go_on_so_does_the_default() {
    let mut table =
        Deal::of(2).set("last_player", "same_turn").hand(1, "33 34 35 51 52 22 24 26 42 72").closing_on("16");
    assert_eq!(default(&mut table), "chain 33 34 35");
    assert_eq!(default(&mut table), "play 51");
    assert_eq!(default(&mut table), "play 52");
    assert_eq!(table.penalties(), [0, 5]);
}

#[test]
fn nc_a37_no_other_seat_has_a_default() {
    let table = Deal::of(3).table();
    assert_eq!((default_of(&table, 1), default_of(&table, 2)), (None, None));
    let table = Deal::of(3).hand(1, "61").closing_on("16");
    assert_eq!(default_of(&table, 0), None, "being out");
}
