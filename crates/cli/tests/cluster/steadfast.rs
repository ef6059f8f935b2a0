//! Clients that survive every fault: they reconnect to any node that answers, repeat unanswered orders, and remember every
//! acknowledgement.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use cardinal_client::{ClientError, Server};
use cardinal_protocol::{
    Json, Outlook, SeatPlan, Since, TableOrder, TableSetup, ToClient, ToServer, Update, Watch,
};
use futures_util::{SinkExt, StreamExt, stream};
use serde_json::Value;
use tokio::net::TcpStream;
use tokio::time::{Instant, sleep, timeout};
use tokio_tungstenite::tungstenite::{ClientRequestBuilder, Message};
use tokio_tungstenite::{WebSocketStream, client_async};

/// Seats, and so clients, at every table.
const SEATS: usize = 4;
/// How long an answer may take before the order is repeated.
const ANSWER: Duration = Duration::from_secs(4);
/// How long a node may be silent before another one is tried.
const SILENCE: Duration = Duration::from_secs(12);
/// How long the others wait for the host to start another match.
const FAREWELL: Duration = Duration::from_secs(10);
/// How many clients connect at once.
const DOOR: usize = 16;

type Socket = WebSocketStream<TcpStream>;

/// Tables whose clients play through all faults until told to stop.
#[derive(Clone, Debug)]
pub(crate) struct Steadfast {
    /// Host and port of every node.
    pub(crate) nodes: Vec<String>,
    /// The number of tables, each with four clients on different nodes.
    pub(crate) tables: usize,
    /// The games, assigned to the tables in turn.
    pub(crate) games: Vec<String>,
    /// How long a client thinks.
    pub(crate) pause: Duration,
    /// The seed by which clients choose among their legal moves.
    pub(crate) seed: u64,
}

/// A move that was acknowledged.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Deed {
    /// The match.
    pub(crate) match_id: String,
    /// The player and the order id, as in the log.
    pub(crate) submission: String,
    /// Its number.
    pub(crate) seq: u64,
}

/// What the clients remember.
#[derive(Debug, Default)]
pub(crate) struct Memory {
    /// The acknowledged moves.
    pub(crate) deeds: Vec<Deed>,
    /// Matches they saw end.
    pub(crate) ended: u64,
    /// The number of reconnections.
    pub(crate) returns: u64,
    /// The number of repeated orders.
    pub(crate) repeats: u64,
    /// Violations.
    pub(crate) faults: Vec<String>,
}

impl Memory {
    fn add(&mut self, other: Self) {
        self.deeds.extend(other.deeds);
        self.faults.extend(other.faults);
        self.ended += other.ended;
        self.returns += other.returns;
        self.repeats += other.repeats;
    }
}

/// All clients are seated, and play as soon as this exists.
pub(crate) async fn persist(plan: &Steadfast, stop: Arc<AtomicBool>) -> Result<Memory, String> {
    let addresses = plan.nodes.clone();
    let nodes: Vec<Server> = asked(move || addresses.iter().map(|node| Server::at(node)).collect()).await?;
    let groups: Vec<Result<Vec<Client>, String>> =
        stream::iter(0..plan.tables).map(|number| seat(plan, &nodes, number)).buffered(DOOR).collect().await;
    let mut tasks = Vec::new();
    for group in groups {
        for client in group? {
            tasks.push(tokio::spawn(client.play(plan.pause, Arc::clone(&stop))));
        }
    }
    let mut all = Memory::default();
    for task in tasks {
        all.add(task.await.map_err(|error| error.to_string())?);
    }
    Ok(all)
}

/// Runs a blocking request on another thread.
async fn asked<T: Send + 'static>(
    request: impl FnOnce() -> Result<T, ClientError> + Send + 'static,
) -> Result<T, String> {
    let answer = tokio::task::spawn_blocking(request).await.map_err(|error| error.to_string())?;
    answer.map_err(|error| error.to_string())
}

