//! The one test command, and the quick one for the inner loop.

use crate::rust_tests;
use crate::shell::{self, cargo, root};
use crate::steps::{self, Step};
use crate::tools;

/// Where the output of each step is kept.
const LOGS: &str = "target/test-logs";

/// Everything that must hold before a change lands. What takes longest begins first; what waits for a network, a browser
/// or a clock runs beside what needs the processor.
const STEPS: [Step; 14] = [
    Step { name: "format", after: &[], chore: &["format"] },
    Step { name: "build", after: &["format"], chore: &["build"] },
    Step { name: "tools", after: &[], chore: &["tools"] },
    Step { name: "deny", after: &[], chore: &["deny"] },
    Step { name: "http-packages", after: &["tools"], chore: &["http-fuzz", "install"] },
    Step { name: "packages", after: &["tools"], chore: &["python-test", "install"] },
    Step { name: "browser", after: &["build", "tools"], chore: &["web-test"] },
    Step { name: "tests", after: &["build", "tools"], chore: &["rust-test"] },
    Step { name: "lints", after: &["build"], chore: &["lints"] },
    Step { name: "python", after: &["lints", "packages"], chore: &["python-test"] },
    Step { name: "new game", after: &["lints"], chore: &["new-game-test"] },
    Step { name: "instructions", after: &["lints", "tools"], chore: &["instructions"] },
    Step { name: "cluster", after: &["tests"], chore: &["cluster-test"] },
    Step { name: "http", after: &["tests", "http-packages"], chore: &["http-fuzz"] },
];

/// How many steps run side by side: two keep the processor busy, one waits for a network or a clock.
const LANES: usize = 3;

pub(crate) fn run(_: &[String]) -> Result<(), String> {
    let missing = tools::missing();
    if missing.is_empty() {
        println!("every program is there; Python and npm packages go to target and web");
    } else {
        println!("to be installed with apt-get: {}", missing.join(", "));
    }
    let logs = root().join(LOGS);
    // Asked for now: a step may rebuild this program, and its file is then another one of this name.
    let program = std::env::current_exe().map_err(|error| error.to_string())?;
    steps::run(&STEPS, LANES, |step| steps::logged(&program, &logs, step))?;
    println!("all is well");
    Ok(())
}

/// The inner loop: format, lints, and the tests that need no other program.
pub(crate) fn check(_: &[String]) -> Result<(), String> {
    format(&[])?;
    shell::run(&mut cargo(&["clippy", "--workspace", "--all-targets", "--", "-D", "warnings"]))?;
    shell::run(&mut cargo(&["test", "--workspace", "--exclude", "cardinal-python", "--lib"]))?;
    shell::run(&mut cargo(&["test", "--package", "cardinal-games"]))
}

/// Whether everything is formatted.
pub(crate) fn format(_: &[String]) -> Result<(), String> {
    shell::run(&mut cargo(&["fmt", "--all", "--check"]))
}

/// Builds every test, and with them the program.
pub(crate) fn build(_: &[String]) -> Result<(), String> {
    shell::run(&mut cargo(&["test", "--workspace", "--exclude", "cardinal-python", "--no-run"]))
}

/// Runs the tests in Rust.
pub(crate) fn rust(_: &[String]) -> Result<(), String> {
    rust_tests::run()
}

/// Lints, the documentation with its links, and whether the fuzz targets compile: all from one analysis of the crates.
pub(crate) fn lints(_: &[String]) -> Result<(), String> {
    shell::run(&mut cargo(&["clippy", "--workspace", "--all-targets", "--", "-D", "warnings"]))?;
    shell::run(cargo(&["doc", "--workspace", "--no-deps"]).env("RUSTDOCFLAGS", "-D warnings"))?;
    let fuzz =
        ["check", "--manifest-path", "fuzz/Cargo.toml", "--target-dir", "target", "--no-default-features"];
    shell::run(&mut cargo(&fuzz))
}
