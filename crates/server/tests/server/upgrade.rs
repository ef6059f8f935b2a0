//! A server that takes the place of an earlier one goes on with its games; see `tests/upgrade/README.md`.

use std::path::{Path, PathBuf};

use serde_json::{Value, json};

use crate::database::Database;
use crate::duel::Duel;
use crate::harness::Server;
use crate::player::Player;

/// The folders of the earlier servers.
fn examples() -> Vec<PathBuf> {
    let all = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/upgrade");
    let entries = std::fs::read_dir(all).unwrap().map(|entry| entry.unwrap().path());
    let mut folders: Vec<PathBuf> = entries.filter(|path| path.is_dir()).collect();
    folders.sort();
    folders
}

/// What an earlier server left, and what its players knew of it.
struct Example {
    name: String,
    database: String,
    facts: Value,
}

impl Example {
    fn read(folder: &Path) -> Self {
        let text = |name: &str| {
            let file = folder.join(name);
            std::fs::read_to_string(&file).unwrap_or_else(|error| panic!("{}: {error}", file.display()))
        };
        let name = folder.file_name().unwrap().to_string_lossy().into_owned();
        assert!(text("README.md").lines().count() > 0, "{name} does not say how it was made");
        Self {
            name,
            database: text("database.sql"),
            facts: serde_json::from_str(&text("facts.json")).unwrap(),
        }
    }

    fn token(&self, name: &str) -> &str {
        self.facts["people"][name].as_str().unwrap()
    }

    fn people(&self) -> [&str; 2] {
        [self.token("Ann"), self.token("Ben")]
    }

    fn list(&self, name: &str) -> &[Value] {
        self.facts[name].as_array().map_or(&[], Vec::as_slice)
    }
}

#[test]
fn the_games_of_earlier_servers_go_on_and_their_records_hold() {
    let folders = examples();
    assert!(folders.len() >= 2, "{folders:?}");
    for folder in folders {
        let example = Example::read(&folder);
        let data = tempfile::tempdir().unwrap();
        Database::restore(data.path(), &example.database);
        let mut server = Server::start(data.path());
        let games: Vec<&str> = cardinal_games::all().iter().map(|game| game.info().id).collect();
        let held: Vec<&str> =
            example.list("tables").iter().map(|known| known["game"].as_str().unwrap()).collect();
        assert_eq!(held, games, "{}: there is a table of every game", example.name);
        for known in example.list("tables") {
            a_running_game_goes_on(&server, &example, known);
        }
        for known in example.list("with_bots") {
            let mut alone = Player::new(example.token("Ann"), known["table"].as_str().unwrap(), 1);
            alone.play(&server);
            server.verified(example.token("Ann"), &alone.match_id);
        }
        for known in example.list("waiting") {
            let table = known["table"].as_str().unwrap();
            server.order(example.token("Ben"), table, "sit", &json!({"do": "sit"}));
            let mut duel = Duel::resume(&server, table, example.people());
            assert_eq!(duel.step()["on"], "done", "{}: it begins", example.name);
        }
        for known in example.list("finished") {
            a_finished_game_is_kept(&server, &example, known);
        }
        if let Some(member) = example.facts.get("member") {
            let sign_in = json!({"login": member["login"], "password": member["password"]});
            let (status, me) = server.ask("POST", "/api/sign-in", None, &sign_in.to_string());
            assert_eq!((status, &me["name"]), (200, &member["name"]), "{}: {me}", example.name);
        }
        assert_eq!(server.terminate(), Some(0));
    }
}

/// A game that was on: what was done is known, what was said is there, a move can be taken back, and it comes to its end.
fn a_running_game_goes_on(server: &Server, example: &Example, known: &Value) {
    let (table, last) = (known["table"].as_str().unwrap(), &known["last"]);
    let what = format!("{} of {}", known["game"], example.name);
    let (by, id) = (example.token(last["by"].as_str().unwrap()), last["id"].as_str().unwrap());
    let order =
        json!({"do": "moves", "match_id": known["match"], "base": last["base"], "actions": [last["action"]]});
    let again = server.order(by, table, id, &order);
    assert_eq!(again["seq"], last["seq"], "{what}: made before the upgrade, done once");
    let heard = server.get(&format!("/api/tables/{table}/events"), Some(by))["messages"].clone();
    let lines = heard.as_array().unwrap().iter().filter(|message| message["on"] == "chat");
    let said: Vec<&Value> = lines.flat_map(|chat| chat["lines"].as_array().unwrap()).collect();
    assert!(said.iter().any(|line| line["text"] == "good luck"), "{what}: {heard}");
    let mut duel = Duel::resume(server, table, example.people());
    assert!(duel.players[0].seq >= last["seq"].as_u64().unwrap(), "{what}");
    let mut undone = known["undone"].as_u64().unwrap_or(0);
    let rated = server.get(&format!("/api/tables/{table}"), Some(by))["rated"].as_bool().unwrap();
    if !rated {
        duel.dawdle();
        assert_eq!(duel.step()["on"], "done", "{what}");
        // What ends the game is not taken back.
        if !duel.over() {
            duel.take_back(server);
            undone += 1;
            duel = Duel::resume(server, table, example.people());
        }
    }
    duel.finish();
    let thanks = json!({"do": "say", "text": "well played"});
    server.order(by, table, "thanks", &thanks);
    let record = server.verified(by, known["match"].as_str().unwrap());
    let listed = record["undone"].as_array().map_or(0, Vec::len);
    assert_eq!(listed as u64, undone, "{what}: the record lists what was taken back");
}

/// A game that was over: its record holds and can be replayed.
fn a_finished_game_is_kept(server: &Server, example: &Example, known: &Value) {
    let (token, id) = (example.token("Ann"), known["match"].as_str().unwrap());
    let record = server.verified(token, id);
    assert_eq!(record["game"], known["game"], "{}", example.name);
    let replay = server.get(&format!("/api/matches/{id}/replay"), Some(token));
    assert!(replay["updates"].as_array().is_some_and(|updates| updates.len() > 1), "{replay}");
}

/// Every version that has notes in the changelog can be upgraded from, and so can the present one.
#[test]
fn every_released_version_has_left_a_database() {
    let changes = include_str!("../../../../CHANGELOG.md");
    let released = changes.lines().filter_map(|line| line.strip_prefix("## ")?.split_whitespace().next());
    let released = released.filter(|name| *name != "Unreleased").chain([env!("CARGO_PKG_VERSION")]);
    let stored: Vec<String> = examples().iter().map(|folder| Example::read(folder).name).collect();
    for version in released {
        assert!(
            stored.iter().any(|name| name == version),
            "no database of {version}; cargo xtask upgrade-example"
        );
    }
}
