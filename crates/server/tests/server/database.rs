//! The database file of a server, as an intruder would open it.

use std::path::Path;

use serde_json::Value;
use sqlx::{AssertSqlSafe, Connection, Row, SqliteConnection};
use tokio::runtime::{Builder, Runtime};

/// The open file.
pub(crate) struct Database {
    runtime: Runtime,
    file: SqliteConnection,
}

impl Database {
    pub(crate) fn open(folder: &Path) -> Self {
        let runtime = Builder::new_current_thread().enable_all().build().unwrap();
        let place = format!("sqlite://{}", folder.join("cardinal.sqlite3").display());
        let file = runtime.block_on(SqliteConnection::connect(&place)).unwrap();
        Self { runtime, file }
    }

    /// Puts the file there from its text; the sessions in it were used a moment ago.
    pub(crate) fn restore(folder: &Path, text: &str) {
        std::fs::File::create(folder.join("cardinal.sqlite3")).unwrap();
        let mut own = Self::open(folder);
        let used = "UPDATE sessions SET seen = CAST(strftime('%s', 'now') AS INTEGER) * 1000";
        for sql in [text, used] {
            let sql = sqlx::raw_sql(AssertSqlSafe(sql.to_owned()));
            own.runtime.block_on(sql.execute(&mut own.file)).unwrap();
        }
    }

    /// The whole file as text, for [`Database::restore`]: tables and their rows, then everything that is built on them.
    pub(crate) fn text(&mut self) -> String {
        let objects = "SELECT type, name, sql FROM sqlite_master WHERE sql IS NOT NULL AND name NOT LIKE 'sqlite%' \
                       ORDER BY type <> 'table', rowid";
        let objects = self.runtime.block_on(sqlx::query(objects).fetch_all(&mut self.file)).unwrap();
        let mut lines = vec!["BEGIN TRANSACTION;\n".to_owned()];
        for object in objects {
            let (kind, name): (String, String) = (object.get(0), object.get(1));
            lines.push(format!("{};\n", object.get::<String, _>(2)));
            if kind == "table" {
                let columns = self.lines(&format!("SELECT name FROM pragma_table_info('{name}')"));
                let quoted: Vec<String> =
                    columns.iter().map(|column| format!("quote(\"{column}\")")).collect();
                let rows = self.lines(&format!("SELECT {} FROM \"{name}\"", quoted.join(" || ',' || ")));
                lines.extend(rows.iter().map(|row| format!("INSERT INTO \"{name}\" VALUES({row});\n")));
            }
        }
        lines.push("COMMIT;\n".to_owned());
        lines.concat()
    }

    /// The first column of every row, as text.
    fn lines(&mut self, sql: &str) -> Vec<String> {
        let query = sqlx::query(AssertSqlSafe(sql.to_owned()));
        let rows = self.runtime.block_on(query.fetch_all(&mut self.file)).unwrap();
        rows.iter().map(|row| row.get(0)).collect()
    }

    /// The inputs of a match as far as they are stored, undone ones left out.
    pub(crate) fn inputs(&mut self, match_id: &str) -> Vec<Value> {
        let query = sqlx::query("SELECT body FROM match_rows WHERE match_id = ? ORDER BY seq").bind(match_id);
        let rows = self.runtime.block_on(query.fetch_all(&mut self.file)).unwrap();
        let mut inputs = Vec::new();
        for row in rows {
            let input: Value = serde_json::from_str(&row.get::<String, _>(0)).unwrap();
            match input["undo"].as_u64() {
                Some(left) => inputs.truncate(left as usize),
                None => inputs.push(input),
            }
        }
        inputs
    }

    /// Changes something; gives how many rows that was.
    pub(crate) fn execute(&mut self, sql: &'static str, value: &str) -> u64 {
        let query = sqlx::query(sql).bind(value.to_owned());
        self.runtime.block_on(query.execute(&mut self.file)).unwrap().rows_affected()
    }

    /// A number that is asked for.
    pub(crate) fn number(&mut self, sql: &'static str) -> i64 {
        self.runtime.block_on(sqlx::query(sql).fetch_one(&mut self.file)).unwrap().get(0)
    }

    /// The last number of a match.
    pub(crate) fn head(&mut self, match_id: &str) -> u64 {
        let query = sqlx::query("SELECT COUNT(*) FROM match_rows WHERE match_id = ?").bind(match_id);
        let count: i64 = self.runtime.block_on(query.fetch_one(&mut self.file)).unwrap().get(0);
        count as u64
    }

    /// Makes an input of a match another one.
    pub(crate) fn falsify(&mut self, match_id: &str, at: usize, input: &Value) {
        let mut changed = 0;
        for sql in [
            "UPDATE match_log SET body = ? WHERE match_id = ? AND seq = ?",
            "UPDATE match_tail SET body = ? WHERE match_id = ? AND seq = ?",
        ] {
            let query = sqlx::query(sql).bind(input.to_string()).bind(match_id).bind(at as i64 + 1);
            changed += self.runtime.block_on(query.execute(&mut self.file)).unwrap().rows_affected();
        }
        assert_eq!(changed, 1);
    }

    /// Sets a person's rating.
    pub(crate) fn rate(&mut self, person: &str, game: &str, rating: f64, uncertainty: f64) {
        let query = sqlx::query(
            "INSERT INTO ratings (person, game, pool, rating, uncertainty, volatility, matches) \
             VALUES (?, ?, 'duel', ?, ?, 0.06, 9)",
        );
        let query = query.bind(person).bind(game).bind(rating).bind(uncertainty);
        self.runtime.block_on(query.execute(&mut self.file)).unwrap();
    }

    /// Makes a match one of another revision of the rules.
    pub(crate) fn set_revision(&mut self, match_id: &str, revision: u64) {
        let query =
            sqlx::query("UPDATE matches SET revision = ? WHERE id = ?").bind(revision as i64).bind(match_id);
        let done = self.runtime.block_on(query.execute(&mut self.file)).unwrap();
        assert_eq!(done.rows_affected(), 1);
    }

    /// Lists the table of a match, or does not.
    pub(crate) fn list_table_of(&mut self, match_id: &str, listed: bool) {
        let sql = "UPDATE tables SET listed = ? WHERE id = (SELECT table_id FROM matches WHERE id = ?)";
        let done =
            self.runtime.block_on(sqlx::query(sql).bind(listed).bind(match_id).execute(&mut self.file));
        assert_eq!(done.unwrap().rows_affected(), 1);
    }

    /// Forgets the table of a match.
    pub(crate) fn lose_table_of(&mut self, match_id: &str) {
        let sql = "DELETE FROM tables WHERE id = (SELECT table_id FROM matches WHERE id = ?)";
        let done = self.runtime.block_on(sqlx::query(sql).bind(match_id).execute(&mut self.file));
        assert_eq!(done.unwrap().rows_affected(), 1);
    }

    /// The secret of the shuffles of a match.
    pub(crate) fn secret(&mut self, match_id: &str) -> String {
        let query = sqlx::query("SELECT secret FROM matches WHERE id = ?").bind(match_id);
        self.runtime.block_on(query.fetch_one(&mut self.file)).unwrap().get(0)
    }
}
