//! Time: clocks run out, people go away and come back. The test decides how much time passes.

use serde_json::{Value, json};

use crate::company::{Company, catch_up, drain, make_move, to_act, until};
use crate::database::Database;
use crate::harness::Server;

const DAY: u64 = 86_400;

fn remark(word: &'static str) -> impl Fn(&Value) -> bool {
    move |message| {
        message["on"] == "chat"
            && message["lines"].as_array().unwrap().iter().any(|line| line["text"] == word)
    }
}

#[test]
fn whose_time_is_out_makes_the_default_move_and_the_game_goes_on() {
    let folder = tempfile::tempdir().unwrap();
    let mut server = Server::with_clock(folder.path());
    for info in cardinal_games::all().iter().map(|game| game.info()) {
        let clock = json!({"clock": {"kind": "move", "seconds": 30}, "grace": 3600});
        let company = Company::play(&server, info.id, 2, &clock);
        let mut file = Database::open(folder.path());
        let mut players = company.players(&server);
        let match_id = players[0].0.match_id.clone();
        for _ in 0..3 {
            let seat = to_act(&players[0].0);
            let expected = company.default_action(&server, &mut file, seat as u8);
            let before = file.inputs(&match_id).len();
            server.pass(31);
            until(&mut players[0].1, "the remark", remark("out-of-time"));
            let inputs = file.inputs(&match_id);
            assert_eq!(inputs[before], json!({"seat": seat, "action": expected}), "{}", info.id);
            players = company.players(&server);
        }
        let clocks = &players[0].0.outlook["clocks"];
        let next = to_act(&players[0].0);
        assert_eq!(clocks["running"][0].as_u64(), Some(next as u64), "the next clock runs");
        assert!(clocks["left"][next].as_u64().unwrap() > 0);
    }
}

#[test]
fn a_bot_moves_for_whose_time_is_out_where_the_table_wants_it() {
    let folder = tempfile::tempdir().unwrap();
    let mut server = Server::with_clock(folder.path());
    let special = json!({"clock": {"kind": "move", "seconds": 30}, "out_of_time": "bot_move"});
    let company = Company::play(&server, "chain", 2, &special);
    let mut players = company.players(&server);
    let (seat, before) = (to_act(&players[0].0), players[0].0.seq);
    server.pass(31);
    until(&mut players[0].1, "the remark", remark("out-of-time"));
    let mut file = Database::open(folder.path());
    let inputs = file.inputs(&players[0].0.match_id);
    assert_eq!(inputs[before as usize]["seat"].as_u64(), Some(seat as u64));
    let info = company.info(&server);
    assert_eq!(info["seats"][seat]["sitter"]["substitute"], Value::Null, "for one move only");
}

#[test]
fn a_bank_is_charged_topped_up_and_runs_out() {
    let folder = tempfile::tempdir().unwrap();
    let mut server = Server::with_clock(folder.path());
    let bank = json!({"clock": {"kind": "bank", "seconds": 600, "increment": 7}});
    let company = Company::play(&server, "chain", 2, &bank);
    let mut players = company.players(&server);
    let seat = to_act(&players[0].0);
    server.pass(200);
    let left = |player: &crate::player::Player| player.outlook["clocks"]["left"][seat].as_u64().unwrap();
    while to_act(&players[seat].0) == seat {
        let (player, socket) = &mut players[seat];
        make_move(player, socket);
        catch_up(player, socket);
    }
    let mine = left(&players[seat].0);
    assert!(mine <= 407_000, "what was thought is charged, once: {mine}");
    assert!(mine > 200_000, "and only that: {mine}");
    let other = players[seat].0.outlook["clocks"]["left"][1 - seat].as_u64().unwrap();
    assert!(other <= 600_000 && other > 400_000, "the other's clock did not run meanwhile: {other}");
    let before = players[seat].0.seq;
    server.pass(700);
    let (player, socket) = &mut players[seat];
    until(socket, "the remark", remark("out-of-time"));
    catch_up(player, socket);
    assert!(Database::open(folder.path()).inputs(&player.match_id).len() as u64 > before);
}

#[test]
fn with_a_clock_in_days_players_need_not_stay() {
    let folder = tempfile::tempdir().unwrap();
    let mut server = Server::with_clock(folder.path());
    let company = Company::play(&server, "numboom", 2, &json!({"clock": {"kind": "days", "days": 2}}));
    let mut file = Database::open(folder.path());
    let (player, socket) = company.player(&server, 0);
    let (seat, match_id) = (to_act(&player), player.match_id.clone());
    drop(socket);
    let dealt = file.inputs(&match_id).len();
    server.pass(DAY);
    let info = company.info(&server);
    assert_eq!(info["seats"][seat]["sitter"]["substitute"], Value::Null, "no bot sits in: {info}");
    assert_eq!(file.inputs(&match_id).len(), dealt, "a day is not too long");
    let expected = company.default_action(&server, &mut file, seat as u8);
    server.pass(DAY + 60);
    let mut socket = server.socket(Some(&company.tokens[0]));
    assert!(socket.say(&json!({"do": "watch", "table": company.table})));
    until(&mut socket, "the remark", remark("out-of-time"));
    assert_eq!(file.inputs(&match_id)[dealt], json!({"seat": seat, "action": expected}));
}

