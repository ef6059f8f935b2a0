//! The stored state of a table.

use cardinal_engine::{Entropy, Secret, hex};
use cardinal_protocol::{
    Added, Clock, LobbySeat, LobbyTable, MatchInfo, Millis, PledgeInfo, Presence, RatingChange, SeatResult,
    TableInfo, TableSetup, TableStatus,
};
use cardinal_store::{StoreError, TableRow};
use serde::{Deserialize, Serialize};

use super::dealing::Pledged;
use super::roster::{Patience, Roster, SeatState};
use super::shade::Shade;
use crate::clock::now;
use crate::{deals, ids};

/// A table as it is stored, beside the log of its match.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[expect(clippy::struct_excessive_bools, reason = "each is a separate fact about the table")]
pub(crate) struct TableState {
    /// What it was opened with, options filled in.
    pub(crate) setup: TableSetup,
    pub(crate) status: TableStatus,
    #[serde(flatten)]
    pub(crate) roster: Roster,
    pub(crate) current: MatchState,
    /// The match after this one: its secret is chosen, and committed to, before any player adds to it.
    pub(crate) next: Option<MatchState>,
    pub(crate) rated: bool,
    /// Whether it was opened by a quick match.
    #[serde(default)]
    pub(crate) quick: bool,
    /// Whether the start was given, and the cards are dealt as soon as what was pledged is revealed.
    #[serde(default)]
    pub(crate) dealing: bool,
    /// Whether the first match here is a guided one.
    #[serde(default)]
    pub(crate) lesson: bool,
    /// Whether bots play the match to its end, since its people have stayed away for too long.
    #[serde(default)]
    pub(crate) overdue: bool,
    pub(crate) created: Millis,
}

/// A match as it is stored with its table.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub(crate) struct MatchState {
    pub(crate) id: String,
    pub(crate) number: u32,
    secret: String,
    /// What the players have pledged to add to the shuffles, in this order.
    #[serde(default)]
    pub(super) pledges: Vec<Pledged>,
    pub(crate) entropy: Vec<Entropy>,
    pub(crate) started: Option<Millis>,
    pub(crate) ended: Option<Millis>,
    pub(crate) result: Option<Vec<SeatResult>>,
    pub(crate) ratings: Option<Vec<Option<RatingChange>>>,
}

impl TableState {
    /// Whether a game is in progress, paused or not.
    pub(crate) const fn in_game(&self) -> bool {
        matches!(self.status, TableStatus::Playing | TableStatus::Paused)
    }

    /// Whether players may chat: not during a game whose options forbid talk.
    pub(crate) fn chat_open(&self) -> bool {
        let game = cardinal_games::find(&self.setup.game);
        !(self.in_game() && game.is_some_and(|game| game.info().forbids_talk(&self.setup.options)))
    }

    /// The spectator delay, in milliseconds.
    pub(crate) fn delay(&self) -> Millis {
        u64::from(self.setup.spectators.delay) * 1000
    }

    /// How long a person may be away before a bot plays for them, in milliseconds.
    pub(crate) fn grace(&self) -> Millis {
        u64::from(self.setup.grace) * 1000
    }

    /// Who is waited for at this moment.
    pub(super) fn patience(&self, now: Millis) -> Patience {
        let days = matches!(self.setup.clock, Clock::Days { .. });
        Patience { grace: self.grace(), days, overdue: self.overdue, now }
    }

    /// Takes up the match after the last one.
    pub(crate) fn next_match(&mut self) {
        let number = self.current.number + 1;
        self.current = self.next.take().unwrap_or_else(|| MatchState::new(number));
        self.roster.forget_offers();
    }

    /// The cards of the prepared match are about to be dealt.
    pub(super) fn begin(&mut self, now: Millis) {
        if self.current.ended.is_some() {
            self.next_match();
        }
        self.roster.forget_offers();
        self.dealing = false;
        (self.status, self.overdue) = (TableStatus::Playing, false);
        self.current.started = Some(now);
    }

    /// The start did not happen.
    pub(super) const fn cancel_start(&mut self) {
        self.status = TableStatus::Waiting;
        self.current.started = None;
    }

    /// The match is over, with this result; the next one is prepared.
    pub(super) fn finish(&mut self, ended: Millis, result: Vec<SeatResult>) {
        let number = self.current.number + 1;
        self.status = TableStatus::Finished;
        (self.current.ended, self.current.result) = (Some(ended), Some(result));
        self.next.get_or_insert_with(|| MatchState::new(number));
    }

    /// The match that is dealt next, as long as none is being played.
    pub(crate) fn coming_match(&mut self) -> &mut MatchState {
        let number = self.current.number + 1;
        match self.status {
            TableStatus::Finished => self.next.get_or_insert_with(|| MatchState::new(number)),
            _ => &mut self.current,
        }
    }

    /// What is pledged for the match that is dealt next, or that is being played.
    pub(super) fn pledges(&self) -> Vec<PledgeInfo> {
        let coming = self.next.as_ref().filter(|_| self.status == TableStatus::Finished);
        coming.unwrap_or(&self.current).pledge_infos(&self.roster)
    }

    /// The seats of a finished game stay as they were. A change of seats prepares the next game, in which the seats of
    /// players who left are open.
    pub(crate) fn prepare_next(&mut self) {
        if self.status == TableStatus::Finished {
            self.next_match();
            self.status = TableStatus::Waiting;
            self.roster.clear_left();
        }
    }

