//! Fleets of every game.

use cardinal_bots::{Halt, Player};
use cardinal_engine::random::{Purpose, stream};
use cardinal_engine::{Actions, Game, Observer, Playable, Silent, Tensor, Turn};
use cardinal_games::number_chain::{FirstStarter, NumberChain, Options};
use cardinal_games::{Visitor, all, visit};
use cardinal_gym::{Bits, Fleet, GymError, Plan, Rows};

const GAMES: usize = 6;
/// Random play of Number Chain takes two thirds of this.
const CAP: u64 = 1_000;

fn plan<G: Game>(players: Vec<Option<Player>>, threads: usize) -> Plan<G> {
    Plan {
        options: G::Options::default(),
        players,
        rotate: false,
        games: GAMES,
        seed: 5,
        cap: Some(CAP),
        threads,
        halt: Halt::default(),
    }
}

/// Room for everything a fleet can write.
struct Room {
    player: Vec<u8>,
    terminated: Vec<bool>,
    truncated: Vec<bool>,
    rewards: Vec<f32>,
    scores: Vec<i32>,
    bits: Vec<u64>,
    mask: Vec<bool>,
    observations: Vec<f32>,
    last: Vec<f32>,
}

impl Room {
    fn new<G: Actions + Tensor>(seats: usize) -> Self {
        Self {
            player: vec![0; GAMES],
            terminated: vec![false; GAMES],
            truncated: vec![false; GAMES],
            rewards: vec![0.0; GAMES * seats],
            scores: vec![0; GAMES * seats],
            bits: vec![0; GAMES * Bits::words(G::ACTIONS)],
            mask: vec![false; GAMES * G::ACTIONS],
            observations: vec![0.0; GAMES * G::SIZE],
            last: vec![0.0; GAMES * G::SIZE],
        }
    }

    fn rows(&mut self) -> Rows<'_> {
        Rows {
            player: &mut self.player,
            terminated: &mut self.terminated,
            truncated: &mut self.truncated,
            rewards: &mut self.rewards,
            scores: Some(&mut self.scores),
            bits: Some(&mut self.bits),
            mask: Some(&mut self.mask),
            observations: Some(&mut self.observations),
            last: Some(&mut self.last),
        }
    }
}

/// Runs something for every game at its lowest number of seats.
fn everywhere<V: Visitor + Copy>(visitor: V) -> Vec<V::Output> {
    all().iter().map(|game| visit(game.info().id, visitor).expect("it is registered")).collect()
}

/// A fleet, and lone games stepped by hand beside it: everything the fleet writes must match them.
#[derive(Clone, Copy)]
struct Shadow;

impl Visitor for Shadow {
    type Output = ();

