//! Wilds on the Floor: who names the `?`, and for how long.

use cardinal_games::number_chain::Notice;

use super::moves::{cards, set};
use super::table::Deal;

#[test]
fn nc_14_the_owner_names_a_digit_from_1_to_7() {
    let mut table = Deal::of(2).hand(0, "3? 35").floor("43").table();
    let named: Vec<String> = (1..=7).map(|digit| format!("play 3?=3{digit}")).collect();
    assert_eq!(table.options_to("play 3?"), named);
    table.refuses("play 3?", "wrong-name", "NC-14");
    // A printed digit stays as it is, on wilds and on numbers.
    table.refuses("play 3?=45", "wrong-name", "NC-14");
    table.refuses("play 35=36", "wrong-name", "NC-14");
}

#[test]
fn nc_14_the_name_is_said_aloud_and_binds_the_next_player() {
    let mut table = Deal::of(3).hand(0, "3?").hand(1, "51 31").floor("43").table();
    table.does("play 3?=35, end");
    assert_eq!(table.floor(), "3?=35");
    for seat in 0..3 {
        let heard = table.heard(seat);
        let said =
            heard.iter().any(|notice| matches!(notice, Notice::Played { card, .. } if card.last() == 5));
        assert!(said, "seat {seat} heard {heard:?}");
    }
    table.refuses("play 31", "breaks-pivot", "NC-11");
    table.does("play 51");
}

#[test]
fn nc_a34_under_relay_a_wild_is_named_at_once_and_binds_the_own_next_card() {
    let mut table = Deal::of(2).hand(0, "3? 51 61").floor("23").relay_table();
    table.refuses("play 3?", "wrong-name", "NC-14");
    table.does("play 3?=35");
    table.refuses("play 61", "breaks-relay", "NC-12");
    table.does("play 51");
}

#[test]
fn nc_a4_under_pivot_the_name_does_not_redirect_the_turn() {
    let mut table = Deal::of(2).hand(0, "3? 31 51").hand(1, "11").floor("43").table();
    table.does("play 3?=35");
    table.refuses("play 51", "breaks-pivot", "NC-11");
    table.does("play 31, end");
    // Once covered, the name has no effect; the 31 decides.
    table.does("play 11");
}

#[test]
fn nc_a4_under_pivot_the_name_counts_when_the_wild_is_the_last_card() {
    let mut table = Deal::of(2).hand(0, "3? 31").hand(1, "51 11").floor("43").table();
    table.does("play 31, play 3?=35, end");
    table.refuses("play 11", "breaks-pivot", "NC-11");
    table.does("play 51");
}

#[test]
fn nc_a3_a_leading_wild_fits_every_floor_and_only_in_one_way() {
    for digit in 1..=7 {
        let floor = format!("{}{digit}", digit % 7 + 1);
        let mut table = Deal::of(2).hand(0, "?6").floor(&floor).table();
        let only = format!("play ?6={digit}6");
        assert_eq!(table.options_to("play ?6"), [only.as_str()]);
        let other = format!("play ?6={}6", digit % 7 + 1);
        table.refuses(&other, "breaks-pivot", "NC-11");
        table.does(&only);
        // What was filled in is announced and stays visible.
        assert_eq!(format!("play {}", table.floor()), only);
    }
}

#[test]
fn nc_a3_on_an_open_floor_the_leading_wild_is_named_and_decides_a_pivot_turn() {
    let mut table = Deal::of(2).hand(0, "?6 31 41 61").floor("2?").table();
    assert_eq!(table.options_to("play ?6").len(), 7);
    table.does("play ?6=36");
    table.refuses("play 41", "breaks-pivot", "NC-11");
    table.refuses("play 61", "breaks-pivot", "NC-11");
    table.does("play 31");
}

#[test]
fn nc_a1_an_open_starting_card_takes_any_card() {
    let table = Deal::of(2).hand(0, "11 22 33 44 55 66 77 ?1 1? 15").floor("2?").table();
    assert_eq!(table.floor(), "2?");
    // Eight numbers, the leading wild in seven ways, the trailing one in seven.
    assert_eq!(table.options_to("play").len(), 8 + 7 + 7);
}

#[test]
fn nc_a1_under_pivot_the_first_card_on_an_open_floor_binds_the_rest_of_the_turn() {
    let mut table = Deal::of(2).hand(0, "35 51 36 61").floor("2?").table();
    table.does("play 35");
    table.refuses("play 51", "breaks-pivot", "NC-11");
    table.does("play 36");
    table.refuses("play 61", "breaks-pivot", "NC-11");
    table.does("end");
    assert_eq!(table.floor(), "36");
}

#[test]
fn nc_a1_nc_a39_a_discard_covers_an_open_starting_card() {
    let mut table = Deal::of(4).hand(0, "11").hand(1, "35 15").floor("2?").table();
    table.does("reset, discard 11");
    assert_eq!(table.floor(), "11");
    table.refuses("play 35", "breaks-relay", "NC-12");
    table.does("play 15");
}

