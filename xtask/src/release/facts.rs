//! What a release is made from: the version, the commit and its date.

use std::path::Path;

use serde::Deserialize;

use crate::shell::{output, program};

/// The facts about a release that are not in its files.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Facts {
    /// The version of the workspace, which is that of every crate and package.
    pub(crate) version: String,
    /// The commit of the sources.
    pub(crate) commit: String,
    /// When the commit was made, in seconds since 1970: the date of everything in the release.
    pub(crate) epoch: u64,
}

impl Facts {
    /// Reads them. A source archive has no history; there `CARDINAL_COMMIT` and `SOURCE_DATE_EPOCH` say what git would.
    pub(crate) fn read(root: &Path) -> Result<Self, String> {
        let said = |name: &str| std::env::var(name).ok().filter(|value| !value.is_empty());
        let git = |format: &str| {
            let said = output(&mut program("git", &["log", "-1", &format!("--format={format}")]));
            said.map(|text| text.trim().to_owned())
                .map_err(|why| format!("{why}\nwithout git set CARDINAL_COMMIT and SOURCE_DATE_EPOCH"))
        };
        let commit = said("CARDINAL_COMMIT").map_or_else(|| git("%H"), Ok)?;
        let epoch = said("SOURCE_DATE_EPOCH").map_or_else(|| git("%ct"), Ok)?;
        let epoch = epoch.parse().map_err(|_| format!("SOURCE_DATE_EPOCH is not a number: {epoch}"))?;
        Ok(Self { version: version(root)?, commit, epoch })
    }

    /// The date of the release as ISO 8601 has it, such as `2027-01-31T09:30:00Z`.
    pub(crate) fn timestamp(&self) -> String {
        let (year, month, day) = civil(self.epoch / DAY);
        let [hour, minute, second] = self.time();
        format!("{year}-{month:02}-{day:02}T{hour:02}:{minute:02}:{second:02}Z")
    }

    /// The date as in Debian's changelogs, such as `Sun, 31 Jan 2027 09:30:00 +0000`.
    pub(crate) fn mail_date(&self) -> String {
        const DAYS: [&str; 7] = ["Thu", "Fri", "Sat", "Sun", "Mon", "Tue", "Wed"];
        const MONTHS: [&str; 12] =
            ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"];
        let (year, month, day) = civil(self.epoch / DAY);
        let (weekday, month) = (DAYS[(self.epoch / DAY % 7) as usize], MONTHS[month as usize - 1]);
        let [hour, minute, second] = self.time();
        format!("{weekday}, {day:02} {month} {year} {hour:02}:{minute:02}:{second:02} +0000")
    }

    fn time(&self) -> [u64; 3] {
        [self.epoch % DAY / 3600, self.epoch % 3600 / 60, self.epoch % 60]
    }
}

/// Seconds.
const DAY: u64 = 86_400;

/// Year, month and day of a number of days since 1970. Each year is taken off, then each month.
fn civil(mut days: u64) -> (u64, u64, u64) {
    let is_leap =
        |year: u64| year.is_multiple_of(4) && (!year.is_multiple_of(100) || year.is_multiple_of(400));
    let mut year = 1970;
    while days >= 365 + u64::from(is_leap(year)) {
        days -= 365 + u64::from(is_leap(year));
        year += 1;
    }
    let lengths = [31, 28 + u64::from(is_leap(year)), 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
    let mut month = 0;
    while days >= lengths[month] {
        days -= lengths[month];
        month += 1;
    }
    (year, month as u64 + 1, days + 1)
}

/// The only place of the version number.
pub(crate) fn version(root: &Path) -> Result<String, String> {
    #[derive(Deserialize)]
    struct Manifest {
        workspace: Workspace,
    }
    #[derive(Deserialize)]
    struct Workspace {
        package: Package,
    }
    #[derive(Deserialize)]
    struct Package {
        version: String,
    }
    let text =
        std::fs::read_to_string(root.join("Cargo.toml")).map_err(|error| format!("Cargo.toml: {error}"))?;
    let manifest: Manifest = toml::from_str(&text).map_err(|error| format!("Cargo.toml: {error}"))?;
    Ok(manifest.workspace.package.version)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_date_is_that_of_the_commit_wherever_it_is_asked_for() {
        let at = |epoch| {
            let facts = Facts { version: "1.2.3".to_owned(), commit: "abc".to_owned(), epoch };
            (facts.timestamp(), facts.mail_date())
        };
        let is = |iso: &str, mail: &str| (iso.to_owned(), mail.to_owned());
        assert_eq!(at(0), is("1970-01-01T00:00:00Z", "Thu, 01 Jan 1970 00:00:00 +0000"));
        assert_eq!(at(1_000_000_000), is("2001-09-09T01:46:40Z", "Sun, 09 Sep 2001 01:46:40 +0000"));
        assert_eq!(at(951_782_399), is("2000-02-28T23:59:59Z", "Mon, 28 Feb 2000 23:59:59 +0000"));
        assert_eq!(at(951_782_400), is("2000-02-29T00:00:00Z", "Tue, 29 Feb 2000 00:00:00 +0000"));
        assert_eq!(at(1_798_761_599), is("2026-12-31T23:59:59Z", "Thu, 31 Dec 2026 23:59:59 +0000"));
    }
}
