//! Games chosen at run time and spoken to in JSON.
//!
//! Servers, terminals and other languages meet games through [`AnyGame`], [`AnySession`] and [`AnyMatch`]. It is a thin layer:
//! whatever is fast (rollouts, simulation) uses [`Game`] directly.

use std::any::Any;
use std::marker::PhantomData;

use rand_core::Rng;
use serde_json::Value;
use serde_json::value::RawValue;
use thiserror::Error;

use crate::wire::complaint;
use crate::{
    Actions, BySeat, Dealer, Fairness, Finished, Game, Header, Illegal, Info, Input, Match, Observer,
    PlanError, Record, RecordError, Replay, ResumeError, Seat, SeatSet, Secret, Session, Settings,
    SetupError, Standing, Turn, Wire,
};

/// A registered game, whatever its types.
pub trait AnyGame: Send + Sync {
    /// Name, seats, options.
    fn info(&self) -> Info;
    /// Fills in the defaults and checks the rest.
    fn options(&self, settings: Settings) -> Result<Value, SetupError>;
    /// Starts a match of as many seats as there are names.
    fn start(&self, settings: Settings, names: Vec<String>) -> Result<Box<dyn AnyMatch>, SetupError>;
    /// Plays a record through and gives the match at its end.
    fn verify(&self, header: &Header) -> Result<Box<dyn AnyMatch>, RecordError>;
    /// Opens a record to step through.
    fn replay(&self, header: &Header) -> Result<Box<dyn AnyReplay>, RecordError>;
    /// A session before its first shuffle.
    fn open(
        &self,
        settings: Settings,
        names: Vec<String>,
        dealer: Dealer,
    ) -> Result<Box<dyn AnySession>, SetupError>;
    /// A session with stored lines played into it, by the rules of the revision it was begun with; see
    /// [`Entry`](crate::Entry).
    fn resume(
        &self,
        revision: u16,
        settings: Settings,
        names: Vec<String>,
        dealer: Dealer,
        lines: &[&str],
    ) -> Result<Box<dyn AnySession>, ResumeError>;
    /// Goes on with a record, once all of it is verified, whose shuffles are this secret's.
    fn continue_record(&self, header: &Header, secret: &Secret) -> Result<Box<dyn AnySession>, RecordError>;
    /// How many different actions there are.
    fn actions(&self) -> usize;
}

/// A match of any game.
pub trait AnyMatch: Send + Sync {
    /// The match itself, for callers that know its game.
    fn as_any(&self) -> &dyn Any;
    /// The game's facts.
    fn info(&self) -> Info;
    /// The revision of the rules it is played by.
    fn revision(&self) -> u16;
    /// The options it is played with, defaults filled in.
    fn options(&self) -> Value;
    /// How many play.
    fn seats(&self) -> u8;
    /// The names at the seats.
    fn names(&self) -> &[String];
    /// What the game waits for.
    fn turn(&self) -> Turn;
    /// The seats that may act although the game does not wait for them.
    fn optional(&self) -> SeatSet;
    /// How many inputs have been taken.
    fn len(&self) -> usize;
    /// Whether no input has been taken yet.
    fn is_empty(&self) -> bool {
        self.len() == 0
    }
    /// Whether `seat` may do this now.
    fn check(&self, seat: Seat, action: &Value) -> Result<(), SubmitError>;
    /// Takes a player's action, or refuses it and stays as it was.
    fn submit(&mut self, seat: Seat, action: &Value) -> Result<(), SubmitError>;
    /// Draws every outcome of chance that is due from `rng`.
    fn settle(&mut self, rng: &mut dyn Rng);
    /// Draws every outcome of chance that is due from a table's dealer.
    fn deal(&mut self, dealer: &mut Dealer);
    /// What `seat` may do now.
    fn legal(&self, seat: Seat) -> Vec<Value>;
    /// The numbers of what `seat` may do now.
    fn legal_indices(&self, seat: Seat) -> Vec<usize>;
    /// The action with this number.
    fn action(&self, index: usize) -> Option<Value>;
    /// What is done for a seat whose time ran out.
    fn default_action(&self, seat: Seat) -> Option<Value>;
    /// Everything `who` may know now.
    fn view(&self, who: Observer) -> Value;
    /// What `who` was told of input number `input`.
    fn notices(&self, input: usize, who: Observer) -> Vec<Value>;
    /// [`AnyMatch::legal`] as text, written without a tree in between; `None` if there is nothing to do.
    fn legal_text(&self, seat: Seat) -> Option<Box<RawValue>>;
    /// [`AnyMatch::view`] as text.
    fn view_text(&self, who: Observer) -> Box<RawValue>;
    /// [`AnyMatch::notices`] as text.
    fn notices_text(&self, input: usize, who: Observer) -> Box<RawValue>;
    /// Whether two observers are told the same of an input.
    fn same_notices(&self, input: usize, one: Observer, other: Observer) -> bool;
    /// The running score of each seat.
    fn scores(&self) -> BySeat<i32>;
    /// How the seats rank, once the game is over.
    fn standings(&self) -> Option<BySeat<Standing>>;
    /// Proof that the game is over.
    fn finished(&self) -> Option<Finished>;
    /// The record of the match so far.
    fn record(&self, fairness: Option<Fairness>) -> Header;
}

