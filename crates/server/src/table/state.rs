//! The state that a table's task owns.

use std::collections::{HashMap, VecDeque};
use std::sync::Arc;

use cardinal_engine::{Dealer, Seat};
use cardinal_protocol::{
    Added, ChatLine, MatchInfo, Millis, PersonKind, PersonRef, Presence, SeatInfo, Sitter, TableInfo,
    TableStatus, ToClient, Vote,
};
use cardinal_store::{StoreError, TableRow, Write};
use tokio::sync::Semaphore;

use super::clocks::Time;
use super::kept::{Kept, KeptMatch, KeptSeat, bot_name, status_name};
use super::letter::Letter;
use super::watchers::Watching;
use crate::ids::now;
use crate::play::{Entry, Live, resume, substitute};
use crate::state::Shared;

/// How long somebody may be unheard of before others are told.
pub(super) const BLINK: Millis = 3_000;

/// A number of the running match, as far as it is needed to tell of it again.
#[derive(Clone, Copy, Debug)]
pub(super) struct Told {
    pub(super) at: Millis,
    /// The input it is; none for an undo, and none for what was undone.
    pub(super) input: Option<usize>,
}

/// A table.
pub(crate) struct Table {
    pub(super) id: String,
    pub(super) kept: Kept,
    pub(super) shared: Arc<Shared>,
    /// The node that runs it, where there may be several. After it was given up nothing is written here any more, also
    /// if the same program goes on as another node.
    pub(super) node: Option<Arc<str>>,
    pub(super) inbox: tokio::sync::mpsc::WeakSender<Letter>,
    /// The match being played, or the last one played.
    pub(super) live: Option<Box<dyn Live>>,
    /// All numbers of the match; number `n` is at `n - 1`.
    pub(super) told: Vec<Told>,
    /// Orders that became numbers, by seat and id.
    pub(super) submissions: HashMap<String, u64>,
    /// The last number of each seat's own.
    pub(super) acted: Vec<u64>,
    /// The last undo.
    pub(super) undone: u64,
    pub(super) time: Time,
    /// When each seat's person was last heard of, if they are not here now.
    pub(super) missing: Vec<Option<Millis>>,
    /// The presence others were last told of.
    pub(super) shown: Vec<Presence>,
    pub(super) watchers: Vec<Watching>,
    /// Grows with every change that watchers are told of. Begins with the time, so that a number is not given again
    /// after a restart.
    pub(super) version: u64,
    pub(super) vote: Option<(Vote, usize)>,
    pub(super) votes: u64,
    /// When the bot at a seat is to think, or `None` while it thinks.
    pub(super) thinking: HashMap<u8, Option<Millis>>,
    pub(super) chat: VecDeque<ChatLine>,
    pub(super) said: u64,
    /// Answers given of late, by person and order.
    pub(super) answered: VecDeque<(String, ToClient)>,
    /// By seat: held while a hint is being thought of.
    pub(super) advice: Vec<Arc<Semaphore>>,
    /// What is in the store may differ from what is here; it has to be read again.
    pub(super) doubtful: bool,
    pub(super) retry: Option<Millis>,
    pub(super) last_used: Millis,
}

impl Table {
    /// A table as it was stored, with its match played up to where it was.
    pub(crate) async fn load(
        shared: Arc<Shared>,
        row: &TableRow,
        node: Option<Arc<str>>,
        inbox: tokio::sync::mpsc::WeakSender<Letter>,
    ) -> Result<Self, StoreError> {
        let mut kept: Kept = serde_json::from_str(&row.state)?;
        for id in kept.people() {
            // Somebody may have taken another name while the table was put away.
            if let Some(person) = shared.store.person(&id).await? {
                kept.rename(&crate::people::from_row(&person));
            }
        }
        let seats = kept.seats.len();
        let mut table = Self {
            id: row.id.clone(),
            said: 0,
            time: Time::new(&kept.setup, seats),
            kept,
            shared,
            node,
            inbox,
            live: None,
            told: Vec::new(),
            submissions: HashMap::new(),
            acted: vec![0; seats],
            undone: 0,
            missing: vec![Some(now()); seats],
            shown: vec![Presence::Here; seats],
            watchers: Vec::new(),
            version: now(),
            vote: None,
            votes: 0,
            advice: (0..seats).map(|_| Arc::new(Semaphore::new(1))).collect(),
            thinking: HashMap::new(),
            chat: VecDeque::new(),
            answered: VecDeque::new(),
            doubtful: false,
            retry: None,
            last_used: now(),
        };
        table.recall().await?;
        table.replay().await?;
        Ok(table)
    }

