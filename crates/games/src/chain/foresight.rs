//! Judgement in imagined worlds, for players who look ahead.

use cardinal_engine::random::{below, pick};
use cardinal_engine::{BySeat, Moves, Seat};
use rand_core::Rng;

use super::sheet::Stage;
use super::state::MAX_PLAYERS;
use super::{Action, COLOURS, Card, CardSet, Chain, Meld, Phase, Piece, scorer};

/// How far apart scores typically are that the rest of a game can still turn around: by the release, and by a
/// whole game to come.
const RELEASE_SPREAD: f32 = 10.0;
const GAME_SPREAD: f32 = 25.0;

/// How well a card goes with a hand that is being built.
///
/// Long runs of one colour are where the points are, so what counts most is the colour, nearby; a number already
/// held adds hardly anything. The weights were found by trying many in drafts among equals: hands built by them
/// score a third more than those of somebody who takes the most points at each turn.
fn pull(hand: CardSet, card: Card) -> u32 {
    if card.is_x() {
        return 24;
    }
    let [same, close] = NEAR[usize::from(card.id())];
    let pull = 2 + 25 * (hand.bits() & same).count_ones() + 4 * (hand.numbers().bits() & close).count_ones();
    let number = hand.bits() >> (card.id() / COLOURS * COLOURS) & 0b11111;
    if number == 0 { pull } else { pull / 6 }
}

/// For each card the cards of its colour at most five numbers away, and all cards at most two away.
const NEAR: [[u64; 2]; Card::COUNT] = {
    let mut near = [[0; 2]; Card::COUNT];
    let mut id = 0;
    while id < Card::NATURALS {
        let (number, colour) = (id / COLOURS, id % COLOURS);
        let mut other = 0;
        while other < Card::NATURALS {
            let apart = number.abs_diff(other / COLOURS);
            if apart > 0 && apart <= 5 && other % COLOURS == colour {
                near[id as usize][0] |= 1 << other;
            }
            if apart > 0 && apart <= 2 {
                near[id as usize][1] |= 1 << other;
            }
            other += 1;
        }
        id += 1;
    }
    near
};

/// Whether a card left over helps in the release: those that win tricks do, the others cost a turn to lose.
fn is_strong(card: Piece) -> bool {
    card.number().is_none_or(|number| number == 0 || number > 7)
}

impl Chain {
    fn hand_of(&self, seat: Seat) -> CardSet {
        self.hands[seat.index() & (MAX_PLAYERS - 1)]
    }

    /// The settlement is left to the scorer: only where it has no say are groups laid by hand.
    fn is_worth_a_thought(&self, seat: Seat, action: &Action) -> bool {
        match action {
            Action::Lay { .. } | Action::TakeBack { .. } => {
                let allowed = |action| self.check_settlement(seat, &action).is_ok();
                !allowed(Action::Best {}) && !allowed(Action::Seal {})
            }
            Action::Seal {} => {
                // Not before the best groups are laid.
                let sheet = &self.sheets[seat.index() & (MAX_PLAYERS - 1)];
                sheet.points() >= scorer::best(self.hand_of(seat), self.options.all_x_groups)
                    || self.check_settlement(seat, &Action::Best {}).is_err()
            }
            Action::Best {} => {
                let sheet = &self.sheets[seat.index() & (MAX_PLAYERS - 1)];
                sheet.points() < scorer::best(self.hand_of(seat), self.options.all_x_groups)
                    || self.check_settlement(seat, &Action::Seal {}).is_err()
            }
            _ => true,
        }
    }

    /// How tempting an action is at a glance, from 0 to 1; below 0 if it is not worth a thought.
    pub(super) fn temptation(&self, seat: Seat, action: &Action) -> f32 {
        match *action {
            _ if !self.is_worth_a_thought(seat, action) => -1.0,
            Action::Take { slot } => {
                let card = self.row[usize::from(slot)];
                card.map_or(0.0, |card| pull(self.hand_of(seat), card) as f32 / 200.0).min(1.0)
            }
            Action::Sweep { .. } | Action::Pass {} => 0.1,
            Action::Keep { card } => 0.2 + 0.4 * f32::from(u8::from(is_strong(card))),
            Action::Discard { card } => 0.6 - 0.4 * f32::from(u8::from(is_strong(card))),
            Action::Play { meld } => self.eagerness(seat, meld) as f32 / 64.0,
            Action::Best {} | Action::Seal {} | Action::Lay { .. } => 0.5,
            Action::TakeBack { .. } => 0.0,
        }
    }

