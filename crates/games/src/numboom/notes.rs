//! What the others remember of a hand.

use cardinal_engine::MAX_SEATS;

use super::field::Seats;
use super::memo::Memo;
use super::turn::each;
use super::{Card, Cards};

/// Everything that its former holders remember of one hand, wherever Exchanges take it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Notes {
    by_seat: [Note; MAX_SEATS],
    /// Who may remember something.
    noters: Seats,
    /// The function cards that a player may remember: the lower bits of such a hand.
    functions: u32,
    /// How many cards have left the hand unseen, counted from some time on. They are taken from the notes only
    /// when they are read.
    unseen: u8,
}

/// What a seat remembered at some time: cards in the lower bits, and in the upper ones how many cards had left the
/// hand unseen by then.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Note(u64);

impl Note {
    const NONE: Self = Self(0);
    /// From here on the cards that have left unseen are counted from zero again.
    const LIMIT: u8 = (1 << (u64::BITS - Cards::WIDTH)) - 1;

    #[inline]
    const fn new(cards: Cards, unseen: u8) -> Self {
        Self(cards.bits() | (unseen as u64) << Cards::WIDTH)
    }

    #[inline]
    const fn cards(self) -> Cards {
        Cards::from_bits(self.0)
    }

    const fn unseen(self) -> u8 {
        (self.0 >> Cards::WIDTH) as u8
    }
}

impl Notes {
    /// No player remembers anything.
    pub(super) const NONE: Self =
        Self { by_seat: [Note::NONE; MAX_SEATS], noters: 0, functions: 0, unseen: 0 };

    /// A card leaves the hand unseen: players who remember the hand cannot say which.
    #[inline]
    pub(super) fn lose_one(&mut self) {
        self.unseen += 1;
        if self.unseen == Note::LIMIT {
            self.recount();
        }
    }

    /// A function card leaves the hand in plain sight.
    #[inline]
    pub(super) fn lose(&mut self, card: Card) {
        if Cards::from_bits(u64::from(self.functions)).contains(card) {
            self.forget(card);
        }
    }

    /// From now on a seat knows that the hand has just these cards.
    pub(super) fn learn(&mut self, seat: usize, cards: Cards) {
        self.set(seat, cards, self.unseen);
    }

    /// The hand goes from one seat to another: the giver knows all of it, the new owner needs no note.
    pub(super) fn pass(&mut self, from: usize, to: usize, cards: Cards) {
        self.learn(from, cards);
        self.learn(to, Cards::NONE);
    }

    /// What a seat remembers, for its view.
    ///
    /// Once a card has left unseen, all those that can be placed are in doubt.
    pub(super) const fn memo(&self, seat: usize) -> Memo {
        let cards = self.by_seat[seat].cards();
        let missing = self.unseen - self.by_seat[seat].unseen();
        if missing == 0 {
            Memo::of(cards)
        } else if missing >= cards.placeable().len() {
            Memo::of(cards.functions())
        } else {
            Memo { sure: cards.functions(), maybe: cards.placeable(), missing }
        }
    }

    /// The notes of one seat, from its view.
    pub(super) fn of_memo(seat: usize, memo: Memo) -> Self {
        let mut notes = Self { unseen: memo.missing.min(Note::LIMIT - 1), ..Self::NONE };
        notes.set(seat, memo.sure.plus(memo.maybe), 0);
        notes
    }

    fn forget(&mut self, card: Card) {
        self.functions = 0;
        for seat in each(self.noters) {
            let note = self.by_seat[seat];
            let mut cards = note.cards();
            cards.discard(card);
            self.set(seat, cards, note.unseen());
        }
    }

    #[inline]
    fn set(&mut self, seat: usize, cards: Cards, unseen: u8) {
        self.by_seat[seat] = if cards.is_empty() { Note::NONE } else { Note::new(cards, unseen) };
        self.noters = self.noters & !(1 << seat) | u16::from(!cards.is_empty()) << seat;
        self.functions |= cards.functions().bits() as u32;
    }

    /// Takes the cards that left unseen from all notes and sets their count to zero.
    #[cold]
    fn recount(&mut self) {
        const START: u8 = Note::LIMIT / 2;
        for seat in each(self.noters) {
            let memo = self.memo(seat);
            self.set(seat, memo.sure.plus(memo.maybe), START.saturating_sub(memo.missing));
        }
        self.unseen = START;
    }
}
