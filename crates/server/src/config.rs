//! How a server is set up.

use std::net::SocketAddr;
use std::path::PathBuf;

use cardinal_store::Durability;
use serde::Deserialize;

/// Everything an operator can decide. Read from a TOML file with the same names, from the environment
/// (`CARDINAL_…`) and from flags, the later ones winning.
#[derive(Clone, Debug, Deserialize)]
#[serde(default, deny_unknown_fields)]
#[expect(clippy::struct_excessive_bools, reason = "each is a separate decision of the operator")]
pub struct Config {
    /// Where to listen.
    pub listen: SocketAddr,
    /// The directory of the embedded database.
    pub data: PathBuf,
    /// Another database than the embedded one, by URL.
    pub database: Option<String>,
    /// The NATS server over which several nodes on one PostgreSQL talk to each other, by URL. Without it there is one node.
    pub nats: Option<String>,
    /// The addresses under which people reach the server, such as `https://play.example.org`; pages of other
    /// origins may not use it. Empty: whatever host a request names.
    pub origins: Vec<String>,
    /// Whether people reach the server over TLS, so that cookies may be marked as secure.
    pub secure: bool,
    /// Whether the address of a client is the last one in `X-Forwarded-For`, as behind a proxy.
    pub behind_proxy: bool,
    /// Whether every commit is flushed to the disk, so that acknowledged moves survive a power cut.
    pub flush: bool,
    /// How many bots think at a time.
    pub bot_threads: usize,
    /// Requests a second from one address.
    pub requests_per_second: u32,
    /// New people, sign-ins and new tables a minute from one address.
    pub costly_per_minute: u32,
    /// Messages a second over one socket.
    pub frames_per_second: u32,
    /// Open tables of which one person may be the host.
    pub tables_per_person: usize,
    /// Open tables at which one person may sit.
    pub seats_per_person: usize,
    /// Seconds that a stopping server waits for its clients.
    pub drain: u64,
    /// Logs as JSON, one object a line.
    pub json_logs: bool,
    /// The name of this node, which must be its own among several. Empty: the name of the machine, and the port.
    pub node: String,
}

impl Default for Config {
    fn default() -> Self {
        Self {
            listen: SocketAddr::from(([127, 0, 0, 1], 7777)),
            data: PathBuf::from("cardinal-data"),
            database: None,
            nats: None,
            origins: Vec::new(),
            secure: false,
            behind_proxy: false,
            flush: true,
            bot_threads: 2,
            requests_per_second: 50,
            costly_per_minute: 60,
            frames_per_second: 40,
            tables_per_person: 20,
            seats_per_person: 50,
            drain: 10,
            json_logs: false,
            node: String::new(),
        }
    }
}

impl Config {
    /// The name of this node among several.
    pub(crate) fn node_name(&self) -> String {
        if !self.node.is_empty() {
            return self.node.clone();
        }
        let machine = std::env::var("HOSTNAME").ok().filter(|name| !name.is_empty());
        let machine = machine.or_else(|| std::fs::read_to_string("/etc/hostname").ok());
        format!("{}-{}", machine.as_deref().unwrap_or("node").trim(), self.listen.port())
    }

    /// What acknowledged writes survive.
    pub(crate) const fn durability(&self) -> Durability {
        if self.flush { Durability::Machine } else { Durability::Program }
    }
}
