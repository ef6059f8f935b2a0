//! One table with its four clients.

use std::collections::BTreeMap;
use std::future::poll_fn;
use std::task::Poll;
use std::time::Duration;

use cardinal_protocol::{TableOrder, ToServer};
use futures_util::{SinkExt, StreamExt};
use tokio::net::TcpStream;
use tokio::time::{Instant, sleep, sleep_until, timeout_at};
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::{WebSocketStream, client_async, tungstenite};

use crate::LoadError;
use crate::heard::{Glance, Heard};
use crate::plan::SEATS;

/// How long a client waits for anything before it gives the table up.
const PATIENCE: Duration = Duration::from_secs(30);

/// A socket to the server.
pub(crate) type Socket = WebSocketStream<TcpStream>;

/// Opens a socket.
pub(crate) async fn connect(address: &str, token: &str) -> Result<Socket, LoadError> {
    let gone = |error: String| LoadError::Unreachable(address.to_owned(), error);
    let stream = TcpStream::connect(address).await.map_err(|error| gone(error.to_string()))?;
    stream.set_nodelay(true).map_err(|error| gone(error.to_string()))?;
    let uri = format!("ws://{address}/api/socket").parse().map_err(|_| gone("a bad address".to_owned()))?;
    let request =
        tungstenite::ClientRequestBuilder::new(uri).with_header("Authorization", format!("Bearer {token}"));
    let (socket, _) = client_async(request, stream).await.map_err(|error| gone(error.to_string()))?;
    Ok(socket)
}

/// What came of a table.
#[derive(Debug, Default)]
pub(crate) struct Tally {
    pub(crate) waits: Vec<Duration>,
    pub(crate) deliveries: u64,
    pub(crate) numbers: u64,
    pub(crate) begun: u64,
    pub(crate) ended: u64,
    pub(crate) errors: BTreeMap<String, u64>,
}

/// What one client knows.
#[derive(Debug, Default)]
struct Client {
    match_id: String,
    seq: u64,
    glance: Glance,
}

/// A table and its clients; client `n` sits on seat `n`.
pub(crate) struct Party {
    table: String,
    sockets: Vec<Socket>,
    clients: [Client; SEATS],
    orders: u64,
    answered: u64,
    random: u64,
    tally: Tally,
}

impl Party {
    pub(crate) fn new(table: String, sockets: Vec<Socket>, seed: u64) -> Self {
        let clients = Default::default();
        Self { table, sockets, clients, orders: 0, answered: 0, random: seed, tally: Tally::default() }
    }

    /// Everybody watches and sits down; the last one makes the game begin.
    pub(crate) async fn begin(&mut self) -> Result<(), LoadError> {
        let stuck = |what: String| LoadError::Stuck(what);
        for at in 0..SEATS {
            let watch =
                ToServer::Watch { table: self.table.clone(), since: None, shoulder: None, chat: None };
            self.say(at, &watch).await.map_err(stuck)?;
        }
        for at in 1..SEATS {
            self.order(at, TableOrder::Sit { seat: Some(at as u8) }).await.map_err(stuck)?;
            self.until(|party| party.answered == party.orders).await.map_err(stuck)?;
        }
        self.until(Self::dealt).await.map_err(stuck)?;
        match self.tally.errors.keys().next() {
            None => Ok(()),
            Some(code) => Err(LoadError::Stuck(code.clone())),
        }
    }

    /// Makes a move at each of these moments, or as soon after it as the table is ready.
    pub(crate) async fn play(mut self, moments: Vec<Instant>) -> Tally {
        for due in moments {
            if let Err(trouble) = self.turn(due).await {
                *self.tally.errors.entry(trouble).or_default() += 1;
                break;
            }
        }
        self.tally
    }

    async fn turn(&mut self, due: Instant) -> Result<(), String> {
        while Instant::now() < due {
            tokio::select! {
                heard = hear(&mut self.sockets) => self.note(heard)?,
                () = sleep_until(due) => {}
            }
        }
        loop {
            if self.clients.iter().any(|client| client.glance.over()) {
                self.again().await?;
            }
            let (refused, base) = (self.refused(), self.clients[0].seq);
            let (seat, action) = self.choose().ok_or("nobody is on turn")?;
            let match_id = self.clients[seat].match_id.clone();
            self.order(seat, TableOrder::Move { match_id, base, action }).await?;
            self.until(|party| {
                let told = party.clients.iter().all(|client| client.seq > base);
                party.answered == party.orders && (told || party.refused() > refused)
            })
            .await?;
            if self.refused() == refused {
                self.tally.waits.push(due.elapsed());
                return Ok(());
            }
            if self.refused() > 100 {
                return Err("given up after a hundred refusals".to_owned());
            }
        }
    }

