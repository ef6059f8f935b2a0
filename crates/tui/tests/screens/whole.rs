//! A move of several actions is sent to a server as a whole.

use cardinal_engine::random::{Purpose, below, stream};
use cardinal_engine::{AnyMatch, Observer, Seat, Settings};
use cardinal_tui::session::{Online, Sitting, Undone};
use serde_json::{Value, json};

use crate::guest::{sit_down, until};
use crate::hostile_server::Hostile;

/// A match for four at a point where seat 0 may act and its view is so.
fn reach(game: &str, fits: impl Fn(&Value) -> bool) -> Box<dyn AnyMatch> {
    let game = cardinal_games::find(game).unwrap();
    for seed in 0..400 {
        let settings = Settings::from_pairs::<&str, &str>(&game.info(), &[]).unwrap();
        let mut played =
            game.start(settings, ["Ann", "Bob", "Cleo", "Dan"].map(str::to_owned).to_vec()).unwrap();
        let mut chance = stream(seed, 0, Purpose::Chance);
        let mut pick = stream(seed, 0, Purpose::Player(0));
        for _ in 0..200 {
            played.settle(&mut chance);
            let own = Seat::new(0);
            if !played.legal(own).is_empty() && fits(&played.view(Observer::Seat(own))) {
                return played;
            }
            let Some(seat) = played.turn().seats().first() else { break };
            let legal = played.legal(seat);
            let random = below(&mut pick, legal.len() as u32) as usize;
            // What leads to a rearrangement is done whenever it can be.
            let disrupt = legal.iter().position(|action| action["do"] == "disrupt");
            played.submit(seat, &legal[disrupt.unwrap_or(random)]).unwrap();
        }
    }
    panic!("it never came to that");
}

/// A guest who sits down and has the first turn.
fn to_act(server: &Hostile) -> Online {
    let mut online = sit_down(server);
    until(&mut online, "the game", |online| online.scene().acts);
    online
}

/// Does the first thing whose name begins so.
fn make(online: &mut Online, word: &str) {
    let moves = online.scene().moves();
    let one = moves.iter().find(|one| one.word.starts_with(word));
    let deed = one.unwrap_or_else(|| panic!("no {word}: {moves:?}")).deed.clone();
    online.act(&deed).unwrap();
}

#[test]
fn a_rearrangement_is_one_order_and_its_beginning_can_be_taken_back() {
    let played = reach("numboom", |view| {
        let piles = view["positions"].as_array().map_or(0, Vec::len);
        view["phase"] == "arrange" && view["arranged"] == json!([]) && piles > 2
    });
    let server = Hostile::showing(played.as_ref());
    let mut online = to_act(&server);
    let piles = online.scene().moves().len();
    make(&mut online, "arrange 1");
    assert_eq!(online.scene().moves().len(), piles - 1, "the draft is shown");
    assert_eq!(online.undo(), Ok(Undone::Done));
    assert_eq!(online.scene().moves().len(), piles, "and taken back without asking anybody");
    for left in (1..=piles).rev() {
        assert_eq!(server.moves().len(), 0, "nothing is sent before it is whole");
        let deed = online.scene().moves()[left - 1].deed.clone();
        online.act(&deed).unwrap();
    }
    until(&mut online, "the order", |_| !server.moves().is_empty());
    let [whole] = server.moves().try_into().unwrap();
    let order: Vec<u64> =
        whole.as_array().unwrap().iter().map(|action| action["from"].as_u64().unwrap()).collect();
    assert_eq!(order, (0..piles as u64).rev().collect::<Vec<_>>());
    until(&mut online, "the answer", |online| online.scene().acts);
    assert_eq!(online.scene().moves().len(), piles, "what was refused has not happened");
}

#[test]
fn a_group_of_a_settlement_is_one_order() {
    let played = reach("chain", |view| view["phase"] == "settle");
    let server = Hostile::showing(played.as_ref());
    let mut online = to_act(&server);
    let first = online.scene().moves().into_iter().find(|one| one.word.starts_with("lay"));
    online.act(&first.expect("there is something to lay").deed).unwrap();
    assert!(online.news().is_some(), "it is said that nothing is sent yet");
    // What the rules forbid in the middle of it is refused here, and the beginning stays.
    let seal = online.scene().position.as_ref().unwrap().read("seal").unwrap();
    assert!(online.act(&seal).is_err());
    assert_eq!(server.moves().len(), 0);
    let second = online.scene().moves().into_iter().find(|one| one.word.ends_with("in group 1"));
    online.act(&second.expect("something fits").deed).unwrap();
    until(&mut online, "the order", |_| !server.moves().is_empty());
    let [whole] = server.moves().try_into().unwrap();
    let lays = whole.as_array().unwrap();
    assert_eq!(lays.len(), 2, "{whole}");
    assert!(lays.iter().all(|action| action["do"] == "lay" && action["group"] == 0), "{whole}");
}
