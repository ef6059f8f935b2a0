//! Who may watch a table, and as whom.

use cardinal_protocol::{PersonRef, Refusal, Sight, TableStatus, ToClient, code};

use super::command::{Admission, WatchRequest};
use super::outbox::Outbox;
use super::table::Table;
use super::watchers::Watching;
use crate::clock::now;

impl Table {
    /// Seats have changed hands: gives each watcher the observer they are entitled to now, and removes those who may
    /// not watch any more.
    pub(super) fn reseat(&mut self) {
        let roster = &mut self.state.roster;
        self.watchers.reseat(|person| roster.seat_of(person));
        for seat in roster.numbers() {
            if self.watchers.has_seat(seat) {
                roster.connected(seat);
            } else {
                roster.disconnected(seat, now());
            }
        }
        for (socket, refusal) in self.watchers.refused(|person| self.admit(person)) {
            if let Some(outbox) = self.watchers.outbox(socket) {
                outbox.say(&ToClient::NotAdmitted { table: self.id.clone(), refusal });
                if outbox.node().is_none() {
                    self.shared.cluster.watches.dismissed(&self.id, socket);
                }
            }
            self.watchers.remove(socket, now());
        }
        // Newcomers who have sat down may read what was said.
        for socket in self.watchers.sockets(|one| !one.inside && self.is_inside(one.person.as_ref())) {
            self.watchers.enter(socket);
            self.tell_chat(socket, 0);
        }
    }

    /// Refuses people who may not be at the table at this moment: those whom the host has removed and, where spectators
    /// are not admitted, all except the players, the host, and people with the invite link while a seat is open.
    pub(super) fn admit(&self, person: Option<&PersonRef>) -> Result<(), Refusal> {
        let roster = &self.state.roster;
        if person.is_some_and(|person| roster.is_removed(&person.id)) {
            return Err(Refusal::new(code::REMOVED, "the host has removed you from this table"));
        }
        let room = self.state.status == TableStatus::Waiting && roster.first_free().is_some();
        if !self.is_inside(person) && !room {
            return Err(Refusal::new(code::NO_SPECTATORS, "this table does not admit spectators"));
        }
        Ok(())
    }

    /// Whether a person who is admitted hears what is said. Where spectators are not admitted, a newcomer has to sit
    /// down first.
    pub(super) fn is_inside(&self, person: Option<&PersonRef>) -> bool {
        let roster = &self.state.roster;
        let belongs = |person: &PersonRef| roster.is_host(&person.id) || roster.seat_of(&person.id).is_some();
        self.state.setup.spectators.allowed || person.is_some_and(belongs)
    }

    /// Admits a watcher, who then receives what they have missed.
    pub(super) fn watch(&mut self, request: WatchRequest, outbox: Outbox) -> Admission {
        let WatchRequest { watch, person, muted, poll } = request;
        self.admit(person.as_ref())?;
        let seat = person.as_ref().and_then(|person| self.state.roster.seat_of(&person.id));
        let inside = self.is_inside(person.as_ref());
        let hands = self.state.setup.spectators.sight == Sight::Hands;
        let exists = |seat: &u8| usize::from(*seat) < self.state.roster.seats().len();
        let socket = outbox.socket;
        if seat.is_none() && self.watchers.is_full() && self.watchers.outbox(outbox.socket).is_none() {
            return Err(Refusal::new(code::TOO_MANY, "this table has too many spectators"));
        }
        let watching = Watching {
            outbox,
            person,
            seat,
            inside,
            shoulder: watch.shoulder.filter(|at| seat.is_none() && hands && exists(at)),
            muted,
            views: watch.views,
            polls: poll.is_some(),
            known: None,
            update_due: true,
            table_due: poll != Some(self.watchers.version()),
        };
        self.watchers.insert(watching, now());
        if let Some(seat) = seat {
            self.state.roster.connected(seat);
        }
        let since = watch.since.filter(|since| since.match_id == self.state.current.id);
        if let (Some(since), Some((telling, watchers))) = (since, self.telling()) {
            watchers.resume(socket, &telling, since.seq);
        }
        self.tell_chat(socket, watch.chat.unwrap_or(0));
        Ok(())
    }

    /// Removes a watcher. A person with a seat counts as connected for a moment, for they may come back.
    pub(super) fn unwatch(&mut self, socket: u64) {
        self.watchers.remove(socket, now());
        for seat in self.state.roster.numbers().filter(|seat| !self.watchers.has_seat(*seat)) {
            self.state.roster.disconnected(seat, now());
        }
    }

    /// Compares the watchers of another node: those it does not name are gone, and those that missed frames are reported back.
    pub(super) fn compare(&mut self, node: &str, watching: &[(u64, u64, u64)]) {
        let complete = |(socket, watch, received): &(u64, u64, u64)| {
            self.watchers.outbox(*socket).is_some_and(|outbox| outbox.compare(*watch, *received))
        };
        let lost = watching.iter().filter(|one| !complete(one)).map(|(socket, watch, _)| (*socket, *watch));
        let lost: Vec<(u64, u64)> = lost.collect();
        let named = |socket: u64| watching.iter().any(|(other, ..)| *other == socket);
        let of_node = |one: &Watching| one.outbox.node() == Some(node) && !named(one.outbox.socket);
        self.watchers.sockets(of_node).into_iter().for_each(|socket| self.unwatch(socket));
        if !lost.is_empty() {
            self.shared.cluster.lost(node, &self.id, lost);
        }
    }
}
