//! Moves, undo, the beginning and the end of a match.

use std::sync::Arc;

use cardinal_bots::Situation;
use cardinal_engine::{AnySession, Dealer, PlanError, Seat, Settings, StoredLine};
use cardinal_protocol::{Millis, OutOfTime, Refusal, SeatResult, TableStatus, VoteKind, code};
use cardinal_store::{Ending, LogRow, NewMatch, SeatEnding, StoreError, Write};
use serde_json::Value;

use super::command::Command;
use super::embargo::Embargo;
use super::lesson;
use super::orders::{Done, not_now};
use super::roster::SeatState;
use super::state::TableState;
use super::table::Table;
use crate::clock::now;
use crate::error::refusal;
use crate::ids;
use crate::ratings::{Sat, pool, rate};
use crate::thinking::decide;
use crate::thoughts::{Claim, Urgency};

/// A move, as it was chosen.
#[derive(Clone, Copy)]
pub(super) enum Chosen<'a> {
    /// By a person or a script, in the words of the game.
    Actions(&'a [Value]),
    /// By a bot: the number of its action.
    Numbered(usize),
    /// By the rules, for a seat whose time ran out.
    Default,
}

/// Why a move was not made.
fn refused(error: &PlanError) -> Refusal {
    let (clause, message) = match error {
        PlanError::Illegal { illegal, .. } => {
            (Some(illegal.clause.to_owned()), format!("the rules forbid it ({})", illegal.clause))
        }
        other => (None, other.to_string()),
    };
    let index = error.index().map(|index| index as u32);
    Refusal { code: error.code().to_owned(), clause, index, message }
}

impl Table {
    /// Makes a move for a seat: plans it, stores it, and only then executes it. Returns its number; `submission`
    /// names the order it came with.
    pub(super) async fn make_move(
        &mut self,
        seat: u8,
        chosen: Chosen<'_>,
        submission: Option<String>,
    ) -> Result<u64, Refusal> {
        let (at, before) = (now(), self.turn());
        let session = self.session.as_mut().ok_or_else(|| not_now("no game is in progress"))?;
        match chosen {
            Chosen::Actions(actions) => session.plan(Seat::new(seat), actions),
            Chosen::Numbered(action) => session.plan_numbered(Seat::new(seat), action),
            Chosen::Default if session.plan_default(Seat::new(seat)) => Ok(()),
            Chosen::Default => return Err(Refusal::new(code::NOT_YOUR_TURN, "it is not your turn")),
        }
        .map_err(|error| refused(&error))?;
        let (clocks, state) = (self.clocks.clone(), self.note_mover(seat, chosen));
        self.clocks.acted(seat, at);
        let also = state.as_ref().map(|_| self.saving());
        let first = match self.store_plan(at, submission, also).await {
            Ok(first) => first,
            Err(refusal) => {
                self.clocks = clocks;
                self.state = state.unwrap_or_else(|| self.state.clone());
                return Err(refusal);
            }
        };
        self.changes.table |= state.is_some();
        let after = self.turn();
        before
            .iter()
            .filter(|seat| !after.contains(*seat))
            .for_each(|seat| self.clocks.passed(seat.number()));
        self.bots.done(seat);
        self.changes.table |= self.votes.drop_undo();
        Ok(first)
    }

    /// Notes whether a seat's person moves or a bot for them; the state before, if that changes what is stored.
    fn note_mover(&mut self, seat: u8, chosen: Chosen<'_>) -> Option<TableState> {
        let own = matches!(chosen, Chosen::Actions(_));
        let roster = &self.state.roster;
        let changes = if own {
            roster.is_substituted(seat) || self.state.overdue
        } else {
            roster.person(seat).is_some() && self.played_by(seat).is_some()
        };
        // Cloned only where something changes, which is rare.
        let before = changes.then(|| self.state.clone())?;
        if own {
            // A player who moves is back.
            self.state.roster.moved(seat);
            self.state.overdue = false;
        } else {
            self.state.roster.substituted(seat);
        }
        Some(before)
    }

