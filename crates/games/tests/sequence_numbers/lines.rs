//! Sequences: what counts, what is locked, and which five.

use cardinal_games::sequence_numbers::{Action, Ending, Notice, Phase, Sequence, Way};

use super::position::Position;
use super::table::{space, spaces};

/// Two players who need two Sequences, so that the first one does not end the game.
const TWO: [(&str, &str); 1] = [("sequences_to_win", "2")];

fn two() -> Position {
    Position::with(2, &TWO)
}

#[test]
fn sn_2_five_in_a_line_in_each_of_four_directions() {
    let lines = [
        ("c2 c3 c4 c5", "c6", "c2", Way::Across),
        ("b3 c3 d3 f3", "e3", "b3", Way::Down),
        ("b3 d5 e6 f7", "c4", "b3", Way::Falling),
        ("f2 e3 d4 c5", "b6", "b6", Way::Rising),
    ];
    for (chips, last, first, way) in lines {
        let mut table = Position::of(2).chips(0, chips).hand(0, &format!("@{last}")).table();
        table.does(0, &format!("place @{last} {last}"));
        assert_eq!(table.view().sequences, [Sequence { team: 0, first: space(first), way }]);
        assert_eq!(table.ending(), Some(Ending::Won));
    }
}

#[test]
fn sn_2_four_in_a_line_five_with_a_gap_or_round_the_edge_are_none() {
    for (chips, last) in [
        ("c2 c3 c4", "c5"),
        ("c2 c3 c4 c6", "c7"),
        ("c10 c11 d1 d2", "d3"),
        ("c9 c10 c11 d1", "d2"),
        ("b10 c11 e2 f3", "d1"),
        ("b3 c2 d1 e11", "f10"),
    ] {
        let mut table = Position::of(2).chips(0, chips).hand(0, &format!("@{last}")).table();
        table.does(0, &format!("place @{last} {last}"));
        assert_eq!(table.counts(), [0, 0], "{chips} {last}");
    }
}

#[test]
fn sn_2_chips_of_different_colours_make_no_sequence() {
    let mut table = Position::of(2).chips(0, "c2 c3 c5").chips(1, "c4").hand(0, "@c6").table();
    table.does(0, "place @c6 c6");
    assert_eq!(table.counts(), [0, 0]);
}

#[test]
fn sn_3_sn_10_a_completed_sequence_cannot_be_disturbed() {
    let mut table = two().sequence(1, "c2", Way::Across).chips(1, "e5").hand(0, "minus1").table();
    for space in ["c2", "c3", "c4", "c5", "c6"] {
        table.refuses(0, &format!("remove minus1 {space}"), "locked-chip", "SN-10");
    }
    assert_eq!(table.targets(0, "minus1"), spaces("e5"));
}

#[test]
fn sn_4_with_a_corner_four_own_chips_suffice() {
    for (chips, last, first, way) in [
        ("a2 a3 a4", "a5", "a1", Way::Across),
        ("a8 a9 a10", "a7", "a7", Way::Across),
        ("b1 c1 d1", "e1", "a1", Way::Down),
        ("b2 c3 d4", "e5", "a1", Way::Falling),
        ("b10 c9 d8", "e7", "a11", Way::Rising),
        ("g2 f3 e4", "d5", "d5", Way::Rising),
    ] {
        let mut table = Position::of(2).chips(0, chips).hand(0, &format!("@{last}")).table();
        table.does(0, &format!("place @{last} {last}"));
        assert_eq!(table.view().sequences, [Sequence { team: 0, first: space(first), way }], "{chips}");
    }
}

#[test]
fn sn_4_several_players_may_use_the_same_corner() {
    let mut table = two().chips(0, "a2 a3 a4").chips(1, "b1 c1 d1").hand(0, "@a5").hand(1, "@e1").table();
    table.does(0, "place @a5 a5");
    table.does(1, "place @e1 e1");
    assert_eq!(table.counts(), [1, 1]);
}

