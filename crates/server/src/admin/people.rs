//! Finding, renaming and erasing people, and links for another password.

use std::collections::HashSet;

use cardinal_protocol::http::MyData;
use cardinal_store::{PersonRow, SeatOf, SessionUse, Write};
use serde::Serialize;
use serde_json::json;

use super::{Admin, AdminError, AuditEntry, BanInfo, ReportInfo, TableSummary, action};
use crate::ids::{self, now};
use crate::network::Network;
use crate::people::{check_name, collected, person_ref, short};

/// A person, in short.
#[derive(Clone, Debug, Serialize)]
pub struct PersonInfo {
    /// Stable id.
    pub id: String,
    /// The name to show.
    pub name: String,
    /// `guest`, `member`, `bot` or `gone`.
    pub kind: String,
    /// For signing in.
    pub login: Option<String>,
    /// Since when.
    pub created: u64,
    /// Whether they are banned at this moment.
    pub banned: bool,
}

/// A session, without anything that would open it.
#[derive(Clone, Debug, Serialize)]
pub struct SessionSeen {
    /// Names it.
    pub id: String,
    /// When it was last used, to the day.
    pub seen: u64,
    /// Where it was last used from, if that is known.
    pub address: Option<String>,
}

/// A seat in a match.
#[derive(Clone, Debug, Serialize)]
pub struct SeatInfo {
    /// The table.
    pub table: String,
    /// The match.
    #[serde(rename = "match")]
    pub match_id: String,
    /// The game's id.
    pub game: String,
    /// The seat.
    pub seat: u64,
    /// Whether it is rated.
    pub rated: bool,
    /// When it began.
    pub started: u64,
    /// When it ended.
    pub ended: Option<u64>,
    /// The place at the end.
    pub place: Option<u64>,
    /// Whether it is being played.
    pub running: bool,
}

/// A person in full, for operators.
#[derive(Clone, Debug, Serialize)]
pub struct PersonDetails {
    /// Who.
    pub person: PersonInfo,
    /// The ban that holds.
    pub ban: Option<BanInfo>,
    /// The sessions, the latest used first.
    pub sessions: Vec<SessionSeen>,
    /// The open tables at which they sit, or of which they are the host.
    pub tables: Vec<TableSummary>,
    /// The latest matches, the newest first.
    pub matches: Vec<SeatInfo>,
    /// The reports about them, the newest first.
    pub reports: Vec<ReportInfo>,
    /// What operators did about them, the newest first.
    pub log: Vec<AuditEntry>,
}

/// A link with which a member chooses a new password. The code is shown once and only its hash is stored.
#[derive(Clone, Debug, Serialize)]
pub struct ResetLink {
    /// Whose it is.
    pub person: String,
    /// Their login.
    pub login: Option<String>,
    /// The code.
    pub code: String,
    /// Where to use it, below the address of the server.
    pub path: String,
    /// Until when.
    pub until: u64,
}

/// How many matches of a person are shown.
const MATCHES: u64 = 50;
/// How many entries of the log.
const ENTRIES: u64 = 50;
/// The longest a link may hold, in hours: a month.
const LONGEST: u64 = 31 * 24;
const HOUR: u64 = 3_600_000;

impl From<SeatOf> for SeatInfo {
    fn from(row: SeatOf) -> Self {
        let SeatOf { match_id, table, game, rated, seat, place, started, ended, status } = row;
        let running = ended.is_none() && matches!(status.as_deref(), Some("playing" | "paused"));
        Self { table, match_id, game, seat, rated, started, ended, place, running }
    }
}

impl From<SessionUse> for SessionSeen {
    fn from(row: SessionUse) -> Self {
        let SessionUse { token, seen, address } = row;
        Self { id: short(&token).to_owned(), seen, address }
    }
}

impl Admin {
    async fn brief(&self, row: PersonRow) -> Result<PersonInfo, AdminError> {
        let banned = self.store.ban_of(&row.id, now()).await?.is_some();
        let name = person_ref(row.id.clone(), row.name, &row.kind).shown_name().to_owned();
        Ok(PersonInfo { id: row.id, name, kind: row.kind, login: row.login, created: row.created, banned })
    }

    /// The person with this id, login or name.
    pub(super) async fn person_row(&self, who: &str) -> Result<PersonRow, AdminError> {
        if let Some(row) = self.store.person(who).await? {
            return Ok(row);
        }
        if let Some(row) = self.store.member(&who.to_ascii_lowercase()).await? {
            return Ok(row);
        }
        let mut named = self.store.people_named(who).await?;
        match (named.pop(), named.is_empty()) {
            (None, _) => Err(AdminError::UnknownPerson(who.to_owned())),
            (Some(row), true) => Ok(row),
            (Some(last), false) => {
                let ids: Vec<String> = named.into_iter().chain([last]).map(|row| row.id).collect();
                Err(AdminError::AmbiguousPerson(who.to_owned(), ids.join(", ")))
            }
        }
    }