    /// The host deals the next game.
    async fn again(&mut self) -> Result<(), String> {
        self.until(|party| party.clients.iter().all(|client| client.glance.over())).await?;
        self.tally.ended += 1;
        for _ in 0..100 {
            let refused = self.refused();
            self.order(0, TableOrder::Start {}).await?;
            self.until(|party| party.answered == party.orders).await?;
            if self.refused() == refused {
                return self.until(Self::dealt).await;
            }
            // The result of the last match is being stored.
            sleep(Duration::from_millis(50)).await;
        }
        Err("the next game does not begin".to_owned())
    }

    fn refused(&self) -> u64 {
        self.tally.errors.values().sum()
    }

    /// Whether everybody has seen the same deal and somebody is on turn.
    fn dealt(&self) -> bool {
        let first = &self.clients[0];
        let same = |client: &Client| client.seq == first.seq && client.match_id == first.match_id;
        first.seq > 0 && !first.glance.over() && self.clients.iter().all(same)
    }

    /// A move of somebody on turn; what sheds cards is preferred, for random games hardly ever end.
    fn choose(&mut self) -> Option<(usize, serde_json::Value)> {
        let seat = *self.clients[0].glance.turn.first()?;
        let legal = self.clients.get(seat)?.glance.legal.as_ref()?;
        let sheds = |action: &&serde_json::Value| {
            matches!(action["do"].as_str(), Some("play" | "chain" | "best" | "seal"))
        };
        let eager = legal.iter().filter(sheds).count();
        self.random =
            self.random.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        let number = (self.random >> 33) as usize;
        let action = if eager > 0 {
            legal.iter().filter(sheds).nth(number % eager)
        } else {
            legal.get(number % legal.len().max(1))
        };
        Some((seat, action?.clone()))
    }

    async fn order(&mut self, at: usize, order: TableOrder) -> Result<(), String> {
        self.orders += 1;
        let (table, id) = (self.table.clone(), self.orders.to_string());
        self.say(at, &ToServer::Order { table, id, order }).await
    }

    async fn say(&mut self, at: usize, message: &ToServer) -> Result<(), String> {
        let text = serde_json::to_string(message).map_err(|error| error.to_string())?;
        self.sockets[at].send(Message::text(text)).await.map_err(|error| error.to_string())
    }

    /// Listens until something holds.
    async fn until(&mut self, holds: impl Fn(&Self) -> bool) -> Result<(), String> {
        let patience = Instant::now() + PATIENCE;
        while !holds(self) {
            let heard = timeout_at(patience, hear(&mut self.sockets)).await;
            self.note(heard.map_err(|_| "silence".to_owned())?)?;
        }
        Ok(())
    }

    /// Takes a message in.
    fn note(&mut self, (at, message): (usize, Option<Message>)) -> Result<(), String> {
        let text = match message {
            Some(Message::Text(text)) => text,
            Some(Message::Close(_)) | None => return Err("a socket was closed".to_owned()),
            Some(_) => return Ok(()),
        };
        let heard: Heard<'_> = serde_json::from_str(&text).map_err(|error| error.to_string())?;
        let client = &mut self.clients[at];
        match &*heard.on {
            "view" => {
                let match_id = heard.match_id.unwrap_or_default().into_owned();
                if at == 0 {
                    self.tally.begun += u64::from(match_id != client.match_id);
                    self.tally.numbers += heard.seq.unwrap_or(0);
                }
                (client.match_id, client.seq) = (match_id, heard.seq.unwrap_or(0));
                client.glance = heard.outlook.unwrap_or_default();
            }
            "events" => {
                for step in &heard.steps {
                    if step.seq != client.seq + 1 {
                        return Err("a number is missing".to_owned());
                    }
                    client.seq = step.seq;
                }
                client.glance = heard.outlook.unwrap_or_default();
                self.tally.deliveries += 1;
                self.tally.numbers += if at == 0 { heard.steps.len() as u64 } else { 0 };
            }
            "done" => self.answered += 1,
            "refused" | "trouble" | "bye" => {
                self.answered += 1;
                let code = heard.refusal.map_or_else(|| "no reason".to_owned(), |why| why.code);
                *self.tally.errors.entry(code).or_default() += 1;
            }
            _ => {}
        }
        Ok(())
    }
}

/// The next message on any of the sockets, and on which.
async fn hear(sockets: &mut [Socket]) -> (usize, Option<Message>) {
    poll_fn(|context| {
        for (at, socket) in sockets.iter_mut().enumerate() {
            if let Poll::Ready(message) = socket.poll_next_unpin(context) {
                return Poll::Ready((at, message.and_then(Result::ok)));
            }
        }
        Poll::Pending
    })
    .await
}
