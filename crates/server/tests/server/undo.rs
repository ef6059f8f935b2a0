//! Taking back: at once where nothing was shown, otherwise by asking; and advice.

use serde_json::{Value, json};

use crate::company::{Company, catch_up, draw_card, to_act, until};
use crate::harness::Server;

fn undo(match_id: &str, base: u64) -> Value {
    json!({"do": "undo", "match_id": match_id, "base": base})
}

#[test]
fn a_move_that_reveals_no_card_is_taken_back_at_once() {
    let folder = tempfile::tempdir().unwrap();
    let server = Server::start(folder.path());
    let company = Company::play(&server, "number-chain", 2, &json!({}));
    let mut players = company.players(&server);
    let seat = to_act(&players[0].0);
    let (player, socket) = &mut players[seat];
    let before = player.outlook["legal"].clone();
    // A card that lay open is taken, and the turn goes on.
    let take = json!({"do": "take", "from": "pool0"});
    let order = json!({"do": "moves", "match_id": player.match_id, "base": player.seq, "actions": [take]});
    let made = server.order(&company.tokens[seat], &company.table, "take", &order)["seq"].as_u64().unwrap();
    let back = server.order(&company.tokens[seat], &company.table, "back", &undo(&player.match_id, made));
    assert_eq!(back["seq"].as_u64(), Some(made + 1), "done at once, and a number of its own: {back}");
    assert_eq!(company.info(&server)["vote"], Value::Null);
    let undone =
        until(socket, "a fresh view", |message| message["on"] == "update" && message["view"].is_object());
    assert_eq!((undone["seq"].as_u64(), &undone["outlook"]["legal"]), (Some(made + 1), &before), "as before");
    let step = &undone["steps"][0];
    assert_eq!(
        (step["seq"].as_u64(), step["back_to"].as_u64()),
        (Some(made + 1), Some(made - 1)),
        "{undone}"
    );
    let again = server.order(&company.tokens[seat], &company.table, "back", &undo(&player.match_id, made));
    assert_eq!(again["seq"], back["seq"], "asked twice, done once");
    let stale = json!({"do": "moves", "match_id": player.match_id, "base": made, "actions": [take]});
    assert_eq!(
        company.refused(&server, seat, "late", &stale),
        "stale",
        "made for a position that is no more"
    );
}

#[test]
fn a_seen_move_is_taken_back_only_if_the_others_agree() {
    let folder = tempfile::tempdir().unwrap();
    let server = Server::start(folder.path());
    let company = Company::play(&server, "number-chain", 3, &json!({"rated": false}));
    let mut players = company.players(&server);
    let seat = to_act(&players[0].0);
    let (token, table) = (&company.tokens[seat], &company.table);
    let (player, socket) = &mut players[seat];
    assert_eq!(
        company.refused(&server, seat, "early", &undo(&player.match_id, player.seq)),
        "nothing-to-undo"
    );
    let made = draw_card(player, socket);
    catch_up(player, socket);
    let head = player.seq;
    let asked = server.order(token, table, "oops", &undo(&player.match_id, head));
    assert_eq!(asked["seq"], Value::Null, "not done yet");
    let vote = company.info(&server)["vote"].clone();
    let others: Vec<usize> = (0..3).filter(|other| *other != seat).collect();
    assert_eq!(
        (&vote["kind"], &vote["by"], &vote["waiting"]),
        (&json!("undo"), &json!(seat), &json!(others))
    );
    let answer = |yes: bool, vote: &Value| json!({"do": "vote", "vote": vote["id"], "yes": yes});
    assert_eq!(company.refused(&server, seat, "self", &answer(true, &vote)), "no-vote", "not by oneself");
    server.order(&company.tokens[others[0]], table, "yes", &answer(true, &vote));
    assert_eq!(company.info(&server)["vote"]["waiting"], json!([others[1]]));
    server.order(&company.tokens[others[1]], table, "no", &answer(false, &vote));
    assert_eq!(company.info(&server)["vote"], Value::Null, "one refusal ends it");
    assert_eq!(company.refused(&server, others[0], "more", &answer(true, &vote)), "no-vote");
    server.order(token, table, "please", &undo(&player.match_id, head));
    let vote = company.info(&server)["vote"].clone();
    for other in &others {
        server.order(&company.tokens[*other], table, "fine", &answer(true, &vote));
    }
    let view =
        until(socket, "a fresh view", |message| message["on"] == "update" && message["view"].is_object());
    assert_eq!(view["seq"].as_u64(), Some(head + 1), "numbers never go back: {made}");
    assert_eq!(view["outlook"]["turn"], json!([seat]));
}

