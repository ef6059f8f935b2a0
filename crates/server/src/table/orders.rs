//! What people order.

use std::sync::Arc;

use cardinal_engine::{Entropy, Seat};
use cardinal_protocol::{PersonRef, Refusal, TableOrder, TableStatus, ToClient, VoteKind, code};
use cardinal_store::Write;

use super::kept::{KeptMatch, KeptSeat};
use super::letter::Answer;
use super::state::Table;
use crate::error::refusal;

/// How many answers a table remembers.
const ANSWERS: usize = 64;
/// How many people one person can mute: whoever watches is told of all of them with every change of a table.
pub(crate) const MUTES: usize = 500;
/// How long an addition to the shuffles may be.
const ENTROPY: usize = 200;

pub(super) type Done = Result<Option<u64>, Refusal>;

/// What an order is remembered by.
pub(super) fn order_key(from: &PersonRef, id: &str) -> String {
    format!("{} {id}", from.id)
}

pub(super) fn not_now(message: &str) -> Refusal {
    Refusal::new(code::NOT_NOW, message)
}

impl Table {
    /// Carries an order out, once, and answers it.
    pub(super) async fn order(&mut self, from: PersonRef, id: String, order: TableOrder, answer: Answer) {
        if self.doubtful && self.reload().await.is_err() {
            let refusal = Refusal::new(code::STORAGE, "the table cannot be stored at the moment; try again");
            answer.give(ToClient::Refused { table: self.id.clone(), id, refusal });
            return;
        }
        let key = order_key(&from, &id);
        if let Some((_, given)) = self.answered.iter().find(|(known, _)| *known == key) {
            answer.give(given.clone());
            return;
        }
        if let TableOrder::Hint { match_id, base } = &order {
            match self.check_turn(&from, match_id, *base) {
                Ok(seat) => self.hint(seat, id, answer),
                Err(refusal) => answer.give(ToClient::Refused { table: self.id.clone(), id, refusal }),
            }
            return;
        }
        let message = match self.carry_out(&from, &id, order).await {
            Ok(seq) => ToClient::Done { table: self.id.clone(), id, seq },
            Err(refusal) => ToClient::Refused { table: self.id.clone(), id, refusal },
        };
        // A refusal may be tried again with the same id, for the reason may have gone away.
        if matches!(message, ToClient::Done { .. }) {
            self.remember(key, message.clone());
        }
        answer.give(message);
    }

    /// Remembers an answer, in case the order is repeated.
    pub(super) fn remember(&mut self, key: String, answer: ToClient) {
        self.answered.push_back((key, answer));
        if self.answered.len() > ANSWERS {
            self.answered.pop_front();
        }
    }

    async fn carry_out(&mut self, from: &PersonRef, id: &str, order: TableOrder) -> Done {
        match order {
            TableOrder::Move { match_id, base, action } => {
                self.ordered_move(from, id, &match_id, base, &action).await
            }
            TableOrder::Undo { match_id, base } => self.ordered_undo(from, id, &match_id, base).await,
            TableOrder::Say { text } => self.say(from, id, &text).await.map(|()| None),
            TableOrder::React { reaction } => self.react(from, id, &reaction).await.map(|()| None),
            TableOrder::Mute { person, on } => self.mute(from, &person, on).await,
            TableOrder::Sit { seat } => self.sit(from, seat).await,
            TableOrder::Stand {} => self.stand(from).await,
            TableOrder::Plan { seat, plan } => self.plan_seat(from, seat, plan).await,
            TableOrder::Host { person } => self.hand_over(from, &person).await,
            TableOrder::Start {} => self.ordered_start(from).await,
            TableOrder::Close {} => self.close(from).await,
            TableOrder::Entropy { text } => self.add_entropy(from, text).await,
            TableOrder::Pause {} => {
                let seat = self.seated(from)?;
                self.must_be(TableStatus::Playing, "there is no game to rest from")?;
                self.ask(VoteKind::Pause, seat, 0, None).await
            }
            TableOrder::Resume {} => {
                self.seated(from)?;
                self.must_be(TableStatus::Paused, "the game does not rest")?;
                self.rest(false).await.map(|()| None)
            }
            TableOrder::Vote { vote, yes } => {
                let seat = self.seated(from)?;
                self.answer_vote(seat, vote, yes).await.map(|()| None)
            }
            TableOrder::Rematch { yes } => self.rematch(from, yes).await,
            TableOrder::Hint { .. } => Err(Refusal::new(code::FAULT, "a hint is answered elsewhere")),
        }
    }

