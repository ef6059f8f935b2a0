//! A game being played: the truth with its history.

use rand_core::Rng;
use thiserror::Error;

use crate::{
    BadChance, BySeat, Fairness, Finished, Game, Illegal, Input, Observer, Record, Seat, SetupError,
    Standing, Turn,
};

/// A game together with everything that went in and came out.
///
/// Every accepted input gets the next number, counted from 0. For each input an observer gets a list of notices, empty
/// where it must not know; so one numbering serves all observers.
#[derive(Clone, Debug)]
pub struct Match<G: Game> {
    game: G,
    names: Vec<String>,
    inputs: Vec<Input<G::Action, G::Chance>>,
    events: Vec<G::Event>,
    /// For each input, where its events end.
    ends: Vec<usize>,
}

/// Why an input was not taken.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Error)]
pub enum StepError {
    /// The rules forbid the action.
    #[error(transparent)]
    Illegal(#[from] Illegal),
    /// The chance outcome cannot be.
    #[error(transparent)]
    Chance(#[from] BadChance),
}

impl StepError {
    /// Stable id of the reason.
    pub const fn code(self) -> &'static str {
        match self {
            Self::Illegal(illegal) => illegal.reason().code,
            Self::Chance(chance) => chance.code(),
        }
    }
}

impl<G: Game> Match<G> {
    /// A match of as many seats as there are names.
    pub fn new(options: &G::Options, names: Vec<String>) -> Result<Self, SetupError> {
        Self::of_revision(G::INFO.revision, options, names)
    }

    /// A match by the rules of a revision that the game has.
    pub(crate) fn of_revision(
        revision: u16,
        options: &G::Options,
        names: Vec<String>,
    ) -> Result<Self, SetupError> {
        let seats = u8::try_from(names.len()).unwrap_or(u8::MAX);
        let game = G::of_revision(revision, options, seats)?;
        Ok(Self { game, names, inputs: Vec::new(), events: Vec::new(), ends: Vec::new() })
    }

    /// The truth.
    pub const fn game(&self) -> &G {
        &self.game
    }

    /// The names at the seats.
    pub fn names(&self) -> &[String] {
        &self.names
    }

    /// What the game waits for.
    pub fn turn(&self) -> Turn {
        self.game.turn()
    }

    /// Everything that went in so far.
    pub fn inputs(&self) -> &[Input<G::Action, G::Chance>] {
        &self.inputs
    }

    /// Takes a player's action, or refuses it and stays as it was.
    pub fn act(&mut self, seat: Seat, action: G::Action) -> Result<(), Illegal> {
        self.game.apply(seat, &action, &mut self.events)?;
        self.took(Input::Action { seat, action });
        Ok(())
    }

    /// Takes an outcome of chance.
    pub fn chance(&mut self, chance: G::Chance) -> Result<(), BadChance> {
        self.game.apply_chance(&chance, &mut self.events)?;
        self.took(Input::Chance(chance));
        Ok(())
    }

    /// Draws every outcome of chance that is due from `rng`.
    pub fn settle<R: Rng + ?Sized>(&mut self, rng: &mut R) {
        while self.turn() == Turn::Chance {
            let chance = self.game.sample_chance(rng);
            self.chance(chance).expect("a sampled outcome is a possible one");
        }
    }

    /// Takes any input.
    pub fn step(&mut self, input: Input<G::Action, G::Chance>) -> Result<(), StepError> {
        match input {
            Input::Chance(chance) => self.chance(chance)?,
            Input::Action { seat, action } => self.act(seat, action)?,
        }
        Ok(())
    }

    /// The game as it stands, in a match that has no past.
    pub(crate) fn without_past(&self) -> Self {
        let (game, names) = (self.game.clone(), self.names.clone());
        Self { game, names, inputs: Vec::new(), events: Vec::new(), ends: Vec::new() }
    }

    /// Puts a determinized world in the place of the truth.
    pub(crate) fn determinize_to(&mut self, world: G) {
        self.game = world;
    }

    /// Takes over a game that is some inputs ahead, with its events; `ends` says where those of each input end.
    pub(crate) fn extend(
        &mut self,
        game: G,
        inputs: Vec<Input<G::Action, G::Chance>>,
        events: Vec<G::Event>,
        ends: &[usize],
    ) {
        let before = self.events.len();
        self.game = game;
        self.inputs.extend(inputs);
        self.events.extend(events);
        self.ends.extend(ends.iter().map(|end| before + end));
    }

    fn took(&mut self, input: Input<G::Action, G::Chance>) {
        self.inputs.push(input);
        self.ends.push(self.events.len());
    }

    /// Everything `who` may know now.
    pub fn view(&self, who: Observer) -> G::View {
        self.game.view(who)
    }

    /// What input number `input` caused.
    pub(crate) fn events(&self, input: usize) -> &[G::Event] {
        let start = input.checked_sub(1).map_or(0, |before| self.ends[before]);
        &self.events[start..self.ends[input]]
    }

    /// The notices of input number `input` for `who`.
    pub fn notices(&self, input: usize, who: Observer) -> Vec<G::Notice> {
        self.events(input).iter().filter_map(|event| G::notice(event, who)).collect()
    }

    /// How the seats rank, once the game is over.
    pub fn standings(&self) -> Option<BySeat<Standing>> {
        self.game.standings()
    }

    /// Proof that the game is over, for [`Observer::All`].
    pub fn finished(&self) -> Option<Finished> {
        (self.turn() == Turn::Over).then(Finished::witness)
    }

    /// The record of the match so far.
    pub fn record(&self, fairness: Option<Fairness>) -> Record<G> {
        Record {
            revision: self.game.revision(),
            options: self.game.options(),
            seats: self.names.clone(),
            inputs: self.inputs.clone(),
            result: self.standings(),
            fairness,
        }
    }
}
