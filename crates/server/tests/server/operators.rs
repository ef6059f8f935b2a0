//! What operators do reaches a running server, and one that starts later. On both databases.

use std::path::Path;
use std::time::Duration;

use cardinal_rig::Postgres;
use cardinal_server::{Admin, AdminError, Config};
use serde_json::{Value, json};
use tokio::runtime::{Builder, Runtime};

use crate::duel::Duel;
use crate::harness::{Server, Socket};

/// An operator at the database of a server.
pub(crate) struct Desk {
    runtime: Runtime,
    pub(crate) admin: Admin,
}

impl Desk {
    pub(crate) fn at(data: &Path) -> Self {
        Self::of(&Config { data: data.to_owned(), ..Config::default() })
    }

    fn of(config: &Config) -> Self {
        let runtime = Builder::new_multi_thread().worker_threads(1).enable_all().build().unwrap();
        let admin = runtime.block_on(Admin::open(config, "op")).unwrap();
        Self { runtime, admin }
    }

    pub(crate) fn run<T>(&self, task: impl Future<Output = Result<T, AdminError>>) -> T {
        self.runtime.block_on(task).unwrap()
    }

    fn refused<T: std::fmt::Debug>(&self, task: impl Future<Output = Result<T, AdminError>>) -> &'static str {
        self.runtime.block_on(task).unwrap_err().code()
    }
}

/// On a file and on PostgreSQL.
fn everywhere(test: impl Fn(&Server, &Desk)) {
    let folder = tempfile::tempdir().unwrap();
    let server = Server::start(folder.path());
    test(&server, &Desk::at(folder.path()));
    let postgres = Postgres::start();
    let url = postgres.another("operators");
    let server = Server::launch(Path::new("/nonexistent"), |command| {
        command.env("CARDINAL_DATABASE", &url);
    });
    test(&server, &Desk::of(&Config { database: Some(url.clone()), ..Config::default() }));
}

const OLD: &str = "correct horse";
const NEW: &str = "battery staple";
/// Longer than any running server takes.
const PATIENCE: Duration = Duration::from_mins(2);

/// Signs up; gives token and id.
fn member(server: &Server, login: &str) -> (String, String) {
    let account = json!({"login": login, "password": OLD, "name": login}).to_string();
    let (status, me) = server.ask("POST", "/api/sign-up", None, &account);
    assert_eq!(status, 200, "{me}");
    (me["token"].as_str().unwrap().to_owned(), me["id"].as_str().unwrap().to_owned())
}

fn sign_in(server: &Server, login: &str, password: &str) -> (u16, Value) {
    server.ask("POST", "/api/sign-in", None, &json!({"login": login, "password": password}).to_string())
}

/// The last message of a socket.
fn last_words(socket: &mut Socket) -> Value {
    while let Some(heard) = socket.hear() {
        if heard["on"] == "bye" {
            return heard["refusal"].clone();
        }
    }
    panic!("the socket was closed without a message")
}

/// Asks until an answer fits, for what takes a moment.
fn becomes<T>(what: &str, ask: impl Fn() -> Option<T>) -> T {
    let begun = std::time::Instant::now();
    while begun.elapsed() < PATIENCE {
        if let Some(answer) = ask() {
            return answer;
        }
    }
    panic!("it never came to it: {what}")
}

#[test]
fn a_banned_person_is_out_until_the_ban_ends() {
    everywhere(|server, desk| {
        let (token, id) = member(server, "ann");
        let mut socket = server.socket(Some(&token));
        let ban = desk.run(desk.admin.ban("ann", Some(7 * 86_400_000), "rude  words"));
        assert_eq!((ban.person.as_deref(), ban.reason.as_str(), ban.holds), (Some(&*id), "rude words", true));
        assert_eq!(server.ask("GET", "/api/me", Some(&token), "").0, 401, "at once");
        let told = last_words(&mut socket);
        assert_eq!(told["code"], "banned");
        assert!(told["message"].as_str().unwrap().contains("7 days: rude words"), "{told}");
        let (status, refused) = sign_in(server, "ann", OLD);
        assert_eq!((status, refused["code"].as_str()), (403, Some("banned")), "{refused}");
        assert_eq!(sign_in(server, "ann", NEW).1["code"], "wrong-password", "strangers learn nothing");
        let details = desk.run(desk.admin.person(&id));
        assert!(details.ban.is_some() && details.person.banned && details.sessions.is_empty());
        desk.run(desk.admin.unban("ann", "talked to her"));
        assert_eq!(sign_in(server, "ann", OLD).0, 200);
        assert_eq!(desk.refused(desk.admin.unban("ann", "")), "not-banned");
    });
}

