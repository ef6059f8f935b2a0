//! The page of a comparison.

use cardinal_engine::Info;

use super::bars::stacked;
use super::document::{
    Provenance, card, document, escape, grid, legend, number, partial, percent, percent_95, provenance,
    section, table, thousands,
};
use super::intervals::{Dot, intervals};
use crate::{ArenaReport, LuckReport, SprtVerdict, TableReport};

/// What the parts of the variance are called.
pub(super) const PARTS: [&str; 3] = ["skill", "seat and cards", "neither"];

/// How luck and skill are separated, for readers.
pub(super) const LUCK_EXPLAINED: &str = "Every deal is played once for each way to turn the players round the table. \
    What a seat gets on average over these games it owes to its place and its cards; what a player gets on average over \
    all of them it owes to its strength; the rest is what the players' own dice and the way their choices met made of it. \
    The three shares of the variance add up to all of it. Games to lead: the number of independent games after which the better \
    player is ahead with 95 % probability; deals to lead counts duplicate deals, which cancel out much of the \
    luck.";

/// A comparison as a page; `command` makes it again.
pub fn arena_page(info: &Info, report: &ArenaReport, command: &str) -> String {
    let names: Vec<String> = report.bots.iter().map(ToString::to_string).collect();
    let title = format!("{}: {} compared", info.name, names.join(", "));
    let teams =
        if report.sides == report.seats { String::new() } else { format!(" in {} teams", report.sides) };
    let lead = format!(
        "{} deals of {} games at {} seats{teams}: equal shuffles for all, every seat in turn.",
        thousands(report.deals),
        report.games_a_deal,
        report.seats
    );
    let decided = report.sprt.is_some_and(|test| test.verdict.is_some());
    let early = if decided { None } else { partial(report.deals, report.planned_deals, "deals") };
    let mut sections: Vec<String> = early.into_iter().collect();
    sections.extend(verdict(report));
    sections.push(ratings(report));
    sections.push(luck_section(&report.lineups));
    sections.push(seats(report));
    let of = Provenance {
        version: report.version,
        options: &report.options,
        seed: report.seed,
        repeatable: report.repeatable,
    };
    sections.push(provenance(info, &of, command));
    document(&title, &lead, &sections)
}

fn verdict(report: &ArenaReport) -> Option<String> {
    let test = report.sprt?;
    let first = report.bots.first()?;
    let (low, high) = (100.0 * test.test.low, 100.0 * test.test.high);
    let found = match test.verdict {
        Some(SprtVerdict::High) => {
            format!("{first} gets {high:.1} % of the points or more rather than {low:.1} %")
        }
        Some(SprtVerdict::Low) => {
            format!("{first} gets {low:.1} % of the points or less rather than {high:.1} %")
        }
        None => format!("it is not decided whether {first} gets {low:.1} % or {high:.1} % of the points"),
    };
    Some(format!("<p class=\"partial\">Sequential test: {}.</p>", escape(&found)))
}

fn ratings(report: &ArenaReport) -> String {
    let elo: Vec<Dot> = report
        .ratings
        .iter()
        .map(|of| Dot {
            name: of.bot.to_string(),
            value: of.elo,
            interval: of.elo_95,
            label: match of.elo_95 {
                Some([low, high]) => format!("{} [{low:+.0}, {high:+.0}]", number(of.elo, 0)),
                None => number(of.elo, 0),
            },
        })
        .collect();
    let points: Vec<Dot> = report
        .lineups
        .iter()
        .map(|of| Dot {
            name: table_name(of),
            value: of.points,
            interval: of.points.map(|_| of.points_95),
            label: percent_95(of.points, of.points_95),
        })
        .collect();
    let pairs: Vec<Vec<String>> = report
        .pairs
        .iter()
        .map(|of| {
            vec![
                format!("{} – {}", of.one, of.other),
                percent_95(of.points, of.points_95),
                number(of.elo, 0),
                thousands(of.better),
                thousands(of.equal),
                thousands(of.worse),
            ]
        })
        .collect();
    let model = if report.sides == 2 { "Bradley–Terry" } else { "Plackett–Luce" };
    let heads = ["pair", "points", "Elo", "better", "equal", "worse"];
    section(
        "Strength",
        "Points are the share of opponents left behind, those tied with counting half. 400 Elo are odds of ten to one.",
        &(grid(&[
            card(
                "Ratings",
                &format!("Elo by the {model} model, around the mean."),
                &intervals("Ratings", &elo, Some(0.0), false),
            ),
            card(
                "Tables",
                "Points of the first player among the others.",
                &intervals("Points", &points, Some(0.5), true),
            ),
        ]) + &card(
            "Pairs",
            "95 % intervals in brackets, from the spread between deals.",
            &table(&heads, &pairs),
        )),
    )
}

