//! Where every card is, and where an observer knows cards to be.

use cardinal_engine::{Audit, Census, Place, Seat};

use super::{CardSet, HighCard, View};

impl Audit for HighCard {
    fn census(&self) -> Census {
        let mut places = at(self.deck, Place::Deck);
        for seat in Seat::all(self.seats) {
            places.extend(at(self.hands[seat.index()], Place::Hand(seat.number())));
            places.extend(at(self.trick[seat.index()].into_iter().collect(), Place::Table(seat.number())));
        }
        places.extend(at(self.gone, Place::Discard));
        places
    }

    fn pinned(view: &View) -> Census {
        let mut pins = at(view.gone, Place::Discard);
        for (seat, player) in view.players.pairs() {
            pins.extend(at(player.hand.unwrap_or_default(), Place::Hand(seat.number())));
            pins.extend(at(player.played.into_iter().collect(), Place::Table(seat.number())));
        }
        pins
    }
}

fn at(cards: CardSet, place: Place) -> Census {
    cards.iter().map(|card| (card.index() as u16, place)).collect()
}