#[test]
fn a_bot_replaces_a_disconnected_player_and_gives_the_seat_back() {
    let folder = tempfile::tempdir().unwrap();
    let mut server = Server::with_clock(folder.path());
    let company = Company::play(&server, "number-chain", 2, &json!({"grace": 30}));
    let mut players = company.players(&server);
    let seat = to_act(&players[0].0);
    drop(players.remove(seat));
    let (_, mut socket) = players.remove(0);
    let presence = |wanted: &'static str| {
        move |message: &Value| {
            message["on"] == "table" && message["table"]["seats"][seat]["sitter"]["presence"] == wanted
        }
    };
    server.pass(4);
    let away = until(&mut socket, "away", presence("away"));
    assert_eq!(away["table"]["seats"][seat]["sitter"]["substitute"], Value::Null, "the grace period runs");
    assert_eq!(away["table"]["seats"][1 - seat]["sitter"]["presence"], "here");
    server.pass(31);
    let gone = until(&mut socket, "gone", presence("gone"));
    assert_eq!(gone["table"]["seats"][seat]["sitter"]["substitute"], "normal");
    // The bot plays until it is the other player's turn.
    let waits = |message: &Value| message["outlook"]["turn"][0].as_u64() == Some(1 - seat as u64);
    until(&mut socket, "the bot's moves", waits);
    let (mut back, mut returned) = company.player(&server, seat);
    let here = until(&mut socket, "here", presence("here"));
    assert_eq!(here["table"]["seats"][seat]["sitter"]["substitute"], Value::Null, "the seat is handed back");
    let (mut other, mut socket) = company.player(&server, 1 - seat);
    while to_act(&other) != seat {
        make_move(&mut other, &mut socket);
        catch_up(&mut other, &mut socket);
    }
    catch_up(&mut back, &mut returned);
    make_move(&mut back, &mut returned);
    let lines = server.get(&format!("/api/tables/{}/events", company.table), Some(&company.tokens[0]));
    assert!(lines["messages"].as_array().unwrap().iter().any(remark("bot-took-over")), "{lines}");
}

#[test]
fn spectators_see_it_later_and_over_a_shoulder_where_they_may() {
    let folder = tempfile::tempdir().unwrap();
    let mut server = Server::with_clock(folder.path());
    let company =
        Company::play(&server, "number-chain", 2, &json!({"spectators": {"sight": "hands", "delay": 60}}));
    let mut players = company.players(&server);
    let view = |server: &Server, token: Option<&str>, shoulder: Option<usize>| {
        let mut socket = server.socket(token);
        assert!(socket.say(&json!({"do": "watch", "table": company.table, "shoulder": shoulder})));
        (until(&mut socket, "a view", |message| message["on"] == "update"), socket)
    };
    let (early, mut eyes) = view(&server, None, None);
    assert_eq!((early["seq"].as_u64(), early["watcher"]["kind"].as_str()), (Some(0), Some("spectator")));
    let seat = to_act(&players[0].0);
    let dealt = players[seat].0.seq;
    let made = {
        let (player, socket) = &mut players[seat];
        make_move(player, socket)
    };
    let heard = drain(&mut eyes);
    assert!(heard.iter().all(|message| message["on"] != "update"), "{heard:?}");
    server.pass(61);
    let seen = until(&mut eyes, "what happened a minute ago", |message| message["on"] == "update");
    let last = seen["seq"].as_u64().unwrap();
    assert!(last >= dealt && last <= made, "{seen}");
    let (over, _) = view(&server, None, Some(1));
    let (own, _) = view(&server, Some(&company.tokens[1]), None);
    assert_eq!((&over["watcher"]["kind"], &over["seq"]), (&json!("shoulder"), &own["seq"]));
    assert_eq!(over["view"], own["view"], "just what that player sees");
    // Where hands are not shown, no spectator sees a hand.
    let closed = Company::play(&server, "number-chain", 2, &json!({"spectators": {"allowed": true}}));
    let mut socket = server.socket(None);
    assert!(socket.say(&json!({"do": "watch", "table": closed.table, "shoulder": 1})));
    let plain = until(&mut socket, "a view", |message| message["on"] == "update");
    assert_eq!(plain["watcher"]["kind"], "spectator");
    let private = Company::play(&server, "number-chain", 2, &json!({"spectators": {"allowed": false}}));
    assert!(socket.say(&json!({"do": "watch", "table": private.table})));
    let refused = until(&mut socket, "a refusal", |message| message["on"] == "not_admitted");
    assert_eq!(
        (&refused["table"], &refused["refusal"]["code"]),
        (&json!(private.table), &json!("no-spectators"))
    );
}

