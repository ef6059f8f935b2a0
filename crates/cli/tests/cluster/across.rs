//! People on different nodes share a lobby, seats, chat and matchmaking, and a node can be stopped on purpose.

use std::time::{Duration, Instant};

use cardinal_rig::{Nats, Postgres};
use serde_json::{Value, json};

use crate::node::Node;

/// Polls until a condition holds, because nodes inform each other asynchronously.
pub(crate) fn until<T>(what: &str, ask: impl Fn() -> Option<T>) -> T {
    let start = Instant::now();
    loop {
        if let Some(found) = ask() {
            return found;
        }
        assert!(start.elapsed() < Duration::from_mins(1), "never: {what}");
        std::thread::sleep(Duration::from_millis(50));
    }
}

fn text(value: &Value) -> String {
    value.as_str().expect("it is text").to_owned()
}

pub(crate) fn order(node: &Node, token: &str, table: &str, id: &str, order: &Value) -> Value {
    let path = format!("/api/tables/{table}/orders/{id}");
    let (status, answer) = node.ask("POST", &path, Some(token), &order.to_string());
    assert_eq!(status, 200, "{order}: {answer}");
    answer
}

/// The first update a new watcher gets.
pub(crate) fn events(node: &Node, token: &str, table: &str) -> Vec<Value> {
    let (status, answer) = node.ask("GET", &format!("/api/tables/{table}/events"), Some(token), "");
    assert_eq!(status, 200, "{answer}");
    answer["messages"].as_array().expect("they are a list").clone()
}

#[test]
fn people_on_different_nodes_share_one_server() {
    let (postgres, nats) = (Postgres::start(), Nats::start());
    let mut nodes: Vec<Node> =
        ["ann", "ben", "cem"].map(|name| Node::start(name, &postgres.url(), &nats.url())).into();
    let tokens: Vec<String> = nodes.iter().map(|node| node.guest("Guest")).collect();

    // A table opened on one node is in the lobby of another, and a person on a third takes a seat at it.
    let setup = json!({"game": "number-chain", "seats": [{"kind": "open"}, {"kind": "open"}], "open": true});
    let (status, opened) = nodes[0].ask("POST", "/api/tables", Some(&tokens[0]), &setup.to_string());
    assert_eq!(status, 200, "{opened}");
    let table = text(&opened["table"]);
    let listed = |node: &Node| {
        let (_, lobby) = node.ask("GET", "/api/tables", None, "");
        lobby.as_array().and_then(|tables| tables.iter().find(|known| known["id"] == *table).cloned())
    };
    until("the table is listed elsewhere", || listed(&nodes[1]));
    order(&nodes[2], &tokens[2], &table, "sit", &json!({"do": "sit", "seat": 1}));
    until("the seat is taken in the lobby", || listed(&nodes[1]).filter(|known| known["free"] == 0));

    // Chat and game reach everyone.
    order(&nodes[2], &tokens[2], &table, "hi", &json!({"do": "say", "text": "hello from afar"}));
    order(&nodes[0], &tokens[0], &table, "go", &json!({"do": "start"}));
    for (node, token) in nodes.iter().zip(&tokens) {
        let messages = events(node, token, &table);
        let said = messages.iter().filter(|message| message["on"] == "chat");
        let lines: Vec<&Value> = said.flat_map(|chat| chat["lines"].as_array().unwrap()).collect();
        assert!(lines.iter().any(|line| line["text"] == "hello from afar"), "{}: {lines:?}", node.name);
        let update = messages.iter().find(|message| message["on"] == "update").expect("there is a game on");
        let hand = update["watcher"]["seat"].as_u64();
        assert_eq!(hand, [Some(0), None, Some(1)][nodes.iter().position(|n| n.name == node.name).unwrap()]);
    }

    // Two people who look for a match on different nodes at once find each other, once the nodes know each other.
    for node in &nodes {
        let known = || text(&node.ask("GET", "/metrics", None, "").1).contains("cardinal_nodes 3");
        until("all three are known", || known().then_some(()));
    }
    let wish = json!({"game": "numboom", "seats": 2}).to_string();
    let places: Vec<Value> = std::thread::scope(|scope| {
        let asked: Vec<_> = [0, 1]
            .map(|at| {
                let (node, token, wish) = (&nodes[at], &tokens[at], &wish);
                scope.spawn(move || node.ask("POST", "/api/quick", Some(token), wish))
            })
            .into();
        asked.into_iter().map(|asked| asked.join().unwrap().1).collect()
    });
    assert_eq!(places[0]["table"], places[1]["table"], "{places:?}");
    assert_ne!(places[0]["seat"], places[1]["seat"], "{places:?}");

    // The node of the first table is stopped: the game continues on another node.
    let before = events(&nodes[2], &tokens[2], &table);
    nodes[0].signal("-TERM");
    assert_eq!(nodes[0].wait(), Some(0), "it drains and ends well");
    let update =
        |messages: &[Value]| messages.iter().find(|message| message["on"] == "update").cloned().unwrap();
    let after = events(&nodes[2], &tokens[2], &table);
    assert!(update(&before)["view"].is_object(), "a newcomer is shown the game");
    assert_eq!(update(&before)["seq"], update(&after)["seq"]);
    assert_eq!(update(&before)["view"], update(&after)["view"]);
    until("the table is still listed", || listed(&nodes[1]));

    // An order repeated there was carried out before.
    order(&nodes[2], &tokens[2], &table, "hi", &json!({"do": "say", "text": "hello from afar"}));
    let messages = events(&nodes[1], &tokens[1], &table);
    let said = messages.iter().filter(|message| message["on"] == "chat");
    let lines = said.flat_map(|chat| chat["lines"].as_array().unwrap());
    assert_eq!(lines.filter(|line| line["text"] == "hello from afar").count(), 1, "{messages:?}");

    // A node's own status.
    for name in ["cardinal_nodes 2", "cardinal_tables", "cardinal_forwards_total", "cardinal_lag_seconds"] {
        until(name, || text(&nodes[1].ask("GET", "/metrics", None, "").1).contains(name).then_some(()));
    }
}
