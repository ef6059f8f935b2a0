//! The updates that a watcher receives.
//!
//! Every watcher is sent every move, so the parts that several of them share are written once.

use std::cell::{OnceCell, RefCell};
use std::rc::Rc;

use cardinal_engine::{AnyMatch, AnySession, Observer, Seat, Standing};
use cardinal_protocol::{Clocks as Shown, Json, LessonStep, Millis, Outlook, SeatResult, Watcher};
use serde::Serialize;
use serde_json::value::RawValue;

use super::clocks::Clocks;
use super::frame::{Frame, Kind};
use super::journal::{Journal, Number};
use super::state::TableState;
use crate::clock::now;

/// How many steps one answer to `history` holds.
const PAGE: u64 = 500;

/// The parts of a table that updates are made from.
pub(super) struct Telling<'a> {
    table: &'a str,
    state: &'a TableState,
    session: &'a dyn AnySession,
    journal: &'a Journal,
    clocks: &'a Clocks,
    /// The beginning of every update of the present.
    present: OnceCell<Vec<u8>>,
    steps: RefCell<Vec<WrittenSteps>>,
}

/// The steps between two numbers, as one observer knows them.
struct WrittenSteps {
    between: (u64, u64),
    who: Observer,
    /// How far they are behind.
    delay: Millis,
    text: Rc<[u8]>,
}

// The parts of an update; together they have the form of `cardinal_protocol::Update`. What is in the words of the game is
// written between them, straight from the game's own types.

/// The parts that all watchers share.
#[derive(Serialize)]
struct Common<'a> {
    on: &'static str,
    table: &'a str,
    match_id: &'a str,
    seq: u64,
    outlook: CommonOutlook,
}

#[derive(Serialize)]
struct CommonOutlook {
    turn: Vec<u8>,
    optional: Vec<u8>,
    clocks: Shown,
    scores: Vec<i32>,
    result: Option<Vec<SeatResult>>,
}

/// What the outlook has besides for one of them.
#[derive(Serialize)]
struct OwnOutlook {
    undo: bool,
    lesson: Option<LessonStep>,
}

/// A page of the log without its steps.
#[derive(Serialize)]
struct BareHistory<'a> {
    on: &'static str,
    table: &'a str,
    match_id: &'a str,
}

/// A step without its notices.
#[derive(Serialize)]
struct BareStep {
    seq: u64,
    at: Millis,
    #[serde(skip_serializing_if = "Option::is_none")]
    back_to: Option<u32>,
    #[serde(skip_serializing_if = "Option::is_none")]
    by: Option<u8>,
}

fn write(text: &mut Vec<u8>, value: &impl Serialize) {
    serde_json::to_writer(text, value).expect("wire types have string keys only");
}

/// Adds fields to the object that a text ends with; there must be some in both.
fn add_fields(text: &mut Vec<u8>, fields: &impl Serialize) {
    text.pop();
    let at = text.len();
    write(text, fields);
    text[at] = b',';
}

/// Adds a field that a function writes to the object that a text ends with; there must be others in it.
fn add_field(text: &mut Vec<u8>, name: &str, write: impl FnOnce(&mut Vec<u8>)) {
    text.pop();
    text.extend_from_slice(b",\"");
    text.extend_from_slice(name.as_bytes());
    text.extend_from_slice(b"\":");
    write(text);
    text.push(b'}');
}

/// The observer that a watcher is.
fn observer(watcher: Watcher) -> Observer {
    match watcher {
        Watcher::Seat { seat } | Watcher::Shoulder { seat } => Observer::Seat(Seat::new(seat)),
        // Everything is shown only in replays, which do not come this way.
        Watcher::Spectator | Watcher::All => Observer::Spectator,
    }
}

/// What comes next in a match, for a watcher with the eyes of this seat.
pub(crate) fn outlook(game: &dyn AnyMatch, seat: Option<Seat>, clocks: Shown) -> Outlook {
    let ended = |one: &Standing| SeatResult { place: one.place, score: one.score, team: one.team };
    Outlook {
        turn: game.turn().seats().iter().map(Seat::number).collect(),
        optional: game.optional().iter().map(Seat::number).collect(),
        legal: asked(game, seat).and_then(|seat| game.legal_text(seat)).map(Json::from),
        clocks,
        scores: game.scores().iter().copied().collect(),
        result: game.standings().map(|standings| standings.iter().map(ended).collect()),
        undo: false,
        lesson: None,
    }
}

/// The seat, if it may do anything.
fn asked(game: &dyn AnyMatch, seat: Option<Seat>) -> Option<Seat> {
    seat.filter(|seat| game.turn().seats().contains(*seat) || game.optional().contains(*seat))
}

impl<'a> Telling<'a> {
    pub(super) fn new(
        table: &'a str,
        state: &'a TableState,
        session: &'a dyn AnySession,
        journal: &'a Journal,
        clocks: &'a Clocks,
    ) -> Self {
        let (present, steps) = (OnceCell::new(), RefCell::new(Vec::new()));
        Self { table, state, session, journal, clocks, present, steps }
    }

    /// The match of the updates.
    pub(super) fn match_id(&self) -> &str {
        &self.state.current.id
    }

    pub(super) const fn journal(&self) -> &Journal {
        self.journal
    }

    /// The spectator delay.
    pub(super) fn delay(&self) -> Millis {
        self.state.delay()
    }