#[test]
fn nc_a1_the_question_mark_stays_open_until_the_card_is_covered() {
    let mut table = Deal::of(4).hand(1, "35").hand(2, "41 42 43").hand(3, "36 45").floor("2?").table();
    table.does("take supply, take pool0");
    assert_eq!(table.floor(), "2?");
    assert_eq!(table.options_to("play 41").len(), 1);
    table.does("chain 41 42 43, decline");
    assert_eq!(table.floor(), "43");
    table.refuses("play 45", "breaks-pivot", "NC-11");
    table.does("play 36, end");
}

#[test]
fn nc_a1_a_leading_wild_as_starting_card_is_no_question() {
    let mut table = Deal::of(2).hand(0, "41 31").floor("?4").table();
    table.refuses("play 31", "breaks-pivot", "NC-11");
    table.does("play 41");
}

#[test]
fn nc_a1_with_redraw_cards_are_turned_up_until_one_ends_with_a_digit() {
    for seats in 2..=4 {
        let deal = Deal::of(seats).set("start_wild", "redraw").floor("2?").supply("5? 7? ?3 44");
        let mut table = deal.hand(0, "31").table();
        assert_eq!(table.floor(), "?3");
        // The rejected wilds lie covered, known to all, and the Supply goes on below.
        assert_eq!(table.view().covered, set("2? 5? 7?"));
        assert_eq!(table.supply(), if seats == 4 { 24 } else { 63 - 10 * seats - 7 });
        let announced = table.heard(1).into_iter().find_map(|notice| match notice {
            Notice::Dealt { rejected, floor, .. } => Some((rejected.to_vec(), floor.to_string())),
            _ => None,
        });
        assert_eq!(announced, Some((cards("2? 5? 7?"), "?3".to_owned())));
        table.does("play 31");
    }
    let table = Deal::of(2).set("start_wild", "redraw").floor("36").supply("2?").table();
    assert_eq!((table.floor().as_str(), table.view().covered.len()), ("36", 0));
}

#[test]
fn nc_a2_the_last_discard_is_named_if_it_is_a_trailing_wild() {
    let mut table = Deal::of(2).hand(0, "3? 4?").hand(1, "51 31").pools("11 12 13").table();
    table.does("take pool0");
    table.refuses("discard 3?", "discard-needs-name", "NC-A2");
    table.refuses("discard 3?=45", "wrong-name", "NC-14");
    assert_eq!(table.options_to("discard 3?").len(), 7);
    table.does("discard 3?=35");
    assert_eq!((table.floor().as_str(), table.to_act()), ("3?=35", Some(1)));
    table.refuses("play 31", "breaks-pivot", "NC-11");
    table.does("play 51");
}

#[test]
fn nc_a2_only_the_last_discard_is_named() {
    let mut table = Deal::of(2).hand(0, "3? 4? ?5").pools("11 12 13").table();
    table.does("reset");
    table.refuses("discard 3?=35", "discard-takes-no-name", "NC-A2");
    table.does("discard 3?, discard 4?");
    // A leading wild shows the digit that matters.
    table.refuses("discard ?5=15", "discard-takes-no-name", "NC-A2");
    table.refuses("discard 11=12", "discard-takes-no-name", "NC-A2");
    table.does("discard ?5");
    assert_eq!(table.floor(), "?5");
}

#[test]
fn nc_a2_with_the_option_open_the_last_discard_stays_open() {
    let deal = Deal::of(2).set("discarded_wild", "open").hand(0, "3?").hand(1, "51 11").pools("16 12 13");
    let mut table = deal.table();
    table.does("take pool0");
    table.refuses("discard 3?=35", "discard-takes-no-name", "NC-A2");
    table.does("discard 3?");
    assert_eq!(table.floor(), "3?");
    table.does("play 51");
    // Pivot: the first card decides the turn.
    table.refuses("play 11", "breaks-pivot", "NC-11");
}

#[test]
fn nc_a2_open_under_relay_too() {
    let table = Deal::of(3).set("discarded_wild", "open").hand(0, "11 12 22 55").floor("3?").relay_table();
    for card in ["play 11", "play 12", "play 22", "play 55"] {
        assert!(table.can(card), "{card}");
    }
    let mut table = table;
    table.does("play 12");
    table.refuses("play 11", "breaks-relay", "NC-12");
    table.does("play 22");
}

#[test]
fn nc_a5_a_named_digit_stays_while_the_card_is_uncovered() {
    let mut table = Deal::of(4).hand(0, "3?").hand(3, "51 61").floor("43").table();
    table.does("play 3?=35, end, take supply, take pool0");
    assert_eq!(table.floor(), "3?=35");
    table.refuses("play 61", "breaks-pivot", "NC-11");
    table.does("play 51");
}

#[test]
fn nc_a35_flipping_the_condition_leaves_a_named_digit_alone() {
    // Four players: seat 0 has played a card, so its Reset brings it to ten and no discard covers the wild.
    let deal = Deal::of(4).hand(0, "12").hand(1, "21 52 61").hand(2, "11").hand(3, "1?").floor("31");
    let mut table = deal.table();
    table.does("play 12, end, play 21, end, play 11, end, play 1?=15, end");
    assert_eq!((table.to_act(), table.size(0)), (Some(0), 7));
    table.does("reset");
    assert_eq!((table.to_act(), table.floor().as_str()), (Some(1), "1?=15"));
    table.refuses("play 61", "breaks-relay", "NC-12");
    table.does("play 52");
}
