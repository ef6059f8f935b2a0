//! A match in progress, as a table runs it.

use serde::Deserialize;
use thiserror::Error;

use crate::{
    BadChance, Dealer, Game, Illegal, Input, Match, Observer, Record, RecordError, Seat, Secret, SetupError,
    StepError, Turn, UnknownRevision, Wire,
};

/// A match with its dealer: the one way in which server, terminal and Python run a game.
///
/// A move is *planned* on a copy of the game, together with the shuffles it causes, and then *committed* or cancelled.
/// A server stores what was planned before it commits, so nothing is ever shown that is not stored; and the rules run
/// once, because committing puts the copy in the place of the game.
#[derive(Clone, Debug)]
pub struct Session<G: Game> {
    played: Match<G>,
    dealer: Dealer,
    /// The dealer before its first shuffle, to go back with.
    fresh: Dealer,
    plan: Option<Box<Plan<G>>>,
}

/// Inputs that are legal one after the other, and everything as it will stand after them.
#[derive(Clone, Debug)]
struct Plan<G: Game> {
    game: G,
    dealer: Dealer,
    inputs: Vec<Input<G::Action, G::Chance>>,
    events: Vec<G::Event>,
    /// For each input, where its events end.
    ends: Vec<usize>,
}

/// Why a move was not planned. The session is as it was.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum PlanError {
    /// A move has at least one action.
    #[error("a move has at least one action")]
    Empty,
    /// Not an action of this game.
    #[error("not an action of this game: {why}")]
    Malformed {
        /// Which action, counted from 0.
        index: usize,
        /// What is wrong with it.
        why: String,
    },
    /// The rules forbid an action.
    #[error("{illegal}")]
    Illegal {
        /// Which action, counted from 0.
        index: usize,
        /// The clause that forbids it.
        illegal: Illegal,
    },
    /// The action before this one shows the player something new. A verdict on this one would reveal it before the
    /// player is bound to the first.
    #[error("the action before it shows something new; send this one after seeing it")]
    Unseen {
        /// Which action, counted from 0.
        index: usize,
    },
}

impl PlanError {
    /// Stable id of the reason.
    pub const fn code(&self) -> &'static str {
        match self {
            Self::Empty => "no-action",
            Self::Malformed { .. } => "malformed-action",
            Self::Illegal { illegal, .. } => illegal.reason().code,
            Self::Unseen { .. } => "not-seen-yet",
        }
    }

    /// The offending action, counted from 0.
    pub const fn index(&self) -> Option<usize> {
        match self {
            Self::Empty => None,
            Self::Malformed { index, .. } | Self::Illegal { index, .. } | Self::Unseen { index } => {
                Some(*index)
            }
        }
    }
}

/// A stored line of a match: an input, or an undo.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Entry<A, C> {
    /// Everything from this input on was taken back.
    Undo {
        /// How many inputs are left.
        undo: usize,
    },
    /// An input of the game.
    Input(Input<A, C>),
}

impl<A: Wire, C: Wire> Entry<A, C> {
    /// Reads a stored line.
    ///
    /// # Errors
    /// Those of serde, for a line that is neither.
    pub fn from_json(text: &str) -> serde_json::Result<Self> {
        match StoredLine::read(text)?.undo {
            Some(undo) => Ok(Self::Undo { undo }),
            None => Input::from_json(text).map(Self::Input),
        }
    }
}

/// What a stored line says in every game.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
pub struct StoredLine {
    /// Who acted; `None` for a shuffle and for an undo.
    pub seat: Option<Seat>,
    /// For an undo: how many inputs are left.
    pub undo: Option<usize>,
    /// For an undo: who took their move back, where that was noted.
    pub by: Option<Seat>,
}

impl StoredLine {
    /// Reads a line.
    pub fn read(text: &str) -> serde_json::Result<Self> {
        serde_json::from_str(text)
    }

    /// The line of an undo by a seat, after which this many inputs are left.
    ///
    /// ```
    /// use cardinal_engine::{Seat, StoredLine};
    ///
    /// let line = StoredLine::read(&StoredLine::undo(3, Seat::new(1))).unwrap();
    /// assert_eq!(line, StoredLine { seat: None, undo: Some(3), by: Some(Seat::new(1)) });
    /// ```
    pub fn undo(inputs: usize, by: Seat) -> String {
        format!(r#"{{"undo":{inputs},"by":{}}}"#, by.number())
    }
}

/// Why stored lines do not form a match.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum ResumeError {
    /// Rules of a revision that this program does not have.
    #[error(transparent)]
    Revision(#[from] UnknownRevision),
    /// The settings are not valid.
    #[error(transparent)]
    Setup(#[from] SetupError),
    /// A line cannot be read.
    #[error("line {line}: {why}")]
    Unreadable {
        /// Which line, counted from 0.
        line: usize,
        /// What is wrong with it.
        why: String,
    },
    /// An input is not legal.
    #[error("input {input}: {error}")]
    Input {
        /// Which input, counted from 0.
        input: usize,
        /// Why.
        error: StepError,
    },
}

impl ResumeError {
    /// Stable id of the reason.
    pub const fn code(&self) -> &'static str {
        match self {
            Self::Revision(_) => "resume-revision",
            Self::Setup(error) => error.code(),
            Self::Unreadable { .. } => "resume-unreadable",
            Self::Input { .. } => "resume-input",
        }
    }
}

impl<G: Game> Session<G> {
    /// A match before its first shuffle.
    pub fn new(options: &G::Options, names: Vec<String>, dealer: Dealer) -> Result<Self, SetupError> {
        Self::of_revision(G::INFO.revision, options, names, dealer)
    }

