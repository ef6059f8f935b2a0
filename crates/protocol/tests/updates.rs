//! An update that the server writes is the update that a client reads.

use cardinal_protocol::{Clocks, Json, Outlook, Step, ToClient, Update, Watcher};
use serde_json::json;

fn message(view: Json, notices: Json) -> ToClient {
    let outlook = Outlook {
        turn: vec![1],
        optional: Vec::new(),
        legal: Some(Json::of(&[json!({"do": "end"})])),
        clocks: Clocks { now: 1, left: vec![None], running: Vec::new() },
        scores: vec![0, 4],
        result: None,
        undo: false,
        lesson: None,
    };
    let update = Update {
        match_id: "m".to_owned(),
        seq: 3,
        watcher: Watcher::Seat { seat: 1 },
        steps: vec![Step { seq: 3, at: 9, notices, back_to: None, by: None }],
        view: Some(view),
        outlook,
    };
    ToClient::Update { table: "t".to_owned(), update: Box::new(update) }
}

#[test]
fn text_written_by_the_server_and_the_tree_a_client_reads_are_the_same_message() {
    let written = message(Json::of(&json!({"hand": ["12"]})), Json::of(&[json!({"on": "drew"})]));
    let text = serde_json::to_string(&written).unwrap();
    assert!(text.contains(r#""view":{"hand":["12"]}"#), "{text}");
    assert_eq!(serde_json::from_str::<ToClient>(&text).unwrap(), written);
    assert_eq!(message(json!({"hand": ["12"]}).into(), json!([{"on": "drew"}]).into()), written);
    assert_ne!(message(json!({"hand": []}).into(), json!([{"on": "drew"}]).into()), written);
}
