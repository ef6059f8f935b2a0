//! The clients that follow a table.

use cardinal_protocol::{ChatKind, ChatLine, Millis, PersonRef, Refusal, TableInfo, ToClient, Watcher};

use super::frame::Frame;
use super::outbox::Outbox;
use super::shade::Cover;
use super::telling::Telling;

/// A longer tail than this is not worth more than a view alone.
const TAIL: u64 = 200;
/// How long after an arrival or departure the number of spectators is sent.
const COUNTED: Millis = 1_000;
/// How many spectators a table admits.
const SPECTATORS: usize = 500;

/// A client that follows the table.
#[derive(Debug)]
#[expect(clippy::struct_excessive_bools, reason = "each is a separate fact about the client")]
pub(super) struct Watching {
    pub(super) outbox: Outbox,
    pub(super) person: Option<PersonRef>,
    /// The seat they sit on.
    pub(super) seat: Option<u8>,
    /// Whether they hear what is said, or stand at the door.
    pub(super) inside: bool,
    /// The seat over whose shoulder they look.
    pub(super) shoulder: Option<u8>,
    pub(super) muted: Vec<String>,
    /// Whether every update has a view.
    pub(super) views: bool,
    /// Whether they poll: they leave after the first answer, and do not count as spectators.
    pub(super) polls: bool,
    /// The last number they received; none if they need a view.
    pub(super) known: Option<u64>,
    /// Whether they wait for an update even if nothing has happened.
    pub(super) update_due: bool,
    /// Whether they wait for a description of the table.
    pub(super) table_due: bool,
}

impl Watching {
    /// Whether they count as a spectator.
    const fn is_spectator(&self) -> bool {
        self.seat.is_none() && !self.polls
    }

    const fn watcher(&self) -> Watcher {
        match (self.seat, self.shoulder) {
            (Some(seat), _) => Watcher::Seat { seat },
            (None, Some(seat)) => Watcher::Shoulder { seat },
            (None, None) => Watcher::Spectator,
        }
    }

    /// Whether they receive a line; a delayed spectator does not receive remarks made after `until`.
    fn hears(&self, line: &ChatLine, until: Millis) -> bool {
        if line.kind == ChatKind::Remark {
            return self.inside && (self.seat.is_some() || line.at <= until);
        }
        self.inside && line.from.as_ref().is_none_or(|from| !self.muted.contains(&from.id))
    }
}

/// All of them.
#[derive(Debug, Default)]
pub(super) struct Watchers {
    list: Vec<Watching>,
    /// When the number of spectators is sent next.
    count_due: Option<Millis>,
    /// Grows with every change that is sent.
    version: u64,
    /// What delayed spectators received last.
    told_behind: Option<TableInfo>,
}

impl Watchers {
    /// Versions begin with the time, so that none is given twice after a restart.
    pub(super) const fn new(version: u64) -> Self {
        Self { list: Vec::new(), count_due: None, version, told_behind: None }
    }

    pub(super) const fn version(&self) -> u64 {
        self.version
    }

    pub(super) const fn is_empty(&self) -> bool {
        self.list.is_empty()
    }

    /// How many spectators there are.
    pub(super) fn spectators(&self) -> u32 {
        self.list.iter().filter(|watching| watching.is_spectator()).count() as u32
    }

    /// Whether the person at a seat watches.
    pub(super) fn has_seat(&self, seat: u8) -> bool {
        self.list.iter().any(|watching| watching.seat == Some(seat))
    }

    /// Seats have changed hands: a watcher with another seat than before needs a view from there.
    pub(super) fn reseat(&mut self, seat_of: impl Fn(&str) -> Option<u8>) {
        for watching in &mut self.list {
            let seat = watching.person.as_ref().and_then(|person| seat_of(&person.id));
            if watching.seat != seat {
                (watching.seat, watching.known, watching.update_due) = (seat, None, true);
            }
        }
    }

    /// A person has muted or unmuted another one.
    pub(super) fn mute(&mut self, by: &str, person: &str, on: bool) {
        let own = |watching: &&mut Watching| watching.person.as_ref().is_some_and(|person| person.id == by);
        for watching in self.list.iter_mut().filter(own) {
            watching.muted.retain(|muted| muted != person);
            if on {
                watching.muted.push(person.to_owned());
            }
            watching.table_due = true;
        }
    }

