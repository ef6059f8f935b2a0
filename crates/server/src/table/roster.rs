//! Who sits where, who is the host, and who is there.

use cardinal_protocol::{Millis, PersonRef, Presence, SeatInfo, SeatPlan, Sitter};
use serde::{Deserialize, Serialize};

use crate::people::bot;
use crate::thinking::substitute;

/// How long a person may be disconnected before others see it.
pub(super) const BLINK: Millis = 3_000;

/// The seats and their people.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub(crate) struct Roster {
    host: Option<PersonRef>,
    seats: Vec<SeatState>,
    /// After the end: the seats that offer a rematch.
    rematch: Vec<u8>,
    /// After the end: the seat that declined the last offer.
    #[serde(default)]
    rematch_declined: Option<u8>,
    /// The people whom a host has removed: they are not admitted again.
    #[serde(default)]
    removed: Vec<String>,
    /// Per seat: since when its person is disconnected.
    #[serde(skip)]
    away: Vec<Option<Millis>>,
    /// Per seat: the presence in the last update.
    #[serde(skip)]
    shown: Vec<Presence>,
    /// Per seat: the moves a bot has made for its person since they last moved or took over.
    #[serde(default)]
    substitute_moves: Vec<u32>,
}

/// What decides who is waited for: the grace period, whether days are given for a move, and the time.
#[derive(Clone, Copy, Debug)]
pub(super) struct Patience {
    pub(super) grace: Millis,
    /// Whether the clock counts in days: players need not stay connected, and no bot replaces them.
    pub(super) days: bool,
    /// Whether bots play the game to its end although no player waits for it.
    pub(super) overdue: bool,
    pub(super) now: Millis,
}

