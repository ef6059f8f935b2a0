//! The thread that keeps a table connected.

use std::sync::mpsc::{Receiver, RecvTimeoutError, TryRecvError};
use std::time::{Duration, Instant};

use cardinal_protocol::{PROTOCOL, TableInfo, TableOrder, TableStatus, ToClient, ToServer, Watch, code};
use serde_json::Value;

use crate::contributions::Contributions;
use crate::memory::Memory;
use crate::pause::pause;
use crate::pending::Pending;
use crate::random;
use crate::socket::{Heard, Socket};
use crate::{Address, Closing, Connection, Event, OrderId};

/// How long the thread listens before it checks for anything to send.
const MOMENT: Duration = Duration::from_millis(15);
/// A server that is silent for this long gets a ping.
const SILENCE: Duration = Duration::from_secs(20);
/// A server that is silent for this long is considered gone.
const DEAD: Duration = Duration::from_secs(45);
/// The time limit for the first message, and for a requested view.
const OVERDUE: Duration = Duration::from_secs(10);
/// How long to send nothing after too many messages.
const QUIET: Duration = Duration::from_secs(1);

/// What the holder of a table asks of its thread.
#[derive(Debug)]
pub(crate) enum Command {
    /// Gives an order.
    Order(OrderId, TableOrder),
    /// Watches with the knowledge of a seat, or with a spectator's.
    Shoulder(Option<u8>),
    /// Requests the steps of a match before a number.
    History { match_id: String, before: u64 },
}

/// Why a connection ended.
enum End {
    /// It broke; the thread connects again.
    Lost(String),
    /// The table is left.
    Closed(Closing),
}

/// One table's connection, through all its sockets.
pub(crate) struct Keeper<S> {
    address: Address,
    token: Option<String>,
    table: String,
    commands: Receiver<Command>,
    sink: S,
    memory: Memory,
    pending: Pending,
    contributions: Contributions,
    shoulder: Option<u8>,
    /// Whether the host has closed the table.
    closed: bool,
    /// Failed attempts since the last message about the table.
    failed: u32,
    /// When the outstanding view was requested.
    asked: Option<Instant>,
    /// The requested steps: match and number. Only the latest request counts.
    history: Option<(String, u64)>,
}

impl<S: FnMut(Event)> Keeper<S> {
    pub(crate) fn new(
        address: Address,
        token: Option<String>,
        table: String,
        commands: Receiver<Command>,
        contributions: Contributions,
        sink: S,
    ) -> Self {
        let (memory, pending) = Default::default();
        let (shoulder, closed, failed, asked, history) = (None, false, 0, None, None);
        Self {
            address,
            token,
            table,
            commands,
            sink,
            memory,
            pending,
            contributions,
            shoulder,
            closed,
            failed,
            asked,
            history,
        }
    }

    /// Keeps the table connected until its holder drops it or the server closes it.
    pub(crate) fn run(mut self) {
        loop {
            self.emit(Event::Connection(Connection::Connecting { attempt: self.failed + 1 }));
            let end = match Socket::open(&self.address, self.token.as_deref(), MOMENT) {
                Ok(socket) => self.hold(socket),
                Err(error) => End::Lost(error.to_string()),
            };
            let closing = match end {
                End::Closed(closing) => closing,
                End::Lost(why) => {
                    let again_in = pause(self.failed);
                    self.failed = self.failed.saturating_add(1);
                    self.emit(Event::Connection(Connection::Lost { why, again_in }));
                    if self.wait(again_in) {
                        continue;
                    }
                    Closing::Asked
                }
            };
            return self.emit(Event::Closed(closing));
        }
    }

    fn emit(&mut self, event: Event) {
        (self.sink)(event);
    }

    /// Waits and takes commands; false if the holder has dropped the table.
    fn wait(&mut self, time: Duration) -> bool {
        let until = Instant::now() + time;
        loop {
            match self.commands.recv_timeout(until.saturating_duration_since(Instant::now())) {
                Ok(command) => drop(self.take(command)),
                Err(RecvTimeoutError::Timeout) => return true,
                Err(RecvTimeoutError::Disconnected) => return false,
            }
        }
    }

