//! The log of a match: whole and in pages, however long it is, after a restart, after an undo, and never ahead of what a
//! watcher may know.

use cardinal_engine::{Observer, Seat};
use serde_json::{Value, json};

use crate::company::{Company, catch_up, drain, draw_card, make_move, to_act, until};
use crate::database::Database;
use crate::harness::{Server, Socket};
use crate::replica::replay;

/// A socket that watches a table, and its first update.
fn watching(server: &Server, table: &str, token: Option<&str>) -> (Socket, Value) {
    let mut socket = server.socket(token);
    assert!(socket.say(&json!({"do": "watch", "table": table})));
    let first = until(&mut socket, "an update", |message| message["on"] == "update");
    (socket, first)
}

/// One page of the log.
fn page(socket: &mut Socket, table: &str, match_id: &str, before: Option<u64>) -> Vec<Value> {
    assert!(socket.say(&json!({"do": "history", "table": table, "match_id": match_id, "before": before})));
    let answer = until(socket, "the log", |message| message["on"] == "history");
    assert_eq!(answer["match_id"], match_id);
    answer["steps"].as_array().unwrap().clone()
}

/// All of the log, the oldest step first, and how many pages it took.
fn whole(socket: &mut Socket, table: &str, match_id: &str) -> (Vec<Value>, usize) {
    let (mut steps, mut pages) = (Vec::new(), 0);
    loop {
        let before = steps.first().map(|step: &Value| step["seq"].as_u64().unwrap());
        if before == Some(1) {
            return (steps, pages);
        }
        let mut earlier = page(socket, table, match_id, before);
        assert!(!earlier.is_empty(), "a page before {before:?}");
        earlier.append(&mut steps);
        (steps, pages) = (earlier, pages + 1);
    }
}

#[test]
fn a_long_log_is_whole_for_players_and_spectators_after_a_restart() {
    let folder = tempfile::tempdir().unwrap();
    let mut server = Server::start(folder.path());
    let tokens = [server.guest("Ann").0, server.guest("Ben").0];
    let mut duel = crate::duel::Duel::begin(&server, "number-chain", [&tokens[0], &tokens[1]]);
    // Moves at random, which lead nowhere for long.
    duel.players.iter_mut().for_each(|player| player.shedding = vec!["none".to_owned()]);
    while duel.players[0].seq <= 520 {
        assert!(!duel.over(), "moves at random make a longer game");
        duel.step();
    }
    let (table, match_id) = (duel.table.clone(), duel.players[0].match_id.clone());
    drop(duel);
    server.crash();
    let info = server.get(&format!("/api/tables/{table}"), None);
    let inputs = Database::open(folder.path()).inputs(&match_id);
    let watchers = [
        (Some(&*tokens[0]), Observer::Seat(Seat::new(0))),
        (Some(&*tokens[1]), Observer::Seat(Seat::new(1))),
        (None, Observer::Spectator),
    ];
    for (token, observer) in watchers {
        let (mut socket, _) = watching(&server, &table, token);
        let (steps, pages) = whole(&mut socket, &table, &match_id);
        assert!(pages > 1, "it takes more than one page");
        let seqs: Vec<u64> = steps.iter().map(|step| step["seq"].as_u64().unwrap()).collect();
        assert_eq!(seqs, (1..=inputs.len() as u64).collect::<Vec<_>>());
        let told: Vec<Value> = steps.iter().map(|step| step["notices"].clone()).collect();
        let expected = replay("number-chain", &info["options"], 2, &inputs, |played| {
            (0..inputs.len()).map(|input| json!(played.notices(input, observer))).collect::<Vec<Value>>()
        });
        assert_eq!(told, expected.unwrap(), "exactly what this watcher received");
        assert_eq!(page(&mut socket, &table, "another-match", None), Vec::<Value>::new());
    }
}

