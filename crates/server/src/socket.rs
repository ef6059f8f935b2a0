//! The WebSocket: one for each client, for the lobby and any number of tables.

use std::net::IpAddr;
use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::Duration;

use axum::body::{Body, Bytes};
use axum::extract::{Request, State as Extract};
use axum::http::header::SEC_WEBSOCKET_PROTOCOL;
use axum::http::{HeaderMap, HeaderValue, StatusCode};
use axum::response::{IntoResponse, Response};
use cardinal_protocol::{PROTOCOL, Refusal, TableOrder, ToClient, ToServer, Watch, code};
use futures_util::{SinkExt, StreamExt};
use hyper::upgrade::{OnUpgrade, Upgraded};
use hyper_util::rt::TokioIo;
use tokio::io::AsyncWriteExt;
use tokio::sync::{broadcast, mpsc};
use tokio::time::{Instant, interval, timeout};
use tokio_tungstenite::WebSocketStream;
use tungstenite::Message;
use tungstenite::handshake::server::create_response;
use tungstenite::protocol::frame::coding::CloseCode;
use tungstenite::protocol::{CloseFrame, Role, WebSocketConfig};

use crate::State;
use crate::cluster::reach;
use crate::error::ApiError;
use crate::http::Address;
use crate::ids::{self, now};
use crate::limits::{FrameLimit, allowed};
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

/// The protocol that clients may name when they open a socket.
const SUBPROTOCOL: HeaderValue = HeaderValue::from_static("cardinal");

type Socket = WebSocketStream<TokioIo<Upgraded>>;

/// Opens the socket.
pub(crate) async fn open(
    Extract(state): Extract<State>,
    MaybePerson(person): MaybePerson,
    Address(from): Address,
    request: Request,
) -> Response {
    let (mut parts, _) = request.into_parts();
    let upgrade = parts.extensions.remove::<OnUpgrade>();
    let named = names_protocol(&parts.headers);
    let answer = create_response(&Request::from_parts(parts, ()));
    let (Ok(mut answer), Some(upgrade)) = (answer, upgrade) else {
        let status = StatusCode::UPGRADE_REQUIRED;
        return ApiError::new(status, code::MALFORMED, "this address takes WebSocket connections only")
            .into_response();
    };
    if state.0.draining() {
        return ApiError::from(Refusal::new(
            code::DRAINING,
            "the server is shutting down; reconnect in a moment",
        ))
        .into_response();
    }
    let Some(ticket) = state.0.sockets.ticket(from, person.as_ref().map(|person| &*person.row.id)) else {
        let refusal = Refusal::new(code::TOO_MANY, "too many open connections");
        return ApiError::from(refusal).into_response();
    };
    if named {
        answer.headers_mut().insert(SEC_WEBSOCKET_PROTOCOL, SUBPROTOCOL);
    }
    let open = state.0.connected.token();
    tokio::spawn(async move {
        // A client that has gone away by now needs no socket.
        if let Ok(stream) = upgrade.await {
            let socket = Socket::from_raw_socket(TokioIo::new(stream), Role::Server, Some(limits())).await;
            serve(state.0, person, from, socket).await;
        }
        drop((open, ticket));
    });
    answer.map(|()| Body::empty())
}

fn names_protocol(headers: &HeaderMap) -> bool {
    let named = headers.get_all(SEC_WEBSOCKET_PROTOCOL).iter().filter_map(|value| value.to_str().ok());
    named.flat_map(|value| value.split(',')).any(|name| name.trim() == SUBPROTOCOL)
}

fn limits() -> WebSocketConfig {
    // The buffer for reading is cleared before every read, and kept as long as the socket: orders are short.
    let limits = WebSocketConfig::default().read_buffer_size(1024);
    limits.max_message_size(Some(LONGEST)).max_frame_size(Some(LONGEST))
}

/// Sends a frame and all that wait behind it, in one write; the frame that ends the socket, if it comes to that.
///
/// The frames are complete, so they go straight to the connection: a socket's own buffer would keep the size of its
/// longest message.
async fn send(
    socket: &mut Socket,
    mut frame: Frame,
    waiting: &mut mpsc::Receiver<Frame>,
) -> Result<Option<Frame>, tungstenite::Error> {
    // The answer to a ping may have been sent in part.
    socket.flush().await?;
    let mut bytes = Bytes::new();
    let mut last = None;
    loop {
        if frame.kind() == Kind::Bye {
            last = Some(frame);
            break;
        }
        bytes =
            if bytes.is_empty() { frame.into_bytes() } else { [bytes, frame.into_bytes()].concat().into() };
        match waiting.try_recv() {
            Ok(next) => frame = next,
            Err(_) => break,
        }
    }
    socket.get_mut().write_all(&bytes).await?;
    Ok(last)
}

