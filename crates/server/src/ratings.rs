//! Ratings: Glicko-2 for duels, Weng–Lin for larger tables and teams. Reckoned from results alone, so they can be
//! reckoned anew from the stored matches at any time.

use cardinal_protocol::RatingChange;
use cardinal_store::{PersonRow, RatingRow, SeatRow, Store, StoreError, Write};
use skillratings::glicko2::{Glicko2Config, Glicko2Rating, glicko2};
use skillratings::weng_lin::{WengLinConfig, WengLinRating, weng_lin_multi_team};
use skillratings::{MultiTeamOutcome, Outcomes};
use tokio::sync::Mutex;

use crate::ids::now;
use crate::play::levels;
use crate::table::bot;

/// Where everybody begins.
const START: (f64, f64, f64) = (1500.0, 350.0, 0.06);
/// Weng–Lin reckons around 25 with a deviation of 25/3; shown on the scale of Glicko.
const SCALE: f64 = 42.0;

/// Rates matches one after the other.
#[derive(Debug, Default)]
pub(crate) struct Ratings {
    one_at_a_time: Mutex<()>,
}

/// Bots are people too: they have a profile and ratings.
pub(crate) async fn introduce_bots(store: &Store) -> Result<(), StoreError> {
    for level in levels() {
        let person = bot(level);
        let (login, password) = (None, None);
        let row = PersonRow {
            id: person.id,
            name: person.name,
            kind: "bot".to_owned(),
            login,
            password,
            created: now(),
        };
        match store.write(Write::person(&row)).await {
            Ok(()) | Err(StoreError::Conflict) => {}
            Err(error) => return Err(error),
        }
    }
    Ok(())
}

impl Ratings {
    /// Rates a match that has ended and stores what it did to each seat.
    pub(crate) async fn rate(
        &self,
        store: &Store,
        match_id: &str,
        game: &str,
    ) -> Result<Vec<Option<RatingChange>>, StoreError> {
        let _turn = self.one_at_a_time.lock().await;
        let seats = store.match_seats(match_id).await?;
        let pool = pool(&seats);
        let mut before = Vec::new();
        for seat in &seats {
            let known = store.rating(&seat.person, game, pool).await?;
            before.push(known.unwrap_or_else(|| fresh(&seat.person, game, pool)));
        }
        let Some(after) = reckon(&seats, &before) else {
            return Ok(vec![None; seats.len()]);
        };
        let mut write = Write::default();
        let mut changes = Vec::new();
        for (seat, (before, after)) in before.iter().zip(&after).enumerate() {
            let uncertainty = after.uncertainty;
            write = write.and(Write::rating(after)).and(Write::rated_seat(
                match_id,
                seat as u64,
                before.rating,
                after.rating,
                uncertainty,
            ));
            changes.push(Some(RatingChange { before: before.rating, after: after.rating, uncertainty }));
        }
        store.write(write).await?;
        Ok(changes)
    }
}

/// Forgets all ratings and reckons them anew from the stored matches; gives the number of matches.
pub async fn recompute(store: &Store) -> Result<u64, StoreError> {
    store.write(Write::forget_ratings()).await?;
    let ratings = Ratings::default();
    let (mut last, mut count) = ((0, String::new()), 0);
    loop {
        let matches = store.rated_matches((last.0, &last.1), 100).await?;
        if matches.is_empty() {
            return Ok(count);
        }
        for (id, game, ended) in matches {
            ratings.rate(store, &id, &game).await?;
            last = (ended, id);
            count += 1;
        }
    }
}

fn pool(seats: &[SeatRow]) -> &'static str {
    if seats.len() == 2 { "duel" } else { "table" }
}

fn fresh(person: &str, game: &str, pool: &str) -> RatingRow {
    let (rating, uncertainty, volatility) = START;
    let (person, game, pool) = (person.to_owned(), game.to_owned(), pool.to_owned());
    RatingRow { person, game, pool, rating, uncertainty, volatility, matches: 0 }
}

/// The ratings after a match; nothing where it has no result, or somebody sat at two seats (two bots of one level).
fn reckon(seats: &[SeatRow], before: &[RatingRow]) -> Option<Vec<RatingRow>> {
    let results: Vec<(u8, i32, u8)> = seats.iter().map(|seat| seat.result).collect::<Option<_>>()?;
    let twice = seats
        .iter()
        .enumerate()
        .any(|(at, seat)| seats[..at].iter().any(|other| other.person == seat.person));
    if twice {
        return None;
    }
    let numbers = if let ([one, two], [first, second]) = (before, results.as_slice()) {
        let outcome = match first.0.cmp(&second.0) {
            std::cmp::Ordering::Less => Outcomes::WIN,
            std::cmp::Ordering::Equal => Outcomes::DRAW,
            std::cmp::Ordering::Greater => Outcomes::LOSS,
        };
        let rating = |row: &RatingRow| Glicko2Rating {
            rating: row.rating,
            deviation: row.uncertainty,
            volatility: row.volatility,
        };
        let (one, two) = glicko2(&rating(one), &rating(two), &outcome, &Glicko2Config::new());
        [one, two].map(|after| (after.rating, after.deviation, after.volatility)).to_vec()
    } else {
        table_of_teams(before, &results)
    };
    let row = |(before, (rating, uncertainty, volatility)): (&RatingRow, (f64, f64, f64))| RatingRow {
        rating,
        uncertainty,
        volatility,
        matches: before.matches + 1,
        ..before.clone()
    };
    Some(before.iter().zip(numbers).map(row).collect())
}

fn table_of_teams(before: &[RatingRow], results: &[(u8, i32, u8)]) -> Vec<(f64, f64, f64)> {
    let mut teams: Vec<u8> = results.iter().map(|result| result.2).collect();
    teams.sort_unstable();
    teams.dedup();
    let members = |team: u8| results.iter().enumerate().filter(move |(_, result)| result.2 == team);
    let rating = |row: &RatingRow| WengLinRating {
        rating: 25.0 + (row.rating - START.0) / SCALE,
        uncertainty: row.uncertainty / SCALE,
    };
    let sides: Vec<(Vec<WengLinRating>, MultiTeamOutcome)> = teams
        .iter()
        .map(|team| {
            let side = members(*team).map(|(seat, _)| rating(&before[seat])).collect();
            let place = members(*team).map(|(_, result)| result.0).min().unwrap_or(1);
            (side, MultiTeamOutcome::new(usize::from(place)))
        })
        .collect();
    let given: Vec<(&[WengLinRating], MultiTeamOutcome)> =
        sides.iter().map(|(side, outcome)| (side.as_slice(), *outcome)).collect();
    let after = weng_lin_multi_team(&given, &WengLinConfig::new());
    let mut numbers = vec![START; before.len()];
    for (team, side) in teams.iter().zip(after) {
        for ((seat, _), new) in members(*team).zip(side) {
            numbers[seat] = (START.0 + (new.rating - 25.0) * SCALE, new.uncertainty * SCALE, START.2);
        }
    }
    numbers
}
