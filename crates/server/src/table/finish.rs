//! The beginning and the end of a match.

use cardinal_engine::{Dealer, Standing};
use cardinal_protocol::{LobbySeat, LobbyTable, Refusal, Result as Seated, TableStatus, code};
use cardinal_store::{Ending, NewMatch, SeatEnding, Write};

use super::kept::{KeptMatch, KeptSeat};
use super::state::{Table, bot};
use crate::error::refusal;
use crate::ids::now;
use crate::play::begin;

impl Table {
    /// Deals the cards of the match that is prepared.
    pub(super) async fn start(&mut self) -> Result<(), Refusal> {
        if self.kept.seats.iter().any(|seat| matches!(seat, KeptSeat::Open)) {
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
        for seat in &mut self.kept.seats {
            if let KeptSeat::Person { left, .. } = seat {
                *left = false;
            }
        }
        match self.deal().await {
            Ok(()) => Ok(()),
            Err(error) => {
                // Nothing was stored, so nothing has happened; but what the players see of the match must come back.
                self.kept = before;
                self.live = None;
                self.told.clear();
                self.doubtful = true;
                self.retry = Some(now() + 500);
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
        let person = |seat: &KeptSeat| match seat {
            KeptSeat::Person { person, .. } => person.id.clone(),
            KeptSeat::Bot { level } => bot(level).id,
            KeptSeat::Open => String::new(),
        };
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
            people: self.kept.seats.iter().map(person).collect(),
        };
        // Commitment and entropy are on their way to everybody before the first card is.
        self.tell_table();
        let write = Write::start_match(&new).and(self.saving());
        self.shared.store.write(write).await.map_err(|error| refusal(&error))?;
        let planned = live.plan_deal();
        self.live = Some(live);
        self.told.clear();
        self.submissions.clear();
        self.acted.fill(0);
        self.undone = 0;
        self.vote = None;
        self.time.reset();
        if !planned.inputs.is_empty() {
            self.store(planned, now(), None).await?;
        }
        self.run_clocks();
        self.tell_views();
        self.schedule();
        self.tell_table();
        metrics::counter!("cardinal_matches_started_total").increment(1);
        Ok(())
    }

    /// Stores the end of the match. Tried again until it is stored.
    pub(super) async fn finish(&mut self) {
        let Some((live, standings)) =
            self.live.as_ref().and_then(|live| live.any().standings().map(|standings| (live, standings)))
        else {
            return;
        };
        let ended = self.kept.current.ended.unwrap_or_else(now);
        let current = &self.kept.current;
        let record = live.record(current.secret().reveal(current.entropy.clone()));
        let places: Vec<Standing> = standings.iter().copied().collect();
        let ending = Ending {
            ended,
            inputs: record.inputs.len() as u64,
            record: serde_json::to_string(&record).expect("it has string keys only"),
            seats: places
                .iter()
                .map(|standing| SeatEnding {
                    place: standing.place,
                    score: standing.score,
                    team: standing.team,
                })
                .collect(),
        };
        let before = self.kept.clone();
        let number = self.kept.current.number + 1;
        self.kept.status = TableStatus::Finished;
        self.kept.current.ended = Some(ended);
        self.kept.current.result = Some(
            places
                .iter()
                .map(|standing| Seated { place: standing.place, score: standing.score, team: standing.team })
                .collect(),
        );
        self.kept.next.get_or_insert_with(|| KeptMatch::new(number));
        self.vote = None;
        self.time.run(&[], now());
        self.thinking.clear();
        let write = Write::end_match(&self.kept.current.id, &ending).and(self.saving());
        if let Err(error) = self.shared.store.write(write).await {
            tracing::warn!(table = %self.id, %error, "the end of a match could not be stored yet");
            self.kept = before;
            self.retry = Some(now() + 1_000);
            return;
        }
        metrics::counter!("cardinal_matches_finished_total").increment(1);
        if self.kept.rated {
            match self
                .shared
                .ratings
                .rate(&self.shared.store, &self.kept.current.id, &self.kept.setup.game)
                .await
            {
                Ok(changes) => {
                    self.kept.current.ratings = Some(changes);
                    drop(self.shared.store.write(self.saving()).await);
                }
                Err(error) => tracing::warn!(table = %self.id, %error, "the ratings could not be stored"),
            }
        }
        self.tell_table();
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
