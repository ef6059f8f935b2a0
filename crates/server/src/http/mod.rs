//! Tables, records and ratings over HTTP.

mod extract;
mod matches;
mod people;
mod replays;
mod reports;
mod server;
mod setup;
mod tables;

use axum::Router;

use crate::State;

pub(crate) use extract::{Address, Body, Costly, Named, Sent, address, client_address};
pub(crate) use matches::{shown_name, summary, without_the_gone};
pub(crate) use people::rating;
pub(crate) use replays::Replays;
pub(crate) use server::watching;
pub(crate) use setup::unusual;
#[cfg(test)]
pub(crate) use setup::{Purpose, open};
pub(crate) use tables::bring_together;

pub(crate) fn routes() -> Router<State> {
    server::routes()
        .merge(tables::routes())
        .merge(matches::routes())
        .merge(people::routes())
        .merge(reports::routes())
}
