//! What a watcher is told of the match at this moment.
//!
//! Every move is told to every watcher, so whatever several of them are told is written once.

use std::cell::{OnceCell, RefCell};
use std::rc::Rc;

use cardinal_engine::{AnyMatch, AnySession, Observer, Seat, Standing};
use cardinal_protocol::{
    Clocks as Shown, Json, LessonStep, Millis, Outlook, SeatResult, Step, ToClient, Watcher,
};
use serde::Serialize;
use serde_json::value::{RawValue, to_raw_value};

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
    text: Rc<RawValue>,
}

// The three parts of an update; together they have the form of `cardinal_protocol::Update`.

/// What all watchers are told.
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
    legal: Option<Box<RawValue>>,
    undo: bool,
    lesson: Option<LessonStep>,
}

/// And the update.
#[derive(Serialize)]
struct Own<'a> {
    watcher: Watcher,
    steps: &'a RawValue,
    #[serde(skip_serializing_if = "Option::is_none")]
    view: Option<Box<RawValue>>,
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
        legal: legal(game, seat).map(Json::from),
        clocks,
        scores: game.scores().iter().copied().collect(),
        result: game.standings().map(|standings| standings.iter().map(ended).collect()),
        undo: false,
        lesson: None,
    }
}

/// What a seat may do, if it may do anything.
fn legal(game: &dyn AnyMatch, seat: Option<Seat>) -> Option<Box<RawValue>> {
    let asked = |seat: &Seat| game.turn().seats().contains(*seat) || game.optional().contains(*seat);
    seat.filter(asked).and_then(|seat| game.legal_text(seat))
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

    /// The match told of.
    pub(super) fn match_id(&self) -> &str {
        &self.state.current.id
    }

    pub(super) const fn journal(&self) -> &Journal {
        self.journal
    }

    /// How long spectators are kept behind.
    pub(super) fn delay(&self) -> Millis {
        self.state.delay()
    }

    /// Whether such a watcher is kept behind.
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
            legal: legal(game, who.seat()),
            undo: who.seat().is_some() && last == who.seat() && !game.turn().seats().is_empty(),
            lesson: super::lesson::step(self.state, session, who.seat()),
        };
        let steps = self.written_steps(session, watcher, (since.unwrap_or(to), to));
        let own = Own { watcher, steps: &steps, view: view.then(|| game.view_text(who)) };
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
            text.push(b'}');
            add_fields(text, &own);
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
        let steps = self.steps(self.session.played(), watcher, (to.saturating_sub(PAGE), to));
        let match_id = self.match_id().to_owned();
        Frame::of(&ToClient::History { table: self.table.to_owned(), match_id, steps })
    }

    /// How far such a watcher is behind.
    fn lag(&self, watcher: Watcher) -> Millis {
        if self.behind(watcher) { self.delay() } else { 0 }
    }

    /// The steps as text; what most watchers are told is what others have been told already.
    fn written_steps(&self, session: &dyn AnySession, watcher: Watcher, between: (u64, u64)) -> Rc<RawValue> {
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
        let text =
            to_raw_value(&self.steps(game, watcher, between)).expect("wire types have string keys only");
        let text: Rc<RawValue> = text.into();
        written.push(WrittenSteps { between, who, delay, text: Rc::clone(&text) });
        text
    }

    fn steps(&self, game: &dyn AnyMatch, watcher: Watcher, (from, to): (u64, u64)) -> Vec<Step> {
        let (who, delay) = (observer(watcher), self.lag(watcher));
        let notices = |(seq, number): (u64, Number)| match number.input {
            Some(input) => game.notices_text(input as usize, who).into(),
            None => self
                .journal
                .told(seq, who, delay)
                .map_or_else(|| Json::of(&[(); 0]), |told| told.to_owned().into()),
        };
        let step = |(seq, number): (u64, Number)| Step {
            seq,
            at: number.at,
            notices: notices((seq, number)),
            back_to: number.back_to.map(u64::from),
            by: number.by.map(Seat::number),
        };
        self.journal.between(from, to).map(step).collect()
    }
}