#[test]
fn a_banned_network_is_refused() {
    let folder = tempfile::tempdir().unwrap();
    let server = Server::configured(folder.path(), &json!({"behind_proxy": true}));
    let desk = Desk::at(folder.path());
    let guest = |from: &str| {
        let answer = server.raw(&format!(
            "POST /api/guest HTTP/1.1\r\nHost: {}\r\nConnection: close\r\nX-Forwarded-For: {from}\r\n\
             Content-Length: 0\r\n\r\n",
            server.address
        ));
        (answer.0, serde_json::from_str::<Value>(&answer.1).unwrap())
    };
    let (_, before) = guest("192.0.2.7");
    assert_eq!(desk.run(desk.admin.people("192.0.2.0/24", 9))[0].id, before["id"], "found by address");
    assert!(desk.run(desk.admin.people("198.51.100.0/24", 9)).is_empty());
    desk.run(desk.admin.ban("192.0.2.77/24", None, "a flood"));
    let refused = becomes("refused", || Some(guest("192.0.2.9")).filter(|(status, _)| *status == 403)).1;
    assert_eq!(refused["code"], "banned");
    assert!(refused["message"].as_str().unwrap().contains("a flood"), "{refused}");
    assert_eq!(guest("198.51.100.1").0, 200, "others do");
    assert_eq!(guest("192.0.3.1").0, 200);
    desk.run(desk.admin.unban("192.0.2.0/24", ""));
    becomes("allowed", || (guest("192.0.2.9").0 == 200).then_some(()));
    let mut socket = server.socket(None);
    desk.run(desk.admin.ban("127.0.0.1", Some(60_000), "here"));
    assert_eq!(last_words(&mut socket)["code"], "banned", "those without a name are closed as well");
    becomes("refused", || (server.ask("GET", "/api/me", None, "").0 == 403).then_some(()));
    assert_eq!(server.ask("GET", "/api/server", None, "").0, 200, "the page can still say what is wrong");
    for wrong in ["0.0.0.0/0", "192.0.2.0/33", "::/1"] {
        assert_eq!(desk.refused(desk.admin.ban(wrong, None, "")), "bad-network", "{wrong}");
    }
}

#[test]
fn a_link_gives_another_password_once_and_ends_what_was() {
    everywhere(|server, desk| {
        let (token, _) = member(server, "ann");
        let link = desk.run(desk.admin.reset_password("ann", 24, false, "forgot it"));
        let look = |code: &str| server.ask("POST", "/api/reset", None, &json!({"code": code}).to_string());
        let choose = |code: &str, password: &str| {
            let wish = json!({"code": code, "password": password}).to_string();
            server.ask("PUT", "/api/reset", None, &wish)
        };
        assert_eq!(look(&link.code).1["login"], "ann");
        assert_eq!((look("nonsense").0, choose("nonsense", NEW).0), (404, 404));
        assert_eq!(choose(&link.code, "short").1["code"], "bad-password");
        assert_eq!(sign_in(server, "ann", OLD).0, 200, "nothing has happened yet");
        let (status, me) = choose(&link.code, NEW);
        assert_eq!((status, me["login"].as_str()), (200, Some("ann")));
        assert_eq!(server.ask("GET", "/api/me", me["token"].as_str(), "").0, 200);
        assert_eq!(server.ask("GET", "/api/me", Some(&token), "").0, 401, "old sessions have ended");
        assert_eq!((sign_in(server, "ann", OLD).0, sign_in(server, "ann", NEW).0), (403, 200));
        assert_eq!((look(&link.code).0, choose(&link.code, OLD).0), (404, 404), "it is used up");
        let mut socket = server.socket(me["token"].as_str());
        let locked = desk.run(desk.admin.reset_password("ann", 1, true, "in wrong hands"));
        assert_eq!(sign_in(server, "ann", NEW).0, 403, "a locked account opens with the link only");
        assert_eq!(server.ask("GET", "/api/me", me["token"].as_str(), "").0, 401);
        assert_eq!(last_words(&mut socket)["code"], "who-are-you");
        assert_eq!(choose(&locked.code, OLD).0, 200);
        let (_, guest) = server.guest("Gil");
        assert_eq!(desk.refused(desk.admin.reset_password(&guest, 24, false, "")), "no-password");
        assert_eq!(desk.refused(desk.admin.reset_password("ann", 0, false, "")), "out-of-range");
        assert_eq!(desk.refused(desk.admin.reset_password("stranger", 1, false, "")), "unknown-person");
    });
}

