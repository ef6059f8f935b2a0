//! Everything a registered game has.

use crate::{Audit, Heuristics, Tensor};

/// A game with all that programs built around it ask for: rules, numbered actions, heuristics, observations and
/// audits. Implemented for every type that has them.
pub trait Playable: Heuristics + Tensor + Audit {}

impl<G: Heuristics + Tensor + Audit> Playable for G {}