    fn visit<G: Playable>(self) {
        let seats = G::INFO.seats[0];
        let mut fleet = Fleet::<G>::new(&plan(vec![None; seats.into()], 2)).unwrap();
        let mut room = Room::new::<G>(seats.into());
        fleet.show(&mut room.rows()).unwrap();
        let mut lone: Vec<(G, u64, u64)> = (0..GAMES as u64).map(|at| (fresh::<G>(), at, 0)).collect();
        let mut dice: Vec<_> = (0..GAMES as u64).map(|at| stream(5, at, Purpose::Chance)).collect();
        for (at, (game, ..)) in lone.iter_mut().enumerate() {
            settle(game, &mut dice[at]);
        }
        let mut actions = [0; GAMES];
        let mut ended = 0;
        for step in 0..1500 {
            let mut mask = vec![false; G::ACTIONS];
            let mut row = vec![0.0; G::SIZE];
            for (at, (game, ..)) in lone.iter().enumerate() {
                let seat = game.turn().seats().first().unwrap();
                assert_eq!(room.player[at], seat.number(), "{}", G::INFO.id);
                game.mask(seat, &mut mask);
                assert_eq!(room.mask[at * G::ACTIONS..][..G::ACTIONS], mask);
                let bits = &room.bits[at * Bits::words(G::ACTIONS)..][..Bits::words(G::ACTIONS)];
                assert!((0..G::ACTIONS).all(|action| Bits::has(bits, action) == mask[action]));
                G::fill(&game.view(Observer::Seat(seat)), &mut row);
                assert_eq!(room.observations[at * G::SIZE..][..G::SIZE], row);
            }
            fleet.sample(&room.bits, &mut actions).unwrap();
            // Shed cards where possible: left to chance alone, some games hardly end.
            for (at, (game, ..)) in lone.iter().enumerate() {
                let mut shedding = Vec::new();
                let seat = game.turn().seats().first().unwrap();
                game.for_each_legal(seat, |action| shedding.extend(G::sheds(&action).then_some(action)));
                if !shedding.is_empty() {
                    actions[at] = G::encode(&shedding[step % shedding.len()]) as i32;
                }
            }
            fleet.step(&actions, &mut room.rows()).unwrap();
            for (at, (game, number, decisions)) in lone.iter_mut().enumerate() {
                let seat = game.turn().seats().first().unwrap();
                let action = G::decode(actions[at] as usize).unwrap();
                game.apply(seat, &action, &mut Silent).unwrap();
                *decisions += 1;
                settle(game, &mut dice[at]);
                let over = game.turn() == Turn::Over;
                assert_eq!(room.terminated[at], over);
                assert_eq!(room.truncated[at], !over && *decisions == CAP);
                if over {
                    let scores = game.standings().unwrap();
                    let mine = &room.scores[at * usize::from(seats)..][..seats.into()];
                    assert!(scores.iter().zip(mine).all(|(standing, score)| standing.score == *score));
                    ended += 1;
                }
                if over || *decisions == CAP {
                    (*number, *decisions) = (*number + GAMES as u64, 0);
                    *game = fresh::<G>();
                    dice[at] = stream(5, *number, Purpose::Chance);
                    settle(game, &mut dice[at]);
                }
            }
        }
        assert!(ended > 0, "{}: no game came to its end", G::INFO.id);
    }
}

fn fresh<G: Game>() -> G {
    G::new(&G::Options::default(), G::INFO.seats[0]).unwrap()
}

fn settle<G: Game>(game: &mut G, dice: &mut cardinal_engine::random::Stream) {
    while game.turn() == Turn::Chance {
        let chance = game.sample_chance(dice);
        game.apply_chance(&chance, &mut Silent).unwrap();
    }
}

#[test]
fn a_fleet_plays_the_same_games_as_games_played_alone() {
    everywhere(Shadow);
}

/// Random steps against players made of code: a digest of everything that was written.
#[derive(Clone, Copy)]
struct Against {
    threads: usize,
    seed: u64,
}

impl Visitor for Against {
    type Output = Vec<u64>;

    fn visit<G: Playable>(self) -> Vec<u64> {
        let seats = usize::from(G::INFO.seats[0]);
        let mut players = vec![Some("eager".parse().unwrap()); seats];
        players[0] = None;
        let plan = Plan { rotate: true, seed: self.seed, ..plan::<G>(players, self.threads) };
        let mut fleet = Fleet::<G>::new(&plan).unwrap();
        let mut room = Room::new::<G>(seats);
        fleet.show(&mut room.rows()).unwrap();
        let mut actions = [0; GAMES];
        let mut digest = Vec::new();
        let mut sat = std::collections::BTreeSet::new();
        for _ in 0..300 {
            fleet.sample(&room.bits, &mut actions).unwrap();
            fleet.step(&actions, &mut room.rows()).unwrap();
            assert!(
                room.player.iter().all(|player| *player == 0),
                "only the first one is played from outside"
            );
            sat.extend(fleet.waiting().map(cardinal_engine::Seat::number));
            let sum: f32 = room.rewards.iter().sum();
            assert!(sum.abs() < 1e-3, "one's gain is another's loss: {sum}");
            digest.push(room.bits.iter().fold(0, |sum: u64, word| sum.rotate_left(7) ^ word));
            digest.push(
                room.observations
                    .iter()
                    .fold(0, |sum, number| sum.rotate_left(5) ^ u64::from(number.to_bits())),
            );
        }
        assert_eq!(sat.len(), seats, "the players move round the table");
        digest
    }
}

