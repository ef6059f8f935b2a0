//! The task that owns a table: commands and deadlines.

use std::panic::AssertUnwindSafe;
use std::pin::Pin;
use std::sync::Arc;
use std::time::Duration;

use cardinal_engine::Turn;
use cardinal_protocol::{Clock, Millis, PersonKind, PersonRef, Presence, TableStatus, ToClient};
use cardinal_store::{StoreError, TableRow};
use futures_util::FutureExt;
use tokio::sync::mpsc;
use tokio::time::sleep;

use super::command::Command;
use super::table::Table;
use crate::clock::{Alarm, now};
use crate::state::Shared;
use crate::tables::Tables;

/// How long after a panic a table is reloaded without a request.
const AFTER_PANIC: Duration = Duration::from_secs(1);
/// How many commands may wait at a table.
const INBOX: usize = 256;
/// A table without a game and without watchers is unloaded after this time; it is loaded again when asked for.
const IDLE: Millis = 10 * 60_000;
const DAY: Millis = 24 * 60 * 60_000;
/// How far ahead a table plans when it has nothing to wait for.
const FAR: Millis = 60_000;
/// A table at which nothing has happened for this long, and no game was begun, is closed.
pub(crate) const FORGOTTEN: Millis = 7 * DAY;

/// Loads a table and lets its task run.
pub(crate) async fn spawn(
    shared: Arc<Shared>,
    row: &TableRow,
    node: Option<Arc<str>>,
) -> Result<mpsc::Sender<Command>, StoreError> {
    let (sender, inbox) = mpsc::channel(INBOX);
    let mut table = Table::load(shared, row, node, sender.downgrade()).await?;
    table.heal().await;
    table.after_change().await;
    tokio::spawn(supervise(table, inbox));
    Ok(sender)
}

/// Runs a table. After a panic it is reloaded from the database, and its watchers are brought back to it.
fn supervise(table: Table, inbox: mpsc::Receiver<Command>) -> Pin<Box<dyn Future<Output = ()> + Send>> {
    let (id, shared) = (table.id.clone(), Arc::clone(&table.shared));
    Box::pin(async move {
        let ended = AssertUnwindSafe(run(table, inbox)).catch_unwind().await;
        shared.crowd.note(&id, None);
        if ended.is_err() {
            tracing::error!(table = %id, "a table panicked; reloading it");
            metrics::counter!("cardinal_panics_total", "what" => "table").increment(1);
            shared.cluster.watches.wake();
            sleep(AFTER_PANIC).await;
            if let Err(refusal) = Tables::find(&shared, &id).await {
                tracing::error!(table = %id, code = %refusal.code, "could not reload a table");
            }
        }
    })
}

async fn run(mut table: Table, mut inbox: mpsc::Receiver<Command>) {
    let (mut alarm, mut last_used) = (Alarm::new(), now());
    loop {
        let wait = table.next_deadline().saturating_sub(now());
        let command = tokio::select! {
            // Deadlines are handled after every command.
            biased;
            command = inbox.recv() => Some(command),
            () = alarm.ring(wait) => None,
        };
        match command {
            Some(None) => return,
            Some(Some(Command::Leave { left })) => {
                // Commands in the inbox are dropped; their callers find the table at its new node.
                inbox.close();
                let _ = left.send(());
                return;
            }
            Some(Some(command)) => {
                last_used = now();
                table.take(command).await;
            }
            None => {}
        }
        let unused_for = now().saturating_sub(last_used);
        let unused = unused_for > IDLE;
        table.tick(unused_for).await;
        table.after_change().await;
        if unused && table.is_idle() && table.shared.tables.put_away(&table.id, &mut inbox) {
            return;
        }
    }
}

impl Table {
    async fn take(&mut self, command: Command) {
        match command {
            Command::Watch { request, outbox, admitted } => {
                let admission = self.watch(*request, outbox);
                self.changes.admissions.push((admitted, admission));
            }
            Command::Unwatch { socket } => self.unwatch(socket),
            Command::History { socket, match_id, before } => {
                if let Some((telling, watchers)) =
                    self.telling().filter(|(told, _)| told.match_id() == match_id)
                {
                    watchers.tell_history(socket, &telling, before);
                } else if let Some(outbox) = self.watchers.outbox(socket) {
                    let table = self.id.clone();
                    outbox.say(&ToClient::History { table, match_id, steps: Vec::new() });
                }
            }
            Command::Order(order) => self.order(order).await,
            Command::Decided { match_id, seat, base, action } => {
                self.decided(&match_id, seat, base, action).await;
            }
            Command::Describe { person, reply } => {
                drop(reply.send(self.running(person.as_deref())));
            }
            Command::Renamed { person } => self.renamed(&person).await,
            Command::DeleteLine { line } => self.delete_line(line),
            Command::CloseDown => Box::pin(self.close_down()).await,
            Command::Check { node, watching } => self.compare(&node, &watching),
            Command::NodeGone { node } => self.compare(&node, &[]),
            #[cfg(test)]
            Command::Inspect { reply } => drop(reply.send(self.inspect())),
            // Taken by the loop.
            Command::Leave { left } => drop(left),
        }
    }

    /// A person has changed their name: stored with the table, where they sit at it.
    async fn renamed(&mut self, person: &PersonRef) {
        if person.kind == PersonKind::Gone {
            self.chat.forget(person);
        }
        if self.state.roster.rename(person) {
            self.changes.table = true;
            if let Err(error) = self.storage.write(self.saving()).await {
                // Names are looked up again when the table is loaded.
                tracing::warn!(table = %self.id, %error, "could not store a new name yet");
            }
        }
    }

