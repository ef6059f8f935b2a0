//! The bot of the documentation plays a whole game.

use std::process::Command;

use crate::harness::Server;

#[test]
fn the_documented_bot_plays_a_whole_game() {
    if Command::new("python3").arg("--version").output().is_err() {
        println!("python3 is not installed; nothing was tried");
        return;
    }
    let page = include_str!("../../../../docs/api.md");
    let program = page.split("```python\n").nth(1).and_then(|rest| rest.split("```").next()).unwrap();
    let folder = tempfile::tempdir().unwrap();
    let server = Server::start(folder.path());
    let played = Command::new("python3")
        .args(["-c", program, &format!("http://{}", server.address)])
        .output()
        .unwrap();
    let said = String::from_utf8_lossy(&played.stdout);
    assert!(
        played.status.success() && said.contains("\"place\""),
        "{said}\n{}",
        String::from_utf8_lossy(&played.stderr)
    );
}
