//! The orders of people: seats, votes, chat, the life of a table.

use cardinal_bots::Situation;
use cardinal_engine::Seat;
use cardinal_protocol::{
    ChatKind, PersonRef, Refusal, SeatPlan, TableOrder, TableStatus, ToClient, VoteKind, code,
};
use cardinal_store::{StoreError, Write};

use super::chat;
use super::dealing;
use super::order::{Order, Wish};
use super::play::Chosen;
use super::table::Table;
use crate::clock::now;
use crate::error::refusal;
use crate::thinking::{levels, suggestions};
use crate::thoughts::Urgency;

/// How many people one person can mute: every change of a table sends the list to the watcher.
pub(crate) const MUTES: usize = 500;
/// How many people one table can keep out.
const REMOVALS: usize = 500;
/// How many actions one order may hold.
const ACTIONS: usize = 64;

/// The result of an order: its number in the log, if it has one.
pub(super) type Done = Result<Option<u64>, Refusal>;

pub(super) fn not_now(message: &str) -> Refusal {
    Refusal::new(code::NOT_NOW, message)
}

impl Table {
    /// Carries an order out, once; it is answered after the watchers have received its effect.
    pub(super) async fn order(&mut self, mut order: Box<Order>) {
        order.begin();
        if self.storage.needs_reload() && Box::pin(self.reload()).await.is_err() {
            let message = "the database is not available; try again in a moment";
            return order.refuse(Refusal::new(code::STORAGE, message));
        }
        let Wish { from, id, order: wanted, .. } = &order.wish;
        let key = format!("{} {id}", from.id);
        if let Some(answer) = self.journal.answer(&key) {
            return order.done(answer.seq);
        }
        if !self.pace.allows(&from.id, now()) {
            return order.refuse(Refusal::new(code::TOO_MANY, "too many orders; slow down"));
        }
        if let TableOrder::Hint { match_id, base } = wanted {
            if self.state.rated {
                return order.refuse(Refusal::new(code::RATED, "hints are not available in a rated game"));
            }
            return match self.check_turn(from, match_id, *base) {
                Ok(seat) => self.hint(seat, order),
                Err(refusal) => order.refuse(refusal),
            };
        }
        if let Some(seat) = self.state.roster.seat_of(&from.id) {
            self.state.roster.heard_of(seat, now());
        }
        let result = self.carry_out(from, id, &key, wanted).await;
        // A refused order may be repeated under its id, since the reason may have disappeared.
        if let Ok(seq) = result {
            self.journal.remember(key, seq);
        }
        self.changes.answers.push((order, result));
    }

