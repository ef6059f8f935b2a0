//! Lines of five, and which of them a new chip completes.
//!
//! Two different lines of five that run different ways share at most one space. So whether a new Sequence shares
//! too much with an earlier one, and which new ones can stand together, are questions about one way only, and the
//! largest admissible set is found way by way: two lines where the new chip is the end of both, else one.

use serde::{Deserialize, Serialize};

use super::{Space, SpaceSet, Way};

/// How many spaces a Sequence has (SN-2).
pub const LENGTH: u8 = 5;

/// A completed Sequence: five spaces in a line that can no longer be disturbed.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Sequence {
    /// Whose.
    pub team: u8,
    /// Its first space in reading order.
    pub first: Space,
    /// How it runs from there.
    pub way: Way,
}

impl Sequence {
    /// Its five spaces.
    pub const fn spaces(self) -> SpaceSet {
        line(self.first, self.way)
    }
}

/// The line of five from a space; it may leave the board.
pub(super) const fn line(first: Space, way: Way) -> SpaceSet {
    SpaceSet::from_bits(PATTERNS[way as usize] << first.bit())
}

/// A line of each way from the first bit.
const PATTERNS: [u128; 4] = {
    let mut patterns = [0; 4];
    let mut way = 0;
    while way < 4 {
        let mut step = 0;
        while step < LENGTH {
            patterns[way] |= 1 << (step * Way::ALL[way].stride());
            step += 1;
        }
        way += 1;
    }
    patterns
};

/// Where the lines of five begin that lie wholly in `spaces`.
pub(super) const fn starts(spaces: SpaceSet, way: Way) -> SpaceSet {
    let (bits, stride) = (spaces.bits(), way.stride());
    let two = bits & bits >> stride;
    let four = two & two >> (2 * stride);
    SpaceSet::from_bits(four & bits >> (4 * stride))
}

/// Where the lines of five begin that lead through a space; they may leave the board.
#[inline]
pub(super) const fn through(space: Space, way: Way) -> SpaceSet {
    let (bit, reach, pattern) = (space.bit(), 4 * way.stride(), PATTERNS[way as usize]);
    SpaceSet::from_bits(if bit >= reach { pattern << (bit - reach) } else { pattern >> (reach - bit) })
}

/// The lines a new chip completes, by way: where each of those begins that may count.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Completed {
    space: Space,
    firsts: [SpaceSet; 4],
}

impl Completed {
    /// What a chip on `space` completes, if anything.
    ///
    /// `own` holds the chips of `team`, the new one among them, and the corners; `earlier` are all Sequences so far.
    pub(super) fn by(space: Space, own: SpaceSet, team: u8, earlier: &[Sequence]) -> Option<Self> {
        let firsts = Way::ALL.map(|way| starts(own, way).and(through(space, way)));
        Self { space, firsts }.admissible(team, earlier)
    }

    /// Only lines that share at most one space with each earlier Sequence (SN-A12).
    fn admissible(mut self, team: u8, earlier: &[Sequence]) -> Option<Self> {
        for (firsts, way) in self.firsts.iter_mut().zip(Way::ALL) {
            for first in firsts.iter() {
                let mut own = earlier.iter().filter(|old| old.team == team);
                if own.any(|old| old.spaces().and(line(first, way)).len() > 1) {
                    firsts.remove(first);
                }
            }
        }
        self.firsts.iter().any(|firsts| !firsts.is_empty()).then_some(self)
    }

    /// The two lines that have the new chip as their end, where both may count (SN-A11).
    fn pair(&self, way: Way) -> Option<[Space; 2]> {
        let reach = 4 * way.stride();
        let before = Space::of_bit(self.space.bit().checked_sub(reach)?);
        let firsts = self.firsts[way as usize];
        (firsts.contains(before) && firsts.contains(self.space)).then_some([before, self.space])
    }

    /// How many of them count together, at most.
    pub(super) fn count(&self) -> u8 {
        let counts = Way::ALL.map(|way| match self.pair(way) {
            Some(_) => 2,
            None => u8::from(!self.firsts[way as usize].is_empty()),
        });
        counts.iter().sum()
    }

    /// A largest admissible set; where a line is longer than five, the five nearest its start (SN-A13).
    pub(super) fn for_each(&self, team: u8, mut visit: impl FnMut(Sequence)) {
        for way in Way::ALL {
            if let Some(pair) = self.pair(way) {
                pair.into_iter().for_each(|first| visit(Sequence { team, first, way }));
            } else if let Some(first) = self.firsts[way as usize].first() {
                visit(Sequence { team, first, way });
            }
        }
    }

    /// The one line that is completed, with everything its five can be; only if [`Completed::count`] is 1.
    pub(super) fn single(&self) -> Choice {
        let mut ways = Way::ALL.into_iter().filter(|way| !self.firsts[*way as usize].is_empty());
        let way = ways.next().expect("a line is completed");
        Choice { way, firsts: self.firsts[way as usize] }
    }
}

/// A line of more than five chips of which the player has to choose five.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Choice {
    /// How it runs.
    pub way: Way,
    /// Where the five can begin.
    pub firsts: SpaceSet,
}
