//! Listing the melds that may be laid, which is what most of the time in the release goes into.

use super::card::COLOURS;
use super::cards::{each, ones};
use super::kinds::{LARGE, MADE, MIXED, NO_X_FIRST, NOT_ALL_X, RUNS, SETS, WAYS};
use super::meld::LONE_X;
use super::options::{RunAgainstTriple, RunLength, ZeroPlay};
use super::{CardSet, Chain, Meld};

/// What a hand has of each number, five bits a number as in a [`CardSet`].
struct Held {
    counts: u64,
    /// The lowest bit of each number there is.
    numbers: u64,
    wilds: u8,
}

/// The ranks that a meld of the size of the one below needs to go over it.
#[derive(Clone, Copy)]
struct Ranks {
    from: u8,
    to: u8,
}

/// The field of the 0.
const ZERO: u64 = 0b11111;
/// The lowest bit of every number.
const EVERY: u64 = CardSet::ALL.numbers().bits();

/// How many of ten bits are set.
#[inline]
const fn count(bits: u16) -> u8 {
    ones(bits as u64) + ones(bits as u64 >> 5)
}

#[inline]
fn bits(mut bits: u32) -> impl Iterator<Item = usize> {
    std::iter::from_fn(move || {
        let bit = (bits != 0).then(|| bits.trailing_zeros() as usize)?;
        bits &= bits - 1;
        Some(bit)
    })
}

impl Held {
    #[inline]
    const fn of(hand: CardSet) -> Self {
        Self { counts: hand.counts(), numbers: hand.numbers().bits(), wilds: hand.wilds() }
    }

    #[inline]
    const fn count(&self, number: u8) -> u8 {
        (self.counts >> (COLOURS * number) & 0b11111) as u8
    }

    /// The numbers of which there are two cards or more.
    #[inline]
    const fn several(&self) -> u64 {
        (self.counts >> 1 | self.counts >> 2) & self.numbers
    }

    /// The numbers from which a run of three can be made with up to this many X.
    #[inline]
    const fn starts(&self, wilds: u8) -> u64 {
        let (first, second, third) = (self.numbers, self.numbers >> COLOURS, self.numbers >> (2 * COLOURS));
        let starts = match wilds {
            0 => first & second & third,
            1 => first & second | first & third | second & third,
            2 => first | second | third,
            _ => EVERY,
        };
        starts & EVERY >> (2 * COLOURS)
    }

    /// Which of three numbers from `start` on there are no cards of, a bit for each.
    #[inline]
    const fn lacking(&self, start: u8) -> usize {
        let numbers = !self.numbers >> (COLOURS * start);
        (numbers & 0b001 | numbers >> (COLOURS - 1) & 0b010 | numbers >> (2 * COLOURS - 2) & 0b100) as usize
    }
}

impl Ranks {
    const ALL: Self = Self { from: 0, to: LONE_X };

    #[inline]
    const fn contain(self, rank: u8) -> bool {
        self.from <= rank && rank <= self.to
    }

    /// Those of some numbers that are high enough.
    #[inline]
    const fn of(self, numbers: u64) -> u64 {
        // The highest rank is 10, which no number has; ten fields are 50 bits.
        numbers & !0 << (COLOURS * self.from) & !(!0 << COLOURS << (COLOURS * self.to))
    }
}

impl Chain {
    /// Visits every meld the active player may lay, in the order of the action index.
    #[inline(always)]
    pub(super) fn for_each_meld(&self, mut visit: impl FnMut(Meld)) {
        let options = &self.options;
        let held = Held::of(self.active_hand());
        // A meld larger than the one below beats it; one of equal size only if it outranks it.
        let least = self.shape.map_or(1, |below| below.size);
        let may_lead = self.shape.is_some() || self.zero_may_lead();
        let has_zero = held.numbers & 1 == 1;
        if has_zero && may_lead && (self.shape.is_none() || options.zero_play == ZeroPlay::Anytime) {
            visit(Meld::set(0, 1, 0));
        }
        let ranks = self.ranks(false);
        if least == 1 {
            each(ranks.of(held.numbers & !ZERO)).for_each(|number| visit(Meld::set(number, 1, 0)));
            if held.wilds > 0 && ranks.contain(LONE_X) {
                visit(Meld::X);
            }
        }
        let zeros = options.zero_in_melds && may_lead;
        if zeros && has_zero {
            for size in least.max(2)..=held.count(0) {
                if size > least || ranks.contain(0) {
                    visit(Meld::set(0, size, 0));
                }
            }
        }
        self.for_each_set(&held, least, ranks, &mut visit);
        if least <= 3 {
            self.for_each_run_of_three(&held, least, zeros, &mut visit);
        }
        if options.run_length == RunLength::ThreeOrMore {
            self.for_each_longer_run(&held, least, zeros, &mut visit);
        }
    }

