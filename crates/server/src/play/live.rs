//! A match that is being played, of a game chosen at run time.
//!
//! An action is planned first: checked, and followed by the shuffles it causes, on a copy. What was planned is stored,
//! and only then applied. So nothing is ever shown that is not stored.

use cardinal_engine::{
    AnyMatch, Dealer, Fairness, Game, Header, Heuristics, Input, Match, Observer, Playable, Seat, Settings,
    SetupError, SubmitError, Turn,
};
use cardinal_games::{LessonMove, Visitor, visit};
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};

use super::reveal;
use super::thinker::Thought;

/// What a stored number of a match holds.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(untagged)]
pub(crate) enum Entry {
    /// Everything from this input on was taken back.
    Undo {
        /// How many inputs are left.
        undo: usize,
    },
    /// An input of the game.
    Input(Value),
}

/// Inputs that are legal one after the other, and the shuffles as they will stand after them.
#[derive(Debug)]
pub(crate) struct Planned {
    /// As JSON, for the log.
    pub(crate) inputs: Vec<Value>,
    dealer: Dealer,
}

/// A match with its dealer, spoken to in JSON.
pub(crate) trait Live: Send + Sync {
    /// The match itself.
    fn any(&self) -> &dyn AnyMatch;
    /// Plans the shuffles that are due, as at the beginning.
    fn plan_deal(&self) -> Planned;
    /// Plans an action and the shuffles it causes.
    fn plan(&self, seat: Seat, action: &Value) -> Result<Planned, SubmitError>;
    /// Does what was planned.
    fn apply(&mut self, planned: Planned);
    /// Who acted in an input; nobody in a shuffle.
    fn actor(&self, input: usize) -> Option<Seat>;
    /// How many moves of the script were made, if nothing else was before its end.
    fn follows(&self, script: &[LessonMove]) -> Option<usize>;
    /// Goes back to the first `inputs` inputs.
    fn back(&mut self, inputs: usize);
    /// Whether anybody could have learned anything from the inputs after the first `inputs`.
    fn revealed(&self, inputs: usize) -> bool;
    /// What a bot or an adviser needs to think for this seat, detached from the table.
    fn thought(&self, seat: Seat) -> Box<dyn Thought>;
    /// The same match after only its first `inputs` inputs.
    fn earlier(&self, inputs: usize) -> Box<dyn Live>;
    /// The record, with the secret.
    fn record(&self, fairness: Fairness) -> Header;
}

struct Table<G: Game> {
    played: Match<G>,
    dealer: Dealer,
    /// As it was before the first shuffle.
    fresh: Dealer,
    options: G::Options,
}

/// A match before its first shuffle.
pub(crate) fn begin(
    game: &str,
    options: &Value,
    names: Vec<String>,
    dealer: Dealer,
) -> Result<Box<dyn Live>, SetupError> {
    struct Begin<'a>(&'a Value, Vec<String>, Dealer);
    impl Visitor for Begin<'_> {
        type Output = Result<Box<dyn Live>, SetupError>;

        fn visit<G: Playable>(self) -> Self::Output {
            let options = Settings::from_json(&G::INFO, self.0)?.resolve::<G>()?;
            let played = Match::<G>::new(&options, self.1)?;
            Ok(Box::new(Table { played, dealer: self.2.clone(), fresh: self.2, options }))
        }
    }
    visit(game, Begin(options, names, dealer)).unwrap_or(Err(SetupError::NotAnObject))
}

/// A match with stored entries played into it. Says what is wrong where they do not fit.
pub(crate) fn resume(
    game: &str,
    options: &Value,
    names: Vec<String>,
    dealer: Dealer,
    entries: &[Entry],
) -> Result<Box<dyn Live>, String> {
    struct Resume<'a>(&'a Value, Vec<String>, Dealer, &'a [Entry]);
    impl Visitor for Resume<'_> {
        type Output = Result<Box<dyn Live>, String>;

        fn visit<G: Playable>(self) -> Self::Output {
            let wrong = |error: SetupError| error.to_string();
            let options =
                Settings::from_json(&G::INFO, self.0).map_err(wrong)?.resolve::<G>().map_err(wrong)?;
            let mut inputs: Vec<&Value> = Vec::new();
            for entry in self.3 {
                match entry {
                    Entry::Undo { undo } => inputs.truncate(*undo),
                    Entry::Input(input) => inputs.push(input),
                }
            }
            let played = Match::<G>::new(&options, self.1).map_err(wrong)?;
            let mut table = Table { played, dealer: self.2.clone(), fresh: self.2, options };
            for (at, input) in inputs.into_iter().enumerate() {
                let input: Input<G::Action, G::Chance> =
                    serde_json::from_value(input.clone()).map_err(|error| format!("input {at}: {error}"))?;
                table.take(input).map_err(|error| format!("input {at}: {error}"))?;
            }
            Ok(Box::new(table))
        }
    }
    visit(game, Resume(options, names, dealer, entries))
        .unwrap_or_else(|| Err(format!("there is no game '{game}'")))
}

