//! How turns follow each other: drawing, ending, going out, Dual.

use cardinal_engine::{BySeat, Log};

use super::field::Seats;
use super::options::{OnOff, Refill};
use super::state::{Fall, HAND, Phase};
use super::{Cards, Event, Notice, Numboom};

impl Numboom {
    /// Ends the turn and lets the next player begin, passing over turns in which nothing can be done.
    #[inline(always)]
    pub(super) fn next_turn(&mut self, log: &mut impl Log<Event>) {
        while !self.close_turn(log) && self.fill_hands(log) && !self.start_operations() {}
    }

    /// Goes on with filling hands once the deck is shuffled.
    pub(super) fn go_on(&mut self, log: &mut impl Log<Event>) {
        if self.fill_hands(log) && !self.start_operations() {
            self.next_turn(log);
        }
    }

    /// Fills the hands that are waiting; `false` if the deck has to be shuffled first (NB-A9).
    #[inline(always)]
    fn fill_hands(&mut self, log: &mut impl Log<Event>) -> bool {
        while self.queue > 0 {
            let seat = self.drawer;
            let (hand, lack) = (&self.hands[seat.index()], self.lacks[seat.index()]);
            debug_assert_eq!(lack, HAND.saturating_sub(hand.len()));
            let drawn = self.draw(lack);
            self.hands[seat.index()] = self.hands[seat.index()].plus(drawn);
            self.lacks[seat.index()] = 0;
            if !drawn.is_empty() {
                log.tell(|| Event::Drew { seat, cards: drawn });
            }
            if self.deck().is_empty() && drawn.len() < lack {
                self.lacks[seat.index()] = lack - drawn.len();
            }
            if self.lacks[seat.index()] > 0 && !self.all_discards().is_empty() {
                self.phase = Phase::Reshuffle;
                return false;
            }
            self.queue -= 1;
            if self.queue > 0 {
                self.drawer = self.neighbour(seat, self.clockwise);
            }
        }
        true
    }

    /// Opens the active player's operations; `false` if there is nothing to do and the turn is over at once.
    #[inline(always)]
    fn start_operations(&mut self) -> bool {
        self.operations = 2;
        if !self.dual {
            self.phase = Phase::Act;
            return self.options.functions || self.can_operate();
        }
        let covered = self.field.occupied() != 0;
        if self.flip_only {
            self.phase = Phase::DualFlip;
            return covered;
        }
        let fills = self.options.dual_fill == OnOff::On && self.field.empty() != 0;
        if covered && !fills {
            self.phase = Phase::DualFlip;
            return true;
        }
        self.phase = Phase::DualFill;
        self.operations = 1;
        self.field.empty() != 0 && !self.hand().is_empty()
    }

    /// Whether some operation is possible in an ordinary turn (NB-A10).
    #[inline]
    pub(super) fn can_operate(&self) -> bool {
        self.field.flippable() != 0
            || (!self.flip_only && ((!self.peeked && self.field.occupied() != 0) || self.can_place()))
    }

    #[inline]
    pub(super) fn can_place(&self) -> bool {
        !self.hand().placeable().is_empty() && (self.field.empty() != 0 || self.stacks > 0)
    }

    /// Ends the turn and begins the next, up to the drawing; `true` if the game is over instead.
    #[inline(always)]
    fn close_turn(&mut self, log: &mut impl Log<Event>) -> bool {
        self.end_turn(log);
        if self.is_decided() {
            return true;
        }
        let enters_dual = self.alive == 2 && (!self.dual || self.phase == Phase::Opening);
        if enters_dual {
            self.enter_dual(log);
            self.round = 0;
        }
        self.active = self.neighbour(self.active, self.clockwise);
        self.flip_only = self.bombed >> self.active.number() & 1 == 1;
        self.bombed &= !(1 << self.active.number());
        let living = self.alive;
        let new_round = self.options.refill == Refill::Round && self.round == 0;
        if new_round {
            self.round = living;
        }
        self.drawer = self.active;
        self.queue = match self.options.refill {
            _ if enters_dual || new_round => living,
            Refill::Turn => 1,
            Refill::Round => 0,
        };
        self.tell_turn(log);
        false
    }