    async fn carry_out(&mut self, from: &PersonRef, id: &str, key: &str, order: &TableOrder) -> Done {
        match order {
            TableOrder::Moves { match_id, base, actions } => {
                let seat = self.seated(from)?;
                let submission = format!("{seat}:{id}");
                if let Some(seq) = self.submitted(match_id, &submission) {
                    return Ok(Some(seq));
                }
                self.check_turn(from, match_id, *base)?;
                if actions.len() > ACTIONS {
                    return Err(Refusal::new(code::TOO_LONG, "a move must have at most 64 actions"));
                }
                self.make_move(seat, Chosen::Actions(actions), Some(submission)).await.map(Some)
            }
            TableOrder::Undo { match_id, base } => {
                let seat = self.seated(from)?;
                let submission = format!("{seat}:{id}");
                if let Some(seq) = self.submitted(match_id, &submission) {
                    return Ok(Some(seq));
                }
                self.check_match(from, match_id)?;
                if *base < self.journal.undone() || *base > self.journal.head() {
                    return Err(Refusal::new(code::STALE, "the game has moved on; reload it"));
                }
                Box::pin(self.undo(seat, submission)).await
            }
            TableOrder::Say { text } => {
                Box::pin(self.talk(from, key, ChatKind::Said, chat::said(text)?)).await
            }
            TableOrder::React { reaction } => {
                Box::pin(self.talk(from, key, ChatKind::Reaction, chat::reaction(reaction)?)).await
            }
            TableOrder::Mute { person, on } => Box::pin(self.mute(from, person, *on)).await,
            TableOrder::Sit { seat, pledge } => Box::pin(self.sit(from, *seat, pledge.as_deref())).await,
            TableOrder::Stand {} => Box::pin(self.stand(from, false)).await,
            TableOrder::Abandon {} => Box::pin(self.stand(from, true)).await,
            TableOrder::Plan { seat, plan } => Box::pin(self.plan_seat(from, *seat, plan.clone())).await,
            TableOrder::Host { person } => Box::pin(self.hand_over(from, person)).await,
            TableOrder::Remove { person } => Box::pin(self.remove(from, person)).await,
            TableOrder::Start {} => Box::pin(self.ordered_start(from)).await,
            TableOrder::Close {} => Box::pin(self.close(from)).await,
            TableOrder::Pledge { hash } => Box::pin(self.pledge(from, hash)).await,
            TableOrder::Reveal { value } => Box::pin(self.reveal(from, value)).await,
            TableOrder::Pause {} => {
                let seat = self.seated(from)?;
                self.must_be(TableStatus::Playing, "there is no game to pause")?;
                // A rated game rests only where another person can go on with it.
                if self.state.rated && self.others(seat).is_empty() {
                    return Err(Refusal::new(code::RATED, "a rated game against bots cannot be paused"));
                }
                Box::pin(self.ask(VoteKind::Pause, seat, 0, None)).await
            }
            TableOrder::Resume {} => {
                self.seated(from)?;
                self.must_be(TableStatus::Paused, "the game is not paused")?;
                Box::pin(self.pause(false)).await.map(|()| None)
            }
            TableOrder::Vote { vote, yes } => {
                let seat = self.seated(from)?;
                self.votes.answer(seat, *vote, *yes)?;
                self.changes.table = true;
                Box::pin(self.tally(None)).await.map(|_| None)
            }
            TableOrder::Rematch { yes } => Box::pin(self.rematch(from, *yes)).await,
            TableOrder::Hint { .. } => Err(Refusal::new(code::FAULT, "a hint is not an order of this kind")),
        }
    }

    /// The number that an order of the present match became.
    fn submitted(&self, match_id: &str, submission: &str) -> Option<u64> {
        (match_id == self.state.current.id).then(|| self.journal.submission(submission)).flatten()
    }

    pub(super) fn seated(&self, from: &PersonRef) -> Result<u8, Refusal> {
        let seat = self.state.roster.seat_of(&from.id);
        seat.ok_or_else(|| Refusal::new(code::NOT_SEATED, "you have no seat at this table"))
    }

    fn hosted(&self, from: &PersonRef) -> Result<(), Refusal> {
        if self.state.roster.is_host(&from.id) {
            return Ok(());
        }
        Err(Refusal::new(code::NOT_HOST, "only the host can do this"))
    }

    pub(super) fn must_be(&self, status: TableStatus, otherwise: &str) -> Result<(), Refusal> {
        if self.state.status == status { Ok(()) } else { Err(not_now(otherwise)) }
    }

    /// After its last move a match is over, but its result may not be stored yet.
    pub(super) fn settled(&self) -> Result<(), Refusal> {
        if self.is_over() && self.state.in_game() {
            return Err(Refusal::new(code::BUSY, "the result is being saved; try again in a moment"));
        }
        Ok(())
    }

    fn check_match(&self, from: &PersonRef, match_id: &str) -> Result<u8, Refusal> {
        let seat = self.seated(from)?;
        if match_id != self.state.current.id {
            return Err(Refusal::new(code::OTHER_MATCH, "this match is not the current match of the table"));
        }
        if !self.state.roster.takes_part(seat) {
            return Err(Refusal::new(
                code::NOT_SEATED,
                "you have left this game; take your seat again first",
            ));
        }
        match self.state.status {
            TableStatus::Playing => Ok(seat),
            TableStatus::Paused => Err(Refusal::new(code::PAUSED, "the game is paused")),
            _ => Err(not_now("no game is in progress")),
        }
    }

    fn check_turn(&self, from: &PersonRef, match_id: &str, base: u64) -> Result<u8, Refusal> {
        let seat = self.check_match(from, match_id)?;
        let journal = &self.journal;
        if base < journal.acted(seat) || base < journal.undone() || base > journal.head() {
            return Err(Refusal::new(code::STALE, "the game has moved on; reload it"));
        }
        let session = self.session.as_ref().ok_or_else(|| not_now("no game is in progress"))?;
        let game = session.played();
        let asked = Seat::new(seat);
        if !game.turn().seats().contains(asked) && !game.optional().contains(asked) {
            return Err(Refusal::new(code::NOT_YOUR_TURN, "it is not your turn"));
        }
        Ok(seat)
    }

