//! Fuzzing the HTTP interface from its own description.

use std::path::PathBuf;

use crate::shell::{self, cargo, need, output, program, root};

/// The tool, of a fixed version, so that a seed always gives equal requests.
const PACKAGE: &str = "schemathesis==4.32.5";
/// Where it is installed.
const FOLDER: &str = "target/http-fuzz";

/// Runs the tool against a server of its own, and installs it if it is missing.
pub(crate) fn run(arguments: &[String]) -> Result<(), String> {
    let schemathesis = install()?;
    match arguments {
        [] => {}
        [what] if what == "install" => return Ok(()),
        _ => return Err("usage: cargo xtask http-fuzz [install]".to_owned()),
    }
    let mut test = cargo(&["test", "--workspace", "--exclude", "cardinal-python", "--test", "server"]);
    test.args(["--", "--ignored", "--nocapture", "no_request_makes_the_server_fail"]);
    shell::run(test.env("CARDINAL_SCHEMATHESIS", schemathesis))
}

/// The program, in a Python environment of its own.
fn install() -> Result<PathBuf, String> {
    let folder = root().join(FOLDER);
    let installed = folder.join("bin/schemathesis");
    let version = PACKAGE.split("==").nth(1).unwrap_or_default();
    let present = program(&installed.to_string_lossy(), &["--version"]).output();
    if present.is_ok_and(|said| String::from_utf8_lossy(&said.stdout).contains(version)) {
        return Ok(installed);
    }
    need("python3", "python3")?;
    let folder = folder.to_string_lossy().into_owned();
    if output(&mut program("python3", &["-m", "venv", "--clear", &folder])).is_err() {
        // Debian packages it separately.
        shell::run(&mut program("apt-get", &["install", "-y", "-qq", "python3-venv"]))?;
        shell::run(&mut program("python3", &["-m", "venv", "--clear", &folder]))?;
    }
    let pip = format!("{folder}/bin/pip");
    shell::run(&mut program(&pip, &["install", "--quiet", "--disable-pip-version-check", PACKAGE]))?;
    Ok(installed)
}
