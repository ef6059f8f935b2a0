//! Where every card is, and where an observer knows cards to be.

use cardinal_engine::{Audit, Census, Place, Seat};

use super::state::ROW;
use super::{Card, CardSet, Chain, View};

impl Audit for Chain {
    fn census(&self) -> Census {
        let mut places = Census::new();
        put(&mut places, self.face_down(), Place::Deck);
        for seat in Seat::all(self.seats) {
            let at = seat.index();
            put(&mut places, self.hands[at], Place::Hand(seat.number()));
            let discarded = if self.is_settled(seat) { self.sheets[at].discarded } else { CardSet::NONE };
            put_before(&mut places, seat, self.captured[at], self.open[at], discarded);
        }
        put_table(&mut places, &self.row, self.trick, self.discards.union(self.aside));
        places
    }

    fn pinned(view: &View) -> Census {
        let mut pins = Census::new();
        put_table(&mut pins, &view.row, view.trick, view.discards.union(view.aside));
        for (seat, player) in view.players.pairs() {
            put(&mut pins, player.hand.unwrap_or(player.known), Place::Hand(seat.number()));
            let discarded = player.settled.as_ref().map_or(CardSet::NONE, |settled| settled.discarded);
            put_before(&mut pins, seat, player.captured, player.open, discarded);
        }
        pins
    }
}

fn put(places: &mut Census, cards: CardSet, place: Place) {
    places.extend(cards.iter().map(|card| (card.id().into(), place)));
}

/// What lies before a player.
fn put_before(places: &mut Census, seat: Seat, captured: CardSet, open: CardSet, discarded: CardSet) {
    put(places, captured, Place::Table(10 + seat.number()));
    put(places, open, Place::Table(20 + seat.number()));
    put(places, discarded, Place::Discard);
}

/// What lies in the middle.
fn put_table(places: &mut Census, row: &[Option<Card>; ROW], trick: CardSet, discard: CardSet) {
    for (slot, card) in row.iter().enumerate() {
        places.extend(card.map(|card| (card.id().into(), Place::Table(slot as u8))));
    }
    put(places, trick, Place::Table(ROW as u8));
    put(places, discard, Place::Discard);
}
