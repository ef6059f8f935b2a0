//! The Rust tests, several programs side by side: most of the longest ones wait for servers, clocks and terminals.

use std::collections::VecDeque;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::Mutex;
use std::thread;
use std::time::{Duration, Instant};

use serde_json::Value;

use crate::shell::{self, cargo};

/// How many test programs run at a time.
const LANES: usize = 3;
/// How many tests of one program run at a time.
const THREADS: &str = "4";
/// The programs that take longest, which therefore start first: a late one would run alone.
const LONGEST: [(&str, &str); 5] = [
    ("cardinal-server", "server"),
    ("cardinal-games", "contract"),
    ("cardinal-server", "cardinal_server"),
    ("cardinal-tui", "screens"),
    ("cardinal-cli", "server"),
];

/// One test program.
#[derive(Clone, PartialEq, Eq, Debug)]
struct TestProgram {
    /// The package it belongs to, and the library, program or test it is made from.
    package: String,
    target: String,
    executable: PathBuf,
    /// The folder of its package, which its tests start in.
    folder: PathBuf,
}

impl TestProgram {
    /// Reads a line of what cargo says of its work; `None` if the line is about anything else.
    fn read(line: &str) -> Option<Self> {
        let said: Value = serde_json::from_str(line).ok()?;
        let executable = said["executable"].as_str().filter(|_| said["profile"]["test"] == true)?;
        let folder = Path::new(said["manifest_path"].as_str()?).parent()?.to_owned();
        // An id ends with the name and version of the package, or with the folder that has its name, and the version.
        let id = said["package_id"].as_str()?;
        let (path, name) = id.rsplit_once('#')?;
        let package = match name.split_once('@') {
            Some((name, _)) => name,
            None => path.rsplit_once('/')?.1,
        };
        let target = said["target"]["name"].as_str()?.to_owned();
        Some(Self { package: package.to_owned(), target, executable: executable.into(), folder })
    }

    /// The later, the shorter it takes.
    fn rank(&self) -> usize {
        let is_this = |(package, target): &(&str, &str)| *package == self.package && *target == self.target;
        LONGEST.iter().position(is_this).unwrap_or(LONGEST.len())
    }

    /// Runs it; what it printed, how long it took and whether it succeeded.
    fn run(&self) -> (String, Duration, bool) {
        let started = Instant::now();
        let mut command = Command::new(&self.executable);
        command.current_dir(&self.folder).env("CARGO_MANIFEST_DIR", &self.folder);
        if std::env::var_os("RUST_TEST_THREADS").is_none() {
            command.env("RUST_TEST_THREADS", THREADS);
        }
        let (text, succeeded) = match command.output() {
            Ok(output) => {
                let text = [output.stdout, output.stderr].concat();
                (String::from_utf8_lossy(&text).into_owned(), output.status.success())
            }
            Err(error) => (format!("cannot run {}: {error}\n", self.executable.display()), false),
        };
        (text, started.elapsed(), succeeded)
    }
}

/// Builds all test programs, runs them and the tests in the documentation. Every failure is shown, not only the first.
pub(crate) fn run() -> Result<(), String> {
    let arguments =
        ["test", "--workspace", "--exclude", "cardinal-python", "--no-run", "--message-format=json"];
    let said = shell::output(&mut cargo(&arguments))?;
    let mut programs: Vec<TestProgram> = said.lines().filter_map(TestProgram::read).collect();
    if programs.is_empty() {
        return Err("cargo built no test program".to_owned());
    }
    programs.sort_by_key(TestProgram::rank);
    let waiting = Mutex::new(VecDeque::from(programs));
    let failed = Mutex::new(Vec::new());
    thread::scope(|scope| {
        for _ in 0..LANES {
            scope.spawn(|| {
                loop {
                    let Some(program) = waiting.lock().expect("no lane panics").pop_front() else { return };
                    let (text, took, succeeded) = program.run();
                    let mut failed = failed.lock().expect("no lane panics");
                    println!("{} {}, {} s\n{text}", program.package, program.target, took.as_secs());
                    if !succeeded {
                        failed.push(format!("{} {}", program.package, program.target));
                    }
                }
            });
        }
    });
    let failed = failed.into_inner().expect("no lane panics");
    let documented =
        shell::run(&mut cargo(&["test", "--workspace", "--exclude", "cardinal-python", "--doc"]));
    if failed.is_empty() { documented } else { Err(format!("failed: {}", failed.join(", "))) }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn said(id: &str, is_test: bool) -> String {
        format!(
            r#"{{"package_id":"{id}","manifest_path":"/p/crates/cli/Cargo.toml",
            "target":{{"name":"server"}},"profile":{{"test":{is_test}}},"executable":"/p/target/debug/deps/server-1"}}"#
        )
    }

    #[test]
    fn test_programs_are_read_from_what_cargo_says() {
        let program = |package: &str| TestProgram {
            package: package.to_owned(),
            target: "server".to_owned(),
            executable: "/p/target/debug/deps/server-1".into(),
            folder: "/p/crates/cli".into(),
        };
        let read = |id| TestProgram::read(&said(id, true));
        assert_eq!(read("path+file:///p/crates/cli#cardinal-cli@0.1.0"), Some(program("cardinal-cli")));
        assert_eq!(read("path+file:///p/xtask#0.1.0"), Some(program("xtask")));
        assert_eq!(TestProgram::read(&said("path+file:///p/xtask#0.1.0", false)), None);
        assert_eq!(TestProgram::read("warning: a line for people"), None);
        assert!(program("cardinal-server").rank() < program("cardinal-cli").rank());
        assert_eq!(program("xtask").rank(), LONGEST.len());
    }
}
