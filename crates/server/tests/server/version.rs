//! What a running server says about itself.

use cardinal_protocol::VersionInfo;
use serde_json::Value;

use crate::harness::Server;

#[test]
fn a_running_server_names_its_version_and_the_revisions_of_every_game() {
    let folder = tempfile::tempdir().unwrap();
    let server = Server::start(folder.path());
    let version = server.get("/api/version", None);
    let games = cardinal_games::all().iter().map(|game| game.info());
    let own: VersionInfo = serde_json::from_value(version.clone()).unwrap();
    assert_eq!(own, VersionInfo::of_this_program(games));
    let offered = server.get("/api/games", None);
    let ids = |list: &Value, key: &str| -> Vec<Value> {
        list.as_array().unwrap().iter().map(|game| game[key].clone()).collect()
    };
    assert_eq!(ids(&version["games"], "game"), ids(&offered, "id"));
    assert_eq!(version["version"], server.get("/api/server", None)["version"]);
    for key in ["commit", "target"] {
        assert!(version[key].as_str().is_some_and(|text| !text.is_empty()), "{key}: {version}");
    }
}
