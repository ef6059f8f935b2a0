//! Who is told what.

use axum::extract::ws::Utf8Bytes;
use cardinal_engine::Seat;
use cardinal_protocol::{
    Millis, Outlook, PersonRef, Refusal, Result as Ending, Sight, Since, Step, ToClient, Watcher,
};
use serde_json::Value;

use super::letter::{Outbox, frame};
use super::state::Table;
use crate::ids::now;
use crate::play::{Live, observer};

/// A longer tail than this is not worth more than a fresh view.
const TAIL: u64 = 200;

/// Somebody who is told what happens.
#[derive(Debug)]
pub(super) struct Watching {
    pub(super) outbox: Outbox,
    pub(super) person: Option<PersonRef>,
    /// The seat they sit on.
    pub(super) seat: Option<u8>,
    /// The seat they look over the shoulder of.
    shoulder: Option<u8>,
    pub(super) muted: Vec<String>,
    /// Whether they are shown a fresh view after all events.
    views: bool,
    /// Whether they are gone as soon as they are told something. Nobody needs to know that they come and go.
    polls: bool,
    /// The last number they were told, for those who are told later.
    told: u64,
}

impl Watching {
    fn eyes(&self) -> Option<u8> {
        self.seat.or(self.shoulder)
    }

    /// Whether others are told that somebody looks on.
    pub(super) const fn looks_on(&self) -> bool {
        self.seat.is_none() && !self.polls
    }

    fn watcher(&self) -> Watcher {
        match (self.seat, self.shoulder) {
            (Some(seat), _) => Watcher::Seat { seat },
            (None, Some(seat)) => Watcher::Shoulder { seat },
            (None, None) => Watcher::Spectator,
        }
    }
}

/// A request to be told.
#[derive(Debug)]
pub(super) struct Request {
    pub(super) person: Option<PersonRef>,
    pub(super) outbox: Outbox,
    pub(super) since: Option<Since>,
    pub(super) shoulder: Option<u8>,
    pub(super) chat: Option<u64>,
    pub(super) muted: Vec<String>,
    /// Whether they want a fresh view after all events.
    pub(super) views: bool,
    /// For somebody who polls: the version of the table they know.
    pub(super) poll: Option<u64>,
}

impl Table {
    /// Admits somebody, or says why not, and tells them what they have missed.
    pub(super) fn watch(&mut self, request: Request) -> Result<(), Refusal> {
        let Request { person, outbox, since, shoulder, chat, muted, views, poll } = request;
        let seat = person.as_ref().and_then(|person| self.seat_of(&person.id));
        let rules = self.kept.setup.spectators;
        self.admit(person.as_ref())?;
        let shoulder = shoulder.filter(|at| {
            seat.is_none() && rules.sight == Sight::Hands && usize::from(*at) < self.kept.seats.len()
        });
        self.watchers.retain(|watching| watching.outbox.socket != outbox.socket);
        let polls = poll.is_some();
        let mut watching = Watching { outbox, person, seat, shoulder, muted, views, polls, told: 0 };
        let came = seat.is_some_and(|seat| self.came(seat));
        if poll != Some(self.version) {
            watching.outbox.send(self.table_message(&watching));
        }
        self.tell_chat_since(&watching, chat.unwrap_or(0));
        self.catch_up(&mut watching, since.as_ref());
        let looks_on = watching.looks_on();
        self.watchers.push(watching);
        if came || looks_on {
            self.tell_table();
        }
        Ok(())
    }

    /// Somebody is told no more.
    pub(super) fn unwatch(&mut self, socket: u64) {
        if self.strike_off(socket) {
            self.tell_table();
        }
    }

    /// Takes a watcher off the list; whether the others see a difference at once. Whoever sits at the table counts as
    /// here for a moment, for they may come back.
    pub(super) fn strike_off(&mut self, socket: u64) -> bool {
        let Some(at) = self.watchers.iter().position(|watching| watching.outbox.socket == socket) else {
            return false;
        };
        let gone = self.watchers.remove(at);
        if let Some(seat) = gone.seat
            && !self.watchers.iter().any(|other| other.seat == Some(seat))
        {
            self.missing[usize::from(seat)] = Some(now());
        }
        gone.looks_on()
    }

    /// Those whose sockets have ended without a word.
    pub(super) fn strike_off_the_gone(&mut self) {
        let gone = self.watchers.iter().filter(|watching| watching.outbox.gone());
        let gone: Vec<u64> = gone.map(|watching| watching.outbox.socket).collect();
        gone.into_iter().for_each(|socket| self.unwatch(socket));
    }

