//! How the last one left goes on.

use cardinal_games::number_chain::{Condition, Out};

use super::table::{Deal, Table};

fn last_of_two(last_player: &str, hand: &str) -> Table {
    Deal::of(2).set("last_player", last_player).hand(1, hand).closing_on("16")
}

#[test]
fn nc_a18_with_new_turns_pivot_starts_again_each_time() {
    let mut table = last_of_two("new_turns", "62 64 23 33 42 44 46 52 54 56");
    table.does("play 64, play 62");
    table.refuses("play 23", "breaks-pivot", "NC-11");
    table.does("end, play 23, end, play 33, end");
    assert_eq!(table.penalties(), [0, 6]);
}

#[test]
fn nc_a18_nc_a15_with_new_turns_the_last_one_may_stop_and_go_on() {
    let mut table = last_of_two("new_turns", "66 62 64");
    table.does("play 66, end");
    assert_eq!(table.to_act(), Some(1));
    table.does("play 62, end");
}

#[test]
fn nc_a18_with_same_turn_the_first_floor_card_counts_to_the_end() {
    let mut table = last_of_two("same_turn", "62 64 23 43 42 44 46 52 54 56");
    table.does("play 62");
    table.refuses("play 23", "breaks-pivot", "NC-11");
    table.refuses("end", "keep-going", "NC-A18");
    // With the last fitting card the turn is over, and with it the round, though 43 would go on 64.
    table.does("play 64");
    assert_eq!(table.outs(), [(1, Out::Finished)]);
    assert_eq!(table.penalties(), [0, 8]);
}

#[test]
fn nc_a18_with_same_turn_relay_goes_from_card_to_card() {
    let deal = Deal::of(2).set("last_player", "same_turn").hand(0, "11 12 22 23 33 34 44 45 55 56");
    let mut table = deal.hand(1, "62 24 41 47 71 77").floor("21").relay_table();
    assert_eq!(table.condition(), Condition::Relay);
    table.does("play 11, play 12, play 22, play 23, play 33, play 34, play 44, play 45, play 55, play 56");
    assert_eq!(table.to_act(), Some(1));
    table.does("play 62, play 24");
    table.refuses("end", "keep-going", "NC-A18");
    table.does("play 41");
    assert_eq!(table.outs(), [(1, Out::Finished)]);
    assert_eq!(table.penalties()[0], 0);
}

#[test]
fn nc_a18_nc_a13_with_same_turn_no_chain_follows_a_play() {
    let mut table = last_of_two("same_turn", "62 64 33 34 35");
    assert!(table.can("chain 33 34 35"));
    table.does("play 62");
    table.refuses("chain 33 34 35", "chain-after-play", "NC-A13");
}

#[test]
fn nc_a18_with_same_turn_a_usable_extra_turn_cannot_be_declined() {
    let mut table = last_of_two("same_turn", "33 34 35 51 53 42 44 46 72 74");
    table.does("chain 33 34 35");
    table.refuses("decline", "cannot-decline", "NC-A18");
    table.does("play 51, play 53");
    assert_eq!(table.outs(), [(1, Out::Finished)]);
    assert_eq!(table.penalties(), [0, 5]);
}

#[test]
fn nc_a18_nc_a11_with_same_turn_the_last_one_is_out_when_the_extra_turn_is_no_use() {
    let mut table = last_of_two("same_turn", "33 34 35 62 42 44 46 72 74 76");
    table.does("chain 33 34 35");
    assert_eq!(table.outs(), [(1, Out::Finished)]);
    assert_eq!(table.penalties(), [0, 7]);
}

#[test]
fn nc_a18_nc_a29_with_same_turn_the_last_one_can_empty_the_hand() {
    let mut table = last_of_two("same_turn", "61 62 63 64 65 66 67 6? ?6 ?7");
    table.does(
        "play 61, play 62, play 63, play 64, play 65, play 66, play 67, play 6?=61, play ?6=66, play ?7=67",
    );
    assert_eq!((table.outs(), table.penalties()), (vec![(1, Out::Emptied)], vec![0, 0]));
}

#[test]
fn nc_a18_same_turn_concerns_only_the_last_one() {
    let deal = Deal::of(3).set("last_player", "same_turn").hand(1, "62 64 25 33 34 35 42 52 72 74");
    let mut table = deal.hand(2, "43 45 47 53 55 57 73 75 77 37").closing_on("16");
    // Seat 1 may stop, and with seat 2 unable to follow the 2 it is the last one left.
    table.does("play 64, play 62, end");
    assert_eq!((table.is_out(2), table.to_act()), (true, Some(1)));
    table.does("play 25");
    assert_eq!(table.outs(), [(1, Out::Finished)]);
    assert_eq!(table.penalties(), [0, 7, 10]);
}

#[test]
fn nc_a19_the_last_one_left_goes_on_with_chains() {
    for last_player in ["new_turns", "same_turn"] {
        let mut table = last_of_two(last_player, "33 34 35 22 24 26 42 44 46 72");
        assert_eq!(table.legal(), ["chain 33 34 35", "chain 35 34 33"]);
        table.does("chain 33 34 35");
        assert_eq!(table.penalties(), [0, 7]);
    }
}

#[test]
fn nc_a19_nc_a14_a_chain_of_the_last_one_brings_an_extra_turn() {
    let mut table = last_of_two("new_turns", "33 34 35 52 24 26 42 44 46 72");
    table.does("chain 33 34 35, play 52, end, play 24, end, play 44, play 42, end, play 26, end");
    assert_eq!(table.penalties(), [0, 2]);
}