    /// Takes a command; true if it changes whose knowledge is watched.
    fn take(&mut self, command: Command) -> bool {
        match command {
            Command::Order(id, mut order) => {
                if let TableOrder::Sit { pledge, .. } = &mut order {
                    *pledge = pledge.take().or_else(|| self.contributions.first_pledge());
                }
                if let Err(refusal) = self.pending.add(&self.table, id.clone(), order) {
                    self.emit(Event::Refused { order: id, refusal });
                }
                false
            }
            Command::Shoulder(seat) => std::mem::replace(&mut self.shoulder, seat) != seat,
            Command::History { match_id, before } => {
                self.history = Some((match_id, before));
                false
            }
        }
    }

    /// Uses a socket until it breaks or is no longer needed.
    fn hold(&mut self, mut socket: Socket) -> End {
        match self.talk(&mut socket) {
            Ok(never) => match never {},
            Err(End::Closed(closing)) => {
                socket.close();
                End::Closed(closing)
            }
            Err(lost) => lost,
        }
    }

    fn talk(&mut self, socket: &mut Socket) -> Result<std::convert::Infallible, End> {
        let (mut heard, mut asked_alive, mut welcome) = (Instant::now(), false, false);
        self.pending.again();
        self.asked = None;
        loop {
            let wanted = self.take_commands();
            if welcome {
                if wanted == Wanted::Otherwise {
                    self.watch(socket, true)?;
                }
                let now = Instant::now();
                while let Some(message) = self.pending.due(now) {
                    socket.send(message).map_err(End::Lost)?;
                }
                if self.asked.is_some_and(|asked| asked.elapsed() > OVERDUE) {
                    self.watch(socket, true)?;
                }
                if let Some((match_id, before)) = self.history.take() {
                    let (table, before) = (self.table.clone(), Some(before));
                    socket.say(&ToServer::History { table, match_id, before }).map_err(End::Lost)?;
                }
            }
            if wanted == Wanted::NoMore {
                return Err(End::Closed(Closing::Asked));
            }
            match socket.hear().map_err(End::Lost)? {
                Heard::Text(text) => {
                    (heard, asked_alive) = (Instant::now(), false);
                    welcome |= self.read(socket, &text)?;
                }
                Heard::Sign => (heard, asked_alive) = (Instant::now(), false),
                // The table is closed and every order is answered.
                Heard::Nothing if self.closed && self.pending.is_empty() => {
                    return Err(End::Closed(Closing::TableClosed));
                }
                Heard::Nothing => {}
            }
            let silent = heard.elapsed();
            if silent > if welcome { DEAD } else { OVERDUE } {
                return Err(End::Lost("no answer in time".to_owned()));
            }
            if welcome && silent > SILENCE && !asked_alive {
                asked_alive = true;
                socket.say(&ToServer::Ping {}).map_err(End::Lost)?;
            }
        }
    }

    fn take_commands(&mut self) -> Wanted {
        let mut wanted = Wanted::Same;
        loop {
            match self.commands.try_recv() {
                Ok(command) => {
                    if self.take(command) {
                        wanted = Wanted::Otherwise;
                    }
                }
                Err(TryRecvError::Empty) => return wanted,
                Err(TryRecvError::Disconnected) => return Wanted::NoMore,
            }
        }
    }

    /// Watches the table, from the last known number or with a fresh view.
    fn watch(&mut self, socket: &mut Socket, fresh: bool) -> Result<(), End> {
        self.asked = fresh.then(Instant::now);
        let since = if fresh { None } else { self.memory.since() };
        let (table, views) = (self.table.clone(), !self.memory.folds());
        let watch = Watch { table, since, shoulder: self.shoulder, chat: Some(self.memory.line()), views };
        socket.say(&ToServer::Watch(watch)).map_err(End::Lost)
    }

