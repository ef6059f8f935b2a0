//! Runs in the making, and how colours are counted in them.

use super::super::card::COLOURS;

/// How many cards of each number are left, three bits each.
pub(super) type Counts = u32;
/// How many cards of each colour, four bits each.
pub(super) type Colours = u32;

/// Five bits of colours spread to four bits each.
pub(super) const SPREAD: [Colours; 32] = {
    let mut spread = [0; 32];
    let mut bits = 0;
    while bits < 32 {
        let mut colour = 0;
        while colour < COLOURS as usize {
            spread[bits] |= ((bits >> colour & 1) as u32) << (4 * colour);
            colour += 1;
        }
        bits += 1;
    }
    spread
};

/// How often the most frequent colour occurs.
#[inline]
pub(super) fn most(colours: Colours) -> u8 {
    let of = |colour: u32| colours >> (4 * colour) & 0xf;
    of(0).max(of(1)).max(of(2)).max(of(3)).max(of(4)) as u8
}

/// A run in the making; its last card so far is a number card.
#[derive(Clone, Copy)]
pub(super) struct Path {
    /// One for each number that gives a number card.
    pub(super) taken: Counts,
    /// The colours these numbers offer.
    pub(super) colours: Colours,
    /// Colours that cannot be the target, because an X stands where a card of theirs is at hand.
    pub(super) barred: Colours,
    /// The shares of what is left.
    pub(super) share: u64,
    pub(super) low: u8,
    pub(super) next: u8,
    /// X inside.
    pub(super) inside: u8,
}

impl Path {
    pub(super) const fn start(low: usize, colours: Colours, share: u64) -> Self {
        Self {
            taken: 1 << (3 * low),
            colours,
            barred: 0,
            share,
            low: low as u8,
            next: low as u8 + 1,
            inside: 0,
        }
    }

    #[inline]
    pub(super) const fn with(
        self,
        number: u8,
        colours: Colours,
        share: u64,
        barred: Colours,
        inside: u8,
    ) -> Self {
        Self {
            taken: self.taken | 1 << (3 * number),
            colours: self.colours + colours,
            barred,
            share: self.share - share,
            low: self.low,
            next: number + 1,
            inside: self.inside + inside,
        }
    }

    /// How many X find room beyond the outermost number cards. At which end they are makes no difference.
    #[inline]
    pub(super) const fn room(self) -> u8 {
        10 - self.next + self.low.saturating_sub(1)
    }

    pub(super) const fn size(self) -> u8 {
        self.next - self.low
    }

    /// The colours that can be the target.
    #[inline]
    pub(super) const fn hits(self) -> Colours {
        self.colours & !self.barred
    }
}
