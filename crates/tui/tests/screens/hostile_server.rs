//! A server that means harm: every text it sends is written to disturb a terminal.

use std::io::{Read, Write};
use std::net::{TcpListener, TcpStream};
use std::sync::{Arc, Mutex};

use cardinal_engine::random::{Purpose, stream};
use cardinal_engine::{AnyMatch, Observer, Seat, Settings, Standing};
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
    orders: Arc<Mutex<Vec<Value>>>,
}

/// What all connections share.
struct Shared {
    game: String,
    seats: u8,
    /// The match as seat 0 sees it.
    update: Value,
    /// What it answers to those who ask for the log.
    history: Vec<Value>,
    orders: Arc<Mutex<Vec<Value>>>,
}

impl Hostile {
    /// A server whose table plays this game: the deal, seen from seat 0, whose turn it is.
    pub(crate) fn start(game: &str) -> Self {
        let game = cardinal_games::find(game).unwrap();
        let settings = Settings::from_pairs(&game.info(), &[("first_starter", "seat0")]).unwrap();
        let mut played = game.start(settings, vec![EVIL.to_owned(), EVIL.to_owned()]).unwrap();
        played.settle(&mut stream(3, 0, Purpose::Chance));
        Self::showing(played.as_ref())
    }

    /// A server whose table is at this point of a match.
    pub(crate) fn showing(played: &dyn AnyMatch) -> Self {
        let listener = TcpListener::bind("127.0.0.1:0").unwrap();
        let address = format!("http://{}", listener.local_addr().unwrap());
        let orders = Arc::new(Mutex::new(Vec::new()));
        let game = played.info().id.to_owned();
        let (seats, update, history) = (played.seats(), update(played), history(played));
        let shared = Arc::new(Shared { game, seats, update, history, orders: orders.clone() });
        std::thread::spawn(move || {
            for stream in listener.incoming().flatten() {
                let shared = shared.clone();
                std::thread::spawn(move || serve(stream, &shared));
            }
        });
        Self { address, orders }
    }

    /// What it was asked to do so far, in one word each.
    #[allow(dead_code, reason = "only some of the tests that share this file ask")]
    pub(crate) fn orders(&self) -> Vec<String> {
        let orders = self.orders.lock().unwrap();
        orders.iter().map(|order| order["do"].as_str().unwrap_or_default().to_owned()).collect()
    }

    /// The moves it was sent so far, each as its actions; it refuses them all.
    #[allow(dead_code, reason = "only some of the tests that share this file ask")]
    pub(crate) fn moves(&self) -> Vec<Value> {
        let orders = self.orders.lock().unwrap();
        orders.iter().filter(|order| order["do"] == "moves").map(|order| order["actions"].clone()).collect()
    }
}