    /// Stores the plan together with other changes, then carries it out; returns the first number.
    pub(super) async fn store_plan(
        &mut self,
        at: Millis,
        submission: Option<String>,
        also: Option<Write>,
    ) -> Result<u64, Refusal> {
        let session = self.session.as_mut().ok_or_else(|| not_now("no game is in progress"))?;
        let (lines, head, clocks) = (session.planned(), self.journal.head(), self.clocks.to_text());
        let count = lines.len();
        let row = |(offset, body): (usize, String)| LogRow {
            seq: head + 1 + offset as u64,
            at,
            body,
            submission: submission.clone().filter(|_| offset == 0),
            clocks: clocks.clone(),
        };
        let rows: Vec<LogRow> = lines.into_iter().enumerate().map(row).collect();
        let write = Write::append(&self.state.current.id, &rows).and(also.unwrap_or_default());
        if let Err(error) = self.storage.write(write).await {
            session.cancel();
            self.storage.doubt(now() + 500);
            return Err(match error {
                StoreError::Conflict => Refusal::new(code::STALE, "the game has moved on; reload it"),
                other => refusal(&other),
            });
        }
        let first = session.played().len();
        session.commit();
        for input in first..first + count {
            self.journal.input(at, session.actor(input), input == first);
        }
        if let Some(submission) = submission {
            self.journal.submitted(submission, head + 1);
        }
        self.changes.numbers = true;
        metrics::counter!("cardinal_inputs_total").increment(count as u64);
        Ok(head + 1)
    }

    /// Takes a seat's last move back, or asks the others. Returns the number if it was done at once.
    pub(super) async fn undo(&mut self, seat: u8, submission: String) -> Done {
        let nothing = || Refusal::new(code::NOTHING_TO_UNDO, "you have no move to take back");
        let session = self.session.as_deref().ok_or_else(nothing)?;
        let (inputs, own) = (session.played().len(), Some(Seat::new(seat)));
        let last = (0..inputs).rev().find(|input| session.actor(*input) == own).ok_or_else(nothing)?;
        let last = self.journal.move_start(last);
        let others = (last..inputs).any(|input| session.actor(input).is_some_and(|actor| Some(actor) != own));
        let revealed = session.revealed_since(last);
        if self.state.rated && revealed {
            let message = "in a rated game, a move that revealed a card cannot be taken back";
            return Err(Refusal::new(code::RATED, message));
        }
        if !others && !revealed && !self.passed_on(seat, last) {
            return self.take_back(seat, last, Some(submission)).await.map(Some);
        }
        // A person whose moves would be taken back has to agree, and one who has left cannot.
        let roster = &self.state.roster;
        let has_left = |actor: Seat| {
            roster.person(actor.number()).is_some()
                && !roster.takes_part(actor.number())
                && Some(actor) != own
        };
        if (last..inputs).any(|input| session.actor(input).is_some_and(has_left)) {
            return Err(not_now("a player who has left cannot agree to taking their moves back"));
        }
        self.ask(VoteKind::Undo, seat, last, Some(submission)).await
    }

    /// Whether it is now the turn of another person whose turn it was not before a seat's move: they may be thinking.
    fn passed_on(&self, seat: u8, last: usize) -> bool {
        let before = self.session.as_deref().map(|session| session.fork(last).played().turn().seats());
        let new = |other: &Seat| before.is_some_and(|before| !before.contains(*other));
        let mut waiting = self.turn().iter().filter(new).map(Seat::number);
        waiting.any(|other| other != seat && self.state.roster.takes_part(other))
    }

    /// The other people who play, here or away: they have a say.
    pub(super) fn others(&self, seat: u8) -> Vec<u8> {
        let roster = &self.state.roster;
        roster.numbers().filter(|other| *other != seat && roster.takes_part(*other)).collect()
    }

