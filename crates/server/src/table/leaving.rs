//! Leaving and abandoning a game, and rematches.

use cardinal_protocol::{PersonRef, Refusal, TableStatus};

use super::orders::Done;
use super::table::Table;
use crate::clock::now;

impl Table {
    /// Leaves the seat; during a game the player can come back, unless they abandon it.
    pub(super) async fn stand(&mut self, from: &PersonRef, for_good: bool) -> Done {
        let seat = self.seated(from)?;
        self.settled()?;
        self.undealt()?;
        let (roster, for_good) = (&self.state.roster, for_good && self.state.in_game());
        let stays = self.state.in_game() || self.state.status == TableStatus::Finished;
        let known = !roster.takes_part(seat);
        if known && (!for_good || roster.seats()[usize::from(seat)].is_abandoned()) {
            return Ok(None);
        }
        let left = self.edit(|state| {
            if stays {
                state.roster.leave(seat, for_good);
            } else {
                state.roster.open(seat);
            }
            state.roster.withdraw_offer(seat);
            state.roster.pass_host_on(&from.id);
            if for_good && state.roster.abandoned() {
                // A player must not escape a rated result by leaving, so bots play the game to its end.
                (state.overdue, state.status) =
                    (state.rated, if state.rated { TableStatus::Playing } else { TableStatus::Closed });
            }
        });
        left.await?;
        if !self.state.in_game() {
            self.votes.drop_any();
        } else if self.votes.drop_of(seat) && Box::pin(self.tally(None)).await.is_err() {
            tracing::debug!(table = %self.id, "could not carry out what the players agreed to");
        }
        self.remark(if for_good { "abandoned" } else { "left" }, Some(from.clone()));
        Ok(None)
    }

    /// Offers or accepts a rematch, which takes back a seat that was left; withdraws the own offer; or declines that of
    /// the others, which ends it.
    pub(super) async fn rematch(&mut self, from: &PersonRef, yes: bool) -> Done {
        let seat = self.seated(from)?;
        self.settled()?;
        self.must_be(TableStatus::Finished, "the game is not over")?;
        let declines = !yes && self.state.roster.is_offered_rematch(seat);
        let answered = self.edit(|state| {
            if yes {
                // A player who wants to play is there, even without a connection.
                state.roster.take(seat, from, now());
                state.roster.offer_rematch(seat);
            } else if declines {
                state.roster.decline_rematch(seat);
            } else {
                state.roster.withdraw_offer(seat);
            }
        });
        answered.await?;
        if declines {
            self.remark("declined-rematch", Some(from.clone()));
        }
        self.settle_rematch().await?;
        Ok(None)
    }

    /// Once every player who has not left wants a rematch it begins, or the seats of those who are gone are open for others
    /// and for bots.
    pub(super) async fn settle_rematch(&mut self) -> Result<(), Refusal> {
        let patience = self.state.patience(now());
        let over = self.state.status == TableStatus::Finished && !self.storage.needs_reload();
        if !over || !self.state.roster.agrees_on_rematch(patience) {
            return Ok(());
        }
        let roster = &self.state.roster;
        let stays = |seat: u8| roster.person(seat).is_none() || roster.counts(seat, patience);
        if !roster.has_vacancy() && roster.numbers().all(stays) {
            return Box::pin(self.start()).await;
        }
        let opened = self.edit(|state| {
            for seat in state.roster.numbers() {
                if state.roster.person(seat).is_some() && !state.roster.counts(seat, patience) {
                    state.roster.leave(seat, false);
                }
            }
            let leaving = state.roster.host().cloned().filter(|host| {
                state.roster.seat_of(&host.id).is_some_and(|seat| !state.roster.takes_part(seat))
            });
            if let Some(host) = leaving {
                state.roster.pass_host_on(&host.id);
            }
            state.prepare_next();
        });
        Box::pin(opened).await
    }
}