    /// Writes in the name of the node that runs the table.
    pub(super) async fn write(&self, write: Write) -> Result<(), StoreError> {
        self.shared.store.write(write.by(self.node.as_ref())).await
    }

    /// A write failed, but it may have been committed all the same, or another node may have been first: everything is
    /// read again before anything else is done.
    pub(super) fn doubt(&mut self) {
        self.doubtful = true;
        self.retry = Some(now() + 500);
    }

    /// Reads everything again: a write whose answer was lost may have happened or not.
    pub(super) async fn reload(&mut self) -> Result<(), StoreError> {
        if let Some(row) = self.shared.store.table(&self.id).await? {
            self.kept = serde_json::from_str(&row.state)?;
        }
        let known = self.said;
        self.recall().await?;
        if self.said > known {
            self.watchers.iter().for_each(|watching| self.tell_chat_since(watching, known));
        }
        self.replay().await?;
        self.doubtful = false;
        Ok(())
    }

    /// Plays the match as far as it is stored.
    async fn replay(&mut self) -> Result<(), StoreError> {
        let current = &self.kept.current;
        (self.live, self.told, self.undone) = (None, Vec::new(), 0);
        self.submissions.clear();
        self.thinking.clear();
        self.acted.fill(0);
        let stored = self.shared.store.find_match(&current.id).await?;
        let Some(stored) = stored else {
            return Ok(());
        };
        let rows = self.shared.store.log(&current.id).await?;
        let entries: Vec<Entry> =
            rows.iter().map(|row| serde_json::from_str(&row.body)).collect::<Result<_, _>>()?;
        let names: Vec<String> = serde_json::from_str(&stored.names)?;
        let dealer = Dealer::new(&current.secret(), &current.entropy);
        let live = resume(&self.kept.setup.game, &self.kept.setup.options, names, dealer, &entries);
        self.live = Some(live.map_err(StoreError::Corrupt)?);
        let mut inputs = 0;
        for (row, entry) in rows.iter().zip(&entries) {
            self.note(row.seq, row.at, entry, &mut inputs);
            if let Some(submission) = &row.submission {
                self.submissions.insert(submission.clone(), row.seq);
            }
        }
        if let Some(last) = rows.last() {
            self.time.restore(&last.clocks)?;
        }
        Ok(())
    }

    /// Notes a number of the match.
    pub(super) fn note(&mut self, seq: u64, at: Millis, entry: &Entry, inputs: &mut usize) {
        match entry {
            Entry::Undo { undo } => {
                for told in &mut self.told {
                    told.input = told.input.filter(|input| input < undo);
                }
                *inputs = *undo;
                self.told.push(Told { at, input: None });
                self.undone = seq;
            }
            Entry::Input(input) => {
                self.told.push(Told { at, input: Some(*inputs) });
                *inputs += 1;
                if let Some(seat) = input.get("seat").and_then(serde_json::Value::as_u64)
                    && let Some(acted) = self.acted.get_mut(seat as usize)
                {
                    *acted = seq;
                }
            }
        }
    }

    /// The last number.
    pub(super) fn head(&self) -> u64 {
        self.told.len() as u64
    }

    /// Whether a game is on, paused or not.
    pub(super) const fn in_game(&self) -> bool {
        matches!(self.kept.status, TableStatus::Playing | TableStatus::Paused)
    }

    /// The seat of a person.
    pub(super) fn seat_of(&self, person: &str) -> Option<u8> {
        let at =
            self.kept.seats.iter().position(|seat| seat.person().is_some_and(|sitter| sitter.id == person));
        at.map(|seat| seat as u8)
    }

