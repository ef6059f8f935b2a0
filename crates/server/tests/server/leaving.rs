//! Leaving and coming back: a game without its people stands still, a bot plays only for a player whom another waits for, and
//! players who have left do not hold up a rematch.

use serde_json::{Value, json};

use crate::company::{Company, catch_up, drain, draw_card, make_move, setup, to_act, until};
use crate::database::Database;
use crate::duel::Duel;
use crate::harness::{Server, Socket};
use crate::player::Player;

fn table(server: &Server, id: &str) -> Value {
    server.get(&format!("/api/tables/{id}"), None)
}

fn played(server: &Server, (token, person): (&str, &str)) -> (Value, Value) {
    let matches = server.get(&format!("/api/matches?person={person}"), Some(token))["items"].clone();
    (server.get(&format!("/api/people/{person}"), None)["played"].clone(), matches)
}

/// A game alone against a bot, on the person's turn.
fn alone(server: &Server, token: &str) -> (String, Player, Socket) {
    let seats = json!([{"kind": "open"}, {"kind": "bot", "level": "greedy"}]);
    let options = json!({"first_starter": "seat0"});
    let setup = json!({"game": "number-chain", "seats": seats, "pace": "instant", "options": options});
    let table = server.open(token, &setup);
    server.order(token, &table, "go", &json!({"do": "start"}));
    let mut player = Player::new(token, &table, 1);
    let mut socket = player.connect(server);
    while player.seq == 0 {
        player.hear(&socket.hear().unwrap());
    }
    (table, player, socket)
}

/// Lets time pass until the server has noticed that all players are gone.
fn until_frozen(server: &mut Server, id: &str) {
    for _ in 0..200 {
        if table(server, id)["frozen"] == true {
            return;
        }
        server.pass(5);
    }
    panic!("the game goes on without its people: {}", table(server, id));
}

#[test]
fn a_game_alone_stands_still_while_its_person_is_away() {
    let folder = tempfile::tempdir().unwrap();
    let mut server = Server::with_clock(folder.path());
    let (ann, id) = server.guest("Ann");
    let (table_id, player, socket) = alone(&server, &ann);
    let mut file = Database::open(folder.path());
    let before = file.inputs(&player.match_id);
    drop(socket);
    until_frozen(&mut server, &table_id);
    for _ in 0..50 {
        server.pass(60);
        let seat = table(&server, &table_id)["seats"][0]["sitter"].clone();
        assert_eq!((&seat["presence"], &seat["substitute"]), (&json!("gone"), &Value::Null));
    }
    assert_eq!(file.inputs(&player.match_id), before, "no player has moved");
    assert_eq!(played(&server, (&ann, &id)), (json!(0), json!([])), "and nothing is in the history");
    let mut back = player.connect(&server);
    let here = until(&mut back, "the table", |message| message["on"] == "table");
    assert_eq!(here["table"]["frozen"], false);
    let mut player = player;
    make_move(&mut player, &mut back);
}

#[test]
fn an_abandoned_lesson_is_no_game() {
    let folder = tempfile::tempdir().unwrap();
    let mut server = Server::with_clock(folder.path());
    for info in cardinal_games::all().iter().map(|game| game.info()) {
        let (ann, id) = server.guest("Ann");
        let (status, opened) = server.ask("POST", &format!("/api/lessons/{}", info.id), Some(&ann), "");
        assert_eq!(status, 200, "{opened}");
        let lesson = opened["table"].as_str().unwrap().to_owned();
        let shown = |server: &Server| server.get(&format!("/api/tables/{lesson}"), Some(&ann));
        assert!(
            (0..200).any(|_| {
                server.pass(60);
                shown(&server)["frozen"] == true
            }),
            "it stands still"
        );
        server.pass(3600);
        assert_eq!(played(&server, (&ann, &id)), (json!(0), json!([])), "{}", info.id);
        server.order(&ann, &lesson, "up", &json!({"do": "stand"}));
        assert_eq!(shown(&server)["frozen"], true, "leaving it changes nothing");
        server.order(&ann, &lesson, "bye", &json!({"do": "abandon"}));
        assert_eq!(shown(&server)["status"], "closed");
        assert_eq!(played(&server, (&ann, &id)), (json!(0), json!([])), "{}", info.id);
    }
}

