//! Whole games against bots, for every game; the record holds afterwards.

use serde_json::{Value, json};

use crate::company::{catch_up, draw_card};
use crate::harness::Server;
use crate::player::Player;

/// A table with as many people and greedy bots, as small as the game allows; rated where people play against bots.
pub(crate) fn setup(game: &Value, open: usize) -> Value {
    let seats = game["seats"][0].as_u64().unwrap() as usize;
    let plan =
        |seat| if seat < open { json!({"kind": "open"}) } else { json!({"kind": "bot", "level": "greedy"}) };
    let plans: Vec<Value> = (0..seats.max(open)).map(plan).collect();
    json!({"game": game["id"], "seats": plans, "pace": "instant", "rated": open < 2})
}

#[test]
fn every_game_is_played_to_its_end_and_its_record_holds() {
    let folder = tempfile::tempdir().unwrap();
    let server = Server::start(folder.path());
    let (token, id) = server.guest("Ann");
    for game in server.get("/api/games", None).as_array().unwrap() {
        let table = server.open(&token, &setup(game, 1));
        let luck = cardinal_engine::Contribution::new([7; 32]);
        server.order(&token, &table, "luck", &json!({"do": "pledge", "hash": luck.pledge()}));
        let before = server.get(&format!("/api/tables/{table}"), None);
        server.order(&token, &table, "go", &json!({"do": "start"}));
        server.order(&token, &table, "seven", &json!({"do": "reveal", "value": luck.reveal()}));
        let mut player = Player::new(&token, &table, 1);
        player.play(&server);
        let path = format!("/api/matches/{}", player.match_id);
        let record = server.verified(&token, &player.match_id);
        assert_eq!(record["fairness"]["commitment"], before["current"]["commitment"], "as published before");
        assert_eq!(record["fairness"]["entropy"], json!([{"seat": 0, "text": luck.reveal()}]));
        assert_eq!(record["result"], player.result, "{}", game["id"]);
        let all = server.get(&format!("{path}/replay?limit=1000"), Some(&token));
        let mine = server.get(&format!("{path}/replay?seat=0&from=1"), Some(&token));
        let length = record["inputs"].as_array().unwrap().len() as u64;
        for (part, from, watcher) in
            [(&all, 0, json!({"kind": "all"})), (&mine, 1, json!({"kind": "seat", "seat": 0}))]
        {
            assert_eq!(part["length"].as_u64(), Some(length));
            let updates = part["updates"].as_array().unwrap();
            assert!(updates[0]["view"].is_object() && updates[0]["steps"] == json!([]), "{}", updates[0]);
            for (update, seq) in updates.iter().zip(from..) {
                assert_eq!((update["seq"].as_u64(), &update["watcher"]), (Some(seq), &watcher));
                assert!(seq == from || update["steps"][0]["seq"] == seq, "{update}");
            }
        }
        assert_eq!(all["updates"].as_array().unwrap().len() as u64, length.min(1000) + 1);
    }
    let played = server.get(&format!("/api/people/{id}"), None);
    assert_eq!(played["played"], 4);
    assert_eq!(played["ratings"].as_array().unwrap().len(), 4, "{played}");
    let first = server.get(&format!("/api/matches?person={id}&limit=3"), Some(&token));
    let next = first["next"].as_str().unwrap();
    let rest = server.get(&format!("/api/matches?person={id}&limit=3&next={next}"), Some(&token));
    assert_eq!((first["items"].as_array().unwrap().len(), rest["items"].as_array().unwrap().len()), (3, 1));
    let game = first["items"][0]["game"].as_str().unwrap();
    assert!(
        !server.get(&format!("/api/leaderboard/{game}/duel"), None)["items"].as_array().unwrap().is_empty()
    );
}