    /// Adds a watcher, in place of an earlier watch of the same socket. The new number of spectators is sent later.
    pub(super) fn insert(&mut self, watching: Watching, now: Millis) {
        self.remove(watching.outbox.socket, now);
        self.count_after(&watching, now);
        self.list.push(watching);
    }

    /// Removes a watcher.
    pub(super) fn remove(&mut self, socket: u64, now: Millis) {
        if let Some(at) = self.list.iter().position(|watching| watching.outbox.socket == socket) {
            let watching = self.list.swap_remove(at);
            self.count_after(&watching, now);
        }
    }

    /// Schedules the number of spectators to be sent, at most once per interval.
    fn count_after(&mut self, watching: &Watching, now: Millis) {
        if watching.is_spectator() {
            self.count_due.get_or_insert(now + COUNTED);
        }
    }

    /// When the number of spectators is sent.
    pub(super) const fn deadline(&self) -> Option<Millis> {
        self.count_due
    }

    /// Whether it is due now.
    pub(super) fn count_due(&mut self, now: Millis) -> bool {
        self.count_due.take_if(|at| *at <= now).is_some()
    }

    /// Whether there is room for one more spectator.
    pub(super) fn is_full(&self) -> bool {
        self.list.iter().filter(|watching| watching.seat.is_none()).count() >= SPECTATORS
    }

    /// The sockets that fulfil a condition.
    pub(super) fn sockets(&self, which: impl Fn(&Watching) -> bool) -> Vec<u64> {
        self.list.iter().filter(|one| which(one)).map(|one| one.outbox.socket).collect()
    }

    /// The sockets of people who are refused, and why.
    pub(super) fn refused(
        &self,
        admit: impl Fn(Option<&PersonRef>) -> Result<(), Refusal>,
    ) -> Vec<(u64, Refusal)> {
        let refused = |one: &Watching| Some((one.outbox.socket, admit(one.person.as_ref()).err()?));
        self.list.iter().filter_map(refused).collect()
    }

    /// A watcher is admitted.
    pub(super) fn enter(&mut self, socket: u64) {
        self.list.iter_mut().filter(|one| one.outbox.socket == socket).for_each(|one| one.inside = true);
    }

    /// The outbox of a socket.
    pub(super) fn outbox(&self, socket: u64) -> Option<&Outbox> {
        self.list.iter().map(|watching| &watching.outbox).find(|outbox| outbox.socket == socket)
    }

    /// A new match: every watcher needs a view.
    pub(super) fn forget_match(&mut self) {
        self.list.iter_mut().for_each(|watching| (watching.known, watching.update_due) = (None, true));
    }

    /// Sets what a new watcher knows of the match: a tail follows where that is possible, otherwise a view.
    pub(super) fn resume(&mut self, socket: u64, telling: &Telling<'_>, seq: u64) {
        if let Some(watching) = self.list.iter_mut().find(|watching| watching.outbox.socket == socket) {
            let visible = telling.visible(watching.seat.is_some());
            let tail = seq > 0 && seq <= visible && visible - seq <= TAIL;
            watching.known = tail.then_some(seq);
        }
    }

    /// Describes the table to every watcher, or to those who wait for it. Delayed spectators get it under a shade where they
    /// are delayed, and get nothing where nothing has changed for them.
    pub(super) fn tell_table(
        &mut self,
        changed: bool,
        cover: Option<Cover<'_>>,
        info: impl FnOnce(u64) -> TableInfo,
    ) {
        let lifted = cover.is_none() && self.told_behind.is_some();
        let looked_at = changed || lifted || cover.is_some();
        if !looked_at && !self.list.iter().any(|watching| watching.table_due) {
            return;
        }
        let mut info = info(self.version + u64::from(changed));
        let mut shaded = cover.map(|cover| cover.over(&info));
        // How many spectators there are is sent with the next change, so that arrivals do not flood the watchers.
        let same = |before: &TableInfo, after: &TableInfo| {
            let watchers = if changed { after.watchers } else { before.watchers };
            *before == TableInfo { version: before.version, watchers, ..after.clone() }
        };
        let news = match (&shaded, &self.told_behind) {
            (Some(after), Some(before)) => !same(before, after),
            (None, None) => changed,
            _ => true,
        };
        self.version += u64::from(changed || news);
        info.version = self.version;
        if let Some(shaded) = &mut shaded {
            shaded.version = self.version;
        }
        let mut frames: Vec<(Option<u8>, Frame)> = Vec::new();
        let describe = |info: &TableInfo, watching: &Watching| {
            let (your_seat, muted) = (watching.seat, watching.muted.clone());
            Frame::of(&ToClient::Table { table: info.clone(), your_seat, muted })
        };
        for watching in &mut self.list {
            let concerned = if watching.seat.is_some() { changed } else { news };
            if !(std::mem::take(&mut watching.table_due) || concerned) {
                continue;
            }
            let info = shaded.as_ref().filter(|_| watching.seat.is_none()).unwrap_or(&info);
            // Watchers without a mute list and a seat receive the same text.
            let known = frames.iter().find(|(seat, _)| *seat == watching.seat && watching.muted.is_empty());
            let frame = known.map_or_else(|| describe(info, watching), |(_, frame)| frame.clone());
            if watching.muted.is_empty() && known.is_none() {
                frames.push((watching.seat, frame.clone()));
            }
            watching.outbox.send(frame);
        }
        self.told_behind = shaded;
    }

