//! What a game tells players made of code about its moves.

use rand_core::Rng;

use crate::random::pick;
use crate::{BySeat, Game, Seat};

/// The knowledge every game brings along, so that simple players exist from the first day and search has
/// something to lean on.
///
/// The two functions without a default are required and see only what the acting seat may know. The others are asked of
/// *imagined* worlds while a player looks ahead; a game without a better idea leaves them as they are.
pub trait Instinct: Game {
    /// The share of imagined futures, from 0 to 1, in which a player who looks ahead also forgets what only it can
    /// know and sees the table as an opponent does. With 0 opponents are thought to react to cards they have never
    /// seen; games of bluff want more.
    const DOUBT: f32 = 0.0;

    /// How many imagined futures the players `easy`, `normal`, `hard` and `expert` look at for a decision. With them
    /// a game settles how strong its players are and how long they take.
    const FUTURES: [u32; 4] = [20, 120, 700, 4_000];

    /// How strongly search favours actions it rarely tried: more where single futures say little.
    const CURIOSITY: f32 = 0.3;

    /// How strongly [`Instinct::urges`] and [`Instinct::appeal`] steer the first tries of an action: more where they
    /// are mostly right.
    const BIAS: f32 = 0.5;

    /// How much better than the average search thinks an action to be that it never tried: more makes it try all of
    /// them first, less lets it go deeper into the first good one.
    const NOVELTY: f32 = 0.3;

    /// Whether [`Instinct::tempts`] looks at the view; making one costs more than a simple game's whole move.
    const GLANCES: bool = false;

    /// Whether an action gets the player nearer to the end of the game: cards leave the hand, chips reach
    /// the board. Random play that prefers these ends, where other random play of some games hardly does.
    fn sheds(action: &Self::Action) -> bool;

    /// Whether the `eager` player cannot resist an action: what sheds, unless a game knows better. It gets to see the
    /// view only if [`Instinct::GLANCES`] says that it looks.
    fn tempts(_view: Option<&Self::View>, action: &Self::Action) -> bool {
        Self::sheds(action)
    }

    /// How good an action looks at first sight; the `greedy` player takes the highest. Comparable only
    /// between actions that are legal in the same view.
    fn appeal(view: &Self::View, action: &Self::Action) -> i32;

    /// How much `seat` wants each of its legal actions: from 0 to 1, what search tries first; below 0, not worth a
    /// thought, neither looked at nor played by those who search. If that leaves nothing, all are looked at.
    ///
    /// It is asked at every position passed, so it has to be cheap. `urges` is filled anew, one for each action.
    fn urges(&self, _seat: Seat, actions: &[Self::Action], urges: &mut Vec<f32>) {
        urges.clear();
        urges.extend(actions.iter().map(|action| f32::from(u8::from(Self::sheds(action)))));
    }

    /// Another imagined world of the same view as this one: what [`Game::determinize`] does, for games that can do it
    /// faster with one at hand.
    #[must_use]
    fn another<R: Rng + ?Sized>(&self, view: &Self::View, rng: &mut R) -> Self {
        Self::determinize(view, rng)
    }

    /// What `seat` does when a future is played through without much thought. `moves` is room for a list, kept from
    /// call to call.
    #[inline]
    fn impulse<R: Rng + ?Sized>(
        &self,
        seat: Seat,
        moves: &mut Moves<Self::Action>,
        rng: &mut R,
    ) -> Self::Action {
        moves.clear();
        self.for_each_legal(seat, |action| {
            let pile = if Self::sheds(&action) { &mut moves.wanted } else { &mut moves.others };
            pile.push(action);
        });
        *pick(moves.choice(), rng).expect("a seat on turn has a legal action")
    }

    /// Whether looking ahead from `root` has gone far enough; the end of the game always has.
    fn is_horizon(&self, _root: &Self) -> bool {
        false
    }

    /// The share of victory each seat can expect, from 0 to 1 (members of a team have that of the team): exact at
    /// the end of the game, a judgement before. Where places count, the share of opponents left behind.
    fn prospects(&self) -> BySeat<f32> {
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

/// Room for two lists of actions: those somebody would rather take, and the others.
#[derive(Clone, Debug)]
pub struct Moves<A> {
    /// What is picked from while there is anything.
    pub wanted: Vec<A>,
    /// The rest.
    pub others: Vec<A>,
}

impl<A> Default for Moves<A> {
    fn default() -> Self {
        Self { wanted: Vec::new(), others: Vec::new() }
    }
}

impl<A> Moves<A> {
    /// Empties both lists and keeps their room.
    pub fn clear(&mut self) {
        self.wanted.clear();
        self.others.clear();
    }

    /// What there is to pick from.
    pub fn choice(&self) -> &[A] {
        if self.wanted.is_empty() { &self.others } else { &self.wanted }
    }
}
