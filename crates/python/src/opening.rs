//! How a match comes to be: begun, replayed from its record, or taken up where it was pickled.

use cardinal_engine::{
    Dealer, Game, Input, Playable, RecordError, RecordFile, Replay, Session, Settings, StepError, Wire,
};
use cardinal_games::Visitor;
use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::matches::Match;
use crate::trouble::Trouble;

/// Where the shuffles to come are drawn from, so that a match can be saved between two of them.
#[derive(Clone, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Dealing {
    seed: u64,
    /// The number of the game in the series of the seed.
    number: u64,
    /// The first input for which the seed counts.
    from: usize,
    /// The inputs since then that are outcomes of chance which were chosen and not drawn, ascending.
    pub(crate) chosen: Vec<usize>,
}

impl Dealing {
    pub(crate) const fn new(seed: u64, number: u64, from: usize) -> Self {
        Self { seed, number, from, chosen: Vec::new() }
    }

    fn dealer(&self) -> Dealer {
        Dealer::seeded(self.seed, self.number)
    }
}

/// Begins a match.
pub(crate) struct Begin {
    pub(crate) options: Value,
    pub(crate) names: Vec<String>,
    pub(crate) seed: u64,
    /// The number of the game in the series of its seed.
    pub(crate) number: u64,
    pub(crate) deals: bool,
}

impl Visitor for Begin {
    type Output = Result<Match, Trouble>;

    fn visit<G: Playable>(self) -> Self::Output {
        let options = Settings::from_json(&G::INFO, &self.options)?.resolve::<G>()?;
        let session = Session::<G>::new(&options, self.names, Dealer::seeded(self.seed, self.number))?;
        let dealing = Dealing::new(self.seed, self.number, 0);
        let mut opened = Match::whole(Box::new(session), self.deals, dealing);
        opened.settle();
        Ok(opened)
    }
}

/// Plays a record through and stands at one of its steps, or at its end.
pub(crate) struct Reopen<'a> {
    pub(crate) record: &'a RecordFile,
    pub(crate) step: Option<usize>,
}

impl Visitor for Reopen<'_> {
    type Output = Result<Match, Trouble>;

    fn visit<G: Playable>(self) -> Self::Output {
        let mut replay = Replay::<G>::open(self.record)?;
        let step = self.step.unwrap_or(replay.len());
        if step > replay.len() {
            let most = replay.len();
            return Err(Trouble::usage("no-such-step", format!("the record has {most} steps, not {step}")));
        }
        replay.go(step);
        let mut session = Session::at(replay.now(), Dealer::seeded(0, 0));
        // The recorded shuffles do not count: the next one is the first of its seed.
        session.deal_from(Dealer::seeded(0, 0));
        let dealing = Dealing::new(0, 0, session.played().inputs().len());
        Ok(Match::whole(Box::new(session), false, dealing))
    }
}

/// A match as it is pickled. The game's id is kept beside it.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Saved<I> {
    revision: u16,
    options: Value,
    names: Vec<String>,
    inputs: Vec<I>,
    deals: bool,
    dealing: Dealing,
}

/// By which rules it was played.
#[derive(Deserialize)]
struct Edition {
    revision: u16,
}

/// A match as text for [`Resume`]: its inputs, and where the shuffles to come are drawn from.
pub(crate) fn save<G: Game>(
    played: &cardinal_engine::Match<G>,
    dealing: &Dealing,
    deals: bool,
) -> Result<String, Trouble> {
    let saved = Saved {
        revision: played.game().revision(),
        options: played.game().options().to_tree(),
        names: played.names().to_vec(),
        inputs: played.inputs().iter().collect(),
        deals,
        dealing: dealing.clone(),
    };
    serde_json::to_string(&saved).map_err(bad_state)
}

/// Goes on with a match that was saved.
pub(crate) struct Resume<'a>(pub(crate) &'a str);

impl Visitor for Resume<'_> {
    type Output = Result<Match, Trouble>;

    fn visit<G: Playable>(self) -> Self::Output {
        // First of all, for the inputs of other rules may not even be readable.
        let Edition { revision: found } = serde_json::from_str(self.0).map_err(bad_state)?;
        G::INFO.check_revision(found).map_err(RecordError::Revision)?;
        let saved: Saved<Input<G::Action, G::Chance>> = serde_json::from_str(self.0).map_err(bad_state)?;
        let options = Settings::from_json(&G::INFO, &saved.options)?.resolve::<G>()?;
        let dealing = saved.dealing;
        let mut session = Session::<G>::of_revision(found, &options, saved.names, dealing.dealer())?;
        for (at, input) in saved.inputs.into_iter().enumerate() {
            if at == dealing.from {
                session.deal_from(dealing.dealer());
            }
            let taken = match input {
                Input::Chance(chance) if dealing.chosen.binary_search(&at).is_ok() => {
                    session.chance(chance).map_err(StepError::from)
                }
                // The dealer keeps pace with what it has dealt.
                input => session.step(input),
            };
            taken.map_err(bad_state)?;
        }
        if dealing.from >= session.played().inputs().len() {
            session.deal_from(dealing.dealer());
        }
        Ok(Match::whole(Box::new(session), saved.deals, dealing))
    }
}

fn bad_state(error: impl std::fmt::Display) -> Trouble {
    Trouble::usage("bad-state", format!("not the state of a match: {error}"))
}
