//! Bans.

use crate::rows::{Row, int, maybe_int, maybe_text, text};
use crate::{Store, StoreError, Write};

/// A ban as stored.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct BanRow {
    /// Its id.
    pub id: String,
    /// The person, where it is one.
    pub person: Option<String>,
    /// The network, where it is one, as `address/bits`.
    pub network: Option<String>,
    /// Why; shown to the person.
    pub reason: String,
    /// Since when.
    pub at: u64,
    /// Until when; none for a permanent ban.
    pub until: Option<u64>,
}

impl BanRow {
    /// The id of the person, or the network.
    pub fn whom(&self) -> &str {
        self.person.as_ref().or(self.network.as_ref()).map_or("", String::as_str)
    }

    /// Whether it holds at a moment.
    pub fn holds(&self, now: u64) -> bool {
        self.until.is_none_or(|until| until > now)
    }
}

fn ban(row: &Row) -> Result<BanRow, StoreError> {
    Ok(BanRow {
        id: text(row, "id")?,
        person: maybe_text(row, "person")?,
        network: maybe_text(row, "network")?,
        reason: text(row, "reason")?,
        at: int(row, "at")?,
        until: maybe_int(row, "until")?,
    })
}

impl Store {
    /// All bans, the newest first, also those that have ended.
    pub async fn bans(&self) -> Result<Vec<BanRow>, StoreError> {
        self.rows("SELECT * FROM bans ORDER BY at DESC, id", []).await?.iter().map(ban).collect()
    }

    /// The ban of a person that holds at a moment.
    pub async fn ban_of(&self, person: &str, now: u64) -> Result<Option<BanRow>, StoreError> {
        let sql = "SELECT * FROM bans WHERE person = $1 AND (until IS NULL OR until > $2)";
        self.row(sql, [person.into(), now.into()]).await?.as_ref().map(ban).transpose()
    }

    /// All bans of a person, the newest first, also those that have ended.
    pub async fn bans_of(&self, person: &str) -> Result<Vec<BanRow>, StoreError> {
        let sql = "SELECT * FROM bans WHERE person = $1 ORDER BY at DESC, id";
        self.rows(sql, [person.into()]).await?.iter().map(ban).collect()
    }

    /// The bans of networks.
    pub async fn network_bans(&self) -> Result<Vec<BanRow>, StoreError> {
        self.rows("SELECT * FROM bans WHERE network IS NOT NULL", []).await?.iter().map(ban).collect()
    }
}

impl Write {
    /// Bans a person, whose sessions end, or a network; replaces an earlier ban. Refused if the person has
    /// deleted their account.
    #[must_use]
    pub fn ban(row: &BanRow) -> Self {
        let BanRow { id, person, network, reason, at, until } = row;
        let write = match person {
            // Locks the person's row, so that of a ban and a sign-in at two nodes one sees the other.
            Some(person) => Self::fenced(
                "UPDATE people SET name = name WHERE id = $1 AND kind IN ('guest', 'member')",
                [person.into()],
            )
            .and(Self::end_sessions(person, "")),
            None => Self::default(),
        };
        write
            .then(
                "DELETE FROM bans WHERE person = $1 OR network = $2",
                [person.clone().into(), network.clone().into()],
            )
            .then(
                "INSERT INTO bans (id, person, network, reason, at, until) VALUES ($1, $2, $3, $4, $5, $6)",
                [
                    id.into(),
                    person.clone().into(),
                    network.clone().into(),
                    reason.into(),
                    (*at).into(),
                    (*until).into(),
                ],
            )
    }

    /// Ends a ban; refused if there is no ban with this id.
    #[must_use]
    pub fn unban(id: &str) -> Self {
        Self::fenced("DELETE FROM bans WHERE id = $1", [id.into()])
    }
}
