//! A client that plays: takes the first legal move that a fixed generator picks.

use serde_json::{Value, json};

use crate::harness::{Server, Socket};

/// What a client knows of one table.
pub(crate) struct Player {
    pub(crate) token: String,
    pub(crate) table: String,
    pub(crate) match_id: String,
    pub(crate) seq: u64,
    pub(crate) outlook: Value,
    pub(crate) status: String,
    pub(crate) result: Value,
    pub(crate) seat: Option<u64>,
    pub(crate) moves: u64,
    random: u64,
    /// The tags of the actions that lead towards the end of the game.
    pub(crate) shedding: Vec<String>,
    /// The order that has not been answered yet.
    pub(crate) pending: Option<(String, Value)>,
}

impl Player {
    pub(crate) fn new(token: &str, table: &str, seed: u64) -> Self {
        Self {
            token: token.to_owned(),
            table: table.to_owned(),
            match_id: String::new(),
            seq: 0,
            outlook: Value::Null,
            status: String::new(),
            result: Value::Null,
            seat: None,
            moves: 0,
            random: seed,
            shedding: Vec::new(),
            pending: None,
        }
    }

    /// What to send to catch up.
    pub(crate) fn watch(&self) -> Value {
        let since = (self.seq > 0).then(|| json!({"match_id": self.match_id, "seq": self.seq}));
        json!({"do": "watch", "table": self.table, "since": since})
    }

    /// A socket that watches.
    pub(crate) fn connect(&self, server: &Server) -> Socket {
        let mut socket = server.socket(Some(&self.token));
        assert!(socket.say(&self.watch()));
        socket
    }

    /// Takes a message in. Numbers must follow each other.
    pub(crate) fn hear(&mut self, message: &Value) {
        if message["table"].as_str().is_some_and(|table| table != self.table) {
            return;
        }
        match message["on"].as_str().unwrap() {
            "update" => {
                let seq = message["seq"].as_u64().unwrap();
                let numbers: Vec<u64> = message["steps"]
                    .as_array()
                    .unwrap()
                    .iter()
                    .map(|step| step["seq"].as_u64().unwrap())
                    .collect();
                if message["view"].is_null() {
                    assert_eq!(
                        message["match_id"], *self.match_id,
                        "another match is shown first: {message}"
                    );
                    let expected: Vec<u64> = (self.seq + 1..=seq).collect();
                    assert_eq!(numbers, expected, "a number is missing or doubled: {message}");
                }
                assert!(numbers.last().is_none_or(|last| *last == seq), "{message}");
                message["match_id"].as_str().unwrap().clone_into(&mut self.match_id);
                self.seq = seq;
                self.outlook = message["outlook"].clone();
            }
            "table" => {
                if self.shedding.is_empty() {
                    let game = message["table"]["game"].as_str().unwrap();
                    self.shedding = cardinal_games::shedding(game).unwrap();
                }
                message["table"]["status"].as_str().unwrap().clone_into(&mut self.status);
                self.result = message["table"]["current"]["result"].clone();
                self.seat = message["your_seat"].as_u64();
            }
            "done" | "refused" if self.pending.as_ref().is_some_and(|(id, _)| message["id"] == **id) => {
                self.pending = None;
                self.moves += u64::from(message["on"] == "done");
            }
            "bye" => panic!("the server sends a player away: {message}"),
            _ => {}
        }
    }

    pub(crate) fn over(&self) -> bool {
        self.status == "finished"
    }

    fn below(&mut self, bound: usize) -> usize {
        self.random =
            self.random.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (self.random >> 33) as usize % bound
    }

    /// The next order, if it is this client's turn and nothing is under way.
    pub(crate) fn decide(&mut self) -> Option<Value> {
        if let Some((id, order)) = &self.pending {
            return Some(json!({"do": "order", "table": self.table, "id": id, "order": order}));
        }
        let to_act = self.outlook["turn"].as_array()?.iter().any(|seat| seat.as_u64() == self.seat);
        let legal = self.outlook["legal"].as_array().filter(|_| to_act)?.clone();
        // What sheds cards is preferred, for random games hardly ever end.
        let sheds = |action: &&Value| self.shedding.iter().any(|tag| action["do"] == **tag);
        let eager: Vec<Value> = legal.iter().filter(sheds).cloned().collect();
        let wanted = if eager.is_empty() { legal } else { eager };
        let action = wanted[self.below(wanted.len())].clone();
        Some(self.choose(&action))
    }

    /// The order to do just this.
    pub(crate) fn choose(&mut self, action: &Value) -> Value {
        let salt = self.below(1_000_000);
        let id = format!("{}-{}-{salt}", self.seq, self.moves);
        let order = json!({"do": "moves", "match_id": self.match_id, "base": self.seq, "actions": [action]});
        self.pending = Some((id.clone(), order.clone()));
        json!({"do": "order", "table": self.table, "id": id, "order": order})
    }

    /// Plays to the end over one good socket.
    pub(crate) fn play(&mut self, server: &Server) {
        let mut socket = self.connect(server);
        while !self.over() {
            let message = socket.hear().expect("the server goes on talking");
            self.hear(&message);
            if self.pending.is_none()
                && let Some(order) = self.decide()
            {
                assert!(socket.say(&order));
            }
        }
    }
}
