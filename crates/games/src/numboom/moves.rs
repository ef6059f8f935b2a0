//! What actions do.

use cardinal_engine::{BySeat, Illegal, Log, Seat};

use super::action::{DeathNumber, Side};
use super::field::{MAX_POSITIONS, Reason};
use super::options::{FirstBomb, YesNo};
use super::state::Phase;
use super::turn::each;
use super::{Action, Card, Event, Notice, Numboom};

/// Does what is legal.
///
/// Checking and doing go together, so that what kind of action it is has to be found out only once.
#[inline(always)]
pub(super) fn apply(
    game: &mut Numboom,
    seat: Seat,
    action: &Action,
    log: &mut impl Log<Event>,
) -> Result<(), Illegal> {
    game.check_actor(seat, action)?;
    let before = (game.phase, game.operations);
    let ends_turn = match *action {
        Action::Place { card, position } => {
            game.check_place(card, position)?;
            game.place(card, position, log)
        }
        Action::Flip { position } => {
            game.check_flip(position)?;
            game.flip(position, log)
        }
        Action::End {} => {
            game.check_end()?;
            true
        }
        _ => game.act_otherwise(action, log)?,
    };
    if ends_turn {
        game.next_turn(log);
    }
    game.tell_stage(before, log);
    Ok(())
}

impl Numboom {
    /// Kept out of line for the rarer actions.
    #[inline(never)]
    fn act_otherwise(&mut self, action: &Action, log: &mut impl Log<Event>) -> Result<bool, Illegal> {
        match *action {
            Action::Peek { position } => {
                self.check_peek(position)?;
                return Ok(self.peek(position, log));
            }
            Action::Stack {} => {
                self.check_stack()?;
                self.play(Card::Stack, log);
                self.stacks += 1;
            }
            Action::Observe { position } => {
                self.check_observe(position)?;
                self.play(Card::Observe, log);
                self.look(position, false, log);
            }
            Action::Reverse {} => {
                self.check_function(Card::Reverse)?;
                self.play(Card::Reverse, log);
                self.reversing = !self.reversing;
            }
            Action::Reset { number } => {
                self.check_function(Card::Reset)?;
                self.reset(number, log);
            }
            Action::Disrupt {} => {
                self.check_function(Card::Disrupt)?;
                self.play(Card::Disrupt, log);
                self.phase = Phase::Arrange;
                self.unarranged = self.field.all();
            }
            Action::Arrange { from } => {
                self.check_arrange(from)?;
                self.arrange(from, log);
            }
            Action::Exchange { to } => {
                self.check_function(Card::Exchange)?;
                self.exchange(to, log);
            }
            Action::Place { .. } | Action::Flip { .. } | Action::End {} => {}
        }
        Ok(false)
    }

    /// An operation is done; says whether the turn is over by that, as it may be without function cards
    /// (NB-A18).
    #[inline(always)]
    fn operated(&mut self) -> bool {
        self.operations -= 1;
        !self.options.functions && (self.operations == 0 || !self.can_operate())
    }

    #[inline(always)]
    fn place(&mut self, card: Card, position: u8, log: &mut impl Log<Event>) -> bool {
        let (seat, me, at) = (self.active, self.active.index(), usize::from(position));
        self.hands[me].remove(card);
        self.lacks[me] += 1;
        self.notes[me].lose_one();
        self.stacks -= u8::from(self.field.is_occupied(at));
        self.field.push(at, card, 1 << seat.number());
        if self.options.flip_own_fresh == YesNo::No {
            self.field.ban(at, Reason::Fresh);
        }
        log.tell(|| Event::Placed { seat, position, card });
        match self.phase {
            Phase::Act => self.operated(),
            Phase::Opening => self.next_opener(log),
            _ => true,
        }
    }

    #[inline(always)]
    fn peek(&mut self, position: u8, log: &mut impl Log<Event>) -> bool {
        self.peeked = true;
        self.look(position, true, log);
        self.field.ban(usize::from(position), Reason::Peeked);
        self.operated()
    }

