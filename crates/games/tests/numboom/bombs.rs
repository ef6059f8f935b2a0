//! Bombs.

use cardinal_games::numboom::Phase;

use super::table::Deal;

#[test]
fn nb_12_nb_a19_a_player_who_flips_a_bomb_only_flips_in_the_next_turn() {
    let mut table = Deal::of(4).hand(0, "1").hand(1, "bomb").hand(2, "4").opened("1 bomb 4");
    table.does("flip 1");
    assert_eq!(
        (table.death_number(), table.lives(0), table.bombed(0)),
        (1, true, true),
        "a bomb has no number"
    );
    // The restriction is for the next turn, not for this one.
    table.does("place 1 0, end");
    table.does("place 2 1, peek 1, end, peek 1, flip 2, end, peek 1, place 3 2, end");
    assert!(table.view().flip_only && !table.bombed(0));
    table.refuses("place 1 2", "flip-only", "NB-12");
    table.refuses("peek 1", "flip-only", "NB-12");
    table.does("flip 0, flip 1");
    assert_eq!(table.death_number(), 0);
}

#[test]
fn nb_a19_functions_remain_usable_but_no_stack() {
    let deal = Deal::of(3).hand(0, "bomb 1 1 1").hand(1, "1 1 1 1").hand(2, "reset stack 1 1");
    let mut table = deal.opened("bomb 1");
    table.does("place 1 0, peek 1, end, flip 0, place 1 0, end");
    assert!(table.view().flip_only);
    table.refuses("stack", "stack-too-late", "NB-A20");
    table.does("reset 0, flip 0, flip 1, end");
    assert!(!table.bombed(2));
}

#[test]
fn nb_a19_a_restricted_turn_is_as_many_flips_as_there_are_cards() {
    let deal = Deal::of(3).hand(0, "bomb 1 1 1").hand(1, "1 1 1 1").hand(2, "1 1 1 1");
    let mut table = deal.opened("bomb 1");
    table.does("flip 1, place 1 0, end, place 1 1, flip 1, end");
    assert_eq!((table.heights(), table.death_number()), (vec![1, 0], 2));
    table.does("flip 0");
    assert!(table.can("end"), "one card lay there");
}

#[test]
fn nb_a19_a_bomb_flipped_in_a_restricted_turn_renews_it_and_two_do_not_add_up() {
    let deal =
        Deal::of(3).hand(0, "bomb bomb 1 1").hand(1, "1 1 1 bomb").hand(2, "1 1 1 1").deck("1 1 1 1 1 1");
    let mut table = deal.opened("bomb 1");
    table.does("flip 1, place bomb 0, end, place bomb 1, peek 1, end");
    assert!(table.view().flip_only);
    table.does("flip 0, flip 1, end");
    assert!(table.bombed(2), "renewed");
    table.does("place 1 0, peek 0, end, place 1 1, peek 0, end");
    assert!(table.view().flip_only && !table.bombed(2), "once, though there were two");
}

#[test]
fn nb_a19_the_restriction_goes_on_into_dual() {
    // Seat 2 turned a bomb over in round one; seat 0 goes out, and seat 1 begins Dual.
    let deal = Deal::of(3).hand(0, "bomb 4 1 1").hand(1, "4 1 1 1").hand(2, "1 1 1 1");
    let mut table = deal.opened("bomb 4");
    table.does("flip 1");
    assert!(table.view().dual && table.bombed(2) && !table.lives(0));
    table.does("place 1 0");
    assert_eq!((table.to_act(), table.phase()), (Some(2), Phase::DualFlip), "filling gives way to the bomb");
    table.refuses("place 1 1", "flip-only", "NB-12");
    table.does("flip 0");
    assert_eq!((table.to_act(), table.death_number()), (Some(1), 1), "nothing is placed");
}

#[test]
fn nb_a19_in_dual_a_bomb_renews_the_restriction_as_well() {
    let mut table = Deal::of(2).hand(0, "bomb bomb 1 1").hand(1, "1 1 1 1").table();
    table.does("place bomb 0, flip 0");
    assert!(table.bombed(1) && table.view().dual);
    table.does("place bomb 0");
    // Restricted, seat 1 flips the next bomb: nothing is placed, and its next turn is restricted as well.
    table.does("flip 0");
    assert_eq!((table.to_act(), table.heights(), table.bombed(1)), (Some(0), vec![0, 0], true));
    table.does("place 1 0, flip 0");
    assert_eq!((table.to_act(), table.death_number(), table.bombed(1)), (Some(0), 1, false));
}

#[test]
fn nb_a19_with_an_empty_table_the_restricted_player_misses_the_turn() {
    let deal =
        Deal::of(3).set("functions", "false").hand(0, "4 1 1 1").hand(1, "bomb 1 1 1").hand(2, "3 1 1 1");
    let mut table = deal.opened("4 bomb");
    // Seat 1 flips the bomb and empties the table; seat 0 dies of seat 2's 3 and leaves it empty again.
    table.does("place 1 0, peek 0, flip 1, flip 0, place 3 0, peek 0, flip 0");
    assert!(!table.lives(0) && table.view().dual && !table.bombed(1));
    assert_eq!((table.to_act(), table.phase()), (Some(2), Phase::DualFill), "seat 1 would have begun");
}
