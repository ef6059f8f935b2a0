//! The players' contributions to the shuffles: pledged as they take their seats, revealed between start and deal.
//!
//! The start fixes who has pledged, and in which order. From then on the seats are fixed, so no player who has seen what
//! others reveal can take their own pledge, or the start, back. A table waits for reveals only as long as
//! [`DEALING`]; what is missing then is left out, and the record says so.

use cardinal_engine::{Contribution, Entropy, Pledge, Seat};
use cardinal_protocol::{Millis, PersonRef, PledgeInfo, Refusal, TableStatus, code};
use serde::{Deserialize, Serialize};

use super::orders::{Done, not_now};
use super::roster::Roster;
use super::state::MatchState;
use super::table::Table;
use crate::clock::now;

/// How long a table waits for reveals.
pub(super) const DEALING: Millis = 3_000;

/// A pledge.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub(crate) struct Pledged {
    person: String,
    hash: String,
    /// Not stored before the deal: after a restart it is revealed again.
    value: Option<String>,
}

/// A pledge as it may be written.
pub(crate) fn checked(hash: &str) -> Result<&str, Refusal> {
    let digits = |byte: u8| byte.is_ascii_digit() || (b'a'..=b'f').contains(&byte);
    if hash.len() == 64 && hash.bytes().all(digits) {
        return Ok(hash);
    }
    Err(Refusal::new(code::MALFORMED, "a pledge must have 64 hexadecimal digits"))
}

impl MatchState {
    /// Records a pledge, in place of an earlier one of the person.
    pub(crate) fn pledge(&mut self, person: &str, hash: &str) {
        self.pledges.retain(|pledged| pledged.person != person);
        let (person, hash) = (person.to_owned(), hash.to_owned());
        self.pledges.push(Pledged { person, hash, value: None });
    }

    /// Only those who play add anything.
    fn settle_pledges(&mut self, roster: &Roster) {
        self.pledges.retain(|pledged| roster.seat_of(&pledged.person).is_some());
    }

    /// Whether a player has pledged and not revealed yet.
    fn awaits_reveals(&self, roster: &Roster) -> bool {
        self.pledges.iter().any(|one| one.value.is_none() && roster.seat_of(&one.person).is_some())
    }

    /// Closes the list: what was revealed is added to the shuffles, in the order of the pledges.
    fn collect(&mut self, roster: &Roster) {
        let added = |pledged: &Pledged| {
            let seat = Seat::new(roster.seat_of(&pledged.person)?);
            Some(Entropy { seat, text: pledged.value.clone()? })
        };
        if !self.pledges.is_empty() {
            self.entropy = self.pledges.iter().filter_map(added).collect();
        }
    }

    /// The pledges as the record has them.
    pub(super) fn pledges(&self, roster: &Roster) -> Vec<Pledge> {
        let pledge = |one: &Pledged| {
            Some(Pledge { seat: Seat::new(roster.seat_of(&one.person)?), hash: one.hash.clone() })
        };
        self.pledges.iter().filter_map(pledge).collect()
    }

    /// The pledges as the whole table sees them.
    pub(super) fn pledge_infos(&self, roster: &Roster) -> Vec<PledgeInfo> {
        let info = |one: &Pledged| {
            let seat = roster.seat_of(&one.person)?;
            Some(PledgeInfo { seat, hash: one.hash.clone(), revealed: one.value.is_some() })
        };
        self.pledges.iter().filter_map(info).collect()
    }
}

impl Table {
    /// Refuses changes that the deal depends on between start and deal.
    pub(super) fn undealt(&self) -> Result<(), Refusal> {
        if self.state.dealing {
            return Err(not_now("the cards are being dealt"));
        }
        Ok(())
    }

    /// Promises to add something to the shuffles of the match that is dealt next.
    pub(super) async fn pledge(&mut self, from: &PersonRef, hash: &str) -> Done {
        self.seated(from)?;
        let hash = checked(hash)?;
        if self.state.in_game() || self.state.status == TableStatus::Closed || self.state.dealing {
            return Err(not_now("the pledges are closed"));
        }
        let known = |one: &Pledged| one.person == from.id && one.hash == hash;
        if self.state.coming_match().pledges.iter().any(known) {
            return Ok(None);
        }
        self.edit(|state| state.coming_match().pledge(&from.id, hash)).await.map(|()| None)
    }

    /// Keeps a promise.
    pub(super) async fn reveal(&mut self, from: &PersonRef, value: &str) -> Done {
        self.seated(from)?;
        if !self.state.dealing {
            return Err(not_now("nothing is being dealt"));
        }
        let hash = Contribution::read(value).map(|contribution| contribution.pledge());
        let own = self.state.current.pledges.iter_mut().find(|one| one.person == from.id);
        let own = own.ok_or_else(|| not_now("you have pledged nothing"))?;
        if hash.as_ref() != Some(&own.hash) {
            return Err(Refusal::new(code::MALFORMED, "the revealed bytes do not match the pledge"));
        }
        own.value = Some(value.to_owned());
        self.changes.table = true;
        if !self.state.current.awaits_reveals(&self.state.roster) {
            self.finish_dealing().await?;
        }
        Ok(None)
    }

    /// Starts the next match: at once, or after the reveals.
    pub(super) async fn start(&mut self) -> Result<(), Refusal> {
        if self.state.roster.has_vacancy() {
            return Err(Refusal::new(code::SEATS_OPEN, "every seat must be taken before the start"));
        }
        if self.state.dealing {
            return Ok(());
        }
        let roster = self.state.roster.clone();
        if !self.state.coming_match().awaits_reveals(&roster) {
            return self.deal_now().await;
        }
        let begun = self.edit(|state| {
            state.prepare_next();
            state.roster.forget_offers();
            state.current.settle_pledges(&roster);
            state.dealing = true;
        });
        begun.await?;
        self.dealing = Some(now() + DEALING);
        Ok(())
    }

    /// Deals with what has been revealed.
    pub(super) async fn finish_dealing(&mut self) -> Result<(), Refusal> {
        self.state.current.collect(&self.state.roster);
        let dealt = Box::pin(self.deal_now()).await;
        // A deal that could not be stored is tried again: everything it depends on is settled.
        self.dealing = dealt.is_err().then(|| now() + 1_000);
        dealt
    }
}
