//! Matches: lists, records, replays.

use std::sync::Arc;

use axum::extract::State as Extract;
use axum::http::{StatusCode, header};
use axum::response::{IntoResponse, Response};
use axum::routing::get;
use axum::{Json, Router};
use cardinal_engine::{Dealer, Observer, RecordError, RecordFile, Seat, Secret, Settings};
use cardinal_protocol::http::{MatchSeat, MatchSummary, Page, ReplayPart};
use cardinal_protocol::{Clocks, SeatResult, Step, Update, Watcher, code};
use cardinal_store::{ListedMatch, MatchFilter, MatchRow, SeatRow};
use serde::Deserialize;

use super::extract::{Asked, Costs, Named};
use super::replays;
use crate::State;
use crate::clock::now;
use crate::error::ApiError;
use crate::people::{MaybePerson, Person, person_ref};
use crate::table::outlook;

pub(super) fn routes() -> Router<State> {
    Router::new()
        .route("/api/matches", get(list))
        .route("/api/matches/{match}", get(one))
        .route("/api/matches/{match}/record", get(record))
        .route("/api/matches/{match}/replay", get(replay))
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct Wanted {
    game: Option<String>,
    person: Option<String>,
    /// `next` of the previous page.
    next: Option<String>,
    limit: Option<u64>,
}

async fn list(
    Extract(state): Extract<State>,
    MaybePerson(viewer): MaybePerson,
    _cost: Costs<5>,
    Asked(wanted): Asked<Wanted>,
) -> Result<Json<Page<MatchSummary>>, ApiError> {
    let limit = wanted.limit.unwrap_or(20).clamp(1, 100);
    let before = match &wanted.next {
        None => None,
        Some(next) => {
            let (time, id) = next.split_once('.').unwrap_or_default();
            let time: u64 =
                time.parse().ok().filter(|time| i64::try_from(*time).is_ok()).ok_or_else(|| {
                    ApiError::bad(code::MALFORMED, "'next' must be the value from the previous page")
                })?;
            Some((time, id.to_owned()))
        }
    };
    let viewer = viewer.map(|viewer| viewer.row.id);
    let (game, person, shown_by) = (wanted.game, wanted.person, Some(now()));
    let filter = MatchFilter { game, person, viewer: viewer.clone(), shown_by, before };
    let mut rows = state.0.history.matches(&filter, limit + 1).await?;
    let more = rows.len() as u64 > limit;
    rows.truncate(limit as usize);
    let next =
        rows.last().filter(|_| more).map(|row| format!("{}.{}", row.ended.unwrap_or_default(), row.id));
    let items = rows.into_iter().map(|row| summary(row, viewer.as_deref())).collect();
    Ok(Json(Page { items, next }))
}

/// A match as lists show it. Anyone with the id of a table can join it, so only its players see the id.
pub(crate) fn summary(row: ListedMatch, viewer: Option<&str>) -> MatchSummary {
    let ListedMatch { id, table, game, rated, started, ended, inputs, seats } = row;
    let table = played(&seats, viewer).then_some(table);
    let seats = seats.into_iter().map(|seat| MatchSeat {
        person: person_ref(seat.person, seat.name, &seat.kind),
        result: seat.result.map(|(place, score, team)| SeatResult { place, score, team }),
    });
    MatchSummary { seats: seats.collect(), id, table, game, started, ended, rated, inputs }
}

/// Whether this viewer played.
fn played(seats: &[SeatRow], viewer: Option<&str>) -> bool {
    seats.iter().any(|seat| Some(seat.person.as_str()) == viewer)
}

/// A match and its seats, if this viewer may look it up: it was played at a listed table, or they played it. Within the
/// spectator delay, a match that has just ended looks unfinished to all but its players.
async fn look_up(
    state: &State,
    id: &str,
    viewer: Option<&str>,
) -> Result<(MatchRow, Vec<SeatRow>), ApiError> {
    let none = || ApiError::not_found("match");
    let mut row = state.0.history.find_match(id).await?.ok_or_else(none)?;
    let mut seats = state.0.history.match_seats(id).await?;
    let own = played(&seats, viewer);
    if !row.listed && !own {
        return Err(none());
    }
    if !own && row.shown.is_some_and(|shown| shown > now()) {
        (row.ended, row.inputs, row.record) = (None, 0, None);
        seats.iter_mut().for_each(|seat| (seat.result, seat.rating) = (None, None));
    }
    Ok((row, seats))
}

async fn one(
    Extract(state): Extract<State>,
    MaybePerson(viewer): MaybePerson,
    Named(id): Named<String>,
) -> Result<Json<MatchSummary>, ApiError> {
    let viewer = viewer.map(|viewer| viewer.row.id);
    let (row, seats) = look_up(&state, &id, viewer.as_deref()).await?;
    let MatchRow { table, game, rated, started, ended, inputs, .. } = row;
    let row = ListedMatch { id, table, game, rated, started, ended, inputs, seats };
    Ok(Json(summary(row, viewer.as_deref())))
}

/// Passes the record of a finished match to `tell`; a running match has none, since it would reveal the cards. Replaying a
/// match takes milliseconds, so only a few run at a time, on threads of their own.
async fn finished<T: Send + 'static>(
    state: &State,
    id: &str,
    viewer: Option<Person>,
    tell: impl FnOnce(String) -> Result<T, ApiError> + Send + 'static,
) -> Result<T, ApiError> {
    let (row, seats) = look_up(state, id, viewer.as_ref().map(|viewer| &*viewer.row.id)).await?;
    let over = || ApiError::new(StatusCode::CONFLICT, code::NOT_NOW, "the match is still in progress");
    let record = row.record.ok_or_else(over)?;
    let failed = || ApiError::new(StatusCode::INTERNAL_SERVER_ERROR, code::FAULT, "the replay failed");
    let permit = Arc::clone(&state.0.replays).acquire_owned().await.map_err(|_| failed())?;
    let made = tokio::task::spawn_blocking(move || {
        let made = without_the_gone(record, &seats).and_then(tell);
        drop(permit);
        made
    });
    made.await.map_err(|_| failed())?
}

