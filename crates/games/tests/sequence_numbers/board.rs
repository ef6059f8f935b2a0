//! The board: every number twice, no area favoured, four free corners.

use cardinal_engine::Game;
use cardinal_engine::Observer;
use cardinal_games::sequence_numbers::{BoardSize, Layout, SequenceNumbers, Space};

use super::position::Position;
use super::table::options;

const SIZES: [BoardSize; 2] = [BoardSize::Wide, BoardSize::Square];

#[test]
fn sn_a1_the_boards_have_42_and_48_numbers() {
    let wide = Layout::new(BoardSize::Wide, 1);
    assert_eq!((wide.rows(), wide.columns(), wide.count(), wide.fields().len()), (8, 11, 42, 84));
    let square = Layout::new(BoardSize::Square, 1);
    assert_eq!((square.rows(), square.columns(), square.count(), square.fields().len()), (10, 10, 48, 96));
}

#[test]
fn sn_a1_every_number_is_there_twice_for_any_seed() {
    for size in SIZES {
        for seed in 0..200 {
            let board = Layout::new(size, seed);
            let mut seen = vec![0; usize::from(board.count()) + 1];
            for space in board.fields().iter() {
                let number = board.number(space).expect("a field shows a number");
                assert!(board.spots(number).contains(&space));
                seen[usize::from(number)] += 1;
            }
            assert!(seen[1..].iter().all(|count| *count == 2), "{size:?} {seed}: {seen:?}");
        }
    }
}

/// Which quarter a space is in: whether right, whether lower. The middle column of an odd board is left above and right
/// below.
fn quarter(board: &Layout, space: Space) -> (bool, bool) {
    let lower = space.row() >= board.rows() / 2;
    let middle = board.columns() % 2 == 1 && space.column() == board.columns() / 2;
    (if middle { lower } else { space.column() >= board.columns() / 2 }, lower)
}

#[test]
fn sn_a1_the_two_spaces_of_a_number_lie_in_opposite_quarters_and_far_apart() {
    for size in SIZES {
        for seed in 0..200 {
            let board = Layout::new(size, seed);
            for number in 1..=board.count() {
                let [one, other] = board.spots(number);
                let (here, there) = (quarter(&board, one), quarter(&board, other));
                assert!(
                    here.0 != there.0 && here.1 != there.1,
                    "{size:?} {seed}: {number} on {one} and {other}"
                );
                let rows = one.row().abs_diff(other.row());
                let columns = one.column().abs_diff(other.column());
                assert!(rows.max(columns) >= 4, "{size:?} {seed}: {number} on {one} and {other}");
            }
        }
    }
}

#[test]
fn sn_a1_no_row_column_or_quarter_favours_high_or_low_numbers() {
    for size in SIZES {
        for seed in 0..200 {
            let board = Layout::new(size, seed);
            let average = f64::from(board.count() + 1) / 2.0;
            let mean = |of: &dyn Fn(Space) -> bool| {
                let numbers: Vec<u8> = board
                    .fields()
                    .iter()
                    .filter(|space| of(*space))
                    .filter_map(|space| board.number(space))
                    .collect();
                numbers.iter().map(|number| f64::from(*number)).sum::<f64>() / numbers.len() as f64
            };
            for row in 0..board.rows() {
                let off = (mean(&|space| space.row() == row) - average).abs();
                assert!(off < 2.0, "{size:?} {seed}: row {row} is off by {off}");
            }
            for column in 0..board.columns() {
                let off = (mean(&|space| space.column() == column) - average).abs();
                assert!(off < 2.0, "{size:?} {seed}: column {column} is off by {off}");
            }
            for right in [false, true] {
                for lower in [false, true] {
                    let off = (mean(&|space| quarter(&board, space) == (right, lower)) - average).abs();
                    assert!(off < 2.0, "{size:?} {seed}: a quarter is off by {off}");
                }
            }
        }
    }
}

