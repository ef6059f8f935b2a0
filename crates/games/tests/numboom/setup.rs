//! Players, decks, deal.

use cardinal_engine::{Game, Observer, Seat, SetupError};
use cardinal_games::numboom::{Card, Cards, Chance, Notice, Numboom, Options, Order};

use super::moves::set;
use super::table::{Deal, options};

#[test]
fn nb_1_two_to_ten_can_play() {
    for seats in 0..=20 {
        let made = Numboom::new(&Options::default(), seats);
        assert_eq!(made.is_ok(), (2..=10).contains(&seats), "{seats}");
        if let Err(error) = made {
            assert!(matches!(error, SetupError::Seats { clause: "NB-1", .. }));
        }
    }
    Deal::of(3).table().refuses_seat(3, "place 1 0", "unknown-seat", "NB-1");
}

#[test]
fn nb_2_nb_a1_the_deck_has_what_the_options_say() {
    let stock = |settings: &[(&str, &str)]| {
        Numboom::new(&options(settings), 5).unwrap().view(Observer::Spectator).stock()
    };
    let full = stock(&[]);
    let counts = Card::ALL.map(|card| full.count(card));
    assert_eq!(counts, [21, 20, 21, 10, 5, 5, 5, 5, 5, 5, 5]);
    assert_eq!(full.len(), 107);
    assert_eq!(stock(&[("functions", "false")]).len(), 77);
    assert_eq!(stock(&[("bombs", "false")]).len(), 102);
    assert_eq!(stock(&[("deck", "base")]), Cards::NUMBERS);
    assert_eq!(stock(&[("deck", "base"), ("bombs", "true")]).len(), 72);
    assert_eq!(Cards::NUMBERS.len(), 72);
}

#[test]
fn nb_2_the_options_in_play_say_that_the_base_deck_has_no_extras() {
    let played = Numboom::new(&options(&[("deck", "base")]), 4).unwrap().options();
    assert!(!played.functions && !played.bombs);
}

#[test]
fn nb_3_every_player_has_four_cards_of_which_only_the_owner_knows() {
    for seats in 2..=10 {
        let table = Deal::of(seats).table();
        for seat in 0..seats {
            assert_eq!(table.hand(seat).len(), 4);
            let shown: Vec<bool> =
                table.view_of(seat).players.iter().map(|player| player.hand.is_some()).collect();
            assert_eq!(shown, (0..seats).map(|other| other == seat).collect::<Vec<_>>());
        }
        assert!(table.view().players.iter().all(|player| player.hand.is_none() && player.size == 4));
    }
}

#[test]
fn nb_3_no_seat_moves_while_cards_are_dealt() {
    let mut game = Numboom::new(&Options::default(), 2).unwrap();
    let refused = game.apply(Seat::new(0), &super::moves::action("end"), &mut Vec::new()).unwrap_err();
    assert_eq!((refused.code, refused.clause), ("cards-in-motion", "NB-3"));
}

#[test]
fn nb_4_there_is_one_position_fewer_than_players() {
    for seats in 2..=10 {
        assert_eq!(Deal::of(seats).table().heights(), vec![0; usize::from(seats) - 1]);
    }
    let mut table = Deal::of(4).hand(0, "1").table();
    table.refuses("place 1 3", "no-such-position", "NB-4");
    table.refuses("place 1 255", "no-such-position", "NB-4");
}

#[test]
fn nb_a6_chance_picks_who_begins_and_play_is_clockwise() {
    for first in 0..4 {
        let mut game = Numboom::new(&Options::default(), 4).unwrap();
        let mut log = Vec::new();
        game.apply_chance(&Chance::Starter(Seat::new(first)), &mut log).unwrap();
        // Numbers on top, so that every hand can be placed from.
        let order: Order = game.view(Observer::Spectator).stock().iter().collect();
        game.apply_chance(&Chance::Deal(order), &mut log).unwrap();
        let mut seen = Vec::new();
        for position in 0..3 {
            let seat = game.turn().seats().first().unwrap();
            seen.push(seat.number());
            let action = super::moves::action(&format!("place 1 {position}"));
            game.apply(seat, &action, &mut log).unwrap();
        }
        seen.push(game.turn().seats().first().unwrap().number());
        game.apply(game.turn().seats().first().unwrap(), &super::moves::action("flip 0"), &mut log).unwrap();
        assert_eq!(seen, (0..4).map(|step| (first + step) % 4).collect::<Vec<_>>());
        assert_eq!(game.turn().seats().first(), Some(Seat::new(first)), "who began begins round two");
    }
}

#[test]
fn nb_a5_a_hand_without_a_card_to_place_is_shown_and_drawn_again() {
    let mut table = Deal::of(3).hand(1, "stack reset observe stack").table();
    assert_eq!(table.to_act(), None);
    let shown = Notice::Rejected { seat: Seat::new(1), cards: set("stack reset observe stack") };
    assert!(table.seen().contains(&shown), "{:?}", table.seen());
    assert_eq!((table.size(1), table.view().deck), (0, 107 - 8));
    // The deck with the hand in it, in an order that puts four functions on top again: shown as well, as often as it
    // happens.
    let mut deck = table.stock();
    for seat in [0, 2] {
        table.hand(seat).iter().for_each(|card| deck.remove(card));
    }
    let bad: Order = deck.functions().iter().chain(deck.placeable().iter()).collect();
    let again = Notice::Rejected { seat: Seat::new(1), cards: bad.iter().take(4).copied().collect() };
    for _ in 0..2 {
        table.chance(&Chance::Redraw(bad.clone()));
        assert!(table.seen().contains(&again), "{:?}", table.seen());
        assert_eq!((table.to_act(), table.size(1), table.view().deck), (None, 0, 107 - 8));
    }
    let good: Order = deck.iter().collect();
    table.chance(&Chance::Redraw(good));
    assert_eq!((table.to_act(), table.hand(1).len(), table.view().deck), (Some(0), 4, 107 - 12));
    assert!(!table.hand(1).placeable().is_empty());
}

#[test]
fn nb_a5_the_last_player_needs_no_card_to_place() {
    let table = Deal::of(3).hand(2, "stack reset observe stack").table();
    assert_eq!(table.to_act(), Some(0));
}

#[test]
fn nb_a38_ten_players_with_the_base_deck_have_cards_to_draw() {
    let table = Deal::of(10).set("deck", "base").table();
    assert_eq!(table.view().deck, 72 - 40);
}
