//! Who sits where, and who is the host.

use cardinal_protocol::{PersonRef, Refusal, SeatPlan, TableStatus, code};

use super::kept::KeptSeat;
use super::orders::{Done, not_now};
use super::state::Table;
use crate::play::levels;

impl Table {
    /// Whoever takes a seat is there at this moment, however long nobody was.
    fn take_seat(&mut self, seat: usize, person: &PersonRef) {
        self.kept.seats[seat] = KeptSeat::Person { person: person.clone(), left: false };
        self.missing[seat] = Some(crate::ids::now());
    }

    pub(super) async fn sit(&mut self, from: &PersonRef, wanted: Option<u8>) -> Done {
        let before = self.kept.clone();
        let own = self.seat_of(&from.id);
        match self.kept.status {
            TableStatus::Closed => return Err(not_now("the table is closed")),
            TableStatus::Playing | TableStatus::Paused => {
                let seat = own.ok_or_else(|| not_now("the game has begun"))?;
                self.take_seat(usize::from(seat), from);
                self.thinking.remove(&seat);
                let done = self.saved(before).await;
                self.run_clocks();
                self.schedule();
                return done;
            }
            TableStatus::Waiting | TableStatus::Finished => {}
        }
        let taken = || Refusal::new(code::SEAT_TAKEN, "this seat is not free");
        let free = |seat: &KeptSeat| matches!(seat, KeptSeat::Open | KeptSeat::Person { left: true, .. });
        if let Some(own) = own.filter(|own| wanted.is_none_or(|wanted| wanted == *own)) {
            if !free(&self.kept.seats[usize::from(own)]) {
                return Ok(None);
            }
            self.take_seat(usize::from(own), from);
            return self.saved(before).await;
        }
        let first = || self.kept.seats.iter().position(free);
        let seat = wanted.map(usize::from).or_else(first).ok_or_else(taken)?;
        if !self.kept.seats.get(seat).is_some_and(free) {
            return Err(taken());
        }
        self.kept.prepare_next();
        if let Some(own) = own {
            self.kept.seats[usize::from(own)] = KeptSeat::Open;
        }
        self.take_seat(seat, from);
        self.kept.host.get_or_insert_with(|| from.clone());
        self.saved(before).await?;
        self.remark("sat-down", Some(from.clone()));
        let full = !self.kept.seats.iter().any(free);
        if full && self.kept.setup.start_when_full && self.kept.status == TableStatus::Waiting {
            self.start().await?;
        }
        Ok(None)
    }

    pub(super) async fn stand(&mut self, from: &PersonRef) -> Done {
        let seat = usize::from(self.seated(from)?);
        let before = self.kept.clone();
        self.kept.seats[seat] = if self.in_game() || self.kept.status == TableStatus::Finished {
            KeptSeat::Person { person: from.clone(), left: true }
        } else {
            KeptSeat::Open
        };
        self.kept.rematch.retain(|other| usize::from(*other) != seat);
        self.pass_host_on(&from.id);
        self.saved(before).await?;
        self.run_clocks();
        self.schedule();
        self.remark("left", Some(from.clone()));
        Ok(None)
    }

    /// Where the host has left, another person at the table becomes the host.
    pub(super) fn pass_host_on(&mut self, leaving: &str) {
        if self.kept.host.as_ref().is_some_and(|host| host.id == leaving) {
            let mut others = self.kept.seats.iter().filter_map(KeptSeat::person);
            self.kept.host = others.find(|person| person.id != leaving).cloned();
        }
    }

    pub(super) async fn plan_seat(&mut self, from: &PersonRef, seat: u8, plan: SeatPlan) -> Done {
        self.hosted(from)?;
        if self.in_game() || self.kept.status == TableStatus::Closed {
            return Err(not_now("the seats are settled"));
        }
        let before = self.kept.clone();
        if usize::from(seat) >= self.kept.seats.len() {
            return Err(Refusal::new(code::NOT_FOUND, "there is no such seat"));
        }
        let planned = match plan {
            SeatPlan::Open => KeptSeat::Open,
            SeatPlan::Bot { level } if levels().contains(&level.as_str()) => KeptSeat::Bot { level },
            SeatPlan::Bot { .. } => {
                return Err(Refusal::new(code::NOT_FOUND, "there is no bot of this level"));
            }
        };
        self.kept.prepare_next();
        self.kept.seats[usize::from(seat)] = planned;
        self.saved(before).await
    }

    pub(super) async fn hand_over(&mut self, from: &PersonRef, person: &str) -> Done {
        self.hosted(from)?;
        let before = self.kept.clone();
        let heir =
            self.kept.seats.iter().filter_map(KeptSeat::person).find(|sitter| sitter.id == person).cloned();
        let heir =
            heir.ok_or_else(|| Refusal::new(code::NOT_SEATED, "the new host must sit at the table"))?;
        self.kept.host = Some(heir);
        self.saved(before).await
    }
}
