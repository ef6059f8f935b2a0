//! Reports to the operators.

use axum::extract::State as Extract;
use axum::routing::post;
use axum::{Json, Router};
use cardinal_protocol::http::{NewReport, ReportReason, ReportReceipt};
use cardinal_protocol::{Refusal, code};
use cardinal_store::{ReportRow, StoreError};

use super::extract::{Costly, Sent};
use crate::State;
use crate::error::ApiError;
use crate::ids::{self, now};
use crate::people::Person;
use crate::table::TableState;

/// How many reports one person may make within [`WINDOW`].
const MOST: u64 = 10;
/// An hour.
const WINDOW: u64 = 3_600_000;
/// How long what a person adds may be, in characters.
const LONGEST: usize = 500;

pub(super) fn routes() -> Router<State> {
    Router::new().route("/api/reports", post(report))
}

/// The name under which a reason is stored.
const fn reason(reason: ReportReason) -> &'static str {
    match reason {
        ReportReason::Abuse => "abuse",
        ReportReason::Cheating => "cheating",
        ReportReason::Stalling => "stalling",
        ReportReason::Name => "name",
        ReportReason::Other => "other",
    }
}

/// Stores a report, which only operators can read.
async fn report(
    Extract(state): Extract<State>,
    _limit: Costly,
    Sent(person, body): Sent<Person, NewReport>,
) -> Result<Json<ReportReceipt>, ApiError> {
    let store = &state.0.store;
    let remark: String = body.text.unwrap_or_default().trim().replace(char::is_control, " ");
    if remark.chars().count() > LONGEST {
        return Err(ApiError::bad(code::TOO_LONG, "a report has at most 500 characters"));
    }
    let found = if ids::plausible(&body.table) { store.table(&body.table).await? } else { None };
    let row = found.ok_or_else(|| ApiError::not_found("table"))?;
    let table: TableState = serde_json::from_str(&row.state).map_err(StoreError::from)?;
    let (about, words) = match (body.line, body.person) {
        (Some(line), named) => {
            let line = store.line(&row.id, line).await?;
            let line = line.filter(|(author, _)| named.is_none_or(|named| named == *author));
            let (author, words) = line.ok_or_else(|| ApiError::not_found("line"))?;
            (author, Some(words))
        }
        (None, Some(named)) if ids::plausible(&named) => (named, None),
        (None, Some(_)) => return Err(ApiError::not_found("person")),
        (None, None) => {
            return Err(ApiError::bad(code::MALFORMED, "a report must name a person or a chat message"));
        }
    };
    if about == person.row.id {
        return Err(ApiError::bad(code::MALFORMED, "you cannot report yourself"));
    }
    let here = table.roster.seat_of(&about).is_some() || table.roster.is_host(&about);
    if !here && !store.was_at(&row.id, &about).await? {
        return Err(ApiError::not_found("person at this table"));
    }
    let report = ReportRow {
        id: ids::id(),
        at: now(),
        reporter: person.row.id,
        person: about,
        table: row.id,
        match_id: table.current.started.is_some().then_some(table.current.id),
        line: body.line.unwrap_or_default(),
        words,
        reason: reason(body.reason).to_owned(),
        remark,
        resolved: None,
        resolution: None,
    };
    let write = cardinal_store::Write::report(&report, now().saturating_sub(WINDOW), MOST);
    match store.write(write.within(&person.session)).await {
        Ok(()) => {
            tracing::info!(report = %report.id, reason = %report.reason, "new report");
            metrics::counter!("cardinal_reports_total").increment(1);
            Ok(Json(ReportReceipt { again: false }))
        }
        Err(StoreError::Conflict) if store.session(&person.session).await?.is_none() => Err(ApiError::who()),
        Err(StoreError::Conflict) if store.has_reported(&report).await? => {
            Ok(Json(ReportReceipt { again: true }))
        }
        Err(StoreError::Conflict) => {
            Err(Refusal::new(code::TOO_MANY, "too many reports; try again in an hour").into())
        }
        Err(error) => Err(error.into()),
    }
}
