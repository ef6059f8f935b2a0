//! Handles messages from other nodes.

use std::sync::Arc;

use cardinal_protocol::{ToClient, code};
use cardinal_store::StoreError;
use tokio::sync::oneshot;

use super::{Cluster, NodeMessage, adopt, link, member};
use crate::state::Shared;
use crate::table::{Command, Frame, Outbox, Wish};
use crate::tables::{Tables, Way};

/// Starts this node in the cluster: it listens, renews its lease and watches the others. A node without a lease runs every table.
pub(crate) async fn take_part(shared: &Arc<Shared>) -> Result<(), StoreError> {
    let cluster = &shared.cluster;
    let id = cluster.member.id();
    if cluster.link.is_some() {
        shared.lobby.join(shared);
        listen_as(shared, &id).await;
        listen(shared, link::ALL.to_owned(), None).await;
        let back = id.to_string();
        cluster.say_all(&NodeMessage::Lobby { back }, "");
    }
    tokio::spawn(super::watches::keep(Arc::clone(shared)));
    if cluster.member.lease().is_none() {
        return Tables::wake(shared).await;
    }
    tokio::spawn(member::renew(Arc::clone(shared)));
    tokio::spawn(member::look_after(Arc::clone(shared)));
    Ok(())
}

/// Listens to messages for this node, under its present id.
pub(super) async fn listen_as(shared: &Arc<Shared>, id: &Arc<str>) {
    listen(shared, link::of_node(id), Some(Arc::clone(id))).await;
}

async fn listen(shared: &Arc<Shared>, subject: String, only: Option<Arc<str>>) {
    let Some(link) = &shared.cluster.link else { return };
    let Some(mut messages) = link.listen(subject.clone()).await else { return };
    let (weak, link) = (Arc::downgrade(shared), link.clone());
    tokio::spawn(async move {
        while let Some(message) = messages.next().await {
            let Some(shared) = weak.upgrade() else { return };
            let cluster = &shared.cluster;
            if only.as_ref().is_some_and(|id| *id != cluster.member.id()) {
                // Sent to an id that this node had before it was evicted.
                return;
            }
            let Some(opened) = link.open(&subject, &message) else { continue };
            if let Some((message, body)) = NodeMessage::unpack(opened) {
                take(&shared, cluster, message, body).await;
            } else {
                tracing::debug!("ignored a message of another version");
            }
        }
    });
}

async fn take(shared: &Arc<Shared>, cluster: &Cluster, message: NodeMessage, body: &str) {
    match message {
        NodeMessage::Watch { back, ask, socket, request } => {
            let Some(link) = cluster.link.clone() else { return };
            cluster.member.heard_of(&back);
            let table = request.watch.table.clone();
            let outbox = Outbox::remote(socket, link, &back, &table, ask);
            let (admitted, admission) = oneshot::channel();
            deliver(shared, &table, Command::Watch { request, outbox, admitted });
            let (caller, shared) = (Caller { back, ask, table }, Arc::clone(shared));
            tokio::spawn(async move {
                match admission.await {
                    Ok(Ok(())) => caller.answer(&shared, &NodeMessage::Admitted { ask }, ""),
                    Ok(Err(refusal)) => caller.answer(&shared, &NodeMessage::Refused { ask, refusal }, ""),
                    Err(_) => caller.not_here(&shared),
                }
            });
        }
        NodeMessage::Unwatch { table, socket } => {
            if let Some(sender) = shared.tables.running(&table) {
                let _ = sender.try_send(Command::Unwatch { socket });
            }
        }
        NodeMessage::History { table, socket, match_id, before } => {
            if let Some(sender) = shared.tables.running(&table) {
                let _ = sender.try_send(Command::History { socket, match_id, before });
            }
        }
        NodeMessage::Order { back, ask, table, from, id, order, trace } => {
            tracing::debug!(request = %trace, table, from = %back, "received an order");
            let caller = Caller { back, ask, table: table.clone() };
            let wish = Wish { table: table.clone(), from, id, order: *order, trace };
            deliver(shared, &table, Command::Order(wish.of_node(shared, caller)));
        }
        NodeMessage::Describe { back, ask, table, person } => {
            let (reply, info) = oneshot::channel();
            deliver(shared, &table, Command::Describe { person, reply });
            let (caller, shared) = (Caller { back, ask, table }, Arc::clone(shared));
            tokio::spawn(async move {
                match info.await {
                    Ok(info) => {
                        let text = serde_json::to_string(&info).expect("it has string keys only");
                        caller.answer(&shared, &NodeMessage::Told { ask }, &text);
                    }
                    Err(_) => caller.not_here(&shared),
                }
            });
        }
        NodeMessage::Check { back, table, watching } => {
            if let Some(sender) = shared.tables.running(&table) {
                drop(sender.try_send(Command::Check { node: back.into(), watching }));
            } else {
                let watches = watching.iter().map(|(socket, watch, _)| (*socket, *watch)).collect();
                cluster.forget(&table);
                cluster.say(&back, &NodeMessage::Lost { table, watches }, "");
            }
        }
        NodeMessage::Adopt { tables } => adopt_these(shared, tables),
        NodeMessage::Quick { back, ask, person, wish } => {
            let shared = Arc::clone(shared);
            tokio::spawn(async move {
                let found = crate::http::bring_together(&shared, &person, &wish).await;
                let caller = Caller { back, ask, table: String::new() };
                match found {
                    Ok(place) => {
                        let text = serde_json::to_string(&place).expect("it has string keys only");
                        caller.answer(&shared, &NodeMessage::Told { ask }, &text);
                    }
                    Err(error) => caller.answer(&shared, &NodeMessage::Refused { ask, refusal: error.1 }, ""),
                }
            });
        }
        NodeMessage::NotHere { ask, table } => {
            cluster.forget(&table);
            cluster.answered(ask, NodeMessage::NotHere { ask, table }, String::new());
        }
        NodeMessage::Admitted { ask } | NodeMessage::Refused { ask, .. } | NodeMessage::Told { ask } => {
            cluster.answered(ask, message, body.to_owned());
        }
        NodeMessage::Frame { table, socket, watch, n, kind } => {
            let frame = Frame::passed_on(kind, body);
            cluster.watches.frame(table, socket, (watch, n), frame);
        }
        NodeMessage::Lost { table, watches } => {
            cluster.forget(&table);
            cluster.watches.lost(&table, &watches);
        }
        other => news(shared, cluster, other, body).await,
    }
}

