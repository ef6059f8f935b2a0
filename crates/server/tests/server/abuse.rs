//! What is sent in bad faith, in every game: each gets a code or a clean close, and the tables go on.

use serde_json::{Value, json};
use tungstenite::Message;
use tungstenite::client::IntoClientRequest;

use crate::company::{Company, drain, make_move, to_act, until};
use crate::harness::Server;
use crate::player::Player;

fn order(table: &str, id: &str, order: &Value) -> Value {
    json!({"do": "order", "table": table, "id": id, "order": order})
}

#[test]
fn moves_that_are_not_ones_own_are_refused_in_every_game() {
    let folder = tempfile::tempdir().unwrap();
    let server = Server::start(folder.path());
    let (eve, _) = server.guest("Eve");
    for info in cardinal_games::all().iter().map(|game| game.info()) {
        let company = Company::play(&server, info.id, 2, &json!({}));
        let mut players = company.players(&server);
        let seat = to_act(&players[0].0);
        let (match_id, base) = (players[seat].0.match_id.clone(), players[seat].0.seq);
        let legal = players[seat].0.outlook["legal"].as_array().unwrap();
        // Some moves may be made out of turn.
        let legal = legal.iter().find(|action| action["do"] != "agree").unwrap().clone();
        let with = |match_id: &str, base: u64, action: &Value| json!({"do": "moves", "match_id": match_id, "base": base, "actions": [action]});
        let good = with(&match_id, base, &legal);
        let huge = json!({"do": "play", "card": "9".repeat(9_000)});
        let cases = [
            (1 - seat, good.clone(), "not-your-turn"),
            (seat, with("elsewhere", base, &legal), "other-match"),
            (seat, with(&match_id, base + 100, &legal), "stale"),
            (seat, with(&match_id, base, &json!({"do": "fly"})), "malformed-action"),
            (seat, with(&match_id, base, &json!(null)), "malformed-action"),
            (seat, with(&match_id, base, &json!([1, 2])), "malformed-action"),
            (seat, with(&match_id, base, &huge), "malformed-action"),
            (seat, json!({"do": "moves", "match_id": match_id, "base": base, "actions": []}), "no-action"),
        ];
        for (at, (by, asked, code)) in cases.iter().enumerate() {
            assert_eq!(company.refused(&server, *by, &format!("bad{at}"), asked), *code, "{} {at}", info.id);
        }
        // A move for another's seat: the seat is known from the session, so there is nothing to forge but the session.
        let path = format!("/api/tables/{}/orders/e", company.table);
        let (status, refused) = server.ask("POST", &path, Some(&eve), &good.to_string());
        assert_eq!((status, refused["code"].as_str()), (409, Some("not-seated")), "{}", info.id);
        let mut forged = good.clone();
        forged["seat"] = json!(seat);
        let (status, refused) =
            server.ask("POST", &path, Some(&company.tokens[1 - seat]), &forged.to_string());
        assert_eq!((status, refused["code"].as_str()), (400, Some("malformed")), "{}", info.id);
        assert_eq!(server.ask("POST", &path, None, &good.to_string()).0, 401);
        let (player, socket) = &mut players[seat];
        assert_eq!(make_move(player, socket), base + 1, "{}: and nothing has changed", info.id);
    }
}

