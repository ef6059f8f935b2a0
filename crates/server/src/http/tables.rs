//! Opening tables, finding them, and playing without a socket.

use std::sync::Arc;
use std::time::Duration;

use axum::extract::State as Extract;
use axum::http::header;
use axum::response::{IntoResponse, Response};
use axum::routing::{get, post};
use axum::{Json, Router};
use cardinal_protocol::http::{QuickMatch, RunningTable, TableRef};
use cardinal_protocol::{
    LobbyTable, PersonRef, Refusal, SeatInfo, SeatPlan, Since, Sitter, TableInfo, TableOrder, TableSetup,
    TableStatus, ToClient, Watch, code,
};
use serde::Deserialize;
use tokio::time::{Instant, timeout_at};

use super::extract::{Asked, Costly, Costs, Named, Sent};
use super::setup::{self, Purpose};
use crate::State;
use crate::cluster::reach;
use crate::error::ApiError;
use crate::people::{MaybePerson, Person};
use crate::state::Shared;
use crate::table::{Kind, Outbox, WatchRequest, Wish, check_pledge};

/// How long matching may take: less than another node waits for the answer.
const WAITING: Duration = Duration::from_millis(2_500);

pub(super) fn routes() -> Router<State> {
    Router::new()
        .route("/api/tables", get(lobby).post(open))
        .route("/api/quick", post(quick))
        .route("/api/lessons/{game}", post(teach))
        .route("/api/my/tables", get(mine))
        .route("/api/tables/{table}", get(describe))
        .route("/api/tables/{table}/events", get(events))
        .route("/api/tables/{table}/orders/{id}", post(order))
}

async fn lobby(Extract(state): Extract<State>) -> Json<Vec<LobbyTable>> {
    Json(state.0.lobby.tables())
}

async fn open(
    Extract(state): Extract<State>,
    _limit: Costly,
    Sent(person, setup): Sent<Person, TableSetup>,
) -> Result<Json<TableRef>, ApiError> {
    let (table, seat) = setup::open(&state.0, setup, person.to_ref(), Purpose::Play).await?;
    Ok(Json(TableRef { table, seat }))
}

/// Opens a lesson.
async fn teach(
    Extract(state): Extract<State>,
    person: Person,
    _limit: Costly,
    Named(game): Named<String>,
) -> Result<Json<TableRef>, ApiError> {
    let (table, seat) = setup::teach(&state.0, &game, person.to_ref()).await?;
    send_order(&state.0, person.to_ref(), &table, crate::ids::id(), TableOrder::Start {}).await?;
    Ok(Json(TableRef { table, seat }))
}

/// The tables with a game in progress at which the person has a seat.
async fn mine(
    Extract(state): Extract<State>,
    _cost: Costs<5>,
    person: Person,
) -> Result<Json<Vec<RunningTable>>, ApiError> {
    let mut found = Vec::new();
    for id in state.0.store.tables_of(&person.row.id).await?.into_iter().take(50) {
        // One that cannot be read must not hide the others.
        found.extend(reach::describe(&state.0, &id, Some(&person.row.id)).await);
    }
    let plays = |seat: &SeatInfo| match &seat.sitter {
        Sitter::Person { person: sitter, abandoned, .. } => sitter.id == person.row.id && !abandoned,
        Sitter::Open { .. } | Sitter::Bot { .. } => false,
    };
    found.retain(|running| running.table.seats.iter().any(plays));
    Ok(Json(found))
}

async fn describe(
    Extract(state): Extract<State>,
    MaybePerson(viewer): MaybePerson,
    Named(table): Named<String>,
) -> Result<Json<TableInfo>, ApiError> {
    let viewer = viewer.as_ref().map(|viewer| viewer.row.id.as_str());
    let table = reach::look(&state.0, &table, viewer).await?;
    if !admits(&table, viewer) {
        return Err(Refusal::new(code::NO_SPECTATORS, "this table does not admit spectators").into());
    }
    Ok(Json(table))
}

/// Whether a table is shown: where spectators are not admitted, to its people, and to others only to take an open seat.
fn admits(table: &TableInfo, viewer: Option<&str>) -> bool {
    let is_viewer = |person: &PersonRef| Some(person.id.as_str()) == viewer;
    let belongs = table.host.as_ref().is_some_and(is_viewer)
        || table
            .seats
            .iter()
            .any(|seat| matches!(&seat.sitter, Sitter::Person { person, .. } if is_viewer(person)));
    let free = |seat: &SeatInfo| matches!(seat.sitter, Sitter::Open { locked: false });
    let room = table.status == TableStatus::Waiting && table.seats.iter().any(free);
    table.spectators.allowed || belongs || room
}

async fn send_order(
    shared: &Arc<Shared>,
    from: PersonRef,
    table: &str,
    id: String,
    order: TableOrder,
) -> Result<ToClient, ApiError> {
    if !crate::ids::plausible(&id) {
        return Err(ApiError::bad(code::TOO_LONG, "an order id must have 1 to 64 printable characters"));
    }
    let trace = crate::request::current().unwrap_or_else(|| id.clone());
    match reach::order(shared, Wish { table: table.to_owned(), from, id, order, trace }).await? {
        ToClient::Refused { refusal, .. } => Err(refusal.into()),
        other => Ok(other),
    }
}

async fn order(
    Extract(state): Extract<State>,
    Named((table, id)): Named<(String, String)>,
    Sent(person, order): Sent<Person, TableOrder>,
) -> Result<Json<ToClient>, ApiError> {
    send_order(&state.0, person.to_ref(), &table, id, order).await.map(Json)
}

