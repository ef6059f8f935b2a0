//! Commands to a table, wherever it runs.

use std::sync::Arc;
use std::time::Duration;

use cardinal_protocol::http::{QuickMatch, RunningTable, TableRef};
use cardinal_protocol::{PersonRef, Refusal, TableInfo, ToClient, code};
use serde::de::DeserializeOwned;
use tokio::sync::oneshot;
use tokio::time::{Instant, sleep, timeout};

use super::watches::{ANSWER, moving};
use super::{Cluster, NodeMessage};
use crate::error::{ApiError, refusal};
use crate::state::Shared;
use crate::table::{Command, Outbox, TableState, Wish};
use crate::tables::{Tables, Way};

/// How long a caller waits for a table on its way to another node before it is refused.
const PATIENCE: Duration = Duration::from_secs(8);
/// How long a person waits for the node that does the matchmaking.
const QUICK: Duration = Duration::from_secs(3);

pub(crate) use super::watches::{end as unwatch, end_all as unwatch_all, history, watch};

/// Gives an order of a socket. Orders of one socket reach a table in their order; the answer goes to the socket, in its
/// place among everything else.
pub(crate) async fn order_from(shared: &Arc<Shared>, outbox: &Outbox, wish: Wish) {
    match Tables::find(shared, &wish.table).await {
        // An order that the table drops tries again by itself.
        Ok(Way::Here(sender)) => {
            drop(sender.send(Command::Order(wish.of_socket(shared, outbox))).await);
        }
        Ok(Way::There(node)) => {
            let (ask, answer) = shared.cluster.ask(Some(outbox.clone()));
            forward(&shared.cluster, &node, ask, &wish);
            let (shared, outbox) = (Arc::clone(shared), outbox.clone());
            tokio::spawn(async move {
                let heard = timeout(ANSWER, answer).await;
                shared.cluster.give_up(ask);
                if !matches!(heard, Ok(Ok((NodeMessage::Told { .. }, _)))) {
                    shared.cluster.forget(&wish.table);
                    retry(&shared, &outbox, wish).await;
                }
            });
        }
        Err(refusal) if refusal.code == code::BUSY => {
            let (shared, outbox) = (Arc::clone(shared), outbox.clone());
            tokio::spawn(async move { retry(&shared, &outbox, wish).await });
        }
        Err(refusal) => drop(outbox.say(&ToClient::Refused { table: wish.table, id: wish.id, refusal })),
    }
}

/// Gives an order of a socket once more, after the table has moved away under the first attempt.
pub(crate) async fn retry(shared: &Arc<Shared>, outbox: &Outbox, wish: Wish) {
    let (table, id) = (wish.table.clone(), wish.id.clone());
    metrics::counter!("cardinal_retries_total").increment(1);
    let answer = order(shared, wish).await;
    outbox.say(&answer.unwrap_or_else(|refusal| ToClient::Refused { table, id, refusal }));
}

/// Gives an order and waits for the answer; a refusal by the table is an answer.
pub(crate) async fn order(shared: &Arc<Shared>, wish: Wish) -> Result<ToClient, Refusal> {
    let here = || {
        let (order, answer) = wish.clone().asked();
        (Command::Order(order), answer)
    };
    let there = |cluster: &Cluster, node: &str, ask| forward(cluster, node, ask, &wish);
    answered(shared, &wish.table, here, there).await
}

fn forward(cluster: &Cluster, node: &str, ask: u64, wish: &Wish) {
    let Wish { table, from, id, order, trace } = wish.clone();
    tracing::debug!(request = %trace, table, node, "forwarding an order");
    let (back, order) = (cluster.member.id().to_string(), Box::new(order));
    cluster.say(node, &NodeMessage::Order { back, ask, table, from, id, order, trace }, "");
    metrics::counter!("cardinal_forwards_total", "what" => "order").increment(1);
}

