//! This player's contributions to the shuffles: pledged automatically when taking a seat, and revealed at the deal, so
//! that no one else can choose the cards.

use cardinal_engine::Contribution;
use cardinal_protocol::{TableInfo, TableOrder, TableStatus};

use crate::OrderId;

/// The most unanswered orders; a server that never answers gets no more.
const WAITING: usize = 8;

/// 32 bytes of the operating system's randomness.
pub(crate) fn fresh() -> Contribution {
    let mut bytes = [0; 32];
    getrandom::fill(&mut bytes).expect("the operating system has randomness");
    Contribution::new(bytes)
}

/// The contributions to the matches of one table, one after the other.
#[derive(Debug, Default)]
pub(crate) struct Contributions {
    /// The one for the next match, or for the running one.
    own: Option<Contribution>,
    /// The commitment of its match.
    pledged_for: Option<String>,
    /// The orders given for it, whose answers are not reported to the program.
    orders: Vec<OrderId>,
}

impl Contributions {
    /// Starts with one that was pledged before joining the table.
    pub(crate) fn with(own: Option<Contribution>) -> Self {
        Self { own, ..Self::default() }
    }

    /// The pledge for taking a seat, unless one is already pledged.
    pub(crate) fn first_pledge(&mut self) -> Option<String> {
        self.pledged_for.is_none().then(|| self.own.get_or_insert_with(fresh).pledge())
    }

    /// The order that is due at a table, for the person in this seat.
    pub(crate) fn due(&mut self, info: &TableInfo, seat: Option<u8>) -> Option<TableOrder> {
        if self.orders.len() >= WAITING {
            return None;
        }
        let given = info.pledges.iter().find(|pledge| Some(pledge.seat) == seat);
        let is_own = |own: &Contribution| given.is_some_and(|given| given.hash == own.pledge());
        if info.dealing.is_some() {
            let own =
                self.own.as_ref().filter(|own| is_own(own) && given.is_some_and(|one| !one.revealed))?;
            // A server that changes its secret after the pledge does not get the contribution.
            if self.pledged_for.get_or_insert_with(|| info.current.commitment.clone())
                != &info.current.commitment
            {
                return None;
            }
            return Some(TableOrder::Reveal { value: own.reveal() });
        }
        let coming = match info.status {
            TableStatus::Waiting => &info.current.commitment,
            TableStatus::Finished => info.next_commitment.as_ref()?,
            TableStatus::Playing | TableStatus::Paused | TableStatus::Closed => return None,
        };
        if seat.is_none() || info.lesson || self.pledged_for.as_ref() == Some(coming) {
            return None;
        }
        // A revealed contribution is public and must not be used for another match.
        let used = self.pledged_for.replace(coming.clone()).is_some();
        if used {
            self.own = None;
        }
        let own = self.own.get_or_insert_with(fresh);
        (!is_own(own)).then(|| TableOrder::Pledge { hash: own.pledge() })
    }

    /// Notes an order that was given for a contribution.
    pub(crate) fn ordered(&mut self, order: OrderId) {
        self.orders.push(order);
    }

    /// Whether an answered order was given for a contribution; forgets it.
    pub(crate) fn answered(&mut self, order: &OrderId) -> bool {
        let at = self.orders.iter().position(|known| known == order);
        at.map(|at| self.orders.swap_remove(at)).is_some()
    }
}

#[cfg(test)]
mod tests {
    use cardinal_protocol::PledgeInfo;
    use serde_json::json;

    use super::*;

    /// A table with these pledges: seat, hash, whether it is revealed.
    fn table(
        status: &str,
        dealing: Option<u64>,
        pledges: &[(u8, &str, bool)],
        commitment: &str,
    ) -> TableInfo {
        let current = json!({"id": "m", "number": 1, "commitment": commitment, "entropy": [], "started": null, "ended": null, "result": null, "ratings": null});
        let mut info: TableInfo = serde_json::from_value(json!({
            "id": "t", "version": 1, "game": "chain", "options": {}, "status": status, "seats": [], "host": null,
            "clock": {"kind": "none"}, "out_of_time": "default_move", "pace": "quick", "grace": 60, "open": false,
            "spectators": {}, "watchers": 0, "rated": false, "lesson": false, "start_when_full": false,
            "chat_open": true, "current": current, "next_commitment": "later", "vote": null, "rematch": [], "created": 0
        }))
        .unwrap();
        let pledge = |(seat, hash, revealed): &(u8, &str, bool)| PledgeInfo {
            seat: *seat,
            hash: (*hash).to_owned(),
            revealed: *revealed,
        };
        (info.dealing, info.pledges) = (dealing, pledges.iter().map(pledge).collect());
        info
    }

    fn pledged(order: Option<TableOrder>) -> String {
        let Some(TableOrder::Pledge { hash }) = order else { panic!("{order:?}") };
        hash
    }

    #[test]
    fn each_match_has_one_contribution_which_is_revealed_only_in_its_deal() {
        let mut own = Contributions::default();
        assert_eq!(own.due(&table("waiting", None, &[], "c"), None), None, "spectators add nothing");
        let hash = pledged(own.due(&table("waiting", None, &[], "c"), Some(1)));
        assert_eq!(own.due(&table("waiting", None, &[], "c"), Some(1)), None, "once");
        let mine = [(0, "other", false), (1, hash.as_str(), false)];
        assert_eq!(own.due(&table("waiting", Some(9), &mine, "another"), Some(1)), None, "another secret");
        assert_eq!(own.due(&table("waiting", Some(9), &mine, "c"), Some(0)), None, "another seat");
        let Some(TableOrder::Reveal { value }) = own.due(&table("waiting", Some(9), &mine, "c"), Some(1))
        else {
            panic!("it is time")
        };
        assert_eq!(Contribution::read(&value).unwrap().pledge(), hash);
        let revealed = [(1, hash.as_str(), true)];
        assert_eq!(own.due(&table("waiting", Some(9), &revealed, "c"), Some(1)), None);
        assert_eq!(own.due(&table("playing", None, &revealed, "c"), Some(1)), None);
        let next = pledged(own.due(&table("finished", None, &[], "c"), Some(1)));
        assert_ne!(next, hash, "what was revealed is not used again");
        assert_eq!(own.due(&table("waiting", None, &[(1, &next, false)], "later"), Some(1)), None);
    }

    #[test]
    fn a_contribution_pledged_before_joining_is_revealed_at_the_table() {
        let early = fresh();
        let mut own = Contributions::with(Some(early.clone()));
        let hash = early.pledge();
        let due = own.due(&table("waiting", Some(9), &[(0, &hash, false)], "c"), Some(0));
        assert_eq!(due, Some(TableOrder::Reveal { value: early.reveal() }));
        let mut own = Contributions::default();
        let hash = own.first_pledge().unwrap();
        assert_eq!(own.due(&table("waiting", None, &[(0, &hash, false)], "c"), Some(0)), None);
        assert_eq!(own.first_pledge(), None, "it is pledged");
    }
}