struct Client {
    shared: Arc<Shared>,
    person: Option<Person>,
    outbox: Outbox,
    muted: Vec<String>,
    lobby: Option<broadcast::Receiver<Frame>>,
    watches: FrameLimit,
}

async fn serve(shared: Arc<Shared>, person: Option<Person>, from: IpAddr, mut socket: Socket) {
    let (outbox, mut frames, overflow) = Outbox::new(shared.socket(), OUTBOX);
    let id = person.as_ref().map(|person| person.row.id.clone());
    let muted = match &id {
        Some(id) => shared.store.muted(id).await.unwrap_or_default(),
        None => Vec::new(),
    };
    let session = person.as_ref().map(|person| (person.row.id.as_str(), person.session.as_str()));
    shared.sockets.open(from, session, &outbox);
    let limit = shared.limits.socket();
    let watches = shared.limits.watches();
    let mut client = Client { shared: Arc::clone(&shared), person, outbox, muted, lobby: None, watches };
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
                if overflow.load(Ordering::Relaxed) {
                    break Some(bye(code::SLOW, "you read too slowly; connect again"));
                }
                match timeout(TAKING, send(&mut socket, frame, &mut frames)).await {
                    Ok(Ok(None)) => {}
                    Ok(Ok(Some(bye))) => break Some((bye, code::WHO)),
                    Ok(Err(_)) | Err(_) => break None,
                }
            }
            message = socket.next() => {
                heard = Instant::now();
                let Some(Ok(message)) = message else { break None };
                // Every frame counts, pings included.
                let read = if allowed("frames", limit.check().is_ok()) {
                    let text = match &message {
                        Message::Text(text) => text.as_str(),
                        Message::Binary(_) => "",
                        Message::Ping(_) | Message::Pong(_) | Message::Frame(_) => continue,
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
                let ping = socket.send(Message::Ping(Bytes::new()));
                if !matches!(timeout(TAKING, ping).await, Ok(Ok(()))) { break None }
            }
        }
    };
    shared.lobby.went();
    shared.sockets.close(id.as_deref(), client.outbox.socket);
    reach::unwatch_all(&shared, client.outbox.socket).await;
    if let Some((bye, reason)) = farewell {
        let close = Message::Close(Some(CloseFrame { code: CloseCode::Again, reason: reason.into() }));
        let _ = timeout(Duration::from_secs(2), async {
            socket.flush().await?;
            socket.get_mut().write_all(&bye.into_bytes()).await?;
            socket.send(close).await
        })
        .await;
    }
}

/// The last message on a socket, and why it is closed.
fn bye(code: &'static str, message: &str) -> (Frame, &'static str) {
    (Frame::of(&ToClient::Bye { refusal: Refusal::new(code, message) }), code)
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

    /// Whether the client may watch or mute now.
    fn may_watch(&self) -> bool {
        let person = self.person.as_ref();
        let within = || person.is_none_or(|person| self.shared.limits.watcher(&person.row.id));
        allowed("watches", self.watches.check().is_ok() && within())
    }

    async fn read(&mut self, message: ToServer) {
        let watches =
            matches!(message, ToServer::Watch(_) | ToServer::Unwatch { .. } | ToServer::Lobby { .. });
        if watches && !self.may_watch() {
            return self.trouble(code::TOO_MANY, "too many tables in a short time; slow down");
        }
        match message {
            ToServer::Ping {} => self.say(&ToClient::Pong { now: now() }),
            ToServer::Lobby { on } => {
                self.lobby = on.then(|| self.shared.lobby.subscribe());
                if on {
                    self.outbox.send(self.shared.lobby.message());
                }
            }
            // Boxed, for it is rare: the task of a socket is as large as the largest thing it does.
            ToServer::Watch(watch) => Box::pin(self.watch(watch)).await,
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
            let refusal = Refusal::new(code::WHO, "sign in or continue as a guest first");
            return self.say(&ToClient::Refused { table, id, refusal });
        };
        if !ids::plausible(&id) {
            let refusal = Refusal::new(code::TOO_LONG, "an order id must have 1 to 64 printable characters");
            return self.say(&ToClient::Refused { table, id: id.chars().take(64).collect(), refusal });
        }
        if matches!(order, TableOrder::Mute { .. }) && !self.may_watch() {
            let refusal = Refusal::new(code::TOO_MANY, "too many requests; slow down");
            return self.say(&ToClient::Refused { table, id, refusal });
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
