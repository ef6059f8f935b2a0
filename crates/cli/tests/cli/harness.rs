//! Running the real program; a failing check prints the command and all its output.

use std::ffi::OsStr;
use std::path::{Path, PathBuf};
use std::process::{Command, Output};

use serde_json::Value;
use tempfile::TempDir;

/// One run of the program.
#[derive(Debug)]
pub(crate) struct Run {
    command: String,
    output: Output,
}

/// A command to run the program with these arguments, in a folder of its own.
pub(crate) fn command<A: AsRef<OsStr>>(args: &[A]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_cardinal"));
    command.args(args).env_remove("NO_COLOR").env_remove("COLUMNS");
    command
}

/// Runs the program.
pub(crate) fn cardinal<A: AsRef<OsStr>>(args: &[A]) -> Run {
    run(&mut command(args))
}

/// Runs the program with arguments separated by spaces.
pub(crate) fn cardinal_line(line: &str) -> Run {
    cardinal(&line.split_whitespace().collect::<Vec<_>>())
}

/// Runs a prepared command.
pub(crate) fn run(command: &mut Command) -> Run {
    let output = command.output().expect("the program starts");
    Run { command: format!("{command:?}"), output }
}

/// Runs the program with this input.
pub(crate) fn run_with_input(args: &[&str], input: &str) -> Run {
    use std::io::Write;
    use std::process::Stdio;
    let mut command = command(args);
    let mut child = command
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the program starts");
    // The program may exit before it has read everything.
    drop(child.stdin.take().expect("it is a pipe").write_all(input.as_bytes()));
    let output = child.wait_with_output().expect("it ends");
    Run { command: format!("{command:?}"), output }
}

/// Starts a prepared command and sends it SIGINT as soon as `ready` holds.
#[cfg(unix)]
pub(crate) fn run_until(command: &mut Command, ready: impl Fn() -> bool) -> Run {
    run_until_killed(command, ready, |child| {
        let sent = Command::new("kill").args(["-INT", &child.id().to_string()]).status();
        assert!(sent.expect("there is a kill").success());
    })
}

/// Starts a prepared command and calls `kill` with it as soon as `ready` holds.
#[cfg(unix)]
pub(crate) fn run_until_killed(
    command: &mut Command,
    ready: impl Fn() -> bool,
    kill: impl FnOnce(&mut std::process::Child),
) -> Run {
    use std::process::Stdio;
    let mut child =
        command.stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().expect("the program starts");
    while !ready() {
        assert!(child.try_wait().expect("it can be asked").is_none(), "it ended by itself");
        std::thread::sleep(std::time::Duration::from_millis(5));
    }
    kill(&mut child);
    let output = child.wait_with_output().expect("it ends");
    Run { command: format!("{command:?}"), output }
}

impl Run {
    pub(crate) fn stdout(&self) -> &str {
        std::str::from_utf8(&self.output.stdout).expect("stdout is UTF-8")
    }

    pub(crate) fn stderr(&self) -> &str {
        std::str::from_utf8(&self.output.stderr).expect("stderr is UTF-8")
    }

    /// Fails the test with the command and all its output.
    pub(crate) fn fail(&self, why: &str) -> ! {
        panic!(
            "{why}\n\ncommand: {}\nstatus: {}\n== stdout\n{}\n== stderr\n{}",
            self.command,
            self.output.status,
            self.stdout(),
            self.stderr(),
        );
    }

    fn check(self, holds: bool, why: &str) -> Self {
        if holds { self } else { self.fail(why) }
    }

    fn exits(self, code: i32) -> Self {
        let right = self.output.status.code() == Some(code);
        self.check(right, &format!("the exit code is not {code}"))
    }

    /// It ended with this code; its output does not matter.
    pub(crate) fn ends_with(self, code: i32) -> Self {
        self.exits(code)
    }

    /// It succeeded without a warning.
    pub(crate) fn ok(self) -> Self {
        let run = self.exits(0);
        let quiet = run.stderr().is_empty();
        run.check(quiet, "something on stderr")
    }

    /// It succeeded, with one line on stderr that holds all of `parts`.
    pub(crate) fn remarks(self, parts: &[&str]) -> Self {
        self.exits(0).complains(parts)
    }

    /// It could not do what was asked: exit code 2, one line, nothing on stdout.
    pub(crate) fn refuses(self, parts: &[&str]) -> Self {
        let run = self.falls_short(parts);
        let silent = run.stdout().is_empty();
        run.check(silent, "something on stdout")
    }