/// A seat as it is stored.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "snake_case")]
pub(crate) enum SeatState {
    Open,
    /// It cannot be taken until the host opens it.
    Locked,
    Person {
        person: PersonRef,
        /// They left. During the game the seat is kept for them; after it, it is open for the next one.
        left: bool,
        /// They abandoned the game.
        #[serde(default)]
        abandoned: bool,
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
            *own = SeatState::seated(host.clone());
        }
        Self {
            host: Some(host),
            seats,
            rematch: Vec::new(),
            rematch_declined: None,
            removed: Vec::new(),
            away: Vec::new(),
            shown: Vec::new(),
            substitute_moves: Vec::new(),
        }
    }

    /// After loading: no player is connected yet.
    pub(super) fn wake(&mut self, now: Millis) {
        self.away = vec![Some(now); self.seats.len()];
        self.shown = vec![Presence::Here; self.seats.len()];
        self.substitute_moves.resize(self.seats.len(), 0);
    }

    /// Takes over who is there from an earlier copy of the same roster.
    pub(super) fn keep_presence(&mut self, earlier: &mut Self) {
        (self.away, self.shown) = (std::mem::take(&mut earlier.away), std::mem::take(&mut earlier.shown));
        self.substitute_moves.resize(self.seats.len(), 0);
    }

    /// All seats.
    pub(crate) fn seats(&self) -> &[SeatState] {
        &self.seats
    }

    /// The host.
    pub(crate) const fn host(&self) -> Option<&PersonRef> {
        self.host.as_ref()
    }

    /// Makes a person the host.
    pub(super) fn make_host(&mut self, person: PersonRef) {
        self.host = Some(person);
    }

    /// Opens a seat.
    pub(super) fn open(&mut self, seat: u8) {
        self.seats[usize::from(seat)] = SeatState::Open;
    }

    /// The seats that offer a rematch, and the one that declined the last offer.
    pub(super) fn offers(&self) -> (&[u8], Option<u8>) {
        (&self.rematch, self.rematch_declined)
    }

    /// Whether a seat could decline a rematch: others offer one.
    pub(super) fn is_offered_rematch(&self, seat: u8) -> bool {
        !self.rematch.is_empty() && !self.rematch.contains(&seat)
    }

    /// A seat offers or accepts a rematch.
    pub(super) fn offer_rematch(&mut self, seat: u8) {
        self.withdraw_offer(seat);
        self.rematch.push(seat);
        self.rematch_declined = None;
    }

    /// A seat declines a rematch, which ends every offer.
    pub(super) fn decline_rematch(&mut self, seat: u8) {
        self.rematch.clear();
        self.rematch_declined = Some(seat);
    }

    /// A seat withdraws its offer.
    pub(super) fn withdraw_offer(&mut self, seat: u8) {
        self.rematch.retain(|other| *other != seat);
    }

    /// A new match: nothing is offered or declined.
    pub(super) fn forget_offers(&mut self) {
        (self.rematch, self.rematch_declined) = (Vec::new(), None);
    }

    /// Hands a table whose host is gone to a person who is there.
    pub(super) fn replace_absent_host(&mut self, grace: Millis, now: Millis) {
        let host = self.host.as_ref().and_then(|host| self.seat_of(&host.id));
        let is = |seat: u8, presence| self.presence(seat, grace, now) == presence;
        if host.is_some_and(|seat| is(seat, Presence::Gone)) {
            let here = |seat: &u8| self.person(*seat).is_some() && is(*seat, Presence::Here);
            if let Some(heir) = self.numbers().find(here) {
                self.host = self.person(heir).cloned();
            }
        }
    }

    /// All seats by number.
    pub(super) fn numbers(&self) -> std::ops::Range<u8> {
        0..self.seats.len() as u8
    }

    /// The person at a seat.
    pub(super) fn person(&self, seat: u8) -> Option<&PersonRef> {
        self.seats[usize::from(seat)].person()
    }

    /// All people with a seat.
    pub(crate) fn people(&self) -> impl Iterator<Item = &PersonRef> {
        self.seats.iter().filter_map(SeatState::person)
    }

    /// The seat of a person.
    pub(crate) fn seat_of(&self, person: &str) -> Option<u8> {
        self.numbers().find(|seat| self.person(*seat).is_some_and(|sitter| sitter.id == person))
    }

    /// Whether a person is the host.
    pub(crate) fn is_host(&self, person: &str) -> bool {
        self.host.as_ref().is_some_and(|host| host.id == person)
    }

    /// The first open seat.
    pub(super) fn first_free(&self) -> Option<u8> {
        self.numbers().find(|seat| self.is_free(*seat))
    }

    /// Whether a seat can be taken.
    pub(super) fn is_free(&self, seat: u8) -> bool {
        self.seats.get(usize::from(seat)).is_some_and(SeatState::is_free)
    }

    /// Whether a seat is still open or locked.
    pub(super) fn has_vacancy(&self) -> bool {
        self.seats.iter().any(|seat| seat.is_free() || matches!(seat, SeatState::Locked))
    }

    /// Seats a person, who counts as connected for a moment.
    pub(super) fn take(&mut self, seat: u8, person: &PersonRef, now: Millis) {
        self.seats[usize::from(seat)] = SeatState::seated(person.clone());
        self.away[usize::from(seat)] = Some(now);
        self.substitute_moves[usize::from(seat)] = 0;
    }

    /// The person at a seat leaves it, but it stays theirs until the game is over.
    pub(super) fn leave(&mut self, seat: u8, for_good: bool) {
        if let SeatState::Person { left, abandoned, .. } = &mut self.seats[usize::from(seat)] {
            (*left, *abandoned) = (true, for_good);
        }
    }

    /// Makes another seated person the host where this one is; one who has not left, if there is any.
    pub(super) fn pass_host_on(&mut self, leaving: &str) {
        if self.is_host(leaving) {
            let others = || self.numbers().filter(|seat| self.seat_of(leaving) != Some(*seat));
            let heir = others().find(|seat| self.takes_part(*seat));
            let heir = heir.or_else(|| others().find(|seat| self.person(*seat).is_some()));
            self.host = heir.and_then(|seat| self.person(seat).cloned());
        }
    }

    /// Whether a host has removed this person.
    pub(super) fn is_removed(&self, person: &str) -> bool {
        self.removed.iter().any(|removed| removed == person)
    }

    /// How many people have been removed.
    pub(super) const fn removals(&self) -> usize {
        self.removed.len()
    }

    /// Removes a spectator.
    pub(super) fn remove(&mut self, person: &str) {
        self.removed.push(person.to_owned());
    }

    /// Plans a seat; returns the person who loses it, unless that is the host.
    pub(super) fn plan(&mut self, seat: u8, plan: SeatPlan) -> Option<PersonRef> {
        let before = std::mem::replace(&mut self.seats[usize::from(seat)], SeatState::planned(plan));
        let SeatState::Person { person, left: false, .. } = before else { return None };
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

    /// A new match: no bot has made a move for a player.
    pub(super) fn forget_substitutes(&mut self) {
        self.substitute_moves.fill(0);
    }

    /// Whether a person sits on a seat and has not left it.
    pub(super) fn takes_part(&self, seat: u8) -> bool {
        matches!(self.seats[usize::from(seat)], SeatState::Person { left: false, .. })
    }

    /// Whether a person sits on a seat, has not left it, and is there, or need not be.
    pub(super) fn counts(&self, seat: u8, patience: Patience) -> bool {
        self.takes_part(seat)
            && (patience.days || self.presence(seat, patience.grace, patience.now) != Presence::Gone)
    }

    /// Whether the game has no player to go on for: its people are away or have left. Where clocks run they go
    /// on for as long as one of the people has not left.
    pub(super) fn deserted(&self, untimed: bool, patience: Patience) -> bool {
        let waiting = self.numbers().any(|seat| self.counts(seat, patience));
        let playing = self.numbers().any(|seat| self.takes_part(seat));
        self.people().next().is_some() && !waiting && (untimed || !playing) && !patience.overdue
    }

    /// Whether all players have abandoned the game.
    pub(super) fn abandoned(&self) -> bool {
        self.seats.iter().all(|seat| seat.person().is_none() || seat.is_abandoned())
    }

    /// Whether every player who has not left offers a rematch, and there is one.
    pub(super) fn agrees_on_rematch(&self, patience: Patience) -> bool {
        let mut players = self.numbers().filter(|seat| self.counts(*seat, patience)).peekable();
        players.peek().is_some() && players.all(|seat| self.rematch.contains(&seat))
    }

    /// Renames a person wherever they are named; whether they are.
    pub(super) fn rename(&mut self, person: &PersonRef) -> bool {
        let sitters = self.seats.iter_mut().filter_map(|seat| match seat {
            SeatState::Person { person, .. } => Some(person),
            SeatState::Open | SeatState::Locked | SeatState::Bot { .. } => None,
        });
        let known = sitters.chain(&mut self.host).filter(|known| known.id == person.id && *known != person);
        known.map(|known| known.clone_from(person)).count() > 0
    }

    /// The person at a seat has connected.
    pub(super) fn connected(&mut self, seat: u8) {
        self.away[usize::from(seat)] = None;
    }

    /// The person at a seat has ordered something, which a program may do without staying connected.
    pub(super) fn heard_of(&mut self, seat: u8, now: Millis) {
        let away = &mut self.away[usize::from(seat)];
        *away = away.map(|_| now);
    }

    /// The person at a seat has disconnected.
    pub(super) fn disconnected(&mut self, seat: u8, now: Millis) {
        self.away[usize::from(seat)].get_or_insert(now);
    }

    /// Whether the person at a seat is connected; an empty seat counts as connected.
    pub(super) fn presence(&self, seat: u8, grace: Millis, now: Millis) -> Presence {
        match self.away[usize::from(seat)].filter(|_| self.person(seat).is_some()) {
            Some(since) if now.saturating_sub(since) >= grace.max(BLINK) => Presence::Gone,
            Some(since) if now.saturating_sub(since) >= BLINK => Presence::Away,
            _ => Presence::Here,
        }
    }

    /// The level of the bot that plays a seat at this moment; none where its person does. A bot plays for a person who
    /// is gone or has left only while another person waits for the game to go on, or where it is overdue.
    pub(super) fn played_by(&self, seat: u8, patience: Patience) -> Option<&str> {
        match &self.seats[usize::from(seat)] {
            SeatState::Open | SeatState::Locked => Some(substitute()),
            SeatState::Bot { level } => Some(level),
            SeatState::Person { .. } => {
                let waited_for = || self.numbers().any(|other| other != seat && self.counts(other, patience));
                (!self.counts(seat, patience) && (patience.overdue || waited_for())).then(substitute)
            }
        }
    }

    /// Whether a bot has made a move for the person at a seat since they last moved or took over.
    pub(super) fn is_substituted(&self, seat: u8) -> bool {
        self.substitute_moves[usize::from(seat)] > 0
    }

    /// A bot has made a move for the person at a seat.
    pub(super) fn substituted(&mut self, seat: u8) {
        self.substitute_moves[usize::from(seat)] += 1;
    }

    /// The person at a seat has moved.
    pub(super) fn moved(&mut self, seat: u8) {
        self.substitute_moves[usize::from(seat)] = 0;
    }

    /// Notes who is there now; the seats whose presence has changed since the last update.
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

    /// When a presence changes next, if no player connects.
    pub(super) fn next_change(&self, grace: Millis, now: Millis) -> Option<Millis> {
        let due = self.away.iter().flatten().flat_map(|since| [since + BLINK, since + grace]);
        due.filter(|at| *at > now).min()
    }

    /// A seat as the whole table sees it; `substitute` is the bot that plays for its person.
    pub(super) fn info(&self, seat: u8, presence: Presence, substitute: Option<&str>) -> SeatInfo {
        let sitter = match &self.seats[usize::from(seat)] {
            SeatState::Open => Sitter::Open { locked: false },
            SeatState::Locked => Sitter::Open { locked: true },
            SeatState::Bot { level } => Sitter::Bot { level: level.clone() },
            SeatState::Person { person, left, abandoned } => Sitter::Person {
                person: person.clone(),
                presence,
                substitute: substitute.map(str::to_owned),
                substitute_moves: self.substitute_moves[usize::from(seat)],
                left: *left,
                abandoned: *abandoned,
            },
        };
        SeatInfo { sitter }
    }
}

