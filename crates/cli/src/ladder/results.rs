//! The file of finished comparisons, and the table made of it.

use std::io::ErrorKind;
use std::path::Path;

use cardinal_bots::Level;
use serde::{Deserialize, Serialize};

use super::comparison::{Comparison, FIRST_SAMPLE, OUTDATED, Question, Standing};
use crate::failure::Failure;
use crate::newfile::NewFile;

/// The finished comparisons.
#[derive(Debug, Default, Serialize, Deserialize)]
pub(crate) struct Results {
    #[serde(rename = "cells")]
    comparisons: Vec<Comparison>,
}

impl Results {
    /// Reads a file; without one there are no results yet.
    pub(crate) fn read(path: &Path) -> Result<Self, Failure> {
        let text = match std::fs::read_to_string(path) {
            Err(error) if error.kind() == ErrorKind::NotFound => return Ok(Self::default()),
            text => text.map_err(|error| Failure::reading(path, &error))?,
        };
        serde_json::from_str(&text)
            .map_err(|_| Failure::Impossible(format!("{} is not a ladder file", path.display())))
    }

    pub(crate) fn write(&self, path: &Path) -> Result<(), Failure> {
        NewFile::write(path, &(serde_json::to_string_pretty(self)? + "\n"))
    }

    pub(crate) fn comparisons(&self) -> &[Comparison] {
        &self.comparisons
    }

    /// The earlier comparison that answers a question: it was allowed at least as many deals.
    pub(crate) fn answer(&self, question: &Question) -> Option<&Comparison> {
        self.comparisons.iter().find(|cell| {
            let kept = &cell.question;
            kept.deals >= question.deals && Question { deals: question.deals, ..kept.clone() } == *question
        })
    }

    /// Adds a comparison, replacing an older one of the same players at the same table size.
    pub(crate) fn add(&mut self, new: Comparison) {
        let row_and_column = |cell: &Comparison| {
            let of = &cell.question;
            (of.game.clone(), of.seats, of.against > 0.5, of.upper, of.lower)
        };
        self.comparisons.retain(|cell| row_and_column(cell) != row_and_column(&new));
        self.comparisons.push(new);
        self.comparisons.sort_by_key(row_and_column);
    }

