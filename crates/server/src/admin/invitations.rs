//! Codes for signing up.

use cardinal_store::{InvitationRow, Write};
use serde::Serialize;
use serde_json::json;

use super::{Admin, AdminError, action, line};
use crate::ids::{self, now};

/// An invitation, without its code.
#[derive(Clone, Debug, Serialize)]
pub struct InvitationInfo {
    /// Names it.
    pub id: String,
    /// What the operator noted about it.
    pub note: String,
    /// How many people may sign up with it.
    pub uses: u64,
    /// How many have.
    pub used: u64,
    /// Since when.
    pub at: u64,
    /// Until when; none for no end.
    pub until: Option<u64>,
    /// Whether it can still be used.
    pub holds: bool,
}

/// An invitation with its code, which is shown once and stored nowhere.
#[derive(Clone, Debug, Serialize)]
pub struct NewInvitation {
    /// The code.
    pub code: String,
    /// Everything else.
    #[serde(flatten)]
    pub invitation: InvitationInfo,
}

/// How many people may sign up with one invitation at most.
const USES: u64 = 10_000;
/// How long it may hold at most, in days.
const DAYS: u64 = 3_650;
const DAY: u64 = 86_400_000;

impl From<InvitationRow> for InvitationInfo {
    fn from(row: InvitationRow) -> Self {
        let InvitationRow { id, note, uses, used, at, until, .. } = row;
        let holds = used < uses && until.is_none_or(|until| until > now());
        Self { id, note, uses, used, at, until, holds }
    }
}

impl Admin {
    /// A code with which a number of people may sign up, for a number of days or without an end.
    pub async fn invite(
        &self,
        uses: u64,
        days: Option<u64>,
        note: &str,
    ) -> Result<NewInvitation, AdminError> {
        if !(1..=USES).contains(&uses) {
            return Err(AdminError::OutOfRange("the number of uses", USES));
        }
        if days.is_some_and(|days| !(1..=DAYS).contains(&days)) {
            return Err(AdminError::OutOfRange("the number of days", DAYS));
        }
        let (code, at) = (ids::id(), now());
        let row = InvitationRow {
            id: ids::id(),
            code: ids::hash(&code),
            note: line(note)?,
            uses,
            used: 0,
            at,
            until: days.map(|days| at + days * DAY),
        };
        let detail = json!({"uses": uses, "until": row.until});
        self.act(Write::invite(&row), (action::INVITE, &row.id), detail, &row.note).await?;
        Ok(NewInvitation { code, invitation: row.into() })
    }

    /// All invitations, the newest first.
    pub async fn invitations(&self) -> Result<Vec<InvitationInfo>, AdminError> {
        Ok(self.store.invitations().await?.into_iter().map(Into::into).collect())
    }

    /// Revokes an invitation.
    pub async fn revoke(&self, id: &str, reason: &str) -> Result<(), AdminError> {
        let write = Write::revoke_invitation(id);
        let done = self.act(write, (action::REVOKE_INVITATION, id), json!({}), reason).await?;
        done.ok_or_else(|| AdminError::UnknownInvitation(id.to_owned()))
    }
}
