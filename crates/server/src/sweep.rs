//! Deletes expired data, for as long as the server runs.

use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Weak};
use std::time::Duration;

use cardinal_protocol::Millis;
use cardinal_store::{Store, StoreError, Write};
use tokio::time::{Instant, sleep};

use crate::clock::{jumped, now};
use crate::people::SESSION;
use crate::state::Shared;
use crate::table::FORGOTTEN;
use crate::tables::Tables;

const HOUR: u64 = 60 * 60_000;
/// By how many milliseconds the system's clock may be off before a warning is logged.
const OFF: u64 = 5_000;
/// The stored value up to which logs of finished matches have been deleted.
const LOGS: &str = "logs-forgotten";
/// How many batches of logs are deleted per hour at most, so that other writes do not wait for long.
const ROUNDS: usize = 100;
/// The stored time by which data expires.
const CERTAIN: &str = "certain-time";

/// How far the date can be trusted.
#[derive(Debug)]
pub(crate) struct Date {
    /// By how many milliseconds the trusted time is behind the time here.
    behind: AtomicU64,
}

impl Default for Date {
    /// Before the first look-up, no time is trusted.
    fn default() -> Self {
        Self { behind: AtomicU64::new(u64::MAX) }
    }
}

impl Date {
    /// The trusted time.
    pub(crate) fn certain(&self) -> Millis {
        now().saturating_sub(self.behind.load(Ordering::Relaxed))
    }
}

/// Looks up how far the date can be trusted, before the server answers requests.
pub(crate) async fn look_up_date(shared: &Shared) -> Result<(), StoreError> {
    let here = now();
    note_date(shared, here, certain_time(&shared.store, here, Duration::ZERO).await?);
    Ok(())
}

/// Sets the trusted time at a moment; it advances with the time that passes here.
fn note_date(shared: &Shared, here: Millis, certain: Millis) {
    shared.date.behind.store(here.saturating_sub(certain), Ordering::Relaxed);
}

/// Deletes the counters of limits every minute, and expired data in the database every hour.
pub(crate) async fn sweep(shared: Weak<Shared>) {
    let (mut last, mut told) = (Instant::now(), 0);
    for minute in 0_u64.. {
        let Some(shared) = shared.upgrade() else { return };
        shared.limits.sweep();
        shared.guesses.sweep();
        told = watch_clock(told);
        if minute % 60 == 0 {
            let (passed, here) = (std::mem::replace(&mut last, Instant::now()).elapsed(), now());
            if let Err(error) = tidy(&shared, here, passed).await {
                tracing::debug!(%error, "could not delete expired data; retrying later");
            }
            crate::people::erase(&shared).await;
        }
        drop(shared);
        sleep(Duration::from_mins(1)).await;
    }
}

/// Tells the operator once that the system's clock was set while the server runs; returns by how much.
fn watch_clock(told: i64) -> i64 {
    let off = jumped();
    metrics::gauge!("cardinal_clock_off_seconds").set(off as f64 / 1000.0);
    if off.abs_diff(told) <= OFF {
        return told;
    }
    tracing::warn!(
        seconds = off / 1000,
        "the system's clock was set while the server runs, which counts on from its start; restart it to take up the new time"
    );
    off
}

/// Deletes sessions, waiting tables and resolved reports that have expired.
async fn tidy(shared: &Arc<Shared>, here: Millis, passed: Duration) -> Result<(), StoreError> {
    let store = &shared.store;
    let certain = certain_time(store, here, passed).await?;
    note_date(shared, here, certain);
    store.write(Write::forget_sessions(certain.saturating_sub(SESSION))).await?;
    store.write(Write::close_forgotten(certain.saturating_sub(FORGOTTEN))).await?;
    store.write(Write::forget_operations(certain, certain.saturating_sub(crate::admin::KEPT))).await?;
    let config = &shared.config;
    let long_ago = |days: u64| Some(certain.saturating_sub(days * 24 * HOUR)).filter(|_| days > 0);
    if let Some(before) = long_ago(config.guest_days) {
        store.write(Write::forget_guests(before)).await?;
    }
    if let Some(before) = long_ago(config.log_days) {
        forget_logs(store, before).await?;
    }
    if let Some(before) = long_ago(config.frozen_days) {
        for table in store.undecided(before).await? {
            // Loaded, it notices by itself that it is overdue. One that cannot be read must not hide the others.
            drop(Tables::find(shared, &table).await);
        }
    }
    Ok(())
}

/// Deletes the logs of matches that ended before a moment, some hundred at a time, and stores its progress. It must
/// delete as many per hour as matches end, or they would pile up.
async fn forget_logs(store: &Store, before: u64) -> Result<(), StoreError> {
    let mut done = store.value(LOGS).await?.and_then(|text| text.parse().ok()).unwrap_or(0);
    for _ in 0..ROUNDS {
        let matches = store.ended_between(done, before).await?;
        for (id, _) in &matches {
            store.forget_log(id).await?;
        }
        // Those that ended at the last moment are found once more.
        let Some((_, ended)) = matches.last().filter(|(_, ended)| *ended > done) else { return Ok(()) };
        done = *ended;
        store.write(Write::value(LOGS, &done.to_string())).await?;
    }
    Ok(())
}

/// The trusted time. A server that was started with a wrong date must not delete everyone's session for it, so
/// this grows little faster than the time in which servers run on this database.
async fn certain_time(store: &Store, here: Millis, passed: Duration) -> Result<Millis, StoreError> {
    let before = match store.value(CERTAIN).await?.and_then(|text| text.parse().ok()) {
        Some(before) => before,
        None => store.last_use().await?.unwrap_or(here),
    };
    let certain = here.min(before + 2 * passed.as_millis() as u64 + HOUR);
    store.write(Write::value(CERTAIN, &certain.to_string())).await?;
    Ok(certain)
}

#[cfg(test)]
mod tests {
    use cardinal_store::{Durability, Ending, LogRow, NewMatch};

    use super::*;

    #[tokio::test]
    async fn as_many_logs_are_forgotten_as_there_are() {
        const MATCHES: u64 = 1_100;
        let folder = tempfile::tempdir().unwrap();
        let store = Store::open_file(&folder.path().join("a.sqlite3"), Durability::Program).await.unwrap();
        let writes = (1..=MATCHES).map(|at| {
            let text = |text: &str| text.to_owned();
            let new = NewMatch {
                id: format!("m{at}"),
                table: text("t"),
                number: at,
                game: text("chain"),
                revision: 1,
                options: text("{}"),
                names: text("[]"),
                secret: text("s"),
                entropy: text("[]"),
                rated: false,
                listed: true,
                started: at,
                people: Vec::new(),
            };
            let row = LogRow { seq: 1, at, body: text("{}"), submission: None, clocks: text("[]") };
            let ending = Ending { ended: at, shown: at, inputs: 1, record: text("{}"), seats: Vec::new() };
            let write = Write::start_match(&new).and(Write::append(&new.id, &[row]));
            let (store, write) = (store.clone(), write.and(Write::end_match(&new.id, &ending)));
            tokio::spawn(async move { store.write(write).await })
        });
        for write in writes.collect::<Vec<_>>() {
            write.await.unwrap().unwrap();
        }
        forget_logs(&store, MATCHES).await.unwrap();
        for (at, left) in [(1, 0), (600, 0), (MATCHES - 1, 0), (MATCHES, 1)] {
            assert_eq!(store.log(&format!("m{at}")).await.unwrap().len(), left, "{at}");
        }
    }
}
