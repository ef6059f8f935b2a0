//! The turn: play, place, draw; and the new deck.

use cardinal_engine::{Seat, Turn};
use cardinal_games::sequence_numbers::{Action, Ending, Notice, Phase};

use super::position::Position;
use super::table::{Table, space};

#[test]
fn sn_8_a_chip_goes_on_either_of_the_two_spaces_with_the_answer() {
    let table = Position::of(2).hand(0, "s7 d19").table();
    let board = table.view().board.clone();
    assert_eq!(table.targets(0, "s7"), board.spots(7).into_iter().collect());
    assert_eq!(table.targets(0, "d19"), board.spots(19).into_iter().collect());
    for at in board.spots(7) {
        let mut table = table.clone();
        table.does(0, &format!("place s7 {at}"));
        assert!(table.view().chips[0].contains(at));
        assert_eq!(table.pile(0), [table.card("s7")], "face up on the own pile");
    }
}

#[test]
fn sn_8_a_covered_space_is_refused() {
    let mut table = Position::of(2).hand(0, "@c4 plus1").chips(1, "c4").table();
    table.refuses(0, "place @c4 c4", "covered", "SN-8");
    table.refuses(0, "place plus1 c4", "covered", "SN-8");
    let mut own = Position::of(2).hand(0, "@c4").chips(0, "c4").table();
    own.refuses(0, "place @c4 c4", "covered", "SN-8");
}

#[test]
fn sn_a37_a_refusal_names_the_clause() {
    let mut table =
        Position::of(2).hand(0, "@c4 minus1 @d5").hand(1, "@c5").chips(0, "d5").chips(1, "e6").table();
    table.refuses(1, "place @c5 c5", "not-your-turn", "SN-8");
    table.refuses(1, "pass", "not-your-turn", "SN-8");
    table.refuses_action(0, Action::Place { slot: 4, space: space("c4") }, "not-held", "SN-8");
    table.refuses_action(0, Action::Place { slot: 9, space: space("c4") }, "not-held", "SN-8");
    table.refuses_action(0, Action::Exchange { slot: 3 }, "not-held", "SN-8");
    table.refuses(0, "place @d5 d5", "covered", "SN-8");
    table.refuses(0, "place @c4 c5", "wrong-number", "SN-A3");
    table.refuses(0, "place @c4 a1", "corner", "SN-A15");
    table.refuses(0, "remove minus1 d5", "own-chip", "SN-A17");
    table.refuses(0, "exchange @c4", "not-dead", "SN-11");
    table.refuses_action(7, Action::Pass {}, "unknown-seat", "SN-A5");
}

#[test]
fn sn_a37_nothing_can_be_done_while_cards_are_shuffled() {
    let mut table = Position::of(2).hand(0, "@c4").deck("s1").table();
    table.does(0, "place @c4 c4");
    assert_eq!(table.game_turn(), Turn::Chance);
    table.refuses_action(0, Action::Pass {}, "cards-in-motion", "SN-14");
}

#[test]
fn sn_9_then_a_card_is_drawn() {
    let mut table = Table::dealt(2, &[], &["s7"], "d3 d4");
    let [at, _] = table.view().board.spots(7);
    table.does(0, &format!("place s7 {at}"));
    assert_eq!(table.size(0), 5);
    assert!(table.hand(0).contains(&table.card("d3")), "the top card");
    assert!(!table.hand(0).contains(&table.card("s7")));
    assert_eq!(table.view().deck, 77);
}

#[test]
fn sn_9_only_the_owner_sees_the_card_drawn() {
    let mut table = Table::dealt(2, &[], &["s7"], "d3");
    let [at, _] = table.view().board.spots(7);
    table.does(0, &format!("place s7 {at}"));
    let drawn = |notices: Vec<Notice>| {
        notices.into_iter().find_map(|notice| match notice {
            Notice::Drew { card, .. } => Some(card),
            _ => None,
        })
    };
    assert_eq!(drawn(table.heard(0)), Some(Some(table.card("d3"))));
    assert_eq!(drawn(table.heard(1)), Some(None));
    assert_eq!(drawn(table.seen()), Some(None));
}

#[test]
fn sn_a22_a_player_who_can_play_must() {
    let mut table = Position::of(2).hand(0, "@c4").table();
    table.refuses(0, "pass", "must-play", "SN-A22");
    let mut special = Position::of(2).hand(0, "minus1").chips(1, "c4").table();
    special.refuses(0, "pass", "must-play", "SN-A22");
}

#[test]
fn sn_a33_a_live_card_cannot_be_thrown_away() {
    let mut table = Position::of(2).hand(0, "@c4 plus1").table();
    table.refuses(0, "exchange @c4", "not-dead", "SN-11");
    table.refuses(0, "exchange plus1", "never-dead", "SN-11");
    table.refuses(0, "forfeit @c4", "nothing-to-forfeit", "SN-13");
    assert!(table.plays(0).iter().all(|action| matches!(action, Action::Place { .. })));
}

