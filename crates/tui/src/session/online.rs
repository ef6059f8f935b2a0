//! A sitting at a table of a server.

use std::path::PathBuf;
use std::sync::mpsc::{Receiver, TryRecvError};
use std::time::Duration;

use cardinal_client::{ClientError, Connection, Event, OrderId, Server, Session, Table};
use cardinal_engine::{Seat, Standing};
use cardinal_protocol::{
    ChatKind, ChatLine, Presence, SeatInfo, Sitter, TableInfo, TableStatus, VoteKind, code,
};
use serde_json::Value;

use super::data;
use super::save::write_whole;
use super::seats::distinct;
use super::{Handover, Refused, Scene, Sitting};

/// How many of the latest steps a scene tells of.
const TOLD: usize = 80;
/// How often a record is asked for that is not there yet, and how long is waited in between.
const RECORD_TRIES: u32 = 20;
const RECORD_PAUSE: Duration = Duration::from_millis(100);

/// Comes to a server as whoever was there last from this machine, or as a new guest. The token is kept, so that a seat
/// can be taken again after this program has ended.
pub fn come(server: &Server, name: Option<&str>) -> Result<Session, ClientError> {
    let file = data::token_file(&server.address().to_string());
    let kept = std::fs::read_to_string(&file).ok();
    let mut session = server.session(kept.as_deref(), name)?;
    if let Some(name) = name.filter(|name| *name != session.me().name) {
        session.rename(name)?;
    }
    // Without it only coming back is harder.
    drop(write_whole(&file, session.token()));
    Ok(session)
}

/// A person at a table of a server.
pub struct Online {
    server: Server,
    me: String,
    table: Option<Table>,
    events: Receiver<Event>,
    info: TableInfo,
    /// The seat of this person.
    seat: Option<u8>,
    now: Option<Box<cardinal_client::Scene>>,
    scene: Scene,
    said: Vec<String>,
    line: String,
    /// The move that has no answer yet.
    pending: Option<OrderId>,
    trouble: Option<String>,
    /// The host does not want this person at the table.
    removed: bool,
    closed: Option<String>,
    record: Option<PathBuf>,
    /// Why the record could not be written.
    unrecorded: Option<String>,
}

impl std::fmt::Debug for Online {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Online")
            .field("table", &self.info.id)
            .field("line", &self.line)
            .finish_non_exhaustive()
    }
}

impl Online {
    /// Goes to a table, by its id or link, and sits down where a seat is free.
    pub fn join(session: &Session, table: &str) -> Result<Self, ClientError> {
        let server = session.server().clone();
        let info = server.table(table)?;
        let (table, events) = session.join(&info.id);
        let me = session.me().id.clone();
        let mut online = Self {
            server,
            me,
            table: Some(table),
            events,
            seat: None,
            now: None,
            scene: Scene { game: info.game.clone(), ..Scene::default() },
            said: Vec::new(),
            line: "connecting …".to_owned(),
            pending: None,
            trouble: None,
            removed: false,
            closed: None,
            record: None,
            unrecorded: None,
            info,
        };
        online.named();
        online.sit_down();
        Ok(online)
    }

    /// Writes the record here when the game is over.
    #[must_use]
    pub fn recorded_to(mut self, file: Option<PathBuf>) -> Self {
        self.record = file;
        self
    }

    /// The link that leads others here.
    pub fn link(&self) -> String {
        self.server.address().invitation(&self.info.id)
    }

    fn sits(&self) -> bool {
        self.info
            .seats
            .iter()
            .any(|seat| matches!(&seat.sitter, Sitter::Person { person, .. } if person.id == self.me))
    }

    fn sit_down(&self) {
        let free = self.info.seats.iter().any(|seat| matches!(seat.sitter, Sitter::Open));
        if self.info.status == TableStatus::Waiting
            && free
            && !self.sits()
            && !self.removed
            && let Some(table) = &self.table
        {
            table.sit(None);
        }
    }

    fn named(&mut self) {
        let seats = &self.info.seats;
        let plain = |(at, seat): (usize, &SeatInfo)| match &seat.sitter {
            Sitter::Open => format!("seat {}", at + 1),
            Sitter::Person { person, .. } => person.name.clone(),
            Sitter::Bot { level } => level.clone(),
        };
        let mut names = distinct(&seats.iter().enumerate().map(plain).collect::<Vec<_>>());
        for (seat, name) in seats.iter().zip(&mut names) {
            if let Sitter::Person { presence: Presence::Away | Presence::Gone, .. } = seat.sitter {
                name.push_str(" (away)");
            }
        }
        self.scene.names = names;
    }

