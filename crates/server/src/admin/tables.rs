//! Finding and closing tables, and removing lines.

use std::time::Duration;

use cardinal_protocol::PersonRef;
use cardinal_store::{ChatRow, TableRow, Write};
use serde::Serialize;
use serde_json::json;
use tokio::time::{Instant, sleep};

use super::{Admin, AdminError, action};
use crate::table::TableState;

/// A table, in short.
#[derive(Clone, Debug, Serialize)]
pub struct TableSummary {
    /// Its id.
    pub id: String,
    /// The game's id.
    pub game: String,
    /// `waiting`, `playing`, `paused`, `finished` or `closed`.
    pub status: String,
    /// Whether the lobby lists it.
    pub listed: bool,
    /// Whether its games count for the ratings.
    pub rated: bool,
    /// Whether an operator has closed it, and no server has done so yet.
    pub closing: bool,
    /// Who is the host.
    pub host: Option<PersonRef>,
    /// Who sits at it.
    pub people: Vec<PersonRef>,
    /// When it was opened.
    pub created: u64,
    /// When it last changed.
    pub changed: u64,
}

/// A line of the chat.
#[derive(Clone, Debug, Serialize)]
pub struct LineInfo {
    /// Its number.
    pub id: u64,
    /// When.
    pub at: u64,
    /// The id of who said it.
    pub person: Option<String>,
    /// Their name.
    pub name: Option<String>,
    /// `said`, `reaction` or `remark`.
    pub kind: String,
    /// What.
    pub text: String,
}

/// A table in full, for operators.
#[derive(Clone, Debug, Serialize)]
pub struct TableDetails {
    /// The table.
    pub table: TableSummary,
    /// The match that is played, or was last.
    #[serde(rename = "match")]
    pub match_id: String,
    /// The last lines of the chat, the oldest first.
    pub chat: Vec<LineInfo>,
}

/// What came of closing a table.
#[derive(Clone, Debug, Serialize)]
pub struct Closed {
    /// The table.
    pub table: String,
    /// Whether a server has closed it. Otherwise a running one does when it can, or the next one to start.
    pub done: bool,
}

/// How many tables of a person are looked at.
const TABLES: u64 = 200;
/// How many lines of a table are shown.
const LINES: u64 = 200;

impl From<ChatRow> for LineInfo {
    fn from(row: ChatRow) -> Self {
        let (person, name) = row.person.map_or((None, None), |(id, name, _)| (Some(id), Some(name)));
        Self { id: row.id, at: row.at, person, name, kind: row.kind, text: row.words }
    }
}

impl TableSummary {
    /// Whether a person of this id or name sits here or is the host.
    fn has(&self, who: &str) -> bool {
        self.people.iter().chain(&self.host).any(|person| person.id == who || person.name == who)
    }

    /// Whether a search for a table, a game, a status or a person means it. The database looks for a person anywhere in
    /// what is stored, also among those who were removed.
    fn is_meant_by(&self, query: &str) -> bool {
        query.is_empty() || [&*self.id, &*self.game, &*self.status].contains(&query) || self.has(query)
    }
}

impl Admin {
    async fn table_row(&self, id: &str) -> Result<TableRow, AdminError> {
        self.store.table(id).await?.ok_or_else(|| AdminError::UnknownTable(id.to_owned()))
    }

    async fn summary(&self, row: TableRow) -> Result<(TableSummary, Option<TableState>), AdminError> {
        // A state that this version cannot read does not hide the table.
        let state = serde_json::from_str::<TableState>(&row.state).ok();
        let summary = TableSummary {
            closing: self.store.is_closing(&row.id).await?,
            rated: state.as_ref().is_some_and(|state| state.rated),
            host: state.as_ref().and_then(|state| state.roster.host().cloned()),
            people: state.iter().flat_map(|state| state.roster.people()).cloned().collect(),
            id: row.id,
            game: row.game,
            status: row.status,
            listed: row.listed,
            created: row.created,
            changed: row.changed,
        };
        Ok((summary, state))
    }

    /// Tables by id, game, status, or a person at them; all where it is empty. The latest changed first.
    pub async fn tables(&self, query: &str, limit: u64) -> Result<Vec<TableSummary>, AdminError> {
        let rows = self.store.find_tables(query, limit).await?;
        let found = self.fitting(rows, |table| table.is_meant_by(query)).await?;
        match self.person_row(query).await {
            Ok(person) if found.is_empty() => {
                let rows = self.store.find_tables(&person.id, limit).await?;
                self.fitting(rows, |table| table.has(&person.id)).await
            }
            _ => Ok(found),
        }
    }

    /// Those that match, and those that cannot be read.
    async fn fitting(
        &self,
        rows: Vec<TableRow>,
        fits: impl Fn(&TableSummary) -> bool,
    ) -> Result<Vec<TableSummary>, AdminError> {
        let mut tables = Vec::with_capacity(rows.len());
        for row in rows {
            let (table, state) = self.summary(row).await?;
            if state.is_none() || fits(&table) {
                tables.push(table);
            }
        }
        Ok(tables)
    }

    /// The tables that are neither finished nor closed, at which a person sits or of which they are the host.
    pub(super) async fn open_tables(&self, person: &str) -> Result<Vec<TableSummary>, AdminError> {
        let rows = self.store.open_tables_naming(person, TABLES).await?;
        self.fitting(rows, |table| table.has(person)).await
    }

    /// A table and its chat.
    pub async fn table(&self, id: &str) -> Result<TableDetails, AdminError> {
        let (table, state) = self.summary(self.table_row(id).await?).await?;
        let chat = self.store.chat(id, LINES).await?.into_iter().map(Into::into).collect();
        Ok(TableDetails { table, match_id: state.map(|state| state.current.id).unwrap_or_default(), chat })
    }

    /// Closes a table; a game in progress ends without a result. Waits for a running server to do it, but not for long.
    pub async fn close_table(
        &self,
        id: &str,
        patience: Duration,
        reason: &str,
    ) -> Result<Closed, AdminError> {
        let row = self.table_row(id).await?;
        if row.status == "closed" {
            return Err(AdminError::TableClosed);
        }
        if !self.store.is_closing(id).await? {
            let write = Write::mark_closing(id);
            let done = self.act(write, (action::CLOSE_TABLE, id), json!({"game": row.game}), reason).await?;
            if done.is_none() && !self.store.is_closing(id).await? {
                return Err(AdminError::TableClosed);
            }
        }
        let begun = Instant::now();
        loop {
            let done = !self.store.is_closing(id).await?;
            if done || begun.elapsed() >= patience {
                return Ok(Closed { table: id.to_owned(), done });
            }
            sleep(Duration::from_millis(50)).await;
        }
    }

    /// Removes the words of a line that a person said; returns the person's id.
    pub async fn delete_line(&self, table: &str, line: u64, reason: &str) -> Result<String, AdminError> {
        self.table_row(table).await?;
        let unknown = || AdminError::UnknownLine(table.to_owned(), line);
        let (person, _) = self.store.line(table, line).await?.ok_or_else(unknown)?;
        let (write, detail) = (Write::delete_line(table, line), json!({"line": line, "person": person}));
        self.act(write, (action::DELETE_LINE, table), detail, reason).await?.ok_or_else(unknown)?;
        Ok(person)
    }
}
