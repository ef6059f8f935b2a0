//! A server that takes the place of an earlier one goes on with its games.

use serde_json::{Value, json};

use crate::database::Database;
use crate::duel::Duel;
use crate::harness::Server;
use crate::player::Player;

#[test]
fn the_games_of_an_earlier_server_go_on_and_its_records_hold() {
    let facts: Value = serde_json::from_str(include_str!("../upgrade/facts.json")).unwrap();
    let folder = tempfile::tempdir().unwrap();
    Database::restore(folder.path(), include_str!("../upgrade/database.sql"));
    let server = Server::start(folder.path());
    let token = |name: &str| facts["people"][name].as_str().unwrap();
    for known in facts["tables"].as_array().unwrap() {
        let (table, last) = (known["table"].as_str().unwrap(), &known["last"]);
        let (by, id) = (token(last["by"].as_str().unwrap()), last["id"].as_str().unwrap());
        let order = json!({"do": "moves", "match_id": known["match"], "base": last["base"], "actions": [last["action"]]});
        let again = server.order(by, table, id, &order);
        assert_eq!(again["seq"], last["seq"], "{}: made before the upgrade, done once", known["game"]);
        let heard = server.get(&format!("/api/tables/{table}/events"), Some(by))["messages"].clone();
        let lines = heard.as_array().unwrap().iter().filter(|message| message["on"] == "chat");
        let said: Vec<&Value> = lines.flat_map(|chat| chat["lines"].as_array().unwrap()).collect();
        assert!(said.iter().any(|line| line["text"] == "good luck"), "{heard}");
        let mut duel = Duel::resume(&server, table, [token("Ann"), token("Ben")]);
        assert!(duel.players[0].seq >= last["seq"].as_u64().unwrap());
        duel.finish();
        server.verified(token("Ann"), known["match"].as_str().unwrap());
    }
    let mut alone = Player::new(token("Ann"), facts["with_bot"].as_str().unwrap(), 1);
    alone.play(&server);
    server.verified(token("Ann"), &alone.match_id);
    for finished in facts["finished"].as_array().unwrap() {
        let record = server.verified(token("Ann"), finished["match"].as_str().unwrap());
        assert_eq!(record["game"], finished["game"]);
        let path = format!("/api/matches/{}/replay", finished["match"].as_str().unwrap());
        let replay = server.get(&path, Some(token("Ann")));
        assert!(replay["updates"].as_array().is_some_and(|updates| updates.len() > 1), "{replay}");
    }
}