    fn showed(&mut self, now: Box<cardinal_client::Scene>, steps: Vec<Vec<Value>>, jump: bool) {
        let scene = &mut self.scene;
        if jump {
            scene.skipped = usize::try_from(now.seq).unwrap_or(0);
            scene.told.clear();
        }
        scene.told.extend(steps);
        let surplus = scene.told.len().saturating_sub(TOLD);
        scene.told.drain(..surplus);
        scene.skipped += surplus;
        scene.seat = now.seat().map(Seat::new);
        scene.view = now.view.clone();
        scene.turn = now.outlook.turn.iter().copied().map(Seat::new).collect();
        scene.scores.clone_from(&now.outlook.scores);
        scene.standings = now.standings().map(|all| {
            all.iter().map(|one| Standing { place: one.place, score: one.score, team: one.team }).collect()
        });
        self.now = Some(now);
        self.offer();
    }

    /// What may be done now: nothing while a move is on its way.
    fn offer(&mut self) {
        let legal = self.now.as_ref().map(|now| now.legal());
        self.scene.legal = legal.filter(|_| self.pending.is_none()).unwrap_or_default();
    }

    /// Asks for the record and writes it; says so if that worked. The server may need a moment to have it.
    fn keep_record(&mut self) -> Option<String> {
        let (file, now) = (self.record.as_ref()?, self.now.as_ref()?);
        let mut record = self.server.record(&now.match_id);
        for _ in 0..RECORD_TRIES {
            if record.is_ok() {
                break;
            }
            std::thread::sleep(RECORD_PAUSE);
            record = self.server.record(&now.match_id);
        }
        let record = record.map_err(|error| error.to_string());
        let written = record
            .and_then(|record| write_whole(file, &record.to_string()).map_err(|error| error.to_string()));
        let file = file.display();
        self.unrecorded =
            written.err().map(|why| format!("the record could not be written to {file}: {why}"));
        self.unrecorded.is_none().then(|| format!("The record is in {file}."))
    }

    fn heard(&mut self, event: Event) {
        match event {
            Event::Connection(Connection::Open { .. }) => "online".clone_into(&mut self.line),
            Event::Connection(Connection::Connecting { attempt: 1 }) => {
                "connecting …".clone_into(&mut self.line);
            }
            Event::Connection(Connection::Connecting { attempt }) => {
                self.line = format!("connecting again (attempt {attempt}) …");
            }
            Event::Connection(Connection::Lost { why, .. }) => {
                self.line = format!("connection lost: {why}; trying again");
            }
            Event::Table { info, seat, .. } => {
                self.info = *info;
                self.seat = seat;
                self.named();
                self.sit_down();
            }
            Event::Scene { scene, steps, jump } => {
                self.showed(scene, steps.iter().map(|step| step.notices.items()).collect(), jump);
            }
            Event::Chat(lines) => self.said.extend(lines.iter().map(spoken)),
            Event::Done { order, .. } => self.answered(&order),
            Event::Refused { order, refusal } => {
                self.answered(&order);
                self.removed |= refusal.code == code::REMOVED;
                let clause = refusal.clause.map(|clause| format!("{clause}: ")).unwrap_or_default();
                self.trouble = Some(format!("{clause}{}", refusal.message));
            }
            Event::Hint { .. } | Event::YourTurn { .. } => {}
            Event::Closed(why) => self.closed = Some(why.to_string()),
        }
    }

    fn answered(&mut self, order: &OrderId) {
        if self.pending.as_ref() == Some(order) {
            self.pending = None;
            self.offer();
        }
    }

    fn is_host(&self) -> bool {
        self.info.host.as_ref().is_some_and(|host| host.id == self.me)
    }
}

/// One thing said, as a line.
fn spoken(line: &ChatLine) -> String {
    let who = line.from.as_ref().map_or("the table", |person| person.name.as_str());
    let text: String = line.text.chars().map(|each| if each.is_control() { ' ' } else { each }).collect();
    match line.kind {
        ChatKind::Said => format!("{who}: {text}"),
        ChatKind::Reaction => format!("{who}: *{text}*"),
        ChatKind::Remark => format!("({who}: {})", text.replace('-', " ")),
    }
}

fn other(why: &str) -> Refused {
    Refused::Other(why.to_owned())
}

impl Sitting for Online {
    fn scene(&self) -> &Scene {
        &self.scene
    }

