//! What careful players remember of face-down cards.

use super::CardSet;

/// Which shuffle each hidden card was last part of.
///
/// When the Supply is made anew from the covered Floor cards, everybody knows which cards went in, and that the
/// hidden cards in the hands are none of them. So hidden cards fall into batches, one for each shuffle, and a
/// player with a perfect memory knows each batch as a set and how many of its cards lie where.
///
/// Only the batch number of hidden cards matters; it is kept for every card as a binary number, bit by bit in
/// six words. At most 63 batches can have a hidden card left, so renumbering on each shuffle keeps them small.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(super) struct Batches {
    bits: [CardSet; 6],
    newest: u8,
}

impl Batches {
    /// Everything in one batch: a new deal.
    pub(super) const NEW: Self = Self { bits: [CardSet::NONE; 6], newest: 0 };

    /// How many batches there are.
    pub(super) const fn count(&self) -> u8 {
        self.newest + 1
    }

    /// The cards that were last shuffled in this batch.
    pub(super) fn get(&self, number: u8) -> CardSet {
        self.bits.iter().enumerate().fold(CardSet::ALL, |cards, (bit, set)| {
            if number >> bit & 1 == 1 { cards.and(*set) } else { cards.without(*set) }
        })
    }

    /// A new Supply was shuffled out of `cards` while `hidden` were in the hands: batches without a hidden card
    /// left are forgotten, and the new Supply is the newest batch.
    pub(super) fn shuffled(&mut self, cards: CardSet, hidden: CardSet) {
        let old = *self;
        *self = Self::NEW;
        for number in 0..old.count() {
            let still_hidden = old.get(number).and(hidden);
            if !still_hidden.is_empty() {
                self.assign(still_hidden);
                self.newest += 1;
            }
        }
        self.assign(cards);
    }

    /// Starts the next batch, made of these cards.
    pub(super) fn push(&mut self, cards: CardSet, is_first: bool) {
        self.newest += u8::from(!is_first);
        self.assign(cards);
    }

    fn assign(&mut self, cards: CardSet) {
        for (bit, set) in self.bits.iter_mut().enumerate() {
            *set = if self.newest >> bit & 1 == 1 { set.union(cards) } else { set.without(cards) };
        }
    }
}
