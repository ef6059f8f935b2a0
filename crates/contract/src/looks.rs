//! Cards by what can be seen of them: games may have several that are alike.

use std::collections::BTreeMap;

use cardinal_engine::{Audit, CardId, Census, Place};

#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(crate) struct Looks(BTreeMap<(CardId, Place), u32>);

impl Looks {
    pub(crate) fn of<G: Audit>(census: &Census) -> Self {
        let mut counts = BTreeMap::new();
        for &(card, place) in census {
            *counts.entry((G::look(card), place)).or_default() += 1;
        }
        Self(counts)
    }

    pub(crate) fn count(&self, look: CardId, place: Place) -> u32 {
        self.0.get(&(look, place)).copied().unwrap_or_default()
    }

    pub(crate) fn total(&self, look: CardId) -> u32 {
        self.0.iter().filter(|((card, _), _)| *card == look).map(|(_, count)| count).sum()
    }

    pub(crate) fn places(&self, look: CardId) -> Vec<Place> {
        self.0.keys().filter(|(card, _)| *card == look).map(|&(_, place)| place).collect()
    }

    /// A look and a place with more cards here than among the others.
    pub(crate) fn beyond(&self, others: &Self) -> Option<(CardId, Place)> {
        self.iter()
            .find(|&(look, place, count)| count > others.count(look, place))
            .map(|(look, place, _)| (look, place))
    }

    pub(crate) fn iter(&self) -> impl Iterator<Item = (CardId, Place, u32)> {
        self.0.iter().map(|(&(look, place), &count)| (look, place, count))
    }
}
