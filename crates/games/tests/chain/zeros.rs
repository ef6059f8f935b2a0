//! The 0.

use cardinal_engine::Seat;
use cardinal_games::chain::Notice;

use super::moves::set;
use super::table::Release;

#[test]
fn ch_20_ch_a30_a_0_calls_the_trick_off_and_its_player_leads() {
    let mut table = Release::of(3).hand(0, "R7 O7 R1").hand(1, "B0 B5 B2").hand(2, "G8 G9 X1").table();
    table.does("play 7 7, play 0");
    // Seat 2 has not had its turn and does not get it.
    assert_eq!((table.to_act(), table.view().aside), (vec![1], set("R7 O7 B0")));
    assert!((0..3).all(|seat| table.captured(seat).is_empty()));
    assert!(table.seen().contains(&Notice::Cleared { seat: Seat::new(1), cards: set("R7 O7 B0") }));
}

#[test]
fn ch_a27_a_0_goes_on_anything_or_only_where_it_is_high_enough() {
    let hands = |release: Release| release.hand(0, "R7 R8 R9 R1").hand(1, "B0 B5 B2").table();
    let mut table = hands(Release::of(2));
    table.does("play 7 8 9");
    assert!(table.can("play 0"));
    let mut table = hands(Release::with(2, &[("zero_play", "must_beat")]));
    table.does("play 1");
    table.refuses("play 0", "zero-must-beat", "CH-A27");
    table.does("play 2");
    assert!(table.can("play 0"), "as a lead it is fine");
}

#[test]
fn ch_a28_a_0_is_played_alone_unless_the_table_says_otherwise() {
    let hands = |release: Release| release.hand(0, "R0 O0 R1 R2 X1").hand(1, "B5 G5 B2 B0 G0").table();
    let mut table = hands(Release::of(2));
    table.refuses("play 0 0", "zero-alone", "CH-A28");
    table.refuses("play 0 1 2", "zero-alone", "CH-A28");
    table.refuses("play 0 X=0", "x-in-meld-is-no-zero", "CH-21");
    let mut table = hands(Release::with(2, &[("zero_in_melds", "true")]));
    assert!(table.can("play 0 1 2") && table.can("play 0 X=1 2"));
    table.does("play 0 1 2");
    // It clears, and its player leads again.
    assert_eq!((table.to_act(), table.view().aside), (vec![0], set("R0 R1 R2")));
    // A meld with a 0 has to be high enough; only the single 0 goes on anything.
    let mut table =
        Release::with(2, &[("zero_in_melds", "true")]).hand(0, "R5 O5 R1 R3").hand(1, "B0 G0 B1 B2").table();
    table.does("play 5 5");
    table.refuses("play 0 0", "too-low", "CH-16");
    assert!(table.can("play 0 1 2") && table.can("play 0"));
}

#[test]
fn ch_a29_leading_a_0_keeps_the_lead_and_may_be_forbidden() {
    let mut table = Release::of(2).hand(0, "R0 O0 R1").hand(1, "B5 B2").table();
    table.does("play 0, play 0, play 1");
    assert_eq!(table.view().aside, set("R0 O0"));
    let strict = [("zero_lead", "false")];
    let mut table = Release::with(2, &strict).hand(0, "R0 O0 R1").hand(1, "B5 B2 B9").table();
    table.refuses("play 0", "zero-not-led", "CH-A29");
    table.does("play 1, pass");
    assert!(table.can("play 0"), "nothing but 0 left");
    let mut table = Release::with(2, &strict).hand(0, "R3 R1").hand(1, "B0 B5 B2").table();
    table.does("play 3");
    assert!(table.can("play 0"), "not a lead");
}

#[test]
fn ch_a31_finishing_with_a_0_wins_nothing_or_the_trick() {
    let hands = |release: Release| release.hand(0, "R7 R1 R2").hand(1, "B0").hand(2, "G8 G9").table();
    let mut table = hands(Release::of(3));
    table.does("play 7, play 0");
    assert_eq!((table.view().aside, table.captured(1)), (set("R7 B0"), set("")));
    table.penalty("G8");
    table.penalty("R1");
    assert_eq!(table.to_act(), [2], "the left neighbour leads");
    let mut table = hands(Release::with(3, &[("zero_finish", "takes")]));
    table.does("play 7, play 0");
    assert_eq!((table.view().aside, table.captured(1)), (set(""), set("R7 B0")));
}
