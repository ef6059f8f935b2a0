//! `cardinal ladder`: whether each bot level beats the one below it.

use std::io::Write;
use std::path::PathBuf;
use std::time::Instant;

use cardinal_bots::{Halt, Level, Player};
use cardinal_engine::Info;
use cardinal_lab::{Looks, RungPlan, Studied, Study, study};

use crate::experiment::threads;
use crate::failure::Failure;
use crate::interrupt::halt_on_interrupt;
use crate::ladder::{Comparison, Fingerprints, Question, Results, Sample, Standing, with_table};
use crate::lookup;
use crate::newfile::NewFile;
use crate::notify::notify;
use crate::numbers::at_least_one;
use crate::words::count;

#[derive(clap::Args, Debug)]
#[command(
    after_help = "Each level plays clones of the level below it, with the same deals from every seat, until the 95 % \
    interval excludes an even result. It is checked after 16, 32, 64 … deals, and the interval accounts for that. This \
    decides the sign. The share is then measured on other deals, whose number --sample fixes. With two seats, 'hard' \
    also plays 'greedy'. Finished comparisons are kept in a file together with fingerprints of the players, and are \
    played again only after the rules or a player have changed. Ctrl-C stops and loses only the current comparison \
    (exit code 130)."
)]
pub(crate) struct Args {
    /// The games to play, separated by commas [default: all].
    #[arg(long, value_name = "GAMES", value_delimiter = ',')]
    only: Vec<String>,
    /// The numbers of seats to play with, separated by commas; games without such a table are skipped.
    #[arg(long, value_name = "K", value_delimiter = ',', default_values_t = [2, 3, 4])]
    seats: Vec<u8>,
    /// The most deals to decide the sign of a comparison.
    #[arg(long, value_name = "N", default_value_t = 256, value_parser = at_least_one::<u64>)]
    deals: u64,
    /// How many deals to measure the share with.
    #[arg(long, value_name = "N", default_value_t = 200, value_parser = at_least_one::<u64>)]
    sample: u64,
    /// The seed of the deals.
    #[arg(long, value_name = "S", default_value_t = 1)]
    seed: u64,
    /// Play nothing; show the kept comparisons, and count those that are missing or out of date.
    #[arg(long)]
    check: bool,
    /// How many threads to use; the results do not depend on it.
    #[arg(long, value_name = "T", default_value_t = 1, value_parser = threads)]
    threads: usize,
    /// The file of finished comparisons.
    #[arg(long, value_name = "FILE", default_value = "ladder.json")]
    keep: PathBuf,
    /// Also write the table into this file, between the lines '<!-- ladder -->' and '<!-- /ladder -->'.
    #[arg(long, value_name = "FILE")]
    write: Option<PathBuf>,
}

/// The pairs to compare, each with the share of points to exceed: every level against the one below, and with two
/// seats also `hard` against `greedy`.
fn pairs(game: &str, seats: u8) -> Vec<(Level, Level, f64)> {
    let steps = Level::ALL.windows(2).map(|pair| (pair[1], pair[0], 0.5));
    let goal = study(game, SearchGoal).expect("it was found");
    steps.chain((seats == 2).then_some((Level::Hard, Level::Greedy, goal))).collect()
}

struct SearchGoal;

impl Study for SearchGoal {
    type Output = f64;

    fn study<G: Studied>(self) -> f64 {
        G::SEARCH_GOAL
    }
}

/// Plays the missing comparisons and prints the table.
pub(crate) fn run(args: &Args, out: &mut impl Write) -> Result<(), Failure> {
    let games = if args.only.is_empty() {
        cardinal_games::all().iter().map(|game| game.info()).collect::<Vec<_>>()
    } else {
        args.only.iter().map(|id| Ok(lookup::game(id)?.info())).collect::<Result<_, Failure>>()?
    };
    let unplayable = args.seats.iter().find(|seats| !games.iter().any(|info| info.seats.contains(seats)));
    if let Some(seats) = unplayable {
        let names: Vec<&str> = games.iter().map(|info| info.id).collect();
        let seats = count(u64::from(*seats), "seat");
        return Err(Failure::Impossible(format!("{} cannot be played with {seats}", names.join(", "))));
    }
    let mut kept = Results::read(&args.keep)?;
    let mut fingerprints = Fingerprints::default();
    if args.check {
        return check(args, &games, &kept, &mut fingerprints, out);
    }
    let halt = halt_on_interrupt()?;
    // Find out before playing whether the files can be written.
    drop(NewFile::create(&args.keep)?);
    if let Some(path) = &args.write {
        with_table(path, "")?;
    }
    for info in games {
        for &seats in args.seats.iter().filter(|seats| info.seats.contains(seats)) {
            for (upper, lower, goal) in pairs(info.id, seats) {
                let looks = Looks { against: goal, deals: args.deals };
                let step = Step {
                    args,
                    seats,
                    upper,
                    lower,
                    looks,
                    kept: &kept,
                    fingerprints: &mut fingerprints,
                    halt: Some(&halt),
                };
                match study(info.id, step).expect("it was found")? {
                    Done::Before => {}
                    Done::Now(cell) => {
                        kept.add(*cell);
                        kept.write(&args.keep)?;
                    }
                    Done::Not => {
                        return Err(Failure::Interrupted(
                            "stopped; finished comparisons are kept".to_owned(),
                        ));
                    }
                }
            }
        }
    }
    show(args, &kept, &mut fingerprints, out)
}

