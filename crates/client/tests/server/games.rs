//! Whole games between two clients.

use cardinal_client::{Event, Server, View};
use cardinal_protocol::http::TableUpdates;
use cardinal_protocol::{ToClient, Watcher};

use crate::host::Host;
use crate::player::{Player, inputs, open};

#[test]
fn two_clients_play_every_game_to_its_end() {
    let host = Host::start();
    for game in cardinal_games::all().iter().map(|game| game.info().id) {
        let people = ["Ann", "Ben"].map(|name| host.client().guest(Some(name)).unwrap());
        let table = open(&people[0], game);
        let mut ann = Player::new(people[0].join(&table), 1);
        ann.until(|ann| ann.info.as_ref().is_some_and(|info| !info.pledges.is_empty()));
        // The link leads to the table as well as its id does.
        let mut ben = Player::new(people[1].join(&host.client().address().invitation(&table)), 2);
        let sit = ben.table.sit(None);
        assert!(matches!(ben.answer(&sit), Event::Done { seq: None, .. }));
        let theirs = std::thread::spawn(move || {
            ben.play_on(|_| {});
            ben
        });
        ann.play_on(|_| {});
        let ben = theirs.join().unwrap();
        let (scene, other) = (ann.scene.as_ref().unwrap(), ben.scene.as_ref().unwrap());
        assert_eq!((scene.seat(), other.seat()), (Some(0), Some(1)));
        assert_eq!(scene.standings(), other.standings(), "{game}");
        assert_eq!(ann.info.as_ref().unwrap().current.result.as_deref(), scene.standings(), "{game}");
        for (seat, player) in [(0, &ann), (1, &ben)] {
            assert_eq!(player.refused, [], "{game}");
            assert_eq!((player.lost, player.jumps), (0, 1), "{game}: one connection, one fresh view");
            assert_eq!(inputs(&people[0], &scene.match_id, seat), player.moves.len(), "{game}");
            assert!(!player.moves.is_empty(), "{game}");
        }
        let record = people[1].record(&scene.match_id).unwrap();
        let parts = |kind: &str| record["fairness"][kind].as_array().map_or(0, Vec::len);
        assert_eq!((parts("pledges"), parts("entropy")), (2, 2), "{game}: both have added to the shuffles");
        let (fresh, watcher) = fresh_view(&host.client(), people[0].token(), &table);
        assert_eq!((watcher, &fresh), (Watcher::Seat { seat: 0 }, &scene.view), "{game}: folding is as good");
        println!("{game}: {} and {} moves, {} numbers", ann.moves.len(), ben.moves.len(), scene.seq);
    }
}

/// What the server shows a new watcher, who also requests the earlier steps.
fn fresh_view(server: &Server, token: &str, table: &str) -> (View, Watcher) {
    let session = server.resume(token).unwrap();
    let (table, events) = session.join(table);
    let mut now = None;
    for event in &events {
        match event {
            Event::Scene { scene, jump: true, .. } => {
                table.history(&scene, scene.seq + 1);
                now = Some(scene);
            }
            Event::History { match_id, steps } => {
                let now = now.expect("a scene comes first");
                table.close();
                let seqs: Vec<u64> = steps.iter().map(|step| step.seq).collect();
                let first = now.seq.saturating_sub(500) + 1;
                assert_eq!((match_id, seqs), (now.match_id, (first..=now.seq).collect()));
                assert!(steps.iter().any(|step| !step.notices.items().is_empty()));
                return (now.view, now.watcher);
            }
            _ => {}
        }
    }
    panic!("no view came")
}

#[test]
fn spectators_see_only_what_is_public() {
    let host = Host::start();
    let people = ["Ann", "Ben"].map(|name| host.client().guest(Some(name)).unwrap());
    let table = open(&people[0], "numboom");
    let mut watcher = Player::new(host.client().watch(&table), 0);
    watcher.until(|player| player.info.is_some());
    let order = watcher.table.say("hello");
    assert!(
        matches!(watcher.answer(&order), Event::Refused { refusal, .. } if refusal.code == "who-are-you")
    );
    let players = [0, 1].map(|at| Player::new(people[at].join(&table), at as u64));
    players[1].table.sit(None);
    let theirs = players.map(|mut player| std::thread::spawn(move || player.play_on(|_| {})));
    watcher.until(Player::over);
    for player in theirs {
        player.join().unwrap();
    }
    let scene = watcher.scene.as_ref().unwrap();
    assert_eq!((scene.watcher, scene.legal().len(), scene.to_act()), (Watcher::Spectator, 0, false));
    assert_eq!((watcher.lost, watcher.jumps), (0, 1), "kept up to date by its messages");
    let path = format!("/api/tables/{table}/events");
    let answer: TableUpdates =
        serde_json::from_str(&crate::addresses::raw(&host.address().to_string(), &path)).unwrap();
    let view = answer.messages.into_iter().find_map(|message| match message {
        ToClient::Update { update, .. } => Some((update.seq, update.view?.tree())),
        _ => None,
    });
    assert_eq!(view, Some((scene.seq, scene.view.to_json())));
}

#[test]
fn both_players_of_a_quick_match_add_to_the_shuffles() {
    let host = Host::start();
    let people = ["Ann", "Ben"].map(|name| host.client().guest(Some(name)).unwrap());
    let first = people[0].quick("numboom", 2).unwrap().table;
    let mut ann = Player::new(people[0].join(&first), 1);
    let second = people[1].quick("numboom", 2).unwrap().table;
    assert_eq!(first, second);
    let mut ben = Player::new(people[1].join(&second), 2);
    let theirs = std::thread::spawn(move || {
        ben.play_on(|_| {});
        ben
    });
    ann.play_on(|_| {});
    theirs.join().unwrap();
    let record = people[0].record(&ann.scene.as_ref().unwrap().match_id).unwrap();
    let seats: Vec<_> =
        record["fairness"]["entropy"].as_array().unwrap().iter().map(|one| one["seat"].as_u64()).collect();
    assert_eq!(seats, [Some(0), Some(1)], "{}", record["fairness"]);
}