    /// Goes back to the first `inputs` inputs for a seat, which is a number of its own.
    async fn take_back(
        &mut self,
        seat: u8,
        inputs: usize,
        submission: Option<String>,
    ) -> Result<u64, Refusal> {
        let (seq, at) = (self.journal.head() + 1, now());
        let body = StoredLine::undo(inputs, Seat::new(seat));
        let row = LogRow { seq, at, body, submission: submission.clone(), clocks: self.clocks.to_text() };
        if let Err(error) = self.storage.write(Write::append(&self.state.current.id, &[row])).await {
            self.storage.doubt(now() + 500);
            return Err(refusal(&error));
        }
        if let Some(submission) = submission {
            self.journal.submitted(submission, seq);
        }
        let session = self.session.as_mut().expect("there is something to take back");
        self.journal.taking_back(at, inputs as u32, session.played());
        session.back(inputs);
        self.journal.undo(at, inputs as u32, Some(Seat::new(seat)));
        self.votes.drop_any();
        self.bots.clear();
        (self.changes.table, self.changes.numbers) = (true, true);
        Ok(seq)
    }

    /// Asks the other people at the table; where there are none, it is done.
    pub(super) async fn ask(
        &mut self,
        kind: VoteKind,
        by: u8,
        inputs: usize,
        submission: Option<String>,
    ) -> Done {
        self.votes.ask(kind, by, self.others(by), inputs, now())?;
        self.changes.table = true;
        self.tally(submission).await
    }

    /// Does what all players agreed to; `submission` names the order, if no vote was needed.
    pub(super) async fn tally(&mut self, submission: Option<String>) -> Done {
        let Some(question) = self.votes.carried() else { return Ok(None) };
        match question.vote.kind {
            VoteKind::Undo => self.take_back(question.vote.by, question.inputs, submission).await.map(Some),
            VoteKind::Pause => self.pause(true).await.map(|()| None),
        }
    }

    /// Pauses the game, or resumes it.
    pub(super) async fn pause(&mut self, on: bool) -> Result<(), Refusal> {
        let status = if on { TableStatus::Paused } else { TableStatus::Playing };
        self.edit(|state| state.status = status).await
    }

    /// A bot's place among all that think.
    pub(super) fn claim(&self, urgency: Urgency) -> Claim {
        let host = self.state.roster.host().map(|host| &host.id);
        Claim { urgency, owner: host.unwrap_or(&self.id).clone() }
    }

    /// Lets the bot at a seat think, away from the table; in a lesson it follows the script.
    pub(super) async fn let_think(&mut self, seat: u8) {
        let Some(session) = self.session.as_deref() else { return };
        let cue = lesson::next(&self.state, session).filter(|(next, _)| *next == seat);
        if let Some((_, action)) = cue {
            let moved = self.make_move(seat, Chosen::Actions(std::slice::from_ref(action)), None).await;
            return self.bot_moved(seat, moved).await;
        }
        let Some(level) = self.played_by(seat).map(str::to_owned) else { return self.bots.done(seat) };
        let place = Seat::new(seat);
        let (situation, thoughts) = (Situation::of(session, place), self.shared.thoughts.clone());
        let (match_id, base, inbox) =
            (self.state.current.id.clone(), self.journal.head(), self.inbox.clone());
        let alone = self.state.roster.people().next().is_none();
        let claim = self.claim(if alone { Urgency::Idle } else { Urgency::Move });
        let seed = u64::from_le_bytes(ids::random::<8>());
        tokio::spawn(async move {
            let decided = move |situation: &Situation| decide(situation, place, &level, seed);
            let action = thoughts.think(claim, situation, decided).await.flatten();
            if let Some(inbox) = inbox.upgrade() {
                // A table that was unloaded meanwhile needs no answer.
                let _ = inbox.send(Command::Decided { match_id, seat, base, action }).await;
            }
        });
    }

