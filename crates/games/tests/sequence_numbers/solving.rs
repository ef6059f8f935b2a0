//! Answers that the player has to find.

use cardinal_engine::{Game, Observer, Seat};
use cardinal_games::sequence_numbers::{Action, Ending, Notice, TurnEnd};

use super::position::Position;
use super::table::{Table, space, spaces};

const REFUSE: [(&str, &str); 1] = [("answers", "solve")];
const LOSE: [(&str, &str); 2] = [("answers", "solve"), ("wrong_answer", "lose_turn")];

/// A space that does not answer the card on c4.
const WRONG: &str = "e7";

fn solving(settings: &[(&str, &str)]) -> Table {
    Position::with(2, settings).hand(0, "@c4 #c4 minus1").hand(1, "@g3").table()
}

#[test]
fn sn_a3_usually_only_the_right_spaces_are_offered() {
    let mut table = Position::of(2).hand(0, "@c4").table();
    assert_eq!(table.targets(0, "@c4").len(), 2);
    table.refuses(0, &format!("place @c4 {WRONG}"), "wrong-number", "SN-A3");
}

#[test]
fn sn_a3_sn_a38_every_open_space_is_offered_for_any_card() {
    let table = solving(&REFUSE);
    let open = table.view().open();
    assert_eq!(table.targets(0, "@c4"), open);
    assert_eq!(table.targets(0, "#c4"), open);
    assert!(
        table.can(0, "exchange @c4") && table.can(0, "pass"),
        "a dead card and no play can always be claimed"
    );
}

#[test]
fn sn_a3_a_right_answer_is_an_ordinary_play() {
    let mut table = solving(&REFUSE);
    table.does(0, "place @c4 c4");
    assert!(table.view().chips[0].contains(space("c4")));
    assert_eq!(table.to_act(), [1]);
}

#[test]
fn sn_a3_sn_a38_with_refuse_a_wrong_answer_costs_nothing_but_cannot_be_given_again() {
    let mut table = solving(&REFUSE);
    table.does(0, &format!("place @c4 {WRONG}"));
    assert_eq!((table.to_act(), table.size(0), table.view().covered()), (vec![0], 3, spaces("")));
    table.refuses(0, &format!("place @c4 {WRONG}"), "tried-already", "SN-A38");
    assert!(table.can(0, &format!("place #c4 {WRONG}")), "another card may be tried there");
    table.does(0, "exchange @c4");
    table.refuses(0, "exchange @c4", "tried-already", "SN-A38");
    table.does(0, "pass");
    table.refuses(0, "pass", "tried-already", "SN-A38");
    assert_eq!(table.view().misses, 3);
    table.does(0, "place @c4 c4");
    assert_eq!((table.view().misses, table.to_act()), (0, vec![1]));
}

#[test]
fn sn_a3_with_lose_turn_a_wrong_answer_costs_the_turn() {
    for wrong in [format!("place @c4 {WRONG}"), "exchange @c4".to_owned(), "pass".to_owned()] {
        let mut table = solving(&LOSE);
        table.does(0, &wrong);
        assert_eq!((table.to_act(), table.size(0)), (vec![1], 3), "the card goes back, nothing is drawn");
        assert!(table.pile(0).is_empty() && table.view().covered().is_empty());
        assert!(table.seen().contains(&Notice::TurnOver { end: TurnEnd::Lost }));
        assert_eq!(table.view().pace.lost, 1, "it is not a true pass");
        assert_eq!(table.view().players[Seat::new(0)].deeds.passed, 0);
    }
}

/// Two players, where a lap of passes ends the game; seat 0 has a play, seat 1 has none.
fn lapping(stalemate: &'static str) -> Table {
    let settings = [LOSE[0], LOSE[1], ("stalemate", stalemate)];
    Position::with(2, &settings).full_but("e7").hand(0, "@e7 @c4").hand(1, "#c4 #d9").table()
}

#[test]
fn sn_a3_a_wrong_answer_does_not_break_a_lap_of_passes() {
    for stalemate in ["lap_of_passes", "deck_cycle"] {
        let mut table = lapping(stalemate);
        table.does(0, "pass");
        assert_eq!(table.ending(), None, "a wrong claim, and the other may still play");
        table.does(1, "pass");
        assert_eq!(
            table.ending(),
            Some(Ending::LapOfPasses),
            "{stalemate}: a deliberate mistake evades nothing"
        );
    }
}

