//! The laboratory for a game that is chosen at run time.

use std::ops::Range;

use cardinal_bots::{Halt, Level, fingerprint};
use cardinal_engine::Playable;

use crate::{
    ArenaPart, ArenaPlan, ArenaReport, Checkpoint, LabError, Plan, Report, Rung, RungPlan, TunePlan,
    TuneReport, Watch,
};

/// Hears how many further games are done.
type Progress<'a> = Option<&'a (dyn Fn(u64) + Sync)>;

/// What this crate does with a registered game, built once and not again in each program. Each method is the
/// function of its name, for this game.
pub trait Studied: Playable {
    /// See [`crate::simulate`].
    fn simulate(plan: &Plan<Self>, watch: Watch<'_>) -> Result<(Report, Checkpoint), LabError>;
    /// See [`crate::arena`].
    fn arena(
        plan: &ArenaPlan<Self>,
        progress: Progress<'_>,
        halt: Option<&Halt>,
    ) -> Result<ArenaReport, LabError>;
    /// See [`crate::arena_part`].
    fn arena_part(
        plan: &ArenaPlan<Self>,
        deals: Range<u64>,
        halt: Option<&Halt>,
    ) -> Result<ArenaPart, LabError>;
    /// See [`crate::arena_of`].
    fn arena_of(plan: &ArenaPlan<Self>, parts: &[ArenaPart]) -> Result<ArenaReport, LabError>;
    /// See [`crate::climb`].
    fn climb(
        plan: &RungPlan<Self>,
        progress: Progress<'_>,
        halt: Option<&Halt>,
    ) -> Result<Option<Rung>, LabError>;
    /// See [`crate::sample`].
    fn sample(
        plan: &RungPlan<Self>,
        deals: u64,
        seed: u64,
        progress: Progress<'_>,
        halt: Option<&Halt>,
    ) -> Result<Option<Rung>, LabError>;
    /// See [`crate::tune`].
    fn tune(
        plan: &TunePlan<Self>,
        progress: Progress<'_>,
        halt: Option<&Halt>,
    ) -> Result<TuneReport, LabError>;
    /// See [`fingerprint`].
    fn fingerprint(level: Level, seats: u8) -> u64;
}

/// Something to be done with a game whose type is chosen at run time; see [`cardinal_games::Visitor`].
pub trait Study {
    /// What comes of it.
    type Output;
    /// Does it with the game `G`.
    fn study<G: Studied>(self) -> Self::Output;
}

macro_rules! study_all {
    ($($module:ident::$game:ident),+ $(,)?) => {
        $(impl Studied for cardinal_games::$module::$game {
            fn simulate(plan: &Plan<Self>, watch: Watch<'_>) -> Result<(Report, Checkpoint), LabError> {
                crate::simulate(plan, watch)
            }

            fn arena(
                plan: &ArenaPlan<Self>,
                progress: Progress<'_>,
                halt: Option<&Halt>,
            ) -> Result<ArenaReport, LabError> {
                crate::arena(plan, progress, halt)
            }

            fn arena_part(
                plan: &ArenaPlan<Self>,
                deals: Range<u64>,
                halt: Option<&Halt>,
            ) -> Result<ArenaPart, LabError> {
                crate::arena_part(plan, deals, halt)
            }

            fn arena_of(plan: &ArenaPlan<Self>, parts: &[ArenaPart]) -> Result<ArenaReport, LabError> {
                crate::arena_of(plan, parts)
            }

            fn climb(
                plan: &RungPlan<Self>,
                progress: Progress<'_>,
                halt: Option<&Halt>,
            ) -> Result<Option<Rung>, LabError> {
                crate::climb(plan, progress, halt)
            }

            fn sample(
                plan: &RungPlan<Self>,
                deals: u64,
                seed: u64,
                progress: Progress<'_>,
                halt: Option<&Halt>,
            ) -> Result<Option<Rung>, LabError> {
                crate::sample(plan, deals, seed, progress, halt)
            }

            fn tune(
                plan: &TunePlan<Self>,
                progress: Progress<'_>,
                halt: Option<&Halt>,
            ) -> Result<TuneReport, LabError> {
                crate::tune(plan, progress, halt)
            }

            fn fingerprint(level: Level, seats: u8) -> u64 {
                fingerprint::<Self>(level, seats)
            }
        })+

        /// Does something with the game of this id.
        pub fn study<S: Study>(id: &str, what: S) -> Option<S::Output> {
            $({
                type Game = cardinal_games::$module::$game;
                if id == <Game as cardinal_engine::Game>::INFO.id {
                    return Some(what.study::<Game>());
                }
            })+
            None
        }
    };
}

cardinal_games::every_game!(study_all);