#[test]
fn a_bot_plays_for_an_absent_player_only_if_another_waits() {
    let folder = tempfile::tempdir().unwrap();
    let mut server = Server::with_clock(folder.path());
    let company = Company::play(&server, "number-chain", 2, &json!({"grace": 30}));
    let players = company.players(&server);
    let (seat, match_id) = (to_act(&players[0].0), players[0].0.match_id.clone());
    drop(players);
    until_frozen(&mut server, &company.table);
    let dealt = Database::open(folder.path()).inputs(&match_id).len();
    server.pass(600);
    assert_eq!(Database::open(folder.path()).inputs(&match_id).len(), dealt, "no player waits");
    // The other one comes back, and waits.
    let (_, mut socket) = company.player(&server, 1 - seat);
    let waits = |message: &Value| message["outlook"]["turn"][0].as_u64() == Some(1 - seat as u64);
    until(&mut socket, "the bot's moves", waits);
    let made = Database::open(folder.path()).inputs(&match_id).len() - dealt;
    let sitter = |server: &Server| company.info(server)["seats"][seat]["sitter"].clone();
    let moves = sitter(&server)["substitute_moves"].as_u64().unwrap();
    assert!(moves > 0 && moves <= made as u64, "{moves} of {made}");
    let (_, mut returned) = company.player(&server, seat);
    let back = drain(&mut returned);
    assert_eq!(sitter(&server)["substitute_moves"], moves, "the person sees how much was played: {back:?}");
    server.crash();
    assert_eq!(sitter(&server)["substitute_moves"], moves, "also after a restart");
    let (_, _socket) = company.player(&server, seat);
    server.order(&company.tokens[seat], &company.table, "mine", &json!({"do": "sit"}));
    let taken = sitter(&server);
    assert_eq!(
        (&taken["substitute_moves"], &taken["substitute"], &taken["presence"]),
        (&json!(0), &Value::Null, &json!("here")),
        "and has taken over"
    );
}

#[test]
fn a_player_who_leaves_is_shown_as_left_and_can_come_back() {
    let folder = tempfile::tempdir().unwrap();
    let server = Server::start(folder.path());
    let company = Company::play(&server, "number-chain", 2, &json!({"pace": "slow"}));
    let mut players = company.players(&server);
    let seat = to_act(&players[0].0);
    let (token, id) = (&company.tokens[seat], &company.table);
    server.order(token, id, "up", &json!({"do": "stand"}));
    server.order(token, id, "again", &json!({"do": "stand"}));
    let left = table(&server, id)["seats"][seat]["sitter"].clone();
    assert_eq!((&left["left"], &left["substitute"]), (&json!(true), &json!("normal")));
    let (player, socket) = &mut players[seat];
    let action = player.outlook["legal"][0].clone();
    let order = json!({"do": "moves", "match_id": player.match_id, "base": player.seq, "actions": [action]});
    assert_eq!(company.refused(&server, seat, "late", &order), "not-seated");
    server.order(token, id, "back", &json!({"do": "sit"}));
    let back = table(&server, id)["seats"][seat]["sitter"].clone();
    assert_eq!(
        (&back["left"], &back["substitute"], &back["presence"]),
        (&json!(false), &Value::Null, &json!("here"))
    );
    catch_up(player, socket);
    make_move(player, socket);
    let told = server.get(&format!("/api/tables/{id}/events"), Some(token));
    let lines = told["messages"].as_array().unwrap().iter().filter(|message| message["on"] == "chat");
    let words: Vec<&str> = lines
        .flat_map(|message| message["lines"].as_array().unwrap())
        .map(|line| line["text"].as_str().unwrap())
        .collect();
    assert_eq!(words, ["sat-down", "left", "came-back"], "each is sent once");
}

