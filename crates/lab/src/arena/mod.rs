//! Players against each other, fairly: equal deals for all, every seat in turn.

mod contest;
mod lineup;
mod luck;
mod part;
mod plan;
mod report;
mod rung;
mod score;

pub use contest::arena;
pub use lineup::{ArenaError, Tables};
pub use luck::Luck;
pub use part::{ArenaPart, PartError, arena_of, arena_part};
pub use plan::ArenaPlan;
pub use report::{
    ArenaReport, LengthOfGames, LuckReport, PairReport, RatingReport, SideReport, SprtReport, TableReport,
};
pub use rung::{Rung, RungPlan, climb, sample};
