//! What is done with a parcel that comes.

use std::sync::Arc;

use cardinal_protocol::{ToClient, code};
use futures_util::StreamExt;
use tokio::sync::oneshot;

use super::{Cluster, Parcel, adopt, link, member};
use crate::bus::of_person;
use crate::state::Shared;
use crate::table::{Answer, Letter, Outbox, frame};
use crate::tables::{Tables, Way};

/// Begins to take part: listens, renews, looks after the others.
pub(crate) async fn take_part(shared: &Arc<Shared>) {
    let Some(cluster) = &shared.cluster else { return };
    let id = cluster.member.id();
    if cluster.link.is_some() {
        listen_as(shared, &id).await;
        listen(shared, link::ALL.to_owned(), None).await;
        let back = id.to_string();
        cluster.say_all(&Parcel::Lobby { back }, "");
        tokio::spawn(super::watches::keep(Arc::clone(shared)));
    }
    tokio::spawn(member::renew(Arc::clone(shared)));
    tokio::spawn(member::look_after(Arc::clone(shared)));
}

/// Listens to what is said to this node, under the id it has now.
pub(super) async fn listen_as(shared: &Arc<Shared>, id: &Arc<str>) {
    listen(shared, link::of_node(id), Some(Arc::clone(id))).await;
}

async fn listen(shared: &Arc<Shared>, subject: String, only: Option<Arc<str>>) {
    let Some(link) = shared.cluster.as_ref().and_then(|cluster| cluster.link.as_ref()) else { return };
    let Some(mut parcels) = link.listen(subject).await else { return };
    let weak = Arc::downgrade(shared);
    tokio::spawn(async move {
        while let Some(message) = parcels.next().await {
            let Some(shared) = weak.upgrade() else { return };
            let Some(cluster) = &shared.cluster else { return };
            if only.as_ref().is_some_and(|id| *id != cluster.member.id()) {
                // Said to an id that this node had before it was given up.
                return;
            }
            if let Some((parcel, body)) = Parcel::unpack(&message.payload) {
                take(&shared, cluster, parcel, body).await;
            } else {
                tracing::debug!("a parcel of another version");
            }
        }
    });
}

async fn take(shared: &Arc<Shared>, cluster: &Cluster, parcel: Parcel, body: &str) {
    match parcel {
        Parcel::Watch { back, ask, table, socket, person, since, shoulder, chat, muted, views, poll } => {
            let Some(link) = cluster.link.clone() else { return };
            let outbox = Outbox::distant(socket, link, &back, &table, ask);
            let (admitted, admission) = oneshot::channel();
            let letter =
                Letter::Watch { person, outbox, since, shoulder, chat, muted, views, poll, admitted };
            let caller = Caller { back, ask, table };
            deliver(shared, &caller, letter);
            let shared = Arc::clone(shared);
            tokio::spawn(async move {
                let parcel = match admission.await {
                    Ok(Ok(())) => Parcel::Admitted { ask: caller.ask },
                    Ok(Err(refusal)) => Parcel::Refused { ask: caller.ask, refusal },
                    Err(_) => return,
                };
                caller.answer(&shared, &parcel, "");
            });
        }
        Parcel::Unwatch { table, socket } => {
            if let Some(sender) = shared.tables.running(&table) {
                let _ = sender.try_send(Letter::Unwatch { socket });
            }
        }
        Parcel::Order { back, ask, table, from, id, order, trace } => {
            tracing::debug!(request = %trace, table, from = %back, "an order has come");
            let caller = Caller { back, ask, table };
            let answer = Answer::Distant(Arc::clone(shared), caller.clone());
            deliver(shared, &caller, Letter::Order { from, id, order: *order, answer });
        }
        Parcel::Describe { back, ask, table } => {
            let (reply, info) = oneshot::channel();
            let caller = Caller { back, ask, table };
            deliver(shared, &caller, Letter::Describe { reply });
            let shared = Arc::clone(shared);
            tokio::spawn(async move {
                if let Ok(info) = info.await {
                    let text = serde_json::to_string(&info).expect("it has string keys only");
                    caller.answer(&shared, &Parcel::Told { ask }, &text);
                }
            });
        }
        Parcel::Check { back, table, watching } => {
            if let Some(sender) = shared.tables.running(&table) {
                drop(sender.try_send(Letter::Check { node: back.into(), watching }));
            } else {
                let watches = watching.iter().map(|(socket, watch, _)| (*socket, *watch)).collect();
                cluster.forget(&table);
                cluster.say(&back, &Parcel::Lost { table, watches }, "");
            }
        }
        Parcel::Adopt { tables } => adopt_these(shared, tables),
        Parcel::Quick { back, ask, person, wish } => {
            let shared = Arc::clone(shared);
            tokio::spawn(async move {
                let found = crate::http::bring_together(&shared, &person, &wish).await;
                let caller = Caller { back, ask, table: String::new() };
                match found {
                    Ok(place) => {
                        let text = serde_json::to_string(&place).expect("it has string keys only");
                        caller.answer(&shared, &Parcel::Told { ask }, &text);
                    }
                    Err(error) => caller.answer(&shared, &Parcel::Refused { ask, refusal: error.1 }, ""),
                }
            });
        }
        Parcel::NotHere { ask, table } => {
            cluster.forget(&table);
            cluster.answered(ask, Parcel::NotHere { ask, table }, String::new());
        }
        Parcel::Admitted { ask } | Parcel::Refused { ask, .. } | Parcel::Told { ask } => {
            cluster.answered(ask, parcel, body.to_owned());
        }
        Parcel::Frame { table, socket, watch, n } => cluster.watches.frame(table, socket, watch, n, body),
        Parcel::Lost { table, watches } => {
            cluster.forget(&table);
            cluster.watches.lost(&table, &watches);
        }
        other => news(shared, cluster, other, body).await,
    }
}

