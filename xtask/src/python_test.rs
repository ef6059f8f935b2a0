//! Building and testing the Python package.

use std::path::{Path, PathBuf};

use crate::shell::{self, need, output, program, root};

/// The build tool, of a fixed version.
const MATURIN: &str = "maturin==1.16.0";
/// Where it is built and installed.
const FOLDER: &str = "target/python-test";
/// Where its sources are.
const PACKAGE: &str = "crates/python";

/// Builds the package, installs it with the dependencies of its tests into its own environment, and tests it.
/// Arguments after the chore go to pytest.
pub(crate) fn run(arguments: &[String]) -> Result<(), String> {
    install()?;
    if let [what] = arguments
        && what == "install"
    {
        return Ok(());
    }
    let folder = root().join(FOLDER);
    let package = root().join(PACKAGE);
    let manifest = package.join("Cargo.toml").to_string_lossy().into_owned();
    let python = folder.join("venv/bin/python");
    let maturin = folder.join("venv/bin/maturin").to_string_lossy().into_owned();
    let mut build =
        program(&maturin, &["build", "--release", "--quiet", "--manifest-path", &manifest, "--out"]);
    build.arg(folder.join("wheels")).arg("--interpreter").arg(&python);
    shell::run(&mut build)?;
    let wheels = folder.join("wheels").to_string_lossy().into_owned();
    pip(&["--force-reinstall", "--no-deps", "--no-index", "--find-links", &wheels, "cardinal-games"])?;
    let tests = package.join("tests").to_string_lossy().into_owned();
    let mut pytest = program(&python.to_string_lossy(), &["-m", "pytest", "--quiet", &tests]);
    // From the folder of the sources, Python would import these instead of the installed package.
    shell::run(pytest.args(arguments).current_dir(&folder))
}

/// The build tool, in an environment of its own.
pub(crate) fn maturin() -> Result<PathBuf, String> {
    need("python3", "python3")?;
    environment(&root().join(FOLDER))?;
    pip(&[MATURIN])?;
    Ok(root().join(FOLDER).join("venv/bin/maturin"))
}

/// The dependencies of the tests.
fn install() -> Result<(), String> {
    maturin()?;
    pip(&["--requirement", &root().join(PACKAGE).join("tests/requirements.txt").to_string_lossy()])
}

fn pip(arguments: &[&str]) -> Result<(), String> {
    let pip = root().join(FOLDER).join("venv/bin/pip").to_string_lossy().into_owned();
    let mut command = program(&pip, &["install", "--quiet", "--disable-pip-version-check"]);
    command.args(arguments);
    shell::run(&mut command)
}

/// A Python environment for the tests, made only if it does not exist.
fn environment(folder: &Path) -> Result<(), String> {
    let venv = folder.join("venv");
    let python = venv.join("bin/python").to_string_lossy().into_owned();
    if program(&python, &["-m", "pip", "--version"]).output().is_ok_and(|said| said.status.success()) {
        return Ok(());
    }
    let venv = venv.to_string_lossy().into_owned();
    if output(&mut program("python3", &["-m", "venv", "--clear", &venv])).is_err() {
        // Debian packages it separately.
        shell::run(&mut program("apt-get", &["install", "-y", "-qq", "python3-venv"]))?;
        shell::run(&mut program("python3", &["-m", "venv", "--clear", &venv]))?;
    }
    Ok(())
}