#[test]
fn frames_that_are_no_messages_end_in_a_code_or_a_close() {
    let folder = tempfile::tempdir().unwrap();
    let server = Server::start(folder.path());
    let (token, _) = server.guest("Eve");
    let deep = format!("{}{}", "[".repeat(8_000), "]".repeat(8_000));
    let strange = [
        "",
        " ",
        "null",
        "[]",
        "{}",
        "\"ping\"",
        "{\"do\":\"ping\"",
        "{\"do\":\"fly\"}",
        "{\"do\":\"ping\",\"x\":1}",
        "{\"do\":\"watch\"}",
        "{\"do\":\"watch\",\"table\":7}",
        "{\"do\":\"order\",\"table\":\"t\",\"id\":\"i\"}",
        "{\"do\":\"lobby\",\"on\":\"yes\"}",
        "\u{0}",
        deep.as_str(),
    ];
    let mut socket = server.socket(Some(&token));
    drain(&mut socket);
    for text in strange {
        assert!(socket.send(Message::text(text)));
        let answer = socket.hear().expect("the socket stays open");
        let code = &answer["refusal"]["code"];
        assert_eq!((&answer["on"], code), (&json!("trouble"), &json!("malformed")), "{text:.40}: {answer}");
    }
    assert!(socket.send(Message::binary(vec![0xff; 100])));
    assert_eq!(socket.hear().unwrap()["refusal"]["code"], "malformed");
    let long = "x".repeat(65);
    for (table, id, code) in [
        ("nowhere", "a", "not-found"),
        ("../x", "a", "not-found"),
        ("t", long.as_str(), "too-long"),
        ("t", "a\u{0}", "too-long"),
    ] {
        assert!(socket.say(&order(table, id, &json!({"do": "stand"}))));
        let refused = until(&mut socket, "a refusal", |message| message["on"] == "refused");
        assert_eq!(refused["refusal"]["code"], *code, "{table} {id}");
    }
    // Longer than any message may be: the socket is closed, and a new one is as good as before.
    assert!(socket.send(Message::text(format!("{{\"do\":\"{}\"}}", "y".repeat(100_000)))));
    while socket.hear().is_some() {}
    let mut socket = server.socket(Some(&token));
    drain(&mut socket);
    // Nothing but nonsense, on and on.
    let mut said = 0;
    while socket.send(Message::text("nonsense")) && said < 500 {
        said += 1;
        let Some(answer) = socket.hear() else { break };
        if answer["on"] == "bye" {
            assert_eq!(answer["refusal"]["code"], "too-many");
            break;
        }
    }
    assert!(said < 500, "patience has an end");
}

#[test]
fn hints_are_computed_one_at_a_time_and_invalid_ids_are_not_muted() {
    let folder = tempfile::tempdir().unwrap();
    let server = Server::start(folder.path());
    let company = Company::play(&server, "chain", 2, &json!({"rated": false}));
    let mut players = company.players(&server);
    let seat = to_act(&players[0].0);
    let (player, socket) = &mut players[seat];
    let ask = json!({"do": "hint", "match_id": player.match_id, "base": player.seq});
    for number in 0..20 {
        assert!(socket.say(&order(&company.table, &format!("hint{number}"), &ask)));
    }
    let (mut hints, mut busy) = (0, 0);
    while hints + busy < 20 {
        match socket.hear().expect("every one is answered") {
            message if message["on"] == "hint" => hints += 1,
            message if message["on"] == "refused" => {
                assert_eq!(message["refusal"]["code"], "busy");
                busy += 1;
            }
            _ => {}
        }
    }
    assert!(hints >= 1 && busy >= 1, "{hints} hints, {busy} times busy");
    for invalid in ["", "\u{0}", &"x".repeat(65)] {
        let mute = json!({"do": "mute", "person": invalid, "on": true});
        assert_eq!(company.refused(&server, 0, "mute", &mute), "not-found");
    }
}

#[test]
fn a_flood_is_stopped_and_the_others_do_not_notice() {
    let folder = tempfile::tempdir().unwrap();
    let server = Server::launch(folder.path(), |command| {
        command.env("CARDINAL_FRAMES_PER_SECOND", "4");
    });
    let (ann, _) = server.guest("Ann");
    let (eve, _) = server.guest("Eve");
    let setup = json!({"game": "numboom", "seats": [{"kind": "open"}, {"kind": "bot", "level": "greedy"}]});
    let table = server.open(&ann, &setup);
    server.order(&ann, &table, "go", &json!({"do": "start"}));
    let mut socket = server.socket(Some(&eve));
    let (mut slowed, mut pongs) = (0, 0);
    // Each is answered before the next, so that nothing is lost with a socket that is closed in between.
    for _ in 0..120 {
        if !socket.say(&json!({"do": "ping"})) {
            break;
        }
        let answer = std::iter::from_fn(|| socket.hear())
            .find(|message| matches!(message["on"].as_str(), Some("pong" | "trouble" | "bye")));
        match answer {
            Some(message) if message["on"] == "pong" => pongs += 1,
            Some(message) => {
                assert_eq!(message["refusal"]["code"], "too-many");
                slowed += 1;
            }
            None => break,
        }
    }
    assert!(slowed > 0, "it was told to slow down after {pongs}");
    let mut player = Player::new(&ann, &table, 1);
    let mut own = player.connect(&server);
    while player.seq == 0 {
        player.hear(&own.hear().expect("the others play on"));
    }
}

