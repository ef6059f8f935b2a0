//! Three nodes with a real PostgreSQL and a real NATS on loopback, during play, under faults of every kind.
//!
//! Run by `cargo xtask cluster-test`, which decides how many tables play and how often each fault happens.

#![cfg(all(feature = "server", unix))]

mod across;
mod check;
mod faults;
mod forgery;
mod node;
mod operators;
mod proxy;
mod start;
mod steadfast;