/// Prints the table, and writes it into the file of `--write`.
fn show(
    args: &Args,
    kept: &Results,
    fingerprints: &mut Fingerprints,
    out: &mut impl Write,
) -> Result<(), Failure> {
    let outdated: Vec<&Comparison> =
        kept.comparisons().iter().filter(|cell| !fingerprints.are_current(cell.question())).collect();
    let table = kept.table(|cell| {
        let is_outdated = outdated.iter().any(|other| other.question() == cell.question());
        if is_outdated { Standing::Outdated } else { Standing::Current }
    });
    if let Some(path) = &args.write {
        NewFile::write(path, &with_table(path, &table)?)?;
    }
    write!(out, "{table}")?;
    Ok(())
}

/// Shows the kept comparisons and counts the missing ones.
fn check(
    args: &Args,
    games: &[Info],
    kept: &Results,
    fingerprints: &mut Fingerprints,
    out: &mut impl Write,
) -> Result<(), Failure> {
    let (mut unplayed, mut unmeasured) = (0, 0);
    for info in games {
        for &seats in args.seats.iter().filter(|seats| info.seats.contains(seats)) {
            for (upper, lower, goal) in pairs(info.id, seats) {
                let looks = Looks { against: goal, deals: args.deals };
                let step = Step { args, seats, upper, lower, looks, kept, fingerprints, halt: None };
                match study(info.id, step).expect("it was found")? {
                    Done::Before => {}
                    Done::Now(_) => unmeasured += 1,
                    Done::Not => unplayed += 1,
                }
            }
        }
    }
    show(args, kept, fingerprints, out)?;
    if unplayed + unmeasured > 0 {
        let (unplayed, unmeasured) = (count(unplayed, "comparison"), count(unmeasured, "comparison"));
        notify(&format!("{unplayed} still to play; {unmeasured} without a second sample of this size"));
    }
    Ok(())
}

/// One comparison.
struct Step<'a> {
    args: &'a Args,
    seats: u8,
    upper: Level,
    lower: Level,
    looks: Looks,
    kept: &'a Results,
    fingerprints: &'a mut Fingerprints,
    /// `None`: play nothing.
    halt: Option<&'a Halt>,
}

enum Done {
    /// Kept from an earlier run.
    Before,
    /// Finished now; if nothing is played, its sign is kept and its second sample is missing.
    Now(Box<Comparison>),
    /// Halted, or missing while nothing is played.
    Not,
}

/// The seed of the second sample, whose deals differ from those that decided the sign.
const fn second(seed: u64) -> u64 {
    seed.wrapping_add(1_000_000)
}

impl Study for Step<'_> {
    type Output = Result<Done, Failure>;

    fn study<G: Studied>(self) -> Self::Output {
        let Self { args, seats, upper, lower, looks, .. } = self;
        let simulations = [upper, lower].map(|level| level.budget::<G>().map(|budget| budget.simulations));
        let bots = [upper, lower].map(|level| self.fingerprints.of::<G>(level, seats));
        let question = Question {
            game: G::INFO.id.to_owned(),
            revision: G::INFO.revision,
            seats,
            upper,
            lower,
            simulations,
            bots,
            against: looks.against,
            seed: args.seed,
            deals: looks.deals,
        };
        let kept = self.kept.answer(&question);
        if kept.is_some_and(|cell| cell.is_measured(args.sample)) {
            return Ok(Done::Before);
        }
        let Some(halt) = self.halt else {
            return Ok(kept.map_or(Done::Not, |cell| Done::Now(Box::new(cell.clone()))));
        };
        let plan = RungPlan::<G> {
            options: G::Options::default(),
            seats,
            upper: Player::from(upper),
            lower: Player::from(lower),
            looks,
            seed: args.seed,
            threads: args.threads,
        };
        let start = Instant::now();
        let sign = match kept {
            Some(_) => None,
            None => match G::climb(&plan, None, Some(halt)).map_err(Failure::new)? {
                Some(rung) => Some(rung),
                None => return Ok(Done::Not),
            },
        };
        let seed = second(args.seed);
        let Some(strength) = G::sample(&plan, args.sample, seed, None, Some(halt)).map_err(Failure::new)?
        else {
            return Ok(Done::Not);
        };
        let strength = Sample::new(seed, &strength);
        let cell = match (sign, kept) {
            (Some(sign), _) => Comparison::new(question, &sign, strength),
            (None, Some(cell)) => cell.clone().with_sample(strength),
            (None, None) => return Ok(Done::Not),
        };
        notify(&format!("{cell}, {:.0} s", start.elapsed().as_secs_f64()));
        Ok(Done::Now(Box::new(cell)))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_level_has_a_rung() {
        for info in cardinal_games::all().iter().map(|game| game.info()) {
            assert_eq!(pairs(info.id, 3).len(), Level::ALL.len() - 1);
            let goal = study(info.id, SearchGoal).unwrap();
            assert!(goal > 0.5, "{}: search must beat a glance", info.id);
            assert_eq!(pairs(info.id, 2).last(), Some(&(Level::Hard, Level::Greedy, goal)));
        }
    }
}
