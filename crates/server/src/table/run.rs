//! The task that owns a table: letters and deadlines.

use std::sync::Arc;

use cardinal_engine::Turn;
use cardinal_protocol::{Clock, Millis, Presence, TableStatus};
use cardinal_store::{StoreError, TableRow};
use tokio::sync::mpsc;

use super::kept::KeptSeat;
use super::letter::Letter;
use super::state::{BLINK, Table};
use super::watchers::Request;
use crate::clock::{Alarm, now};
use crate::state::Shared;

/// How many letters may wait at a table.
const INBOX: usize = 256;
/// A table without a game and without anybody is put away after this time; it is loaded again when asked for.
const IDLE: Millis = 10 * 60_000;
/// How far ahead a table plans when it has nothing to wait for.
const FAR: Millis = 60_000;

/// Loads a table and lets its task run.
pub(crate) async fn spawn(
    shared: Arc<Shared>,
    row: &TableRow,
    node: Option<Arc<str>>,
) -> Result<mpsc::Sender<Letter>, StoreError> {
    let (sender, inbox) = mpsc::channel(INBOX);
    let mut table = Table::load(shared, row, node, sender.downgrade()).await?;
    table.awake().await;
    tokio::spawn(table.run(inbox));
    Ok(sender)
}

impl Table {
    /// After loading: whatever was going on goes on.
    async fn awake(&mut self) {
        self.heal().await;
        self.run_clocks();
        self.schedule();
        self.tell_lobby();
    }

    /// Finishes what a crash or a fault left half done: a deal, or the end of a match.
    async fn heal(&mut self) {
        let Some(live) = &self.live else {
            // The table says it plays, but no match was stored: the start did not happen.
            if self.in_game() {
                self.kept.status = TableStatus::Waiting;
                self.kept.current.started = None;
            }
            return;
        };
        if live.any().turn() == Turn::Chance {
            let planned = live.plan_deal();
            if let Err(refusal) = self.store(planned, now(), None).await {
                tracing::warn!(table = %self.id, code = %refusal.code, "a deal could not be stored yet");
                return;
            }
            self.tell_views();
        }
        let over = self.live.as_ref().is_some_and(|live| live.any().finished().is_some());
        if over && self.in_game() {
            self.finish().await;
        }
    }

    async fn run(mut self, mut inbox: mpsc::Receiver<Letter>) {
        let mut alarm = Alarm::new();
        loop {
            let wait = self.next_deadline().saturating_sub(now());
            let letter = tokio::select! {
                letter = inbox.recv() => Some(letter),
                () = alarm.ring(wait) => None,
            };
            match letter {
                Some(None) => return,
                Some(Some(Letter::Leave { left })) => {
                    // Whoever waits in the inbox asks again, wherever the table is then.
                    inbox.close();
                    let _ = left.send(());
                    return;
                }
                Some(Some(letter)) => self.read(letter).await,
                None => {}
            }
            self.tick().await;
            if self.idle() && self.shared.tables.put_away(&self.id, &mut inbox) {
                return;
            }
        }
    }

    async fn read(&mut self, letter: Letter) {
        self.last_used = now();
        match letter {
            Letter::Watch { person, outbox, since, shoulder, chat, muted, views, poll, admitted } => {
                let request = Request { person, outbox, since, shoulder, chat, muted, views, poll };
                let admission = self.watch(request);
                // Whoever asked may have gone away.
                drop(admitted.send(admission));
            }
            Letter::Unwatch { socket } => self.unwatch(socket),
            Letter::Order { from, id, order, answer } => self.order(from, id, order, answer).await,
            Letter::Decided { match_id, seat, base, action } => {
                self.decided(&match_id, seat, base, action).await;
            }
            Letter::Describe { reply } => drop(reply.send(self.info())),
            Letter::Renamed { person } => self.renamed(&person).await,
            Letter::Check { node, watching } => self.compare(&node, &watching),
            Letter::NodeGone { node } => self.node_gone(&node),
            // Read by the loop.
            Letter::Leave { left } => drop(left),
        }
    }

    /// Somebody has another name: stored with the table, where they sit at it.
    async fn renamed(&mut self, person: &cardinal_protocol::PersonRef) {
        if !self.kept.rename(person) {
            return;
        }
        if let Err(error) = self.write(self.saving()).await {
            // Names are looked up again when the table is loaded.
            tracing::warn!(table = %self.id, %error, "a new name could not be stored yet");
        }
        self.tell_table();
    }

