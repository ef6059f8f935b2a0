//! Two worlds that a player cannot distinguish stay indistinguishable over the wire, for all games.
//!
//! Games are played for a while. Then the database is copied, and in the copy the cards that one observer cannot know
//! are exchanged: that observer was told the very same so far, the others were not. Two servers go on with the two
//! databases. People, tables, matches, numbers and even the commitment are the same in both, so the bytes that the
//! observer gets from both must be the same as well, but for the time of day. That holds until something is revealed.

use std::collections::BTreeSet;
use std::path::Path;

use cardinal_engine::{AnyMatch, Observer, Seat};
use serde_json::{Value, json};

use crate::database::Database;
use crate::harness::{Server, Socket};
use crate::replica::replay;

/// How many moves are made before the worlds part.
const MOVES: [usize; 3] = [0, 7, 20];
/// How many moves are made afterwards.
const AHEAD: usize = 5;
/// How often an exchange of two cards is tried.
const EXCHANGES: usize = 60;

fn random(state: &mut u64, bound: usize) -> usize {
    *state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
    (*state >> 33) as usize % bound
}

/// A table to be watched by one observer in two worlds.
struct Case {
    table: String,
    match_id: String,
    game: String,
    options: Value,
    seats: usize,
    who: Observer,
}

impl Case {
    /// Does something with the match that these inputs make; nothing if they make none.
    fn play<T>(&self, inputs: &[Value], then: impl FnOnce(&dyn AnyMatch) -> T) -> Option<T> {
        replay(&self.game, &self.options, self.seats, inputs, then)
    }

    /// Everything the game itself has told an observer.
    fn told(&self, inputs: &[Value], who: Observer) -> Option<String> {
        self.play(inputs, |played| {
            let notices: Vec<Value> = (0..played.len()).map(|at| json!(played.notices(at, who))).collect();
            json!([notices, played.view(who)]).to_string()
        })
    }

    /// Another world: cards exchanged wherever the observer cannot know it.
    fn other_world(&self, truth: &[Value], state: &mut u64) -> Vec<Value> {
        let told = self.told(truth, self.who).expect("it was played so");
        let mut world = truth.to_vec();
        for _ in 0..EXCHANGES {
            let at = random(state, world.len());
            let mut tried = world.clone();
            let Some(cards) = cards(&mut tried[at]) else { continue };
            let (one, two) = (random(state, cards.len()), random(state, cards.len()));
            if cards[one] == cards[two] {
                continue;
            }
            cards.swap(one, two);
            if self.told(&tried, self.who).as_ref() == Some(&told) {
                world = tried;
            }
        }
        world
    }

    /// Whether nothing is secret any more.
    fn over(&self, inputs: &[Value]) -> bool {
        self.play(inputs, |played| played.finished().is_some()).expect("it was played so")
    }

    fn observers(&self) -> impl Iterator<Item = Observer> {
        (0..self.seats as u8).map(|seat| Observer::Seat(Seat::new(seat))).chain([Observer::Spectator])
    }
}

/// The cards of a shuffle.
fn cards(input: &mut Value) -> Option<&mut Vec<Value>> {
    let chance = input.get_mut("chance")?.as_object_mut()?;
    chance.values_mut().find_map(Value::as_array_mut).filter(|cards| cards.len() > 1)
}

/// A message without the time of day.
// A table's version starts with the moment it was loaded; how often it changes shows in the messages themselves.
fn timeless(text: &str) -> String {
    let mut out = String::new();
    let mut rest = text;
    while let Some(at) = ["\"now\":", "\"at\":", "\"until\":", "\"version\":"]
        .iter()
        .filter_map(|key| Some(rest.find(key)? + key.len()))
        .min()
    {
        out.push_str(&rest[..at]);
        rest = rest[at..].trim_start_matches(|letter: char| letter.is_ascii_digit());
    }
    out + rest
}

/// The lines, sorted.
fn sorted(text: &str) -> String {
    let mut lines: Vec<&str> = text.lines().collect();
    lines.sort_unstable();
    lines.join("\n")
}

