//! The description of the HTTP interface, for developers (feature `openapi`).
//!
//! Shapes of bodies come from the types themselves; the list of requests is in `operations`. A test of the server
//! compares that list with the routes there are.

mod operations;

use serde_json::{Map, Value, json};
use utoipa::ToSchema;

use crate::{LobbyTable, Refusal, TableInfo, TableOrder, TableSetup, ToClient, VersionInfo, http};
use operations::{OPERATIONS, Operation};

/// The description of the whole HTTP interface, as an `OpenAPI` document.
pub fn openapi() -> String {
    let document = json!({
        "openapi": "3.1.0",
        "info": {
            "title": "Cardinal",
            "version": crate::PROTOCOL.to_string(),
            "description": "Everything a browser can do at a table server, without a browser. A session is a cookie, \
                or the token that coming as a guest, signing up and signing in give.",
            "license": {"name": "MIT OR Apache-2.0", "identifier": "MIT OR Apache-2.0"},
        },
        "servers": [{"url": "/"}],
        "paths": paths(),
        "components": {
            "schemas": schemas(),
            "responses": {
                "Refused": {
                    "description": "It was not done; the code says why.",
                    "content": content(&reference("Refusal")),
                },
            },
            "securitySchemes": {
                "token": {"type": "http", "scheme": "bearer"},
                "cookie": {"type": "apiKey", "in": "cookie", "name": "cardinal"},
            },
        },
    });
    let text = serde_json::to_string_pretty(&document).expect("it has string keys only");
    text + "\n"
}

fn paths() -> Value {
    let mut paths: Map<String, Value> = Map::new();
    for operation in OPERATIONS {
        let path = paths.entry(operation.path).or_insert_with(|| json!({}));
        path[operation.method] = describe(operation);
    }
    Value::Object(paths)
}

fn describe(operation: &Operation) -> Value {
    let named = operation.path.split('{').skip(1).filter_map(|rest| rest.split('}').next());
    let in_path = named.map(|name| {
        json!({"name": name, "in": "path", "required": true, "schema": {"type": "string", "minLength": 1}})
    });
    let in_query = operation.query.iter().map(|(name, schema, what)| {
        let schema: Value = serde_json::from_str(schema).expect("the schema of a parameter is JSON");
        json!({"name": name, "in": "query", "required": false, "description": what, "schema": schema})
    });
    let parameters: Vec<Value> = in_path.chain(in_query).collect();
    let mut responses = json!({
        "4XX": {"$ref": "#/components/responses/Refused"},
        "5XX": {"$ref": "#/components/responses/Refused"},
    });
    responses[operation.status] = match operation.answer {
        None => json!({"description": "Done."}),
        Some(answer) => json!({"description": "Done.", "content": content(&schema(answer))}),
    };
    let mut described = json!({
        "operationId": operation.id,
        "summary": operation.summary,
        "parameters": parameters,
        "responses": responses,
        // Reading needs no session; where one matters, either kind will do.
        "security": if operation.session { json!([{"token": []}, {"cookie": []}]) } else { json!([]) },
    });
    if let Some(body) = operation.body {
        described["requestBody"] = json!({"required": true, "content": content(&reference(body))});
    }
    described
}

fn content(schema: &Value) -> Value {
    json!({"application/json": {"schema": schema}})
}

fn reference(name: &str) -> Value {
    json!({"$ref": format!("#/components/schemas/{name}")})
}

/// The schema of an answer: `Name`, `Name?` where it may be null, `[Name]` for a list, `Page<Name>` for a part of a long one.
fn schema(answer: &str) -> Value {
    let within = |before, after| answer.strip_prefix(before).and_then(|rest| rest.strip_suffix(after));
    let list = |name| json!({"type": "array", "items": reference(name)});
    if let Some(name) = within("Page<", ">") {
        let next = json!({
            "type": ["string", "null"],
            "description": "What to ask for to get on; null at the end.",
        });
        return json!({
            "type": "object",
            "required": ["items"],
            "properties": {"items": list(name), "next": next},
        });
    }
    if let Some(name) = within("", "?") {
        return json!({"oneOf": [reference(name), {"type": "null"}]});
    }
    within("[", "]").map_or_else(|| reference(answer), list)
}