#[test]
fn a_move_taken_back_stays_in_the_log_as_each_watcher_saw_it() {
    let folder = tempfile::tempdir().unwrap();
    let mut server = Server::start(folder.path());
    let company = Company::play(&server, "number-chain", 2, &json!({"rated": false}));
    let mut players = company.players(&server);
    let seat = to_act(&players[0].0);
    let mut eve = watching(&server, &company.table, None).0;
    let (player, socket) = &mut players[seat];
    let before = player.seq;
    let actions = [json!({"do": "take", "from": "supply"})];
    let order = json!({"do": "moves", "match_id": player.match_id, "base": before, "actions": actions});
    let made = server.order(&company.tokens[seat], &company.table, "draw", &order)["seq"].as_u64().unwrap();
    let told = |socket: &mut Socket| {
        let update = until(socket, "the draw", |message| message["steps"][0]["seq"] == made);
        update["steps"][0]["notices"].clone()
    };
    let own = told(socket);
    let live = [own.clone(), told(&mut players[1 - seat].1), told(&mut eve)];
    assert!(
        own[0]["card"].is_string() && live[1..].iter().all(|other| *other != own),
        "a card was drawn: {live:?}"
    );
    let match_id = players[seat].0.match_id.clone();
    let undo = json!({"do": "undo", "match_id": match_id, "base": made});
    server.order(&company.tokens[seat], &company.table, "back", &undo);
    let vote = company.info(&server)["vote"].clone();
    let yes = json!({"do": "vote", "vote": vote["id"], "yes": true});
    server.order(&company.tokens[1 - seat], &company.table, "yes", &yes);
    let watchers = [Some(&*company.tokens[seat]), Some(&*company.tokens[1 - seat]), None];
    for restarted in [false, true] {
        if restarted {
            server.crash();
        }
        for (token, live) in watchers.iter().zip(&live) {
            let (mut late, first) = watching(&server, &company.table, *token);
            let (steps, _) = whole(&mut late, &company.table, &match_id);
            assert_eq!(first["seq"].as_u64(), Some(steps.len() as u64));
            let undone = &steps[made as usize - 1];
            assert_eq!((&undone["notices"], &undone["back_to"]), (live, &Value::Null), "{undone}");
            let undo = steps.last().unwrap();
            assert_eq!(
                (undo["back_to"].as_u64(), undo["by"].as_u64()),
                (Some(before), Some(seat as u64)),
                "{undo}"
            );
            assert_ne!(steps[0]["notices"], json!([]), "moves that count are sent");
        }
    }
}

#[test]
fn a_delayed_spectator_reads_nothing_early_and_sees_nothing_that_was_taken_back() {
    let folder = tempfile::tempdir().unwrap();
    let mut server = Server::with_clock(folder.path());
    let special = json!({"spectators": {"delay": 60}, "grace": 3600, "rated": false});
    let company = Company::play(&server, "number-chain", 2, &special);
    let mut players = company.players(&server);
    let match_id = players[0].0.match_id.clone();
    let dealt = players[0].0.seq;
    server.pass(61);
    let seat = to_act(&players[0].0);
    let (player, socket) = &mut players[seat];
    draw_card(player, socket);
    catch_up(player, socket);
    let (mut eve, first) = watching(&server, &company.table, None);
    assert_eq!(first["seq"].as_u64(), Some(dealt), "{first}");
    assert_eq!(first["outlook"]["clocks"]["running"], json!([]), "nor whose clock runs now");
    for before in [None, Some(1_000_000), Some(dealt + 2)] {
        let steps = page(&mut eve, &company.table, &match_id, before);
        assert_eq!(steps.last().unwrap()["seq"].as_u64(), Some(dealt), "{before:?}");
    }
    server.pass(30);
    let undo = json!({"do": "undo", "match_id": match_id, "base": players[seat].0.seq});
    server.order(&company.tokens[seat], &company.table, "back", &undo);
    let vote = company.info(&server)["vote"].clone();
    let yes = json!({"do": "vote", "vote": vote["id"], "yes": true});
    server.order(&company.tokens[1 - seat], &company.table, "yes", &yes);
    players.iter_mut().for_each(|(player, socket)| catch_up(player, socket));
    let undone = players[seat].0.seq;
    let (player, socket) = &mut players[seat];
    make_move(player, socket);
    // The draw is a minute old by now, its undo is not.
    server.pass(31);
    let (_, late) = watching(&server, &company.table, None);
    assert_eq!(late["seq"].as_u64(), Some(dealt), "what was taken back is not shown: {late}");
    server.pass(30);
    let told = until(&mut eve, "the undo", |message| message["on"] == "update");
    let steps = told["steps"].as_array().unwrap();
    assert!(told["seq"].as_u64().unwrap() >= undone && told["view"].is_object(), "{told}");
    assert!(steps.iter().any(|step| step["back_to"].as_u64() == Some(dealt)), "{told}");
    assert_eq!(steps[0]["notices"], json!([]), "the draw itself was never shown: {told}");
}