#[test]
fn a_link_ends_after_its_time() {
    let folder = tempfile::tempdir().unwrap();
    let mut server = Server::with_clock(folder.path());
    member(&server, "ann");
    let desk = Desk::at(folder.path());
    let link = desk.run(desk.admin.reset_password("ann", 24, false, ""));
    let wish = json!({"code": link.code, "password": NEW}).to_string();
    server.pass(25 * 3600);
    let look = json!({"code": link.code}).to_string();
    assert_eq!(server.ask("POST", "/api/reset", None, &look).0, 404);
    assert_eq!(server.ask("PUT", "/api/reset", None, &wish).0, 404);
    assert_eq!(sign_in(&server, "ann", OLD).0, 200);
}

#[test]
fn a_ban_of_a_network_ends_after_its_time() {
    let folder = tempfile::tempdir().unwrap();
    let mut server = Server::with_clock(folder.path());
    let desk = Desk::at(folder.path());
    desk.run(desk.admin.ban("127.0.0.1", Some(3_600_000), "an hour"));
    let status = |server: &Server| server.ask("GET", "/api/me", None, "").0;
    becomes("refused", || (status(&server) == 403).then_some(()));
    server.pass(2 * 3600);
    assert_eq!(status(&server), 200, "the network is admitted again");
}

#[test]
fn a_closed_table_ends_its_rated_game_without_a_result() {
    everywhere(|server, desk| {
        let ((ann, id), (ben, _)) = (server.guest("Ann"), server.guest("Ben"));
        let mut duel = Duel::begin(server, "numboom", [&ann, &ben]);
        duel.step();
        let table = duel.table.clone();
        assert_eq!(server.get(&format!("/api/tables/{table}"), Some(&ann))["rated"], true);
        assert_eq!(desk.run(desk.admin.tables(&id, 9))[0].id, table, "found by a person at it");
        let closed = desk.run(desk.admin.close_table(&table, PATIENCE, "a brawl"));
        assert!(closed.done, "a running server does it");
        assert_eq!(server.get(&format!("/api/tables/{table}"), Some(&ann))["status"], "closed");
        let mut socket = server.socket(Some(&ann));
        assert!(socket.say(&json!({"do": "watch", "table": table})));
        let chat = std::iter::from_fn(|| socket.hear()).find(|heard| heard["on"] == "chat").unwrap();
        assert_eq!(chat["lines"].as_array().unwrap().last().unwrap()["text"], "closed-by-operator");
        assert_eq!(server.get(&format!("/api/people/{id}"), None)["ratings"], json!([]), "no one is rated");
        assert_eq!(server.get("/api/my/tables", Some(&ann)), json!([]));
        assert_eq!(desk.refused(desk.admin.close_table(&table, PATIENCE, "")), "table-closed");
        assert_eq!(desk.refused(desk.admin.close_table("nowhere", PATIENCE, "")), "unknown-table");
    });
}

#[test]
fn a_person_is_found_at_the_tables_where_they_sit_and_at_no_others() {
    everywhere(|server, desk| {
        let ((ann, ann_id), (ben, ben_id)) = (server.guest("Ann"), server.guest("Ben"));
        let setup = json!({"game": "chain", "seats": [{"kind": "open"}, {"kind": "open"}], "open": false});
        let table = server.open(&ann, &setup);
        server.order(&ben, &table, "1", &json!({"do": "sit"}));
        let at = |id: &str| -> Vec<String> {
            desk.run(desk.admin.person(id)).tables.into_iter().map(|table| table.id).collect()
        };
        let found = |query: &str| desk.run(desk.admin.tables(query, 9)).len();
        assert_eq!((at(&ann_id), at(&ben_id)), (vec![table.clone()], vec![table.clone()]));
        assert_eq!((found(&ben_id), found("Ben"), found("chain"), found("waiting")), (1, 1, 1, 1));
        server.order(&ann, &table, "2", &json!({"do": "remove", "person": ben_id}));
        assert_eq!((at(&ann_id).len(), at(&ben_id)), (1, vec![]), "he is kept out, not at it");
        assert_eq!((found(&ben_id), found("Ben")), (0, 0));
        assert_eq!((found("seats"), found("%")), (0, 0), "words of what is stored are no people");
    });
}

