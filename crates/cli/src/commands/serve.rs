//! `cardinal serve`: the table server.

use std::io::{IsTerminal as _, Write as _};
use std::net::SocketAddr;
use std::path::{Path, PathBuf};

use cardinal_server::{Config, SignUpMode};

use crate::failure::Failure;

/// Arguments of `cardinal serve`. They override the environment, which overrides the file.
#[derive(clap::Args, Debug, Default)]
pub(crate) struct Args {
    /// The configuration file (TOML), or - for stdin; deploy/cardinal.toml explains every entry.
    #[arg(long, env = "CARDINAL_CONFIG")]
    config: Option<PathBuf>,
    /// The address and port to listen on [default: 127.0.0.1:7777].
    #[arg(long, env = "CARDINAL_LISTEN")]
    listen: Option<SocketAddr>,
    /// The directory of the embedded database [default: cardinal-data].
    #[arg(long, env = "CARDINAL_DATA")]
    pub(super) data: Option<PathBuf>,
    /// The URL of a PostgreSQL database to use instead of the embedded one.
    #[arg(long, env = "CARDINAL_DATABASE", hide_env_values = true)]
    database: Option<String>,
    /// The URL of the NATS server that connects the nodes of a cluster.
    #[arg(long, env = "CARDINAL_NATS", hide_env_values = true)]
    nats: Option<String>,
    /// A separate address and port for /metrics.
    #[arg(long, env = "CARDINAL_METRICS")]
    metrics: Option<SocketAddr>,
    /// A host name of the server, such as play.example.org; repeatable [default: the hosts of the origins].
    #[arg(long = "host", env = "CARDINAL_HOSTS", value_delimiter = ',')]
    hosts: Vec<String>,
    /// A public address of the server, such as <https://play.example.org>; repeatable.
    #[arg(long = "origin", env = "CARDINAL_ORIGINS", value_delimiter = ',')]
    origins: Vec<String>,
    /// People reach the server over TLS: mark cookies as secure.
    #[arg(long, env = "CARDINAL_SECURE", num_args = 0..=1, default_missing_value = "true")]
    secure: Option<bool>,
    /// Take the last address in X-Forwarded-For for the client's.
    #[arg(long, env = "CARDINAL_BEHIND_PROXY", num_args = 0..=1, default_missing_value = "true")]
    behind_proxy: Option<bool>,
    /// Flush every commit to disk, so that acknowledged moves survive a power cut [default: true].
    #[arg(long, env = "CARDINAL_FLUSH", num_args = 0..=1, default_missing_value = "true")]
    flush: Option<bool>,
    /// How many bots may think at once.
    #[arg(long, env = "CARDINAL_BOT_THREADS")]
    bot_threads: Option<usize>,
    /// The most open connections.
    #[arg(long, env = "CARDINAL_CONNECTIONS")]
    connections: Option<u64>,
    /// The most open connections from one address.
    #[arg(long, env = "CARDINAL_CONNECTIONS_PER_ADDRESS")]
    connections_per_address: Option<u64>,
    /// The most open sockets from one address.
    #[arg(long, env = "CARDINAL_SOCKETS_PER_ADDRESS")]
    sockets_per_address: Option<u32>,
    /// The most open sockets of one person.
    #[arg(long, env = "CARDINAL_SOCKETS_PER_PERSON")]
    sockets_per_person: Option<u32>,
    /// Milliseconds within which a request must arrive.
    #[arg(long, env = "CARDINAL_REQUEST_TIMEOUT")]
    request_timeout: Option<u64>,
    /// Milliseconds after which an idle connection is closed.
    #[arg(long, env = "CARDINAL_IDLE_TIMEOUT")]
    idle_timeout: Option<u64>,
    /// The most requests per second from one address.
    #[arg(long, env = "CARDINAL_REQUESTS_PER_SECOND")]
    requests_per_second: Option<u32>,
    /// The most new people, sign-ins and new tables per minute from one address.
    #[arg(long, env = "CARDINAL_COSTLY_PER_MINUTE")]
    costly_per_minute: Option<u32>,
    /// The most messages per second over one socket.
    #[arg(long, env = "CARDINAL_FRAMES_PER_SECOND")]
    frames_per_second: Option<u32>,
    /// The most messages per second over one socket that watch a table, stop watching, or mute a person.
    #[arg(long, env = "CARDINAL_WATCHES_PER_SECOND")]
    watches_per_second: Option<u32>,
    /// Days after which bots finish a rated game that all its people have left; 0: never.
    #[arg(long, env = "CARDINAL_FROZEN_DAYS")]
    frozen_days: Option<u64>,
    /// Days for which the times of moves are kept after the match; 0: for ever.
    #[arg(long, env = "CARDINAL_LOG_DAYS")]
    log_days: Option<u64>,
    /// Days after which a guest who has neither played nor chatted is deleted; 0: never.
    #[arg(long, env = "CARDINAL_GUEST_DAYS")]
    guest_days: Option<u64>,
    /// The most open tables that one person may host.
    #[arg(long, env = "CARDINAL_TABLES_PER_PERSON")]
    tables_per_person: Option<usize>,
    /// The most open tables at which one person may have a seat.
    #[arg(long, env = "CARDINAL_SEATS_PER_PERSON")]
    seats_per_person: Option<usize>,
    /// Who may create an account: open (everyone), invitation or closed (no one) [default: open].
    #[arg(long, env = "CARDINAL_SIGN_UP")]
    sign_up: Option<SignUpMode>,
    /// Whether people may play as guests, without an account [default: true].
    #[arg(long, env = "CARDINAL_GUESTS", num_args = 0..=1, default_missing_value = "true")]
    guests: Option<bool>,
    /// Seconds for which a stopping server waits for its clients.
    #[arg(long, env = "CARDINAL_DRAIN")]
    drain: Option<u64>,
    /// Log in JSON, one object per line.
    #[arg(long, env = "CARDINAL_JSON_LOGS", num_args = 0..=1, default_missing_value = "true")]
    json_logs: Option<bool>,
    /// The name of this node, unique in the cluster [default: host name and port].
    #[arg(long, env = "CARDINAL_NODE")]
    node: Option<String>,
}

