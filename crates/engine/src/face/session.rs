//! A session of a game chosen at run time.

use std::any::Any;

use serde_json::Value;

use super::{AnyMatch, SubmitError, parse};
use crate::wire::reason_of;
use crate::{Actions, Dealer, Input, PlanError, Seat, Session, Wire};

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
    /// Plans the default action for a seat whose time ran out; false if it is not to act.
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
    /// Whether the inputs after the first `inputs` revealed anything to any observer.
    fn revealed_since(&self, inputs: usize) -> bool;
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
            let malformed = |error: serde_json::Error| PlanError::Malformed { index, why: reason_of(&error) };
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
