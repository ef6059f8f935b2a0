//! What people change about their account, and what others try to change for them. On both databases.

use std::path::Path;

use cardinal_rig::Postgres;
use serde_json::{Value, json};

use crate::database::Database;
use crate::duel::Duel;
use crate::harness::Server;

/// On a file and on PostgreSQL.
fn everywhere(test: impl Fn(&Server)) {
    let folder = tempfile::tempdir().unwrap();
    test(&Server::start(folder.path()));
    let postgres = Postgres::start();
    let url = postgres.another("accounts");
    test(&Server::launch(Path::new("/nonexistent"), |command| {
        command.env("CARDINAL_DATABASE", url);
    }));
}

const OLD: &str = "correct horse";
const NEW: &str = "battery staple";

/// Signs up, and in twice; gives the tokens of both sessions and the person's id.
fn member(server: &Server, login: &str) -> (String, String, String) {
    let account = json!({"login": login, "password": OLD}).to_string();
    assert_eq!(server.ask("POST", "/api/sign-up", None, &account).0, 200);
    let [first, second] = [(); 2].map(|()| server.ask("POST", "/api/sign-in", None, &account).1);
    let text = |me: &Value, key: &str| me[key].as_str().unwrap().to_owned();
    (text(&first, "token"), text(&second, "token"), text(&first, "id"))
}

fn signs_in(server: &Server, login: &str, password: &str) -> u16 {
    let body = json!({"login": login, "password": password}).to_string();
    server.ask("POST", "/api/sign-in", None, &body).0
}

fn new_password() -> String {
    json!({"password": {"old": OLD, "new": NEW}}).to_string()
}

#[test]
fn a_request_that_is_held_back_undoes_no_new_password() {
    everywhere(|server| {
        let (victim, thief, id) = member(server, "ann");
        let held = server.hold("PATCH", "/api/me", &thief, &json!({"name": "hello"}).to_string());
        assert_eq!(server.ask("PATCH", "/api/me", Some(&victim), &new_password()).0, 200);
        assert_eq!(held.send().0, 401, "the session has ended meanwhile");
        assert_eq!((signs_in(server, "ann", OLD), signs_in(server, "ann", NEW)), (403, 200));
        assert_ne!(server.get(&format!("/api/people/{id}"), None)["person"]["name"], "hello");
    });
}

#[test]
fn a_request_that_is_held_back_brings_no_deleted_account_back() {
    everywhere(|server| {
        let (victim, thief, id) = member(server, "ann");
        let held = server.hold("PATCH", "/api/me", &thief, &json!({"name": "hello"}).to_string());
        let sure = json!({"password": OLD}).to_string();
        assert_eq!(server.ask("DELETE", "/api/me", Some(&victim), &sure).0, 204);
        assert_eq!(held.send().0, 401);
        let person = server.get(&format!("/api/people/{id}"), None)["person"].clone();
        assert_eq!((person["name"].as_str(), person["kind"].as_str()), (Some(""), Some("gone")));
        assert_eq!(signs_in(server, "ann", OLD), 403);
    });
}

#[test]
fn a_request_that_is_held_back_opens_no_table() {
    let folder = tempfile::tempdir().unwrap();
    let server = Server::start(folder.path());
    let (victim, thief, _) = member(&server, "ann");
    let held = server.hold(
        "POST",
        "/api/tables",
        &thief,
        &json!({"game": "chain", "seats": [{"kind": "open"}, {"kind": "open"}]}).to_string(),
    );
    assert_eq!(server.ask("PATCH", "/api/me", Some(&victim), &new_password()).0, 200);
    assert_eq!(held.send().0, 401);
}

