//! Guests, accounts, sessions.

use serde_json::json;

use crate::harness::Server;

#[test]
fn a_guest_becomes_a_member_without_losing_anything() {
    let folder = tempfile::tempdir().unwrap();
    let server = Server::start(folder.path());
    let (token, id) = server.guest("Ann");
    let body = json!({"login": "Ann.Lee", "password": "correct horse"}).to_string();
    let (status, me) = server.ask("POST", "/api/sign-up", Some(&token), &body);
    assert_eq!((status, me["id"].as_str(), me["kind"].as_str()), (200, Some(id.as_str()), Some("member")));
    let token = me["token"].as_str().unwrap().to_owned();
    let (status, refused) = server.ask("POST", "/api/sign-up", None, &body);
    assert_eq!((status, refused["code"].as_str()), (409, Some("taken")));
    let wrong = json!({"login": "ann.lee", "password": "wrong horse"}).to_string();
    assert_eq!(server.ask("POST", "/api/sign-in", None, &wrong).0, 403);
    let (status, again) = server.ask("POST", "/api/sign-in", None, &body);
    assert_eq!((status, again["id"].as_str()), (200, Some(id.as_str())));
    let second = again["token"].as_str().unwrap().to_owned();
    let change =
        json!({"name": "Anna", "password": {"old": "correct horse", "new": "battery staple"}}).to_string();
    assert_eq!(server.ask("PATCH", "/api/me", Some(&second), &change).1["name"], "Anna");
    assert_eq!(
        server.ask("GET", "/api/me", Some(&token), "").0,
        401,
        "other sessions end with a new password"
    );
    assert_eq!(server.ask("DELETE", "/api/me", Some(&second), "{}").0, 403);
    let sure = json!({"password": "battery staple"}).to_string();
    assert_eq!(server.ask("DELETE", "/api/me", Some(&second), &sure).0, 204);
    assert_eq!(server.ask("GET", "/api/me", Some(&second), "").0, 401);
    let gone = server.get(&format!("/api/people/{id}"), None);
    assert_eq!((gone["person"]["name"].as_str(), gone["person"]["kind"].as_str()), (Some(""), Some("gone")));
}

#[test]
fn a_browser_without_a_session_gets_null_and_no_error() {
    let folder = tempfile::tempdir().unwrap();
    let server = Server::start(folder.path());
    let ask = |more: &str| {
        server.raw(&format!(
            "GET /api/me HTTP/1.1\r\nHost: {}\r\nConnection: close\r\n{more}\r\n",
            server.address
        ))
    };
    assert_eq!(ask(""), (200, "null".to_owned()));
    let ended = "0".repeat(64);
    assert_eq!(ask(&format!("Cookie: cardinal={ended}\r\n")), (200, "null".to_owned()));
    assert_eq!(ask(&format!("Authorization: Bearer {ended}\r\n")).0, 401, "a program is told");
    let (token, id) = server.guest("Ann");
    let (status, me) = ask(&format!("Cookie: cardinal={token}\r\n"));
    assert!(status == 200 && me.contains(&id), "{me}");
}

#[test]
fn what_is_stored_of_a_session_is_no_session() {
    let folder = tempfile::tempdir().unwrap();
    let server = Server::start(folder.path());
    let (token, _) = server.guest("Ann");
    let forged = format!("{:0>64}", "1");
    assert_eq!(server.ask("GET", "/api/me", Some(&forged), "").0, 401);
    assert_eq!(server.ask("GET", "/api/me", Some(&token), "").0, 200);
    drop(server);
    for entry in std::fs::read_dir(folder.path()).unwrap() {
        let bytes = std::fs::read(entry.unwrap().path()).unwrap();
        assert!(
            !bytes.windows(token.len()).any(|window| window == token.as_bytes()),
            "tokens are stored hashed"
        );
    }
}
