//! Players who look ahead, on every registered game.

use std::time::Duration;

use cardinal_bots::{Bot, Budget, Halt, Level, Player, Reason, Seated, suggest_within};
use cardinal_engine::random::{Purpose, Stream, stream};
use cardinal_engine::{Heuristics, Observer, Playable, Seat, Silent, Turn, Window};
use cardinal_games::{Visitor, all, visit};

/// What every level decides at, cheap enough for a test.
fn players() -> Vec<Player> {
    let quick = |level: Level| Player::from(level).spending(Budget::simulations(20));
    Level::ALL.into_iter().map(quick).collect()
}

/// Plays a game of greedy players and stops every few decisions at a seat that has a choice.
fn positions<G: Heuristics>(seats: u8, index: u64, mut visit: impl FnMut(&G, Seat)) {
    let mut game = G::new(&G::Options::default(), seats).unwrap();
    let mut rng = stream(3, index, Purpose::Test);
    let mut player = Level::Greedy.seated::<G>();
    for decision in 0..400 {
        while game.turn() == Turn::Chance {
            let chance = game.sample_chance(&mut rng);
            game.apply_chance(&chance, &mut Silent).unwrap();
        }
        let Some(seat) = game.turn().seats().first() else { return };
        let window = Window::new(&game, seat);
        if decision % 7 == 3 && window.legal().len() > 1 {
            visit(&game, seat);
        }
        let action = player.decide(&window, &mut rng);
        game.apply(seat, &action, &mut Silent).unwrap();
    }
}

fn decide<G: Heuristics>(player: &Seated<G>, game: &G, seat: Seat, rng: &Stream) -> G::Action {
    player.clone().decide(&Window::new(game, seat), &mut rng.clone())
}

struct EveryGame<F>(F);

/// Something to ask of every game at each of its seat counts.
trait Question {
    fn ask<G: Heuristics>(&self, seats: u8);
}

impl<F: Question> Visitor for EveryGame<&F> {
    type Output = ();

    fn visit<G: Playable>(self) {
        for seats in G::INFO.seats {
            self.0.ask::<G>(*seats);
        }
    }
}

fn ask_every_game(question: &impl Question) {
    for game in all() {
        visit(game.info().id, EveryGame(question)).unwrap();
    }
}

/// In any determinization for the seat, with an equal stream, every player decides alike.
struct Blind;

impl Question for Blind {
    fn ask<G: Heuristics>(&self, seats: u8) {
        let mut dice = stream(5, 0, Purpose::Test);
        let mut asked = 0;
        positions::<G>(seats, 0, |game, seat| {
            let other = G::determinize(&game.view(Observer::Seat(seat)), &mut dice);
            let rng = stream(7, asked, Purpose::Player(seat.number()));
            for player in players() {
                let seated = player.seated::<G>();
                let (here, there) = (decide(&seated, game, seat, &rng), decide(&seated, &other, seat, &rng));
                assert_eq!(here, there, "{player} of {} at {seats} seats peeks", G::INFO.id);
            }
            asked += 1;
        });
        assert!(asked > 0, "{} at {seats} seats has no choices", G::INFO.id);
    }
}

#[test]
fn a_different_truth_behind_the_same_view_changes_no_decision() {
    ask_every_game(&Blind);
}

/// Like [`Blind`], over whole turns: a player with a reused tree decides alike in both worlds, and legally.
struct BlindThroughout;

impl Question for BlindThroughout {
    fn ask<G: Heuristics>(&self, seats: u8) {
        let mut dice = stream(6, 0, Purpose::Test);
        let mut asked = 0;
        positions::<G>(seats, 3, |game, seat| {
            let mut here = game.clone();
            let mut there = G::determinize(&game.view(Observer::Seat(seat)), &mut dice);
            let player = Player::from(Level::Easy).spending(Budget::simulations(60)).seated::<G>();
            let (mut one, mut other) = (player.clone(), player);
            let mut rng = stream(8, asked, Purpose::Player(seat.number()));
            asked += 1;
            let see = |game: &G| game.turn().is_on(seat).then(|| game.view(Observer::Seat(seat)));
            while let Some(view) = see(&here).filter(|view| see(&there).as_ref() == Some(view)) {
                let action = one.decide(&Window::new(&here, seat), &mut rng.clone());
                assert_eq!(action, other.decide(&Window::new(&there, seat), &mut rng), "{view:?}");
                here.apply(seat, &action, &mut Silent).unwrap();
                there.apply(seat, &action, &mut Silent).unwrap();
            }
        });
        assert!(asked > 0, "{} at {seats} seats has no choices", G::INFO.id);
    }
}

#[test]
fn going_on_with_earlier_thoughts_peeks_no_more() {
    ask_every_game(&BlindThroughout);
}