#[test]
fn sn_a1_the_board_follows_from_size_and_seed() {
    for size in SIZES {
        assert_eq!(Layout::new(size, 5), Layout::new(size, 5));
        assert_ne!(Layout::new(size, 5), Layout::new(size, 6));
    }
    let game = SequenceNumbers::new(&options(&[("board", "10x10"), ("board_seed", "77")]), 2).unwrap();
    let view = game.view(Observer::Spectator);
    assert_eq!(*view.board, Layout::new(BoardSize::Square, 77));
}

#[test]
fn sn_a1_the_house_boards_stay_as_they_are() {
    assert_eq!(written(BoardSize::Wide), HOUSE_WIDE);
    assert_eq!(written(BoardSize::Square), HOUSE_SQUARE);
}

fn written(size: BoardSize) -> String {
    let rows = Layout::new(size, 1).table();
    let row = |row: &Vec<u8>| row.iter().fold(String::new(), |text, number| format!("{text}{number:>3}"));
    rows.iter().fold("\n".to_owned(), |text, numbers| format!("{text}{}\n", row(numbers)))
}

const HOUSE_WIDE: &str = "
  0 19 35  4 18 27 37 31  8 14  0
 29 32 26  2 11 10 20 28 41 15 24
 17 23  5 42 40 34  3 36  9 25  1
  7 38 39 13 16 22 21 33 12  6 30
  9 36 25 28 12  4 26  5 42 34 16
 41 14  3 30 31 35 18 27 11  7 19
 24  1 21 20  6 17 38  2 29 39 40
  0  8 15 33 37 23 10 13 22 32  0
";
const HOUSE_SQUARE: &str = "
  0 35 20 29  3 28 38  7 36  0
 27 23 26 34 16 43 30 33 12  1
 48 45  2  8 44 46  4 19  9 21
 42  5 22 11 39 13 41 24 15 31
 14 10 32 37 18 17  6 25 47 40
 15 25 47 40  1  5 35 16 22 39
 31 19  7  9 33 20 42 11 45 29
 12  4 46 30 13 48 14 32 37 10
  6 43 21 28 41 23  8 44  2 27
  0 36 24 17 38  3 26 34 18  0
";

#[test]
fn sn_a1_a_board_survives_being_sent_and_no_other_table_is_one() {
    for size in SIZES {
        let board = Layout::new(size, 9);
        let json = serde_json::to_string(&board).unwrap();
        assert_eq!(serde_json::from_str::<Layout>(&json).unwrap(), board);
        let mut rows = board.table();
        rows[2][2] = rows[2][3];
        assert!(serde_json::from_value::<Layout>(serde_json::json!(rows)).is_err(), "a number three times");
        let mut rows = board.table();
        rows[0][0] = 1;
        assert!(serde_json::from_value::<Layout>(serde_json::json!(rows)).is_err(), "a number in a corner");
        let mut rows = board.table();
        rows[1].pop();
        assert!(serde_json::from_value::<Layout>(serde_json::json!(rows)).is_err(), "a row too short");
    }
}

#[test]
fn sn_a15_corners_show_no_number_and_take_no_chip() {
    let mut table = Position::of(2).hand(0, "plus1 minus1 s7").chips(1, "c3").table();
    assert_eq!(table.view().board.corners().len(), 4);
    for corner in ["a1", "a11", "h1", "h11"] {
        table.refuses(0, &format!("place plus1 {corner}"), "corner", "SN-A15");
        table.refuses(0, &format!("remove minus1 {corner}"), "corner", "SN-A15");
        table.refuses(0, &format!("place s7 {corner}"), "corner", "SN-A15");
    }
}

#[test]
fn sn_a1_there_is_nothing_beyond_the_board() {
    let mut table = Position::of(2).hand(0, "plus1 minus1").table();
    table.refuses(0, "place plus1 i3", "no-such-space", "SN-A1");
    table.refuses(0, "remove minus1 j10", "no-such-space", "SN-A1");
    let mut table = Position::with(2, &[("board", "10x10")]).hand(0, "plus1").table();
    table.refuses(0, "place plus1 c11", "no-such-space", "SN-A1");
}