    pub(super) fn seated(&self, from: &PersonRef) -> Result<u8, Refusal> {
        self.seat_of(&from.id).ok_or_else(|| Refusal::new(code::NOT_SEATED, "you have no seat at this table"))
    }

    pub(super) fn hosted(&self, from: &PersonRef) -> Result<(), Refusal> {
        if self.kept.host.as_ref().is_some_and(|host| host.id == from.id) {
            return Ok(());
        }
        Err(Refusal::new(code::NOT_HOST, "this is for the host of the table"))
    }

    fn must_be(&self, status: TableStatus, otherwise: &str) -> Result<(), Refusal> {
        if self.kept.status == status { Ok(()) } else { Err(not_now(otherwise)) }
    }

    /// Stores a change of the table, or takes it back.
    pub(super) async fn saved(&mut self, before: super::Kept) -> Done {
        if let Err(error) = self.write(self.saving()).await {
            self.kept = before;
            return Err(refusal(&error));
        }
        if self.kept.status == TableStatus::Waiting {
            self.forget_match();
        }
        self.reseat();
        self.tell_table();
        Ok(None)
    }

    fn check_match(&self, from: &PersonRef, match_id: &str) -> Result<u8, Refusal> {
        let seat = self.seated(from)?;
        if match_id != self.kept.current.id {
            return Err(Refusal::new(code::OTHER_MATCH, "this is not the match at the table"));
        }
        match self.kept.status {
            TableStatus::Playing => Ok(seat),
            TableStatus::Paused => Err(Refusal::new(code::PAUSED, "the game rests")),
            _ => Err(not_now("there is no game on")),
        }
    }

    fn check_turn(&self, from: &PersonRef, match_id: &str, base: u64) -> Result<u8, Refusal> {
        let seat = self.check_match(from, match_id)?;
        let late = base < self.acted[usize::from(seat)] || base < self.undone || base > self.head();
        if late {
            return Err(Refusal::new(code::STALE, "the game has gone on; look again"));
        }
        let live = self.live.as_ref().ok_or_else(|| not_now("there is no game on"))?;
        let may = live.any().turn().seats().contains(Seat::new(seat))
            || live.any().optional().contains(Seat::new(seat));
        if !may {
            return Err(Refusal::new(code::NOT_YOUR_TURN, "it is not your turn"));
        }
        Ok(seat)
    }

    async fn ordered_move(
        &mut self,
        from: &PersonRef,
        id: &str,
        match_id: &str,
        base: u64,
        action: &serde_json::Value,
    ) -> Done {
        let seat = self.seated(from)?;
        let submission = format!("{seat}:{id}");
        if match_id == self.kept.current.id
            && let Some(seq) = self.submissions.get(&submission)
        {
            return Ok(Some(*seq));
        }
        self.check_turn(from, match_id, base)?;
        self.make_move(seat, action, Some(submission)).await.map(Some)
    }

    async fn ordered_undo(&mut self, from: &PersonRef, id: &str, match_id: &str, base: u64) -> Done {
        let seat = self.seated(from)?;
        let submission = format!("{seat}:{id}");
        if match_id == self.kept.current.id
            && let Some(seq) = self.submissions.get(&submission)
        {
            return Ok(Some(*seq));
        }
        self.check_match(from, match_id)?;
        if base < self.undone || base > self.head() {
            return Err(Refusal::new(code::STALE, "the game has gone on; look again"));
        }
        self.undo(seat, submission).await
    }

