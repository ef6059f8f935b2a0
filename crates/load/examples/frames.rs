//! What a move costs the load generator without its sockets: the updates of real games, as a server would send them to
//! four clients, through [`Knowledge`].
//!
//! ```sh
//! cargo run --release -p cardinal-load --example frames
//! ```

use std::time::{Duration, Instant};

use cardinal_engine::{AnyGame, AnySession, Dealer, Observer, Seat, Settings, Turn};
use cardinal_load::Knowledge;
use cardinal_protocol::{Clocks, Json, Outlook, Step, ToClient, Update, Watcher};
use serde_json::json;

const SEATS: u8 = 4;
/// The most moves of a game.
const MOVES: usize = 300;
/// How often each game is repeated.
const ROUNDS: u32 = 40;

/// The update that one client gets for the inputs from number `from` on, at the beginning with the view.
fn frame(session: &dyn AnySession, seat: Seat, from: usize) -> String {
    let played = session.played();
    let who = Observer::Seat(seat);
    let step = |at: usize| {
        let notices = Json::from(played.notices_text(at, who));
        Step { seq: at as u64 + 1, at: 1_700_000_000_000, notices, back_to: None, by: None }
    };
    let turn = played.turn();
    let left = vec![Some(30_000); usize::from(SEATS)];
    let outlook = Outlook {
        turn: turn.seats().iter().map(Seat::number).collect(),
        optional: played.optional().iter().map(Seat::number).collect(),
        legal: turn.is_on(seat).then(|| Json::of(&played.legal(seat))),
        clocks: Clocks { now: 1_700_000_000_000, left, running: Vec::new() },
        scores: played.scores().iter().copied().collect(),
        result: None,
        undo: false,
        lesson: None,
    };
    let update = Update {
        match_id: "abcdefghijklmnop".to_owned(),
        seq: played.len() as u64,
        watcher: Watcher::Seat { seat: seat.number() },
        steps: if from == 0 { Vec::new() } else { (from..played.len()).map(step).collect() },
        view: (from == 0).then(|| played.view_text(who).into()),
        outlook,
    };
    let message = ToClient::Update { table: "abcdefghijklmnop".to_owned(), update: Box::new(update) };
    serde_json::to_string(&message).expect("messages have string keys only")
}

/// The frames of a game, move by move; the deal first.
fn frames(game: &dyn AnyGame) -> Vec<[String; SEATS as usize]> {
    let settings = Settings::from_json(&game.info(), &json!({})).expect("defaults are possible");
    let names = (0..SEATS).map(|seat| seat.to_string()).collect();
    let mut session = game.open(settings, names, Dealer::seeded(1, 0)).expect("four can play");
    session.deal();
    let all = |session: &dyn AnySession, from| [0, 1, 2, 3].map(|seat| frame(session, Seat::new(seat), from));
    let mut frames = vec![all(&*session, 0)];
    for number in 0..MOVES {
        let Turn::Seats(seats) = session.played().turn() else { break };
        let seat = seats.first().expect("a turn has a seat");
        let (before, legal) = (session.played().len(), session.played().legal_indices(seat));
        session.plan_numbered(seat, legal[number * 7 % legal.len()]).expect("it is legal");
        session.commit();
        if session.played().turn() != Turn::Over {
            frames.push(all(&*session, before));
        }
    }
    frames
}

fn main() {
    for game in cardinal_games::all() {
        let id = game.info().id;
        let frames = frames(*game);
        let (mut receiving, mut deciding) = (Duration::ZERO, Duration::ZERO);
        for _ in 0..ROUNDS {
            let mut known = Knowledge::new("abcdefghijklmnop".to_owned(), id, 1);
            for frame in &frames {
                let start = Instant::now();
                for (at, text) in frame.iter().enumerate() {
                    known.receive(at, text).expect("nothing is missing");
                }
                let received = Instant::now();
                std::hint::black_box(known.decide());
                receiving += received - start;
                deciding += received.elapsed();
            }
        }
        let moves = f64::from(ROUNDS) * frames.len() as f64;
        let bytes: usize = frames.iter().flatten().map(String::len).sum();
        println!(
            "{id:18} {} moves, {:.0} bytes an update: {:.0} ns an update, {:.0} ns a decision",
            frames.len(),
            bytes as f64 / (frames.len() * usize::from(SEATS)) as f64,
            receiving.as_nanos() as f64 / moves / f64::from(SEATS),
            deciding.as_nanos() as f64 / moves,
        );
    }
}
