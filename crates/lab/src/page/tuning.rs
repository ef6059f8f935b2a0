//! The page of a sweep over table options.

use cardinal_engine::Info;

use super::arena::{LUCK_EXPLAINED, luck_card};
use super::document::{
    Provenance, card, document, grid, number, partial, percent, percent_95, provenance, section, table,
    thousands,
};
use super::lines::{Point, line};
use crate::{LuckReport, TuneReport, VariationReport};

/// A sweep as a page; `command` makes it again.
pub fn tuning_page(info: &Info, report: &TuneReport, command: &str) -> String {
    let keys: Vec<&str> = report.vary.iter().map(|(key, _)| key.as_str()).collect();
    let change = if keys.len() == 1 { "changes" } else { "change" };
    let title = format!("{}: what {} {change}", info.name, keys.join(" and "));
    let lead = format!(
        "{} tables of {} seats. Length, ties and seats from games between equals ({}); the skill gap from {} deals of one \
        {} against {}, seats rotated.",
        report.variations.len(),
        report.seats,
        report.strong,
        thousands(report.deals),
        report.strong,
        report.weak,
    );
    let planned = report.planned_variations;
    let mut sections: Vec<String> =
        partial(report.variations.len() as u64, planned, "tables").into_iter().collect();
    sections.push(charts(report));
    sections.push(section("In one table", "95 % intervals in brackets.", &numbers(report)));
    let known: Vec<(String, LuckReport)> =
        report.variations.iter().filter_map(|of| Some((of.name(), of.luck?))).collect();
    sections.push(section("Luck and skill", LUCK_EXPLAINED, &luck_card(&known)));
    let of = Provenance {
        version: report.version,
        options: &report.options,
        seed: report.seed,
        repeatable: report.repeatable,
    };
    sections.push(provenance(info, &of, command));
    document(&title, &lead, &sections)
}

/// A value and its interval, as far as known.
type Measured = (Option<f64>, Option<[f64; 2]>);

fn charts(report: &TuneReport) -> String {
    let chart = |heading: &str,
                 note: &str,
                 fair: Option<f64>,
                 is_percent: bool,
                 series: usize,
                 of: &dyn Fn(&VariationReport) -> Measured| {
        let points: Vec<Point> = report
            .variations
            .iter()
            .map(|variation| {
                let (value, interval) = of(variation);
                let label = match interval {
                    _ if !is_percent => number(value, 2),
                    Some(interval) => percent_95(value, interval),
                    None => percent(value),
                };
                Point { name: variation.short_name(), value, interval, label }
            })
            .collect();
        card(heading, note, &line(heading, &points, fair, is_percent, series))
    };
    let skill = |of: &VariationReport| (of.points, of.points.map(|_| of.points_95));
    let fixed = |of: Option<f64>| (of, None);
    let content = grid(&[
        chart("Turns a game", "The mean, between equals.", None, false, 1, &|of| {
            (of.turns.mean, of.turns.mean_95)
        }),
        chart("Ties", "Games without a single winner, between equals.", None, true, 3, &|of| {
            (of.tie_share, of.tie_share.map(|_| of.tie_share_95))
        }),
        chart(
            "First player",
            "Points of the first player to decide, between equals; 50 % is no advantage.",
            Some(0.5),
            true,
            2,
            &|of| (of.starter, of.starter.map(|_| of.starter_95)),
        ),
        chart("Skill gap", "Points of the stronger player; 50 % is no gap.", Some(0.5), true, 0, &skill),
        chart("Changes of the lead", "A game, between equals.", None, false, 5, &|of| {
            (of.lead_changes.mean, of.lead_changes.mean_95)
        }),
        chart("Skill's share", "Of the variance of results.", None, true, 4, &|of| {
            fixed(of.luck.map(|luck| luck.skill))
        }),
    ]);
    section(
        "How the game reacts",
        "Whiskers are 95 % intervals. All tables were dealt equal shuffles.",
        &content,
    )
}

fn numbers(report: &TuneReport) -> String {
    let whole = |number: Option<u64>| number.map_or_else(|| "–".to_owned(), thousands);
    let rows: Vec<Vec<String>> = report
        .variations
        .iter()
        .map(|of| {
            vec![
                of.name(),
                number(of.turns.mean, 1),
                number(of.length.mean, 1),
                percent_95(of.tie_share, of.tie_share_95),
                percent_95(of.starter, of.starter_95),
                number(of.lead_changes.mean, 2),
                percent_95(of.points, of.points_95),
                number(of.elo, 0),
                percent(of.luck.map(|luck| luck.skill)),
                whole(of.luck.and_then(|luck| luck.games_to_lead)),
            ]
        })
        .collect();
    let heads = [
        "table",
        "turns",
        "decisions",
        "ties",
        "first player",
        "lead changes",
        "skill gap",
        "Elo",
        "skill's share",
        "games to lead",
    ];
    card("All tables", "", &table(&heads, &rows))
}
