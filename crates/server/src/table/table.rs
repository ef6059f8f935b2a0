//! The table and its parts, and what follows from every change.

use std::sync::Arc;

use cardinal_engine::{AnySession, Dealer, RecordFile, ResumeError, Seat, SeatSet, Settings, Turn};
use cardinal_protocol::http::RunningTable;
use cardinal_protocol::{
    ChatKind, ChatLine, Clock, LobbyTable, Millis, Pace, PersonRef, Presence, Refusal, TableInfo,
    TableStatus, ToClient,
};
use cardinal_store::{ChatRow, LogRow, StoreError, TableRow, Write};
use tokio::sync::mpsc::WeakSender;
use tokio::sync::oneshot;

use super::bots::Bots;
use super::chat::{self, Chat};
use super::clocks::Clocks;
use super::command::{Admission, Command};
use super::dealing::DEALING;
use super::embargo::Embargo;
use super::frame::Frame;
use super::journal::Journal;
use super::lesson;
use super::namesakes::Namesakes;
use super::order::Order;
use super::orders::Done;
use super::pace::OrderPace;
use super::shade::{Cover, Shade};
use super::state::TableState;
use super::storage::Storage;
use super::telling::Telling;
use super::votes::Votes;
use super::watchers::Watchers;
use crate::clock::now;
use crate::crowd::People;
use crate::error::refusal;
use crate::state::Shared;

/// A table.
pub(super) struct Table {
    pub(super) id: String,
    pub(super) shared: Arc<Shared>,
    pub(super) inbox: WeakSender<Command>,
    pub(super) state: TableState,
    /// The match being played, or the last one played.
    pub(super) session: Option<Box<dyn AnySession>>,
    pub(super) journal: Journal,
    pub(super) clocks: Clocks,
    pub(super) watchers: Watchers,
    pub(super) votes: Votes,
    pub(super) chat: Chat,
    /// While the cards are being dealt: until when what was pledged is waited for.
    pub(super) dealing: Option<Millis>,
    pub(super) bots: Bots,
    pub(super) pace: OrderPace,
    pub(super) storage: Storage,
    /// The end of the last match, as long as it is not public.
    pub(super) embargo: Option<Embargo>,
    pub(super) changes: Changes,
}

/// The changes since the last update of the watchers.
#[derive(Default)]
pub(super) struct Changes {
    /// The description of the table.
    pub(super) table: bool,
    /// Who sits where.
    pub(super) seats: bool,
    /// Numbers were added to the match.
    pub(super) numbers: bool,
    /// Orders to be answered after the watchers have received their effect.
    pub(super) answers: Vec<(Box<Order>, Done)>,
    /// New watchers, admitted after their first update.
    pub(super) admissions: Vec<(oneshot::Sender<Admission>, Admission)>,
}

/// What is stored beside a table.
struct Stored {
    chat: Vec<ChatRow>,
    played: Option<Played>,
}

/// A match, played as far as it is stored.
struct Played {
    session: Box<dyn AnySession>,
    journal: Journal,
    /// The clocks after the last number.
    clocks: Option<String>,
}

/// The log of a match that is over, as far as its record tells.
fn recorded(record: &str, ended: Millis) -> Result<Vec<LogRow>, StoreError> {
    let record: RecordFile = serde_json::from_str(record)?;
    let row = |(at, input): (usize, &serde_json::Value)| LogRow {
        seq: at as u64 + 1,
        at: ended,
        body: input.to_string(),
        submission: None,
        clocks: "[]".to_owned(),
    };
    Ok(record.inputs.iter().enumerate().map(row).collect())
}

impl Table {
    /// A table as it was stored, with its match played up to where it was.
    pub(super) async fn load(
        shared: Arc<Shared>,
        row: &TableRow,
        node: Option<Arc<str>>,
        inbox: WeakSender<Command>,
    ) -> Result<Self, StoreError> {
        let mut state: TableState = serde_json::from_str(&row.state)?;
        let mut people: Vec<String> = state.roster.people().map(|person| person.id.clone()).collect();
        people.extend(state.roster.host().map(|host| host.id.clone()));
        for id in people {
            // People may have been renamed while the table was not loaded.
            if let Some(person) = shared.store.person(&id).await? {
                state.roster.rename(&crate::people::from_row(&person));
            }
        }
        state.roster.wake(now());
        let seats = state.roster.seats().len();
        let mut table = Self {
            id: row.id.clone(),
            inbox,
            session: None,
            journal: Journal::new(seats),
            clocks: Clocks::new(state.setup.clock, seats),
            watchers: Watchers::new(now()),
            votes: Votes::default(),
            chat: Chat::default(),
            dealing: state.dealing.then(|| now() + DEALING),
            bots: Bots::new(seats),
            pace: OrderPace::default(),
            storage: Storage::new(shared.store.clone(), node),
            embargo: None,
            changes: Changes { table: true, ..Changes::default() },
            state,
            shared,
        };
        let stored = table.read(&table.state).await?;
        table.recall(stored)?;
        Ok(table)
    }

