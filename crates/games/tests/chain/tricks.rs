//! How tricks go.

use cardinal_engine::{Actions, Game, Observer, Seat};
use cardinal_games::chain::{Action, Chain, Notice};

use super::moves::{action, set};
use super::table::{Release, Table};

#[test]
fn ch_16_ch_17_every_player_has_one_turn_and_the_last_to_play_wins_and_leads() {
    let release = Release::of(3).hand(0, "R3 R9 R1").hand(1, "B5 B2 B1").hand(2, "G4 G2 G1");
    let mut table = release.table();
    table.refuses_seat(1, "play 5", "not-your-trick-turn", "CH-16");
    table.does("play 3");
    table.refuses_seat(0, "play 9", "had-your-turn", "CH-17");
    table.refuses_seat(2, "play 4", "not-your-trick-turn", "CH-16");
    table.does("play 5, pass");
    // Seat 0 could beat the 5, but has had its turn.
    assert_eq!(table.captured(1), set("R3 B5"));
    assert_eq!((table.to_act(), table.view().trick.len(), table.view().table), (vec![1], 0, None));
    assert!(table.seen().contains(&Notice::Won { seat: Seat::new(1), cards: set("R3 B5") }));
}

#[test]
fn ch_a43_an_unbeaten_lead_is_won_back() {
    let mut table = Release::of(3).hand(0, "R9 R1 R2").hand(1, "B5 B2").hand(2, "G4 G2").table();
    table.does("play 9, pass, pass");
    assert_eq!((table.captured(0), table.to_act()), (set("R9"), vec![0]));
}

#[test]
fn ch_a17_a_leader_must_play() {
    let mut table = Release::of(2).hand(0, "R9 R1 R2").hand(1, "B5 B2").table();
    table.refuses("pass", "leader-must-play", "CH-A17");
    assert!(!table.can("pass"));
}

#[test]
fn ch_a19_others_may_pass_even_if_they_could_play() {
    let mut table = Release::of(2).hand(0, "R1 R2 R3").hand(1, "B5 B2 B9").table();
    table.does("play 1");
    assert!(table.can("play 5") && table.can("pass"));
    table.does("pass");
    assert_eq!(table.captured(0), set("R1"));
}

#[test]
fn ch_a18_a_trick_goes_round_once_or_until_all_pass() {
    let hands =
        |release: Release| release.hand(0, "R3 R7 R1").hand(1, "B5 B8 B1").hand(2, "G4 G6 G9 G1").table();
    let mut once = hands(Release::of(3));
    once.does("play 3, play 5, play 6");
    assert_eq!((once.captured(2), once.to_act()), (set("R3 B5 G6"), vec![2]));
    let mut long = hands(Release::with(3, &[("laps", "until_all_pass")]));
    long.does("play 3, pass, play 4, play 7, play 8");
    // A pass does not bind: seat 1 came back. It ends when the two others pass in a row.
    assert_eq!(long.to_act(), [2]);
    long.does("play 9, pass, pass");
    assert_eq!((long.captured(2), long.to_act()), (set("R3 G4 R7 B8 G9"), vec![2]));
}

#[test]
fn ch_a47_cards_that_are_known_leave_the_hand_first() {
    let mut table = Release::of(2).hand(0, "B5 G5 R1").secret(0, "R5").hand(1, "B9 B8 B7").table();
    table.does("play 5");
    assert_eq!(table.view().trick, set("B5"));
    assert_eq!(table.view().players[Seat::new(0)].hidden, 1, "the secret card is still one");
    let mut table = Release::of(2).hand(0, "B5 R1 X3").secret(0, "X1").hand(1, "B9 B8 B7").table();
    table.does("play X");
    assert_eq!(table.view().trick, set("X3"));
    // Where it takes the secret card, it shows.
    let mut table = Release::of(2).hand(0, "B5 R1 R2").secret(0, "R5").hand(1, "B9 B8 B7").table();
    table.does("play 5 5");
    assert_eq!(table.view().players[Seat::new(0)].hidden, 0);
}

