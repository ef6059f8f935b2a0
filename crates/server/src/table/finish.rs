//! The beginning and the end of a match.

use std::sync::Arc;

use cardinal_engine::{Dealer, Standing};
use cardinal_protocol::{LobbySeat, LobbyTable, Refusal, Result as Seated, TableStatus, code};
use cardinal_store::{Ending, NewMatch, SeatEnding, StoreError, Write};

use super::kept::{KeptMatch, KeptSeat};
use super::state::Table;
use crate::error::refusal;
use crate::ids::now;
use crate::play::begin;
use crate::ratings::{Sat, pool, rate};

impl Table {
    /// Deals the cards of the match that is prepared.
    pub(super) async fn start(&mut self) -> Result<(), Refusal> {
        let free = |seat: &KeptSeat| matches!(seat, KeptSeat::Open | KeptSeat::Person { left: true, .. });
        if self.kept.seats.iter().any(free) {
            return Err(Refusal::new(code::SEATS_OPEN, "a seat is still free"));
        }
        let before = self.kept.clone();
        if self.kept.current.ended.is_some() {
            let number = self.kept.current.number + 1;
            self.kept.current = self.kept.next.take().unwrap_or_else(|| KeptMatch::new(number));
        }
        self.kept.rematch.clear();
        self.kept.status = TableStatus::Playing;
        self.kept.current.started = Some(now());
        match self.deal().await {
            Ok(()) => Ok(()),
            Err(error) => {
                // Nothing was stored, so nothing has happened; but what the players see of the match must come back.
                self.kept = before;
                self.live = None;
                self.told.clear();
                self.doubt();
                Err(error)
            }
        }
    }

    async fn deal(&mut self) -> Result<(), Refusal> {
        let setup = &self.kept.setup;
        let current = &self.kept.current;
        let names: Vec<String> = self.kept.seats.iter().map(KeptSeat::name).collect();
        let dealer = Dealer::new(&current.secret(), &current.entropy);
        let live = begin(&setup.game, &setup.options, names.clone(), dealer)
            .map_err(|error| Refusal::new(error.code(), error.to_string()))?;
        let text = |value: serde_json::Result<String>| value.expect("it has string keys only");
        let new = NewMatch {
            id: current.id.clone(),
            table: self.id.clone(),
            number: u64::from(current.number),
            game: setup.game.clone(),
            revision: u64::from(live.any().info().revision),
            options: setup.options.to_string(),
            names: text(serde_json::to_string(&names)),
            secret: current.secret_text().to_owned(),
            entropy: text(serde_json::to_string(&current.entropy)),
            rated: self.kept.rated,
            started: now(),
            people: self.kept.seats.iter().map(KeptSeat::person_id).collect(),
        };
        // Commitment and entropy are on their way to everybody before the first card is.
        self.tell_table();
        let write = Write::start_match(&new).and(self.saving());
        self.write(write).await.map_err(|error| refusal(&error))?;
        let planned = live.plan_deal();
        self.forget_match();
        self.live = Some(live);
        if !planned.inputs.is_empty() {
            self.store(planned, now(), None).await?;
        }
        self.run_clocks();
        self.send_strangers_away();
        self.tell_views();
        self.schedule();
        self.tell_table();
        metrics::counter!("cardinal_matches_started_total").increment(1);
        Ok(())
    }

    /// Nothing of the last match is shown any more; it lives on in its record.
    pub(super) fn forget_match(&mut self) {
        self.live = None;
        self.told.clear();
        self.submissions.clear();
        self.acted.fill(0);
        self.undone = 0;
        self.vote = None;
        self.time.reset();
    }

