//! Dead cards.

use cardinal_engine::Seat;
use cardinal_games::sequence_numbers::{Action, Notice};

use super::position::Position;
use super::table::Table;

/// Seat 0 holds a dead card and two live ones.
fn dead() -> Table {
    let base = Position::of(2);
    let number = base.view().board.number("c4".parse().unwrap()).unwrap();
    let [one, other] = base.view().board.spots(number);
    base.chips(0, &one.to_string()).chips(1, &other.to_string()).hand(0, "@c4 #c4 @e6").table()
}

#[test]
fn sn_11_a_card_with_both_spaces_covered_may_be_exchanged() {
    let mut table = dead();
    assert!(table.can(0, "exchange @c4") && table.can(0, "exchange #c4"));
    let card = table.card("@c4");
    table.does(0, "exchange @c4");
    assert_eq!((table.size(0), table.pile(0)), (3, vec![card]));
    assert!(
        table
            .seen()
            .iter()
            .any(|notice| matches!(notice, Notice::Exchanged { card: shown, .. } if *shown == card))
    );
    assert_eq!(table.to_act(), [0], "and the normal turn follows");
    table.does(0, "place @e6 e6");
    assert_eq!(table.to_act(), [1]);
}

#[test]
fn sn_11_one_exchange_a_turn() {
    let mut table = dead();
    table.does(0, "exchange @c4");
    table.refuses(0, "exchange #c4", "exchanged-already", "SN-11");
}

#[test]
fn sn_11_a_card_with_an_open_space_is_not_dead() {
    let mut table = Position::of(2).chips(1, "c4").hand(0, "@c4").table();
    table.refuses(0, "exchange @c4", "not-dead", "SN-11");
}

#[test]
fn sn_a20_the_exchange_is_optional_and_comes_before_the_play() {
    let mut table = dead();
    table.does(0, "place @e6 e6");
    table.refuses(0, "exchange @c4", "not-your-turn", "SN-8");
    let settings = [("sequences_to_win", "2")];
    let base = Position::with(2, &settings);
    let number = base.view().board.number("f9".parse().unwrap()).unwrap();
    let [one, other] = base.view().board.spots(number);
    let mut choosing =
        base.chips(1, &format!("{one} {other}")).chips(0, "c2 c3 c4 c6 c7").hand(0, "@c5 @f9").table();
    choosing.does(0, "place @c5 c5");
    choosing.refuses(0, "exchange @f9", "exchange-too-late", "SN-A20");
}

#[test]
fn sn_a20_a_dead_card_may_revive_after_a_minus() {
    let base = Position::of(2);
    let number = base.view().board.number("c4".parse().unwrap()).unwrap();
    let [one, other] = base.view().board.spots(number);
    let mut table =
        base.chips(0, &one.to_string()).chips(1, &other.to_string()).hand(0, "minus1").hand(1, "@c4").table();
    table.does(0, &format!("remove minus1 {other}"));
    table.refuses(1, "exchange @c4", "not-dead", "SN-11");
    table.does(1, &format!("place @c4 {other}"));
}

#[test]
fn sn_a20_another_exchange_in_the_next_turn() {
    let mut table = dead();
    table.does(0, "exchange @c4");
    table.does(0, "place @e6 e6");
    let other = table.plays(1).into_iter().find(|action| matches!(action, Action::Place { .. })).unwrap();
    cardinal_engine::Game::apply(&mut table.game, Seat::new(1), &other, &mut Vec::new()).unwrap();
    table.does(0, "exchange #c4");
    assert_eq!(table.view().players[Seat::new(0)].deeds.exchanged, 2);
}
