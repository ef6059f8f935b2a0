//! Every card that lies open is on the screen, at every size.

use std::collections::BTreeSet;
use std::time::Instant;

use cardinal_client::View;
use cardinal_engine::random::{Purpose, below, stream};
use cardinal_engine::{AnyGame, AnyMatch, Observer, RecordFile, Seat, Settings};
use cardinal_protocol::Watcher;
use cardinal_tui::screen::{Palette, Review, Screen};
use cardinal_tui::session::Sitting;
use cardinal_tui::tables::find;
use ratatui::crossterm::event::{Event, KeyCode, KeyEvent, KeyModifiers};
use serde_json::{Value, json};

use crate::bench::{Bench, drawn, games, local, tree};
use crate::frozen::Frozen;

/// The smallest window, the usual one, and larger ones.
const SIZES: [(u16, u16); 5] = [(80, 23), (80, 24), (100, 30), (110, 24), (160, 50)];

/// Where a view has cards that lie open or that everyone has seen going to a hand. Piles of which only the top is seen
/// are shown as such.
fn open_cards(view: &Value) -> BTreeSet<String> {
    let mut found = BTreeSet::new();
    for key in ["row", "pools", "floor", "trick", "aside", "discards"] {
        collect(&view[key], &mut found);
    }
    let own = view["seat"].as_u64();
    for (seat, player) in (0..).zip(view["players"].as_array().unwrap()) {
        let keys =
            if own == Some(seat) { &["open", "settled"][..] } else { &["open", "settled", "known", "hand"] };
        keys.iter().for_each(|key| collect(&player[*key], &mut found));
        if let Some(top) = player["pile"].as_array().and_then(|pile| pile.last()) {
            collect(top, &mut found);
        }
    }
    found
}

fn collect(value: &Value, found: &mut BTreeSet<String>) {
    match value {
        // One X is as good as another; where several lie, they may be counted.
        Value::String(card) if card.len() == 2 && card.starts_with('X') => {
            found.insert("X".to_owned());
        }
        Value::String(card) => {
            found.insert(card.clone());
        }
        Value::Array(items) => items.iter().for_each(|item| collect(item, found)),
        // Counted cards: those that are there at least once.
        Value::Object(fields) => {
            for (key, value) in fields {
                match value {
                    Value::Number(_) if key == "points" => {}
                    Value::Number(count) => {
                        if count.as_u64() > Some(0) {
                            found.insert(key.clone());
                        }
                    }
                    other => collect(other, found),
                }
            }
        }
        _ => {}
    }
}

/// The cards that can be read on a screen: its words, and of words such as `R035` each card.
fn shown(screen: &str) -> BTreeSet<String> {
    let split = |each: char| each.is_whitespace() || "│║┃|,.:;×●▲◆■♣()、：（）".contains(each);
    let mut found = BTreeSet::new();
    for word in screen.split(split).filter(|word| !word.is_empty()) {
        found.insert(word.to_owned());
        let mut rest = word;
        while let Some(first) = rest.chars().next() {
            let digits = rest[first.len_utf8()..].chars().take_while(char::is_ascii_digit).count();
            if "ROPBG".contains(first) {
                found.extend(rest[1..=digits].chars().map(|digit| format!("{first}{digit}")));
            } else if first == 'X' {
                found.insert("X".to_owned());
                // A wild of a group that is written without gaps, such as `R3X=4R5`.
                if let Some(digit) = rest[1..].strip_prefix('=').and_then(|rest| rest.chars().next()) {
                    found.insert(format!("X={digit}"));
                }
            }
            rest = &rest[first.len_utf8() + digits..];
        }
    }
    found
}