    /// A bot has decided.
    pub(super) async fn decided(&mut self, match_id: &str, seat: u8, base: u64, action: Option<usize>) {
        if match_id != self.state.current.id || self.state.status != TableStatus::Playing {
            return;
        }
        self.bots.done(seat);
        let stale = base < self.journal.acted(seat) || base < self.journal.undone();
        if self.played_by(seat).is_none() || stale || !self.turn().contains(Seat::new(seat)) {
            return;
        }
        // A bot that fails to decide makes the default move.
        let chosen = action.map_or(Chosen::Default, Chosen::Numbered);
        let moved = self.make_move(seat, chosen, None).await;
        self.bot_moved(seat, moved).await;
    }

    /// A move that could not be stored is tried again; one that the rules refuse is a fault of the bot, and the default
    /// move is played instead.
    async fn bot_moved(&mut self, seat: u8, moved: Result<u64, Refusal>) {
        let Err(refusal) = moved else { return };
        if !self.storage.needs_reload() {
            tracing::error!(table = %self.id, seat, code = %refusal.code, "a bot's move was refused");
            if self.make_move(seat, Chosen::Default, None).await.is_ok() {
                return;
            }
        }
        self.bots.retry(seat, now() + 1_000);
    }

    /// Plays for a seat whose time is out.
    pub(super) async fn out_of_time(&mut self, seat: u8) {
        let Some(session) = self.session.as_deref() else { return };
        let chosen = match self.state.setup.out_of_time {
            OutOfTime::DefaultMove => Some(Chosen::Default),
            // The greedy bot needs no search: a table does not wait for the threads of the bots.
            OutOfTime::BotMove => {
                let seed = u64::from_le_bytes(ids::random::<8>());
                let seat = Seat::new(seat);
                decide(&Situation::of(session, seat), seat, "greedy", seed).map(Chosen::Numbered)
            }
        };
        let moved = match chosen {
            Some(chosen) => self.make_move(seat, chosen, None).await,
            None => Err(not_now("it is not this player's turn")),
        };
        match moved {
            Ok(_) => self.remark("out-of-time", self.state.roster.person(seat).cloned()),
            // Tried again after the reload; the player gets no more time for it.
            Err(_) if self.storage.needs_reload() => {}
            Err(_) => self.clocks.acted(seat, now()),
        }
    }

    /// Deals the cards of the match that is prepared.
    pub(super) async fn deal_now(&mut self) -> Result<(), Refusal> {
        let before = self.state.clone();
        self.state.begin(now());
        let dealt = self.deal().await;
        if dealt.is_err() {
            // Nothing was stored, so nothing has happened; but what the players see of the match must come back.
            self.state = before;
            self.forget_match();
            self.storage.doubt(now() + 500);
        }
        dealt
    }

    async fn deal(&mut self) -> Result<(), Refusal> {
        let mut session = self.open_session()?;
        let (setup, current) = (&self.state.setup, &self.state.current);
        let text = |value: serde_json::Result<String>| value.expect("it has string keys only");
        let new = NewMatch {
            id: current.id.clone(),
            table: self.id.clone(),
            number: u64::from(current.number),
            game: setup.game.clone(),
            revision: u64::from(session.played().revision()),
            options: setup.options.to_string(),
            names: text(serde_json::to_string(&self.names())),
            secret: current.secret_text().to_owned(),
            entropy: text(serde_json::to_string(&current.entropy)),
            rated: self.state.rated,
            listed: setup.open,
            started: now(),
            people: self.state.roster.seats().iter().map(SeatState::person_id).collect(),
        };
        let write = Write::start_match(&new).and(self.saving());
        self.storage.write(write).await.map_err(|error| refusal(&error))?;
        session.plan_deal();
        self.forget_match();
        let due = !session.planned().is_empty();
        self.session = Some(session);
        if due {
            self.store_plan(now(), None, None).await?;
        }
        (self.changes.table, self.changes.seats) = (true, true);
        metrics::counter!("cardinal_matches_started_total").increment(1);
        Ok(())
    }

    fn names(&self) -> Vec<String> {
        self.state.roster.seats().iter().map(SeatState::name).collect()
    }

