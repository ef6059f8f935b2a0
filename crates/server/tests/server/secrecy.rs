//! What goes over the wire is what the game shows to that observer, and nothing else.
//!
//! The contract of the games proves that views, notices and legal moves do not depend on what their observer cannot
//! know. Here every frame that a seat and a spectator were sent during whole games is taken apart: the parts made by
//! the game must be exactly those of that observer, and everything else must be one of a few public things.

use cardinal_engine::{Observer, RecordFile, Seat};
use serde_json::{Value, json};

use crate::harness::Server;
use crate::player::Player;

/// The public fields of an outlook.
const PUBLIC: [&str; 7] = ["clocks", "lesson", "optional", "result", "scores", "turn", "undo"];

/// Everything there is in an update.
const UPDATE: [&str; 8] = ["match_id", "on", "outlook", "seq", "steps", "table", "view", "watcher"];

#[test]
fn nothing_but_an_observers_own_knowledge_is_sent() {
    let folder = tempfile::tempdir().unwrap();
    let server = Server::start(folder.path());
    let (token, _) = server.guest("Ann");
    for game in server.get("/api/games", None).as_array().unwrap() {
        let table = server.open(&token, &crate::play::setup(game, 1));
        server.order(&token, &table, "go", &json!({"do": "start"}));
        let mut player = Player::new(&token, &table, 11);
        // The spectator is shown every view, the player folds.
        let mut eyes = [player.connect(&server), server.socket(None)];
        assert!(eyes[1].say(&json!({"do": "watch", "table": table, "views": true})));
        let mut frames: [Vec<String>; 2] = [Vec::new(), Vec::new()];
        while !player.over() {
            let text = eyes[0].text().unwrap();
            player.hear(&serde_json::from_str(&text).unwrap());
            frames[0].push(text);
            if player.pending.is_none()
                && let Some(order) = player.decide()
            {
                eyes[0].say(&order);
            }
        }
        loop {
            let text = eyes[1].text().unwrap();
            let over = text.contains("\"status\":\"finished\"");
            frames[1].push(text);
            if over {
                break;
            }
        }
        let record = server.get(&format!("/api/matches/{}/record", player.match_id), Some(&token));
        let secret = record["fairness"]["secret"].as_str().unwrap().to_owned();
        let record: RecordFile = serde_json::from_value(record).unwrap();
        let whole = cardinal_games::of_record(&record).unwrap();
        for (frames, who) in frames.iter().zip([Observer::Seat(Seat::new(0)), Observer::Spectator]) {
            let (mut seen, mut shown) = (0, 0);
            for text in frames {
                assert!(!text.contains(&secret) && !text.contains("\"chance\""), "{text}");
                let frame: Value = serde_json::from_str(text).unwrap();
                let mut replay = whole.replay(&record).unwrap();
                match frame["on"].as_str().unwrap() {
                    "update" => {
                        for step in frame["steps"].as_array().unwrap() {
                            let at = step["seq"].as_u64().unwrap() as usize;
                            replay.go(at);
                            let told = replay.now().notices(at - 1, who);
                            assert_eq!(step["notices"], json!(told), "{}", game["id"]);
                            assert_eq!(step.as_object().unwrap().len(), 3, "{step}");
                        }
                        seen = frame["seq"].as_u64().unwrap();
                        replay.go(seen as usize);
                        if let Some(view) = frame.get("view") {
                            shown = seen;
                            assert_eq!(*view, replay.now().view(who));
                        }
                        let known = |key: &String| UPDATE.contains(&key.as_str());
                        assert!(frame.as_object().unwrap().keys().all(known), "{frame}");
                    }
                    // Nothing of these is made from the game.
                    "welcome" | "table" | "chat" | "done" | "your_turn" => continue,
                    other => panic!("unexpected: {other} {text}"),
                }
                let outlook = frame["outlook"].as_object().unwrap();
                let legal = match who {
                    Observer::Seat(seat) => replay.now().legal(seat),
                    _ => Vec::new(),
                };
                assert_eq!(outlook["legal"], if legal.is_empty() { Value::Null } else { json!(legal) });
                let known = |key: &String| key == "legal" || PUBLIC.contains(&key.as_str());
                assert!(outlook.keys().all(known), "{outlook:?}");
                assert_eq!(outlook["lesson"], Value::Null, "this is no lesson");
            }
            assert_eq!(seen as usize, record.inputs.len(), "the whole game was seen");
            assert_eq!(
                shown == seen,
                who == Observer::Spectator,
                "views are sent to those who asked for them"
            );
        }
    }
}