    /// Completes what a crash or fault interrupted: a deal, or the end of a match.
    async fn heal(&mut self) {
        let Some(session) = &mut self.session else {
            // The table says it plays, but no match was stored: the start did not happen.
            if self.state.in_game() {
                self.state.cancel_start();
                self.changes.table = true;
            }
            return;
        };
        if session.played().turn() == Turn::Chance {
            session.plan_deal();
            if let Err(refusal) = self.store_plan(now(), None, None).await {
                tracing::warn!(table = %self.id, code = %refusal.code, "could not store a deal yet");
                return;
            }
        }
        if self.is_over() && self.state.in_game() {
            Box::pin(self.finish()).await;
        }
    }

    /// The next moment at which something is due.
    pub(super) fn next_deadline(&mut self) -> Millis {
        let now = now();
        if self.storage.needs_reload() {
            // The reload comes before everything else.
            return self.storage.next_try().unwrap_or(now + 1_000);
        }
        let (held, embargo) = (self.is_held(), self.embargo.as_ref().map(|embargo| embargo.until));
        let delayed = self.telling().filter(|_| !held);
        let delayed = delayed.and_then(|(telling, watchers)| watchers.next_delayed(&telling));
        let presence = self.state.roster.next_change(self.state.grace(), now);
        let clocks = self.clocks.deadline().map(|(at, _)| at);
        let (votes, crowd) = (self.votes.deadline(), self.watchers.deadline());
        let due = [
            self.dealing,
            self.bots.next(),
            clocks,
            self.storage.next_try(),
            delayed,
            embargo,
            presence,
            votes,
            crowd,
        ];
        due.into_iter().flatten().min().unwrap_or(now + FAR).min(now + FAR)
    }

    /// Handles the deadlines that are due.
    async fn tick(&mut self, unused_for: Millis) {
        let now = now();
        if self.storage.try_due(now) {
            if self.storage.needs_reload() && Box::pin(self.reload()).await.is_err() {
                self.storage.retry_at(now + 1_000);
                return;
            }
            Box::pin(self.heal()).await;
        }
        if self.storage.needs_reload() {
            return;
        }
        let ended = self.watchers.sockets(|watching| watching.outbox.closed());
        ended.into_iter().for_each(|socket| self.unwatch(socket));
        self.changes.table |= self.votes.expire(now) | self.watchers.count_due(now);
        self.lift_embargo(now);
        self.clear_away(unused_for).await;
        self.go_on_after(now).await;
        // The last player without an answer may have left. A failed write is repeated when the table wakes next.
        if self.settle_rematch().await.is_err() {
            tracing::debug!(table = %self.id, "could not prepare a rematch yet");
        }
        if self.dealing.is_some_and(|until| until <= now)
            && let Err(refusal) = Box::pin(self.finish_dealing()).await
        {
            tracing::warn!(table = %self.id, code = %refusal.code, "could not deal the cards yet");
        }
        if let Some((at, seat)) = self.clocks.deadline()
            && at <= now
        {
            self.out_of_time(seat).await;
        }
        for seat in self.bots.due(now) {
            self.let_think(seat).await;
        }
    }

    /// A listed table is for people who are there: before the game, players who are gone lose their seats, and an empty
    /// unused table is closed. With a clock in days players need not stay, but an unused table is closed in the end.
    async fn clear_away(&mut self, unused_for: Millis) {
        let patient = !self.state.setup.open || matches!(self.state.setup.clock, Clock::Days { .. });
        let forgotten = unused_for > FORGOTTEN;
        if self.state.status != TableStatus::Waiting || self.state.dealing || (patient && !forgotten) {
            return;
        }
        let roster = &self.state.roster;
        let gone = roster.numbers().filter(|seat| self.presence(*seat) == Presence::Gone);
        let gone: Vec<(u8, PersonRef)> =
            gone.filter_map(|seat| roster.person(seat).cloned().map(|person| (seat, person))).collect();
        let empty = self.watchers.is_empty() && roster.people().count() == gone.len();
        let over = empty && unused_for > IDLE;
        if gone.is_empty() && !over {
            return;
        }
        let cleared = self.edit(|state| {
            for (seat, person) in &gone {
                state.roster.open(*seat);
                state.roster.pass_host_on(&person.id);
            }
            if over {
                state.status = TableStatus::Closed;
            }
        });
        // A failed write is repeated when the table wakes next.
        if Box::pin(cleared).await.is_ok() {
            gone.into_iter().for_each(|(_, person)| self.remark("left", Some(person)));
        }
    }

    /// A rated game must get a result: once its players have been away for days, bots play it to its end.
    async fn go_on_after(&mut self, now: Millis) {
        let patience = self.shared.config.frozen_days * DAY;
        let last = self.journal.last().or(self.state.current.started);
        let over = last.is_some_and(|last| now.saturating_sub(last) > patience);
        if patience > 0 && self.state.rated && over && self.frozen() {
            // A failed write is repeated when the table wakes next.
            drop(Box::pin(self.edit(|state| state.overdue = true)).await);
        }
    }

    /// Whether the table need not be in memory: nothing is due, there are no watchers, and the lobby does not list it.
    fn is_idle(&self) -> bool {
        let rests = match self.state.status {
            TableStatus::Finished | TableStatus::Closed | TableStatus::Paused => true,
            TableStatus::Waiting => !self.state.setup.open,
            TableStatus::Playing => self.frozen(),
        };
        rests && self.watchers.is_empty() && self.embargo.is_none()
    }
}
