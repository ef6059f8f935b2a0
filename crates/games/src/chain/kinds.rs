//! The kinds of sets and runs, as tables: which there are, and which of them a hand can make.
//!
//! A kind is a set or run as it would be at 0; raised by a number it is one that can be laid. Which kinds can be made
//! is then a word with a bit for each, looked up instead of tried out.

use super::Meld;
use super::codec::COMBINATIONS;

/// Every combination of number cards and X in a set, as a set of 0.
pub(super) const SETS: [Meld; COMBINATIONS.len()] = {
    let mut sets = [Meld::NONE; COMBINATIONS.len()];
    let mut at = 0;
    while at < sets.len() {
        sets[at] = Meld::set(0, COMBINATIONS[at].0, COMBINATIONS[at].1);
        at += 1;
    }
    sets
};

/// Those that can be made, a bit for each: by how many number cards there are, and by how many X.
pub(super) const MADE: [[u32; 5]; 6] = {
    let mut made = [[0; 5]; 6];
    let mut at = 0;
    while at < COMBINATIONS.len() {
        let mut naturals = COMBINATIONS[at].0 as usize;
        while naturals < 6 {
            let mut wilds = COMBINATIONS[at].1 as usize;
            while wilds < 5 {
                made[naturals][wilds] |= 1 << at;
                wilds += 1;
            }
            naturals += 1;
        }
        at += 1;
    }
    made
};

/// Those of a size or larger; a run to be beaten has at most ten cards.
pub(super) const LARGE: [u32; 12] = {
    let mut large = [0; 12];
    let mut at = 0;
    while at < COMBINATIONS.len() {
        let mut size = (COMBINATIONS[at].0 + COMBINATIONS[at].1) as usize;
        loop {
            large[size] |= 1 << at;
            if size == 0 {
                break;
            }
            size -= 1;
        }
        at += 1;
    }
    large
};

/// Those with a number card.
pub(super) const MIXED: u32 = {
    let mut mixed = 0;
    let mut at = 0;
    while at < COMBINATIONS.len() {
        mixed |= ((COMBINATIONS[at].0 > 0) as u32) << at;
        at += 1;
    }
    mixed
};

/// The runs of three from 0 on, by the places where X stand as bits.
pub(super) const RUNS: [Meld; 8] = {
    let mut runs = [Meld::NONE; 8];
    let mut places = 0;
    while places < 8 {
        runs[places] = Meld::run(0, 3, places as u16);
        places += 1;
    }
    runs
};

/// Those that can be made, a bit for each: by the places where number cards are lacking, and by how many X there are.
pub(super) const WAYS: [[u8; 4]; 8] = {
    let mut ways = [[0; 4]; 8];
    let mut places = 0_usize;
    while places < 8 {
        let mut lacking = 0;
        while lacking < 8 {
            let mut wilds = places.count_ones() as usize;
            while wilds < 4 && lacking & !places == 0 {
                ways[lacking][wilds] |= 1 << places;
                wilds += 1;
            }
            lacking += 1;
        }
        places += 1;
    }
    ways
};

/// Those in which not all three are X.
pub(super) const NOT_ALL_X: u8 = 0b0111_1111;
/// Those in which no X stands first.
pub(super) const NO_X_FIRST: u8 = 0b0101_0101;
