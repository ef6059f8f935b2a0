//! What players add to the shuffles: pledged before the start, revealed before the deal.

use cardinal_engine::Contribution;
use serde_json::{Value, json};

use crate::company::Company;
use crate::duel::Duel;
use crate::harness::Server;

fn part(byte: u8) -> Contribution {
    Contribution::new([byte; 32])
}

fn pledge(byte: u8) -> Value {
    json!({"do": "pledge", "hash": part(byte).pledge()})
}

fn reveal(byte: u8) -> Value {
    json!({"do": "reveal", "value": part(byte).reveal()})
}

fn entropy(list: &[(u8, u8)]) -> Value {
    list.iter().map(|(seat, byte)| json!({"seat": seat, "text": part(*byte).reveal()})).collect()
}

fn pledges(list: &[(u8, u8)]) -> Value {
    list.iter().map(|(seat, byte)| json!({"seat": seat, "hash": part(*byte).pledge()})).collect()
}

/// The fairness block of the match of two people, after its end.
fn fairness(server: &Server, table: &str, tokens: [&str; 2]) -> Value {
    let mut duel = Duel::resume(server, table, tokens);
    duel.finish();
    server.verified(tokens[0], &duel.players[0].match_id)["fairness"].clone()
}

#[test]
fn what_was_pledged_and_revealed_is_part_of_the_deal() {
    let folder = tempfile::tempdir().unwrap();
    let server = Server::start(folder.path());
    let company = Company::meet(&server, "numboom", 2, &json!({}));
    let (table, ann, ben) = (&company.table, &company.tokens[0], &company.tokens[1]);
    server.order(ben, table, "p", &pledge(2));
    server.order(ann, table, "p", &pledge(9));
    server.order(ann, table, "p1", &pledge(1));
    assert_eq!(company.refused(&server, 0, "early", &reveal(1)), "not-now", "others may still pledge");
    server.order(ann, table, "go", &json!({"do": "start"}));
    let dealing = company.info(&server);
    assert!(dealing["dealing"].is_u64() && dealing["status"] == "waiting", "{dealing}");
    let shown = |seat: u8, byte: u8, revealed| json!({"seat": seat, "hash": part(byte).pledge(), "revealed": revealed});
    assert_eq!(dealing["pledges"], json!([shown(1, 2, false), shown(0, 1, false)]));
    server.order(ann, table, "r", &reveal(1));
    let half = company.info(&server);
    assert_eq!(half["pledges"], json!([shown(1, 2, false), shown(0, 1, true)]));
    assert_eq!(half["current"]["entropy"], json!([]), "it is secret before the deal");
    server.order(ben, table, "r", &reveal(2));
    let dealt = company.info(&server);
    assert_eq!((&dealt["status"], &dealt["dealing"]), (&json!("playing"), &Value::Null));
    assert_eq!(dealt["current"]["entropy"], entropy(&[(1, 2), (0, 1)]), "in the order of the pledges");
    assert_eq!(company.refused(&server, 0, "late", &reveal(1)), "not-now");
    let fair = fairness(&server, table, [ann, ben]);
    assert_eq!(fair["entropy"], entropy(&[(1, 2), (0, 1)]));
    assert_eq!(fair["pledges"], pledges(&[(1, 2), (0, 1)]));
}

#[test]
fn a_pledge_that_is_not_kept_is_skipped_and_on_record() {
    let folder = tempfile::tempdir().unwrap();
    let mut server = Server::with_clock(folder.path());
    let company = Company::meet(&server, "numboom", 2, &json!({}));
    let (table, ann, ben) = (company.table.clone(), company.tokens[0].clone(), company.tokens[1].clone());
    server.order(&ann, &table, "p", &pledge(1));
    server.order(&ben, &table, "p", &pledge(2));
    server.order(&ann, &table, "go", &json!({"do": "start"}));
    server.order(&ben, &table, "r", &reveal(2));
    server.pass(2);
    assert_eq!(company.info(&server)["status"], "waiting");
    server.pass(2);
    let dealt = (0..200).map(|_| company.info(&server)).find(|info| info["status"] == "playing");
    assert_eq!(dealt.expect("no player holds up a deal")["current"]["entropy"], entropy(&[(1, 2)]));
    let fair = fairness(&server, &table, [&ann, &ben]);
    assert_eq!((&fair["entropy"], &fair["pledges"]), (&entropy(&[(1, 2)]), &pledges(&[(0, 1), (1, 2)])));
}

#[test]
fn a_reveal_that_was_not_pledged_is_refused() {
    let folder = tempfile::tempdir().unwrap();
    let server = Server::start(folder.path());
    let company = Company::meet(&server, "numboom", 2, &json!({}));
    let (table, ann) = (&company.table, &company.tokens[0]);
    for (at, wrong) in ["luck", "\u{1b}[2J", &"AB".repeat(32), &"ab".repeat(31)].iter().enumerate() {
        let order = json!({"do": "pledge", "hash": wrong});
        assert_eq!(company.refused(&server, 0, &format!("bad{at}"), &order), "malformed", "{wrong:?}");
    }
    server.order(ann, table, "p", &pledge(1));
    server.order(ann, table, "go", &json!({"do": "start"}));
    for (at, wrong) in [part(2).reveal(), part(1).pledge(), "\0".to_owned()].iter().enumerate() {
        let order = json!({"do": "reveal", "value": wrong});
        assert_eq!(company.refused(&server, 0, &format!("wrong{at}"), &order), "malformed", "{wrong:?}");
    }
    assert_eq!(
        company.refused(&server, 1, "other", &reveal(1)),
        "not-now",
        "the other one has pledged nothing"
    );
    assert_eq!(company.info(&server)["status"], "waiting");
    server.order(ann, table, "right", &reveal(1));
    assert_eq!(company.info(&server)["current"]["entropy"], entropy(&[(0, 1)]));
}

