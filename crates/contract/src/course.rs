//! A played game with all its states.

use cardinal_engine::random::{Purpose, Stream, below, stream};
use cardinal_engine::{
    Audit, Finished, Game, Heuristics, Input, Log, Match, Observer, Record, Seat, StepError, Turn,
};

use crate::{Breach, Policy, Property, Setup};

/// An input of the game `G`.
pub type InputOf<G> = Input<<G as Game>::Action, <G as Game>::Chance>;

/// A game that was played, with the state after every input: what the properties are checked on.
///
/// Step `n` is after `n` inputs, so step 0 is before the first shuffle.
#[derive(Clone, Debug)]
pub struct Course<G: Game> {
    setup: Setup<G>,
    /// Who played it and the number of the game; `None` if it was played by hand.
    by: Option<(Policy, u32)>,
    states: Vec<G>,
    inputs: Vec<InputOf<G>>,
    events: Vec<Vec<G::Event>>,
}

impl<G: Game> Course<G> {
    fn start(setup: &Setup<G>, by: Option<(Policy, u32)>) -> Self {
        let states = vec![setup.start()];
        Self { setup: setup.clone(), by, states, inputs: Vec::new(), events: Vec::new() }
    }

    /// Lets `policy` play game number `number` of a table, at most `cap` inputs.
    pub fn play(setup: &Setup<G>, policy: Policy, number: u32, cap: usize) -> Result<Self, Breach>
    where
        G: Audit + Heuristics,
    {
        let mut course = Self::start(setup, Some((policy, number)));
        let bound = G::bound(&setup.options, setup.seats).unwrap_or(u64::MAX);
        let mut player = Player::new(setup.seed, policy, number);
        while course.len() < cap {
            let input = match player.next(course.last()) {
                Ok(Some(input)) => input,
                Ok(None) => break,
                Err(seat) => {
                    let detail = format!("{seat:?} is to act but has no legal action");
                    return Err(course.breach(Property::Listed, course.len(), detail));
                }
            };
            let property =
                if matches!(input, Input::Chance(_)) { Property::Chance } else { Property::Listed };
            course.push(input.clone()).map_err(|error| {
                course.breach(
                    property,
                    course.len(),
                    format!("refuses what it offers itself, {input:?}: {error}"),
                )
            })?;
            if course.len() as u64 > bound {
                let detail = format!("still goes on, though its bound is {bound} inputs");
                return Err(course.breach(Property::Ends, course.len(), detail));
            }
        }
        Ok(course)
    }

    /// The course of these inputs, for a game played by hand.
    pub fn of_inputs(
        setup: &Setup<G>,
        inputs: impl IntoIterator<Item = InputOf<G>>,
    ) -> Result<Self, StepError> {
        let mut course = Self::start(setup, None);
        inputs.into_iter().try_for_each(|input| course.push(input))?;
        Ok(course)
    }

    fn push(&mut self, input: InputOf<G>) -> Result<(), StepError> {
        let mut after = self.last().clone();
        let mut events = Vec::new();
        feed(&mut after, &input, &mut events)?;
        self.states.push(after);
        self.inputs.push(input);
        self.events.push(events);
        Ok(())
    }

    /// This game played again by its policy, up to this length; `None` if it was played by hand.
    pub(crate) fn again(&self) -> Option<Result<Self, Breach>>
    where
        G: Audit + Heuristics,
    {
        self.by.map(|(policy, number)| Self::play(&self.setup, policy, number, self.len()))
    }

    /// Its setup.
    pub const fn setup(&self) -> &Setup<G> {
        &self.setup
    }

    /// How many inputs went in.
    pub fn len(&self) -> usize {
        self.inputs.len()
    }

    /// Whether nothing went in.
    pub fn is_empty(&self) -> bool {
        self.inputs.is_empty()
    }

    /// The game at a step.
    pub fn state(&self, step: usize) -> &G {
        &self.states[step]
    }

    /// The game at every step, from step 0.
    pub fn states(&self) -> impl Iterator<Item = (usize, &G)> {
        self.states.iter().enumerate()
    }

    /// The game at the last step.
    pub fn last(&self) -> &G {
        &self.states[self.len()]
    }