#[test]
fn two_people_undo_by_vote_pause_talk_and_play_again() {
    let folder = tempfile::tempdir().unwrap();
    let server = Server::start(folder.path());
    let ((ann, _), (ben, _)) = (server.guest("Ann"), server.guest("Ben"));
    let game = json!({"id": "number-chain", "seats": [2]});
    let table = server.open(&ann, &setup(&game, 2));
    let early =
        server.ask("POST", &format!("/api/tables/{table}/orders/a"), Some(&ann), "{\"do\":\"start\"}");
    assert_eq!((early.0, early.1["code"].as_str()), (409, Some("seats-open")));
    server.order(&ben, &table, "sit", &json!({"do": "sit"}));
    let others =
        server.ask("POST", &format!("/api/tables/{table}/orders/b"), Some(&ben), "{\"do\":\"start\"}");
    assert_eq!((others.0, others.1["code"].as_str()), (403, Some("not-host")));
    server.order(&ann, &table, "go", &json!({"do": "start"}));
    let mut players = [Player::new(&ann, &table, 5), Player::new(&ben, &table, 6)];
    let mut sockets = [players[0].connect(&server), players[1].connect(&server)];
    for (player, socket) in players.iter_mut().zip(&mut sockets) {
        while player.seq == 0 {
            player.hear(&socket.hear().unwrap());
        }
    }
    let mover = usize::from(players[1].outlook["legal"].is_array());
    draw_card(&mut players[mover], &mut sockets[mover]);
    catch_up(&mut players[mover], &mut sockets[mover]);
    let (match_id, base) = (players[mover].match_id.clone(), players[mover].seq);
    let undo = json!({"do": "undo", "match_id": match_id, "base": base});
    let tokens = [&ann, &ben];
    server.order(tokens[mover], &table, "oops", &undo);
    let vote = server.get(&format!("/api/tables/{table}"), None)["vote"].clone();
    assert_eq!(vote["kind"], "undo", "a card was seen, so the other is asked: {vote}");
    server.order(tokens[1 - mover], &table, "yes", &json!({"do": "vote", "vote": vote["id"], "yes": true}));
    loop {
        let message = sockets[mover].hear().unwrap();
        players[mover].hear(&message);
        if message["on"] == "update" && message["view"].is_object() {
            assert_eq!(players[mover].seq, base + 1, "an undo is a number of its own");
            break;
        }
    }
    server.order(&ann, &table, "rest", &json!({"do": "pause"}));
    let vote = server.get(&format!("/api/tables/{table}"), None)["vote"].clone();
    server.order(&ben, &table, "ok", &json!({"do": "vote", "vote": vote["id"], "yes": true}));
    let path = format!("/api/tables/{table}/orders/early");
    let body = json!({"do": "moves", "match_id": match_id, "base": base + 1, "actions": [{"do": "end"}]})
        .to_string();
    assert_eq!(server.ask("POST", &path, Some(tokens[mover]), &body).1["code"], "paused");
    server.order(&ben, &table, "on", &json!({"do": "resume"}));
    server.order(&ben, &table, "hi", &json!({"do": "say", "text": "good game"}));
    server.order(&ben, &table, "hi", &json!({"do": "say", "text": "good game"}));
    drop(sockets);
    let threads = players.map(|mut player| {
        let address = server.address.clone();
        std::thread::spawn(move || {
            let mut socket = crate::harness::Socket::connect(&address, Some(&player.token)).unwrap();
            let mut said = 0;
            socket.say(&player.watch());
            while !player.over() {
                let message = socket.hear().unwrap();
                if message["on"] == "chat" {
                    let lines = message["lines"].as_array().unwrap();
                    said += lines.iter().filter(|line| line["text"] == "good game").count();
                }
                player.hear(&message);
                if player.pending.is_none()
                    && let Some(order) = player.decide()
                {
                    socket.say(&order);
                }
            }
            (player.result, said)
        })
    });
    let [ann_saw, ben_saw] = threads.map(|thread| thread.join().unwrap());
    assert_eq!(ann_saw, ben_saw);
    assert_eq!(ann_saw.1, 1, "an order sent twice is carried out once");
    let record = server.verified(&ann, &match_id);
    assert_eq!(
        record["undone"],
        json!([{"seat": mover, "from": base, "to": base - 1}]),
        "undos are on record"
    );
    for token in [&ann, &ben] {
        server.order(token, &table, "again", &json!({"do": "rematch", "yes": true}));
    }
    let again = server.get(&format!("/api/tables/{table}"), None);
    assert_eq!((again["status"].as_str(), again["current"]["number"].as_u64()), (Some("playing"), Some(2)));
}
