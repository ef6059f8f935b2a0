//! Takes over tables without a node.

use std::collections::HashSet;
use std::sync::Arc;

use cardinal_store::{StoreError, TableRow};
use futures_util::{StreamExt, stream};
use sha2::{Digest, Sha256};

use super::NodeMessage;
use crate::state::Shared;
use crate::tables::Tables;

/// How many tables are looked for at a time.
const MANY: u64 = 2_000;
/// How many are loaded at a time.
const WIDTH: usize = 16;

/// The node of these that something falls to (rendezvous hashing): few things move when a node joins or leaves.
pub(super) fn falls_to(what: &str, nodes: &[Arc<str>]) -> Option<Arc<str>> {
    let weight = |node: &Arc<str>| {
        let mut hash = Sha256::new();
        hash.update(node.as_bytes());
        hash.update([0]);
        hash.update(what.as_bytes());
        hash.finalize().to_vec()
    };
    nodes.iter().max_by_key(|node| weight(node)).cloned()
}

/// Takes over the tables without a node that fall to this one, and those that fell to other nodes and have had no node
/// since the last check.
pub(super) async fn orphans(shared: Arc<Shared>) {
    let cluster = &shared.cluster;
    let Ok(rows) = shared.store.orphans(MANY).await else { return };
    let (own, nodes) = (cluster.member.id(), cluster.member.living());
    let now = rows.iter().map(|row| row.id.clone()).collect();
    let before = std::mem::replace(&mut *cluster.orphans.lock(), now);
    let mine = |row: &TableRow| {
        let first = falls_to(&row.id, &nodes).is_none_or(|node| node == own);
        first || before.contains(&row.id)
    };
    let mut rows: Vec<TableRow> = rows.into_iter().filter(mine).collect();
    // Those it has claimed already and could not load; where the claim failed they are among the others too.
    rows.append(&mut cluster.failed.lock());
    let mut seen = HashSet::new();
    rows.retain(|row| seen.insert(row.id.clone()));
    if rows.is_empty() {
        return;
    }
    let taken = take(&shared, rows).await;
    tracing::info!(tables = taken, "tables were taken over");
}

/// Runs these tables; returns how many.
pub(super) async fn take(shared: &Arc<Shared>, rows: Vec<TableRow>) -> usize {
    let cluster = &shared.cluster;
    let own = cluster.member.id();
    let results: Vec<Option<String>> = stream::iter(rows)
        .map(|row| async move {
            match Tables::start(shared, &row).await {
                Ok(_) => Some(row.id),
                // Another node was first.
                Err(StoreError::Conflict | StoreError::Fenced) => None,
                Err(error @ (StoreError::Corrupt(_) | StoreError::Version(_))) => {
                    // It is owned by this node now, and is not tried again until a client asks for it.
                    tracing::error!(table = %row.id, %error, "a table cannot be read");
                    None
                }
                Err(error) => {
                    tracing::error!(table = %row.id, %error, "could not take over a table; retrying later");
                    cluster.failed.lock().push(row);
                    None
                }
            }
        })
        .buffer_unordered(WIDTH)
        .collect()
        .await;
    let tables: Vec<String> = results.into_iter().flatten().collect();
    let count = tables.len();
    if count > 0 {
        metrics::counter!("cardinal_takeovers_total").increment(count as u64);
        cluster.say_all(&NodeMessage::Owned { node: own.to_string(), tables }, "");
        cluster.watches.wake();
    }
    count
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn things_fall_to_nodes_evenly_and_stay_when_one_goes() {
        let nodes: Vec<Arc<str>> = ["a", "b", "c"].map(Arc::from).to_vec();
        let names: Vec<String> = (0..3_000).map(|at| format!("table{at}")).collect();
        for node in &nodes {
            let share = names.iter().filter(|name| falls_to(name, &nodes).as_ref() == Some(node)).count();
            assert!((800..1_200).contains(&share), "{node}: {share}");
        }
        for name in &names {
            let before = falls_to(name, &nodes).unwrap();
            let after = falls_to(name, &nodes[..2]).unwrap();
            assert!(before == after || &*before == "c", "{name}");
        }
        assert_eq!(falls_to("t", &[]), None);
    }
}
