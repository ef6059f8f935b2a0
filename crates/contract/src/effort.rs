//! How hard to look.

/// How many games are played and how closely they are looked at.
///
/// The default takes about a second for one table in the test profile.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Effort {
    /// The seed of everything.
    pub seed: u64,
    /// Games played by each [`Policy`](crate::Policy) and looked at step by step.
    pub games: u32,
    /// Inputs after which such a game is broken off.
    pub cap: usize,
    /// States of each such game that are checked closely: all actions tried, determinizations compared.
    pub states: usize,
    /// Actions or outcomes tried where not all are.
    pub probes: usize,
    /// Inputs for which two worlds are compared.
    pub ahead: usize,
    /// Further games that are only played to their end.
    pub endings: u32,
}

impl Default for Effort {
    fn default() -> Self {
        Self { seed: 1, games: 2, cap: 600, states: 16, probes: 12, ahead: 12, endings: 12 }
    }
}

impl Effort {
    /// A quick check, for a game in the making.
    pub fn quick() -> Self {
        Self { games: 1, cap: 200, states: 6, probes: 6, ahead: 6, endings: 3, ..Self::default() }
    }
}
