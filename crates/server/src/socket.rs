//! The WebSocket: one for each client, for the lobby and any number of tables.

use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::Duration;

use axum::extract::State as Extract;
use axum::extract::ws::{CloseFrame, Message, Utf8Bytes, WebSocket, WebSocketUpgrade, close_code};
use axum::response::{IntoResponse, Response};
use cardinal_protocol::{PROTOCOL, Refusal, TableOrder, ToClient, ToServer, Watch, code};
use futures_util::{SinkExt, StreamExt};
use tokio::sync::broadcast;
use tokio::time::{Instant, interval, timeout};

use crate::State;
use crate::cluster::reach;
use crate::error::ApiError;
use crate::http::Address;
use crate::ids::{self, now};
use crate::limits::allowed;
use crate::people::{MaybePerson, Person};
use crate::state::Shared;
use crate::table::{Frame, Kind, MUTES, Outbox, WatchRequest, Wish};

/// The longest message of a client.
const LONGEST: usize = 16 * 1024;
/// How many messages may wait for a client.
const OUTBOX: usize = 256;
/// How many more broken or refused messages than good ones end a socket.
const PATIENCE: u32 = 50;
/// How often a client is asked whether it is there.
const PING: Duration = Duration::from_secs(25);
/// A client that says nothing for so long, though it was asked, is gone.
const SILENCE: Duration = Duration::from_mins(1);
/// A client that does not take its messages within this time is gone.
const TAKING: Duration = Duration::from_secs(20);

/// Opens the socket.
pub(crate) async fn open(
    Extract(state): Extract<State>,
    MaybePerson(person): MaybePerson,
    Address(from): Address,
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
    let Some(ticket) = state.0.sockets.ticket(from, person.as_ref().map(|person| &*person.row.id)) else {
        let refusal = Refusal::new(code::TOO_MANY, "you have too many sockets open");
        return ApiError::from(refusal).into_response();
    };
    let open = state.0.connected.token();
    upgrade
        .protocols(["cardinal"])
        .max_message_size(LONGEST)
        .max_frame_size(LONGEST)
        .read_buffer_size(4 * 1024)
        .write_buffer_size(4 * 1024)
        .on_upgrade(async move |socket| {
            serve(state.0, person, socket).await;
            drop((open, ticket));
        })
}

struct Client {
    shared: Arc<Shared>,
    person: Option<Person>,
    outbox: Outbox,
    muted: Vec<String>,
    lobby: Option<broadcast::Receiver<Frame>>,
}

async fn serve(shared: Arc<Shared>, person: Option<Person>, mut socket: WebSocket) {
    let (outbox, mut frames, overflow) = Outbox::new(shared.socket(), OUTBOX);
    let id = person.as_ref().map(|person| person.row.id.clone());
    let muted = match &id {
        Some(id) => shared.store.muted(id).await.unwrap_or_default(),
        None => Vec::new(),
    };
    if let Some(id) = &id {
        shared.sockets.open(id, &outbox);
    }
    let limit = shared.limits.socket();
    let mut client = Client { shared: Arc::clone(&shared), person, outbox, muted, lobby: None };
    shared.lobby.came();
    client.welcome();
    let (mut ticks, mut heard, mut trouble) = (interval(PING), Instant::now(), 0_u32);
    ticks.reset();
    let drained = shared.drained();
    tokio::pin!(drained);
    let farewell = loop {
        tokio::select! {
            frame = frames.recv() => {
                let Some(mut frame) = frame else { break None };
                if overflow.load(Ordering::Relaxed) {
                    break Some(bye(code::SLOW, "you read too slowly; connect again"));
                }
                // Everything that waits goes out in one write.
                let taken = async {
                    while frame.kind != Kind::Bye {
                        socket.feed(Message::Text(frame.text)).await?;
                        match frames.try_recv() {
                            Ok(next) => frame = next,
                            Err(_) => return socket.flush().await.map(|()| None),
                        }
                    }
                    Ok::<_, axum::Error>(Some(frame))
                };
                match timeout(TAKING, taken).await {
                    Ok(Ok(None)) => {}
                    Ok(Ok(Some(bye))) => break Some((bye.text, code::WHO)),
                    Ok(Err(_)) | Err(_) => break None,
                }
            }
            message = socket.next() => {
                heard = Instant::now();
                let Some(Ok(message)) = message else { break None };
                // Every frame counts, also those that only ask whether anybody is there.
                let read = if allowed("frames", limit.check().is_ok()) {
                    let text = match &message {
                        Message::Text(text) => text.as_str(),
                        Message::Binary(_) => "",
                        Message::Ping(_) | Message::Pong(_) => continue,
                        Message::Close(_) => break None,
                    };
                    let malformed = |error: serde_json::Error| Refusal::new(code::MALFORMED, error.to_string());
                    serde_json::from_str::<ToServer>(text).map_err(malformed)
                } else {
                    Err(Refusal::new(code::TOO_MANY, "too many messages; slow down"))
                };
                match read {
                    Ok(message) => { trouble = trouble.saturating_sub(1); client.read(message).await }
                    Err(refusal) => {
                        trouble += 1;
                        client.say(&ToClient::Trouble { refusal });
                        if trouble > PATIENCE {
                            break Some(bye(code::TOO_MANY, "too many broken or refused messages"));
                        }
                    }
                }
            }
            news = next(&mut client.lobby) => match news {
                Ok(news) => { client.outbox.send(news); }
                // Missed some: the whole lobby is sent.
                Err(()) => { client.outbox.send(shared.lobby.message()); }
            },
            () = &mut drained => break Some(bye(code::DRAINING, "the server is stopping; connect again")),
            _ = ticks.tick() => {
                if heard.elapsed() > SILENCE { break None }
                let ping = socket.send(Message::Ping(axum::body::Bytes::new()));
                if !matches!(timeout(TAKING, ping).await, Ok(Ok(()))) { break None }
            }
        }
    };
    shared.lobby.went();
    if let Some(id) = &id {
        shared.sockets.close(id, client.outbox.socket);
    }
    reach::unwatch_all(&shared, client.outbox.socket).await;
    if let Some((bye, reason)) = farewell {
        let close = Message::Close(Some(CloseFrame { code: close_code::AGAIN, reason: reason.into() }));
        let _ = timeout(Duration::from_secs(2), async {
            socket.feed(Message::Text(bye)).await?;
            socket.send(close).await
        })
        .await;
    }
}

