//! The programs that the tests need beside Rust.

use crate::shell::{self, output, program};

/// Programs, and the Debian packages that have them.
const TOOLS: [(&str, &str); 9] = [
    ("python3", "python3"),
    ("tmux", "tmux"),
    ("strace", "strace"),
    ("valgrind", "valgrind"),
    ("node", "nodejs"),
    ("npm", "npm"),
    ("chromium", "chromium"),
    ("nats-server", "nats-server"),
    ("pg_ctlcluster", "postgresql"),
];
/// Python's own environments, which Debian has in a package of its own.
const VENV: &str = "python3-venv";

/// Installs what is missing, and nothing else, in one go.
pub(crate) fn install(_: &[String]) -> Result<(), String> {
    let missing = missing();
    if missing.is_empty() {
        return Ok(());
    }
    shell::run(&mut program("apt-get", &["update", "-qq"]))?;
    let mut command = program("apt-get", &["install", "-y", "-qq"]);
    shell::run(command.args(missing).env("DEBIAN_FRONTEND", "noninteractive"))
}

pub(crate) fn missing() -> Vec<&'static str> {
    let absent = TOOLS.iter().filter(|(name, _)| !is_there(name)).map(|(_, package)| *package);
    let venv = output(&mut program("python3", &["-c", "import ensurepip"])).is_err().then_some(VENV);
    absent.chain(venv).collect()
}

fn is_there(name: &str) -> bool {
    output(&mut program("sh", &["-c", &format!("command -v {name}")])).is_ok()
}
