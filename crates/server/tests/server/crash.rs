//! `kill -9` at any moment: what was acknowledged is there, clients resume, no table is stuck.

use serde_json::Value;

use crate::harness::{Server, Socket};
use crate::play::setup;
use crate::player::Player;

/// How often the server is killed, with a table of every game under way.
const CRASHES: u32 = 52;

/// A player, with the last confirmed number.
struct Seat {
    game: Value,
    player: Player,
    socket: Socket,
    acknowledged: u64,
    /// Crashes during this game of theirs, and in all.
    crashes: (u32, u32),
}

impl Seat {
    fn new(server: &Server, token: &str, game: &Value, seed: u64) -> Self {
        let table = server.open(token, &setup(game, 1));
        server.order(token, &table, "go", &serde_json::json!({"do": "start"}));
        let player = Player::new(token, &table, seed);
        let socket = player.connect(server);
        Self { game: game.clone(), player, socket, acknowledged: 0, crashes: (0, 0) }
    }

    /// Hears one message, and answers it in its own turn.
    fn go_on(&mut self) {
        let message = self.socket.hear().expect("the server goes on talking");
        if message["on"] == "done" {
            self.acknowledged = self.acknowledged.max(message["seq"].as_u64().unwrap_or(0));
        }
        self.player.hear(&message);
        if self.player.pending.is_none()
            && let Some(order) = self.player.decide()
        {
            self.socket.say(&order);
        }
    }

    /// Comes back after a crash.
    fn resume(&mut self, server: &Server) {
        let (seen, game) = (self.player.seq.max(self.acknowledged), &self.game["id"]);
        self.socket = self.player.connect(server);
        loop {
            let message = self.socket.hear().expect("it is back");
            let told = message["on"] == "update";
            self.player.hear(&message);
            if told {
                break;
            }
        }
        assert!(self.player.seq >= seen, "{game}: number {seen} was seen or acknowledged, and is lost");
        // A move whose answer was lost is sent again with the same id: executed once in every case.
        if let Some(order) = self.player.decide() {
            self.socket.say(&order);
        }
        self.crashes = (self.crashes.0 + 1, self.crashes.1 + 1);
    }

    /// After the end: every move of this client is in the record once.
    fn check(&self, server: &Server) {
        let record =
            server.get(&format!("/api/matches/{}/record", self.player.match_id), Some(&self.player.token));
        let own = record["inputs"].as_array().unwrap().iter().filter(|input| input["seat"] == 0).count();
        // The end of the game is told before the answer to the move that brought it.
        let answered = own as u64 - u64::from(self.player.pending.is_some());
        assert_eq!(answered, self.player.moves, "{} after {} crashes", self.game["id"], self.crashes.0);
    }
}

#[test]
fn what_was_acknowledged_survives_any_crash() {
    let folder = tempfile::tempdir().unwrap();
    let mut server = Server::start(folder.path());
    let (token, _) = server.guest("Ann");
    let games = server.get("/api/games", None);
    let mut seed = 0;
    let mut seats: Vec<Seat> = Vec::new();
    for game in games.as_array().unwrap() {
        seed += 1;
        seats.push(Seat::new(&server, &token, game, seed));
    }
    let (mut crashes, mut ended, mut wait) = (0, 0, 7_u64);
    while crashes < CRASHES {
        // Between one and a dozen messages at each table, then the power goes, mostly with moves under way.
        wait = wait * 1_103_515_245 % 2_147_483_647;
        for seat in &mut seats {
            for _ in 0..=wait % 12 {
                if seat.player.over() {
                    seat.check(&server);
                    (seed, ended) = (seed + 1, ended + 1);
                    let before = seat.crashes.1;
                    *seat = Seat::new(&server, &token, &seat.game, seed);
                    seat.crashes.1 = before;
                }
                seat.go_on();
            }
        }
        server.crash();
        crashes += 1;
        seats.iter_mut().filter(|seat| !seat.player.over()).for_each(|seat| seat.resume(&server));
    }
    for seat in &mut seats {
        assert!(seat.crashes.1 * 2 > CRASHES, "{} was hardly ever under way", seat.game["id"]);
        while !seat.player.over() {
            seat.go_on();
        }
        seat.check(&server);
    }
    println!("{crashes} crashes with {} tables each, {ended} games ended in between", seats.len());
}
