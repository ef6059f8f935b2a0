//! Two people at a table, move by move: after each one both know the same number.

use std::sync::atomic::{AtomicU64, Ordering};

use serde_json::{Value, json};

use crate::harness::{Server, Socket};
use crate::player::Player;

static SEED: AtomicU64 = AtomicU64::new(5);

pub(crate) struct Duel {
    pub(crate) table: String,
    pub(crate) players: [Player; 2],
    sockets: [Socket; 2],
    /// The last order, and whose it was.
    last: Option<(usize, Value)>,
    /// Moves that were acknowledged.
    pub(crate) acknowledged: u64,
}

impl Duel {
    /// Opens a table for two and begins.
    pub(crate) fn begin(server: &Server, game: &str, tokens: [&str; 2]) -> Self {
        let setup =
            json!({"game": game, "seats": [{"kind": "open"}, {"kind": "open"}], "start_when_full": true});
        let table = server.open(tokens[0], &setup);
        server.order(tokens[1], &table, "sit", &json!({"do": "sit"}));
        Self::resume(server, &table, tokens)
    }

    /// Goes on at a table.
    pub(crate) fn resume(server: &Server, table: &str, tokens: [&str; 2]) -> Self {
        // Never the same twice, or the ids of two matches at one table would be the same.
        let seed = SEED.fetch_add(2, Ordering::Relaxed);
        let players = [Player::new(tokens[0], table, seed), Player::new(tokens[1], table, seed + 1)];
        let sockets = [players[0].connect(server), players[1].connect(server)];
        let mut duel = Self { table: table.to_owned(), players, sockets, last: None, acknowledged: 0 };
        duel.hear(|player| player.seq > 0 && player.seat.is_some());
        duel
    }

    /// Both listen until something holds for each.
    fn hear(&mut self, holds: impl Fn(&Player) -> bool) {
        for (player, socket) in self.players.iter_mut().zip(&mut self.sockets) {
            while !holds(player) {
                player.hear(&socket.hear().expect("the server goes on talking"));
            }
        }
    }

    /// One of the two disconnects.
    pub(crate) fn hang_up(self, at: usize) -> Socket {
        let [first, second] = self.sockets;
        if at == 0 { second } else { first }
    }

    pub(crate) fn over(&self) -> bool {
        self.players[0].over()
    }

    /// Both play anything from now on, so that the game lasts.
    pub(crate) fn dawdle(&mut self) {
        for player in &mut self.players {
            player.shedding = vec!["nothing".to_owned()];
        }
    }

    /// The last order, and whose it was.
    pub(crate) fn last(&self) -> (usize, &Value) {
        let (at, order) = self.last.as_ref().expect("there was one");
        (*at, order)
    }

    /// Takes the last move back, with the consent of the other where that is asked for; both know it afterwards.
    pub(crate) fn take_back(&mut self, server: &Server) {
        let (at, seq) = (self.last().0, self.players[0].seq);
        let token = |at: usize| self.players[at].token.as_str();
        let undo = json!({"do": "undo", "match_id": self.players[0].match_id, "base": seq});
        let asked = server.order(token(at), &self.table, &format!("back-{seq}"), &undo);
        if asked["seq"].is_null() {
            let vote =
                server.get(&format!("/api/tables/{}", self.table), Some(token(at)))["vote"]["id"].clone();
            let yes = json!({"do": "vote", "vote": vote, "yes": true});
            server.order(token(1 - at), &self.table, &format!("yes-{seq}"), &yes);
        }
        self.hear(|player| player.seq > seq);
    }

    /// The player whose turn it is makes a move; returns the answer.
    pub(crate) fn step(&mut self) -> Value {
        let mut decided =
            self.players.iter_mut().enumerate().filter_map(|(at, player)| Some((at, player.decide()?)));
        let (at, order) = decided.next().expect("it is a player's turn");
        drop(decided);
        self.last = Some((at, order));
        self.again()
    }

    /// Sends the last order once more, with the same id; gives the answer.
    pub(crate) fn again(&mut self) -> Value {
        let (at, order) = self.last.clone().expect("there was one");
        assert!(self.sockets[at].say(&order));
        let answer = loop {
            let message = self.sockets[at].hear().expect("the server answers");
            self.players[at].hear(&message);
            if matches!(message["on"].as_str(), Some("done" | "refused")) && message["id"] == order["id"] {
                break message;
            }
        };
        if let Some(seq) = answer["seq"].as_u64() {
            self.acknowledged += 1;
            self.hear(|player| player.seq >= seq);
            if self.players.iter().any(|player| !player.outlook["result"].is_null()) {
                self.hear(Player::over);
            }
        }
        answer
    }

    /// Plays to the end; every move must be acknowledged.
    pub(crate) fn finish(&mut self) {
        while !self.over() {
            let answer = self.step();
            assert_eq!(answer["on"], "done", "{answer}");
        }
    }
}
