//! The report of `cardinal tune` as text.

use std::io::Write;

use cardinal_engine::Info;
use cardinal_lab::{TuneReport, VariationReport};

use super::figures::{estimate, plain, share};
use crate::failure::Failure;
use crate::table::table;
use crate::words::{count, settings, signed};

/// Writes everything but the timing.
pub(crate) fn write_tuning(info: &Info, report: &TuneReport, out: &mut impl Write) -> Result<(), Failure> {
    writeln!(out, "{} (revision {}), cardinal {}", info.name, report.revision, report.version)?;
    let (tables, seats) =
        (count(report.variations.len() as u64, "table"), count(report.seats.into(), "seat"));
    writeln!(out, "{tables} of {seats}, {} each, seed {}", count(report.deals, "deal"), report.seed)?;
    writeln!(out, "options: {}\n", settings(info, &report.options))?;
    let heads = [
        "table",
        "turns",
        "decisions",
        "ties",
        "first player",
        "lead changes",
        "skill gap",
        "Elo",
        "skill",
        "deal",
        "rest",
        "games to lead",
    ];
    let heads = heads.map(str::to_owned).to_vec();
    let rows: Vec<_> = std::iter::once(heads).chain(report.variations.iter().map(row)).collect();
    writeln!(out, "{}", table(&rows, 1))?;
    let (strong, weak) = (report.strong, report.weak);
    writeln!(
        out,
        "Turns, decisions, ties, first player (points of the player who decides first) and lead changes: {strong}"
    )?;
    writeln!(
        out,
        "in every seat. Skill gap: points of one {strong} against {weak}; 50 % means no gap. Skill, deal (seat and"
    )?;
    writeln!(
        out,
        "cards) and rest: their shares in the results of those games. In brackets: 95 % intervals."
    )?;
    Ok(())
}

fn row(of: &VariationReport) -> Vec<String> {
    let luck = of.luck;
    vec![
        of.name(),
        estimate(of.turns.mean, of.turns.mean_95),
        estimate(of.length.mean, of.length.mean_95),
        share(of.tie_share, of.tie_share_95),
        share(of.starter, of.starter_95),
        estimate(of.lead_changes.mean, of.lead_changes.mean_95),
        share(of.points, of.points_95),
        of.elo.map_or_else(|| "–".to_owned(), signed),
        plain(luck.map(|luck| luck.skill)),
        plain(luck.map(|luck| luck.deal)),
        plain(luck.map(|luck| luck.rest)),
        luck.and_then(|luck| luck.games_to_lead).map_or_else(|| "–".to_owned(), |games| games.to_string()),
    ]
}