async fn seat(plan: &Steadfast, nodes: &[Server], number: usize) -> Result<Vec<Client>, String> {
    let mut guests = Vec::new();
    for seat in 0..SEATS {
        let (node, name) = (nodes[(number + seat) % nodes.len()].clone(), format!("Guest {number}-{seat}"));
        guests.push(asked(move || node.guest(Some(&name))).await?);
    }
    let game = &plan.games[number % plan.games.len()];
    let setup = TableSetup {
        start_when_full: true,
        open: true,
        grace: 3600,
        ..TableSetup::new(game, vec![SeatPlan::Open; SEATS])
    };
    let host = guests[0].clone();
    let table = asked(move || host.open(&setup)).await?.table;
    for (seat, guest) in guests.iter().cloned().enumerate().skip(1) {
        let (table, order) = (table.clone(), TableOrder::Sit { seat: Some(seat as u8), pledge: None });
        asked(move || guest.order(&table, &format!("sit{seat}"), &order)).await?;
    }
    let tokens: Vec<String> = guests.iter().map(|guest| guest.token().to_owned()).collect();
    let shedding = cardinal_games::shedding(game).unwrap_or_default();
    let client = |(seat, token): (usize, String)| Client {
        nodes: plan.nodes.clone(),
        at: number + seat,
        token,
        table: table.clone(),
        seat,
        match_id: String::new(),
        seq: 0,
        outlook: None,
        shedding: shedding.clone(),
        pending: None,
        number: 0,
        random: plan.seed.wrapping_add((number * SEATS + seat) as u64),
        over: None,
        memory: Memory::default(),
    };
    Ok(tokens.into_iter().enumerate().map(client).collect())
}

struct Pending {
    id: String,
    order: TableOrder,
    match_id: String,
    /// When to repeat it without an answer.
    due: Instant,
}

struct Client {
    nodes: Vec<String>,
    at: usize,
    token: String,
    table: String,
    seat: usize,
    match_id: String,
    seq: u64,
    outlook: Option<Outlook>,
    /// The tags of the actions that shed cards and so end the game.
    shedding: Vec<String>,
    pending: Option<Pending>,
    number: u64,
    random: u64,
    /// Since when the match is over.
    over: Option<Instant>,
    memory: Memory,
}

impl Client {
    async fn play(mut self, pause: Duration, stop: Arc<AtomicBool>) -> Memory {
        loop {
            let node = self.nodes[self.at % self.nodes.len()].clone();
            if let Ok(Some(mut socket)) = timeout(ANSWER, connect(&node, &self.token)).await
                && self.attend(&mut socket, pause, &stop).await
            {
                return self.memory;
            }
            self.memory.returns += 1;
            self.at += 1;
            sleep(Duration::from_millis(200)).await;
        }
    }

    /// Plays over one socket; true when everything is done.
    async fn attend(&mut self, socket: &mut Socket, pause: Duration, stop: &AtomicBool) -> bool {
        let since = (self.seq > 0).then(|| Since { match_id: self.match_id.clone(), seq: self.seq });
        let watch = Watch { table: self.table.clone(), since, ..Watch::default() };
        if !say(socket, &ToServer::Watch(watch)).await {
            return false;
        }
        if let Some(pending) = &mut self.pending {
            pending.due = Instant::now() + ANSWER;
            self.memory.repeats += 1;
            let again = order(&self.table, pending);
            if !say(socket, &again).await {
                return false;
            }
        }
        let mut heard = Instant::now();
        let mut moves_at = Instant::now() + pause;
        loop {
            // The host may already have started another match; the others stay to play it.
            let settled = self.seat == 0 || self.over.is_some_and(|since| since.elapsed() > FAREWELL);
            if self.pending.is_none() && self.is_over() && settled && stop.load(Ordering::Relaxed) {
                return true;
            }
            match timeout(Duration::from_millis(100), socket.next()).await {
                Ok(Some(Ok(Message::Text(text)))) => {
                    heard = Instant::now();
                    let before = self.seq;
                    if !self.hear(&text) {
                        return false;
                    }
                    if before != self.seq {
                        // The faults are over: play the last games to the end without pauses.
                        let hurry = if stop.load(Ordering::Relaxed) { 8 } else { 1 };
                        moves_at = Instant::now() + pause / hurry;
                    }
                }
                Ok(Some(Ok(Message::Close(_)) | Err(_)) | None) => return false,
                Ok(Some(Ok(_))) | Err(_) => {}
            }
            if heard.elapsed() > SILENCE {
                return false;
            }
            match &mut self.pending {
                Some(pending) if pending.due <= Instant::now() => {
                    pending.due = Instant::now() + ANSWER;
                    self.memory.repeats += 1;
                    let again = order(&self.table, pending);
                    if !say(socket, &again).await {
                        return false;
                    }
                }
                None if Instant::now() >= moves_at => {
                    self.decide(stop);
                    if let Some(pending) = &self.pending {
                        let first = order(&self.table, pending);
                        if !say(socket, &first).await {
                            return false;
                        }
                    }
                }
                _ => {}
            }
        }
    }