#[test]
fn two_changes_at_once_lose_nothing() {
    everywhere(|server| {
        let (one, _, id) = member(server, "ann");
        for round in 0..10 {
            // A name beside a new password: neither writes what it does not change.
            let (old, new) = if round % 2 == 0 { (OLD, NEW) } else { (NEW, OLD) };
            let name = format!("Ann {round}");
            let wish = json!({"name": name}).to_string();
            let held = server.hold("PATCH", "/api/me", &one, &wish);
            let change = json!({"password": {"old": old, "new": new}}).to_string();
            assert_eq!(server.ask("PATCH", "/api/me", Some(&one), &change).0, 200);
            assert_eq!(held.send().0, 200, "it is the session that changed the password");
            assert_eq!((signs_in(server, "ann", old), signs_in(server, "ann", new)), (403, 200));
            assert_eq!(server.get(&format!("/api/people/{id}"), None)["person"]["name"], name);
            // Two who both know the password: one of them changes it.
            let both = [OLD, NEW].map(|wanted| {
                json!({"password": {"old": new, "new": format!("{wanted} {round}")}}).to_string()
            });
            let held = both.map(|wish| server.hold("PATCH", "/api/me", &one, &wish));
            let answers = std::thread::scope(|scope| {
                held.map(|held| scope.spawn(|| held.send().0)).map(|thread| thread.join().unwrap())
            });
            assert_eq!(answers.iter().filter(|status| **status == 200).count(), 1, "{answers:?}");
            let now = if answers[0] == 200 { OLD } else { NEW };
            let back = json!({"password": {"old": format!("{now} {round}"), "new": new}}).to_string();
            assert_eq!(server.ask("PATCH", "/api/me", Some(&one), &back).0, 200);
        }
    });
}

#[test]
fn a_body_that_does_not_come_is_not_waited_for() {
    let folder = tempfile::tempdir().unwrap();
    let server = Server::configured(folder.path(), &json!({"request_timeout": 50}));
    let (token, _) = server.guest("Ann");
    let (status, refused) = server.hold("PATCH", "/api/me", &token, "{}").end();
    assert_eq!((status, refused["code"].as_str()), (408, Some("slow")));
}

#[test]
fn an_account_has_other_keys_than_the_guest_it_was() {
    let folder = tempfile::tempdir().unwrap();
    let server = Server::start(folder.path());
    let (token, id) = server.guest("Ann");
    let account = json!({"login": "ann", "password": OLD}).to_string();
    let (status, me) = server.ask("POST", "/api/sign-up", Some(&token), &account);
    assert_eq!((status, me["id"].as_str()), (200, Some(id.as_str())));
    assert_eq!(server.ask("GET", "/api/me", Some(&token), "").0, 401, "the guest's token has ended");
    assert_eq!(server.ask("GET", "/api/me", me["token"].as_str(), "").0, 200);
}

#[test]
fn a_login_is_not_shown_as_a_name() {
    let folder = tempfile::tempdir().unwrap();
    let server = Server::start(folder.path());
    let account = json!({"login": "ann.secret", "password": OLD}).to_string();
    let (_, me) = server.ask("POST", "/api/sign-up", None, &account);
    assert_ne!(me["name"], "ann.secret");
    assert_eq!(me["login"], "ann.secret", "its owner sees it");
}

#[test]
fn sessions_are_listed_and_ended() {
    everywhere(|server| {
        let (one, two, _) = member(server, "ann");
        let list = |token: &str| server.get("/api/me/sessions", Some(token)).as_array().unwrap().clone();
        let sessions = list(&one);
        assert_eq!(sessions.len(), 3, "signing up began one too: {sessions:?}");
        let current = |session: &&Value| session["current"] == true;
        assert_eq!(sessions.iter().filter(current).count(), 1);
        let other = list(&two).iter().find(current).unwrap()["id"].as_str().unwrap().to_owned();
        assert!(
            sessions.iter().all(|session| !one.contains(session["id"].as_str().unwrap())),
            "no part of a token"
        );
        let end = |token: &str, id: &str| {
            server.ask("DELETE", &format!("/api/me/sessions/{id}"), Some(token), "").0
        };
        let (eve, _) = server.guest("Eve");
        assert_eq!(end(&eve, &other), 404, "it is not hers");
        assert_eq!(end(&one, &other), 204);
        assert_eq!(server.ask("GET", "/api/me", Some(&two), "").0, 401);
        assert_eq!(server.ask("DELETE", "/api/me/sessions", Some(&one), "").0, 204);
        assert_eq!(list(&one).len(), 1, "only the one that asks is left");
        assert_eq!(server.ask("DELETE", "/api/me/sessions", Some(&two), "").0, 401);
    });
}

