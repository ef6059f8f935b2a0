//! The whole HTTP interface under fire, from its own description.
//!
//! `cargo xtask http-fuzz` installs the program that fires, and says where it is.

use std::process::Command;

use serde_json::json;

use crate::company::setup;
use crate::harness::Server;
use crate::player::Player;

/// How many requests of each kind and mode.
const EXAMPLES: &str = "25";

/// What must hold of every answer: no fault of the server, and nothing that is not described.
const CHECKS: &str =
    "not_a_server_error,status_code_conformance,content_type_conformance,response_schema_conformance";

#[test]
#[ignore = "needs schemathesis; run cargo xtask http-fuzz"]
fn no_request_makes_the_server_fail() {
    let program = std::env::var("CARDINAL_SCHEMATHESIS").expect("cargo xtask http-fuzz says where it is");
    let folder = tempfile::tempdir().unwrap();
    let mut server = Server::start(folder.path());
    let (token, person) = server.guest("Ann");
    // A match that is over, and one that is on.
    let against_bot = json!({"seats": [{"kind": "open"}, {"kind": "bot", "level": "greedy"}]});
    let mut tables = Vec::new();
    for seed in [1, 2] {
        let table = server.open(&token, &setup("numboom", 2, &against_bot));
        server.order(&token, &table, "go", &json!({"do": "start"}));
        tables.push((Player::new(&token, &table, seed), table));
    }
    tables[0].0.play(&server);
    let over = tables[0].0.match_id.clone();
    let page = folder.path().join("description.json");
    std::fs::write(&page, server.get("/api/openapi.json", None).to_string()).unwrap();
    let fire = |name: &str, settings: &str, arguments: &[&str]| {
        let file = folder.path().join(format!("{name}.toml"));
        std::fs::write(&file, settings).unwrap();
        let mut command = Command::new(&program);
        command.arg("--config-file").arg(&file).arg("--no-color").arg("run").arg(&page);
        command.args(["--url", &format!("http://{}", server.address), "--seed", "1"]);
        command.args([
            "--max-examples",
            EXAMPLES,
            "--checks",
            CHECKS,
            "--phases",
            "examples,coverage,fuzzing",
        ]);
        command.args(["--suppress-health-check", "all", "--request-timeout", "60", "--warnings", "off"]);
        command.args(["--generation-database", "none"]).args(arguments).current_dir(folder.path());
        let fired = command.output().expect("the program runs");
        let said = String::from_utf8_lossy(&fired.stdout).into_owned();
        assert!(fired.status.success(), "{name}:\n{said}\n{}", String::from_utf8_lossy(&fired.stderr));
        println!("{name}: {}", said.lines().rev().find(|line| line.contains("passed")).unwrap_or_default());
    };
    // As a stranger, with random paths; long polls are left out.
    fire("stranger", "[parameters]\n\"query.wait\" = 0\n", &[]);
    // As a player, at paths that exist. Abandoning the game would end it too early.
    let known = format!(
        "[parameters]\n\"query.wait\" = 0\n\"path.table\" = \"{}\"\n\"path.match\" = \"{over}\"\n\"path.person\" = \"{person}\"\n\
         \"path.game\" = \"numboom\"\n\"path.pool\" = \"duel\"\n",
        tables[1].1
    );
    let header = format!("Authorization: Bearer {token}");
    let stay =
        ["--header", &header, "--exclude-operation-id", "signOut", "--exclude-operation-id", "deleteMe"];
    fire("player", &known, &stay);
    assert!(server.alive());
    assert_eq!(server.ask("GET", "/readyz", None, "").0, 200);
    assert_eq!(
        server.ask("GET", "/api/me", Some(&token), "").0,
        200,
        "the player kept the seat all the time"
    );
}