#[test]
fn a_person_adds_once_however_often_they_change_seats() {
    let folder = tempfile::tempdir().unwrap();
    let server = Server::start(folder.path());
    let company = Company::meet(&server, "numboom", 3, &json!({}));
    let (table, tokens) = (&company.table, &company.tokens);
    server.order(&tokens[0], table, "p0", &pledge(1));
    server.order(&tokens[2], table, "p", &pledge(3));
    server.order(&tokens[2], table, "up", &json!({"do": "stand"}));
    server.order(&tokens[0], table, "hop", &json!({"do": "sit", "seat": 2}));
    server.order(&tokens[0], table, "p2", &pledge(4));
    server.order(&tokens[2], table, "down", &json!({"do": "sit", "seat": 0, "pledge": part(5).pledge()}));
    server.order(&tokens[1], table, "p1", &pledge(2));
    server.order(&tokens[0], table, "go", &json!({"do": "start"}));
    for (person, byte) in [(1, 2), (0, 4), (2, 5)] {
        server.order(&tokens[person], table, "r", &reveal(byte));
    }
    let dealt = company.info(&server);
    assert_eq!(dealt["current"]["entropy"], entropy(&[(2, 4), (0, 5), (1, 2)]), "{dealt}");
}

#[test]
fn a_quick_match_leaves_time_for_both() {
    let folder = tempfile::tempdir().unwrap();
    let server = Server::start(folder.path());
    let (ann, ben) = (server.guest("Ann").0, server.guest("Ben").0);
    let quick = |token: &str, byte: u8| {
        let wish = json!({"game": "numboom", "seats": 2, "pledge": part(byte).pledge()});
        let (status, found) = server.ask("POST", "/api/quick", Some(token), &wish.to_string());
        assert_eq!(status, 200, "{found}");
        found["table"].as_str().unwrap().to_owned()
    };
    let table = quick(&ann, 1);
    assert_eq!(quick(&ben, 2), table);
    let info = || server.get(&format!("/api/tables/{table}"), None);
    assert!(info()["dealing"].is_u64(), "{}", info());
    server.order(&ben, &table, "r", &reveal(2));
    server.order(&ann, &table, "r", &reveal(1));
    assert_eq!(info()["status"], "playing");
    // A rematch has contributions of its own.
    assert_eq!(fairness(&server, &table, [&ann, &ben])["entropy"], entropy(&[(0, 1), (1, 2)]));
    server.order(&ben, &table, "p3", &pledge(3));
    for token in [&ann, &ben] {
        server.order(token, &table, "again", &json!({"do": "rematch", "yes": true}));
    }
    server.order(&ben, &table, "r3", &reveal(3));
    let again = info();
    assert_eq!((&again["status"], &again["current"]["number"]), (&json!("playing"), &json!(2)), "{again}");
    assert_eq!(again["current"]["entropy"], entropy(&[(1, 3)]));
    let bad = json!({"game": "numboom", "seats": 2, "pledge": "luck"}).to_string();
    assert_eq!(server.ask("POST", "/api/quick", Some(&ann), &bad).1["code"], "malformed");
}

#[test]
fn nothing_is_taken_back_between_start_and_deal_even_over_a_restart() {
    let folder = tempfile::tempdir().unwrap();
    let mut server = Server::start(folder.path());
    let company = Company::meet(&server, "numboom", 2, &json!({}));
    let (table, ann, ben) = (company.table.clone(), company.tokens[0].clone(), company.tokens[1].clone());
    server.order(&ann, &table, "p", &pledge(1));
    server.order(&ben, &table, "p", &pledge(2));
    let secret = company.info(&server)["current"]["commitment"].clone();
    server.order(&ann, &table, "go", &json!({"do": "start"}));
    server.order(&ann, &table, "r", &reveal(1));
    assert_eq!(company.refused(&server, 1, "p3", &pledge(3)), "not-now");
    let bot = json!({"do": "plan", "seat": 1, "plan": {"kind": "bot", "level": "greedy"}});
    let remove = json!({"do": "remove", "person": company.ids[1]});
    for (seat, order) in [
        (1, json!({"do": "stand"})),
        (0, bot),
        (0, remove),
        (0, json!({"do": "close"})),
        (0, json!({"do": "start"})),
    ] {
        assert_eq!(company.refused(&server, seat, "back", &order), "not-now", "{order}");
    }
    server.crash();
    let after = company.info(&server);
    assert!(after["dealing"].is_u64() && after["current"]["commitment"] == secret, "{after}");
    server.order(&ben, &table, "r", &reveal(2));
    server.order(&ann, &table, "r2", &reveal(1));
    assert_eq!(company.info(&server)["current"]["entropy"], entropy(&[(0, 1), (1, 2)]));
}
