//! What a program is: its version, what it was built from, and what it can read and play.

use std::fmt;

use cardinal_engine::{Info, RECORD_VERSION};
use serde::{Deserialize, Serialize};

use crate::PROTOCOL;

/// The commit that the program was built from. Releases set the variable; git is not asked, so that a commit rebuilds nothing
/// and a source archive builds too.
const COMMIT: &str = match option_env!("CARDINAL_COMMIT") {
    Some(commit) => commit,
    None => "unknown",
};

/// The version of a program, and everything else that decides whether it fits a database, a record or a client.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct VersionInfo {
    /// The version of the program.
    pub version: String,
    /// The commit it was built from; `unknown` unless it is a release.
    pub commit: String,
    /// The platform it was built for, as the Rust compiler names it.
    pub target: String,
    /// The version of the protocol between server and clients.
    pub protocol: u16,
    /// The version of the record format.
    pub record: u16,
    /// The games, with the revisions of their rules.
    pub games: Vec<GameRevisions>,
}

/// The revisions of a game's rules that a program can play.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct GameRevisions {
    /// The id of the game.
    pub game: String,
    /// The revision by which new games are played.
    pub revision: u16,
    /// The oldest revision whose games still go on and can be replayed.
    pub oldest: u16,
}

impl VersionInfo {
    /// What this program is, with these games in it.
    pub fn of_this_program(games: impl IntoIterator<Item = Info>) -> Self {
        let games = games.into_iter().map(|info| GameRevisions {
            game: info.id.to_owned(),
            revision: info.revision,
            oldest: info.oldest,
        });
        Self {
            version: env!("CARGO_PKG_VERSION").to_owned(),
            commit: COMMIT.to_owned(),
            target: env!("CARDINAL_TARGET").to_owned(),
            protocol: PROTOCOL,
            record: RECORD_VERSION,
            games: games.collect(),
        }
    }
}

/// The version in the first line, and each other fact in a line of its own.
impl fmt::Display for VersionInfo {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "{}", self.version)?;
        writeln!(f, "commit {}", self.commit)?;
        writeln!(f, "target {}", self.target)?;
        writeln!(f, "protocol {}", self.protocol)?;
        write!(f, "record {}", self.record)?;
        for game in &self.games {
            write!(f, "\n{} revision {}, oldest {}", game.game, game.revision, game.oldest)?;
        }
        Ok(())
    }
}
