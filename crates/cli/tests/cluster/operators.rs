//! An operator's command reaches every node, even if the owner of a table has just died.

use std::process::Command;

use cardinal_rig::{Nats, Postgres};
use serde_json::{Value, json};
use tungstenite::client::IntoClientRequest;
use tungstenite::{Message, WebSocket};

use crate::node::Node;

type Socket = WebSocket<tungstenite::stream::MaybeTlsStream<std::net::TcpStream>>;

fn socket(node: &Node, token: &str) -> Socket {
    let mut request = format!("ws://{}/api/socket", node.address()).into_client_request().unwrap();
    request.headers_mut().insert("Authorization", format!("Bearer {token}").parse().unwrap());
    tungstenite::connect(request).unwrap().0
}

/// Listens until a message fits.
fn hears(socket: &mut Socket, fits: impl Fn(&Value) -> bool) -> Value {
    loop {
        let Message::Text(text) = socket.read().expect("the socket is open") else { continue };
        let message: Value = serde_json::from_str(&text).unwrap();
        if fits(&message) {
            return message;
        }
    }
}

fn admin(database: &str, args: &[&str]) -> Value {
    let mut command = Command::new(env!("CARGO_BIN_EXE_cardinal"));
    let run = command.arg("admin").args(args).args(["--json", "--database", database]).output().unwrap();
    assert!(run.status.success(), "{args:?}: {}", String::from_utf8_lossy(&run.stderr));
    serde_json::from_slice(&run.stdout).unwrap()
}

fn open(node: &Node, token: &str) -> String {
    let setup = json!({"game": "number-chain", "seats": [{"kind": "open"}, {"kind": "open"}], "open": true});
    let (status, opened) = node.ask("POST", "/api/tables", Some(token), &setup.to_string());
    assert_eq!(status, 200, "{opened}");
    opened["table"].as_str().unwrap().to_owned()
}

#[test]
fn an_operator_reaches_every_node() {
    let (postgres, nats) = (Postgres::start(), Nats::start());
    let url = postgres.url();
    let mut nodes = ["ann", "ben"].map(|name| Node::start(name, &url, &nats.url()));
    let [ann, ben] = [0, 1].map(|at: usize| nodes[at].guest(["Ann", "Ben"][at]));
    let [table, other] = [(); 2].map(|()| open(&nodes[0], &ann));
    let said = json!({"do": "say", "text": "rude words"}).to_string();
    let path = format!("/api/tables/{table}/orders/1");
    assert_eq!(nodes[1].ask("POST", &path, Some(&ben), &said).0, 200);

    // A deleted line of a table on one node disappears from the screen of a person on another.
    let mut watching = socket(&nodes[1], &ben);
    watching.send(Message::text(json!({"do": "watch", "table": table}).to_string())).unwrap();
    let chat =
        hears(&mut watching, |heard| heard["on"] == "chat" && heard.to_string().contains("rude words"));
    let lines = chat["lines"].as_array().unwrap();
    let line = lines.iter().find(|line| line["text"] == "rude words").unwrap()["id"].to_string();
    admin(&url, &["delete-line", &table, &line]);
    hears(&mut watching, |heard| heard["on"] == "chat" && heard.to_string().contains('…'));

    // A person on one node is banned, and their socket is closed with a message.
    let id = nodes[1].ask("GET", "/api/me", Some(&ben), "").1["id"].as_str().unwrap().to_owned();
    admin(&url, &["ban", &id, "--reason", "rude"]);
    let bye = hears(&mut watching, |heard| heard["on"] == "bye");
    assert_eq!(bye["refusal"]["code"], "banned");
    assert_eq!(nodes[0].ask("GET", "/api/me", Some(&ben), "").0, 401, "everywhere");

    // A table is closed by its owner, or by the node that takes it over.
    assert_eq!(admin(&url, &["close-table", &table, "--wait", "60"])["done"], true);
    let status = |node: &Node, table: &str| {
        node.ask("GET", &format!("/api/tables/{table}"), Some(&ann), "").1["status"].clone()
    };
    assert_eq!((status(&nodes[0], &table), status(&nodes[1], &table)), (json!("closed"), json!("closed")));
    nodes[0].signal("-KILL");
    nodes[0].wait();
    assert_eq!(admin(&url, &["close-table", &other, "--wait", "60"])["done"], true);
    assert_eq!(status(&nodes[1], &other), "closed");
}
