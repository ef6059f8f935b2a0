//! Removes the name of a deleted account from everything stored, including games that end later.

use std::sync::Arc;

use cardinal_store::{NamingMatch, StoreError, Write};
use serde_json::Value;

use crate::http::{shown_name, without_the_gone};
use crate::state::Shared;

/// Removes the names of people who have deleted their account. A running match keeps its names
/// until it ends; the next call removes them.
pub(crate) async fn erase(shared: &Arc<Shared>) {
    if let Err(error) = all(shared).await {
        tracing::warn!(%error, "could not remove the names of deleted accounts; retrying later");
    }
}

async fn all(shared: &Arc<Shared>) -> Result<(), StoreError> {
    for person in shared.history.erasures().await? {
        if tables(shared, &person).await? & matches(shared, &person).await? {
            shared.store.write(Write::erased(&person)).await?;
        }
    }
    Ok(())
}

/// How often a table that is being written is tried again.
const ATTEMPTS: usize = 5;

/// The stored states of tables; whether none is left.
async fn tables(shared: &Arc<Shared>, person: &str) -> Result<bool, StoreError> {
    for _ in 0..ATTEMPTS {
        if tables_once(shared, person).await? {
            return Ok(true);
        }
    }
    Ok(false)
}

async fn tables_once(shared: &Arc<Shared>, person: &str) -> Result<bool, StoreError> {
    let mut complete = true;
    for (id, before) in shared.history.tables_naming(person).await? {
        let mut state: Value = serde_json::from_str(&before)?;
        if !forget(&mut state, person) {
            continue;
        }
        match shared.store.write(Write::rename_table(&id, &before, &state.to_string())).await {
            Err(StoreError::Conflict) => complete = false,
            done => done?,
        }
    }
    Ok(complete)
}

/// Removes the name of a person from a value; whether there was one.
fn forget(value: &mut Value, person: &str) -> bool {
    match value {
        Value::Object(fields) => {
            let named = fields.get("id").is_some_and(|id| id == person)
                && fields.get("name").and_then(Value::as_str).is_some_and(|name| !name.is_empty());
            if named {
                fields.insert("name".to_owned(), "".into());
                fields.insert("kind".to_owned(), "gone".into());
            }
            fields.values_mut().fold(named, |found, value| forget(value, person) || found)
        }
        Value::Array(values) => {
            values.iter_mut().filter_map(|value| forget(value, person).then_some(())).count() > 0
        }
        _ => false,
    }
}

/// The matches; whether none is left.
async fn matches(shared: &Arc<Shared>, person: &str) -> Result<bool, StoreError> {
    let (mut complete, mut after) = (true, String::new());
    loop {
        let found = shared.history.matches_naming(person, &after).await?;
        let Some(last) = found.last() else { return Ok(complete) };
        after.clone_from(&last.id);
        for one in found {
            if one.running {
                complete = false;
            } else {
                rename(shared, one).await?;
            }
        }
    }
}

async fn rename(shared: &Arc<Shared>, one: NamingMatch) -> Result<(), StoreError> {
    let seats = shared.history.match_seats(&one.id).await?;
    let mut names: Vec<String> = serde_json::from_str(&one.names)?;
    for (name, seat) in names.iter_mut().zip(&seats).filter(|(_, seat)| seat.kind == "gone") {
        *name = shown_name(seat);
    }
    let left = names.clone();
    let permit = Arc::clone(&shared.replays).acquire_owned().await;
    let record = tokio::task::spawn_blocking(move || {
        let record = one.record.map(|record| {
            // A record that cannot be replayed can no longer be verified; the name is removed nevertheless.
            without_the_gone(record.clone(), &seats).unwrap_or_else(|_| relabelled(&record, &left))
        });
        drop(permit);
        record
    });
    let record = record.await.map_err(|error| StoreError::Unavailable(error.to_string()))?;
    let names = serde_json::to_string(&names)?;
    shared.store.write(Write::rename_match(&one.id, &names, record)).await
}

/// A record with other names.
fn relabelled(record: &str, names: &[String]) -> String {
    let Ok(mut value) = serde_json::from_str::<Value>(record) else { return String::new() };
    value["seats"] = names.into();
    value.to_string()
}
