//! The positions with their face-down cards, and who knows which of them.

use arrayvec::ArrayVec;

use super::{ByPosition, Card};

/// The most positions: one fewer than the largest table has seats.
pub(super) const MAX_POSITIONS: usize = 9;
/// The most covered cards: every card that can be placed.
const SLOTS: usize = 77;
/// No card.
const NONE: u8 = u8::MAX;

/// A set of seats, one bit each.
pub(super) type Seats = u16;
/// A set of positions, one bit each.
pub(super) type Positions = u32;

/// A covered card, in one word. Slots are reused and never shown: views and notices name positions
/// only, so that nothing follows a card through a Disrupt.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Slot {
    pub(super) card: Card,
    /// The slot below, if any.
    below: u8,
    /// Who knows the card.
    pub(super) known: Seats,
    /// Who is publicly known to know it: they were seen placing it or looking at it since the last Disrupt.
    pub(super) told: Seats,
    /// Who cannot tell it from other cards since another player's Disrupt.
    pub(super) mixed: Seats,
}

const EMPTY: Slot = Slot { card: Card::One, below: NONE, known: 0, told: 0, mixed: 0 };

/// Why a covered card may not be flipped in this turn.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Reason {
    /// It was peeked at (NB-9).
    Peeked,
    /// It was placed, at a table that forbids flipping it then (NB-A12).
    Fresh,
}

/// A covered card that may not be flipped in this turn.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Ban {
    slot: u8,
    reason: Reason,
    /// Whether only the active player knows where it lies, since a Disrupt.
    hidden: bool,
}

/// The positions. A position that vanishes lets those with higher numbers move up.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Field {
    slots: [Slot; SLOTS],
    tops: [u8; MAX_POSITIONS],
    /// All positions, one bit each.
    all: Positions,
    /// Those of them with a card.
    occupied: Positions,
    /// The first slot that is free; the others are chained to it.
    free: u8,
    /// One card may have been peeked at and two placed.
    bans: ArrayVec<Ban, 3>,
}

impl Field {
    pub(super) fn new(count: u8) -> Self {
        let mut slots = [EMPTY; SLOTS];
        for (number, slot) in slots.iter_mut().enumerate() {
            slot.below = if number + 1 < SLOTS { number as u8 + 1 } else { NONE };
        }
        let all = (1 << count) - 1;
        Self { slots, tops: [NONE; MAX_POSITIONS], all, occupied: 0, free: 0, bans: ArrayVec::new_const() }
    }

    pub(super) const fn count(&self) -> u8 {
        self.all.trailing_ones() as u8
    }

    /// All positions, one bit each.
    #[inline]
    pub(super) const fn all(&self) -> Positions {
        self.all
    }

    /// The positions with a card, one bit each.
    #[inline]
    pub(super) const fn occupied(&self) -> Positions {
        self.occupied
    }

    /// The positions without a card, one bit each.
    #[inline]
    pub(super) const fn empty(&self) -> Positions {
        self.all & !self.occupied
    }

    #[inline]
    pub(super) const fn is_occupied(&self, position: usize) -> bool {
        self.occupied >> position & 1 == 1
    }

    /// How many cards lie on each position.
    pub(super) fn heights(&self) -> ByPosition {
        (0..usize::from(self.count())).map(|position| self.pile(position).count() as u8).collect()
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
        self.places(position).map(|at| &self.slots[usize::from(at)])
    }

    /// The slots of a position, the top one first.
    fn places(&self, position: usize) -> impl Iterator<Item = u8> {
        let after = |at: u8| (at != NONE).then_some(at);
        std::iter::successors(after(self.tops[position]), move |at| after(self.slots[usize::from(*at)].below))
    }

    pub(super) fn cards(&self) -> impl Iterator<Item = &Slot> {
        (0..usize::from(self.count())).flat_map(|position| self.pile(position))
    }

    /// Changes every covered card.
    pub(super) fn for_each(&mut self, mut change: impl FnMut(&mut Slot)) {
        for mut next in self.tops {
            while let Some(slot) = self.slots.get_mut(usize::from(next)) {
                next = slot.below;
                change(slot);
            }
        }
    }