#[test]
fn who_leaves_alone_can_come_back_and_an_abandoned_game_is_closed() {
    let folder = tempfile::tempdir().unwrap();
    let server = Server::start(folder.path());
    let (ann, id) = server.guest("Ann");
    let (table_id, mut player, mut socket) = alone(&server, &ann);
    let mine = || server.get("/api/my/tables", Some(&ann));
    let shown = mine();
    assert_eq!((&shown[0]["id"], &shown[0]["turn"]), (&json!(table_id), &json!([0])), "{shown}");
    assert!(shown[0]["moved"].as_u64().is_some_and(|at| at >= shown[0]["created"].as_u64().unwrap()));
    server.order(&ann, &table_id, "up", &json!({"do": "stand"}));
    let left = table(&server, &table_id);
    assert_eq!((&left["frozen"], &left["seats"][0]["sitter"]["substitute"]), (&json!(true), &Value::Null));
    assert_eq!(mine()[0]["id"], *table_id, "it is kept");
    server.order(&ann, &table_id, "back", &json!({"do": "sit"}));
    catch_up(&mut player, &mut socket);
    draw_card(&mut player, &mut socket);
    server.order(&ann, &table_id, "bye", &json!({"do": "abandon"}));
    assert_eq!((&table(&server, &table_id)["status"], mine()), (&json!("closed"), json!([])));
    assert_eq!(played(&server, (&ann, &id)), (json!(0), json!([])));
}

#[test]
fn others_play_on_after_one_has_abandoned_the_game() {
    let folder = tempfile::tempdir().unwrap();
    let server = Server::start(folder.path());
    let company = Company::play(&server, "number-chain", 3, &json!({"pace": "slow", "rated": false}));
    let id = &company.table;
    let _here = company.players(&server);
    server.order(&company.tokens[0], id, "bye", &json!({"do": "abandon"}));
    let after = table(&server, id);
    assert_eq!((&after["status"], &after["host"]["id"]), (&json!("playing"), &json!(company.ids[1])));
    let sitter = &after["seats"][0]["sitter"];
    assert_eq!(
        (&sitter["left"], &sitter["abandoned"], &sitter["substitute"]),
        (&json!(true), &json!(true), &json!("normal"))
    );
    assert_eq!(company.refused(&server, 0, "back", &json!({"do": "sit"})), "not-now");
    let mine = |seat: usize| server.get("/api/my/tables", Some(&company.tokens[seat]));
    assert_eq!((mine(0), &mine(1)[0]["id"]), (json!([]), &json!(id)));
    server.order(&company.tokens[1], id, "up", &json!({"do": "stand"}));
    server.order(&company.tokens[2], id, "bye", &json!({"do": "abandon"}));
    assert_eq!(table(&server, id)["status"], "playing", "the second may come back");
    assert_eq!(table(&server, id)["frozen"], true);
    server.order(&company.tokens[1], id, "bye", &json!({"do": "abandon"}));
    assert_eq!(table(&server, id)["status"], "closed", "no player is left");
}

