//! Three nodes, a real PostgreSQL and a real NATS on loopback, under play, with everything going wrong that can.
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
