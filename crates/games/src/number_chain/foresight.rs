//! Judgement in imagined worlds, for players who look ahead.

use cardinal_engine::BySeat;
use cardinal_engine::random::below;
use rand_core::Rng;

use super::{Action, Card, CardSet, Condition, Laid, NumberChain, Phase, Source, chain};

/// How far apart the penalties of two players typically are after a round that is still to come.
const ROUND_SPREAD: f32 = 4.0;
/// The same once all rounds are over: what a place is worth, with a little left for the margin.
const FINAL_SPREAD: f32 = 0.7;
/// A wild in hand at the end breaks ties.
const TIE_BREAK: f32 = 0.1;

impl NumberChain {
    /// How many opponents each seat can expect to leave behind at the end of the game, as a share of them all: the
    /// totals so far against what the rounds to come can still change.
    pub(super) fn places_ahead(&self) -> BySeat<f32> {
        let to_come = f32::from(self.options.rounds - self.rounds_over);
        let over = to_come == 0.0;
        let spread = if over { FINAL_SPREAD } else { ROUND_SPREAD * to_come.sqrt() };
        let scores = BySeat::from_fn(self.seats, |seat| {
            let wilds = self.hands[seat.index()].and(CardSet::WILDS).len();
            self.total(seat) as f32 + if over { TIE_BREAK * f32::from(wilds) } else { 0.0 }
        });
        BySeat::from_fn(self.seats, |seat| {
            let ahead = |other: &f32| {
                let lead = (other - scores[seat]) / spread;
                0.5 + 0.5 * lead / (1.0 + lead * lead).sqrt()
            };
            // Against oneself it is a half; that is taken out again.
            let all: f32 = scores.iter().map(ahead).sum();
            (all - 0.5) / (f32::from(self.seats) - 1.0)
        })
    }

    /// How much the active player wants an action at a glance, from 0 to 1; below 0 if it is not worth a thought.
    pub(super) fn want(&self, action: &Action) -> f32 {
        match *action {
            Action::Chain { .. } => 1.0,
            Action::Play { card } => self.want_to_play(card),
            Action::Discard { card } => 0.5 - 0.2 * wild(card.card()),
            Action::Take { from: Source::Supply } => 0.4,
            Action::Take { from } => {
                from.pool().and_then(|pool| self.pools[pool]).map_or(0.0, |card| self.want_to_take(card))
            }
            Action::End {} | Action::Decline {} | Action::Wait {} => 0.2,
            Action::Reset {} => 0.1,
            Action::Quit {} => -1.0,
        }
    }

    fn want_to_play(&self, laid: Laid) -> f32 {
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

    fn want_to_take(&self, card: Card) -> f32 {
        let hand = self.hand();
        let with = hand.union(CardSet::only(card));
        let chains = chain::count_starts(with).saturating_sub(chain::count_starts(hand));
        (0.2 + 0.2 * chains as f32 - 0.1 * wild(card)).clamp(0.0, 0.8)
    }

    /// Lays what it can, cards and Chains as they come, and takes something where nothing fits.
    ///
    /// It is most of what looking ahead consists of, so it picks straight from the hand and lists nothing.
    #[inline]
    pub(super) fn act_on_impulse<R: Rng + ?Sized>(&self, rng: &mut R) -> Action {
        let hand = self.hand();
        match self.phase {
            Phase::Discard => self.discard_on_impulse(any(hand, rng), rng),
            Phase::Playing => {
                let fitting = hand.fitting(self.link);
                if fitting.is_empty() { Action::End {} } else { self.play_on_impulse(fitting, rng) }
            }
            _ => {
                let fitting = hand.fitting(self.link);
                if let Some(cards) = self.chain_on_impulse(hand, fitting.is_empty(), rng) {
                    return Action::Chain { cards };
                }
                if !fitting.is_empty() {
                    return self.play_on_impulse(fitting, rng);
                }
                if self.phase == Phase::Offer && self.extra_turn_is_narrow() {
                    return Action::Decline {};
                }
                self.take_on_impulse(hand, rng)
            }
        }
    }

    /// A Pool card that makes a Chain, or else mostly the unseen one.
    fn take_on_impulse<R: Rng + ?Sized>(&self, hand: CardSet, rng: &mut R) -> Action {
        let makes_a_chain = |source: &&Source| {
            let card = source.pool().and_then(|pool| self.pools[pool]);
            card.is_some_and(|card| chain::starts_somewhere(hand.union(CardSet::only(card))))
        };
        let from = match Source::ALL.iter().find(makes_a_chain) {
            Some(from) => *from,
            None => match rng.next_u32() >> 28 {
                0 => return Action::Reset {},
                dice @ 1..4 => Source::ALL[dice as usize & 3],
                _ => Source::Supply,
            },
        };
        Action::Take { from }
    }

    #[inline]
    fn play_on_impulse<R: Rng + ?Sized>(&self, fitting: CardSet, rng: &mut R) -> Action {
        let card = any(fitting, rng);
        let first = match (card.first(), self.link) {
            (0, 0) => digit(rng),
            (0, link) => link,
            (first, _) => first,
        };
        let last = if card.is_trailing_wild() { self.name_on_impulse(card, rng) } else { card.last() };
        Action::Play { card: Laid::standing_for(card, first, last) }
    }

    /// A digit for a wild: one that the hand can go on with, where it goes on.
    fn name_on_impulse<R: Rng + ?Sized>(&self, card: Card, rng: &mut R) -> u8 {
        let mut rest = self.hand().without(CardSet::LEADING);
        rest.remove(card);
        if self.condition == Condition::Pivot || rest.is_empty() {
            return digit(rng);
        }
        any(rest, rng).first()
    }

    fn discard_on_impulse<R: Rng + ?Sized>(&self, card: Card, rng: &mut R) -> Action {
        let plain = Laid::plain(card);
        let named = self.must_name(plain);
        Action::Discard {
            card: if named { Laid::standing_for(card, card.first(), digit(rng)) } else { plain },
        }
    }

    /// A Chain out of the hand: always if nothing else can be laid, otherwise mostly.
    #[inline]
    fn chain_on_impulse<R: Rng + ?Sized>(&self, hand: CardSet, must: bool, rng: &mut R) -> Option<[Laid; 3]> {
        if !chain::starts_somewhere(hand) {
            return None;
        }
        let dice = rng.next_u32();
        if must || dice & 1 == 0 {
            chain::any(hand, self.options.max_wilds_in_chain, dice >> 1)
        } else {
            None
        }
    }
}

fn wild(card: Card) -> f32 {
    f32::from(u8::from(card.is_wild()))
}

/// One of the cards; there has to be one.
#[inline]
fn any<R: Rng + ?Sized>(cards: CardSet, rng: &mut R) -> Card {
    let count = u32::from(cards.len());
    let mut bits = cards.bits();
    if count > 1 {
        for _ in 0..below(rng, count) {
            bits &= bits - 1;
        }
    }
    Card::from_octal(bits.trailing_zeros() as u8)
}

#[inline]
fn digit<R: Rng + ?Sized>(rng: &mut R) -> u8 {
    below(rng, 7) as u8 + 1
}