    #[inline]
    fn ranks(&self, is_run: bool) -> Ranks {
        let Some(below) = self.shape else { return Ranks::ALL };
        if below.is_run == is_run {
            return Ranks { from: below.rank + u8::from(!self.options.equal_plays), to: LONE_X };
        }
        let from = if is_run { below.rank } else { below.rank + below.size - 1 };
        match self.options.run_against_triple {
            RunAgainstTriple::OrHigher => Ranks { from, to: LONE_X },
            RunAgainstTriple::Exact => Ranks { from, to: from },
        }
    }

    /// Sets of two cards or more, but for those of 0.
    #[inline(always)]
    fn for_each_set(&self, held: &Held, least: u8, ranks: Ranks, visit: &mut impl FnMut(Meld)) {
        let all_x = self.options.all_x_melds;
        let numbers = match held.wilds {
            0 => held.several(),
            // Two X make up for a missing number.
            2.. if all_x => EVERY,
            _ => held.numbers,
        };
        let kinds = if all_x { !0 } else { MIXED };
        let smallest = usize::from(least.max(2));
        let (high, low) = (kinds & LARGE[smallest], kinds & LARGE[smallest + usize::from(least > 1)]);
        for number in each(numbers & !ZERO) {
            let large = if ranks.contain(number) { high } else { low };
            let made = MADE[usize::from(held.count(number))][usize::from(held.wilds)];
            bits(made & large).for_each(|kind| visit(SETS[kind].raised(number)));
        }
    }

    #[inline(always)]
    fn for_each_run_of_three(&self, held: &Held, least: u8, zeros: bool, visit: &mut impl FnMut(Meld)) {
        let wilds = self.wilds_in_runs(held);
        let starts = if zeros { held.starts(wilds) } else { held.starts(wilds) & !ZERO };
        let starts = if least == 3 { self.ranks(true).of(starts) } else { starts };
        if wilds == 0 {
            return each(starts).for_each(|start| visit(RUNS[0].raised(start)));
        }
        let kinds = if self.options.all_x_melds { !0 } else { NOT_ALL_X };
        for start in each(starts) {
            // An X cannot be 0.
            let kinds = if start == 0 { kinds & NO_X_FIRST } else { kinds };
            let ways = WAYS[held.lacking(start)][usize::from(wilds.min(3))] & kinds;
            bits(u32::from(ways)).for_each(|places| visit(RUNS[places].raised(start)));
        }
    }

    #[inline]
    const fn wilds_in_runs(&self, held: &Held) -> u8 {
        if self.options.x_in_runs { held.wilds } else { 0 }
    }

    #[inline(always)]
    fn for_each_longer_run(&self, held: &Held, least: u8, zeros: bool, visit: &mut impl FnMut(Meld)) {
        let ranks = self.ranks(true);
        let wilds = self.wilds_in_runs(held);
        let numbers = each(held.numbers).fold(0_u16, |numbers, number| numbers | 1 << number);
        for size in least.max(4)..=10 {
            let all = (1_u16 << size) - 1;
            for start in u8::from(!zeros)..=10 - size {
                let lacking = all & !(numbers >> start);
                if count(lacking) > wilds || (size == least && !ranks.contain(start)) {
                    continue;
                }
                // An X cannot be 0.
                let free = if start == 0 { all & !1 } else { all };
                if lacking & !free == 0 {
                    self.for_each_way(start, size, lacking, free, wilds, visit);
                }
            }
        }
    }

    /// The runs of one start and size: X at least where number cards are lacking, at most where they are free to be.
    #[inline(always)]
    fn for_each_way(
        &self,
        start: u8,
        size: u8,
        lacking: u16,
        free: u16,
        wilds: u8,
        visit: &mut impl FnMut(Meld),
    ) {
        let choice = free & !lacking;
        let mut chosen = 0_u16;
        loop {
            let places = lacking | chosen;
            let used = if wilds == 0 { 0 } else { count(places) };
            if used <= wilds && (used < size || self.options.all_x_melds) {
                visit(Meld::run(start, size, places));
            }
            if chosen == choice || wilds == 0 {
                return;
            }
            // The next subset of `choice` in ascending order; with `lacking` fixed, `places` ascend as well.
            chosen = chosen.wrapping_sub(choice) & choice;
        }
    }
}