    /// Sends every watcher what they may know of the match by now; `outlook` if that has changed though nothing
    /// happened, and nothing to spectators if it is `withheld` from them. Watchers with the same content share the
    /// same frame.
    pub(super) fn tell_match(&mut self, telling: &Telling<'_>, outlook: bool, withheld: bool) {
        let head = telling.journal().head();
        let mut frames: Vec<(Watcher, Option<u64>, bool, Frame)> = Vec::new();
        for watching in self.list.iter_mut().filter(|watching| !withheld || watching.seat.is_some()) {
            // A delayed spectator may have seen a move that was taken back since; they wait for the undo.
            let to = telling.visible(watching.seat.is_some()).max(watching.known.unwrap_or(0));
            let outlook = outlook && to == head && !telling.behind(watching.watcher());
            let due = std::mem::take(&mut watching.update_due) || outlook;
            if watching.known == Some(to) && !due {
                continue;
            }
            let since = watching.known;
            let rewound = since.is_none_or(|since| telling.journal().undid(since, to));
            let key = (watching.watcher(), since, watching.views || rewound);
            let made = frames.iter().find(|(watcher, since, view, _)| (*watcher, *since, *view) == key);
            let frame = if let Some((.., frame)) = made {
                frame.clone()
            } else {
                let frame = telling.update(key.0, key.1, to, key.2);
                frames.push((key.0, key.1, key.2, frame.clone()));
                frame
            };
            watching.known = Some(to);
            watching.outbox.send(frame);
        }
    }

    /// When the next update of a delayed spectator is due.
    pub(super) fn next_delayed(&self, telling: &Telling<'_>) -> Option<Millis> {
        let delay = telling.delay();
        let behind = self.list.iter().filter(|watching| delay > 0 && watching.seat.is_none());
        behind
            .filter_map(|one| telling.journal().time_after(one.known.unwrap_or(0)))
            .min()
            .map(|at| at + delay)
    }

    /// Sends a watcher the steps before a number.
    pub(super) fn tell_history(&self, socket: u64, telling: &Telling<'_>, before: Option<u64>) {
        if let Some(watching) = self.list.iter().find(|watching| watching.outbox.socket == socket) {
            let seated = watching.seat.is_some();
            watching.outbox.send(telling.history(watching.watcher(), seated, before));
        }
    }

    /// Sends a line of chat to all who may read it; of remarks about the game, those made after `until` are kept from
    /// spectators.
    pub(super) fn tell_line(&self, table: &str, line: &ChatLine, until: Millis) {
        let frame = Frame::of(&ToClient::Chat { table: table.to_owned(), lines: vec![line.clone()] });
        for watching in self.list.iter().filter(|watching| watching.hears(line, until)) {
            watching.outbox.send(frame.clone());
        }
    }

    /// Sends a watcher the chat; see [`Self::tell_line`].
    pub(super) fn tell_chat<'a>(
        &self,
        socket: u64,
        table: &str,
        lines: impl Iterator<Item = &'a ChatLine>,
        until: Millis,
    ) {
        if let Some(watching) = self.list.iter().find(|watching| watching.outbox.socket == socket) {
            let lines = lines.filter(|line| watching.hears(line, until)).cloned().collect();
            watching.outbox.say(&ToClient::Chat { table: table.to_owned(), lines });
        }
    }
}
