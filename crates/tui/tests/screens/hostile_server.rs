//! A server that means harm: every text it sends is written to disturb a terminal.

use std::io::{Read, Write};
use std::net::{TcpListener, TcpStream};

use cardinal_protocol::{PROTOCOL, ToServer};
use serde_json::{Value, json};
use tungstenite::{Message, WebSocket};

/// A text that sets the title, clears the screen, turns the direction of writing and begins a line of its own.
pub(crate) const EVIL: &str = "\u{1b}]0;owned\u{7}\u{1b}[2J\u{9b}31m\u{202e}evil\u{2066}\r\nname\u{2028}x";

/// Where its table is.
const TABLE: &str = "t1";

/// A server on a port of its own. Its threads end with the tests.
pub(crate) struct Hostile {
    pub(crate) address: String,
}

impl Hostile {
    /// A server whose table plays this game: the deal, seen from seat 0, which is to move.
    pub(crate) fn start(game: &'static str) -> Self {
        let listener = TcpListener::bind("127.0.0.1:0").unwrap();
        let address = format!("http://{}", listener.local_addr().unwrap());
        std::thread::spawn(move || {
            for stream in listener.incoming().flatten() {
                std::thread::spawn(move || serve(stream, game));
            }
        });
        Self { address }
    }
}

fn serve(mut stream: TcpStream, game: &str) {
    let mut head = [0; 4096];
    let seen = stream.peek(&mut head).unwrap_or(0);
    if String::from_utf8_lossy(&head[..seen]).contains("/api/socket") {
        talk(stream, game);
        return;
    }
    let mut request = Vec::new();
    while !request.windows(4).any(|end| end == b"\r\n\r\n") {
        match stream.read(&mut head) {
            Ok(read @ 1..) => request.extend_from_slice(&head[..read]),
            _ => return,
        }
    }
    let request = String::from_utf8_lossy(&request).into_owned();
    let path = request.split(' ').nth(1).unwrap_or_default();
    let (status, body) = answer(path, game);
    let body = body.to_string();
    let length = body.len();
    let head = format!("HTTP/1.1 {status} x\r\nContent-Length: {length}\r\nConnection: close\r\n\r\n");
    // Whoever asked may be gone.
    let _ = stream.write_all(format!("{head}{body}").as_bytes());
}

fn answer(path: &str, game: &str) -> (u16, Value) {
    match path {
        "/api/server" => (
            200,
            json!({
                "version": env!("CARGO_PKG_VERSION"), "protocol": PROTOCOL, "levels": [EVIL], "reactions": [EVIL],
                "online": 1, "playing": 1
            }),
        ),
        "/api/guest" | "/api/me" => (200, me()),
        "/api/tables" => (200, json!([lobby_table(game), lobby_table(EVIL)])),
        "/api/quick" => (409, refusal()),
        _ if path == format!("/api/tables/{TABLE}") => (200, table(game)),
        _ => (404, refusal()),
    }
}

fn refusal() -> Value {
    json!({ "code": EVIL, "clause": EVIL, "message": EVIL })
}

fn me() -> Value {
    json!({ "id": "me", "name": EVIL, "kind": "guest", "login": null, "token": "abc" })
}

fn person(id: &str) -> Value {
    json!({ "id": id, "name": EVIL, "kind": "guest" })
}

fn lobby_table(game: &str) -> Value {
    json!({
        "id": EVIL, "game": game, "options": {}, "status": "waiting", "free": 1, "clock": { "kind": "none" },
        "seats": [{ "kind": "person", "person": person("p") }, { "kind": "bot", "level": EVIL }],
        "rated": false, "spectators": true, "host": person("p"), "created": 0
    })
}

fn table(game: &str) -> Value {
    let sitter = |id: &str| json!({ "sitter": { "kind": "person", "person": person(id), "presence": "away", "substitute": EVIL } });
    json!({
        "id": TABLE, "version": 1, "game": game, "options": {}, "status": "playing",
        "seats": [sitter("me"), sitter("p")], "host": person("p"), "clock": { "kind": "none" },
        "out_of_time": "default_move", "pace": "calm", "grace": 60, "open": true,
        "spectators": { "allowed": true, "sight": "public", "delay": 0 }, "watchers": 0, "rated": false,
        "lesson": false, "start_when_full": true, "chat_open": true,
        "current": {
            "id": "m", "number": 1, "commitment": EVIL, "entropy": [], "started": 0, "ended": null,
            "result": null, "ratings": null
        },
        "next_commitment": EVIL, "vote": { "id": 1, "kind": "undo", "by": 1, "yes": [1], "waiting": [0] },
        "rematch": [], "rematch_declined": null, "frozen": false, "created": 0
    })
}

/// The game as its player at seat 0 sees it.
fn update(game: &str) -> Value {
    use cardinal_engine::random::{Purpose, stream};
    use cardinal_engine::{Observer, Seat, Settings};
    let game = cardinal_games::find(game).unwrap();
    let settings = Settings::from_pairs(&game.info(), &[("first_starter", "seat0")]).unwrap();
    let mut played = game.start(settings, vec![EVIL.to_owned(), EVIL.to_owned()]).unwrap();
    played.settle(&mut stream(3, 0, Purpose::Chance));
    let seat = Seat::new(0);
    json!({
        "on": "update", "table": TABLE, "match_id": "m", "seq": played.len(), "watcher": { "kind": "seat", "seat": 0 },
        "steps": [], "view": played.view(Observer::Seat(seat)),
        "outlook": {
            "turn": [0], "optional": [], "legal": played.legal(seat), "scores": [0, 0], "result": null, "undo": true,
            "lesson": null, "clocks": { "now": 0, "left": [null, null], "running": [] }
        }
    })
}

fn say(socket: &mut WebSocket<TcpStream>, message: &Value) {
    // Whoever listened may be gone.
    let _ = socket.send(Message::text(message.to_string()));
}

fn talk(stream: TcpStream, game: &str) {
    let Ok(mut socket) = tungstenite::accept(stream) else { return };
    let version = env!("CARGO_PKG_VERSION");
    say(
        &mut socket,
        &json!({
            "on": "welcome", "protocol": PROTOCOL, "version": version, "bundle": EVIL, "you": me(), "now": 0
        }),
    );
    while let Ok(message) = socket.read() {
        let Message::Text(text) = message else { continue };
        match serde_json::from_str(text.as_str()) {
            Ok(ToServer::Watch(_)) => {
                say(
                    &mut socket,
                    &json!({ "on": "table", "table": table(game), "your_seat": 0, "muted": [] }),
                );
                let kinds = ["said", "reaction", "remark"];
                let lines: Vec<Value> = (1..)
                    .zip(kinds)
                    .map(|(id, kind)| json!({ "id": id, "at": 0, "from": person("p"), "kind": kind, "text": EVIL }))
                    .collect();
                say(&mut socket, &json!({ "on": "chat", "table": TABLE, "lines": lines }));
                say(&mut socket, &update(game));
            }
            Ok(ToServer::Order { id, .. }) => {
                say(&mut socket, &json!({ "on": "refused", "table": TABLE, "id": id, "refusal": refusal() }));
            }
            _ => {}
        }
    }
}
