//! What groups are and what they score.

use cardinal_games::chain::{Colour, Group, Piece};

use super::table::group;

fn is_group(text: &str) -> bool {
    let pieces: Vec<Piece> = text.split_whitespace().map(|piece| piece.parse().unwrap()).collect();
    Group::of(&pieces).is_some()
}

#[test]
fn ch_9_a_group_is_a_run_or_a_set_of_two_or_more() {
    for text in ["R1 B2", "G3 B4 O5", "R7 B7", "R7 B7 X=7", "X=4 R5 X=6", "B5 R4"] {
        assert!(is_group(text), "{text}");
    }
    for text in ["R1", "R1 B3", "R1 R1", "R1 B2 G2", "R7 B7 G8", "X R3", ""] {
        assert!(!is_group(text), "{text}");
    }
}

#[test]
fn ch_11_ch_12_the_first_example_of_the_rulebook_scores_66() {
    let run = group("R1 R2 G3 B4 R5 X=6");
    assert_eq!((run.points(), run.colour()), (36, Some(Colour::Red)));
    let set = group("O6 P6 G6 X=6");
    assert_eq!((set.points(), set.colour()), (30, None));
    assert_eq!(run.points() + set.points(), 66);
}

#[test]
fn ch_11_runs_score_by_length_times_colour() {
    let points = [2, 3, 5, 7, 9, 12, 15, 17, 20];
    for (length, points) in (2..=10).zip(points) {
        let mixed: Vec<String> =
            (0..length).map(|number| format!("{}{number}", ["R", "O", "P", "B", "G"][number % 5])).collect();
        let most = length.div_ceil(5) as u16;
        assert_eq!(group(&mixed.join(" ")).points(), points * most, "{length}");
        let red: Vec<String> = (0..length).map(|number| format!("R{number}")).collect();
        assert_eq!(group(&red.join(" ")).points(), points * length as u16, "{length}");
    }
}

#[test]
fn ch_a8_the_factor_is_of_each_run_alone_and_x_join_the_most_frequent_colour() {
    assert_eq!(group("R1 B2").points(), 2);
    assert_eq!(group("R0 R1 R2 R3 R4 R5 R6 R7 R8 R9").points(), 200);
    // Two blue, an X: three times.
    assert_eq!(group("B3 R4 B5 X=6").points(), 5 * 3);
    assert_eq!(group("B3 R4 B5 X=6").colour(), Some(Colour::Blue));
    // Cards of one number share no run, not even in different colours.
    assert!(!is_group("R3 B3 R4"));
}

#[test]
fn ch_12_ch_a6_sets_score_by_size_up_to_five() {
    for (text, points) in [("R7 B7", 5), ("R7 B7 G7", 15), ("R7 B7 G7 X=7", 30), ("R7 B7 G7 O7 P7", 50)] {
        assert_eq!(group(text).points(), points);
    }
    assert!(!is_group("R7 B7 G7 O7 P7 X=7"));
}

#[test]
fn ch_a5_a_0_is_in_runs_and_sets_but_no_x_is_one() {
    assert_eq!(group("R0 B1").points(), 2);
    assert_eq!(group("R0 B0 G0").points(), 15);
    assert_eq!(group("R0 X=1").points(), 4);
}

#[test]
fn ch_a7_x_alone_make_a_set_or_a_run() {
    assert_eq!(group("X=5 X=5").points(), 5);
    assert_eq!(group("X=5 X=6").points(), 4);
    assert_eq!(group("X=9 X=9 X=9 X=9").points(), 30);
}

#[test]
fn ch_a9_nothing_goes_round_from_9_to_0() {
    assert!(!is_group("R9 R0"));
    assert!(!is_group("R8 R9 R0 R1"));
}