#[test]
fn threads_make_no_difference_and_seeds_do() {
    let one = everywhere(Against { threads: 1, seed: 5 });
    assert_eq!(one, everywhere(Against { threads: 3, seed: 5 }));
    let other = everywhere(Against { threads: 1, seed: 6 });
    assert!(one.iter().zip(other).all(|(one, other)| *one != other));
}

/// At a table whose first two seats are played by code, with as little patience for those outside as can be.
#[derive(Clone, Copy)]
struct Impatient;

impl Visitor for Impatient {
    type Output = ();

    fn visit<G: Playable>(self) {
        let bot = Some("eager".parse().unwrap());
        let plan = Plan { cap: Some(1), ..plan::<G>(vec![bot, bot, None], 1) };
        let mut fleet = Fleet::<G>::new(&plan).unwrap();
        let mut room = Room::new::<G>(3);
        fleet.show(&mut room.rows()).unwrap();
        // However many decisions bots take before, no game is skipped.
        assert_eq!(fleet.numbers().collect::<Vec<_>>(), (0..GAMES as u64).collect::<Vec<_>>());
        let mut actions = [0; GAMES];
        fleet.sample(&room.bits, &mut actions).unwrap();
        fleet.step(&actions, &mut room.rows()).unwrap();
        assert!(room.terminated.iter().zip(&room.truncated).all(|(over, broken_off)| over | broken_off));
    }
}

#[test]
fn a_cap_on_decisions_from_outside_is_none_for_those_made_of_code() {
    everywhere(Impatient);
}

#[test]
fn a_fleet_that_never_asks_says_so() {
    let options =
        Options { turn_limit: 1, rounds: 1, first_starter: FirstStarter::Seat0, ..Options::default() };
    let players = vec![Some("eager".parse().unwrap()), None];
    let never = Plan::<NumberChain> { options, games: 1, ..plan(players, 1) };
    assert_eq!(Fleet::new(&never).unwrap_err().code(), "gym-never-asked");
}

#[test]
fn more_games_than_there_is_memory_for_are_refused() {
    let plan = Plan::<NumberChain> { games: usize::MAX / 8, ..plan(vec![None; 2], 1) };
    assert_eq!(Fleet::new(&plan).unwrap_err(), GymError::Memory(usize::MAX / 8));
}

/// Two fleets against players who look ahead; one of them is interrupted before every step.
#[derive(Clone, Copy)]
struct Interrupted;

impl Visitor for Interrupted {
    type Output = ();

    fn visit<G: Playable>(self) {
        let seats = usize::from(G::INFO.seats[0]);
        let mut players = vec![Some("easy:sims=20".parse().unwrap()); seats];
        players[0] = None;
        let plan = plan::<G>(players, 2);
        let halt = plan.halt.clone();
        let mut fleet = Fleet::<G>::new(&plan).unwrap();
        let mut other = Fleet::<G>::new(&Plan { halt: Halt::default(), ..plan }).unwrap();
        let (mut room, mut others) = (Room::new::<G>(seats), Room::new::<G>(seats));
        fleet.show(&mut room.rows()).unwrap();
        other.show(&mut others.rows()).unwrap();
        let mut actions = [0; GAMES];
        let mut interruptions = 0;
        for _ in 0..12 {
            other.sample(&others.bits, &mut actions).unwrap();
            other.step(&actions, &mut others.rows()).unwrap();
            halt.call();
            let numbers: Vec<u64> = fleet.numbers().collect();
            let before = room.bits.clone();
            match fleet.step(&actions, &mut room.rows()) {
                Err(error) => {
                    interruptions += 1;
                    assert_eq!(error, GymError::Interrupted);
                    assert_eq!(room.bits, before);
                    assert_eq!(fleet.numbers().collect::<Vec<_>>(), numbers);
                    halt.clear();
                    fleet.step(&actions, &mut room.rows()).unwrap();
                }
                // In no game did it come to a player who looks ahead.
                Ok(()) => halt.clear(),
            }
            assert_eq!(room.bits, others.bits, "{}", G::INFO.id);
            assert_eq!(room.observations, others.observations);
            assert_eq!((&room.terminated, &room.rewards), (&others.terminated, &others.rewards));
        }
        assert!(interruptions > 0, "{}: no step was interrupted", G::INFO.id);
        halt.call();
        assert_eq!(fleet.reset(99), Err(GymError::Interrupted));
        fleet.show(&mut room.rows()).unwrap();
        assert_eq!(room.bits, others.bits, "a reset that was interrupted changed nothing");
    }
}

