//! The report of a simulation as a page of text.

use std::io::Write;

use cardinal_engine::Info;
use cardinal_lab::{Interval, Report, SeatReport};

use crate::failure::Failure;
use crate::table::table;
use crate::words::{count, settings};

/// Writes everything but the time it took.
pub(crate) fn write_summary(info: &Info, report: &Report, out: &mut impl Write) -> Result<(), Failure> {
    writeln!(out, "{} (revision {}), cardinal {}", info.name, report.revision, report.version)?;
    writeln!(out, "{}, seed {}", count(report.games, "game"), report.seed)?;
    writeln!(out, "options: {}\n", settings(info, &report.options))?;
    let rows: Vec<Vec<String>> =
        std::iter::once(heads(info)).chain(report.results.iter().map(|of| row(info, of))).collect();
    writeln!(out, "{}", table(&rows, 2))?;
    let which = if info.lowest_wins { "lowest" } else { "highest" };
    writeln!(out, "The {which} score wins. In brackets: 95 % intervals.")?;
    let length = &report.length;
    if let (Some(min), Some(max)) = (length.min, length.max) {
        let mean = estimate(length.mean.mean, length.mean.mean_95);
        writeln!(out, "length: {mean} decisions a game, {}, {min} to {max}", quantiles(report))?;
    }
    if report.unfinished > 0 {
        let (unfinished, cap) = (count(report.unfinished, "game"), report.cap);
        writeln!(out, "unfinished: {unfinished} given up after {cap} decisions and not counted above")?;
    }
    writeln!(out, "total: {}, {}", count(report.games, "game"), count(report.decisions, "decision"))?;
    Ok(())
}

fn heads(info: &Info) -> Vec<String> {
    let fixed = ["seat", "player", "wins", "shared wins", "mean score"].map(str::to_owned);
    fixed.into_iter().chain(info.measures.iter().map(|name| name.replace('_', " "))).collect()
}

fn row(info: &Info, of: &SeatReport) -> Vec<String> {
    let fixed = [
        of.seat.to_string(),
        of.player.to_string(),
        share(of.win_share, of.win_share_95),
        share(of.shared_win_share, of.shared_win_share_95),
        estimate(of.mean_score, of.mean_score_95),
    ];
    let measures = info.measures.iter().map(|name| {
        let of = &of.measures[name];
        estimate(of.mean, of.mean_95)
    });
    fixed.into_iter().chain(measures).collect()
}

fn share(share: Option<f64>, [low, high]: Interval) -> String {
    let percent = |share: f64| 100.0 * share;
    share.map_or_else(
        || "–".to_owned(),
        |share| format!("{:.1} % [{:.1}, {:.1}]", percent(share), percent(low), percent(high)),
    )
}

fn estimate(mean: Option<f64>, interval: Option<Interval>) -> String {
    match (mean, interval) {
        (Some(mean), Some([low, high])) => format!("{mean:.2} [{low:.2}, {high:.2}]"),
        (Some(mean), None) => format!("{mean:.2}"),
        (None, _) => "–".to_owned(),
    }
}

fn quantiles(report: &Report) -> String {
    let length = &report.length;
    let named = [("5 %", length.p5), ("median", length.p50), ("95 %", length.p95), ("99 %", length.p99)];
    let known = named.iter().filter_map(|(name, value)| Some(format!("{name} {}", (*value)?)));
    known.collect::<Vec<_>>().join(", ")
}

#[cfg(test)]
mod tests {
    use super::*;
    use cardinal_bots::Level;
    use cardinal_lab::{Estimate, LengthReport};

    /// A series of which no game came to its end.
    fn endless(info: &Info) -> Report {
        let nothing = Estimate { mean: None, mean_95: None };
        let of = SeatReport {
            seat: 0,
            player: Level::Random.into(),
            wins: 0,
            win_share: None,
            win_share_95: [0.0, 1.0],
            shared_wins: 0,
            shared_win_share: None,
            shared_win_share_95: [0.0, 1.0],
            mean_score: None,
            mean_score_95: None,
            places: vec![0, 0],
            measures: info.measures.iter().map(|&name| (name, nothing)).collect(),
        };
        let length = LengthReport {
            mean: nothing,
            min: None,
            max: None,
            p5: None,
            p25: None,
            p50: None,
            p75: None,
            p95: None,
            p99: None,
        };
        Report {
            version: "0",
            game: info.id,
            revision: info.revision,
            options: serde_json::json!({}),
            seats: vec![Level::Random.into()],
            seed: 1,
            games: 1,
            finished: 0,
            unfinished: 1,
            cap: 1000,
            decisions: 1000,
            length,
            draws: 0,
            teams: Vec::new(),
            results: vec![of],
        }
    }

    #[test]
    fn games_given_up_are_told_and_leave_no_numbers() {
        let info = cardinal_games::all()[0].info();
        let mut page = Vec::new();
        write_summary(&info, &endless(&info), &mut page).unwrap();
        let page = String::from_utf8(page).unwrap();
        assert!(
            page.contains("unfinished: 1 game given up after 1000 decisions and not counted above\n"),
            "{page}"
        );
        assert!(!page.contains("length"), "{page}");
        let row = page.lines().find(|line| line.contains("random")).unwrap();
        assert!(row.split_whitespace().skip(2).all(|cell| cell == "–"), "{row}");
    }
}