fn schemas() -> Value {
    let mut all = Map::new();
    take::<http::NewGuest>(&mut all);
    take::<http::SignUp>(&mut all);
    take::<http::SignIn>(&mut all);
    take::<http::ChangeMe>(&mut all);
    take::<http::DeleteMe>(&mut all);
    take::<http::Me>(&mut all);
    take::<http::MyData>(&mut all);
    take::<http::NewReport>(&mut all);
    take::<http::ReportReceipt>(&mut all);
    take::<http::ResetCode>(&mut all);
    take::<http::ResetInfo>(&mut all);
    take::<http::ResetPassword>(&mut all);
    take::<http::QuickMatch>(&mut all);
    take::<http::TableRef>(&mut all);
    take::<http::RunningTable>(&mut all);
    take::<http::TableUpdates>(&mut all);
    take::<http::MatchSummary>(&mut all);
    take::<http::Leader>(&mut all);
    take::<http::ReplayPart>(&mut all);
    take::<http::Profile>(&mut all);
    take::<http::ServerInfo>(&mut all);
    take::<VersionInfo>(&mut all);
    take::<TableSetup>(&mut all);
    take::<TableOrder>(&mut all);
    take::<TableInfo>(&mut all);
    take::<LobbyTable>(&mut all);
    take::<Refusal>(&mut all);
    take::<ToClient>(&mut all);
    all[TIME]["description"] = json!("Milliseconds since 1970, by the server's clock.");
    for (name, required, description) in operations::OUTSIDE {
        let schema = json!({"type": "object", "required": required, "description": description});
        all.insert((*name).to_owned(), schema);
    }
    Value::Object(all)
}

/// Takes the schema of a type in, and those of the types it is made of.
fn take<T: ToSchema>(all: &mut Map<String, Value>) {
    let mut found = vec![(T::name().into_owned(), T::schema())];
    T::schemas(&mut found);
    for (name, schema) in found {
        // A time is a number to the compiler, but it has a name of its own here.
        let name = if name == NUMBER { TIME.to_owned() } else { name };
        let mut schema = json!(schema);
        rename(&mut schema);
        all.insert(name, schema);
    }
}

const NUMBER: &str = "u64";
const TIME: &str = "Millis";

fn rename(value: &mut Value) {
    match value {
        Value::Object(fields) => {
            if fields.get("$ref").is_some_and(|place| *place == reference(NUMBER)["$ref"]) {
                fields.insert("$ref".to_owned(), reference(TIME)["$ref"].take());
            }
            fields.values_mut().for_each(rename);
        }
        Value::Array(items) => items.iter_mut().for_each(rename),
        _ => {}
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn references(value: &Value, found: &mut Vec<String>) {
        match value {
            Value::Object(fields) => {
                if let Some(Value::String(place)) = fields.get("$ref") {
                    found.push(place.clone());
                }
                fields.values().for_each(|field| references(field, found));
            }
            Value::Array(items) => items.iter().for_each(|item| references(item, found)),
            _ => {}
        }
    }

    #[test]
    fn everything_that_is_referred_to_is_there() {
        let document: Value = serde_json::from_str(&openapi()).unwrap();
        let mut found = Vec::new();
        references(&document, &mut found);
        assert!(found.len() > 100, "{}", found.len());
        for place in found {
            let pointer = place.strip_prefix('#').unwrap();
            assert!(document.pointer(pointer).is_some(), "{place} leads nowhere");
        }
    }

    #[test]
    fn every_request_has_a_name_of_its_own() {
        let mut ids: Vec<&str> = OPERATIONS.iter().map(|operation| operation.id).collect();
        ids.sort_unstable();
        ids.dedup();
        assert_eq!(ids.len(), OPERATIONS.len());
    }
}
