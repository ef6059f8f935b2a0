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
    /// The budgets. Files of earlier versions have another key.
    #[serde(alias = "futures")]
    pub(crate) simulations: [Option<u32>; 2],
    /// The fingerprints of how they decide; empty in files of a time without them.
    #[serde(default)]
    pub(crate) bots: [String; 2],
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
    /// How many deals the sign took, and how many games they were.
    played: u64,
    games: u64,
    /// The share of points of the upper player when the sign became clear, and where it is with 95 %.
    points: f64,
    interval: [f64; 2],
    /// How strong it is: another sample, of a size that was settled before.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    sample: Option<Sample>,
}

/// A sample of fixed size.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub(crate) struct Sample {
    pub(crate) seed: u64,
    pub(crate) deals: u64,
    pub(crate) games: u64,
    pub(crate) points: f64,
    pub(crate) interval: [f64; 2],
}

impl Sample {
    pub(crate) const fn new(seed: u64, rung: &Rung) -> Self {
        let Rung { deals, games, points, interval } = *rung;
        Self { seed, deals, games, points, interval }
    }
}

/// Whether what is kept still holds.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Standing {
    /// It is about the players as they are.
    Holds,
    /// The rules or a player have changed since.
    Outdated,
}

impl Cell {
    pub(crate) fn new(question: Question, rung: &Rung, sample: Sample) -> Self {
        let Rung { deals, games, points, interval } = *rung;
        Self { question, played: deals, games, points, interval, sample: Some(sample) }
    }

    pub(crate) const fn question(&self) -> &Question {
        &self.question
    }

    /// The same with how strong it is.
    pub(crate) fn measured(self, sample: Sample) -> Self {
        Self { sample: Some(sample), ..self }
    }

    /// Whether its second sample has at least this many deals.
    pub(crate) fn is_measured(&self, deals: u64) -> bool {
        self.sample.is_some_and(|sample| sample.deals >= deals)
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

    /// The sign, and the share from the second sample; from the first, with a mark, where there is no second.
    fn short(&self, standing: Standing) -> String {
        let first = Sample {
            seed: self.question.seed,
            deals: self.played,
            games: self.games,
            points: self.points,
            interval: self.interval,
        };
        let mark = if self.sample.is_some() { "" } else { FIRST_STAGE };
        let old = if standing == Standing::Outdated { OUTDATED } else { "" };
        let Sample { deals, points, interval, .. } = self.sample.unwrap_or(first);
        let [low, high] = interval.map(|end| 100.0 * end);
        format!("{} {:.0} %{mark}{old} ({low:.0}–{high:.0}; {deals})", self.verdict(), 100.0 * points)
    }
}

/// Marks a share of the first stage.
const FIRST_STAGE: &str = "\\*";
/// Marks what was compared before the rules or a player changed.
const OUTDATED: &str = "†";

impl fmt::Display for Cell {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let against = 100.0 * self.question.against;
        write!(f, "{}, more than {against:.0} %: {}", self.question, self.short(Standing::Holds))
    }
}

impl fmt::Display for Question {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { game, seats, upper, lower, .. } = self;
        write!(f, "{game}, {seats} seats, {upper} against {lower}")
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

    pub(crate) fn cells(&self) -> &[Cell] {
        &self.cells
    }

    /// Where this was compared already, over as many deals or with more of them allowed.
    pub(crate) fn answer(&self, question: &Question) -> Option<&Cell> {
        self.cells.iter().find(|cell| {
            let kept = &cell.question;
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

    /// A row for each game and number of seats, a column for each comparison, and what the marks mean.
    pub(crate) fn table(&self, standing: impl Fn(&Cell) -> Standing) -> String {
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
                let found = self.cells.iter().find(here);
                found.map_or_else(String::new, |cell| cell.short(standing(cell)))
            };
            let cells = columns.iter().map(of).collect::<Vec<_>>();
            table.push(format!("| {game} | {seats} | {} |\n", cells.join(" | ")));
        }
        let unmeasured = self.cells.iter().filter(|cell| cell.sample.is_none()).count();
        if unmeasured > 0 {
            table.push(format!(
                "\n{FIRST_STAGE} No second sample yet ({unmeasured} of {}): the share at which the sign became clear, \
                 which is no measure of strength.\n",
                self.cells.len()
            ));
        }
        let outdated = self.cells.iter().filter(|cell| standing(cell) == Standing::Outdated).count();
        if outdated > 0 {
            table.push(format!("\n{OUTDATED} The rules or a player have changed since ({outdated}).\n"));
        }
        table.concat()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

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

    fn cell(seats: u8, upper: Level, lower: Level, points: f64, strength: f64) -> Cell {
        let rung = |deals, points| Rung {
            deals,
            games: 2 * deals,
            points,
            interval: [points - 0.125, points + 0.125],
        };
        let sample = Sample::new(1_000_001, &rung(200, strength));
        Cell::new(question(seats, upper, lower), &rung(16, points), sample)
    }

    #[test]
    fn what_is_kept_is_read_back_and_replaced_by_what_is_newer() {
        let mut kept = Kept::default();
        kept.add(cell(3, Level::Easy, Level::Greedy, 0.5625, 0.5625));
        kept.add(cell(2, Level::Eager, Level::Random, 0.9375, 0.8125));
        kept.add(cell(3, Level::Easy, Level::Greedy, 0.25, 0.3125));
        let text = serde_json::to_string(&kept).unwrap();
        let again: Kept = serde_json::from_str(&text).unwrap();
        assert_eq!(again.cells, kept.cells);
        let earlier: Kept = serde_json::from_str(&text.replace("\"simulations\"", "\"futures\"")).unwrap();
        assert_eq!(earlier.cells, kept.cells, "files of earlier versions are read");
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
            again.table(|_| Standing::Holds),
            "| game | seats | eager > random | easy > greedy |\n| --- | --- | --- | --- |\n\
             | chain | 2 | + 81 % (69–94; 200) |  |\n| chain | 3 |  | − 31 % (19–44; 200) |\n"
        );
    }

    #[test]
    fn a_share_of_the_first_stage_and_an_outdated_one_are_marked_as_such() {
        let mut kept = Kept::default();
        kept.add(Cell { sample: None, ..cell(2, Level::Eager, Level::Random, 0.9375, 0.8125) });
        let table = kept.table(|_| Standing::Outdated);
        assert!(table.contains("| + 94 %\\*† (81–106; 16) |"), "{table}");
        assert!(table.contains("\n\\* No second sample yet (1 of 1)"), "{table}");
        assert!(table.contains("\n† The rules or a player have changed since (1)"), "{table}");
        let measured =
            kept.cells[0].clone().measured(cell(2, Level::Eager, Level::Random, 0.0, 0.5625).sample.unwrap());
        assert!(measured.short(Standing::Holds).starts_with("+ 56 % ("), "the sign stays: {measured}");
    }
}
