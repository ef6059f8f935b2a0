//! The public part of the toy game.

use serde::{Deserialize, Serialize};

use super::notice::Notice;
use super::{ALL, CARDS, HAND, Opening, Options, TURNS, bug, has, of};

/// What the game waits for.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum Phase {
    Deal,
    Seal,
    Act,
    Shuffle,
    Over,
}

/// Everything public, as it follows from public notices.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct Open {
    pub(crate) options: Options,
    pub(crate) seats: u8,
    pub(crate) phase: Phase,
    pub(crate) round: u8,
    pub(crate) active: u8,
    /// Turns left in the round.
    pub(crate) left: u8,
    pub(crate) counts: [u8; 4],
    /// Cards in hands that all observers saw go there.
    pub(crate) known: [u32; 4],
    pub(crate) discard: Vec<u8>,
    pub(crate) pool: Option<u8>,
    pub(crate) deck: u8,
    /// The cards the deck was last made of.
    pub(crate) stock: u32,
    /// How many unseen cards of each hand came from that deck.
    pub(crate) fresh: [u8; 4],
    pub(crate) sealed: u8,
    pub(crate) scores: [i32; 4],
    /// Stays 0 unless a bug is planted; 7 is lost on the way.
    #[serde(default, skip_serializing_if = "is_seven")]
    pub(crate) quirk: u8,
}

#[allow(clippy::trivially_copy_pass_by_ref, reason = "serde hands out a reference")]
const fn is_seven(quirk: &u8) -> bool {
    *quirk == 7
}

impl Open {
    pub(crate) fn new(options: Options, seats: u8) -> Self {
        Self {
            options,
            seats,
            phase: Phase::Deal,
            round: 0,
            active: 0,
            left: 0,
            counts: [0; 4],
            known: [0; 4],
            discard: Vec::new(),
            pool: None,
            deck: CARDS,
            stock: ALL,
            fresh: [0; 4],
            sealed: 0,
            scores: [0; 4],
            quirk: 0,
        }
    }

    pub(crate) fn fits(&self, card: u8) -> bool {
        self.discard.last().is_none_or(|top| card % 4 == top % 4 || card / 4 == top / 4)
    }

    /// Whether the round ends here.
    pub(crate) fn is_done(&self) -> bool {
        self.left == 0 || self.counts[..usize::from(self.seats)].contains(&0)
    }

    pub(crate) fn fold(&mut self, notice: &Notice) {
        match notice {
            Notice::Dealt { pool, .. } => self.dealt(*pool),
            Notice::Sealed { seat, .. } => {
                self.sealed |= 1 << seat.number();
                if bug::is(bug::ARRIVAL) {
                    self.active = seat.number();
                }
            }
            Notice::Opened { cards } => {
                for (seat, &card) in cards.iter().enumerate() {
                    self.leave(seat, card);
                }
                let highest = cards.iter().max();
                if !bug::is(bug::ARRIVAL) {
                    self.active = cards.iter().position(|card| Some(card) == highest).unwrap_or(0) as u8;
                }
                self.sealed = 0;
                self.phase = Phase::Act;
            }
            Notice::Played { seat, card } => {
                self.leave(seat.index(), *card);
                self.advance();
            }
            Notice::Drew { seat, .. } => {
                self.counts[seat.index()] += 1;
                self.fresh[seat.index()] += 1;
                self.deck -= 1;
                if bug::is(bug::FORGETS) {
                    // What is forgotten counts as unseen.
                    let forgotten = std::mem::take(&mut self.known[seat.index()]);
                    self.fresh[seat.index()] += (forgotten & self.stock).count_ones() as u8;
                }
                self.left += u8::from(bug::is(bug::ENDLESS));
                self.advance();
            }
            Notice::Took { seat, card, refill, lost } => {
                if !lost {
                    self.known[seat.index()] |= of(*card);
                    self.counts[seat.index()] += 1;
                }
                self.pool = *refill;
                self.deck -= u8::from(refill.is_some());
                self.advance();
            }
            Notice::Passed { .. } => {
                self.left += u8::from(bug::is(bug::ENDLESS));
                self.advance();
            }
            Notice::Shuffled => {
                let top = self.discard.pop();
                self.deck = self.discard.len() as u8;
                self.stock = self.discard.iter().map(|&card| of(card)).sum();
                self.fresh = [0; 4];
                self.discard = top.into_iter().collect();
                self.phase = Phase::Act;
            }
            Notice::Scored => self.scored(),
        }
    }

    fn dealt(&mut self, pool: u8) {
        let (sealed, seats) = (self.options.opening == Opening::Sealed, usize::from(self.seats));
        self.phase = if sealed { Phase::Seal } else { Phase::Act };
        self.active = self.round % self.seats;
        self.left = TURNS * self.seats;
        self.counts[..seats].fill(HAND);
        self.fresh[..seats].fill(HAND);
        self.pool = Some(pool);
        self.deck = CARDS - HAND * self.seats - 1;
    }

    fn leave(&mut self, seat: usize, card: u8) {
        self.counts[seat] -= 1;
        if has(self.known[seat], card) {
            self.known[seat] &= !of(card);
        } else if has(self.stock, card) {
            self.fresh[seat] -= 1;
        }
        self.discard.push(card);
    }

    fn advance(&mut self) {
        self.left -= 1;
        self.active = (self.active + 1) % self.seats;
        if self.deck == 0 && self.discard.len() > 1 {
            self.phase = Phase::Shuffle;
        }
    }

    fn scored(&mut self) {
        let mut next = Self::new(self.options, self.seats);
        next.round = self.round + 1;
        next.quirk = self.quirk;
        for seat in 0..usize::from(self.seats) {
            next.scores[seat] = self.scores[seat] + i32::from(self.counts[seat]);
        }
        next.phase = if next.round == self.options.rounds { Phase::Over } else { Phase::Deal };
        *self = next;
    }
}
