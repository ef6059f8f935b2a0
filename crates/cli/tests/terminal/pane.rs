//! A tmux window that runs the program.

use std::path::{Path, PathBuf};
use std::process::{Command, Output};
use std::time::Duration;

use tempfile::TempDir;

/// A terminal of its own; ended when dropped.
pub(crate) struct Pane {
    folder: TempDir,
}

/// What the shell prints after the program: its exit code, and whether the terminal is restored.
const AFTER: &str = "; echo rc=$?; stty -a | tr ' ;' '\\n\\n' | grep -qx icanon && stty -a | tr ' ;' '\\n\\n' | \
                     grep -qx echo && echo tidy; sleep 1000";

impl Pane {
    /// Runs `cardinal` with these arguments, in a shell, in a window of this size. `{}` stands for the folder.
    pub(crate) fn new(arguments: &str, width: u16, height: u16) -> Self {
        Self::with("", arguments, width, height)
    }

    /// Like `new`, with assignments for the shell in front.
    pub(crate) fn with(environment: &str, arguments: &str, width: u16, height: u16) -> Self {
        let pane = Self { folder: tempfile::tempdir().unwrap() };
        pane.run(environment, arguments, width, height);
        pane
    }

    fn run(&self, environment: &str, arguments: &str, width: u16, height: u16) {
        let folder = self.folder.path().display();
        let arguments = arguments.replace("{}", &folder.to_string());
        let program = env!("CARGO_BIN_EXE_cardinal");
        let line = format!("CARDINAL_SAVES='{folder}/saves' {environment} '{program}' {arguments}{AFTER}");
        let (width, height) = (width.to_string(), height.to_string());
        // A tmux server occasionally fails to start while others start.
        let begin =
            || self.tmux(&["-f", "/dev/null", "new-session", "-d", "-x", &width, "-y", &height, &line]);
        let made = (0..5).map(|_| begin()).find(|made| made.status.success());
        assert!(made.is_some(), "{}", String::from_utf8_lossy(&begin().stderr));
    }

    /// Runs the program again in another window of the same folder.
    pub(crate) fn again(&self, arguments: &str) {
        self.tmux(&["kill-server"]);
        self.run("", arguments, 80, 24);
    }

    fn tmux(&self, arguments: &[&str]) -> Output {
        // The socket is in the folder too, because servers that create their common one at once fail.
        let socket = self.file("tmux");
        let run =
            Command::new("tmux").args(["-u", "-S"]).arg(socket).args(arguments).env_remove("TMUX").output();
        run.expect("tmux is there; install the package tmux")
    }

    /// A file in the folder.
    pub(crate) fn file(&self, name: &str) -> PathBuf {
        self.folder.path().join(name)
    }

    /// The saved games.
    pub(crate) fn saves(&self) -> Vec<PathBuf> {
        let found =
            std::fs::read_dir(self.file("saves")).map(|files| files.flatten().map(|file| file.path()));
        found.map(|files| files.filter(|file| file.is_file()).collect()).unwrap_or_default()
    }

    /// Presses keys, by their names in tmux.
    pub(crate) fn keys(&self, keys: &[&str]) {
        let mut arguments = vec!["send-keys"];
        arguments.extend(keys);
        assert!(self.tmux(&arguments).status.success());
    }

    /// The text on the screen.
    pub(crate) fn screen(&self) -> String {
        String::from_utf8(self.tmux(&["capture-pane", "-p"]).stdout).unwrap()
    }

    /// The text on the screen with its escape sequences.
    pub(crate) fn coloured(&self) -> String {
        String::from_utf8(self.tmux(&["capture-pane", "-p", "-e"]).stdout).unwrap()
    }

    /// Gives the window another size.
    pub(crate) fn resize(&self, width: u16, height: u16) {
        let (width, height) = (width.to_string(), height.to_string());
        assert!(self.tmux(&["resize-window", "-x", &width, "-y", &height]).status.success());
    }

    /// Closes the window.
    pub(crate) fn close(&self) {
        self.tmux(&["kill-session"]);
    }

    /// Whether the program runs.
    pub(crate) fn is_running(&self) -> bool {
        let folder = format!("CARDINAL_SAVES={}", self.folder.path().display()).into_bytes();
        let has = |file: PathBuf, text: &[u8]| {
            let bytes = std::fs::read(file).unwrap_or_default();
            bytes.windows(text.len()).any(|window| window == text)
        };
        let processes = std::fs::read_dir("/proc").unwrap().flatten().map(|process| process.path());
        processes
            .filter(|path| has(path.join("cmdline"), b"cardinal\0play"))
            .any(|path| has(path.join("environ"), &folder))
    }

    /// Waits until the screen satisfies a condition; prints it if it never does.
    pub(crate) fn until(&self, what: &str, fits: impl Fn(&str) -> bool) -> String {
        for _ in 0..6_000 {
            let screen = self.screen();
            if fits(&screen) {
                return screen;
            }
            std::thread::sleep(Duration::from_millis(20));
        }
        panic!("waited in vain for {what}:\n{}", self.screen());
    }

    /// Waits until the screen shows a text.
    pub(crate) fn shows(&self, text: &str) -> String {
        self.until(text, |screen| screen.contains(text))
    }

    /// Waits until the program has exited with this code and restored the terminal.
    pub(crate) fn ended(&self, code: i32) -> String {
        self.until("a tidy end", |screen| screen.contains(&format!("rc={code}\n")) && screen.contains("tidy"))
    }

    /// Plays the hint in every turn until the screen satisfies a condition.
    pub(crate) fn play_until(&self, fits: impl Fn(&str) -> bool) -> String {
        for _ in 0..2_000 {
            let screen = self.until("a turn or the end", |screen| {
                fits(screen) || (screen.contains("YOUR TURN") && !screen.contains("is thinking"))
            });
            if fits(&screen) {
                return screen;
            }
            self.keys(&["a"]);
            self.until("a move", |after| after != screen);
        }
        panic!("it does not end:\n{}", self.screen());
    }
}

/// Whether a screen shows the result.
pub(crate) fn is_over(screen: &str) -> bool {
    screen.contains("┌ Game over")
}

/// The output of `cardinal verify` for a record.
pub(crate) fn verify(file: &Path) -> Output {
    Command::new(env!("CARGO_BIN_EXE_cardinal")).arg("verify").arg(file).output().unwrap()
}

impl Drop for Pane {
    fn drop(&mut self) {
        self.tmux(&["kill-server"]);
    }
}
