//! Data with an expiry.

use crate::rows::{int, text};
use crate::{Store, StoreError, Write};

/// How many matches are looked at in one go.
const MANY: u64 = 500;

impl Store {
    /// Matches that ended from one moment on and before another, the earliest first, with their ends; some hundred of them.
    pub async fn ended_between(&self, from: u64, before: u64) -> Result<Vec<(String, u64)>, StoreError> {
        let sql =
            "SELECT id, ended FROM matches WHERE ended >= $1 AND ended < $2 ORDER BY ended, id LIMIT $3";
        let rows = self.rows(sql, [from.into(), before.into(), MANY.into()]).await?;
        rows.iter().map(|row| Ok((text(row, "id")?, int(row, "ended")?))).collect()
    }

    /// Rated games that began before a moment and have not ended; some hundred of them.
    pub async fn undecided(&self, before: u64) -> Result<Vec<String>, StoreError> {
        let sql = "SELECT DISTINCT tables.id AS id FROM tables JOIN matches ON matches.table_id = tables.id \
                   WHERE tables.status = 'playing' AND matches.ended IS NULL AND matches.rated = 1 \
                   AND matches.started < $1 ORDER BY tables.id LIMIT $2";
        let rows = self.rows(sql, [before.into(), MANY.into()]).await?;
        rows.iter().map(|row| text(row, "id")).collect()
    }

    /// Deletes the log of a finished match: its inputs are in its record.
    pub async fn forget_log(&self, match_id: &str) -> Result<(), StoreError> {
        let write = Write::default().then(LOG, [match_id.into()]);
        // SQLite keeps recent rows apart.
        let write = if self.lite() { write.then(TAIL, [match_id.into()]) } else { write };
        self.write(write).await
    }
}

// A match without a record needs its log.
const LOG: &str = "DELETE FROM match_log WHERE match_id = $1 \
                   AND EXISTS (SELECT 1 FROM matches WHERE id = match_id AND record IS NOT NULL)";
const TAIL: &str = "DELETE FROM match_tail WHERE match_id = $1 \
                    AND EXISTS (SELECT 1 FROM matches WHERE id = match_id AND record IS NOT NULL)";

impl Write {
    /// Deletes the guests who came before a moment, have not been seen since, have played no match and said nothing.
    #[must_use]
    pub fn forget_guests(before: u64) -> Self {
        let sessions = "DELETE FROM sessions WHERE seen < $1 AND person IN (SELECT id FROM people \
                        WHERE kind = 'guest' AND created < $1 \
                        AND NOT EXISTS (SELECT 1 FROM match_seats WHERE match_seats.person = people.id) \
                        AND NOT EXISTS (SELECT 1 FROM chat WHERE chat.person = people.id))";
        let people = "DELETE FROM people WHERE kind = 'guest' AND created < $1 \
                      AND NOT EXISTS (SELECT 1 FROM sessions WHERE sessions.person = people.id) \
                      AND NOT EXISTS (SELECT 1 FROM match_seats WHERE match_seats.person = people.id) \
                      AND NOT EXISTS (SELECT 1 FROM chat WHERE chat.person = people.id)";
        let mutes = "DELETE FROM mutes WHERE person NOT IN (SELECT id FROM people)";
        Self::default().then(sessions, [before.into()]).then(people, [before.into()]).then(mutes, [])
    }
}