#[test]
fn a_rest_stops_the_clocks_and_an_absent_host_is_replaced() {
    let folder = tempfile::tempdir().unwrap();
    let mut server = Server::with_clock(folder.path());
    let clock = json!({"clock": {"kind": "move", "seconds": 30}, "grace": 3600});
    let company = Company::play(&server, "chain", 2, &clock);
    let mut players = company.players(&server);
    server.order(&company.tokens[0], &company.table, "rest", &json!({"do": "pause"}));
    let asked =
        until(&mut players[1].1, "the question", |message| message["table"]["vote"]["kind"] == "pause");
    let yes = json!({"do": "vote", "vote": asked["table"]["vote"]["id"], "yes": true});
    server.order(&company.tokens[1], &company.table, "yes", &yes);
    until(&mut players[0].1, "the rest", |message| message["table"]["status"] == "paused");
    server.pass(1_000);
    let heard = drain(&mut players[0].1);
    assert!(!heard.iter().any(remark("out-of-time")), "{heard:?}");
    server.order(&company.tokens[1], &company.table, "on", &json!({"do": "resume"}));
    let on = until(&mut players[0].1, "the game", |message| message["on"] == "update");
    let turn = on["outlook"]["turn"][0].as_u64().unwrap() as usize;
    assert!(on["outlook"]["clocks"]["left"][turn].as_u64().unwrap() > 0, "{on}");
    server.pass(31);
    until(&mut players[0].1, "the remark", remark("out-of-time"));
    drop(players);
    // Before a game: a host who has gone is not waited for.
    let waiting = Company::meet(&server, "chain", 2, &json!({"grace": 30}));
    let mut socket = server.socket(Some(&waiting.tokens[1]));
    assert!(socket.say(&json!({"do": "watch", "table": waiting.table})));
    until(&mut socket, "the table", |message| message["on"] == "table");
    server.pass(60);
    let handed =
        |message: &Value| message["on"] == "table" && message["table"]["host"]["id"] == *waiting.ids[1];
    until(&mut socket, "the new host", handed);
    server.order(&waiting.tokens[1], &waiting.table, "go", &json!({"do": "start"}));
}

#[test]
fn setting_the_system_clock_takes_no_player_time() {
    let folder = tempfile::tempdir().unwrap();
    let mut server = Server::with_clock(folder.path());
    let clock = json!({"clock": {"kind": "bank", "seconds": 300, "increment": 0}, "grace": 60});
    let company = Company::play(&server, "number-chain", 2, &clock);
    let mut players = company.players(&server);
    let seat = to_act(&players[0].0);
    let other = players.remove(1 - seat);
    drop(other);
    server.set_clock_forwards(30 * DAY);
    let info = company.info(&server);
    assert_eq!(info["seats"][1 - seat]["sitter"]["substitute"], Value::Null, "the grace period runs: {info}");
    let (mut player, mut socket) = company.player(&server, seat);
    assert_eq!(to_act(&player), seat, "no player is out of time");
    make_move(&mut player, &mut socket);
    catch_up(&mut player, &mut socket);
    let left = player.outlook["clocks"]["left"][seat].as_u64().unwrap();
    assert!(left > 240_000, "a moment was charged, and no month: {left}");
    server.pass(61);
    let gone = until(&mut socket, "a bot", |message| {
        message["on"] == "table" && message["table"]["seats"][1 - seat]["sitter"]["presence"] == "gone"
    });
    assert_ne!(gone["table"]["seats"][1 - seat]["sitter"]["substitute"], Value::Null, "time itself goes on");
}

#[test]
fn a_start_with_a_wrong_date_ends_no_session() {
    let folder = tempfile::tempdir().unwrap();
    let (token, table) = {
        let server = Server::start(folder.path());
        let (token, _) = server.guest("Ann");
        let table = server.open(&token, &crate::company::setup("chain", 2, &json!({})));
        (token, table)
    };
    let swept = |file: &mut Database| {
        file.number("SELECT CAST(COALESCE(MAX(value), '0') AS INTEGER) FROM server_values WHERE name = 'certain-time'")
    };
    let mut file = Database::open(folder.path());
    file.execute("DELETE FROM server_values WHERE name = ?", "certain-time");
    {
        let server = Server::launch(folder.path(), |command| {
            command.env("CARDINAL_TEST_WALL", (1000 * DAY * 1000).to_string());
        });
        let looked = (0..6_000).any(|_| {
            std::thread::sleep(std::time::Duration::from_millis(10));
            swept(&mut file) > 0
        });
        assert!(looked, "it tidies up when it starts");
        assert_eq!(server.get("/api/me", Some(&token))["name"], "Ann", "while the date is wrong");
    }
    let server = Server::start(folder.path());
    assert_eq!(server.get("/api/me", Some(&token))["name"], "Ann", "and when it is right again");
    assert_eq!(server.get(&format!("/api/tables/{table}"), Some(&token))["status"], "waiting");
}
