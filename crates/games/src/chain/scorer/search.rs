//! The search for the most points.
//!
//! The number cards are put in order of their numbers. What is still to be scored is a set of them and a count of X;
//! its lowest card decides: it is in a set, or the lowest number card of a run, or left over. The value of what then
//! remains is looked up or found the same way. Three things keep this short:
//!
//! - A run's X beyond its outermost number cards are worth the same at either end, so only their count is tried.
//! - Every card has a *share*: the most that a card of its number can be worth as its part of any group at hand. No
//!   way to score some cards is worth more than the sum of their shares; what cannot catch up is not looked at.
//! - Sets of cards that came up before are remembered in a small table.

use arrayvec::ArrayVec;

use super::super::card::COLOURS;
use super::super::group::{FULL_SET, RUN, SET};
use super::super::sheet::MAX_GROUPS;
use super::super::{Card, CardSet, Group};
use super::MAX_CARDS;

/// Entries of the table of values; a power of two.
const TABLE: usize = 1024;
/// Shares are counted in sixteenths of a point, rounded up.
const UNIT: u16 = 16;

/// Some number cards, bit by bit in order of their numbers.
pub(super) type Mask = u16;

/// One way to use the lowest card: the number cards of a group, its lowest number, size and kind.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Choice {
    pub(super) used: Mask,
    pub(super) low: u8,
    pub(super) size: u8,
    pub(super) is_set: bool,
}

pub(super) struct Search {
    cards: ArrayVec<Card, MAX_CARDS>,
    /// Number of each card, and its colour as an increment of packed counts.
    numbers: [u8; 16],
    colours: [u8; 16],
    /// The cards of each number.
    columns: [Mask; 10],
    /// The cards of the same or a neighbouring number.
    partners: [Mask; 16],
    /// What a card can be worth, and an X.
    shares: [u16; 16],
    x_share: u16,
    pub(super) wilds: u8,
    all_x: bool,
    /// Values found, each with the cards and X they are for; 0 where there is none.
    table: [u32; TABLE],
}

/// A run in the making.
#[derive(Clone, Copy)]
struct Path {
    used: Mask,
    /// What remains of the shares after the cards used.
    share: u16,
    colours: u32,
    most: u8,
    low: u8,
    next: u8,
    /// X used inside.
    inside: u8,
}

impl Search {
    pub(super) fn new(hand: CardSet, all_x: bool) -> Self {
        assert!(usize::from(hand.len()) <= MAX_CARDS, "a hand has at most {MAX_CARDS} cards");
        let mut search = Self {
            cards: hand.and(CardSet::NATURALS).iter().collect(),
            numbers: [0; 16],
            colours: [0; 16],
            columns: [0; 10],
            partners: [0; 16],
            shares: [0; 16],
            x_share: 0,
            wilds: hand.wilds(),
            all_x,
            table: [0; TABLE],
        };
        for at in 0..search.cards.len() {
            let id = search.cards[at].id();
            search.numbers[at] = id / COLOURS;
            search.colours[at] = id % COLOURS;
            search.columns[usize::from(id / COLOURS)] |= 1 << at;
        }
        for at in 0..search.cards.len() {
            let number = usize::from(search.numbers[at]);
            let near = &search.columns[number.saturating_sub(1)..(number + 2).min(10)];
            search.partners[at] = near.iter().fold(0, |near, column| near | column) & !(1 << at);
        }
        search.share_out();
        search
    }

    /// All number cards.
    pub(super) fn everything(&self) -> Mask {
        ((1_u32 << self.cards.len()) - 1) as Mask
    }

    /// Works out what each card can be worth as part of any group.
    fn share_out(&mut self) {
        let mut shares = [0_u16; 10];
        let share = |points: u16, size: u8| (points * UNIT).div_ceil(u16::from(size));
        let mut x_share = 0;
        for low in 0..10_usize {
            let column = self.columns[low];
            let wilds = if low == 0 { 0 } else { self.wilds };
            let size = (column.count_ones() as u8 + wilds).min(FULL_SET);
            if size >= 2 && column != 0 {
                shares[low] = shares[low].max(share(SET[usize::from(size)], size));
                if wilds > 0 {
                    x_share = x_share.max(shares[low]);
                }
            }
        }
        // Every stretch of numbers whose gaps the X can fill.
        let mut packed = [0_u32; 10];
        for at in 0..self.cards.len() {
            packed[usize::from(self.numbers[at])] |= 1 << (4 * self.colours[at]);
        }
        for low in 0..10_usize {
            let (mut colours, mut gaps) = (0, 0);
            let mut found = [0_u16; 10];
            for high in low..10 {
                colours += packed[high];
                gaps += u8::from(packed[high] == 0);
                if gaps > self.wilds {
                    break;
                }
                let size = (high - low + 1) as u8;
                let most = (0..COLOURS).map(|colour| (colours >> (4 * colour) & 0xf) as u8).max().unwrap_or(0);
                found[high] = share(RUN[usize::from(size)] * u16::from((most + self.wilds).min(size)), size);
            }
            // The best stretch that starts here and reaches a number counts for it.
            let mut reach = 0;
            for number in (low..10).rev() {
                reach = reach.max(found[number]);
                shares[number] = shares[number].max(reach);
            }
        }
        if self.wilds > 0 {
            x_share = x_share.max(shares.into_iter().max().unwrap_or(0));
            if self.all_x && self.wilds > 1 {
                x_share = x_share.max(share(SET[usize::from(self.wilds)], self.wilds));
            }
        }
        for at in 0..self.cards.len() {
            self.shares[at] = shares[usize::from(self.numbers[at])];
        }
        self.x_share = x_share;
    }

