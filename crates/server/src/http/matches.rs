//! Matches that were played: lists, records, replays.

use axum::extract::rejection::QueryRejection;
use axum::extract::{Path, Query, State as Extract};
use axum::http::{StatusCode, header};
use axum::response::{IntoResponse, Response};
use axum::routing::get;
use axum::{Json, Router};
use cardinal_engine::{Header, Observer, Seat};
use cardinal_protocol::http::{MatchSeat, MatchSummary, Page, ReplayPart};
use cardinal_protocol::{PersonKind, PersonRef, Result as Ending, code};
use cardinal_store::{MatchFilter, MatchRow};
use serde::Deserialize;

use crate::State;
use crate::error::ApiError;

pub(super) fn routes() -> Router<State> {
    Router::new()
        .route("/api/matches", get(list))
        .route("/api/matches/{match}", get(one))
        .route("/api/matches/{match}/record", get(record))
        .route("/api/matches/{match}/replay", get(replay))
}

/// The kind of a person, from its name in the store.
pub(super) fn kind(name: &str) -> PersonKind {
    match name {
        "member" => PersonKind::Member,
        "bot" => PersonKind::Bot,
        "gone" => PersonKind::Gone,
        _ => PersonKind::Guest,
    }
}

fn malformed(error: &QueryRejection) -> ApiError {
    ApiError::new(StatusCode::BAD_REQUEST, code::MALFORMED, &error.body_text())
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct Wanted {
    game: Option<String>,
    person: Option<String>,
    /// From the page before.
    next: Option<String>,
    limit: Option<u64>,
}

async fn list(
    Extract(state): Extract<State>,
    query: Result<Query<Wanted>, QueryRejection>,
) -> Result<Json<Page<MatchSummary>>, ApiError> {
    let Query(wanted) = query.map_err(|error| malformed(&error))?;
    let limit = wanted.limit.unwrap_or(20).clamp(1, 100);
    let before = match &wanted.next {
        None => None,
        Some(next) => {
            let (time, id) = next.split_once('.').unwrap_or_default();
            let time: u64 = time
                .parse()
                .ok()
                .filter(|time| i64::try_from(*time).is_ok())
                .ok_or_else(|| ApiError::bad(code::MALFORMED, "'next' must come from the page before"))?;
            Some((time, id.to_owned()))
        }
    };
    let filter = MatchFilter { game: wanted.game, person: wanted.person, before };
    let mut rows = state.0.store.matches(&filter, limit + 1).await?;
    let more = rows.len() as u64 > limit;
    rows.truncate(limit as usize);
    let next =
        rows.last().filter(|_| more).map(|row| format!("{}.{}", row.ended.unwrap_or_default(), row.id));
    let mut items = Vec::with_capacity(rows.len());
    for row in rows {
        items.push(summary(&state, row).await?);
    }
    Ok(Json(Page { items, next }))
}

async fn summary(state: &State, row: MatchRow) -> Result<MatchSummary, ApiError> {
    let seats = state.0.store.match_seats(&row.id).await?.into_iter().map(|seat| MatchSeat {
        person: PersonRef { id: seat.person, name: seat.name, kind: kind(&seat.kind) },
        result: seat.result.map(|(place, score, team)| Ending { place, score, team }),
    });
    Ok(MatchSummary {
        seats: seats.collect(),
        id: row.id,
        table: row.table,
        game: row.game,
        started: row.started,
        ended: row.ended,
        rated: row.rated,
        inputs: row.inputs,
    })
}

async fn one(Extract(state): Extract<State>, Path(id): Path<String>) -> Result<Json<MatchSummary>, ApiError> {
    let row = state.0.store.find_match(&id).await?.ok_or_else(|| ApiError::not_found("match"))?;
    summary(&state, row).await.map(Json)
}

/// The record of a match that has ended; there is none before, for it would tell everything.
async fn finished(state: &State, id: &str) -> Result<String, ApiError> {
    let row = state.0.store.find_match(id).await?.ok_or_else(|| ApiError::not_found("match"))?;
    row.record.ok_or_else(|| ApiError::new(StatusCode::CONFLICT, code::NOT_NOW, "the match is not over"))
}

async fn record(Extract(state): Extract<State>, Path(id): Path<String>) -> Result<Response, ApiError> {
    let record = finished(&state, &id).await?;
    let name = format!("attachment; filename=\"cardinal-{id}.json\"");
    let headers =
        [(header::CONTENT_TYPE, "application/json".to_owned()), (header::CONTENT_DISPOSITION, name)];
    Ok((headers, record).into_response())
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct Part {
    /// A seat's number, or everything.
    seat: Option<u8>,
    #[serde(default)]
    from: usize,
    limit: Option<usize>,
}

async fn replay(
    Extract(state): Extract<State>,
    Path(id): Path<String>,
    query: Result<Query<Part>, QueryRejection>,
) -> Result<Json<ReplayPart>, ApiError> {
    let Query(part) = query.map_err(|error| malformed(&error))?;
    let record = finished(&state, &id).await?;
    // Replaying takes milliseconds, which are many for those who play meanwhile.
    let shown = tokio::task::spawn_blocking(move || show(id, &record, &part));
    shown
        .await
        .map_err(|_| ApiError::new(StatusCode::INTERNAL_SERVER_ERROR, code::FAULT, "the replay failed"))?
}

fn show(id: String, record: &str, part: &Part) -> Result<Json<ReplayPart>, ApiError> {
    let unreadable = |why: String| ApiError::new(StatusCode::GONE, "record-unreadable", &why);
    let header: Header = serde_json::from_str(record).map_err(|error| unreadable(error.to_string()))?;
    let game = cardinal_games::of_record(&header).map_err(|error| unreadable(error.to_string()))?;
    let mut replay = game.replay(&header).map_err(|error| unreadable(error.to_string()))?;
    let who = match part.seat {
        Some(seat) if usize::from(seat) < header.seats.len() => Observer::Seat(Seat::new(seat)),
        Some(_) => return Err(ApiError::not_found("seat")),
        None => replay.finished().map_or(Observer::Spectator, Observer::All),
    };
    let length = replay.len();
    let from = part.from.min(length);
    replay.go(from);
    let view = replay.now().view(who);
    let mut steps = Vec::new();
    for step in from + 1..=length.min(from + part.limit.unwrap_or(200).clamp(1, 1000)) {
        replay.go(step);
        steps.push(replay.trace(who));
    }
    Ok(Json(ReplayPart {
        id,
        game: header.game,
        options: header.options,
        names: header.seats,
        length: length as u64,
        from: from as u64,
        view,
        steps,
    }))
}
