//! A sitting at a table of a server.

use std::path::PathBuf;
use std::sync::Arc;
use std::sync::mpsc::{Receiver, TryRecvError};

use cardinal_client::{ClientError, Connection, Event, OrderId, Session, TableLink};
use cardinal_engine::{Seat, Standing};
use cardinal_protocol::{Json, Presence, SeatInfo, Sitter, Step, TableInfo, TableStatus, VoteKind, code};
use cardinal_texts::printable;

use super::drafting::{Drafting, Next};
use super::hosting::Hosting;
use super::recording::Recording;
use super::report::Reporting;
use super::room;
use super::seats::distinct;
use super::talk::Talk;
use super::told;
use super::undoing::Undoing;
use super::{Handover, Refused, Said, Scene, Sitting, Undone};
use crate::tables::{self, AnyTable, Deed, Position, Told};
use crate::words::Names;

/// How many of the latest steps a scene tells of.
const TOLD: usize = 80;

/// A person at a table of a server.
pub struct Online {
    session: Session,
    reporting: Reporting,
    hosting: Hosting,
    me: String,
    table: Option<TableLink>,
    events: Receiver<Event>,
    info: TableInfo,
    /// The seat of this person.
    seat: Option<u8>,
    now: Option<Box<cardinal_client::Scene>>,
    /// The table of the game, if this program has it.
    face: Option<&'static dyn AnyTable>,
    /// The game as the server shows it.
    position: Option<Arc<dyn Position>>,
    drafting: Drafting,
    scene: Scene,
    talk: Talk,
    line: String,
    /// The move that has no answer yet.
    pending: Option<OrderId>,
    undoing: Undoing,
    news: Option<String>,
    trouble: Option<Refused>,
    /// Whether the table was found by looking for opponents.
    quick: bool,
    /// The host does not want this person at the table.
    removed: bool,
    closed: Option<String>,
    recording: Recording,
    /// What this player added to the shuffles of the last match: the commitment to its secret, and the bytes.
    contributed: Option<(String, String)>,
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
        let info = session.table(table)?;
        let (table, events) = session.join(&info.id);
        let me = session.me().id.clone();
        let mut online = Self {
            session: session.clone(),
            reporting: Reporting::default(),
            hosting: Hosting::default(),
            me,
            table: Some(table),
            events,
            seat: None,
            now: None,
            face: tables::find(&info.game),
            position: None,
            drafting: Drafting::default(),
            scene: Scene { game: info.game.clone(), ..Scene::default() },
            talk: Talk::default(),
            line: "connecting …".to_owned(),
            pending: None,
            undoing: Undoing::default(),
            news: None,
            trouble: None,
            quick: false,
            removed: false,
            closed: None,
            recording: Recording::default(),
            contributed: None,
            info,
        };
        online.named();
        online.sit_down();
        Ok(online)
    }

    /// Writes the record here when the game is over.
    #[must_use]
    pub fn recorded_to(mut self, file: Option<PathBuf>) -> Self {
        self.recording = Recording::to(file);
        self
    }

    /// The link that leads others here.
    pub fn link(&self) -> String {
        self.session.server().address().invitation(&self.info.id)
    }

    /// Says that this table was found, or opened, by looking for opponents.
    #[must_use]
    pub const fn quick(mut self) -> Self {
        self.quick = true;
        self
    }

    /// How to look for opponents like these again.
    fn search(&self) -> String {
        let seats = match self.info.seats.len() {
            0..=2 => String::new(),
            more => format!(" --seats you{}", ",open".repeat(more - 1)),
        };
        format!(
            "cardinal play {} --connect {} --quick{seats}",
            printable(&self.info.game),
            self.session.server().address()
        )
    }

    fn sits(&self) -> bool {
        self.info
            .seats
            .iter()
            .any(|seat| matches!(&seat.sitter, Sitter::Person { person, .. } if person.id == self.me))
    }

    fn sit_down(&self) {
        let free = self.info.seats.iter().any(|seat| matches!(seat.sitter, Sitter::Open { locked: false }));
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
            Sitter::Open { .. } => format!("seat {}", at + 1),
            Sitter::Person { person, .. } => printable(person.shown_name()),
            Sitter::Bot { level } => printable(level),
        };
        let mut names = distinct(&seats.iter().enumerate().map(plain).collect::<Vec<_>>());
        for (seat, name) in seats.iter().zip(&mut names) {
            if let Sitter::Person { presence: Presence::Away | Presence::Gone, .. } = seat.sitter {
                name.push_str(" (away)");
            }
        }
        self.scene.names = names;
    }

    /// What a list of notices tells.
    fn told(&self, notices: &Json) -> Told {
        let names = Names { names: &self.scene.names, me: self.scene.seat };
        self.face.map(|face| face.read_notices(notices, names)).unwrap_or_default()
    }

    /// Adds what steps tell to what was told of the steps after number `skipped`.
    fn tell(&self, told: &mut Vec<Told>, skipped: usize, steps: &[Step]) {
        for step in steps {
            let names = Names { names: &self.scene.names, me: self.scene.seat };
            told::add(told, skipped, step, self.told(&step.notices), names);
        }
    }

    fn showed(&mut self, now: Box<cardinal_client::Scene>, steps: &[Step], jump: bool) {
        self.scene.seat = now.seat().map(Seat::new);
        let gap = jump && steps.is_empty();
        let mut told = if gap { Vec::new() } else { std::mem::take(&mut self.scene.told) };
        self.tell(&mut told, self.scene.skipped, steps);
        let scene = &mut self.scene;
        scene.told = told;
        if gap {
            scene.skipped = usize::try_from(now.seq).unwrap_or(0);
            if let Some(table) = self.table.as_ref().filter(|_| now.seq > 0) {
                table.history(&now, now.seq + 1);
            }
        }
        let surplus = scene.told.len().saturating_sub(TOLD);
        scene.told.drain(..surplus);
        scene.skipped += surplus;
        self.talk.rewound(scene.inputs());
        if jump {
            self.undoing.jumped();
        }
        scene.turn = now.outlook.turn.iter().copied().map(Seat::new).collect();
        scene.scores.clone_from(&now.outlook.scores);
        scene.standings = now.standings().map(|all| {
            all.iter().map(|one| Standing { place: one.place, score: one.score, team: one.team }).collect()
        });
        self.position = match self.face.map(|face| face.read(&now)) {
            Some(Ok(position)) => Some(position),
            Some(Err(why)) => {
                self.trouble =
                    Some(other(&format!("this program cannot show the game: {}", printable(&why))));
                None
            }
            None => None,
        };
        if !self.drafting.rebase(self.position.as_ref(), self.scene.seat) {
            self.news = Some("The game has gone on: the move that you had begun was not sent.".to_owned());
        }
        self.now = Some(now);
        self.offer();
    }

    /// Puts earlier steps before those that are told, as far as they follow each other.
    fn recalled(&mut self, match_id: &str, steps: &[Step]) {
        let known = self.now.as_ref().is_some_and(|now| now.match_id == match_id);
        let follows = steps.last().is_some_and(|last| last.seq == self.scene.skipped as u64);
        if known && follows {
            let room = TOLD.saturating_sub(self.scene.told.len()).min(steps.len()).min(self.scene.skipped);
            let mut earlier = Vec::new();
            self.tell(&mut earlier, self.scene.skipped - room, &steps[steps.len() - room..]);
            self.scene.told.splice(..0, earlier);
            self.scene.skipped -= room;
        }
    }

    /// Shows the position after what has been drafted. While a move is on its way, nothing may be done.
    fn offer(&mut self) {
        let position = self.drafting.position().or(self.position.as_ref()).cloned();
        self.scene.acts = self.pending.is_none() && position.as_ref().is_some_and(|position| position.acts());
        self.scene.position = position;
    }

    /// How to check that what this player added is in the shuffles.
    fn contribution(&self) -> Option<String> {
        let (commitment, value) = self.contributed.as_ref()?;
        let file = self.recording.file().map_or_else(|| "FILE".to_owned(), |file| file.display().to_string());
        let check = format!("cardinal verify {file} --commitment {commitment} --contribution {value}");
        Some(format!("You contributed {value} to the shuffles; the record shows it to: {check}"))
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
                self.line = format!("connection lost: {}; trying again", printable(&why));
            }
            Event::Table { info, seat, .. } => {
                self.info = *info;
                self.seat = seat;
                if self.info.vote.is_none() {
                    self.undoing.vote_ended();
                }
                self.named();
                self.sit_down();
            }
            Event::Scene { scene, steps, jump } => {
                self.showed(scene, &steps, jump);
            }
            Event::History { match_id, steps } => self.recalled(&match_id, &steps),
            Event::Chat(lines) => {
                self.reporting.heard(&lines);
                self.hosting.heard(&lines);
                self.talk.heard(&lines, self.scene.inputs());
            }
            Event::Deleted(line) => {
                self.reporting.deleted(&line);
                self.talk.deleted(&line);
            }
            Event::Done { order, seq } => {
                self.undoing.done(&order, seq.is_some());
                self.answered(&order);
            }
            Event::Refused { order, refusal } => {
                self.answered(&order);
                self.undoing.refused(&order);
                self.removed |= refusal.code == code::REMOVED;
                self.trouble = Some(Refused::Told {
                    code: printable(&refusal.code),
                    clause: refusal.clause.as_deref().map(printable),
                    message: printable(&refusal.message),
                });
            }
            Event::Contributed { commitment, value } => {
                self.contributed = Some((printable(&commitment), printable(&value)));
            }
            Event::Hint { .. } | Event::YourTurn { .. } => {}
            Event::Closed(why) => self.closed = Some(printable(&why.to_string())),
        }
    }

    fn answered(&mut self, order: &OrderId) {
        if self.pending.as_ref() == Some(order) {
            self.pending = None;
            self.offer();
        }
    }

    /// Whether other people play along.
    fn has_company(&self) -> bool {
        self.info.seats.iter().any(
            |seat| matches!(&seat.sitter, Sitter::Person { person, left: false, .. } if person.id != self.me),
        )
    }

    /// The seat whose offer of a rematch this player has not answered.
    fn offered(&self) -> Option<u8> {
        let own = self.seat.filter(|_| self.info.status == TableStatus::Finished)?;
        self.info.rematch.first().copied().filter(|_| !self.info.rematch.contains(&own))
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

    fn act(&mut self, deed: &Deed) -> Result<(), Refused> {
        let (Some(table), Some(now)) = (&self.table, &self.now) else {
            return Err(other("the game has not begun"));
        };
        if self.pending.is_some() {
            return Err(other(
                "your move is on its way; it will arrive as soon as the server can be reached",
            ));
        }
        let next = match (&self.position, self.scene.seat) {
            (Some(position), Some(seat)) => self.drafting.add(position, seat, deed)?,
            _ => Next::Send(deed.clone()),
        };
        match next {
            Next::Send(whole) => self.pending = Some(table.moves(now, &whole.to_json())),
            Next::Held => {
                self.news =
                    Some("The beginning of a move: all of it is sent at once when it is whole.".to_owned());
            }
        }
        self.offer();
        Ok(())
    }

    fn undo(&mut self) -> Result<Undone, Refused> {
        if let (Some(position), Some(seat)) = (&self.position, self.scene.seat)
            && self.drafting.back(position, seat)
        {
            self.offer();
            return Ok(Undone::Done);
        }
        match (&self.table, &self.now) {
            (Some(table), Some(now)) if now.outlook.undo => {
                self.undoing = Undoing::of(table.undo(now));
                Ok(Undone::Asked)
            }
            _ => Err(other("there is nothing that you could take back now")),
        }
    }

    fn handover(&self) -> Handover {
        Handover::None
    }

    fn pass_on(&mut self) {}

    fn news(&mut self) -> Option<String> {
        self.news.take().or_else(|| self.undoing.news())
    }

    fn trouble(&mut self) -> Option<Refused> {
        self.trouble.take()
    }

    fn farewell(&mut self) -> Vec<String> {
        let waiting = self.info.status == TableStatus::Waiting && self.closed.is_none();
        if let Some(table) = self.table.take() {
            if waiting && self.quick {
                // Nobody is to be dealt cards against somebody who has left.
                table.stand();
            }
            table.close();
        }
        let mut lines = Vec::new();
        if let Some(why) = &self.closed {
            lines.push(format!("The table is no more: {why}."));
        }
        let over = self.scene.is_over();
        if over {
            let match_id = self.now.as_ref().map(|now| now.match_id.as_str());
            lines.extend(match_id.and_then(|match_id| self.recording.keep(&self.session, match_id)));
        }
        lines.extend(self.contribution());
        if !over && self.closed.is_none() && !(waiting && self.quick) {
            let back = format!("come back with: cardinal play --connect {}", self.link());
            let then = match (waiting, self.info.open, self.has_company()) {
                (true, true, _) => "The game has not begun, and others may take your seat",
                (true, false, _) => "The game has not begun, and your seat is kept",
                (false, _, true) => "Your seat is kept, and a bot sits in after a while",
                (false, _, false) => "Your seat is kept, and the game waits for you",
            };
            lines.push(format!("{then}; {back}"));
        }
        if self.quick && (waiting || self.scene.is_over() || self.closed.is_some()) {
            let again =
                if waiting { "The search has ended; search again" } else { "Search for another match" };
            lines.push(format!("{again} with: {}", self.search()));
        }
        lines
    }

    fn unrecorded(&self) -> Option<&str> {
        self.recording.failed()
    }

    fn say(&mut self, text: &str) -> Result<(), Refused> {
        let text = text.trim();
        if let (Some(line), Some(table)) = (text.strip_prefix('/'), &self.table) {
            let order = self.hosting.read(line, &self.info).map_err(|why| other(&why))?;
            table.order(order);
            return Ok(());
        }
        match &self.table {
            Some(table) if !text.is_empty() => {
                table.say(text);
                Ok(())
            }
            _ => Err(other("there is nothing to say")),
        }
    }

    fn report(&mut self, text: &str) -> Result<String, Refused> {
        let report = self.reporting.read(text, &self.info, &self.me).map_err(|why| other(&why))?;
        let receipt = self.session.report(&report).map_err(|error| other(&printable(&error.to_string())))?;
        let again = if receipt.again { "The operators have this report already." } else { "Thank you." };
        Ok(format!("{again} Nobody but the operators of this server sees it."))
    }

    fn said(&self) -> &[Said] {
        self.talk.said()
    }

    fn line(&self) -> Option<String> {
        Some(self.line.clone())
    }

    fn room(&self) -> Option<Vec<String>> {
        if self.now.is_some() && self.info.status != TableStatus::Waiting {
            return None;
        }
        Some(room::lines(&self.info, &self.me, &self.link()))
    }

    fn may_start(&self) -> bool {
        self.info.status == TableStatus::Waiting && room::may_start(&self.info, &self.me)
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
        if let Some(by) = self.offered() {
            let who = self.scene.names.get(usize::from(by)).cloned().unwrap_or_default();
            return Some(format!("{who} offers a rematch."));
        }
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
        if let (Some(table), Some(_)) = (&self.table, self.offered()) {
            table.rematch(yes);
            return;
        }
        if let (Some(table), Some(vote)) = (&self.table, &self.info.vote) {
            table.vote(vote.id, yes);
        }
    }

    fn closed(&self) -> Option<String> {
        self.closed.clone()
    }
}
