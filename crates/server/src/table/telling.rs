//! What a watcher is told of the match at this moment.

use cardinal_engine::{AnyMatch, AnySession, Observer, Seat, Standing};
use cardinal_protocol::{Clocks as Shown, Json, Outlook, SeatResult, Step, ToClient, Update, Watcher};

use super::clocks::Clocks;
use super::journal::Journal;
use super::outbox::Frame;
use super::state::TableState;
use crate::clock::now;

/// How many steps one answer to `history` holds.
const PAGE: u64 = 500;

/// The parts of a table that updates are made from.
pub(super) struct Telling<'a> {
    pub(super) table: &'a str,
    pub(super) state: &'a TableState,
    pub(super) session: &'a dyn AnySession,
    pub(super) journal: &'a Journal,
    pub(super) clocks: &'a Clocks,
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
    let (turn, optional) = (game.turn().seats(), game.optional());
    let asked = seat.filter(|seat| turn.contains(*seat) || optional.contains(*seat));
    let ended = |one: &Standing| SeatResult { place: one.place, score: one.score, team: one.team };
    Outlook {
        turn: turn.iter().map(Seat::number).collect(),
        optional: optional.iter().map(Seat::number).collect(),
        legal: asked.and_then(|seat| game.legal_text(seat)).map(Json::from),
        clocks,
        scores: game.scores().iter().copied().collect(),
        result: game.standings().map(|standings| standings.iter().map(ended).collect()),
        undo: false,
        lesson: None,
    }
}

impl Telling<'_> {
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
        let mut outlook = self.outlook(session, watcher);
        if earlier.is_some() {
            // Whose clock runs now is not for those who are behind.
            outlook.clocks.running.clear();
        }
        let update = Update {
            match_id: self.state.current.id.clone(),
            seq: to,
            watcher,
            steps: self.steps(session, watcher, since.unwrap_or(to), to),
            view: view.then(|| session.played().view_text(observer(watcher)).into()),
            outlook,
        };
        Frame::of(&ToClient::Update { table: self.table.to_owned(), update: Box::new(update) })
    }

    /// The steps before a number, as many as one answer holds.
    pub(super) fn history(&self, watcher: Watcher, seated: bool, before: Option<u64>) -> Frame {
        let visible = self.visible(seated);
        let to = before.map_or(visible, |before| before.saturating_sub(1).min(visible));
        let steps = self.steps(self.session, watcher, to.saturating_sub(PAGE), to);
        let match_id = self.state.current.id.clone();
        Frame::of(&ToClient::History { table: self.table.to_owned(), match_id, steps })
    }

    fn steps(&self, session: &dyn AnySession, watcher: Watcher, from: u64, to: u64) -> Vec<Step> {
        let step = |(seq, number): (u64, super::journal::Number)| {
            let told = |input: u32| session.played().notices_text(input as usize, observer(watcher)).into();
            let notices = number.input.map_or_else(|| Json::of(&[(); 0]), told);
            Step {
                seq,
                at: number.at,
                notices,
                back_to: number.back_to.map(u64::from),
                by: number.by.map(Seat::number),
            }
        };
        self.journal.between(from, to).map(step).collect()
    }

    fn outlook(&self, session: &dyn AnySession, watcher: Watcher) -> Outlook {
        let (game, seat) = (session.played(), observer(watcher).seat());
        let last = game.len().checked_sub(1).and_then(|last| session.actor(last));
        Outlook {
            undo: seat.is_some() && last == seat && !game.turn().seats().is_empty(),
            lesson: super::lesson::step(self.state, session, seat),
            ..outlook(game, seat, self.clocks.shown(now()))
        }
    }
}
