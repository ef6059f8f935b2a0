//! A client that drops the connection, repeats itself and mixes old orders in ends in the same game.

use serde_json::{Value, json};

use crate::harness::Server;
use crate::player::Player;

#[test]
fn dropping_repeating_and_reordering_change_nothing() {
    let folder = tempfile::tempdir().unwrap();
    let server = Server::start(folder.path());
    let (token, _) = server.guest("Ann");
    let setup = json!({
        "game": "chain",
        "seats": [{"kind": "open"}, {"kind": "bot", "level": "greedy"}],
        "pace": "instant",
    });
    let table = server.open(&token, &setup);
    server.order(&token, &table, "go", &json!({"do": "start"}));
    let mut player = Player::new(&token, &table, 3);
    let mut old: Vec<Value> = Vec::new();
    let mut connections = 0;
    while !player.over() {
        let mut socket = player.connect(&server);
        connections += 1;
        // Gets up to date, says everything twice and out of order, and is gone before the answer.
        loop {
            let message = socket.hear().expect("the server talks");
            let told = matches!(message["on"].as_str(), Some("view" | "events"));
            player.hear(&message);
            if told || player.over() {
                break;
            }
        }
        if player.pending.is_some() && connections % 3 == 0 {
            // Once in a while it waits for the answer, or the game would never end.
            let order = player.decide().unwrap();
            socket.say(&order);
            socket.say(&order);
            while player.pending.is_some() {
                player.hear(&socket.hear().unwrap());
            }
            continue;
        }
        if let Some(order) = player.decide() {
            for order in old.iter().rev().take(2) {
                socket.say(order);
            }
            socket.say(&order);
            if let Some(order) = old.last() {
                socket.say(order);
            }
            socket.say(&order);
            old.push(order);
        }
    }
    let record = server.get(&format!("/api/matches/{}/record", player.match_id), None);
    let own: Vec<&Value> = record["inputs"]
        .as_array()
        .unwrap()
        .iter()
        .filter(|input| input["seat"] == 0)
        .map(|input| &input["action"])
        .collect();
    let meant: Vec<&Value> = old.iter().map(|order| &order["order"]["action"]).collect();
    // The end of the game is told before the answer to the move that brought it.
    let answered = own.len() as u64 - u64::from(player.pending.is_some());
    assert_eq!(answered, player.moves, "each move once: {connections} connections");
    assert!(own.iter().all(|action| meant.contains(action)), "nothing but what was meant");
    assert!(connections > player.moves, "it did drop");
}