    fn hint(&self, seat: u8, order: Box<Order>) {
        let Some(session) = self.session.as_deref() else {
            return order.refuse(not_now("no game is in progress"));
        };
        let Some(permit) = self.bots.hint(seat) else {
            return order.refuse(Refusal::new(code::BUSY, "a hint is already being computed"));
        };
        let situation = Situation::of(session, Seat::new(seat));
        let (thoughts, seq, claim) =
            (self.shared.thoughts.clone(), self.journal.head(), self.claim(Urgency::Hint));
        tokio::spawn(async move {
            let suggestions = thoughts.think(claim, situation, suggestions).await;
            let suggestions = suggestions.unwrap_or_default();
            drop(permit);
            let (table, id) = (order.wish.table.clone(), order.wish.id.clone());
            order.answer(&ToClient::Hint { table, id, seq, suggestions });
        });
    }

    async fn talk(&mut self, from: &PersonRef, key: &str, kind: ChatKind, text: String) -> Done {
        self.admit(Some(from))?;
        if !self.is_inside(Some(from)) {
            return Err(Refusal::new(code::NO_SPECTATORS, "only players may chat at this table"));
        }
        if !self.state.chat_open() {
            return Err(Refusal::new(code::CHAT_CLOSED, "chat is closed during the game"));
        }
        #[cfg(feature = "testing")]
        panic_at(&text);
        self.chat.check_pace(from, now())?;
        let line = self.chat.next(kind, Some(from.clone()), text, now());
        let row = chat::row(&line, Some(key.to_owned()));
        if let Err(error) = self.storage.write(Write::say(&self.id, &row)).await {
            // An order that was carried out long ago is answered as it was then.
            if matches!(error, StoreError::Conflict)
                && matches!(self.storage.store().has_line(&self.id, key).await, Ok(true))
            {
                return Ok(None);
            }
            // It may be stored nevertheless.
            self.storage.doubt(now() + 500);
            return Err(refusal(&error));
        }
        self.push_line(&line);
        Ok(None)
    }

    async fn mute(&mut self, from: &PersonRef, person: &str, on: bool) -> Done {
        if !crate::ids::plausible(person) {
            return Err(Refusal::new(code::NOT_FOUND, "there is no such person"));
        }
        let muted = self.storage.store().muted(&from.id).await.map_err(|error| refusal(&error))?;
        if on && muted.len() >= MUTES {
            return Err(Refusal::new(code::TOO_MANY, "you have muted too many people"));
        }
        self.storage.write(Write::mute(&from.id, person, on)).await.map_err(|error| refusal(&error))?;
        self.watchers.mute(&from.id, person, on);
        Ok(None)
    }

    async fn sit(&mut self, from: &PersonRef, wanted: Option<u8>, pledge: Option<&str>) -> Done {
        let pledge = pledge.map(dealing::checked).transpose()?;
        let own = self.state.roster.seat_of(&from.id);
        if own.is_none() {
            self.admit(Some(from))?;
        }
        match self.state.status {
            TableStatus::Closed => return Err(not_now("the table is closed")),
            TableStatus::Playing | TableStatus::Paused => {
                let seat = own.ok_or_else(|| not_now("the game has begun"))?;
                if self.state.roster.seats()[usize::from(seat)].is_abandoned() {
                    return Err(not_now("you have abandoned this game"));
                }
                self.bots.done(seat);
                return self.sit_again(from, seat).await;
            }
            TableStatus::Waiting | TableStatus::Finished => {}
        }
        if let Some(own) = own.filter(|own| wanted.is_none_or(|wanted| wanted == *own)) {
            if !self.state.roster.is_free(own) {
                return Ok(None);
            }
            return self.sit_again(from, own).await;
        }
        if own.is_none() && self.shared.crowd.seats(&from.id) >= self.shared.config.seats_per_person {
            return Err(Refusal::new(code::TOO_MANY, "you have seats at too many tables; leave one first"));
        }
        let seat = wanted.or_else(|| self.state.roster.first_free());
        let seat = seat.filter(|seat| self.state.roster.is_free(*seat));
        let seat = seat.ok_or_else(|| Refusal::new(code::SEAT_TAKEN, "this seat is taken"))?;
        let taken = self.edit(|state| {
            state.prepare_next();
            if let Some(own) = own {
                state.roster.open(own);
            }
            if state.roster.host().is_none() {
                state.roster.make_host(from.clone());
            }
            state.roster.take(seat, from, now());
            if let Some(hash) = pledge {
                state.coming_match().pledge(&from.id, hash);
            }
        });
        taken.await?;
        self.remark("sat-down", Some(from.clone()));
        self.start_if_full().await
    }