    #[inline(always)]
    fn end_turn(&mut self, log: &mut impl Log<Event>) {
        self.field.lift_bans();
        (self.peeked, self.stacks) = (false, 0);
        self.clockwise ^= self.reversing;
        self.reversing = false;
        self.turns += 1;
        self.round = self.round.saturating_sub(1);
        log.tell(|| Event::Open(Notice::Ended { turns: self.turns, clockwise: self.clockwise }));
    }

    fn tell_turn(&self, log: &mut impl Log<Event>) {
        let (seat, flip_only, round) = (self.active, self.flip_only, self.round);
        log.tell(|| Event::Open(Notice::Turn { seat, flip_only, round }));
    }

    /// Whether a player has won or the turns are used up; then the game is over.
    fn is_decided(&mut self) -> bool {
        let limit = self.options.turn_limit;
        let over = self.alive == 1 || (limit > 0 && self.turns >= limit);
        if over {
            self.phase = Phase::Over;
            (self.operations, self.flip_only) = (0, false);
        }
        over
    }

    /// After a card was placed in round one: the next player places, or the last one flips (NB-5). Says whether
    /// round one is over instead.
    #[inline(never)]
    pub(super) fn next_opener(&mut self, log: &mut impl Log<Event>) -> bool {
        let all_placed = self.field.empty() == 0;
        if all_placed && self.dual {
            return true;
        }
        self.end_turn(log);
        if !self.is_decided() {
            self.active = self.neighbour(self.active, true);
            self.tell_turn(log);
            if all_placed {
                self.phase = Phase::OpeningFlip;
            }
        }
        false
    }

    /// The active player is out after emptying or uncovering this position (NB-10, NB-A16, NB-A17).
    #[inline(never)]
    pub(super) fn eliminate(&mut self, position: usize, log: &mut impl Log<Event>) {
        let seat = self.active;
        let me = seat.index();
        let hand = std::mem::take(&mut self.hands[me]);
        self.fallen[me] = hand;
        self.notes[me].learn(me, hand);
        let outlived = self.seats - self.alive;
        self.alive -= 1;
        self.falls[me] = Fall { outlived, turn: self.turns + 1 };
        self.living &= !(1 << seat.number());
        self.ring.remove(seat);
        self.bombed &= !(1 << seat.number());
        self.death_number = 0;
        let position = self.vanish(position);
        log.tell(|| Event::Out { seat, hand, position: position as u8 });
    }

    /// Takes a position away: this one if it is empty, else the highest empty one, else this one with its rest.
    fn vanish(&mut self, position: usize) -> usize {
        let mut position = position;
        if self.field.is_occupied(position) {
            let empty = self.field.empty();
            if empty != 0 {
                position = empty.ilog2() as usize;
            }
        }
        while self.field.is_occupied(position) {
            let slot = self.field.pop(position);
            self.rests.insert(slot.card);
            each(slot.known).for_each(|seat| self.known_rests[seat].insert(slot.card));
            each(slot.mixed).for_each(|seat| self.lost[seat].lose(1));
        }
        self.field.remove(position);
        position
    }

    /// Two positions from now on, and no function cards anywhere (NB-19, NB-A28).
    #[inline(never)]
    fn enter_dual(&mut self, log: &mut impl Log<Event>) {
        self.dual = true;
        self.field.resize(2);
        for seat in each(self.living) {
            self.laid_off[seat] = self.hands[seat].functions();
            self.lacks[seat] += self.laid_off[seat].len();
            self.hands[seat] = self.hands[seat].placeable();
        }
        log.tell(|| {
            let laid_off = BySeat::from_fn(self.seats, |seat| self.laid_off[seat.index()]);
            let fallen = BySeat::from_fn(self.seats, |seat| self.fallen[seat.index()].functions().len());
            // Those of the deck are passed over from now on.
            let deck = self.deck().len() as u8 - self.deck_len();
            Event::Open(Notice::Dual { laid_off, deck, fallen })
        });
        self.fallen = self.fallen.map(Cards::placeable);
        self.discards = self.discards.placeable();
    }
}

/// The numbers of the seats in a set.
#[inline]
pub(super) fn each(mut seats: Seats) -> impl Iterator<Item = usize> {
    std::iter::from_fn(move || {
        if seats == 0 {
            return None;
        }
        let seat = seats.trailing_zeros() as usize;
        seats &= seats - 1;
        Some(seat)
    })
}
