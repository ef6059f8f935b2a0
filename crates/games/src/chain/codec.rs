//! The dense numbering of actions, for learning programs and for listing in a fixed order.
//!
//! | what | how many |
//! | --- | --- |
//! | pass, best, seal | 3 |
//! | take back group 0 to 5 | 6 |
//! | take slot 0 to 4, sweep slot 0 to 4 | 10 |
//! | keep, then discard: each number card, X | 102 |
//! | lay: for each of six groups each number card, X as 1 to 9 | 354 |
//! | play a single 0 to 9, X | 11 |
//! | play a set: two to five 0; for each of 1 to 9 the 27 combinations of number cards and X | 247 |
//! | play a run: for each size from 3 to 10 and each start the places of the X | 2241 |
//!
//! A play that names its cards has the number of that meld without names, so that there are fewer numbers; going back
//! from the number gives the play without names.

use cardinal_engine::Actions;

use super::sheet::MAX_GROUPS;
use super::{Action, Card, Chain, Meld, Piece};

const TAKE_BACK: usize = 3;
const TAKE: usize = TAKE_BACK + MAX_GROUPS;
const SWEEP: usize = TAKE + 5;
const KEEP: usize = SWEEP + 5;
/// Number cards and an X.
const FACES: usize = Card::NATURALS as usize + 1;
const DISCARD: usize = KEEP + FACES;
const LAY: usize = DISCARD + FACES;
/// Number cards and X as 1 to 9.
const PIECES: usize = Card::NATURALS as usize + 9;
const SINGLE: usize = LAY + MAX_GROUPS * PIECES;
const SET: usize = SINGLE + 11;
const ZERO_SETS: usize = 4;
const RUN: usize = SET + ZERO_SETS + 9 * COMBINATIONS.len();

/// How many actions there are.
const ACTIONS: usize = RUN + RUNS.2;

impl Actions for Chain {
    const ACTIONS: usize = ACTIONS;

    fn encode(action: &Action) -> usize {
        let index = match *action {
            Action::Pass {} => Some(0),
            Action::Best {} => Some(1),
            Action::Seal {} => Some(2),
            Action::TakeBack { group } => within(group, MAX_GROUPS).map(|group| TAKE_BACK + group),
            Action::Take { slot } => within(slot, 5).map(|slot| TAKE + slot),
            Action::Sweep { slot } => within(slot, 5).map(|slot| SWEEP + slot),
            Action::Keep { card } => face(card).map(|card| KEEP + card),
            Action::Discard { card } => face(card).map(|card| DISCARD + card),
            Action::Lay { group, card } => {
                within(group, MAX_GROUPS).zip(piece(card)).map(|(group, piece)| LAY + group * PIECES + piece)
            }
            Action::Play { meld, .. } => play(meld),
        };
        index.unwrap_or(ACTIONS)
    }

    fn decode(index: usize) -> Option<Action> {
        let group = |index: usize| index as u8;
        Some(match index {
            0 => Action::Pass {},
            1 => Action::Best {},
            2 => Action::Seal {},
            TAKE_BACK..TAKE => Action::TakeBack { group: group(index - TAKE_BACK) },
            TAKE..SWEEP => Action::Take { slot: group(index - TAKE) },
            SWEEP..KEEP => Action::Sweep { slot: group(index - SWEEP) },
            KEEP..DISCARD => Action::Keep { card: of_face(index - KEEP) },
            DISCARD..LAY => Action::Discard { card: of_face(index - DISCARD) },
            LAY..SINGLE => {
                let (place, piece) = ((index - LAY) / PIECES, (index - LAY) % PIECES);
                // The X as 0 lies between the number cards and the X as 1, and cannot be laid.
                let shift = usize::from(piece >= usize::from(Card::NATURALS));
                Action::Lay { group: group(place), card: Piece::from_index(piece + shift) }
            }
            SINGLE..SET => Action::play(single(index - SINGLE)),
            SET..RUN => Action::play(set(index - SET)),
            RUN..ACTIONS => Action::play(run(index - RUN)),
            _ => return None,
        })
    }
}

/// Sets of one number as number cards and X, by size and then by X.
pub(super) const COMBINATIONS: [(u8, u8); 27] = combinations();

const fn combinations() -> [(u8, u8); 27] {
    let mut all = [(0, 0); 27];
    let (mut found, mut size) = (0, 2);
    while size <= 9 {
        let mut wilds = 0;
        while wilds <= 4 && wilds <= size {
            if size - wilds <= 5 {
                all[found] = (size - wilds, wilds);
                found += 1;
            }
            wilds += 1;
        }
        size += 1;
    }
    all
}

