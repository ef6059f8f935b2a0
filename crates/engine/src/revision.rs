//! Revisions of a game's behaviour.

use thiserror::Error;

use crate::Info;

/// Rules of a revision that this program does not have: too old to be replayed, or newer than the program.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Error)]
#[error("{game} revision {found} is needed; this program has {}", self.known())]
pub struct UnknownRevision {
    /// The game.
    pub game: &'static str,
    /// What is asked for.
    pub found: u16,
    /// The oldest there is.
    pub oldest: u16,
    /// The newest there is, by which new games are played.
    pub newest: u16,
}

impl UnknownRevision {
    fn known(&self) -> String {
        if self.oldest == self.newest {
            format!("revision {}", self.newest)
        } else {
            format!("revisions {} to {}", self.oldest, self.newest)
        }
    }
}

impl Info {
    /// Whether the game can be played by the rules of this revision.
    ///
    /// # Errors
    /// [`UnknownRevision`] for one outside the range from [`Info::oldest`] to [`Info::revision`].
    pub fn check_revision(&self, found: u16) -> Result<(), UnknownRevision> {
        if (self.oldest..=self.revision).contains(&found) {
            return Ok(());
        }
        Err(UnknownRevision { game: self.id, found, oldest: self.oldest, newest: self.revision })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_message_names_what_is_asked_for_and_what_there_is() {
        let one = UnknownRevision { game: "toy", found: 4, oldest: 3, newest: 3 };
        assert_eq!(one.to_string(), "toy revision 4 is needed; this program has revision 3");
        let several = UnknownRevision { game: "toy", found: 1, oldest: 2, newest: 3 };
        assert_eq!(several.to_string(), "toy revision 1 is needed; this program has revisions 2 to 3");
    }
}
