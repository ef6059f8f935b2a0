//! `cardinal load`: many clients at once against a server, and how long it makes them wait.

use std::io::Write;

use cardinal_load::{Child, LoadError, Plan};

use crate::failure::Failure;
use crate::known;

/// Arguments of `cardinal load`.
#[derive(clap::Args, Debug)]
pub(crate) struct Args {
    /// The server, as <http://127.0.0.1:7777>, or a node of it; may be repeated, and clients are shared out. Without it a
    /// server of one's own is started on a fresh database.
    #[arg(long)]
    url: Vec<String>,
    /// Tables, each with four clients.
    #[arg(long, default_value_t = 500)]
    tables: usize,
    /// Moves a second at all tables together; they are due at fixed moments, whether the server keeps up or not.
    #[arg(long, default_value_t = 2000.0)]
    rate: f64,
    /// For how long.
    #[arg(long, default_value_t = 20.0)]
    seconds: f64,
    /// A game to be played, with four seats; may be repeated. All of them unless said otherwise.
    #[arg(long = "game")]
    games: Vec<String>,
    /// The process id of the server given by --url, to report its memory; may be repeated.
    #[arg(long, requires = "url")]
    pid: Vec<u32>,
    /// Decides which of their legal moves the clients make.
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// One JSON object instead of text.
    #[arg(long)]
    json: bool,
}

/// Brings the load about and reports.
pub(crate) fn run(args: &Args, out: &mut impl Write) -> Result<(), Failure> {
    let games = games(&args.games)?;
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build();
    let runtime = runtime.map_err(|error| Failure::new(format!("cannot start: {error}")))?;
    let given: Vec<String> = args.url.iter().map(|url| address(url)).collect::<Result<_, _>>()?;
    let child = if given.is_empty() { Some(own()?) } else { None };
    let own = child.as_ref().map(|child| child.address().to_owned());
    let plan = Plan {
        addresses: given.into_iter().chain(own).collect(),
        tables: args.tables,
        rate: args.rate,
        seconds: args.seconds,
        games,
        processes: child.as_ref().map_or_else(|| args.pid.clone(), |child| vec![child.id()]),
        seed: args.seed,
    };
    let report = runtime.block_on(cardinal_load::run(&plan)).map_err(Failure::new)?;
    if args.json {
        serde_json::to_writer(&mut *out, &report)?;
        writeln!(out)?;
    } else {
        write!(out, "{report}")?;
    }
    Ok(())
}

fn own() -> Result<Child, Failure> {
    let program =
        std::env::current_exe().map_err(|error| Failure::new(LoadError::Child(error.to_string())))?;
    Child::start(&program).map_err(Failure::new)
}

/// The games asked for, or all; each needs a table of four.
fn games(asked: &[String]) -> Result<Vec<String>, Failure> {
    let four = |info: &cardinal_engine::Info| info.seats.contains(&4);
    if asked.is_empty() {
        let all = cardinal_games::all().iter().map(|game| game.info()).filter(four);
        return Ok(all.map(|info| info.id.to_owned()).collect());
    }
    for id in asked {
        if !four(&known::game(id)?.info()) {
            return Err(Failure::new(format!("{id} is not played by four")));
        }
    }
    Ok(asked.to_vec())
}

/// Host and port of a URL.
fn address(url: &str) -> Result<String, Failure> {
    let bare = url.strip_prefix("http://").map(|rest| rest.trim_end_matches('/'));
    let fits = |host: &&str| {
        host.rsplit_once(':').is_some_and(|(name, port)| !name.is_empty() && port.parse::<u16>().is_ok())
    };
    let bad = || Failure::new(format!("'{url}' is no address such as http://127.0.0.1:7777"));
    bare.filter(fits).map(str::to_owned).ok_or_else(bad)
}
