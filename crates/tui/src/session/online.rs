//! A sitting at a table of a server.

use std::path::PathBuf;
use std::sync::Arc;
use std::sync::mpsc::{Receiver, TryRecvError};

use cardinal_client::{ClientError, Event, OrderId, Session, TableLink};
use cardinal_engine::{Seat, Standing};
use cardinal_protocol::{Json, Presence, SeatInfo, Sitter, Step, TableInfo, TableStatus, VoteKind, code};
use cardinal_texts::{Speech, printable, with};

use super::drafting::{Drafting, Next};
use super::hosting::Hosting;
use super::recording::Recording;
use super::report::Reporting;
use super::room;
use super::seats::distinct;
use super::talk::Talk;
use super::told;
use super::undoing::Undoing;
use super::{Handover, Line, Refused, Said, Scene, Sitting, Undone};
use crate::tables::{self, AnyTable, Deed, Position, Told};
use crate::words::person_name;

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
    line: Line,
    /// The move that has no answer yet.
    pending: Option<OrderId>,
    undoing: Undoing,
    news: Option<&'static str>,
    speech: &'static Speech,
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
            line: Line::default(),
            pending: None,
            undoing: Undoing::default(),
            news: None,
            speech: Default::default(),
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

    /// The command that looks for opponents like these again.
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
            Sitter::Open { .. } => self.speech.say("seat-number", with("number", at + 1)),
            Sitter::Person { person, .. } => person_name(self.speech, person),
            Sitter::Bot { level } => self.speech.say("bot-name", with("level", printable(level))),
        };
        let mut names = distinct(&seats.iter().enumerate().map(plain).collect::<Vec<_>>());
        for (seat, name) in seats.iter().zip(&mut names) {
            if let Sitter::Person { presence: Presence::Away | Presence::Gone, .. } = seat.sitter {
                *name = self.speech.say("term-away", with("name", name.clone()));
            }
        }
        self.scene.names = names;
    }

    /// What a list of notices tells.
    fn told(&self, notices: &Json) -> Told {
        let known = self.face.zip(self.position.as_deref());
        known
            .map(|(face, position)| face.read_notices(notices, position, self.scene.names()))
            .unwrap_or_default()
    }

    /// Adds what steps tell to that of the steps after number `skipped`.
    fn tell(&self, told: &mut Vec<Told>, skipped: usize, steps: &[Step]) {
        for step in steps {
            told::add(told, skipped, step, self.told(&step.notices), self.scene.names());
        }
    }

    fn showed(&mut self, now: Box<cardinal_client::Scene>, steps: &[Step], jump: bool) {
        self.scene.seat = now.seat().map(Seat::new);
        self.position = match self.face.map(|face| face.read(&now)) {
            Some(Ok(position)) => Some(position),
            Some(Err(why)) => {
                let why = with("why", printable(&why));
                self.trouble = Some(Refused::Other(self.speech.say("term-unreadable", why)));
                None
            }
            None => None,
        };
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
        if !self.drafting.rebase(self.position.as_ref(), self.scene.seat) {
            self.news = Some("term-draft-lost");
        }
        self.now = Some(now);
        self.offer();
    }

    /// Puts earlier steps before the known ones, as far as they follow each other.
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
        Some(self.speech.say("term-contributed", with("value", value.clone()).with("command", check)))
    }

    fn heard(&mut self, event: Event) {
        match event {
            Event::Connection(connection) => self.line = Line::of(&connection),
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
                self.talk.heard(&lines, self.scene.inputs(), self.speech);
            }
            Event::Deleted(line) => {
                self.reporting.deleted(&line);
                self.talk.deleted(&line, self.speech);
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

impl Sitting for Online {
    fn speak(&mut self, speech: &'static Speech) {
        self.speech = speech;
        self.scene.speech = speech;
        self.named();
    }

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
                        self.closed = Some(self.speech.text("term-table-left"));
                        heard = true;
                    }
                    return heard;
                }
            }
        }
    }

    fn act(&mut self, deed: &Deed) -> Result<(), Refused> {
        let (Some(table), Some(now)) = (&self.table, &self.now) else {
            return Err(Refused::Message("term-not-begun"));
        };
        if self.pending.is_some() {
            return Err(Refused::Message("term-on-its-way"));
        }
        let next = match (&self.position, self.scene.seat) {
            (Some(position), Some(seat)) => self.drafting.add(position, seat, deed)?,
            _ => Next::Send(deed.clone()),
        };
        match next {
            Next::Send(whole) => self.pending = Some(table.moves(now, &whole.to_json())),
            Next::Held => {
                self.news = Some("term-draft");
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
            _ => Err(Refused::Message("refused-nothing-to-undo")),
        }
    }

    fn handover(&self) -> Handover {
        Handover::None
    }

    fn pass_on(&mut self) {}

    fn news(&mut self) -> Option<String> {
        self.news.take().or_else(|| self.undoing.news()).map(|key| self.speech.text(key))
    }

    fn trouble(&mut self) -> Option<Refused> {
        self.trouble.take()
    }

    fn farewell(&mut self) -> Vec<String> {
        let waiting = self.info.status == TableStatus::Waiting && self.closed.is_none();
        if let Some(table) = self.table.take() {
            if waiting && self.quick {
                // The next player must not be dealt cards against one who has left.
                table.stand();
            }
            table.close();
        }
        let (mut lines, speech) = (Vec::new(), self.speech);
        if let Some(why) = &self.closed {
            lines.push(speech.say("term-table-closed", with("why", why.clone())));
        }
        let over = self.scene.is_over();
        if over {
            let match_id = self.now.as_ref().map(|now| now.match_id.as_str());
            lines.extend(match_id.and_then(|match_id| self.recording.keep(&self.session, match_id, speech)));
        }
        lines.extend(self.contribution());
        if !over && self.closed.is_none() && !(waiting && self.quick) {
            let back = with("command", format!("cardinal play --connect {}", self.link()));
            let then = match (waiting, self.info.open, self.has_company()) {
                (true, true, _) => "term-leave-waiting-open",
                (true, false, _) => "term-leave-waiting",
                (false, _, true) => "term-leave-bot",
                (false, _, false) => "term-leave-waits",
            };
            lines.push(format!("{} {}", speech.text(then), speech.say("term-come-back", back)));
        }
        if self.quick && (waiting || self.scene.is_over() || self.closed.is_some()) {
            let again = if waiting { "term-search-ended" } else { "term-search-again" };
            lines.push(speech.say(again, with("command", self.search())));
        }
        lines
    }

    fn unrecorded(&self) -> Option<&str> {
        self.recording.failed()
    }

    fn say(&mut self, text: &str) -> Result<(), Refused> {
        let text = text.trim();
        if let (Some(line), Some(table)) = (text.strip_prefix('/'), &self.table) {
            let order = self.hosting.read(line, &self.info, self.speech).map_err(Refused::Other)?;
            table.order(order);
            return Ok(());
        }
        match &self.table {
            Some(table) if !text.is_empty() => {
                table.say(text);
                Ok(())
            }
            _ => Err(Refused::Message("term-nothing-to-say")),
        }
    }

    fn report(&mut self, text: &str) -> Result<String, Refused> {
        let report = self.reporting.read(text, &self.info, &self.me, self.speech).map_err(Refused::Other)?;
        let receipt =
            self.session.report(&report).map_err(|error| Refused::Other(printable(&error.to_string())))?;
        Ok(self.speech.text(if receipt.again { "report-again" } else { "report-sent" }))
    }

    fn said(&self) -> &[Said] {
        self.talk.said()
    }

    fn line(&self) -> Option<Line> {
        Some(self.line.clone())
    }

    fn room(&self) -> Option<Vec<String>> {
        if self.now.is_some() && self.info.status != TableStatus::Waiting {
            return None;
        }
        Some(room::lines(&self.info, &self.me, &self.link(), self.speech))
    }

    fn may_start(&self) -> bool {
        self.info.status == TableStatus::Waiting && room::may_start(&self.info, &self.me)
    }

    fn start(&mut self) -> Result<(), Refused> {
        let Some(table) = &self.table else { return Err(Refused::Message("term-table-left")) };
        match self.info.status {
            TableStatus::Waiting => table.start(),
            TableStatus::Finished => table.rematch(true),
            TableStatus::Paused => table.resume(),
            TableStatus::Playing | TableStatus::Closed => return Err(Refused::Message("term-begun")),
        };
        Ok(())
    }

    fn question(&self) -> Option<String> {
        if let Some(by) = self.offered() {
            let who = self.scene.names().who(Seat::new(by));
            return Some(self.speech.say("outcome-offered", with("who", who).with("count", 1)));
        }
        let vote = self.info.vote.as_ref()?;
        let asked = self.seat.is_some_and(|seat| vote.waiting.contains(&seat));
        let key = match vote.kind {
            VoteKind::Undo => "vote-ask-undo",
            VoteKind::Pause => "vote-ask-pause",
        };
        asked.then(|| self.speech.say(key, with("who", self.scene.names().who(Seat::new(vote.by)))))
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