    /// Stores the end of the match. Tried again until it is stored.
    pub(super) async fn finish(&mut self) {
        let Some((live, standings)) =
            self.live.as_ref().and_then(|live| live.any().standings().map(|standings| (live, standings)))
        else {
            return;
        };
        let shared = Arc::clone(&self.shared);
        let turn = if self.kept.rated { Some(shared.ratings.turn().await) } else { None };
        let moment = self.kept.current.ended.unwrap_or_else(now);
        let (game, pool) = (self.kept.setup.game.clone(), pool(self.kept.seats.len()));
        let last = match &turn {
            Some(_) => self.shared.store.last_rated(&game, pool).await,
            None => Ok(0),
        };
        let Ok(last) = last else {
            self.retry = Some(now() + 1_000);
            return;
        };
        let ended = if turn.is_some() { moment.max(last + 1) } else { moment };
        let place = turn.is_some().then(|| Write::rating_turn(&game, pool, last, ended));
        let current = &self.kept.current;
        let record = live.record(current.secret().reveal(current.entropy.clone()));
        let places: Vec<Standing> = standings.iter().copied().collect();
        let seat = |standing: &Standing| SeatEnding {
            place: standing.place,
            score: standing.score,
            team: standing.team,
        };
        let ending = Ending {
            ended,
            inputs: record.inputs.len() as u64,
            record: serde_json::to_string(&record).expect("it has string keys only"),
            seats: places.iter().map(seat).collect(),
        };
        let stored = self.store_ending(&ending, place).await;
        drop(turn);
        if matches!(stored, Err(StoreError::Conflict)) {
            // It is stored already, or another match was rated meanwhile: what is stored tells.
            self.doubtful = true;
            self.retry = Some(now() + 20 + u64::from(crate::ids::random::<1>()[0]) / 4);
            return;
        }
        if let Err(error) = stored {
            tracing::warn!(table = %self.id, %error, "the end of a match could not be stored yet");
            self.retry = Some(now() + 1_000);
            return;
        }
        metrics::counter!("cardinal_matches_finished_total").increment(1);
        self.vote = None;
        self.time.run(&[], now());
        self.thinking.clear();
        self.tell_table();
    }

    /// Stores the end, what it does to the ratings, and the table after it, all together or not at all.
    async fn store_ending(&mut self, ending: &Ending, place: Option<Write>) -> Result<(), StoreError> {
        let (id, number) = (self.kept.current.id.clone(), self.kept.current.number + 1);
        let mut write = Write::end_match(&id, ending);
        let before = self.kept.clone();
        if let Some(place) = place {
            let result = |end: &SeatEnding| (end.place, end.score, end.team);
            let people = self.kept.seats.iter().map(KeptSeat::person_id);
            let seats: Vec<Sat> = people.zip(ending.seats.iter().map(result)).collect();
            let (more, changes) = rate(&self.shared.store, &id, &self.kept.setup.game, &seats).await?;
            write = write.and(place).and(more);
            self.kept.current.ratings = Some(changes);
        }
        let result = |end: &SeatEnding| Seated { place: end.place, score: end.score, team: end.team };
        self.kept.status = TableStatus::Finished;
        self.kept.current.ended = Some(ending.ended);
        self.kept.current.result = Some(ending.seats.iter().map(result).collect());
        self.kept.next.get_or_insert_with(|| KeptMatch::new(number));
        let stored = self.write(write.and(self.saving())).await;
        if stored.is_err() {
            self.kept = before;
        }
        stored
    }

    /// Tells the lobby, if it lists this table.
    pub(super) fn tell_lobby(&self) {
        let setup = &self.kept.setup;
        if !setup.open || matches!(self.kept.status, TableStatus::Closed | TableStatus::Finished) {
            self.shared.lobby.hide(&self.id);
            return;
        }
        let seat = |seat: &KeptSeat| match seat {
            KeptSeat::Open => LobbySeat::Open,
            KeptSeat::Person { person, .. } => LobbySeat::Person { person: person.clone() },
            KeptSeat::Bot { level } => LobbySeat::Bot { level: level.clone() },
        };
        self.shared.lobby.show(LobbyTable {
            id: self.id.clone(),
            game: setup.game.clone(),
            options: crate::http::unusual(&setup.game, &setup.options),
            status: self.kept.status,
            seats: self.kept.seats.iter().map(seat).collect(),
            free: self.kept.seats.iter().filter(|seat| matches!(seat, KeptSeat::Open)).count() as u8,
            clock: setup.clock,
            rated: self.kept.rated,
            spectators: setup.spectators.allowed,
            host: self.kept.host.clone(),
            created: self.kept.created,
        });
    }
}
