//! Counting actions or events by their kind.

use std::collections::{BTreeMap, HashMap};
use std::hash::{BuildHasherDefault, Hasher};

use serde::Serialize;

use super::tally::Occurrence;
use crate::playing::words;

/// How often each kind of action or event occurred in some games.
///
/// A kind is looked up by a fingerprint of its name, so that the name is put together only once.
#[derive(Clone, Debug, Default)]
pub(super) struct Kinds {
    /// Where in `counts` the kind with this fingerprint is.
    known: HashMap<u64, usize, BuildHasherDefault<Fingerprint>>,
    counts: Vec<Count>,
}

/// The occurrences of one kind.
#[derive(Clone, Debug, Default)]
struct Count {
    name: String,
    /// In the game under way.
    game: u64,
    /// In the games before it.
    games: Occurrence,
}

impl Kinds {
    /// Takes in an action or an event of the game under way.
    #[inline]
    pub(super) fn add(&mut self, thing: &impl Serialize) {
        let mut fingerprint = Fingerprint::default();
        words(thing, |word| fingerprint.write(word.as_bytes()));
        let fingerprint = fingerprint.finish();
        let at = match self.known.get(&fingerprint) {
            Some(&at) => at,
            None => self.meet(fingerprint, thing),
        };
        self.counts[at].game += 1;
    }

    #[cold]
    #[inline(never)]
    fn meet(&mut self, fingerprint: u64, thing: &impl Serialize) -> usize {
        let mut name = Vec::new();
        words(thing, |word| name.push(word.to_owned()));
        let name = name.join(" ");
        let at = self.counts.iter().position(|count| count.name == name).unwrap_or_else(|| {
            self.counts.push(Count { name, ..Count::default() });
            self.counts.len() - 1
        });
        self.known.insert(fingerprint, at);
        at
    }

    /// The game under way has come to its end and counts.
    pub(super) fn end_game(&mut self) {
        for count in self.counts.iter_mut().filter(|count| count.game > 0) {
            count.games.count += count.game;
            count.games.games += 1;
            count.game = 0;
        }
    }

    /// The kinds that occurred in games that count, by name; what has no name is left out.
    pub(super) fn into_occurrences(self) -> BTreeMap<String, Occurrence> {
        let named = self.counts.into_iter().filter(|count| !count.name.is_empty() && count.games.games > 0);
        named.map(|count| (count.name, count.games)).collect()
    }
}

/// Sums up words in a number, eight letters at a time. Two of the few names a game has do not share all 64 bits.
#[derive(Clone, Copy, Debug, Default)]
struct Fingerprint(u64);

impl Fingerprint {
    #[inline(always)]
    const fn mix(&mut self, number: u64) {
        // The high bits of a product depend on all bits of its factors; the table of kinds looks at both ends.
        self.0 = (self.0 ^ number).wrapping_mul(0x9e37_79b9_7f4a_7c15).rotate_left(29);
    }
}

impl Hasher for Fingerprint {
    #[inline(always)]
    fn write(&mut self, word: &[u8]) {
        for letters in word.chunks(8) {
            let mut eight = [0; 8];
            eight[..letters.len()].copy_from_slice(letters);
            self.mix(u64::from_le_bytes(eight));
        }
        self.mix(word.len() as u64);
    }

    /// A fingerprint that was taken before.
    #[inline(always)]
    fn write_u64(&mut self, fingerprint: u64) {
        self.0 = fingerprint;
    }

    #[inline(always)]
    fn finish(&self) -> u64 {
        self.0
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[derive(Serialize)]
    #[serde(tag = "on", rename_all = "snake_case")]
    enum Event {
        Reset { to: To },
        Resettled {},
    }

    #[derive(Serialize)]
    #[serde(rename_all = "snake_case")]
    enum To {
        Pivot,
        Relay,
    }

    #[test]
    fn kinds_are_counted_per_game_and_only_in_games_that_end() {
        let mut kinds = Kinds::default();
        let (pivot, relay) = (Event::Reset { to: To::Pivot }, Event::Reset { to: To::Relay });
        kinds.add(&pivot);
        kinds.add(&pivot);
        kinds.add(&7);
        kinds.end_game();
        kinds.add(&relay);
        kinds.add(&pivot);
        kinds.end_game();
        kinds.add(&Event::Resettled {});
        kinds.add(&relay);
        let expected = [
            ("reset pivot".to_owned(), Occurrence { count: 3, games: 2 }),
            ("reset relay".to_owned(), Occurrence { count: 1, games: 1 }),
        ];
        assert_eq!(kinds.into_occurrences(), BTreeMap::from(expected));
    }

    #[test]
    fn a_fingerprint_tells_where_words_end() {
        let of = |words: &[&str]| {
            let mut fingerprint = Fingerprint::default();
            words.iter().for_each(|word| fingerprint.write(word.as_bytes()));
            fingerprint.finish()
        };
        let all =
            [of(&["take", "supply"]), of(&["takes", "upply"]), of(&["takesupply"]), of(&["take"]), of(&[])];
        let distinct: std::collections::BTreeSet<u64> = all.into();
        assert_eq!(distinct.len(), all.len());
    }
}
