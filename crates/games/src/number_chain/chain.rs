//! Chains: three consecutive numbers, wilds included.

use cardinal_engine::Illegal;

use super::refusal::{CHAIN_NOT_CONSECUTIVE, CHAIN_NOT_HELD, CHAIN_TOO_MANY_WILDS, CHAIN_WRONG_WILD};
use super::{Card, CardSet, Laid};

/// What fills one of the three numbers of a Chain: the number itself, the wild that begins with a `?`, or the
/// wild that ends with one. The last of these exists once for each ten, so a Chain holds it at most once.
const NUMBER: u8 = 0;
const LEADING: u8 = 1;
const TRAILING: u8 = 2;

/// The 20 ways to fill the three numbers, in lexicographic order.
pub(super) const FILLS: [[u8; 3]; 20] = fills();

/// For each of the 512 combinations of what is at hand (three bits for each number), the ways that it allows.
const ALLOWED: [u32; 512] = allowed();

/// The ways that need at most this many wilds.
const WITHIN: [u32; 4] = [within(0), within(1), within(2), within(3)];

/// The first numbers of a Chain: units 1 to 5 of each ten.
const STARTS: u64 = 0x3e3e_3e3e_3e3e_3e00;
const NUMBERS: u64 = 0xfefe_fefe_fefe_fe00;

const fn fills() -> [[u8; 3]; 20] {
    let mut fills = [[0; 3]; 20];
    let (mut code, mut found) = (0, 0);
    while code < 27 {
        let fill = [code / 9, code / 3 % 3, code % 3];
        let trailing =
            (fill[0] == TRAILING) as u8 + (fill[1] == TRAILING) as u8 + (fill[2] == TRAILING) as u8;
        if trailing <= 1 {
            fills[found] = fill;
            found += 1;
        }
        code += 1;
    }
    fills
}

const fn allowed() -> [u32; 512] {
    let mut table = [0; 512];
    let mut at_hand = 0;
    while at_hand < 512 {
        let mut way = 0;
        while way < FILLS.len() {
            let fill = FILLS[way];
            let needed = 1 << fill[0] | 1 << (3 + fill[1]) | 1 << (6 + fill[2]);
            if at_hand & needed == needed {
                table[at_hand] |= 1 << way;
            }
            way += 1;
        }
        at_hand += 1;
    }
    table
}

const fn within(most: u8) -> u32 {
    let mut ways = 0;
    let mut way = 0;
    while way < FILLS.len() {
        let fill = FILLS[way];
        let wilds = (fill[0] != NUMBER) as u8 + (fill[1] != NUMBER) as u8 + (fill[2] != NUMBER) as u8;
        if wilds <= most {
            ways |= 1 << way;
        }
        way += 1;
    }
    ways
}

/// The numbers at which a Chain out of this hand can start, as bits, with any number of wilds.
#[inline]
fn starts(hand: CardSet) -> u64 {
    let bits = hand.bits();
    let leading = bits & CardSet::LEADING.bits();
    // Numbers at hand by themselves or through a leading wild; a leading wild serves every ten.
    let first = bits & NUMBERS | (leading << 8).wrapping_mul(0x0001_0101_0101_0101);
    let (second, third) = (first >> 1, first >> 2);
    let trailing = bits & CardSet::TRAILING.bits();
    let all = first & second & third;
    let but_one = first & second | first & third | second & third;
    (all | but_one & trailing.wrapping_mul(0xff)) & STARTS
}

/// The ways to fill the Chain that starts at this number.
#[inline]
fn ways(hand: CardSet, start: u8, most_wilds: u8) -> u32 {
    let bits = hand.bits();
    let (ten, unit) = (start >> 3, start & 7);
    let numbers = bits >> start & 7;
    let leading = bits >> unit & 7;
    let trailing = bits >> (8 * ten) & 1;
    // Spread the three bits of each kind to the groups of the three numbers.
    let spread = |three: u64| three & 1 | (three & 2) << 2 | (three & 4) << 4;
    let at_hand = spread(numbers) | spread(leading) << 1 | (trailing * 0b1_0010_0100);
    ALLOWED[at_hand as usize] & WITHIN[most_wilds as usize]
}

/// Whether there is any Chain in the hand.
#[inline]
pub(super) fn exists(hand: CardSet, most_wilds: u8) -> bool {
    let mut starts = starts(hand);
    while starts != 0 {
        if most_wilds == 3 || ways(hand, starts.trailing_zeros() as u8, most_wilds) != 0 {
            return true;
        }
        starts &= starts - 1;
    }
    false
}

