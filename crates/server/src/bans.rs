//! Bans: of people, looked up in the database, and of networks, kept in memory by every node.

use std::net::IpAddr;

use axum::http::StatusCode;
use cardinal_protocol::{Refusal, code};
use cardinal_store::{BanRow, Store, StoreError};
use parking_lot::RwLock;

use crate::error::ApiError;
use crate::ids::now;
use crate::network::Network;
use crate::state::Shared;

/// The banned networks.
#[derive(Debug, Default)]
pub(crate) struct Bans {
    networks: RwLock<Vec<(Network, BanRow)>>,
}

impl Bans {
    /// Reads them again.
    pub(crate) async fn load(&self, store: &Store) -> Result<(), StoreError> {
        let rows = store.network_bans().await?.into_iter();
        let parsed = rows.filter_map(|row| Some((row.network.as_deref()?.parse().ok()?, row)));
        *self.networks.write() = parsed.collect();
        Ok(())
    }

    /// The refusal for an address in a banned network.
    pub(crate) fn refuses(&self, from: IpAddr) -> Option<Refusal> {
        let (networks, now) = (self.networks.read(), now());
        networks
            .iter()
            .find(|(network, row)| network.contains(from) && row.holds(now))
            .map(|(_, row)| banned(row))
    }
}

/// The refusal that a ban causes.
pub(crate) fn banned(row: &BanRow) -> Refusal {
    let whom = if row.person.is_some() { "you are banned" } else { "your network is banned" };
    let end = row.until.map_or_else(String::new, |until| {
        let hours = until.saturating_sub(now()).div_ceil(3_600_000);
        if hours > 48 { format!(" for {} days", hours.div_ceil(24)) } else { format!(" for {hours} hours") }
    });
    let why = if row.reason.is_empty() { String::new() } else { format!(": {}", row.reason) };
    Refusal::new(code::BANNED, format!("{whom} from this server{end}{why}"))
}

/// Refuses a person who is banned.
pub(crate) async fn not_banned(shared: &Shared, person: &str) -> Result<(), ApiError> {
    match shared.store.ban_of(person, now()).await? {
        Some(row) => Err(ApiError(StatusCode::FORBIDDEN, banned(&row))),
        None => Ok(()),
    }
}
