//! Which actions search visits first.

use super::{Action, Card, CardSet, Condition, Laid, NumberChain, Source, chain};

/// Those of actions of the active player.
pub(super) fn priors(game: &NumberChain, actions: &[Action], priors: &mut Vec<f32>) {
    priors.clear();
    priors.extend(actions.iter().map(|action| game.prior(action)));
}

impl NumberChain {
    fn prior(&self, action: &Action) -> f32 {
        match *action {
            Action::Chain { .. } => 1.0,
            Action::Play { card } => self.prior_of_play(card),
            Action::Discard { card } => 0.5 - 0.2 * wild(card.card()),
            Action::Take { from: Source::Supply } => 0.4,
            Action::Take { from } => {
                from.pool().and_then(|pool| self.pools[pool]).map_or(0.0, |card| self.prior_of_take(card))
            }
            Action::End {} | Action::Decline {} | Action::Wait {} => 0.2,
            Action::Reset {} => 0.1,
            Action::Quit {} => -1.0,
        }
    }

    fn prior_of_play(&self, laid: Laid) -> f32 {
        let card = laid.card();
        let mut rest = self.hand();
        rest.remove(card);
        if rest.is_empty() {
            return 1.0;
        }
        let named = card.is_trailing_wild() || (card.first() == 0 && self.link == 0);
        if self.condition == Condition::Relay {
            let followers = rest.fitting(laid.last()).without(CardSet::LEADING).len();
            // A digit that leads nowhere is named only if none leads anywhere.
            let leads = followers > 0;
            let could = !rest.without(CardSet::LEADING).is_empty();
            return if named && !leads && could { -1.0 } else { 0.5 + 0.1 * f32::from(followers.min(4)) };
        }
        if named {
            // Under Pivot the last digit is what the next player has to follow.
            let next = self.hands[self.active.next(self.seats).index()];
            let gift = next.fitting(laid.last()).without(CardSet::LEADING).len();
            return if gift > 1 { -1.0 } else { 0.7 - 0.3 * f32::from(gift) };
        }
        0.6 + 0.1 * wild(card)
    }

    fn prior_of_take(&self, card: Card) -> f32 {
        let hand = self.hand();
        let with = hand.union(CardSet::only(card));
        let chains = chain::count_starts(with).saturating_sub(chain::count_starts(hand));
        (0.2 + 0.2 * chains as f32 - 0.1 * wild(card)).clamp(0.0, 0.8)
    }
}

fn wild(card: Card) -> f32 {
    f32::from(u8::from(card.is_wild()))
}
