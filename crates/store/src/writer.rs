//! Group commit: the writes of many tables in one transaction.

use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, Instant};

use sqlx::AnyPool;
use tokio::sync::{mpsc, oneshot};
use tokio::time::timeout;

use crate::sqlite::Sqlite;
use crate::{StoreError, Write, postgres};

/// How many writes go into one transaction at most.
const BATCH: usize = 512;
/// How many writes may wait; when there are more, their callers wait.
const QUEUE: usize = 4096;
/// How far apart commits into SQLite begin while several tables write. A commit costs the processor as much as several
/// moves, so fewer and larger ones are cheaper. A caller that writes alone never waits.
const PACE: Duration = Duration::from_millis(8);
/// How long a write may take: no caller waits forever for a database that never answers.
pub(crate) const PATIENCE: Duration = Duration::from_secs(10);

/// A write, and where its caller waits for the answer.
type Job = (Write, oneshot::Sender<Answer>);
/// Whether a write is committed.
pub(crate) type Answer = Result<(), StoreError>;

/// Hands writes to the one task or thread that carries them out.
///
/// While a transaction is being committed, further writes gather; they all go into the next one. So the disk is flushed
/// as often for one table as for five hundred.
#[derive(Clone, Debug)]
pub(crate) struct Writer {
    way: Way,
    commits: Arc<AtomicU64>,
}

/// How a write gets to the database.
#[derive(Clone, Debug)]
enum Way {
    /// Through a queue.
    Queue(mpsc::Sender<Job>),
    /// At once: a simulated database has a queue of its own.
    #[cfg(feature = "simulation")]
    Simulated(crate::simulated::Handle),
}

impl Writer {
    /// Writes into SQLite, which blocks: on a thread of its own, where a whole batch costs one wake-up.
    pub(crate) fn sqlite(mut database: Sqlite) -> Result<Self, StoreError> {
        let (writer, mut inbox) = Self::new();
        let commits = Arc::clone(&writer.commits);
        let run = move || {
            let mut batch = Vec::new();
            while inbox.blocking_recv_many(&mut batch, BATCH) > 0 {
                let (begun, several) = (Instant::now(), batch.len() > 1);
                let answers = database.commit(&awaited(&mut batch));
                answer(&mut batch, answers, &commits);
                database.tidy();
                if several {
                    std::thread::sleep(PACE.saturating_sub(begun.elapsed()));
                }
            }
        };
        let thread = std::thread::Builder::new().name("sqlite-writer".to_owned()).spawn(run);
        thread.map(|_| writer).map_err(|error| StoreError::Unavailable(error.to_string()))
    }

    /// Writes into PostgreSQL.
    pub(crate) fn postgres(pool: AnyPool) -> Self {
        let (writer, mut inbox) = Self::new();
        let commits = Arc::clone(&writer.commits);
        tokio::spawn(async move {
            let mut batch = Vec::new();
            while inbox.recv_many(&mut batch, BATCH).await > 0 {
                let answers = postgres::commit(&pool, &awaited(&mut batch)).await;
                answer(&mut batch, answers, &commits);
            }
        });
        writer
    }

    fn new() -> (Self, mpsc::Receiver<Job>) {
        let (jobs, inbox) = mpsc::channel(QUEUE);
        (Self { way: Way::Queue(jobs), commits: Arc::default() }, inbox)
    }

    /// Writes into a simulated database.
    #[cfg(feature = "simulation")]
    pub(crate) fn simulated(database: crate::simulated::Handle) -> Self {
        Self { way: Way::Simulated(database), commits: Arc::default() }
    }

    /// How many transactions were committed so far.
    pub(crate) fn commits(&self) -> u64 {
        self.commits.load(Ordering::Relaxed)
    }

    /// Returns once the write is committed.
    pub(crate) async fn write(&self, write: Write) -> Answer {
        let (answer, answered) = oneshot::channel();
        let gone = || StoreError::Unavailable("the writer has stopped".to_owned());
        let written = async {
            match &self.way {
                Way::Queue(jobs) => {
                    jobs.send((write, answer)).await.map_err(|_| gone())?;
                    answered.await.map_err(|_| gone())?
                }
                #[cfg(feature = "simulation")]
                Way::Simulated(database) => database.write(&write).await,
            }
        };
        timeout(PATIENCE, written).await.unwrap_or_else(|_| Err(silent()))
    }
}

/// The writes whose callers still wait. A caller that has given up was told that nothing is stored, so nothing shall be.
fn awaited(batch: &mut Vec<Job>) -> Vec<&Write> {
    batch.retain(|(_, caller)| !caller.is_closed());
    batch.iter().map(|(write, _)| write).collect()
}

/// Tells every caller how its write ended; if the whole transaction failed, all of them why.
fn answer(batch: &mut Vec<Job>, answers: Result<Vec<Answer>, StoreError>, commits: &AtomicU64) {
    let answers = match answers {
        Ok(answers) => {
            commits.fetch_add(1, Ordering::Relaxed);
            answers
        }
        Err(error) => vec![Err(error); batch.len()],
    };
    for ((_, caller), answer) in batch.drain(..).zip(answers) {
        // A caller that has gone away needs no answer.
        let _ = caller.send(answer);
    }
}

pub(crate) fn silent() -> StoreError {
    StoreError::Unavailable("the database does not answer".to_owned())
}
