//! An account: what a guest has played stays, and keys to it are not stored as they are.

use serde_json::json;

use crate::harness::Server;
use crate::player::Player;

#[test]
fn games_played_as_a_guest_belong_to_the_account() {
    let folder = tempfile::tempdir().unwrap();
    let server = Server::start(folder.path());
    let (token, id) = server.guest("Ann");
    let setup = json!({"game": "numboom", "seats": [{"kind": "open"}, {"kind": "bot", "level": "greedy"}], "pace": "instant", "open": true});
    let table = server.open(&token, &setup);
    server.order(&token, &table, "go", &json!({"do": "start"}));
    let mut player = Player::new(&token, &table, 2);
    player.play(&server);
    let profile_of = |token: Option<&str>| {
        let profile = server.get(&format!("/api/people/{id}"), token);
        let matches = server.get(&format!("/api/matches?person={id}"), token);
        (profile["played"].as_u64(), profile["ratings"].clone(), matches["items"][0]["id"].clone())
    };
    let as_guest = profile_of(None);
    assert_eq!((as_guest.0, as_guest.2.as_str()), (Some(1), Some(player.match_id.as_str())));
    let account = json!({"login": "ann", "password": "a long password"}).to_string();
    let (status, me) = server.ask("POST", "/api/sign-up", Some(&token), &account);
    assert_eq!((status, me["id"].as_str(), me["name"].as_str()), (200, Some(id.as_str()), Some("Ann")));
    assert_eq!(profile_of(None), as_guest, "nothing is lost by signing up");
    let token = me["token"].as_str().unwrap().to_owned();
    assert_eq!(server.ask("POST", "/api/sign-out", Some(&token), "").0, 204);
    assert_eq!(server.ask("GET", "/api/me", Some(&token), "").0, 401, "the session is over");
    let (status, me) = server.ask("POST", "/api/sign-in", None, &account);
    assert_eq!((status, me["id"].as_str()), (200, Some(id.as_str())));
    let token = me["token"].as_str().unwrap().to_owned();
    assert_eq!(server.ask("PATCH", "/api/me", Some(&token), "{\"name\":\"Anna\"}").1["name"], "Anna");
    assert_eq!(server.get("/api/me", Some(&token))["name"], "Anna");
    let table = server.get(&format!("/api/tables/{table}"), None);
    assert_eq!(table["seats"][0]["sitter"]["person"]["name"], "Anna", "also where one sits");
    assert_eq!(server.ask("PATCH", "/api/me", Some(&token), "{\"name\":\"\\u202e\"}").0, 422);
    let sure = json!({"password": "a long password"}).to_string();
    assert_eq!(server.ask("DELETE", "/api/me", Some(&token), &sure).0, 204);
    assert_eq!(server.ask("POST", "/api/sign-in", None, &account).0, 403, "the account is gone");
    let (_, _, kept) = profile_of(None);
    assert_eq!(kept, as_guest.2, "the game is not");
    let of_it = server.get(&format!("/api/matches/{}", player.match_id), None);
    let record = server.get(&format!("/api/matches/{}/record", player.match_id), None);
    let replay = server.get(&format!("/api/matches/{}/replay", player.match_id), None);
    for told in [of_it, record, replay] {
        assert!(!told.to_string().contains("Ann"), "but without the name: {told}");
    }
    drop(server);
    for entry in std::fs::read_dir(folder.path()).unwrap() {
        let bytes = std::fs::read(entry.unwrap().path()).unwrap();
        for secret in [token.as_str(), "a long password"] {
            assert!(
                !bytes.windows(secret.len()).any(|window| window == secret.as_bytes()),
                "stored as it is"
            );
        }
    }
}