    fn hint(&self, seat: u8, id: String, answer: Answer) {
        let Some(live) = &self.live else {
            return;
        };
        // One at a time for each seat: they are thought of on the threads of the bots.
        let Ok(permit) = Arc::clone(&self.advice[usize::from(seat)]).try_acquire_owned() else {
            let refusal = Refusal::new(code::BUSY, "a hint is being thought of; wait for it");
            return answer.give(ToClient::Refused { table: self.id.clone(), id, refusal });
        };
        let (thought, thoughts) = (live.thought(Seat::new(seat)), self.shared.thoughts.clone());
        let (table, seq) = (self.id.clone(), self.head());
        tokio::spawn(async move {
            let suggestions = thoughts.think(thought, |thought| thought.suggest()).await.unwrap_or_default();
            drop(permit);
            answer.give(ToClient::Hint { table, id, seq, suggestions });
        });
    }

    async fn mute(&mut self, from: &PersonRef, person: &str, on: bool) -> Done {
        if !crate::ids::plausible(person) {
            return Err(Refusal::new(code::NOT_FOUND, "there is no such person"));
        }
        let muted = self.shared.store.muted(&from.id).await.map_err(|error| refusal(&error))?;
        if on && muted.len() >= MUTES {
            return Err(Refusal::new(code::TOO_MANY, "you have muted as many people as one can"));
        }
        let write = Write::mute(&from.id, person, on);
        self.write(write).await.map_err(|error| refusal(&error))?;
        for watching in &mut self.watchers {
            if watching.person.as_ref().is_some_and(|watcher| watcher.id == from.id) {
                watching.muted.retain(|muted| muted != person);
                if on {
                    watching.muted.push(person.to_owned());
                }
            }
        }
        self.tell_table();
        Ok(None)
    }

    /// After its last move a match is over for everybody, but its result may not be stored yet.
    fn settled(&self) -> Result<(), Refusal> {
        let over = self.live.as_ref().is_some_and(|live| live.any().finished().is_some());
        if over && self.in_game() {
            return Err(Refusal::new(code::BUSY, "the result is being stored; try again in a moment"));
        }
        Ok(())
    }

    async fn ordered_start(&mut self, from: &PersonRef) -> Done {
        self.hosted(from)?;
        self.settled()?;
        if !matches!(self.kept.status, TableStatus::Waiting | TableStatus::Finished) {
            return Err(not_now("the game has begun"));
        }
        self.start().await.map(|()| None)
    }

    async fn close(&mut self, from: &PersonRef) -> Done {
        self.hosted(from)?;
        self.settled()?;
        if self.in_game() {
            return Err(not_now("a game is on"));
        }
        let before = self.kept.clone();
        self.kept.status = TableStatus::Closed;
        self.saved(before).await
    }

    async fn add_entropy(&mut self, from: &PersonRef, text: String) -> Done {
        let seat = Seat::new(self.seated(from)?);
        if text.is_empty() || text.chars().count() > ENTROPY {
            return Err(Refusal::new(code::TOO_LONG, "an addition has 1 to 200 characters"));
        }
        let before = self.kept.clone();
        let number = self.kept.current.number + 1;
        let coming = match self.kept.status {
            TableStatus::Waiting => &mut self.kept.current,
            TableStatus::Finished => self.kept.next.get_or_insert_with(|| KeptMatch::new(number)),
            _ => return Err(not_now("the cards are dealt")),
        };
        if coming.entropy.iter().any(|added| added.seat == seat) {
            return Err(not_now("you have added to the shuffles already"));
        }
        coming.entropy.push(Entropy { seat, text });
        self.saved(before).await
    }

    async fn rematch(&mut self, from: &PersonRef, yes: bool) -> Done {
        let seat = self.seated(from)?;
        self.settled()?;
        self.must_be(TableStatus::Finished, "the game is not over")?;
        let before = self.kept.clone();
        self.kept.rematch.retain(|other| *other != seat);
        if yes {
            self.kept.rematch.push(seat);
        }
        self.saved(before).await?;
        let would = |(at, seat): (usize, &KeptSeat)| match seat {
            KeptSeat::Person { left, .. } => !left && self.kept.rematch.contains(&(at as u8)),
            KeptSeat::Bot { .. } => true,
            KeptSeat::Open => false,
        };
        let all = self.kept.seats.iter().enumerate().all(would);
        if yes && all {
            self.start().await?;
        }
        Ok(None)
    }
}
