//! Where every card is, and where an observer knows cards to be.

use cardinal_engine::{Audit, Census, Place, Seat};

use super::{Card, CardSet, Laid, NumberChain, View};

impl Audit for NumberChain {
    fn census(&self) -> Census {
        let mut places: Census =
            self.face_down().iter().map(|card| (card.octal().into(), Place::Deck)).collect();
        for seat in Seat::all(self.seats) {
            let hand = self.hands[seat.index()];
            places.extend(hand.iter().map(|card| (card.octal().into(), Place::Hand(seat.number()))));
        }
        places.extend(table(&self.pools, self.floor, self.covered));
        places
    }

    fn pinned(view: &View) -> Census {
        let mut pins: Census = table(&view.pools, view.floor, view.covered).collect();
        for (seat, player) in view.players.pairs() {
            let cards = player.hand.unwrap_or(player.known);
            pins.extend(cards.iter().map(|card| (card.octal().into(), Place::Hand(seat.number()))));
        }
        pins
    }
}

/// The face-up cards with their places: the Pools, the Floor, and what it covers.
fn table(
    pools: &[Option<Card>; 3],
    floor: Option<Laid>,
    covered: CardSet,
) -> impl Iterator<Item = (u16, Place)> {
    let spots = pools.iter().copied().chain([floor.map(Laid::card)]).enumerate();
    let open = spots.filter_map(|(spot, card)| Some((card?.octal().into(), Place::Table(spot as u8))));
    let below = covered.iter().map(|card| (card.octal().into(), Place::Discard)).collect::<Vec<_>>();
    open.collect::<Vec<_>>().into_iter().chain(below)
}