    /// Another node says who watches from there. Who is not named is gone, and who has missed something is named back.
    pub(super) fn compare(&mut self, node: &str, watching: &[(u64, u64, u64)]) {
        let mut lost = Vec::new();
        for (socket, watch, n) in watching {
            let own = self.watchers.iter().find(|known| known.outbox.socket == *socket);
            if !own.is_some_and(|known| known.outbox.compare(*watch, *n)) {
                lost.push((*socket, *watch));
            }
        }
        let named = |socket: u64| watching.iter().any(|(other, ..)| *other == socket);
        let gone = self.watchers.iter().filter(|known| known.outbox.node() == Some(node));
        let gone: Vec<u64> = gone.map(|known| known.outbox.socket).filter(|socket| !named(*socket)).collect();
        gone.into_iter().for_each(|socket| self.unwatch(socket));
        if let (Some(cluster), false) = (&self.shared.cluster, lost.is_empty()) {
            cluster.lost(node, &self.id, lost);
        }
    }

    /// Nobody watches from this node any more.
    pub(super) fn node_gone(&mut self, node: &str) {
        let gone = self.watchers.iter().filter(|known| known.outbox.node() == Some(node));
        let gone: Vec<u64> = gone.map(|known| known.outbox.socket).collect();
        gone.into_iter().for_each(|socket| self.unwatch(socket));
    }

    /// The person at a seat is back; whether that is news.
    fn came(&mut self, seat: u8) -> bool {
        let news = self.presence(seat) != cardinal_protocol::Presence::Here;
        let away = self.missing[usize::from(seat)].take().is_some();
        if away {
            self.thinking.remove(&seat);
            self.schedule();
        }
        news
    }

    /// Seats have changed hands: everybody is given the eyes they are entitled to now.
    pub(super) fn reseat(&mut self) {
        let mut changed = Vec::new();
        for at in 0..self.watchers.len() {
            let seat = self.watchers[at].person.as_ref().and_then(|person| self.seat_of(&person.id));
            if self.watchers[at].seat != seat {
                self.watchers[at].seat = seat;
                changed.push(at);
            }
        }
        for seat in 0..self.kept.seats.len() {
            let here = self.watchers.iter().any(|watching| watching.seat == Some(seat as u8));
            let missing = &mut self.missing[seat];
            *missing = if here { None } else { missing.or(Some(now())) };
        }
        for at in changed {
            let mut watching = self.watchers.swap_remove(at);
            self.catch_up(&mut watching, None);
            self.watchers.push(watching);
            let last = self.watchers.len() - 1;
            self.watchers.swap(at, last);
        }
    }

    fn table_message(&self, watching: &Watching) -> Utf8Bytes {
        frame(&ToClient::Table {
            table: self.info(),
            your_seat: watching.seat,
            muted: watching.muted.clone(),
        })
    }

    /// Tells everybody about the table, and the lobby too.
    pub(super) fn tell_table(&mut self) {
        self.version += 1;
        let told = |watching: &&Watching| !watching.outbox.send(self.table_message(watching));
        let cut_off: Vec<u64> =
            self.watchers.iter().filter(told).map(|watching| watching.outbox.socket).collect();
        for socket in cut_off {
            self.strike_off(socket);
        }
        self.tell_lobby();
    }

    /// The last number a watcher may know at this moment.
    fn visible(&self, watching: &Watching) -> u64 {
        let delay = u64::from(self.kept.setup.spectators.delay) * 1000;
        if watching.seat.is_some() || delay == 0 || self.kept.current.ended.is_some() {
            return self.head();
        }
        let until = now().saturating_sub(delay);
        self.told.iter().take_while(|told| told.at <= until).count() as u64
    }

    /// When the next number becomes visible to somebody who is told later.
    pub(super) fn next_delayed(&self) -> Option<Millis> {
        let delay = u64::from(self.kept.setup.spectators.delay) * 1000;
        let behind = self.watchers.iter().filter(|watching| watching.seat.is_none());
        let next = behind.filter_map(|watching| self.told.get(watching.told as usize)).map(|told| told.at);
        next.min().filter(|_| delay > 0).map(|at| at + delay)
    }

    /// Tells those who are told later what they may know by now.
    pub(super) fn tell_delayed(&mut self) {
        for at in 0..self.watchers.len() {
            if self.watchers[at].seat.is_none() && self.watchers[at].told < self.visible(&self.watchers[at]) {
                let mut watching = self.watchers.swap_remove(at);
                let since = Since { match_id: self.kept.current.id.clone(), seq: watching.told };
                self.catch_up(&mut watching, Some(&since));
                self.watchers.push(watching);
                let last = self.watchers.len() - 1;
                self.watchers.swap(at, last);
            }
        }
    }

    /// Brings a watcher up to date: by a tail where that is possible, otherwise by a view.
    pub(super) fn catch_up(&self, watching: &mut Watching, since: Option<&Since>) {
        let Some(live) = &self.live else {
            return;
        };
        let visible = self.visible(watching);
        watching.told = visible;
        let tail = since
            .filter(|since| since.match_id == self.kept.current.id && since.seq > 0)
            .filter(|since| since.seq <= visible && visible - since.seq <= TAIL && since.seq >= self.undone)
            .map(|since| since.seq);
        let earlier = (visible < self.head()).then(|| live.earlier(self.inputs_at(visible)));
        let shown = earlier.as_ref().unwrap_or(live);
        if let Some(from) = tail {
            watching.outbox.send(frame(&self.events(&**shown, from, visible, watching.eyes())));
        }
        if tail.is_none() || watching.views {
            watching.outbox.send(frame(&self.view(&**shown, visible, watching.watcher())));
        }
    }