#[test]
fn a_rated_game_that_all_have_abandoned_is_played_to_its_end_and_counts() {
    let folder = tempfile::tempdir().unwrap();
    let mut server = Server::start(folder.path());
    let company = Company::play(&server, "numboom", 2, &json!({}));
    let id = &company.table;
    let match_id = company.info(&server)["current"]["id"].as_str().unwrap().to_owned();
    server.order(&company.tokens[1], id, "rest", &json!({"do": "pause"}));
    let vote = company.info(&server)["vote"]["id"].clone();
    server.order(&company.tokens[0], id, "yes", &json!({"do": "vote", "vote": vote, "yes": true}));
    assert_eq!(table(&server, id)["status"], "paused");
    server.order(&company.tokens[0], id, "bye", &json!({"do": "abandon"}));
    server.order(&company.tokens[1], id, "bye", &json!({"do": "abandon"}));
    assert_ne!(table(&server, id)["status"], "closed");
    // Also where the server is started again in between.
    server.crash();
    let mut eve = server.socket(None);
    assert!(eve.say(&json!({"do": "watch", "table": id})));
    until(&mut eve, "the end", |message| {
        message["on"] == "table"
            && message["table"]["status"] == "finished"
            && message["table"]["current"]["ratings"].is_array()
    });
    let result = server.get(&format!("/api/matches/{match_id}"), Some(&company.tokens[0]));
    assert!(result["rated"] == true && result["ended"].is_u64(), "{result}");
    let places = |seat: usize| result["seats"][seat]["result"]["place"].as_u64().unwrap();
    let rating = |seat: usize| {
        let profile = server.get(&format!("/api/people/{}", company.ids[seat]), None);
        assert_eq!(profile["played"], json!(1));
        profile["ratings"][0]["rating"].as_f64().unwrap()
    };
    assert!((places(0) < places(1)) == (rating(0) > rating(1)), "{result}");
    let _ = server.verified(&company.tokens[0], &match_id);
}

#[test]
fn abandoning_a_rated_game_against_bots_is_no_escape() {
    let folder = tempfile::tempdir().unwrap();
    let server = Server::start(folder.path());
    let (ann, id) = server.guest("Ann");
    let seats = json!([{"kind": "open"}, {"kind": "bot", "level": "greedy"}]);
    let table_id =
        server.open(&ann, &json!({"game": "numboom", "seats": seats, "pace": "instant", "rated": true}));
    server.order(&ann, &table_id, "go", &json!({"do": "start"}));
    server.order(&ann, &table_id, "bye", &json!({"do": "abandon"}));
    let mut eve = server.socket(None);
    assert!(eve.say(&json!({"do": "watch", "table": table_id})));
    until(&mut eve, "the end", |message| message["table"]["status"] == "finished");
    assert_eq!(server.get(&format!("/api/people/{id}"), None)["ratings"][0]["matches"], json!(1));
}

#[test]
fn only_those_are_reminded_for_whom_others_wait() {
    let folder = tempfile::tempdir().unwrap();
    let server = Server::start(folder.path());
    let (ann, _) = server.guest("Ann");
    let (_, mut player, mut table_socket) = alone(&server, &ann);
    let mut elsewhere = server.socket(Some(&ann));
    until(&mut elsewhere, "a welcome", |message| message["on"] == "welcome");
    // The watching socket goes; the bot answers, and it is the person's turn again.
    let order = player.choose(&json!({"do": "take", "from": "supply"}));
    let (path, body) =
        (format!("/api/tables/{}/orders/{}", player.table, order["id"].as_str().unwrap()), &order["order"]);
    assert!(table_socket.say(&json!({"do": "unwatch", "table": player.table})));
    drain(&mut table_socket);
    assert_eq!(server.ask("POST", &path, Some(&ann), &body.to_string()).0, 200);
    let heard = drain(&mut elsewhere);
    assert!(heard.iter().all(|message| message["on"] != "your_turn"), "{heard:?}");

    let company = Company::play(&server, "number-chain", 2, &json!({}));
    let mut players = company.players(&server);
    let seat = to_act(&players[0].0);
    let mut far = server.socket(Some(&company.tokens[1 - seat]));
    until(&mut far, "a welcome", |message| message["on"] == "welcome");
    let (_, mut socket) = players.remove(1 - seat);
    assert!(socket.say(&json!({"do": "unwatch", "table": company.table})));
    drain(&mut socket);
    let (player, socket) = &mut players[0];
    while to_act(player) == seat {
        make_move(player, socket);
        catch_up(player, socket);
    }
    let told = until(&mut far, "a reminder", |message| message["on"] == "your_turn");
    assert_eq!(told["table"], *company.table);
}