impl<G: Heuristics> Table<G> {
    /// Takes an input and moves the dealer on where it is a shuffle.
    fn take(&mut self, input: Input<G::Action, G::Chance>) -> Result<(), cardinal_engine::StepError> {
        if matches!(input, Input::Chance(_)) && self.played.turn() == Turn::Chance {
            self.dealer.deal(self.played.game());
        }
        self.played.step(input)
    }

    fn deal_into(&self, mut game: G, mut inputs: Vec<Value>) -> Planned {
        let mut dealer = self.dealer.clone();
        while game.turn() == Turn::Chance {
            let chance = dealer.deal(&game);
            game.apply_chance(&chance, &mut cardinal_engine::Silent)
                .expect("a dealt outcome is a possible one");
            inputs.push(json!(Input::<G::Action, G::Chance>::Chance(chance)));
        }
        Planned { inputs, dealer }
    }

    fn prefix(&self, inputs: usize) -> Self {
        let names = self.played.names().to_vec();
        let mut table = Self {
            played: Match::new(&self.options, names).expect("it was started so"),
            dealer: self.fresh.clone(),
            fresh: self.fresh.clone(),
            options: self.options.clone(),
        };
        for input in &self.played.inputs()[..inputs] {
            table.take(input.clone()).expect("it was played so");
        }
        table
    }
}

impl<G: Heuristics> Live for Table<G> {
    fn any(&self) -> &dyn AnyMatch {
        &self.played
    }

    fn plan_deal(&self) -> Planned {
        self.deal_into(self.played.game().clone(), Vec::new())
    }

    fn plan(&self, seat: Seat, action: &Value) -> Result<Planned, SubmitError> {
        let action: G::Action = serde_json::from_value(action.clone())
            .map_err(|error| SubmitError::Malformed(error.to_string()))?;
        let mut game = self.played.game().clone();
        game.apply(seat, &action, &mut cardinal_engine::Silent)?;
        let input = json!(Input::<G::Action, G::Chance>::Action { seat, action });
        Ok(self.deal_into(game, vec![input]))
    }

    fn apply(&mut self, planned: Planned) {
        for input in planned.inputs {
            let input = serde_json::from_value(input).expect("it was made here");
            self.played.step(input).expect("it was planned");
        }
        self.dealer = planned.dealer;
    }

    fn actor(&self, input: usize) -> Option<Seat> {
        match self.played.inputs().get(input)? {
            Input::Action { seat, .. } => Some(*seat),
            Input::Chance(_) => None,
        }
    }

    fn follows(&self, script: &[LessonMove]) -> Option<usize> {
        let actions = self.played.inputs().iter().filter_map(|input| match input {
            Input::Action { seat, action } => Some((seat.number(), json!(action))),
            Input::Chance(_) => None,
        });
        let mut made = 0;
        // What is played after the script does not matter to it.
        for ((seat, action), step) in actions.zip(script) {
            if seat != step.seat || action != step.action {
                return None;
            }
            made += 1;
        }
        Some(made)
    }

    fn back(&mut self, inputs: usize) {
        *self = self.prefix(inputs);
    }

    fn revealed(&self, inputs: usize) -> bool {
        let before = self.prefix(inputs);
        reveal::revealed(&before.played, &self.played.inputs()[inputs..])
    }

    fn thought(&self, seat: Seat) -> Box<dyn Thought> {
        super::thinker::detach(self.played.game(), seat)
    }

    fn earlier(&self, inputs: usize) -> Box<dyn Live> {
        Box::new(self.prefix(inputs))
    }

    fn record(&self, fairness: Fairness) -> Header {
        self.played.record(Some(fairness)).header()
    }
}

/// What the observer with this seat is, or somebody who looks on.
pub(crate) fn observer(seat: Option<u8>) -> Observer {
    seat.map_or(Observer::Spectator, |seat| Observer::Seat(Seat::new(seat)))
}
