//! Reports: what people send to the operators only.

use serde_json::{Value, json};

use crate::duel::Duel;
use crate::harness::Server;
use crate::operators::Desk;

fn report(server: &Server, token: &str, wish: &Value) -> (u16, Value) {
    server.ask("POST", "/api/reports", Some(token), &wish.to_string())
}

#[test]
fn a_report_reaches_the_operators_with_everything_around_it() {
    let folder = tempfile::tempdir().unwrap();
    let server = Server::start(folder.path());
    let desk = Desk::at(folder.path());
    let ((ann, ann_id), (ben, ben_id)) = (server.guest("Ann"), server.guest("Ben"));
    let duel = Duel::begin(&server, "numboom", [&ann, &ben]);
    let table = &duel.table;
    server.order(&ben, table, "1", &json!({"do": "say", "text": "rude words"}));
    let line =
        desk.run(desk.admin.table(table)).chat.iter().find(|line| line.text == "rude words").unwrap().id;
    let said = json!({"table": table, "line": line, "reason": "abuse", "text": " again\nand again "});
    assert_eq!(report(&server, &ann, &said), (200, json!({"again": false})));
    assert_eq!(report(&server, &ann, &said), (200, json!({"again": true})), "no line is reported twice");
    let whom = json!({"table": table, "person": ben_id, "reason": "stalling"});
    assert_eq!(report(&server, &ann, &whom), (200, json!({"again": false})));
    // The words are kept as they were, also where the line goes.
    desk.run(desk.admin.delete_line(table, line, ""));
    let open = desk.run(desk.admin.reports(false, 9));
    assert_eq!(open.len(), 2);
    let first = desk.run(desk.admin.report(&open[0].id));
    assert_eq!((first.reporter.as_str(), first.person.as_str()), (ann_id.as_str(), ben_id.as_str()));
    assert_eq!(first.names, Some(("Ann".to_owned(), "Ben".to_owned())));
    assert_eq!((first.line, first.words.as_deref()), (Some(line), Some("rude words")));
    assert_eq!((first.reason.as_str(), first.remark.as_str()), ("abuse", "again and again"));
    assert_eq!((&first.table, first.match_id.as_ref()), (table, Some(&duel.players[0].match_id)));
    assert_eq!(desk.run(desk.admin.person(&ben_id)).reports.len(), 2);
    desk.run(desk.admin.resolve(&first.id, "warned him"));
    assert_eq!(desk.run(desk.admin.reports(false, 9)).len(), 1);
    let data = [&ann, &ben].map(|token| server.get("/api/me/data", Some(token)));
    assert_eq!(data[0]["reported"].as_array().unwrap().len(), 2, "she can have what she wrote");
    assert!(!data[1].to_string().contains("stalling"), "he learns nothing: {}", data[1]);
}

#[test]
fn reports_are_about_people_at_the_table_and_not_too_many() {
    let folder = tempfile::tempdir().unwrap();
    let server = Server::start(folder.path());
    let ((ann, ann_id), (_, eve)) = (server.guest("Ann"), server.guest("Eve"));
    let open = json!({"game": "chain", "seats": [{"kind": "open"}, {"kind": "open"}]});
    let table = server.open(&ann, &open);
    for (wish, expected) in [
        (json!({"table": table, "person": eve, "reason": "abuse"}), (404, "not-found")),
        (json!({"table": table, "person": ann_id, "reason": "abuse"}), (422, "malformed")),
        (json!({"table": table, "person": "bot-greedy", "reason": "abuse"}), (404, "not-found")),
        (json!({"table": "nowhere", "person": eve, "reason": "abuse"}), (404, "not-found")),
        (json!({"table": table, "line": 99, "reason": "abuse"}), (404, "not-found")),
        (json!({"table": table, "reason": "abuse"}), (422, "malformed")),
        (json!({"table": table, "person": eve, "reason": "boredom"}), (400, "malformed")),
        (
            json!({"table": table, "person": eve, "reason": "abuse", "text": "x".repeat(501)}),
            (422, "too-long"),
        ),
    ] {
        let (status, refused) = report(&server, &ann, &wish);
        assert_eq!((status, refused["code"].as_str()), (expected.0, Some(expected.1)), "{wish}: {refused}");
    }
    let stranger =
        server.ask("POST", "/api/reports", None, &json!({"table": table, "reason": "abuse"}).to_string());
    assert_eq!(stranger.0, 401);
    let (reporter, _) = server.guest("Rex");
    let wish = |table: &str| json!({"table": table, "person": ann_id, "reason": "other"});
    let tables: Vec<String> = (0..11).map(|_| server.open(&ann, &open)).collect();
    for table in &tables[..10] {
        assert_eq!(report(&server, &reporter, &wish(table)).0, 200);
    }
    let (status, refused) = report(&server, &reporter, &wish(&tables[10]));
    assert_eq!((status, refused["code"].as_str()), (429, Some("too-many")));
    assert_eq!(report(&server, &reporter, &wish(&tables[0])), (200, json!({"again": true})));
    let desk = Desk::at(folder.path());
    assert_eq!(desk.run(desk.admin.reports(false, 99)).len(), 10);
}