#[test]
fn sn_a3_a_lap_of_wrong_answers_alone_ends_no_game() {
    for stalemate in ["lap_of_passes", "deck_cycle"] {
        let mut table = lapping(stalemate);
        for _ in 0..3 {
            table.does(0, "exchange @e7");
            table.does(1, "place #c4 e7");
            assert_eq!(table.ending(), None, "{stalemate}: honest mistakes");
        }
        table.does(0, "exchange @e7");
        table.does(1, "pass");
        assert_eq!(table.ending(), Some(Ending::LapOfPasses), "{stalemate}");
    }
}

#[test]
fn sn_a3_sn_a27_an_exchange_before_a_wrong_answer_breaks_an_idle_lap_only() {
    let mut table = lapping("deck_cycle");
    table.does(0, "exchange @c4");
    table.does(0, "pass");
    assert!(table.seen().contains(&Notice::TurnOver { end: TurnEnd::LostAfterExchange }));
    table.does(1, "pass");
    assert_eq!(table.ending(), None, "a card was exchanged in this lap");
    let mut table = lapping("lap_of_passes");
    table.does(0, "exchange @c4");
    table.does(0, "pass");
    table.does(1, "pass");
    assert_eq!(table.ending(), Some(Ending::LapOfPasses));
}

#[test]
fn sn_a3_right_claims_are_accepted() {
    let base = Position::with(2, &REFUSE).full_but("e7");
    let mut table = base.hand(0, "@c4 #c4").table();
    table.does(0, "exchange @c4");
    assert_eq!(table.pile(0).len(), 1);
    table.refuses(0, "exchange #c4", "exchanged-already", "SN-11");
    let mut stuck = Position::with(2, &LOSE).full_but("e7").hand(0, "@c4 #c4").table();
    stuck.does(0, "pass");
    assert_eq!((stuck.view().pace.passes, stuck.to_act()), (1, vec![1]));
}

#[test]
fn sn_a38_others_learn_of_a_wrong_answer_but_not_which() {
    let mut table = solving(&REFUSE);
    table.does(0, &format!("place @c4 {WRONG}"));
    assert!(matches!(table.heard(0).as_slice(), [Notice::Missed { what: Some(_), .. }]));
    assert!(matches!(table.heard(1).as_slice(), [Notice::Missed { what: None, .. }]));
    assert!(table.view_of(0).attempts.is_some());
    assert!(table.view_of(1).attempts.is_none() && table.view().attempts.is_none());
}

#[test]
fn sn_a3_sn_a38_nothing_a_player_is_sent_depends_on_the_answer() {
    // Two tables that differ only in the equations, so in the answers to equal places of the hand.
    let hands = ["s7 s8 s9 s10 s11", "s17 s18 s19 s20 s21"];
    let tables = hands.map(|hand| Position::with(2, &REFUSE).hand(0, hand).chips(1, "c4 d9").table());
    let [one, other] = &tables;
    assert_eq!(one.legal(0), other.legal(0));
    let announced = |table: &Table| {
        let mut view = table.game.view(Observer::Seat(Seat::new(0)));
        view.players[Seat::new(0)].hand = None;
        view.unseen.clear();
        serde_json::to_string(&view).unwrap()
    };
    assert_eq!(announced(one), announced(other), "but for the equations themselves");
    for action in one.legal(0) {
        assert_eq!(one.game.check(Seat::new(0), &action), other.game.check(Seat::new(0), &action));
    }
}

#[test]
fn sn_a3_cards_are_sent_as_equations_without_the_answer() {
    let table = solving(&REFUSE);
    let view = serde_json::to_value(table.view_of(0)).unwrap();
    let card = &view["players"][0]["hand"][0];
    assert_eq!(card, &serde_json::json!(table.card("@c4").to_string()));
    assert!(card.as_str().unwrap().contains('+'));
}

#[test]
fn sn_a38_a_forfeit_allows_a_pass_to_be_tried_again() {
    let settings = [("answers", "solve"), ("table_talk", "called")];
    let mut table = Position::with(4, &settings).full_but("c4").hand(0, "@c4 @e5").hand(2, "").table();
    table.does(0, "pass");
    assert!(!table.can(0, "pass"));
    table.does(1, "call 0");
    table.does(2, "vote guilty");
    table.does(0, "forfeit @c4");
    assert!(table.can(0, "pass"), "now there may be no play");
}

#[test]
fn sn_a40_an_absent_player_gets_a_right_play_where_answers_are_not_shown() {
    let table = solving(&REFUSE);
    let number = table.card("@c4").answer().unwrap();
    let [first, _] = table.view().board.spots(number);
    assert_eq!(table.game.default_action(Seat::new(0)), Some(Action::Place { slot: 0, space: first }));
}