/// Plays a meld of named cards, which no list has.
fn lays(table: &mut Table, text: &str) {
    let before = table.view_of(1);
    let from = table.events.len();
    table.game.apply(Seat::new(0), &action(text), &mut table.events).unwrap();
    // The other player's notices bring their view up to date.
    let (mut view, who) = (before, Observer::Seat(Seat::new(1)));
    for notice in table.events[from..].iter().filter_map(|event| Chain::notice(event, who)) {
        Chain::fold(&mut view, &notice).unwrap();
    }
    assert_eq!(view, table.game.view(who));
}

#[test]
fn ch_a47_a_player_may_name_the_cards_of_a_meld() {
    let release = || Release::of(2).hand(0, "B5 G5 R1 R6 B7 G7").secret(0, "R5").hand(1, "B9 B8 B7").table();
    // Not the first by colour, and not a known one either.
    for (named, hidden) in [("G5", 1), ("B5", 1), ("R5", 0)] {
        let mut table = release();
        lays(&mut table, &format!("play 5 with {named}"));
        assert_eq!(
            (table.view().trick, table.hand(0)),
            (set(named), set("B5 G5 R5 R1 R6 B7 G7").without(set(named)))
        );
        assert_eq!(table.view().players[Seat::new(0)].hidden, hidden);
    }
    let mut table = release();
    lays(&mut table, "play 5 6 7 with G5 R6 G7");
    assert_eq!(table.view().trick, set("G5 R6 G7"));
    // X cannot be told apart and are not named; the number cards beside them may be.
    let mut table = Release::of(2).hand(0, "B5 G5 X3 R1").secret(0, "X1").hand(1, "B9 B8 B7").table();
    lays(&mut table, "play 5 X=5 with G5");
    assert_eq!(table.view().trick, set("G5 X3"));
}

#[test]
fn ch_a47_named_cards_must_be_those_of_the_meld_and_in_the_hand() {
    let release = Release::of(2).hand(0, "B5 G5 X3 R6 R1").secret(0, "R5").hand(1, "B9 B8 O5");
    let mut table = release.table();
    table.refuses("play 5 with R6", "other-cards", "CH-A47");
    table.refuses("play 5 5 with B5", "other-cards", "CH-A47");
    table.refuses("play 5 with B5 G5", "other-cards", "CH-A47");
    table.refuses("play X with X3", "other-cards", "CH-A47");
    table.refuses("play 5 with O5", "not-held", "CH-16");
    table.refuses("play 6 6 with R6 B6", "not-held", "CH-16");
    table.refuses("play 5 6 with B5 R6", "run-length", "CH-A22");
}

#[test]
fn ch_a47_a_play_of_named_cards_has_the_number_of_its_meld() {
    let named = action("play 5 5 with B5 G5");
    let plain = action("play 5 5");
    assert_eq!(Chain::encode(&named), Chain::encode(&plain));
    assert_eq!(Chain::decode(Chain::encode(&named)), Some(plain));
    let json = serde_json::to_value(named).unwrap();
    assert_eq!(json, serde_json::json!({ "do": "play", "meld": ["5", "5"], "cards": ["B5", "G5"] }));
    assert_eq!(serde_json::from_value::<Action>(json).unwrap(), named);
    assert_eq!(serde_json::to_value(plain).unwrap(), serde_json::json!({ "do": "play", "meld": ["5", "5"] }));
}

#[test]
fn ch_22_who_has_finished_has_no_more_turns() {
    let mut table = Release::of(3).hand(0, "R9").hand(1, "B5 B2").hand(2, "G4 G2").table();
    table.does("play 9");
    table.penalty("B5");
    table.penalty("G4");
    table.refuses_seat(0, "pass", "finished", "CH-22");
    assert_eq!(table.to_act(), [1]);
}
