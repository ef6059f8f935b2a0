//! What a player remembers of cards they cannot point at.

use serde::{Deserialize, Serialize};

use super::{Card, Cards};

/// Cards known to be in some place, or to have been there: a hand that was given away, the covered cards since
/// a Disrupt, the face-down discards.
///
/// Cards that can be placed may leave such a place unseen. Then each of those remembered may be the one that
/// left; so a memo says that `sure` is there, and of `maybe` all but at most `missing`. Function cards never
/// leave unseen, so they are always sure. What says nothing is dropped, so that equal knowledge is equal.
///
/// ```
/// use cardinal_games::numboom::{Card, Memo};
/// let mut memo = Memo::of([Card::One, Card::One, Card::Stack].into_iter().collect());
/// memo.lose(1);
/// assert_eq!((memo.count(Card::One), memo.count(Card::Stack)), (1, 1));
/// memo.lose(1);
/// assert_eq!((memo.count(Card::One), memo.count(Card::Stack)), (0, 1));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Memo {
    /// These are there.
    pub sure: Cards,
    /// These were there and can be placed.
    pub maybe: Cards,
    /// How many of those have left, at most.
    pub missing: u8,
}

impl Memo {
    /// Nothing is remembered.
    pub const NONE: Self = Self::of(Cards::NONE);

    /// All these cards are there.
    pub const fn of(cards: Cards) -> Self {
        Self { sure: cards, maybe: Cards::NONE, missing: 0 }
    }

    /// Whether nothing is remembered.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.sure.is_empty() && self.maybe.is_empty()
    }

    /// How many cards of a kind are there for sure.
    pub const fn count(self, card: Card) -> u8 {
        self.sure.count(card) + self.maybe.count(card).saturating_sub(self.missing)
    }

    /// A card in the place is known from now on in another way, or leaves it in plain sight.
    ///
    /// If the memo has such a card, it may as well have been that one; so one less is there for sure.
    pub const fn take(&mut self, card: Card) {
        if !self.sure.discard(card) && self.maybe.discard(card) {
            self.settle();
        }
    }

    /// Cards leave the place unseen.
    pub fn lose(&mut self, count: u8) {
        let sure = self.sure;
        self.sure = sure.functions();
        self.missing += count;
        self.doubt(sure.placeable());
    }

    /// A card that is known joins the place.
    pub fn add(&mut self, card: Card) {
        self.sure.insert(card);
        self.doubt(Cards::NONE);
    }

    /// All function cards leave the place.
    #[must_use]
    pub const fn without_functions(mut self) -> Self {
        self.sure = self.sure.placeable();
        self
    }

    /// These were there as well, but may be among the missing.
    fn doubt(&mut self, cards: Cards) {
        if self.missing == 0 {
            return;
        }
        for card in cards.iter() {
            self.maybe.insert(card);
            self.cap(card);
        }
        Card::ALL.into_iter().take(Card::PLACEABLE).for_each(|card| self.cap(card));
        self.settle();
    }

    /// There cannot be more of a kind than there are: what is too much has left.
    fn cap(&mut self, card: Card) {
        while self.maybe.contains(card) && self.sure.count(card) + self.maybe.count(card) > card.copies() {
            self.maybe.remove(card);
            self.missing = self.missing.saturating_sub(1);
        }
    }

    /// If all of them may have left, they are not worth a note.
    const fn settle(&mut self) {
        if self.maybe.len() <= self.missing {
            (self.maybe, self.missing) = (Cards::NONE, 0);
        }
    }
}
