//! Within the process a game is in its own types; JSON is for what comes from elsewhere or goes there.

use std::fs;
use std::path::Path;

/// Files that may speak JSON, and why.
const ALLOWED: &[(&str, &str)] = &[
    ("session/save.rs", "saved games are files"),
    ("tables/deed.rs", "moves are sent to a server"),
    (
        "tables/generic.rs",
        "a game without screens of its own is shown as a tree, made once for each position",
    ),
    ("words/generic.rs", "the words for such a tree"),
];

#[test]
fn only_the_edges_speak_json() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("src");
    let mut folders = vec![root.clone()];
    let mut found = Vec::new();
    while let Some(folder) = folders.pop() {
        for entry in fs::read_dir(folder).unwrap().map(Result::unwrap) {
            let path = entry.path();
            if path.is_dir() {
                folders.push(path);
            } else if fs::read_to_string(&path).unwrap().contains("serde_json") {
                found.push(path.strip_prefix(&root).unwrap().to_str().unwrap().replace('\\', "/"));
            }
        }
    }
    found.sort_unstable();
    let allowed: Vec<&str> = ALLOWED.iter().map(|(file, _)| *file).collect();
    assert_eq!(found, allowed);
}
