//! `cardinal ladder`: whether each level of player beats the one below it.

use std::io::Write;
use std::path::PathBuf;
use std::time::Instant;

use cardinal_bots::{Halt, Level, Player};
use cardinal_engine::Playable;
use cardinal_games::Visitor;
use cardinal_lab::{Looks, RungPlan, climb};

use super::laboratory::{halt_on_interrupt, threads};
use super::rungs::{Cell, Kept, Question};
use crate::complaint::complain;
use crate::failure::Failure;
use crate::known;
use crate::newfile::NewFile;
use crate::numbers::at_least_one;
use crate::words::count;

/// Arguments of `cardinal ladder`.
#[derive(clap::Args, Debug)]
#[command(
    after_help = "Each level sits among clones of the one below, over the same deals from every seat, until a 95 % \
    interval is clear of equal (looked at after 16, 32, 64 … deals, which the interval allows for). With two seats \
    'hard' is also measured against 'greedy'. What is finished is kept in a file and not played again; delete the \
    file when a player has changed. Ctrl-C ends it and loses only the comparison under way (exit code 130)."
)]
pub(crate) struct Args {
    /// Only these games, separated by commas.
    #[arg(long, value_name = "GAMES", value_delimiter = ',')]
    only: Vec<String>,
    /// These numbers of seats, separated by commas, as far as a game has them; one of the games must.
    #[arg(long, value_name = "K", value_delimiter = ',', default_values_t = [2, 3, 4])]
    seats: Vec<u8>,
    /// How many deals a comparison may take.
    #[arg(long, value_name = "N", default_value_t = 256, value_parser = at_least_one::<u64>)]
    deals: u64,
    /// The seed of the series.
    #[arg(long, value_name = "S", default_value_t = 1)]
    seed: u64,
    /// How many threads work on it; the results do not depend on it.
    #[arg(long, value_name = "T", default_value_t = 1, value_parser = threads)]
    threads: usize,
    /// Where finished comparisons are kept.
    #[arg(long, value_name = "FILE", default_value = "ladder.json")]
    keep: PathBuf,
    /// Write the table into this text, between the lines '<!-- ladder -->' and '<!-- /ladder -->'.
    #[arg(long, value_name = "FILE")]
    write: Option<PathBuf>,
}

/// Who is measured against whom and the share of points to be shown: each level against the one below, and between
/// two also `hard` against `greedy`.
fn pairs(game: &str, seats: u8) -> Vec<(Level, Level, f64)> {
    let steps = Level::ALL.windows(2).map(|pair| (pair[1], pair[0], 0.5));
    let goal = cardinal_games::visit(game, SearchGoal).expect("it was found");
    steps.chain((seats == 2).then_some((Level::Hard, Level::Greedy, goal))).collect()
}

struct SearchGoal;

impl Visitor for SearchGoal {
    type Output = f64;

    fn visit<G: Playable>(self) -> f64 {
        G::SEARCH_GOAL
    }
}

/// Plays what is not kept yet and prints the table.
pub(crate) fn run(args: &Args, out: &mut impl Write) -> Result<(), Failure> {
    let games = if args.only.is_empty() {
        cardinal_games::all().iter().map(|game| game.info()).collect::<Vec<_>>()
    } else {
        args.only.iter().map(|id| Ok(known::game(id)?.info())).collect::<Result<_, Failure>>()?
    };
    let nowhere = args.seats.iter().find(|seats| !games.iter().any(|info| info.seats.contains(seats)));
    if let Some(seats) = nowhere {
        let names: Vec<&str> = games.iter().map(|info| info.id).collect();
        let seats = count(u64::from(*seats), "seat");
        return Err(Failure::Impossible(format!(
            "no table of {seats}: {} cannot be played so",
            names.join(", ")
        )));
    }
    let mut kept = Kept::read(&args.keep)?;
    // What cannot be written is told before the games, not after them.
    drop(NewFile::create(&args.keep)?);
    if let Some(path) = &args.write {
        written(path, &kept.table())?;
    }
    let halt = halt_on_interrupt()?;
    for info in games {
        for &seats in args.seats.iter().filter(|seats| info.seats.contains(seats)) {
            for (upper, lower, goal) in pairs(info.id, seats) {
                let looks = Looks { against: goal, deals: args.deals };
                let step = Step { args, seats, upper, lower, looks, kept: &kept, halt: &halt };
                match cardinal_games::visit(info.id, step).expect("it was found")? {
                    Done::Before => {}
                    Done::Now(cell) => {
                        kept.add(cell);
                        kept.write(&args.keep)?;
                    }
                    Done::Halted => {
                        return Err(Failure::Interrupted("stopped; what was finished is kept".to_owned()));
                    }
                }
            }
        }
    }
    let table = kept.table();
    if let Some(path) = &args.write {
        NewFile::write(path, &written(path, &table)?)?;
    }
    write!(out, "{table}")?;
    Ok(())
}