#[test]
fn sn_a10_of_six_to_eight_in_a_line_the_player_chooses_five() {
    for (chips, last, firsts) in [
        ("c2 c3 c4 c6 c7", "c5", "c2 c3"),
        ("c2 c3 c4 c6 c7 c8", "c5", "c2 c3 c4"),
        ("c2 c3 c4 c5 c7 c8 c9", "c6", "c2 c3 c4 c5"),
    ] {
        let mut table = two().chips(0, chips).hand(0, &format!("@{last}")).table();
        table.does(0, &format!("place @{last} {last}"));
        assert_eq!((table.view().phase, table.to_act()), (Phase::Lock, vec![0]), "before the draw");
        assert_eq!(table.size(0), 0);
        let choice = table.view().choice.expect("there is a choice");
        assert_eq!((choice.way, choice.firsts), (Way::Across, spaces(firsts)));
        table.refuses(0, "lock c9", "not-such-five", "SN-A10");
        table.refuses(0, "pass", "choose-five", "SN-A10");
        table.does(0, "lock c3");
        assert_eq!(table.view().sequences, [Sequence { team: 0, first: space("c3"), way: Way::Across }]);
        assert_eq!((table.size(0), table.to_act()), (1, vec![1]));
    }
}

#[test]
fn sn_a10_only_the_five_are_locked() {
    let mut table = two().chips(0, "c2 c3 c4 c6 c7").hand(0, "@c5").hand(1, "minus1").table();
    table.does(0, "place @c5 c5");
    table.does(0, "lock c3");
    assert_eq!(table.targets(1, "minus1"), spaces("c2"));
    table.does(1, "remove minus1 c2");
    assert_eq!(table.counts(), [1, 0], "the Sequence stays");
}

#[test]
fn sn_a10_without_a_longer_line_there_is_nothing_to_choose() {
    let mut table = two().chips(0, "c2 c3 c4 c6").hand(0, "@c5 @h5").table();
    table.refuses(0, "lock c2", "nothing-to-choose", "SN-A10");
    table.does(0, "place @c5 c5");
    assert_eq!((table.counts(), table.to_act()), (vec![1, 0], vec![1]));
}

#[test]
fn sn_a10_sn_a13_a_chip_that_wins_leaves_no_choice_and_locks_the_five_nearest_the_start() {
    let mut table = Position::of(2).chips(0, "c2 c3 c4 c6 c7").hand(0, "@c5").table();
    table.does(0, "place @c5 c5");
    assert_eq!(table.ending(), Some(Ending::Won));
    assert_eq!(table.view().sequences, [Sequence { team: 0, first: space("c2"), way: Way::Across }]);
}

#[test]
fn sn_a11_nine_in_a_line_are_two_sequences() {
    let mut table = two().chips(0, "c1 c2 c3 c4 c6 c7 c8 c9").hand(0, "@c5").table();
    table.does(0, "place @c5 c5");
    let first = |at| Sequence { team: 0, first: space(at), way: Way::Across };
    assert_eq!(table.view().sequences, [first("c1"), first("c5")]);
    assert_eq!((table.ending(), table.places()), (Some(Ending::Won), vec![1, 2]));
}

#[test]
fn sn_a11_a_corner_counts_as_part_of_the_line() {
    let mut table = two().chips(0, "a2 a3 a4 a6 a7 a8 a9").hand(0, "@a5").table();
    table.does(0, "place @a5 a5");
    assert_eq!(table.counts(), [2, 0]);
}

#[test]
fn sn_a11_one_after_the_other_nine_are_two_as_well() {
    let mut table = two().sequence(0, "c1", Way::Across).chips(0, "c6 c7 c8").hand(0, "@c9").table();
    table.does(0, "place @c9 c9");
    assert_eq!(table.counts(), [2, 0], "they share c5");
}

#[test]
fn sn_a11_with_the_middle_five_locked_nine_and_ten_stay_one() {
    let mut table =
        two().sequence(0, "c3", Way::Across).chips(0, "c1 c2 c8").hand(0, "@c9 @c10").hand(1, "@h5").table();
    table.does(0, "place @c9 c9");
    assert_eq!(table.counts(), [1, 0]);
    table.does(1, "place @h5 h5");
    table.does(0, "place @c10 c10");
    assert_eq!(table.counts(), [1, 0]);
}

