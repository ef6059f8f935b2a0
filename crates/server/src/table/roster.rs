//! Who sits where, who is the host, and who is there.

use cardinal_protocol::{Millis, PersonRef, Presence, SeatInfo, SeatPlan, Sitter};
use serde::{Deserialize, Serialize};

use crate::people::bot;
use crate::thinking::substitute;

/// How long a person may be disconnected before others are told.
pub(super) const BLINK: Millis = 3_000;

/// The seats and their people.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub(crate) struct Roster {
    pub(crate) host: Option<PersonRef>,
    pub(crate) seats: Vec<SeatState>,
    /// After the end: the seats that would play again.
    pub(crate) rematch: Vec<u8>,
    /// The people whom a host has removed: they do not sit down here again.
    #[serde(default)]
    removed: Vec<String>,
    /// Per seat: since when its person is disconnected.
    #[serde(skip)]
    away: Vec<Option<Millis>>,
    /// Per seat: the presence that watchers were last told.
    #[serde(skip)]
    shown: Vec<Presence>,
}

/// A seat as it is stored.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "snake_case")]
pub(crate) enum SeatState {
    Open,
    Person {
        person: PersonRef,
        /// They left. During the game a bot plays on; after it the seat is open for the next one.
        left: bool,
    },
    Bot {
        level: String,
    },
}

impl Roster {
    /// Seats as planned; the host takes the first open one, if they want to sit.
    pub(crate) fn planned(plans: &[SeatPlan], host: PersonRef, sit: bool) -> Self {
        let mut seats: Vec<SeatState> = plans.iter().cloned().map(SeatState::planned).collect();
        let own = seats.iter_mut().find(|seat| matches!(seat, SeatState::Open)).filter(|_| sit);
        if let Some(own) = own {
            *own = SeatState::Person { person: host.clone(), left: false };
        }
        let (rematch, removed, away, shown) = (Vec::new(), Vec::new(), Vec::new(), Vec::new());
        Self { host: Some(host), seats, rematch, removed, away, shown }
    }

    /// After loading: nobody is connected yet.
    pub(super) fn wake(&mut self, now: Millis) {
        self.away = vec![Some(now); self.seats.len()];
        self.shown = vec![Presence::Here; self.seats.len()];
    }

    /// Takes over who is there from an earlier copy of the same roster.
    pub(super) fn keep_presence(&mut self, earlier: &mut Self) {
        (self.away, self.shown) = (std::mem::take(&mut earlier.away), std::mem::take(&mut earlier.shown));
    }

    /// All seats by number.
    pub(super) fn numbers(&self) -> std::ops::Range<u8> {
        0..self.seats.len() as u8
    }

    /// The person at a seat.
    pub(super) fn person(&self, seat: u8) -> Option<&PersonRef> {
        self.seats[usize::from(seat)].person()
    }

    /// Everybody who has a seat.
    pub(super) fn people(&self) -> impl Iterator<Item = &PersonRef> {
        self.seats.iter().filter_map(SeatState::person)
    }

    /// The seat of a person.
    pub(crate) fn seat_of(&self, person: &str) -> Option<u8> {
        self.numbers().find(|seat| self.person(*seat).is_some_and(|sitter| sitter.id == person))
    }

    /// Whether a person is the host.
    pub(super) fn is_host(&self, person: &str) -> bool {
        self.host.as_ref().is_some_and(|host| host.id == person)
    }

    /// The first free seat.
    pub(super) fn first_free(&self) -> Option<u8> {
        self.numbers().find(|seat| self.is_free(*seat))
    }

    /// Whether a seat can be taken.
    pub(super) fn is_free(&self, seat: u8) -> bool {
        self.seats.get(usize::from(seat)).is_some_and(SeatState::is_free)
    }

    /// Seats a person, who counts as connected for a moment.
    pub(super) fn take(&mut self, seat: u8, person: &PersonRef, now: Millis) {
        self.seats[usize::from(seat)] = SeatState::Person { person: person.clone(), left: false };
        self.away[usize::from(seat)] = Some(now);
    }

    /// Makes another seated person the host where this one is.
    pub(super) fn pass_host_on(&mut self, leaving: &str) {
        if self.is_host(leaving) {
            let heir = self.people().find(|person| person.id != leaving).cloned();
            self.host = heir;
        }
    }

    /// Whether a host has removed this person.
    pub(super) fn is_removed(&self, person: &str) -> bool {
        self.removed.iter().any(|removed| removed == person)
    }

    /// Gives a seat to somebody else; the person who is removed for it, if it is not the host.
    pub(super) fn plan(&mut self, seat: u8, plan: SeatPlan) -> Option<PersonRef> {
        let before = std::mem::replace(&mut self.seats[usize::from(seat)], SeatState::planned(plan));
        let SeatState::Person { person, left: false } = before else { return None };
        if self.is_host(&person.id) {
            return None;
        }
        self.removed.push(person.id.clone());
        Some(person)
    }

    /// Opens the seats of players who left.
    pub(super) fn clear_left(&mut self) {
        for seat in self.seats.iter_mut().filter(|seat| seat.is_free()) {
            *seat = SeatState::Open;
        }
    }

