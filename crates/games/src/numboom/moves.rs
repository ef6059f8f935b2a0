//! What actions do.

use cardinal_engine::{BySeat, Illegal, Log, MAX_SEATS, Seat};

use super::action::{DeathNumber, Side};
use super::field::Reason;
use super::memo::Note;
use super::options::{FirstBomb, YesNo};
use super::state::Phase;
use super::turn::each;
use super::{Action, Card, Event, Notice, Numboom};

impl Numboom {
    /// Does what is legal.
    ///
    /// Checking and doing go together, so that what kind of action it is has to be found out only once.
    #[inline(always)]
    pub(super) fn act(
        &mut self,
        seat: Seat,
        action: &Action,
        log: &mut impl Log<Event>,
    ) -> Result<(), Illegal> {
        self.check_seat(seat)?;
        let before = (self.phase, self.operations);
        self.check_arranging(action)?;
        match *action {
            Action::Place { card, position } => {
                self.check_place(card, position)?;
                self.place(card, position, log);
            }
            Action::Flip { position } => {
                self.check_flip(position)?;
                self.flip(position, log);
            }
            Action::Peek { position } => {
                self.check_peek(position)?;
                self.peeked = true;
                self.look(position, true, log);
                self.field.ban(usize::from(position), Reason::Peeked);
                self.operated(log);
            }
            Action::End {} => {
                self.check_end()?;
                self.next_turn(log);
            }
            _ => {
                self.check_function_action(action)?;
                self.play_function(action, log);
            }
        }
        self.tell_stage(before, log);
        Ok(())
    }

    #[inline(never)]
    fn play_function(&mut self, action: &Action, log: &mut impl Log<Event>) {
        match *action {
            Action::Observe { position } => {
                self.play(Card::Observe, log);
                self.look(position, false, log);
            }
            Action::Stack {} => {
                self.play(Card::Stack, log);
                self.stacks += 1;
            }
            Action::Reverse {} => {
                self.play(Card::Reverse, log);
                self.reversing = !self.reversing;
            }
            Action::Reset { number } => self.reset(number, log),
            Action::Disrupt {} => {
                self.play(Card::Disrupt, log);
                self.phase = Phase::Arrange;
            }
            Action::Arrange { from } => self.arrange(from, log),
            Action::Exchange { to } => self.exchange(to, log),
            Action::Place { .. } | Action::Flip { .. } | Action::Peek { .. } | Action::End {} => {}
        }
    }

    fn next_turn(&mut self, log: &mut impl Log<Event>) {
        if !self.close_turn(log) {
            self.go_on(log);
        }
    }

    /// An operation is done; without function cards the turn may be over by that (NB-A18).
    #[inline]
    fn operated(&mut self, log: &mut impl Log<Event>) {
        self.operations -= 1;
        if !self.options.functions && (self.operations == 0 || !self.can_operate()) {
            self.next_turn(log);
        }
    }

    #[inline]
    fn place(&mut self, card: Card, position: u8, log: &mut impl Log<Event>) {
        let (seat, me, at) = (self.active, self.active.index(), usize::from(position));
        self.hands[me].remove(card);
        if self.field.height(at) > 0 {
            self.stacks -= 1;
        }
        self.field.push(at, card, 1 << seat.number());
        if self.options.flip_own_fresh == YesNo::No {
            self.field.ban(at, Reason::Fresh);
        }
        // Whoever remembers this hand cannot say which of its cards this is.
        for noter in each(self.noters[me]) {
            self.set_note(noter, me, self.notes[noter][me].without_one());
        }
        log.tell(|| Event::Placed { seat, position, card });
        match self.phase {
            Phase::Opening => self.next_opener(log),
            Phase::Act => self.operated(log),
            _ => self.next_turn(log),
        }
    }

    #[inline]
    fn flip(&mut self, position: u8, log: &mut impl Log<Event>) {
        let (seat, at) = (self.active, usize::from(position));
        let slot = self.field.pop(at);
        self.discards.insert(slot.card);
        for other in each(slot.mixed) {
            self.lost[other].take(slot.card);
        }
        let opening = self.phase == Phase::OpeningFlip;
        let sum = self.death_number + slot.card.number().unwrap_or(0);
        let fatal = slot.card != Card::Bomb && sum.is_multiple_of(4) && !opening;
        // A bomb as the first card may be passed over; it restricts nobody then (NB-A4).
        let again = opening && self.options.first_bomb == FirstBomb::Again && slot.card == Card::Bomb;
        let restricts = slot.card == Card::Bomb && !again;
        self.death_number = sum % 4;
        self.bombed |= u16::from(restricts) << seat.number();
        let death_number = self.death_number;
        log.tell(|| {
            Event::Open(Notice::Flipped { seat, position, card: slot.card, death_number, restricts })
        });
        if fatal {
            self.eliminate(at, log);
            self.next_turn(log);
        } else if self.phase == Phase::Act {
            self.operated(log);
        } else if opening {
            if !again || self.field.covered() == 0 {
                self.next_turn(log);
            }
        } else {
            self.flipped_in_dual(log);
        }
    }

