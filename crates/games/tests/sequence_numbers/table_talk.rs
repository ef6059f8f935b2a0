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
fn sn_a24_usually_no_seat_can_call() {
    let mut table = Position::of(4).table();
    table.refuses(1, "call 0", "talk-off", "SN-A24");
}

#[test]
fn sn_13_each_member_of_the_guilty_team_gives_up_a_card_of_choice() {
    let mut table = talk(4, "2x3");
    table.does(1, "call 0");
    assert_eq!((table.view().phase, table.to_act()), (Phase::Vote, vec![0, 2]));
    table.does(2, "vote guilty");
    assert_eq!((table.view().phase, table.to_act()), (Phase::Forfeit, vec![0, 2]));
    table.refuses(0, "pass", "must-forfeit", "SN-A24");
    forfeit(&mut table, 2);
    let card = table.card("@c6");
    table.does(0, "forfeit @c6");
    assert_eq!(table.pile(0), [card], "to the own discard pile");
    assert_eq!((table.size(0), table.size(2), table.size(1)), (3, 3, 4), "and nothing is drawn");
    assert_eq!((table.view().phase, table.to_act()), (Phase::Act, vec![0]), "the turn goes on");
    table.does(0, "place @c4 c4");
    assert_eq!(table.size(0), 3);
}

#[test]
fn sn_a24_at_a_table_of_two_teams_only_an_admission_makes_a_call_stand() {
    for (seats, accused) in [(4, vec![0, 2]), (6, vec![0, 2, 4])] {
        let mut table = talk(seats, "2x3");
        table.does(1, "call 0");
        assert_eq!(table.to_act(), accused, "the caller's team has no vote");
        table.refuses(3, "vote guilty", "nothing-to-vote", "SN-A24");
        for seat in &accused {
            assert_eq!(table.view().phase, Phase::Vote, "it falls when everyone has voted, not before");
            table.does(*seat, "vote innocent");
        }
        assert_eq!(table.view().phase, Phase::Act);
        assert!(table.seen().contains(&Notice::Settled { team: 0, stands: false }));
        let mut table = talk(seats, "2x3");
        table.does(1, "call 0");
        table.does(0, "vote innocent");
        table.does(2, "vote guilty");
        assert!(table.seen().contains(&Notice::Settled { team: 0, stands: true }));
        assert_eq!(table.to_act(), accused);
    }
}

#[test]
fn sn_a24_more_than_half_of_the_neutral_players_make_a_call_stand() {
    // Seats 2 and 5 are of neither team.
    let mut table = talk(6, "3x2");
    table.does(1, "call 0");
    assert_eq!(table.to_act(), [0, 2, 3, 5]);
    table.does(2, "vote guilty");
    assert_eq!(table.to_act(), [0, 3, 5], "one of two is not enough");
    table.does(5, "vote guilty");
    assert_eq!((table.view().phase, table.to_act()), (Phase::Forfeit, vec![0, 3]), "at once");
    // One of two neutrals votes, and the team does not admit it.
    let mut table = talk(6, "3x2");
    table.does(1, "call 0");
    for (seat, vote) in [(2, "guilty"), (5, "innocent"), (0, "innocent")] {
        table.does(seat, &format!("vote {vote}"));
        assert_eq!(table.view().phase, Phase::Vote);
    }
    table.does(3, "vote innocent");
    assert!(table.seen().contains(&Notice::Settled { team: 0, stands: false }));
    // One admission outweighs all.
    let mut table = talk(6, "3x2");
    table.does(1, "call 0");
    table.does(2, "vote innocent");
    table.does(5, "vote innocent");
    table.does(3, "vote guilty");
    assert_eq!((table.view().phase, table.to_act()), (Phase::Forfeit, vec![0, 3]));
}

#[test]
fn sn_a24_a_vote_is_final() {
    let mut table = talk(4, "2x3");
    table.does(1, "call 0");
    table.does(0, "vote innocent");
    table.refuses(0, "vote guilty", "nothing-to-vote", "SN-A24");
}

