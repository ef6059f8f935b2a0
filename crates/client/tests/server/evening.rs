//! What else happens at a table: undo, votes, hints, pauses, a rematch.

use cardinal_client::Event;
use cardinal_protocol::{Presence, Sitter, TableStatus, VoteKind};

use crate::host::Host;
use crate::player::{Player, open};

fn status(player: &Player) -> Option<TableStatus> {
    player.info.as_ref().map(|info| info.status)
}

fn vote(player: &Player) -> Option<(u64, VoteKind)> {
    player.info.as_ref()?.vote.as_ref().map(|vote| (vote.id, vote.kind))
}

fn done(player: &mut Player, order: &cardinal_client::OrderId) -> Option<u64> {
    match player.answer(order) {
        Event::Done { seq, .. } => seq,
        other => panic!("{other:?}"),
    }
}

#[test]
fn two_players_undo_vote_pause_and_have_a_rematch() {
    let host = Host::start();
    let people = ["Ann", "Ben"].map(|name| host.client().guest(Some(name)).unwrap());
    let table = open(&people[0], "numboom");
    let mut players = [0, 1].map(|at| Player::new(people[at].join(&table), at as u64));
    players[1].table.sit(None);
    for player in &mut players {
        player.until(|player| player.scene.is_some());
    }
    let to_act = |players: &[Player; 2]| usize::from(players[0].scene.as_ref().unwrap().outlook.turn[0]);
    let first = to_act(&players);

    let hint = players[first].table.hint(players[first].scene.as_ref().unwrap());
    let Event::Hint { suggestions, seq, .. } = players[first].answer(&hint) else {
        panic!("advice is given")
    };
    let scene = players[first].scene.clone().unwrap();
    assert_eq!(seq, scene.seq);
    let best = suggestions[0].action.tree();
    assert!(scene.legal().contains(&best));

    let played = players[first].table.act(&scene, &best);
    let number = done(&mut players[first], &played).unwrap();
    players[first].until(|player| player.scene.as_ref().is_some_and(|scene| scene.seq >= number));
    let after = players[first].scene.clone().unwrap();
    let undo = players[first].table.undo(&after);
    let taken_back = done(&mut players[first], &undo);
    if taken_back.is_none() {
        // The move has revealed something, so the opponent is asked.
        let other = &mut players[1 - first];
        other.until(|player| vote(player).is_some());
        let (id, kind) = vote(other).unwrap();
        assert_eq!(kind, VoteKind::Undo);
        let yes = other.table.vote(id, true);
        done(other, &yes);
    }
    for player in &mut players {
        player.until(|player| player.scene.as_ref().is_some_and(|scene| scene.seq > after.seq));
        assert_eq!(player.jumps, 2, "what was taken back is no step forward");
    }
    assert_eq!(players[first].scene.as_ref().unwrap().view, scene.view, "as before the move");

    let pause = players[0].table.pause();
    done(&mut players[0], &pause);
    players[1].until(|player| vote(player).is_some());
    let (id, _) = vote(&players[1]).unwrap();
    players[1].table.vote(id, true);
    for player in &mut players {
        player.until(|player| status(player) == Some(TableStatus::Paused));
    }
    players[1].table.resume();
    for player in &mut players {
        player.until(|player| status(player) == Some(TableStatus::Playing));
    }

    let [ann, ben] = players;
    let rest = [ann, ben].map(|mut player| {
        std::thread::spawn(move || {
            player.play_on(|_| {});
            player
        })
    });
    let mut players = rest.map(|player| player.join().unwrap());
    let ended = players[0].scene.as_ref().unwrap().match_id.clone();
    for player in &mut players {
        player.table.rematch(true);
    }
    for player in &mut players {
        player.until(|player| player.scene.as_ref().is_some_and(|scene| scene.match_id != ended));
    }

    let [mut ann, ben] = players;
    ben.table.close();
    let gone = |player: &Player| {
        let seat = player.info.as_ref().map(|info| info.seats[1].sitter.clone());
        matches!(seat, Some(Sitter::Person { presence: Presence::Away, .. }))
    };
    ann.until(gone);
    let stand = ann.table.stand();
    done(&mut ann, &stand);
    let substitute = |player: &Player| {
        let seat = player.info.as_ref().map(|info| info.seats[0].sitter.clone());
        matches!(seat, Some(Sitter::Person { substitute: Some(_), .. }))
    };
    ann.until(substitute);
}