/// Every decision is legal, also with a budget shared by several threads, cut off by a clock or halted.
struct Legal;

impl Question for Legal {
    fn ask<G: Heuristics>(&self, seats: u8) {
        let halted = Halt::default();
        halted.call();
        let mut asked = 0;
        positions::<G>(seats, 1, |game, seat| {
            asked += 1;
            if asked > 3 {
                return;
            }
            let legal = Window::new(game, seat).legal();
            let rng = stream(9, asked, Purpose::Player(seat.number()));
            let budgets = [
                Budget::simulations(1),
                Budget::simulations(40).on(2),
                Budget::time(Duration::from_millis(1)),
            ];
            for budget in budgets {
                let player = Player::from(Level::Hard).spending(budget).seated::<G>();
                assert!(legal.contains(&decide(&player, game, seat, &rng)));
            }
            // A player halted at once still answers, however many actions it has.
            let player = Player::from(Level::Hard).spending(Budget::simulations(u32::MAX - 1)).seated::<G>();
            assert!(legal.contains(&decide(&player.heeding(halted.clone()), game, seat, &rng)));
        });
    }
}

#[test]
fn decisions_are_legal_with_every_budget() {
    ask_every_game(&Legal);
}

/// Hints list legal moves, the best first, with a reason that fits.
struct Helpful;

impl Question for Helpful {
    fn ask<G: Heuristics>(&self, seats: u8) {
        let mut asked = 0;
        positions::<G>(seats, 2, |game, seat| {
            asked += 1;
            if asked > 3 {
                return;
            }
            let view = game.view(Observer::Seat(seat));
            let hints = |rng: &mut Stream| {
                suggest_within::<G>(&view, seat, &Budget::simulations(100), &Halt::default(), rng)
            };
            let advice = hints(&mut stream(1, asked, Purpose::Test));
            assert_eq!(advice, hints(&mut stream(1, asked, Purpose::Test)), "hints repeat");
            let legal = Window::new(game, seat).legal();
            assert!(!advice.is_empty() && advice.iter().all(|hint| legal.contains(&hint.action)));
            assert!(advice.windows(2).all(|pair| pair[0].looked_at >= pair[1].looked_at));
            let sound = |reason: Reason| match reason {
                Reason::Only | Reason::Unlikely => true,
                Reason::Best { share, error, by } | Reason::Worse { share, error, by } => {
                    (0.0..=1.0).contains(&share) && error > 0.0 && by > 2.0 * error
                }
                Reason::Close { share, error } => (0.0..=1.0).contains(&share) && error > 0.0,
            };
            assert!(advice.iter().all(|hint| sound(hint.reason)), "{advice:?}");
            assert!(
                advice.iter().skip(1).all(|hint| hint.looked_at >= 30 || hint.reason == Reason::Unlikely)
            );
            assert!(
                matches!(advice[0].reason, Reason::Best { .. } | Reason::Close { .. }),
                "{:?}",
                advice[0]
            );
        });
    }
}

#[test]
fn hints_are_legal_ranked_and_explained() {
    ask_every_game(&Helpful);
}

/// A number that changes when a player of this game decides anything differently.
struct Fingerprint(Player);

impl Visitor for Fingerprint {
    type Output = u64;

    fn visit<G: Playable>(self) -> u64 {
        let mut print = 0xcbf2_9ce4_8422_2325_u64;
        let seats = G::INFO.seats[1];
        let seated = self.0.seated::<G>();
        let mut asked = 0;
        positions::<G>(seats, 4, |game, seat| {
            let rng = stream(11, asked, Purpose::Player(seat.number()));
            let action = G::encode(&decide(&seated, game, seat, &rng)) as u64;
            print = (print ^ action).wrapping_mul(0x100_0000_01b3);
            asked += 1;
        });
        print
    }
}

/// The stored fingerprints; `CARDINAL_BLESS=1` rewrites them after an intended change.
#[test]
fn players_decide_as_they_always_did() {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/fingerprints.json");
    let mut prints = std::collections::BTreeMap::new();
    for game in all() {
        let id = game.info().id;
        for player in players() {
            prints.insert(
                format!("{id} {player}"),
                format!("{:016x}", visit(id, Fingerprint(player)).unwrap()),
            );
        }
    }
    let now = serde_json::to_string_pretty(&prints).unwrap() + "\n";
    if std::env::var_os("CARDINAL_BLESS").is_some() {
        std::fs::write(path, &now).unwrap();
    }
    let stored = std::fs::read_to_string(path).unwrap_or_default();
    assert_eq!(
        now, stored,
        "a player decides differently; if that is meant, run this test with CARDINAL_BLESS=1"
    );
}