    /// Everything that went in.
    pub fn inputs(&self) -> &[InputOf<G>] {
        &self.inputs
    }

    /// Whether the game came to its end.
    pub fn is_over(&self) -> bool {
        self.last().turn() == Turn::Over
    }

    /// Every player and a spectator.
    pub fn observers(&self) -> impl Iterator<Item = Observer> {
        Observer::every(self.setup.seats)
    }

    /// Every seat.
    pub fn seats(&self) -> impl Iterator<Item = Seat> {
        Seat::all(self.setup.seats)
    }

    /// The notices for `who` on the way to a step from the one before.
    pub fn notices(&self, step: usize, who: Observer) -> Vec<G::Notice> {
        self.events[step - 1].iter().filter_map(|event| G::notice(event, who)).collect()
    }

    /// Proof that the game came to its end.
    pub fn finished(&self) -> Option<Finished> {
        let mut played = Match::<G>::new(&self.setup.options, self.setup.names()).ok()?;
        self.inputs.iter().try_for_each(|input| played.step(input.clone())).ok()?;
        played.finished()
    }

    /// The record of the first `step` inputs.
    pub fn record(&self, step: usize) -> Record<G> {
        Record {
            revision: self.last().revision(),
            options: self.last().options(),
            seats: self.setup.names(),
            inputs: self.inputs[..step].to_vec(),
            result: self.states[step].standings(),
            fairness: None,
        }
    }

    /// A breach of a property at a step.
    pub fn breach(&self, property: Property, step: usize, detail: impl Into<Box<str>>) -> Breach {
        Breach {
            course: self.by,
            step: Some(step as u32),
            record: Some(self.record(step).to_file().to_json().into()),
            ..self.setup.breach(property, detail)
        }
    }

    /// The randomness for checking a property on this course.
    pub(crate) fn rng(&self, property: Property) -> Stream {
        let player = self.by.map_or(u64::MAX, |(policy, number)| u64::from(number) << 8 | policy as u64);
        let index = player << 8 | property as u64;
        stream(self.setup.seed, index, Purpose::Test)
    }

    /// At most `count` steps, ascending, spread over the course: the first, the last, and one at random out of
    /// every stretch between.
    pub(crate) fn sample(&self, count: usize, rng: &mut Stream) -> Vec<usize> {
        let steps = self.states.len();
        if steps <= count {
            return (0..steps).collect();
        }
        let mut sampled: Vec<usize> = (0..count)
            .map(|stretch| {
                let (from, to) = (stretch * steps / count, (stretch + 1) * steps / count);
                from + below(rng, (to - from) as u32) as usize
            })
            .collect();
        if let [first, .., last] = sampled.as_mut_slice() {
            (*first, *last) = (0, steps - 1);
        }
        sampled
    }
}

/// Hands an input to a game.
pub(crate) fn feed<G: Game>(
    game: &mut G,
    input: &InputOf<G>,
    log: &mut impl Log<G::Event>,
) -> Result<(), StepError> {
    match input {
        Input::Chance(chance) => game.apply_chance(chance, log)?,
        Input::Action { seat, action } => game.apply(*seat, action, log)?,
    }
    Ok(())
}

/// A policy with its streams.
pub(crate) struct Player {
    policy: Policy,
    chance: Stream,
    choice: Stream,
}

impl Player {
    pub(crate) fn new(seed: u64, policy: Policy, number: u32) -> Self {
        let index = u64::from(number) << 8 | policy as u64;
        let chance = stream(seed, index, Purpose::Chance);
        Self { policy, chance, choice: stream(seed, index, Purpose::Player(0)) }
    }

    /// The next input; `Ok(None)` when the game is over, `Err` with a seat that is to act but has no move.
    pub(crate) fn next<G: Heuristics + Audit>(&mut self, game: &G) -> Result<Option<InputOf<G>>, Seat> {
        match game.turn() {
            Turn::Over => Ok(None),
            Turn::Chance => Ok(Some(Input::Chance(game.sample_chance(&mut self.chance)))),
            Turn::Seats(seats) => match self.policy.choose(game, &mut self.choice) {
                Some((seat, action)) => Ok(Some(Input::Action { seat, action })),
                None => Err(seats.first().unwrap_or(Seat::new(u8::MAX))),
            },
        }
    }
}
