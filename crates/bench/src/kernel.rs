//! Number Chain as lean as it gets: a yardstick, not a game.
//!
//! Published rules only, four eager players, no views, no memory, no events, no refusals; listing, choosing and
//! applying are one step. It draws from an equal stream in the order of [`Course`](crate::Course) with the
//! real game, so both play equal games card for card: the checksums must be equal, or the comparison is void. That
//! also makes it a second opinion on the rules.

use cardinal_engine::random::{Purpose, Stream, below, shuffle, stream};

use crate::Tally;

mod hand;

use hand::{
    LEADING, TRAILING, WAYS, chain_count, chain_starts, chain_ways, fitting, nth_play, play_code, play_count,
};

const SEATS: usize = 4;
const HAND_LIMIT: u32 = 10;
const STALL_LIMIT: u32 = 100;
const TURN_LIMIT: u32 = 1000;

struct Round {
    hands: [u64; SEATS],
    deck: [u8; 63],
    top: usize,
    end: usize,
    pools: [u8; 3],
    covered: u64,
    floor: u8,
    /// Last digit of the Floor card; 0 while it is open.
    last: u8,
    relay: bool,
    closing: bool,
    out: u32,
    first_out: Option<usize>,
    turns: u32,
    stall: u32,
}

/// Plays the games number `from..to` under a seed.
pub fn play<const CHECKSUM: bool>(seed: u64, games: std::ops::Range<u64>) -> Tally {
    let mut tally = Tally::default();
    for index in games {
        let mut rng = stream(seed, index, Purpose::Chance);
        let mut totals = [0_u32; SEATS];
        let mut starter = below(&mut rng, SEATS as u32) as usize;
        for _ in 0..3 {
            let mut round = Round::deal(&mut rng);
            round.play::<CHECKSUM>(starter, &mut rng, &mut tally);
            let penalties =
                round.hands.map(|hand| hand.count_ones() + 2 * (hand & (LEADING | TRAILING)).count_ones());
            let lowest = (0..SEATS).min_by_key(|&seat| penalties[seat]).unwrap_or(0);
            starter = round.first_out.unwrap_or(lowest);
            (0..SEATS).for_each(|seat| totals[seat] += penalties[seat]);
        }
        totals.iter().for_each(|&total| tally.mix(u64::from(total)));
    }
    tally
}

/// What a turn came to.
#[derive(PartialEq)]
enum Went {
    On,
    RoundOver,
}

impl Round {
    fn deal(rng: &mut Stream) -> Self {
        let mut deck = std::array::from_fn(|at| at as u8 + 1);
        shuffle(&mut deck, rng);
        let hands = std::array::from_fn(|seat| {
            deck[8 * seat..8 * seat + 8].iter().fold(0, |hand, card| hand | 1 << card)
        });
        let pools = [deck[32], deck[33], deck[34]];
        let floor = deck[35];
        Self {
            hands,
            deck,
            top: 36,
            end: 63,
            pools,
            covered: 0,
            floor,
            last: floor & 7,
            relay: false,
            closing: false,
            out: 0,
            first_out: None,
            turns: 0,
            stall: 0,
        }
    }

    fn play<const CHECKSUM: bool>(&mut self, starter: usize, rng: &mut Stream, tally: &mut Tally) {
        let mut seat = starter;
        loop {
            if self.take_turn::<CHECKSUM>(seat, rng, tally) == Went::RoundOver {
                return;
            }
            loop {
                if self.out.count_ones() as usize == SEATS {
                    return;
                }
                seat = (seat + 1) % SEATS;
                if self.out >> seat & 1 == 1 {
                    continue;
                }
                let hand = self.hands[seat];
                if !self.closing || fitting(hand, self.last) != 0 || chain_starts(hand) != 0 {
                    break;
                }
                self.out |= 1 << seat;
            }
        }
    }

    /// A whole turn with its extra turns.
    #[inline]
    fn take_turn<const CHECKSUM: bool>(&mut self, seat: usize, rng: &mut Stream, tally: &mut Tally) -> Went {
        let mut offered = false;
        loop {
            let hand = self.hands[seat];
            let plays = fitting(hand, self.last);
            let playable = play_count(plays, self.last);
            let starts = chain_starts(hand);
            let chains = if starts == 0 { 0 } else { chain_count(hand, starts) };
            tally.decisions += 1;
            if playable + chains == 0 {
                return self.gather::<CHECKSUM>(seat, offered, rng, tally);
            }
            let choice = choose(playable + chains, rng);
            if choice < playable {
                return self.lay_cards::<CHECKSUM>(seat, choice, rng, tally);
            }
            self.lay_chain::<CHECKSUM>(seat, starts, choice - playable, tally);
            let limit = self.count(true);
            let hand = self.hands[seat];
            if hand == 0 {
                self.leave_empty(seat);
            }
            if limit {
                return Went::RoundOver;
            }
            if hand == 0 || (self.closing && fitting(hand, self.last) == 0 && chain_starts(hand) == 0) {
                return Went::On;
            }
            offered = true;
        }
    }

    #[inline]
    fn lay_cards<const CHECKSUM: bool>(
        &mut self,
        seat: usize,
        choice: u32,
        rng: &mut Stream,
        tally: &mut Tally,
    ) -> Went {
        let mut link = self.last;
        let mut choice = choice;
        loop {
            let (card, face) = nth_play(fitting(self.hands[seat], link), link, choice);
            if CHECKSUM {
                tally.mix(play_code(card, face));
            }
            self.cover(card, face & 7);
            self.hands[seat] &= !(1 << card);
            link = if self.relay { face & 7 } else { face >> 3 };
            if self.hands[seat] == 0 {
                break;
            }
            tally.decisions += 1;
            let playable = play_count(fitting(self.hands[seat], link), link);
            if playable == 0 {
                if CHECKSUM {
                    tally.mix(0);
                }
                break;
            }
            choice = choose(playable, rng);
        }
        let limit = self.count(true);
        if self.hands[seat] == 0 {
            self.leave_empty(seat);
        }
        if limit { Went::RoundOver } else { Went::On }
    }