/// The last message on a socket, and why it is closed.
fn bye(code: &'static str, message: &str) -> (Utf8Bytes, &'static str) {
    (Frame::of(&ToClient::Bye { refusal: Refusal::new(code, message) }).text, code)
}

async fn next(lobby: &mut Option<broadcast::Receiver<Frame>>) -> Result<Frame, ()> {
    match lobby {
        Some(lobby) => lobby.recv().await.map_err(|_| ()),
        None => std::future::pending().await,
    }
}

impl Client {
    fn say(&self, message: &ToClient) {
        self.outbox.say(message);
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
                self.lobby = on.then(|| self.shared.lobby.subscribe());
                if on {
                    self.outbox.send(self.shared.lobby.message());
                }
            }
            ToServer::Watch(watch) => self.watch(watch).await,
            ToServer::History { table, match_id, before } => {
                reach::history(&self.shared, (table, self.outbox.socket), match_id, before).await;
            }
            ToServer::Unwatch { table } => reach::unwatch(&self.shared, &table, self.outbox.socket).await,
            ToServer::Order { table, id, order } => self.order(table, id, order).await,
        }
    }

    async fn watch(&mut self, watch: Watch) {
        let table = watch.table.clone();
        if self.shared.cluster.watches.is_full(&table, self.outbox.socket) {
            return self.trouble(code::TOO_MANY, "one socket watches at most 32 tables");
        }
        let (person, muted) = (self.person.as_ref().map(Person::to_ref), self.muted.clone());
        let request = WatchRequest { watch, person, muted, poll: None };
        let outbox = self.outbox.clone();
        let admission = reach::watch(&self.shared, request, outbox.clone());
        let here = self.shared.tables.running(&table).is_some();
        let watching = async move {
            if let Err(refusal) = admission.await {
                outbox.say(&ToClient::NotAdmitted { table, refusal });
            }
        };
        if here {
            // What the client sends next comes after it.
            watching.await;
        } else {
            // The table may have to be loaded, or run at another node; the socket does not wait for it.
            tokio::spawn(watching);
        }
    }

    async fn order(&mut self, table: String, id: String, order: TableOrder) {
        let Some(person) = &self.person else {
            let refusal = Refusal::new(code::WHO, "sign in or come as a guest first");
            return self.say(&ToClient::Refused { table, id, refusal });
        };
        if !ids::plausible(&id) {
            let refusal = Refusal::new(code::TOO_LONG, "an order's id has 1 to 64 plain characters");
            return self.say(&ToClient::Refused { table, id: id.chars().take(64).collect(), refusal });
        }
        if let TableOrder::Mute { person, on } = &order {
            self.muted.retain(|muted| muted != person);
            if *on && ids::plausible(person) && self.muted.len() < MUTES {
                self.muted.push(person.clone());
            }
            self.shared.cluster.watches.mute(self.outbox.socket, &self.muted);
        }
        let trace = format!("{:x}-{id}", self.outbox.socket);
        let wish = Wish { table, from: person.to_ref(), id, order, trace };
        reach::order_from(&self.shared, &self.outbox, wish).await;
    }
}
