//! The positions with their face-down cards, and who knows which of them.

use super::Card;

/// The most positions: one fewer than the largest table has seats.
pub(super) const MAX_POSITIONS: usize = 9;
/// The most covered cards: every card that can be placed.
const SLOTS: usize = 77;
/// No card.
const NONE: u8 = u8::MAX;

/// A set of seats, one bit each.
pub(super) type Seats = u16;

/// A covered card. Slots are reused and never shown: whatever leaves the game speaks of positions only, so that
/// nothing follows a card through a Disrupt.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Slot {
    pub(super) card: Card,
    /// The slot below, if any.
    below: u8,
    /// Whether it was peeked at in this turn, so that it may not be flipped (NB-9).
    pub(super) peeked: Ban,
    /// Whether it was placed in this turn at a table that forbids flipping it then (NB-A12).
    pub(super) fresh: Ban,
    /// Who knows the card.
    pub(super) known: Seats,
    /// Who is known by everybody to know it: they were seen placing it or looking at it since the last Disrupt.
    pub(super) told: Seats,
    /// Who cannot tell it from other cards since somebody else's Disrupt.
    pub(super) mixed: Seats,
}

/// Whether something forbids that a covered card is flipped in this turn, and who knows where that card lies.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(super) enum Ban {
    #[default]
    None,
    /// Everybody knows.
    Open,
    /// Only the active player does, since a Disrupt.
    Hidden,
}

impl Ban {
    pub(super) const fn is_on(self) -> bool {
        !matches!(self, Self::None)
    }

    fn hide(&mut self) {
        if self.is_on() {
            *self = Self::Hidden;
        }
    }
}

impl Slot {
    #[inline]
    pub(super) const fn is_banned(&self) -> bool {
        self.peeked.is_on() || self.fresh.is_on()
    }

    /// Others lose sight of where it lies.
    pub(super) fn hide_bans(&mut self) {
        self.peeked.hide();
        self.fresh.hide();
    }
}

/// Why a covered card may not be flipped.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Reason {
    Peeked,
    Fresh,
}

const EMPTY: Slot =
    Slot { card: Card::One, below: NONE, peeked: Ban::None, fresh: Ban::None, known: 0, told: 0, mixed: 0 };

/// The positions. A position that vanishes lets those with higher numbers move up.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Field {
    slots: [Slot; SLOTS],
    tops: [u8; MAX_POSITIONS],
    heights: [u8; MAX_POSITIONS],
    /// The positions with a card, one bit each.
    occupied: u16,
    count: u8,
    /// The first slot that is free; the others are chained to it.
    free: u8,
    covered: u8,
    /// The slots that may not be flipped this turn: one peeked at, two placed.
    bans: [u8; 3],
}

impl Field {
    pub(super) fn new(count: u8) -> Self {
        let mut slots = [EMPTY; SLOTS];
        for (number, slot) in slots.iter_mut().enumerate() {
            slot.below = if number + 1 < SLOTS { number as u8 + 1 } else { NONE };
        }
        let (tops, heights) = ([NONE; MAX_POSITIONS], [0; MAX_POSITIONS]);
        Self { slots, tops, heights, occupied: 0, count, free: 0, covered: 0, bans: [NONE; 3] }
    }

    /// How many positions there are.
    #[inline]
    pub(super) const fn count(&self) -> u8 {
        self.count
    }

    /// How many cards lie covered.
    #[inline]
    pub(super) const fn covered(&self) -> u8 {
        self.covered
    }

    /// The positions with a card, one bit each.
    #[inline]
    pub(super) const fn occupied(&self) -> u16 {
        self.occupied
    }

    /// The positions without a card, one bit each.
    #[inline]
    pub(super) const fn empty(&self) -> u16 {
        !self.occupied & ((1 << self.count) - 1)
    }

    #[inline]
    pub(super) const fn height(&self, position: usize) -> u8 {
        self.heights[position]
    }

    #[inline]
    pub(super) fn heights(&self) -> &[u8] {
        &self.heights[..usize::from(self.count)]
    }

    /// The card that can be touched at an occupied position.
    #[inline]
    pub(super) fn top(&self, position: usize) -> &Slot {
        &self.slots[usize::from(self.tops[position])]
    }

    #[inline]
    pub(super) fn top_mut(&mut self, position: usize) -> &mut Slot {
        &mut self.slots[usize::from(self.tops[position])]
    }

    /// The cards of a position, the top one first.
    pub(super) fn pile(&self, position: usize) -> impl Iterator<Item = &Slot> {
        let mut next = self.tops[position];
        std::iter::from_fn(move || {
            let slot = self.slots.get(usize::from(next))?;
            next = slot.below;
            Some(slot)
        })
    }

    /// Every covered card.
    pub(super) fn all(&self) -> impl Iterator<Item = &Slot> {
        (0..usize::from(self.count)).flat_map(|position| self.pile(position))
    }

