//! Group commit: the writes of many tables in one transaction.

use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

use sqlx::{AnyConnection, AnyPool, Connection};
use tokio::sync::{mpsc, oneshot};
use tokio::time::timeout;

use crate::log::{APPEND, SIZES, append_all};
use crate::nodes::HOLD;
use crate::write::{Failure, Statement, bind};
use crate::{StoreError, Write};

/// How many writes go into one transaction at most.
const BATCH: usize = 512;
/// How many may wait; more than this and the callers wait.
const QUEUE: usize = 4096;

/// How long a transaction may take; nobody may have to wait for a database that never answers.
const PATIENCE: Duration = Duration::from_secs(10);

type Job = (Write, oneshot::Sender<Result<(), StoreError>>);

/// The one task that writes.
///
/// While a transaction is being committed, further writes gather; they all go into the next one. So a commit
/// costs the same whether one table moves or five hundred.
#[derive(Clone, Debug)]
pub(crate) struct Writer {
    jobs: mpsc::Sender<Job>,
    commits: Arc<AtomicU64>,
}

impl Writer {
    pub(crate) fn start(pool: AnyPool) -> Self {
        let (jobs, inbox) = mpsc::channel(QUEUE);
        let commits = Arc::new(AtomicU64::new(0));
        tokio::spawn(run(pool, inbox, Arc::clone(&commits)));
        Self { jobs, commits }
    }

    /// How many transactions were committed so far.
    pub(crate) fn commits(&self) -> u64 {
        self.commits.load(Ordering::Relaxed)
    }

    /// Returns once the write is committed.
    pub(crate) async fn write(&self, write: Write) -> Result<(), StoreError> {
        let (answer, answered) = oneshot::channel();
        let gone = || StoreError::Unavailable("the writer has stopped".to_owned());
        self.jobs.send((write, answer)).await.map_err(|_| gone())?;
        answered.await.map_err(|_| gone())?
    }
}

async fn run(pool: AnyPool, mut inbox: mpsc::Receiver<Job>, commits: Arc<AtomicU64>) {
    let mut batch = Vec::new();
    while inbox.recv_many(&mut batch, BATCH).await > 0 {
        let answers = match commit(&pool, &batch).await {
            Ok(answers) => {
                commits.fetch_add(1, Ordering::Relaxed);
                answers
            }
            // One bad write must not fail its neighbours: each gets a transaction of its own.
            Err(_) if batch.len() > 1 => one_by_one(&pool, &batch).await,
            Err(error) => vec![Err(error)],
        };
        for ((_, caller), answer) in batch.drain(..).zip(answers) {
            // A caller that has gone away needs no answer.
            let _ = caller.send(answer);
        }
    }
}

async fn commit(pool: &AnyPool, batch: &[Job]) -> Result<Vec<Result<(), StoreError>>, StoreError> {
    let mut connection = pool.acquire().await?;
    let writes: Vec<&Write> = batch.iter().map(|(write, _)| write).collect();
    let done = match timeout(PATIENCE, attempt(&mut connection, &writes)).await {
        Ok(done) => done.map_err(StoreError::from),
        Err(_) => Err(StoreError::Unavailable("the database does not answer".to_owned())),
    };
    if done.is_err() {
        // A commit that failed may have left its transaction open, and whatever came next would become a part of it:
        // acknowledged and never stored. A new connection knows nothing of it. The old one is not waited for.
        drop(connection.detach());
    }
    done
}

async fn attempt(
    connection: &mut AnyConnection,
    writes: &[&Write],
) -> Result<Vec<Result<(), StoreError>>, Failure> {
    let mut transaction = connection.begin().await?;
    let gone = gone(&mut transaction, writes).await?;
    let may = |write: &Write| write.node().is_none_or(|node| !gone.contains(node));
    let allowed: Vec<&Write> = writes.iter().copied().filter(|write| may(write)).collect();
    if together(&mut transaction, &allowed).await? {
        transaction.commit().await?;
        let answer = |write: &&Write| if may(write) { Ok(()) } else { Err(StoreError::Fenced) };
        return Ok(writes.iter().map(answer).collect());
    }
    // Somebody was too late. Who it was shows when they go one after the other.
    transaction.rollback().await?;
    let mut transaction = connection.begin().await?;
    // Asked again, for the rollback let go of the nodes.
    let gone = self::gone(&mut transaction, writes).await?;
    let mut answers = Vec::with_capacity(writes.len());
    for write in writes {
        let fenced = write.node().is_some_and(|node| gone.contains(node));
        let answer = if fenced { Err(StoreError::Fenced) } else { write.execute(&mut transaction).await? };
        answers.push(answer);
    }
    transaction.commit().await?;
    Ok(answers)
}

/// Those in whose names nothing may be written any more. The others are held on to until the end of the transaction:
/// whoever wants to give one of them up has to wait for it.
async fn gone(connection: &mut AnyConnection, writes: &[&Write]) -> Result<Vec<Arc<str>>, sqlx::Error> {
    let mut nodes: Vec<&Arc<str>> = writes.iter().filter_map(|write| write.node()).collect();
    nodes.sort_unstable();
    nodes.dedup();
    let mut gone = Vec::new();
    for node in nodes {
        let held = bind(HOLD, &[(&**node).into()]).fetch_optional(&mut *connection).await?;
        if held.is_none() {
            gone.push(Arc::clone(node));
        }
    }
    Ok(gone)
}

/// Carries out all writes, the numbers of all matches in few statements; whether every fence held. Writes of one batch
/// do not depend on each other, for whoever wrote waits for the answer.
async fn together(connection: &mut AnyConnection, writes: &[&Write]) -> Result<bool, sqlx::Error> {
    let statements = || writes.iter().flat_map(|write| write.statements());
    for statement in statements().filter(|statement| statement.sql != APPEND) {
        let done = bind(statement.sql, &statement.args).execute(&mut *connection).await?;
        if statement.fence && done.rows_affected() == 0 {
            return Ok(false);
        }
    }
    let numbers: Vec<&Statement> = statements().filter(|statement| statement.sql == APPEND).collect();
    let mut rest = numbers.as_slice();
    for size in SIZES {
        while let Some((rows, others)) = rest.split_at_checked(size) {
            rest = others;
            let args = rows.iter().flat_map(|row| &row.args);
            let done = bind(append_all(size), args).execute(&mut *connection).await?;
            if done.rows_affected() < size as u64 {
                return Ok(false);
            }
        }
    }
    Ok(true)
}

async fn one_by_one(pool: &AnyPool, batch: &[Job]) -> Vec<Result<(), StoreError>> {
    let mut answers = Vec::with_capacity(batch.len());
    for job in batch {
        let answer = commit(pool, std::slice::from_ref(job)).await;
        let down = matches!(answer, Err(StoreError::Unavailable(_)));
        answers.push(answer.and_then(|mut answers| answers.remove(0)));
        if down {
            break;
        }
    }
    // A database that is down is down for all of them; waiting for each would only take longer.
    while answers.len() < batch.len() {
        answers.push(Err(StoreError::Unavailable("the database does not take writes".to_owned())));
    }
    answers
}