    /// Whether such a watcher is delayed.
    pub(super) fn behind(&self, watcher: Watcher) -> bool {
        self.delay() > 0 && !matches!(watcher, Watcher::Seat { .. })
    }

    /// The last number that a watcher may know at this moment.
    pub(super) fn visible(&self, seated: bool) -> u64 {
        match self.state.delay() {
            delay if seated || delay == 0 => self.journal.head(),
            delay => self.journal.until(now().saturating_sub(delay)),
        }
    }

    /// An update of the numbers from `since` to `to`; without `since`, of the present alone.
    pub(super) fn update(&self, watcher: Watcher, since: Option<u64>, to: u64, view: bool) -> Frame {
        let earlier = (to < self.journal.head()).then(|| self.session.fork(self.journal.inputs_at(to)));
        let session = earlier.as_deref().unwrap_or(self.session);
        let (game, who) = (session.played(), observer(watcher));
        let last = game.len().checked_sub(1).and_then(|last| session.actor(last));
        let own_outlook = OwnOutlook {
            undo: who.seat().is_some() && last == who.seat() && !game.turn().seats().is_empty(),
            lesson: super::lesson::step(self.state, session, who.seat()),
        };
        let steps = self.written_steps(session, watcher, (since.unwrap_or(to), to));
        let kind = if view || since.is_some_and(|since| since < to) { Kind::News } else { Kind::Other };
        Frame::written(kind, |text| {
            if self.behind(watcher) {
                // The clocks of this moment would tell who thinks now, and since when.
                let left = vec![None; self.state.roster.seats().len()];
                self.begin(text, game, to, Shown { now: now(), left, running: Vec::new() });
            } else {
                text.extend_from_slice(self.present.get_or_init(|| {
                    let mut present = Vec::new();
                    self.begin(&mut present, game, to, self.clocks.shown(now()));
                    present
                }));
            }
            // The outlook is the last field: its end is followed by that of the update.
            text.pop();
            add_fields(text, &own_outlook);
            add_field(text, "legal", |text| {
                if !asked(game, who.seat()).is_some_and(|seat| game.write_legal(seat, text)) {
                    text.extend_from_slice(b"null");
                }
            });
            text.push(b'}');
            add_field(text, "watcher", |text| write(text, &watcher));
            add_field(text, "steps", |text| text.extend_from_slice(&steps));
            if view {
                add_field(text, "view", |text| game.write_view(who, text));
            }
        })
    }

    fn begin(&self, text: &mut Vec<u8>, game: &dyn AnyMatch, seq: u64, clocks: Shown) {
        let Outlook { turn, optional, clocks, scores, result, .. } = outlook(game, None, clocks);
        let outlook = CommonOutlook { turn, optional, clocks, scores, result };
        write(text, &Common { on: "update", table: self.table, match_id: self.match_id(), seq, outlook });
    }

    /// The steps before a number, as many as one answer holds.
    pub(super) fn history(&self, watcher: Watcher, seated: bool, before: Option<u64>) -> Frame {
        let visible = self.visible(seated);
        let to = before.map_or(visible, |before| before.saturating_sub(1).min(visible));
        let between = (to.saturating_sub(PAGE), to);
        let steps = self.write_steps(self.session.played(), observer(watcher), self.lag(watcher), between);
        Frame::written(Kind::Other, |text| {
            write(text, &BareHistory { on: "history", table: self.table, match_id: self.match_id() });
            add_field(text, "steps", |text| text.extend_from_slice(&steps));
        })
    }

    /// How far such a watcher is behind.
    fn lag(&self, watcher: Watcher) -> Millis {
        if self.behind(watcher) { self.delay() } else { 0 }
    }

    /// The steps as text, cached: most watchers receive what others have received already.
    fn written_steps(&self, session: &dyn AnySession, watcher: Watcher, between: (u64, u64)) -> Rc<[u8]> {
        let (game, mut written) = (session.played(), self.steps.borrow_mut());
        let (who, delay) = (observer(watcher), self.lag(watcher));
        let known = written.iter().find(|other| {
            let told = |seq, who, delay| self.journal.told(seq, who, delay).map(RawValue::get);
            let same = |(seq, number): (u64, Number)| match number.input {
                Some(input) => game.same_notices(input as usize, other.who, who),
                None => told(seq, other.who, other.delay) == told(seq, who, delay),
            };
            other.between == between && self.journal.between(between.0, between.1).all(same)
        });
        if let Some(known) = known {
            return Rc::clone(&known.text);
        }
        let text: Rc<[u8]> = self.write_steps(game, who, delay, between).into();
        written.push(WrittenSteps { between, who, delay, text: Rc::clone(&text) });
        text
    }

    fn write_steps(
        &self,
        game: &dyn AnyMatch,
        who: Observer,
        delay: Millis,
        (from, to): (u64, u64),
    ) -> Vec<u8> {
        let mut text = vec![b'['];
        for (seq, number) in self.journal.between(from, to) {
            if text.len() > 1 {
                text.push(b',');
            }
            let (back_to, by) = (number.back_to, number.by.map(Seat::number));
            write(&mut text, &BareStep { seq, at: number.at, back_to, by });
            add_field(&mut text, "notices", |text| {
                if let Some(input) = number.input {
                    game.write_notices(input as usize, who, text);
                } else {
                    let told = self.journal.told(seq, who, delay).map_or("[]", RawValue::get);
                    text.extend_from_slice(told.as_bytes());
                }
            });
        }
        text.push(b']');
        text
    }
}