const BEGIN: &str = "<!-- ladder -->\n";
const END: &str = "<!-- /ladder -->";

/// The text of a file with the table in its place.
fn written(path: &std::path::Path, table: &str) -> Result<String, Failure> {
    let text = std::fs::read_to_string(path).map_err(|error| Failure::reading(path, &error))?;
    place(&text, table, path)
}

/// The text with the table between its two marks.
fn place(text: &str, table: &str, path: &std::path::Path) -> Result<String, Failure> {
    let parts = text.split_once(BEGIN).and_then(|(before, rest)| Some((before, rest.split_once(END)?.1)));
    let (before, after) = parts.ok_or_else(|| {
        let (begin, path) = (BEGIN.trim_end(), path.display());
        Failure::Impossible(format!("{path} has no place for the table, between {begin} and {END}"))
    })?;
    Ok(format!("{before}{BEGIN}\n{table}\n{END}{after}"))
}

/// One comparison.
struct Step<'a> {
    args: &'a Args,
    seats: u8,
    upper: Level,
    lower: Level,
    looks: Looks,
    kept: &'a Kept,
    halt: &'a Halt,
}

enum Done {
    Before,
    Now(Cell),
    Halted,
}

impl Visitor for Step<'_> {
    type Output = Result<Done, Failure>;

    fn visit<G: Playable>(self) -> Self::Output {
        let Self { args, seats, upper, lower, looks, .. } = self;
        let futures = [upper, lower].map(|level| level.budget::<G>().map(|budget| budget.simulations));
        let question = Question {
            game: G::INFO.id.to_owned(),
            revision: G::INFO.revision,
            seats,
            upper,
            lower,
            futures,
            against: looks.against,
            seed: args.seed,
            deals: looks.deals,
        };
        if self.kept.answers(&question) {
            return Ok(Done::Before);
        }
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
        let Some(rung) = climb(&plan, None, Some(self.halt)).map_err(Failure::new)? else {
            return Ok(Done::Halted);
        };
        let cell = Cell::new(question, &rung);
        complain(&format!("{cell}, {:.0} s", start.elapsed().as_secs_f64()));
        Ok(Done::Now(cell))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_table_goes_between_its_marks_and_nowhere_else() {
        let path = std::path::Path::new("page.md");
        let text = "before\n<!-- ladder -->\nold\n<!-- /ladder -->\nafter\n";
        let new = place(text, "| new |\n", path).unwrap();
        assert_eq!(new, "before\n<!-- ladder -->\n\n| new |\n\n<!-- /ladder -->\nafter\n");
        assert_eq!(place(&new, "| new |\n", path).unwrap(), new);
        assert!(place("no marks", "", path).is_err());
    }

    #[test]
    fn every_level_has_a_rung() {
        for info in cardinal_games::all().iter().map(|game| game.info()) {
            assert_eq!(pairs(info.id, 3).len(), Level::ALL.len() - 1);
            let goal = cardinal_games::visit(info.id, SearchGoal).unwrap();
            assert!(goal > 0.5, "{}: search is to beat a glance", info.id);
            assert_eq!(pairs(info.id, 2).last(), Some(&(Level::Hard, Level::Greedy, goal)));
        }
    }
}