fn check(played: &dyn AnyMatch, seat: Option<Seat>) {
    let mut frozen = Frozen::new(played, seat);
    let open = open_cards(&tree(&frozen.scene));
    let larger = SIZES.into_iter().map(|size| ("en", size));
    for (language, (width, height)) in larger.chain(["es", "ja", "ko"].map(|language| (language, SIZES[0]))) {
        let screen = Bench::in_language(&mut frozen, language, width, height).draw();
        let shown = shown(&screen);
        let missing: Vec<&String> = open.iter().filter(|card| !shown.contains(*card)).collect();
        let who = seat.map_or("a spectator".to_owned(), |seat| format!("seat {}", seat.ordinal()));
        let game = played.info().id;
        assert!(
            missing.is_empty(),
            "{game}, {language}, {who}, {width} × {height}: {missing:?} of {open:?}\n{screen}"
        );
    }
}

/// Whole games of every kind, at random and by players who take what lies there, so that much is known of hands.
#[test]
fn every_public_card_is_on_the_screen_at_every_size_and_in_every_language() {
    for game in cardinal_games::all() {
        let info = game.info();
        for &seats in info.seats {
            let settings = Settings::from_pairs::<&str, &str>(&info, &[]).unwrap();
            let names = (0..seats).map(|seat| format!("Player {seat}")).collect();
            let mut played = game.start(settings, names).unwrap();
            let mut chance = stream(u64::from(seats), 1, Purpose::Chance);
            let mut pick = stream(u64::from(seats), 1, Purpose::Player(0));
            for step in 0..400 {
                played.settle(&mut chance);
                let Some(seat) = played.turn().seats().first() else { break };
                if step % 9 == 0 {
                    check(played.as_ref(), Some(seat));
                    check(played.as_ref(), None);
                }
                let legal = played.legal(seat);
                // Cards taken from where they lie open stay known.
                let open = legal
                    .iter()
                    .position(|action| action["from"].as_str().is_some_and(|from| from != "supply"));
                let settled = legal.iter().position(|action| action["do"] == "best");
                let choice = match (open, settled) {
                    (Some(at), _) if step % 4 > 0 => at,
                    (_, Some(at)) => at,
                    _ => below(&mut pick, legal.len() as u32) as usize,
                };
                played.submit(seat, &legal[choice]).unwrap();
            }
            check(played.as_ref(), Some(Seat::new(0)));
        }
    }
}

/// The record of a whole game among bots of this level.
fn record(game: &str, seats: u8, level: &str) -> RecordFile {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("record.json");
    let players = vec![level; usize::from(seats)].join(",");
    let rounds = cardinal_games::find(game).unwrap().info().option("rounds").is_some();
    let settings: &[(&str, &str)] = if rounds { &[("rounds", "1")] } else { &[] };
    let mut sitting = local(game, &players, settings).recorded_to(Some(file.clone()));
    while !sitting.scene().is_over() {
        if !sitting.poll() {
            std::thread::yield_now();
        }
    }
    serde_json::from_str(&std::fs::read_to_string(file).unwrap()).unwrap()
}

/// In the replay of a finished game every hand lies open.
#[test]
fn every_card_of_every_hand_is_on_the_screen_of_a_replay_at_every_size() {
    for game in games() {
        let info = game.info();
        for &seats in info.seats {
            for level in ["eager", "random"] {
                check_replay(game, record(info.id, seats, level));
            }
        }
    }
}

fn check_replay(game: &dyn AnyGame, mut record: RecordFile) {
    let (mut replay, mut beside) = (game.replay(&record).unwrap(), game.replay(&record).unwrap());
    let all = Observer::All(replay.finished().expect("the game came to its end"));
    let (mut step, len) = (0, replay.len());
    // As long as names can be.
    for (at, name) in record.seats.iter_mut().enumerate() {
        *name = format!("Player {at:02} of Long Name");
    }
    let what = format!("{}, {} seats", record.game, record.seats.len());
    let mut review = Review::new(replay.as_mut(), &record, all, "en", Palette::MONO).unwrap();
    while step < len {
        step = (step + 10).min(len);
        review.event(&Event::Key(KeyEvent::new(KeyCode::PageDown, KeyModifiers::NONE)));
        if step % 30 > 0 && step < len {
            continue;
        }
        beside.go(step);
        let open = open_cards(&beside.now().view(all));
        for (width, height) in SIZES {
            let screen = drawn(&mut review, width, height);
            assert!(screen.contains(&format!("Step {step} of {len}")), "{screen}");
            let shown = shown(&screen);
            let missing: Vec<&String> = open.iter().filter(|card| !shown.contains(*card)).collect();
            assert!(missing.is_empty(), "{what}, {width} × {height}: {missing:?} of {open:?}\n{screen}");
            // Cards may be alike, so no player's may be cut off.
            assert!(!screen.contains("… i"), "{what}, {width} × {height}: cut\n{screen}");
            let named = (0..record.seats.len()).all(|at| screen.contains(&format!("Player {at:02}")));
            assert!(named, "{what}, {width} × {height}: a player is left out\n{screen}");
        }
    }
}

