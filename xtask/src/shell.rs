//! Running other programs from the root of the project.

use std::path::PathBuf;
use std::process::{Command, Stdio};
use std::time::Instant;

pub(crate) fn root() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("..")
}

/// A program run from the root.
pub(crate) fn program(name: &str, arguments: &[&str]) -> Command {
    let mut command = Command::new(name);
    command.args(arguments).current_dir(root());
    command
}

/// Cargo, with the toolchain of the project.
pub(crate) fn cargo(arguments: &[&str]) -> Command {
    program(&std::env::var("CARGO").unwrap_or_else(|_| "cargo".to_owned()), arguments)
}

/// Shows the command, runs it and says how long it took; anything but success is an error.
pub(crate) fn run(command: &mut Command) -> Result<(), String> {
    let (shown, begun) = (show(command), Instant::now());
    println!("» {shown}");
    let status = command.status().map_err(|error| format!("cannot run {shown}: {error}"))?;
    println!("« {} s", begun.elapsed().as_secs());
    if status.success() { Ok(()) } else { Err(format!("{shown} failed with {status}")) }
}

/// Runs the command and gives what it printed.
pub(crate) fn output(command: &mut Command) -> Result<String, String> {
    let shown = show(command);
    let output =
        command.stdin(Stdio::null()).output().map_err(|error| format!("cannot run {shown}: {error}"))?;
    if !output.status.success() {
        let error = String::from_utf8_lossy(&output.stderr);
        return Err(format!("{shown} failed with {}\n{error}", output.status));
    }
    Ok(String::from_utf8_lossy(&output.stdout).into_owned())
}

/// Makes sure that a program is there, installing the Debian package that has it if need be.
pub(crate) fn need(name: &str, package: &str) -> Result<(), String> {
    // Not every program spells it out.
    if ["--version", "-V"].iter().any(|ask| output(&mut program(name, &[ask])).is_ok()) {
        return Ok(());
    }
    println!("» installing {package} for {name}");
    run(&mut program("apt-get", &["update", "-qq"]))?;
    run(&mut program("apt-get", &["install", "-y", "-qq", package]))
}

fn show(command: &Command) -> String {
    let name = PathBuf::from(command.get_program());
    let name = name.file_name().unwrap_or_default().to_string_lossy().into_owned();
    let arguments = command.get_args().map(|argument| argument.to_string_lossy().into_owned());
    std::iter::once(name).chain(arguments).collect::<Vec<_>>().join(" ")
}
