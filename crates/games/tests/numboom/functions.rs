//! Stack, Observe, Reverse and Reset.

use cardinal_games::numboom::{Action, DeathNumber};

use super::table::Deal;

#[test]
fn nb_11_function_cards_are_no_operations_and_come_at_any_time() {
    let deal = Deal::of(4).hand(0, "1 reverse reset observe").deck("reverse");
    let mut table = deal.opened("1 1 1");
    table.refuses("stack", "function-not-held", "NB-11");
    table.does("reverse, peek 1, reset 1, flip 2, reverse, observe 1");
    assert_eq!((table.view().operations, table.size(0)), (0, 0));
    table.does("end");
    assert_eq!(table.to_act(), Some(1));
    table.refuses_seat(0, "reset 1", "function-out-of-turn", "NB-A18");
}

#[test]
fn nb_a37_functions_count_among_the_four_and_can_all_be_played_off() {
    let mut table = Deal::of(3).hand(0, "1 reset reverse observe").deck("reset").opened("1 1");
    assert_eq!((table.size(0), table.hand(0).placeable().len()), (4, 0));
    table.does("reset 1, reset 2, reverse, observe 1, peek 1, end");
    assert_eq!(table.size(0), 0);
}

#[test]
fn nb_13_nb_a20_a_stack_allows_one_card_on_an_occupied_position() {
    let mut table = Deal::of(4).hand(0, "1 stack 2 3").opened("1 1 1");
    table.refuses("place 2 1", "occupied", "NB-8");
    table.does("stack");
    assert_eq!(table.view().operations, 2, "playing it is not an operation");
    table.does("place 2 1");
    assert_eq!((table.view().operations, table.view().stacks, table.heights()), (1, 0, vec![0, 2, 1]));
    table.refuses("place 3 1", "occupied", "NB-8");
    table.does("place 3 0, end");
}

#[test]
fn nb_a20_only_the_top_card_can_be_touched_and_the_rest_comes_up_one_by_one() {
    let mut table = Deal::of(4).hand(0, "1 stack 2 3").hand(1, "1 observe").opened("1 1 1");
    table.does("stack, place 2 1, peek 1");
    assert_eq!(table.field(0), "- ?/2 ?");
    table.does("end, observe 1");
    assert_eq!(table.field(1), "- 1/2 ?");
    table.does("flip 1");
    assert_eq!((table.death_number(), table.field(1).as_str()), (3, "- 1 ?"));
}

#[test]
fn nb_a20_rights_and_cards_pile_up_and_unused_rights_end_with_the_turn() {
    let mut table = Deal::of(4).hand(0, "1 stack stack 3").deck("2").opened("1 1 1");
    table.does("stack, stack");
    assert_eq!(table.view().stacks, 2);
    table.does("place 3 1, place 2 1, end");
    assert_eq!(table.heights(), [0, 3, 1]);
    let mut table = Deal::of(4).hand(0, "1 stack 2 3").opened("1 1 1");
    table.does("stack, place 3 0");
    assert_eq!(table.view().stacks, 1, "an empty position needs no Stack");
    table.does("peek 1, end");
    assert_eq!(table.view().stacks, 0);
}

#[test]
fn nb_a20_a_stack_needs_a_place_that_can_follow() {
    let mut table = Deal::of(4).hand(0, "1 stack 2 3").opened("1 1 1");
    table.does("place 3 0, peek 1");
    table.refuses("stack", "stack-too-late", "NB-A20");
}

#[test]
fn nb_a36_observe_and_stack_need_something_to_work_on() {
    let mut table = Deal::of(3).hand(0, "1 stack observe reverse").hand(1, "4").deck("stack").opened("1 4");
    table.refuses("stack", "stack-in-vain", "NB-A36");
    table.refuses("observe 0", "observe-nothing", "NB-A36");
    table.refuses("observe 7", "no-such-position", "NB-4");
    let mut table = Deal::of(3).hand(0, "1 stack observe 1").opened("1 1");
    table.does("flip 1");
    table.refuses("stack", "stack-in-vain", "NB-A36");
    assert!(!table.can_any("observe"));
}

#[test]
fn nb_14_an_observe_is_one_look_without_a_ban() {
    let mut table = Deal::of(4).hand(0, "1 observe observe 3").hand(1, "2").hand(2, "2").opened("1 2 2");
    table.does("observe 1");
    assert_eq!(table.field(0), "- 2 ?");
    assert_eq!(table.field(3), "- ? ?");
    table.does("observe 2, flip 1");
    assert_eq!((table.death_number(), table.view().operations), (3, 1));
}

#[test]
fn nb_a15_an_observe_does_not_lift_the_ban_of_a_peek() {
    let mut table = Deal::of(4).hand(0, "1 observe observe 3").opened("1 1 1");
    table.does("observe 1, peek 1, observe 1");
    table.refuses("flip 1", "flip-peeked", "NB-9");
}

#[test]
fn nb_15_nb_a21_a_reverse_turns_the_order_around_when_the_turn_ends() {
    let mut table = Deal::of(4).hand(0, "1 reverse reverse 1").hand(3, "reverse 1 1 1").opened("1 1 1");
    table.does("reverse");
    assert!(table.view().clockwise && table.view().reversing);
    table.does("place 1 0, peek 0, end");
    assert_eq!((table.to_act(), table.view().clockwise), (Some(3), false));
    table.does("peek 0, flip 1, end");
    assert_eq!(table.to_act(), Some(2), "and so it stays");
    let mut twice = Deal::of(4).hand(0, "1 reverse reverse 1").opened("1 1 1");
    twice.does("reverse, reverse, place 1 0, peek 0, end");
    assert_eq!((twice.to_act(), twice.view().clockwise), (Some(1), true));
}

#[test]
fn nb_16_a_reset_sets_the_death_number_and_puts_no_player_out() {
    for number in 0..4 {
        let mut table = Deal::of(3).hand(0, "1 reset 1 1").opened("1 1");
        table.does(&format!("reset {number}"));
        assert_eq!((table.death_number(), table.lives(0), table.view().operations), (number, true, 2));
    }
}

#[test]
fn nb_a22_any_whole_number_counts_by_fours_and_nothing_else_is_taken() {
    let read =
        |number: &str| serde_json::from_str::<Action>(&format!(r#"{{"do":"reset","number":{number}}}"#)).ok();
    let reset = |number| Some(Action::Reset { number: DeathNumber::new(number) });
    assert_eq!(read("7"), reset(3));
    assert_eq!(read("-1"), reset(3));
    assert_eq!(read("4000"), reset(0));
    for odd in ["1.5", "\"2\"", "null", "true"] {
        assert_eq!(read(odd), None, "{odd}");
    }
}
