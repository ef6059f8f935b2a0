//! How fast the exact scorer of Chain is, on hands that were drafted to score.

use std::time::Instant;

use cardinal_engine::random::{Purpose, pick, stream};
use cardinal_engine::{Game, Observer, Silent, Turn};
use cardinal_games::chain::{Action, CardSet, Chain, Options, Phase, scorer};

/// The hands of some drafts in which each player takes the card that adds the most points at once.
pub fn drafted_hands(games: u64) -> Vec<CardSet> {
    (0..games).flat_map(draft).collect()
}

fn draft(index: u64) -> Vec<CardSet> {
    let mut game = Chain::new(&Options::default(), 3).expect("three can play");
    let mut rng = stream(1, index, Purpose::Test);
    while game.view(Observer::Spectator).phase != Phase::Settle {
        match game.turn() {
            Turn::Chance => {
                let chance = game.sample_chance(&mut rng);
                game.apply_chance(&chance, &mut Silent).expect("it was sampled");
            }
            Turn::Seats(seats) => {
                let seat = seats.first().expect("a turn names at least one seat");
                let view = game.view(Observer::Seat(seat));
                let worth = |slot: usize| {
                    let card = view.row[slot].expect("the row is full on a turn");
                    scorer::best(view.own_hand().union(CardSet::only(card)), true)
                };
                let most = (0..5).map(worth).max();
                let slots: Vec<usize> = (0..5).filter(|slot| Some(worth(*slot)) == most).collect();
                let slot = *pick(&slots, &mut rng).expect("one of them is the best");
                game.apply(seat, &Action::Take { slot: slot as u8 }, &mut Silent).expect("it may be taken");
            }
            Turn::Over => unreachable!("the settlement comes first"),
        }
    }
    game.view(Observer::Spectator).players.iter().map(|player| player.known).collect()
}

/// Microseconds a hand. The hands are measured in short stretches, each as fast as it ever was, so that what else the
/// machine does hardly matters.
pub fn microseconds(hands: &[CardSet]) -> f64 {
    let stretches: Vec<&[CardSet]> = hands.chunks(100).collect();
    let mut best = vec![f64::INFINITY; stretches.len()];
    for _ in 0..40 {
        for (stretch, best) in stretches.iter().zip(&mut best) {
            let begin = Instant::now();
            let points =
                stretch.iter().map(|hand| u64::from(scorer::best(std::hint::black_box(*hand), true)));
            std::hint::black_box(points.sum::<u64>());
            *best = best.min(begin.elapsed().as_secs_f64());
        }
    }
    best.iter().sum::<f64>() * 1e6 / hands.len() as f64
}

/// Prints the mean by the number of X in the hand.
pub fn report() {
    let hands = drafted_hands(1000);
    println!();
    println!("Chain, exact scorer on drafted hands of 12 cards:");
    println!();
    println!("| X in the hand | hands | µs a hand |");
    println!("| --- | --- | --- |");
    let row = |name: &str, hands: &[CardSet]| {
        if !hands.is_empty() {
            println!("| {name} | {} | {:.2} |", hands.len(), microseconds(hands));
        }
    };
    for wilds in 0..=4 {
        let some: Vec<CardSet> = hands.iter().copied().filter(|hand| hand.wilds() == wilds).collect();
        row(&wilds.to_string(), &some);
    }
    let few: Vec<CardSet> = hands.iter().copied().filter(|hand| hand.wilds() <= 2).collect();
    row("0 to 2", &few);
    row("any", &hands);
}
