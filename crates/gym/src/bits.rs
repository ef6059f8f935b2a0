//! Which actions are legal, a bit each.

use cardinal_engine::random::{Stream, below};
use cardinal_engine::{Actions, Seat};

/// A row of words with a bit for each action: action `a` is bit `a % 64` of word `a / 64`.
///
/// In memory, on machines that store the low byte first, that is what `numpy.packbits(…, bitorder="little")` gives.
#[derive(Clone, Copy, Debug)]
pub struct Bits;

impl Bits {
    /// How many words a row takes for this number of actions.
    pub const fn words(actions: usize) -> usize {
        actions.div_ceil(64)
    }

    /// Marks what `seat` may do, and says how many actions that are.
    #[inline]
    pub fn write<G: Actions>(game: &G, seat: Seat, row: &mut [u64]) -> u32 {
        row.fill(0);
        let mut count = 0;
        game.for_each_legal(seat, |action| {
            Self::set(row, G::encode(&action));
            count += 1;
        });
        count
    }

    /// Marks an action.
    #[inline]
    pub fn set(row: &mut [u64], action: usize) {
        row[action / 64] |= 1 << (action % 64);
    }

    /// Whether an action is marked.
    #[inline]
    pub fn has(row: &[u64], action: usize) -> bool {
        row.get(action / 64).is_some_and(|word| word >> (action % 64) & 1 == 1)
    }

    /// One of the marked actions, each equally likely; `None` if none is.
    #[inline]
    pub fn pick(row: &[u64], rng: &mut Stream) -> Option<usize> {
        // Nearly all words are empty, but skipping them would cost more than everything else here.
        let count: u32 = row.iter().filter(|word| **word != 0).map(|word| word.count_ones()).sum();
        if count == 0 {
            return None;
        }
        let mut left = below(rng, count);
        for (at, word) in row.iter().enumerate().filter(|(_, word)| **word != 0) {
            let here = word.count_ones();
            if left < here {
                let mut word = *word;
                for _ in 0..left {
                    word &= word - 1;
                }
                return Some(64 * at + word.trailing_zeros() as usize);
            }
            left -= here;
        }
        None
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use cardinal_engine::random::{Purpose, stream};

    #[test]
    fn every_marked_action_is_picked_equally_often_and_no_other() {
        let row = [1 << 3 | 1 << 63, 0, 1 << 1];
        let mut rng = stream(1, 0, Purpose::Test);
        let mut seen = std::collections::BTreeMap::new();
        for _ in 0..3000 {
            *seen.entry(Bits::pick(&row, &mut rng).unwrap()).or_insert(0) += 1;
        }
        assert_eq!(seen.keys().copied().collect::<Vec<_>>(), [3, 63, 129]);
        // 1000 expected each, standard deviation 26.
        assert!(seen.values().all(|count: &i32| (count - 1000).abs() < 150), "{seen:?}");
        assert_eq!(Bits::pick(&[0, 0], &mut rng), None);
        assert!(Bits::has(&row, 129) && !Bits::has(&row, 128) && !Bits::has(&row, 10_000));
    }
}
