//! Fuzzing with libFuzzer.

use crate::shell::{self, cargo, output, program};

/// Inputs of games, and all data that the server decodes.
const TARGETS: [&str; 2] = ["bytes_as_inputs", "decoding"];

/// Fuzzes each target for some seconds. Needs a nightly toolchain beside the pinned one; installs cargo-fuzz if it is missing.
pub(crate) fn run(arguments: &[String]) -> Result<(), String> {
    let seconds: u32 = match arguments {
        [] => 60,
        [seconds] => seconds.parse().map_err(|_| format!("'{seconds}' is not a number of seconds"))?,
        _ => return Err("usage: cargo xtask fuzz [SECONDS]".to_owned()),
    };
    if output(&mut program("cargo", &["fuzz", "--version"])).is_err() {
        shell::run(&mut cargo(&["install", "--locked", "cargo-fuzz"]))?;
    }
    let limit = format!("-max_total_time={seconds}");
    for target in TARGETS {
        let mut fuzz = program("cargo", &["+nightly", "fuzz", "run", target, "--", &limit, "-max_len=4096"]);
        // The pinned toolchain must not leak into the nightly build.
        fuzz.env_remove("RUSTUP_TOOLCHAIN").env_remove("CARGO").env_remove("RUSTC");
        shell::run(&mut fuzz)?;
    }
    Ok(())
}
