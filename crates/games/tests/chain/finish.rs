//! Finishing, penalty cards, the end and the score.

use cardinal_engine::{BadChance, Game, Seat, Silent};
use cardinal_games::chain::{Chance, Notice, Phase, Tally};

use super::moves::{cards, set};
use super::table::Release;

#[test]
fn ch_22_ch_a32_an_empty_hand_ends_the_trick_at_once_and_takes_it() {
    let mut table = Release::of(3).hand(0, "R3 R1 R2").hand(1, "B5").hand(2, "G9 G8").table();
    table.does("play 3, play 5");
    assert_eq!((table.captured(1), table.view().phase), (set("R3 B5"), Phase::Penalty));
}

#[test]
fn ch_23_ch_a33_ch_a34_one_card_of_each_hand_is_drawn_and_counts_against_its_owner() {
    let release = Release::of(4).hand(0, "R3 R1 R2").hand(1, "B5").hand(2, "G9").hand(3, "P8 P7");
    let mut table = release.table();
    table.does("play 3, play 5");
    // Clockwise from the left of seat 1; seat 2 has one card and is spared.
    assert_eq!(table.seen().last(), Some(&Notice::Drawing { by: Seat::new(1), from: Seat::new(3) }));
    let refused = table.game.clone().apply_chance(&Chance::Penalty(cards("R1")[0]), &mut Silent);
    assert_eq!(refused, Err(BadChance::Impossible));
    table.refuses_seat(0, "pass", "penalty-draw", "CH-23");
    table.penalty("P8");
    table.penalty("R1");
    assert_eq!((table.open(3), table.open(0), table.open(2)), (set("P8"), set("R1"), set("")));
    assert_eq!((table.hand(3), table.hand(0)), (set("P7"), set("R2")));
}

#[test]
fn ch_a34_of_several_x_one_that_is_known_is_drawn() {
    let release = Release::of(3).hand(0, "R9").hand(1, "X2 B1").secret(1, "X1").hand(2, "G2");
    let mut table = release.table();
    table.does("play 9");
    let refused = table.game.clone().apply_chance(&Chance::Penalty(cards("X1")[0]), &mut Silent);
    assert_eq!(refused, Err(BadChance::Impossible));
    table.penalty("X2");
    assert_eq!(table.view().players[Seat::new(1)].hidden, 1);
}

#[test]
fn ch_24_ch_a36_the_next_with_cards_to_the_left_leads() {
    let mut table = Release::of(4).hand(0, "R3 R1").hand(1, "").hand(2, "G9 G2").hand(3, "P9").table();
    table.does("play 3, pass, play 9");
    table.penalty("G9");
    assert_eq!(table.to_act(), [0]);
    let mut table = Release::of(4).hand(0, "R9").hand(1, "").hand(2, "G9 G2").hand(3, "P9 P2").table();
    table.does("play 9");
    table.penalty("G9");
    table.penalty("P9");
    assert_eq!(table.to_act(), [2], "seat 1 has no cards");
}

#[test]
fn ch_25_ch_a35_with_one_hand_left_the_game_ends_without_a_draw() {
    let mut table = Release::of(2).hand(0, "R9").hand(1, "G9 G2").table();
    table.does("play 9");
    assert_eq!(table.view().phase, Phase::Over);
    assert!(table.open(1).is_empty());
    table.refuses_seat(1, "pass", "game-over", "CH-25");
}

#[test]
fn ch_a44_with_three_the_first_finish_brings_penalties_and_the_second_the_end() {
    let mut table = Release::of(3).hand(0, "R9").hand(1, "B9 B1").hand(2, "G9 G2").table();
    table.does("play 9");
    table.penalty("B1");
    table.penalty("G2");
    table.does("play 9");
    assert_eq!((table.view().phase, table.open(2)), (Phase::Over, set("G2")));
}

