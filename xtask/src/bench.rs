//! Measurements, and the gate on instruction counts.
//!
//! Instruction counts do not depend on the load of the machine, so they can guard against regressions where
//! times cannot. Callgrind counts a run of some games and a run of twice as many; the difference over the decisions
//! made in it is free of start-up costs.

use std::collections::BTreeMap;

use cardinal_games::all;

use crate::shell::{cargo, need, output, program, root, run};

const STORED: &str = "crates/bench/instructions.json";
const BENCH: &str = "target/release/cardinal-bench";
const GAMES: u64 = 100;
/// How much a count may grow before it is a regression.
const SLACK: f64 = 0.03;
/// What the name of the count of a simulated series begins with.
const SIMULATED: &str = "simulate:";

pub(crate) fn measure(_: &[String]) -> Result<(), String> {
    run(&mut cargo(&["run", "--release", "--quiet", "--package", "cardinal-bench"]))
}

/// Compares with the stored counts, or stores new ones.
pub(crate) fn instructions(arguments: &[String]) -> Result<(), String> {
    let bless = match arguments {
        [] => false,
        [flag] if flag == "--bless" => true,
        _ => return Err("usage: cargo xtask instructions [--bless]".to_owned()),
    };
    if !cfg!(all(target_arch = "x86_64", target_os = "linux")) {
        println!("instruction counts are kept for x86-64 Linux only; nothing to compare here");
        return Ok(());
    }
    need("valgrind", "valgrind")?;
    run(&mut cargo(&["build", "--release", "--quiet", "--package", "cardinal-bench"]))?;
    let mut counts = BTreeMap::new();
    for info in all().iter().map(|game| game.info()) {
        for seats in info.seats {
            counts.insert(format!("{} {seats}", info.id), per_decision(info.id, *seats)?);
        }
    }
    counts.insert("kernel 4".to_owned(), per_decision("kernel", 4)?);
    // The cost of statistics depends little on the number of seats.
    for info in all().iter().map(|game| game.info()) {
        let name = format!("{SIMULATED}{}", info.id);
        counts.insert(format!("{name} 4"), per_decision(&name, 4)?);
    }
    let path = root().join(STORED);
    if bless {
        let json = serde_json::to_string_pretty(&counts).map_err(|error| error.to_string())?;
        return std::fs::write(&path, json + "\n").map_err(|error| format!("cannot write {STORED}: {error}"));
    }
    let stored = std::fs::read_to_string(&path).map_err(|error| format!("cannot read {STORED}: {error}"))?;
    let stored: BTreeMap<String, f64> =
        serde_json::from_str(&stored).map_err(|error| format!("cannot read {STORED}: {error}"))?;
    compare(&stored, &counts)
}

fn compare(stored: &BTreeMap<String, f64>, counts: &BTreeMap<String, f64>) -> Result<(), String> {
    let mut grown = Vec::new();
    for (name, &count) in counts {
        let Some(&before) = stored.get(name) else {
            return Err(format!("{STORED} has no count for {name}; run: cargo xtask instructions --bless"));
        };
        println!("{name}: {count} instructions a decision, {before} stored");
        if count > before * (1.0 + SLACK) {
            grown.push(name.as_str());
        }
    }
    if grown.is_empty() {
        return Ok(());
    }
    Err(format!(
        "more instructions than stored for {}; if that is wanted: cargo xtask instructions --bless",
        grown.join(", ")
    ))
}

fn per_decision(game: &str, seats: u8) -> Result<f64, String> {
    let (few, decisions_few) = count(game, seats, GAMES)?;
    let (many, decisions_many) = count(game, seats, 2 * GAMES)?;
    let each = (many - few) as f64 / (decisions_many - decisions_few) as f64;
    Ok((each * 10.0).round() / 10.0)
}

/// Instructions and decisions of a run.
fn count(game: &str, seats: u8, games: u64) -> Result<(u64, u64), String> {
    let (seats, games) = (seats.to_string(), games.to_string());
    let mut command =
        program("valgrind", &["--tool=callgrind", "--callgrind-out-file=/dev/null", "--log-fd=1"]);
    command.args([BENCH, "count", game, &seats, &games]);
    let printed = output(&mut command)?;
    let instructions = printed.lines().find_map(|line| line.split_once("Collected :")?.1.trim().parse().ok());
    let decisions = printed.lines().find_map(|line| line.trim().parse().ok());
    instructions.zip(decisions).ok_or_else(|| format!("callgrind printed no count:\n{printed}"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_grown_or_missing_count_is_an_error() {
        let of = |count: f64| BTreeMap::from([("game 2".to_owned(), count)]);
        assert!(compare(&of(100.0), &of(102.0)).is_ok());
        assert!(compare(&of(100.0), &of(104.0)).unwrap_err().contains("game 2"));
        assert!(compare(&of(100.0), &of(50.0)).is_ok());
        assert!(compare(&BTreeMap::new(), &of(1.0)).is_err());
    }
}