/// A session of any game; see [`Session`].
pub trait AnySession: Send + Sync {
    /// The session itself, for callers that know its game.
    fn as_any(&self) -> &dyn Any;
    /// The session itself, to be changed by callers that know its game.
    fn as_any_mut(&mut self) -> &mut dyn Any;
    /// The match so far.
    fn played(&self) -> &dyn AnyMatch;
    /// Plans a move of one seat, and the shuffles it causes.
    fn plan(&mut self, seat: Seat, actions: &[Value]) -> Result<(), PlanError>;
    /// Plans the action with this number.
    fn plan_numbered(&mut self, seat: Seat, action: usize) -> Result<(), PlanError>;
    /// Plans what is done for a seat whose time ran out; whether it is on turn.
    fn plan_default(&mut self, seat: Seat) -> bool;
    /// Plans the shuffles that are due.
    fn plan_deal(&mut self);
    /// What is planned, one line of JSON per input.
    fn planned(&self) -> Vec<String>;
    /// Carries the plan out.
    fn commit(&mut self);
    /// Drops the plan.
    fn cancel(&mut self);
    /// Takes an action and the shuffles it causes, without a plan.
    fn act(&mut self, seat: Seat, action: &Value) -> Result<(), SubmitError>;
    /// Deals every outcome of chance that is due.
    fn deal(&mut self);
    /// Deals the outcome of chance that is due; whether one was.
    fn deal_one(&mut self) -> bool;
    /// Lets the following shuffles come from another dealer.
    fn deal_from(&mut self, dealer: Dealer);
    /// Who acted in an input; `None` for a shuffle.
    fn actor(&self, input: usize) -> Option<Seat>;
    /// Who acted in an input and what they did; `None` for a shuffle.
    fn action(&self, input: usize) -> Option<(Seat, Value)>;
    /// Goes back to the first `inputs` inputs.
    fn back(&mut self, inputs: usize);
    /// Another session after only the first `inputs` inputs.
    fn fork(&self, inputs: usize) -> Box<dyn AnySession>;
    /// Whether the inputs after the first `inputs` showed anybody anything.
    fn revealed_since(&self, inputs: usize) -> bool;
}

/// A replay of any game; see [`Replay`].
pub trait AnyReplay: Send {
    /// How many inputs there are.
    fn len(&self) -> usize;
    /// Whether there is none.
    fn is_empty(&self) -> bool {
        self.len() == 0
    }
    /// How many have gone in.
    fn at(&self) -> usize;
    /// Goes to a step.
    fn go(&mut self, step: usize);
    /// The match as far as it has gone.
    fn now(&self) -> &dyn AnyMatch;
    /// Proof that the recorded game came to its end.
    fn finished(&self) -> Option<Finished>;
    /// What happened in the step before this one.
    fn trace(&self, who: Observer) -> Value;
}

/// Why an action in JSON was not taken.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum SubmitError {
    /// Not an action of this game.
    #[error("not an action of this game: {0}")]
    Malformed(String),
    /// The rules forbid it.
    #[error(transparent)]
    Illegal(#[from] Illegal),
}

impl SubmitError {
    /// Stable id of the reason.
    pub const fn code(&self) -> &'static str {
        match self {
            Self::Malformed(_) => "malformed-action",
            Self::Illegal(illegal) => illegal.reason().code,
        }
    }
}

/// The object-safe face of a game type.
#[derive(Clone, Copy, Debug)]
pub struct Face<G>(PhantomData<fn() -> G>);