#[test]
fn a_delayed_spectator_who_was_shown_a_move_finds_it_in_the_log_after_it_was_taken_back() {
    let folder = tempfile::tempdir().unwrap();
    let mut server = Server::with_clock(folder.path());
    let special = json!({"spectators": {"delay": 60}, "grace": 3600, "rated": false});
    let company = Company::play(&server, "number-chain", 2, &special);
    let mut players = company.players(&server);
    let match_id = players[0].0.match_id.clone();
    let seat = to_act(&players[0].0);
    let (player, socket) = &mut players[seat];
    let made = draw_card(player, socket);
    catch_up(player, socket);
    server.pass(61);
    let (mut eve, first) = watching(&server, &company.table, None);
    assert_eq!(first["seq"].as_u64(), Some(made), "{first}");
    let shown = page(&mut eve, &company.table, &match_id, None).pop().unwrap()["notices"].clone();
    assert!(shown[0]["card"].is_null(), "no one else sees the card: {shown}");
    let undo = json!({"do": "undo", "match_id": match_id, "base": made});
    server.order(&company.tokens[seat], &company.table, "back", &undo);
    let vote = company.info(&server)["vote"].clone();
    let yes = json!({"do": "vote", "vote": vote["id"], "yes": true});
    server.order(&company.tokens[1 - seat], &company.table, "yes", &yes);
    let (mut early, _) = watching(&server, &company.table, None);
    let steps = page(&mut early, &company.table, &match_id, None);
    assert_eq!(steps.last().unwrap()["seq"].as_u64(), Some(made - 1), "the undo is not sent yet: {steps:?}");
    server.pass(61);
    let (mut late, _) = watching(&server, &company.table, None);
    let steps = page(&mut late, &company.table, &match_id, None);
    assert_eq!((&steps[made as usize - 1]["notices"], steps.len() as u64), (&shown, made + 1), "{steps:?}");
}

#[test]
fn a_delayed_spectator_learns_neither_who_thinks_now_nor_votes_nor_the_result() {
    let folder = tempfile::tempdir().unwrap();
    let mut server = Server::with_clock(folder.path());
    let special = json!({
        "spectators": {"delay": 60}, "grace": 3600, "rated": false, "clock": {"kind": "bank", "seconds": 36_000, "increment": 0},
    });
    let company = Company::play(&server, "numboom", 2, &special);
    let mut players = company.players(&server);
    server.pass(61);
    let (mut eve, first) = watching(&server, &company.table, None);
    assert_eq!(first["seq"].as_u64(), Some(players[0].0.seq), "she has seen the deal");
    assert_eq!(first["outlook"]["clocks"]["running"], json!([]), "but not who thinks now");
    assert_eq!(first["outlook"]["clocks"]["left"], json!([null, null]), "{first}");

    // A vote, and its end, are for those who play.
    server.order(&company.tokens[0], &company.table, "rest", &json!({"do": "pause"}));
    assert_ne!(company.info(&server)["vote"], Value::Null);
    assert_eq!(server.get(&format!("/api/tables/{}", company.table), None)["vote"], Value::Null);
    let vote = company.info(&server)["vote"]["id"].clone();
    server.order(
        &company.tokens[1],
        &company.table,
        "no",
        &json!({"do": "vote", "vote": vote, "yes": false}),
    );
    let heard = drain(&mut eve);
    assert!(heard.is_empty(), "she hears nothing: {heard:?}");

    // Played to the end within a moment, which she learns a minute later.
    players.iter_mut().for_each(|(player, socket)| catch_up(player, socket));
    for _ in 0..5_000 {
        if players[0].0.outlook["result"] != Value::Null {
            break;
        }
        let seat = to_act(&players[0].0);
        let (player, socket) = &mut players[seat];
        make_move(player, socket);
        players.iter_mut().for_each(|(player, socket)| catch_up(player, socket));
    }
    let info = company.info(&server);
    assert_eq!(info["status"], "finished");
    let heard = drain(&mut eve);
    assert!(heard.iter().all(|message| message["on"] == "table"), "{heard:?}");
    let shown = server.get(&format!("/api/tables/{}", company.table), None);
    for table in heard.iter().map(|message| &message["table"]).chain([&shown]) {
        assert_eq!(
            (&table["status"], &table["current"]["ended"]),
            (&json!("playing"), &Value::Null),
            "{table}"
        );
        assert_eq!((&table["current"]["result"], &table["rematch"]), (&Value::Null, &json!([])), "{table}");
    }
    let (mut late, view) = watching(&server, &company.table, None);
    assert_eq!(view["outlook"]["result"], Value::Null, "nor does a new spectator");
    server.pass(61);
    for socket in [&mut eve, &mut late] {
        let over = |message: &Value| message["on"] == "table" && message["table"]["status"] == "finished";
        let table = until(socket, "the end", over);
        assert_eq!(table["table"]["current"]["result"], info["current"]["result"]);
        let update = until(socket, "the last move", |message| message["on"] == "update");
        assert_ne!(update["outlook"]["result"], Value::Null, "{update}");
    }
}

