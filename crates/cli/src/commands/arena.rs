//! `cardinal arena`: bots compared over duplicate deals.

use std::io::Write;
use std::path::PathBuf;

use cardinal_bots::Player;
use cardinal_engine::Info;
use cardinal_lab::{ArenaPlan, ArenaReport, Sprt, Studied, Study, Tables, arena_page, study};

use crate::experiment::{Common, Pace, Timed, set_arguments, watched};
use crate::failure::Failure;
use crate::lookup;
use crate::numbers::at_least_one;
use crate::report::write_arena;
use crate::words::{count, percent};

#[derive(clap::Args, Debug)]
#[command(
    after_help = "Each deal is played with every line-up of bots, and every line-up is rotated through all seats \
    with the same shuffles, so luck cancels out and strength remains. The results do not depend on the number of \
    threads. Ctrl-C stops and reports the finished deals (exit code 130)."
)]
pub(crate) struct Args {
    #[command(flatten)]
    common: Common,
    /// The bots to compare, separated by commas.
    #[arg(long, value_name = "BOTS", value_delimiter = ',', required = true)]
    bots: Vec<Player>,
    /// The most deals to play.
    #[arg(long, value_name = "N", value_parser = at_least_one::<u64>)]
    deals: u64,
    /// The number of seats [default: the fewest that the game allows].
    #[arg(long, value_name = "K")]
    seats: Option<u8>,
    /// The line-ups: 'clones' pits one bot against clones of another, 'mixed' gives each side a different bot
    /// [default: mixed with three or more bots, if there are enough for all sides].
    #[arg(long, value_name = "clones|mixed")]
    tables: Option<Tables>,
    /// Measure only this bot against the others.
    #[arg(long, value_name = "BOT")]
    hero: Option<Player>,
    /// Stop once a sequential test (5 % error rates) decides whether the first of two bots gets at most LOW % or at
    /// least HIGH % of the points.
    #[arg(
        long,
        value_name = "LOW,HIGH",
        num_args = 0..=1,
        require_equals = true,
        default_missing_value = "50,55",
        value_parser = sprt
    )]
    sprt: Option<Sprt>,
    /// Write a page with plots into this folder, as index.html.
    #[arg(long, value_name = "DIR")]
    report: Option<PathBuf>,
}

/// Both error rates of the sequential test.
const ERROR: f64 = 0.05;

fn sprt(text: &str) -> Result<Sprt, &'static str> {
    let percent = |text: &str| text.trim().parse().ok().filter(|share: &f64| *share > 0.0 && *share < 100.0);
    let ends = text.split_once(',').and_then(|(low, high)| Some((percent(low)?, percent(high)?)));
    match ends {
        Some((low, high)) if low < high => {
            Ok(Sprt { low: low / 100.0, high: high / 100.0, alpha: ERROR, beta: ERROR })
        }
        _ => Err("it must be two percentages, the lower first, such as 50,55"),
    }
}

pub(crate) fn run(args: &Args, out: &mut impl Write) -> Result<(), Failure> {
    let info = lookup::game(&args.common.game)?.info();
    let (report, seconds) = study(info.id, Comparison { args }).expect("it was found")?;
    let games = report.finished + report.unfinished;
    let timed = Timed {
        command: command(&info, &report),
        pace: Pace::new(args.common.threads(), seconds, games, report.decisions),
        report: &report,
    };
    timed.write(args.common.json, report.repeatable, out, |report, out| write_arena(&info, report, out))?;
    let undecided = report.sprt.is_none_or(|test| test.verdict.is_none());
    if report.deals < report.planned_deals && undecided {
        let (done, planned) = (report.deals, count(report.planned_deals, "deal"));
        return Err(Failure::Interrupted(format!(
            "stopped after {done} of {planned}; the report covers those"
        )));
    }
    Ok(())
}

fn command(info: &Info, report: &ArenaReport) -> String {
    let names = report.bots.iter().map(Player::to_string).collect::<Vec<_>>().join(",");
    // A comparison stopped by hand covers the finished deals; a sequential test stops by itself again.
    let stopped = report.sprt.is_none() && report.deals > 0;
    let deals = if stopped { report.deals } else { report.planned_deals };
    let base = format!(
        "cardinal arena {} --bots {names} --deals {} --seats {} --tables {} --seed {}",
        info.id,
        deals,
        report.seats,
        report.tables.name(),
        report.seed,
    );
    let hero = report.hero.map(|hero| format!("--hero {hero}"));
    let sprt = report.sprt.map(|of| format!("--sprt={},{}", percent(of.test.low), percent(of.test.high)));
    let more = [Some(base), hero, sprt].into_iter().flatten();
    more.chain(set_arguments(info, &report.options)).collect::<Vec<_>>().join(" ")
}

struct Comparison<'a> {
    args: &'a Args,
}

impl Study for Comparison<'_> {
    type Output = Result<(ArenaReport, f64), Failure>;

    fn study<G: Studied>(self) -> Self::Output {
        let args = self.args;
        let hero = args.hero.map(|hero| {
            let at = args.bots.iter().position(|bot| *bot == hero);
            at.ok_or_else(|| Failure::Impossible(format!("the bot of --hero, {hero}, is not in --bots")))
        });
        let seats = args.seats.unwrap_or(G::INFO.seats[0]);
        let plan = ArenaPlan::<G> {
            options: args.common.options::<G>(&[])?,
            seats,
            tables: args.tables,
            hero: hero.transpose()?,
            bots: args.bots.clone(),
            deals: args.deals,
            seed: args.common.seed,
            threads: args.common.threads(),
            sprt: args.sprt,
        };
        // Refuse an impossible comparison before anything is written or shown.
        let games = plan.games().map_err(Failure::new)?;
        watched(
            games,
            args.report.as_deref(),
            |progress, halt| G::arena(&plan, Some(progress), Some(halt)),
            |report| arena_page(&G::INFO, report, &command(&G::INFO, report)),
        )
    }
}
