//! The configuration of a server.

use std::net::SocketAddr;
use std::path::PathBuf;

use cardinal_protocol::http::SignUpMode;
use cardinal_store::Durability;
use serde::Deserialize;

/// All settings. Read from a TOML file with the same names, from the environment
/// (`CARDINAL_…`) and from flags, the later ones winning.
#[derive(Clone, Debug, Deserialize)]
#[serde(default, deny_unknown_fields)]
#[expect(clippy::struct_excessive_bools, reason = "each is a separate decision of the operator")]
pub struct Config {
    /// Where to listen.
    pub listen: SocketAddr,
    /// The directory of the embedded database.
    pub data: PathBuf,
    /// The URL of a database other than the embedded one.
    pub database: Option<String>,
    /// The NATS server over which several nodes on one PostgreSQL talk to each other, by URL. Without it there is one node.
    pub nats: Option<String>,
    /// Where to show `/metrics`, `/healthz` and `/readyz`. Without it they are beside everything else; with it `/metrics` is
    /// only there.
    pub metrics: Option<SocketAddr>,
    /// The addresses under which people reach the server, such as `https://play.example.org`; pages of other
    /// origins may not use it. Empty: the host that a request names.
    pub origins: Vec<String>,
    /// The names under which people reach the server, such as `play.example.org`; requests for others are refused. Empty:
    /// the names in `origins`. Addresses and names that only a home network knows are always allowed.
    pub hosts: Vec<String>,
    /// Whether people reach the server over TLS, so that cookies may be marked as secure.
    pub secure: bool,
    /// Whether the address of a client is the last one in `X-Forwarded-For`, as behind a proxy.
    pub behind_proxy: bool,
    /// Whether every commit is flushed to the disk, so that acknowledged moves survive a power cut.
    pub flush: bool,
    /// How many bots think at a time.
    pub bot_threads: usize,
    /// Connections at a time; fewer if the system does not have as many file descriptors.
    pub connections: u64,
    /// Connections at a time from one address; without effect behind a proxy.
    pub connections_per_address: u64,
    /// Sockets at a time from one address.
    pub sockets_per_address: u32,
    /// Sockets at a time of one person.
    pub sockets_per_person: u32,
    /// Requests a second from one address.
    pub requests_per_second: u32,
    /// New people, sign-ins and new tables a minute from one address.
    pub costly_per_minute: u32,
    /// Messages a second over one socket.
    pub frames_per_second: u32,
    /// Messages a second over one socket that watch a table, stop watching, or mute a person; one person may send twice as
    /// many over all their sockets.
    pub watches_per_second: u32,
    /// Open tables of which one person may be the host.
    pub tables_per_person: usize,
    /// Open tables at which one person may sit.
    pub seats_per_person: usize,
    /// Days after which a rated game whose people have all gone away is played to its end by bots; 0: never.
    pub frozen_days: u64,
    /// Days after the end of a match for which the times of its moves are kept, beside its record; 0: always.
    pub log_days: u64,
    /// Days after which a guest who has played no match and said nothing is deleted; 0: never.
    pub guest_days: u64,
    /// Milliseconds within which a request has to arrive: its head from the first byte on, then its body.
    pub request_timeout: u64,
    /// Milliseconds after which a connection without a request is closed; longer than a proxy keeps its own.
    pub idle_timeout: u64,
    /// Who may create an account.
    pub sign_up: SignUpMode,
    /// Whether people may play as guests, without an account.
    pub guests: bool,
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
            metrics: None,
            origins: Vec::new(),
            hosts: Vec::new(),
            secure: false,
            behind_proxy: false,
            flush: true,
            bot_threads: 2,
            connections: 10_000,
            connections_per_address: 256,
            sockets_per_address: 128,
            sockets_per_person: 32,
            requests_per_second: 50,
            costly_per_minute: 60,
            frames_per_second: 40,
            watches_per_second: 5,
            tables_per_person: 20,
            seats_per_person: 50,
            frozen_days: 14,
            log_days: 90,
            guest_days: 90,
            request_timeout: 10_000,
            idle_timeout: 75_000,
            sign_up: SignUpMode::Open,
            guests: true,
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

    /// What acknowledged writes survive: a crash of the program, or of the machine.
    pub(crate) const fn durability(&self) -> Durability {
        if self.flush { Durability::Machine } else { Durability::Program }
    }
}