    /// Handles a message; true if it was the welcome.
    fn read(&mut self, socket: &mut Socket, text: &str) -> Result<bool, End> {
        let Ok(message) = serde_json::from_str(text) else {
            // A later version may send messages that this one does not know.
            return other_version(text).map_or(Ok(false), Err);
        };
        match message {
            ToClient::Welcome { protocol, version, you, .. } => {
                if protocol != PROTOCOL {
                    return Err(End::Closed(Closing::OtherVersion { theirs: protocol, version }));
                }
                if self.token.is_some() && you.is_none() {
                    return Err(End::Closed(Closing::SessionEnded));
                }
                self.memory.meet(&version);
                self.emit(Event::Connection(Connection::Open { you }));
                self.watch(socket, false)?;
                return Ok(true);
            }
            ToClient::NotAdmitted { table, refusal } if table == self.table => {
                let passes = crate::ClientError::Refused(refusal.clone()).passes();
                let end = if passes {
                    End::Lost(refusal.message)
                } else {
                    End::Closed(Closing::NotAdmitted(refusal))
                };
                return Err(end);
            }
            ToClient::Bye { refusal } if refusal.code == code::BANNED => {
                return Err(End::Closed(Closing::NotAdmitted(refusal)));
            }
            ToClient::Bye { refusal } => return Err(End::Lost(refusal.message)),
            ToClient::Trouble { refusal } if refusal.code == code::TOO_MANY => {
                self.pending.hold(Instant::now() + QUIET);
                if self.asked.is_some() {
                    self.asked = Instant::now().checked_sub(OVERDUE.saturating_sub(QUIET));
                }
            }
            ToClient::Update { table, update } if table == self.table => {
                if update.view.is_some() {
                    self.asked = None;
                }
                match self.memory.update(*update) {
                    Some(event) => self.emit(event),
                    None if self.asked.is_none() => self.watch(socket, true)?,
                    None => {}
                }
            }
            other => {
                if let Some(event) = self.note(other) {
                    self.emit(event);
                }
            }
        }
        Ok(false)
    }

    /// Sends what this player owes the shuffles: a pledge, or a contribution.
    fn contribute(&mut self, table: &TableInfo, seat: Option<u8>) {
        if let Some(order) = self.contributions.due(table, seat) {
            let id = OrderId(format!("{:016x}-luck", random::number()));
            let revealed = match &order {
                TableOrder::Reveal { value } => Some(value.clone()),
                _ => None,
            };
            if self.pending.add(&self.table, id.clone(), order).is_ok() {
                self.contributions.ordered(id);
                if let Some(value) = revealed {
                    let commitment = table.current.commitment.clone();
                    self.emit(Event::Contributed { commitment, value });
                }
            }
        }
    }

    /// The order that was answered, unless this thread gave it itself.
    fn answered(&mut self, id: &str) -> Option<OrderId> {
        let order = self.pending.answered(id)?;
        (!self.contributions.answered(&order)).then_some(order)
    }

    /// The event of a message that needs no reply.
    fn note(&mut self, message: ToClient) -> Option<Event> {
        match message {
            ToClient::Table { table, your_seat, muted } if table.id == self.table => {
                self.failed = 0;
                self.memory.table(&table.game, your_seat);
                self.closed = table.status == TableStatus::Closed;
                self.contribute(&table, your_seat);
                Some(Event::Table { info: Box::new(table), seat: your_seat, muted })
            }
            ToClient::Chat { table, lines } if table == self.table => self.memory.chat(lines),
            ToClient::Done { id, seq, .. } => self.answered(&id).map(|order| Event::Done { order, seq }),
            ToClient::Refused { id, refusal, .. } => {
                self.answered(&id).map(|order| Event::Refused { order, refusal })
            }
            ToClient::Hint { id, seq, suggestions, .. } => {
                self.pending.answered(&id).map(|order| Event::Hint { order, seq, suggestions })
            }
            ToClient::History { table, match_id, steps } if table == self.table => {
                Some(Event::History { match_id, steps })
            }
            ToClient::YourTurn { table, game } if table != self.table => {
                Some(Event::YourTurn { table, game })
            }
            _ => None,
        }
    }
}

/// What the holder of a table wants now.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Wanted {
    Same,
    /// To watch with other knowledge.
    Otherwise,
    NoMore,
}

/// Whether an unreadable message is the welcome of another version.
fn other_version(text: &str) -> Option<End> {
    let message: Value =
        serde_json::from_str(text).ok().filter(|message: &Value| message["on"] == "welcome")?;
    let theirs = message["protocol"].as_u64().and_then(|protocol| u16::try_from(protocol).ok());
    let theirs = theirs.filter(|theirs| *theirs != PROTOCOL)?;
    let version = message["version"].as_str().unwrap_or("of an unknown version").to_owned();
    Some(End::Closed(Closing::OtherVersion { theirs, version }))
}
