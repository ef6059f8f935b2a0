//! The WebSocket: one for each client, for the lobby and any number of tables.

use std::collections::HashSet;
use std::sync::Arc;
use std::time::Duration;

use axum::extract::State as Extract;
use axum::extract::ws::{CloseFrame, Message, Utf8Bytes, WebSocket, WebSocketUpgrade, close_code};
use axum::response::{IntoResponse, Response};
use cardinal_protocol::{PROTOCOL, Refusal, ToClient, ToServer, code};
use futures_util::{SinkExt, StreamExt};
use tokio::sync::{broadcast, oneshot};
use tokio::time::{Instant, interval, timeout};

use crate::State;
use crate::bus::{LOBBY, of_person};
use crate::cluster::reach::{self, Watch, Wish};
use crate::error::ApiError;
use crate::ids::{self, now};
use crate::people::{MaybePerson, Person};
use crate::state::Shared;
use crate::table::{Answer, Letter, MUTES, Outbox, frame};
use crate::tables::Tables;

/// The longest message of a client.
const LONGEST: usize = 16 * 1024;
/// How many messages may wait for a client.
const OUTBOX: usize = 256;
/// How many tables one socket may watch.
const TABLES: usize = 32;
/// How many broken or refused messages in a row end a socket.
const PATIENCE: u32 = 50;
/// How often a client is asked whether it is there.
const PING: Duration = Duration::from_secs(25);
/// A client that says nothing for so long, though it was asked, is gone.
const SILENCE: Duration = Duration::from_mins(1);
/// A client that does not take its messages within this time is gone.
const TAKING: Duration = Duration::from_secs(20);

/// How a farewell begins, as messages are written.
const BYE: &str = "{\"on\":\"bye\"";

/// Opens the socket.
pub(crate) async fn open(
    Extract(state): Extract<State>,
    MaybePerson(person): MaybePerson,
    upgrade: Result<WebSocketUpgrade, axum::extract::ws::rejection::WebSocketUpgradeRejection>,
) -> Response {
    let upgrade = match upgrade {
        Ok(upgrade) => upgrade,
        Err(rejection) => {
            return ApiError::new(rejection.status(), code::MALFORMED, &rejection.body_text())
                .into_response();
        }
    };
    if state.0.draining() {
        return ApiError::from(Refusal::new(code::DRAINING, "the server is being stopped")).into_response();
    }
    let open = state.0.connected.token();
    upgrade
        .protocols(["cardinal"])
        .max_message_size(LONGEST)
        .max_frame_size(LONGEST)
        .read_buffer_size(4 * 1024)
        .write_buffer_size(4 * 1024)
        .on_upgrade(async move |socket| {
            serve(state.0, person, socket).await;
            drop(open);
        })
}

struct Client {
    shared: Arc<Shared>,
    person: Option<Person>,
    outbox: Outbox,
    watched: HashSet<String>,
    muted: Vec<String>,
    /// Whether they are shown a fresh view after all events.
    views: bool,
    lobby: Option<broadcast::Receiver<Utf8Bytes>>,
}