    /// How gladly a meld is laid in the release, from 0 to 64: many cards at once, low ones first, X and 0 last.
    fn eagerness(&self, seat: Seat, meld: Meld) -> u32 {
        if meld.size() == self.hand_of(seat).len() {
            return 64;
        }
        let dear = 6 * u32::from(meld.wilds()) + 10 * u32::from(meld.naturals(0));
        let high = meld.numbers().last().map_or(9, u32::from);
        (30 + 8 * u32::from(meld.size())).saturating_sub(2 * high + dear).min(56)
    }

    pub(super) fn act_on_impulse<R: Rng + ?Sized>(
        &self,
        seat: Seat,
        moves: &mut Moves<Action>,
        rng: &mut R,
    ) -> Action {
        match self.phase {
            Phase::Build | Phase::Swept => self.take_on_impulse(seat, rng),
            Phase::Settle => self.settle_on_impulse(seat, rng),
            _ => self.play_on_impulse(seat, moves, rng),
        }
    }

    /// The card that goes best with the hand, give or take.
    fn take_on_impulse<R: Rng + ?Sized>(&self, seat: Seat, rng: &mut R) -> Action {
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

    fn settle_on_impulse<R: Rng + ?Sized>(&self, seat: Seat, rng: &mut R) -> Action {
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
        self.list(seat, |action| {
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
    fn play_on_impulse<R: Rng + ?Sized>(&self, seat: Seat, moves: &mut Moves<Action>, rng: &mut R) -> Action {
        moves.clear();
        let mut best = 0;
        let noise = rng.next_u32();
        let any = noise & 7 == 0;
        self.list(seat, |action| {
            moves.others.push(action);
            let wanted = match action {
                Action::Play { meld } => 1 + self.eagerness(seat, meld),
                _ => 1 + (noise >> 3 & 31),
            };
            if wanted > best {
                best = wanted;
                moves.wanted.clear();
            }
            if wanted == best {
                moves.wanted.push(action);
            }
        });
        let choice = if any { &moves.others } else { &moves.wanted };
        *pick(choice, rng).expect("a seat on turn has a legal action")
    }

    /// While building, the settlement; then the end of the game.
    pub(super) fn is_far_enough(&self, root: &Self) -> bool {
        let building = |phase| matches!(phase, Phase::Build | Phase::Swept | Phase::Reshuffle);
        let reached = building(root.phase) && !building(self.phase);
        reached || self.games_over > root.games_over
    }

    /// The share of victory each seat can expect: totals, with what the hands are worth before a settlement, against
    /// what is still to come.
    pub(super) fn expectations(&self) -> BySeat<f32> {
        let to_come = f32::from(self.options.games - self.games_over.min(self.options.games));
        let over = self.phase == Phase::Over;
        let before_settlement = matches!(self.phase, Phase::Settle) && self.sheets[0].stage != Stage::Ready;
        let score = |seat: Seat| {
            let hand = if before_settlement {
                f32::from(scorer::best(self.hand_of(seat), self.options.all_x_groups))
            } else {
                0.0
            };
            self.running(seat) as f32 + hand
        };
        let scores = BySeat::from_fn(self.seats, score);
        if over {
            let wins = shares(&scores, 0.05);
            let margins = shares(&scores, 2.0 * RELEASE_SPREAD);
            return BySeat::from_fn(self.seats, |seat| 0.85 * wins[seat] + 0.15 * margins[seat]);
        }
        let games = if before_settlement { to_come - 1.0 } else { to_come };
        let release = if before_settlement { RELEASE_SPREAD } else { 0.0 };
        shares(&scores, (release * release + games * GAME_SPREAD * GAME_SPREAD).sqrt().max(1.0))
    }
}

/// Shares of victory by score: the higher, the more, and the more so the less the spread.
fn shares(scores: &BySeat<f32>, spread: f32) -> BySeat<f32> {
    let highest = scores.iter().copied().fold(f32::MIN, f32::max);
    let weights = scores.map(|score| ((score - highest) / spread).exp());
    let sum: f32 = weights.iter().sum();
    weights.map(|weight| weight / sum)
}
