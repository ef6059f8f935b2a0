//! The page of a simulation.

use cardinal_engine::Info;

use super::bars::{bars, histogram, stacked, within};
use super::document::{
    Provenance, card, document, grid, legend, number, partial, percent, percent_95, provenance, section,
    table, thousands, tiles,
};
use super::intervals::{Dot, intervals};
use crate::{Distribution, KindReport, Report, SeatReport};

/// A simulation as a page; `command` makes it again.
pub fn simulation_page(info: &Info, report: &Report, command: &str) -> String {
    let names: Vec<String> = report.seats.iter().map(ToString::to_string).collect();
    let title = format!("{}: {} games", info.name, thousands(report.games));
    let lead = format!("Played by {}, seat by seat.", names.join(", "));
    let mut sections: Vec<String> =
        partial(report.games, report.planned_games, "games").into_iter().collect();
    sections.push(tiles(&figures(report)));
    sections.push(results(info, report));
    sections.push(scores(info, report));
    sections.push(course(report));
    sections.push(choices(report));
    let of = Provenance {
        version: report.version,
        options: &report.options,
        seed: report.seed,
        repeatable: report.repeatable,
    };
    sections.push(provenance(info, &of, command));
    document(&title, &lead, &sections)
}

fn figures(report: &Report) -> Vec<(String, String)> {
    let whole = |number: Option<i64>| number.map_or_else(|| "–".to_owned(), |number| number.to_string());
    let mut figures = vec![
        (
            whole(report.turns.p50),
            format!("turns in the median game ({} decisions)", whole(report.length.p50)),
        ),
        (percent(report.starter.points), "of the points go to the first player to decide".to_owned()),
        (percent(report.draw_share), "of games have no single winner".to_owned()),
        (number(report.lead_changes.mean.mean, 2), "changes of the lead a game".to_owned()),
        (
            percent(report.settled.mean),
            "of a game is over when its winner takes the lead for good".to_owned(),
        ),
        (number(report.close.branching.mean.mean, 1), "legal actions a decision".to_owned()),
    ];
    if report.unfinished > 0 {
        let cap = thousands(report.cap);
        figures.push((thousands(report.unfinished), format!("games given up after {cap} decisions")));
    }
    figures
}

fn seat_name(of: &SeatReport) -> String {
    format!("Seat {} · {}", u16::from(of.seat) + 1, of.player)
}

fn results(info: &Info, report: &Report) -> String {
    let dots: Vec<Dot> = report
        .results
        .iter()
        .map(|of| Dot {
            name: seat_name(of),
            value: of.points,
            interval: of.points.map(|_| of.points_95),
            label: percent_95(of.points, of.points_95),
        })
        .collect();
    let starter = Dot {
        name: "First to decide".to_owned(),
        value: report.starter.points,
        interval: report.starter.points.map(|_| report.starter.points_95),
        label: percent_95(report.starter.points, report.starter.points_95),
    };
    let places: Vec<String> = (1..=report.results.len()).map(|place| format!("place {place}")).collect();
    let rows: Vec<(String, Vec<f64>)> = report
        .results
        .iter()
        .map(|of| (seat_name(of), of.places.iter().map(|&count| count as f64).collect()))
        .collect();
    let heads = ["seat", "wins", "shared wins", "points", "mean score"];
    let heads: Vec<String> = heads
        .iter()
        .map(|head| (*head).to_owned())
        .chain(info.measures.iter().map(|measure| measure.replace('_', " ")))
        .collect();
    let heads: Vec<&str> = heads.iter().map(String::as_str).collect();
    let cells: Vec<Vec<String>> = report.results.iter().map(|of| seat_row(info, of)).collect();
    let stack = format!("{}\n{}", stacked("Places by seat", &rows, &places), legend(&places));
    let charts = grid(&[
        card("Points by seat", "With 95 % intervals; the dashed line is what equal players get.", &{
            let all: Vec<Dot> = dots.into_iter().chain([starter]).collect();
            intervals("Points by seat", &all, Some(0.5), true)
        }),
        card(
            "Places",
            "How often each seat ended where; seats that share a place have the better one.",
            &stack,
        ),
    ]);
    let numbers = card("In numbers", "95 % intervals in brackets.", &table(&heads, &cells));
    let content = format!("{charts}\n{numbers}");
    section(
        "Who wins",
        "Points are the share of opponents left behind, those tied with counting half: 50 % is average at any number \
        of seats.",
        &content,
    )
}

