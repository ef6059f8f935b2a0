//! Refusals, and the reasons why a client leaves a table.

use cardinal_client::{Closing, Event, OrderId};
use cardinal_protocol::{SeatPlan, Spectators, TableOrder, TableSetup, code};
use serde_json::json;

use crate::host::Host;
use crate::player::{Player, open};

#[test]
fn refusals_come_with_their_clause_and_change_nothing() {
    let host = Host::start();
    let people = ["Ann", "Ben"].map(|name| host.client().guest(Some(name)).unwrap());
    let table = open(&people[0], "number-chain");
    let mut players = [0, 1].map(|at| Player::new(people[at].join(&table), at as u64));
    players[1].table.sit(None);
    for player in &mut players {
        player.until(|player| player.scene.is_some());
    }
    let first = usize::from(players[0].scene.as_ref().unwrap().outlook.turn[0]);
    let player = &mut players[first];
    let scene = player.scene.clone().unwrap();
    let hand: Vec<u64> = serde_json::from_value(scene.view.to_json()["hand"].clone()).unwrap_or_default();
    let stranger = (1..=60).find(|card| !hand.contains(card)).unwrap();
    let forbidden = [json!({"do": "play", "card": stranger}), json!({"do": "end"}), json!({"do": "pass"})];
    let mut clauses = Vec::new();
    for action in forbidden.into_iter().filter(|action| !scene.legal().contains(action)) {
        let order = player.table.act(&scene, &action);
        let Event::Refused { refusal, .. } = player.answer(&order) else { panic!("it is forbidden") };
        assert!(!refusal.message.is_empty());
        clauses.extend(refusal.clause);
    }
    assert!(clauses.iter().any(|clause| clause.starts_with("NC-")), "{clauses:?}");
    let unchanged = player.scene.as_ref().unwrap();
    assert_eq!((unchanged.seq, &unchanged.view), (scene.seq, &scene.view));
    // A decision sent twice is carried out once.
    let action = scene.legal()[0].clone();
    let (once, twice) = (player.table.act(&scene, &action), player.table.act(&scene, &action));
    assert!(matches!(player.answer(&once), Event::Done { seq: Some(_), .. }));
    let Event::Refused { refusal, .. } = player.answer(&twice) else { panic!("it was decided once") };
    assert!([code::STALE, code::NOT_YOUR_TURN].contains(&refusal.code.as_str()), "{refusal:?}");
    // A message that is too long does not break the connection.
    let long = player.table.say(&"x".repeat(20_000));
    assert!(matches!(player.answer(&long), Event::Refused { refusal, .. } if refusal.code == code::TOO_LONG));
    assert_eq!(player.lost, 0);
}

#[test]
fn every_order_of_a_hurried_client_is_answered_in_the_end() {
    let host = Host::patient(4);
    let ann = host.client().guest(Some("Ann")).unwrap();
    let mut player = Player::new(ann.join(&open(&ann, "numboom")), 0);
    let orders: Vec<OrderId> = (0..16).map(|vote| player.table.vote(vote, true)).collect();
    let mut answered = Vec::new();
    while answered.len() < orders.len() {
        if let Event::Refused { order, refusal } = player.hear() {
            assert_eq!(refusal.code, code::NO_VOTE);
            answered.push(order);
        }
    }
    assert!(orders.iter().all(|order| answered.contains(order)), "each once");
}

/// The last event of an idle client.
fn closing(player: &mut Player) -> Closing {
    loop {
        if let Event::Closed(closing) = player.hear() {
            assert!(player.events.recv().is_err(), "nothing follows");
            return closing;
        }
    }
}

#[test]
fn a_client_that_leaves_a_table_knows_the_reason() {
    let host = Host::start();
    let ann = host.client().guest(Some("Ann")).unwrap();
    let mut nowhere = Player::new(ann.join("nosuchtable"), 0);
    let closed = closing(&mut nowhere);
    assert_eq!((closed.code(), closed.to_string().as_str()), ("not-found", "there is no such table"));

    let seats = vec![SeatPlan::Open, SeatPlan::Bot { level: "greedy".to_owned() }];
    let spectators = Spectators { allowed: false, ..Spectators::default() };
    let opened = ann.open(&TableSetup { spectators, ..TableSetup::new("numboom", seats) }).unwrap();
    let mut here = Player::new(ann.join(&opened.table), 0);
    let start = here.table.start();
    assert!(matches!(here.answer(&start), Event::Done { .. }));
    let mut stranger = Player::new(host.client().watch(&opened.table), 0);
    assert_eq!(closing(&mut stranger).code(), code::NO_SPECTATORS);

    let table = open(&ann, "numboom");
    let mut guest = Player::new(host.client().guest(None).unwrap().join(&table), 0);
    guest.until(|player| player.info.is_some());
    let mut host_of_it = Player::new(ann.join(&table), 0);
    let close = host_of_it.table.order(TableOrder::Close {});
    assert!(matches!(host_of_it.answer(&close), Event::Done { .. }));
    assert_eq!([closing(&mut guest), closing(&mut host_of_it)], [Closing::TableClosed, Closing::TableClosed]);
}
