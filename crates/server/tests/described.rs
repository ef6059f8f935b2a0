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
