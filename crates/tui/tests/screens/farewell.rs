//! What a player who leaves a table of a server reads.

use cardinal_engine::random::{Purpose, below, stream};
use cardinal_engine::{AnyMatch, Settings};
use cardinal_tui::session::{Line, Sitting};

use crate::guest::{sit_down, until};
use crate::hostile_server::Hostile;

/// A match for three after this many moves at random, or at its end.
fn played(moves: usize) -> Box<dyn AnyMatch> {
    let game = cardinal_games::find("numboom").unwrap();
    let settings = Settings::from_pairs::<&str, &str>(&game.info(), &[]).unwrap();
    let mut played = game.start(settings, ["Ann", "Bob", "Cleo"].map(str::to_owned).to_vec()).unwrap();
    let mut chance = stream(5, 0, Purpose::Chance);
    let mut pick = stream(5, 0, Purpose::Player(0));
    for _ in 0..moves {
        played.settle(&mut chance);
        let Some(seat) = played.turn().seats().first() else { break };
        let legal = played.legal(seat);
        played.submit(seat, &legal[below(&mut pick, legal.len() as u32) as usize]).unwrap();
    }
    played
}

#[test]
fn a_player_who_leaves_a_search_leaves_the_seat_and_reads_how_to_search_again() {
    let server = Hostile::showing(played(0).as_ref());
    let mut online = sit_down(&server).quick();
    until(&mut online, "the room", |online| online.line() == Some(Line::Open));
    let said = online.farewell();
    let again = format!("cardinal play numboom --connect {} --quick --seats you,open,open", server.address);
    assert_eq!(said, [format!("The search has ended. Search again with: {again}")]);
    until(&mut online, "the order", |_| server.orders().contains(&"stand".to_owned()));
}

#[test]
fn after_a_quick_match_the_next_one_is_offered() {
    let finished = played(100_000);
    assert!(finished.standings().is_some());
    let server = Hostile::showing(finished.as_ref());
    let mut online = sit_down(&server).quick();
    until(&mut online, "the end", |online| online.scene().is_over());
    let said = online.farewell();
    assert_eq!(said.len(), 1, "{said:?}");
    assert!(said[0].starts_with("Find another match with: cardinal play numboom"), "{said:?}");
    assert!(!server.orders().contains(&"stand".to_owned()));
}

#[test]
fn a_player_who_leaves_a_table_reads_what_becomes_of_the_seat() {
    let server = Hostile::showing(played(0).as_ref());
    let mut online = sit_down(&server);
    let said = online.farewell();
    assert!(said[0].starts_with("The game hasn’t begun, and others may take your seat"), "{said:?}");
    let server = Hostile::showing(played(3).as_ref());
    let mut online = sit_down(&server).quick();
    until(&mut online, "the game", |online| online.scene().position.is_some());
    let said = online.farewell();
    assert!(said[0].starts_with("Your seat is kept, and a bot takes over"), "{said:?}");
    assert!(said[0].ends_with("/table/t1"), "{said:?}");
}
