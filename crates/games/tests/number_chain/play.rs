//! Turns, and the Play under both Conditions.

use cardinal_games::number_chain::Notice;

use super::moves::set;
use super::table::Deal;

#[test]
fn nc_9_turns_go_round_clockwise() {
    for seats in 2..=4 {
        // Four players are dealt only eight cards, so none has to discard.
        let mut table = Deal::of(seats).set("first_starter", "seat1").table();
        for turn in 1..=2 * seats {
            assert_eq!(table.to_act(), Some(turn % seats));
            let supply = table.supply();
            table.drain_to(supply - 1);
        }
    }
}

#[test]
fn nc_9_a_turn_is_exactly_one_of_four_actions() {
    let deal = Deal::of(4).hand(0, "12 32 33 34").floor("21");
    for action in ["play 12, end", "chain 32 33 34, decline", "take pool1", "take supply"] {
        let mut table = deal.table();
        table.does(action);
        assert_eq!(table.to_act(), Some(1), "{action}");
        table.refuses_seat(0, "take supply", "not-your-turn", "NC-9");
    }
    let mut table = deal.table();
    table.does("reset, discard 12");
    assert_eq!(table.to_act(), Some(1));
}

#[test]
fn nc_9_after_a_card_is_played_no_other_action_can_be_begun() {
    let mut table = Deal::of(2).hand(0, "12 13").floor("21").table();
    table.does("play 12");
    for action in ["take supply", "take pool0", "reset"] {
        table.refuses(action, "one-action", "NC-9");
    }
    assert_eq!(table.to_act(), Some(0));
    table.refuses_seat(1, "take supply", "not-your-turn", "NC-9");
}

#[test]
fn nc_10_cards_are_played_one_at_a_time_from_the_own_hand() {
    let mut table =
        Deal::of(2).hand(0, "12 13").hand(1, "14").floor("21").supply("15").pools("16 22 23").table();
    for elsewhere in ["play 14", "play 15", "play 16"] {
        table.refuses(elsewhere, "not-held", "NC-10");
    }
    table.does("play 12");
    assert_eq!((table.floor().as_str(), table.to_act()), ("12", Some(0)));
    table.refuses("play 12", "not-held", "NC-10");
    table.does("play 13");
    assert_eq!(table.floor(), "13");
    assert_eq!(table.size(0), 8);
}

#[test]
fn nc_11_under_pivot_only_cards_that_link_to_the_first_floor_card_of_the_turn() {
    // The rulebook's example: the Floor card is 43, so every card of this turn begins with 3.
    let mut table = Deal::of(2).hand(0, "35 31 36 51 61 11 ?5 22 24 26").floor("43").table();
    for no_three in ["play 51", "play 61", "play 11"] {
        table.refuses(no_three, "breaks-pivot", "NC-11");
    }
    assert_eq!(table.options_to("play"), ["play ?5=35", "play 31", "play 35", "play 36"]);
    table.does("play 35");
    table.refuses("play 51", "breaks-pivot", "NC-11");
    table.does("play 36, play 31");
    table.refuses("play 11", "breaks-pivot", "NC-11");
    assert_eq!(table.options_to("play"), ["play ?5=35"]);
}

#[test]
fn nc_12_under_relay_each_card_links_to_the_one_below() {
    // The rulebook's example: on 23 come 36, then 64, then a card such as 47.
    let mut table = Deal::of(2).hand(0, "36 31 64 47 44").floor("23").relay_table();
    table.refuses("play 64", "breaks-relay", "NC-12");
    table.does("play 36");
    table.refuses("play 31", "breaks-relay", "NC-12");
    table.does("play 64");
    assert_eq!(table.options_to("play"), ["play 44", "play 47"]);
    table.does("play 47");
    assert_eq!(table.floor(), "47");
}

#[test]
fn nc_13_the_last_card_played_is_the_floor_card_of_the_next_player() {
    let mut pivot = Deal::of(2).hand(0, "35 36").hand(1, "64 55").floor("43").table();
    pivot.does("play 35, play 36, end");
    assert_eq!(pivot.floor(), "36");
    pivot.refuses("play 55", "breaks-pivot", "NC-11");
    pivot.does("play 64");

    let mut relay = Deal::of(2).hand(0, "36 64").hand(1, "47 34").floor("23").relay_table();
    relay.does("play 36, play 64, end");
    assert_eq!(relay.floor(), "64");
    relay.refuses("play 34", "breaks-relay", "NC-12");
    relay.does("play 47");
}

#[test]
fn nc_13_every_player_sees_the_cards_played_and_knows_what_they_cover() {
    let mut table = Deal::of(3).hand(0, "35 36").floor("43").table();
    table.does("play 35, play 36, end");
    assert_eq!(table.view().covered, set("43 35"));
    let played = table.seen().into_iter().filter(|notice| matches!(notice, Notice::Played { .. })).count();
    assert_eq!(played, 2);
}

#[test]
fn nc_a15_a_play_is_at_least_one_card_and_may_stop_at_any_time() {
    let mut table = Deal::of(2).hand(0, "35 36 37").floor("43").table();
    table.refuses("end", "must-act", "NC-A16");
    table.does("play 35");
    assert!(table.can("play 36"));
    table.does("end");
    assert_eq!(table.to_act(), Some(1));
}

#[test]
fn nc_a15_stopping_early_is_allowed_in_the_closing_phase_too() {
    let mut table = Deal::of(3).hand(1, "61 62 63").hand(2, "33").closing_on("16");
    table.does("play 61");
    assert!(table.can("play 62"));
    table.does("end");
    assert!(!table.is_out(1));
}

#[test]
fn nc_a16_no_player_passes_before_the_closing_phase() {
    for closing in ["forced", "may_wait", "may_quit"] {
        let mut table = Deal::of(2).set("closing", closing).table();
        for pass in ["end", "wait", "quit"] {
            table.refuses(pass, "must-act", "NC-A16");
        }
        table.refuses("decline", "nothing-to-decline", "NC-A11");
    }
}

#[test]
fn nc_a16_take_and_reset_are_always_possible() {
    let table = Deal::of(2).hand(0, "22 24 26 32 34 36 42 44 46 52").floor("21").table();
    assert_eq!(table.legal(), ["take pool0", "take pool1", "take pool2", "take supply", "reset"]);
}

#[test]
fn nc_a33_a_card_is_never_turned_round() {
    let mut table = Deal::of(2).hand(0, "63 36").floor("43").table();
    table.refuses("play 63", "breaks-pivot", "NC-11");
    // Not even by giving it the other name.
    table.refuses("play 63=36", "wrong-name", "NC-14");
    table.does("play 36");
    let mut relay = Deal::of(2).hand(0, "63 36").floor("26").relay_table();
    relay.refuses("play 36", "breaks-relay", "NC-12");
}
