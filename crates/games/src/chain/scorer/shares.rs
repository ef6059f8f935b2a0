//! The most that a card can be worth as its part of any group.

use super::super::cards::ones;
use super::super::group::{FULL_SET, RUN};
use super::path::most;
use super::search::Search;

/// Shares are counted in sixteenths of a point, rounded up, in four lanes of 16 bits: with no X left, with one, with
/// two, and with more.
pub(super) const UNIT: i32 = 16;
pub(super) const LANES: u32 = 16;

/// A card's share of a set by size, and of a run by length for each card that counts.
const SET_SHARE: [u16; 6] = [0, 0, share(5, 2), share(15, 3), share(30, 4), share(50, 5)];
const RUN_SHARE: [u16; 11] = {
    let mut shares = [0; 11];
    let mut size = 2;
    while size < 11 {
        shares[size] = share(RUN[size], size as u16);
        size += 1;
    }
    shares
};

const fn share(points: u16, size: u16) -> u16 {
    (points * UNIT as u16).div_ceil(size)
}

impl Search {
    /// Works out what each card can be worth as part of any group, with this many X at hand.
    pub(super) fn share_out(&mut self, wilds: u8, lane: u32) {
        let mut shares = [0_u16; 10];
        for (number, share) in shares.iter_mut().enumerate() {
            let count = ones(u64::from(self.cards[number]));
            let size = count + if number == 0 { 0 } else { wilds };
            if count > 0 {
                *share = SET_SHARE[usize::from(size.min(FULL_SET))];
            }
        }
        for low in 0..10 {
            if self.cards[low] == 0 {
                continue;
            }
            // The best stretch from here to each number card above, with X in the gaps and at the ends.
            let (mut colours, mut gaps, mut top) = (0, 0, low);
            let mut found = [0_u16; 10];
            for (high, found) in found.iter_mut().enumerate().skip(low) {
                colours += self.colours[high];
                if self.cards[high] == 0 {
                    gaps += 1;
                    if gaps > wilds {
                        break;
                    }
                    continue;
                }
                let size = (high - low + 1) as u8;
                let room = (9 - high + low.saturating_sub(1)) as u8;
                let longest = size + (wilds - gaps).min(room);
                let factor = (most(colours) + wilds).min(longest);
                *found = RUN_SHARE[usize::from(longest)] * u16::from(factor);
                top = high;
            }
            let mut reach = 0;
            for number in (low..=top).rev() {
                reach = reach.max(found[number]);
                shares[number] = shares[number].max(reach);
            }
        }
        let mut x_share = 0;
        if wilds > 0 {
            let at_hand = shares.iter().zip(&self.cards).filter(|(_, cards)| **cards != 0);
            x_share = at_hand.map(|(share, _)| *share).max().unwrap_or(0);
            if self.all_x {
                x_share = x_share.max(SET_SHARE[usize::from(wilds)]);
            }
        }
        for (all, share) in self.shares.iter_mut().zip(shares) {
            *all |= u64::from(share) << lane;
        }
        self.x_share |= u64::from(x_share) << lane;
    }
}
