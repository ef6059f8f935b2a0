//! What an observer of the toy game knows.

use cardinal_engine::random::{pick, shuffle};
use cardinal_engine::{Census, FoldError, Place, Seat};
use rand_core::Rng;
use serde::{Deserialize, Serialize};

use super::notice::Notice;
use super::open::{Open, Phase};
use super::{ALL, CARDS, Tally, Toy, bug, cards_of, has, of};

/// The public part, and the hands the observer sees.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct View {
    pub(crate) open: Open,
    pub(crate) me: Option<u8>,
    pub(crate) hands: Vec<Option<u32>>,
    pub(crate) seals: Vec<Option<u8>>,
    /// Empty unless a bug is planted.
    pub(crate) leak: Option<u8>,
}

impl View {
    pub(crate) fn fold(&mut self, notice: &Notice) -> Result<(), FoldError> {
        if !bug::is(bug::FOLD_UNCHECKED) {
            self.admits(notice)?;
        }
        self.open.fold(notice);
        match notice {
            Notice::Dealt { hands, .. } => self.hands.clone_from(hands),
            Notice::Sealed { seat, card, .. } => self.seals[seat.index()] = *card,
            Notice::Opened { cards } => {
                for (hand, &card) in self.hands.iter_mut().zip(cards) {
                    *hand = hand.map(|hand| hand & !of(card));
                }
                self.seals.fill(None);
            }
            Notice::Played { seat, card } => self.change(seat.index(), |hand| hand & !of(*card)),
            Notice::Drew { seat, card } => {
                self.change(seat.index(), |hand| hand | card.map_or(0, of));
                if bug::is(bug::VIEW_LEAK) {
                    self.leak = None;
                }
            }
            Notice::Took { seat, card, lost, .. } => {
                self.change(seat.index(), |hand| if *lost { hand } else { hand | of(*card) });
            }
            Notice::Passed { .. } | Notice::Shuffled => {}
            Notice::Scored => (0..self.hands.len()).for_each(|seat| self.change(seat, |_| 0)),
        }
        Ok(())
    }

    /// Whether the view is sound and the notice fits it.
    fn admits(&self, notice: &Notice) -> Result<(), FoldError> {
        let (open, seats) = (&self.open, usize::from(self.open.seats));
        let ensure = |holds: bool, error| if holds { Ok(()) } else { Err(error) };
        let is_seat = |seat: &Seat| ensure(seat.index() < seats, FoldError::Seat);
        let is_card = |card: &u8| ensure(*card < CARDS, FoldError::Place);
        let counts = |holds: bool| ensure(holds, FoldError::Count);
        let leaves = |seat: usize, card: u8| {
            is_card(&card)?;
            let unseen = !has(open.known[seat], card) && has(open.stock, card);
            counts(open.counts[seat] > 0 && (!unseen || open.fresh[seat] > 0))
        };
        let arrives = |seat: &Seat| {
            is_seat(seat)?;
            counts(open.counts[seat.index()] < CARDS && open.fresh[seat.index()] < CARDS)
        };
        ensure(
            (2..=4).contains(&seats) && self.hands.len() == seats && self.seals.len() == seats,
            FoldError::Seat,
        )?;
        ensure(usize::from(open.active) < seats, FoldError::Seat)?;
        open.discard.iter().try_for_each(is_card)?;
        match notice {
            Notice::Dealt { hands, pool } => {
                ensure(hands.len() == seats, FoldError::Seat)?;
                is_card(pool)
            }
            Notice::Sealed { seat, .. } => is_seat(seat),
            Notice::Opened { cards } => {
                ensure(cards.len() == seats, FoldError::Seat)?;
                cards.iter().enumerate().try_for_each(|(seat, card)| leaves(seat, *card))
            }
            Notice::Played { seat, card } => {
                is_seat(seat)?;
                leaves(seat.index(), *card)?;
                counts(open.left > 0)
            }
            Notice::Drew { seat, card } => {
                arrives(seat)?;
                card.iter().try_for_each(is_card)?;
                counts(open.left > 0 && open.deck > 0)
            }
            Notice::Took { seat, card, refill, .. } => {
                arrives(seat)?;
                refill.iter().chain([card]).try_for_each(is_card)?;
                counts(open.left > 0 && open.deck >= u8::from(refill.is_some()))
            }
            Notice::Passed { .. } => counts(open.left > 0),
            Notice::Shuffled => Ok(()),
            Notice::Scored => counts(open.round < u8::MAX && open.scores.iter().all(|score| *score < 1000)),
        }
    }

    fn change(&mut self, seat: usize, change: impl Fn(u32) -> u32) {
        self.hands[seat] = self.hands[seat].map(change);
    }

    pub(crate) fn pinned(&self) -> Census {
        let mut pins = Census::new();
        for (seat, &hand) in self.hands.iter().enumerate() {
            let secret = bug::is(bug::VIEW_LEAK_USED) && self.me.is_none_or(|me| usize::from(me) != seat);
            let seen = hand.filter(|_| !secret).unwrap_or(self.open.known[seat]);
            pins.extend(cards_of(seen).map(|card| (u16::from(card), Place::Hand(seat as u8))));
        }
        pins.extend(self.open.discard.iter().map(|&card| (u16::from(card), Place::Discard)));
        let spot = if bug::is(bug::PINS_WRONG) { Place::Discard } else { Place::Table(0) };
        pins.extend(self.open.pool.map(|card| (u16::from(card), spot)));
        pins
    }

    pub(crate) fn determinize<const SCHEMA: u8, R: Rng + ?Sized>(&self, rng: &mut R) -> Toy<SCHEMA> {
        let mut world = Toy {
            open: self.open.clone(),
            hands: [0; 4],
            deck: Vec::new(),
            seals: [None; 4],
            tally: Tally::new(),
        };
        let mut unseen = ALL & !self.open.pool.map_or(0, of);
        unseen &= !self.open.discard.iter().map(|&card| of(card)).sum::<u32>();
        for (seat, hand) in self.hands.iter().enumerate() {
            let known = if bug::is(bug::WORLD) { 0 } else { self.open.known[seat] };
            world.hands[seat] = hand.unwrap_or(known);
            unseen &= !world.hands[seat];
        }
        let mut old: Vec<u8> = cards_of(unseen & !self.open.stock).collect();
        let mut new: Vec<u8> = cards_of(unseen & self.open.stock).collect();
        shuffle(&mut old, rng);
        shuffle(&mut new, rng);
        for (seat, hand) in world.hands.iter_mut().enumerate().take(self.hands.len()) {
            if self.hands[seat].is_none() {
                let known = self.open.known[seat].count_ones() as u8;
                let fresh = self.open.fresh[seat];
                let older = self.open.counts[seat].saturating_sub(known + fresh);
                let drawn = old.drain(..usize::from(older).min(old.len()));
                *hand |= drawn.map(of).sum::<u32>();
                let drawn = new.drain(..usize::from(fresh).min(new.len()));
                *hand |= drawn.map(of).sum::<u32>();
            }
            let held: Vec<u8> = cards_of(*hand).collect();
            let guess = pick(&held, rng).copied().filter(|_| has(u32::from(self.open.sealed), seat as u8));
            world.seals[seat] = self.seals[seat].or(guess);
        }
        world.deck = new;
        world.deck.extend(old);
        if matches!(self.open.phase, Phase::Deal | Phase::Over) {
            world.deck.sort_unstable();
        }
        world
    }
}
