//! The secret of the shuffles and the order of the cards stay in the database until the end: they are in no frame, in no
//! HTTP body and in no line of the log, however much the log tells.

use std::process::Stdio;

use serde_json::{Value, json};

use crate::company::{Company, drain, to_act};
use crate::database::Database;
use crate::harness::Server;

/// How many cards in a row are no accident.
const ROW: usize = 8;

/// Some cards in the order in which they lie, as they would be written.
fn row(cards: &[Value]) -> String {
    let text = Value::Array(cards.to_vec()).to_string();
    text[1..text.len() - 1].to_owned()
}

fn luck(seat: usize) -> cardinal_engine::Contribution {
    cardinal_engine::Contribution::new([seat as u8 + 1; 32])
}

#[test]
fn the_secret_and_the_deck_never_leave_before_the_end() {
    let folder = tempfile::tempdir().unwrap();
    let log = folder.path().join("server.log");
    let server = Server::launch(folder.path(), |command| {
        let file = std::fs::File::create(&log).unwrap();
        command.env("CARDINAL_LOG", "trace").stderr(Stdio::from(file));
    });
    let mut file = Database::open(folder.path());
    let (mut texts, mut bytes) = (0, 0);
    for info in cardinal_games::all().iter().map(|game| game.info()) {
        let company = Company::meet(&server, info.id, 2, &json!({"open": true}));
        for (seat, token) in company.tokens.iter().enumerate() {
            let luck = json!({"do": "pledge", "hash": luck(seat).pledge()});
            server.order(token, &company.table, "luck", &luck);
        }
        server.order(&company.tokens[0], &company.table, "go", &json!({"do": "start"}));
        for (seat, token) in company.tokens.iter().enumerate() {
            let own = json!({"do": "reveal", "value": luck(seat).reveal()});
            server.order(token, &company.table, "own", &own);
        }
        let mut heard: Vec<String> = Vec::new();
        let mut players = company.players(&server);
        let mut eyes = server.socket(None);
        assert!(eyes.say(&json!({"do": "lobby", "on": true})));
        assert!(eyes.say(&json!({"do": "watch", "table": company.table})));
        let match_id = players[0].0.match_id.clone();
        let paths = [
            "/api/tables".to_owned(),
            format!("/api/tables/{}", company.table),
            format!("/api/tables/{}/events", company.table),
            "/api/my/tables".to_owned(),
            "/api/matches".to_owned(),
            format!("/api/matches/{match_id}"),
            format!("/api/matches/{match_id}/record"),
            format!("/api/matches/{match_id}/replay"),
            format!("/api/people/{}", company.ids[1]),
            format!("/api/leaderboard/{}/duel", info.id),
            "/metrics".to_owned(),
            format!("/table/{}", company.table),
            format!("/replay/{match_id}"),
        ];
        for number in 0..6 {
            let seat = to_act(&players[0].0);
            let base = players[seat].0.seq;
            let legal = players[seat].0.outlook["legal"].as_array().expect("it is up to date").clone();
            let action = &legal[number % legal.len()];
            let hint = json!({"do": "hint", "match_id": match_id, "base": base});
            let made = json!({"do": "moves", "match_id": match_id, "base": base, "actions": [action]});
            let undo = json!({"do": "undo", "match_id": match_id, "base": base});
            for (id, order) in [("hint", &hint), ("late", &undo), ("move", &made), ("undo", &undo)] {
                if id == "hint" && number > 0 {
                    continue;
                }
                let path = format!("/api/tables/{}/orders/{id}{number}", company.table);
                let asked = server.ask("POST", &path, Some(&company.tokens[seat]), &order.to_string());
                heard.push(asked.1.to_string());
            }
            if company.info(&server)["status"] != "playing" {
                // A duel in Numboom may be over by now, and then everything is shown.
                break;
            }
            for token in [None, Some(company.tokens[0].as_str()), Some(company.tokens[1].as_str())] {
                heard.extend(paths.iter().map(|path| server.ask("GET", path, token, "").1.to_string()));
            }
            for (player, socket) in &mut players {
                for message in drain(socket) {
                    player.hear(&message);
                    heard.push(message.to_string());
                }
            }
            heard.extend(drain(&mut eyes).iter().map(Value::to_string));
        }
        let secret = file.secret(&match_id);
        assert_eq!(secret.len(), 64);
        let deals: Vec<Vec<Value>> = file
            .inputs(&match_id)
            .iter()
            .filter_map(|input| input["chance"].as_object()?.values().find_map(Value::as_array).cloned())
            .filter(|cards| cards.len() > 2 * ROW)
            .collect();
        assert!(!deals.is_empty(), "{}", info.id);
        heard.push(std::fs::read_to_string(&log).unwrap());
        texts += heard.len();
        bytes += heard.iter().map(String::len).sum::<usize>();
        for text in &heard {
            let lower = text.to_lowercase();
            assert!(!lower.contains(&secret), "{}: the secret is told: {text:.300}", info.id);
            for cards in &deals {
                // The bottom of the deck: no player has come so far.
                let hidden = row(&cards[cards.len() - ROW..]);
                let escaped = hidden.replace('"', "\\\"");
                assert!(!text.contains(&hidden) && !text.contains(&escaped), "{}: {text:.300}", info.id);
            }
        }
    }
    assert!(texts > 600 && bytes > 400_000, "{texts} texts, {bytes} bytes");
}
