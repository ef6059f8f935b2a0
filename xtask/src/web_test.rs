//! The web client in a real browser, against the real server.

use crate::shell::{self, cargo, need, program, root};

/// The major version of Node that the browser tests need.
const NODE: u32 = 20;

/// Plays whole games in Debian's chromium, with everything that can be clicked; `measure` and `shots` do so too.
pub(crate) fn run(arguments: &[String]) -> Result<(), String> {
    let script = match arguments {
        [] => "test",
        [what] if what == "measure" || what == "shots" => what,
        _ => return Err("usage: cargo xtask web-test [measure|shots]".to_owned()),
    };
    need("node", "nodejs")?;
    need("npm", "npm")?;
    need("chromium", "chromium")?;
    let node = shell::output(&mut program("node", &["--version"]))?;
    let major = node.trim().trim_start_matches('v').split('.').next().and_then(|major| major.parse().ok());
    if major.is_none_or(|major: u32| major < NODE) {
        return Err(format!("the browser tests need Node {NODE} or later, and this is {}", node.trim()));
    }
    // Together with a test, so that what the other tests have built is used again.
    shell::run(&mut cargo(&[
        "build",
        "--workspace",
        "--exclude",
        "cardinal-python",
        "--bin",
        "cardinal",
        "--test",
        "server",
    ]))?;
    let npm = |arguments: &[&str]| {
        let mut command = program("npm", arguments);
        // The browser is the system's own.
        command.current_dir(root().join("web/e2e")).env("PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD", "1");
        shell::run(&mut command)
    };
    npm(&["ci"])?;
    npm(&["run", script])
}