/// What a table is, and how far its game is, as far as a person may know.
pub(crate) async fn describe(
    shared: &Arc<Shared>,
    table: &str,
    person: Option<&str>,
) -> Result<RunningTable, Refusal> {
    let person = person.map(str::to_owned);
    let here = || {
        let (reply, answer) = oneshot::channel();
        (Command::Describe { person: person.clone(), reply }, answer)
    };
    let there = |cluster: &Cluster, node: &str, ask| {
        let back = cluster.member.id().to_string();
        let (table, person) = (table.to_owned(), person.clone());
        cluster.say(node, &NodeMessage::Describe { back, ask, table, person }, "");
        metrics::counter!("cardinal_forwards_total", "what" => "describe").increment(1);
    };
    answered(shared, table, here, there).await
}

/// What a table is, as far as a person may know. One without a game and without a node is described as it is stored, since
/// a look at a table must not load it.
pub(crate) async fn look(
    shared: &Arc<Shared>,
    table: &str,
    person: Option<&str>,
) -> Result<TableInfo, Refusal> {
    let cluster = &shared.cluster;
    if shared.tables.running(table).is_none() && cluster.place(table).is_none() {
        let row = shared.store.table(table).await.map_err(|error| refusal(&error))?;
        let row = row.ok_or_else(|| Refusal::new(code::NOT_FOUND, "there is no such table"))?;
        let own = cluster.member.id();
        let runs = row.owner.as_ref().is_some_and(|owner| **owner != *own && cluster.member.lives(owner));
        // A game in progress has to be replayed to find out whether this version can continue it.
        if !runs && !matches!(row.status.as_str(), "playing" | "paused") {
            let described = TableState::described(&row, person).map_err(|error| refusal(&error))?;
            if let Some(info) = described {
                return Ok(info);
            }
        }
    }
    describe(shared, table, person).await.map(|running| running.table)
}

/// Asks a table, wherever it runs, until it answers or patience ends.
async fn answered<T: DeserializeOwned>(
    shared: &Arc<Shared>,
    table: &str,
    here: impl Fn() -> (Command, oneshot::Receiver<T>),
    there: impl Fn(&Cluster, &str, u64),
) -> Result<T, Refusal> {
    let (cluster, start) = (&shared.cluster, Instant::now());
    while start.elapsed() < PATIENCE {
        match Tables::find(shared, table).await {
            Ok(Way::Here(sender)) => {
                let (command, answer) = here();
                if sender.send(command).await.is_ok()
                    && let Ok(answer) = answer.await
                {
                    return Ok(answer);
                }
            }
            Ok(Way::There(node)) => {
                let (ask, answer) = cluster.ask(None);
                there(cluster, &node, ask);
                let heard = timeout(ANSWER, answer).await;
                cluster.give_up(ask);
                if let Ok(Ok((NodeMessage::Told { .. }, body))) = heard
                    && let Ok(answer) = serde_json::from_str(&body)
                {
                    return Ok(answer);
                }
                cluster.forget(table);
            }
            Err(refusal) if refusal.code == code::BUSY => {}
            Err(refusal) => return Err(refusal),
        }
        sleep(Duration::from_millis(50)).await;
    }
    Err(moving())
}

/// The answer of the node that does the matchmaking for this wish; none if it is this one, or does not answer.
pub(crate) async fn quick(
    shared: &Arc<Shared>,
    person: &PersonRef,
    wish: &QuickMatch,
) -> Option<Result<TableRef, ApiError>> {
    let cluster = &shared.cluster;
    let what = format!("quick {} {}", wish.game, wish.seats);
    let node = super::adopt::falls_to(&what, &cluster.member.living())?;
    if node == cluster.member.id() {
        return None;
    }
    let (ask, answer) = cluster.ask(None);
    let back = cluster.member.id().to_string();
    cluster.say(&node, &NodeMessage::Quick { back, ask, person: person.clone(), wish: wish.clone() }, "");
    metrics::counter!("cardinal_forwards_total", "what" => "quick").increment(1);
    let heard = timeout(QUICK, answer).await;
    cluster.give_up(ask);
    match heard {
        Ok(Ok((NodeMessage::Told { .. }, body))) => serde_json::from_str(&body).ok().map(Ok),
        Ok(Ok((NodeMessage::Refused { refusal, .. }, _))) => Some(Err(refusal.into())),
        // Two tables are better than none.
        _ => None,
    }
}
