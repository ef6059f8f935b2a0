//! The report of `cardinal arena` as text.

use std::io::Write;

use cardinal_engine::Info;
use cardinal_lab::{ArenaReport, PairReport, RatingReport, SprtReport, SprtVerdict, TableReport};

use super::figures::{plain, share};
use crate::failure::Failure;
use crate::table::table;
use crate::words::{count, percent, seat_number, settings, signed};

/// Writes everything but the timing.
pub(crate) fn write_arena(info: &Info, report: &ArenaReport, out: &mut impl Write) -> Result<(), Failure> {
    writeln!(out, "{} (revision {}), cardinal {}", info.name, report.revision, report.version)?;
    let (seats, sides) = (count(report.seats.into(), "seat"), report.sides);
    let teams = if report.sides == report.seats { String::new() } else { format!(" in {sides} teams") };
    let deals = count(report.deals, "deal");
    writeln!(
        out,
        "{deals} of {} at {seats}{teams}, seed {}",
        count(report.games_a_deal, "game"),
        report.seed
    )?;
    writeln!(out, "options: {}\n", settings(info, &report.options))?;

    let model = if report.sides == 2 { "Bradley–Terry" } else { "Plackett–Luce" };
    let heads = ["bot", &format!("Elo ({model})"), "points", "wins"].map(str::to_owned).to_vec();
    let rows: Vec<_> = std::iter::once(heads).chain(report.ratings.iter().map(rating)).collect();
    writeln!(out, "{}", table(&rows, 1))?;

    let heads = ["pair", "points", "Elo", "better", "equal", "worse"].map(str::to_owned).to_vec();
    let rows: Vec<_> = std::iter::once(heads).chain(report.pairs.iter().map(pair)).collect();
    writeln!(out, "{}", table(&rows, 1))?;

    let heads =
        ["table", "points", "wins", "fair", "skill", "deal", "rest", "games to lead", "deals to lead"];
    let heads = heads.map(str::to_owned).to_vec();
    let rows: Vec<_> = std::iter::once(heads).chain(report.lineups.iter().map(lineup)).collect();
    writeln!(out, "{}", table(&rows, 1))?;

    writeln!(out, "Points: 1 for each opponent beaten, ½ for each tie; equal players get 50 %.")?;
    writeln!(out, "In brackets: 95 % intervals, from the spread between deals.")?;
    if report.sides > 2 {
        let sides = report.by_side.iter().map(|side| {
            let seats: Vec<String> = side.seats.iter().map(|seat| seat_number(*seat).to_string()).collect();
            format!("{}: {}", seats.join("+"), share(side.points, side.points_95))
        });
        writeln!(out, "points by seat: {}", sides.collect::<Vec<_>>().join(", "))?;
    } else if let Some(side) = report.by_side.first() {
        writeln!(out, "points of seat 1: {}", share(side.points, side.points_95))?;
    }
    writeln!(out, "points of the first player: {}", share(report.starter, report.starter_95))?;
    let ties = if report.finished > 0 { 100.0 * report.ties as f64 / report.finished as f64 } else { 0.0 };
    let length = report.length.mean.mean.map_or_else(|| "–".to_owned(), |mean| format!("{mean:.1}"));
    writeln!(out, "length: {length} decisions per game; tied for first place: {ties:.1} %")?;
    if report.unfinished > 0 {
        let (unfinished, cap) = (count(report.unfinished, "game"), report.cap);
        writeln!(out, "unfinished: {unfinished} stopped after {cap} decisions and not counted above")?;
    }
    if let Some(test) = &report.sprt {
        writeln!(out, "{}", verdict(report, test))?;
    }
    Ok(())
}

fn rating(of: &RatingReport) -> Vec<String> {
    let elo = match (of.elo, of.elo_95) {
        (Some(elo), Some([low, high])) => format!("{} [{}, {}]", signed(elo), signed(low), signed(high)),
        (Some(elo), None) => signed(elo),
        (None, _) => "–".to_owned(),
    };
    vec![of.bot.to_string(), elo, share(of.points, of.points_95), plain(of.wins)]
}

fn pair(of: &PairReport) -> Vec<String> {
    let [low, high] = of.elo_95;
    let low = low.map_or_else(|| "−∞".to_owned(), signed);
    let high = high.map_or_else(|| "+∞".to_owned(), signed);
    let elo = of.elo.map_or_else(|| "–".to_owned(), signed);
    vec![
        format!("{} – {}", of.one, of.other),
        share(of.points, of.points_95),
        format!("{elo} [{low}, {high}]"),
        of.better.to_string(),
        of.equal.to_string(),
        of.worse.to_string(),
    ]
}

fn lineup(of: &TableReport) -> Vec<String> {
    let [hero, others @ ..] = of.players.as_slice() else { return Vec::new() };
    let clones = others.len() > 1 && others.iter().all(|other| *other == others[0]);
    let others = if clones {
        format!("{} × {}", others.len(), others[0])
    } else {
        others.iter().map(ToString::to_string).collect::<Vec<_>>().join(", ")
    };
    let luck = |part: fn(&cardinal_lab::LuckReport) -> f64| plain(of.luck.as_ref().map(part));
    let needed = |part: fn(&cardinal_lab::LuckReport) -> Option<u64>| {
        of.luck.as_ref().and_then(part).map_or_else(|| "–".to_owned(), |games| games.to_string())
    };
    vec![
        format!("{hero} – {others}"),
        share(of.points, of.points_95),
        share(of.wins, of.wins_95),
        plain(Some(of.fair_wins)),
        luck(|luck| luck.skill),
        luck(|luck| luck.deal),
        luck(|luck| luck.rest),
        needed(|luck| luck.games_to_lead),
        needed(|luck| luck.deals_to_lead),
    ]
}

fn verdict(report: &ArenaReport, test: &SprtReport) -> String {
    let [low, high] = [test.test.low, test.test.high].map(percent);
    let first = report.bots.first().map(ToString::to_string).unwrap_or_default();
    let found = match test.verdict {
        Some(SprtVerdict::High) => format!("{first} gets {high} % or more, not {low} %"),
        Some(SprtVerdict::Low) => format!("{first} gets {low} % or less, not {high} %"),
        None => format!("undecided whether {first} gets {low} % or {high} %"),
    };
    let [lower, upper] = test.bounds;
    format!("sprt: {found} (log-likelihood ratio {:.2}, bounds {lower:.2} and {upper:.2})", test.ratio)
}
