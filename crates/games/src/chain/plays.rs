//! Listing the melds that may be laid, which is what most of the time in the release goes into.

use super::card::COLOURS;
use super::cards::ones;
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

/// The numbers of which some bit is set.
#[inline]
fn each(mut bits: u64) -> impl Iterator<Item = u8> {
    std::iter::from_fn(move || {
        let number = (bits != 0).then(|| bits.trailing_zeros() as u8 / COLOURS)?;
        bits &= bits - 1;
        Some(number)
    })
}

/// How many of ten bits are set.
#[inline]
const fn count(bits: u16) -> u8 {
    ones(bits as u64) + ones(bits as u64 >> 5)
}

/// The places at which X may stand in a run of three, as bits of a set of all eight combinations of places: by the
/// places where number cards are lacking, and by how many X there are.
const WAYS: [[u8; 4]; 8] = {
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

/// The bits that are set.
#[inline]
fn bits(mut bits: u8) -> impl Iterator<Item = u16> {
    std::iter::from_fn(move || {
        let bit = (bits != 0).then(|| bits.trailing_zeros() as u16)?;
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
        // Whatever is larger than the meld below beats it; of the same size only what outranks it.
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
        if held.wilds == 0 {
            for number in each(held.several() & !ZERO) {
                let from = least.max(2) + u8::from(least > 1 && !ranks.contain(number));
                (from..=held.count(number)).for_each(|size| visit(Meld::set(number, size, 0)));
            }
        } else {
            self.for_each_set_with_x(&held, least, ranks, &mut visit);
        }
        if held.wilds == 0 && options.run_length == RunLength::Three {
            if least <= 3 {
                let starts = held.numbers & held.numbers >> COLOURS & held.numbers >> (2 * COLOURS);
                let starts = if zeros { starts } else { starts & !ZERO };
                let starts = if least == 3 { self.ranks(true).of(starts) } else { starts };
                each(starts).for_each(|start| visit(Meld::run(start, 3, 0)));
            }
        } else {
            self.for_each_run(&held, least, zeros, &mut visit);
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

    fn for_each_set_with_x(&self, held: &Held, least: u8, ranks: Ranks, visit: &mut impl FnMut(Meld)) {
        let all_x = self.options.all_x_melds;
        // Two X make up for a number of which there is no card.
        let numbers = if held.wilds > 1 && all_x { CardSet::ALL.numbers().bits() } else { held.numbers };
        for number in each(numbers & !ZERO) {
            let count = held.count(number);
            let from = least.max(2) + u8::from(least > 1 && !ranks.contain(number));
            for size in from..=count + held.wilds {
                let most = if all_x { size } else { size - 1 };
                for wild in size.saturating_sub(count)..=held.wilds.min(most) {
                    visit(Meld::set(number, size - wild, wild));
                }
            }
        }
    }

    fn for_each_run(&self, held: &Held, least: u8, zeros: bool, visit: &mut impl FnMut(Meld)) {
        let ranks = self.ranks(true);
        let wilds = if self.options.x_in_runs { held.wilds } else { 0 };
        let longest = match self.options.run_length {
            RunLength::Three => 3,
            RunLength::ThreeOrMore => 10,
        };
        let numbers = each(held.numbers).fold(0_u16, |numbers, number| numbers | 1 << number);
        for size in least.max(3)..=longest {
            let all = (1_u16 << size) - 1;
            for start in u8::from(!zeros)..=10 - size {
                let lacking = all & !(numbers >> start);
                if (lacking != 0 && count(lacking) > wilds) || (size == least && !ranks.contain(start)) {
                    continue;
                }
                // An X is no 0.
                let free = if start == 0 { all & !1 } else { all };
                if size == 3 && start > 0 {
                    let ways = WAYS[usize::from(lacking)][usize::from(wilds.min(3))];
                    let ways = if self.options.all_x_melds { ways } else { ways & 0x7f };
                    bits(ways).for_each(|places| visit(Meld::run(start, 3, places)));
                } else if lacking & !free == 0 {
                    self.for_each_way(start, size, lacking, free, wilds, visit);
                }
            }
        }
    }

    /// The runs of one start and size: X at least where number cards are lacking, at most where they are free to be.
    #[inline]
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
