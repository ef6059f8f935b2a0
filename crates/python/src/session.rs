//! What the package asks of a session beside what every session can do.

use std::time::Duration;

use cardinal_bots::{Budget, Halt, Manner, Player, Situation};
use cardinal_engine::random::{Purpose, Stream, stream};
use cardinal_engine::{
    Actions, AnySession, Dealer, Heuristics, Input, Observer, Seat, Session, Tensor, Wire,
};
use serde_json::{Value, json};

use crate::opening::{Dealing, save};
use crate::trouble::Trouble;

/// With this number of simulations a decision takes a twentieth of a second, or little more.
const FEW_SIMULATIONS: u32 = 4_000;
/// A wait for Ctrl-C of this length goes unnoticed.
const MOMENT: Duration = Duration::from_millis(50);

/// An action, by its number or in words.
pub(crate) enum Act {
    Id(usize),
    Words(Value),
}

impl Act {
    fn read<G: Actions>(self) -> Result<G::Action, Trouble> {
        match self {
            Self::Id(id) => {
                let bad = || Trouble::usage("no-such-action", format!("{} has no action {id}", G::INFO.id));
                G::decode(id).ok_or_else(bad)
            }
            Self::Words(words) => G::Action::from_tree(&words).map_err(|error| {
                Trouble::usage("malformed-action", format!("not an action of this game: {error}"))
            }),
        }
    }
}

/// A session of any game, with what takes the game's own type: typed inputs, observations, bots and determinizations.
pub(crate) trait PySession: AnySession {
    /// Whether a seat may do this now.
    fn check(&self, seat: Seat, act: Act) -> Result<(), Trouble>;
    /// Takes an action, but not the shuffles it causes.
    fn apply(&mut self, seat: Seat, act: Act) -> Result<(), Trouble>;
    /// Takes an outcome of chance that was chosen.
    fn choose(&mut self, chance: Value) -> Result<(), Trouble>;
    /// Takes the inputs of another session of the game.
    fn follow(&mut self, other: &dyn PySession) -> Result<(), Trouble>;
    /// The view of an observer as numbers.
    fn observation(&self, who: Observer) -> Vec<f32>;
    /// What the game reports of each seat, by name.
    fn measures(&self) -> Value;
    /// Whether a person who waits for a decision of this player notices.
    fn takes_long(&self, player: Player) -> bool;
    /// What a player does at a seat.
    fn decide(&self, seat: Seat, player: Player, dice: &mut Stream, halt: &Halt) -> usize;
    /// A world that an observer cannot rule out, without a past.
    fn determinize(&self, who: Observer, seed: u64) -> Box<dyn PySession>;
    /// The game as it stands, without its past.
    fn bare(&self) -> Box<dyn PySession>;
    /// A copy of the session.
    fn copy(&self) -> Box<dyn PySession>;
    /// Everything it takes to go on elsewhere, as text.
    fn save(&self, dealing: &Dealing, deals: bool) -> Result<String, Trouble>;
}

impl<G: Heuristics + Tensor> PySession for Session<G> {
    fn check(&self, seat: Seat, act: Act) -> Result<(), Trouble> {
        Ok(self.played().game().check(seat, &act.read::<G>()?)?)
    }

    fn apply(&mut self, seat: Seat, act: Act) -> Result<(), Trouble> {
        Ok(self.step(Input::Action { seat, action: act.read::<G>()? })?)
    }

    fn choose(&mut self, chance: Value) -> Result<(), Trouble> {
        let chance = G::Chance::from_tree(&chance).map_err(|error| {
            Trouble::usage("malformed-chance", format!("not an outcome of chance: {error}"))
        })?;
        Ok(self.chance(chance)?)
    }

    fn follow(&mut self, other: &dyn PySession) -> Result<(), Trouble> {
        let other = other.as_any().downcast_ref::<Self>();
        let other = other.ok_or_else(|| Trouble::usage("other-game", "that is a match of another game"))?;
        let mut inputs = other.played().inputs().iter();
        Ok(inputs.try_for_each(|input| self.step(input.clone()))?)
    }

    fn observation(&self, who: Observer) -> Vec<f32> {
        let mut row = vec![0.0; G::SIZE];
        G::fill(&self.played().view(who), &mut row);
        row
    }

    fn measures(&self) -> Value {
        let game = self.played().game();
        let of = |seat| -> Value {
            let named = G::INFO.measures.iter().zip(game.measures(seat));
            named.map(|(name, number)| ((*name).to_owned(), json!(number))).collect()
        };
        Seat::all(game.seats()).map(of).collect()
    }

    fn takes_long(&self, player: Player) -> bool {
        let long = |budget: Budget| {
            budget.simulations > FEW_SIMULATIONS && budget.time.is_none_or(|time| time > MOMENT)
        };
        player.budget::<G>().is_some_and(long)
    }

    fn decide(&self, seat: Seat, player: Player, dice: &mut Stream, halt: &Halt) -> usize {
        let manner = Manner { player, among_people: false, halt: halt.clone() };
        Situation::of(self, seat).decide(manner, dice).expect("it is asked only where it has to act")
    }

    fn determinize(&self, who: Observer, seed: u64) -> Box<dyn PySession> {
        let mut dice = stream(seed, 0, Purpose::Player(0));
        let mut world = self.without_past();
        world.determinize_to(G::determinize(&self.played().view(who), &mut dice));
        world.deal_from(Dealer::seeded(seed, 0));
        Box::new(world)
    }

    fn bare(&self) -> Box<dyn PySession> {
        Box::new(self.without_past())
    }

    fn copy(&self) -> Box<dyn PySession> {
        Box::new(self.clone())
    }

    fn save(&self, dealing: &Dealing, deals: bool) -> Result<String, Trouble> {
        save(self.played(), dealing, deals)
    }
}
