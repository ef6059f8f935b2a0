//! Wrong passwords: each makes the next one wait longer.

use std::collections::HashMap;
use std::net::IpAddr;

use axum::http::StatusCode;
use cardinal_protocol::code;
use parking_lot::Mutex;

use crate::error::ApiError;
use crate::ids::now;
use crate::limits::allowed;
use crate::network::home;

/// The number of wrong passwords in a row that are not delayed.
const FREE: u32 = 5;
/// The first wait; each further one is twice as long.
const FIRST: u64 = 1_000;
/// The longest wait. It is short, since anyone who knows a login can make its owner wait at a new device.
const LONGEST: u64 = 60_000;
/// Nothing is remembered for longer than this.
const REMEMBERED: u64 = 7 * 86_400_000;
/// Wrong passwords are forgotten after this time.
const FORGIVEN: u64 = 3_600_000;

/// Attempts at the passwords of accounts.
///
/// Those from homes where the owner has signed in before are counted by themselves, so that a stranger who guesses does
/// not keep the owner out. Logins that do not exist are counted like others, since the answer must not reveal which do.
#[derive(Debug, Default)]
pub(crate) struct Guesses {
    attempts: Mutex<HashMap<Key, Attempts>>,
}

/// A login, and a home that its owner has signed in from; without one, all others.
type Key = (String, Option<IpAddr>);

#[derive(Clone, Copy, Debug, Default)]
struct Attempts {
    /// In a row, without the right password.
    count: u32,
    last: u64,
}

impl Attempts {
    /// Until when the next one has to wait.
    fn until(self) -> u64 {
        let doublings = self.count.checked_sub(FREE);
        let wait = doublings.map_or(0, |times| (FIRST << times.min(16)).min(LONGEST));
        self.last.saturating_add(wait)
    }
}

impl Guesses {
    /// An attempt begins. It counts as a wrong one until [`Guesses::right`], so that parallel attempts gain nothing.
    pub(crate) fn attempt(&self, login: &str, from: IpAddr) -> Result<(), ApiError> {
        let now = now();
        let mut attempts = self.attempts.lock();
        let known = (login.to_owned(), Some(home(from)));
        let key = if attempts.contains_key(&known) { known } else { (known.0, None) };
        let before = attempts.entry(key).or_default();
        if before.last.saturating_add(FORGIVEN) < now {
            before.count = 0;
        }
        let wait = before.until().saturating_sub(now);
        if !allowed("guesses", wait == 0) {
            let message = format!("too many wrong passwords; wait {} seconds", wait.div_ceil(1000));
            return Err(ApiError::new(StatusCode::TOO_MANY_REQUESTS, code::TOO_MANY, &message));
        }
        *before = Attempts { count: before.count + 1, last: now };
        Ok(())
    }

    /// The password was right: the owner signs in from here.
    pub(crate) fn right(&self, login: &str, from: IpAddr) {
        let mut attempts = self.attempts.lock();
        let known = (login.to_owned(), Some(home(from)));
        if !attempts.contains_key(&known) {
            attempts.remove(&(login.to_owned(), None));
        }
        attempts.insert(known, Attempts { count: 0, last: now() });
    }

    /// Drops expired attempts.
    pub(crate) fn sweep(&self) {
        let now = now();
        let kept = |key: &Key| if key.1.is_some() { REMEMBERED } else { FORGIVEN };
        self.attempts.lock().retain(|key, attempts| attempts.last.saturating_add(kept(key)) >= now);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_wrong_password_waits_longer_up_to_a_minute() {
        let wait = |count| Attempts { count, last: 0 }.until();
        assert_eq!((0..8).map(wait).collect::<Vec<_>>(), [0, 0, 0, 0, 0, 1_000, 2_000, 4_000]);
        assert_eq!(wait(1_000), LONGEST);
    }

    #[test]
    fn a_stranger_who_guesses_does_not_keep_the_owner_out() {
        let guesses = Guesses::default();
        let (owner, stranger) = (IpAddr::from([192, 0, 2, 1]), IpAddr::from([192, 0, 2, 2]));
        guesses.attempt("ann", owner).unwrap();
        guesses.right("ann", owner);
        for _ in 0..FREE {
            guesses.attempt("ann", stranger).unwrap();
        }
        assert_eq!(guesses.attempt("ann", stranger).unwrap_err().1.code, "too-many");
        guesses.attempt("ann", owner).unwrap();
        guesses.attempt("ben", stranger).unwrap();
    }
}
