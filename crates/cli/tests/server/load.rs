//! The load test on a small scale: it plays what it reports, and counts what the server counts.

use std::process::Command;

use serde_json::Value;

use crate::harness::Server;

fn load(args: &[&str]) -> Value {
    let run = Command::new(env!("CARGO_BIN_EXE_cardinal")).arg("load").args(args).output().unwrap();
    assert!(run.status.success(), "{run:?}");
    serde_json::from_slice(&run.stdout).unwrap()
}

#[test]
fn every_move_is_made_acknowledged_and_delivered_four_times() {
    let folder = tempfile::tempdir().unwrap();
    let server = Server::start(folder.path());
    let (url, id) = (format!("http://{}", server.address), server.id().to_string());
    let report =
        load(&["--url", &url, "--pid", &id, "--tables", "8", "--rate", "100", "--seconds", "6", "--json"]);
    let number = |key: &str| report[key].as_u64().unwrap();
    assert_eq!((number("tables"), number("sockets"), number("planned")), (8, 32, 600));
    assert_eq!((number("moves"), number("deliveries")), (600, 2_400), "{report}");
    assert_eq!(report["errors"], serde_json::json!({}));
    let (status, metrics) = server
        .raw(&format!("GET /metrics HTTP/1.1\r\nHost: {}\r\nConnection: close\r\n\r\n", server.address));
    let counted = |name: &str| {
        let line = metrics.lines().find_map(|line| line.strip_prefix(&format!("{name} ")));
        line.and_then(|number| number.trim().parse::<u64>().ok())
    };
    assert_eq!((status, counted("cardinal_inputs_total")), (200, Some(number("numbers"))), "{report}");
    assert_eq!(counted("cardinal_matches_started_total"), report["matches"][0].as_u64());
    assert!(report["matches"][1].as_u64().unwrap() > 0, "600 moves at 8 tables end a short game: {report}");
    let wait = |key: &str| report["wait_ms"][key].as_f64().unwrap();
    assert!(wait("p50") > 0.0 && wait("p50") <= wait("p99") && wait("p99") <= wait("max"));
    assert!(report["memory"]["after"].as_u64().is_none_or(|kilobytes| kilobytes > 1_000));
    for (cores, micros) in [("server_cores", "server_us_per_move"), ("client_cores", "client_us_per_move")] {
        let Some(cores) = report[cores].as_f64() else { continue };
        let expected = cores * report["seconds"].as_f64().unwrap() * 1e6 / 600.0;
        assert!((report[micros].as_f64().unwrap() - expected).abs() < 1.0, "{report}");
    }
}

#[test]
fn without_a_url_load_starts_a_server_and_every_mistake_is_one_line() {
    let report = load(&["--tables", "2", "--rate", "20", "--seconds", "1", "--game", "chain", "--json"]);
    assert_eq!((report["moves"].as_u64(), report["games"][0].as_str()), (Some(20), Some("chain")));
    for args in [
        ["--url", "https://example.org"],
        ["--url", "http://127.0.0.1:1"],
        ["--tables", "0"],
        ["--game", "chess"],
        ["--rate", "0"],
    ] {
        let run = Command::new(env!("CARGO_BIN_EXE_cardinal")).arg("load").args(args).output().unwrap();
        let said = String::from_utf8_lossy(&run.stderr);
        assert_eq!((run.status.code(), said.lines().count()), (Some(2), 1), "{args:?}: {said}");
    }
    let folder = tempfile::tempdir().unwrap();
    let server = Server::launch(folder.path(), |command| {
        command.env("CARDINAL_COSTLY_PER_MINUTE", "3");
    });
    let url = format!("http://{}", server.address);
    let run = Command::new(env!("CARGO_BIN_EXE_cardinal"))
        .args(["load", "--tables", "4", "--url", &url])
        .output()
        .unwrap();
    assert!(String::from_utf8_lossy(&run.stderr).contains("raise --requests"), "{run:?}");
}