    fn open_session(&self) -> Result<Box<dyn AnySession>, Refusal> {
        let (setup, current) = (&self.state.setup, &self.state.current);
        let game = cardinal_games::find(&setup.game);
        let game = game.ok_or_else(|| Refusal::new(code::NOT_FOUND, "there is no such game"))?;
        let dealer = Dealer::new(&current.secret(), &current.entropy);
        let opened = Settings::from_json(&game.info(), &setup.options)
            .and_then(|settings| game.open(settings, self.names(), dealer));
        opened.map_err(|error| Refusal::new(error.code(), error.to_string()))
    }

    /// Stores the end of the match, and tries again until it is stored.
    pub(super) async fn finish(&mut self) {
        let Some(session) = self.session.as_deref() else { return };
        let Some(standings) = session.played().standings() else { return };
        let shared = Arc::clone(&self.shared);
        let (game, pool) = (self.state.setup.game.clone(), pool(self.state.roster.seats().len()));
        let turn = if self.state.rated { Some(shared.ratings.turn(&game, pool).await) } else { None };
        let moment = self.state.current.ended.unwrap_or_else(now);
        let last = match &turn {
            Some(_) => self.storage.store().last_rated(&game, pool).await,
            None => Ok(0),
        };
        let Ok(last) = last else { return self.storage.retry_at(now() + 1_000) };
        let ended = if turn.is_some() { moment.max(last + 1) } else { moment };
        let place = turn.is_some().then(|| Write::rating_turn(&game, pool, last, ended));
        let current = &self.state.current;
        let fairness = current.secret().reveal(current.entropy.clone());
        let fairness = fairness.pledged(current.pledges(&self.state.roster));
        let record = session.played().record_text(Some(fairness), self.journal.taken_back().to_vec());
        let ending = Ending {
            ended,
            shown: ended + self.state.delay(),
            inputs: session.played().len() as u64,
            record,
            seats: standings
                .iter()
                .map(|seat| SeatEnding { place: seat.place, score: seat.score, team: seat.team })
                .collect(),
        };
        let stored = self.store_ending(&ending, place).await;
        drop(turn);
        match stored {
            Ok(()) => {
                metrics::counter!("cardinal_matches_finished_total").increment(1);
                self.votes.drop_any();
                self.bots.clear();
                self.changes.table = true;
            }
            // It is stored already, or another match was rated meanwhile: what is stored tells.
            Err(StoreError::Conflict) => {
                self.storage.doubt(now() + 20 + u64::from(ids::random::<1>()[0]) / 4);
            }
            Err(error) => {
                tracing::warn!(table = %self.id, %error, "could not store the end of a match; retrying");
                self.storage.retry_at(now() + 1_000);
            }
        }
    }

    /// Stores the end, what it does to the ratings, and the table after it, all together or not at all.
    async fn store_ending(&mut self, ending: &Ending, place: Option<Write>) -> Result<(), StoreError> {
        let id = self.state.current.id.clone();
        let mut write = Write::end_match(&id, ending);
        let before = self.state.clone();
        if let Some(place) = place {
            let result = |end: &SeatEnding| (end.place, end.score, end.team);
            let people = self.state.roster.seats().iter().map(SeatState::person_id);
            let seats: Vec<Sat> = people.zip(ending.seats.iter().map(result)).collect();
            let rated = rate(self.storage.store(), &id, &self.state.setup.game, &seats).await?;
            write = write.and(place).and(rated.0);
            self.state.current.ratings = Some(rated.1);
        }
        let result = |end: &SeatEnding| SeatResult { place: end.place, score: end.score, team: end.team };
        self.state.finish(ending.ended, ending.seats.iter().map(result).collect());
        let stored = self.storage.write(write.and(self.saving())).await;
        if stored.is_err() {
            self.state = before;
        } else if ending.shown > ending.ended {
            let info = self.info(self.watchers.version(), self.watchers.spectators());
            self.embargo = Some(Embargo::new(ending.shown, &info, self.state.place_in_lobby(&self.id)));
        }
        stored
    }
}