    #[inline(always)]
    fn flip(&mut self, position: u8, log: &mut impl Log<Event>) -> bool {
        if self.phase == Phase::OpeningFlip {
            return self.flip_first(position, log);
        }
        let card = self.turn_over(position);
        let (seat, restricts) = (self.active, card == Card::Bomb);
        self.death_number = (self.death_number + card.adds()) % 4;
        self.bombed |= u32::from(restricts) << seat.number();
        let death_number = self.death_number;
        log.tell(|| Event::Open(Notice::Flipped { seat, position, card, death_number, restricts }));
        if death_number == 0 && !restricts {
            self.eliminate(usize::from(position), log);
            true
        } else if self.dual {
            self.flipped_in_dual()
        } else {
            self.operated()
        }
    }

    /// The first flip sets the Death Number and is never fatal (NB-5, NB-A3).
    #[inline(never)]
    fn flip_first(&mut self, position: u8, log: &mut impl Log<Event>) -> bool {
        let card = self.turn_over(position);
        let (seat, bomb) = (self.active, card == Card::Bomb);
        // A bomb may be passed over; then it restricts no player (NB-A4).
        let again = bomb && self.options.first_bomb == FirstBomb::Again;
        let (death_number, restricts) = (card.adds(), bomb && !again);
        self.death_number = death_number;
        self.bombed |= u32::from(restricts) << seat.number();
        log.tell(|| Event::Open(Notice::Flipped { seat, position, card, death_number, restricts }));
        !again || self.field.occupied() == 0
    }

    /// The top card of a position goes to the discards.
    #[inline(always)]
    fn turn_over(&mut self, position: u8) -> Card {
        let slot = self.field.pop(usize::from(position));
        self.discards.insert(slot.card);
        if slot.mixed != 0 {
            each(slot.mixed).for_each(|other| self.lost[other].take(slot.card));
        }
        slot.card
    }

    /// A flip in Dual is done; says whether the turn is over by that.
    fn flipped_in_dual(&mut self) -> bool {
        self.operations -= 1;
        if self.flip_only {
            return self.operations == 0 || self.field.occupied() == 0;
        }
        let places = self.field.empty() != 0 && !self.hand().is_empty();
        if places {
            self.phase = Phase::DualPlace;
        }
        !places
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
        self.lacks[me] += 1;
        self.discards.insert(card);
        self.notes[me].lose(card);
        log.tell(|| Event::Open(Notice::Played { seat, card }));
    }

    fn reset(&mut self, number: DeathNumber, log: &mut impl Log<Event>) {
        self.play(Card::Reset, log);
        self.death_number = number.get();
        log.tell(|| Event::Open(Notice::Reset { death_number: self.death_number }));
    }

    /// One step of a Disrupt. Only the active player learns of it; with the last position all piles move.
    fn arrange(&mut self, from: u8, log: &mut impl Log<Event>) {
        self.order[usize::from(self.arranged)] = from;
        self.arranged += 1;
        self.unarranged &= !(1 << from);
        log.tell(|| Event::Arranged { seat: self.active, from });
        if self.unarranged != 0 {
            return;
        }
        self.field.rearrange(&self.order[..usize::from(self.arranged)]);
        let me = 1 << self.active.number();
        let all = (1_u16 << self.seats) - 1;
        let lost = &mut self.lost;
        self.field.for_each(|slot| {
            each(slot.known & !me).for_each(|seat| lost[seat].add(slot.card));
            slot.known &= me;
            slot.told = 0;
            slot.mixed |= all & !me;
        });
        self.field.hide_bans();
        log.tell(|| {
            let order = self.order[..usize::from(self.arranged)].iter().copied().collect();
            Event::Disrupted { seat: self.active, heights: self.field.heights(), order }
        });
        (self.order, self.arranged) = ([0; MAX_POSITIONS], 0);
        self.phase = Phase::Act;
    }

    fn exchange(&mut self, to: Side, log: &mut impl Log<Event>) {
        self.play(Card::Exchange, log);
        let first = self.active.index();
        let mut giver = first;
        loop {
            let heir = self.neighbour(Seat::new(giver as u8), to == Side::Left).index();
            // Each hand but the last one of the circle waits at the first seat for its turn.
            self.hands.swap(first, heir);
            self.lacks.swap(first, heir);
            self.notes.swap(first, heir);
            self.notes[heir].pass(giver, heir, self.hands[heir]);
            if heir == first {
                break;
            }
            giver = heir;
        }
        log.tell(|| {
            let hands = BySeat::from_fn(self.seats, |seat| self.hands[seat.index()]);
            Event::Exchanged { to, hands }
        });
    }
}
