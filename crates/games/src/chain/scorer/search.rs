//! The search for the most points.
//!
//! A way to settle is a collection of runs; what they leave of each number is a set, and with enough X two. In a run
//! one colour counts, its *target*. Where the hand has the target's card of a number, a best run can be had that uses
//! this very card: if another group has it, swapping loses nothing, unless that group is a run of the same target. So
//! it suffices to know how many cards of each number are left, and which cards were *claimed* by a target while others
//! of their number are left; which card fills in for another colour does not matter. The lowest number that has cards
//! left decides: a run starts there, or its cards become a set or are left over.
//!
//! Two searches work hand in hand. [`Search::relaxed`] forgets about claims, so that two runs may count one card twice;
//! its states are few, its value is never too low and mostly right. [`Search::exact`] keeps the claims and follows only
//! what the relaxed value leaves possible. Both are cut short by *shares*: the most that a card of a number can be
//! worth as its part of any group, for each count of X left. Nothing is worth more than the sum of its cards' shares.

use super::super::CardSet;
use super::super::card::COLOURS;
use super::super::cards::ones;
use super::super::group::{FULL_SET, RUN, SET};
use super::path::{Colours, Counts, Path, SPREAD, most};
use super::shares::{LANES, UNIT};
use super::{MAX_CARDS, Scoring};

/// Entries of the table of values; a power of two.
const TABLE: usize = 1 << TABLE_BITS;
const TABLE_BITS: u32 = 9;
/// Marks a value in the table that is only known not to be exceeded.
const AT_MOST: u64 = 0x8000;

pub(super) struct Search {
    /// The colours of each number at hand, as bits and spread.
    pub(super) cards: [u8; 10],
    pub(super) colours: [Colours; 10],
    /// What a card of each number can be worth, and an X.
    pub(super) shares: [u64; 10],
    pub(super) x_share: u64,
    counts: Counts,
    wilds: u8,
    pub(super) all_x: bool,
    /// Whether X beyond a full set may make a second set of its number. Where X alone make a group, they score
    /// as much without a number card.
    spreads: bool,
    /// Relaxed values found, each with the state it is for; 0 in empty places.
    table: [u64; TABLE],
}

/// Points of all cards of one number, X among them: a full set, and the rest as another one (CH-A4, CH-A6). Three number
/// cards or more are among seven cards, so both sets have one.
const SETS: [u16; 10] = {
    let full = FULL_SET as usize;
    let mut points = [0; 10];
    let mut size = 0;
    while size < points.len() {
        points[size] = if size > full { SET[full] + SET[size - full] } else { SET[size] };
        size += 1;
    }
    points
};

#[inline]
fn run_points(size: u8, factor: u8) -> i32 {
    i32::from(RUN[usize::from(size)] * u16::from(factor))
}

#[inline]
const fn count(left: Counts, number: u8) -> u8 {
    (left >> (3 * number) & 7) as u8
}

impl Search {
    pub(super) fn new(hand: CardSet, scoring: Scoring) -> Self {
        assert!(usize::from(hand.len()) <= MAX_CARDS, "a hand has at most {MAX_CARDS} cards");
        let cards: [u8; 10] =
            std::array::from_fn(|number| (hand.bits() >> (usize::from(COLOURS) * number) & 0b11111) as u8);
        Self {
            cards,
            colours: cards.map(|bits| SPREAD[usize::from(bits)]),
            shares: [0; 10],
            x_share: 0,
            counts: cards
                .iter()
                .rev()
                .fold(0, |counts, bits| counts << 3 | u32::from(ones(u64::from(*bits)))),
            wilds: hand.wilds(),
            all_x: scoring.all_x,
            spreads: !scoring.all_x && !scoring.one_set,
            table: [0; TABLE],
        }
    }

    pub(super) fn best(&mut self) -> u16 {
        for lane in 0..=self.wilds.min(3) {
            self.share_out(if lane == 3 { self.wilds } else { lane }, LANES * u32::from(lane));
        }
        let share = (0..10)
            .map(|number| u64::from(count(self.counts, number)) * self.shares[usize::from(number)])
            .sum();
        let bound = self.relaxed(self.counts, self.wilds, share, -1);
        // Mostly the bound is reached; otherwise a little less is asked for, and less again.
        let mut less = 1;
        loop {
            let floor = (bound - less).max(-1);
            let points = self.exact(self.counts, 0, self.wilds, share, floor);
            if points > floor {
                return points as u16;
            }
            less = 2 * less + 1;
        }
    }