/// At how many numbers a Chain out of this hand can start, with any number of wilds.
#[inline]
pub(super) fn count_starts(hand: CardSet) -> u32 {
    starts(hand).count_ones()
}

/// Whether a Chain out of this hand can start anywhere, with any number of wilds.
#[inline]
pub(super) fn starts_somewhere(hand: CardSet) -> bool {
    starts(hand) != 0
}

/// A Chain in the hand that the dice choose; `None` if there is no Chain.
#[inline]
pub(super) fn any(hand: CardSet, most_wilds: u8, dice: u32) -> Option<[Laid; 3]> {
    let mut starts = starts(hand);
    while starts != 0 {
        let start = nth(starts, dice >> 1 & 0xff);
        let ways = ways(hand, start, most_wilds);
        if ways != 0 {
            return Some(build(start, nth(ways.into(), dice >> 9).into(), dice & 1 == 1));
        }
        // Too many wilds would be needed there.
        starts &= !(1 << start);
    }
    None
}

/// The place of one of the bits, which the dice choose; there has to be one.
#[inline]
fn nth(mut bits: u64, dice: u32) -> u8 {
    for _ in 0..dice % bits.count_ones() {
        bits &= bits - 1;
    }
    bits.trailing_zeros() as u8
}

/// Visits every Chain in the hand, in the order of the action index.
#[inline(always)]
pub(super) fn for_each(hand: CardSet, most_wilds: u8, mut visit: impl FnMut([Laid; 3])) {
    let mut starts = starts(hand);
    while starts != 0 {
        let start = starts.trailing_zeros() as u8;
        let mut ways = ways(hand, start, most_wilds);
        while ways != 0 {
            let way = ways.trailing_zeros() as usize;
            visit(build(start, way, false));
            visit(build(start, way, true));
            ways &= ways - 1;
        }
        starts &= starts - 1;
    }
}

/// The Chain of three numbers from `start` on, filled in this way and laid upwards or downwards.
#[inline]
pub(super) fn build(start: u8, way: usize, down: bool) -> [Laid; 3] {
    let fill = FILLS[way];
    let laid = |step: u8| {
        let face = start + step;
        let (ten, unit) = (face >> 3, face & 7);
        let card = match fill[usize::from(step)] {
            NUMBER => face,
            LEADING => unit,
            _ => ten << 3,
        };
        Laid::standing_for(Card::from_octal(card), ten, unit)
    };
    if down { [laid(2), laid(1), laid(0)] } else { [laid(0), laid(1), laid(2)] }
}

/// The start, the way and the direction of a Chain; `None` if these cards do not form one.
pub(super) fn parts(cards: &[Laid; 3]) -> Option<(u8, usize, bool)> {
    let (start, down) = direction(cards)?;
    let mut fill = cards.map(|laid| match (laid.card().first(), laid.card().last()) {
        (0, _) => LEADING,
        (_, 0) => TRAILING,
        _ => NUMBER,
    });
    if down {
        fill.reverse();
    }
    let way = FILLS.iter().position(|way| *way == fill)?;
    cards.iter().all(|laid| laid.is_sound()).then_some((start, way, down))
}

/// The lowest of three consecutive numbers of one ten and whether they go down.
#[inline]
fn direction(cards: &[Laid; 3]) -> Option<(u8, bool)> {
    let faces = cards.map(Laid::face);
    // Octal neighbours of one ten with digits from 1 on are consecutive numbers, and only those.
    if faces.iter().any(|face| face >> 3 != faces[0] >> 3 || face & 7 == 0) {
        return None;
    }
    if faces[0] + 1 == faces[1] && faces[1] + 1 == faces[2] {
        Some((faces[0], false))
    } else if faces[2] + 1 == faces[1] && faces[1] + 1 == faces[0] {
        Some((faces[2], true))
    } else {
        None
    }
}

/// Whether these cards of the hand make a Chain.
#[inline]
pub(super) fn check(hand: CardSet, cards: &[Laid; 3], most_wilds: u8) -> Result<(), Illegal> {
    let set: CardSet = cards.iter().map(|laid| laid.card()).collect();
    if set.len() != 3 || set.without(hand) != CardSet::NONE {
        return Err(CHAIN_NOT_HELD);
    }
    if !cards.iter().all(|laid| laid.is_sound()) {
        return Err(CHAIN_WRONG_WILD);
    }
    if direction(cards).is_none() {
        return Err(CHAIN_NOT_CONSECUTIVE);
    }
    if set.and(CardSet::WILDS).len() > most_wilds {
        return Err(CHAIN_TOO_MANY_WILDS);
    }
    Ok(())
}