#[test]
fn with_a_spectator_delay_only_the_players_learn_of_the_end_at_once() {
    let folder = tempfile::tempdir().unwrap();
    let mut server = Server::with_clock(folder.path());
    let special = json!({"spectators": {"delay": 60}, "grace": 3600, "open": true, "rated": true});
    let company = Company::play(&server, "numboom", 2, &special);
    // What anyone can look up about its people.
    let known = |server: &Server, token: Option<&str>| {
        let profile = server.get(&format!("/api/people/{}", company.ids[0]), token);
        let leaders = server.get("/api/leaderboard/numboom/duel", token)["items"].as_array().unwrap().len();
        (profile["played"].as_u64().unwrap(), profile["ratings"].as_array().unwrap().len(), leaders)
    };
    let (table, stranger) = (company.table.clone(), server.guest("Eve").0);
    let mut eve = server.socket(Some(&stranger));
    assert!(eve.say(&json!({"do": "lobby", "on": true})));
    let listing = |server: &Server| {
        let tables = server.get("/api/tables", None);
        tables.as_array().unwrap().iter().find(|one| one["id"] == *table).cloned().unwrap_or_default()
    };
    let on = listing(&server);
    assert_eq!(on["status"], "playing");
    until(&mut eve, "the lobby", |message| message["on"] == "lobby");
    let mut players = company.players(&server);
    while players[0].0.outlook["result"] == Value::Null {
        let seat = to_act(&players[0].0);
        let (player, socket) = &mut players[seat];
        make_move(player, socket);
        players.iter_mut().for_each(|(player, socket)| catch_up(player, socket));
    }
    let id = players[0].0.match_id.clone();
    assert_eq!(company.info(&server)["status"], "finished");
    let path = format!("/api/matches/{id}");
    // Also after the players' next actions: here one leaves, which prepares another match.
    for changed in [false, true] {
        if changed {
            server.order(&company.tokens[1], &table, "up", &json!({"do": "stand"}));
            server.order(&company.tokens[0], &table, "again", &json!({"do": "rematch", "yes": true}));
            assert_eq!(company.info(&server)["status"], "waiting");
        }
        for token in [None, Some(stranger.as_str())] {
            assert_eq!(listing(&server), on, "{changed}");
            assert_eq!(server.get("/api/matches", token)["items"], json!([]));
            let person = format!("/api/matches?person={}&game=numboom", company.ids[0]);
            assert_eq!(server.get(&person, token)["items"], json!([]));
            assert_eq!(known(&server, token), (0, 0, 0));
            let one = server.get(&path, token);
            assert_eq!(
                (&one["ended"], &one["seats"][0]["result"], &one["inputs"]),
                (&Value::Null, &Value::Null, &json!(0))
            );
            assert_eq!(server.ask("GET", &format!("{path}/record"), token, "").0, 409);
            assert_eq!(server.ask("GET", &format!("{path}/replay"), token, "").0, 409);
            let info = server.get(&format!("/api/tables/{table}"), token);
            assert_eq!((&info["status"], &info["current"]["id"]), (&json!("playing"), &json!(id)), "{info}");
            assert_eq!((&info["current"]["ended"], &info["current"]["result"]), (&Value::Null, &Value::Null));
            let mut late = server.socket(token);
            assert!(late.say(&json!({"do": "watch", "table": table})));
            let told = until(&mut late, "the table", |message| message["on"] == "table")["table"].clone();
            assert_eq!((&told["status"], &told["current"]["id"]), (&json!("playing"), &json!(id)), "{told}");
        }
        let heard = drain(&mut eve);
        assert!(heard.iter().all(|message| message["on"] != "lobby_gone"), "{heard:?}");
        // Those who played know at once.
        assert_eq!(server.get("/api/matches", Some(&company.tokens[0]))["items"][0]["id"], json!(id));
        assert_eq!(known(&server, Some(&company.tokens[1])), (1, 1, 2));
        assert_eq!(server.ask("GET", &format!("{path}/record"), Some(&company.tokens[1]), "").0, 200);
    }
    server.pass(61);
    assert_eq!(known(&server, None), (1, 1, 2));
    assert_eq!(server.get("/api/matches", None)["items"][0]["id"], json!(id));
    assert!(server.get(&path, None)["ended"].is_u64());
    assert_eq!(server.ask("GET", &format!("{path}/replay"), None, "").0, 200);
    assert_eq!(server.get(&format!("/api/tables/{table}"), None)["status"], "waiting");
    until(&mut eve, "the lobby", |message| message["table"]["status"] == "waiting");
    assert_eq!(listing(&server)["status"], "waiting");
}