    /// What X alone are worth.
    #[inline]
    fn x_points(&self, wilds: u8) -> i32 {
        if self.all_x { i32::from(SET[usize::from(wilds)]) } else { 0 }
    }

    /// Whether these points and what is left could come to more than `floor`.
    #[inline(always)]
    fn may_pass(&self, floor: i32, points: i32, wilds: u8, share: u64) -> bool {
        let lane = LANES * u32::from(wilds.min(3));
        let of_lane = |shares: u64| (shares >> lane & 0xffff) as i32;
        points * UNIT + of_lane(share) + of_lane(self.x_share) * i32::from(wilds) > floor * UNIT
    }

    // ---- without claims ----

    /// The most points of what is left if cards may count for several runs; where that is not more than `floor`,
    /// anything not below it and not above `floor`.
    fn relaxed(&mut self, mut left: Counts, wilds: u8, mut share: u64, floor: i32) -> i32 {
        loop {
            if left == 0 {
                return self.x_points(wilds);
            }
            let low = left.trailing_zeros() / 3;
            // A single card without a neighbour and without X stays over.
            if wilds > 0 || left >> (3 * low) & 0o76 != 0 {
                break;
            }
            left &= left - 1;
            share -= self.shares[low as usize];
        }
        let key = (u64::from(left) | u64::from(wilds) << 32 | 1 << 40) << 16;
        let slot = (left ^ u32::from(wilds) << 29).wrapping_mul(0x9e37_79b1) >> (32 - TABLE_BITS);
        let known = self.table[slot as usize];
        if known & !0xffff == key {
            let points = (known & (AT_MOST - 1)) as i32;
            if known & AT_MOST == 0 || points <= floor {
                return points;
            }
        }
        let floor = floor.max(-1);
        let points = self.relaxed_search(left, wilds, share, floor);
        let found = if points > floor { points as u64 } else { floor as u64 | AT_MOST };
        self.table[slot as usize] = key | found;
        points
    }

    fn relaxed_search(&mut self, left: Counts, wilds: u8, share: u64, floor: i32) -> i32 {
        let low = (left.trailing_zeros() / 3) as usize;
        let mut best = floor;
        self.relaxed_runs(
            left,
            wilds,
            Path::start(low, self.colours[low], share - self.shares[low]),
            &mut best,
        );
        let size = count(left, low as u8);
        let (rest, share) = (left & !(7 << (3 * low)), share - self.shares[low] * u64::from(size));
        for used in (0..=self.set_wilds(low, size, wilds)).rev() {
            let points = i32::from(SETS[usize::from(size + used)]);
            if self.may_pass(best, points, wilds - used, share) {
                best = best.max(points + self.relaxed(rest, wilds - used, share, best - points));
            }
        }
        best
    }

    /// The most X that sets of `size` number cards can take.
    #[inline]
    const fn set_wilds(&self, number: usize, size: u8, wilds: u8) -> u8 {
        let free = if self.spreads { wilds } else { FULL_SET.saturating_sub(size) };
        if number == 0 {
            0
        } else if wilds < free {
            wilds
        } else {
            free
        }
    }

    /// Runs that go on from a path, the longest first.
    fn relaxed_runs(&mut self, left: Counts, wilds: u8, path: Path, best: &mut i32) {
        if wilds == 0 {
            return self.relaxed_tail(left, path, best);
        }
        let (mut inside, mut number, mut barred) = (0, path.next, path.barred);
        while number < 10 {
            if count(left, number) > 0 {
                let (colours, share) = (self.colours[usize::from(number)], self.shares[usize::from(number)]);
                let further = path.with(number, colours, share, barred, inside);
                self.relaxed_runs(left, wilds - inside, further, best);
                // Beyond here an X stands at this number.
                barred |= colours * 0xf;
            }
            if inside == wilds {
                break;
            }
            inside += 1;
            number += 1;
        }
        let factor = most(path.hits()) + path.inside;
        for outside in (0..=wilds.min(path.room())).rev() {
            let size = path.size() + outside;
            if size < 2 {
                break;
            }
            let points = run_points(size, factor + outside);
            if self.may_pass(*best, points, wilds - outside, path.share) {
                let rest = self.relaxed(left - path.taken, wilds - outside, path.share, *best - points);
                *best = (*best).max(points + rest);
            }
        }
    }