fn seat_row(info: &Info, of: &SeatReport) -> Vec<String> {
    let estimate = |mean: Option<f64>, interval: Option<[f64; 2]>| match (mean, interval) {
        (Some(mean), Some([low, high])) => format!("{mean:.2} [{low:.2}, {high:.2}]"),
        (mean, _) => number(mean, 2),
    };
    let fixed = [
        seat_name(of),
        percent_95(of.win_share, of.win_share_95),
        percent_95(of.shared_win_share, of.shared_win_share_95),
        percent_95(of.points, of.points_95),
        estimate(of.mean_score, of.mean_score_95),
    ];
    let measures = info.measures.iter().map(|name| {
        let of = &of.measures[name];
        estimate(of.mean, of.mean_95)
    });
    fixed.into_iter().chain(measures).collect()
}

fn scores(info: &Info, report: &Report) -> String {
    let ends = |of: &SeatReport| Some((of.scores.min?, of.scores.max?));
    let low = report.results.iter().filter_map(ends).map(|(low, _)| low).min();
    let high = report.results.iter().filter_map(ends).map(|(_, high)| high).max();
    let (Some(low), Some(high)) = (low, high) else { return String::new() };
    let cards: Vec<String> = report
        .results
        .iter()
        .enumerate()
        .map(|(at, of)| {
            let name = seat_name(of);
            let half = of.scores.p25.zip(of.scores.p75);
            let note = half.map_or_else(String::new, |(low, high)| {
                format!("Half of the games lie between {low} and {high}.")
            });
            card(&name, &note, &within(&format!("Scores of {name}"), &of.scores.histogram, at, low, high))
        })
        .collect();
    let which = if info.lowest_wins { "lowest" } else { "highest" };
    section("Scores", &format!("The {which} score wins. All charts share one axis."), &grid(&cards))
}

fn course(report: &Report) -> String {
    let range = |of: &Distribution, unit: &str| match (of.p5, of.p95) {
        (Some(low), Some(high)) => format!("Nine games in ten take {low} to {high} {unit}."),
        _ => String::new(),
    };
    section(
        "The course of a game",
        "A turn is everything a seat decides before another one does. The lead changes when another side than the last \
        leader is alone ahead, by the public running score at the end of a turn or by the final result.",
        &grid(&[
            card(
                "Turns",
                &range(&report.turns, "turns"),
                &histogram("Turns a game", &report.turns.histogram, 1),
            ),
            card(
                "Decisions",
                &range(&report.length, "decisions"),
                &histogram("Decisions a game", &report.length.histogram, 1),
            ),
            card(
                "Changes of the lead",
                "How often in a game.",
                &histogram("Changes of the lead a game", &report.lead_changes.histogram, 2),
            ),
        ]),
    )
}

/// How many kinds are drawn; the table has all.
const DRAWN: usize = 14;

fn choices(report: &Report) -> String {
    let close = &report.close;
    let chart = |what: &str, kinds: &[KindReport], series: usize| {
        let rows: Vec<(String, f64, String)> = kinds
            .iter()
            .take(DRAWN)
            .map(|kind| (kind.kind.replace('_', " "), kind.per_game, format!("{:.2} a game", kind.per_game)))
            .collect();
        bars(what, &rows, series)
    };
    let rows = |what: &str, kinds: &[KindReport]| -> Vec<Vec<String>> {
        let row = |kind: &KindReport| {
            vec![
                kind.kind.replace('_', " "),
                what.to_owned(),
                thousands(kind.count),
                format!("{:.3}", kind.per_game),
                percent_95(Some(kind.game_share), kind.game_share_95),
            ]
        };
        kinds.iter().map(row).collect()
    };
    let all = [rows("action", &close.actions), rows("event", &close.events)].concat();
    let all = table(&["kind", "", "times", "a game", "games with it"], &all);
    section(
        "What players choose, and what happens",
        &format!("From a close look at the first {} games.", thousands(close.games)),
        &[grid(&[
            card(
                "Legal actions a decision",
                "How much there is to choose from.",
                &histogram("Legal actions a decision", &close.branching.histogram, 3),
            ),
            card("Actions", "The most frequent kinds.", &chart("Actions a game", &close.actions, 4)),
            card("Events", "What happens, as spectators see it.", &chart("Events a game", &close.events, 5)),
        ]),
        format!("<details class=\"card\"><summary>Every kind of action and event in numbers</summary>\n{all}\n</details>")]
        .join("\n"),
    )
}
