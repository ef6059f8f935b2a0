//! A broken promise.

use std::fmt;

use crate::{Policy, Property};

/// A property that does not hold, with all that is needed to see it again.
///
/// A setup and an effort always lead to this breach; the record, if any, leads there step by step.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Breach {
    /// What is broken.
    pub property: Property,
    /// The game's id.
    pub game: &'static str,
    /// How many played.
    pub seats: u8,
    /// The preset, or `custom`.
    pub preset: &'static str,
    /// The options as JSON.
    pub options: Box<str>,
    /// The seed of the table.
    pub seed: u64,
    /// Who played, and the number of the game among those so played; `None` if no game is involved.
    pub course: Option<(Policy, u32)>,
    /// How many inputs had gone in.
    pub step: Option<u32>,
    /// What was seen.
    pub detail: Box<str>,
    /// The game up to that step, as a record.
    pub record: Option<Box<str>>,
}

/// Longer records are not printed; seed and step lead there, too.
const PRINTED_RECORD: usize = 20_000;

impl fmt::Display for Breach {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "{} breaks '{}': {}", self.game, self.property, self.detail)?;
        write!(
            f,
            "  seats {}, preset {}, options {}, seed {}",
            self.seats, self.preset, self.options, self.seed
        )?;
        if let Some((policy, number)) = self.course {
            write!(f, ", {policy} game {number}")?;
        }
        if let Some(step) = self.step {
            write!(f, ", after {step} inputs")?;
        }
        match &self.record {
            Some(record) if record.len() <= PRINTED_RECORD => write!(f, "\n  record {record}"),
            Some(record) => write!(f, "\n  record of {} bytes not printed", record.len()),
            None => Ok(()),
        }
    }
}

impl std::error::Error for Breach {}
