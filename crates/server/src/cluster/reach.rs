//! Orders and questions to a table, wherever it runs.

use std::sync::Arc;
use std::time::Duration;

use cardinal_protocol::http::{QuickMatch, TableRef};
use cardinal_protocol::{PersonRef, Refusal, TableInfo, TableOrder, ToClient, code};
use serde::de::DeserializeOwned;
use tokio::sync::oneshot;
use tokio::time::{Instant, sleep, timeout};

use super::watches::{ANSWER, moving};
use super::{Cluster, MOVED, Parcel};
use crate::error::ApiError;
use crate::state::Shared;
use crate::table::{Answer, Letter, Outbox, frame};
use crate::tables::{Tables, Way};

/// How long a table may be on its way before whoever ordered something is told to try again.
const PATIENCE: Duration = Duration::from_secs(8);
/// How long somebody waits for the node that brings people together.
const QUICK: Duration = Duration::from_secs(3);

pub(crate) use super::watches::{Watch, begin as watch, end as unwatch};

/// An order to a table.
#[derive(Clone, Debug)]
pub(crate) struct Wish {
    pub(crate) from: PersonRef,
    pub(crate) table: String,
    pub(crate) id: String,
    pub(crate) order: TableOrder,
}

/// Gives an order and waits for the answer; a refusal is an answer.
pub(crate) async fn order(shared: &Arc<Shared>, wish: Wish, trace: &str) -> Result<ToClient, Refusal> {
    let here = || {
        let (caller, answer) = oneshot::channel();
        let Wish { from, id, order, .. } = wish.clone();
        (Letter::Order { from, id, order, answer: Answer::Http(caller) }, answer)
    };
    let there = |cluster: &Cluster, node: &str, ask| send(cluster, node, ask, wish.clone(), trace);
    answered(shared, &wish.table, here, there, moved).await
}

/// Asks a table, wherever it runs, until it answers or patience ends; one that has moved away is asked again.
async fn answered<T: DeserializeOwned>(
    shared: &Arc<Shared>,
    table: &str,
    here: impl Fn() -> (Letter, oneshot::Receiver<T>),
    there: impl Fn(&Cluster, &str, u64),
    moved: fn(&T) -> bool,
) -> Result<T, Refusal> {
    let start = Instant::now();
    while start.elapsed() < PATIENCE {
        match Tables::find(shared, table).await {
            Ok(Way::Here(sender)) => {
                let (letter, answer) = here();
                if sender.send(letter).await.is_ok()
                    && let Ok(answer) = answer.await
                    && !moved(&answer)
                {
                    return Ok(answer);
                }
            }
            Ok(Way::There(node)) => {
                let Some(cluster) = &shared.cluster else { break };
                let (ask, answer) = cluster.ask(None);
                there(cluster, &node, ask);
                let heard = timeout(ANSWER, answer).await;
                cluster.give_up(ask);
                if let Ok(Ok((Parcel::Told { .. }, body))) = heard
                    && let Ok(answer) = serde_json::from_str(&body)
                {
                    return Ok(answer);
                }
                cluster.forget(table);
            }
            Err(refusal) if refusal.code == code::BUSY => {}
            Err(refusal) => return Err(refusal),
        }
        if shared.cluster.is_none() {
            break;
        }
        sleep(Duration::from_millis(50)).await;
    }
    Err(moving())
}

fn moved(answer: &ToClient) -> bool {
    matches!(answer, ToClient::Refused { refusal, .. } if refusal.code == MOVED)
}

fn send(cluster: &Cluster, node: &str, ask: u64, wish: Wish, trace: &str) {
    let Wish { from, table, id, order } = wish;
    let (back, trace, order) = (cluster.member.id().to_string(), trace.to_owned(), Box::new(order));
    tracing::debug!(request = %trace, table, node, "an order is forwarded");
    cluster.say(node, &Parcel::Order { back, ask, table, from, id, order, trace }, "");
    metrics::counter!("cardinal_forwards_total", "what" => "order").increment(1);
}

