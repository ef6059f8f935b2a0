//! The leaderboard: people, page by page, those with a settled rating first.

use serde_json::{Value, json};

use crate::database::Database;
use crate::harness::Server;

/// Place, name, and a question mark where the rating is provisional, line by line.
fn lines(page: &Value) -> Vec<String> {
    let line = |leader: &Value| {
        let open = if leader["rating"]["provisional"] == json!(true) { "?" } else { "" };
        format!("{} {}{open}", leader["place"], leader["person"]["name"].as_str().unwrap())
    };
    page["items"].as_array().unwrap().iter().map(line).collect()
}

#[test]
fn bots_have_no_place_and_provisional_ratings_come_last() {
    let folder = tempfile::tempdir().unwrap();
    let server = Server::start(folder.path());
    let mut file = Database::open(folder.path());
    for (name, rating, uncertainty) in
        [("Ann", 1600.0, 80.0), ("Ben", 1900.0, 300.0), ("Cem", 1700.0, 110.0), ("Dea", 1500.0, 111.0)]
    {
        file.rate(&server.guest(name).1, "chain", rating, uncertainty);
    }
    file.rate("bot-hard", "chain", 2000.0, 40.0);
    let page = server.get("/api/leaderboard/chain/duel", None);
    assert_eq!(lines(&page), ["1 Cem", "2 Ann", "null Ben?", "null Dea?"]);
    assert_eq!(page["next"], Value::Null);
    let bot = server.get("/api/people/bot-hard", None);
    assert_eq!(bot["ratings"][0]["provisional"], json!(false), "a bot has a rating, but no place");
}

#[test]
fn a_long_leaderboard_comes_in_pages_without_a_gap() {
    let folder = tempfile::tempdir().unwrap();
    let server = Server::start(folder.path());
    let mut file = Database::open(folder.path());
    for number in 0..53_u32 {
        let settled = if number < 51 { 60.0 } else { 200.0 };
        file.rate(&server.guest(&format!("P{number}")).1, "chain", 2000.0 - f64::from(number), settled);
    }
    let first = server.get("/api/leaderboard/chain/duel", None);
    let next = first["next"].as_str().expect("there are more");
    let second = server.get(&format!("/api/leaderboard/chain/duel?from={next}"), None);
    assert_eq!((lines(&first).len(), lines(&first)[49].as_str()), (50, "50 P49"));
    assert_eq!(lines(&second), ["51 P50", "null P51?", "null P52?"]);
    assert_eq!(second["next"], Value::Null);
}

#[test]
fn an_unknown_game_gets_one_refusal_everywhere() {
    let folder = tempfile::tempdir().unwrap();
    let server = Server::start(folder.path());
    let (token, _) = server.guest("Ann");
    let setup = json!({"game": "chess", "seats": [{"kind": "open"}, {"kind": "open"}], "options": null});
    let quick = json!({"game": "chess", "seats": 2});
    for (method, path, body) in [
        ("POST", "/api/tables", setup.to_string()),
        ("POST", "/api/quick", quick.to_string()),
        ("POST", "/api/lessons/chess", "{}".to_owned()),
        ("GET", "/api/leaderboard/chess/duel", String::new()),
    ] {
        let (status, refused) = server.ask(method, path, Some(&token), &body);
        assert_eq!((status, refused["code"].as_str()), (404, Some("unknown-game")), "{path}: {refused}");
        assert!(refused["message"].as_str().unwrap().starts_with("there is no game 'chess'; the games are "));
    }
}
