//! What careful players remember of face-down cards.

use super::CardSet;

/// Which shuffle each hidden card was last part of.
///
/// When the Supply is rebuilt from the covered Floor cards, all know which cards went in, and that the
/// hidden cards in the hands are not among them. So hidden cards fall into batches, one for each shuffle, and a
/// player with a perfect memory knows each batch as a set and how many of its cards lie where.
///
/// Only the batch number of hidden cards matters; it is stored for every card as a binary number, bit by bit in
/// six words. At most 63 batches can have a hidden card left, so renumbering on each shuffle keeps them small.
/// The number of the newest batch is stored alike, under a bit that stands for no card.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Batches([u64; 6]);

const NO_CARD: u64 = 1;

impl Batches {
    /// Everything in one batch: a new deal.
    pub(super) const NEW: Self = Self([0; 6]);

    pub(super) fn count(&self) -> u8 {
        self.newest() + 1
    }

    fn newest(&self) -> u8 {
        self.0.iter().enumerate().map(|(bit, word)| ((word & NO_CARD) as u8) << bit).sum()
    }

    /// The cards that were last shuffled in this batch.
    pub(super) fn get(&self, number: u8) -> CardSet {
        let bits =
            self.0.iter().enumerate().fold(!NO_CARD, |bits, (bit, word)| {
                bits & if number >> bit & 1 == 1 { *word } else { !word }
            });
        CardSet::from_bits(bits)
    }

    /// A new Supply was shuffled out of `cards` while `hidden` were in the hands: batches without a hidden card
    /// left are forgotten, and the new Supply is the newest batch.
    pub(super) fn shuffled(&mut self, cards: CardSet, hidden: CardSet) {
        let old = *self;
        *self = Self::NEW;
        let mut next = 0;
        for number in 0..old.count() {
            let still_hidden = old.get(number).and(hidden);
            if !still_hidden.is_empty() {
                self.put(next, still_hidden);
                next += 1;
            }
        }
        self.put(next, cards);
    }

    /// Makes these cards the batch of this number, and it the newest.
    pub(super) fn put(&mut self, number: u8, cards: CardSet) {
        let members = cards.bits() | NO_CARD;
        for (bit, word) in self.0.iter_mut().enumerate() {
            *word = if number >> bit & 1 == 1 { *word | members } else { *word & !members };
        }
    }
}
