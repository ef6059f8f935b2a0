//! `kill -9` at any moment: what was acknowledged is there, clients resume, no table is stuck.

use serde_json::json;

use crate::harness::{Server, Socket};
use crate::player::Player;

/// How often the server is killed.
const CRASHES: u32 = 50;

#[test]
fn what_was_acknowledged_survives_any_crash() {
    let folder = tempfile::tempdir().unwrap();
    let mut server = Server::start(folder.path());
    let (token, _) = server.guest("Ann");
    let (mut crashes, mut games, mut wait) = (0, 0, 7_u64);
    while crashes < CRASHES {
        games += 1;
        let setup = json!({
            "game": "number-chain",
            "seats": [{"kind": "open"}, {"kind": "bot", "level": "greedy"}],
            "pace": "instant",
        });
        let table = server.open(&token, &setup);
        server.order(&token, &table, "go", &json!({"do": "start"}));
        let mut player = Player::new(&token, &table, games);
        let mut socket = player.connect(&server);
        let mut acknowledged = 0;
        while !player.over() {
            // Between one and a few dozen messages, then the power goes, mostly with a move under way.
            wait = wait * 1_103_515_245 % 2_147_483_647;
            let mut left = wait % 40 + 1;
            while left > 0 && !player.over() {
                let Some(message) = socket.hear() else { break };
                left -= 1;
                if message["on"] == "done" {
                    acknowledged = acknowledged.max(message["seq"].as_u64().unwrap_or(0));
                }
                player.hear(&message);
                if player.pending.is_none()
                    && let Some(order) = player.decide()
                {
                    socket.say(&order);
                }
            }
            if crashes < CRASHES && !player.over() {
                server.crash();
                crashes += 1;
                let seen = player.seq;
                socket = Socket::connect(&server.address, Some(&token)).expect("it is back");
                assert!(socket.say(&player.watch()));
                while let Some(message) = socket.hear() {
                    let told = matches!(message["on"].as_str(), Some("view" | "events"));
                    player.hear(&message);
                    if told {
                        break;
                    }
                }
                assert!(
                    player.seq >= seen.max(acknowledged),
                    "number {acknowledged} was acknowledged and is lost"
                );
                // A move whose answer was lost is sent again with the same id: done once, whatever had happened.
                if let Some(order) = player.decide() {
                    socket.say(&order);
                }
            }
        }
        let record = server.get(&format!("/api/matches/{}/record", player.match_id), None);
        let own = record["inputs"].as_array().unwrap().iter().filter(|input| input["seat"] == 0).count();
        // The end of the game is told before the answer to the move that brought it.
        let answered = own as u64 - u64::from(player.pending.is_some());
        assert_eq!(answered, player.moves, "every move of this client is in the record once");
    }
    println!("{crashes} crashes in {games} games");
}