    /// Whether every seat is played by a bot or a person who would play again.
    pub(super) fn agrees_on_rematch(&self) -> bool {
        self.numbers().all(|seat| match &self.seats[usize::from(seat)] {
            SeatState::Person { left, .. } => !left && self.rematch.contains(&seat),
            SeatState::Bot { .. } => true,
            SeatState::Open => false,
        })
    }

    /// Renames a person wherever they are named; whether they are.
    pub(super) fn rename(&mut self, person: &PersonRef) -> bool {
        let sitters = self.seats.iter_mut().filter_map(|seat| match seat {
            SeatState::Person { person, .. } => Some(person),
            SeatState::Open | SeatState::Bot { .. } => None,
        });
        let known = sitters.chain(&mut self.host).filter(|known| known.id == person.id && *known != person);
        known.map(|known| known.clone_from(person)).count() > 0
    }

    /// The person at a seat has connected.
    pub(super) fn connected(&mut self, seat: u8) {
        self.away[usize::from(seat)] = None;
    }

    /// The person at a seat has disconnected.
    pub(super) fn disconnected(&mut self, seat: u8, now: Millis) {
        self.away[usize::from(seat)].get_or_insert(now);
    }

    /// Whether the person at a seat is there; an empty seat misses nobody.
    pub(super) fn presence(&self, seat: u8, grace: Millis, now: Millis) -> Presence {
        match self.away[usize::from(seat)].filter(|_| self.person(seat).is_some()) {
            Some(since) if now.saturating_sub(since) >= grace.max(BLINK) => Presence::Gone,
            Some(since) if now.saturating_sub(since) >= BLINK => Presence::Away,
            _ => Presence::Here,
        }
    }

    /// The level of the bot that plays a seat at this moment; none where its person does. Where days are given for a
    /// move, a person who is away is not substituted.
    pub(super) fn played_by(&self, seat: u8, substitutes: bool, grace: Millis, now: Millis) -> Option<&str> {
        match &self.seats[usize::from(seat)] {
            SeatState::Open | SeatState::Person { left: true, .. } => Some(substitute()),
            SeatState::Bot { level } => Some(level),
            SeatState::Person { .. } => {
                (substitutes && self.presence(seat, grace, now) == Presence::Gone).then(substitute)
            }
        }
    }

    /// Notes who is there now; the seats whose presence has changed since watchers were last told.
    pub(super) fn changed_presence(&mut self, grace: Millis, now: Millis) -> Vec<(u8, Presence)> {
        let mut changed = Vec::new();
        for seat in self.numbers() {
            let presence = self.presence(seat, grace, now);
            if std::mem::replace(&mut self.shown[usize::from(seat)], presence) != presence {
                changed.push((seat, presence));
            }
        }
        changed
    }

    /// When somebody's presence changes next, if nobody connects.
    pub(super) fn next_change(&self, grace: Millis, now: Millis) -> Option<Millis> {
        let due = self.away.iter().flatten().flat_map(|since| [since + BLINK, since + grace]);
        due.filter(|at| *at > now).min()
    }

    /// A seat as everybody at the table sees it; `substitute` is the bot that plays for its person.
    pub(super) fn info(&self, seat: u8, presence: Presence, substitute: Option<&str>) -> SeatInfo {
        let sitter = match &self.seats[usize::from(seat)] {
            SeatState::Open => Sitter::Open,
            SeatState::Bot { level } => Sitter::Bot { level: level.clone() },
            SeatState::Person { person, .. } => {
                Sitter::Person { person: person.clone(), presence, substitute: substitute.map(str::to_owned) }
            }
        };
        SeatInfo { sitter }
    }
}

impl SeatState {
    /// A seat as planned.
    pub(crate) fn planned(plan: SeatPlan) -> Self {
        match plan {
            SeatPlan::Open => Self::Open,
            SeatPlan::Bot { level } => Self::Bot { level },
        }
    }

    /// Who sits there.
    pub(crate) const fn person(&self) -> Option<&PersonRef> {
        match self {
            Self::Person { person, .. } => Some(person),
            Self::Open | Self::Bot { .. } => None,
        }
    }

    /// Whether it can be taken.
    pub(super) const fn is_free(&self) -> bool {
        matches!(self, Self::Open | Self::Person { left: true, .. })
    }

    /// The id under which the sitter has a profile; empty for an open seat.
    pub(crate) fn person_id(&self) -> String {
        match self {
            Self::Person { person, .. } => person.id.clone(),
            Self::Bot { level } => bot(level).id,
            Self::Open => String::new(),
        }
    }

    /// The name in the record.
    pub(crate) fn name(&self) -> String {
        match self {
            Self::Open => "–".to_owned(),
            Self::Person { person, .. } => person.name.clone(),
            Self::Bot { level } => {
                let mut letters = level.chars();
                let first = letters.next().map(|letter| letter.to_ascii_uppercase());
                format!("{} bot", first.into_iter().chain(letters).collect::<String>())
            }
        }
    }
}