    /// The table as the lobby lists it; none where it is not listed.
    pub(crate) fn listing(&self, id: &str) -> Option<LobbyTable> {
        let over = matches!(self.status, TableStatus::Closed | TableStatus::Finished);
        self.place_in_lobby(id).filter(|_| !over)
    }

    /// The table as the lobby lists it while it is played.
    pub(super) fn place_in_lobby(&self, id: &str) -> Option<LobbyTable> {
        let seat = |seat: &SeatState| match seat {
            SeatState::Open => LobbySeat::Open { locked: false },
            SeatState::Locked => LobbySeat::Open { locked: true },
            SeatState::Person { person, .. } => LobbySeat::Person { person: person.clone() },
            SeatState::Bot { level } => LobbySeat::Bot { level: level.clone() },
        };
        let seats = self.roster.seats();
        self.setup.open.then(|| LobbyTable {
            id: id.to_owned(),
            game: self.setup.game.clone(),
            options: crate::http::unusual(&self.setup.game, &self.setup.options),
            status: self.status,
            seats: seats.iter().map(seat).collect(),
            free: seats.iter().filter(|seat| matches!(seat, SeatState::Open)).count() as u8,
            clock: self.setup.clock,
            rated: self.rated,
            quick: self.quick,
            spectators: self.setup.spectators.allowed,
            host: self.roster.host().cloned(),
            created: self.created,
        })
    }

    /// The description of a table without a node.
    pub(super) fn info(&self, id: &str) -> TableInfo {
        let Self { setup, status, roster, current, next, rated, lesson, created, .. } = self;
        TableInfo {
            id: id.to_owned(),
            version: 0,
            game: setup.game.clone(),
            options: setup.options.clone(),
            status: *status,
            seats: roster.numbers().map(|seat| roster.info(seat, Presence::Gone, None)).collect(),
            host: roster.host().cloned(),
            clock: setup.clock,
            out_of_time: setup.out_of_time,
            pace: setup.pace,
            grace: setup.grace,
            open: setup.open,
            spectators: setup.spectators,
            watchers: 0,
            rated: *rated,
            lesson: *lesson,
            start_when_full: setup.start_when_full,
            chat_open: self.chat_open(),
            current: current.info(),
            next_commitment: next.as_ref().map(|next| next.secret().commitment()),
            pledges: self.pledges(),
            dealing: None,
            vote: None,
            rematch: roster.offers().0.to_vec(),
            rematch_declined: roster.offers().1,
            frozen: false,
            created: *created,
        }
    }

    /// A table that waits; for tests.
    #[cfg(feature = "testing")]
    pub(crate) const fn sample(setup: TableSetup, roster: Roster, current: MatchState) -> Self {
        Self {
            setup,
            status: TableStatus::Waiting,
            roster,
            current,
            next: None,
            rated: true,
            quick: false,
            lesson: false,
            dealing: false,
            overdue: false,
            created: 0,
        }
    }

    /// A table without a node, as it is stored, for a person who asks; none if it has to continue its deal.
    pub(crate) fn described(row: &TableRow, asks: Option<&str>) -> Result<Option<TableInfo>, StoreError> {
        let mut state: Self = serde_json::from_str(&row.state)?;
        if state.dealing {
            return Ok(None);
        }
        state.roster.wake(now());
        let info = state.info(&row.id);
        let seated = asks.is_some_and(|person| state.roster.seat_of(person).is_some());
        // Only the node of the table knows how far delayed spectators are.
        let over = state.current.ended.is_none_or(|ended| ended + state.delay() > now());
        let behind = state.delay() > 0 && state.current.started.is_some() && over;
        Ok(Some(if behind && !seated { Shade { caught_up: false }.over(&info) } else { info }))
    }

    /// The status as it is stored.
    pub(crate) const fn status_name(&self) -> &'static str {
        match self.status {
            TableStatus::Waiting => "waiting",
            TableStatus::Playing => "playing",
            TableStatus::Paused => "paused",
            TableStatus::Finished => "finished",
            TableStatus::Closed => "closed",
        }
    }

    /// As it is stored.
    pub(crate) fn to_text(&self) -> String {
        serde_json::to_string(self).expect("it has string keys only")
    }
}

impl MatchState {
    /// A match to come, with a fresh secret.
    pub(crate) fn new(number: u32) -> Self {
        Self {
            id: ids::id(),
            number,
            secret: deals::fresh(),
            pledges: Vec::new(),
            entropy: Vec::new(),
            started: None,
            ended: None,
            result: None,
            ratings: None,
        }
    }

    /// The match of a lesson, whose deal is public.
    pub(crate) fn taught(secret: &str) -> Self {
        Self { secret: secret.to_owned(), ..Self::new(1) }
    }

    /// The secret of the shuffles.
    pub(crate) fn secret(&self) -> Secret {
        Secret::new(hex::decode(&self.secret).unwrap_or_default())
    }

    /// The secret as text, for the store.
    pub(crate) fn secret_text(&self) -> &str {
        &self.secret
    }

    /// The match as the whole table sees it.
    pub(crate) fn info(&self) -> MatchInfo {
        let added = |added: &Entropy| Added { seat: added.seat.number(), text: added.text.clone() };
        MatchInfo {
            id: self.id.clone(),
            number: self.number,
            commitment: self.secret().commitment(),
            entropy: self.entropy.iter().map(added).collect(),
            started: self.started,
            ended: self.ended,
            result: self.result.clone(),
            ratings: self.ratings.clone(),
        }
    }
}