async fn serve(shared: Arc<Shared>, person: Option<Person>, socket: WebSocket) {
    let (outbox, mut frames, slow) = Outbox::new(shared.socket(), OUTBOX);
    let (mut sink, mut stream) = socket.split();
    let id = person.as_ref().map(|person| person.row.id.clone());
    let muted = match &id {
        Some(id) => shared.store.muted(id).await.unwrap_or_default(),
        None => Vec::new(),
    };
    let mut personal = shared.bus.subscribe(&id.map_or_else(|| "nobody".to_owned(), |id| of_person(&id)));
    let limit = shared.limits.socket();
    let mut client = Client {
        shared: Arc::clone(&shared),
        person,
        outbox,
        watched: HashSet::new(),
        muted,
        views: false,
        lobby: None,
    };
    shared.lobby.came();
    client.welcome();
    let (mut ticks, mut heard, mut trouble) = (interval(PING), Instant::now(), 0_u32);
    ticks.reset();
    let drained = shared.drained();
    tokio::pin!(drained);
    let farewell = loop {
        tokio::select! {
            frame = frames.recv() => {
                let Some(frame) = frame else { break None };
                // Everything that waits goes out together.
                let taken = async {
                    sink.feed(Message::Text(frame)).await?;
                    while let Ok(frame) = frames.try_recv() {
                        sink.feed(Message::Text(frame)).await?;
                    }
                    sink.flush().await
                };
                if !in_time(taken).await { break None }
            }
            message = stream.next() => {
                heard = Instant::now();
                let text = match message {
                    Some(Ok(Message::Text(text))) => text,
                    Some(Ok(Message::Ping(_) | Message::Pong(_))) => continue,
                    Some(Ok(Message::Binary(_))) => {
                        trouble += 1;
                        client.trouble(code::MALFORMED, "messages are JSON text");
                        if trouble > PATIENCE { break Some(refused(code::TOO_MANY, "too many broken messages")) }
                        continue;
                    }
                    Some(Ok(Message::Close(_)) | Err(_)) | None => break None,
                };
                if limit.check().is_err() {
                    trouble += 1;
                    metrics::counter!("cardinal_limited_total", "limit" => "frames").increment(1);
                    client.trouble(code::TOO_MANY, "too many messages; slow down");
                    if trouble > PATIENCE { break Some(refused(code::TOO_MANY, "too many messages")) }
                    continue;
                }
                match serde_json::from_str::<ToServer>(&text) {
                    Ok(message) => { trouble = 0; client.read(message).await }
                    Err(error) => {
                        trouble += 1;
                        client.trouble(code::MALFORMED, &error.to_string());
                        if trouble > PATIENCE { break Some(refused(code::TOO_MANY, "too many broken messages")) }
                    }
                }
            }
            news = personal.recv() => if let Ok(news) = news {
                if news.starts_with(BYE) { break Some(refused(code::WHO, "who you are has changed; connect again")) }
                client.outbox.send(news);
            },
            news = next(&mut client.lobby) => match news {
                Ok(news) => { client.outbox.send(news); }
                // Missed some: the whole lobby is sent anew.
                Err(()) => { client.outbox.send(shared.lobby.message()); }
            },
            () = slow.notified() => break Some(refused(code::SLOW, "you read too slowly; connect again")),
            () = &mut drained => break Some(refused(code::DRAINING, "the server is being stopped; connect again")),
            _ = ticks.tick() => {
                if heard.elapsed() > SILENCE { break None }
                if !in_time(sink.send(Message::Ping(axum::body::Bytes::new()))).await { break None }
            }
        }
    };
    shared.lobby.went();
    for table in &client.watched {
        unwatch(&shared, table, client.outbox.socket).await;
    }
    if let Some(refusal) = farewell {
        let reason = refusal.code.clone().into();
        let bye = frame(&ToClient::Bye { refusal });
        let close = Message::Close(Some(CloseFrame { code: close_code::AGAIN, reason }));
        let _ = timeout(Duration::from_secs(2), async {
            sink.feed(Message::Text(bye)).await?;
            sink.send(close).await
        })
        .await;
    }
}

/// A socket watches a table no more.
pub(crate) async fn unwatch(shared: &Arc<Shared>, table: &str, socket: u64) {
    if shared.cluster.is_some() {
        return reach::unwatch(shared, table, socket).await;
    }
    // A table that is gone needs no farewell.
    let _ = Tables::send(shared, table, Letter::Unwatch { socket }).await;
}

/// Whether a client took its messages, and in time.
async fn in_time(taking: impl Future<Output = Result<(), axum::Error>>) -> bool {
    matches!(timeout(TAKING, taking).await, Ok(Ok(())))
}

fn refused(code: &str, message: &str) -> Refusal {
    Refusal::new(code, message)
}

async fn next(lobby: &mut Option<broadcast::Receiver<Utf8Bytes>>) -> Result<Utf8Bytes, ()> {
    match lobby {
        Some(lobby) => lobby.recv().await.map_err(|_| ()),
        None => std::future::pending().await,
    }
}

impl Client {
    fn say(&self, message: &ToClient) {
        self.outbox.send(frame(message));
    }

    fn trouble(&self, code: &str, message: &str) {
        self.say(&ToClient::Trouble { refusal: Refusal::new(code, message) });
    }

    fn welcome(&self) {
        self.say(&ToClient::Welcome {
            protocol: PROTOCOL,
            version: env!("CARGO_PKG_VERSION").to_owned(),
            bundle: self.shared.bundle.clone(),
            you: self.person.as_ref().map(|person| person.me(None)),
            now: now(),
        });
    }