/// A person, in both worlds.
struct Twins<'a> {
    servers: &'a [Server; 2],
    token: Option<&'a str>,
    table: &'a str,
    sockets: [Socket; 2],
}

impl<'a> Twins<'a> {
    fn new(servers: &'a [Server; 2], token: Option<&'a str>, table: &'a str) -> Self {
        Self { servers, token, table, sockets: [servers[0].socket(token), servers[1].socket(token)] }
    }

    /// Sends the same to both, and gives what both were sent until now.
    fn say(&mut self, messages: &[Value]) -> [String; 2] {
        // A hint takes its time and may come after everything else.
        let hint = messages.iter().any(|message| message["order"]["do"] == "hint");
        self.sockets.each_mut().map(|socket| {
            messages.iter().for_each(|message| assert!(socket.say(message)));
            // Watching is answered by the table, after everything before it: with a view that no step led to.
            assert!(socket.say(&json!({"do": "watch", "table": self.table})));
            let (mut heard, mut tables) = (String::new(), BTreeSet::new());
            let (mut shown, mut hinted) = (false, !hint);
            while !shown || !hinted {
                let text = socket.text().expect("the server answers");
                shown |= text.contains("\"steps\":[],\"view\":");
                hinted |= text.contains("\"id\":\"hint\"");
                let text = timeless(&text) + "\n";
                if text.starts_with("{\"on\":\"table\"") {
                    // The number of spectators is sent a second after one arrives, in any case.
                    tables.insert(text);
                } else {
                    heard.push_str(&text);
                }
            }
            heard.extend(tables);
            heard
        })
    }

    fn ask(&self, path: &str) -> [String; 2] {
        self.servers.each_ref().map(|server| {
            let (status, body) = server.ask("GET", path, self.token, "");
            timeless(&format!("{status} {body}"))
        })
    }

    fn post(&self, path: &str, body: &Value) -> [(u16, Value); 2] {
        self.servers.each_ref().map(|server| server.ask("POST", path, self.token, &body.to_string()))
    }
}

fn same(what: &str, case: &Case, bytes: &[String; 2]) {
    let parted = bytes[0].bytes().zip(bytes[1].bytes()).take_while(|(one, other)| one == other).count();
    let near = |text: &str| {
        let bytes = &text.as_bytes()[parted.saturating_sub(60).min(text.len())..];
        String::from_utf8_lossy(&bytes[..bytes.len().min(300)]).into_owned()
    };
    assert!(
        bytes[0] == bytes[1],
        "{what} of {} for {:?} differs:\n{}\n{}",
        case.game,
        case.who,
        near(&bytes[0]),
        near(&bytes[1])
    );
}

/// Plays this number of moves, for all seats.
fn play(server: &Server, tokens: &[String], table: &str, moves: usize, state: &mut u64) -> String {
    let mut match_id = String::new();
    for number in 0..=moves {
        let mut done = false;
        for token in tokens {
            let told = server.get(&format!("/api/tables/{table}/events"), Some(token));
            let mut messages = told["messages"].as_array().unwrap().iter();
            let update = messages.find(|message| message["on"] == "update").unwrap();
            update["match_id"].as_str().unwrap().clone_into(&mut match_id);
            let Some(legal) = update["outlook"]["legal"].as_array() else { continue };
            if number < moves && !done {
                let action = &legal[random(state, legal.len())];
                let order =
                    json!({"do": "moves", "match_id": match_id, "base": update["seq"], "actions": [action]});
                server.order(token, table, &format!("m{number}"), &order);
                done = true;
            }
        }
    }
    match_id
}

