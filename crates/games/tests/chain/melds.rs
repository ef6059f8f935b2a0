//! Melds, and what beats what.

use super::table::{Release, Table};

/// Seat 0 leads `lead`, seat 1 holds `hand`; whether each of these goes over it.
#[track_caller]
fn beats(
    settings: &[(&str, &str)],
    lead: &str,
    first: &str,
    second: &str,
    yes: &[&str],
    no: &[(&str, &str)],
) {
    let mut table = Release::with(2, settings).hand(0, first).hand(1, second).table();
    table.does(&format!("play {lead}"));
    for meld in yes {
        assert!(
            table.can(&format!("play {meld}")),
            "{meld} goes over {lead}; listed are {:?}",
            table.legal()
        );
    }
    for (meld, clause) in no {
        let code = match *clause {
            "CH-16" => "too-low",
            "CH-A20" => "equal-is-not-enough",
            "CH-A21" => "too-few-cards",
            "CH-A24" => "run-and-triple",
            other => panic!("{other}"),
        };
        table.refuses(&format!("play {meld}"), code, clause);
    }
}

#[test]
fn ch_16_a_single_card_has_to_be_as_high() {
    beats(&[], "5", "R5 R1 R2", "B4 B5 B6 X1", &["5", "6", "X"], &[("4", "CH-16")]);
}

#[test]
fn ch_18_ch_a21_more_cards_beat_fewer_of_any_kind() {
    let second = "B1 G1 B2 B3 B4 G4 P4 O4 B9";
    beats(&[], "9", "R9 R1 R2", second, &["1 1", "4 4 4", "1 2 3", "4 4 4 4", "9"], &[("4", "CH-16")]);
    beats(&[], "9 9", "R9 O9 R1", second, &["4 4 4", "1 2 3"], &[("1 1", "CH-16"), ("9", "CH-A21")]);
    beats(&[], "7 8 9", "R7 R8 R9 R1", second, &["4 4 4 4"], &[("2 3 4", "CH-16"), ("1 1", "CH-A21")]);
}

#[test]
fn ch_18_ch_a20_equal_melds_may_follow_unless_the_table_says_no() {
    let (first, second) = ("R5 O5 X1 R1 R2 R3", "B5 P5 X2 B1 B2 B3 B6");
    beats(&[], "5", first, second, &["5", "X"], &[]);
    beats(&[], "5 5", first, second, &["5 5"], &[]);
    beats(&[], "1 2 3", first, second, &["1 2 3"], &[]);
    beats(&[], "X", first, second, &["X"], &[]);
    let strict = [("equal_plays", "false")];
    beats(&strict, "5", first, second, &["6", "X"], &[("5", "CH-A20")]);
    beats(&strict, "5 5", first, second, &["5 5 X=5"], &[("5 5", "CH-A20")]);
    beats(&strict, "1 2 3", first, second, &[], &[("1 2 3", "CH-A20")]);
    beats(&strict, "X", first, second, &["5 5"], &[("X", "CH-A20")]);
    // Runs and triples are not touched by that.
    beats(&strict, "5 5 X=5", first, "B5 B6 B7 R9", &["5 6 7"], &[]);
}

#[test]
fn ch_a23_of_runs_the_higher_start_wins() {
    beats(&[], "4 5 6", "R4 R5 R6 R1", "B3 B4 B5 B6 B7", &["4 5 6", "5 6 7"], &[("3 4 5", "CH-16")]);
}

#[test]
fn ch_19_ch_a24_triples_and_runs_beat_each_other_from_their_number_on() {
    let second = "B5 G5 P5 B6 G6 P6 B7 G7 P7 R8 R9";
    beats(&[], "4 5 6", "R4 R5 R6 R1", second, &["6 6 6", "7 7 7"], &[("5 5 5", "CH-A24")]);
    beats(&[], "6 6 6", "R6 O6 P6 R1", "B5 B6 B7 R8 R9", &["6 7 8", "7 8 9"], &[("5 6 7", "CH-A24")]);
    beats(
        &[],
        "6 6 X=6",
        "R6 O6 X1 R1",
        "B4 B5 B6 B7 R8 R9",
        &["6 7 8"],
        &[("5 6 7", "CH-A24"), ("4 5 6", "CH-A24")],
    );
    let exact = [("run_against_triple", "exact")];
    beats(&exact, "4 5 6", "R4 R5 R6 R1", second, &["6 6 6"], &[("7 7 7", "CH-A24"), ("5 5 5", "CH-A24")]);
    beats(&exact, "6 6 X=6", "R6 O6 X1 R1", "B6 B7 R8 R9", &["6 7 8"], &[("7 8 9", "CH-A24")]);
}

#[test]
fn ch_a24_some_runs_and_triples_go_neither_way() {
    beats(&[], "4 5 6", "R4 R5 R6 R1", "B5 G5 P5 B9", &[], &[("5 5 5", "CH-A24")]);
    beats(&[], "5 5 5", "R5 O5 P5 R1", "B4 B5 B6 B9", &[], &[("4 5 6", "CH-A24")]);
}

#[test]
fn ch_a24_seven_pairs_of_run_and_triple_go_neither_way_and_none_goes_both_ways() {
    let goes_over = |first: &str, second: &str, lead: &str, meld: &str| {
        let mut table = Release::of(2).hand(0, &format!("{first} X3")).hand(1, second).table();
        table.does(&format!("play {lead}"));
        table.can(&format!("play {meld}"))
    };
    let mut neither = Vec::new();
    for start in 1..=7 {
        let (run, numbers) = (
            format!("R{start} R{} R{}", start + 1, start + 2),
            format!("{start} {} {}", start + 1, start + 2),
        );
        for triple in 1..=9 {
            let (set, threes) =
                (format!("O{triple} P{triple} B{triple}"), format!("{triple} {triple} {triple}"));
            let set_over_run = goes_over(&run, &set, &numbers, &threes);
            let run_over_set = goes_over(&set, &run, &threes, &numbers);
            assert!(!(set_over_run && run_over_set), "{numbers} and {threes}");
            if !set_over_run && !run_over_set {
                neither.push((start, triple));
            }
        }
    }
    assert_eq!(neither, (1..=7).map(|start| (start, start + 1)).collect::<Vec<_>>());
}

