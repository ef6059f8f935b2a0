//! What to compare.

use cardinal_bots::Player;
use cardinal_engine::{Game, Heuristics};

use super::{ArenaError, Tables};
use crate::playing::Sides;
use crate::{DEFAULT_CAP, LabError, Sprt};

/// A comparison of players over duplicate deals.
#[derive(Clone, Debug)]
pub struct ArenaPlan<G: Game> {
    /// The table options.
    pub options: G::Options,
    /// How many seats the table has.
    pub seats: u8,
    /// The players.
    pub bots: Vec<Player>,
    /// Only tables at which this one (of `bots`) meets the others.
    pub hero: Option<usize>,
    /// Who sits together; by default, mixed tables where more than two players suffice for them, and
    /// otherwise clones.
    pub tables: Option<Tables>,
    /// How many deals. Each is played at every table, in every rotation of the players.
    pub deals: u64,
    /// The seed of the series.
    pub seed: u64,
    /// How many threads. The report does not depend on it.
    pub threads: usize,
    /// Whether to stop as soon as the better of two players is known.
    pub sprt: Option<Sprt>,
}

/// A plan that can be played.
pub(super) struct SetUp<G> {
    /// A game before its first shuffle, to start each from.
    pub(super) fresh: G,
    pub(super) sides: Sides,
    pub(super) tables: Tables,
    pub(super) lineups: Vec<Vec<usize>>,
}

impl<G: Heuristics> ArenaPlan<G> {
    /// How many games it takes, at most, if it can be played at all.
    pub fn games(&self) -> Result<u64, LabError> {
        let set_up = self.set_up()?;
        Ok(self.deals.saturating_mul((set_up.lineups.len() * set_up.sides.count()) as u64))
    }

    pub(super) fn set_up(&self) -> Result<SetUp<G>, LabError> {
        let fresh = G::new(&self.options, self.seats)?;
        let sides = Sides::learn(&fresh, self.cap());
        let bots = self.bots.len();
        let usual = if bots > 2 && bots >= sides.count() { Tables::Mixed } else { Tables::Clones };
        let tables = self.tables.unwrap_or(usual);
        self.check(tables, sides.count())?;
        let lineups = tables.lineups(bots, sides.count(), self.hero);
        Ok(SetUp { fresh, sides, tables, lineups })
    }

    fn check(&self, tables: Tables, sides: usize) -> Result<(), ArenaError> {
        let bots = self.bots.len();
        let twice = self.bots.iter().enumerate().find(|(at, bot)| self.bots[..*at].contains(bot));
        match twice {
            _ if bots < 2 => Err(ArenaError::TooFew),
            Some((_, bot)) => Err(ArenaError::Twice(bot.to_string())),
            _ if sides < 2 => Err(ArenaError::OneSide),
            _ if tables == Tables::Mixed && bots < sides => Err(ArenaError::NotEnoughToMix { sides, bots }),
            _ if self.sprt.is_some() && bots != 2 => Err(ArenaError::SprtOfTwo(bots)),
            _ => Ok(()),
        }
    }
}

impl<G: Game> ArenaPlan<G> {
    /// After how many decisions a game is given up.
    pub fn cap(&self) -> u64 {
        G::bound(&self.options, self.seats).unwrap_or(DEFAULT_CAP)
    }
}