impl Args {
    /// Only the arguments that locate the database.
    pub(super) fn of_database(
        config: Option<PathBuf>,
        data: Option<PathBuf>,
        database: Option<String>,
    ) -> Self {
        Self { config, data, database, ..Self::default() }
    }

    /// The file, overridden by the environment and the flags.
    pub(super) fn config(&self) -> Result<Config, Failure> {
        let mut config = match &self.config {
            None => Config::default(),
            Some(file) => {
                let (name, text) = if file == Path::new("-") {
                    (Path::new("stdin"), std::io::read_to_string(std::io::stdin()))
                } else {
                    (file.as_path(), std::fs::read_to_string(file))
                };
                let text = text.map_err(|error| Failure::reading(name, &error))?;
                toml::from_str(&text).map_err(|error| {
                    let why: Vec<&str> = error.message().split_whitespace().collect();
                    Failure::new(format!("{}: {}", name.display(), why.join(" ")))
                })?
            }
        };
        set(&mut config.listen, self.listen.as_ref());
        set(&mut config.data, self.data.as_ref());
        config.database = self.database.clone().or(config.database);
        config.nats = self.nats.clone().or(config.nats);
        if !self.origins.is_empty() {
            config.origins.clone_from(&self.origins);
        }
        if !self.hosts.is_empty() {
            config.hosts.clone_from(&self.hosts);
        }
        config.metrics = self.metrics.or(config.metrics);
        set(&mut config.connections, self.connections.as_ref());
        set(&mut config.connections_per_address, self.connections_per_address.as_ref());
        set(&mut config.sockets_per_address, self.sockets_per_address.as_ref());
        set(&mut config.sockets_per_person, self.sockets_per_person.as_ref());
        set(&mut config.request_timeout, self.request_timeout.as_ref());
        set(&mut config.idle_timeout, self.idle_timeout.as_ref());
        set(&mut config.secure, self.secure.as_ref());
        set(&mut config.behind_proxy, self.behind_proxy.as_ref());
        set(&mut config.json_logs, self.json_logs.as_ref());
        set(&mut config.flush, self.flush.as_ref());
        set(&mut config.node, self.node.as_ref());
        set(&mut config.bot_threads, self.bot_threads.as_ref());
        set(&mut config.requests_per_second, self.requests_per_second.as_ref());
        set(&mut config.costly_per_minute, self.costly_per_minute.as_ref());
        set(&mut config.frames_per_second, self.frames_per_second.as_ref());
        set(&mut config.watches_per_second, self.watches_per_second.as_ref());
        set(&mut config.frozen_days, self.frozen_days.as_ref());
        set(&mut config.log_days, self.log_days.as_ref());
        set(&mut config.guest_days, self.guest_days.as_ref());
        set(&mut config.tables_per_person, self.tables_per_person.as_ref());
        set(&mut config.seats_per_person, self.seats_per_person.as_ref());
        set(&mut config.sign_up, self.sign_up.as_ref());
        set(&mut config.guests, self.guests.as_ref());
        set(&mut config.drain, self.drain.as_ref());
        Ok(config)
    }
}

/// Overrides an entry with a given value.
fn set<T: Clone>(entry: &mut T, given: Option<&T>) {
    if let Some(given) = given {
        entry.clone_from(given);
    }
}

pub(crate) fn run(args: &Args) -> Result<(), Failure> {
    let config = args.config()?;
    let filter = tracing_subscriber::EnvFilter::try_from_env("CARDINAL_LOG")
        .unwrap_or_else(|_| tracing_subscriber::EnvFilter::new("info"));
    // A log line that cannot be written (full disk) is lost; reporting that would panic in the thread that logs.
    let logs = tracing_subscriber::fmt().log_internal_errors(false).with_env_filter(filter);
    // Programs read log files, so colours are for terminals only.
    let logs = logs.with_writer(std::io::stderr).with_ansi(std::io::stderr().is_terminal());
    if config.json_logs {
        logs.json().init();
    } else {
        logs.init();
    }
    let ready = |address: SocketAddr| {
        // Stdout may be closed.
        drop(writeln!(std::io::stdout(), "Cardinal is at http://{address}/"));
    };
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build();
    let runtime = runtime.map_err(|error| Failure::new(format!("cannot start: {error}")))?;
    runtime.block_on(cardinal_server::serve(config, Box::new(ready))).map_err(Failure::new)?;
    // Do not wait for bots that are still thinking.
    runtime.shutdown_background();
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The commented file of the repository.
    const FILE: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../deploy/cardinal.toml");

    #[test]
    fn the_commented_file_shows_every_entry_and_its_default() {
        let args = Args { config: Some(FILE.into()), ..Args::default() };
        let (read, default) = (format!("{:?}", args.config().unwrap()), format!("{:?}", Config::default()));
        assert_eq!(read, default);
        let text = std::fs::read_to_string(FILE).unwrap();
        let names = default.split([' ', '{']).filter_map(|word| word.strip_suffix(':'));
        for name in names {
            let entry = |line: &str| line.trim_start_matches("# ").starts_with(&format!("{name} = "));
            assert!(text.lines().any(entry), "{name} is not explained");
        }
    }
}