#[test]
fn sn_a21_without_a_play_the_turn_is_passed_and_nothing_is_drawn() {
    let mut table = Position::of(2).full_but("c4").hand(0, "@e5").hand(1, "@c4").table();
    table.does(0, "pass");
    assert_eq!((table.size(0), table.to_act()), (1, vec![1]));
    assert_eq!(table.view().players[Seat::new(0)].deeds.passed, 1);
}

#[test]
fn sn_a21_the_exchange_stays_optional_for_a_player_without_a_play() {
    let mut table = Position::of(2).full_but("c4").hand(0, "@e5").table();
    assert!(table.can(0, "exchange @e5") && table.can(0, "pass"));
    table.does(0, "pass");
    assert_eq!(table.to_act(), [1]);
}

#[test]
fn sn_14_a_used_up_deck_is_rebuilt_from_all_discard_piles() {
    let mut table = Position::of(3).hand(0, "@c4").hand(1, "@c5").deck("s1 s2").table();
    table.does(0, "place @c4 c4");
    table.does(1, "place @c5 c5");
    assert_eq!((table.game_turn(), table.view().phase), (Turn::Chance, Phase::Reshuffle));
    let discarded: usize = (0..3).map(|seat| table.pile(seat).len()).sum();
    table.shuffles();
    assert_eq!(usize::from(table.view().deck), discarded);
    assert!((0..3).all(|seat| table.pile(seat).is_empty()), "entirely");
}

#[test]
fn sn_a25_the_shuffle_comes_at_once_and_before_the_turn_passes_on() {
    let mut table = Position::of(2).hand(0, "@c4").deck("s1").table();
    table.does(0, "place @c4 c4");
    assert_eq!(table.view().active, Seat::new(0));
    assert_eq!(table.size(0), 1, "the last card was drawn");
    table.shuffles();
    assert_eq!(table.to_act(), [1]);
}

#[test]
fn sn_a25_after_an_exchange_the_turn_goes_on_when_the_deck_is_new() {
    let mut table = Position::of(2).hand(0, "@c4 @d6").full_but("d6").deck("s1").table();
    table.does(0, "exchange @c4");
    assert_eq!(table.game_turn(), Turn::Chance);
    table.shuffles();
    assert_eq!((table.to_act(), table.view().phase), (vec![0], Phase::Act));
    table.does(0, "place @d6 d6");
}

#[test]
fn sn_a35_every_player_has_a_pile_of_their_own_in_plain_sight() {
    let mut table = Position::of(4).hand(0, "@c4 #c5").hand(1, "@d5").hand(2, "@e6").hand(3, "@f7").table();
    for (seat, at) in [(0, "c4"), (1, "d5"), (2, "e6"), (3, "f7")] {
        table.does(seat, &format!("place @{at} {at}"));
    }
    table.does(0, "place #c5 c5");
    assert_eq!(table.pile(0), [table.card("@c4"), table.card("#c5")], "the top last");
    assert_eq!(table.pile(2), [table.card("@e6")]);
    assert_eq!(table.view_of(3).players[Seat::new(0)].pile.len(), 2, "the history is public");
}

#[test]
fn sn_a26_the_winner_draws_no_card() {
    let mut table = Position::of(2).chips(0, "c2 c3 c4 c5").hand(0, "@c6").table();
    let deck = table.view().deck;
    table.does(0, "place @c6 c6");
    assert_eq!(table.ending(), Some(Ending::Won));
    assert_eq!((table.size(0), table.view().deck), (0, deck));
}

#[test]
fn sn_a40_an_absent_player_gets_the_first_play_there_is() {
    use cardinal_engine::Game;
    let default = |table: &Table| table.game.default_action(Seat::new(0));
    let table = Position::of(2).hand(0, "minus1 @c4").chips(1, "e5").table();
    let [first, _] = table.view().board.spots(table.card("@c4").answer().unwrap());
    assert_eq!(default(&table), Some(Action::Place { slot: 1, space: first }));
    assert_eq!(table.game.default_action(Seat::new(1)), None);
    let minus = Position::of(2).hand(0, "minus1").chips(1, "e5").table();
    assert_eq!(default(&minus), Some(Action::Remove { slot: 0, space: space("e5") }));
    let stuck = Position::of(2).hand(0, "minus1").table();
    assert_eq!(default(&stuck), Some(Action::Pass {}));
    let mut choosing =
        Position::with(2, &[("sequences_to_win", "2")]).chips(0, "c2 c3 c4 c6 c7").hand(0, "@c5").table();
    choosing.does(0, "place @c5 c5");
    assert_eq!(default(&choosing), Some(Action::Lock { first: space("c2") }));
}