/// What is said to all.
async fn news(shared: &Arc<Shared>, cluster: &Cluster, parcel: Parcel, body: &str) {
    let catch_up = |node: &str, behind: bool| {
        if behind {
            cluster.say(node, &Parcel::Lobby { back: cluster.member.id().to_string() }, "");
        }
    };
    match parcel {
        // What comes late from a node that is gone would be listed for ever.
        Parcel::Beat { node, .. }
        | Parcel::Show { node, .. }
        | Parcel::Hide { node, .. }
        | Parcel::Whole { node, .. }
            if !cluster.member.lives(&node) => {}
        Parcel::Beat { node, online, version } => {
            let behind = shared.lobby.beat(&node, online, version);
            catch_up(&node, behind);
        }
        Parcel::Show { node, version, table } => {
            let behind = shared.lobby.show_of(&node, version, *table);
            catch_up(&node, behind);
        }
        Parcel::Hide { node, version, table } => {
            let behind = shared.lobby.hide_of(&node, version, &table);
            catch_up(&node, behind);
        }
        Parcel::Lobby { back } => {
            let (version, tables) = shared.lobby.own();
            let node = cluster.member.id().to_string();
            cluster.say(&back, &Parcel::Whole { node, version, tables }, "");
        }
        Parcel::Whole { node, version, tables } => shared.lobby.whole_of(&node, version, tables),
        Parcel::Person { id } => shared.bus.publish(&of_person(&id), body.to_owned().into()),
        Parcel::Renamed { person } => {
            shared.tables.send_all(|| Letter::Renamed { person: person.clone() }).await;
        }
        Parcel::Owned { node, tables } => {
            let node: Arc<str> = node.into();
            tables.iter().for_each(|table| cluster.know(table, Arc::clone(&node)));
            cluster.watches.wake();
        }
        Parcel::Gone { node } if *node != *cluster.member.id() => {
            cluster.member.strike(&node);
            member::gone(shared, &node).await;
        }
        _ => {}
    }
}

/// Who asked, from where.
#[derive(Clone, Debug)]
pub(crate) struct Caller {
    back: String,
    ask: u64,
    table: String,
}

impl Caller {
    fn answer(&self, shared: &Shared, parcel: &Parcel, body: &str) {
        if let Some(cluster) = &shared.cluster {
            cluster.say(&self.back, parcel, body);
        }
    }

    /// The answer to an order.
    pub(crate) fn tell(&self, shared: &Shared, message: &ToClient) {
        let (ask, table) = (self.ask, self.table.clone());
        match message {
            ToClient::Refused { refusal, .. } if refusal.code == super::MOVED => {
                self.answer(shared, &Parcel::NotHere { ask, table }, "");
            }
            message => self.answer(shared, &Parcel::Told { ask }, &frame(message)),
        }
    }
}

/// Puts a letter into the inbox of a table here. Letters from one node to one table stay in their order.
fn deliver(shared: &Arc<Shared>, caller: &Caller, letter: Letter) {
    let not_here = |shared: &Shared, caller: &Caller| {
        let parcel = Parcel::NotHere { ask: caller.ask, table: caller.table.clone() };
        caller.answer(shared, &parcel, "");
    };
    if let Some(sender) = shared.tables.running(&caller.table) {
        match sender.try_send(letter) {
            Ok(()) => {}
            // It will be asked again.
            Err(_) => not_here(shared, caller),
        }
        return;
    }
    let (shared, caller) = (Arc::clone(shared), caller.clone());
    tokio::spawn(async move {
        match Tables::find(&shared, &caller.table).await {
            Ok(Way::Here(sender)) => drop(sender.send(letter).await),
            Ok(Way::There(_)) => not_here(&shared, &caller),
            Err(refusal) if refusal.code == code::BUSY => not_here(&shared, &caller),
            Err(refusal) => refuse(&shared, &caller, letter, refusal),
        }
    });
}

fn refuse(shared: &Shared, caller: &Caller, letter: Letter, refusal: cardinal_protocol::Refusal) {
    match letter {
        Letter::Order { id, answer, .. } => {
            answer.give(ToClient::Refused { table: caller.table.clone(), id, refusal });
        }
        Letter::Watch { admitted, .. } => drop(admitted.send(Err(refusal))),
        _ => caller.answer(shared, &Parcel::NotHere { ask: caller.ask, table: caller.table.clone() }, ""),
    }
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
