//! Place, Peek and Flip.

use super::table::Deal;

#[test]
fn nb_7_a_turn_is_two_operations() {
    let mut table = Deal::of(4).hand(0, "1 1 1 reset").opened("1 1 1");
    table.refuses("end", "operations-left", "NB-7");
    table.does("place 1 0, peek 1");
    for operation in ["place 1 2", "flip 2", "peek 2"] {
        table.refuses(operation, "operations-done", "NB-7");
    }
    table.does("end");
    assert_eq!(table.to_act(), Some(1));
    table.refuses_seat(0, "flip 1", "not-your-turn", "NB-A6");
}

#[test]
fn nb_8_a_card_is_placed_on_an_empty_position() {
    let mut table = Deal::of(4).hand(0, "1 2 1 1").deck("3").opened("1 1 1");
    table.refuses("place 1 1", "occupied", "NB-8");
    table.refuses("place 4 0", "not-held", "NB-8");
    table.does("place 3 0");
    assert_eq!((table.heights(), table.size(0), table.size(1)), (vec![1, 1, 1], 3, 3));
    assert_eq!(table.field(0), "3 ? ?");
    assert_eq!(table.field(1), "? 1 ?");
}

#[test]
fn nb_4_nb_a35_function_cards_are_not_placed() {
    let mut table = Deal::of(3).hand(0, "1 reset stack bomb").opened("1 1");
    table.refuses("place reset 0", "function-face-down", "NB-A35");
    table.does("place bomb 0");
    assert_eq!(table.heights(), [1, 1]);
}

#[test]
fn nb_9_nb_a11_a_peek_is_secret_and_once_a_turn_and_bans_the_card() {
    let mut table = Deal::of(4).hand(1, "3").opened("1 3 1");
    table.refuses("peek 0", "peek-nothing", "NB-9");
    table.does("peek 1");
    assert_eq!((table.field(0).as_str(), table.field(2).as_str()), ("- 3 ?", "- ? 1"));
    table.refuses("peek 2", "peek-twice", "NB-9");
    table.refuses("flip 1", "flip-peeked", "NB-9");
    table.does("flip 2, end");
    assert!(table.can("flip 1"), "the ban ends with the turn");
}

#[test]
fn nb_a14_one_may_peek_at_a_card_of_ones_own() {
    let mut table = Deal::of(3).hand(0, "1 1 1 1").opened("1 1");
    table.does("place 1 0, peek 0");
    assert_eq!(table.field(0), "1 ?");
}

#[test]
fn nb_10_a_flip_adds_to_the_death_number_or_puts_out() {
    // The examples of the rulebook: at 2, a 2 puts out and a 3 leads to 1; then a 3 puts out.
    let deal = Deal::of(4).hand(0, "2").hand(1, "2").hand(2, "3");
    let mut out = deal.opened("2 2 3");
    assert_eq!(out.death_number(), 2);
    out.refuses("flip 0", "flip-nothing", "NB-10");
    out.does("flip 1");
    assert_eq!((out.lives(0), out.death_number(), out.heights().len()), (false, 0, 2));
    let mut goes_on = deal.hand(3, "3").opened("2 2 3");
    goes_on.does("flip 2");
    assert_eq!((goes_on.lives(0), goes_on.death_number()), (true, 1));
    goes_on.does("place 1 0, end, place 1 2, peek 0, end, peek 2, flip 1");
    assert_eq!(goes_on.death_number(), 3);
    goes_on.does("end, place 3 1, flip 2");
    assert!(!goes_on.lives(3), "1 + 3 = 4");
}

#[test]
fn nb_a2_sums_count_by_fours() {
    for first in 1..=4_u8 {
        for second in 1..=4_u8 {
            let deal = Deal::of(4).hand(0, &first.to_string()).hand(1, &second.to_string());
            let mut table = deal.opened(&format!("{first} {second} 3"));
            assert_eq!(table.death_number(), first % 4);
            table.does("flip 1");
            let fatal = (first + second) % 4 == 0;
            assert_eq!(table.lives(0), !fatal, "{first} and {second}");
            assert_eq!(table.death_number(), if fatal { 0 } else { (first + second) % 4 });
            assert_eq!(fatal, table.view().players[cardinal_engine::Seat::new(0)].fall.is_some());
        }
    }
}

