//! Clients that nothing discourages: they come back to whichever node answers, repeat what was not answered, and remember
//! what they were promised.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use cardinal_client::Server;
use cardinal_protocol::{SeatPlan, Since, TableOrder, TableSetup, ToServer};
use futures_util::{SinkExt, StreamExt, stream};
use serde_json::Value;
use tokio::time::{Instant, sleep, timeout};
use tokio_tungstenite::tungstenite::Message;

use crate::LoadError;
use crate::door::{asked, servers};
use crate::heard::{Glance, Heard};
use crate::party::{Socket, connect};
use crate::plan::SEATS;

/// How long an answer may take before the order is repeated.
const ANSWER: Duration = Duration::from_secs(4);
/// How long a node may be silent before another one is tried.
const SILENCE: Duration = Duration::from_secs(12);
/// How long the others wait whether the host wants another match.
const FAREWELL: Duration = Duration::from_secs(10);
/// How many come in at a time.
const DOOR: usize = 16;

/// Tables whose clients play on until told to stop, whatever happens to the nodes.
#[derive(Clone, Debug)]
pub struct Steadfast {
    /// Host and port of every node.
    pub nodes: Vec<String>,
    /// Tables, each with four clients, who are connected to different nodes.
    pub tables: usize,
    /// The games, dealt out to the tables in turn.
    pub games: Vec<String>,
    /// How long a client thinks.
    pub pause: Duration,
    /// Decides which of their legal moves the clients make.
    pub seed: u64,
}

/// A move that was acknowledged.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Deed {
    /// The match.
    pub match_id: String,
    /// Whose it was and under which id, as the log has it.
    pub submission: String,
    /// The number it was given.
    pub seq: u64,
}

