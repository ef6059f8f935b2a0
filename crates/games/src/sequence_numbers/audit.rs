//! Where every card is, and where an observer knows cards to be.

use cardinal_engine::{Audit, Census, Place, Seat};

use super::{Action, SequenceNumbers, View};

impl Audit for SequenceNumbers {
    const PLAYTHROUGHS: &'static [(u8, &'static str)] = &[(6, "three-teams")];

    fn census(&self) -> Census {
        let mut places: Census =
            self.face_down().iter().map(|id| (id.number().into(), Place::Deck)).collect();
        for seat in Seat::all(self.seats) {
            let hand = self.slots(seat).map(|(_, id)| (id.number().into(), Place::Hand(seat.number())));
            places.extend(hand);
            let pile = self.pile(seat.index());
            places.extend(pile.map(|id| (id.number().into(), Place::Table(seat.number()))));
        }
        places
    }

    fn pinned(view: &View) -> Census {
        let mut pins = Census::new();
        for (seat, player) in view.players.pairs() {
            let hand = player.hand.iter().flatten().flatten();
            pins.extend(hand.map(|card| (card.rank(), Place::Hand(seat.number()))));
            pins.extend(player.pile.iter().map(|card| (card.rank(), Place::Table(seat.number()))));
        }
        pins
    }

    fn cards(&self) -> u16 {
        self.all_cards().len().into()
    }

    /// The first seat to reach for the deck gets its top card, a seat that is in time keeps a right, and a wish to end
    /// lapses with the next chip: there the rules speak of an order.
    fn ordered(one: &Action, other: &Action) -> bool {
        let draws = |action: &Action| matches!(action, Action::Draw {});
        let bears =
            |action: &Action| !matches!(action, Action::Agree {} | Action::Call { .. } | Action::Vote { .. });
        let moves = |action: &Action| matches!(action, Action::Place { .. } | Action::Remove { .. });
        let lapses = |action: &Action| matches!(action, Action::Agree {});
        draws(one) && bears(other)
            || draws(other) && bears(one)
            || moves(one) && lapses(other)
            || moves(other) && lapses(one)
    }
}