/// Who sits at a table, the measured player first.
pub(super) fn table_name(of: &TableReport) -> String {
    let [hero, others @ ..] = of.players.as_slice() else { return String::new() };
    let clones = others.len() > 1 && others.iter().all(|other| *other == others[0]);
    let others = if clones {
        format!("{} × {}", others.len(), others[0])
    } else {
        others.iter().map(ToString::to_string).collect::<Vec<_>>().join(", ")
    };
    format!("{hero} – {others}")
}

fn luck_section(tables: &[TableReport]) -> String {
    let known: Vec<(String, LuckReport)> =
        tables.iter().filter_map(|of| Some((table_name(of), of.luck?))).collect();
    section("Luck and skill", LUCK_EXPLAINED, &luck_card(&known))
}

/// Where differences came from, as bars and as numbers.
pub(super) fn luck_card(known: &[(String, LuckReport)]) -> String {
    let parts = PARTS.map(str::to_owned);
    let rows: Vec<(String, Vec<f64>)> =
        known.iter().map(|(name, luck)| (name.clone(), vec![luck.skill, luck.deal, luck.rest])).collect();
    let whole = |number: Option<u64>| number.map_or_else(|| "–".to_owned(), thousands);
    let cells: Vec<Vec<String>> = known
        .iter()
        .map(|(name, luck)| {
            vec![
                name.clone(),
                percent(Some(luck.skill)),
                percent(Some(luck.deal)),
                percent(Some(luck.rest)),
                whole(luck.games_to_lead),
                whole(luck.deals_to_lead),
            ]
        })
        .collect();
    let heads = ["table", PARTS[0], PARTS[1], PARTS[2], "games to lead", "deals to lead"];
    grid(&[
        card(
            "What explains the results",
            "Shares of the variance.",
            &format!("{}\n{}", stacked("Luck and skill", &rows, &parts), legend(&parts)),
        ),
        card("In numbers", "", &table(&heads, &cells)),
    ])
}

fn seats(report: &ArenaReport) -> String {
    let of_seat = report.by_side.iter().map(|side| {
        let seats: Vec<String> = side.seats.iter().map(|seat| (u16::from(*seat) + 1).to_string()).collect();
        let name = if seats.len() == 1 { "Seat" } else { "Seats" };
        Dot {
            name: format!("{name} {}", seats.join(" + ")),
            value: side.points,
            interval: side.points.map(|_| side.points_95),
            label: percent_95(side.points, side.points_95),
        }
    });
    let first = Dot {
        name: "First to decide".to_owned(),
        value: report.starter,
        interval: report.starter.map(|_| report.starter_95),
        label: percent_95(report.starter, report.starter_95),
    };
    let dots: Vec<Dot> = of_seat.chain([first]).collect();
    section(
        "Seats",
        "Every player sat in every seat equally often, so these are about the seats alone.",
        &grid(&[card("Points by seat", "", &intervals("Points by seat", &dots, Some(0.5), true))]),
    )
}
