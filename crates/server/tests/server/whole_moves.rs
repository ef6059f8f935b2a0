//! Moves of several actions: taken or refused as a whole, stored once, and taken back as a whole.

use cardinal_engine::{Dealer, Seat, Secret, Settings};
use serde_json::{Value, json};

use crate::company::{Company, catch_up, drain, make_move, to_act, until};
use crate::database::Database;
use crate::harness::Server;
use crate::player::Player;

/// Two actions that the seat may send together, if there are any.
fn pair(company: &Company, server: &Server, file: &mut Database, player: &Player) -> Option<[Value; 2]> {
    let info = company.info(server);
    let game = cardinal_games::find(info["game"].as_str().unwrap()).unwrap();
    let settings = Settings::from_json(&game.info(), &info["options"]).unwrap();
    let lines: Vec<String> = file.inputs(&player.match_id).iter().map(Value::to_string).collect();
    let lines: Vec<&str> = lines.iter().map(String::as_str).collect();
    let names = vec![String::new(); company.tokens.len()];
    let dealer = Dealer::new(&Secret::new([0; 32]), &[]);
    let mut session = game.resume(game.info().revision, settings, names, dealer, &lines).unwrap();
    let seat = Seat::new(to_act(player) as u8);
    let legal = player.outlook["legal"].as_array().unwrap().clone();
    for first in legal {
        session.plan(seat, std::slice::from_ref(&first)).unwrap();
        session.commit();
        let next = session.played().legal(seat);
        session.back(lines.len());
        for second in next {
            let both = [first.clone(), second];
            if session.plan(seat, &both).is_ok() {
                return Some(both);
            }
        }
    }
    None
}

/// Plays until a player may send two actions together; who, and which.
fn reach_pair(
    company: &Company,
    server: &Server,
    file: &mut Database,
    players: &mut [(Player, crate::harness::Socket)],
) -> (usize, [Value; 2]) {
    for _ in 0..400 {
        let seat = to_act(&players[0].0);
        if let Some(both) = pair(company, server, file, &players[seat].0) {
            return (seat, both);
        }
        let (player, socket) = &mut players[seat];
        make_move(player, socket);
        players.iter_mut().for_each(|(player, socket)| catch_up(player, socket));
    }
    panic!("no two actions could be sent together");
}

fn moves(player: &Player, actions: &[Value]) -> Value {
    json!({"do": "moves", "match_id": player.match_id, "base": player.seq, "actions": actions})
}

#[test]
fn a_move_of_several_actions_is_stored_once_and_taken_back_as_one() {
    let folder = tempfile::tempdir().unwrap();
    let mut server = Server::start(folder.path());
    for game in ["number-chain", "chain"] {
        let company = Company::play(&server, game, 2, &json!({"rated": false}));
        let mut file = Database::open(folder.path());
        let mut players = company.players(&server);
        let (seat, both) = reach_pair(&company, &server, &mut file, &mut players);
        let (before, match_id) = (players[seat].0.seq, players[seat].0.match_id.clone());
        let order = moves(&players[seat].0, &both);
        let done = server.order(&company.tokens[seat], &company.table, "both", &order);
        assert_eq!(done["seq"].as_u64(), Some(before + 1), "{game}: the number of the first action");
        players.iter_mut().for_each(|(player, socket)| catch_up(player, socket));
        assert!(players[0].0.seq >= before + 2);
        assert_eq!(players[0].0.seq, players[1].0.seq);
        let inputs = file.inputs(&match_id);
        assert_eq!(inputs[before as usize]["action"], both[0]);
        assert_eq!(inputs[before as usize + 1]["action"], both[1]);
        drop((players, file));
        server.crash();
        let again = server.order(&company.tokens[seat], &company.table, "both", &order);
        assert_eq!(again["seq"], done["seq"], "{game}: sent again after a crash, done once");
        let mut players = company.players(&server);
        assert_eq!(Database::open(folder.path()).inputs(&match_id), inputs);
        let undo = json!({"do": "undo", "match_id": match_id, "base": players[seat].0.seq});
        server.order(&company.tokens[seat], &company.table, "back", &undo);
        let vote = company.info(&server)["vote"].clone();
        if vote.is_object() {
            let yes = json!({"do": "vote", "vote": vote["id"], "yes": true});
            server.order(&company.tokens[1 - seat], &company.table, "yes", &yes);
        }
        let undone = until(&mut players[seat].1, "the undo", |message| message["view"].is_object());
        assert_eq!(undone["steps"][0]["back_to"].as_u64(), Some(before), "{game}: all of it: {undone}");
    }
}

#[test]
fn a_move_is_refused_as_a_whole_and_the_offending_action_named() {
    let folder = tempfile::tempdir().unwrap();
    let server = Server::start(folder.path());
    let company = Company::play(&server, "number-chain", 2, &json!({"rated": false}));
    let mut file = Database::open(folder.path());
    let mut players = company.players(&server);
    let (seat, both) = reach_pair(&company, &server, &mut file, &mut players);
    let (head, match_id) = (players[seat].0.seq, players[seat].0.match_id.clone());
    let stranger = json!({"do": "juggle"});
    let [first, second] = both;
    let refused = |id: &str, actions: &[Value]| {
        let order = moves(&players[seat].0, actions);
        let path = format!("/api/tables/{}/orders/{id}", company.table);
        let (status, answer) = server.ask("POST", &path, Some(&company.tokens[seat]), &order.to_string());
        assert!((400..500).contains(&status), "{status} {answer}");
        answer
    };
    let unknown = refused("unknown", &[first.clone(), second.clone(), stranger]);
    assert_eq!((&unknown["code"], &unknown["index"]), (&json!("malformed-action"), &json!(2)));
    let twice = refused("twice", &[first.clone(), first.clone()]);
    assert_eq!(twice["index"], json!(1), "{twice}");
    assert!(twice["clause"].as_str().is_some_and(|clause| clause.starts_with("NC-")), "{twice}");
    assert_eq!(refused("none", &[])["code"], "no-action");
    let many = vec![first; 65];
    assert_eq!(refused("many", &many)["code"], "too-long");
    assert_eq!(file.head(&match_id), head, "nothing was stored");
    for (_, socket) in &mut players {
        let told = drain(socket);
        assert!(told.iter().all(|message| message["on"] != "update"), "no update was sent: {told:?}");
    }
}

#[test]
fn no_action_is_checked_after_one_that_reveals_a_card() {
    let folder = tempfile::tempdir().unwrap();
    let server = Server::start(folder.path());
    let company = Company::play(&server, "number-chain", 2, &json!({"rated": false}));
    let players = company.players(&server);
    let seat = to_act(&players[0].0);
    let draw = json!({"do": "take", "from": "supply"});
    let path = format!("/api/tables/{}/orders/both", company.table);
    let mut answers = Vec::new();
    for next in players[seat].0.outlook["legal"].as_array().unwrap() {
        let order = moves(&players[seat].0, &[draw.clone(), next.clone()]).to_string();
        let (_, answer) = server.ask("POST", &path, Some(&company.tokens[seat]), &order);
        assert_eq!((&answer["code"], &answer["index"]), (&json!("not-seen-yet"), &json!(1)), "{next}");
        answers.push(answer);
    }
    assert!(answers.windows(2).all(|two| two[0] == two[1]), "the next cards change nothing: {answers:?}");
}
