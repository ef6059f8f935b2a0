//! Where every card is, and where an observer knows cards to be.
//!
//! Cards of a kind are alike and have no numbers of their own; they are numbered for the listing, each kind in a
//! range of its own.

use cardinal_engine::{Audit, CardId, Census, Place, Seat};

use super::view::View;
use super::{Card, Cards, Numboom, Options};

/// All positions are one place, so that a card stays known to lie somewhere through a Disrupt.
const COVERED: Place = Place::Table(0);
/// Where the cards are that are not in the game.
const BOX: Place = Place::Table(1);

/// The number of the first card of each kind, and of the first one beyond.
const FIRST: [CardId; Card::KINDS + 1] = {
    let mut first = [0; Card::KINDS + 1];
    let mut kind = 0;
    while kind < Card::KINDS {
        first[kind + 1] = first[kind] + Card::ALL[kind].copies() as CardId;
        kind += 1;
    }
    first
};

#[derive(Default)]
struct Listing {
    census: Census,
    counts: [CardId; Card::KINDS],
}

impl Listing {
    fn put(&mut self, card: Card, place: Place) {
        let count = &mut self.counts[card.index()];
        self.census.push((FIRST[card.index()] + *count, place));
        *count += 1;
    }

    fn put_all(&mut self, cards: Cards, place: Place) {
        cards.iter().for_each(|card| self.put(card, place));
    }
}

/// Every card there is, in the game or not.
fn everything() -> Cards {
    Options::default().cards()
}

impl Audit for Numboom {
    fn census(&self) -> Census {
        let mut listing = Listing::default();
        let deck = self.deck().iter().filter(|card| card.is_placeable() || !self.dual);
        deck.for_each(|card| listing.put(*card, Place::Deck));
        for seat in Seat::all(self.seats) {
            listing.put_all(self.hands[seat.index()], Place::Hand(seat.number()));
        }
        self.field.cards().for_each(|slot| listing.put(slot.card, COVERED));
        listing.put_all(self.all_discards(), Place::Discard);
        listing.put_all(everything().minus(self.stock()), BOX);
        listing.census
    }

    fn pinned(view: &View) -> Census {
        let mut listing = Listing::default();
        listing.put_all(view.discards, Place::Discard);
        listing.put_all(everything().minus(view.stock()), BOX);
        view.positions.iter().flatten().filter_map(|covered| covered.card).for_each(|card| {
            listing.put(card, COVERED);
        });
        listing.put_all(view.known_rests, Place::Discard);
        let notes = view.players.pairs().map(|(seat, player)| {
            let fell = player.fall.is_some();
            (player.note, if fell { Place::Discard } else { Place::Hand(seat.number()) })
        });
        for (memo, place) in notes.chain([(view.lost, COVERED)]) {
            for card in Card::ALL {
                (0..memo.count(card)).for_each(|_| listing.put(card, place));
            }
        }
        for (seat, player) in view.players.pairs() {
            listing.put_all(player.hand.unwrap_or_default(), Place::Hand(seat.number()));
        }
        listing.census
    }

    fn look(card: CardId) -> CardId {
        FIRST.into_iter().rev().find(|first| *first <= card).unwrap_or(card)
    }
}
