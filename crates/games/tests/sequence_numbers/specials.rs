//! Plus and Minus.

use cardinal_engine::Seat;
use cardinal_games::sequence_numbers::{Action, Way};

use super::position::Position;
use super::table::{space, spaces};

#[test]
fn sn_10_sn_a16_a_plus_goes_on_any_open_space() {
    let mut table = Position::of(2).hand(0, "plus1 plus2").chips(1, "c4").chips(0, "d5").table();
    let open = table.view().board.fields().without(spaces("c4 d5"));
    assert_eq!(table.targets(0, "plus1"), open);
    table.does(0, "place plus2 e6");
    assert!(table.view().chips[0].contains(space("e6")));
    assert_eq!(table.size(0), 2, "and a card is drawn");
}

#[test]
fn sn_a16_on_a_full_board_a_plus_cannot_be_played() {
    let mut table = Position::of(2).full_but("").hand(0, "plus1 plus2").table();
    assert_eq!(table.plays(0), [Action::Pass {}]);
    table.refuses(0, "place plus1 c4", "covered", "SN-8");
    table.refuses(0, "exchange plus1", "never-dead", "SN-11");
}

#[test]
fn sn_10_a_minus_takes_away_one_opposing_chip_and_that_is_the_turn() {
    let mut table = Position::of(2).hand(0, "minus1 @c4").hand(1, "@c4").chips(1, "c4 d5");
    table = table.hand(1, "#c4");
    let mut table = table.table();
    table.does(0, "remove minus1 c4");
    assert_eq!(table.view().chips[1], spaces("d5"));
    assert_eq!(table.view().chips[0], spaces(""), "not an own chip");
    assert_eq!(table.to_act(), [1]);
    assert_eq!(table.pile(0), [table.card("minus1")]);
}

#[test]
fn sn_a17_after_a_minus_a_card_is_drawn_and_the_next_player_may_use_the_space() {
    let mut table = Position::of(2).hand(0, "minus1").hand(1, "@c4").chips(1, "c4").table();
    table.does(0, "remove minus1 c4");
    assert_eq!(table.size(0), 1);
    table.does(1, "place @c4 c4");
}

#[test]
fn sn_a17_targets_are_the_chips_of_any_other_party() {
    let table = Position::of(3).hand(0, "minus1").chips(0, "c2").chips(1, "c4").chips(2, "d5").table();
    assert_eq!(table.targets(0, "minus1"), spaces("c4 d5"));
}

#[test]
fn sn_a17_sn_a36_own_chips_and_those_of_team_mates_are_refused() {
    let mut table = Position::of(4).hand(2, "minus1").active(2).chips(0, "c4").chips(1, "d5").table();
    table.refuses(2, "remove minus1 c4", "own-chip", "SN-A17");
    table.refuses(2, "remove minus1 e6", "no-chip", "SN-A17");
    assert_eq!(table.targets(2, "minus1"), spaces("d5"));
}

#[test]
fn sn_a17_without_a_target_a_minus_cannot_be_played() {
    let mut table = Position::of(2).hand(0, "minus1").chips(0, "c4").table();
    assert_eq!(table.plays(0), [Action::Pass {}]);
    table.does(0, "pass");
}

#[test]
fn sn_10_each_card_does_only_its_own() {
    let mut table = Position::of(2).hand(0, "minus1 plus1 @d5").chips(1, "c4").table();
    table.refuses(0, "place minus1 e6", "minus-removes", "SN-10");
    table.refuses(0, "remove plus1 c4", "needs-minus", "SN-10");
    table.refuses(0, "remove @d5 c4", "needs-minus", "SN-10");
}

#[test]
fn sn_a18_a_minus_next_to_a_sequence_leaves_it_recorded() {
    let settings = [("sequences_to_win", "2")];
    let mut table = Position::with(2, &settings)
        .sequence(1, "c3", Way::Across)
        .chips(1, "c2 c8")
        .hand(0, "minus1")
        .table();
    assert_eq!(table.targets(0, "minus1"), spaces("c2 c8"));
    table.does(0, "remove minus1 c8");
    assert_eq!(table.counts(), [0, 1]);
}

#[test]
fn sn_a18_a_half_built_line_loses_the_chip() {
    let mut table = Position::of(2).chips(1, "c2 c3 c4 c5").hand(0, "minus1").hand(1, "@c6").table();
    table.does(0, "remove minus1 c3");
    table.does(1, "place @c6 c6");
    assert_eq!(table.counts(), [0, 0]);
}

#[test]
fn sn_a19_a_hand_can_consist_of_specials_that_cannot_be_played() {
    let mut table = Position::of(2).hand(0, "minus1 minus2").table();
    assert_eq!(table.plays(0), [Action::Pass {}]);
    table.refuses(0, "exchange minus1", "never-dead", "SN-11");
    table.does(0, "pass");
    assert_eq!(table.view().players[Seat::new(0)].size, 2);
}
