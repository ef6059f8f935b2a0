//! Table talk: called, voted on, paid for.

use cardinal_engine::{Game, Seat};
use cardinal_games::sequence_numbers::{Action, Notice, Phase};

use super::position::Position;
use super::table::Table;

fn talk(seats: u8, split: &str) -> Table {
    Position::with(seats, &[("table_talk", "called"), ("teams", split)]).hand(0, "@c4 @c5 @c6 @d7").table()
}

/// A card of a seat, given up.
fn forfeit(table: &mut Table, seat: u8) {
    let card = table.hand(seat)[0];
    table.does(seat, &format!("forfeit {card}"));
}

#[test]
fn sn_a24_usually_nobody_can_call() {
    let mut table = Position::of(4).table();
    table.refuses(1, "call 0", "talk-off", "SN-A24");
}

#[test]
fn sn_13_each_member_of_the_guilty_team_gives_up_a_card_of_choice() {
    let mut table = talk(4, "2x3");
    table.does(1, "call 0");
    assert_eq!((table.view().phase, table.on_turn()), (Phase::Vote, vec![3]));
    table.does(3, "vote guilty");
    assert_eq!((table.view().phase, table.on_turn()), (Phase::Forfeit, vec![0, 2]));
    table.refuses(0, "pass", "must-forfeit", "SN-13");
    forfeit(&mut table, 2);
    let card = table.card("@c6");
    table.does(0, "forfeit @c6");
    assert_eq!(table.pile(0), [card], "to the own discard pile");
    assert_eq!((table.size(0), table.size(2), table.size(1)), (3, 3, 4), "and nothing is drawn");
    assert_eq!((table.view().phase, table.on_turn()), (Phase::Act, vec![0]), "the turn goes on");
    table.does(0, "place @c4 c4");
    assert_eq!(table.size(0), 3);
}

#[test]
fn sn_a24_it_takes_a_strict_majority_of_those_outside_the_team() {
    // 2 of 2.
    let mut table = talk(4, "2x3");
    table.does(1, "call 0");
    table.does(3, "vote innocent");
    assert_eq!(table.view().phase, Phase::Act);
    assert!(table.seen().contains(&Notice::Settled { team: 0, stands: false }));
    // 2 of 3.
    let mut table = talk(6, "2x3");
    table.does(1, "call 0");
    assert_eq!(table.on_turn(), [3, 5]);
    table.does(5, "vote innocent");
    assert_eq!(table.on_turn(), [3]);
    table.does(3, "vote guilty");
    assert_eq!(table.on_turn(), [0, 2, 4]);
    // 3 of 4.
    let mut table = talk(6, "3x2");
    table.does(1, "call 0");
    assert_eq!(table.on_turn(), [2, 4, 5]);
    table.does(4, "vote guilty");
    assert_eq!(table.on_turn(), [2, 5]);
    table.does(2, "vote innocent");
    table.does(5, "vote guilty");
    assert_eq!(table.on_turn(), [0, 3]);
    // 2 of 4 are not enough.
    let mut table = talk(6, "3x2");
    table.does(1, "call 0");
    table.does(2, "vote innocent");
    table.does(5, "vote innocent");
    assert_eq!(table.view().phase, Phase::Act, "settled, though seat 4 has not voted");
}

#[test]
fn sn_a24_play_stops_until_it_is_settled() {
    let mut table = talk(4, "2x3");
    table.does(1, "call 0");
    table.refuses(0, "place @c4 c4", "call-pending", "SN-A24");
    table.refuses(2, "agree", "call-pending", "SN-A24");
    table.refuses(3, "call 0", "call-pending", "SN-A24");
    table.refuses(0, "vote innocent", "nothing-to-vote", "SN-A24");
    table.refuses(1, "vote guilty", "nothing-to-vote", "SN-A24");
    assert!(table.may_act().is_empty());
    table.does(3, "vote guilty");
    table.refuses(1, "agree", "call-pending", "SN-A24");
    assert_eq!(
        table.game.check(Seat::new(1), &Action::Forfeit { slot: 0 }).unwrap_err().code,
        "nothing-to-forfeit"
    );
}