    pub(super) fn best(&mut self) -> u16 {
        let everything = self.everything();
        let share = self.shares[..self.cards.len()].iter().sum();
        self.solve(everything, self.wilds, share)
    }

    /// What X alone are worth.
    pub(super) fn x_points(&self, wilds: u8) -> u16 {
        if self.all_x { SET[usize::from(wilds)] } else { 0 }
    }

    /// The most points of some cards and X; `share` is the sum of the cards' shares.
    pub(super) fn solve(&mut self, mut mask: Mask, wilds: u8, mut share: u16) -> u16 {
        loop {
            if mask == 0 {
                return self.x_points(wilds);
            }
            let lowest = mask.trailing_zeros() as usize;
            if wilds > 0 || self.partners[lowest] & mask != 0 {
                break;
            }
            mask &= mask - 1;
            share -= self.shares[lowest];
        }
        let key = u32::from(mask) << 16 | u32::from(wilds) << 13;
        let slot = (key.wrapping_mul(0x9e37_79b1) >> 22) as usize;
        if self.table[slot] & !0x1fff == key {
            return (self.table[slot] & 0x1fff) as u16;
        }
        let points = self.search(mask, wilds, share);
        self.table[slot] = key | u32::from(points);
        points
    }

    #[inline]
    fn may_gain(&self, best: u16, points: u16, wilds: u8, share: u16) -> bool {
        points * UNIT + share + self.x_share * u16::from(wilds) > best * UNIT
    }

    fn search(&mut self, mask: Mask, wilds: u8, share: u16) -> u16 {
        let lowest = mask.trailing_zeros() as usize;
        let rest = mask & (mask - 1);
        let share = share - self.shares[lowest];
        let number = self.numbers[lowest];
        let mut best = 0;
        let path = Path {
            used: 1 << lowest,
            share,
            colours: 1 << (4 * self.colours[lowest]),
            most: 1,
            low: number,
            next: number + 1,
            inside: 0,
        };
        self.runs(mask, wilds, path, &mut best);
        // Sets: any of the equal cards, and X.
        let equal = rest & self.columns[usize::from(number)];
        let mut with = equal;
        loop {
            let size = 1 + with.count_ones() as u8;
            let most = if number == 0 { 0 } else { wilds.min(FULL_SET - size) };
            let (left, left_share) = (rest & !with, share - self.share_of(with));
            for used in (0..=most).rev() {
                let points = SET[usize::from(size + used)];
                if points > 0 && self.may_gain(best, points, wilds - used, left_share) {
                    best = best.max(points + self.solve(left, wilds - used, left_share));
                }
            }
            if with == 0 {
                break;
            }
            with = (with - 1) & equal;
        }
        if self.may_gain(best, 0, wilds, share) {
            best = best.max(self.solve(rest, wilds, share));
        }
        best
    }

    fn share_of(&self, mut mask: Mask) -> u16 {
        let mut sum = 0;
        while mask != 0 {
            sum += self.shares[mask.trailing_zeros() as usize];
            mask &= mask - 1;
        }
        sum
    }

