//! Writes the database that a server of this version leaves, for the tests of later ones; see `tests/upgrade/README.md`.

use std::path::PathBuf;

use serde_json::{Value, json};

use crate::database::Database;
use crate::duel::Duel;
use crate::harness::Server;
use crate::player::Player;

/// Set to the folder that the example goes to.
const FOLDER: &str = "CARDINAL_UPGRADE_EXAMPLE";

/// Moves before one is taken back, and again after it.
const MOVES: usize = 4;

#[test]
#[ignore = "it writes the example of this version: cargo xtask upgrade-example"]
fn write() {
    let Some(folder) = std::env::var_os(FOLDER).map(PathBuf::from) else { return };
    let data = tempfile::tempdir().unwrap();
    let mut server = Server::start(data.path());
    let ((ann, _), (ben, _)) = (server.guest("Ann"), server.guest("Ben"));
    let member = json!({"login": "cem", "password": "in the middle of a game", "name": "Cem"});
    let (status, answer) = server.ask("POST", "/api/sign-up", None, &member.to_string());
    assert_eq!(status, 200, "{answer}");
    let games: Vec<&str> = cardinal_games::all().iter().map(|game| game.info().id).collect();
    let each = |of: &dyn Fn(&str) -> Value| games.iter().map(|game| of(game)).collect::<Vec<Value>>();
    let facts = json!({
        "people": {"Ann": ann, "Ben": ben},
        "member": member,
        "tables": each(&|game| lasting(&|_| running(&server, game, [&ann, &ben]))),
        "with_bots": each(&|game| lasting(&|seed| with_bots(&server, game, &ann, seed))),
        "waiting": each(&|game| waiting(&server, game, &ann)),
        "finished": each(&|game| finished(&server, game, [&ann, &ben])),
    });
    assert_eq!(server.terminate(), Some(0));
    let mut database = Database::open(data.path());
    let version = database.number("SELECT MAX(version) FROM _sqlx_migrations");
    let readme = format!(
        "Made by `cargo xtask upgrade-example` with version {}. Its database has version {version}.\n",
        env!("CARGO_PKG_VERSION")
    );
    std::fs::create_dir_all(&folder).unwrap();
    std::fs::write(folder.join("database.sql"), database.text()).unwrap();
    std::fs::write(folder.join("facts.json"), serde_json::to_string_pretty(&facts).unwrap() + "\n").unwrap();
    std::fs::write(folder.join("README.md"), readme).unwrap();
}

/// The first game that is still on: some are over within a few moves.
fn lasting(play: &dyn Fn(u64) -> Option<Value>) -> Value {
    (1..50).find_map(play).expect("not every game is over at once")
}

/// A table for two people who greet each other.
fn table(server: &Server, game: &str, host: &str, rated: bool) -> String {
    let setup = json!({"game": game, "seats": [{"kind": "open"}, {"kind": "open"}], "rated": rated, "start_when_full": true});
    let table = server.open(host, &setup);
    server.order(host, &table, "hi", &json!({"do": "say", "text": "good luck"}));
    table
}

/// A game in the middle, with a move that was taken back; `None` if it was over too early.
fn running(server: &Server, game: &str, tokens: [&str; 2]) -> Option<Value> {
    let table = table(server, game, tokens[0], false);
    server.order(tokens[1], &table, "sit", &json!({"do": "sit"}));
    let mut duel = Duel::resume(server, &table, tokens);
    duel.dawdle();
    let play = |duel: &mut Duel| {
        let mut seq = Value::Null;
        for _ in 0..MOVES {
            seq = duel.step()["seq"].clone();
            if duel.over() {
                return None;
            }
        }
        Some(seq)
    };
    play(&mut duel)?;
    duel.take_back(server);
    let seq = play(&mut duel)?;
    let (by, last) = duel.last();
    let order = &last["order"];
    Some(json!({
        "table": table,
        "game": game,
        "match": order["match_id"],
        "undone": 1,
        "last": {
            "by": if by == 0 { "Ann" } else { "Ben" },
            "id": last["id"],
            "base": order["base"],
            "action": order["actions"][0],
            "seq": seq,
        },
    }))
}

/// A game against a bot, in the middle; `None` if it was over too early.
fn with_bots(server: &Server, game: &str, token: &str, seed: u64) -> Option<Value> {
    let setup = json!({"game": game, "seats": [{"kind": "open"}, {"kind": "bot", "level": "random"}], "pace": "instant"});
    let table = server.open(token, &setup);
    server.order(token, &table, "go", &json!({"do": "start"}));
    let mut player = Player::new(token, &table, seed);
    // It plays anything, so that the game lasts.
    player.shedding = vec!["nothing".to_owned()];
    let mut socket = player.connect(server);
    while player.moves < 3 {
        player.hear(&socket.hear().expect("the server goes on talking"));
        if player.over() {
            return None;
        }
        if player.pending.is_none()
            && let Some(order) = player.decide()
        {
            assert!(socket.say(&order));
        }
    }
    Some(json!({"table": table, "game": game}))
}

/// A table with an open seat.
fn waiting(server: &Server, game: &str, host: &str) -> Value {
    json!({"table": table(server, game, host, false), "game": game})
}

/// A rated game that is over.
fn finished(server: &Server, game: &str, tokens: [&str; 2]) -> Value {
    let table = table(server, game, tokens[0], true);
    server.order(tokens[1], &table, "sit", &json!({"do": "sit"}));
    let mut duel = Duel::resume(server, &table, tokens);
    duel.finish();
    json!({"table": table, "game": game, "match": duel.players[0].match_id})
}
