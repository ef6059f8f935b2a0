//! A game of a series as a row of a table of comma-separated values.

use cardinal_engine::Game;

use super::observer::Observer;
use crate::Outcome;

/// The names of the columns, for this number of seats.
pub fn csv_head<G: Game>(seats: u8) -> String {
    let of_a_seat = |seat: u8| {
        let measures = G::INFO.measures.iter().map(move |measure| format!("seat{seat}_{measure}"));
        [format!("seat{seat}_place"), format!("seat{seat}_score")].into_iter().chain(measures)
    };
    let all = ["game", "finished", "decisions", "turns", "lead_changes", "starter"].map(str::to_owned);
    all.into_iter().chain((0..seats).flat_map(of_a_seat)).collect::<Vec<_>>().join(",")
}

/// The row of game number `index`; cells of a game that was given up stay empty.
pub(crate) fn csv_row<G: Game>(index: u64, game: &G, outcome: &Outcome, seen: &Observer<'_, G>) -> String {
    let mut cells = vec![
        index.to_string(),
        outcome.standings.is_some().to_string(),
        outcome.decisions.to_string(),
        seen.turns.count.to_string(),
        seen.lead.changes.to_string(),
        seen.turns.starter.map_or_else(String::new, |seat| seat.to_string()),
    ];
    if let Some(standings) = &outcome.standings {
        for (seat, standing) in standings.pairs() {
            cells.extend([standing.place.to_string(), standing.score.to_string()]);
            cells.extend(game.measures(seat).iter().map(ToString::to_string));
        }
    } else {
        let empty = usize::from(game.seats()) * (2 + G::INFO.measures.len());
        cells.extend(std::iter::repeat_n(String::new(), empty));
    }
    cells.join(",")
}