#[test]
fn ch_a32_at_another_table_the_lap_is_completed() {
    let lap = [("finish", "complete_lap")];
    let mut table = Release::with(3, &lap).hand(0, "R3").hand(1, "B5 B1").hand(2, "G9 G8").table();
    table.does("play 3, play 5, pass");
    assert_eq!(table.captured(1), set("R3 B5"), "the last to play wins, not who finished");
    table.penalty("G8");
    assert_eq!(table.to_act(), [1], "left of who finished");
    // Two finish in one lap: both draw, left of the last leads.
    let release = Release::with(4, &lap).hand(0, "R3").hand(1, "B5").hand(2, "G9 G8 G7").hand(3, "P9 P8 P7");
    let mut table = release.table();
    table.does("play 3, play 5, pass, pass");
    assert_eq!(table.captured(1), set("R3 B5"));
    for card in ["G8", "P8", "G7", "P7"] {
        table.penalty(card);
    }
    assert_eq!(table.to_act(), [2]);
    // One hand left: over at once, and the last to play has the trick.
    let mut table = Release::with(3, &lap).hand(0, "R3").hand(1, "B5").hand(2, "G9 G8").table();
    table.does("play 3, play 5");
    assert_eq!((table.view().phase, table.captured(1)), (Phase::Over, set("R3 B5")));
    // A 0 in such a lap: no seat has the cards, and the seat left of the one that finished leads.
    let mut table = Release::with(3, &lap).hand(0, "R3").hand(1, "B0 B1").hand(2, "G9 G8").table();
    table.does("play 3, play 0");
    table.penalty("G8");
    assert_eq!((table.view().aside, table.to_act()), (set("R3 B0"), vec![1]));
}

#[test]
fn ch_26_the_second_example_of_the_rulebook_scores_48() {
    // 55 points of the build, 6 cards taken, 7 open, 6 in hand.
    let release = Release::of(2).hand(0, "R9").hand(1, "G2 G4").scored(1, &["R5 O5 P5 B5 G5", "R1 O1"]).won(
        1,
        "B1 B2 B3 B4 B6 B7",
        "P7",
    );
    let mut table = release.table();
    table.does("play 9");
    assert_eq!(table.scores()[1], 48);
    let expected = Tally { build: 55, captured: 6, hand: 6, open: 7 };
    assert!(table.seen().iter().any(|notice| matches!(
        notice,
        Notice::GameOver { tallies, .. } if tallies[Seat::new(1)] == expected
    )));
    let measures = table.game.measures(Seat::new(1));
    assert_eq!(measures.as_slice(), [55, 6 - 6 - 7, 6, 7, 6]);
}

#[test]
fn ch_26_ch_a38_open_0_and_x_cost_ten_and_every_card_taken_is_one_point() {
    let release = Release::of(2).hand(0, "R9").hand(1, "G2").won(1, "X1 B1", "X2 B0 B3");
    let mut table = release.table();
    table.does("play 9");
    assert_eq!(table.scores(), [1, 2 - 2 - 23]);
}

#[test]
fn ch_26_the_last_trick_counts() {
    let mut table = Release::of(2).hand(0, "R3 R1").hand(1, "G9").table();
    table.does("play 3, play 9");
    assert_eq!(table.scores(), [-1, 2]);
}

#[test]
fn ch_a37_0_and_x_in_the_last_hand_cost_ten_or_nothing() {
    let hands = |release: Release| release.hand(0, "R9").hand(1, "G0 X1 G3").won(1, "", "B0").table();
    let mut table = hands(Release::of(2));
    table.does("play 9");
    assert_eq!(table.scores()[1], -10 - 23);
    let mut table = hands(Release::with(2, &[("left_in_hand", "nothing")]));
    table.does("play 9");
    assert_eq!(table.scores()[1], -10 - 3, "open cards still cost ten");
}

#[test]
fn ch_a39_scores_may_be_negative() {
    let mut table = Release::of(2).hand(0, "R9").hand(1, "G9 G8").table();
    table.does("play 9");
    assert_eq!(table.scores(), [1, -17]);
}