    /// Like [`Self::person_row`], but refuses deleted accounts and bots.
    pub(super) async fn living_row(&self, who: &str) -> Result<PersonRow, AdminError> {
        let row = self.person_row(who).await?;
        match row.kind.as_str() {
            "guest" | "member" => Ok(row),
            "bot" => Err(AdminError::UnknownPerson(who.to_owned())),
            _ => Err(AdminError::Gone),
        }
    }

    /// People by id, login, part of a name, or the address or network their sessions were used from; all, the newest first,
    /// where it is empty.
    pub async fn people(&self, query: &str, limit: u64) -> Result<Vec<PersonInfo>, AdminError> {
        let mut found = self.store.find_people(query, limit).await?;
        if let Ok(network) = query.parse::<Network>() {
            let mut known: HashSet<String> = found.iter().map(|row| row.id.clone()).collect();
            for (person, address) in self.store.session_addresses().await? {
                let inside = address.parse().is_ok_and(|address| network.contains(address));
                if inside && (found.len() as u64) < limit && known.insert(person.clone()) {
                    found.extend(self.store.person(&person).await?);
                }
            }
        }
        let mut people = Vec::with_capacity(found.len());
        for row in found {
            people.push(self.brief(row).await?);
        }
        Ok(people)
    }

    /// Everything an operator may want to know of a person.
    pub async fn person(&self, who: &str) -> Result<PersonDetails, AdminError> {
        let row = self.person_row(who).await?;
        let id = row.id.clone();
        Ok(PersonDetails {
            person: self.brief(row).await?,
            ban: self.store.ban_of(&id, now()).await?.map(Into::into),
            sessions: self.store.session_uses(&id).await?.into_iter().map(Into::into).collect(),
            tables: self.open_tables(&id).await?,
            matches: self.store.seats_of(&id, MATCHES).await?.into_iter().map(Into::into).collect(),
            reports: self.store.reports_about(&id).await?.into_iter().map(Into::into).collect(),
            log: self.log(Some(&id), ENTRIES).await?,
        })
    }

    /// A link for choosing a new password, valid for a number of hours; it replaces an earlier one. The sessions end when
    /// it is used, or at once together with the old password where the account is to be locked.
    pub async fn reset_password(
        &self,
        who: &str,
        hours: u64,
        lock: bool,
        reason: &str,
    ) -> Result<ResetLink, AdminError> {
        if !(1..=LONGEST).contains(&hours) {
            return Err(AdminError::OutOfRange("the number of hours", LONGEST));
        }
        let row = self.living_row(who).await?;
        if row.kind != "member" {
            return Err(AdminError::NoPassword);
        }
        let (code, until) = (format!("{}{}", ids::id(), ids::id()), now() + hours * HOUR);
        let write = Write::reset(&row.id, &ids::hash(&code), until);
        let write = if lock { write.and(Write::lock(&row.id)) } else { write };
        let detail = json!({"hours": hours, "lock": lock});
        self.act(write, (action::RESET_PASSWORD, &row.id), detail, reason).await?.ok_or(AdminError::Gone)?;
        Ok(ResetLink { person: row.id, login: row.login, path: format!("/reset#{code}"), code, until })
    }

    /// Gives a person another name.
    pub async fn rename(&self, who: &str, name: &str, reason: &str) -> Result<PersonInfo, AdminError> {
        let mut row = self.living_row(who).await?;
        row.name = check_name(name).map_err(AdminError::BadName)?;
        let write = Write::rename(&row.id, &row.name);
        self.act(write, (action::RENAME, &row.id), json!({}), reason).await?.ok_or(AdminError::Gone)?;
        self.brief(row).await
    }

    /// Everything that is stored of a person, as they can have it themselves.
    pub async fn export(&self, who: &str, reason: &str) -> Result<MyData, AdminError> {
        let row = self.person_row(who).await?;
        let id = row.id.clone();
        let data = collected(&self.store, row, "").await?;
        self.act(Write::default(), (action::EXPORT, &id), json!({}), reason).await?;
        Ok(data)
    }

    /// Erases a person: no name, login, password, session, and nothing they said; what they played stays without the name.
    /// A running server removes the name from matches and tables at once, any other when it starts.
    pub async fn erase(&self, who: &str, reason: &str) -> Result<String, AdminError> {
        let row = self.living_row(who).await?;
        let write = Write::erase(&row.id).and(Write::end_sessions(&row.id, ""));
        self.act(write, (action::ERASE, &row.id), json!({}), reason).await?.ok_or(AdminError::Gone)?;
        Ok(row.id)
    }
}
