//! Bans.

use cardinal_store::{BanRow, Write};
use serde::Serialize;
use serde_json::json;

use super::{Admin, AdminError, action, line};
use crate::ids::{self, now};
use crate::network::Network;

/// A ban.
#[derive(Clone, Debug, Serialize)]
pub struct BanInfo {
    /// Its id.
    pub id: String,
    /// The person's id, where it is one.
    pub person: Option<String>,
    /// The network, where it is one.
    pub network: Option<String>,
    /// Why; shown to the person.
    pub reason: String,
    /// Since when.
    pub at: u64,
    /// Until when; none for a permanent ban.
    pub until: Option<u64>,
    /// Whether it holds at this moment.
    pub holds: bool,
}

impl From<BanRow> for BanInfo {
    fn from(row: BanRow) -> Self {
        let holds = row.holds(now());
        let BanRow { id, person, network, reason, at, until } = row;
        Self { id, person, network, reason, at, until, holds }
    }
}

impl BanInfo {
    /// The id of the person, or the network.
    pub fn whom(&self) -> &str {
        self.person.as_ref().or(self.network.as_ref()).map_or("", String::as_str)
    }
}

/// The longest a ban with an end may hold, in milliseconds: a century.
const LONGEST: u64 = 100 * 365 * 86_400_000;

impl Admin {
    /// Bans a person by id, login or name, or an address or network, for a number of milliseconds or permanently. The sessions of
    /// the person end. The reason is shown to those who are banned.
    pub async fn ban(&self, whom: &str, time: Option<u64>, reason: &str) -> Result<BanInfo, AdminError> {
        if time.is_some_and(|time| time == 0 || time > LONGEST) {
            return Err(AdminError::OutOfRange("the time in milliseconds", LONGEST));
        }
        let (person, network) = match target(whom)? {
            Some(network) => (None, Some(network.to_string())),
            None => (Some(self.living_row(whom).await?.id), None),
        };
        let (at, reason) = (now(), line(reason)?);
        let row = BanRow { id: ids::id(), person, network, reason, at, until: time.map(|time| at + time) };
        let what = if row.person.is_some() { action::BAN_PERSON } else { action::BAN_NETWORK };
        let detail = json!({"ban": row.id, "until": row.until});
        let done = self.act(Write::ban(&row), (what, row.whom()), detail, &row.reason).await?;
        done.ok_or(AdminError::Gone)?;
        Ok(row.into())
    }

    /// Ends a ban: of a person, of an address or network, or by its id.
    pub async fn unban(&self, whom: &str, reason: &str) -> Result<BanInfo, AdminError> {
        let not_banned = || AdminError::NotBanned(whom.to_owned());
        let all = self.store.bans().await?;
        let row = if let Some(row) = all.iter().find(|row| row.id == whom) {
            row
        } else {
            let subject = match target(whom)? {
                Some(network) => network.to_string(),
                None => self.person_row(whom).await?.id,
            };
            all.iter().find(|row| row.whom() == subject).ok_or_else(not_banned)?
        };
        let detail = json!({"ban": row.id});
        let done = self.act(Write::unban(&row.id), (action::UNBAN, row.whom()), detail, reason).await?;
        done.ok_or_else(not_banned)?;
        Ok(BanInfo { holds: false, ..row.clone().into() })
    }

    /// All bans, the newest first; where they are asked for also those that have ended.
    pub async fn bans(&self, ended: bool) -> Result<Vec<BanInfo>, AdminError> {
        let all = self.store.bans().await?.into_iter().map(BanInfo::from);
        Ok(all.filter(|ban| ended || ban.holds).collect())
    }
}

/// The network that a text means; none where it means a person.
fn target(text: &str) -> Result<Option<Network>, AdminError> {
    let address = text.split('/').next().is_some_and(|first| first.parse::<std::net::IpAddr>().is_ok());
    match text.parse::<Network>() {
        Ok(network) => Ok(Some(network)),
        Err(why) if address => Err(AdminError::BadNetwork(text.to_owned(), why)),
        Err(_) => Ok(None),
    }
}