    /// Whether a bot plays for this seat at this moment, and of which level.
    pub(super) fn played_by(&self, seat: u8) -> Option<String> {
        match &self.kept.seats[usize::from(seat)] {
            KeptSeat::Open | KeptSeat::Person { left: true, .. } => Some(substitute().to_owned()),
            KeptSeat::Bot { level } => Some(level.clone()),
            KeptSeat::Person { .. } => (self.presence(seat) == Presence::Gone && self.time.substitutes())
                .then(|| substitute().to_owned()),
        }
    }

    /// Whether the person at a seat is there; where nobody sits, nobody is missed.
    pub(super) fn presence(&self, seat: u8) -> Presence {
        let person = self.kept.seats[usize::from(seat)].person();
        match self.missing[usize::from(seat)].filter(|_| person.is_some()) {
            None => Presence::Here,
            Some(since) => {
                let away = now().saturating_sub(since);
                if away < BLINK {
                    Presence::Here
                } else if away < u64::from(self.kept.setup.grace) * 1000 {
                    Presence::Away
                } else {
                    Presence::Gone
                }
            }
        }
    }

    /// The seats the game waits for.
    pub(super) fn turn(&self) -> Vec<u8> {
        let seats = self.live.as_ref().map(|live| live.any().turn().seats());
        seats.into_iter().flat_map(|seats| seats.iter().map(Seat::number).collect::<Vec<_>>()).collect()
    }

    /// Stores what the table keeps of itself.
    pub(super) fn saving(&self) -> Write {
        let state = serde_json::to_string(&self.kept).expect("it has string keys only");
        Write::change_table(&self.id, status_name(self.kept.status), self.kept.setup.open, &state, now())
    }

    /// The table as everybody at it sees it.
    pub(super) fn info(&self) -> TableInfo {
        let Kept { setup, status, host, current, rematch, rated, lesson, created, .. } = &self.kept;
        TableInfo {
            id: self.id.clone(),
            version: self.version,
            game: setup.game.clone(),
            options: setup.options.clone(),
            status: *status,
            seats: (0..self.kept.seats.len()).map(|seat| self.seat_info(seat as u8)).collect(),
            host: host.clone(),
            clock: setup.clock,
            out_of_time: setup.out_of_time,
            pace: setup.pace,
            grace: setup.grace,
            open: setup.open,
            spectators: setup.spectators,
            watchers: self.watchers.iter().filter(|watcher| watcher.looks_on()).count() as u32,
            rated: *rated,
            lesson: *lesson,
            start_when_full: setup.start_when_full,
            chat_open: self.chat_open(),
            current: match_info(current),
            next_commitment: self.kept.next.as_ref().map(|next| next.secret().commitment()),
            vote: self.vote.as_ref().map(|(vote, _)| vote.clone()),
            rematch: rematch.clone(),
            created: *created,
        }
    }

    fn seat_info(&self, seat: u8) -> SeatInfo {
        let kept = &self.kept.seats[usize::from(seat)];
        let sitter = match kept {
            KeptSeat::Open => Sitter::Open,
            KeptSeat::Bot { level } => Sitter::Bot { person: bot(level), level: level.clone() },
            KeptSeat::Person { person, .. } => Sitter::Person {
                person: person.clone(),
                presence: self.presence(seat),
                substitute: self.in_game().then(|| self.played_by(seat)).flatten(),
            },
        };
        SeatInfo { sitter, name: kept.name() }
    }
}

fn match_info(kept: &KeptMatch) -> MatchInfo {
    MatchInfo {
        id: kept.id.clone(),
        number: kept.number,
        commitment: kept.secret().commitment(),
        entropy: kept
            .entropy
            .iter()
            .map(|added| Added { seat: added.seat.number(), text: added.text.clone() })
            .collect(),
        started: kept.started,
        ended: kept.ended,
        result: kept.result.clone(),
        ratings: kept.ratings.clone(),
    }
}

/// A bot as a person: it has a profile and ratings under this id.
pub(crate) fn bot(level: &str) -> PersonRef {
    PersonRef { id: format!("bot-{level}"), name: bot_name(level), kind: PersonKind::Bot }
}
