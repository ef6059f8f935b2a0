//! People and their sessions.

use std::collections::HashSet;

use crate::rows::{Row, int, maybe_text, text};
use crate::{Store, StoreError, Write};

/// A person as stored.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PersonRow {
    /// Stable id.
    pub id: String,
    /// The name to show.
    pub name: String,
    /// `guest`, `member`, `bot` or `gone`.
    pub kind: String,
    /// For signing in.
    pub login: Option<String>,
    /// A hash of the password.
    pub password: Option<String>,
    /// Since when.
    pub created: u64,
}

/// A session as stored.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SessionRow {
    /// Whose it is.
    pub person: PersonRow,
    /// When it was last used, roughly.
    pub seen: u64,
}

pub(crate) fn person(row: &Row) -> Result<PersonRow, StoreError> {
    Ok(PersonRow {
        id: text(row, "id")?,
        name: text(row, "name")?,
        kind: text(row, "kind")?,
        login: maybe_text(row, "login")?,
        password: maybe_text(row, "password")?,
        created: int(row, "created")?,
    })
}

impl Store {
    /// The person with this id.
    pub async fn person(&self, id: &str) -> Result<Option<PersonRow>, StoreError> {
        self.row("SELECT * FROM people WHERE id = $1", [id.into()]).await?.as_ref().map(person).transpose()
    }

    /// The member with this login.
    pub async fn member(&self, login: &str) -> Result<Option<PersonRow>, StoreError> {
        self.row("SELECT * FROM people WHERE login = $1", [login.into()])
            .await?
            .as_ref()
            .map(person)
            .transpose()
    }

    /// The session whose token hashes to this.
    pub async fn session(&self, token: &str) -> Result<Option<SessionRow>, StoreError> {
        let sql = "SELECT people.*, sessions.seen AS seen FROM sessions JOIN people ON people.id = sessions.person \
                   WHERE sessions.token = $1";
        let row = self.row(sql, [token.into()]).await?;
        row.map(|row| Ok(SessionRow { person: person(&row)?, seen: int(&row, "seen")? })).transpose()
    }

    /// The sessions of a person, the latest used first: what is stored of the token, and when it was used.
    pub async fn sessions(&self, person: &str) -> Result<Vec<(String, u64)>, StoreError> {
        let sql = "SELECT token, seen FROM sessions WHERE person = $1 ORDER BY seen DESC, token";
        let rows = self.rows(sql, [person.into()]).await?;
        rows.iter().map(|row| Ok((text(row, "token")?, int(row, "seen")?))).collect()
    }

    /// Those of these sessions that exist.
    pub async fn living_sessions(&self, tokens: &[String]) -> Result<HashSet<String>, StoreError> {
        let sql = "SELECT token FROM sessions WHERE token IN ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, \
                   $11, $12, $13, $14, $15, $16, $17, $18, $19, $20)";
        let mut living = HashSet::new();
        for some in tokens.chunks(20) {
            let args = (0..20).map(|at| some.get(at).map_or("", String::as_str).into());
            for row in self.rows(sql, args).await? {
                living.insert(text(&row, "token")?);
            }
        }
        Ok(living)
    }

    /// What a person has said: where, when and what.
    pub async fn said(&self, person: &str) -> Result<Vec<(String, u64, String)>, StoreError> {
        let sql = "SELECT table_id, at, words FROM chat WHERE person = $1 AND kind = 'said' ORDER BY at";
        let rows = self.rows(sql, [person.into()]).await?;
        rows.iter().map(|row| Ok((text(row, "table_id")?, int(row, "at")?, text(row, "words")?))).collect()
    }

    /// The people whom this person has muted.
    pub async fn muted(&self, id: &str) -> Result<Vec<String>, StoreError> {
        let rows = self.rows("SELECT muted FROM mutes WHERE person = $1 ORDER BY muted", [id.into()]).await?;
        rows.iter().map(|row| text(row, "muted")).collect()
    }
}

impl Write {
    /// A new person; refused if id or login is taken.
    #[must_use]
    pub fn person(row: &PersonRow) -> Self {
        let sql = "INSERT INTO people (id, name, kind, login, password, created) VALUES ($1, $2, $3, $4, $5, $6) \
                   ON CONFLICT DO NOTHING";
        let PersonRow { id, name, kind, login, password, created } = row;
        Self::fenced(
            sql,
            [
                id.into(),
                name.into(),
                kind.into(),
                login.clone().into(),
                password.clone().into(),
                (*created).into(),
            ],
        )
    }

    /// A guest becomes a member, and keeps everything else; refused if they are no longer a guest, or if the login is
    /// taken.
    #[must_use]
    pub fn become_member(person: &str, login: &str, password: &str, name: Option<String>) -> Self {
        let sql = "UPDATE people SET kind = 'member', login = $2, password = $3, name = COALESCE($4, name) \
                   WHERE id = $1 AND kind = 'guest' AND NOT EXISTS (SELECT 1 FROM people AS p WHERE p.login = $2)";
        Self::fenced(sql, [person.into(), login.into(), password.into(), name.into()])
    }