impl<G> Face<G> {
    /// The face of `G`.
    pub const fn new() -> Self {
        Self(PhantomData)
    }
}

impl<G> Default for Face<G> {
    fn default() -> Self {
        Self::new()
    }
}

impl<G: Actions> AnyGame for Face<G> {
    fn info(&self) -> Info {
        G::INFO
    }

    fn options(&self, settings: Settings) -> Result<Value, SetupError> {
        Ok(settings.resolve::<G>()?.to_tree())
    }

    fn start(&self, settings: Settings, names: Vec<String>) -> Result<Box<dyn AnyMatch>, SetupError> {
        Ok(Box::new(Match::<G>::new(&settings.resolve::<G>()?, names)?))
    }

    fn verify(&self, header: &Header) -> Result<Box<dyn AnyMatch>, RecordError> {
        Ok(Box::new(Record::<G>::verify(header)?.1))
    }

    fn replay(&self, header: &Header) -> Result<Box<dyn AnyReplay>, RecordError> {
        Ok(Box::new(Replay::<G>::open(header)?))
    }

    fn open(
        &self,
        settings: Settings,
        names: Vec<String>,
        dealer: Dealer,
    ) -> Result<Box<dyn AnySession>, SetupError> {
        Ok(Box::new(Session::<G>::new(&settings.resolve::<G>()?, names, dealer)?))
    }

    fn resume(
        &self,
        revision: u16,
        settings: Settings,
        names: Vec<String>,
        dealer: Dealer,
        lines: &[&str],
    ) -> Result<Box<dyn AnySession>, ResumeError> {
        Ok(Box::new(Session::<G>::resume(revision, &settings.resolve::<G>()?, names, dealer, lines)?))
    }

    fn continue_record(&self, header: &Header, secret: &Secret) -> Result<Box<dyn AnySession>, RecordError> {
        Ok(Box::new(Session::<G>::continue_record(Record::verify(header)?.0, secret)?))
    }

    fn actions(&self) -> usize {
        G::ACTIONS
    }
}

fn text(json: String) -> Box<RawValue> {
    RawValue::from_string(json).expect("it was just written")
}

fn parse<G: Game>(action: &Value) -> Result<G::Action, SubmitError> {
    G::Action::from_tree(action).map_err(|error| SubmitError::Malformed(complaint(&error)))
}

impl<G: Actions> AnyMatch for Match<G> {
    fn as_any(&self) -> &dyn Any {
        self
    }

    fn info(&self) -> Info {
        G::INFO
    }

    fn revision(&self) -> u16 {
        self.game().revision()
    }

    fn options(&self) -> Value {
        self.game().options().to_tree()
    }

    fn seats(&self) -> u8 {
        self.game().seats()
    }

    fn names(&self) -> &[String] {
        self.names()
    }

    fn turn(&self) -> Turn {
        self.turn()
    }

    fn optional(&self) -> SeatSet {
        self.game().optional()
    }

    fn len(&self) -> usize {
        self.inputs().len()
    }

    fn check(&self, seat: Seat, action: &Value) -> Result<(), SubmitError> {
        Ok(self.game().check(seat, &parse::<G>(action)?)?)
    }

    fn submit(&mut self, seat: Seat, action: &Value) -> Result<(), SubmitError> {
        Ok(self.act(seat, parse::<G>(action)?)?)
    }

    fn settle(&mut self, rng: &mut dyn Rng) {
        self.settle(rng);
    }

    fn deal(&mut self, dealer: &mut Dealer) {
        while self.turn() == Turn::Chance {
            let chance = dealer.deal(self.game());
            self.chance(chance).expect("a dealt outcome is a possible one");
        }
    }

    fn legal(&self, seat: Seat) -> Vec<Value> {
        crate::Window::new(self.game(), seat).legal().iter().map(Wire::to_tree).collect()
    }

    fn legal_indices(&self, seat: Seat) -> Vec<usize> {
        crate::Window::new(self.game(), seat).legal().iter().map(G::encode).collect()
    }

    fn action(&self, index: usize) -> Option<Value> {
        G::decode(index).as_ref().map(Wire::to_tree)
    }

    fn default_action(&self, seat: Seat) -> Option<Value> {
        self.game().default_action(seat).as_ref().map(Wire::to_tree)
    }

