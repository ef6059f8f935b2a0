//! Draws by hand, and cards lost.

use cardinal_games::sequence_numbers::{Action, Notice};

use super::position::Position;
use super::table::Table;

fn strict(seats: u8) -> Position {
    let hands = ["@c4 @c5 @c6", "@e4 @e5 @e6", "@g4 @g5 @g6", "@b8 @b9 @d9"];
    let base = Position::with(seats, &[("strict_draw", "true")]);
    hands.iter().take(seats.into()).enumerate().fold(base, |base, (seat, hand)| base.hand(seat as u8, hand))
}

fn rights(table: &Table) -> Vec<u8> {
    table.view().rights.seats().map(cardinal_engine::Seat::number).collect()
}

#[test]
fn sn_12_sn_a23_usually_the_card_is_drawn_for_you() {
    let mut table = Position::of(2).hand(0, "@c4").table();
    table.refuses(0, "draw", "drawn-for-you", "SN-A23");
    table.does(0, "place @c4 c4");
    assert_eq!(table.size(0), 1);
}

#[test]
fn sn_12_a_card_not_drawn_before_the_next_player_has_moved_and_drawn_is_lost() {
    let mut table = strict(2).table();
    table.does(0, "place @c4 c4");
    assert_eq!((table.size(0), rights(&table), table.to_act()), (2, vec![0], vec![1]));
    table.does(1, "place @e4 e4");
    table.does(1, "draw");
    assert!(table.seen().iter().any(|notice| matches!(notice, Notice::Used { lapsed: 1, .. })));
    assert_eq!(rights(&table), [0_u8; 0]);
    table.refuses(0, "draw", "nothing-to-draw", "SN-12");
    assert_eq!((table.size(0), table.size(1)), (2, 3), "the hand stays smaller");
}

#[test]
fn sn_12_a_move_without_a_draw_does_not_cost_the_card_yet() {
    let mut table = strict(2).table();
    table.does(0, "place @c4 c4");
    table.does(1, "place @e4 e4");
    assert_eq!(table.may_act(), [1]);
    table.does(0, "draw");
    assert_eq!((table.size(0), rights(&table)), (3, vec![1]));
}

#[test]
fn sn_a23_drawing_at_once_keeps_everything() {
    let mut table = strict(3).table();
    for (seat, at) in [(0, "c4"), (1, "e4"), (2, "g4")] {
        table.does(seat, &format!("place @{at} {at}"));
        assert!(table.may_act().contains(&seat));
        table.does(seat, "draw");
        assert_eq!(table.size(seat), 3);
    }
    assert_eq!(rights(&table), [0_u8; 0]);
}

#[test]
fn sn_a23_rights_are_kept_one_by_one_and_the_own_next_turn_does_not_end_them() {
    let mut table = strict(2).table();
    table.does(0, "place @c4 c4");
    table.does(1, "place @e4 e4");
    table.does(0, "place @c5 c5");
    assert_eq!(rights(&table), [0, 1, 0]);
    // Seat 1 draws for its move, which came after the first of seat 0 only.
    table.does(1, "draw");
    assert_eq!(rights(&table), [0]);
    table.does(0, "draw");
    assert_eq!(table.size(0), 2);
}

#[test]
fn sn_a23_only_the_next_seat_takes_the_card_away() {
    let mut table = strict(3).table();
    table.does(0, "place @c4 c4");
    table.does(1, "place @e4 e4");
    table.does(2, "place @g4 g4");
    table.does(2, "draw");
    assert_eq!(rights(&table), [0], "the draw of seat 2 costs seat 1 its card, not seat 0");
}

#[test]
fn sn_a23_a_pass_or_a_dead_card_counts_neither_as_a_move_nor_as_a_draw() {
    let full = Position::with(2, &[("strict_draw", "true")]).full_but("c4 e4");
    let mut table = full.hand(0, "@c4").hand(1, "@g5 @g6").table();
    table.does(0, "place @c4 c4");
    table.does(1, "exchange @g5");
    assert_eq!((table.size(1), rights(&table)), (2, vec![0]), "the replacement comes at once");
    if table.plays(1).contains(&Action::Pass {}) {
        table.does(1, "pass");
        assert_eq!(rights(&table), [0]);
    }
    table.does(0, "draw");
}

#[test]
fn sn_a23_a_player_without_cards_passes() {
    let mut table = Position::with(2, &[("strict_draw", "true")]).hand(0, "").hand(1, "@c4").table();
    assert_eq!(table.plays(0), [Action::Pass {}]);
    table.does(0, "pass");
    assert_eq!(table.to_act(), [1]);
}

#[test]
fn sn_a23_open_rights_are_public() {
    let mut table = strict(2).table();
    table.does(0, "place @c4 c4");
    assert!(table.heard(1).iter().any(|notice| matches!(notice, Notice::Earned { .. })));
    assert_eq!(table.view_of(1).rights, table.view().rights);
}

#[test]
fn sn_a23_the_last_card_drawn_late_rebuilds_the_deck_and_the_turn_goes_on() {
    let mut table = strict(2).deck("s1").table();
    table.does(0, "place @c4 c4");
    table.does(0, "draw");
    assert!(table.to_act().is_empty());
    table.shuffles();
    assert_eq!(table.to_act(), [1]);
}

#[test]
fn sn_a40_an_absent_player_draws_first() {
    use cardinal_engine::{Game, Seat};
    let mut table = strict(2).table();
    table.does(0, "place @c4 c4");
    table.does(1, "place @e4 e4");
    assert_eq!(table.game.default_action(Seat::new(0)), Some(Action::Draw {}));
    assert_eq!(table.game.default_action(Seat::new(1)), None, "the game does not wait for seat 1");
}