    /// Reads everything again: a write whose answer was lost may have happened or not. As long as something cannot be read
    /// nothing changes.
    pub(super) async fn reload(&mut self) -> Result<(), StoreError> {
        let state = match self.storage.store().table(&self.id).await? {
            Some(row) => serde_json::from_str(&row.state)?,
            None => self.state.clone(),
        };
        let stored = self.read(&state).await?;
        let (known, clocks) = (self.chat.last(), self.clocks.clone());
        let (match_id, head) = (self.state.current.id.clone(), self.journal.head());
        let mut before = std::mem::replace(&mut self.state, state);
        self.state.roster.keep_presence(&mut before.roster);
        self.dealing = self.state.dealing.then(|| now() + DEALING);
        self.recall(stored)?;
        if self.chat.last() > known {
            for socket in self.watchers.sockets(|_| true) {
                self.tell_chat(socket, known);
            }
        }
        if match_id == self.state.current.id {
            // Players do not get back the time they have used, except for a move that is stored after all.
            let journal = &self.journal;
            self.clocks.keep(&clocks, |seat| journal.acted(seat) <= head);
        }
        self.watchers.forget_match();
        self.storage.reloaded();
        (self.changes.table, self.changes.seats) = (true, true);
        Ok(())
    }

    /// Reads what is stored beside the table itself: the recent chat, and its match.
    async fn read(&self, state: &TableState) -> Result<Stored, StoreError> {
        let store = self.storage.store();
        let chat = store.chat(&self.id, chat::REMEMBERED as u64).await?;
        let current = &state.current;
        let Some(found) = store.find_match(&current.id).await? else {
            return Ok(Stored { chat, played: None });
        };
        let mut rows = store.log(&current.id).await?;
        if let (true, Some(record), Some(ended)) = (rows.is_empty(), &found.record, found.ended) {
            // The log of a match that is over is deleted in the end, but its inputs are in its record.
            rows = recorded(record, ended)?;
        }
        let names: Vec<String> = serde_json::from_str(&found.names)?;
        let dealer = Dealer::new(&current.secret(), &current.entropy);
        let lines: Vec<&str> = rows.iter().map(|row| row.body.as_str()).collect();
        let corrupt = |why: String| StoreError::Corrupt(why);
        let game = cardinal_games::find(&state.setup.game);
        let game = game.ok_or_else(|| corrupt(format!("there is no game '{}'", state.setup.game)))?;
        let settings = Settings::from_json(&game.info(), &state.setup.options);
        let settings = settings.map_err(|error| corrupt(error.to_string()))?;
        // A match is played on by the rules it was begun with, also after the program has got newer ones.
        let revision = u16::try_from(found.revision).unwrap_or(u16::MAX);
        let resume =
            |lines: &[&str]| game.resume(revision, settings.clone(), names.clone(), dealer.clone(), lines);
        let session = resume(&lines).map_err(|error| match error {
            ResumeError::Revision(unknown) => StoreError::Version(unknown.to_string()),
            error => corrupt(error.to_string()),
        })?;
        let mut journal = Journal::new(usize::from(session.played().seats()));
        journal.replay(&rows, |row| resume(&lines[..row]).ok())?;
        let clocks = rows.last().map(|last| last.clocks.clone());
        Ok(Stored { chat, played: Some(Played { session, journal, clocks }) })
    }

