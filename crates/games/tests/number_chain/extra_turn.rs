//! The extra turn that a Chain brings.

use cardinal_games::number_chain::Notice;

use super::table::{Deal, Table};

/// Seat 0 can lay two Chains and a 4x; it has laid the first Chain.
fn after_a_chain(extra_turn: &str) -> Table {
    let deal = Deal::of(4).set("extra_turn", extra_turn).hand(0, "32 33 34 41 55 56 57 77").hand(1, "72 45");
    let mut table = deal.floor("11").table();
    table.does("chain 32 33 34");
    table
}

#[test]
fn nc_a10_an_extra_turn_is_a_whole_turn_with_any_action() {
    for action in ["play 41, end", "take pool2", "take supply", "reset"] {
        let mut table = after_a_chain("any");
        table.does(action);
        assert_eq!(table.to_act(), Some(1), "{action}");
    }
}

#[test]
fn nc_a10_another_chain_brings_another_extra_turn() {
    let mut table = after_a_chain("any");
    table.does("chain 55 56 57");
    assert_eq!((table.to_act(), table.floor().as_str()), (Some(0), "57"));
    table.does("play 77, end");
    assert_eq!(table.to_act(), Some(1));
}

#[test]
fn nc_a10_a_table_may_keep_extra_turns_for_play_and_chain() {
    let mut table = after_a_chain("play_or_chain");
    for action in ["take pool0", "take supply", "reset"] {
        table.refuses(action, "extra-turn-cards-only", "NC-A10");
    }
    for action in ["play 41, end", "chain 55 56 57, decline", "decline"] {
        let mut table = table.clone();
        table.does(action);
        assert_eq!(table.to_act(), Some(1), "{action}");
    }
    // Ordinary turns are not concerned.
    table.does("decline, take supply");
}

#[test]
fn nc_a10_nc_20_in_the_closing_phase_an_extra_turn_is_for_play_and_chain() {
    let mut table = Deal::of(3).hand(1, "32 33 34 41").hand(2, "42").closing_on("16");
    table.does("chain 32 33 34");
    for action in ["take pool0", "take supply", "reset"] {
        table.refuses(action, "closing-cards-only", "NC-20");
    }
    table.does("play 41, end");
}

#[test]
fn nc_a11_declining_is_an_explicit_choice() {
    let mut table = after_a_chain("any");
    assert!(table.seen().iter().any(|notice| matches!(notice, Notice::Offered { .. })));
    for other in ["end", "wait", "quit"] {
        table.refuses(other, "decline-instead", "NC-A11");
    }
    table.does("decline");
    assert_eq!((table.to_act(), table.floor().as_str()), (Some(1), "34"));
    table.refuses("decline", "nothing-to-decline", "NC-A11");
}

#[test]
fn nc_a11_in_the_closing_phase_an_extra_turn_without_a_move_is_declined_and_keeps_the_player_in() {
    // After the Chain nothing of seat 1 fits on 35, and there is no second Chain.
    let mut table = Deal::of(3).hand(1, "33 34 35 42 44 46 62 64 66 72").hand(2, "52 23").closing_on("16");
    table.does("chain 33 34 35");
    assert!(!table.is_out(1));
    assert_eq!(table.to_act(), Some(2));
    assert!(table.seen().iter().any(|notice| matches!(notice, Notice::Declined { .. })));
    // It was no turn in which seat 1 was found unable; on the next one there is a card for it.
    table.does("play 52, end");
    assert!(table.is_out(1), "nothing fits on 52 now");

    let mut table = Deal::of(3).hand(1, "33 34 35 42 44 46 62 64 66 72").hand(2, "54 23").closing_on("16");
    table.does("chain 33 34 35, play 54, end, play 42");
    assert!(!table.is_out(1));
}

#[test]
fn nc_a11_an_extra_turn_for_play_and_chain_is_declined_where_neither_is_possible() {
    let deal = Deal::of(2).set("extra_turn", "play_or_chain").hand(0, "33 34 35 42 44 46 62 64 66 72");
    let mut table = deal.floor("11").table();
    table.does("chain 33 34 35");
    assert_eq!(table.to_act(), Some(1));
    assert!(table.seen().iter().any(|notice| matches!(notice, Notice::Declined { .. })));
}

#[test]
fn nc_a14_under_pivot_the_extra_turn_links_to_the_last_card_of_the_chain() {
    let mut table = Deal::of(2).hand(0, "32 33 34 12 41 42 11").floor("21").table();
    table.does("chain 32 33 34");
    table.refuses("play 12", "breaks-pivot", "NC-11");
    table.does("play 41");
    table.refuses("play 12", "breaks-pivot", "NC-11");
    table.does("play 42, end");
}

#[test]
fn nc_a14_a_chain_that_ends_with_a_wild_anchors_by_its_number() {
    let mut table = Deal::of(2).hand(0, "32 33 3? 41 42 12").floor("21").table();
    table.does("chain 3?=34 33 32");
    table.refuses("play 41", "breaks-pivot", "NC-11");
    let mut table = Deal::of(2).hand(0, "32 33 3? 41 42 12").floor("21").table();
    table.does("chain 32 33 3?=34, play 41, play 42");
}

#[test]
fn nc_a40_a_usable_extra_turn_may_be_refused_before_the_closing_phase() {
    let mut table = after_a_chain("any");
    assert!(table.can("play 41"));
    table.does("decline");
    assert_eq!((table.floor().as_str(), table.to_act()), ("34", Some(1)));
    table.refuses("play 72", "breaks-pivot", "NC-11");
    table.does("play 45");
}