    /// A match before its first shuffle, by the rules of an earlier revision.
    pub fn of_revision(
        revision: u16,
        options: &G::Options,
        names: Vec<String>,
        dealer: Dealer,
    ) -> Result<Self, SetupError> {
        let played = Match::of_revision(revision, options, names)?;
        Ok(Self { played, dealer: dealer.clone(), fresh: dealer, plan: None })
    }

    /// A match with stored lines played into it, by the rules of the revision it was begun with.
    pub fn resume(
        revision: u16,
        options: &G::Options,
        names: Vec<String>,
        dealer: Dealer,
        lines: impl IntoIterator<Item = impl AsRef<str>>,
    ) -> Result<Self, ResumeError> {
        G::INFO.check_revision(revision)?;
        let mut inputs = Vec::new();
        for (line, text) in lines.into_iter().enumerate() {
            let unreadable =
                |error: serde_json::Error| ResumeError::Unreadable { line, why: error.to_string() };
            match Entry::from_json(text.as_ref()).map_err(unreadable)? {
                Entry::Undo { undo } => inputs.truncate(undo),
                Entry::Input(input) => inputs.push(input),
            }
        }
        let mut session = Self::of_revision(revision, options, names, dealer)?;
        for (at, input) in inputs.into_iter().enumerate() {
            session.step(input).map_err(|error| ResumeError::Input { input: at, error })?;
        }
        Ok(session)
    }

    /// A match as far as it was played elsewhere, by its own rules; the dealer keeps pace with the shuffles.
    pub fn at(played: &Match<G>, dealer: Dealer) -> Self {
        let (game, names) = (played.game(), played.names().to_vec());
        let mut session = Self::of_revision(game.revision(), &game.options(), names, dealer)
            .expect("this match was started with these settings");
        for input in played.inputs() {
            session.step(input.clone()).expect("this match accepted this input");
        }
        session
    }

    /// Goes on with a verified record whose shuffles are this secret's.
    pub fn continue_record(record: Record<G>, secret: &Secret) -> Result<Self, RecordError> {
        let dealer = Dealer::new(secret, &[]);
        let mut session = Self::of_revision(record.revision, &record.options, record.seats, dealer)?;
        for input in record.inputs {
            session.step(input).expect("a verified record is legal");
        }
        // It may have been saved between a move and the shuffle after it.
        session.deal();
        Ok(session)
    }

    /// The match so far.
    pub const fn played(&self) -> &Match<G> {
        &self.played
    }

    /// Plans a move of one seat, and the shuffles it causes.
    ///
    /// Several actions are planned together or not at all. An action that shows the player something new must be the
    /// last: a verdict on a later one would reveal what there was to see.
    pub fn plan(&mut self, seat: Seat, actions: &[G::Action]) -> Result<(), PlanError> {
        self.plan = None;
        if actions.is_empty() {
            return Err(PlanError::Empty);
        }
        let mut plan = self.empty_plan();
        for (index, action) in actions.iter().enumerate() {
            if index > 0 && plan.shows(seat) {
                return Err(PlanError::Unseen { index });
            }
            plan.game
                .apply(seat, action, &mut plan.events)
                .map_err(|illegal| PlanError::Illegal { index, illegal })?;
            plan.took(Input::Action { seat, action: *action });
        }
        plan.deal();
        self.plan = Some(Box::new(plan));
        Ok(())
    }

    /// Plans the shuffles that are due, as at the beginning.
    pub fn plan_deal(&mut self) {
        let mut plan = self.empty_plan();
        plan.deal();
        self.plan = Some(Box::new(plan));
    }

    fn empty_plan(&self) -> Plan<G> {
        Plan {
            game: self.played.game().clone(),
            dealer: self.dealer.clone(),
            inputs: Vec::new(),
            events: Vec::new(),
            ends: Vec::new(),
        }
    }

