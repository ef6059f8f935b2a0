//! Every route of the HTTP interface is described, and nothing else is.

use std::collections::BTreeSet;
use std::path::Path;

use serde_json::Value;

/// Method and path of every route in the sources.
fn routes(folder: &Path, found: &mut BTreeSet<(String, String)>) {
    for entry in std::fs::read_dir(folder).unwrap().map(Result::unwrap) {
        if entry.path().is_dir() {
            routes(&entry.path(), found);
            continue;
        }
        let text = std::fs::read_to_string(entry.path()).unwrap();
        for route in text.split(".route(\"").skip(1) {
            let (path, rest) = route.split_once('"').unwrap();
            let handlers = rest.lines().next().unwrap();
            for method in ["get", "post", "patch", "delete", "put"] {
                if handlers.contains(&format!("{method}(")) {
                    found.insert((method.to_owned(), path.to_owned()));
                }
            }
        }
    }
}

/// The names of the query's parameters in the sources: the fields of every struct that a handler asks for.
fn parameters(folder: &Path, found: &mut BTreeSet<String>) {
    for entry in std::fs::read_dir(folder).unwrap().map(Result::unwrap) {
        if entry.path().is_dir() {
            parameters(&entry.path(), found);
            continue;
        }
        let text = std::fs::read_to_string(entry.path()).unwrap();
        for asked in text.split(": Asked<").skip(1) {
            let name = asked.split('>').next().unwrap();
            let Some((_, body)) = text.split_once(&format!("struct {name} {{")) else { continue };
            let fields = body.split("\n}").next().unwrap().lines().map(str::trim);
            let fields = fields.filter(|line| !line.starts_with(['#', '/']));
            found.extend(fields.filter_map(|line| line.split_once(':')).map(|(field, _)| field.to_owned()));
        }
    }
}

#[test]
fn every_parameter_of_a_query_is_described_and_nothing_else() {
    let mut found = BTreeSet::new();
    parameters(&Path::new(env!("CARGO_MANIFEST_DIR")).join("src"), &mut found);
    assert!(found.len() > 8, "{found:?}");
    let document: Value = serde_json::from_str(include_str!("../../../docs/openapi.json")).unwrap();
    let operations =
        document["paths"].as_object().unwrap().values().flat_map(|path| path.as_object().unwrap().values());
    let all =
        operations.flat_map(|operation| operation["parameters"].as_array().cloned().unwrap_or_default());
    let described =
        all.filter(|one| one["in"] == "query").map(|one| one["name"].as_str().unwrap().to_owned());
    assert_eq!(found, described.collect());
}

#[test]
fn every_route_is_described_and_nothing_else() {
    let mut found = BTreeSet::new();
    routes(&Path::new(env!("CARGO_MANIFEST_DIR")).join("src"), &mut found);
    found.retain(|(_, path)| path.starts_with("/api/"));
    assert!(found.len() > 20, "{found:?}");
    let document: Value = serde_json::from_str(include_str!("../../../docs/openapi.json")).unwrap();
    let mut described = BTreeSet::new();
    for (path, methods) in document["paths"].as_object().unwrap() {
        described.extend(methods.as_object().unwrap().keys().map(|method| (method.clone(), path.clone())));
    }
    assert_eq!(found, described);
}
