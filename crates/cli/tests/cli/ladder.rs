//! `cardinal ladder`.

use serde_json::{Value, json};

use crate::harness::{Folder, cardinal_line, command, run};

const DOCS: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs");

/// A comparison from before second samples and fingerprints.
fn old() -> Value {
    json!({
        "game": "numboom", "revision": 1, "seats": 2, "upper": "eager", "lower": "random",
        "simulations": [null, null], "against": 0.5, "seed": 1, "deals": 256,
        "played": 128, "games": 256, "points": 0.59, "interval": [0.51, 0.67],
    })
}

#[test]
fn outdated_and_unmeasured_comparisons_are_marked_and_counted() {
    let folder = Folder::new();
    folder.write("kept.json", json!({ "cells": [old()] }).to_string());
    let line = "ladder --check --only numboom --seats 2 --keep kept.json";
    let args: Vec<&str> = line.split(' ').collect();
    run(command(&args).current_dir(folder.path()))
        .remarks(&["7 comparisons still to play; 0 comparisons without"])
        .says(&["| + 59 %\\*† (51–67; 128) |", "No second sample yet (1 of 1)", "have changed since (1)"]);
    assert_eq!(folder.names(), ["kept.json"]);
}

/// The documentation shows the kept comparisons and marks the outdated ones. After a change to a player or to the
/// rules: `cargo run --release -- ladder --check --keep docs/ladder.json --write docs/bots.md`.
#[test]
fn the_documentation_shows_the_kept_comparisons() {
    let checked = cardinal_line(&format!("ladder --check --keep {DOCS}/ladder.json")).ends_with(0);
    let page = std::fs::read_to_string(format!("{DOCS}/bots.md")).unwrap();
    assert!(page.contains(checked.stdout()), "docs/bots.md has another table:\n{}", checked.stdout());
}