/// Handles messages to all nodes.
async fn news(shared: &Arc<Shared>, cluster: &Cluster, message: NodeMessage, body: &str) {
    let catch_up = |node: &str, behind: bool| {
        if behind {
            cluster.say(node, &NodeMessage::Lobby { back: cluster.member.id().to_string() }, "");
        }
    };
    match message {
        // A late message of a node that is gone would stay in the lobby.
        NodeMessage::Beat { node, .. }
        | NodeMessage::Show { node, .. }
        | NodeMessage::Hide { node, .. }
        | NodeMessage::Whole { node, .. }
            if !cluster.member.lives(&node) => {}
        NodeMessage::Beat { node, online, version } => {
            let behind = shared.lobby.beat(&node, online, version);
            catch_up(&node, behind);
        }
        NodeMessage::Show { node, version, table } => {
            let behind = shared.lobby.show_of(&node, version, *table);
            catch_up(&node, behind);
        }
        NodeMessage::Hide { node, version, table } => {
            let behind = shared.lobby.hide_of(&node, version, &table);
            catch_up(&node, behind);
        }
        NodeMessage::Lobby { back } => {
            let (version, tables) = shared.lobby.own();
            let node = cluster.member.id().to_string();
            cluster.say(&back, &NodeMessage::Whole { node, version, tables }, "");
        }
        NodeMessage::Whole { node, version, tables } => shared.lobby.whole_of(&node, version, tables),
        NodeMessage::Person { id, kind } => {
            shared.sockets.send(&id, &Frame::passed_on(kind, body));
        }
        NodeMessage::Renamed { person } => {
            shared.tables.send_all(|| Command::Renamed { person: person.clone() }).await;
        }
        NodeMessage::Owned { node, tables } => {
            let node: Arc<str> = node.into();
            tables.iter().for_each(|table| cluster.know(table, Arc::clone(&node)));
            cluster.watches.wake();
        }
        NodeMessage::Gone { node } if *node != *cluster.member.id() => {
            cluster.member.strike(&node);
            member::gone(shared, &node).await;
        }
        _ => {}
    }
}

/// The origin of a question.
#[derive(Clone, Debug)]
pub(crate) struct Caller {
    back: String,
    ask: u64,
    table: String,
}

impl Caller {
    fn answer(&self, shared: &Shared, message: &NodeMessage, body: &str) {
        shared.cluster.say(&self.back, message, body);
    }

    /// The answer to an order.
    pub(crate) fn told(&self, shared: &Shared, message: &ToClient) {
        self.answer(shared, &NodeMessage::Told { ask: self.ask }, Frame::of(message).text());
    }

    /// The table does not run here.
    pub(crate) fn not_here(&self, shared: &Shared) {
        self.answer(shared, &NodeMessage::NotHere { ask: self.ask, table: self.table.clone() }, "");
    }
}

/// Puts a command into the inbox of a table here. Commands from one node to one table stay in their order; one that is
/// dropped tells its caller that the table is not here.
fn deliver(shared: &Arc<Shared>, table: &str, command: Command) {
    if let Some(sender) = shared.tables.running(table) {
        return drop(sender.try_send(command));
    }
    let (shared, table) = (Arc::clone(shared), table.to_owned());
    tokio::spawn(async move {
        match Tables::find(&shared, &table).await {
            Ok(Way::Here(sender)) => drop(sender.send(command).await),
            Err(refusal) if refusal.code != code::BUSY => match command {
                Command::Order(order) => order.refuse(refusal),
                Command::Watch { admitted, .. } => drop(admitted.send(Err(refusal))),
                _ => {}
            },
            Ok(Way::There(_)) | Err(_) => {}
        }
    });
}

fn adopt_these(shared: &Arc<Shared>, tables: Vec<String>) {
    let shared = Arc::clone(shared);
    tokio::spawn(async move {
        let mut rows = Vec::with_capacity(tables.len());
        for table in tables {
            if let Ok(Some(row)) = shared.store.table(&table).await {
                rows.push(row);
            }
        }
        adopt::take(&shared, rows).await;
    });
}
