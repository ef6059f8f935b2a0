//! Clients that drop the connection at every message, repeat themselves and mix old orders in end in the same game as
//! perfect ones: from the same deal, with the same decisions, the stored games are equal to the last input.

use std::collections::HashMap;

use serde_json::{Value, json};

use crate::company::Company;
use crate::database::Database;
use crate::harness::Server;
use crate::player::Player;

/// How many moves are made of each game at most.
const MOVES: u64 = 60;

/// What to do is a matter of the position alone, not of what the connection does.
fn decision(player: &Player) -> Option<Value> {
    let legal = player.outlook["legal"].as_array()?;
    let to_act = player.outlook["turn"].as_array()?.iter().any(|seat| seat.as_u64() == player.seat);
    // What sheds cards is preferred, for random games hardly ever end.
    let sheds = |action: &&Value| player.shedding.iter().any(|tag| action["do"] == **tag);
    let eager: Vec<&Value> = legal.iter().filter(sheds).collect();
    let wanted = if eager.is_empty() { legal.iter().collect() } else { eager };
    let at = (player.seq.wrapping_mul(2_654_435_761) >> 7) as usize % wanted.len();
    let action = wanted[at];
    let order = json!({"do": "moves", "match_id": player.match_id, "base": player.seq, "actions": [action]});
    let id = format!("{}-{}", player.seat?, player.seq);
    to_act.then(|| json!({"do": "order", "table": player.table, "id": id, "order": order}))
}

/// Catches up over one good connection, and moves if it is its turn.
fn perfect(server: &Server, player: &mut Player) -> bool {
    let mut socket = player.connect(server);
    loop {
        let message = socket.hear().expect("the server talks");
        player.hear(&message);
        if message["on"] == "update" {
            break;
        }
    }
    let Some(order) = decision(player) else { return false };
    assert!(socket.say(&order));
    loop {
        let message = socket.hear().expect("the server talks");
        assert_ne!(message["on"], "refused", "{message}");
        if message["on"] == "done" {
            return true;
        }
    }
}

/// Like `one_move`, but over many bad connections. `old` is what it has said before.
fn stubborn(server: &Server, player: &mut Player, old: &mut Vec<Value>) -> bool {
    let mut messages = 0;
    loop {
        // Hears one message more than the last time, and is gone.
        messages += 1;
        let mut socket = player.connect(server);
        let mut told = false;
        for _ in 0..messages {
            let message = socket.hear().expect("the server talks");
            player.hear(&message);
            told |= message["on"] == "update";
        }
        if told {
            break;
        }
    }
    let Some(order) = decision(player) else { return false };
    let mut socket = player.connect(server);
    for said in old.iter().rev().take(2).chain([&order]).chain(old.last()).chain([&order]) {
        assert!(socket.say(said));
    }
    // Gone before the answer; then it asks again until it has heard the answer, and goes in between.
    drop(socket);
    for patience in 1.. {
        let mut socket = player.connect(server);
        assert!(socket.say(&order));
        for _ in 0..patience {
            let message = socket.hear().expect("the server talks");
            if message["id"] == order["id"] {
                assert_eq!(message["on"], "done", "{message}");
                old.push(order);
                return true;
            }
        }
    }
    unreachable!("patience is endless")
}

/// Plays to the end, or for long enough; gives how many moves were made.
fn play(server: &Server, company: &Company, mut one_move: impl FnMut(&Server, &mut Player) -> bool) -> u64 {
    let mut players: Vec<Player> =
        company.tokens.iter().map(|token| Player::new(token, &company.table, 0)).collect();
    for moves in 0..MOVES {
        let told = server.get(&format!("/api/tables/{}/events", company.table), None);
        let mut messages = told["messages"].as_array().unwrap().iter();
        let update = messages.find(|message| message["on"] == "update").expect("anyone may watch");
        let Some(seat) = update["outlook"]["turn"][0].as_u64() else { return moves };
        assert!(one_move(server, &mut players[seat as usize]), "it is its turn");
    }
    MOVES
}

#[test]
fn dropping_repeating_and_reordering_change_nothing() {
    let folders = [tempfile::tempdir().unwrap(), tempfile::tempdir().unwrap()];
    let server = Server::start(folders[0].path());
    let games: Vec<&str> = cardinal_games::all().iter().map(|game| game.info().id).collect();
    let companies: Vec<Company> =
        games.iter().map(|game| Company::play(&server, game, 2, &json!({"grace": 3600}))).collect();
    drop(server);
    crate::worlds::copy(folders[0].path(), folders[1].path());
    let [good, bad] = folders.each_ref().map(|folder| Server::start(folder.path()));
    let mut files = folders.each_ref().map(|folder| Database::open(folder.path()));
    for (game, company) in games.iter().zip(&companies) {
        let match_id = company.info(&good)["current"]["id"].as_str().unwrap().to_owned();
        let moves = play(&good, company, perfect);
        let mut old: HashMap<String, Vec<Value>> = HashMap::new();
        let again = play(&bad, company, |server, player| {
            let old = old.entry(player.token.clone()).or_default();
            stubborn(server, player, old)
        });
        let [perfect, stubborn] = files.each_mut().map(|file| file.inputs(&match_id));
        // A duel in Numboom may be over with the first flip after the opening.
        assert!(perfect.len() > 3, "{game}");
        assert_eq!(perfect, stubborn, "{game}");
        assert_eq!(moves, again, "{game}");
        let results = [&good, &bad].map(|server| company.info(server)["current"]["result"].clone());
        assert_eq!(results[0], results[1], "{game}");
        println!("{game}: {moves} moves, the same over bad connections");
    }
}