    fn poll(&mut self) -> bool {
        let mut heard = false;
        loop {
            match self.events.try_recv() {
                Ok(event) => {
                    self.heard(event);
                    heard = true;
                }
                Err(TryRecvError::Empty) => return heard,
                Err(TryRecvError::Disconnected) => {
                    if self.closed.is_none() {
                        self.closed = Some("the table was left".to_owned());
                        heard = true;
                    }
                    return heard;
                }
            }
        }
    }

    fn act(&mut self, action: &Value) -> Result<(), Refused> {
        let (Some(table), Some(now)) = (&self.table, &self.now) else {
            return Err(other("the game has not begun"));
        };
        if self.pending.is_some() {
            return Err(other(
                "your move is on its way; it will arrive as soon as the server can be reached",
            ));
        }
        self.pending = Some(table.act(now, action));
        self.offer();
        Ok(())
    }

    fn undo(&mut self) -> Result<(), Refused> {
        match (&self.table, &self.now) {
            (Some(table), Some(now)) if now.outlook.undo => {
                table.undo(now);
                Ok(())
            }
            _ => Err(other("there is nothing that you could take back now")),
        }
    }

    fn handover(&self) -> Handover {
        Handover::None
    }

    fn pass_on(&mut self) {}

    fn trouble(&mut self) -> Option<String> {
        self.trouble.take()
    }

    fn farewell(&mut self) -> Vec<String> {
        let link = self.link();
        if let Some(table) = self.table.take() {
            table.close();
        }
        let mut lines = Vec::new();
        if let Some(why) = &self.closed {
            lines.push(format!("The table is no more: {why}."));
        }
        if self.scene.is_over() {
            lines.extend(self.keep_record());
        } else if self.closed.is_none() {
            lines.push(format!(
                "Your seat is kept, and a bot sits in after a while; come back with: cardinal play --connect {link}"
            ));
        }
        lines
    }

    fn unrecorded(&self) -> Option<&str> {
        self.unrecorded.as_deref()
    }

    fn say(&mut self, text: &str) -> Result<(), Refused> {
        let text = text.trim();
        match &self.table {
            Some(table) if !text.is_empty() => {
                table.say(text);
                Ok(())
            }
            _ => Err(other("there is nothing to say")),
        }
    }

    fn said(&self) -> &[String] {
        &self.said
    }

    fn line(&self) -> Option<String> {
        Some(self.line.clone())
    }

    fn room(&self) -> Option<Vec<String>> {
        if self.now.is_some() && self.info.status != TableStatus::Waiting {
            return None;
        }
        let mut lines = vec![format!("Others come here by {}", self.link()), String::new()];
        for (at, seat) in self.info.seats.iter().enumerate() {
            let who = match &seat.sitter {
                Sitter::Open => "free".to_owned(),
                Sitter::Person { person, .. } if person.id == self.me => format!("{} (you)", person.name),
                Sitter::Person { person, .. } => person.name.clone(),
                Sitter::Bot { level } => format!("bot, {level}"),
            };
            lines.push(format!("seat {}: {who}", at + 1));
        }
        lines.push(String::new());
        let free = self.info.seats.iter().any(|seat| matches!(seat.sitter, Sitter::Open));
        lines.push(match (free, self.is_host()) {
            (true, _) => "Waiting for somebody to take the free seat.".to_owned(),
            (false, true) => "Everybody is here: begin the game with 'start' or Enter.".to_owned(),
            (false, false) => "Waiting for the host to begin the game.".to_owned(),
        });
        Some(lines)
    }

    fn start(&mut self) -> Result<(), Refused> {
        let Some(table) = &self.table else { return Err(other("the table was left")) };
        match self.info.status {
            TableStatus::Waiting => table.start(),
            TableStatus::Finished => table.rematch(true),
            TableStatus::Paused => table.resume(),
            TableStatus::Playing | TableStatus::Closed => return Err(other("the game is on")),
        };
        Ok(())
    }

    fn question(&self) -> Option<String> {
        let vote = self.info.vote.as_ref()?;
        let asked = self.seat.is_some_and(|seat| vote.waiting.contains(&seat));
        let who = self.scene.names.get(usize::from(vote.by)).cloned().unwrap_or_default();
        let what = match vote.kind {
            VoteKind::Undo => "would like to take their last move back",
            VoteKind::Pause => "would like to let the game rest",
        };
        asked.then(|| format!("{who} {what}."))
    }

    fn answer(&mut self, yes: bool) {
        if let (Some(table), Some(vote)) = (&self.table, &self.info.vote) {
            table.vote(vote.id, yes);
        }
    }

    fn closed(&self) -> Option<String> {
        self.closed.clone()
    }
}
