//! Sign-up: open, by invitation, closed; with and without guests.

use serde_json::{Value, json};

use crate::harness::Server;
use crate::operators::Desk;

fn sign_up(server: &Server, login: &str, invitation: Option<&str>, token: Option<&str>) -> (u16, Value) {
    let mut account = json!({"login": login, "password": "correct horse"});
    if let Some(code) = invitation {
        account["invitation"] = code.into();
    }
    let (status, answer) = server.ask("POST", "/api/sign-up", token, &account.to_string());
    (status, answer["code"].clone())
}

#[test]
fn a_server_by_invitation_takes_those_who_have_one() {
    let folder = tempfile::tempdir().unwrap();
    let server = Server::configured(folder.path(), &json!({"sign_up": "invitation"}));
    assert_eq!(server.get("/api/server", None)["sign_up"], "invitation");
    let desk = Desk::at(folder.path());
    let code = desk.run(desk.admin.invite(2, None, "")).code;
    for wrong in [None, Some("nonsense"), Some("")] {
        assert_eq!(sign_up(&server, "ann", wrong, None), (403, json!("invitation")), "{wrong:?}");
    }
    // As people copy it.
    let written = format!(" {}-{} ", &code[..8].to_uppercase(), &code[8..]);
    assert_eq!(sign_up(&server, "ann", Some(&written), None).0, 200);
    assert_eq!(sign_up(&server, "ann", Some(&code), None), (409, json!("taken")));
    assert_eq!(desk.run(desk.admin.invitations())[0].used, 1, "a refused sign-up uses nothing up");
    let (guest, id) = server.guest("Gil");
    assert_eq!(sign_up(&server, "gil", None, Some(&guest)), (403, json!("invitation")));
    assert_eq!(sign_up(&server, "gil", Some(&code), Some(&guest)).0, 200, "a guest becomes a member");
    assert_eq!(server.get(&format!("/api/people/{id}"), None)["person"]["kind"], "member");
    assert_eq!(sign_up(&server, "cid", Some(&code), None), (403, json!("invitation")), "it is used up");
    let other = desk.run(desk.admin.invite(1, None, ""));
    desk.run(desk.admin.revoke(&other.invitation.id, ""));
    assert_eq!(sign_up(&server, "cid", Some(&other.code), None), (403, json!("invitation")), "it is revoked");
}

#[test]
fn one_invitation_for_many_at_once_is_used_as_often_as_it_says() {
    let folder = tempfile::tempdir().unwrap();
    let server = Server::configured(folder.path(), &json!({"sign_up": "invitation"}));
    let desk = Desk::at(folder.path());
    let code = desk.run(desk.admin.invite(3, None, "")).code;
    let (server, code) = (&server, &code);
    let taken = std::thread::scope(|scope| {
        let all: Vec<_> = (0..8)
            .map(|at| scope.spawn(move || sign_up(server, &format!("ann{at}"), Some(code), None).0))
            .collect();
        all.into_iter().map(|one| one.join().unwrap()).filter(|status| *status == 200).count()
    });
    assert_eq!(taken, 3);
}

#[test]
fn a_closed_server_keeps_those_it_has() {
    let folder = tempfile::tempdir().unwrap();
    let mut server = Server::start(folder.path());
    let info = server.get("/api/server", None);
    assert_eq!((info["sign_up"].as_str(), info["guests"].as_bool()), (Some("open"), Some(true)));
    assert_eq!(sign_up(&server, "ann", None, None).0, 200);
    let (guest, _) = server.guest("Gil");
    assert_eq!(server.terminate(), Some(0));
    let server = Server::configured(folder.path(), &json!({"sign_up": "closed", "guests": false}));
    let info = server.get("/api/server", None);
    assert_eq!((info["sign_up"].as_str(), info["guests"].as_bool()), (Some("closed"), Some(false)));
    assert_eq!(sign_up(&server, "ben", None, None), (403, json!("sign-up-closed")));
    assert_eq!(sign_up(&server, "gil", None, Some(&guest)), (403, json!("sign-up-closed")));
    let (status, refused) = server.ask("POST", "/api/guest", None, "{}");
    assert_eq!((status, refused["code"].as_str()), (403, Some("no-guests")));
    let account = json!({"login": "ann", "password": "correct horse"}).to_string();
    assert_eq!(server.ask("POST", "/api/sign-in", None, &account).0, 200);
    assert_eq!(server.ask("GET", "/api/me", Some(&guest), "").0, 200, "guests who are there stay");
}