/// The record without the names of deleted accounts. The digest of a record covers the names, so the match is
/// replayed under the remaining names.
pub(crate) fn without_the_gone(record: String, seats: &[SeatRow]) -> Result<String, ApiError> {
    if seats.iter().all(|seat| seat.kind != GONE) {
        return Ok(record);
    }
    let file: RecordFile = serde_json::from_str(&record).map_err(unreadable)?;
    let game = cardinal_games::of_record(&file).map_err(unreadable)?;
    let RecordFile { revision, options, seats: names, inputs, fairness, undone, .. } = file;
    let left = |(name, seat): (String, &SeatRow)| if seat.kind == GONE { shown_name(seat) } else { name };
    let names: Vec<String> = names.into_iter().zip(seats).map(left).collect();
    let lines: Vec<String> = inputs.iter().map(ToString::to_string).collect();
    let lines: Vec<&str> = lines.iter().map(String::as_str).collect();
    let settings = Settings::from_json(&game.info(), &options).map_err(unreadable)?;
    // The shuffles are among the inputs; nothing is dealt.
    let dealer = Dealer::new(&Secret::new([0; 32]), &[]);
    let session = game.resume(revision, settings, names, dealer, &lines).map_err(unreadable)?;
    let record = RecordFile { undone, ..session.played().record(fairness) };
    serde_json::to_string(&record).map_err(unreadable)
}

/// The stored kind of a person who has deleted their account.
const GONE: &str = "gone";
/// The name of such a person in a record, which has names alone.
const DELETED: &str = "Deleted account";

