//! What the clients of a table know.

use std::collections::BTreeMap;
use std::fmt::Write;

use crate::message::{ServerMessage, pick};
use crate::plan::SEATS;

/// What the four clients of a table know from the messages they got; client `n` is in seat `n`.
///
/// It reads and writes messages as text, so that its cost can be measured without a server.
#[derive(Debug)]
pub struct Knowledge {
    table: String,
    clients: [Client; SEATS],
    /// The tags of the actions that shed cards and so end the game.
    shedding: Vec<String>,
    random: u64,
    pub(crate) orders: u64,
    pub(crate) answered: u64,
    pub(crate) deliveries: u64,
    pub(crate) numbers: u64,
    pub(crate) begun: u64,
    pub(crate) errors: BTreeMap<String, u64>,
}

/// What one client knows.
#[derive(Debug, Default)]
struct Client {
    match_id: String,
    seq: u64,
    turn: Option<usize>,
    over: bool,
    /// The legal actions, as text; empty if it is another client's turn.
    legal: String,
}

impl Knowledge {
    /// Nothing yet, of a table of this game.
    pub fn new(table: String, game: &str, seed: u64) -> Self {
        Self {
            table,
            clients: Default::default(),
            shedding: cardinal_games::shedding(game).unwrap_or_default(),
            random: seed,
            orders: 0,
            answered: 0,
            deliveries: 0,
            numbers: 0,
            begun: 0,
            errors: BTreeMap::new(),
        }
    }

    /// Handles a message to one of the clients; fails if the table cannot continue.
    pub fn receive(&mut self, at: usize, text: &str) -> Result<(), String> {
        let message: ServerMessage<'_> = serde_json::from_str(text).map_err(|error| error.to_string())?;
        match message.on {
            "update" => self.update(at, &message)?,
            "done" => self.answered += 1,
            "refused" | "not_admitted" | "trouble" | "bye" => {
                self.answered += 1;
                let code = message.refusal.map_or("no reason", |refusal| refusal.code);
                *self.errors.entry(code.to_owned()).or_default() += 1;
            }
            _ => {}
        }
        Ok(())
    }

    fn update(&mut self, at: usize, message: &ServerMessage<'_>) -> Result<(), String> {
        let (Some(match_id), Some(seq), Some(outlook)) = (message.match_id, message.seq, &message.outlook)
        else {
            return Err("an update lacks a field".to_owned());
        };
        let client = &mut self.clients[at];
        let known = client.match_id == match_id;
        let before = if known { client.seq } else { 0 };
        if !known {
            match_id.clone_into(&mut client.match_id);
            self.begun += u64::from(at == 0);
        }
        let steps = message.steps;
        let follows = (steps.count == 0 || steps.first == before + 1) && before + steps.count == seq;
        if !follows && message.view.is_none() {
            return Err("a number is missing".to_owned());
        }
        if at == 0 {
            self.numbers += seq.saturating_sub(before);
        }
        // The deal of a match is not a move.
        self.deliveries += u64::from(known && seq > before);
        client.seq = seq;
        client.turn = outlook.turn();
        client.over = outlook.over();
        client.legal.clear();
        client.legal.push_str(outlook.legal.map_or("", |legal| legal.get()));
        Ok(())
    }

    /// Whether all clients, or at least one, have seen the end.
    pub(crate) fn over(&self, all: bool) -> bool {
        if all {
            self.clients.iter().all(|client| client.over)
        } else {
            self.clients.iter().any(|client| client.over)
        }
    }

    /// The number of refused orders.
    pub(crate) fn refused(&self) -> u64 {
        self.errors.values().sum()
    }

    /// Whether every order has its answer.
    pub(crate) const fn all_answered(&self) -> bool {
        self.answered == self.orders
    }

    /// Whether every client is past this number.
    pub(crate) fn all_past(&self, base: u64) -> bool {
        self.clients.iter().all(|client| client.seq > base)
    }

    /// The last number the first client has seen.
    pub fn seq(&self) -> u64 {
        self.clients[0].seq
    }

    /// Whether all clients have seen one deal, of a running game.
    pub(crate) fn dealt(&self) -> bool {
        let first = &self.clients[0];
        let same = |client: &Client| client.seq == first.seq && client.match_id == first.match_id;
        first.seq > 0 && !first.over && self.clients.iter().all(same)
    }