    /// Goes on with what was read.
    fn recall(&mut self, stored: Stored) -> Result<(), StoreError> {
        for submission in stored.chat.iter().filter_map(|row| row.submission.as_ref()) {
            if self.journal.answer(submission).is_none() {
                self.journal.remember(submission.clone(), None);
            }
        }
        self.chat.recall(stored.chat);
        self.session = None;
        self.journal.forget_match();
        self.bots.clear();
        if let Some(Played { session, journal, clocks }) = stored.played {
            self.session = Some(session);
            self.journal.go_on_with(journal);
            if let Some(clocks) = clocks {
                self.clocks.restore(&clocks)?;
            }
        }
        Ok(())
    }

    /// The parts of the table that updates are made from, and the watchers.
    pub(super) fn telling(&mut self) -> Option<(Telling<'_>, &mut Watchers)> {
        let session = self.session.as_deref()?;
        let telling = Telling::new(&self.id, &self.state, session, &self.journal, &self.clocks);
        Some((telling, &mut self.watchers))
    }

    /// The seats the game waits for.
    pub(super) fn turn(&self) -> SeatSet {
        self.session.as_ref().map_or(SeatSet::NONE, |session| session.played().turn().seats())
    }

    /// Whether the match has come to its end, stored or not.
    pub(super) fn is_over(&self) -> bool {
        self.session.as_ref().is_some_and(|session| session.played().turn() == Turn::Over)
    }

    /// The level of the bot that plays a seat at this moment.
    pub(super) fn played_by(&self, seat: u8) -> Option<&str> {
        self.state.roster.played_by(seat, self.state.patience(now()))
    }

    /// Whether the game stands still until one of its people is back.
    pub(super) fn frozen(&self) -> bool {
        let untimed = self.state.setup.clock == Clock::None;
        self.state.status == TableStatus::Playing
            && self.state.roster.deserted(untimed, self.state.patience(now()))
    }

    /// Whether the person at a seat is there.
    pub(super) fn presence(&self, seat: u8) -> Presence {
        self.state.roster.presence(seat, self.state.grace(), now())
    }

    /// What stores the table as it is.
    pub(super) fn saving(&self) -> Write {
        let (status, listed) = (self.state.status_name(), self.state.setup.open);
        Write::change_table(&self.id, status, listed, &self.state.to_text(), now())
    }

    /// Changes what is stored of the table. A change that cannot be stored does not happen.
    pub(super) async fn edit<T>(&mut self, change: impl FnOnce(&mut TableState) -> T) -> Result<T, Refusal> {
        let before = self.state.clone();
        let value = change(&mut self.state);
        if let Err(error) = self.storage.write(self.saving()).await {
            self.state = before;
            return Err(refusal(&error));
        }
        if self.state.status == TableStatus::Waiting {
            self.forget_match();
        }
        (self.changes.table, self.changes.seats) = (true, true);
        Ok(value)
    }

    /// Drops the last match; its record remains.
    pub(super) fn forget_match(&mut self) {
        self.state.roster.forget_substitutes();
        self.session = None;
        self.journal.forget_match();
        self.votes.drop_any();
        self.clocks.reset();
        self.bots.clear();
        self.watchers.forget_match();
    }

    /// Everything that follows from a change, in this order: who may watch and as whom, clocks, bots, updates,
    /// the end of the match, and the answers to the orders that led here.
    pub(super) async fn after_change(&mut self) {
        if std::mem::take(&mut self.changes.seats) {
            self.reseat();
        }
        self.note_presence();
        let (moved, over) = (std::mem::take(&mut self.changes.numbers), self.is_over());
        if moved && over {
            self.state.current.ended = Some(now());
        }
        self.tell();
        if moved && over {
            // Boxed, like everything rare: the task of a table is as large as the largest thing it does.
            Box::pin(self.finish()).await;
            self.tell();
        } else if moved {
            self.nudge();
        }
        for (caller, admission) in self.changes.admissions.drain(..) {
            // The client may have gone away.
            drop(caller.send(admission));
        }
        for (order, result) in std::mem::take(&mut self.changes.answers) {
            match result {
                Ok(seq) => order.done(seq),
                // Dropped unanswered, it looks for the table where that runs now.
                Err(_) if self.storage.evicted() => order.give_back(),
                Err(refusal) => order.refuse(refusal),
            }
        }
    }