#[test]
fn sn_a24_play_stops_until_it_is_settled() {
    let mut table = talk(4, "2x3");
    table.does(1, "call 0");
    table.refuses(0, "place @c4 c4", "call-pending", "SN-A24");
    table.refuses(2, "agree", "call-pending", "SN-A24");
    table.refuses(3, "call 0", "call-pending", "SN-A24");
    table.refuses(3, "vote innocent", "nothing-to-vote", "SN-A24");
    table.refuses(1, "vote guilty", "nothing-to-vote", "SN-A24");
    assert!(table.may_act().is_empty());
    table.does(0, "vote guilty");
    table.refuses(1, "agree", "call-pending", "SN-A24");
    let refused = table.game.check(Seat::new(1), &Action::Forfeit { slot: 0 }).unwrap_err();
    assert_eq!((refused.code, refused.clause), ("nothing-to-forfeit", "SN-13"));
    let refused = table.game.check(Seat::new(2), &Action::Forfeit { slot: 4 }).unwrap_err();
    assert_eq!((refused.code, refused.clause), ("not-held", "SN-8"));
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
    table.does(0, "vote guilty");
    assert_eq!(table.to_act(), [2]);
    table.does(2, "forfeit @c5");
    assert_eq!((table.view().phase, table.to_act()), (Phase::Act, vec![0]));
    let mut empty = Position::with(4, &[("table_talk", "called")]).hand(0, "").hand(2, "").table();
    empty.does(1, "call 0");
    empty.does(0, "vote guilty");
    assert_eq!(empty.view().phase, Phase::Act);
}

#[test]
fn sn_a24_sn_a39_a_team_can_be_called_once_in_a_turn_by_anyone() {
    let mut table = talk(4, "2x3");
    table.does(1, "call 0");
    table.does(0, "vote innocent");
    table.does(2, "vote innocent");
    table.refuses(1, "call 0", "called-already", "SN-A24");
    table.refuses(3, "call 0", "called-already", "SN-A24");
    assert!(table.can(0, "call 1"), "another team may still be called");
    table.does(0, "place @c4 c4");
    assert!(table.can(1, "call 0"), "a new turn");
}

#[test]
fn sn_a39_a_call_that_stood_is_not_repeated_either() {
    let mut table = talk(6, "3x2");
    table.does(1, "call 0");
    table.does(0, "vote guilty");
    forfeit(&mut table, 0);
    forfeit(&mut table, 3);
    table.refuses(1, "call 0", "called-already", "SN-A24");
    table.refuses(2, "call 0", "called-already", "SN-A24");
    assert!(table.can(1, "call 2") && table.can(3, "call 1"));
}

#[test]
fn sn_a24_votes_are_public() {
    let mut table = talk(6, "2x3");
    table.does(1, "call 0");
    table.does(4, "vote innocent");
    assert!(table.heard(0).contains(&Notice::Voted { seat: Seat::new(4), guilty: false }));
    let trial = table.view().trial.expect("it is not settled");
    assert!(trial.guilty.is_empty() && trial.innocent.contains(Seat::new(4)));
}

#[test]
fn sn_a24_a_call_may_come_while_five_are_being_chosen() {
    let settings = [("table_talk", "called")];
    let mut table = Position::with(4, &settings).chips(0, "c2 c3 c4 c6 c7").hand(0, "@c5 @d9").table();
    table.does(0, "place @c5 c5");
    table.does(1, "call 0");
    table.does(0, "vote innocent");
    table.does(2, "vote innocent");
    assert_eq!((table.view().phase, table.to_act()), (Phase::Lock, vec![0]));
    table.does(0, "lock c3");
}

#[test]
fn sn_a40_an_absent_player_votes_not_guilty_and_gives_up_the_first_card() {
    let mut table = talk(4, "2x3");
    table.does(1, "call 0");
    assert_eq!(table.game.default_action(Seat::new(0)), Some(Action::Vote { guilty: false }));
    assert_eq!(table.game.default_action(Seat::new(3)), None);
    table.does(0, "vote guilty");
    assert_eq!(table.game.default_action(Seat::new(0)), Some(Action::Forfeit { slot: 0 }));
}
