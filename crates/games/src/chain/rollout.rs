//! The rollout policy.

use cardinal_engine::random::{below, pick};
use cardinal_engine::{Game, RolloutScratch, Seat};
use rand_core::Rng;

use super::priors::{is_strong, pull};
use super::sheet::Stage;
use super::state::MAX_PLAYERS;
use super::{Action, Chain, Phase};

pub(super) fn rollout<R: Rng + ?Sized>(
    game: &Chain,
    seat: Seat,
    scratch: &mut RolloutScratch<Action>,
    rng: &mut R,
) -> Action {
    match game.phase {
        Phase::Build | Phase::Swept => game.rollout_take(seat, rng),
        Phase::Settle => game.rollout_settle(seat, rng),
        _ => game.rollout_play(seat, scratch, rng),
    }
}

impl Chain {
    /// The card that goes best with the hand, give or take.
    fn rollout_take<R: Rng + ?Sized>(&self, seat: Seat, rng: &mut R) -> Action {
        let hand = self.hand_of(seat);
        let mut noise = rng.next_u32();
        let (mut best, mut slot) = (0, 0);
        for (at, card) in self.row.iter().enumerate() {
            if let Some(card) = card {
                let wanted = 1 + pull(hand, *card) + (noise & 15);
                noise >>= 4;
                if wanted > best {
                    (best, slot) = (wanted, at as u8);
                }
            }
        }
        Action::Take { slot }
    }

    fn rollout_settle<R: Rng + ?Sized>(&self, seat: Seat, rng: &mut R) -> Action {
        let sheet = &self.sheets[seat.index() & (MAX_PLAYERS - 1)];
        if sheet.stage == Stage::Declaring {
            let best = Action::Best {};
            if sheet.groups().is_empty() && self.check_settlement(seat, &best).is_ok() {
                return best;
            }
            if self.check_settlement(seat, &Action::Seal {}).is_ok() {
                return Action::Seal {};
            }
        }
        let mut choice = Action::Seal {};
        let mut seen = 0;
        self.for_each_legal(seat, |action| {
            // Strong cards are kept, middling ones go; anything else is picked at random.
            let wanted = match action {
                Action::Keep { card } => is_strong(card),
                Action::Discard { card } => !is_strong(card),
                _ => true,
            };
            if wanted {
                seen += 1;
                if below(rng, seen) == 0 {
                    choice = action;
                }
            }
        });
        choice
    }

    /// Something cheap that gets rid of much, mostly; now and then anything.
    fn rollout_play<R: Rng + ?Sized>(
        &self,
        seat: Seat,
        scratch: &mut RolloutScratch<Action>,
        rng: &mut R,
    ) -> Action {
        scratch.clear();
        let mut best = 0;
        let noise = rng.next_u32();
        let any = noise & 7 == 0;
        self.for_each_legal(seat, |action| {
            scratch.others.push(action);
            let wanted = match action {
                Action::Play { meld, .. } => 1 + self.eagerness(seat, meld),
                _ => 1 + (noise >> 3 & 31),
            };
            if wanted > best {
                best = wanted;
                scratch.preferred.clear();
            }
            if wanted == best {
                scratch.preferred.push(action);
            }
        });
        let choice = if any { &scratch.others } else { &scratch.preferred };
        *pick(choice, rng).expect("a seat to act has a legal action")
    }
}
