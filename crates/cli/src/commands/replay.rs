//! `cardinal replay`: a recorded game, step by step.

use std::io::Write;
use std::path::PathBuf;
use std::str::FromStr;

use cardinal_engine::{AnyReplay, Observer, RecordFile, Seat};
#[cfg(feature = "play")]
use cardinal_texts::languages;
use cardinal_texts::{printable, printable_json};
use serde_json::Value;

use crate::failure::Failure;
use crate::lookup;
use crate::notify::notify;
use crate::numbers::at_least_one;
use crate::records::{Found, Records, explain};
use crate::words::{seat_number, settings, words};

#[derive(clap::Args, Debug)]
pub(crate) struct Args {
    /// A file with one record, or with one record per line; '-' is stdin.
    file: PathBuf,
    /// Show only what this seat (counted from 1), or a 'spectator', could know [default: everything, if the game is
    /// finished].
    #[arg(long, value_name = "N|spectator")]
    seat: Option<Who>,
    /// Print one JSON object per step: the input, the notices, whose turn it is, the legal actions and the scores.
    #[arg(long)]
    trace: bool,
    /// Print all steps as lines of text; a terminal otherwise shows them on the full screen.
    #[arg(long)]
    plain: bool,
    /// The record to replay, counted from 1 [default: the first].
    #[arg(long, value_name = "K", value_parser = at_least_one::<usize>)]
    game: Option<usize>,
    /// The language of the full screen: en, es, ja or ko; the system's by default.
    #[cfg(feature = "play")]
    #[arg(long, visible_alias = "language")]
    lang: Option<String>,
}

/// Whose knowledge is shown.
#[derive(Clone, Copy, Debug)]
enum Who {
    Seat(u8),
    Spectator,
}

impl FromStr for Who {
    type Err = &'static str;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        if text == "spectator" {
            return Ok(Self::Spectator);
        }
        let seat = text.parse::<u8>().ok().and_then(|number| number.checked_sub(1));
        seat.map(Self::Seat).ok_or("it must be the number of a seat, counted from 1, or 'spectator'")
    }
}

pub(crate) fn run(args: &Args, out: &mut impl Write) -> Result<(), Failure> {
    let found = pick(args)?;
    let refuted = |game: &str, error| {
        notify(&format!("{}: {}", found.place, explain(game, &error)));
        Failure::Refuted
    };
    let record = found.record.as_ref().map_err(|error| refuted("", error.clone()))?;
    let game = cardinal_games::of_record(record).map_err(|error| refuted("", error))?;
    let mut replay = game.replay(record).map_err(|error| refuted(&record.game, error))?;
    let who = observer(args, record, replay.as_ref())?;
    #[cfg(feature = "play")]
    if !args.trace && !args.plain && on_terminal() {
        let language = super::play::language_of(args.lang.as_deref(), &languages(&record.game))?;
        return review(replay.as_mut(), record, who, &language);
    }
    for step in 0..=replay.len() {
        replay.go(step);
        let trace = replay.trace(who);
        if args.trace {
            writeln!(out, "{}", printable_json(&trace.to_string()))?;
        } else if step == 0 {
            write_heading(record, &trace["options"], out)?;
        } else {
            write_step(step, &trace, out)?;
        }
    }
    if !args.trace {
        write_end(record, replay.as_ref(), out)?;
    }
    Ok(())
}

/// Whether there is a screen to show the game on.
#[cfg(feature = "play")]
fn on_terminal() -> bool {
    use std::io::IsTerminal;
    let dumb = std::env::var("TERM").is_ok_and(|term| term == "dumb");
    !dumb && std::io::stdin().is_terminal() && std::io::stdout().is_terminal()
}