    async fn read(&mut self, message: ToServer) {
        match message {
            ToServer::Ping {} => self.say(&ToClient::Pong { now: now() }),
            ToServer::Lobby { on } => {
                self.lobby = on.then(|| self.shared.bus.subscribe(LOBBY));
                if on {
                    self.outbox.send(self.shared.lobby.message());
                }
            }
            ToServer::Views { on } => self.views = on,
            ToServer::Watch { table, since, shoulder, chat } => {
                if self.watched.len() >= TABLES && !self.watched.contains(&table) {
                    return self.trouble(code::TOO_MANY, "one socket watches at most 32 tables");
                }
                if self.shared.cluster.is_some() {
                    return self.watch_anywhere(table, since, shoulder, chat);
                }
                let (admitted, admission) = oneshot::channel();
                let letter = Letter::Watch {
                    person: self.person.as_ref().map(Person::to_ref),
                    outbox: self.outbox.clone(),
                    since,
                    shoulder,
                    chat,
                    muted: self.muted.clone(),
                    views: self.views,
                    poll: None,
                    admitted,
                };
                let sent = Tables::send(&self.shared, &table, letter).await;
                let gone = || Refusal::new(code::BUSY, "the table is being put away; try again");
                let admission = match sent {
                    Ok(()) => admission.await.unwrap_or_else(|_| Err(gone())),
                    Err(refusal) => Err(refusal),
                };
                match admission {
                    Ok(()) => drop(self.watched.insert(table)),
                    Err(refusal) => self.say(&ToClient::Refused { table, id: "watch".to_owned(), refusal }),
                }
            }
            ToServer::Unwatch { table } => {
                if self.watched.remove(&table) {
                    unwatch(&self.shared, &table, self.outbox.socket).await;
                }
            }
            ToServer::Order { table, id, order } => self.order(table, id, order).await,
        }
    }

    /// Watches a table that may run at another node, which may take a moment; the socket does not wait for it.
    fn watch_anywhere(
        &mut self,
        table: String,
        since: Option<cardinal_protocol::Since>,
        shoulder: Option<u8>,
        chat: Option<u64>,
    ) {
        self.watched.insert(table.clone());
        let (shared, outbox) = (Arc::clone(&self.shared), self.outbox.clone());
        let person = self.person.as_ref().map(Person::to_ref);
        let watch = Watch {
            table: table.clone(),
            person,
            shoulder,
            muted: self.muted.clone(),
            views: self.views,
            poll: None,
            outbox,
        };
        let outbox = watch.outbox.clone();
        // It watches from now on: whoever leaves before the table has answered is not forgotten there.
        let admission = reach::watch(&shared, watch, since, chat);
        tokio::spawn(async move {
            if let Err(refusal) = admission.await {
                outbox.send(frame(&ToClient::Refused { table, id: "watch".to_owned(), refusal }));
            }
        });
    }

    async fn order(&mut self, table: String, id: String, order: cardinal_protocol::TableOrder) {
        let refuse = |table: String, id: String, refusal: Refusal| ToClient::Refused { table, id, refusal };
        let Some(person) = &self.person else {
            let refusal = Refusal::new(code::WHO, "sign in or come as a guest first");
            return self.say(&refuse(table, id, refusal));
        };
        if !ids::plausible(&id) {
            let refusal = Refusal::new(code::TOO_LONG, "an order's id has 1 to 64 plain characters");
            return self.say(&refuse(table, id.chars().take(64).collect(), refusal));
        }
        if let cardinal_protocol::TableOrder::Mute { person, on } = &order {
            self.muted.retain(|muted| muted != person);
            if *on && ids::plausible(person) && self.muted.len() < MUTES {
                self.muted.push(person.clone());
            }
            if let Some(cluster) = &self.shared.cluster {
                cluster.watches.mute(self.outbox.socket, &self.muted);
            }
        }
        if self.shared.cluster.is_some() {
            let trace = format!("{:x}-{id}", self.outbox.socket);
            let wish = Wish { from: person.to_ref(), table, id, order };
            return reach::order_from(&self.shared, &self.outbox, wish, trace).await;
        }
        let answer = Answer::Socket(self.outbox.clone(), None);
        let letter = Letter::Order { from: person.to_ref(), id: id.clone(), order, answer };
        if let Err(refusal) = Tables::send(&self.shared, &table, letter).await {
            self.say(&refuse(table, id, refusal));
        }
    }
}
