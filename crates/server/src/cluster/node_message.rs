//! The messages between nodes.

use cardinal_protocol::http::QuickMatch;
use cardinal_protocol::{LobbyTable, PersonRef, Refusal, TableOrder};
use serde::{Deserialize, Serialize};

use crate::table::{Kind, WatchRequest};

/// A message from node to node. Some have a body, which travels behind it as it is.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(tag = "p", rename_all = "snake_case")]
pub(crate) enum NodeMessage {
    /// A client at `back` wants to watch a table.
    Watch { back: String, ask: u64, socket: u64, request: Box<WatchRequest> },
    /// A client stops watching.
    Unwatch { table: String, socket: u64 },
    /// A watcher asks for the steps of a match before a number.
    History { table: String, socket: u64, match_id: String, before: Option<u64> },
    /// An order to a table; `trace` finds it in the logs.
    Order {
        back: String,
        ask: u64,
        table: String,
        from: PersonRef,
        id: String,
        order: Box<TableOrder>,
        trace: String,
    },
    /// Asks for the description of a table, for this person.
    Describe { back: String, ask: u64, table: String, person: Option<String> },
    /// All watchers of a table at `back`: socket, watch and the last frame.
    Check { back: String, table: String, watching: Vec<(u64, u64, u64)> },
    /// Asks a node to run these tables.
    Adopt { tables: Vec<String> },
    /// A person wants to play at once.
    Quick { back: String, ask: u64, person: PersonRef, wish: QuickMatch },

    /// The watch was admitted.
    Admitted { ask: u64 },
    /// The watch or request was refused.
    Refused { ask: u64, refusal: Refusal },
    /// The answer is the body.
    Told { ask: u64 },
    /// The table does not run here.
    NotHere { ask: u64, table: String },
    /// A frame for a watcher is the body.
    Frame { table: String, socket: u64, watch: u64, n: u64, kind: Kind },
    /// These watchers of a table have missed something, or are not known.
    Lost { table: String, watches: Vec<(u64, u64)> },

    /// A node is alive; `version` counts the changes of its part of the lobby.
    Beat { node: String, online: u32, version: u64 },
    /// A table is listed.
    Show { node: String, version: u64, table: Box<LobbyTable> },
    /// It is no longer listed.
    Hide { node: String, version: u64, table: String },
    /// Asks for all tables that a node lists.
    Lobby { back: String },
    /// All tables that a node lists.
    Whole { node: String, version: u64, tables: Vec<LobbyTable> },
    /// The body is a frame for every socket of this person.
    Person { id: String, kind: Kind },
    /// A person has another name.
    Renamed { person: PersonRef },
    /// These tables run at this node from now on.
    Owned { node: String, tables: Vec<String> },
    /// This node has left the cluster.
    Gone { node: String },
}

impl NodeMessage {
    /// As it travels: one line, and the body behind it.
    pub(super) fn pack(&self, body: &str) -> Vec<u8> {
        let mut bytes = serde_json::to_vec(self).expect("messages have string keys only");
        bytes.push(b'\n');
        bytes.extend_from_slice(body.as_bytes());
        bytes
    }

    /// Reads a packed message; none for one of another version.
    pub(super) fn unpack(bytes: &[u8]) -> Option<(Self, &str)> {
        let text = std::str::from_utf8(bytes).ok()?;
        let (message, body) = text.split_once('\n')?;
        Some((serde_json::from_str(message).ok()?, body))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_message_arrives_as_it_was_sent_and_rubbish_is_refused() {
        let sent =
            NodeMessage::Frame { table: "t".to_owned(), socket: u64::MAX, watch: 3, n: 4, kind: Kind::News };
        let bytes = sent.pack("{\"on\":\"view\"}\n");
        let (message, body) = NodeMessage::unpack(&bytes).unwrap();
        assert_eq!((format!("{message:?}"), body), (format!("{sent:?}"), "{\"on\":\"view\"}\n"));
        for rubbish in [&b""[..], b"\n", b"{\"p\":\"of tomorrow\"}\n", b"\xff\xfe\n"] {
            assert!(NodeMessage::unpack(rubbish).is_none());
        }
    }
}