    /// Like [`Self::relaxed_runs`], with no X left: there is one way to go on, so it is gone to its end and back.
    fn relaxed_tail(&mut self, left: Counts, mut path: Path, best: &mut i32) {
        let mut ends = [(0, 0, 0); 10];
        let mut count_of_ends = 0;
        for end in &mut ends {
            *end = (path.taken, path.colours, path.share);
            count_of_ends += 1;
            let number = usize::from(path.next);
            if number == 10 || left >> (3 * number) & 7 == 0 {
                break;
            }
            path = path.with(path.next, self.colours[number], self.shares[number], path.barred, 0);
        }
        let mut size = path.size();
        for &(taken, colours, share) in ends[..count_of_ends].iter().rev() {
            if size < 2 {
                break;
            }
            let points = run_points(size, most(colours & !path.barred) + path.inside);
            if self.may_pass(*best, points, 0, share) {
                *best = (*best).max(points + self.relaxed(left - taken, 0, share, *best - points));
            }
            size -= 1;
        }
    }

    // ---- with claims ----

    /// The colours of a number that no run of that target has claimed.
    #[inline]
    const fn free(&self, number: u8, claims: u64) -> Colours {
        let claimed = claims >> (COLOURS * number) & 0b11111;
        self.colours[number as usize] & !SPREAD[claimed as usize]
    }

    /// The most points of what is left, or `floor` if that is not more.
    fn exact(&mut self, mut left: Counts, mut claims: u64, wilds: u8, mut share: u64, floor: i32) -> i32 {
        loop {
            if left == 0 {
                return self.x_points(wilds).max(floor);
            }
            let low = left.trailing_zeros() / 3;
            if wilds > 0 || left >> (3 * low) & 0o76 != 0 {
                break;
            }
            left &= left - 1;
            claims &= !(0b11111 << (u32::from(COLOURS) * low));
            share -= self.shares[low as usize];
        }
        let bound = self.relaxed(left, wilds, share, floor);
        if bound <= floor {
            return floor;
        }
        // With one card of each number at most, no two runs can want one card.
        if claims == 0 && left & 0o66_6666_6666 == 0 {
            return bound;
        }
        let low = (left.trailing_zeros() / 3) as u8;
        let at = usize::from(low);
        let mut best = floor;
        let path = Path::start(at, self.free(low, claims), share - self.shares[at]);
        self.exact_runs(left, claims, wilds, path, bound, &mut best);
        if best >= bound {
            return best;
        }
        let size = count(left, low);
        let (rest, share) = (left & !(7 << (3 * low)), share - self.shares[at] * u64::from(size));
        let claims = claims & !(0b11111 << (COLOURS * low));
        for used in (0..=self.set_wilds(at, size, wilds)).rev() {
            let points = i32::from(SETS[usize::from(size + used)]);
            best = points + self.exact(rest, claims, wilds - used, share, best - points);
        }
        best
    }

    fn exact_runs(&mut self, left: Counts, claims: u64, wilds: u8, path: Path, bound: i32, best: &mut i32) {
        let (mut inside, mut number, mut barred) = (0, path.next, path.barred);
        while number < 10 {
            if count(left, number) > 0 {
                let colours = self.free(number, claims);
                let further = path.with(number, colours, self.shares[usize::from(number)], barred, inside);
                self.exact_runs(left, claims, wilds - inside, further, bound, best);
                if *best >= bound {
                    return;
                }
                barred |= colours * 0xf;
            }
            if inside == wilds {
                break;
            }
            inside += 1;
            number += 1;
        }
        let rest = left - path.taken;
        for outside in (0..=wilds.min(path.room())).rev() {
            let size = path.size() + outside;
            if size < 2 {
                break;
            }
            let (wilds, extra) = (wilds - outside, path.inside + outside);
            let points = run_points(size, most(path.hits()) + extra);
            let then = self.relaxed(rest, wilds, path.share, *best - points);
            if points + then <= *best {
                continue;
            }
            for target in 0..COLOURS {
                let hits = (path.hits() >> (4 * target) & 0xf) as u8;
                let points = run_points(size, hits + extra);
                if hits > 0 && points + then > *best {
                    let claims = self.claimed(claims, path.taken, rest, target);
                    *best = points + self.exact(rest, claims, wilds, path.share, *best - points);
                    if *best >= bound {
                        return;
                    }
                }
            }
        }
    }

    /// Claims after a run of this target: its cards of those numbers that have cards left.
    fn claimed(&self, mut claims: u64, mut taken: Counts, rest: Counts, target: u8) -> u64 {
        while taken != 0 {
            let number = (taken.trailing_zeros() / 3) as u8;
            taken &= taken - 1;
            let place = COLOURS * number;
            if count(rest, number) > 0 {
                claims |= u64::from(self.cards[usize::from(number)] & 1 << target) << place;
            } else {
                claims &= !(0b11111 << place);
            }
        }
        claims
    }
}