    /// The next moment at which something is due.
    fn next_deadline(&self) -> Millis {
        if self.doubtful {
            // Nothing else is done before it is known what is stored.
            return self.retry.unwrap_or_else(|| now() + 1_000);
        }
        let bots = self.thinking.values().flatten().min().copied();
        let clocks = self.time.deadline().map(|(at, _)| at);
        let missing = self.missing.iter().flatten().flat_map(|since| {
            [since + BLINK, since + u64::from(self.kept.setup.grace) * 1000]
                .into_iter()
                .filter(|at| *at > now())
        });
        let due = [bots, clocks, self.retry, self.next_delayed(), missing.min()];
        due.into_iter().flatten().min().unwrap_or_else(|| now() + FAR).min(now() + FAR)
    }

    /// Does what is due.
    async fn tick(&mut self) {
        let time = now();
        if self.retry.is_some_and(|at| at <= time) {
            self.retry = None;
            if self.doubtful && self.reload().await.is_err() {
                self.retry = Some(now() + 1_000);
                return;
            }
            self.heal().await;
            self.reseat();
            self.run_clocks();
            self.schedule();
            self.tell_views();
            self.tell_table();
        }
        if self.doubtful {
            return;
        }
        self.strike_off_the_gone();
        self.notice_absence();
        self.clear_away().await;
        if let Some((at, seat)) = self.time.deadline()
            && at <= time
        {
            self.out_of_time(seat).await;
        }
        self.think();
        self.tell_delayed();
    }

    /// Tells others who is away, and lets bots sit in for those who are gone.
    fn notice_absence(&mut self) {
        let presence: Vec<Presence> =
            (0..self.kept.seats.len()).map(|seat| self.presence(seat as u8)).collect();
        if presence == self.shown {
            return;
        }
        for (seat, now) in presence.iter().enumerate() {
            let before = self.shown.get(seat);
            if *now == Presence::Gone && before != Some(now) && self.in_game() {
                self.remark("bot-took-over", self.kept.seats[seat].person().cloned());
            }
        }
        self.shown = presence;
        let waiting = self.kept.status == TableStatus::Waiting;
        let gone = self.kept.host.as_ref().and_then(|host| self.seat_of(&host.id));
        if let Some(seat) = gone.filter(|seat| waiting && self.presence(*seat) == Presence::Gone)
            && let Some(id) = self.kept.host.as_ref().map(|host| host.id.clone())
        {
            let here = |seat: &u8| self.presence(*seat) == Presence::Here;
            let heir = (0..self.kept.seats.len() as u8).filter(here).find(|other| *other != seat);
            if heir.is_some_and(|heir| self.kept.seats[usize::from(heir)].person().is_some()) {
                self.pass_host_on(&id);
            }
        }
        self.run_clocks();
        self.schedule();
        self.tell_table();
    }

    /// A listed table is for those who are there: whoever is gone gets up before the game, and when nobody is left it is
    /// closed. Where there are days for a move nobody has to stay.
    async fn clear_away(&mut self) {
        let patient = matches!(self.kept.setup.clock, Clock::Days { .. });
        if self.kept.status != TableStatus::Waiting || !self.kept.setup.open || patient {
            return;
        }
        let before = self.kept.clone();
        let mut gone = Vec::new();
        for seat in 0..self.kept.seats.len() {
            if let Some(person) = self.kept.seats[seat].person().cloned()
                && self.presence(seat as u8) == Presence::Gone
            {
                self.kept.seats[seat] = KeptSeat::Open;
                self.pass_host_on(&person.id);
                gone.push(person);
            }
        }
        let empty = self.watchers.is_empty() && self.kept.seats.iter().all(|seat| seat.person().is_none());
        let over = empty && now().saturating_sub(self.last_used) > IDLE;
        if over {
            self.kept.status = TableStatus::Closed;
        }
        // What could not be stored is tried again when the table wakes next.
        if (over || !gone.is_empty()) && self.saved(before).await.is_ok() {
            gone.into_iter().for_each(|person| self.remark("left", Some(person)));
        }
    }

    /// Whether nobody needs this table in memory: nothing is due at it, and nobody can see it in the lobby.
    fn idle(&self) -> bool {
        let rests = match self.kept.status {
            TableStatus::Finished | TableStatus::Closed | TableStatus::Paused => true,
            TableStatus::Waiting => !self.kept.setup.open,
            TableStatus::Playing => false,
        };
        rests && self.watchers.is_empty() && now().saturating_sub(self.last_used) > IDLE
    }
}