    fn view(&self, who: Observer) -> Value {
        self.view(who).to_tree()
    }

    fn notices(&self, input: usize, who: Observer) -> Vec<Value> {
        self.notices(input, who).iter().map(Wire::to_tree).collect()
    }

    fn legal_text(&self, seat: Seat) -> Option<Box<RawValue>> {
        let legal = crate::Window::new(self.game(), seat).legal();
        (!legal.is_empty()).then(|| text(Wire::list_to_json(&legal)))
    }

    fn view_text(&self, who: Observer) -> Box<RawValue> {
        text(self.view(who).to_json())
    }

    fn notices_text(&self, input: usize, who: Observer) -> Box<RawValue> {
        text(Wire::list_to_json(&self.notices(input, who)))
    }

    fn same_notices(&self, input: usize, one: Observer, other: Observer) -> bool {
        self.events(input).iter().all(|event| G::notice(event, one) == G::notice(event, other))
    }

    fn scores(&self) -> BySeat<i32> {
        self.game().scores()
    }

    fn standings(&self) -> Option<BySeat<Standing>> {
        self.standings()
    }

    fn finished(&self) -> Option<Finished> {
        self.finished()
    }

    fn record(&self, fairness: Option<Fairness>) -> Header {
        self.record(fairness).header()
    }
}

impl<G: Actions> AnySession for Session<G> {
    fn as_any(&self) -> &dyn Any {
        self
    }

    fn as_any_mut(&mut self) -> &mut dyn Any {
        self
    }

    fn played(&self) -> &dyn AnyMatch {
        self.played()
    }

    fn plan(&mut self, seat: Seat, actions: &[Value]) -> Result<(), PlanError> {
        let read = |(index, action): (usize, &Value)| {
            let malformed = |error: serde_json::Error| PlanError::Malformed { index, why: complaint(&error) };
            G::Action::from_tree(action).map_err(malformed)
        };
        let actions = actions.iter().enumerate().map(read).collect::<Result<Vec<_>, _>>()?;
        self.plan(seat, &actions)
    }

    fn plan_numbered(&mut self, seat: Seat, action: usize) -> Result<(), PlanError> {
        let unknown = || PlanError::Malformed { index: 0, why: format!("there is no action {action}") };
        self.plan(seat, &[G::decode(action).ok_or_else(unknown)?])
    }

    fn plan_default(&mut self, seat: Seat) -> bool {
        let action = self.played().game().default_action(seat);
        action.is_some_and(|action| self.plan(seat, &[action]).is_ok())
    }

    fn plan_deal(&mut self) {
        self.plan_deal();
    }

    fn planned(&self) -> Vec<String> {
        self.planned().iter().map(Input::to_json).collect()
    }

    fn commit(&mut self) {
        self.commit();
    }

    fn cancel(&mut self) {
        self.cancel();
    }

    fn act(&mut self, seat: Seat, action: &Value) -> Result<(), SubmitError> {
        Ok(self.act(seat, parse::<G>(action)?)?)
    }

    fn deal(&mut self) {
        self.deal();
    }

    fn deal_one(&mut self) -> bool {
        self.deal_one()
    }

    fn deal_from(&mut self, dealer: Dealer) {
        self.deal_from(dealer);
    }

    fn actor(&self, input: usize) -> Option<Seat> {
        self.actor(input)
    }

    fn action(&self, input: usize) -> Option<(Seat, Value)> {
        match self.played().inputs().get(input)? {
            Input::Action { seat, action } => Some((*seat, action.to_tree())),
            Input::Chance(_) => None,
        }
    }

    fn back(&mut self, inputs: usize) {
        self.back(inputs);
    }

    fn fork(&self, inputs: usize) -> Box<dyn AnySession> {
        Box::new(self.fork(inputs))
    }

    fn revealed_since(&self, inputs: usize) -> bool {
        self.revealed_since(inputs)
    }
}

impl<G: Actions> AnyReplay for Replay<G> {
    fn len(&self) -> usize {
        self.len()
    }

    fn at(&self) -> usize {
        self.at()
    }

    fn go(&mut self, step: usize) {
        self.go(step);
    }

    fn now(&self) -> &dyn AnyMatch {
        self.now()
    }

    fn finished(&self) -> Option<Finished> {
        self.finished()
    }

    fn trace(&self, who: Observer) -> Value {
        self.trace(who)
    }
}
