//! A table at which a test plays every seat.

use cardinal_engine::{Game, Observer, Seat, SetupError};
use cardinal_games::high_card::{Action, Card, CardSet, Chance, Event, HighCard, Options, View};

pub(super) fn card(number: usize) -> Card {
    Card::at(number - 1).expect("there is such a card")
}

/// A game in progress.
#[derive(Debug)]
pub(super) struct Table {
    pub(super) game: HighCard,
    events: Vec<Event>,
}

impl Table {
    /// The cards are dealt in ascending order: 1 to 7 to seat 0, 8 to 14 to seat 1, and so on.
    pub(super) fn dealt(seats: u8, cards: u8) -> Result<Self, SetupError> {
        let mut table = Self { game: HighCard::new(&Options { cards }, seats)?, events: Vec::new() };
        let deal = Chance::Deal(CardSet::ALL.iter().collect());
        table.game.apply_chance(&deal, &mut table.events).expect("a deal is due");
        Ok(table)
    }

    /// The seats play these cards, one after the other.
    #[track_caller]
    pub(super) fn plays(&mut self, plays: &[(u8, usize)]) {
        for &(seat, number) in plays {
            let action = Action::Play { card: card(number) };
            let done = self.game.apply(Seat::new(seat), &action, &mut self.events);
            assert_eq!(done, Ok(()), "seat {seat} plays {number}");
        }
    }

    /// Why a seat cannot play a card: the code and the clause.
    pub(super) fn refusal(&self, seat: u8, number: usize) -> Option<(&'static str, &'static str)> {
        let checked = self.game.check(Seat::new(seat), &Action::Play { card: card(number) });
        checked.err().map(|illegal| (illegal.reason().code, illegal.reason().clause))
    }

    pub(super) fn view(&self, seat: u8) -> View {
        self.game.view(Observer::Seat(Seat::new(seat)))
    }
}