    /// A move of a client whose turn it is: its seat, and the message.
    pub fn decide(&mut self) -> Option<(usize, String)> {
        let seat = self.clients[0].turn?;
        let client = self.clients.get(seat)?;
        let random = &mut self.random;
        let action = pick(&client.legal, &self.shedding, || {
            *random = random.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
            *random >> 33
        })?;
        self.orders += 1;
        let mut text = String::with_capacity(160 + action.len());
        // Ids of tables and matches are letters and digits and need no escaping.
        write!(
            text,
            r#"{{"do":"order","table":"{}","id":"{}","order":{{"do":"moves","match_id":"{}","base":{},"actions":[{action}]}}}}"#,
            self.table, self.orders, client.match_id, client.seq
        )
        .ok()?;
        Some((seat, text))
    }

    /// The message that watches the table, without views.
    pub(crate) fn watch(&self) -> String {
        format!(r#"{{"do":"watch","table":"{}"}}"#, self.table)
    }

    /// The message with this order, in JSON.
    pub(crate) fn order(&mut self, order: &str) -> String {
        self.orders += 1;
        format!(r#"{{"do":"order","table":"{}","id":"{}","order":{order}}}"#, self.table, self.orders)
    }
}

#[cfg(test)]
mod tests {
    use cardinal_protocol::{TableOrder, ToServer, Watch};
    use serde_json::json;

    use super::*;

    fn update(match_id: &str, seq: u64, steps: &[u64], view: bool) -> String {
        let steps: Vec<_> = steps.iter().map(|seq| json!({"seq": seq, "at": 0, "notices": []})).collect();
        let mut update = json!({
            "on": "update", "table": "t", "match_id": match_id, "seq": seq, "steps": steps,
            "watcher": {"kind": "seat", "seat": 0},
            "outlook": {"turn": [1], "legal": [{"do": "flip", "position": 2}], "result": null}
        });
        if view {
            update["view"] = json!({});
        }
        update.to_string()
    }

    #[test]
    fn updates_are_followed_without_a_gap() {
        let mut known = Knowledge::new("t".to_owned(), "numboom", 1);
        for at in 0..SEATS {
            known.receive(at, &update("m", 3, &[], true)).unwrap();
        }
        assert!(known.dealt() && !known.all_past(3));
        for at in 0..SEATS {
            known.receive(at, &update("m", 5, &[4, 5], false)).unwrap();
        }
        assert!(known.all_past(4) && known.seq() == 5);
        assert_eq!((known.numbers, known.deliveries, known.begun), (5, 4, 1));
        known.receive(0, &update("m", 5, &[], false)).unwrap();
        assert_eq!(known.deliveries, 4, "an outlook alone is not a delivery");
        assert!(known.receive(0, &update("m", 7, &[7], false)).is_err(), "6 is missing");
        known.receive(0, &update("m", 7, &[], true)).unwrap();
        known.receive(0, &update("n", 2, &[1, 2], false)).unwrap();
        assert_eq!((known.begun, known.seq()), (2, 2));
    }

    #[test]
    fn what_is_sent_is_what_the_protocol_says() {
        let mut known = Knowledge::new("t".to_owned(), "numboom", 1);
        for at in 0..SEATS {
            known.receive(at, &update("m", 3, &[], true)).unwrap();
        }
        let (seat, text) = known.decide().unwrap();
        let actions = vec![json!({"do": "flip", "position": 2})];
        let order = TableOrder::Moves { match_id: "m".to_owned(), base: 3, actions };
        let expected = ToServer::Order { table: "t".to_owned(), id: "1".to_owned(), order };
        assert_eq!((seat, serde_json::from_str::<ToServer>(&text).unwrap()), (1, expected));
        let watch = Watch { table: "t".to_owned(), ..Watch::default() };
        assert_eq!(serde_json::from_str::<ToServer>(&known.watch()).unwrap(), ToServer::Watch(watch));
        let start =
            ToServer::Order { table: "t".to_owned(), id: "2".to_owned(), order: TableOrder::Start {} };
        assert_eq!(serde_json::from_str::<ToServer>(&known.order(r#"{"do":"start"}"#)).unwrap(), start);
        known.receive(1, r#"{"on":"done","table":"t","id":"1","seq":4}"#).unwrap();
        assert!(!known.all_answered());
        known
            .receive(0, r#"{"on":"refused","table":"t","id":"2","refusal":{"code":"stale","message":"no"}}"#)
            .unwrap();
        assert!(known.all_answered() && known.refused() == 1 && known.errors.contains_key("stale"));
    }
}