    /// Runs the clocks, lets the bots think, and tells every watcher what has changed.
    fn tell(&mut self) {
        let outlook = self.run_clocks();
        self.schedule_bots();
        let changed = std::mem::take(&mut self.changes.table);
        // Taken out, for the description of the table counts them.
        let mut watchers = std::mem::take(&mut self.watchers);
        let spectators = watchers.spectators();
        let cover = self.cover();
        watchers.tell_table(changed, cover, |version| self.info(version, spectators));
        self.watchers = watchers;
        let held = self.is_held();
        if let Some((telling, watchers)) = self.telling() {
            watchers.tell_match(&telling, outlook, held);
        }
        if changed {
            self.shared.crowd.note(&self.id, self.people());
            // A game that stands still may be put away, and there is nothing to look at.
            match self.listing() {
                Some(table) => self.shared.lobby.show(table),
                None => self.shared.lobby.hide(&self.id),
            }
        }
    }

    /// The table as the lobby lists it.
    fn listing(&self) -> Option<LobbyTable> {
        if let Some(embargo) = &self.embargo {
            return embargo.listing().filter(|_| self.state.status != TableStatus::Closed);
        }
        let mut listing = self.state.listing(&self.id).filter(|_| !self.frozen())?;
        if listing.status == TableStatus::Paused && self.state.delay() > 0 {
            listing.status = TableStatus::Playing;
        }
        Some(listing)
    }

    /// Whether spectators have still to see the end of the match before this one.
    pub(super) fn is_held(&self) -> bool {
        self.embargo.as_ref().is_some_and(|embargo| embargo.match_id() != self.state.current.id)
    }

    /// Ends the embargo when its time has come.
    pub(super) fn lift_embargo(&mut self, now: Millis) {
        self.changes.table |= self.embargo.take_if(|embargo| embargo.until <= now).is_some();
    }

