//! A look into a table, for simulations.

use std::sync::Arc;

use cardinal_protocol::{Clocks as ShownClocks, Millis, TableStatus};
use serde_json::Value;

use super::table::Table;
use crate::clock::now;

/// What a table looks like inside.
#[derive(Clone, Debug)]
pub(crate) struct Inspection {
    /// The node that runs the table, where there may be several.
    pub(crate) node: Option<Arc<str>>,
    pub(crate) status: TableStatus,
    pub(crate) match_id: String,
    /// The last number of the match.
    pub(crate) head: u64,
    pub(crate) clocks: ShownClocks,
    /// Which bots think, and when.
    pub(crate) bots: String,
    /// When something is due.
    pub(crate) due: Millis,
    /// Whether the table does not know what is stored.
    pub(crate) in_doubt: bool,
    /// The person at each seat, if any.
    pub(crate) people: Vec<Option<String>>,
    /// The table as it would be stored.
    pub(crate) state: Value,
}

impl Table {
    pub(super) fn inspect(&mut self) -> Inspection {
        let due = self.next_deadline();
        let person = |seat| self.state.roster.person(seat).map(|person| person.id.clone());
        Inspection {
            node: self.storage.node().cloned(),
            status: self.state.status,
            match_id: self.state.current.id.clone(),
            head: self.journal.head(),
            clocks: self.clocks.shown(now()),
            bots: format!("{:?}", self.bots),
            due,
            in_doubt: self.storage.needs_reload(),
            people: self.state.roster.numbers().map(person).collect(),
            state: serde_json::to_value(&self.state).expect("it has string keys only"),
        }
    }
}
