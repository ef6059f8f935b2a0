//! What a game tells bots about its moves.

use rand_core::Rng;

use crate::random::pick;
use crate::{Actions, BySeat, Seat};

/// A game's knowledge of its own moves, for bots that play at sight and for Monte Carlo tree search.
///
/// A game implements [`Heuristics::sheds`] and [`Heuristics::static_score`]; both see only what the acting seat may
/// know. Everything else has a default that plays any game, and search gets stronger with each method a game
/// replaces. Methods that take `&self` are called on *determinized* worlds, in which every card has a place.
pub trait Heuristics: Actions {
    // What a game implements.

    /// Whether an action brings the end of the game nearer: cards leave the hand, chips reach the board. Random play
    /// that prefers these actions ends, where uniformly random play of some games hardly does.
    fn sheds(action: &Self::Action) -> bool;

    /// How good an action looks without search; the `greedy` bot takes the highest. Comparable only between actions
    /// that are legal in the same view.
    fn static_score(view: &Self::View, action: &Self::Action) -> i32;

    // What the `eager` bot takes.

    /// Whether [`Heuristics::eager_takes`] needs the view, which costs more to make than a move of a simple game.
    const EAGER_READS_VIEW: bool = false;

    /// Whether the `eager` bot prefers an action: any that sheds, unless a game knows better. `view` is `None` unless
    /// [`Heuristics::EAGER_READS_VIEW`] is set.
    fn eager_takes(_view: Option<&Self::View>, action: &Self::Action) -> bool {
        Self::sheds(action)
    }

    // What tunes search.

    /// How many simulations the bots `easy`, `normal`, `hard` and `expert` run for a decision. It settles how strong
    /// they are and how long they take.
    const SIMULATIONS: [u32; 4] = [20, 120, 700, 4_000];

    /// The exploration constant of the upper confidence bound: higher where single simulations say little.
    const EXPLORATION: f32 = 0.3;

    /// The share of points that `hard` should win against `greedy` between two players, which the ladder of bots
    /// tests; less where bluff decides much.
    const SEARCH_GOAL: f64 = 0.75;

    /// How strongly [`Heuristics::priors`] and [`Heuristics::static_score`] steer the first visits of an action: higher
    /// where they are mostly right.
    const PRIOR_WEIGHT: f32 = 0.5;

    /// How far above its parent's mean value an unvisited action is rated: high values visit every action before any
    /// twice, low values go deeper into the first good one.
    const FIRST_PLAY_URGENCY: f32 = 0.3;

    /// The share of simulations, from 0 to 1, that determinize the world a second time, from an opponent's view. At 0,
    /// simulated opponents react to cards they have never seen; games of bluff need more.
    const OPPONENT_VIEW_RATE: f32 = 0.0;

    // What search calls.

    /// Fills `priors` with one prior for each of `seat`'s legal actions: from 0 to 1, the order of the first visits;
    /// below 0, pruned. If every action is pruned, search considers them all.
    ///
    /// Search calls it at every node it passes, so it has to be cheap.
    fn priors(&self, _seat: Seat, actions: &[Self::Action], priors: &mut Vec<f32>) {
        priors.clear();
        priors.extend(actions.iter().map(|action| f32::from(u8::from(Self::sheds(action)))));
    }

    /// Another world determinized from `view`, as this one was: [`Game::determinize`](crate::Game::determinize) for games that are faster with
    /// a world at hand.
    #[must_use]
    fn redeterminize<R: Rng + ?Sized>(&self, view: &Self::View, rng: &mut R) -> Self {
        Self::determinize(view, rng)
    }

    /// The rollout policy: what `seat` does in the part of a simulation beyond the tree. `scratch` is room for lists,
    /// kept from call to call.
    ///
    /// # Panics
    /// When `seat` has no legal action.
    #[inline]
    fn rollout<R: Rng + ?Sized>(
        &self,
        seat: Seat,
        scratch: &mut RolloutScratch<Self::Action>,
        rng: &mut R,
    ) -> Self::Action {
        scratch.clear();
        self.for_each_legal(seat, |action| {
            let list = if Self::sheds(&action) { &mut scratch.preferred } else { &mut scratch.others };
            list.push(action);
        });
        *pick(scratch.choice(), rng).expect("a seat to act has a legal action")
    }

    /// Whether a simulation that began at `root` stops here to be evaluated; it stops at the end of the game anyway.
    fn is_cutoff(&self, _root: &Self) -> bool {
        false
    }

    /// The value of the position for each seat, from 0 to 1: its expected share of victory (members of a team have
    /// the team's), or where places count, the share of opponents it leaves behind. Exact at the end of the game, an
    /// estimate before.
    fn evaluate(&self) -> BySeat<f32> {
        let seats = self.seats();
        match self.standings() {
            Some(standings) => {
                let winner = |team: u8| standings.iter().any(|one| one.team == team && one.place == 1);
                let winners = (0..seats).filter(|team| winner(*team)).count().max(1) as f32;
                standings.map(|standing| if standing.place == 1 { 1.0 / winners } else { 0.0 })
            }
            None => BySeat::from_fn(seats, |_| 1.0 / f32::from(seats)),
        }
    }
}

/// Room for the lists of actions that a rollout policy chooses from.
#[derive(Clone, Debug)]
pub struct RolloutScratch<A> {
    /// The actions to choose from while there are any.
    pub preferred: Vec<A>,
    /// The other actions.
    pub others: Vec<A>,
}

impl<A> Default for RolloutScratch<A> {
    fn default() -> Self {
        Self { preferred: Vec::new(), others: Vec::new() }
    }
}

impl<A> RolloutScratch<A> {
    /// Empties both lists and keeps their room.
    pub fn clear(&mut self) {
        self.preferred.clear();
        self.others.clear();
    }

    /// The preferred actions, or the others if there are none.
    pub fn choice(&self) -> &[A] {
        if self.preferred.is_empty() { &self.others } else { &self.preferred }
    }
}
