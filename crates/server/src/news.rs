//! Follows the audit log: an operator's command writes its change and its entry in the log together, and every node reads
//! that log.
//!
//! So the same command works with one node or several, and whether a server runs or not; no operator has to be connected or
//! authenticated, and nothing is lost while a node is down. What must hold at once holds in the database already: a
//! session that has ended, a ban, a link. The rest, such as closing sockets, is done within a second or so.

use std::sync::{Arc, Weak};
use std::time::Duration;

use cardinal_protocol::{Refusal, ToClient, code};
use cardinal_store::{AuditRow, StoreError};
use serde_json::Value;

use crate::admin::action;
use crate::bans::banned;
use crate::cluster;
use crate::ids::now;
use crate::people;
use crate::state::Shared;
use crate::table::{Command, Frame};
use crate::tables::{Tables, Way};

/// How often a node reads the log.
const LOOK: Duration = Duration::from_secs(1);

/// How far a node has followed the log.
pub(crate) struct Follower {
    shared: Weak<Shared>,
    last: u64,
    /// Whether tables may be waiting to be closed.
    closings: bool,
}

impl Follower {
    /// Begins where the log ends now; tables that were marked before are closed first.
    pub(crate) async fn new(shared: &Arc<Shared>) -> Result<Self, StoreError> {
        let last = shared.store.last_audit().await?;
        shared.bans.load(&shared.store).await?;
        Ok(Self { shared: Arc::downgrade(shared), last, closings: true })
    }

    /// Follows for as long as the server runs.
    pub(crate) async fn follow(mut self) {
        while let Some(shared) = self.shared.upgrade() {
            if let Err(error) = self.look(&shared).await {
                tracing::debug!(%error, "could not read the audit log; retrying later");
            }
            drop(shared);
            tokio::time::sleep(LOOK).await;
        }
    }

    async fn look(&mut self, shared: &Arc<Shared>) -> Result<(), StoreError> {
        for entry in shared.store.audit_after(self.last).await? {
            tracing::info!(entry = entry.id, action = %entry.action, subject = %entry.subject, "operator action");
            self.closings |= entry.action == action::CLOSE_TABLE;
            act(shared, &entry).await?;
            self.last = entry.id;
        }
        if self.closings && !shared.draining() {
            let tables = shared.store.closings().await?;
            self.closings = !tables.is_empty();
            for table in tables {
                close(shared, &table).await;
            }
        }
        Ok(())
    }
}

/// Applies an entry to this node.
async fn act(shared: &Arc<Shared>, entry: &AuditRow) -> Result<(), StoreError> {
    let id = &entry.subject;
    match entry.action.as_str() {
        action::BAN_PERSON => {
            if let Some(row) = shared.store.ban_of(id, now()).await? {
                shared.sockets.send(id, &bye(banned(&row)));
            }
        }
        action::BAN_NETWORK | action::UNBAN => {
            shared.bans.load(&shared.store).await?;
            if let Ok(network) = id.parse::<crate::network::Network>()
                && entry.action == action::BAN_NETWORK
            {
                let refusal = Refusal::new(code::BANNED, "your network is banned from this server");
                shared.sockets.send_to(|from| network.contains(from), &bye(refusal));
            }
        }
        action::RENAME | action::ERASE => {
            if let Some(row) = shared.store.person(id).await? {
                let person = people::from_row(&row);
                shared.tables.send_all(|| Command::Renamed { person: person.clone() }).await;
            }
            shared.sockets.send(id, &people::changed());
            if entry.action == action::ERASE {
                let shared = Arc::clone(shared);
                tokio::spawn(async move { people::erase(&shared).await });
            }
        }
        action::RESET_PASSWORD => shared.sockets.send(id, &people::changed()),
        action::DELETE_LINE => {
            let detail: Value = serde_json::from_str(&entry.detail)?;
            if let (Some(line), Some(sender)) = (detail["line"].as_u64(), shared.tables.loaded(id).await) {
                // A table that is put away has forgotten the line.
                drop(sender.send(Command::DeleteLine { line }).await);
            }
        }
        _ => {}
    }
    Ok(())
}

fn bye(refusal: Refusal) -> Frame {
    Frame::of(&ToClient::Bye { refusal })
}

/// Closes a table that runs here, or that no node runs and this one is to take.
async fn close(shared: &Arc<Shared>, table: &str) {
    let sender = match shared.tables.running(table) {
        Some(sender) => Some(sender),
        None if cluster::falls_here(shared, table) => match Tables::find(shared, table).await {
            Ok(Way::Here(sender)) => Some(sender),
            Ok(Way::There(_)) => None,
            Err(refusal) => {
                return tracing::warn!(table, code = %refusal.code, "could not close a table; retrying later");
            }
        },
        None => None,
    };
    if let Some(sender) = sender {
        drop(sender.send(Command::CloseDown).await);
    }
}