/// The places at which X can stand in a run, as bits in ascending order: at most four.
const PLACES: [u16; 386] = places();
/// The rank of each in that order; it does not depend on the length of the run.
const RANK: [u16; 1024] = rank();

const fn places() -> [u16; 386] {
    let mut all = [0; 386];
    let (mut found, mut bits) = (0, 0_u16);
    while bits < 1024 {
        if bits.count_ones() <= 4 {
            all[found] = bits;
            found += 1;
        }
        bits += 1;
    }
    all
}

const fn rank() -> [u16; 1024] {
    let mut ranks = [0; 1024];
    let mut at = 0;
    while at < PLACES.len() {
        ranks[PLACES[at] as usize] = at as u16;
        at += 1;
    }
    ranks
}

/// How many of [`PLACES`] fit into a run of this length.
const fn ways(length: usize) -> usize {
    let mut count = 0;
    while count < PLACES.len() && (PLACES[count] as usize) < 1 << length {
        count += 1;
    }
    count
}

/// Size and start of each kind of run with the number of its first way, how many kinds, and how many runs in all.
const RUNS: ([(u8, u8, usize); 36], usize, usize) = runs();

const fn runs() -> ([(u8, u8, usize); 36], usize, usize) {
    let mut kinds = [(0, 0, 0); 36];
    let (mut found, mut from, mut size) = (0, 0, 3_u8);
    while size <= 10 {
        let mut start = 0;
        while start + size <= 10 {
            kinds[found] = (size, start, from);
            found += 1;
            // An X cannot be 0, so its places in a run from 0 are those of a run one shorter.
            from += ways(size as usize - (start == 0) as usize);
            start += 1;
        }
        size += 1;
    }
    (kinds, found, from)
}

fn within(number: u8, count: usize) -> Option<usize> {
    Some(usize::from(number)).filter(|number| *number < count)
}

fn face(card: Piece) -> Option<usize> {
    match card.natural() {
        Some(card) => Some(usize::from(card.id())),
        None => (card == Piece::X).then_some(FACES - 1),
    }
}

fn piece(card: Piece) -> Option<usize> {
    match (card.natural(), card.number()) {
        (Some(card), _) => Some(usize::from(card.id())),
        (None, Some(number @ 1..)) => Some(usize::from(Card::NATURALS + number - 1)),
        _ => None,
    }
}

fn play(meld: Meld) -> Option<usize> {
    if meld == Meld::X {
        return Some(SINGLE + 10);
    }
    let number = (0..10).find(|number| meld.naturals(*number) + meld.wilds_as(*number) > 0)?;
    let (naturals, wilds) = (meld.naturals(number), meld.wilds_as(number));
    if meld == Meld::set(number, naturals, wilds) {
        return match (number, naturals, wilds) {
            (_, 1, 0) => Some(SINGLE + usize::from(number)),
            (0, 2..=5, 0) => Some(SET + usize::from(naturals) - 2),
            (0, ..) => None,
            _ => {
                let combination = COMBINATIONS.iter().position(|known| *known == (naturals, wilds))?;
                Some(SET + ZERO_SETS + (usize::from(number) - 1) * COMBINATIONS.len() + combination)
            }
        };
    }
    let (start, size, wilds) = meld.as_run()?;
    let kind = RUNS.0[..RUNS.1].iter().find(|kind| (kind.0, kind.1) == (size, start))?;
    let places = if start == 0 { wilds >> 1 } else { wilds };
    (wilds.count_ones() <= 4).then(|| RUN + kind.2 + usize::from(RANK[usize::from(places)]))
}

fn of_face(index: usize) -> Piece {
    if index == FACES - 1 { Piece::X } else { Piece::from_index(index) }
}

fn single(index: usize) -> Meld {
    if index == 10 { Meld::X } else { Meld::set(index as u8, 1, 0) }
}

fn set(index: usize) -> Meld {
    let Some(index) = index.checked_sub(ZERO_SETS) else { return Meld::set(0, index as u8 + 2, 0) };
    let (naturals, wilds) = COMBINATIONS[index % COMBINATIONS.len()];
    Meld::set((index / COMBINATIONS.len()) as u8 + 1, naturals, wilds)
}

fn run(index: usize) -> Meld {
    let kind = RUNS.0[..RUNS.1].partition_point(|kind| kind.2 <= index) - 1;
    let (size, start, from) = RUNS.0[kind];
    let places = PLACES[index - from];
    Meld::run(start, size, if start == 0 { places << 1 } else { places })
}