/// Opens the tables and plays at them; one for each game, number of moves and observer.
fn prepare(server: &Server, tokens: &[String], state: &mut u64) -> Vec<Case> {
    let mut cases = Vec::new();
    for info in cardinal_games::all().iter().map(|game| game.info()) {
        // Three where the game allows it: then another player has a secret apart from the deck's.
        let seats = if info.seats.contains(&3) { 3 } else { 2 };
        let observers =
            (0..seats as u8).map(|seat| Observer::Seat(Seat::new(seat))).chain([Observer::Spectator]);
        for (who, moves) in observers.flat_map(|who| MOVES.map(|moves| (who, moves))) {
            let setup = json!({"game": info.id, "seats": vec![json!({"kind": "open"}); seats], "grace": 3600, "rated": false, "open": true});
            let table = server.open(&tokens[0], &setup);
            for (seat, token) in tokens[..seats].iter().enumerate().skip(1) {
                server.order(token, &table, "sit", &json!({"do": "sit", "seat": seat}));
            }
            server.order(&tokens[0], &table, "go", &json!({"do": "start"}));
            let match_id = play(server, &tokens[..seats], &table, moves, state);
            let options = server.get(&format!("/api/tables/{table}"), None)["options"].clone();
            cases.push(Case { table, match_id, game: info.id.to_owned(), options, seats, who });
        }
    }
    cases
}

/// Watches one table in both worlds; gives how many moves could be compared.
fn compare(
    case: &Case,
    servers: &[Server; 2],
    files: &mut [Database; 2],
    tokens: &[String],
    state: &mut u64,
) -> usize {
    // All are connected, so that no absence is news later on.
    let mut seats: Vec<Twins<'_>> =
        tokens[..case.seats].iter().map(|token| Twins::new(servers, Some(token), &case.table)).collect();
    for seat in &mut seats {
        seat.say(&[]);
    }
    let token = case.who.seat().map(|seat| tokens[seat.index()].as_str());
    let mut eyes = Twins::new(servers, token, &case.table);
    same("the first sight", case, &eyes.say(&[]));
    let path = format!("/api/tables/{}", case.table);
    let mut compared = 0;
    for step in 0..AHEAD {
        let worlds = files.each_mut().map(|file| file.inputs(&case.match_id));
        if case.over(&worlds[0]) {
            return compared;
        }
        let head = files[0].head(&case.match_id);
        let since =
            json!({"match_id": case.match_id, "seq": head.saturating_sub(random(state, 9) as u64).max(1)});
        let order =
            |id: String, order: Value| json!({"do": "order", "table": case.table, "id": id, "order": order});
        let mut messages = vec![json!({"do": "watch", "table": case.table, "since": since})];
        let legal = |inputs: &[Value], seat| case.play(inputs, |played| played.legal(seat)).unwrap();
        if let Some(seat) = case.who.seat() {
            // Moves that are refused, and those that are none.
            let actions = (0..6).map(|_| {
                case.play(&worlds[0], |played| {
                    let count = cardinal_games::find(&case.game).unwrap().actions();
                    let action = played.action(random(state, count))?;
                    played.check(seat, &action).is_err().then_some(action)
                })
                .unwrap()
            });
            let actions: Vec<Value> = actions.flatten().chain([json!({"do": "fly"})]).collect();
            for (at, action) in actions.into_iter().enumerate() {
                let asked =
                    json!({"do": "moves", "match_id": case.match_id, "base": head, "actions": [action]});
                messages.push(order(format!("probe{step}-{at}"), asked));
            }
        }
        same("an answer", case, &eyes.say(&messages));
        for path in [path.clone(), format!("{path}/events"), format!("/api/matches/{}", case.match_id)] {
            same(&path, case, &eyes.ask(&path));
        }
        for kind in ["record", "replay"] {
            let asked = eyes.ask(&format!("/api/matches/{}/{kind}", case.match_id));
            assert!(asked[0].starts_with("409"), "{}", asked[0]);
            same(kind, case, &asked);
        }
        let turn = case.play(&worlds[0], |played| played.turn().seats()).unwrap();
        if step == 0 && case.who.seat().is_some_and(|seat| turn.contains(seat)) {
            let asked = json!({"do": "hint", "match_id": case.match_id, "base": head});
            // It is thought of beside the table, and so may come before or after what the table says meanwhile.
            let answers = eyes.say(&[order("hint".to_owned(), asked)]);
            same("a hint", case, &answers.map(|text| sorted(&text)));
        }
        // A move that is possible in both worlds.
        let Some((seat, action)) = turn.iter().find_map(|seat| {
            let mut both = legal(&worlds[0], seat);
            let there = legal(&worlds[1], seat);
            both.retain(|action| there.contains(action));
            (!both.is_empty()).then(|| (seat, both.swap_remove(random(state, both.len()))))
        }) else {
            return compared;
        };
        let asked = json!({"do": "moves", "match_id": case.match_id, "base": head, "actions": [action]});
        let done = seats[seat.index()].post(&format!("{path}/orders/ahead{step}"), &asked);
        assert_eq!((done[0].0, done[1].0), (200, 200), "{done:?}");
        let worlds = files.each_mut().map(|file| file.inputs(&case.match_id));
        let told = worlds.each_ref().map(|inputs| case.told(inputs, case.who));
        if told[0] != told[1] || worlds.iter().any(|inputs| case.over(inputs)) {
            // Something was revealed, or everything: they may be told apart from now on.
            return compared;
        }
        same("what happened", case, &eyes.say(&[]));
        compared += 1;
        if Some(seat) == case.who.seat() {
            let asked =
                json!({"do": "undo", "match_id": case.match_id, "base": files[0].head(&case.match_id)});
            same("taking back", case, &eyes.say(&[order(format!("undo{step}"), asked)]));
            let vote = servers[0].get(&path, None)["vote"].clone();
            for seat in vote["waiting"].as_array().into_iter().flatten().take(1) {
                let no = json!({"do": "vote", "vote": vote["id"], "yes": false});
                seats[seat.as_u64().unwrap() as usize].post(&format!("{path}/orders/no{step}"), &no);
            }
            same("the answer to that", case, &eyes.say(&[]));
        }
    }
    compared
}