    /// Takes a seat again that the person has left, or that a bot has played for them.
    async fn sit_again(&mut self, person: &PersonRef, seat: u8) -> Done {
        let back = !self.state.roster.takes_part(seat);
        self.edit(|state| state.roster.take(seat, person, now())).await?;
        if back {
            self.remark("came-back", Some(person.clone()));
        }
        Ok(None)
    }

    async fn plan_seat(&mut self, from: &PersonRef, seat: u8, plan: SeatPlan) -> Done {
        self.hosted(from)?;
        if self.state.in_game() || self.state.status == TableStatus::Closed {
            return Err(not_now("the seats are settled"));
        }
        self.undealt()?;
        if !self.state.roster.numbers().contains(&seat) {
            return Err(Refusal::new(code::NOT_FOUND, "there is no such seat"));
        }
        if matches!(&plan, SeatPlan::Bot { level } if !levels().contains(&level.as_str())) {
            return Err(Refusal::new(code::NOT_FOUND, "unknown bot level"));
        }
        let waited = self.state.status == TableStatus::Waiting;
        let planned = self.edit(|state| {
            state.prepare_next();
            state.roster.plan(seat, plan)
        });
        if let Some(person) = planned.await? {
            self.remark("removed", Some(person));
        }
        // After a game the host first prepares the next one.
        if waited { self.start_if_full().await } else { Ok(None) }
    }

    /// Deals where the table was set up to do so once every seat is taken.
    async fn start_if_full(&mut self) -> Done {
        let full = !self.state.roster.has_vacancy();
        if full && self.state.setup.start_when_full && self.state.status == TableStatus::Waiting {
            Box::pin(self.start()).await?;
        }
        Ok(None)
    }

    async fn hand_over(&mut self, from: &PersonRef, person: &str) -> Done {
        self.hosted(from)?;
        let heir = self.state.roster.people().find(|sitter| sitter.id == person).cloned();
        let heir =
            heir.ok_or_else(|| Refusal::new(code::NOT_SEATED, "the new host must have a seat at the table"))?;
        self.edit(|state| state.roster.make_host(heir.clone())).await?;
        self.remark("new-host", Some(heir));
        Ok(None)
    }

    /// Removes a person from the table permanently.
    async fn remove(&mut self, from: &PersonRef, person: &str) -> Done {
        self.hosted(from)?;
        let roster = &self.state.roster;
        if roster.is_host(person) || !crate::ids::plausible(person) {
            return Err(Refusal::new(code::NOT_FOUND, "there is no such person at this table"));
        }
        if roster.is_removed(person) {
            return Ok(None);
        }
        if roster.removals() >= REMOVALS {
            return Err(Refusal::new(code::TOO_MANY, "too many people have been removed from this table"));
        }
        if let Some(seat) = roster.seat_of(person) {
            return self.plan_seat(from, seat, SeatPlan::Open).await;
        }
        self.edit(|state| state.roster.remove(person)).await.map(|()| None)
    }

    async fn ordered_start(&mut self, from: &PersonRef) -> Done {
        self.hosted(from)?;
        self.settled()?;
        self.undealt()?;
        if !matches!(self.state.status, TableStatus::Waiting | TableStatus::Finished) {
            return Err(not_now("the game has begun"));
        }
        Box::pin(self.start()).await.map(|()| None)
    }

    async fn close(&mut self, from: &PersonRef) -> Done {
        self.hosted(from)?;
        self.settled()?;
        if self.state.in_game() {
            return Err(not_now("a game is in progress"));
        }
        self.undealt()?;
        self.edit(|state| state.status = TableStatus::Closed).await.map(|()| None)
    }
}

/// Lets a test cause a panic.
#[cfg(feature = "testing")]
fn panic_at(text: &str) {
    assert!(text != "panic at the table", "a test asked for it");
}
