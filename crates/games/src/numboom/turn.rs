//! How turns follow each other: drawing, ending, going out, Dual.

use cardinal_engine::{BySeat, Log};

use super::field::Seats;
use super::memo::Note;
use super::options::{OnOff, Refill};
use super::state::{Fall, HAND, Phase};
use super::{Card, Cards, Event, Notice, Numboom};

impl Numboom {
    /// Fills hands, lets the active player begin, and passes over turns in which nothing can be done.
    pub(super) fn go_on(&mut self, log: &mut impl Log<Event>) {
        while self.fill_hands(log) {
            if self.start_operations() || self.close_turn(log) {
                return;
            }
        }
    }

    /// Fills the hands that are waiting; `false` if the deck has to be shuffled first (NB-A9).
    fn fill_hands(&mut self, log: &mut impl Log<Event>) -> bool {
        while self.queue > 0 {
            let seat = self.drawer;
            let wanted = HAND.saturating_sub(self.hands[seat.index()].len());
            let drawn = self.draw(wanted);
            let wanted = wanted - drawn.len();
            if !drawn.is_empty() {
                self.hands[seat.index()] = self.hands[seat.index()].plus(drawn);
                log.tell(|| Event::Drew { seat, cards: drawn });
            }
            if wanted > 0 && !self.all_discards().is_empty() {
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
    fn start_operations(&mut self) -> bool {
        self.operations = 2;
        if !self.dual {
            self.phase = Phase::Act;
            return self.options.functions || self.can_operate();
        }
        let covered = self.field.covered() > 0;
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
    pub(super) fn close_turn(&mut self, log: &mut impl Log<Event>) -> bool {
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

    /// Whether somebody has won or the turns are used up; then the game is over.
    fn is_decided(&mut self) -> bool {
        let limit = self.options.turn_limit;
        let over = self.alive == 1 || (limit > 0 && self.turns >= limit);
        if over {
            self.phase = Phase::Over;
            (self.operations, self.flip_only) = (0, false);
        }
        over
    }

    /// After a card was placed in round one: the next player places, or the last one flips (NB-5).
    pub(super) fn next_opener(&mut self, log: &mut impl Log<Event>) {
        let all_placed = self.field.covered() == self.openers();
        if all_placed && self.dual {
            if !self.close_turn(log) {
                self.go_on(log);
            }
            return;
        }
        self.end_turn(log);
        if self.is_decided() {
            return;
        }
        self.active = self.neighbour(self.active, true);
        self.tell_turn(log);
        if all_placed {
            self.phase = Phase::OpeningFlip;
        }
    }

    /// The active player is out after emptying or uncovering this position (NB-10, NB-A16, NB-A17).
    pub(super) fn eliminate(&mut self, position: usize, log: &mut impl Log<Event>) {
        let seat = self.active;
        let me = seat.index();
        let hand = std::mem::take(&mut self.hands[me]);
        self.fallen[me] = hand;
        self.set_note(me, me, Note::of(hand));
        let outlived = self.seats - self.alive;
        self.alive -= 1;
        self.falls[me] = Fall { outlived, turn: self.turns + 1 };
        self.living &= !(1 << seat.number());
        self.bombed &= !(1 << seat.number());
        self.death_number = 0;
        let position = self.vanish(position);
        log.tell(|| Event::Out { seat, hand, position: position as u8 });
    }

    /// Takes a position away: this one if it is empty, else the highest empty one, else this one with its rest.
    fn vanish(&mut self, position: usize) -> usize {
        let mut position = position;
        if self.field.height(position) > 0 {
            let empty = self.field.empty();
            if empty != 0 {
                position = 15 - empty.leading_zeros() as usize;
            }
        }
        while self.field.height(position) > 0 {
            let slot = self.field.pop(position);
            self.rests.insert(slot.card);
            each(slot.known).for_each(|seat| self.known_rests[seat].insert(slot.card));
            each(slot.mixed).for_each(|seat| self.lost[seat].lose(1));
        }
        self.field.remove(position);
        position
    }

    /// Two positions from now on, and no function cards anywhere (NB-19, NB-A28).
    fn enter_dual(&mut self, log: &mut impl Log<Event>) {
        self.dual = true;
        self.field.resize(2);
        let seats = 0..usize::from(self.seats);
        for seat in seats {
            self.laid_off[seat] = self.hands[seat].functions();
            self.hands[seat] = self.hands[seat].placeable();
            for noter in each(self.noters[seat]) {
                self.set_note(noter, seat, self.notes[noter][seat].without_functions());
            }
        }
        let before = self.top;
        // From the bottom, each card to where the next one to stay belongs.
        let mut to = Card::COUNT;
        for from in (usize::from(self.top)..Card::COUNT).rev() {
            let card = self.deck[from];
            self.deck[to - 1] = card;
            to -= usize::from(card.is_placeable());
        }
        self.deck[usize::from(before)..to].fill(Card::One);
        self.top = to as u8;
        let fallen = BySeat::from_fn(self.seats, |seat| self.fallen[seat.index()].functions().len());
        self.fallen = self.fallen.map(Cards::placeable);
        self.discards = self.discards.placeable();
        let laid_off = BySeat::from_fn(self.seats, |seat| self.laid_off[seat.index()]);
        log.tell(|| Event::Open(Notice::Dual { laid_off, deck: self.top - before, fallen }));
    }

    /// Sets what a seat remembers of another's hand.
    #[inline]
    pub(super) fn set_note(&mut self, noter: usize, owner: usize, note: Note) {
        self.notes[noter][owner] = note;
        let bit = 1 << noter;
        self.noters[owner] =
            if note.is_empty() { self.noters[owner] & !bit } else { self.noters[owner] | bit };
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