    /// Runs that go on from a path that ends with a number card, the longest first.
    fn runs(&mut self, mask: Mask, wilds: u8, path: Path, best: &mut u16) {
        // The next number card, after as many X as it takes.
        let mut inside = 0;
        let mut next = path.next;
        while next < 10 {
            let mut column = mask & self.columns[usize::from(next)];
            while column != 0 {
                let at = column.trailing_zeros() as usize;
                column &= column - 1;
                let shift = 4 * self.colours[at];
                let colours = path.colours + (1 << shift);
                let further = Path {
                    used: path.used | 1 << at,
                    share: path.share - self.shares[at],
                    colours,
                    most: path.most.max((colours >> shift & 0xf) as u8),
                    low: path.low,
                    next: next + 1,
                    inside: path.inside + inside,
                };
                self.runs(mask, wilds - inside, further, best);
            }
            if inside == wilds {
                break;
            }
            inside += 1;
            next += 1;
        }
        // The run ends here, with some X at its ends.
        let length = path.next - path.low;
        let room = 10 - path.next + path.low.saturating_sub(1);
        let left = mask & !path.used;
        for outside in (0..=wilds.min(room)).rev() {
            let size = length + outside;
            if size < 2 {
                break;
            }
            let points = RUN[usize::from(size)] * u16::from(path.most + path.inside + outside);
            if self.may_gain(*best, points, wilds - outside, path.share) {
                *best = (*best).max(points + self.solve(left, wilds - outside, path.share));
            }
        }
    }

    // ---- which groups ----

    /// The group of a choice.
    pub(super) fn group(&self, choice: Choice) -> Group {
        let cards = self.cards.iter().enumerate().filter(|(at, _)| choice.used >> at & 1 == 1);
        Group::new(cards.map(|(_, card)| *card).collect(), choice.low, choice.size, choice.is_set)
    }

    /// The number cards of a mask.
    pub(super) fn cards_of(&self, mask: Mask) -> CardSet {
        self.cards.iter().enumerate().filter(|(at, _)| mask >> at & 1 == 1).map(|(_, card)| *card).collect()
    }

    /// The value of some cards and X.
    pub(super) fn value(&mut self, mask: Mask, wilds: u8) -> u16 {
        let share = self.share_of(mask);
        self.solve(mask, wilds, share)
    }

    pub(super) fn best_groups(&mut self) -> ArrayVec<Group, MAX_GROUPS> {
        let mut groups = ArrayVec::new();
        let (mut mask, mut wilds) = (self.everything(), self.wilds);
        while mask != 0 {
            let target = self.value(mask, wilds);
            let mut found: Option<Choice> = None;
            self.for_each_choice(mask, wilds, |search, choice| {
                let used = choice.size - choice.used.count_ones() as u8;
                let points = search.group(choice).points();
                let fits = found.is_none()
                    && points + search.value(mask & !choice.used, wilds - used) == target;
                if fits {
                    found = Some(choice);
                }
                found.is_none()
            });
            match found {
                Some(choice) => {
                    groups.push(self.group(choice));
                    mask &= !choice.used;
                    wilds -= choice.size - choice.used.count_ones() as u8;
                }
                // The lowest card is left over.
                None => mask &= mask - 1,
            }
        }
        if self.x_points(wilds) > 0 {
            groups.push(Group::new(CardSet::NONE, 9, wilds, true));
        }
        groups
    }

    /// Visits every group that the lowest card can be in, each X where it can stand, until told to stop.
    pub(super) fn for_each_choice(
        &mut self,
        mask: Mask,
        wilds: u8,
        mut visit: impl FnMut(&mut Self, Choice) -> bool,
    ) {
        let lowest = mask.trailing_zeros() as usize;
        let number = self.numbers[lowest];
        let equal = mask & (mask - 1) & self.columns[usize::from(number)];
        let mut with = equal;
        loop {
            let used = with | 1 << lowest;
            let count = used.count_ones() as u8;
            let most = if number == 0 { 0 } else { wilds.min(FULL_SET - count) };
            for size in (count.max(2)..=count + most).rev() {
                if !visit(self, Choice { used, low: number, size, is_set: true }) {
                    return;
                }
            }
            if with == 0 {
                break;
            }
            with = (with - 1) & equal;
        }
        for below in 0..=wilds.min(number.saturating_sub(1)) {
            let low = number - below;
            if !self.each_run(mask, wilds - below, 1 << lowest, low, number + 1, &mut visit) {
                return;
            }
        }
    }

    fn each_run(
        &mut self,
        mask: Mask,
        wilds: u8,
        used: Mask,
        low: u8,
        next: u8,
        visit: &mut impl FnMut(&mut Self, Choice) -> bool,
    ) -> bool {
        if next < 10 {
            let mut column = mask & self.columns[usize::from(next)];
            while column != 0 {
                let card = column & column.wrapping_neg();
                column &= column - 1;
                if !self.each_run(mask, wilds, used | card, low, next + 1, visit) {
                    return false;
                }
            }
            if wilds > 0 && !self.each_run(mask, wilds - 1, used, low, next + 1, visit) {
                return false;
            }
        }
        let size = next - low;
        size < 2 || visit(self, Choice { used, low, size, is_set: false })
    }
}
