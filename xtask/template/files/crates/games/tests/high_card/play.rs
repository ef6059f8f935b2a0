//! The rules.

use cardinal_engine::{Game, Seat, Turn};
use cardinal_games::high_card::{Action, Phase};

use super::table::{Table, card};

#[test]
fn hc_1_two_to_four_can_play() {
    for seats in 0..=u8::MAX {
        assert_eq!(Table::dealt(seats, 7).is_ok(), (2..=4).contains(&seats), "{seats}");
    }
}

#[test]
fn hc_2_each_player_has_seven_cards_that_only_they_can_see() {
    let view = Table::dealt(3, 7).unwrap().view(1);
    assert!(view.players.iter().all(|player| player.size == 7));
    let hand = view.players[Seat::new(1)].hand.unwrap();
    assert_eq!(hand.iter().collect::<Vec<_>>(), (8..15).map(card).collect::<Vec<_>>());
    assert_eq!((view.players[Seat::new(0)].hand, view.players[Seat::new(2)].hand), (None, None));
}

#[test]
fn hc_3_players_play_a_card_they_hold_in_turn() {
    let mut table = Table::dealt(3, 7).unwrap();
    assert_eq!(table.refusal(1, 8), Some(("not-your-turn", "HC-3")));
    assert_eq!(table.refusal(0, 8), Some(("not-held", "HC-3")));
    table.plays(&[(0, 5)]);
    assert_eq!(table.game.turn(), Turn::of(Seat::new(1)));
    assert_eq!(table.refusal(0, 6), Some(("not-your-turn", "HC-3")));
}

#[test]
fn hc_4_the_highest_card_takes_the_trick_and_leads() {
    let mut table = Table::dealt(3, 7).unwrap();
    table.plays(&[(0, 7), (1, 14), (2, 15)]);
    assert_eq!(table.game.scores().iter().copied().collect::<Vec<_>>(), [0, 0, 1]);
    assert_eq!(table.game.turn(), Turn::of(Seat::new(2)));
    assert_eq!(table.view(0).gone.len(), 3);
}

#[test]
fn hc_5_hc_a1_the_game_ends_with_the_cards_and_the_most_tricks_win() {
    let mut table = Table::dealt(2, 3).unwrap();
    table.plays(&[(0, 1), (1, 4), (1, 5), (0, 2), (1, 6)]);
    assert_eq!(table.game.standings(), None);
    table.plays(&[(0, 3)]);
    assert_eq!((table.view(0).phase, table.refusal(0, 3)), (Phase::Over, Some(("game-over", "HC-5"))));
    let places: Vec<u8> = table.game.standings().unwrap().iter().map(|standing| standing.place).collect();
    assert_eq!(places, [2, 1]);
    assert!(Table::dealt(2, 2).is_err() && Table::dealt(2, 8).is_err());
}

#[test]
fn hc_a2_the_lowest_card_is_played_for_an_absent_player() {
    let table = Table::dealt(2, 7).unwrap();
    assert_eq!(table.game.default_action(Seat::new(0)), Some(Action::Play { card: card(1) }));
    assert_eq!(table.game.default_action(Seat::new(1)), None);
}
