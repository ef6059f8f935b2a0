//! Fingerprints of players, which tell whether a kept comparison is up to date.

use std::collections::HashMap;

use cardinal_bots::Level;
use cardinal_lab::{Studied, Study, study};

use super::Question;

/// Fingerprints of players, each computed once.
#[derive(Debug, Default)]
pub(crate) struct Fingerprints {
    known: HashMap<(String, u8, Level), String>,
}

impl Fingerprints {
    pub(crate) fn of<G: Studied>(&mut self, level: Level, seats: u8) -> String {
        let known = self.known.entry((G::INFO.id.to_owned(), seats, level));
        known.or_insert_with(|| format!("{:016x}", G::fingerprint(level, seats))).clone()
    }

    /// Whether a question is about the rules and players of this program.
    pub(crate) fn are_current(&mut self, question: &Question) -> bool {
        struct AreCurrent<'a>(&'a mut Fingerprints, &'a Question);
        impl Study for AreCurrent<'_> {
            type Output = bool;

            fn study<G: Studied>(self) -> bool {
                let Self(fingerprints, of) = self;
                let levels = [of.upper, of.lower];
                of.revision == G::INFO.revision
                    && G::INFO.seats.contains(&of.seats)
                    && of.simulations
                        == levels.map(|level| level.budget::<G>().map(|budget| budget.simulations))
                    && of.bots == levels.map(|level| fingerprints.of::<G>(level, of.seats))
            }
        }
        study(&question.game, AreCurrent(self, question)).unwrap_or(false)
    }
}
