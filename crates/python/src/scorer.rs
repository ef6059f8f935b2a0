//! The exact scorer of Chain.

use cardinal_games::chain::{CardSet, scorer};
use pyo3::prelude::*;
use serde_json::{Value, json};

use crate::json::to_python;
use crate::trouble::{Trouble, guard};

fn hand(cards: &[String]) -> Result<CardSet, Trouble> {
    let mut hand = CardSet::default();
    for text in cards {
        let card = text.parse().map_err(|error| Trouble::usage("not-a-card", error))?;
        if hand.contains(card) {
            return Err(Trouble::usage("card-twice", format!("the card {text} is there twice")));
        }
        hand.insert(card);
    }
    if usize::from(hand.len()) > scorer::MAX_CARDS {
        let most = scorer::MAX_CARDS;
        return Err(Trouble::usage("too-many-cards", format!("a hand has at most {most} cards")));
    }
    Ok(hand)
}

/// The most points a hand of Chain can settle for, and groups that do it.
///
/// Cards are `R5` (red, orange `O`, purple `P`, blue `B`, green `G`; 0 to 9) and `X1` to `X4`; `all_x` tells whether X
/// alone may make a group.
#[pyfunction]
#[pyo3(signature = (cards, all_x=true))]
pub(crate) fn chain_best(py: Python<'_>, cards: Vec<String>, all_x: bool) -> PyResult<Bound<'_, PyAny>> {
    let found = guard(|| {
        let hand = hand(&cards)?;
        let groups = scorer::best_groups(hand, all_x);
        let groups: Vec<Value> =
            groups.iter().map(|group| json!({ "cards": group, "points": group.points() })).collect();
        Ok(json!({ "points": scorer::best(hand, all_x), "groups": groups }))
    })?;
    to_python(py, &found)
}

/// Every way to settle a hand of Chain for the most points: each a list of groups.
#[pyfunction]
#[pyo3(signature = (cards, all_x=true))]
pub(crate) fn chain_partitions(
    py: Python<'_>,
    cards: Vec<String>,
    all_x: bool,
) -> PyResult<Bound<'_, PyAny>> {
    let found = py.detach(|| {
        guard(|| {
            let all = scorer::best_partitions(hand(&cards)?, all_x);
            Ok(all.iter().map(|one| json!(one.groups.as_slice())).collect::<Value>())
        })
    })?;
    to_python(py, &found)
}