    /// Changes every covered card.
    pub(super) fn for_each(&mut self, mut change: impl FnMut(&mut Slot)) {
        for position in 0..usize::from(self.count) {
            let mut next = self.tops[position];
            while let Some(slot) = self.slots.get_mut(usize::from(next)) {
                next = slot.below;
                change(slot);
            }
        }
    }

    /// The positions whose top card may be flipped now, one bit each.
    #[inline]
    pub(super) fn flippable(&self) -> u16 {
        // Nearly always nothing is banned.
        if self.bans[0] == NONE { self.occupied } else { self.occupied & !self.banned() }
    }

    fn banned(&self) -> u16 {
        let banned = |position: &usize| self.heights[*position] > 0 && self.top(*position).is_banned();
        (0..MAX_POSITIONS).filter(banned).fold(0, |set, position| set | 1 << position)
    }

    /// Puts a card on a position.
    #[inline]
    pub(super) fn push(&mut self, position: usize, card: Card, known: Seats) -> &mut Slot {
        let at = self.free;
        let slot = &mut self.slots[usize::from(at)];
        self.free = slot.below;
        *slot = Slot { card, below: self.tops[position], known, told: known, ..EMPTY };
        self.tops[position] = at;
        self.heights[position] += 1;
        self.occupied |= 1 << position;
        self.covered += 1;
        slot
    }

    /// Takes the top card off an occupied position.
    #[inline]
    pub(super) fn pop(&mut self, position: usize) -> Slot {
        let at = self.tops[position];
        let slot = &mut self.slots[usize::from(at)];
        let taken = *slot;
        // Equal tables are equal states, so nothing of the card stays behind.
        *slot = Slot { below: self.free, ..EMPTY };
        self.free = at;
        self.tops[position] = taken.below;
        self.heights[position] -= 1;
        self.occupied &= !(u16::from(taken.below == NONE) << position);
        self.covered -= 1;
        taken
    }

    /// Forbids the top card of a position to be flipped until [`Field::lift_bans`].
    #[inline]
    pub(super) fn ban(&mut self, position: usize, reason: Reason) {
        self.ban_slot(self.tops[position], reason, Ban::Open);
    }

    /// Forbids a card to be flipped that only the active player can point at; `choose` picks one of so many.
    /// Cards placed since a Disrupt are in plain sight.
    pub(super) fn ban_hidden(&mut self, reason: Reason, choose: impl FnOnce(usize) -> usize) {
        let mut slots = Vec::new();
        for position in 0..usize::from(self.count) {
            let mut next = self.tops[position];
            while let Some(slot) = self.slots.get(usize::from(next)) {
                let banned = if reason == Reason::Peeked { slot.peeked } else { slot.fresh };
                if !banned.is_on() && slot.fresh != Ban::Open {
                    slots.push(next);
                }
                next = slot.below;
            }
        }
        if !slots.is_empty() {
            self.ban_slot(slots[choose(slots.len())], reason, Ban::Hidden);
        }
    }

    #[inline]
    fn ban_slot(&mut self, at: u8, reason: Reason, ban: Ban) {
        let slot = &mut self.slots[usize::from(at)];
        match reason {
            Reason::Peeked => slot.peeked = ban,
            Reason::Fresh => slot.fresh = ban,
        }
        if let Some(room) = self.bans.iter_mut().find(|room| **room == NONE) {
            *room = at;
        }
    }

    /// Lets every card be flipped again.
    #[inline]
    pub(super) fn lift_bans(&mut self) {
        if self.bans[0] == NONE {
            return;
        }
        for at in &mut self.bans {
            if let Some(slot) = self.slots.get_mut(usize::from(*at)) {
                (slot.peeked, slot.fresh) = (Ban::None, Ban::None);
            }
            *at = NONE;
        }
    }

    /// Takes an empty position away; those with higher numbers move up.
    pub(super) fn remove(&mut self, position: usize) {
        debug_assert_eq!(self.heights[position], 0);
        let last = usize::from(self.count) - 1;
        for at in position..last {
            self.tops[at] = self.tops[at + 1];
            self.heights[at] = self.heights[at + 1];
        }
        (self.tops[last], self.heights[last]) = (NONE, 0);
        self.count -= 1;
        self.recount();
    }

    /// Sets the number of positions, which must not cut off occupied ones.
    pub(super) fn resize(&mut self, count: u8) {
        self.count = count;
    }

    /// Puts the pile of `order[n]` on position `n`, for each of them.
    pub(super) fn rearrange(&mut self, order: &[u8]) {
        let (tops, heights) = (self.tops, self.heights);
        for (to, from) in order.iter().map(|from| usize::from(*from)).enumerate() {
            (self.tops[to], self.heights[to]) = (tops[from], heights[from]);
        }
        self.recount();
    }

    fn recount(&mut self) {
        self.occupied = self
            .heights()
            .iter()
            .enumerate()
            .fold(0, |set, (position, height)| set | u16::from(*height > 0) << position);
    }
}