    /// What is planned.
    pub fn planned(&self) -> &[Input<G::Action, G::Chance>] {
        self.plan.as_ref().map_or(&[], |plan| &plan.inputs)
    }

    /// Carries the plan out.
    pub fn commit(&mut self) {
        if let Some(plan) = self.plan.take() {
            self.dealer = plan.dealer;
            self.played.extend(plan.game, plan.inputs, plan.events, &plan.ends);
        }
    }

    /// Drops the plan.
    pub fn cancel(&mut self) {
        self.plan = None;
    }

    /// Takes an action and the shuffles it causes, without a plan.
    pub fn act(&mut self, seat: Seat, action: G::Action) -> Result<(), Illegal> {
        self.plan = None;
        self.played.act(seat, action)?;
        self.deal();
        Ok(())
    }

    /// Deals every outcome of chance that is due.
    pub fn deal(&mut self) {
        while self.deal_one() {}
    }

    /// Deals the outcome of chance that is due; whether one was.
    pub fn deal_one(&mut self) -> bool {
        self.plan = None;
        let due = self.played.turn() == Turn::Chance;
        if due {
            let chance = self.dealer.deal(self.played.game());
            self.played.chance(chance).expect("a dealt outcome is a possible one");
        }
        due
    }

    /// Takes an input that was decided elsewhere; the dealer keeps pace with the shuffles.
    pub fn step(&mut self, input: Input<G::Action, G::Chance>) -> Result<(), StepError> {
        self.plan = None;
        if matches!(input, Input::Chance(_)) && self.played.turn() == Turn::Chance {
            self.dealer.deal(self.played.game());
        }
        self.played.step(input)
    }

    /// Takes an outcome of chance that was chosen instead of dealt; the dealer's next one does not change.
    pub fn chance(&mut self, chance: G::Chance) -> Result<(), BadChance> {
        self.plan = None;
        self.played.chance(chance)
    }

    /// Who acted in an input; `None` for a shuffle.
    pub fn actor(&self, input: usize) -> Option<Seat> {
        match self.played.inputs().get(input)? {
            Input::Action { seat, .. } => Some(*seat),
            Input::Chance(_) => None,
        }
    }

    /// Goes back to the first `inputs` inputs. Playing on deals the shuffles that followed them before.
    pub fn back(&mut self, inputs: usize) {
        *self = self.fork(inputs);
    }

    /// Another session after only the first `inputs` inputs of this one.
    #[must_use]
    pub fn fork(&self, inputs: usize) -> Self {
        let (game, names) = (self.played.game(), self.played.names().to_vec());
        let mut fork = Self::of_revision(game.revision(), &game.options(), names, self.fresh.clone())
            .expect("this session was started with these settings");
        for input in &self.played.inputs()[..inputs] {
            fork.step(input.clone()).expect("this session accepted this input");
        }
        fork
    }

    /// Whether the inputs after the first `inputs` revealed anything to any observer; see [`crate::revealed`].
    pub fn revealed_since(&self, inputs: usize) -> bool {
        crate::revealed(&self.fork(inputs).played, &self.played.inputs()[inputs..])
    }

    /// The game as it stands and the shuffles to come, in a session whose first input is the next one. The cost does
    /// not grow with the game's length. Its record would not begin at the beginning, and it must not go back or fork.
    #[must_use]
    pub fn without_past(&self) -> Self {
        let (dealer, fresh) = (self.dealer.clone(), self.fresh.clone());
        Self { played: self.played.without_past(), dealer, fresh, plan: None }
    }

    /// Puts a determinized world of an observer in the place of the truth; the past stays as it was.
    pub fn determinize_to(&mut self, world: G) {
        self.plan = None;
        self.played.determinize_to(world);
    }

    /// Lets the following shuffles come from another dealer.
    pub fn deal_from(&mut self, dealer: Dealer) {
        self.plan = None;
        self.dealer = dealer;
    }
}

impl<G: Game> Plan<G> {
    fn took(&mut self, input: Input<G::Action, G::Chance>) {
        self.inputs.push(input);
        self.ends.push(self.events.len());
    }

    fn deal(&mut self) {
        while self.game.turn() == Turn::Chance {
            let chance = self.dealer.deal(&self.game);
            self.game.apply_chance(&chance, &mut self.events).expect("a dealt outcome is a possible one");
            self.took(Input::Chance(chance));
        }
    }

    /// Whether the last action shows `seat` something it did not know, or a shuffle has to come first.
    fn shows(&self, seat: Seat) -> bool {
        let start = self.ends.iter().rev().nth(1).copied().unwrap_or(0);
        let mut notices =
            self.events[start..].iter().filter_map(|event| G::notice(event, Observer::Seat(seat)));
        self.game.turn() == Turn::Chance || notices.any(|notice| G::reveals(&notice))
    }
}