#[test]
fn an_interrupted_step_leaves_every_game_as_it_was() {
    everywhere(Interrupted);
}

#[test]
fn masks_without_a_legal_action_are_refused() {
    let mut fleet = Fleet::<NumberChain>::new(&plan(vec![None; 2], 1)).unwrap();
    let mut room = Room::new::<NumberChain>(2);
    fleet.show(&mut room.rows()).unwrap();
    let words = Bits::words(NumberChain::ACTIONS);
    room.bits[2 * words..3 * words].fill(0);
    assert_eq!(fleet.sample(&room.bits, &mut [0; GAMES]), Err(GymError::Unmasked(2)));
}

#[derive(Clone, Copy)]
struct Refusals;

impl Visitor for Refusals {
    type Output = ();

    fn visit<G: Playable>(self) {
        let seats = usize::from(G::INFO.seats[0]);
        let mut fleet = Fleet::<G>::new(&plan(vec![None; seats], 1)).unwrap();
        let mut room = Room::new::<G>(seats);
        fleet.show(&mut room.rows()).unwrap();
        let before = room.bits.clone();
        let mut actions = [0; GAMES];
        fleet.sample(&room.bits, &mut actions).unwrap();
        let illegal = (0..G::ACTIONS).find(|&action| !room.mask[(GAMES - 1) * G::ACTIONS + action]).unwrap();
        let good = actions[GAMES - 1];
        actions[GAMES - 1] = illegal as i32;
        let refused = fleet.step(&actions, &mut room.rows()).unwrap_err();
        assert!(matches!(refused, GymError::Refused { game: 5, .. }), "{refused}");
        for wrong in [-1, G::ACTIONS as i32, i32::MAX] {
            actions[GAMES - 1] = wrong;
            let refused = fleet.step(&actions, &mut room.rows()).unwrap_err();
            assert_eq!(refused.code(), "gym-no-action");
        }
        // None of the other games went on either.
        fleet.show(&mut room.rows()).unwrap();
        assert_eq!(room.bits, before);
        actions[GAMES - 1] = good;
        fleet.step(&actions, &mut room.rows()).unwrap();
        assert_eq!(fleet.step(&actions[1..], &mut room.rows()), Err(GymError::Room("actions")));
        room.rewards.pop();
        assert_eq!(fleet.step(&actions, &mut room.rows()), Err(GymError::Room("rewards")));
        let bots_only = Fleet::<G>::new(&plan(vec![Some("eager".parse().unwrap()); seats], 1));
        assert_eq!(bots_only.unwrap_err(), GymError::NoOutsideSeat);
        assert!(matches!(Fleet::<G>::new(&plan(vec![None; 1], 1)), Err(GymError::Setup(_))));
        let none = Plan { games: 0, ..plan::<G>(vec![None; seats], 1) };
        assert_eq!(Fleet::<G>::new(&none).unwrap_err(), GymError::NoGames);
    }
}

#[test]
fn a_step_that_cannot_be_leaves_every_game_as_it_was() {
    everywhere(Refusals);
}
