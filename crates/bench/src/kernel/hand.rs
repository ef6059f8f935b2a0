//! What a hand can do, counted and picked by number without a list.

pub(super) const TRAILING: u64 = 0x0101_0101_0101_0100;
pub(super) const LEADING: u64 = 0xfe;
const STARTS: u64 = 0x3e3e_3e3e_3e3e_3e00;
const NUMBERS: u64 = 0xfefe_fefe_fefe_fe00;
/// The 20 ways to fill a Chain: for each of its three numbers 0 the number, 1 the leading, 2 the trailing wild.
#[rustfmt::skip]
pub(super) const WAYS: [[u8; 3]; 20] = [
    [0, 0, 0], [0, 0, 1], [0, 0, 2], [0, 1, 0], [0, 1, 1], [0, 1, 2], [0, 2, 0], [0, 2, 1], [1, 0, 0], [1, 0, 1],
    [1, 0, 2], [1, 1, 0], [1, 1, 1], [1, 1, 2], [1, 2, 0], [1, 2, 1], [2, 0, 0], [2, 0, 1], [2, 1, 0], [2, 1, 1],
];

/// The ways possible with what is at hand, three bits for each number.
const POSSIBLE: [u32; 512] = {
    let mut table = [0; 512];
    let mut at_hand = 0;
    while at_hand < 512 {
        let mut way = 0;
        while way < 20 {
            let [a, b, c] = WAYS[way];
            let needed = 1 << a | 8 << b | 64 << c;
            if at_hand & needed == needed {
                table[at_hand] |= 1 << way;
            }
            way += 1;
        }
        at_hand += 1;
    }
    table
};

#[inline]
pub(super) fn fitting(hand: u64, link: u8) -> u64 {
    if link == 0 { hand } else { hand & (0xff << (8 * link) | LEADING) }
}

#[inline]
pub(super) fn play_count(plays: u64, link: u8) -> u32 {
    let many = if link == 0 { TRAILING | LEADING } else { TRAILING };
    plays.count_ones() + 6 * (plays & many).count_ones()
}

/// The play of this number: the card and the two digits it stands for.
#[inline]
pub(super) fn nth_play(mut plays: u64, link: u8, mut choice: u32) -> (u8, u8) {
    loop {
        let card = plays.trailing_zeros() as u8;
        let (first, last) = (card >> 3, card & 7);
        let weight = if last == 0 || (first == 0 && link == 0) { 7 } else { 1 };
        if choice < weight {
            let named = choice as u8 + 1;
            return match (first, last) {
                (0, last) => (card, if link == 0 { named } else { link } << 3 | last),
                (first, 0) => (card, first << 3 | named),
                _ => (card, card),
            };
        }
        choice -= weight;
        plays &= plays - 1;
    }
}

pub(super) fn play_code(card: u8, face: u8) -> u64 {
    let (first, last) = (u64::from(face >> 3) - 1, u64::from(face & 7) - 1);
    9 + match (card >> 3, card & 7) {
        (0, _) => last * 7 + first,
        (_, 0) => 49 + first * 14 + last,
        _ => 49 + first * 14 + 7 + last,
    }
}

#[inline]
pub(super) fn chain_starts(hand: u64) -> u64 {
    let first = hand & NUMBERS | ((hand & LEADING) << 8).wrapping_mul(0x0001_0101_0101_0101);
    let (second, third) = (first >> 1, first >> 2);
    let pair = first & second | first & third | second & third;
    (first & second & third | pair & (hand & TRAILING).wrapping_mul(0xff)) & STARTS
}

#[inline]
pub(super) fn chain_ways(hand: u64, start: u32) -> u32 {
    let spread = |three: u64| three & 1 | (three & 2) << 2 | (three & 4) << 4;
    let numbers = spread(hand >> start & 7);
    let leading = spread(hand >> (start & 7) & 7);
    let trailing = hand >> (start & !7) & 1;
    POSSIBLE[(numbers | leading << 1 | (trailing * 0b1_0010_0100)) as usize]
}

pub(super) fn chain_count(hand: u64, mut starts: u64) -> u32 {
    let mut count = 0;
    while starts != 0 {
        count += 2 * chain_ways(hand, starts.trailing_zeros()).count_ones();
        starts &= starts - 1;
    }
    count
}
