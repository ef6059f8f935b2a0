//! A server that is killed and restarts on its stored data.

use std::sync::mpsc::channel;

use cardinal_protocol::code;

use crate::host::Host;
use crate::player::{Player, inputs, open};

/// How often the server is killed during a game.
const CRASHES: usize = 3;

#[test]
fn clients_recover_from_restarts_of_the_server() {
    let mut host = Host::start();
    for game in ["number-chain", "sequence-numbers"] {
        let people = ["Ann", "Ben"].map(|name| host.client().guest(Some(name)).unwrap());
        let table = open(&people[0], game);
        let (mut ann, mut ben) =
            (Player::new(people[0].join(&table), 5), Player::new(people[1].join(&table), 6));
        ben.table.sit(None);
        let (crash, crashes) = channel();
        let theirs = std::thread::spawn(move || {
            // Every few moves the server is killed while one of Ben's moves is on its way.
            ben.play_on(|moves| {
                if moves % 4 == 1 {
                    let _ = crash.send(());
                }
            });
            ben
        });
        let ours = std::thread::spawn(move || {
            ann.play_on(|_| {});
            ann
        });
        for () in crashes.iter().take(CRASHES) {
            host.stop();
            host.again();
        }
        drop(crashes);
        let (ann, ben) = (ours.join().unwrap(), theirs.join().unwrap());
        let match_id = &ann.scene.as_ref().unwrap().match_id;
        for (seat, player) in [(0, &ann), (1, &ben)] {
            // A table of the dying server may lose its store before its connection, and say so.
            assert!(
                player.refused.iter().all(|refusal| refusal.code == code::STORAGE),
                "{:?}",
                player.refused
            );
            assert!(player.lost >= 1, "{game}: the crash was noticed");
            assert_eq!(inputs(&people[0], match_id, seat), player.moves.len(), "{game}");
        }
        println!("{game}: {} and {} moves, {} times away", ann.moves.len(), ben.moves.len(), ben.lost);
    }
}