/// What the clients remember.
#[derive(Debug, Default)]
pub struct Memory {
    /// What they were promised.
    pub deeds: Vec<Deed>,
    /// Matches they saw end.
    pub ended: u64,
    /// How often they came back.
    pub returns: u64,
    /// How often they repeated an order.
    pub repeats: u64,
    /// What must not happen.
    pub faults: Vec<String>,
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

/// Everybody is seated; they begin to play as soon as this is made.
pub async fn persist(plan: &Steadfast, stop: Arc<AtomicBool>) -> Result<Memory, LoadError> {
    let nodes = servers(&plan.nodes).await?;
    let groups: Vec<Result<Vec<Client>, LoadError>> =
        stream::iter(0..plan.tables).map(|number| seat(plan, &nodes, number)).buffered(DOOR).collect().await;
    let mut tasks = Vec::new();
    for group in groups {
        for client in group? {
            tasks.push(tokio::spawn(client.play(plan.pause, Arc::clone(&stop))));
        }
    }
    let mut all = Memory::default();
    for task in tasks {
        all.add(task.await.map_err(|error| LoadError::Stuck(error.to_string()))?);
    }
    Ok(all)
}

async fn seat(plan: &Steadfast, nodes: &[Server], number: usize) -> Result<Vec<Client>, LoadError> {
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
        let (table, order) = (table.clone(), TableOrder::Sit { seat: Some(seat as u8) });
        asked(move || guest.order(&table, &format!("sit{seat}"), &order)).await?;
    }
    let tokens: Vec<String> = guests.iter().map(|guest| guest.token().to_owned()).collect();
    let client = |(seat, token): (usize, String)| Client {
        nodes: plan.nodes.clone(),
        at: number + seat,
        token,
        table: table.clone(),
        seat,
        match_id: String::new(),
        seq: 0,
        glance: Glance::default(),
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
    /// When it is repeated if nothing has come.
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
    glance: Glance,
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
            if let Ok(Ok(mut socket)) = timeout(ANSWER, connect(&node, &self.token)).await
                && self.attend(&mut socket, pause, &stop).await
            {
                return self.memory;
            }
            self.memory.returns += 1;
            self.at += 1;
            sleep(Duration::from_millis(200)).await;
        }
    }

    /// Plays over one socket; whether all is done.
    async fn attend(&mut self, socket: &mut Socket, pause: Duration, stop: &AtomicBool) -> bool {
        let since = (self.seq > 0).then(|| Since { match_id: self.match_id.clone(), seq: self.seq });
        let watch = ToServer::Watch { table: self.table.clone(), since, shoulder: None, chat: None };
        if !say(socket, &watch).await {
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
            // The host may have asked for another match already; the others stay to play it.
            let settled = self.seat == 0 || self.over.is_some_and(|since| since.elapsed() > FAREWELL);
            if self.pending.is_none() && self.glance.over() && settled && stop.load(Ordering::Relaxed) {
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
                        // Nothing fails any more: the last games are played out without much thought.
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

    /// Takes a message in; whether to stay.
    fn hear(&mut self, text: &str) -> bool {
        let Ok(heard) = serde_json::from_str::<Heard<'_>>(text) else { return true };
        let id = heard.id.as_deref().map(str::to_owned);
        match &*heard.on {
            "view" => {
                let match_id = heard.match_id.unwrap_or_default().into_owned();
                let seq = heard.seq.unwrap_or(0);
                if match_id == self.match_id && seq < self.seq {
                    self.memory.faults.push(format!("{match_id}: {} was seen, now it is {seq}", self.seq));
                }
                (self.match_id, self.seq) = (match_id, seq);
                self.set(heard.outlook.unwrap_or_default());
            }
            "events" => {
                for step in &heard.steps {
                    if step.seq != self.seq + 1 {
                        let fault = format!("{}: {} came after {}", self.match_id, step.seq, self.seq);
                        self.memory.faults.push(fault);
                        return false;
                    }
                    self.seq = step.seq;
                }
                self.set(heard.outlook.unwrap_or_default());
            }
            "done" if self.answers(id.as_ref()) => {
                let pending = self.pending.take().expect("it was answered");
                if let (TableOrder::Move { .. }, Some(seq)) = (&pending.order, heard.seq) {
                    let submission = format!("{}:{}", self.seat, pending.id);
                    self.memory.deeds.push(Deed { match_id: pending.match_id, submission, seq });
                }
            }
            "refused" if self.answers(id.as_ref()) => {
                let code = heard.refusal.map_or_else(String::new, |why| why.code);
                if matches!(&*code, "busy" | "storage" | "draining" | "moved" | "too-many") {
                    // Repeated under the same id, but not at once.
                    if let Some(pending) = &mut self.pending {
                        pending.due = Instant::now() + Duration::from_millis(500);
                    }
                } else {
                    self.pending = None;
                }
            }
            "refused" if id.as_deref() == Some("watch") => return false,
            "bye" => return false,
            _ => {}
        }
        true
    }

    fn set(&mut self, glance: Glance) {
        if glance.over() && !self.glance.over() {
            self.memory.ended += u64::from(self.seat == 0);
            self.over = Some(Instant::now());
        }
        self.glance = glance;
    }

    fn answers(&self, id: Option<&String>) -> bool {
        self.pending.as_ref().map(|pending| &pending.id) == id && id.is_some()
    }

    /// What to do next, if it is this client's turn.
    fn decide(&mut self, stop: &AtomicBool) {
        let order = if self.glance.over() {
            (self.seat == 0 && !stop.load(Ordering::Relaxed)).then_some(TableOrder::Start {})
        } else if self.glance.turn.contains(&self.seat) {
            self.choose().map(|action| TableOrder::Move {
                match_id: self.match_id.clone(),
                base: self.seq,
                action,
            })
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
        let legal = self.glance.legal.as_ref().filter(|legal| !legal.is_empty())?;
        let sheds =
            |action: &&Value| matches!(action["do"].as_str(), Some("play" | "chain" | "best" | "seal"));
        let eager: Vec<&Value> = legal.iter().filter(sheds).collect();
        let wanted = if eager.is_empty() { legal.iter().collect() } else { eager };
        self.random =
            self.random.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        Some(wanted[(self.random >> 33) as usize % wanted.len()].clone())
    }
}

fn order(table: &str, pending: &Pending) -> ToServer {
    ToServer::Order { table: table.to_owned(), id: pending.id.clone(), order: pending.order.clone() }
}

async fn say(socket: &mut Socket, message: &ToServer) -> bool {
    let text = serde_json::to_string(message).expect("messages have string keys only");
    matches!(timeout(ANSWER, socket.send(Message::text(text))).await, Ok(Ok(())))
}