#[test]
fn sn_a24_own_team_single_players_and_strangers_cannot_be_called() {
    let mut table = talk(4, "2x3");
    table.refuses(2, "call 0", "own-team", "SN-A24");
    table.refuses(2, "call 2", "no-such-team", "SN-A24");
    table.refuses(3, "vote guilty", "nothing-to-vote", "SN-A24");
    for seats in [2, 3] {
        let mut alone = Position::with(seats, &[("table_talk", "called")]).table();
        alone.refuses(0, "call 1", "no-such-team", "SN-A24");
    }
}

#[test]
fn sn_a24_an_empty_hand_forfeits_nothing() {
    let base = Position::with(4, &[("table_talk", "called")]).hand(0, "").hand(2, "@c5");
    let mut table = base.table();
    table.does(1, "call 0");
    table.does(3, "vote guilty");
    assert_eq!(table.on_turn(), [2]);
    table.does(2, "forfeit @c5");
    assert_eq!((table.view().phase, table.on_turn()), (Phase::Act, vec![0]));
    let mut empty = Position::with(4, &[("table_talk", "called")]).hand(0, "").hand(2, "").table();
    empty.does(1, "call 0");
    empty.does(3, "vote guilty");
    assert_eq!(empty.view().phase, Phase::Act);
}

#[test]
fn sn_a24_sn_a39_a_call_may_not_be_repeated_by_the_same_player_in_the_same_turn() {
    let mut table = talk(4, "2x3");
    table.does(1, "call 0");
    table.does(3, "vote innocent");
    table.refuses(1, "call 0", "called-already", "SN-A39");
    assert!(table.can(3, "call 0") && table.can(0, "call 1"), "others may call, and on others");
    table.does(0, "place @c4 c4");
    assert!(table.can(1, "call 0"), "a new turn");
}

#[test]
fn sn_a39_a_call_that_stood_is_not_repeated_either() {
    let mut table = talk(4, "2x3");
    table.does(1, "call 0");
    table.does(3, "vote guilty");
    forfeit(&mut table, 0);
    forfeit(&mut table, 2);
    table.refuses(1, "call 0", "called-already", "SN-A39");
}

#[test]
fn sn_a24_votes_are_public() {
    let mut table = talk(6, "2x3");
    table.does(1, "call 0");
    table.does(5, "vote innocent");
    assert!(table.heard(0).contains(&Notice::Voted { seat: Seat::new(5), guilty: false }));
    let trial = table.view().trial.expect("it is not settled");
    assert!(trial.guilty.contains(Seat::new(1)) && trial.innocent.contains(Seat::new(5)));
}

#[test]
fn sn_a24_a_call_may_come_while_five_are_being_chosen() {
    let settings = [("table_talk", "called")];
    let mut table = Position::with(4, &settings).chips(0, "c2 c3 c4 c6 c7").hand(0, "@c5 @d9").table();
    table.does(0, "place @c5 c5");
    table.does(1, "call 0");
    table.does(3, "vote innocent");
    assert_eq!((table.view().phase, table.on_turn()), (Phase::Lock, vec![0]));
    table.does(0, "lock c3");
}

#[test]
fn sn_a40_an_absent_player_votes_not_guilty_and_gives_up_the_first_card() {
    let mut table = talk(4, "2x3");
    table.does(1, "call 0");
    assert_eq!(table.game.default_action(Seat::new(3)), Some(Action::Vote { guilty: false }));
    assert_eq!(table.game.default_action(Seat::new(0)), None);
    table.does(3, "vote guilty");
    assert_eq!(table.game.default_action(Seat::new(0)), Some(Action::Forfeit { slot: 0 }));
}