impl SeatState {
    /// A seat as planned.
    pub(crate) fn planned(plan: SeatPlan) -> Self {
        match plan {
            SeatPlan::Open => Self::Open,
            SeatPlan::Locked => Self::Locked,
            SeatPlan::Bot { level } => Self::Bot { level },
        }
    }

    /// A person who plays.
    const fn seated(person: PersonRef) -> Self {
        Self::Person { person, left: false, abandoned: false }
    }

    /// Who sits there.
    pub(crate) const fn person(&self) -> Option<&PersonRef> {
        match self {
            Self::Person { person, .. } => Some(person),
            Self::Open | Self::Locked | Self::Bot { .. } => None,
        }
    }

    /// Whether its person has abandoned the game.
    pub(super) const fn is_abandoned(&self) -> bool {
        matches!(self, Self::Person { abandoned: true, .. })
    }

    /// Whether it can be taken.
    pub(super) const fn is_free(&self) -> bool {
        matches!(self, Self::Open | Self::Person { left: true, .. })
    }

    /// The id under which the sitter has a profile; empty for an empty seat.
    pub(crate) fn person_id(&self) -> String {
        match self {
            Self::Person { person, .. } => person.id.clone(),
            Self::Bot { level } => bot(level).id,
            Self::Open | Self::Locked => String::new(),
        }
    }

    /// The name in the record.
    pub(crate) fn name(&self) -> String {
        match self {
            Self::Open | Self::Locked => "–".to_owned(),
            Self::Person { person, .. } => person.name.clone(),
            Self::Bot { level } => {
                let mut letters = level.chars();
                let first = letters.next().map(|letter| letter.to_ascii_uppercase());
                format!("{} bot", first.into_iter().chain(letters).collect::<String>())
            }
        }
    }
}
