//! Password links.

use crate::people::person;
use crate::rows::int;
use crate::{PersonRow, Store, StoreError, Write};

impl Store {
    /// Whose link this is, by the hash of its code, and until when it holds.
    pub async fn reset(&self, code: &str, now: u64) -> Result<Option<(PersonRow, u64)>, StoreError> {
        let sql = "SELECT people.*, resets.until AS until FROM resets JOIN people ON people.id = resets.person \
                   WHERE resets.code = $1 AND resets.until > $2 AND people.kind = 'member'";
        let row = self.row(sql, [code.into(), now.into()]).await?;
        row.map(|row| Ok((person(&row)?, int(&row, "until")?))).transpose()
    }
}

impl Write {
    /// A link for a member, instead of any earlier one; refused if they are no member.
    #[must_use]
    pub fn reset(person: &str, code: &str, until: u64) -> Self {
        Self::fenced("UPDATE people SET name = name WHERE id = $1 AND kind = 'member'", [person.into()])
            .then("DELETE FROM resets WHERE person = $1", [person.into()])
            .then(
                "INSERT INTO resets (person, code, until) VALUES ($1, $2, $3)",
                [person.into(), code.into(), until.into()],
            )
    }

    /// Locks a member: the old password and the sessions become invalid.
    #[must_use]
    pub fn lock(person: &str) -> Self {
        // No password has this hash.
        let sql = "UPDATE people SET password = '!' WHERE id = $1 AND kind = 'member'";
        Self::fenced(sql, [person.into()]).and(Self::end_sessions(person, ""))
    }

    /// A member uses their link: sets the password, and deletes the link and all sessions. Refused if the link has been used,
    /// replaced, or is too old.
    #[must_use]
    pub fn use_reset(person: &str, code: &str, password: &str, now: u64) -> Self {
        Self::fenced(
            "UPDATE people SET password = $2 WHERE id = $1 AND kind = 'member'",
            [person.into(), password.into()],
        )
        .and(Self::fenced(
            "DELETE FROM resets WHERE person = $1 AND code = $2 AND until > $3",
            [person.into(), code.into(), now.into()],
        ))
        .and(Self::end_sessions(person, ""))
    }
}