    #[inline]
    pub(super) fn push(&mut self, position: usize, card: Card, known: Seats) -> &mut Slot {
        let at = self.free;
        let slot = &mut self.slots[usize::from(at)];
        self.free = slot.below;
        *slot = Slot { card, below: self.tops[position], known, told: known, mixed: 0 };
        self.tops[position] = at;
        self.occupied |= 1 << position;
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
        self.occupied &= !(Positions::from(taken.below == NONE) << position);
        taken
    }

    /// The positions whose top card may be flipped now, one bit each.
    #[inline]
    pub(super) fn flippable(&self) -> Positions {
        // Nearly always nothing is banned.
        if self.bans.is_empty() { self.occupied } else { self.occupied & !self.banned() }
    }

    fn banned(&self) -> Positions {
        let banned = |position: &usize| self.bans.iter().any(|ban| ban.slot == self.tops[*position]);
        (0..MAX_POSITIONS).filter(banned).fold(0, |set, position| set | 1 << position)
    }

    /// For each card of a position, the top one first: whether it is banned for this reason, as far as those can
    /// say who are shown what is hidden or not.
    pub(super) fn bans(&self, position: usize, reason: Reason, shown: bool) -> impl Iterator<Item = bool> {
        self.places(position).map(move |at| self.is_banned(at, reason, shown))
    }

    fn is_banned(&self, at: u8, reason: Reason, shown: bool) -> bool {
        self.bans.iter().any(|ban| ban.slot == at && ban.reason == reason && (shown || !ban.hidden))
    }

    /// How many cards are banned for this reason that only the active player can point at.
    pub(super) fn hidden_bans(&self, reason: Reason) -> usize {
        self.bans.iter().filter(|ban| ban.hidden && ban.reason == reason).count()
    }

    /// Forbids the top card of a position to be flipped until [`Field::lift_bans`].
    #[inline]
    pub(super) fn ban(&mut self, position: usize, reason: Reason) {
        self.add_ban(Ban { slot: self.tops[position], reason, hidden: false });
    }

    /// Forbids a card to be flipped that only the active player can point at; `choose` picks one by its number.
    /// Cards placed since a Disrupt are in plain sight.
    pub(super) fn ban_hidden(&mut self, reason: Reason, choose: impl FnOnce(usize) -> usize) {
        let slots = (0..usize::from(self.count())).flat_map(|position| self.places(position));
        let free = |at: &u8| !self.is_banned(*at, reason, true) && !self.is_banned(*at, Reason::Fresh, false);
        let slots: Vec<u8> = slots.filter(free).collect();
        if !slots.is_empty() {
            self.add_ban(Ban { slot: slots[choose(slots.len())], reason, hidden: true });
        }
    }

    #[inline]
    fn add_ban(&mut self, ban: Ban) {
        // There is room for all bans of a turn; a view that no game produces may list more.
        let _ = self.bans.try_push(ban);
    }

    /// All but the active player lose sight of the banned cards.
    pub(super) fn hide_bans(&mut self) {
        self.bans.iter_mut().for_each(|ban| ban.hidden = true);
    }

    /// Lets every card be flipped again.
    #[inline]
    pub(super) fn lift_bans(&mut self) {
        self.bans.clear();
    }

    /// Takes an empty position away; those with higher numbers move up.
    pub(super) fn remove(&mut self, position: usize) {
        debug_assert!(!self.is_occupied(position));
        let tops = self.tops;
        for at in 0..MAX_POSITIONS {
            let next = if at + 1 < MAX_POSITIONS { tops[at + 1] } else { NONE };
            self.tops[at] = if at < position { tops[at] } else { next };
        }
        let lower = (1 << position) - 1;
        self.occupied = self.occupied & lower | self.occupied >> 1 & !lower;
        self.all >>= 1;
    }

    /// Sets the number of positions, which must not cut off occupied ones.
    pub(super) fn resize(&mut self, count: u8) {
        self.all = (1 << count) - 1;
    }

    /// Puts the pile of `order[n]` on position `n`, for each of them.
    pub(super) fn rearrange(&mut self, order: &[u8]) {
        let tops = self.tops;
        self.occupied = 0;
        for (to, from) in order.iter().enumerate() {
            self.tops[to] = tops[usize::from(*from)];
            self.occupied |= Positions::from(self.tops[to] != NONE) << to;
        }
    }
}
