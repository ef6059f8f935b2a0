//! The notices of moves that were taken back.
//!
//! The game forgets them, but the log does not: it keeps what each watcher received when they were made, and
//! never more than that.

use std::collections::BTreeMap;
use std::sync::Arc;

use cardinal_engine::{AnyMatch, Observer, Seat};
use cardinal_protocol::Millis;
use serde_json::value::RawValue;

/// How many numbers that were taken back are worded. A match may have any number of undos, but its memory has a limit.
const WORDED: usize = 500;
/// How many undos are worded after a restart, since each of them means to play the match again.
pub(super) const REPLAYED: usize = 32;

/// The notices of the latest numbers that were taken back.
#[derive(Debug, Default)]
pub(super) struct TakenBack {
    numbers: BTreeMap<u64, Telltale>,
}

/// The notices of one number.
#[derive(Debug)]
struct Telltale {
    made: Millis,
    undone: Millis,
    /// Notices for each seat, and after them for spectators.
    notices: Vec<Arc<RawValue>>,
}

impl TakenBack {
    /// Keeps the notices of an input, before it is taken back.
    pub(super) fn note(&mut self, seq: u64, made: Millis, undone: Millis, game: &dyn AnyMatch, input: usize) {
        let seats = (0..game.seats()).map(|seat| Observer::Seat(Seat::new(seat)));
        let mut told: Vec<(Observer, Arc<RawValue>)> = Vec::new();
        for who in seats.chain([Observer::Spectator]) {
            let same = told.iter().find(|(other, _)| game.same_notices(input, *other, who));
            let notices =
                same.map_or_else(|| game.notices_text(input, who).into(), |(_, one)| Arc::clone(one));
            told.push((who, notices));
        }
        let notices = told.into_iter().map(|(_, notices)| notices).collect();
        self.numbers.insert(seq, Telltale { made, undone, notices });
        while self.numbers.len() > WORDED {
            self.numbers.pop_first();
        }
    }

    /// The notices that a watcher received for a number. A delayed spectator received none of what was taken back before its
    /// time had come.
    pub(super) fn told(&self, seq: u64, who: Observer, delay: Millis) -> Option<&RawValue> {
        let number =
            self.numbers.get(&seq).filter(|number| number.made + delay < number.undone || delay == 0)?;
        let last = number.notices.len() - 1;
        let at = who.seat().map_or(last, |seat| usize::from(seat.number()).min(last));
        Some(&number.notices[at])
    }
}