/// Copies the files of a folder.
pub(crate) fn copy(from: &Path, to: &Path) {
    for entry in std::fs::read_dir(from).unwrap().map(Result::unwrap) {
        std::fs::copy(entry.path(), to.join(entry.file_name())).unwrap();
    }
}

#[test]
fn nothing_sent_depends_on_what_its_receiver_cannot_know() {
    let folders = [tempfile::tempdir().unwrap(), tempfile::tempdir().unwrap()];
    let server = Server::start(folders[0].path());
    let tokens = ["Ann", "Ben", "Cem"].map(|name| server.guest(name).0);
    let mut state = 20;
    let cases = prepare(&server, &tokens, &mut state);
    drop(server);
    copy(folders[0].path(), folders[1].path());
    let mut files = folders.each_ref().map(|folder| Database::open(folder.path()));
    let mut parted = Vec::new();
    for case in &cases {
        let truth = files[0].inputs(&case.match_id);
        if case.over(&truth) {
            parted.push(false);
            continue;
        }
        let other = case.other_world(&truth, &mut state);
        for at in (0..truth.len()).filter(|at| truth[*at] != other[*at]) {
            files[1].falsify(&case.match_id, at, &other[at]);
        }
        parted.push(
            case.observers().any(|who| case.told(&truth, who) != case.told(&other, who)) || truth != other,
        );
    }
    let servers = folders.each_ref().map(|folder| Server::start(folder.path()));
    for info in cardinal_games::all().iter().map(|game| game.info()) {
        let (mut worlds, mut moves) = (0, 0);
        for (case, _) in cases.iter().zip(&parted).filter(|(case, parted)| **parted && case.game == info.id) {
            moves += compare(case, &servers, &mut files, &tokens, &mut state);
            worlds += 1;
        }
        println!("{}: {worlds} pairs of worlds, {moves} moves compared", info.id);
        assert!(worlds >= 4, "{}: hardly anything could be exchanged ({worlds})", info.id);
        assert!(moves >= 4, "{}: hardly anything could be compared ({moves})", info.id);
    }
}
