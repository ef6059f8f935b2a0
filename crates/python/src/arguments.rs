//! What Python names a match's seats, observers and actions by.

use cardinal_engine::{AnyMatch, Observer, Seat};
use pyo3::prelude::*;
use pyo3::types::{PyBool, PyDict};

use crate::info::find;
use crate::json::from_python;
use crate::matches::Match;
use crate::session::Act;
use crate::trouble::Trouble;

impl Match {
    /// A seat of this match.
    pub(crate) fn seat(&self, seat: u8) -> Result<Seat, Trouble> {
        let seats = self.played().seats();
        let bad = || {
            Trouble::usage("no-such-seat", format!("there is no seat {seat}; the match has {seats} seats"))
        };
        (seat < seats).then(|| Seat::new(seat)).ok_or_else(bad)
    }

    /// A seat's number, `"spectator"`, or `"all"` once the game is over.
    pub(crate) fn observer(&self, who: &Bound<'_, PyAny>) -> Result<Observer, Trouble> {
        if let Ok(seat) = who.extract::<u8>() {
            return self.seat(seat).map(Observer::Seat);
        }
        match who.extract::<String>().as_deref() {
            Ok("spectator") => Ok(Observer::Spectator),
            Ok("all") => {
                let finished = self.past().ok().and_then(AnyMatch::finished);
                let hidden = || Trouble::usage("not-over", "everything is shown only once the game is over");
                finished.map(Observer::All).ok_or_else(hidden)
            }
            _ => Err(Trouble::usage("no-such-observer", "an observer is a seat, 'spectator' or 'all'")),
        }
    }
}

/// An action: a dict or its number.
pub(crate) fn act(action: &Bound<'_, PyAny>) -> PyResult<Act> {
    if action.is_instance_of::<PyDict>() {
        return Ok(Act::Words(from_python(action)?));
    }
    let bad = || Trouble::usage("malformed-action", "an action is a dict or its number");
    // To Python, True is the number 1.
    if action.is_instance_of::<PyBool>() {
        return Err(bad().into());
    }
    Ok(Act::Id(action.extract::<usize>().map_err(|_| bad())?))
}

/// The names of the seats: as given, or numbers for a given count, or numbers for the smallest count the game allows.
pub(crate) fn names(game: &str, seats: Option<&Bound<'_, PyAny>>) -> PyResult<Vec<String>> {
    let least = usize::from(find(game)?.info().seats.first().copied().unwrap_or(2));
    let numbered = |count: usize| (0..count).map(|seat| seat.to_string()).collect();
    Ok(match seats {
        None => numbered(least),
        Some(seats) => match seats.extract::<usize>() {
            Ok(count) => numbered(count.min(1000)),
            Err(_) => seats.extract::<Vec<String>>().map_err(|_| {
                Trouble::usage("bad-seats", "seats is a number, or a list with a name for each seat")
            })?,
        },
    })
}