    /// Handles a message; true to stay connected.
    fn hear(&mut self, text: &str) -> bool {
        let Ok(message) = serde_json::from_str(text) else { return true };
        match message {
            ToClient::Update { update, .. } => return self.update(*update),
            ToClient::Done { id, seq, .. } if self.answers(&id) => {
                let pending = self.pending.take().expect("it was answered");
                if let (TableOrder::Moves { .. }, Some(seq)) = (&pending.order, seq) {
                    let submission = format!("{}:{}", self.seat, pending.id);
                    self.memory.deeds.push(Deed { match_id: pending.match_id, submission, seq });
                }
            }
            ToClient::Refused { id, refusal, .. } if self.answers(&id) => {
                if matches!(&*refusal.code, "busy" | "storage" | "draining" | "moved" | "too-many") {
                    // Repeated under the same id, but not at once.
                    if let Some(pending) = &mut self.pending {
                        pending.due = Instant::now() + Duration::from_millis(500);
                    }
                } else {
                    self.pending = None;
                }
            }
            ToClient::NotAdmitted { .. } | ToClient::Bye { .. } => return false,
            _ => {}
        }
        true
    }

    /// Handles an update; true if no number is missing.
    fn update(&mut self, update: Update) -> bool {
        let Update { match_id, seq, steps, view, outlook, .. } = update;
        let known = if match_id == self.match_id { self.seq } else { 0 };
        if view.is_some() && seq < known {
            self.memory.faults.push(format!("{match_id}: {known} was seen, now it is {seq}"));
        }
        let numbers: Vec<u64> = steps.iter().map(|step| step.seq).collect();
        if view.is_none() && numbers != (known + 1..=seq).collect::<Vec<_>>() {
            self.memory.faults.push(format!("{match_id}: {numbers:?} came after {known}"));
            return false;
        }
        (self.match_id, self.seq) = (match_id, seq);
        if outlook.result.is_some() && !self.is_over() {
            self.memory.ended += u64::from(self.seat == 0);
            self.over = Some(Instant::now());
        }
        self.outlook = Some(outlook);
        true
    }

    fn is_over(&self) -> bool {
        self.outlook.as_ref().is_some_and(|outlook| outlook.result.is_some())
    }

    fn has_the_turn(&self) -> bool {
        self.outlook.as_ref().is_some_and(|outlook| outlook.turn.contains(&(self.seat as u8)))
    }

    fn answers(&self, id: &str) -> bool {
        self.pending.as_ref().is_some_and(|pending| pending.id == id)
    }

    /// What to do next, if it is this client's turn.
    fn decide(&mut self, stop: &AtomicBool) {
        let order = if self.is_over() {
            (self.seat == 0 && !stop.load(Ordering::Relaxed)).then_some(TableOrder::Start {})
        } else if self.has_the_turn() {
            let (match_id, base) = (self.match_id.clone(), self.seq);
            self.choose().map(|action| TableOrder::Moves { match_id, base, actions: vec![action] })
        } else {
            None
        };
        let Some(order) = order else { return };
        self.number += 1;
        let id = format!("{}-{}", self.number, self.random >> 40);
        let (match_id, due) = (self.match_id.clone(), Instant::now() + ANSWER);
        self.pending = Some(Pending { id, order, match_id, due });
    }

    fn choose(&mut self) -> Option<Value> {
        let legal =
            self.outlook.as_ref()?.legal.as_ref().map(Json::items).filter(|legal| !legal.is_empty())?;
        let sheds = |action: &&Value| self.shedding.iter().any(|tag| action["do"] == **tag);
        let eager: Vec<&Value> = legal.iter().filter(sheds).collect();
        let wanted = if eager.is_empty() { legal.iter().collect() } else { eager };
        self.random =
            self.random.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        Some(wanted[(self.random >> 33) as usize % wanted.len()].clone())
    }
}

async fn connect(node: &str, token: &str) -> Option<Socket> {
    let stream = TcpStream::connect(node).await.ok()?;
    stream.set_nodelay(true).ok()?;
    let uri = format!("ws://{node}/api/socket").parse().ok()?;
    let request = ClientRequestBuilder::new(uri).with_header("Authorization", format!("Bearer {token}"));
    client_async(request, stream).await.ok().map(|(socket, _)| socket)
}

fn order(table: &str, pending: &Pending) -> ToServer {
    ToServer::Order { table: table.to_owned(), id: pending.id.clone(), order: pending.order.clone() }
}

async fn say(socket: &mut Socket, message: &ToServer) -> bool {
    let text = serde_json::to_string(message).expect("messages have string keys only");
    matches!(timeout(ANSWER, socket.send(Message::text(text))).await, Ok(Ok(())))
}
