//! `cardinal load`: a load test of a server.

use std::io::Write;

use cardinal_load::{Child, LoadError, Plan};

use crate::failure::Failure;
use crate::lookup;

#[derive(clap::Args, Debug)]
pub(crate) struct Args {
    /// The server or one of its nodes, such as <http://127.0.0.1:7777>; repeatable, and clients are spread evenly
    /// [default: start a server on a fresh database].
    #[arg(long)]
    url: Vec<String>,
    /// The number of tables, each with four clients.
    #[arg(long, default_value_t = 500)]
    tables: usize,
    /// Moves per second at all tables together; they are due at fixed times even if the server falls behind.
    #[arg(long, default_value_t = 2000.0)]
    rate: f64,
    /// How long to keep up the load.
    #[arg(long, default_value_t = 20.0)]
    seconds: f64,
    /// A game to play, with four seats; repeatable [default: all].
    #[arg(long = "game")]
    games: Vec<String>,
    /// The process id of the server of --url, to report its memory; repeatable.
    #[arg(long, requires = "url")]
    pid: Vec<u32>,
    /// The seed by which clients choose among their legal moves.
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Print one JSON object instead of text.
    #[arg(long)]
    json: bool,
}

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

/// The games asked for, or all that four can play.
fn games(asked: &[String]) -> Result<Vec<String>, Failure> {
    let four = |info: &cardinal_engine::Info| info.seats.contains(&4);
    if asked.is_empty() {
        let all = cardinal_games::all().iter().map(|game| game.info()).filter(four);
        return Ok(all.map(|info| info.id.to_owned()).collect());
    }
    for id in asked {
        if !four(&lookup::game(id)?.info()) {
            return Err(Failure::new(format!("{id} cannot be played by four")));
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
    let bad = || Failure::new(format!("'{url}' is not an address such as http://127.0.0.1:7777"));
    bare.filter(fits).map(str::to_owned).ok_or_else(bad)
}
