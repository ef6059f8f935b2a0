//! What to vary.

use cardinal_bots::Player;
use cardinal_engine::{Game, Setting};
use serde_json::Value;

/// A sweep over table options.
#[derive(Clone, Debug)]
pub struct TunePlan<G: Game> {
    /// The table before anything is varied.
    pub options: G::Options,
    /// What is varied: each option with its values, as typed.
    pub vary: Vec<(String, Vec<String>)>,
    /// The tables to compare.
    pub variations: Vec<Variation<G>>,
    /// How many seats they have.
    pub seats: u8,
    /// The player who should win.
    pub strong: Player,
    /// The player who should lose.
    pub weak: Player,
    /// How many deals the two are compared over at each table; as many games as these take are also played between
    /// equals.
    pub deals: u64,
    /// The seed of the series; all tables have equal shuffles.
    pub seed: u64,
    /// How many threads work on it. The report does not depend on it.
    pub threads: usize,
}

/// One table of a sweep.
#[derive(Clone, Debug)]
pub struct Variation<G: Game> {
    /// What was varied, as typed.
    pub settings: Vec<Setting>,
    /// The options that makes.
    pub options: G::Options,
}

/// Every combination of the values, the last option changing fastest.
///
/// ```
/// use cardinal_lab::variations;
/// let vary = [("rounds".to_owned(), vec!["1".to_owned(), "3".to_owned()])];
/// assert_eq!(variations(&vary).len(), 2);
/// ```
pub fn variations(vary: &[(String, Vec<String>)]) -> Vec<Vec<Setting>> {
    vary.iter().fold(vec![Vec::new()], |tables, (key, values)| {
        let with = |table: Vec<Setting>| {
            values.iter().map(move |value| {
                let mut table = table.clone();
                table.push((key.clone(), value.clone()));
                table
            })
        };
        tables.into_iter().flat_map(with).collect()
    })
}

/// The varied options of a table as JSON.
pub(super) fn settings_json(settings: &[Setting]) -> Value {
    settings.iter().map(|(key, value)| (key.clone(), Value::from(value.clone()))).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_combination_once() {
        let words = |words: &[&str]| words.iter().map(|word| (*word).to_owned()).collect::<Vec<_>>();
        let vary = [("a".to_owned(), words(&["1", "2"])), ("b".to_owned(), words(&["x", "y", "z"]))];
        let values = |table: &Vec<Setting>| table.iter().map(|(_, value)| value.as_str()).collect::<String>();
        let all: Vec<String> = variations(&vary).iter().map(values).collect();
        assert_eq!(all, ["1x", "1y", "1z", "2x", "2y", "2z"]);
    }
}