#[test]
fn nb_a39_the_death_number_is_shown_to_all_from_0_to_3() {
    let table = Deal::of(3).hand(0, "3").opened("3 1");
    assert!((0..3).all(|seat| table.view_of(seat).death_number == 3));
}

#[test]
fn nb_a10_a_restricted_player_with_an_empty_table_has_no_turn() {
    let deal = Deal::of(3).set("functions", "false").hand(0, "bomb 1 1 1").hand(1, "1 1 1 1");
    let mut table = deal.opened("bomb 1");
    assert!(table.bombed(2));
    table.does("place 1 0, peek 0, flip 0, flip 1");
    assert_eq!((table.to_act(), table.bombed(2), table.view().turns), (Some(0), false, 6));
}

#[test]
fn nb_a10_nothing_forbids_an_operation_that_leaves_no_second_one() {
    let mut table = Deal::of(3).hand(0, "1 stack stack stack").hand(1, "4").deck("stack").opened("1 4");
    // One card lies there, nothing can be placed: after a Peek no operation is left, and the turn can be ended.
    assert!(!table.can("end"));
    table.does("peek 1");
    assert_eq!(table.legal(), ["end"]);
    table.does("end");
    assert_eq!(table.to_act(), Some(1));
}

#[test]
fn nb_a11_placing_twice_and_flipping_twice_are_fine() {
    let mut table = Deal::of(5).hand(0, "1 1 1 1").hand(1, "1 1 1 1").opened("1 1 1 2");
    table.does("flip 1, flip 2, end");
    table.does("place 1 0, place 1 1, end");
    assert_eq!(table.heights(), [1, 1, 0, 1]);
}

#[test]
fn nb_a12_a_fresh_card_may_be_flipped_unless_the_table_forbids_it() {
    let deal = Deal::of(3).hand(0, "1 1 1 1").hand(1, "2");
    let mut table = deal.opened("1 2");
    table.does("place 1 0, flip 0");
    assert_eq!(table.death_number(), 2);
    let mut table = deal.set("flip_own_fresh", "no").opened("1 2");
    table.does("place 1 0");
    table.refuses("flip 0", "flip-fresh", "NB-A12");
    table.does("flip 1, end");
    assert!(table.can("flip 0"), "for the others it is a card like any other");
}

#[test]
fn nb_a13_with_an_empty_position_a_turn_is_safe_and_on_a_full_table_a_flip_is_forced() {
    let mut table = Deal::of(3).hand(0, "1 1 1 1").opened("1 1");
    table.does("place 1 0, peek 1, end");
    // Now both positions are taken: after a Peek only the other card is left to flip.
    table.does("peek 0");
    assert_eq!(table.legal(), ["flip 1"]);
}

#[test]
fn nb_a18_without_function_cards_a_turn_ends_by_itself() {
    let mut table = Deal::of(3).set("deck", "base").opened("1 1");
    table.does("place 1 0");
    table.refuses("end", "ends-by-itself", "NB-A18");
    table.does("peek 0");
    assert_eq!(table.to_act(), Some(1));
}

#[test]
fn nb_a18_with_function_cards_it_never_does_so_that_no_player_learns_of_a_hand() {
    let mut table = Deal::of(3).hand(0, "1 1 1 1").deck("1").opened("1 1");
    table.does("place 1 0, peek 0");
    assert_eq!((table.hand(0).functions().len(), table.to_act()), (0, Some(0)));
    assert_eq!(table.legal(), ["end"]);
}

#[test]
fn an_absent_player_takes_no_risk_if_there_is_a_choice() {
    use cardinal_engine::{Game, Seat};
    let mut table = Deal::of(3).hand(0, "1 1 1 1").opened("1 1");
    let written = |table: &super::table::Table, seat| {
        table.game.default_action(Seat::new(seat)).map(|action| super::moves::written(&action))
    };
    assert_eq!(written(&table, 0), Some("place 1 0".to_owned()));
    table.does("place 1 0");
    assert_eq!(written(&table, 0), Some("peek 0".to_owned()));
    table.does("peek 0");
    assert_eq!(written(&table, 0), Some("end".to_owned()));
    assert_eq!(written(&table, 1), None);
}