#[test]
fn pages_of_other_sites_and_forged_sessions_get_nowhere() {
    let folder = tempfile::tempdir().unwrap();
    let server = Server::start(folder.path());
    let (token, _) = server.guest("Ann");
    let open = |origin: &str, more: &[(&'static str, String)]| {
        let mut request = format!("ws://{}/api/socket", server.address).into_client_request().unwrap();
        if !origin.is_empty() {
            request.headers_mut().insert("Origin", origin.parse().unwrap());
        }
        for (name, value) in more {
            request.headers_mut().insert(*name, value.parse().unwrap());
        }
        match tungstenite::connect(request) {
            Ok((mut socket, _)) => Ok(socket.read().unwrap().to_string()),
            Err(tungstenite::Error::Http(response)) => Err(response.status().as_u16()),
            Err(other) => panic!("{other}"),
        }
    };
    let own = format!("http://{}", server.address);
    let cookie = |value: &str| [("Cookie", format!("cardinal={value}"))];
    assert!(open(&own, &cookie(&token)).unwrap().contains("\"name\":\"Ann\""));
    for origin in
        ["https://evil.example", "null", "http://127.0.0.1.evil.example", "http://127.0.0.1", "evil"]
    {
        assert_eq!(open(origin, &cookie(&token)), Err(403), "{origin}");
    }
    let mut other = token.clone();
    other.replace_range(63.., if token.ends_with('0') { "1" } else { "0" });
    let (quoted, upper) = (format!("\"{token}\""), token.to_uppercase());
    let forged: [&str; 7] = ["", "x", &other, &token[..63], &quoted, "' OR 1=1 --", &upper];
    for value in forged.into_iter().filter(|value| *value != token) {
        let welcome = open(&own, &cookie(value)).unwrap();
        assert!(welcome.contains("\"you\":null"), "{value}: {welcome}");
    }
    let http = |headers: &str, method: &str, path: &str| {
        server.raw(&format!(
            "{method} {path} HTTP/1.1\r\nHost: {}\r\nConnection: close\r\nContent-Length: 0\r\n{headers}\r\n",
            server.address
        ))
    };
    let mine = format!("Cookie: other=1; cardinal={token}\r\n");
    assert_eq!(http(&mine, "GET", "/api/me").0, 200);
    assert_eq!(http(&format!("Cookie: cardinal={other}\r\n"), "GET", "/api/me"), (200, "null".to_owned()));
    for method in ["POST", "DELETE", "PATCH", "PUT"] {
        let (status, _) = http(&format!("{mine}Origin: https://evil.example\r\n"), method, "/api/me");
        assert_eq!(status, 403, "{method}");
    }
    assert_eq!(http(&mine, "GET", "/api/me").0, 200, "still there");
    let (status, body) = http(&format!("{mine}Content-Type: text/plain\r\n"), "POST", "/api/tables");
    assert_eq!(status, 415, "a form cannot be mistaken for an order: {body}");
    for path in [
        "/api/tables/..%2f..%2fme",
        "/api/tables/%2e%2e/me",
        "/api/matches/%00/record",
        "/api/people/%ff",
        "/api//me",
        "/api/../healthz",
        "/%2e%2e/%2e%2e/etc/passwd",
        "/assets/%2e%2e/%2e%2e/cardinal.sqlite3",
        "//etc/passwd",
        "/api/tables/'%20OR%201=1",
        "/api/leaderboard/chain/%27--?from=0",
    ] {
        let (status, body) = http("", "GET", path);
        assert!(matches!(status, 200 | 400 | 404), "{path}: {status}");
        assert!(!body.contains("root:") && !body.contains("SQLite format"), "{path}");
        assert!(!(status == 200 && body.contains("\"login\"")), "{path}: {body}");
    }
}
