//! This test program as a server: the other tests start it as a process of its own, which they can stop and kill.

use std::io::Write as _;
use std::process::Command;

use cardinal_server::Config;

/// Set where the process is to serve.
const SERVES: &str = "CARDINAL_TEST_SERVES";

/// A server; configured by the environment variables of `cardinal serve`.
pub(crate) fn command() -> Command {
    let mut command = Command::new(std::env::current_exe().expect("this program has a name"));
    command.args(["--exact", "program::serve", "--ignored", "--nocapture"]).env(SERVES, "yes");
    command
}

/// The value of an environment variable, or a default.
fn setting<T: std::str::FromStr>(name: &str, default: T) -> T {
    std::env::var(name).ok().and_then(|value| value.parse().ok()).unwrap_or(default)
}

#[test]
#[ignore = "it is the server that the other tests start"]
fn serve() {
    if std::env::var_os(SERVES).is_none() {
        return;
    }
    // Settings without a variable of their own.
    let more = std::env::var("CARDINAL_TEST_CONFIG").unwrap_or_else(|_| "{}".to_owned());
    let default: Config = serde_json::from_str(&more).unwrap();
    let config = Config {
        listen: setting("CARDINAL_LISTEN", default.listen),
        data: setting("CARDINAL_DATA", default.data.clone()),
        database: std::env::var("CARDINAL_DATABASE").ok(),
        requests_per_second: setting("CARDINAL_REQUESTS_PER_SECOND", default.requests_per_second),
        costly_per_minute: setting("CARDINAL_COSTLY_PER_MINUTE", default.costly_per_minute),
        frames_per_second: setting("CARDINAL_FRAMES_PER_SECOND", default.frames_per_second),
        watches_per_second: setting("CARDINAL_WATCHES_PER_SECOND", default.watches_per_second),
        tables_per_person: setting("CARDINAL_TABLES_PER_PERSON", default.tables_per_person),
        seats_per_person: setting("CARDINAL_SEATS_PER_PERSON", default.seats_per_person),
        drain: setting("CARDINAL_DRAIN", default.drain),
        ..default
    };
    let filter = tracing_subscriber::EnvFilter::from_env("CARDINAL_LOG");
    let logs = tracing_subscriber::fmt().log_internal_errors(false).with_env_filter(filter);
    logs.with_writer(std::io::stderr).init();
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build().unwrap();
    let ready = |address| drop(writeln!(std::io::stdout(), "Cardinal is at http://{address}/"));
    runtime.block_on(cardinal_server::serve(config, Box::new(ready))).unwrap();
    // What is still thinking is not waited for.
    runtime.shutdown_background();
}
