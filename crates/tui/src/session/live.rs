//! A match in this program, of a game chosen at run time.

use cardinal_engine::{
    AnyMatch, Dealer, Fairness, Game, Header, Heuristics, Input, Match, Playable, Seat, Secret, Settings,
    SetupError, SubmitError, Turn,
};
use cardinal_games::{Visitor, visit};
use serde_json::Value;

use super::thinking::{Manner, Thinking};

/// A match with its dealer, spoken to in JSON.
pub(super) trait Live {
    fn any(&self) -> &dyn AnyMatch;
    /// Does it, and whatever shuffles follow.
    fn act(&mut self, seat: Seat, action: &Value) -> Result<(), SubmitError>;
    /// Who acted in an input; nobody in a shuffle.
    fn actor(&self, input: usize) -> Option<Seat>;
    /// Goes back to the first `inputs` inputs. The same shuffles come again.
    fn back(&mut self, inputs: usize);
    /// Sets a bot to think for this seat.
    fn think(&self, seat: Seat, manner: Manner) -> Thinking;
    /// The record so far, with the secret.
    fn record(&self) -> Header;
}

struct Table<G: Game> {
    played: Match<G>,
    dealer: Dealer,
    secret: Secret,
    options: G::Options,
}

/// Starts a match and deals.
pub(super) fn begin(
    game: &str,
    settings: &[(String, String)],
    names: Vec<String>,
    secret: Secret,
) -> Result<Box<dyn Live>, SetupError> {
    struct Begin<'a>(&'a [(String, String)], Vec<String>, Secret);
    impl Visitor for Begin<'_> {
        type Output = Result<Box<dyn Live>, SetupError>;

        fn visit<G: Playable>(self) -> Self::Output {
            let options = Settings::from_pairs(&G::INFO, self.0)?.resolve::<G>()?;
            let mut table = Table::<G>::fresh(options, self.1, self.2)?;
            table.settle();
            Ok(Box::new(table))
        }
    }
    visit(game, Begin(settings, names, secret)).unwrap_or(Err(SetupError::NotAnObject))
}

/// Goes on with a match from its record, whose shuffles are this secret's. Says what is wrong where it does not hold.
pub(super) fn resume(header: &Header, secret: Secret) -> Result<Box<dyn Live>, String> {
    struct Resume<'a>(&'a Header, Secret);
    impl Visitor for Resume<'_> {
        type Output = Result<Box<dyn Live>, String>;

        fn visit<G: Playable>(self) -> Self::Output {
            // All of it: every move legal, every shuffle the committed one.
            let verified = cardinal_engine::Record::<G>::verify(self.0).map_err(|error| error.to_string())?;
            let record = verified.0;
            let mut table =
                Table::<G>::fresh(record.options, record.seats, self.1).map_err(|error| error.to_string())?;
            for input in record.inputs {
                table.take(input);
            }
            // It may have been saved between a move and the shuffle after it.
            table.settle();
            Ok(Box::new(table))
        }
    }
    visit(&header.game, Resume(header, secret))
        .unwrap_or_else(|| Err(format!("there is no game '{}'", header.game)))
}

impl<G: Heuristics> Table<G> {
    fn fresh(options: G::Options, names: Vec<String>, secret: Secret) -> Result<Self, SetupError> {
        let played = Match::new(&options, names)?;
        Ok(Self { played, dealer: Dealer::new(&secret, &[]), secret, options })
    }

    /// Takes an input that was legal before, and moves the dealer on where it is a shuffle.
    fn take(&mut self, input: Input<G::Action, G::Chance>) {
        if matches!(input, Input::Chance(_)) {
            self.dealer.deal(self.played.game());
        }
        self.played.step(input).expect("it was played so");
    }

    fn settle(&mut self) {
        while self.played.turn() == Turn::Chance {
            let chance = self.dealer.deal(self.played.game());
            self.played.chance(chance).expect("a dealt outcome is a possible one");
        }
    }

    fn fairness(&self) -> Fairness {
        self.secret.reveal(Vec::new())
    }
}

impl<G: Heuristics> Live for Table<G> {
    fn any(&self) -> &dyn AnyMatch {
        &self.played
    }

    fn act(&mut self, seat: Seat, action: &Value) -> Result<(), SubmitError> {
        self.played.submit(seat, action)?;
        self.settle();
        Ok(())
    }

    fn actor(&self, input: usize) -> Option<Seat> {
        match self.played.inputs().get(input)? {
            Input::Action { seat, .. } => Some(*seat),
            Input::Chance(_) => None,
        }
    }

    fn back(&mut self, inputs: usize) {
        let names = self.played.names().to_vec();
        let mut earlier =
            Self::fresh(self.options.clone(), names, self.secret.clone()).expect("it was started so");
        for input in &self.played.inputs()[..inputs] {
            earlier.take(input.clone());
        }
        *self = earlier;
    }

    fn think(&self, seat: Seat, manner: Manner) -> Thinking {
        Thinking::about(self.played.game().clone(), seat, self.played.inputs().len(), manner)
    }

    fn record(&self) -> Header {
        self.played.record(Some(self.fairness())).header()
    }
}
