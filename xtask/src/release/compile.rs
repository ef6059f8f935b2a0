//! What is compiled: the program and the Python package, reproducibly on any machine.

use std::path::{Path, PathBuf};
use std::process::Command;

use crate::python_test;
use crate::release::facts::Facts;
use crate::release::targets::Target;
use crate::shell::{self, cargo, output, program, root};

/// Cargo's target folder.
fn target_folder() -> Result<PathBuf, String> {
    #[derive(serde::Deserialize)]
    struct Metadata {
        target_directory: PathBuf,
    }
    let said = output(&mut cargo(&["metadata", "--format-version=1", "--no-deps", "--locked"]))?;
    let metadata: Metadata =
        serde_json::from_str(&said).map_err(|error| format!("cargo metadata: {error}"))?;
    Ok(metadata.target_directory)
}

/// Compiles the program for a target; gives its file.
pub(crate) fn compile(target: &Target, facts: &Facts) -> Result<PathBuf, String> {
    let arguments =
        ["build", "--locked", "--profile", "dist", "--package", "cardinal-cli", "--target", target.triple];
    shell::run(reproducibly(&mut cargo(&arguments), target, facts)?)?;
    Ok(target_folder()?.join(target.triple).join("dist").join(target.program()))
}

/// Builds the wheel of the Python package into a folder.
pub(crate) fn wheel(target: &Target, facts: &Facts, out: &Path) -> Result<(), String> {
    let maturin = python_test::maturin()?.to_string_lossy().into_owned();
    let manifest = root().join("crates/python/Cargo.toml").to_string_lossy().into_owned();
    let arguments =
        ["build", "--locked", "--profile", "dist", "--target", target.triple, "--manifest-path", &manifest];
    let mut build = program(&maturin, &arguments);
    build.arg("--out").arg(out);
    shell::run(reproducibly(&mut build, target, facts)?)
}

/// Keeps folder names of this machine out of the Rust and C output, and sets the date and the commit.
fn reproducibly<'a>(
    command: &'a mut Command,
    target: &Target,
    facts: &Facts,
) -> Result<&'a mut Command, String> {
    let sysroot = output(&mut program("rustc", &["--print", "sysroot"]))?;
    let home = std::env::var_os("CARGO_HOME")
        .map_or_else(|| std::env::home_dir().unwrap_or_default().join(".cargo"), PathBuf::from);
    let sources = root().canonicalize().map_err(|error| error.to_string())?;
    let named = [
        (PathBuf::from(sysroot.trim()), "/rust"),
        (home, "/cargo"),
        (sources, "/cardinal"),
        (target_folder()?, "/target"),
    ];
    let map = |flag: &str| -> Vec<String> {
        named.iter().map(|(from, to)| format!("{flag}={}={to}", from.display())).collect()
    };
    command
        .env("CARDINAL_COMMIT", &facts.commit)
        .env("SOURCE_DATE_EPOCH", facts.epoch.to_string())
        .env("CARGO_INCREMENTAL", "0")
        .env("CARGO_ENCODED_RUSTFLAGS", map("--remap-path-prefix").join("\u{1f}"));
    if !target.triple.ends_with("msvc") {
        let variable = format!("CFLAGS_{}", target.triple.replace('-', "_"));
        command.env(variable, map("-ffile-prefix-map").join(" "));
    }
    Ok(command)
}