    /// A Markdown table with a row for each game and number of seats, a column for each comparison, and a legend.
    pub(crate) fn table(&self, standing: impl Fn(&Comparison) -> Standing) -> String {
        let mut columns: Vec<(bool, Level, Level)> = Vec::new();
        let mut rows: Vec<(&str, u8)> = Vec::new();
        let column =
            |cell: &Comparison| (cell.question.against > 0.5, cell.question.upper, cell.question.lower);
        let row = |cell: &'_ Comparison| (cell.question.game.clone(), cell.question.seats);
        for cell in &self.comparisons {
            columns.push(column(cell));
            rows.push((&cell.question.game, cell.question.seats));
        }
        columns.sort_unstable();
        columns.dedup();
        rows.dedup();
        let heads = columns.iter().map(|(far, upper, lower)| {
            if *far { format!("{upper} far above {lower}") } else { format!("{upper} > {lower}") }
        });
        let heading = format!("| game | seats | {} |\n", heads.collect::<Vec<_>>().join(" | "));
        let mut table = vec![heading, format!("| --- | --- |{}\n", " --- |".repeat(columns.len()))];
        for (game, seats) in rows {
            let of = |wanted: &(bool, Level, Level)| {
                let here =
                    |cell: &&Comparison| row(cell) == (game.to_owned(), seats) && column(cell) == *wanted;
                let found = self.comparisons.iter().find(here);
                found.map_or_else(String::new, |cell| cell.short(standing(cell)))
            };
            let cells = columns.iter().map(of).collect::<Vec<_>>();
            table.push(format!("| {game} | {seats} | {} |\n", cells.join(" | ")));
        }
        let unmeasured = self.comparisons.iter().filter(|cell| cell.sample.is_none()).count();
        if unmeasured > 0 {
            table.push(format!(
                "\n{FIRST_SAMPLE} No second sample yet ({unmeasured} of {}): this is the share when the sign was decided, \
                 not a measure of strength.\n",
                self.comparisons.len()
            ));
        }
        let outdated = self.comparisons.iter().filter(|cell| standing(cell) == Standing::Outdated).count();
        if outdated > 0 {
            table.push(format!("\n{OUTDATED} The rules or a player have changed since ({outdated}).\n"));
        }
        table.concat()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use cardinal_lab::Rung;

    use crate::ladder::Sample;

    fn question(seats: u8, upper: Level, lower: Level) -> Question {
        Question {
            game: "chain".to_owned(),
            revision: 1,
            seats,
            upper,
            lower,
            simulations: [None; 2],
            bots: ["aa".to_owned(), "bb".to_owned()],
            against: 0.5,
            seed: 1,
            deals: 64,
        }
    }

    fn cell(seats: u8, upper: Level, lower: Level, points: f64, strength: f64) -> Comparison {
        let rung = |deals, points| Rung {
            deals,
            games: 2 * deals,
            points,
            interval: [points - 0.125, points + 0.125],
        };
        let sample = Sample::new(1_000_001, &rung(200, strength));
        Comparison::new(question(seats, upper, lower), &rung(16, points), sample)
    }

    #[test]
    fn results_survive_the_file_and_newer_ones_replace_older_ones() {
        let mut kept = Results::default();
        kept.add(cell(3, Level::Easy, Level::Greedy, 0.5625, 0.5625));
        kept.add(cell(2, Level::Eager, Level::Random, 0.9375, 0.8125));
        kept.add(cell(3, Level::Easy, Level::Greedy, 0.25, 0.3125));
        let text = serde_json::to_string(&kept).unwrap();
        let again: Results = serde_json::from_str(&text).unwrap();
        assert_eq!(again.comparisons, kept.comparisons);
        let earlier: Results = serde_json::from_str(&text.replace("\"simulations\"", "\"futures\"")).unwrap();
        assert_eq!(earlier.comparisons, kept.comparisons, "files of earlier versions are read");
        let asked = question(3, Level::Easy, Level::Greedy);
        assert!(again.answer(&asked).unwrap().is_measured(200));
        assert!(!again.answer(&asked).unwrap().is_measured(201));
        let fewer = Question { deals: 32, ..asked.clone() };
        assert!(again.answer(&fewer).is_some(), "more was allowed than is asked for");
        let more = Question { deals: 128, ..asked.clone() };
        assert!(again.answer(&more).is_none(), "less was allowed than is asked for");
        let budget = Question { simulations: [Some(20), None], ..asked.clone() };
        assert!(again.answer(&budget).is_none(), "a changed budget is another question");
        let player = Question { bots: ["aa".to_owned(), "bc".to_owned()], ..asked };
        assert!(again.answer(&player).is_none(), "a changed player is another question");
        assert_eq!(
            again.table(|_| Standing::Current),
            "| game | seats | eager > random | easy > greedy |\n| --- | --- | --- | --- |\n\
             | chain | 2 | + 81 % (69–94; 200) |  |\n| chain | 3 |  | − 31 % (19–44; 200) |\n"
        );
    }

    #[test]
    fn shares_of_the_first_sample_and_outdated_ones_are_marked() {
        let mut kept = Results::default();
        kept.add(Comparison { sample: None, ..cell(2, Level::Eager, Level::Random, 0.9375, 0.8125) });
        let table = kept.table(|_| Standing::Outdated);
        assert!(table.contains("| + 94 %\\*† (81–106; 16) |"), "{table}");
        assert!(table.contains("\n\\* No second sample yet (1 of 1)"), "{table}");
        assert!(table.contains("\n† The rules or a player have changed since (1)"), "{table}");
        let measured = kept.comparisons[0]
            .clone()
            .with_sample(cell(2, Level::Eager, Level::Random, 0.0, 0.5625).sample.unwrap());
        assert!(measured.short(Standing::Current).starts_with("+ 56 % ("), "the sign stays: {measured}");
    }
}