    #[inline(never)]
    fn flipped_in_dual(&mut self, log: &mut impl Log<Event>) {
        self.operations -= 1;
        if self.flip_only {
            if self.operations == 0 || self.field.covered() == 0 {
                self.next_turn(log);
            }
        } else if self.field.empty() != 0 && !self.hand().is_empty() {
            self.phase = Phase::DualPlace;
        } else {
            self.next_turn(log);
        }
    }

    #[inline]
    fn look(&mut self, position: u8, peek: bool, log: &mut impl Log<Event>) {
        let (seat, bit) = (self.active, 1 << self.active.number());
        let slot = self.field.top_mut(usize::from(position));
        slot.known |= bit;
        slot.told |= bit;
        let card = slot.card;
        if slot.mixed & bit != 0 {
            slot.mixed &= !bit;
            self.lost[seat.index()].take(card);
        }
        log.tell(|| Event::Looked { seat, position, card, peek });
    }

    /// A function card goes from the active hand to the discards.
    #[inline]
    fn play(&mut self, card: Card, log: &mut impl Log<Event>) {
        let (seat, me) = (self.active, self.active.index());
        self.hands[me].remove(card);
        self.discards.insert(card);
        for noter in each(self.noters[me]) {
            self.set_note(noter, me, self.notes[noter][me].without(card));
        }
        log.tell(|| Event::Open(Notice::Played { seat, card }));
    }

    fn reset(&mut self, number: DeathNumber, log: &mut impl Log<Event>) {
        self.play(Card::Reset, log);
        self.death_number = number.get();
        log.tell(|| Event::Open(Notice::Reset { death_number: self.death_number }));
    }

    /// One step of a Disrupt. Nobody but the active player learns of it; with the last position all piles move.
    fn arrange(&mut self, from: u8, log: &mut impl Log<Event>) {
        self.order[usize::from(self.arranged)] = from;
        self.arranged += 1;
        log.tell(|| Event::Arranged { seat: self.active, from });
        if self.arranged < self.field.count() {
            return;
        }
        let order: super::ByPosition = self.order[..usize::from(self.arranged)].iter().copied().collect();
        (self.order, self.arranged) = ([0; super::field::MAX_POSITIONS], 0);
        self.field.rearrange(&order);
        let me = 1 << self.active.number();
        let everybody = (1_u16 << self.seats) - 1;
        let lost = &mut self.lost;
        self.field.for_each(|slot| {
            each(slot.known & !me).for_each(|seat| lost[seat].add(slot.card));
            slot.known &= me;
            slot.told = 0;
            slot.mixed |= everybody & !me;
            slot.hide_bans();
        });
        let heights = self.field.heights().iter().copied().collect();
        log.tell(|| Event::Disrupted { seat: self.active, heights, order });
        self.phase = Phase::Act;
    }

    fn exchange(&mut self, to: Side, log: &mut impl Log<Event>) {
        self.play(Card::Exchange, log);
        let (hands, noters) = (self.hands, self.noters);
        let heirs: [usize; MAX_SEATS] =
            std::array::from_fn(|owner| self.neighbour(Seat::new(owner as u8), to == Side::Left).index());
        for owner in each(self.living) {
            self.hands[heirs[owner]] = hands[owner];
            // Notes go along with the hand, but its new owner needs none.
            self.noters[heirs[owner]] = noters[owner] & !(1 << heirs[owner]);
        }
        for noter in each(noters.iter().fold(self.living, |all, noters| all | noters)) {
            let before = self.notes[noter];
            for owner in each(self.living) {
                self.notes[noter][heirs[owner]] = before[owner];
            }
            if self.living >> noter & 1 == 1 {
                // Whoever gave the hand away knows all of it.
                self.notes[noter][noter] = Note::NONE;
                self.set_note(noter, heirs[noter], Note::of(hands[noter]));
            }
        }
        log.tell(|| {
            let hands = BySeat::from_fn(self.seats, |seat| self.hands[seat.index()]);
            Event::Exchanged { to, hands }
        });
    }
}