async fn quick(
    Extract(state): Extract<State>,
    _limit: Costly,
    Sent(person, wish): Sent<Person, QuickMatch>,
) -> Result<Json<TableRef>, ApiError> {
    wish.pledge.as_deref().map(check_pledge).transpose()?;
    let person = person.to_ref();
    if let Some(found) = reach::quick(&state.0, &person, &wish).await {
        return found.map(Json);
    }
    bring_together(&state.0, &person, &wish).await.map(Json)
}

/// Seats a person at a table that fits, or opens one. Requests run one after the other, so that two for the same game
/// find each other.
pub(crate) async fn bring_together(
    shared: &Arc<Shared>,
    person: &PersonRef,
    wish: &QuickMatch,
) -> Result<TableRef, ApiError> {
    // A person on another node no longer waits for the answer, and must not be seated without knowing it.
    let until = Instant::now() + WAITING;
    let mut opened = in_time(until, shared.matchmaking.lock()).await?;
    let wanted = (wish.game.clone(), wish.seats);
    let fits = |table: &LobbyTable| {
        // Only tables that were opened for others like them, so that all players get the same terms.
        table.quick
            && table.status == TableStatus::Waiting
            && table.game == wish.game
            && table.seats.len() == usize::from(wish.seats)
            && table.free > 0
    };
    let listed = shared.lobby.tables().into_iter().filter(fits).map(|table| table.id);
    // The table opened last may be on another node, whose lobby arrives a moment later.
    let recent = match opened.get(&wanted) {
        Some(table) => in_time(until, reach::describe(shared, table, None)).await?.ok(),
        None => None,
    };
    let recent = recent.map(|running| running.table);
    let recent = recent.filter(|info| info.status == TableStatus::Waiting).map(|info| info.id);
    for table in recent.into_iter().chain(listed) {
        let (id, sit) = (crate::ids::id(), TableOrder::Sit { seat: None, pledge: wish.pledge.clone() });
        // The person may have been seated by now, and must not get a second seat; on the next request they find their seat.
        if in_time(until, send_order(shared, person.clone(), &table, id, sit)).await?.is_ok() {
            let info = in_time(until, reach::describe(shared, &table, Some(&person.id))).await??.table;
            let own = info.seats.iter().position(|seat| {
                matches!(&seat.sitter, Sitter::Person { person: sitter, .. } if sitter.id == person.id)
            });
            return Ok(TableRef { table, seat: own.map(|seat| seat as u8) });
        }
    }
    opened.remove(&wanted);
    let seats = vec![SeatPlan::Open; usize::from(wish.seats)];
    let (open, start_when_full, pledge) = (true, true, wish.pledge.clone());
    let setup = TableSetup { open, start_when_full, pledge, ..TableSetup::new(&wish.game, seats) };
    let (table, seat) = setup::open(shared, setup, person.clone(), Purpose::QuickMatch).await?;
    opened.insert(wanted, table.clone());
    Ok(TableRef { table, seat })
}

/// Waits with a timeout, since other requests wait for this one.
async fn in_time<T>(until: Instant, asked: impl Future<Output = T>) -> Result<T, Refusal> {
    timeout_at(until, asked).await.map_err(|_| Refusal::new(code::BUSY, "the request timed out; try again"))
}

/// What a program has seen, and how long it waits for news.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct Seen {
    match_id: Option<String>,
    seq: Option<u64>,
    chat: Option<u64>,
    /// The version of the table.
    table: Option<u64>,
    /// Seconds, at most 25.
    #[serde(default)]
    wait: u64,
}

async fn events(
    Extract(state): Extract<State>,
    MaybePerson(person): MaybePerson,
    Named(table): Named<String>,
    Asked(asked): Asked<Seen>,
) -> Result<Response, ApiError> {
    let (outbox, mut frames, _slow) = Outbox::new(state.0.socket(), 64);
    let socket = outbox.socket;
    let muted = match &person {
        Some(person) => state.0.store.muted(&person.row.id).await?,
        None => Vec::new(),
    };
    let since = asked.match_id.zip(asked.seq).map(|(match_id, seq)| Since { match_id, seq });
    let watch = Watch { table: table.clone(), since, chat: asked.chat, ..Watch::default() };
    let poll = Some(asked.table.unwrap_or(0));
    let request = WatchRequest { watch, person: person.map(|person| person.to_ref()), muted, poll };
    // Also where the client hangs up, and this is never finished.
    let _leaving = Leaving { shared: Arc::clone(&state.0), table, socket };
    reach::watch(&state.0, request, outbox).await?;
    let until = Instant::now() + Duration::from_secs(asked.wait.min(25));
    let mut messages = Vec::new();
    let mut news = false;
    loop {
        // The frames that are there already, or, if they contain nothing new, the next one.
        let frame = if news || asked.wait == 0 {
            frames.try_recv().ok()
        } else {
            tokio::select! {
                frame = timeout_at(until, frames.recv()) => frame.ok().flatten(),
                () = state.0.drained() => None,
            }
        };
        let Some(frame) = frame else { break };
        news |= match frame.kind() {
            Kind::News | Kind::Ended | Kind::NotAdmitted => true,
            Kind::Table => asked.table.is_some(),
            Kind::Bye | Kind::Other => false,
        };
        messages.push(frame.text().to_owned());
    }
    // The messages are JSON already; see `TableUpdates`.
    let body = format!("{{\"messages\":[{}]}}", messages.join(","));
    Ok(([(header::CONTENT_TYPE, "application/json")], body).into_response())
}

/// Stops watching a table at the end of a request.
struct Leaving {
    shared: Arc<Shared>,
    table: String,
    socket: u64,
}

impl Drop for Leaving {
    fn drop(&mut self) {
        let (shared, table, socket) =
            (Arc::clone(&self.shared), std::mem::take(&mut self.table), self.socket);
        tokio::spawn(async move { reach::unwatch(&shared, &table, socket).await });
    }
}