    fn view(&self, live: &dyn Live, seq: u64, watcher: Watcher) -> ToClient {
        let eyes = match watcher {
            Watcher::Seat { seat } | Watcher::Shoulder { seat } => Some(seat),
            Watcher::Spectator => None,
        };
        ToClient::View {
            table: self.id.clone(),
            match_id: self.kept.current.id.clone(),
            seq,
            watcher,
            view: live.any().view(observer(eyes)),
            outlook: self.outlook(live, eyes),
        }
    }

    /// How many inputs were in effect after this number.
    fn inputs_at(&self, seq: u64) -> usize {
        let told = self.told[..seq as usize].iter().rev().find_map(|told| told.input);
        told.map_or(0, |input| input + 1)
    }

    fn events(&self, live: &dyn Live, from: u64, to: u64, eyes: Option<u8>) -> ToClient {
        let numbers = from..to;
        let step = |number: u64| {
            let told = self.told[number as usize];
            let notices: Vec<Value> =
                told.input.map_or_else(Vec::new, |input| live.any().notices(input, observer(eyes)));
            Step { seq: number + 1, at: told.at, notices }
        };
        ToClient::Events {
            table: self.id.clone(),
            match_id: self.kept.current.id.clone(),
            steps: numbers.map(step).collect(),
            outlook: self.outlook(live, eyes),
        }
    }

    fn outlook(&self, live: &dyn Live, eyes: Option<u8>) -> Outlook {
        let game = live.any();
        let optional: Vec<u8> = game.optional().iter().map(Seat::number).collect();
        let turn: Vec<u8> = game.turn().seats().iter().map(Seat::number).collect();
        let asked = eyes.filter(|seat| turn.contains(seat) || optional.contains(seat));
        let legal = asked.map(|seat| game.legal(Seat::new(seat))).filter(|legal| !legal.is_empty());
        let last = game.len().checked_sub(1).and_then(|last| live.actor(last)).map(Seat::number);
        Outlook {
            legal,
            clocks: self.time.show(),
            scores: game.scores().iter().copied().collect(),
            result: game.standings().map(|standings| {
                let ending = |standing: &cardinal_engine::Standing| Ending {
                    place: standing.place,
                    score: standing.score,
                    team: standing.team,
                };
                standings.iter().map(ending).collect()
            }),
            undo: eyes.is_some() && last == eyes && !turn.is_empty(),
            turn,
            optional,
            lesson: self.lesson_step(live, eyes),
        }
    }

    /// Tells everybody who may know it by now of the numbers after `from`; content is made once for each pair of eyes.
    pub(super) fn tell_events(&mut self, from: u64) {
        let Some(live) = &self.live else {
            return;
        };
        let to = self.head();
        let delayed = self.kept.setup.spectators.delay > 0 && self.kept.current.ended.is_none();
        let mut made: Vec<(Option<u8>, Utf8Bytes)> = Vec::new();
        let mut shown: Vec<(Watcher, Utf8Bytes)> = Vec::new();
        let mut dropped = Vec::new();
        for watching in &self.watchers {
            if delayed && watching.seat.is_none() {
                continue;
            }
            let eyes = watching.eyes();
            let known = made.iter().find(|(other, _)| *other == eyes).map(|(_, message)| message.clone());
            let message = known.unwrap_or_else(|| {
                let message = frame(&self.events(&**live, from, to, eyes));
                made.push((eyes, message.clone()));
                message
            });
            let mut there = watching.outbox.send(message);
            if watching.views {
                let watcher = watching.watcher();
                let known =
                    shown.iter().find(|(other, _)| *other == watcher).map(|(_, message)| message.clone());
                let message = known.unwrap_or_else(|| {
                    let message = frame(&self.view(&**live, to, watcher));
                    shown.push((watcher, message.clone()));
                    message
                });
                there = there && watching.outbox.send(message);
            }
            if !there {
                dropped.push(watching.outbox.socket);
            }
        }
        for watching in &mut self.watchers {
            if watching.seat.is_some() || !delayed {
                watching.told = to;
            }
        }
        dropped.into_iter().for_each(|socket| self.unwatch(socket));
    }

    /// Gives everybody a fresh view, as after an undo.
    pub(super) fn tell_views(&mut self) {
        for at in 0..self.watchers.len() {
            let mut watching = self.watchers.swap_remove(at);
            self.catch_up(&mut watching, None);
            self.watchers.push(watching);
            let last = self.watchers.len() - 1;
            self.watchers.swap(at, last);
        }
    }
}
