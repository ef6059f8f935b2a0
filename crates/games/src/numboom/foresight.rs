//! Judgement in imagined worlds, for players who look ahead.
//!
//! In an imagined world all cards are known, but whoever acts in it goes by what they would know there: a covered
//! card counts only for those who have seen it.

use cardinal_engine::{BySeat, Moves, Seat};
use rand_core::Rng;

use super::{Action, Card, Numboom};

impl Numboom {
    /// Whether a seat knows the top card of a position, and what it is.
    fn seen(&self, seat: Seat, position: u8) -> Option<Card> {
        let top = self.field.pile(usize::from(position)).next()?;
        (top.known >> seat.number() & 1 == 1).then_some(top.card)
    }

    /// Whether a card puts out whoever flips it now.
    fn is_deadly(&self, card: Card) -> bool {
        card.number().is_some_and(|number| (self.death_number + number).is_multiple_of(4))
    }

    /// How gladly a seat does something, from 0 to 100.
    fn gladness(&self, seat: Seat, action: &Action) -> u32 {
        match *action {
            Action::Flip { position } => match self.seen(seat, position) {
                Some(Card::Bomb) => 30,
                Some(card) if self.is_deadly(card) => 0,
                Some(_) => 70,
                None => 25,
            },
            // A card that kills whoever turns it over next is the one to place.
            Action::Place { card, .. } => {
                if self.is_deadly(card) {
                    60
                } else {
                    45
                }
            }
            Action::Peek { .. } | Action::Arrange { .. } => 20,
            Action::End {} => 40,
            Action::Observe { .. } | Action::Stack {} => 15,
            Action::Reset { .. } | Action::Reverse {} | Action::Disrupt {} | Action::Exchange { .. } => 10,
        }
    }

    pub(super) fn rate_all(&self, seat: Seat, actions: &[Action], urges: &mut Vec<f32>) {
        urges.clear();
        urges.extend(actions.iter().map(|action| self.gladness(seat, action) as f32 / 100.0));
    }

    /// What is done most gladly, give or take.
    pub(super) fn act_on_impulse<R: Rng + ?Sized>(
        &self,
        seat: Seat,
        moves: &mut Moves<Action>,
        rng: &mut R,
    ) -> Action {
        moves.clear();
        let mut best = 0;
        let mut salt = rng.next_u32() | 1;
        self.list(seat, |action| {
            salt = salt.wrapping_mul(0x915f_77f5).wrapping_add(0x6d2b_79f5);
            let wanted = 1 + self.gladness(seat, &action) + (salt >> 27);
            if wanted > best {
                best = wanted;
                moves.wanted.clear();
                moves.wanted.push(action);
            }
        });
        *moves.wanted.first().expect("a seat on turn has a legal action")
    }

    /// A lap and a turn, so that whoever acts now has to live through a turn of their own again; the end where two are
    /// left.
    pub(super) fn is_far_enough(&self, root: &Self) -> bool {
        self.alive > 2 && self.turns > root.turns + u16::from(self.alive)
    }

    /// The share of victory each seat can expect: those who live share it.
    pub(super) fn expectations(&self) -> BySeat<f32> {
        let share = 1.0 / f32::from(self.alive.max(1));
        BySeat::from_fn(self.seats, |seat| if self.is_living(seat) { share } else { 0.0 })
    }
}
