//! What the database of a simulation does to those who use it.

use std::time::Duration;

use cardinal_store::{Fate, Faults, Outcome, Request};
use parking_lot::Mutex;

use super::luck::Luck;

/// How the database behaves.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Weather {
    /// It does what it is asked, at once.
    Calm,
    /// It takes its time.
    Slow,
    /// It refuses some writes.
    Refusing,
    /// It carries everything out, but some answers to writes are lost.
    Forgetful,
    /// Everything at once, reads as well.
    Storm,
    /// It takes so long that a lease may end.
    Stalled,
    /// It answers nothing any more.
    Dead,
}

impl Weather {
    /// What may come while a server lives; calm is the rule.
    pub(super) const ALL: &'static [Self] = &[
        Self::Calm,
        Self::Calm,
        Self::Calm,
        Self::Slow,
        Self::Refusing,
        Self::Forgetful,
        Self::Storm,
        Self::Stalled,
    ];
}

/// The weather over the way from one server to the database.
pub(super) struct Sky(Mutex<(Weather, Luck)>);

impl Sky {
    pub(super) fn new(seed: u64) -> Self {
        Self(Mutex::new((Weather::Calm, Luck::new(seed))))
    }

    pub(super) fn set(&self, weather: Weather) {
        self.0.lock().0 = weather;
    }

    pub(super) fn is(&self, weather: Weather) -> bool {
        self.0.lock().0 == weather
    }
}

impl Faults for Sky {
    fn fate(&self, request: Request) -> Fate {
        let (weather, luck) = &mut *self.0.lock();
        let write = request == Request::Write;
        let slow = match weather {
            Weather::Slow => luck.one_in(2),
            Weather::Stalled => true,
            Weather::Storm => luck.one_in(4),
            _ => false,
        };
        let outcome = match weather {
            Weather::Dead => Outcome::Silent,
            Weather::Refusing if write && luck.one_in(3) => Outcome::Refused,
            Weather::Forgetful if write && luck.one_in(3) => Outcome::Lost,
            Weather::Storm if luck.one_in(5) => Outcome::Refused,
            Weather::Storm if luck.one_in(4) => Outcome::Lost,
            _ => Outcome::Answered,
        };
        let longest = if *weather == Weather::Stalled { 6_000 } else { 700 };
        let delay = if slow { Duration::from_millis(1 + luck.next() % longest) } else { Duration::ZERO };
        Fate { delay, outcome }
    }

    fn ended(&self) -> bool {
        self.is(Weather::Dead)
    }
}