#[test]
fn sn_a12_six_in_a_line_are_one_sequence_however_they_come_about() {
    let mut table = two().sequence(0, "c2", Way::Across).hand(0, "@c7").table();
    table.does(0, "place @c7 c7");
    assert_eq!(table.counts(), [1, 0]);
    let mut table = two().sequence(0, "c2", Way::Across).chips(0, "c7 c8").hand(0, "@c9").table();
    table.does(0, "place @c9 c9");
    assert_eq!(table.counts(), [1, 0], "eight share two with each earlier one");
}

#[test]
fn sn_a13_one_chip_may_complete_two_crossing_lines_and_both_count() {
    let mut table = two().chips(0, "c2 c3 c4 c5 d6 e6 f6 g6").hand(0, "@c6").table();
    table.does(0, "place @c6 c6");
    assert_eq!((table.counts(), table.ending()), (vec![2, 0], Some(Ending::Won)));
}

#[test]
fn sn_a13_every_completed_line_is_recorded_on_a_winning_chip() {
    // Four ways through d6, one of them long.
    let chips = "d3 d4 d5 d7 d8 b6 c6 e6 f6 b4 c5 e7 f8 b8 c7 e5 f4";
    let mut table = Position::of(2).chips(0, chips).hand(0, "@d6").table();
    table.does(0, "place @d6 d6");
    let found = table.view().sequences;
    let at = |first, way| Sequence { team: 0, first: space(first), way };
    let expected =
        [at("d3", Way::Across), at("b6", Way::Down), at("b4", Way::Falling), at("b8", Way::Rising)];
    assert_eq!(found, expected);
}

#[test]
fn sn_14_sn_a14_sn_15_a_second_sequence_may_share_one_chip_or_none() {
    let mut crossing = two().sequence(0, "c2", Way::Across).chips(0, "d4 e4 f4").hand(0, "@g4").table();
    crossing.does(0, "place @g4 g4");
    assert_eq!(crossing.counts(), [2, 0]);
    let mut apart = two().sequence(0, "c2", Way::Across).chips(0, "e4 e5 e6 e7").hand(0, "@e8").table();
    apart.does(0, "place @e8 e8");
    assert_eq!(apart.counts(), [2, 0]);
}

#[test]
fn sn_a34_locked_chips_count_for_new_lines() {
    let mut table = two().sequence(0, "d4", Way::Falling).chips(0, "e2 e3 e4").hand(0, "@e6").table();
    table.does(0, "place @e6 e6");
    assert_eq!(table.counts(), [2, 0], "e5 is in both");
}

#[test]
fn sn_a28_a_chip_helps_only_its_own_colour() {
    let mut table = two().chips(0, "c2 c3 c4 c5").chips(1, "d6 e6 f6 g6").hand(0, "@c6").table();
    table.does(0, "place @c6 c6");
    assert_eq!(table.counts(), [1, 0]);
}

#[test]
fn sn_a30_a_sequence_is_declared_by_itself() {
    let mut table = two().chips(0, "c2 c3 c4 c6").hand(0, "@c5").table();
    table.does(0, "place @c5 c5");
    let sequence = Sequence { team: 0, first: space("c2"), way: Way::Across };
    assert!(table.seen().contains(&Notice::Completed { sequence }));
    assert!(table.legal(0).iter().all(|action| matches!(action, Action::Agree {})));
}

#[test]
fn sn_15_the_first_to_the_required_number_wins() {
    let mut table = two()
        .sequence(1, "g2", Way::Across)
        .sequence(0, "c2", Way::Across)
        .chips(0, "e2 e3 e4 e5")
        .hand(0, "@e6")
        .table();
    assert_eq!(table.counts(), [1, 1]);
    table.does(0, "place @e6 e6");
    assert_eq!((table.ending(), table.places()), (Some(Ending::Won), vec![1, 2]));
    table.refuses_action(1, Action::Pass {}, "game-over", "SN-15");
}

#[test]
fn sn_15_a_first_of_two_sequences_does_not_end_the_game() {
    let mut table = Position::of(4).chips(0, "c2 c3 c4 c5").hand(0, "@c6").table();
    table.does(0, "place @c6 c6");
    assert_eq!((table.counts(), table.ending(), table.to_act()), (vec![1, 0], None, vec![1]));
}