    /// Changes the name; refused if the person has deleted their account.
    #[must_use]
    pub fn rename(person: &str, name: &str) -> Self {
        let sql = "UPDATE people SET name = $2 WHERE id = $1 AND kind <> 'gone'";
        Self::fenced(sql, [person.into(), name.into()])
    }

    /// Changes the password; refused if the present one is no longer `old`.
    #[must_use]
    pub fn change_password(person: &str, old: &str, new: &str) -> Self {
        let sql = "UPDATE people SET password = $3 WHERE id = $1 AND password = $2 AND kind <> 'gone'";
        Self::fenced(sql, [person.into(), old.into(), new.into()])
    }

    /// Starts a write by a person who has given their password, if they have one; refused if the password has changed
    /// meanwhile, or if the account is deleted.
    #[must_use]
    pub fn proven(person: &str, password: Option<&str>) -> Self {
        let sql = "UPDATE people SET password = password \
                   WHERE id = $1 AND COALESCE(password, '') = $2 AND kind <> 'gone'";
        Self::fenced(sql, [person.into(), password.unwrap_or_default().into()])
    }

    /// Deletes an account: its name, login, password and chat messages; its matches stay. The name in matches and tables is
    /// removed later. Refused if it is deleted already.
    #[must_use]
    pub fn erase(person: &str) -> Self {
        let sql = "UPDATE people SET name = '', kind = 'gone', login = NULL, password = NULL \
                   WHERE id = $1 AND kind <> 'gone'";
        Self::fenced(sql, [person.into()])
            .then("UPDATE chat SET words = '…' WHERE person = $1 AND kind = 'said'", [person.into()])
            .then("DELETE FROM mutes WHERE person = $1 OR muted = $1", [person.into()])
            .then("UPDATE reports SET words = NULL WHERE person = $1", [person.into()])
            .then("UPDATE reports SET remark = '' WHERE reporter = $1", [person.into()])
            .then("DELETE FROM resets WHERE person = $1", [person.into()])
            .then("INSERT INTO erasures (person) VALUES ($1) ON CONFLICT DO NOTHING", [person.into()])
    }

    /// Makes this write depend on a session; refused if it has ended. The statements before lock the
    /// person's row, so that of two nodes one sees what the other has done.
    #[must_use]
    pub fn within(self, session: &str) -> Self {
        let sql = "UPDATE sessions SET seen = seen WHERE token = $1";
        self.and(Self::fenced(sql, [session.into()]))
    }

    /// A new session, used from this address; refused if the person is banned.
    #[must_use]
    pub fn session(token: &str, person: &str, address: &str, now: u64) -> Self {
        let sql = "INSERT INTO sessions (token, person, seen, address) SELECT $1, $2, $3, $4 WHERE NOT EXISTS \
                   (SELECT 1 FROM bans WHERE person = $2 AND (until IS NULL OR until > $3))";
        Self::fenced(sql, [token.into(), person.into(), now.into(), address.into()])
    }

    /// A new session of a member who has given their password; refused if it has changed meanwhile, or if they are banned.
    #[must_use]
    pub fn sign_in(token: &str, person: &str, password: &str, address: &str, now: u64) -> Self {
        Self::proven(person, Some(password)).and(Self::session(token, person, address, now))
    }

    /// A session was used, from this address.
    #[must_use]
    pub fn session_seen(token: &str, address: &str, now: u64) -> Self {
        let sql = "UPDATE sessions SET seen = $2, address = $3 WHERE token = $1";
        Self::default().then(sql, [token.into(), now.into(), address.into()])
    }

    /// The end of a session.
    #[must_use]
    pub fn end_session(token: &str) -> Self {
        Self::default().then("DELETE FROM sessions WHERE token = $1", [token.into()])
    }

    /// The end of all sessions of a person, but for one.
    #[must_use]
    pub fn end_sessions(person: &str, but: &str) -> Self {
        let sql = "DELETE FROM sessions WHERE person = $1 AND token <> $2";
        Self::default().then(sql, [person.into(), but.into()])
    }

    /// The end of sessions not used since.
    #[must_use]
    pub fn forget_sessions(since: u64) -> Self {
        Self::default().then("DELETE FROM sessions WHERE seen < $1", [since.into()])
    }

    /// Mutes one person for another, or unmutes them.
    #[must_use]
    pub fn mute(person: &str, muted: &str, on: bool) -> Self {
        let sql = if on {
            "INSERT INTO mutes (person, muted) VALUES ($1, $2) ON CONFLICT DO NOTHING"
        } else {
            "DELETE FROM mutes WHERE person = $1 AND muted = $2"
        };
        Self::default().then(sql, [person.into(), muted.into()])
    }
}
