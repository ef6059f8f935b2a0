//! `--version`.

use crate::harness::{cardinal, games};

#[test]
fn the_version_names_everything_that_must_match() {
    let short = format!("cardinal {}\n", env!("CARGO_PKG_VERSION"));
    assert_eq!(cardinal(&["-V"]).ok().stdout(), short);
    let long = cardinal(&["--version"]).ok().stdout().to_owned();
    let lines: Vec<&str> = long.lines().collect();
    assert_eq!(format!("{}\n", lines[0]), short);
    let value = |name: &str| {
        let found = lines.iter().find_map(|line| line.strip_prefix(name)?.strip_prefix(' '));
        found.unwrap_or_else(|| panic!("{name} is missing: {long}"))
    };
    // Only a release knows the commit of its sources.
    assert_eq!(value("commit"), option_env!("CARDINAL_COMMIT").unwrap_or("unknown"));
    let target = value("target");
    assert!(target.starts_with(std::env::consts::ARCH) && target.contains(std::env::consts::OS), "{target}");
    assert_eq!(value("protocol"), cardinal_protocol::PROTOCOL.to_string());
    assert_eq!(value("record"), cardinal_engine::RECORD_VERSION.to_string());
    for game in games() {
        let revisions = format!("revision {}, oldest {}", game["revision"], game["oldest"]);
        assert_eq!(value(game["id"].as_str().unwrap()), revisions);
    }
}
