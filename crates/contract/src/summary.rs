//! What a run has looked at.

use std::collections::{BTreeMap, BTreeSet};

use cardinal_engine::Illegal;

use crate::Property;

/// What was looked at, and the refusals met on the way.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Summary {
    /// Setups: a seat count with an option set each.
    pub setups: u32,
    /// Games played step by step.
    pub games: u32,
    /// How many of them came to their end.
    pub finished: u32,
    /// The inputs of all of them.
    pub inputs: u64,
    /// How often each property was put to the test. One that is missing here held vacuously.
    pub checked: BTreeMap<Property, u64>,
    /// Code and clause of every refusal met.
    pub refusals: BTreeSet<(&'static str, &'static str)>,
}

impl Summary {
    /// Adds another run.
    pub fn add(&mut self, other: Self) {
        self.setups += other.setups;
        self.games += other.games;
        self.finished += other.finished;
        self.inputs += other.inputs;
        for (property, times) in other.checked {
            *self.checked.entry(property).or_default() += times;
        }
        self.refusals.extend(other.refusals);
    }

    /// How often a property was put to the test.
    pub fn times(&self, property: Property) -> u64 {
        self.checked.get(&property).copied().unwrap_or_default()
    }

    /// The clauses that refusals named, for a comparison with the rules text.
    pub fn clauses(&self) -> BTreeSet<&'static str> {
        self.refusals.iter().map(|&(_, clause)| clause).collect()
    }

    /// The reasons that refusals gave, for a comparison with the texts.
    pub fn codes(&self) -> BTreeSet<&'static str> {
        self.refusals.iter().map(|&(code, _)| code).collect()
    }

    pub(crate) fn count(&mut self, property: Property) {
        *self.checked.entry(property).or_default() += 1;
    }

    pub(crate) fn met(&mut self, refusal: Illegal) {
        self.refusals.insert((refusal.code, refusal.clause));
    }
}
