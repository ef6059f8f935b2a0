//! Invitations: codes for sign-up.

use crate::rows::{Row, int, maybe_int, text};
use crate::{Store, StoreError, Write};

/// An invitation as stored.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct InvitationRow {
    /// Its id, which is not its code.
    pub id: String,
    /// A hash of its code.
    pub code: String,
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
}

fn invitation(row: &Row) -> Result<InvitationRow, StoreError> {
    Ok(InvitationRow {
        id: text(row, "id")?,
        code: text(row, "code")?,
        note: text(row, "note")?,
        uses: int(row, "uses")?,
        used: int(row, "used")?,
        at: int(row, "at")?,
        until: maybe_int(row, "until")?,
    })
}

impl Store {
    /// All invitations, the newest first.
    pub async fn invitations(&self) -> Result<Vec<InvitationRow>, StoreError> {
        let sql = "SELECT * FROM invitations ORDER BY at DESC, id";
        self.rows(sql, []).await?.iter().map(invitation).collect()
    }

    /// Whether this code, given by its hash, can be used.
    pub async fn invites(&self, code: &str, now: u64) -> Result<bool, StoreError> {
        let sql =
            "SELECT id FROM invitations WHERE code = $1 AND used < uses AND (until IS NULL OR until > $2)";
        Ok(self.row(sql, [code.into(), now.into()]).await?.is_some())
    }
}

impl Write {
    /// A new invitation.
    #[must_use]
    pub fn invite(row: &InvitationRow) -> Self {
        let sql = "INSERT INTO invitations (id, code, note, uses, used, at, until) \
                   VALUES ($1, $2, $3, $4, $5, $6, $7) ON CONFLICT DO NOTHING";
        let InvitationRow { id, code, note, uses, used, at, until } = row;
        Self::fenced(
            sql,
            [
                id.into(),
                code.into(),
                note.into(),
                (*uses).into(),
                (*used).into(),
                (*at).into(),
                (*until).into(),
            ],
        )
    }

    /// Uses an invitation; refused if it is used up, expired or unknown.
    #[must_use]
    pub fn accept_invitation(code: &str, now: u64) -> Self {
        let sql = "UPDATE invitations SET used = used + 1 \
                   WHERE code = $1 AND used < uses AND (until IS NULL OR until > $2)";
        Self::fenced(sql, [code.into(), now.into()])
    }

    /// Revokes an invitation; refused if it does not exist.
    #[must_use]
    pub fn revoke_invitation(id: &str) -> Self {
        Self::fenced("DELETE FROM invitations WHERE id = $1", [id.into()])
    }
}
