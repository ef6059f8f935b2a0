//! A step of a fleet does not touch the heap.

use cardinal_bots::Halt;
use cardinal_engine::Playable;
use cardinal_games::{Visitor, all, visit};
use cardinal_gym::{Bits, Fleet, Plan, Rows};

const GAMES: usize = 16;
/// Short games, so that many end and make room for the next ones.
const CAP: u64 = 150;
const STEPS: usize = 600;

/// Random steps on one thread, which is that of the test; how often they allocated, and how many games ended.
struct Steps {
    observations: bool,
}

impl Visitor for Steps {
    type Output = (u64, usize);

    fn visit<G: Playable>(self) -> Self::Output {
        let seats = usize::from(G::INFO.seats[0]);
        let plan = Plan::<G> {
            options: G::Options::default(),
            players: vec![None; seats],
            rotate: true,
            games: GAMES,
            seed: 3,
            cap: Some(CAP),
            threads: 1,
            halt: Halt::default(),
        };
        let mut fleet = Fleet::new(&plan).unwrap();
        let (mut player, mut actions) = ([0; GAMES], [0; GAMES]);
        let (mut terminated, mut truncated) = ([false; GAMES], [false; GAMES]);
        let (mut rewards, mut scores) = (vec![0.0; GAMES * seats], vec![0; GAMES * seats]);
        let mut bits = vec![0; GAMES * Bits::words(G::ACTIONS)];
        let mut mask = vec![false; GAMES * G::ACTIONS];
        let (mut observations, mut last) = (vec![0.0; GAMES * G::SIZE], vec![0.0; GAMES * G::SIZE]);
        let mut rows = Rows {
            player: &mut player,
            terminated: &mut terminated,
            truncated: &mut truncated,
            rewards: &mut rewards,
            scores: Some(&mut scores),
            bits: Some(&mut bits),
            mask: Some(&mut mask),
            observations: self.observations.then_some(&mut observations),
            last: self.observations.then_some(&mut last),
        };
        fleet.show(&mut rows).unwrap();
        let mut go_on = |steps: usize| {
            let mut ended = 0;
            for _ in 0..steps {
                fleet.sample(rows.bits.as_deref().unwrap(), &mut actions).unwrap();
                fleet.step(&actions, &mut rows).unwrap();
                ended += rows.terminated.iter().chain(&*rows.truncated).filter(|over| **over).count();
            }
            ended
        };
        // By then, reused lists have grown to their full length.
        go_on(STEPS);
        let mut ended = 0;
        let measured = allocation_counter::measure(|| ended = go_on(STEPS));
        (measured.count_total, ended)
    }
}

#[test]
fn masks_are_written_without_an_allocation_in_every_game() {
    for game in all() {
        let id = game.info().id;
        let (allocations, ended) = visit(id, Steps { observations: false }).unwrap();
        assert!(ended >= GAMES, "{id}: only {ended} games ended");
        assert_eq!(allocations, 0, "{id}");
    }
}

/// The views of other games hold lists whose number changes, which are allocated again.
#[test]
fn observations_of_number_chain_are_written_without_an_allocation() {
    let (allocations, ended) = visit("number-chain", Steps { observations: true }).unwrap();
    assert!(ended >= GAMES, "only {ended} games ended");
    assert_eq!(allocations, 0);
}
