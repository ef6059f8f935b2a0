//! Judgement in imagined worlds, for players who look ahead.
//!
//! In an imagined world all cards are known, but whoever acts in it goes by what they would know there: a covered
//! card counts only for those who have seen it.

use cardinal_engine::{BySeat, Moves, Seat};
use rand_core::Rng;

use super::plight::Plight;
use super::{Action, Numboom};

/// How much of a random word decides besides how gladly something is done, when a future is played through: what is
/// left of it after this many bits, in hundredths.
const WHIM: u32 = 27;

impl Numboom {
    pub(super) fn rate_all(&self, seat: Seat, actions: &[Action], urges: &mut Vec<f32>) {
        let plight = Plight::of(self, seat);
        urges.clear();
        urges.extend(actions.iter().map(|action| plight.gladness(self, action) as f32 / 100.0));
    }

    /// What is done most gladly, give or take.
    pub(super) fn act_on_impulse<R: Rng + ?Sized>(
        &self,
        seat: Seat,
        moves: &mut Moves<Action>,
        rng: &mut R,
    ) -> Action {
        let plight = Plight::of(self, seat);
        let mut best = i32::MIN;
        let mut salt = rng.next_u32() | 1;
        moves.clear();
        self.list(seat, |action| {
            salt = salt.wrapping_mul(0x915f_77f5).wrapping_add(0x6d2b_79f5);
            let whim = (salt >> WHIM) as i32;
            let gladness = plight.gladness(self, &action);
            // What is not worth a thought stays behind everything that is.
            let wanted = if gladness < 0 { whim - 1000 } else { gladness + whim };
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

    /// The share of the others that each seat can expect to outlive: those who live will go in any order.
    pub(super) fn expectations(&self) -> BySeat<f32> {
        let others = f32::from(self.seats - 1);
        let living = f32::from(self.alive - 1) / 2.0;
        BySeat::from_fn(self.seats, |seat| {
            let to_come = if self.is_living(seat) { living } else { 0.0 };
            (f32::from(self.outlived(seat)) + to_come) / others
        })
    }
}
