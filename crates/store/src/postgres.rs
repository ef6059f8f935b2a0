//! Writing into PostgreSQL.

use std::sync::Arc;

use sqlx::{AnyConnection, AnyPool, Connection};
use tokio::time::timeout;

use crate::log::{APPEND, SIZES, append_all};
use crate::nodes::HOLD;
use crate::write::{Statement, bind};
use crate::writer::{Answer, PATIENCE, silent};
use crate::{StoreError, Write};

/// Why a transaction failed.
enum Failure {
    /// The database failed.
    Database(sqlx::Error),
    /// A fence failed after something had been changed already.
    Late,
}

impl From<sqlx::Error> for Failure {
    fn from(error: sqlx::Error) -> Self {
        Self::Database(error)
    }
}

impl From<Failure> for StoreError {
    fn from(failure: Failure) -> Self {
        match failure {
            Failure::Database(error) => error.into(),
            Failure::Late => Self::Conflict,
        }
    }
}

/// Executes the writes in one transaction, and answers each once it is committed.
pub(crate) async fn commit(pool: &AnyPool, writes: &[&Write]) -> Result<Vec<Answer>, StoreError> {
    match transact(pool, writes).await {
        // One bad write must not fail its neighbours: each gets a transaction of its own.
        Err(_) if writes.len() > 1 => Ok(one_by_one(pool, writes).await),
        done => done,
    }
}

async fn one_by_one(pool: &AnyPool, writes: &[&Write]) -> Vec<Answer> {
    let mut answers = Vec::with_capacity(writes.len());
    for write in writes {
        let answer = transact(pool, &[write]).await.and_then(|mut answers| answers.remove(0));
        let down = matches!(answer, Err(StoreError::Unavailable(_)));
        answers.push(answer);
        if down {
            break;
        }
    }
    // A database that is down is down for all of them; waiting for each would only take longer.
    let down = StoreError::Unavailable("the database does not accept writes".to_owned());
    answers.resize(writes.len(), Err(down));
    answers
}

async fn transact(pool: &AnyPool, writes: &[&Write]) -> Result<Vec<Answer>, StoreError> {
    let mut connection = pool.acquire().await?;
    let done = match timeout(PATIENCE, attempt(&mut connection, writes)).await {
        Ok(done) => done.map_err(StoreError::from),
        Err(_) => Err(silent()),
    };
    if done.is_err() {
        // A failed commit may have left its transaction open. Later writes would become part of it, be acknowledged
        // and never be stored. So the next transaction gets a new connection; the old one is not waited for.
        drop(connection.detach());
    }
    done
}

async fn attempt(connection: &mut AnyConnection, writes: &[&Write]) -> Result<Vec<Answer>, Failure> {
    let mut transaction = connection.begin().await?;
    let evicted = evicted(&mut transaction, writes).await?;
    let may = |write: &Write| write.node().is_none_or(|node| !evicted.contains(node));
    let allowed: Vec<&Write> = writes.iter().copied().filter(|write| may(write)).collect();
    if together(&mut transaction, &allowed).await? {
        transaction.commit().await?;
        let answer = |write: &&Write| if may(write) { Ok(()) } else { Err(StoreError::Fenced) };
        return Ok(writes.iter().map(answer).collect());
    }
    // A fence failed. Carrying the writes out one after the other shows whose.
    transaction.rollback().await?;
    let mut transaction = connection.begin().await?;
    // The rollback let go of the nodes, so they have to be held again.
    let evicted = self::evicted(&mut transaction, writes).await?;
    let mut answers = Vec::with_capacity(writes.len());
    for write in writes {
        let fenced = write.node().is_some_and(|node| evicted.contains(node));
        let answer = if fenced { Err(StoreError::Fenced) } else { execute(&mut transaction, write).await? };
        answers.push(answer);
    }
    transaction.commit().await?;
    Ok(answers)
}

/// The nodes in whose names nothing may be written any more. The others are held until the end of the transaction:
/// evicting one of them has to wait for it.
async fn evicted(connection: &mut AnyConnection, writes: &[&Write]) -> Result<Vec<Arc<str>>, sqlx::Error> {
    let mut nodes: Vec<&Arc<str>> = writes.iter().filter_map(|write| write.node()).collect();
    nodes.sort_unstable();
    nodes.dedup();
    let mut evicted = Vec::new();
    for node in nodes {
        let held = bind(HOLD, &[(&**node).into()]).fetch_optional(&mut *connection).await?;
        if held.is_none() {
            evicted.push(Arc::clone(node));
        }
    }
    Ok(evicted)
}

/// Carries out all writes, the log rows of all matches in few statements; whether every fence held. Writes of one batch
/// do not depend on each other, for every caller waits for its answer.
async fn together(connection: &mut AnyConnection, writes: &[&Write]) -> Result<bool, sqlx::Error> {
    let statements = || writes.iter().flat_map(|write| write.statements());
    for statement in statements().filter(|statement| statement.sql != APPEND) {
        let done = bind(statement.sql, &statement.args).execute(&mut *connection).await?;
        if statement.fence && done.rows_affected() == 0 {
            return Ok(false);
        }
    }
    let rows: Vec<&Statement> = statements().filter(|statement| statement.sql == APPEND).collect();
    let mut rest = rows.as_slice();
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

/// Carries out a write; the inner error concerns this write only, the outer one the whole transaction.
async fn execute(connection: &mut AnyConnection, write: &Write) -> Result<Answer, Failure> {
    for (at, statement) in write.statements().iter().enumerate() {
        let done = bind(statement.sql, &statement.args).execute(&mut *connection).await?;
        if statement.fence && done.rows_affected() == 0 {
            return if at == 0 { Ok(Err(StoreError::Conflict)) } else { Err(Failure::Late) };
        }
    }
    Ok(Ok(()))
}