fn hand(cards: &str) -> Table {
    Release::of(2).hand(0, cards).hand(1, "G1 G2 G3").table()
}

#[test]
fn ch_19_a_meld_is_a_single_a_set_or_a_run_of_three() {
    let mut table = hand("R3 B3 R4 R5 R6 X1 R8");
    for meld in ["3", "3 3", "3 4 5", "3 3 X=3", "X=3 4 5", "3 X=4 5", "X", "8 X=8"] {
        assert!(table.can(&format!("play {meld}")), "{meld}");
    }
    table.refuses("play 3 4", "run-length", "CH-A22");
    table.refuses("play 3 8", "not-a-meld", "CH-19");
    table.refuses("play 3 3 4", "not-a-meld", "CH-19");
    table.refuses("play 3 4 6", "not-a-meld", "CH-19");
    table.refuses("play 3 3 3", "not-held", "CH-16");
    table.refuses("play 7", "not-held", "CH-16");
    table.refuses("play X X", "not-held", "CH-16");
    table.refuses("play ", "nothing-laid", "CH-16");
}

#[test]
fn ch_a22_longer_runs_are_for_tables_that_want_them() {
    let mut table = hand("R3 R4 R5 R6 R8 R9");
    table.refuses("play 3 4 5 6", "run-length", "CH-A22");
    let longer = [("run_length", "three_or_more")];
    let mut table = Release::with(2, &longer).hand(0, "R3 R4 R5 R6 X1 R8").hand(1, "G1 G2 G3").table();
    for meld in ["3 4 5", "3 4 5 6", "3 4 5 6 X=7", "3 4 5 6 X=7 8", "X=2 3 4 5 6"] {
        assert!(table.can(&format!("play {meld}")), "{meld}");
    }
    table.refuses("play 3 4", "run-length", "CH-A22");
    // A run of four is beaten by four of its last number, and four of a number by a run from it on.
    let second = "G1 B6 G6 P6 O6 B5 G5 P5 O5";
    beats(
        &longer,
        "3 4 5 6",
        "R3 R4 R5 R6 R1",
        second,
        &["6 6 6 6"],
        &[("5 5 5 5", "CH-A24"), ("6 6 6", "CH-A21")],
    );
    beats(
        &longer,
        "5 5 5 5",
        "R5 O5 P5 B5 R1",
        "G5 G6 G7 G8 G4",
        &["5 6 7 8", "4 5 6 7 8"],
        &[("4 5 6 7", "CH-A24")],
    );
}

#[test]
fn ch_a9_no_run_goes_round_the_corner() {
    let mut table =
        Release::with(2, &[("zero_in_melds", "true")]).hand(0, "R8 R9 R0 R1").hand(1, "G1 G2").table();
    table.refuses("play 8 9 0", "no-wrap", "CH-A9");
    table.refuses("play 9 0 1", "no-wrap", "CH-A9");
}

#[test]
fn ch_21_ch_a26_x_alone_is_above_9_and_has_no_name() {
    beats(&[], "9", "R9 R1 R2", "B9 X1", &["9", "X"], &[]);
    beats(&[], "X", "X1 R1 R2", "B9 X2 B1 G1", &["X", "1 1"], &[("9", "CH-16")]);
    let mut table = hand("X1 X2 R5");
    table.refuses("play X=5", "lone-x-has-no-name", "CH-A26");
    table.refuses("play 5 X", "name-the-x-in-meld", "CH-21");
    table.refuses("play X=0 X=0", "x-in-meld-is-no-zero", "CH-21");
    // Two X are nines at best: other nines may follow.
    beats(&[], "X=9 X=9", "X1 X2 R1", "B9 G9 R2", &["9 9"], &[]);
}

#[test]
fn ch_a25_x_in_runs_and_melds_of_x_alone_are_up_to_the_table() {
    let cards = "X1 X2 X3 R5 R6";
    let table = hand(cards);
    for meld in ["X=4 5 6", "X=7 X=8 X=9", "X=9 X=9 X=9", "X=2 X=2"] {
        assert!(table.can(&format!("play {meld}")), "{meld}");
    }
    let mut table = Release::with(2, &[("x_in_runs", "false")]).hand(0, cards).hand(1, "G1 G2").table();
    table.refuses("play X=4 5 6", "x-not-in-runs", "CH-A25");
    assert!(table.can("play X=9 X=9"));
    let mut table = Release::with(2, &[("all_x_melds", "false")]).hand(0, cards).hand(1, "G1 G2").table();
    table.refuses("play X=9 X=9", "all-x-meld", "CH-A25");
    table.refuses("play X=7 X=8 X=9", "all-x-meld", "CH-A25");
    assert!(table.can("play 5 X=5 X=5") && table.can("play X") && table.can("play 5 6 X=7"));
}

#[test]
fn ch_a42_a_set_may_have_six_cards_and_more() {
    let mut table = hand("R7 O7 P7 B7 G7 X1 X2 X3 X4 R1");
    table.does("play 7 7 7 7 7 X=7 X=7 X=7 X=7");
    assert_eq!(table.view().trick.len(), 9);
}
