//! The log of a match: whoever reloads, comes back or comes late can read all of it, however long the match and
//! whatever was taken back.

use std::collections::BTreeMap;

use serde_json::{Value, json};

use crate::company::{drain, until};
use crate::duel::Duel;
use crate::harness::{Server, Socket};

/// What happened, by number: notices, and for an undo how far it went back and who took back.
type Log = BTreeMap<u64, (Value, Value, Value)>;

fn note(log: &mut Log, message: &Value) {
    for step in message["steps"].as_array().into_iter().flatten() {
        let told = (step["notices"].clone(), step["back_to"].clone(), step["by"].clone());
        log.insert(step["seq"].as_u64().unwrap(), told);
    }
}

/// Comes to the table, knowing the match up to a number or nothing of it, and reads all of the log.
fn read(server: &Server, token: Option<&str>, table: &str, since: Option<&Value>) -> Log {
    let mut socket = server.socket(token);
    assert!(socket.say(&json!({"do": "watch", "table": table, "since": since})));
    let update = until(&mut socket, "the match", |message| message["on"] == "update");
    assert!(update["view"].is_object(), "too much was missed");
    let mut log = Log::new();
    note(&mut log, &update);
    let mut before = update["steps"][0]["seq"].as_u64().unwrap_or(update["seq"].as_u64().unwrap() + 1);
    while before > 1 {
        let ask = json!({"do": "history", "table": table, "match_id": update["match_id"], "before": before});
        assert!(socket.say(&ask));
        let page = until(&mut socket, "the steps before", |message| message["on"] == "history");
        note(&mut log, &page);
        before = page["steps"][0]["seq"].as_u64().unwrap();
    }
    log
}

fn listen(eyes: &mut Socket, log: &mut Log) {
    drain(eyes).iter().filter(|message| message["on"] == "update").for_each(|message| note(log, message));
}

#[test]
fn the_whole_log_is_read_late_and_after_an_undo() {
    let folder = tempfile::tempdir().unwrap();
    let mut server = Server::start(folder.path());
    let ((ann, _), (ben, _)) = (server.guest("Ann"), server.guest("Ben"));
    let mut duel = Duel::begin(&server, "number-chain", [&ann, &ben]);
    // Moves at random, which lead nowhere for long.
    duel.players.iter_mut().for_each(|player| player.shedding = vec!["none".to_owned()]);
    let mut eyes = server.socket(None);
    assert!(eyes.say(&json!({"do": "watch", "table": duel.table, "since": {"match_id": duel.players[0].match_id, "seq": 1}})));
    let mut live = Log::new();
    while duel.players[0].seq < 650 {
        assert_eq!(duel.step()["on"], "done");
        assert!(!duel.over(), "the match is long enough");
        if duel.players[0].seq.is_multiple_of(40) {
            listen(&mut eyes, &mut live);
        }
    }
    let (table, head, match_id) = (duel.table.clone(), duel.players[0].seq, duel.players[0].match_id.clone());
    let undo = json!({"do": "undo", "match_id": match_id, "base": head});
    let by = duel.mover();
    let (mover, other) = if by == 0 { (&ann, &ben) } else { (&ben, &ann) };
    let done = server.order(mover, &table, "oops", &undo);
    if done["seq"].is_null() {
        let vote = server.get(&format!("/api/tables/{table}"), None)["vote"].clone();
        server.order(other, &table, "fine", &json!({"do": "vote", "vote": vote["id"], "yes": true}));
    }
    listen(&mut eyes, &mut live);
    let (undone, (_, back_to, took)) = live.last_key_value().map(|(seq, told)| (*seq, told.clone())).unwrap();
    assert_eq!((undone, &took), (head + 1, &json!(by)), "the log says who has taken back");
    let back_to = back_to.as_u64().unwrap();
    for (seq, told) in &mut live {
        if *seq > back_to && *seq < undone {
            told.0 = json!([]);
        }
    }
    let late = read(&server, None, &table, None);
    assert_eq!(late.keys().copied().collect::<Vec<_>>(), (1..=undone).collect::<Vec<_>>());
    for (seq, told) in &live {
        assert_eq!(&late[seq], told, "number {seq} is told as it was");
    }
    let long_gone = json!({"match_id": match_id, "seq": 5});
    assert_eq!(read(&server, None, &table, Some(&long_gone)), late, "also to somebody who was away for long");
    let own = read(&server, Some(&ann), &table, None);
    assert_eq!(own.len(), late.len());
    server.crash();
    assert_eq!(read(&server, None, &table, None), late, "and after a restart");
}