fn serve(mut stream: TcpStream, shared: &Shared) {
    let mut head = [0; 4096];
    let seen = stream.peek(&mut head).unwrap_or(0);
    if String::from_utf8_lossy(&head[..seen]).contains("/api/socket") {
        talk(stream, shared);
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
    let (status, body) = answer(path, shared);
    let body = body.to_string();
    let length = body.len();
    let head = format!("HTTP/1.1 {status} x\r\nContent-Length: {length}\r\nConnection: close\r\n\r\n");
    // The client may be gone.
    let _ = stream.write_all(format!("{head}{body}").as_bytes());
}

fn answer(path: &str, shared: &Shared) -> (u16, Value) {
    match path {
        "/api/server" => (
            200,
            json!({
                "version": env!("CARGO_PKG_VERSION"), "protocol": PROTOCOL, "levels": [EVIL], "reactions": [EVIL],
                "online": 1, "playing": 1
            }),
        ),
        "/api/guest" | "/api/me" => (200, me()),
        "/api/tables" => (200, json!([lobby_table(&shared.game), lobby_table(EVIL)])),
        "/api/quick" => (409, refusal()),
        _ if path == format!("/api/tables/{TABLE}") => (200, table(shared)),
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

fn table(shared: &Shared) -> Value {
    let sitter = |id: &str| json!({ "sitter": { "kind": "person", "person": person(id), "presence": "away", "substitute": EVIL } });
    // Nothing has happened before the deal.
    let status = if shared.update["seq"] == 0 { "waiting" } else { "playing" };
    let seats: Vec<Value> = (0..shared.seats).map(|at| sitter(if at == 0 { "me" } else { "p" })).collect();
    json!({
        "id": TABLE, "version": 1, "game": shared.game, "options": {}, "status": status,
        "seats": seats, "host": person("p"), "clock": { "kind": "none" },
        "out_of_time": "default_move", "pace": "calm", "grace": 60, "open": true,
        "spectators": { "allowed": true, "sight": "public", "delay": 0 }, "watchers": 0, "rated": false,
        "lesson": false, "start_when_full": true, "chat_open": true,
        "current": {
            "id": "m", "number": 1, "commitment": EVIL, "entropy": [], "started": 0, "ended": null,
            "result": null, "ratings": null
        },
        "next_commitment": EVIL, "vote": { "id": 1, "kind": "undo", "by": 1, "yes": [1], "waiting": [0], "until": 0 },
        "rematch": [], "rematch_declined": null, "frozen": false, "created": 0
    })
}

/// A match as its player at seat 0 sees it.
fn update(played: &dyn AnyMatch) -> Value {
    let seat = Seat::new(0);
    let scores: Vec<i32> = played.scores().iter().copied().collect();
    let result: Option<Vec<Value>> = played.standings().map(|all| {
        let one = |one: &Standing| json!({ "place": one.place, "score": one.score, "team": one.team });
        all.iter().map(one).collect()
    });
    let turn: Vec<u8> = played.turn().seats().iter().map(Seat::number).collect();
    json!({
        "on": "update", "table": TABLE, "match_id": "m", "seq": played.len(), "watcher": { "kind": "seat", "seat": 0 },
        "steps": [], "view": played.view(Observer::Seat(seat)),
        "outlook": {
            "turn": turn, "optional": [], "legal": played.legal(seat), "scores": scores, "result": result, "undo": true,
            "lesson": null, "clocks": { "now": 0, "left": [], "running": [] }
        }
    })
}

/// What seat 0 was told, and in place of the last input that the one before it was taken back.
fn history(played: &dyn AnyMatch) -> Vec<Value> {
    let last = played.len();
    let told = |input: usize| json!({ "seq": input + 1, "at": 0, "notices": played.notices(input, Observer::Seat(Seat::new(0))) });
    let undo = json!({ "seq": last, "at": 0, "notices": [], "back_to": last.saturating_sub(2), "by": 1 });
    (0..last.saturating_sub(1)).map(told).chain([undo]).collect()
}

fn say(socket: &mut WebSocket<TcpStream>, message: &Value) {
    // The listener may be gone.
    let _ = socket.send(Message::text(message.to_string()));
}

fn talk(stream: TcpStream, shared: &Shared) {
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
                    &json!({ "on": "table", "table": table(shared), "your_seat": 0, "muted": [] }),
                );
                let kinds = ["said", "reaction", "remark"];
                let lines: Vec<Value> = (1..)
                    .zip(kinds)
                    .map(|(id, kind)| json!({ "id": id, "at": 0, "from": person("p"), "kind": kind, "text": EVIL }))
                    .collect();
                say(&mut socket, &json!({ "on": "chat", "table": TABLE, "lines": lines }));
                if shared.update["seq"] != 0 {
                    say(&mut socket, &shared.update);
                }
            }
            Ok(ToServer::Order { id, order, .. }) => {
                shared.orders.lock().unwrap().push(json!(order));
                say(&mut socket, &json!({ "on": "refused", "table": TABLE, "id": id, "refusal": refusal() }));
            }
            Ok(ToServer::History { match_id, .. }) => {
                let steps = &shared.history;
                say(
                    &mut socket,
                    &json!({ "on": "history", "table": TABLE, "match_id": match_id, "steps": steps }),
                );
            }
            _ => {}
        }
    }
}
