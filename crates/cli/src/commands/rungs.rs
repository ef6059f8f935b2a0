//! Finished comparisons of a ladder: kept in a file, shown as a table.

use std::fmt;
use std::io::ErrorKind;
use std::path::Path;

use cardinal_bots::Level;
use cardinal_lab::Rung;
use serde::{Deserialize, Serialize};

use crate::failure::Failure;
use crate::newfile::NewFile;

/// What was compared; the same question has the same answer.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub(crate) struct Question {
    pub(crate) game: String,
    pub(crate) revision: u16,
    pub(crate) seats: u8,
    pub(crate) upper: Level,
    pub(crate) lower: Level,
    /// How many futures each of them looks at.
    pub(crate) futures: [Option<u32>; 2],
    /// The share of points to be shown.
    pub(crate) against: f64,
    pub(crate) seed: u64,
    /// How many deals it may take.
    pub(crate) deals: u64,
}

/// A question with its answer.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub(crate) struct Cell {
    #[serde(flatten)]
    question: Question,
    /// How many deals it took, and how many games they were.
    played: u64,
    games: u64,
    /// The share of points of the upper player, and where it is with 95 %.
    points: f64,
    interval: [f64; 2],
}

impl Cell {
    pub(crate) fn new(question: Question, rung: &Rung) -> Self {
        let Rung { deals, games, points, interval } = *rung;
        Self { question, played: deals, games, points, interval }
    }

    /// `+` if the interval is clear above what is to be shown, `−` if clear below, `?` if not clear.
    fn verdict(&self) -> char {
        let [low, high] = self.interval;
        match self.question.against {
            against if low > against => '+',
            against if high < against => '−',
            _ => '?',
        }
    }

    fn short(&self) -> String {
        let [low, high] = self.interval.map(|end| 100.0 * end);
        format!("{} {:.0} % ({low:.0}–{high:.0}; {})", self.verdict(), 100.0 * self.points, self.played)
    }
}

impl fmt::Display for Cell {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Question { game, seats, upper, lower, against, .. } = &self.question;
        let against = 100.0 * against;
        write!(
            f,
            "{game}, {seats} seats, {upper} against {lower}, more than {against:.0} %: {}",
            self.short()
        )
    }
}

/// All that is finished.
#[derive(Debug, Default, Serialize, Deserialize)]
pub(crate) struct Kept {
    cells: Vec<Cell>,
}

impl Kept {
    /// What a file has; nothing if there is none yet.
    pub(crate) fn read(path: &Path) -> Result<Self, Failure> {
        let text = match std::fs::read_to_string(path) {
            Err(error) if error.kind() == ErrorKind::NotFound => return Ok(Self::default()),
            text => text.map_err(|error| Failure::reading(path, &error))?,
        };
        serde_json::from_str(&text)
            .map_err(|_| Failure::Impossible(format!("{} is not the file of a ladder", path.display())))
    }

    pub(crate) fn write(&self, path: &Path) -> Result<(), Failure> {
        NewFile::write(path, &(serde_json::to_string_pretty(self)? + "\n"))
    }

    /// Whether this was compared already, over as many deals or with more of them allowed.
    pub(crate) fn answers(&self, question: &Question) -> bool {
        self.cells.iter().map(|cell| &cell.question).any(|kept| {
            kept.deals >= question.deals && Question { deals: question.deals, ..kept.clone() } == *question
        })
    }

    /// Takes in a comparison, in place of an older one of the same players.
    pub(crate) fn add(&mut self, new: Cell) {
        let place = |cell: &Cell| {
            let of = &cell.question;
            (of.game.clone(), of.seats, of.against > 0.5, of.upper, of.lower)
        };
        self.cells.retain(|cell| place(cell) != place(&new));
        self.cells.push(new);
        self.cells.sort_by_key(place);
    }

    /// A row for each game and number of seats, a column for each comparison.
    pub(crate) fn table(&self) -> String {
        let mut columns: Vec<(bool, Level, Level)> = Vec::new();
        let mut rows: Vec<(&str, u8)> = Vec::new();
        let column = |cell: &Cell| (cell.question.against > 0.5, cell.question.upper, cell.question.lower);
        let row = |cell: &'_ Cell| (cell.question.game.clone(), cell.question.seats);
        for cell in &self.cells {
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
                let here = |cell: &&Cell| row(cell) == (game.to_owned(), seats) && column(cell) == *wanted;
                self.cells.iter().find(here).map_or_else(String::new, Cell::short)
            };
            let cells = columns.iter().map(of).collect::<Vec<_>>();
            table.push(format!("| {game} | {seats} | {} |\n", cells.join(" | ")));
        }
        table.concat()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn cell(seats: u8, upper: Level, lower: Level, points: f64) -> Cell {
        let question = Question {
            game: "chain".to_owned(),
            revision: 1,
            seats,
            upper,
            lower,
            futures: [None; 2],
            against: 0.5,
            seed: 1,
            deals: 64,
        };
        let interval = [points - 0.1, points + 0.1];
        Cell::new(question, &Rung { deals: 16, games: 32, points, interval })
    }

    #[test]
    fn what_is_kept_is_read_back_and_replaced_by_what_is_newer() {
        let mut kept = Kept::default();
        kept.add(cell(3, Level::Easy, Level::Greedy, 0.55));
        kept.add(cell(2, Level::Eager, Level::Random, 0.75));
        kept.add(cell(3, Level::Easy, Level::Greedy, 0.25));
        let text = serde_json::to_string(&kept).unwrap();
        let again: Kept = serde_json::from_str(&text).unwrap();
        assert_eq!(again.cells, kept.cells);
        assert!(again.answers(&cell(3, Level::Easy, Level::Greedy, 0.0).question));
        let mut other = cell(3, Level::Easy, Level::Greedy, 0.0).question;
        other.deals = 32;
        assert!(again.answers(&other), "more was allowed than is asked for");
        other.deals = 128;
        assert!(!again.answers(&other), "less was allowed than is asked for");
        other.deals = 64;
        other.futures = [Some(20), None];
        assert!(!again.answers(&other), "a changed budget is another question");
        assert_eq!(
            again.table(),
            "| game | seats | eager > random | easy > greedy |\n| --- | --- | --- | --- |\n\
             | chain | 2 | + 75 % (65–85; 16) |  |\n| chain | 3 |  | − 25 % (15–35; 16) |\n"
        );
    }
}
