//! Who may be at a table, where spectators are not wanted.

use cardinal_protocol::{PersonRef, Refusal, ToClient, code};

use super::letter::{Outbox, frame};
use super::state::Table;
use super::watchers::Watching;

impl Table {
    /// Whether somebody may be at the table at this moment: where spectators are not wanted, during a game only those
    /// who play, and the host.
    pub(super) fn admit(&self, person: Option<&PersonRef>) -> Result<(), Refusal> {
        let belongs = |person: &PersonRef| {
            let host = self.kept.host.as_ref().is_some_and(|host| host.id == person.id);
            host || self.seat_of(&person.id).is_some()
        };
        if self.in_game() && !self.kept.setup.spectators.allowed && !person.is_some_and(belongs) {
            return Err(Refusal::new(code::NO_SPECTATORS, "this table does not admit spectators"));
        }
        Ok(())
    }

    /// A game begins: whoever was only waiting with the others, and may not look on, is sent away.
    pub(super) fn send_strangers_away(&mut self) {
        let stranger = |watching: &&Watching| self.admit(watching.person.as_ref()).is_err();
        let strangers: Vec<Outbox> =
            self.watchers.iter().filter(stranger).map(|watching| watching.outbox.clone()).collect();
        for outbox in strangers {
            let refusal = Refusal::new(code::NO_SPECTATORS, "the game has begun, and nobody looks on here");
            outbox.send(frame(&ToClient::Refused {
                table: self.id.clone(),
                id: "watch".to_owned(),
                refusal,
            }));
            self.strike_off(outbox.socket);
        }
    }
}
