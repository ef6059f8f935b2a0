//! All decoders of foreign input, for tests and fuzzing: no bytes may cause a panic, and decoded values survive a round
//! trip.

use cardinal_engine::{AnyGame, Dealer, RecordFile, Secret, Settings, Turn};
use cardinal_protocol::{PersonKind, PersonRef, SeatPlan, TableSetup, ToServer};
use cardinal_store::{LogRow, TableRow};

use crate::cluster::read_node_message;
use crate::table::{MatchState, Roster, TableState, read_log};

/// A decoder, by name; it says whether the bytes could be read.
pub type Decoder = (&'static str, fn(&[u8]) -> bool);

/// From clients, from other nodes, and from the database.
pub const DECODERS: [Decoder; 5] =
    [("client", client), ("node", node), ("state", state), ("log", log), ("record", record)];

/// Decodes bytes, the first of which chooses the decoder; whether they could be read.
pub fn decode(bytes: &[u8]) -> bool {
    let Some((which, bytes)) = bytes.split_first() else { return false };
    DECODERS[usize::from(*which) % DECODERS.len()].1(bytes)
}

/// A message of a client.
fn client(bytes: &[u8]) -> bool {
    let Ok(message) = serde_json::from_slice::<ToServer>(bytes) else { return false };
    let text = serde_json::to_string(&message).expect("messages have string keys only");
    assert_eq!(serde_json::from_str::<ToServer>(&text).ok(), Some(message), "{text}");
    true
}

/// A message of a node, sealed or not.
fn node(bytes: &[u8]) -> bool {
    read_node_message(bytes)
}

/// The state of a table.
fn state(bytes: &[u8]) -> bool {
    let Ok(text) = std::str::from_utf8(bytes) else { return false };
    let row = TableRow {
        id: "table".to_owned(),
        game: String::new(),
        status: "waiting".to_owned(),
        listed: true,
        state: text.to_owned(),
        created: 0,
        changed: 0,
        owner: None,
    };
    let Ok(info) = TableState::described(&row, None) else { return false };
    let state: TableState = serde_json::from_str(text).expect("it was read before");
    let again = TableRow { state: state.to_text(), ..row };
    let described = TableState::described(&again, None).expect("what was written can be read");
    assert_eq!(info, described);
    true
}

/// The log of a match: one line for a row, after a byte that chooses the game.
fn log(bytes: &[u8]) -> bool {
    let Some((which, lines)) = bytes.split_first() else { return false };
    let games = cardinal_games::all();
    let game = games[usize::from(*which) % games.len()];
    let Ok(text) = std::str::from_utf8(lines) else { return false };
    let lines: Vec<&str> = text.lines().collect();
    let (settings, names, dealer) = table_of(game);
    let resume = |lines: &[&str]| {
        let (settings, names, dealer) = (settings.clone(), names.clone(), dealer.clone());
        game.resume(game.info().revision, settings, names, dealer, lines)
    };
    let Ok(session) = resume(&lines) else { return false };
    let row = |(at, line): (usize, &&str)| LogRow {
        seq: at as u64 + 1,
        at: at as u64,
        body: (*line).to_owned(),
        submission: None,
        clocks: "[]".to_owned(),
    };
    let rows: Vec<LogRow> = lines.iter().enumerate().map(row).collect();
    read_log(&rows, session.as_ref(), |row| resume(&lines[..row]).ok());
    true
}

/// A record.
fn record(bytes: &[u8]) -> bool {
    let Ok(record) = serde_json::from_slice::<RecordFile>(bytes) else { return false };
    let Ok(game) = cardinal_games::of_record(&record) else { return false };
    drop(game.verify(&record));
    let Ok(mut replay) = game.replay(&record) else { return false };
    replay.go(replay.len());
    true
}

/// A table for the fewest, with the usual options.
fn table_of(game: &dyn AnyGame) -> (Settings, Vec<String>, Dealer) {
    let info = game.info();
    let settings = Settings::from_json(&info, &serde_json::json!({})).expect("the usual options are valid");
    let names = (0..info.seats[0]).map(|seat| format!("Player {seat}")).collect();
    (settings, names, Dealer::new(&Secret::new([7; 32]), &[]))
}

/// How many inputs of each game are among the samples.
const INPUTS: usize = 40;

/// What comes in an honest world, for tests to spoil.
pub fn samples() -> Vec<Vec<u8>> {
    let mut samples: Vec<Vec<u8>> = Vec::new();
    let mut add = |which: u8, bytes: &[u8]| samples.push([&[which], bytes].concat());
    for text in [
        r#"{"do":"watch","table":"t","since":{"match_id":"m","seq":3},"chat":4,"shoulder":1,"views":true}"#,
        r#"{"do":"order","table":"t","id":"1","order":{"do":"moves","match_id":"m","base":3,"actions":[{"do":"draw"}]}}"#,
        r#"{"do":"order","table":"t","id":"2","order":{"do":"plan","seat":1,"plan":{"kind":"bot","level":"easy"}}}"#,
        r#"{"do":"history","table":"t","match_id":"m","before":7}"#,
    ] {
        add(0, text.as_bytes());
    }
    for text in [
        r#"{"p":"frame","table":"t","socket":18446744073709551615,"watch":3,"n":4,"kind":"news"}"#,
        r#"{"p":"order","back":"b","ask":1,"table":"t","from":{"id":"a","name":"A","kind":"guest"},"id":"1","order":{"do":"start"},"trace":""}"#,
        r#"{"p":"check","back":"b","table":"t","watching":[[1,2,3]]}"#,
    ] {
        add(1, format!("{text}\nbody").as_bytes());
    }
    let ann = PersonRef { id: "ann".to_owned(), name: "Ann".to_owned(), kind: PersonKind::Guest };
    let plans = vec![SeatPlan::Open, SeatPlan::Open, SeatPlan::Bot { level: "easy".to_owned() }];
    for (which, game) in cardinal_games::all().iter().enumerate() {
        let waiting = TableState::sample(
            TableSetup::new(game.info().id, plans.clone()),
            Roster::planned(&plans, ann.clone(), true),
            MatchState::new(1),
        );
        add(2, waiting.to_text().as_bytes());
        let (settings, names, dealer) = table_of(*game);
        let mut session = game.open(settings, names, dealer).expect("the usual options are valid");
        let mut lines = Vec::new();
        while lines.len() < INPUTS && session.played().turn() != Turn::Over {
            match session.played().turn().seats().iter().next() {
                Some(seat) => assert!(session.plan_default(seat), "a seat that may act has a default move"),
                None => session.plan_deal(),
            }
            lines.append(&mut session.planned());
            session.commit();
        }
        add(3, &[&[which as u8], lines.join("\n").as_bytes()].concat());
        let undone = format!("{}\n{{\"undo\":{},\"by\":0}}", lines.join("\n"), lines.len() - 2);
        add(3, &[&[which as u8], undone.as_bytes()].concat());
        let record = session.played().record(None);
        add(4, serde_json::to_string(&record).expect("it has string keys only").as_bytes());
    }
    samples
}
