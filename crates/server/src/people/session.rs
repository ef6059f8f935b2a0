//! Sessions: the person a request comes from.

use std::sync::Arc;

use axum::extract::FromRequestParts;
use axum::http::request::Parts;
use axum::http::{HeaderMap, HeaderValue, header};
use cardinal_protocol::http::Me;
use cardinal_protocol::{PersonKind, PersonRef};
use cardinal_store::{PersonRow, StoreError, Write};

use crate::State;
use crate::error::ApiError;
use crate::http::address;
use crate::ids::{self, now};
use crate::state::Shared;

/// A session that is not used for this long ends.
pub(crate) const SESSION: u64 = 400 * 86_400_000;
/// A session's use is noted this often.
const NOTED: u64 = 86_400_000;

/// The person a request comes from.
#[derive(Clone, Debug)]
pub(crate) struct Person {
    pub(crate) row: PersonRow,
    /// The hash of the session's token.
    pub(crate) session: String,
}

/// The person a request comes from, if there is one.
#[derive(Clone, Debug)]
pub(crate) struct MaybePerson(pub(crate) Option<Person>);

impl Person {
    /// As others see them.
    pub(crate) fn to_ref(&self) -> PersonRef {
        from_row(&self.row)
    }

    /// As they see themselves.
    pub(crate) fn me(&self, token: Option<String>) -> Me {
        let PersonRef { id, name, kind } = self.to_ref();
        Me { id, name, kind, login: self.row.login.clone(), token }
    }
}

/// A stored person as others see them.
pub(crate) fn from_row(row: &PersonRow) -> PersonRef {
    person_ref(row.id.clone(), row.name.clone(), &row.kind)
}

/// A person as others see them, by the stored name of their kind.
pub(crate) fn person_ref(id: String, name: String, kind: &str) -> PersonRef {
    let kind = match kind {
        "member" => PersonKind::Member,
        "bot" => PersonKind::Bot,
        "gone" => PersonKind::Gone,
        _ => PersonKind::Guest,
    };
    // Earlier versions stored a bot's name in English.
    let level = id.strip_prefix(BOT).filter(|_| kind == PersonKind::Bot).map(str::to_owned);
    // Clients word a deleted account in their own language.
    let name = if kind == PersonKind::Gone { String::new() } else { level.unwrap_or(name) };
    PersonRef { name, id, kind }
}

/// How the ids of bots begin; the level follows.
const BOT: &str = "bot-";

/// A bot as a person: it has a profile and ratings, and is named by its level.
pub(crate) fn bot(level: &str) -> PersonRef {
    PersonRef { id: format!("{BOT}{level}"), name: level.to_owned(), kind: PersonKind::Bot }
}

/// The name of the session's cookie. Where TLS is used, the browser guarantees that no other site has set it.
fn cookie_name(shared: &Shared) -> &'static str {
    if shared.config.secure { "__Host-cardinal" } else { "cardinal" }
}

/// The header that sets the session's cookie, or removes it.
pub(super) fn cookie(shared: &Shared, token: Option<&str>) -> HeaderValue {
    let secure = if shared.config.secure { "; Secure" } else { "" };
    let (value, age) = token.map_or(("", 0), |token| (token, SESSION / 1000));
    let text =
        format!("{}={value}; Path=/; HttpOnly; SameSite=Lax; Max-Age={age}{secure}", cookie_name(shared));
    HeaderValue::from_str(&text).expect("it is plain text")
}

fn token(shared: &Shared, headers: &HeaderMap) -> Option<String> {
    let bearer =
        headers.get(header::AUTHORIZATION).and_then(|value| value.to_str().ok()?.strip_prefix("Bearer "));
    if let Some(token) = bearer {
        return Some(token.to_owned());
    }
    // A page cannot set headers on its socket; the token of another person at the same device is named beside the protocol.
    let offered = headers.get(header::SEC_WEBSOCKET_PROTOCOL).and_then(|value| value.to_str().ok());
    let named = offered.and_then(|all| all.split(',').find_map(|one| one.trim().strip_prefix("session.")));
    if let Some(token) = named {
        return Some(token.to_owned());
    }
    let cookies = headers.get_all(header::COOKIE).iter().filter_map(|value| value.to_str().ok());
    let mut pairs =
        cookies.flat_map(|cookies| cookies.split(';')).filter_map(|pair| pair.trim().split_once('='));
    pairs.find(|(name, _)| *name == cookie_name(shared)).map(|(_, value)| value.to_owned())
}

async fn person(shared: &Arc<Shared>, parts: &Parts) -> Result<Option<Person>, StoreError> {
    let Some(token) = token(shared, &parts.headers).filter(|token| token.len() == 64) else {
        return Ok(None);
    };
    let session = ids::hash(&token);
    let Some(found) = shared.store.session(&session).await? else {
        return Ok(None);
    };
    // A wrong date at the start must not end a session.
    if shared.date.certain().saturating_sub(found.seen) > SESSION {
        return Ok(None);
    }
    if now().saturating_sub(found.seen) > NOTED {
        let from = address(parts, &shared.config).to_string();
        shared.store.write(Write::session_seen(&session, &from, now())).await?;
    }
    Ok(Some(Person { row: found.person, session }))
}

impl FromRequestParts<State> for MaybePerson {
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, state: &State) -> Result<Self, ApiError> {
        Ok(Self(person(&state.0, parts).await?))
    }
}

impl FromRequestParts<State> for Person {
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, state: &State) -> Result<Self, ApiError> {
        person(&state.0, parts).await?.ok_or_else(ApiError::who)
    }
}