    fn lay_chain<const CHECKSUM: bool>(
        &mut self,
        seat: usize,
        mut starts: u64,
        mut choice: u32,
        tally: &mut Tally,
    ) {
        let hand = self.hands[seat];
        loop {
            let start = starts.trailing_zeros();
            let mut ways = chain_ways(hand, start);
            if choice >= 2 * ways.count_ones() {
                choice -= 2 * ways.count_ones();
                starts &= starts - 1;
                continue;
            }
            (0..choice / 2).for_each(|_| ways &= ways - 1);
            let (way, down) = (ways.trailing_zeros(), choice % 2 == 1);
            if CHECKSUM {
                let lowest = ((start >> 3) - 1) * 5 + (start & 7) - 1;
                tally.mix(u64::from(268 + (lowest * 20 + way) * 2 + u32::from(down)));
            }
            for step in 0..3 {
                let number = start as u8 + if down { 2 - step } else { step };
                let card = match WAYS[way as usize][usize::from(number - start as u8)] {
                    0 => number,
                    1 => number & 7,
                    _ => number & !7,
                };
                self.cover(card, number & 7);
                self.hands[seat] &= !(1 << card);
            }
            return;
        }
    }

    /// Take, Reset or, where an extra turn is offered, nothing.
    fn gather<const CHECKSUM: bool>(
        &mut self,
        seat: usize,
        offered: bool,
        rng: &mut Stream,
        tally: &mut Tally,
    ) -> Went {
        let choice = choose(5 + u32::from(offered), rng);
        let action = if offered { choice.wrapping_sub(1) } else { choice };
        if CHECKSUM {
            tally.mix(if action == u32::MAX { 1 } else { u64::from(4 + action) });
        }
        let mut empty = 0_u8;
        match action {
            0..3 => {
                self.hands[seat] |= 1 << self.pools[action as usize];
                empty = 1 << action;
            }
            3 => {
                let card = self.draw(rng);
                self.hands[seat] |= 1 << card;
            }
            4 => {
                self.pools.iter().for_each(|card| self.hands[seat] |= 1 << card);
                self.relay = !self.relay;
                empty = 0b111;
            }
            _ => return Went::On,
        }
        while self.hands[seat].count_ones() > HAND_LIMIT {
            tally.decisions += 1;
            self.discard::<CHECKSUM>(seat, rng, tally);
        }
        while empty != 0 {
            self.pools[empty.trailing_zeros() as usize] = self.draw(rng);
            empty &= empty - 1;
        }
        if self.count(false) { Went::RoundOver } else { Went::On }
    }

    fn discard<const CHECKSUM: bool>(&mut self, seat: usize, rng: &mut Stream, tally: &mut Tally) {
        let hand = self.hands[seat];
        let last = hand.count_ones() == HAND_LIMIT + 1;
        let named = if last { 7 } else { 1 };
        let weight = |card: u8| if card & 7 == 0 { named } else { 1 };
        let mut choice = choose(hand.count_ones() + (named - 1) * (hand & TRAILING).count_ones(), rng);
        let mut rest = hand;
        let card = loop {
            let card = rest.trailing_zeros() as u8;
            if choice < weight(card) {
                break card;
            }
            choice -= weight(card);
            rest &= rest - 1;
        };
        let digit = if card & 7 != 0 {
            card & 7
        } else if last {
            choice as u8 + 1
        } else {
            0
        };
        if CHECKSUM {
            let (first, unit) = (u64::from(card >> 3), u64::from(card & 7));
            tally.mix(
                156 + match (first, unit) {
                    (0, unit) => unit - 1,
                    (first, 0) => 7 + (first - 1) * 15 + u64::from(digit),
                    (first, unit) => 7 + (first - 1) * 15 + 7 + unit,
                },
            );
        }
        self.cover(card, digit);
        self.hands[seat] &= !(1 << card);
    }

    #[inline]
    fn cover(&mut self, card: u8, last: u8) {
        self.covered |= 1 << self.floor;
        self.floor = card;
        self.last = last;
    }

    /// The top card; an exhausted Supply is rebuilt at once.
    fn draw(&mut self, rng: &mut Stream) -> u8 {
        let card = self.deck[self.top];
        self.top += 1;
        if self.top == self.end {
            (self.top, self.end) = (0, 0);
            while self.covered != 0 {
                self.deck[self.end] = self.covered.trailing_zeros() as u8;
                self.end += 1;
                self.covered &= self.covered - 1;
            }
            shuffle(&mut self.deck[..self.end], rng);
        }
        card
    }

    #[inline]
    fn count(&mut self, laid: bool) -> bool {
        self.turns += 1;
        self.stall = if laid { 0 } else { self.stall + 1 };
        self.turns >= TURN_LIMIT || self.stall >= STALL_LIMIT
    }

    fn leave_empty(&mut self, seat: usize) {
        self.out |= 1 << seat;
        self.closing = true;
        self.first_out.get_or_insert(seat);
    }
}

/// One of `count` choices; a single one needs no draw.
#[inline]
fn choose(count: u32, rng: &mut Stream) -> u32 {
    if count == 1 { 0 } else { below(rng, count) }
}