/// Shows the record on the full screen, to step through.
#[cfg(feature = "play")]
fn review(
    replay: &mut dyn AnyReplay,
    record: &RecordFile,
    who: Observer,
    language: &str,
) -> Result<(), Failure> {
    use cardinal_tui::screen::{Palette, Review, Shell};
    cardinal_tui::interrupt::watch();
    let mut shell = Shell::open().map_err(Failure::new)?;
    let mut review =
        Review::new(replay, record, who, language, Palette::of_terminal()).map_err(Failure::new)?;
    shell.show(&mut review).map(drop).map_err(Failure::new)
}

/// The record asked for, or the first, with a message if there are others.
fn pick(args: &Args) -> Result<Found, Failure> {
    let mut records = Records::open(&args.file)?;
    let wanted = args.game.unwrap_or(1);
    while let Some(found) = records.next()? {
        if found.number < wanted {
            continue;
        }
        // A damaged record behind this one does not matter here.
        if args.game.is_none() && !matches!(records.next(), Ok(None)) {
            let file = args.file.display();
            notify(&format!("{file} has several records; showing the first (--game K picks another)"));
        }
        return Ok(found);
    }
    Err(Failure::Impossible(format!("{} has no record {wanted}", args.file.display())))
}

fn observer(args: &Args, record: &RecordFile, replay: &dyn AnyReplay) -> Result<Observer, Failure> {
    match (args.seat, replay.finished()) {
        (Some(Who::Spectator), _) => Ok(Observer::Spectator),
        (Some(Who::Seat(seat)), _) if usize::from(seat) < record.seats.len() => {
            Ok(Observer::Seat(Seat::new(seat)))
        }
        (Some(Who::Seat(seat)), _) => {
            let (seat, last) = (seat_number(seat), record.seats.len());
            Err(Failure::Impossible(format!("this record has no seat {seat}; its seats are 1 to {last}")))
        }
        (None, Some(finished)) => Ok(Observer::All(finished)),
        (None, None) => {
            notify("the game is not finished, so only what spectators saw is shown; see --seat");
            Ok(Observer::Spectator)
        }
    }
}

/// The options come from the replay, which has filled in the defaults.
fn write_heading(record: &RecordFile, options: &Value, out: &mut impl Write) -> Result<(), Failure> {
    let info = lookup::game(&record.game)?.info();
    writeln!(out, "{} (revision {})", info.name, record.revision)?;
    for (seat, player) in (1..).zip(&record.seats) {
        writeln!(out, "seat {seat}: {}", printable(player))?;
    }
    writeln!(out, "options: {}\n", settings(&info, options))?;
    Ok(())
}

fn write_step(step: usize, trace: &Value, out: &mut impl Write) -> Result<(), Failure> {
    let input = &trace["input"];
    let did = match (input.get("seat"), input.get("action"), input.get("chance")) {
        (Some(seat), Some(action), _) => {
            let seat = seat.as_u64().map(seat_number).unwrap_or_default();
            format!("seat {seat} does {}", words(action))
        }
        (_, _, Some(chance)) => format!("chance gives {}", words(chance)),
        // This observer may not see the input, only the notices.
        _ => String::new(),
    };
    writeln!(out, "{}", format!("{step:>5}  {did}").trim_end())?;
    for notice in trace["notices"].as_array().into_iter().flatten() {
        writeln!(out, "       – {}", words(notice))?;
    }
    Ok(())
}

fn write_end(record: &RecordFile, replay: &dyn AnyReplay, out: &mut impl Write) -> Result<(), Failure> {
    let Some(standings) = replay.now().standings() else {
        let scores: Vec<String> = replay.now().scores().iter().map(i32::to_string).collect();
        writeln!(out, "\nnot finished; scores {}", scores.join(" "))?;
        return Ok(());
    };
    writeln!(out)?;
    for (seat, standing) in standings.pairs() {
        let (player, place, score) = (printable(&record.seats[seat.index()]), standing.place, standing.score);
        writeln!(out, "place {place}: seat {} ({player}) with {score}", seat.ordinal())?;
    }
    Ok(())
}
