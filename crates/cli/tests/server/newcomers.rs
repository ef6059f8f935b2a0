//! The terminal client on a server that admits by invitation, and reports from the terminal.

use std::io::Write;
use std::path::Path;
use std::process::{Command, Output, Stdio};

use serde_json::{Value, json};

use crate::harness::Server;

/// Plays line by line, with these lines as input.
fn play(saves: &Path, args: &[&str], password: Option<&str>, typed: &str) -> Output {
    let mut command = Command::new(env!("CARGO_BIN_EXE_cardinal"));
    command
        .arg("play")
        .args(args)
        .arg("--plain")
        .env("CARDINAL_SAVES", saves)
        .env_remove("CARDINAL_PASSWORD");
    if let Some(password) = password {
        command.env("CARDINAL_PASSWORD", password);
    }
    let mut child =
        command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().unwrap();
    // The program may exit before it reads them.
    let _ = child.stdin.take().unwrap().write_all(typed.as_bytes());
    child.wait_with_output().unwrap()
}

fn refusal(run: &Output) -> String {
    let said = String::from_utf8_lossy(&run.stderr).into_owned();
    assert_eq!((run.status.code(), said.lines().count()), (Some(2), 1), "{said}");
    said
}

fn admin(data: &Path, args: &[&str]) -> Value {
    let run = Command::new(env!("CARGO_BIN_EXE_cardinal"))
        .arg("admin")
        .args(args)
        .args(["--json", "--data", data.to_str().unwrap()])
        .output()
        .unwrap();
    serde_json::from_slice(&run.stdout).unwrap()
}

#[test]
fn a_person_with_an_invitation_creates_an_account_in_the_terminal() {
    let (folder, saves) = (tempfile::tempdir().unwrap(), tempfile::tempdir().unwrap());
    let server = Server::launch(folder.path(), |command| {
        command.env("CARDINAL_SIGN_UP", "invitation").env("CARDINAL_GUESTS", "false");
    });
    let url = format!("http://{}", server.address);
    let said = refusal(&play(saves.path(), &["--connect", &url], None, ""));
    assert!(said.contains("guests are not allowed") && said.contains("--login"), "{said}");
    let new = ["--connect", &url, "--login", "ann", "--sign-up"];
    let said = refusal(&play(saves.path(), &new, Some("correct horse"), ""));
    assert!(said.contains("--invitation"), "{said}");
    let wrong = [&new[..], &["--invitation", "nonsense"]].concat();
    let said = refusal(&play(saves.path(), &wrong, Some("correct horse"), ""));
    assert!(said.contains("needs a valid invitation"), "{said}");
    let code = admin(folder.path(), &["invite"])["code"].as_str().unwrap().to_owned();
    let right = [&new[..], &["--invitation", &code, "--name", "Anna"]].concat();
    let said = refusal(&play(saves.path(), &right, None, ""));
    assert!(said.contains("CARDINAL_PASSWORD"), "without a terminal to type it in: {said}");
    let arrived = play(saves.path(), &right, Some("correct horse"), "");
    assert!(arrived.status.success(), "{arrived:?}");
    assert_eq!(admin(folder.path(), &["people", "anna"])[0]["login"], "ann");
    let back = play(saves.path(), &["--connect", &url], None, "");
    assert!(back.status.success(), "the last session is resumed: {back:?}");
    let elsewhere = tempfile::tempdir().unwrap();
    let again = ["--connect", &url, "--login", "ann"];
    assert!(play(elsewhere.path(), &again, Some("correct horse"), "").status.success());
    let said = refusal(&play(elsewhere.path(), &again, Some("wrong"), ""));
    assert!(said.contains("wrong username or password"), "{said}");
}

#[test]
fn a_person_is_reported_from_the_terminal() {
    let (folder, saves) = (tempfile::tempdir().unwrap(), tempfile::tempdir().unwrap());
    let server = Server::start(folder.path());
    let (ben, ben_id) = server.guest("Ben Rude");
    let (seats, options) = (json!([{"kind": "open"}, {"kind": "open"}]), json!({"first_starter": "seat1"}));
    let table = server.open(
        &ben,
        &json!({"game": "chain", "seats": seats, "options": options, "start_when_full": true, "rated": false}),
    );
    let link = format!("http://{}/table/{table}", server.address);
    let typed = "report Eve abuse\nreport ben rude stalling so slow\nleave\n";
    let run = play(saves.path(), &["--connect", &link, "--name", "Ann"], None, typed);
    let said = String::from_utf8_lossy(&run.stdout).into_owned();
    assert!(
        run.status.success() && said.contains("Thank you.") && said.contains("report NAME REASON"),
        "{run:?}"
    );
    let reports = admin(folder.path(), &["reports"]);
    assert_eq!(reports.as_array().unwrap().len(), 1, "{reports}");
    assert_eq!(
        (reports[0]["person"].as_str(), reports[0]["reason"].as_str()),
        (Some(&*ben_id), Some("stalling"))
    );
    assert_eq!(reports[0]["remark"], "so slow");
}

#[test]
fn a_player_who_leaves_learns_their_contribution_to_the_shuffles() {
    let (folder, saves) = (tempfile::tempdir().unwrap(), tempfile::tempdir().unwrap());
    let server = Server::start(folder.path());
    let url = format!("http://{}", server.address);
    let run = play(
        saves.path(),
        &["numboom", "--connect", &url, "--seats", "you,greedy"],
        None,
        "start\n1\nleave\n",
    );
    let said = String::from_utf8_lossy(&run.stdout).into_owned();
    let after = |before: &str| {
        let rest = said.split_once(before).unwrap_or_else(|| panic!("no '{before}' in {said}")).1;
        rest.split_whitespace().next().unwrap().to_owned()
    };
    let table = after("/table/");
    let info = server.get(&format!("/api/tables/{table}"), None);
    let (value, pledges) = (after("You contributed "), info["pledges"].as_array().unwrap());
    let own = cardinal_engine::Contribution::read(&value).unwrap().pledge();
    assert_eq!((pledges.len(), pledges[0]["hash"].as_str()), (1, Some(&*own)), "{said}");
    assert_eq!(after("--contribution "), value);
    assert_eq!(Some(&*after("--commitment ")), info["current"]["commitment"].as_str());
}
