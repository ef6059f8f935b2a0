//! `cardinal ladder`: whether each level of player beats the one below it.

use std::collections::HashMap;
use std::io::Write;
use std::path::PathBuf;
use std::time::Instant;

use cardinal_bots::{Halt, Level, Player};
use cardinal_engine::Info;
use cardinal_lab::{Looks, RungPlan, Studied, Study, study};

use super::laboratory::threads;
use super::rungs::{Cell, Kept, Question, Sample, Standing};
use crate::complaint::complain;
use crate::failure::Failure;
use crate::known;
use crate::newfile::NewFile;
use crate::numbers::at_least_one;
use crate::stopping::halt_on_interrupt;
use crate::words::count;

/// Arguments of `cardinal ladder`.
#[derive(clap::Args, Debug)]
#[command(
    after_help = "Each level sits among clones of the one below, over the same deals from every seat, until a 95 % \
    interval is clear of equal (looked at after 16, 32, 64 … deals, which the interval allows for): this gives the \
    sign. The share comes from a second sample of other deals, as many as --sample says whatever they show. With two \
    seats 'hard' is also measured against 'greedy'. What is finished is kept in a file with fingerprints of the \
    players, and played again only when the rules or a player have changed. Ctrl-C ends it and loses only the \
    comparison under way (exit code 130)."
)]
pub(crate) struct Args {
    /// Only these games, separated by commas.
    #[arg(long, value_name = "GAMES", value_delimiter = ',')]
    only: Vec<String>,
    /// These numbers of seats, separated by commas, as far as a game has them; one of the games must.
    #[arg(long, value_name = "K", value_delimiter = ',', default_values_t = [2, 3, 4])]
    seats: Vec<u8>,
    /// How many deals the sign of a comparison may take.
    #[arg(long, value_name = "N", default_value_t = 256, value_parser = at_least_one::<u64>)]
    deals: u64,
    /// How many deals the share is measured over.
    #[arg(long, value_name = "N", default_value_t = 200, value_parser = at_least_one::<u64>)]
    sample: u64,
    /// The seed of the series.
    #[arg(long, value_name = "S", default_value_t = 1)]
    seed: u64,
    /// Play nothing: show what is kept, and what of it is missing or out of date.
    #[arg(long)]
    check: bool,
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
    let mut prints = Prints::default();
    if args.check {
        return check(args, &games, &kept, &mut prints, out);
    }
    let halt = halt_on_interrupt()?;
    // What cannot be written is told before the games, not after them.
    drop(NewFile::create(&args.keep)?);
    if let Some(path) = &args.write {
        written(path, "")?;
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
                    prints: &mut prints,
                    halt: Some(&halt),
                };
                match study(info.id, step).expect("it was found")? {
                    Done::Before => {}
                    Done::Now(cell) => {
                        kept.add(*cell);
                        kept.write(&args.keep)?;
                    }
                    Done::Not => {
                        return Err(Failure::Interrupted("stopped; what was finished is kept".to_owned()));
                    }
                }
            }
        }
    }
    show(args, &kept, &mut prints, out)
}

/// Prints the table and writes it where it belongs.
fn show(args: &Args, kept: &Kept, prints: &mut Prints, out: &mut impl Write) -> Result<(), Failure> {
    let outdated: Vec<&Cell> = kept.cells().iter().filter(|cell| !prints.hold(cell.question())).collect();
    let table = kept.table(|cell| {
        let is_outdated = outdated.iter().any(|other| other.question() == cell.question());
        if is_outdated { Standing::Outdated } else { Standing::Holds }
    });
    if let Some(path) = &args.write {
        NewFile::write(path, &written(path, &table)?)?;
    }
    write!(out, "{table}")?;
    Ok(())
}

/// Says what is missing, and shows what is there.
fn check(
    args: &Args,
    games: &[Info],
    kept: &Kept,
    prints: &mut Prints,
    out: &mut impl Write,
) -> Result<(), Failure> {
    let (mut unplayed, mut unmeasured) = (0, 0);
    for info in games {
        for &seats in args.seats.iter().filter(|seats| info.seats.contains(seats)) {
            for (upper, lower, goal) in pairs(info.id, seats) {
                let looks = Looks { against: goal, deals: args.deals };
                let step = Step { args, seats, upper, lower, looks, kept, prints, halt: None };
                match study(info.id, step).expect("it was found")? {
                    Done::Before => {}
                    Done::Now(_) => unmeasured += 1,
                    Done::Not => unplayed += 1,
                }
            }
        }
    }
    show(args, kept, prints, out)?;
    if unplayed + unmeasured > 0 {
        let (unplayed, unmeasured) = (count(unplayed, "comparison"), count(unmeasured, "comparison"));
        complain(&format!("{unplayed} to be played; {unmeasured} without a second sample of this size"));
    }
    Ok(())
}

/// The fingerprints of players, each reckoned once.
#[derive(Debug, Default)]
struct Prints {
    known: HashMap<(String, u8, Level), String>,
}

impl Prints {
    fn of<G: Studied>(&mut self, level: Level, seats: u8) -> String {
        let known = self.known.entry((G::INFO.id.to_owned(), seats, level));
        known.or_insert_with(|| format!("{:016x}", G::fingerprint(level, seats))).clone()
    }

    /// Whether a question is about the rules and players as they are.
    fn hold(&mut self, question: &Question) -> bool {
        struct Hold<'a>(&'a mut Prints, &'a Question);
        impl Study for Hold<'_> {
            type Output = bool;

            fn study<G: Studied>(self) -> bool {
                let Self(prints, of) = self;
                let levels = [of.upper, of.lower];
                of.revision == G::INFO.revision
                    && G::INFO.seats.contains(&of.seats)
                    && of.simulations
                        == levels.map(|level| level.budget::<G>().map(|budget| budget.simulations))
                    && of.bots == levels.map(|level| prints.of::<G>(level, of.seats))
            }
        }
        study(&question.game, Hold(self, question)).unwrap_or(false)
    }
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
    prints: &'a mut Prints,
    /// Without it nothing is played.
    halt: Option<&'a Halt>,
}

enum Done {
    /// It was done before.
    Before,
    /// It is done now; where nothing is played, the sign is known and the share is not.
    Now(Box<Cell>),
    /// It was halted, or would have to be played.
    Not,
}

/// The seed of the second sample: other deals than those that showed the sign.
const fn second(seed: u64) -> u64 {
    seed.wrapping_add(1_000_000)
}

impl Study for Step<'_> {
    type Output = Result<Done, Failure>;

    fn study<G: Studied>(self) -> Self::Output {
        let Self { args, seats, upper, lower, looks, .. } = self;
        let simulations = [upper, lower].map(|level| level.budget::<G>().map(|budget| budget.simulations));
        let bots = [upper, lower].map(|level| self.prints.of::<G>(level, seats));
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
            (Some(sign), _) => Cell::new(question, &sign, strength),
            (None, Some(cell)) => cell.clone().measured(strength),
            (None, None) => return Ok(Done::Not),
        };
        complain(&format!("{cell}, {:.0} s", start.elapsed().as_secs_f64()));
        Ok(Done::Now(Box::new(cell)))
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
            let goal = study(info.id, SearchGoal).unwrap();
            assert!(goal > 0.5, "{}: search is to beat a glance", info.id);
            assert_eq!(pairs(info.id, 2).last(), Some(&(Level::Hard, Level::Greedy, goal)));
        }
    }
}
