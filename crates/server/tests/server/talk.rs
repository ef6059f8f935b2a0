//! Talk at a table: stored, limited, muted, and closed where partners must not talk.

use serde_json::{Value, json};

use crate::company::{Company, drain, until};
use crate::harness::{Server, Socket};

fn say(text: &str) -> Value {
    json!({"do": "say", "text": text})
}

fn lines(messages: &[Value]) -> Vec<String> {
    let chat = messages.iter().filter(|message| message["on"] == "chat");
    let lines = chat.flat_map(|message| message["lines"].as_array().unwrap());
    let said = lines.filter(|line| line["kind"] != "remark");
    said.map(|line| line["text"].as_str().unwrap().to_owned()).collect()
}

fn watching(server: &Server, company: &Company, seat: usize) -> Socket {
    let mut socket = server.socket(Some(&company.tokens[seat]));
    assert!(socket.say(&json!({"do": "watch", "table": company.table})));
    socket
}

#[test]
fn what_is_said_is_stored_heard_once_and_limited() {
    let folder = tempfile::tempdir().unwrap();
    let mut server = Server::start(folder.path());
    let company = Company::meet(&server, "chain", 2, &json!({}));
    let (ann, table) = (&company.tokens[0], &company.table);
    let mut ben = watching(&server, &company, 1);
    drain(&mut ben);
    server.order(ann, table, "1", &say("  hello\u{7} there "));
    server.order(ann, table, "2", &json!({"do": "react", "reaction": "well-played"}));
    let heard = drain(&mut ben);
    assert_eq!(lines(&heard), ["hello there", "well-played"]);
    let chat = heard.iter().find(|message| message["on"] == "chat").unwrap();
    assert_eq!(chat["lines"][0]["from"]["name"], "Ann");
    for (id, order, code) in [
        ("3", say("   "), "too-long"),
        ("4", say(&"x".repeat(501)), "too-long"),
        ("5", json!({"do": "react", "reaction": "shout"}), "malformed"),
    ] {
        assert_eq!(company.refused(&server, 0, id, &order), code);
    }
    let mut refused = 0;
    for number in 0..20 {
        let path = format!("/api/tables/{table}/orders/flood{number}");
        let (status, answer) = server.ask("POST", &path, Some(ann), &say("again").to_string());
        assert!(status == 200 || (status == 429 && answer["code"] == "too-many"), "{status} {answer}");
        refused += u32::from(status == 429);
    }
    assert!(refused >= 10, "a flood of talk is stopped: {refused}");
    server.order(&company.tokens[1], table, "6", &say("and I may still talk"));
    server.crash();
    let mut late = watching(&server, &company, 1);
    let known = lines(&[until(&mut late, "the chat", |message| message["on"] == "chat")]);
    assert_eq!(
        (known[0].as_str(), known[1].as_str()),
        ("hello there", "well-played"),
        "stored with the table"
    );
    assert_eq!(known.last().unwrap(), "and I may still talk");
    // A client that missed the answer repeats the order, which has been executed.
    server.order(&company.tokens[1], table, "6", &say("and I may still talk"));
    server.order(&company.tokens[1], table, "7", &say("once more"));
    assert_eq!(lines(&drain(&mut late)), ["once more"], "nothing is said twice");
}

#[test]
fn a_muted_person_is_silent_for_one_person_only() {
    let folder = tempfile::tempdir().unwrap();
    let server = Server::start(folder.path());
    let company = Company::meet(&server, "chain", 3, &json!({}));
    let table = &company.table;
    let mut sockets: Vec<Socket> = (0..3).map(|seat| watching(&server, &company, seat)).collect();
    sockets.iter_mut().for_each(|socket| drop(drain(socket)));
    let mute = |on: bool| {
        let order = json!({"do": "mute", "person": company.ids[0], "on": on});
        json!({"do": "order", "table": table, "id": format!("mute-{on}"), "order": order})
    };
    assert!(sockets[1].say(&mute(true)));
    let told =
        until(&mut sockets[1], "the list", |message| message["on"] == "done" || message["on"] == "refused");
    assert_eq!(told["on"], "done", "{told}");
    server.order(&company.tokens[0], table, "1", &say("can you hear me?"));
    server.order(&company.tokens[2], table, "2", &say("I can"));
    assert_eq!(lines(&drain(&mut sockets[1])), ["I can"]);
    assert_eq!(lines(&drain(&mut sockets[2])), ["can you hear me?", "I can"]);
    // It holds for the person, not for the socket.
    let mut again = watching(&server, &company, 1);
    assert_eq!(lines(&drain(&mut again)), ["I can"]);
    assert!(again.say(&mute(false)));
    until(&mut again, "the list", |message| message["on"] == "done");
    server.order(&company.tokens[0], table, "3", &say("and now?"));
    assert_eq!(lines(&drain(&mut again)), ["and now?"]);
}

#[test]
fn partners_do_not_talk_while_they_play_where_talk_is_called() {
    let folder = tempfile::tempdir().unwrap();
    let server = Server::start(folder.path());
    let company =
        Company::meet(&server, "sequence-numbers", 4, &json!({"options": {"table_talk": "called"}}));
    let (ann, table) = (&company.tokens[0], &company.table);
    server.order(ann, table, "1", &say("good luck"));
    server.order(ann, table, "go", &json!({"do": "start"}));
    assert_eq!(company.info(&server)["chat_open"], false);
    assert_eq!(company.refused(&server, 0, "2", &say("play the seven")), "chat-closed");
    assert_eq!(company.refused(&server, 2, "3", &json!({"do": "react", "reaction": "wow"})), "chat-closed");
    let open = Company::play(&server, "sequence-numbers", 4, &json!({}));
    assert_eq!(open.info(&server)["chat_open"], true);
    server.order(&open.tokens[0], &open.table, "1", &say("good luck"));
}

#[test]
fn people_whose_names_look_alike_get_a_sign() {
    let folder = tempfile::tempdir().unwrap();
    let server = Server::start(folder.path());
    // The second is written in Cyrillic.
    let [ann, ben, cem] = ["Poc", "\u{420}\u{43e}\u{441}", "Poc"].map(|name| server.guest(name));
    let sign = |name: &str, id: &str| format!("{name} #{}", &id[..4]);
    let table = server.open(&ann.0, &crate::company::setup("chain", 2, &json!({})));
    let path = format!("/api/tables/{table}");
    assert_eq!(server.get(&path, None)["host"]["name"], "Poc", "alone she needs no sign");
    server.order(&ben.0, &table, "sit", &json!({"do": "sit"}));
    let info = server.get(&path, None);
    let names: Vec<&Value> = (0..2).map(|seat| &info["seats"][seat]["sitter"]["person"]["name"]).collect();
    assert_eq!(names, [&json!(sign("Poc", &ann.1)), &json!(sign("\u{420}\u{43e}\u{441}", &ben.1))]);
    assert_eq!(info["host"]["name"], json!(sign("Poc", &ann.1)));
    // Also those who only talk.
    server.order(&cem.0, &table, "hi", &json!({"do": "say", "text": "it is me"}));
    let events = server.get(&format!("{path}/events"), Some(&ann.0));
    let messages = events["messages"].as_array().unwrap().iter();
    let lines: Vec<&Value> = messages.filter_map(|message| message["lines"].as_array()).flatten().collect();
    let said = lines.iter().find(|line| line["text"] == "it is me").unwrap();
    assert_eq!(said["from"]["name"], json!(sign("Poc", &cem.1)), "{said}");
    // Elsewhere they have the names they chose.
    assert_eq!(server.get("/api/me", Some(&cem.0))["name"], "Poc");
}
