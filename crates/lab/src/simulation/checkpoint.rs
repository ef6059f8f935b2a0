//! A series that can be resumed.

use cardinal_bots::Player;
use cardinal_engine::Game;
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};
use thiserror::Error;

use super::tally::Tally;
use super::{Plan, Report};

/// The games done so far, as exact counts: resuming from here gives the very report of playing without a break.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Checkpoint {
    format: String,
    program: String,
    game: String,
    revision: u16,
    options: Value,
    seats: Vec<Player>,
    seed: u64,
    /// The game it begins with: not the first one for a part of a series.
    #[serde(default)]
    from: u64,
    done: u64,
    tally: Tally,
}

/// The value of `format`.
const FORMAT: &str = "cardinal-series";

/// Why a series cannot be resumed.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum CheckpointError {
    /// Not the JSON of a checkpoint.
    #[error("not the state of a series: {0}")]
    Unreadable(String),
    /// It belongs to another series.
    #[error("it is the state of another series: its {what} is {theirs}, not {mine}")]
    Other {
        /// What differs.
        what: &'static str,
        /// How it is there.
        theirs: String,
        /// How it is here.
        mine: String,
    },
    /// More is done than is wanted.
    #[error("it already holds {done} games, more than {wanted}")]
    Beyond {
        /// How many it holds.
        done: u64,
        /// How many are wanted.
        wanted: u64,
    },
    /// A part that does not follow on the one before: games are missing or there twice.
    #[error("the next part must begin with game {wanted}, not {found}")]
    Gap {
        /// The first game that is not there yet.
        wanted: u64,
        /// Where the part begins.
        found: u64,
    },
    /// The last games are missing.
    #[error("the parts hold {found} games of {wanted}")]
    Missing {
        /// How many games the series has.
        wanted: u64,
        /// How many the parts hold.
        found: u64,
    },
}

impl Checkpoint {
    /// A series of which nothing has been played yet.
    pub fn start<G: Game>(plan: &Plan<G>) -> Self {
        Self {
            format: FORMAT.to_owned(),
            program: env!("CARGO_PKG_VERSION").to_owned(),
            game: G::INFO.id.to_owned(),
            revision: G::INFO.revision,
            options: json!(plan.options),
            seats: plan.seats.clone(),
            seed: plan.seed,
            from: 0,
            done: 0,
            tally: Tally::new::<G>(plan.seats.len()),
        }
    }

    /// A part of a series that begins with game number `from`; nothing of it has been played yet.
    ///
    /// Parts that follow on each other can be [joined](Checkpoint::join), so a series can be played on several machines.
    pub fn part<G: Game>(plan: &Plan<G>, from: u64) -> Self {
        Self { from, done: from, ..Self::start(plan) }
    }

    /// Takes in the part that follows on this one.
    pub fn join<G: Game>(&mut self, next: &Self, plan: &Plan<G>) -> Result<(), CheckpointError> {
        next.fits(plan)?;
        if next.from != self.done {
            return Err(CheckpointError::Gap { wanted: self.done, found: next.from });
        }
        self.advance(next.done, &next.tally);
        Ok(())
    }

    /// What the games show, if none of the plan is missing.
    pub fn report<G: Game>(&self, plan: &Plan<G>) -> Result<Report, CheckpointError> {
        self.fits(plan)?;
        if self.from > 0 {
            return Err(CheckpointError::Gap { wanted: 0, found: self.from });
        }
        if self.done < plan.games {
            return Err(CheckpointError::Missing { wanted: plan.games, found: self.done });
        }
        Ok(Report::new(plan, &self.tally))
    }

    /// Reads one back.
    pub fn from_json(text: &str) -> Result<Self, CheckpointError> {
        let read: Self =
            serde_json::from_str(text).map_err(|error| CheckpointError::Unreadable(error.to_string()))?;
        if read.format == FORMAT {
            Ok(read)
        } else {
            Err(CheckpointError::Unreadable(format!("\"format\" is not \"{FORMAT}\"")))
        }
    }

    /// As text, on one line.
    pub fn to_json(&self) -> String {
        serde_json::to_string(self).expect("counts and names are JSON")
    }

    /// How many games are done.
    pub const fn done(&self) -> u64 {
        self.done
    }

    /// How many decisions they took.
    pub const fn decisions(&self) -> u64 {
        self.tally.decisions
    }

    /// Whether the games of `plan` begin with these.
    pub fn fits<G: Game>(&self, plan: &Plan<G>) -> Result<(), CheckpointError> {
        let mine = Self::start(plan);
        let names = |players: &[Player]| players.iter().map(Player::to_string).collect::<Vec<_>>().join(",");
        let compared = [
            ("program version", self.program.clone(), mine.program.clone()),
            ("game", self.game.clone(), mine.game.clone()),
            ("game's revision", self.revision.to_string(), mine.revision.to_string()),
            ("options", self.options.to_string(), mine.options.to_string()),
            ("seats", names(&self.seats), names(&mine.seats)),
            ("seed", self.seed.to_string(), mine.seed.to_string()),
        ];
        let differing = compared.into_iter().find(|(_, theirs, mine)| theirs != mine);
        match differing {
            Some((what, theirs, mine)) => Err(CheckpointError::Other { what, theirs, mine }),
            None if self.done > plan.games => {
                Err(CheckpointError::Beyond { done: self.done, wanted: plan.games })
            }
            None if self.done.checked_sub(self.from).is_some_and(|games| self.tally.fits(plan, games)) => {
                Ok(())
            }
            None => Err(CheckpointError::Unreadable("its counts do not add up".to_owned())),
        }
    }

    pub(crate) const fn tally(&self) -> &Tally {
        &self.tally
    }

    /// Takes in the next games.
    pub(crate) fn advance(&mut self, done: u64, tally: &Tally) {
        self.done = done;
        self.tally.merge(tally);
    }
}