    /// What is laid over the table for spectators at this moment; none where they are not behind.
    fn cover(&self) -> Option<Cover<'_>> {
        self.embargo.as_ref().map(Cover::Past).or_else(|| self.shade().map(Cover::Present))
    }

    /// What is kept from spectators at this moment; none where they are not behind.
    fn shade(&self) -> Option<Shade> {
        let delay = self.state.delay();
        if delay == 0 || self.session.is_none() {
            return None;
        }
        let caught_up = self.journal.until(now().saturating_sub(delay)) >= self.journal.head();
        (self.state.in_game() || !caught_up).then_some(Shade { caught_up })
    }

    /// Up to when delayed spectators receive the remarks of the table.
    pub(super) fn remarked_until(&self) -> Millis {
        self.cover().map_or(Millis::MAX, |_| now().saturating_sub(self.state.delay()))
    }

    /// Those who keep the table busy; none once it is over.
    fn people(&self) -> Option<People> {
        let roster = &self.state.roster;
        let over = matches!(self.state.status, TableStatus::Finished | TableStatus::Closed);
        (!over).then(|| People {
            host: roster.host().map(|host| host.id.clone()),
            seated: roster.people().map(|person| person.id.clone()).collect(),
        })
    }

    /// Lets the clocks of the people whose turn it is run; whether any was started or stopped.
    fn run_clocks(&mut self) -> bool {
        let (state, turn, now) = (&self.state, self.turn(), now());
        let (playing, patience) =
            (state.status == TableStatus::Playing && !self.frozen(), state.patience(now));
        let runs = |seat: u8| {
            playing && turn.contains(Seat::new(seat)) && state.roster.played_by(seat, patience).is_none()
        };
        self.clocks.run(runs, now)
    }

    /// Lets every bot think whose turn it is, after the pause of the table's pace; shorter for further steps of one turn.
    fn schedule_bots(&mut self) {
        let (playing, turn, now) = (self.state.status == TableStatus::Playing, self.turn(), now());
        if !playing || turn.is_empty() || self.frozen() {
            self.bots.clear();
            return;
        }
        let pause = match self.state.setup.pace {
            Pace::Instant => 0,
            Pace::Quick => 350,
            Pace::Calm => 1_000,
            Pace::Slow => 2_500,
        };
        let scripted = self.session.as_deref().and_then(|session| lesson::next(&self.state, session));
        let (state, journal, patience) = (&self.state, &self.journal, self.state.patience(now));
        self.bots.schedule(|seat| {
            let bot = || state.roster.played_by(seat, patience);
            let plays = turn.contains(Seat::new(seat)) && bot().is_some();
            let held_back = scripted.is_some_and(|(next, _)| next != seat);
            let goes_on = journal.acted(seat) > 0 && journal.acted(seat) == journal.head();
            (plays && !held_back).then_some(now + if goes_on { pause / 2 } else { pause })
        });
    }

    /// Notes who has come and gone. A host who is gone before the game hands the table to a person who is there.
    fn note_presence(&mut self) {
        let (grace, now) = (self.state.grace(), now());
        let changed = self.state.roster.changed_presence(grace, now);
        if changed.is_empty() {
            return;
        }
        self.changes.table = true;
        for (seat, presence) in changed {
            if presence == Presence::Gone && self.state.in_game() && self.played_by(seat).is_some() {
                self.remark("bot-took-over", self.state.roster.person(seat).cloned());
            }
        }
        if self.state.status == TableStatus::Waiting {
            self.state.roster.replace_absent_host(grace, now);
        }
    }

    /// Sends a reminder to people whose turn it is and who are not watching, where others wait for them.
    fn nudge(&self) {
        let roster = &self.state.roster;
        let alone = roster.numbers().filter(|seat| roster.takes_part(*seat)).count() < 2;
        for seat in self.turn().iter().map(Seat::number).filter(|_| !alone) {
            if self.watchers.has_seat(seat) || self.played_by(seat).is_some() {
                continue;
            }
            if let Some(person) = roster.person(seat) {
                let game = self.state.setup.game.clone();
                let message = ToClient::YourTurn { table: self.id.clone(), game };
                self.shared.tell_person(&person.id, &Frame::of(&message));
            }
        }
    }

    /// Adds a remark of the table about a person. Nothing depends on it, so nothing waits for it.
    pub(super) fn remark(&mut self, word: &str, about: Option<PersonRef>) {
        let line = self.chat.next(ChatKind::Remark, about, word.to_owned(), now());
        self.storage.write_later(Write::say(&self.id, &chat::row(&line, None)));
        self.push_line(&line);
    }

    /// Adds a line to the chat and tells it.
    pub(super) fn push_line(&mut self, line: &ChatLine) {
        self.chat.push(line.clone());
        // Another name may look alike now.
        let alike = self.namesakes();
        self.changes.table |= alike.concerns(line.from.as_ref());
        self.tell_line(&alike.line(line));
    }

    /// Sends a line of the chat to all who may read it.
    pub(super) fn tell_line(&self, line: &ChatLine) {
        self.watchers.tell_line(&self.id, line, self.remarked_until());
    }

    /// Sends a watcher the lines of the chat after one.
    pub(super) fn tell_chat(&self, socket: u64, known: u64) {
        let alike = self.namesakes();
        let lines: Vec<ChatLine> = self.chat.since(known).map(|line| alike.line(line)).collect();
        self.watchers.tell_chat(socket, &self.id, lines.iter(), self.remarked_until());
    }

    /// Those at the table whose names look alike: people with a seat, the host, and recent authors of chat lines.
    fn namesakes(&self) -> Namesakes {
        let roster = &self.state.roster;
        Namesakes::among(roster.people().chain(roster.host()).chain(self.chat.people()))
    }

    /// The table, and how far its game is, for a person who asks.
    pub(super) fn running(&self, asks: Option<&str>) -> RunningTable {
        let table = self.info(self.watchers.version(), self.watchers.spectators());
        let seated = asks.is_some_and(|person| self.state.roster.seat_of(person).is_some());
        if let Some(cover) = self.cover().filter(|_| !seated) {
            return RunningTable { table: cover.over(&table), turn: Vec::new(), moved: None };
        }
        let turn = if self.state.in_game() { self.turn() } else { SeatSet::NONE };
        RunningTable { table, turn: turn.iter().map(Seat::number).collect(), moved: self.journal.last() }
    }

    /// The table as the people at it see it.
    pub(super) fn info(&self, version: u64, spectators: u32) -> TableInfo {
        let seat = |seat: u8| {
            let substitute = self.played_by(seat).filter(|_| self.state.in_game());
            self.state.roster.info(seat, self.presence(seat), substitute)
        };
        let mut info = TableInfo {
            version,
            seats: self.state.roster.numbers().map(seat).collect(),
            watchers: spectators,
            dealing: self.dealing,
            vote: self.votes.shown(),
            frozen: self.frozen(),
            ..self.state.info(&self.id)
        };
        self.namesakes().tell_apart(&mut info);
        info
    }
}
