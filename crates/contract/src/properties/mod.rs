//! The properties, one function each.
//!
//! All but two look at a [`Course`](crate::Course), a game that was played; [`options`] and [`ends`] look at
//! a [`Setup`](crate::Setup). A test of a game can call a single one on a course it played by hand.

mod arrival_order;
mod chance;
mod codec;
mod conservation;
mod damaged;
mod default_action;
mod determinism;
mod determinize;
mod ends;
mod fold;
mod legality;
mod listed;
mod non_interference;
mod options;
mod recall;
mod record;
mod refused;
mod standings;

pub use arrival_order::arrival_order;
pub use chance::chance;
pub use codec::codec;
pub use conservation::conservation;
pub use damaged::damaged;
pub use default_action::default_action;
pub use determinism::determinism;
pub use determinize::determinize;
pub use ends::ends;
pub use fold::fold;
pub use legality::legality;
pub use listed::listed;
pub use non_interference::non_interference;
pub use options::options;
pub use recall::recall;
pub use record::record;
pub use refused::refused;
pub use standings::standings;