/// Gives an order of a socket; the answer goes to it, in its place among everything else.
pub(crate) async fn order_from(shared: &Arc<Shared>, outbox: &Outbox, wish: Wish, trace: String) {
    let way = Tables::find(shared, &wish.table).await;
    let Some(cluster) = &shared.cluster else { return };
    // The first attempt leaves in the order of the socket; whatever has to wait does not hold others up.
    let first = match way {
        Ok(Way::Here(sender)) => {
            let (tell, told) = oneshot::channel();
            let Wish { from, id, order, .. } = wish.clone();
            let answer = Answer::Socket(outbox.clone(), Some(tell));
            let sent = sender.send(Letter::Order { from, id, order, answer }).await.is_ok();
            sent.then_some(First::Here(told))
        }
        Ok(Way::There(node)) => {
            let (ask, answer) = cluster.ask(Some(outbox.clone()));
            send(cluster, &node, ask, wish.clone(), &trace);
            Some(First::There(ask, answer))
        }
        Err(refusal) if refusal.code == code::BUSY => None,
        Err(refusal) => {
            outbox.send(frame(&ToClient::Refused { table: wish.table, id: wish.id, refusal }));
            return;
        }
    };
    let (shared, outbox) = (Arc::clone(shared), outbox.clone());
    tokio::spawn(async move {
        let answered = match (first, &shared.cluster) {
            (Some(First::Here(told)), _) => told.await.unwrap_or(false),
            (Some(First::There(ask, answer)), Some(cluster)) => {
                let heard = timeout(ANSWER, answer).await;
                cluster.give_up(ask);
                let told = matches!(heard, Ok(Ok((Parcel::Told { .. }, _))));
                if !told {
                    cluster.forget(&wish.table);
                }
                told
            }
            _ => false,
        };
        if answered {
            return;
        }
        let (table, id) = (wish.table.clone(), wish.id.clone());
        metrics::counter!("cardinal_retries_total").increment(1);
        let answer = order(&shared, wish, &trace).await;
        outbox.send(frame(&answer.unwrap_or_else(|refusal| ToClient::Refused { table, id, refusal })));
    });
}

enum First {
    Here(oneshot::Receiver<bool>),
    There(u64, oneshot::Receiver<(Parcel, String)>),
}

/// What a table is.
pub(crate) async fn describe(shared: &Arc<Shared>, table: &str) -> Result<TableInfo, Refusal> {
    let here = || {
        let (reply, answer) = oneshot::channel();
        (Letter::Describe { reply }, answer)
    };
    let there = |cluster: &Cluster, node: &str, ask| {
        let back = cluster.member.id().to_string();
        cluster.say(node, &Parcel::Describe { back, ask, table: table.to_owned() }, "");
        metrics::counter!("cardinal_forwards_total", "what" => "describe").increment(1);
    };
    answered(shared, table, here, there, |_| false).await
}

/// The node that brings people together who want the same, if it is another one; its answer, if it gives one.
pub(crate) async fn quick(
    shared: &Arc<Shared>,
    person: &PersonRef,
    wish: &QuickMatch,
) -> Option<Result<TableRef, ApiError>> {
    let cluster = shared.cluster.as_ref()?;
    let what = format!("quick {} {}", wish.game, wish.seats);
    let node = super::adopt::falls_to(&what, &cluster.member.living())?;
    if node == cluster.member.id() {
        return None;
    }
    let (ask, answer) = cluster.ask(None);
    let back = cluster.member.id().to_string();
    cluster.say(&node, &Parcel::Quick { back, ask, person: person.clone(), wish: wish.clone() }, "");
    metrics::counter!("cardinal_forwards_total", "what" => "quick").increment(1);
    let heard = timeout(QUICK, answer).await;
    cluster.give_up(ask);
    match heard {
        Ok(Ok((Parcel::Told { .. }, body))) => serde_json::from_str(&body).ok().map(Ok),
        Ok(Ok((Parcel::Refused { refusal, .. }, _))) => Some(Err(refusal.into())),
        // Rather two tables than none.
        _ => None,
    }
}
