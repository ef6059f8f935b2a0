//! The one test command.

use std::thread;

use crate::shell::{self, cargo, need};
use crate::{bench, cluster_test, deny, http_fuzz, new_game_test, python_test, web_test};

/// Everything that must hold before a change lands, cheapest first.
pub(crate) fn run(_: &[String]) -> Result<(), String> {
    shell::run(&mut cargo(&["fmt", "--all", "--check"]))?;
    deny::run(&[])?;
    // The bot of the documentation is a Python program.
    need("python3", "python3")?;
    // What comes over the network comes while the compilers work. What fails is tried again, and told, where it is needed.
    let fetching = thread::spawn(|| drop((http_fuzz::install(), python_test::install())));
    shell::run(&mut cargo(&["clippy", "--workspace", "--all-targets", "--", "-D", "warnings"]))?;
    // Real terminals for the terminal client.
    need("tmux", "tmux")?;
    let mut tests = cargo(&["test", "--workspace"]);
    if std::env::var_os("RUST_TEST_THREADS").is_none() {
        // Those of the server wait for it most of the time.
        tests.env("RUST_TEST_THREADS", "4");
    }
    shell::run(&mut tests)?;
    new_game_test::run(&[])?;
    fetching.join().map_err(|_| "fetching packages failed".to_owned())?;
    http_fuzz::run(&[])?;
    cluster_test::run(&[])?;
    shell::run(cargo(&["doc", "--workspace", "--no-deps"]).env("RUSTDOCFLAGS", "-D warnings"))?;
    // The fuzz targets are a workspace of their own; they must at least compile.
    shell::run(&mut cargo(&["check", "--manifest-path", "fuzz/Cargo.toml", "--target-dir", "target/fuzz"]))?;
    bench::instructions(&[])?;
    python_test::run(&[])?;
    web_test::run(&[])?;
    println!("all is well");
    Ok(())
}