#[test]
fn the_player_whose_turn_it_is_must_agree_to_lose_it() {
    let folder = tempfile::tempdir().unwrap();
    let server = Server::start(folder.path());
    let company = Company::play(&server, "numboom", 3, &json!({}));
    let mut players = company.players(&server);
    let seat = to_act(&players[0].0);
    let (token, table) = (&company.tokens[seat], &company.table);
    let (player, socket) = &mut players[seat];
    // Cards laid face down reveal nothing until the turn is over.
    let mut made = player.seq;
    while to_act(player) == seat {
        let legal = player.outlook["legal"].as_array().unwrap();
        let quiet = legal.iter().find(|action| action["do"] == "place" || action["do"] == "end").cloned();
        let order = json!({"do": "moves", "match_id": player.match_id, "base": player.seq,
            "actions": [quiet.expect("cards are laid face down first")]});
        made = server.order(token, table, &format!("m{made}"), &order)["seq"].as_u64().unwrap();
        while player.seq < made {
            player.hear(&socket.hear().unwrap());
        }
        catch_up(player, socket);
    }
    let next = to_act(player);
    let asked = server.order(token, table, "oops", &undo(&player.match_id, player.seq));
    assert_eq!(asked["seq"], Value::Null, "not done yet");
    let vote = company.info(&server)["vote"].clone();
    assert!(vote["waiting"].as_array().unwrap().contains(&json!(next)), "{vote}");
    for other in (0..3).filter(|other| *other != seat) {
        let yes = json!({"do": "vote", "vote": vote["id"], "yes": true});
        server.order(&company.tokens[other], table, "fine", &yes);
    }
    let back = until(socket, "the undo", |message| message["steps"][0]["back_to"].is_u64());
    assert_eq!((&back["steps"][0]["by"], &back["outlook"]["turn"]), (&json!(seat), &json!([seat])), "{back}");
}

#[test]
fn bots_agree_and_an_undo_repeated_after_a_restart_was_done_before() {
    let folder = tempfile::tempdir().unwrap();
    let mut server = Server::start(folder.path());
    let (ann, _) = server.guest("Ann");
    let seats = json!([{"kind": "open"}, {"kind": "bot", "level": "greedy"}]);
    let options = json!({"first_starter": "seat0"});
    let setup = json!({"game": "number-chain", "seats": seats, "pace": "instant", "options": options});
    let table = server.open(&ann, &setup);
    server.order(&ann, &table, "go", &json!({"do": "start"}));
    let mut player = crate::player::Player::new(&ann, &table, 1);
    let mut socket = player.connect(&server);
    while player.seq == 0 {
        player.hear(&socket.hear().unwrap());
    }
    let made = draw_card(&mut player, &mut socket);
    let order = undo(&player.match_id, made);
    let back = server.order(&ann, &table, "back", &order)["seq"].clone();
    assert_eq!(back.as_u64(), Some(made + 1), "no other player has to be asked");
    server.crash();
    assert_eq!(server.order(&ann, &table, "back", &order)["seq"], back, "asked twice, done once");
}

#[test]
fn advice_is_a_list_of_moves_one_may_make() {
    let folder = tempfile::tempdir().unwrap();
    let server = Server::start(folder.path());
    for info in cardinal_games::all().iter().map(|game| game.info()) {
        let company = Company::play(&server, info.id, 2, &json!({"rated": false}));
        let players = company.players(&server);
        let seat = to_act(&players[0].0);
        let player = &players[seat].0;
        let ask = json!({"do": "hint", "match_id": player.match_id, "base": player.seq});
        let hint = server.order(&company.tokens[seat], &company.table, "hint", &ask);
        let suggestions = hint["suggestions"].as_array().unwrap();
        assert!(!suggestions.is_empty(), "{}: {hint}", info.id);
        let legal = player.outlook["legal"].as_array().unwrap();
        for suggestion in suggestions {
            assert!(legal.contains(&suggestion["action"]), "{}: {suggestion}", info.id);
            let known = suggestion["share"].as_f64().is_none_or(|share| (0.0..=1.0).contains(&share));
            assert!(known && suggestion["reason"].is_string(), "{suggestion}");
        }
        if player.outlook["optional"] == json!([]) {
            assert_eq!(company.refused(&server, 1 - seat, "hint", &ask), "not-your-turn");
        }
    }
}
