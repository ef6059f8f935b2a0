//! A second opinion on scores: every subset of a hand tried as a group, every partition tried.

use cardinal_engine::random::{Purpose, shuffle, stream};
use cardinal_games::chain::{Card, CardSet};

const RUN: [u16; 11] = [0, 0, 2, 3, 5, 7, 9, 12, 15, 17, 20];
const SET: [u16; 6] = [0, 0, 5, 15, 30, 50];

pub(super) fn random_hand(seed: u64, size: usize) -> CardSet {
    let mut cards = Card::ALL.to_vec();
    shuffle(&mut cards, &mut stream(seed, size as u64, Purpose::Test));
    cards.into_iter().take(size).collect()
}

/// A hand with few numbers and colours, so that much goes together, and this many X.
pub(super) fn dense_hand(seed: u64, size: usize, wilds: usize) -> CardSet {
    let mut rng = stream(seed, (size * 8 + wilds) as u64, Purpose::Test);
    let span = 4 + (seed % 7) as u8;
    let low = (seed / 7 % u64::from(11 - span)) as u8;
    let near = |card: &Card| card.number().is_some_and(|number| (low..low + span).contains(&number));
    let mut naturals: Vec<Card> = Card::ALL.into_iter().filter(near).collect();
    shuffle(&mut naturals, &mut rng);
    // Mostly two colours.
    naturals.sort_by_key(|card| card.colour().is_some_and(|colour| colour > 1) && !seed.is_multiple_of(3));
    let x = Card::ALL.into_iter().filter(|card| card.is_x()).take(wilds);
    naturals.into_iter().take(size - wilds).chain(x).collect()
}

/// What some cards score as a single group: nothing if they are none.
fn group(cards: &[Card], all_x: bool) -> u16 {
    let wilds = cards.iter().filter(|card| card.is_x()).count();
    let naturals: Vec<Card> = cards.iter().copied().filter(|card| !card.is_x()).collect();
    if cards.len() < 2 || (naturals.is_empty() && !all_x) {
        return 0;
    }
    set(&naturals, wilds).max(run(&naturals, wilds))
}

fn set(naturals: &[Card], wilds: usize) -> u16 {
    let size = naturals.len() + wilds;
    let number = naturals.first().and_then(|card| card.number());
    let same = naturals.iter().all(|card| card.number() == number);
    if same && size <= 5 && (wilds == 0 || number != Some(0)) { SET[size] } else { 0 }
}

fn run(naturals: &[Card], wilds: usize) -> u16 {
    let size = naturals.len() + wilds;
    if size > 10 {
        return 0;
    }
    let mut numbers: Vec<u8> = naturals.iter().filter_map(|card| card.number()).collect();
    numbers.sort_unstable();
    if numbers.windows(2).any(|pair| pair[0] == pair[1]) {
        return 0;
    }
    // Is there a stretch of this length that holds them all, with X from 1 on for the rest?
    let fits = (0..=10 - size as u8).any(|low| {
        let high = low + size as u8;
        numbers.iter().all(|number| (low..high).contains(number)) && (low > 0 || numbers.first() == Some(&0))
    });
    if !fits {
        return 0;
    }
    let most =
        (0..5).map(|colour| naturals.iter().filter(|card| card.colour() == Some(colour)).count()).max();
    RUN[size] * (most.unwrap_or(0) + wilds) as u16
}

/// The most points of a hand, by trying everything.
pub(super) fn best(hand: CardSet, all_x: bool) -> u16 {
    let cards: Vec<Card> = hand.iter().collect();
    let subsets = 1_usize << cards.len();
    let of = |mask: usize| -> Vec<Card> {
        cards.iter().enumerate().filter(|(at, _)| mask >> at & 1 == 1).map(|(_, card)| *card).collect()
    };
    let groups: Vec<u16> = (0..subsets).map(|mask| group(&of(mask), all_x)).collect();
    let mut best = vec![0_u16; subsets];
    for mask in 1..subsets {
        let lowest = mask & mask.wrapping_neg();
        let rest = mask & !lowest;
        // The lowest card is left over, or in a group with some of the others.
        let mut most = best[rest];
        let mut with = rest;
        while with != 0 {
            let points = groups[with | lowest];
            if points > 0 {
                most = most.max(points + best[rest & !with]);
            }
            with = (with - 1) & rest;
        }
        best[mask] = most;
    }
    best[subsets - 1]
}