#[test]
fn a_table_that_was_closed_while_no_server_ran_is_closed_at_the_start() {
    let folder = tempfile::tempdir().unwrap();
    let mut server = Server::start(folder.path());
    let ((ann, _), (ben, _)) = (server.guest("Ann"), server.guest("Ben"));
    let duel = Duel::begin(&server, "numboom", [&ann, &ben]);
    let hidden = json!({"game": "chain", "seats": [{"kind": "open"}, {"kind": "open"}], "open": false});
    let tables = [duel.table.clone(), server.open(&ann, &hidden)];
    drop(duel);
    assert_eq!(server.terminate(), Some(0));
    let desk = Desk::at(folder.path());
    for table in &tables {
        assert!(!desk.run(desk.admin.close_table(table, Duration::ZERO, "")).done);
        assert!(desk.run(desk.admin.tables(table, 9))[0].closing);
        assert!(
            !desk.run(desk.admin.close_table(table, Duration::ZERO, "")).done,
            "saying it twice is no fault"
        );
    }
    assert_eq!(desk.run(desk.admin.log(None, 9)).len(), 2);
    let server = Server::start(folder.path());
    for table in &tables {
        becomes("closed", || {
            (server.get(&format!("/api/tables/{table}"), Some(&ann))["status"] == "closed").then_some(())
        });
        assert!(!desk.run(desk.admin.tables(table, 9))[0].closing);
    }
}

#[test]
fn a_deleted_line_disappears_from_every_screen() {
    everywhere(|server, desk| {
        let ((ann, _), (ben, _)) = (server.guest("Ann"), server.guest("Ben"));
        let table =
            server.open(&ann, &json!({"game": "chain", "seats": [{"kind": "open"}, {"kind": "open"}]}));
        server.order(&ann, &table, "1", &json!({"do": "say", "text": "a secret address"}));
        server.order(&ann, &table, "2", &json!({"do": "say", "text": "hello"}));
        let lines = desk.run(desk.admin.table(&table)).chat;
        let line = lines.iter().find(|line| line.text == "a secret address").unwrap().id;
        let mut socket = server.socket(Some(&ben));
        assert!(socket.say(&json!({"do": "watch", "table": table})));
        let words = |heard: &Value| {
            let lines = heard["lines"].as_array().unwrap().clone();
            let found = lines.into_iter().find(|one| one["id"] == line);
            found.map(|one| one["text"].as_str().unwrap().to_owned())
        };
        let next = |socket: &mut Socket| loop {
            let heard = socket.hear().unwrap();
            if heard["on"] == "chat"
                && let Some(words) = words(&heard)
            {
                break words;
            }
        };
        assert_eq!(next(&mut socket), "a secret address");
        desk.run(desk.admin.delete_line(&table, line, "private"));
        assert_eq!(next(&mut socket), "…", "those who had it see it go");
        let mut late = server.socket(Some(&ben));
        assert!(late.say(&json!({"do": "watch", "table": table})));
        assert_eq!(next(&mut late), "…");
        assert_eq!(desk.refused(desk.admin.delete_line(&table, 999, "")), "unknown-line");
    });
}