/// A view as a server sends it to seat 0.
fn sent(game: &str, view: Value) -> cardinal_client::Scene {
    let outlook = json!({
        "turn": [0], "optional": [], "legal": null, "scores": [], "result": null, "undo": false, "lesson": null,
        "clocks": { "now": 0, "left": [], "running": [] }
    });
    cardinal_client::Scene {
        match_id: "m".to_owned(),
        seq: 1,
        watcher: Watcher::Seat { seat: 0 },
        view: View::read(game, &view.into()),
        outlook: serde_json::from_value(outlook).unwrap(),
        heard: Instant::now(),
    }
}

/// Where there is more to know than fits, a sign says so, and a key shows all of it.
#[test]
fn what_does_not_fit_has_a_sign_and_a_page() {
    let game = cardinal_games::find("chain").unwrap();
    let settings = Settings::from_pairs::<&str, &str>(&game.info(), &[]).unwrap();
    let names: Vec<String> = (0..4).map(|seat| format!("Player {seat}")).collect();
    let mut played = game.start(settings, names).unwrap();
    played.settle(&mut stream(4, 1, Purpose::Chance));
    let mut frozen = Frozen::new(played.as_ref(), Some(Seat::new(0)));
    // More penalty cards than there can be.
    let many: Vec<String> =
        "ROPBG".chars().flat_map(|colour| (0..10).map(move |n| format!("{colour}{n}"))).collect();
    let mut view = tree(&frozen.scene);
    for player in view["players"].as_array_mut().unwrap() {
        player["open"] = Value::from(many.clone());
    }
    frozen.scene.position = Some(find("chain").unwrap().read(&sent("chain", view)).unwrap());
    let mut bench = Bench::new(&mut frozen, 80, 23);
    assert!(bench.draw().contains("… i"), "{}", bench.draw());
    bench.press('i');
    let page = bench.draw();
    assert!(page.contains("Player 1") && page.contains("G9"), "{page}");
}

/// Number Chain: while cards are discarded, the Floor demands nothing.
#[test]
fn a_discard_is_not_told_what_the_next_card_must_begin_with() {
    let game = cardinal_games::find("number-chain").unwrap();
    let settings = Settings::from_pairs(&game.info(), &[("first_starter", "seat0")]).unwrap();
    let mut played = game.start(settings, vec!["Ann".to_owned(), "Bob".to_owned()]).unwrap();
    let mut chance = stream(2, 0, Purpose::Chance);
    for _ in 0..60 {
        played.settle(&mut chance);
        let seat = played.turn().seats().first().unwrap();
        let mut frozen = Frozen::new(played.as_ref(), Some(seat));
        let view = tree(&frozen.scene);
        let discarding = view["phase"] == "discard";
        let screen = Bench::new(&mut frozen, 80, 24).draw();
        assert_eq!(screen.contains("The next card must begin with"), !discarding && view["link"] != 0);
        if discarding {
            assert!(screen.contains("the last one is the Floor card"), "{screen}");
            return;
        }
        let legal = played.legal(seat);
        let take = legal.iter().find(|action| action["do"] == "reset").unwrap_or(&legal[0]).clone();
        played.submit(seat, &take).unwrap();
    }
    panic!("no player had to discard");
}
