//! Ratings: Glicko-2 for duels, Weng–Lin for larger tables and teams. Computed from results alone, so they can be
//! recomputed from the stored matches at any time.

use std::collections::BTreeMap;
use std::sync::Arc;

use cardinal_protocol::RatingChange;
use cardinal_store::{PersonRow, RatingRow, Store, StoreError, Write};
use parking_lot::Mutex;
use skillratings::glicko2::{Glicko2Config, Glicko2Rating, glicko2};
use skillratings::weng_lin::{WengLinConfig, WengLinRating, weng_lin_multi_team};
use skillratings::{MultiTeamOutcome, Outcomes};
use tokio::sync::OwnedMutexGuard;

use crate::ids::now;
use crate::people::bot;
use crate::thinking::levels;

/// The initial rating, deviation and volatility.
const START: (f64, f64, f64) = (1500.0, 350.0, 0.06);
/// Weng–Lin starts at 25 with a deviation of 25/3; ratings are shown on the scale of Glicko.
const SCALE: f64 = 42.0;

/// Rates the matches of a pool one after the other, in the order in which they end, so that recomputing gives the same
/// ratings. The store ensures this between nodes; within a node, waiting is cheaper than trying again.
#[derive(Debug, Default)]
pub(crate) struct Ratings {
    /// By game and pool. There are two for each game, so none is ever removed.
    turns: Mutex<BTreeMap<(String, &'static str), Arc<Turn>>>,
}

/// Held while a match is being rated.
type Turn = tokio::sync::Mutex<()>;

/// The person at a seat, and the result: place, score, team.
pub(crate) type Sat = (String, (u8, i32, u8));

/// Adds the bots to the people, so that they have profiles and ratings.
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
    /// Waits until no other match of this pool is being rated.
    pub(crate) async fn turn(&self, game: &str, pool: &'static str) -> OwnedMutexGuard<()> {
        let turn = Arc::clone(self.turns.lock().entry((game.to_owned(), pool)).or_default());
        turn.lock_owned().await
    }
}

/// The changes of rating that a match causes, to be stored together with its end.
pub(crate) async fn rate(
    store: &Store,
    match_id: &str,
    game: &str,
    seats: &[Sat],
) -> Result<(Write, Vec<Option<RatingChange>>), StoreError> {
    let pool = pool(seats.len());
    let people: Vec<String> = seats.iter().map(|(person, _)| person.clone()).collect();
    let known = store.ratings_in((game, pool), &people).await?;
    let of = |person: &String| known.iter().find(|known| known.person == *person).cloned();
    let before: Vec<RatingRow> =
        people.iter().map(|person| of(person).unwrap_or_else(|| fresh(person, game, pool))).collect();
    let Some(after) = compute(seats, &before) else {
        return Ok((Write::default(), vec![None; seats.len()]));
    };
    let mut write = Write::default();
    let mut changes = Vec::new();
    for (seat, (before, after)) in before.iter().zip(&after).enumerate() {
        let (before, after, uncertainty, row) = (before.rating, after.rating, after.uncertainty, after);
        let seat = Write::rated_seat(match_id, seat as u64, before, after, uncertainty);
        write = write.and(Write::rating(row)).and(seat);
        changes.push(Some(RatingChange { before, after, uncertainty }));
    }
    Ok((write, changes))
}

/// Recomputes all ratings from the stored matches; returns the number of matches.
pub async fn recompute(store: &Store) -> Result<u64, StoreError> {
    store.write(Write::forget_ratings()).await?;
    let (mut last, mut count) = ((0, String::new()), 0);
    loop {
        let matches = store.rated_matches((last.0, &last.1), 100).await?;
        if matches.is_empty() {
            return Ok(count);
        }
        for (id, game, ended) in matches {
            let seats = store.match_seats(&id).await?.into_iter();
            let seats: Option<Vec<Sat>> = seats.map(|seat| Some((seat.person, seat.result?))).collect();
            let (write, _) = rate(store, &id, &game, &seats.unwrap_or_default()).await?;
            store.write(write).await?;
            last = (ended, id);
            count += 1;
        }
    }
}

/// The rating pool of a match with this many seats.
pub(crate) const fn pool(seats: usize) -> &'static str {
    if seats == 2 { "duel" } else { "table" }
}

fn fresh(person: &str, game: &str, pool: &str) -> RatingRow {
    let (rating, uncertainty, volatility) = START;
    let (person, game, pool) = (person.to_owned(), game.to_owned(), pool.to_owned());
    RatingRow { person, game, pool, rating, uncertainty, volatility, matches: 0 }
}

/// The ratings after a match; none if it has no result, or one player has two seats (two bots of one level).
fn compute(seats: &[Sat], before: &[RatingRow]) -> Option<Vec<RatingRow>> {
    let results: Vec<(u8, i32, u8)> = seats.iter().map(|(_, result)| *result).collect();
    let twice = |(at, seat): (usize, &Sat)| seats[..at].iter().any(|other| other.0 == seat.0);
    if seats.is_empty() || seats.iter().enumerate().any(twice) {
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