#[test]
fn another_name_and_an_erasure_reach_the_tables() {
    everywhere(|server, desk| {
        let (ann, id) = server.guest("Rude Name");
        let table =
            server.open(&ann, &json!({"game": "chain", "seats": [{"kind": "open"}, {"kind": "open"}]}));
        server.order(&ann, &table, "1", &json!({"do": "say", "text": "my words"}));
        let host = || server.get(&format!("/api/tables/{table}"), Some(&ann))["host"]["name"].clone();
        assert_eq!(desk.refused(desk.admin.rename(&id, "\u{202e}", "")), "bad-name");
        desk.run(desk.admin.rename("Rude Name", "Guest 7", "offensive"));
        becomes("renamed", || (host() == "Guest 7").then_some(()));
        let data = desk.run(desk.admin.export(&id, "she asked"));
        assert_eq!((data.me.name.as_str(), data.said[0].text.as_str()), ("Guest 7", "my words"));
        assert_eq!(data.sessions.len(), 1);
        let mut socket = server.socket(Some(&ann));
        desk.run(desk.admin.erase(&id, "she asked"));
        assert_eq!(server.ask("GET", "/api/me", Some(&ann), "").0, 401);
        assert_eq!(last_words(&mut socket)["code"], "who-are-you");
        let (ben, _) = server.guest("Ben");
        becomes("erased", || {
            let table = server.get(&format!("/api/tables/{table}"), Some(&ben));
            (!table.to_string().contains("Guest 7")).then_some(())
        });
        assert_eq!(server.get(&format!("/api/people/{id}"), None)["person"]["kind"], "gone");
        assert_eq!(desk.refused(desk.admin.erase(&id, "")), "gone");
        assert_eq!(desk.refused(desk.admin.ban(&id, None, "")), "gone");
    });
}

#[test]
fn an_export_contains_the_bans_of_the_account() {
    everywhere(|server, desk| {
        let (_, id) = member(server, "ann");
        let ban = desk.run(desk.admin.ban(&id, Some(1), "rude"));
        desk.run(desk.admin.ban("192.0.2.0/24", None, "another network"));
        let token = becomes("the ban has ended", || {
            sign_in(server, "ann", OLD).1["token"].as_str().map(str::to_owned)
        });
        let bans = json!([{"reason": "rude", "since": ban.at, "until": ban.until}]);
        assert_eq!(server.get("/api/me/data", Some(&token))["bans"], bans);
        assert_eq!(json!(desk.run(desk.admin.export(&id, "asked")).bans), bans);
        let (_, other) = member(server, "ben");
        assert_eq!(json!(desk.run(desk.admin.export(&other, "asked")).bans), json!([]));
    });
}

#[test]
fn the_audit_log_names_actors_and_contains_no_secret() {
    let folder = tempfile::tempdir().unwrap();
    let server = Server::start(folder.path());
    let (token, id) = member(&server, "ann");
    let desk = Desk::at(folder.path());
    let link = desk.run(desk.admin.reset_password("ann", 24, true, "lost\nit"));
    let invitation = desk.run(desk.admin.invite(3, Some(7), "for the club"));
    desk.run(desk.admin.ban(&id, None, "rude"));
    desk.run(desk.admin.unban(&id, "sorry"));
    desk.run(desk.admin.rename(&id, "Zyxwvut", "asked"));
    desk.run(desk.admin.export(&id, "asked"));
    desk.run(desk.admin.revoke(&invitation.invitation.id, "club closed"));
    desk.run(desk.admin.erase(&id, "asked"));
    let log = desk.run(desk.admin.log(None, 99));
    let actions: Vec<&str> = log.iter().rev().map(|entry| entry.action.as_str()).collect();
    let all =
        ["reset-password", "invite", "ban-person", "unban", "rename", "export", "revoke-invitation", "erase"];
    assert_eq!(actions, all);
    assert!(log.iter().all(|entry| entry.operator == "op" && entry.at > 0));
    assert_eq!((log[7].subject.as_str(), log[7].reason.as_str()), (id.as_str(), "lost it"));
    assert_eq!(desk.run(desk.admin.log(Some(&id), 99)).len(), 6);
    let text = serde_json::to_string(&log).unwrap();
    for secret in [link.code.as_str(), &invitation.code, OLD, &token, "argon2", "Zyxwvut"] {
        assert!(!text.contains(secret), "{secret}: {text}");
    }
    // Nor is a code stored anywhere else.
    let copy = folder.path().join("copy.sqlite3");
    cardinal_store::Store::backup(&folder.path().join("cardinal.sqlite3"), &copy).unwrap();
    let bytes = String::from_utf8_lossy(&std::fs::read(&copy).unwrap()).into_owned();
    assert!(!bytes.contains(&link.code) && !bytes.contains(&invitation.code) && !bytes.contains(&token));
    assert!(bytes.contains("reset-password"), "the copy has the log");
}
