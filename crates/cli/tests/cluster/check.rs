//! What the database must contain in the end.

use std::collections::HashMap;
use std::process::Command;

use sqlx::{AnyPool, Row};

use crate::steadfast::Memory;

/// The database under the nodes.
pub(crate) async fn open(url: &str) -> AnyPool {
    sqlx::any::install_default_drivers();
    AnyPool::connect(url).await.expect("the database answers")
}

/// A number from the database; `None` while it does not answer.
pub(crate) async fn number(pool: &AnyPool, sql: &'static str) -> Option<i64> {
    sqlx::query(sql).fetch_one(pool).await.ok()?.try_get(0).ok()
}

/// Tables with a running game that no living node owns.
pub(crate) async fn orphans(pool: &AnyPool) -> Option<i64> {
    let sql = "SELECT COUNT(*) FROM tables WHERE status IN ('waiting', 'playing', 'paused') \
               AND (owner IS NULL OR owner NOT IN (SELECT id FROM nodes))";
    number(pool, sql).await
}

/// Nothing acknowledged is lost or doubled, numbers have no gaps, every match has ended, every record is valid, and every
/// rated match was rated once. Returns the number of matches and moves.
pub(crate) async fn all(pool: &AnyPool, memory: &Memory) -> (usize, usize) {
    assert!(memory.faults.is_empty(), "clients saw what must not be: {:?}", memory.faults);
    let sql = "SELECT match_id, seq, submission FROM match_log ORDER BY match_id, seq";
    let rows = sqlx::query(sql).fetch_all(pool).await.expect("the log can be read");
    let mut log: HashMap<(String, String), Vec<i64>> = HashMap::new();
    let mut last = (String::new(), 0_i64);
    for row in &rows {
        let (match_id, seq): (String, i64) = (row.get(0), row.get(1));
        let due = if last.0 == match_id { last.1 + 1 } else { 1 };
        assert_eq!(seq, due, "{match_id}: the numbers have a gap");
        if let Some(submission) = row.get::<Option<String>, _>(2) {
            log.entry((match_id.clone(), submission)).or_default().push(seq);
        }
        last = (match_id, seq);
    }
    for (order, seqs) in &log {
        assert_eq!(seqs.len(), 1, "{order:?} was carried out more than once: {seqs:?}");
    }
    for deed in &memory.deeds {
        let stored = log.get(&(deed.match_id.clone(), deed.submission.clone()));
        assert_eq!(stored, Some(&vec![deed.seq as i64]), "{deed:?} was acknowledged");
    }
    let open = number(pool, "SELECT COUNT(*) FROM matches WHERE ended IS NULL").await;
    assert_eq!(open, Some(0), "every match ends");
    let rows = sqlx::query("SELECT record FROM matches").fetch_all(pool).await.expect("records can be read");
    let records: Vec<String> = rows.iter().map(|row| row.get(0)).collect();
    let folder = tempfile::tempdir().expect("there is room");
    let file = folder.path().join("records.jsonl");
    std::fs::write(&file, records.join("\n")).expect("there is room");
    let verified = Command::new(env!("CARGO_BIN_EXE_cardinal")).arg("verify").arg(&file).output();
    let verified = verified.expect("the program runs");
    assert!(verified.status.success(), "{}", String::from_utf8_lossy(&verified.stderr));
    rated_once(pool).await;
    (records.len(), memory.deeds.len())
}

async fn rated_once(pool: &AnyPool) {
    let sql = "SELECT CAST(COALESCE(SUM(matches), 0) AS BIGINT) FROM ratings";
    let counted = number(pool, sql).await;
    let sql = "SELECT COUNT(*) FROM match_seats JOIN matches ON matches.id = match_seats.match_id \
               WHERE matches.rated = 1 AND match_seats.after IS NOT NULL";
    let rated = number(pool, sql).await;
    assert_eq!(counted, rated, "every rated seat counts once");
    let sql = "SELECT COUNT(*) FROM matches WHERE rated = 1 AND NOT EXISTS \
               (SELECT 1 FROM match_seats WHERE match_id = matches.id AND after IS NOT NULL)";
    assert_eq!(number(pool, sql).await, Some(0), "every rated match was rated");
    let sql = "SELECT COUNT(*) FROM (SELECT ratings.person, ratings.game FROM ratings JOIN match_seats \
               ON match_seats.person = ratings.person JOIN matches ON matches.id = match_seats.match_id \
               AND matches.game = ratings.game AND matches.rated = 1 \
               GROUP BY ratings.person, ratings.game, ratings.matches HAVING COUNT(*) <> ratings.matches) AS wrong";
    assert_eq!(number(pool, sql).await, Some(0), "every match is counted exactly once");
}