/// Ann and Ben play and talk; gives their tokens, Ann's id and the match.
fn company(server: &Server, name: &str) -> (String, String, String, String) {
    let ((ann, id), (ben, _)) = (server.guest(name), server.guest("Ben"));
    let mut duel = Duel::begin(server, "numboom", [&ann, &ben]);
    server.order(&ann, &duel.table, "hello", &json!({"do": "say", "text": "a word of mine"}));
    duel.finish();
    (ann, ben, id, duel.players[0].match_id.clone())
}

#[test]
fn people_can_have_what_is_stored_of_them() {
    let folder = tempfile::tempdir().unwrap();
    let server = Server::start(folder.path());
    let (ann, ben, id, match_id) = company(&server, "Ann");
    let data = server.get("/api/me/data", Some(&ann));
    assert_eq!((data["me"]["id"].as_str(), data["me"]["name"].as_str()), (Some(id.as_str()), Some("Ann")));
    assert_eq!(data["said"][0]["text"], "a word of mine");
    assert_eq!(
        (data["matches"][0]["id"].as_str(), data["sessions"][0]["current"].as_bool()),
        (Some(match_id.as_str()), Some(true))
    );
    assert_eq!(server.get("/api/me/data", Some(&ben))["said"], json!([]), "and not another person's");
    assert_eq!(server.ask("GET", "/api/me/data", None, "").0, 401);
}

#[test]
fn nothing_that_is_stored_names_a_person_who_has_gone() {
    let folder = tempfile::tempdir().unwrap();
    let server = Server::start(folder.path());
    let (ann, ben, _, match_id) = company(&server, "Zyxwvut");
    // Another table, which she has opened and left.
    let table = server.open(&ann, &json!({"game": "chain", "seats": [{"kind": "open"}, {"kind": "open"}]}));
    assert_eq!(server.ask("DELETE", "/api/me", Some(&ann), "{}").0, 204);
    let mut database = Database::open(folder.path());
    assert!(
        (0..100_000).any(|_| database.number("SELECT COUNT(*) FROM erasures") == 0),
        "it does not take long"
    );
    let copy = folder.path().join("copy.sqlite3");
    cardinal_store::Store::backup(&folder.path().join("cardinal.sqlite3"), &copy).unwrap();
    let bytes = String::from_utf8_lossy(&std::fs::read(&copy).unwrap()).into_owned();
    for gone in ["Zyxwvut", "a word of mine"] {
        assert!(
            !bytes.contains(gone),
            "{gone}: {}",
            &bytes[bytes.find(gone).unwrap().saturating_sub(200)..][..400]
        );
    }
    assert!(bytes.contains("Deleted account") && bytes.contains("Ben"), "the record names the others");
    let record = server.verified(&ben, &match_id);
    assert_eq!(record["seats"], json!(["Deleted account", "Ben"]));
    let host = &server.get(&format!("/api/tables/{table}"), Some(&ben))["host"];
    assert_eq!((&host["name"], &host["kind"]), (&json!(""), &json!("gone")), "clients word it");
}

/// The word that a session has ended may be lost between nodes: every node looks for itself once a minute.
#[test]
fn a_socket_ends_with_its_session_even_if_the_message_is_lost() {
    let folder = tempfile::tempdir().unwrap();
    let mut server = Server::with_clock(folder.path());
    let ((ann, id), (ben, _)) = (server.guest("Ann"), server.guest("Ben"));
    let (mut hers, mut his) = (server.socket(Some(&ann)), server.socket(Some(&ben)));
    assert_eq!(hers.hear().unwrap()["you"]["id"], *id);
    assert_eq!(his.hear().unwrap()["on"], "welcome");
    let changed = Database::open(folder.path()).execute("DELETE FROM sessions WHERE person = ?", &id);
    assert_eq!(changed, 1);
    server.pass(61);
    let bye = hers.hear().expect("the reason is sent");
    assert_eq!((&bye["on"], &bye["refusal"]["code"]), (&"bye".into(), &"who-are-you".into()), "{bye}");
    assert_eq!(hers.hear(), None, "and the socket is closed");
    assert!(his.say(&json!({"do": "ping"})));
    assert_eq!(his.hear().unwrap()["on"], "pong", "others stay");
}
