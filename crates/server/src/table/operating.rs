//! The actions of operators at a table.

use cardinal_protocol::TableStatus;
use cardinal_store::Write;

use super::table::Table;
use crate::clock::now;

impl Table {
    /// Removes the words of a line, deleted in the database, here and on every screen.
    pub(super) fn delete_line(&mut self, line: u64) {
        if let Some(left) = self.chat.delete(line).cloned() {
            self.tell_line(&left);
        }
    }

    /// Closes the table. A game in progress ends without a result, and is not rated. What cannot be done now is
    /// asked for again.
    pub(super) async fn close_down(&mut self) {
        if self.storage.needs_reload() && Box::pin(self.reload()).await.is_err() {
            return;
        }
        if self.is_over() && self.state.in_game() {
            // It has a result, which only has to be stored.
            return Box::pin(self.finish()).await;
        }
        let (before, was_open) = (self.state.clone(), self.state.status != TableStatus::Closed);
        self.state.status = TableStatus::Closed;
        let write = self.saving().and(Write::closing_done(&self.id));
        if let Err(error) = self.storage.write(write).await {
            tracing::warn!(table = %self.id, %error, "could not close a table; retrying later");
            self.state = before;
            return self.storage.doubt(now() + 500);
        }
        self.votes.drop_any();
        self.bots.clear();
        (self.changes.table, self.changes.seats) = (true, true);
        if was_open {
            self.remark("closed-by-operator", None);
        }
    }
}
