//! Broken connections: no move is lost, none is made twice.

use cardinal_client::{Connection, Event, Server};

use crate::host::Host;
use crate::line::{Fate, Line};
use crate::player::{Player, inputs, open};

/// Ann's line is cut at every third of her first moves: before the server hears of it, after it has acted, or while it
/// is given.
#[test]
fn a_broken_connection_neither_loses_nor_repeats_a_move() {
    let host = Host::start();
    for game in cardinal_games::all().iter().map(|game| game.info().id) {
        let line = Line::to(host.address());
        let ann = Server::at(&line.url()).unwrap().guest(Some("Ann")).unwrap();
        let ben = host.client().guest(Some("Ben")).unwrap();
        let table = open(&ann, game);
        let reader = ben.clone();
        let (mut ann, mut ben) = (Player::new(ann.join(&table), 3), Player::new(ben.join(&table), 4));
        ben.table.sit(None);
        let theirs = std::thread::spawn(move || {
            ben.play_on(|_| {});
            ben
        });
        ann.play_on(|moves| match moves % 9 {
            _ if moves > 27 => {}
            0 => line.next(Fate::LoseWord),
            3 => line.next(Fate::LoseAnswer),
            6 => line.cut(),
            _ => {}
        });
        let ben = theirs.join().unwrap();
        let match_id = &ann.scene.as_ref().unwrap().match_id;
        assert_eq!((&ann.refused, &ben.refused), (&vec![], &vec![]), "{game}");
        let mut numbers: Vec<u64> = ann.moves.iter().chain(&ben.moves).copied().collect();
        numbers.sort_unstable();
        numbers.dedup();
        assert_eq!(numbers.len(), ann.moves.len() + ben.moves.len(), "{game}: each move has its own number");
        assert_eq!(inputs(&reader, match_id, 0), ann.moves.len(), "{game}");
        assert_eq!(inputs(&reader, match_id, 1), ben.moves.len(), "{game}");
        assert_eq!(ann.jumps, 1, "{game}: resumed by what was missed, not by a fresh view");
        assert!(
            ann.lost >= line.cuts() && line.cuts() > 0,
            "{game}: {} cuts, {} noticed",
            line.cuts(),
            ann.lost
        );
        println!("{game}: {} moves, {} cuts", ann.moves.len(), line.cuts());
    }
}

#[test]
fn chat_missed_while_disconnected_comes_once() {
    let host = Host::start();
    let line = Line::to(host.address());
    let ann = Server::at(&line.url()).unwrap().guest(Some("Ann")).unwrap();
    let ben = host.client().guest(Some("Ben")).unwrap();
    let table = open(&ann, "numboom");
    let (mut ann, mut ben) = (Player::new(ann.join(&table), 1), Player::new(ben.join(&table), 2));
    let listen =
        |ann: &mut Player, end: &str| ann.until(|player| player.talk.last().is_some_and(|last| last == end));
    for text in ["one", "two"] {
        let said = ben.table.say(text);
        assert!(matches!(ben.answer(&said), Event::Done { .. }));
    }
    listen(&mut ann, "two");
    line.cut();
    let said = ben.table.react("wow");
    assert!(matches!(ben.answer(&said), Event::Done { .. }));
    listen(&mut ann, "wow");
    line.next(Fate::LoseAnswer);
    let said = ann.table.say("here again");
    listen(&mut ann, "here again");
    // A line of chat sent twice is answered once, under its id.
    assert!(matches!(ann.answer(&said), Event::Done { .. }));
    line.cut();
    ben.table.say("three");
    listen(&mut ann, "three");
    assert_eq!(ann.talk, ["one", "two", "wow", "here again", "three"]);
    assert!(ann.lost >= 3);
}

#[test]
fn a_client_reports_the_state_of_its_connection_and_stops_when_asked() {
    let host = Host::start();
    let line = Line::to(host.address());
    let ann = Server::at(&line.url()).unwrap().guest(Some("Ann")).unwrap();
    let table = open(&ann, "numboom");
    let (table, events) = ann.join(&table);
    let connection = |event: Event| match event {
        Event::Connection(connection) => Some(connection),
        _ => None,
    };
    let mut states = events.iter().filter_map(connection);
    assert_eq!(states.next(), Some(Connection::Connecting { attempt: 1 }));
    assert!(matches!(states.next(), Some(Connection::Open { you: Some(you) }) if you.name == "Ann"));
    let seen = events.iter().find(|event| matches!(event, Event::Table { .. }));
    assert!(matches!(seen, Some(Event::Table { seat: Some(0), .. })));
    line.cut();
    let mut states = events.iter().filter_map(connection);
    assert!(matches!(states.next(), Some(Connection::Lost { again_in, .. }) if again_in.as_millis() < 500));
    assert_eq!(states.next(), Some(Connection::Connecting { attempt: 2 }));
    assert!(matches!(states.next(), Some(Connection::Open { .. })));
    table.close();
    let last = events.iter().last();
    assert_eq!(last, Some(Event::Closed(cardinal_client::Closing::Asked)), "and the receiver is closed");
}
