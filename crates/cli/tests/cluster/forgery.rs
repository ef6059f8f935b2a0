//! An attacker who reaches NATS but is not a node.

use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::time::Duration;

use cardinal_rig::{Nats, Postgres};
use serde_json::{Value, json};

use crate::across::{events, order, until};
use crate::node::Node;

/// A NATS client that reads and sends anything.
struct Eve {
    hears: BufReader<TcpStream>,
    says: TcpStream,
}

impl Eve {
    fn at(nats: &Nats) -> Self {
        let says = TcpStream::connect(("127.0.0.1", nats.port())).expect("NATS listens");
        says.set_read_timeout(Some(Duration::from_mins(1))).expect("it is a duration");
        let mut eve = Self { hears: BufReader::new(says.try_clone().expect("a socket has two ends")), says };
        eve.say(b"CONNECT {\"verbose\":false}\r\nSUB cardinal.> 1\r\nPING\r\n");
        while eve.line().trim() != "PONG" {}
        eve
    }

    fn say(&mut self, bytes: &[u8]) {
        self.says.write_all(bytes).expect("NATS reads");
    }

    fn line(&mut self) -> String {
        let mut line = String::new();
        assert!(self.hears.read_line(&mut line).expect("NATS speaks") > 0, "NATS has closed");
        line
    }

    /// The next message between nodes: its subject and its bytes.
    fn hear(&mut self) -> (String, Vec<u8>) {
        loop {
            let line = self.line();
            let mut words = line.split_whitespace();
            if words.next() != Some("MSG") {
                if line.starts_with("PING") {
                    self.say(b"PONG\r\n");
                }
                continue;
            }
            let subject = words.next().expect("a message has a subject").to_owned();
            let size: usize = words.last().expect("and a size").parse().expect("which is a number");
            let mut bytes = vec![0; size + 2];
            self.hears.read_exact(&mut bytes).expect("NATS speaks");
            bytes.truncate(size);
            return (subject, bytes);
        }
    }

    fn publish(&mut self, subject: &str, bytes: &[u8]) {
        let head = format!("PUB {subject} {}\r\n", bytes.len());
        self.say(&[head.as_bytes(), bytes, b"\r\n"].concat());
    }
}

fn refused(node: &Node, why: &str) -> bool {
    let (_, metrics) = node.ask("GET", "/metrics", None, "");
    let wanted = format!("cardinal_node_messages_refused_total{{why=\"{why}\"}}");
    metrics.as_str().is_some_and(|text| text.contains(&wanted))
}

#[test]
fn a_message_without_the_key_from_the_database_is_rejected() {
    let (postgres, nats) = (Postgres::start(), Nats::start());
    let nodes = ["ann", "ben"].map(|name| Node::start(name, &postgres.url(), &nats.url()));
    let tokens = [nodes[0].guest("Ann"), nodes[1].guest("Ben")];
    let (_, me) = nodes[0].ask("GET", "/api/me", Some(&tokens[0]), "");
    let setup = json!({"game": "number-chain", "seats": [{"kind": "open"}, {"kind": "open"}], "open": true});
    let (status, opened) = nodes[0].ask("POST", "/api/tables", Some(&tokens[0]), &setup.to_string());
    assert_eq!(status, 200, "{opened}");
    let table = opened["table"].as_str().expect("it is text").to_owned();

    // Ben's chat goes from his node to Ann's, and Eve intercepts it.
    let mut eve = Eve::at(&nats);
    order(&nodes[1], &tokens[1], &table, "hi", &json!({"do": "say", "text": "hello from afar"}));
    let (subject, genuine) = loop {
        let (subject, bytes) = eve.hear();
        if subject.starts_with("cardinal.node.ann")
            && String::from_utf8_lossy(&bytes).contains("hello from afar")
        {
            break (subject, bytes);
        }
    };

    // She forges a line of Ann's, in the form that a node would send.
    let message = json!({
        "p": "order", "back": "ben-x", "ask": 1, "table": table, "id": "forged", "trace": "t",
        "from": {"id": me["id"], "name": me["name"], "kind": me["kind"]},
        "order": {"do": "say", "text": "hello from Eve"},
    });
    let forged = format!("{message}\n").into_bytes();
    eve.publish(&subject, &forged);
    eve.publish(&subject, &[&genuine[..56], &forged].concat());
    // She replays the intercepted message.
    eve.publish(&subject, &genuine);
    until("the repeated message is refused", || refused(&nodes[0], "repeated").then_some(()));
    assert!(refused(&nodes[0], "forged"), "what she made up was refused before");
    let messages = events(&nodes[0], &tokens[0], &table);
    let chat = messages.iter().filter(|message| message["on"] == "chat");
    let lines: Vec<&Value> = chat.flat_map(|chat| chat["lines"].as_array().expect("a list")).collect();
    assert!(lines.iter().any(|line| line["text"] == "hello from afar"), "{lines:?}");
    assert!(lines.iter().all(|line| line["text"] != "hello from Eve"), "{lines:?}");
}
