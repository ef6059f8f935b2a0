//! Profiles and leaderboards.

use axum::extract::State as Extract;
use axum::routing::get;
use axum::{Json, Router};
use cardinal_protocol::http::{Leader, Page, Profile, Rating};
use cardinal_store::{Audience, RatingRow};
use serde::Deserialize;

use super::extract::{Asked, Costs, Named};
use crate::State;
use crate::clock::now;
use crate::error::ApiError;
use crate::people::{MaybePerson, Person, from_row, person_ref};

pub(super) fn routes() -> Router<State> {
    Router::new()
        .route("/api/people/{person}", get(profile))
        .route("/api/leaderboard/{game}/{pool}", get(leaders))
}

/// A rating as people see it.
pub(crate) fn rating(row: RatingRow) -> Rating {
    let RatingRow { game, pool, rating, uncertainty, matches, .. } = row;
    Rating { game, pool, rating, uncertainty, matches, provisional: uncertainty > SETTLED }
}

/// Those who ask: what a match with a spectator delay changed is shown to its players first.
fn audience(viewer: Option<&Person>) -> Audience<'_> {
    Audience { viewer: viewer.map(|viewer| viewer.row.id.as_str()), now: now() }
}

async fn profile(
    Extract(state): Extract<State>,
    MaybePerson(viewer): MaybePerson,
    _cost: Costs<3>,
    Named(id): Named<String>,
) -> Result<Json<Profile>, ApiError> {
    let row = state.0.history.person(&id).await?.ok_or_else(|| ApiError::not_found("person"))?;
    let audience = audience(viewer.as_ref());
    Ok(Json(Profile {
        person: from_row(&row),
        since: row.created,
        played: state.0.history.played(&id, audience).await?,
        ratings: state.0.history.ratings(&id, audience).await?.into_iter().map(rating).collect(),
    }))
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct LeadersPage {
    from: Option<u32>,
}

const PAGE: u64 = 50;
/// A rating with a larger deviation is provisional, and has no place on a leaderboard yet.
const SETTLED: f64 = 110.0;

async fn leaders(
    Extract(state): Extract<State>,
    MaybePerson(viewer): MaybePerson,
    _cost: Costs<5>,
    Named((game, pool)): Named<(String, String)>,
    Asked(LeadersPage { from }): Asked<LeadersPage>,
) -> Result<Json<Page<Leader>>, ApiError> {
    if cardinal_games::find(&game).is_none() {
        return Err(ApiError::unknown_game(&game));
    }
    let from = u64::from(from.unwrap_or(0));
    let rows = state.0.history.leaders((&game, &pool), SETTLED, (from, PAGE + 1), audience(viewer.as_ref()));
    let rows = rows.await?;
    let next = (rows.len() as u64 > PAGE).then(|| (from + PAGE).to_string());
    let line = |(at, (row, name, person_kind)): (usize, (RatingRow, String, String))| Leader {
        // The settled ones come first, so their places are counted without a gap.
        place: (row.uncertainty <= SETTLED).then_some(from + at as u64 + 1),
        person: person_ref(row.person.clone(), name, &person_kind),
        rating: rating(row),
    };
    let items = rows.into_iter().take(PAGE as usize).enumerate().map(line).collect();
    Ok(Json(Page { items, next }))
}
