//! A comparison in parts, played on different machines.

use std::ops::{ControlFlow, Range};

use cardinal_bots::Halt;
use cardinal_engine::{Game, Heuristics};
use serde::{Deserialize, Serialize};
use serde_json::json;
use thiserror::Error;

use super::contest::{Contest, Tally};
use super::score::{self, Score};
use super::{ArenaPlan, ArenaReport};
use crate::playing::Brake;
use crate::playing::crew::Crew;
use crate::{LabError, Looks};

/// Some deals of a comparison, played.
///
/// The report of all parts together ([`arena_of`]) equals the report of the comparison in one go.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ArenaPart {
    /// What is compared, to tell parts of different comparisons apart.
    plan: String,
    /// Which deals.
    deals: Range<u64>,
    /// Their games, in order.
    games: Vec<score::Game>,
}

/// Why parts do not form a comparison.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum PartError {
    /// Not the JSON of a part.
    #[error("not a part of a comparison: {0}")]
    Unreadable(String),
    /// It belongs to another comparison.
    #[error("the part of deals {0:?} belongs to another comparison")]
    Other(Range<u64>),
    /// A deal is missing or there twice.
    #[error("the next part must begin with deal {wanted}, not {found}")]
    Gap {
        /// The first deal that is not there yet.
        wanted: u64,
        /// Where the part begins.
        found: u64,
    },
    /// More deals than the comparison has.
    #[error("the parts hold {found} deals, more than {wanted}")]
    Beyond {
        /// How many deals the comparison has.
        wanted: u64,
        /// How many the parts hold.
        found: u64,
    },
    /// The last deals are missing.
    #[error("the parts hold {found} deals of {wanted}")]
    Missing {
        /// How many deals the comparison has.
        wanted: u64,
        /// How many the parts hold.
        found: u64,
    },
}

impl ArenaPart {
    /// Reads one back.
    pub fn from_json(text: &str) -> Result<Self, PartError> {
        serde_json::from_str(text).map_err(|error| PartError::Unreadable(error.to_string()))
    }

    /// As text, on one line.
    pub fn to_json(&self) -> String {
        serde_json::to_string(self).expect("counts and names are JSON")
    }
}

fn identity<G: Game>(plan: &ArenaPlan<G>) -> String {
    let names: Vec<String> = plan.bots.iter().map(ToString::to_string).collect();
    let tables = plan.tables.map(super::lineup::Tables::name);
    json!([G::INFO.id, G::INFO.revision, plan.options, plan.seats, names, plan.hero, tables, plan.seed])
        .to_string()
}

/// Plays some deals of a comparison. If it is halted, the part ends with the last complete deal.
pub fn arena_part<G: Heuristics>(
    plan: &ArenaPlan<G>,
    deals: Range<u64>,
    halt: Option<&Halt>,
) -> Result<ArenaPart, LabError> {
    let set_up = plan.set_up()?;
    let seating = Score::new(set_up.lineups, plan.bots.len(), set_up.sides.count());
    let games_a_deal = seating.games_a_deal();
    let brake = Brake::new(halt);
    let contest =
        Contest { plan, fresh: set_up.fresh, sides: &set_up.sides, seating, brake: &brake, progress: None };
    let numbers =
        deals.start.saturating_mul(games_a_deal as u64)..deals.end.saturating_mul(games_a_deal as u64);
    let mut games = Vec::new();
    let crew =
        Crew { threads: plan.threads.max(1), batch: super::contest::BATCH, fixed: false, brake: &brake };
    crew.work(
        numbers,
        || (),
        |(), numbers| contest.play(numbers),
        |_, more| {
            games.extend(more);
            Ok::<_, LabError>(ControlFlow::Continue(()))
        },
    )?;
    let complete = games.len() / games_a_deal;
    games.truncate(complete * games_a_deal);
    Ok(ArenaPart { plan: identity(plan), deals: deals.start..deals.start + complete as u64, games })
}

/// The report of a comparison from its parts, which must be consecutive from the first deal to the last; once a
/// test decides, the parts after it may be missing.
pub fn arena_of<G: Heuristics>(plan: &ArenaPlan<G>, parts: &[ArenaPart]) -> Result<ArenaReport, LabError> {
    let set_up = plan.set_up()?;
    let score = Score::new(set_up.lineups, plan.bots.len(), set_up.sides.count());
    let games_a_deal = score.games_a_deal();
    let mut tally = Tally::new(score, plan.sprt.map(|test| test.begin(games_a_deal as u64)), None::<Looks>);
    let (mut wanted, mut decided) = (0, false);
    for part in parts {
        let deals = part.deals.end.checked_sub(part.deals.start);
        let games = deals.and_then(|deals| deals.checked_mul(games_a_deal as u64));
        if part.plan != identity(plan)
            || games != Some(part.games.len() as u64)
            || part.games.iter().any(|game| !game.fits(set_up.sides.count()))
        {
            return Err(PartError::Other(part.deals.clone()).into());
        }
        if part.deals.start != wanted {
            return Err(PartError::Gap { wanted, found: part.deals.start }.into());
        }
        wanted = part.deals.end;
        if wanted > plan.deals {
            return Err(PartError::Beyond { wanted: plan.deals, found: wanted }.into());
        }
        if tally.take(part.games.clone()).is_break() {
            decided = true;
            break;
        }
    }
    if wanted < plan.deals && !decided {
        return Err(PartError::Missing { wanted: plan.deals, found: wanted }.into());
    }
    let (score, test) = tally.end();
    Ok(ArenaReport::new(plan, set_up.tables, &set_up.sides, &score, test))
}
