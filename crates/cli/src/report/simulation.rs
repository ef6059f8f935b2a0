//! The report of `cardinal simulate` as text.

use std::io::Write;

use cardinal_engine::Info;
use cardinal_lab::{KindReport, Report, SeatReport};

use super::figures::{estimate, plain, share};
use crate::failure::Failure;
use crate::table::table;
use crate::words::{count, seat_number, settings};

/// Writes everything but the timing.
pub(crate) fn write_simulation(info: &Info, report: &Report, out: &mut impl Write) -> Result<(), Failure> {
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
        writeln!(out, "length: {mean} decisions per game, {}, {min} to {max}", quantiles(report))?;
        let turns = &report.turns;
        let (low, high) = (turns.p5.unwrap_or(0), turns.p95.unwrap_or(0));
        let mean = estimate(turns.mean.mean, turns.mean.mean_95);
        writeln!(out, "turns: {mean} per game, 5 % {low}, median {}, 95 % {high}", turns.p50.unwrap_or(0))?;
        writeln!(out, "ties for first place: {}", share(report.draw_share, report.draw_share_95))?;
        let starter = report.starter;
        let (points, wins) =
            (share(starter.points, starter.points_95), share(starter.win_share, starter.win_share_95));
        writeln!(out, "first player: points {points}, wins {wins}")?;
        let (lead, settled) = (report.lead_changes.mean, plain(report.settled.mean));
        let lead = estimate(lead.mean, lead.mean_95);
        writeln!(
            out,
            "lead changes: {lead} per game; the winner takes the final lead after {settled} of the turns"
        )?;
        for of in &report.results {
            writeln!(out, "scores of seat {}: {}", seat_number(of.seat), scores(of))?;
        }
    }
    write_close(report, out)?;
    if report.unfinished > 0 {
        let (unfinished, cap) = (count(report.unfinished, "game"), report.cap);
        writeln!(out, "unfinished: {unfinished} stopped after {cap} decisions and not counted above")?;
    }
    writeln!(out, "total: {}, {}", count(report.games, "game"), count(report.decisions, "decision"))?;
    Ok(())
}

/// The figures that are collected for the first games only.
fn write_close(report: &Report, out: &mut impl Write) -> Result<(), Failure> {
    let close = &report.close;
    let branching = &close.branching;
    let Some((median, high, max)) =
        branching.p50.zip(branching.p95).zip(branching.max).map(|((a, b), c)| (a, b, c))
    else {
        return Ok(());
    };
    let mean = estimate(branching.mean.mean, None);
    writeln!(out, "in the first {}:", count(close.games, "game"))?;
    writeln!(out, "  legal actions per decision: {mean}, median {median}, 95 % {high}, up to {max}")?;
    writeln!(out, "  actions per game: {}", kinds(&close.actions))?;
    writeln!(out, "  events per game: {}", kinds(&close.events))?;
    Ok(())
}

/// How often each kind occurs per game.
fn kinds(kinds: &[KindReport]) -> String {
    let each = kinds.iter().map(|kind| format!("{} {:.2}", kind.kind.replace('_', " "), kind.per_game));
    each.collect::<Vec<_>>().join(", ")
}

fn scores(of: &SeatReport) -> String {
    let scores = &of.scores;
    let named = [
        ("lowest", scores.min),
        ("5 %", scores.p5),
        ("25 %", scores.p25),
        ("median", scores.p50),
        ("75 %", scores.p75),
        ("95 %", scores.p95),
        ("highest", scores.max),
    ];
    let known = named.iter().filter_map(|(name, value)| Some(format!("{name} {}", (*value)?)));
    known.collect::<Vec<_>>().join(", ")
}

fn heads(info: &Info) -> Vec<String> {
    let fixed = ["seat", "player", "wins", "shared wins", "points", "mean score"].map(str::to_owned);
    fixed.into_iter().chain(info.measures.iter().map(|name| name.replace('_', " "))).collect()
}

fn row(info: &Info, of: &SeatReport) -> Vec<String> {
    let fixed = [
        seat_number(of.seat).to_string(),
        of.player.to_string(),
        share(of.win_share, of.win_share_95),
        share(of.shared_win_share, of.shared_win_share_95),
        share(of.points, of.points_95),
        estimate(of.mean_score, of.mean_score_95),
    ];
    let measures = info.measures.iter().map(|name| {
        let of = &of.measures[name];
        estimate(of.mean, of.mean_95)
    });
    fixed.into_iter().chain(measures).collect()
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
    use cardinal_bots::{Halt, Level};
    use cardinal_engine::Game;
    use cardinal_games::number_chain::{NumberChain, Options};
    use cardinal_lab::{Plan, Watch, simulate};

    /// A series in which no game finished.
    fn endless() -> Report {
        let plan = Plan::<NumberChain> {
            options: Options::default(),
            seats: vec![Level::Random.into(); 2],
            games: 1,
            seed: 1,
            threads: 1,
        };
        let halt = Halt::default();
        halt.call();
        let (report, _) = simulate(&plan, Watch { halt: Some(&halt), ..Watch::default() }).unwrap();
        Report { games: 1, unfinished: 1, cap: 1000, decisions: 1000, ..report }
    }

    #[test]
    fn unfinished_games_are_reported_and_leave_no_numbers() {
        let mut page = Vec::new();
        write_simulation(&NumberChain::INFO, &endless(), &mut page).unwrap();
        let page = String::from_utf8(page).unwrap();
        assert!(
            page.contains("unfinished: 1 game stopped after 1000 decisions and not counted above\n"),
            "{page}"
        );
        assert!(!page.contains("length: ") && !page.contains("in the first"), "{page}");
        let row = page.lines().find(|line| line.starts_with("1  ")).unwrap();
        assert!(row.split_whitespace().skip(2).all(|cell| cell == "–"), "{row}");
    }
}
