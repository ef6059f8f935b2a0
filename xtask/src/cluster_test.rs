//! Three nodes under every kind of fault.

use crate::shell::{self, cargo};

/// A few tables and each fault once; `full` has 200 tables and each fault ten times.
pub(crate) fn run(arguments: &[String]) -> Result<(), String> {
    // With many tables, moves are slow, as people's are: the test is about the faults, not about two busy cores.
    let (tables, rounds, pause) = match arguments {
        [] => ("12", "1", "150"),
        [what] if what == "full" => ("200", "10", "600"),
        _ => return Err("usage: cargo xtask cluster-test [full]".to_owned()),
    };
    let mut test = cargo(&["test", "--workspace", "--exclude", "cardinal-python", "--test", "cluster"]);
    test.args(["--", "--ignored", "--nocapture", "nothing_acknowledged_is_lost_whatever_fails"]);
    // The environment may override these.
    for (name, value) in [("TABLES", tables), ("ROUNDS", rounds), ("PAUSE", pause)] {
        let name = format!("CARDINAL_CLUSTER_{name}");
        if std::env::var_os(&name).is_none() {
            test.env(name, value);
        }
    }
    shell::run(&mut test)
}