#[test]
fn a_rematch_is_offered_accepted_declined_and_withdrawn() {
    let folder = tempfile::tempdir().unwrap();
    let server = Server::start(folder.path());
    let ((ann, _), (ben, _)) = (server.guest("Ann"), server.guest("Ben"));
    let mut duel = Duel::begin(&server, "numboom", [&ann, &ben]);
    duel.finish();
    let id = duel.table.clone();
    let asked = |token: &str, name: &str, yes: bool| {
        server.order(token, &id, name, &json!({"do": "rematch", "yes": yes}));
        let info = table(&server, &id);
        (info["status"].clone(), info["rematch"].clone(), info["rematch_declined"].clone())
    };
    let finished = json!("finished");
    assert_eq!(asked(&ann, "1", true), (finished.clone(), json!([0]), Value::Null));
    assert_eq!(asked(&ann, "2", false), (finished.clone(), json!([]), Value::Null), "withdrawn");
    assert_eq!(asked(&ann, "3", true), (finished.clone(), json!([0]), Value::Null));
    assert_eq!(asked(&ben, "4", false), (finished.clone(), json!([]), json!(1)), "declined");
    assert_eq!(asked(&ben, "5", true), (finished, json!([1]), Value::Null), "offered the other way");
    assert_eq!(asked(&ann, "6", true), (json!("playing"), json!([]), Value::Null));
}

#[test]
fn a_rematch_does_not_wait_for_people_who_have_left() {
    let folder = tempfile::tempdir().unwrap();
    let mut server = Server::with_clock(folder.path());
    // One who left during the game wants a rematch, and is seated again.
    let ((ann, _), (ben, _)) = (server.guest("Ann"), server.guest("Ben"));
    let mut duel = Duel::begin(&server, "numboom", [&ann, &ben]);
    duel.finish();
    let id = duel.table.clone();
    let again = json!({"do": "rematch", "yes": true});
    server.order(&ben, &id, "up", &json!({"do": "stand"}));
    server.order(&ben, &id, "b1", &again);
    assert_eq!(table(&server, &id)["seats"][1]["sitter"]["left"], false);
    server.order(&ann, &id, "a1", &again);
    assert_eq!(table(&server, &id)["status"], "playing", "both play again");

    // One offers, the other leaves: the seat is open, for a person or a bot.
    let mut duel = Duel::resume(&server, &id, [&ann, &ben]);
    duel.finish();
    server.order(&ben, &id, "b2", &again);
    server.order(&ann, &id, "bye", &json!({"do": "stand"}));
    let open = table(&server, &id);
    assert_eq!((&open["status"], &open["seats"][0]["sitter"]), (&json!("waiting"), &json!({"kind": "open"})));
    assert_eq!(open["host"]["name"], "Ben", "who can start the game");
    let bot = json!({"do": "plan", "seat": 0, "plan": {"kind": "bot", "level": "greedy"}});
    server.order(&ben, &id, "bot", &bot);
    assert_eq!(table(&server, &id)["status"], "playing", "this table starts when it is full");

    // A table starts as well where the other player has just gone away.
    let setup = setup("numboom", 2, &json!({"start_when_full": true, "grace": 30}));
    let id = server.open(&ann, &setup);
    server.order(&ben, &id, "sit", &json!({"do": "sit"}));
    let mut duel = Duel::resume(&server, &id, [&ann, &ben]);
    duel.finish();
    let _ann = duel.hang_up(1);
    server.order(&ann, &id, "a3", &again);
    assert_eq!(table(&server, &id)["status"], "finished", "the other one may be back in a moment");
    for _ in 0..200 {
        if table(&server, &id)["status"] == "waiting" {
            break;
        }
        server.pass(5);
    }
    let open = table(&server, &id);
    assert_eq!((&open["status"], &open["seats"][1]["sitter"]["kind"]), (&json!("waiting"), &json!("open")));
}