    /// It did not do all that was asked: exit code 2, one line.
    pub(crate) fn falls_short(self, parts: &[&str]) -> Self {
        self.exits(2).complains(parts)
    }

    /// It found an invalid record: exit code 1, one line.
    pub(crate) fn refutes(self, parts: &[&str]) -> Self {
        self.exits(1).complains(parts)
    }

    fn complains(self, parts: &[&str]) -> Self {
        let line = self.stderr().strip_suffix('\n').unwrap_or_default();
        let right = line.starts_with("cardinal: ") && !line.contains('\n');
        let run = self.check(right, "not exactly one line from cardinal on stderr");
        let missing = parts.iter().find(|&&part| !run.stderr().contains(part));
        match missing {
            None => run,
            Some(part) => run.fail(&format!("stderr does not say '{part}'")),
        }
    }

    /// It was stopped by Ctrl-C and kept what was done: exit code 130, one line.
    pub(crate) fn was_stopped(self, parts: &[&str]) -> Self {
        self.exits(130).complains(parts)
    }

    /// Stdout holds all of `parts`.
    pub(crate) fn says(self, parts: &[&str]) -> Self {
        match parts.iter().find(|&&part| !self.stdout().contains(part)) {
            None => self,
            Some(part) => self.fail(&format!("stdout does not say '{part}'")),
        }
    }

    /// Stdout as one JSON value on one line.
    pub(crate) fn json(&self) -> Value {
        match self.json_lines().as_slice() {
            [value] => value.clone(),
            _ => self.fail("stdout is not one line"),
        }
    }

    /// Stdout as one JSON value a line.
    pub(crate) fn json_lines(&self) -> Vec<Value> {
        let lines = self.stdout().lines().map(serde_json::from_str);
        lines.collect::<Result<_, _>>().unwrap_or_else(|error| self.fail(&format!("not JSON: {error}")))
    }
}

/// A report without everything that may differ between runs.
pub(crate) fn repeatable(mut report: Value) -> Value {
    for key in ["seconds", "games_per_second", "decisions_per_second", "threads"] {
        let removed = report.as_object_mut().unwrap().remove(key);
        assert!(removed.is_some_and(|value| value.as_f64().unwrap() >= 0.0), "{key}");
    }
    report
}

/// A folder that is deleted after the test.
pub(crate) struct Folder(TempDir);

impl Folder {
    pub(crate) fn new() -> Self {
        Self(tempfile::tempdir().expect("there is room for a folder"))
    }

    pub(crate) fn path(&self) -> &Path {
        self.0.path()
    }

    /// A name in the folder.
    pub(crate) fn file(&self, name: &str) -> PathBuf {
        self.path().join(name)
    }

    /// A file with this text.
    pub(crate) fn write(&self, name: &str, text: impl AsRef<[u8]>) -> PathBuf {
        std::fs::write(self.file(name), text).expect("the folder can be written to");
        self.file(name)
    }

    /// Its files, hidden ones included.
    pub(crate) fn names(&self) -> Vec<String> {
        let entries = std::fs::read_dir(self.path()).expect("the folder is there");
        let mut names: Vec<String> =
            entries.map(|entry| entry.unwrap().file_name().into_string().unwrap()).collect();
        names.sort();
        names
    }

    /// A file of recorded games of Number Chain between an eager and a greedy player.
    pub(crate) fn games(&self, games: usize) -> PathBuf {
        let file = self.file("games.jsonl");
        let line =
            format!("simulate number-chain --games {games} --seats eager,greedy,eager --seed 3 --records");
        let mut args: Vec<&OsStr> = line.split(' ').map(OsStr::new).collect();
        args.push(file.as_os_str());
        cardinal(&args).ok();
        file
    }

    /// A recorded game, to be tampered with.
    pub(crate) fn record(&self) -> Value {
        serde_json::from_str(&std::fs::read_to_string(self.games(1)).unwrap()).unwrap()
    }
}

/// Runs a command on a file.
pub(crate) fn on(command: &str, file: &Path, more: &[&str]) -> Run {
    let mut args = vec![OsStr::new(command), file.as_os_str()];
    args.extend(more.iter().map(OsStr::new));
    cardinal(&args)
}

/// The registered games, as the program lists them.
pub(crate) fn games() -> Vec<Value> {
    cardinal(&["games", "--json"]).ok().json()["games"].as_array().expect("a list of games").clone()
}