/// The name at a seat, for a record.
pub(crate) fn shown_name(seat: &SeatRow) -> String {
    if seat.kind == GONE { DELETED.to_owned() } else { seat.name.clone() }
}

fn unreadable(why: impl std::fmt::Display) -> ApiError {
    ApiError::new(StatusCode::GONE, "record-unreadable", &why.to_string())
}

/// A record that cannot be verified; one of an unknown revision may be valid for another version.
fn broken(error: RecordError) -> ApiError {
    match error {
        RecordError::Revision(_) => ApiError::new(StatusCode::GONE, error.code(), &error.to_string()),
        error => unreadable(error),
    }
}

async fn record(
    Extract(state): Extract<State>,
    MaybePerson(viewer): MaybePerson,
    _cost: Costs<5>,
    Named(id): Named<String>,
) -> Result<Response, ApiError> {
    let record = finished(&state, &id, viewer, Ok).await?;
    let name = format!("attachment; filename=\"cardinal-{id}.json\"");
    let headers =
        [(header::CONTENT_TYPE, "application/json".to_owned()), (header::CONTENT_DISPOSITION, name)];
    Ok((headers, record).into_response())
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct Part {
    /// The seat whose view is shown; without it, everything.
    seat: Option<u8>,
    #[serde(default)]
    from: usize,
    limit: Option<usize>,
    /// Whether every update has a view.
    #[serde(default)]
    views: bool,
}

async fn replay(
    Extract(state): Extract<State>,
    MaybePerson(viewer): MaybePerson,
    _cost: Costs<20>,
    Named(id): Named<String>,
    Asked(part): Asked<Part>,
) -> Result<Response, ApiError> {
    let (shared, name) = (Arc::clone(&state.0), id.clone());
    let text = finished(&state, &id, viewer, move |record| {
        let made = || {
            let shown = show(name.clone(), &record, &part)?;
            serde_json::to_string(&shown).map_err(unreadable)
        };
        shared.shown_replays.get(replays::key(&record, format!("{name} {part:?}")), made)
    });
    Ok(([(header::CONTENT_TYPE, "application/json")], text.await?.to_string()).into_response())
}

fn show(id: String, record: &str, part: &Part) -> Result<ReplayPart, ApiError> {
    let file: RecordFile = serde_json::from_str(record).map_err(unreadable)?;
    let game = cardinal_games::of_record(&file).map_err(unreadable)?;
    let mut replay = game.replay(&file).map_err(broken)?;
    let (who, watcher) = match (part.seat, replay.finished()) {
        (Some(seat), _) if usize::from(seat) < file.seats.len() => {
            (Observer::Seat(Seat::new(seat)), Watcher::Seat { seat })
        }
        (Some(_), _) => return Err(ApiError::not_found("seat")),
        (None, Some(finished)) => (Observer::All(finished), Watcher::All),
        (None, None) => (Observer::Spectator, Watcher::Spectator),
    };
    let length = replay.len();
    let from = part.from.min(length);
    let to = length.min(from + part.limit.unwrap_or(200).clamp(1, 1000));
    let mut update = |step: usize| {
        replay.go(step);
        let now = replay.now();
        let told = |input: usize| Step {
            seq: step as u64,
            at: 0,
            notices: now.notices_text(input, who).into(),
            back_to: None,
            by: None,
        };
        let clocks = Clocks { now: 0, left: Vec::new(), running: Vec::new() };
        Update {
            match_id: id.clone(),
            seq: step as u64,
            watcher,
            steps: step.checked_sub(1).filter(|_| step > from).map(told).into_iter().collect(),
            view: (part.views || step == from).then(|| now.view_text(who).into()),
            outlook: outlook(now, who.seat(), clocks),
        }
    };
    let updates = (from..=to).map(&mut update).collect();
    let RecordFile { game, options, seats: names, .. } = file;
    Ok(ReplayPart { id, game, options, names, length: length as u64, updates })
}
