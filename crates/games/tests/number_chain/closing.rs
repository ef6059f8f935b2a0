//! The closing phase: from the first empty hand to the end of the round.

use cardinal_engine::Seat;
use cardinal_games::number_chain::{Notice, Out};

use super::moves::set;
use super::table::{Deal, Table};

/// Ten cards without a 6, a leading wild or a Chain.
const NOTHING_FOR_6: &str = "22 24 26 32 34 36 42 44 46 52";
/// Ten cards that all fit on a 6.
const ALL_FOR_6: &str = "61 62 63 64 65 66 67 6? ?6 ?7";

#[test]
fn nc_20_an_empty_hand_puts_a_player_out_and_starts_the_closing_phase() {
    for seats in 2..=4 {
        let mut table = Deal::of(seats).hand(1, "61 62 33 34 35").closing_on("16");
        assert!(table.is_out(0));
        assert_eq!(table.view().first_out.map(Seat::number), Some(0));
        for action in ["take pool0", "take pool1", "take pool2", "take supply", "reset"] {
            table.refuses(action, "closing-cards-only", "NC-20");
        }
        assert!(table.can("play 61") && table.can("chain 33 34 35"));
        table.does("play 61, end");
    }
}

#[test]
fn nc_20_a_turn_that_ends_with_cards_in_hand_starts_nothing() {
    let mut table = Deal::of(2).hand(0, "11 12 13").floor("21").table();
    table.does("play 11, play 12, play 13, end, take supply");
    assert!(!table.is_out(0) && table.view().first_out.is_none());
}

#[test]
fn nc_21_nc_23_a_player_who_can_neither_play_nor_chain_is_out_with_penalty() {
    let table = Deal::of(2).hand(1, NOTHING_FOR_6).closing_on("16");
    let seen = table.seen();
    assert!(seen.iter().any(|notice| matches!(notice, Notice::Out { how: Out::Stuck, .. })), "{seen:?}");
    assert_eq!(table.penalties(), [0, 10]);
}

#[test]
fn nc_21_a_chain_is_enough_to_stay_in() {
    let mut table = Deal::of(3).hand(1, "22 23 24 32 34 36 42 44 46 52").hand(2, "61").closing_on("16");
    assert_eq!(table.to_act(), Some(1));
    assert_eq!(table.legal(), ["chain 22 23 24", "chain 24 23 22"]);
    table.does("chain 22 23 24");
}

#[test]
fn nc_21_several_players_in_a_row_may_be_found_unable() {
    let deal = Deal::of(4).hand(1, "22 24 26 32 34 36 42 44").hand(2, "23 25 27 33 35 37 43 45");
    let table = deal.hand(3, "61 62 63 64 66 71 73 75").closing_on("16");
    assert!(table.is_out(1) && table.is_out(2) && !table.is_out(3));
    assert_eq!(table.to_act(), Some(3));
}

#[test]
fn nc_22_players_who_are_out_take_no_more_turns() {
    let deal = Deal::of(3).hand(1, "61 62 23 31 25 44 46 53 55 57").hand(2, "63 66 22 24 26 71 73 75 77 42");
    let mut table = deal.closing_on("16");
    table.refuses_seat(0, "play 61", "out-of-round", "NC-22");
    table.does("play 62, end, play 24, end");
    assert_eq!(table.to_act(), Some(1), "seat 0 is left out");
    table.refuses_seat(2, "play 22", "not-your-turn", "NC-9");
}

#[test]
fn nc_22_the_last_one_left_carries_on_and_the_round_ends_when_all_are_out() {
    let deal = Deal::of(3).hand(1, "62 23 31 42 44 46 52 54 56 72").hand(2, "33 35 37 43 45 47 53 55 57 73");
    let mut table = deal.closing_on("16");
    table.does("play 62, end");
    assert_eq!((table.is_out(2), table.to_act()), (true, Some(1)));
    table.does("play 23, end");
    assert_eq!(table.to_act(), Some(1));
    table.does("play 31, end");
    // Nothing follows a 1: all players are out.
    assert_eq!(table.outs(), [(1, Out::Stuck)]);
    assert!(matches!(table.seen().last(), Some(Notice::RoundOver { .. })));
    assert_eq!(table.penalties(), [0, 7, 10]);
}

#[test]
fn nc_a17_forced_a_player_who_can_act_must() {
    let mut table = Deal::of(3).hand(1, "61").closing_on("16");
    for holding_back in ["wait", "quit", "end"] {
        table.refuses(holding_back, "must-play", "NC-A17");
    }
    table.refuses("decline", "nothing-to-decline", "NC-A11");
    assert!(table.legal().iter().all(|action| action.starts_with("play") || action.starts_with("chain")));
}

#[test]
fn nc_a17_may_wait_a_player_lets_the_turn_go_by_and_stays_in() {
    let mut table = Deal::of(3).set("closing", "may_wait").hand(1, "61").hand(2, "62").closing_on("16");
    table.refuses("quit", "must-play", "NC-A17");
    table.does("wait");
    assert!(table.seen().iter().any(|notice| matches!(notice, Notice::Waited { .. })));
    assert_eq!((table.is_out(1), table.to_act(), table.floor().as_str()), (false, Some(2), "16"));
    table.does("wait, play 61");
    // A card on the Floor is a Play under way, not a turn that goes by.
    table.refuses("wait", "one-action", "NC-9");
}

#[test]
fn nc_a17_may_wait_does_not_save_a_player_who_is_unable() {
    let table = Deal::of(3).set("closing", "may_wait").hand(1, NOTHING_FOR_6).hand(2, "61").closing_on("16");
    assert_eq!((table.is_out(1), table.to_act()), (true, Some(2)));
}

#[test]
fn nc_a17_nc_a26_waiting_counts_towards_the_stall_limit() {
    let deal = Deal::of(3).set("closing", "may_wait").set("stall_limit", "3").hand(1, "61").hand(2, "62");
    let mut table = deal.closing_on("16");
    table.does("wait, wait");
    assert_eq!(table.view().stall, 2);
    table.does("wait");
    assert_eq!((table.penalties(), table.next_starter()), (vec![0, 10, 10], 0));
}

#[test]
fn nc_a17_may_quit_a_player_goes_out_with_the_cards_held() {
    let deal =
        Deal::of(3).set("closing", "may_quit").hand(1, "61 7?").hand(2, "62 22 24 26 32 34 36 42 44 46");
    let mut table = deal.closing_on("16");
    table.refuses("wait", "must-play", "NC-A17");
    table.does("quit");
    assert_eq!(table.outs(), [(1, Out::Quit)]);
    assert_eq!(table.to_act(), Some(2));
    table.refuses_seat(1, "play 61", "out-of-round", "NC-22");
    // Its 61 and 7? and the eight others still count.
    table.does("play 62, end, play 24, end, play 42, end, play 22, play 26, end");
    assert_eq!(table.penalties(), [0, 12, 5]);
}

#[test]
fn nc_a17_the_last_one_left_may_neither_wait_nor_quit() {
    for (closing, holding_back) in [("may_wait", "wait"), ("may_quit", "quit")] {
        let mut table = Deal::of(2).set("closing", closing).hand(1, "61").closing_on("16");
        table.refuses(holding_back, "last-player-stays", "NC-A17");
        table.does("play 61");
    }
}

#[test]
fn nc_a28_only_the_first_empty_hand_decides_who_starts_next() {
    let mut table = Deal::of(3).hand(1, ALL_FOR_6).hand(2, "23 25 27 33 35 37 43 45 47 53").closing_on("16");
    table.does(
        "play 61, play 62, play 63, play 64, play 65, play 66, play 67, play ?6=66, play 6?=61, play ?7=67",
    );
    // Nothing of seat 2 fits on a 7, so the round is over.
    assert_eq!(table.outs(), [(1, Out::Emptied), (2, Out::Stuck)]);
    assert_eq!(table.next_starter(), 0);
}

#[test]
fn nc_a28_nc_24_a_hand_emptied_later_does_not_take_the_start_even_from_a_lower_seat() {
    let deal = Deal::of(2).set("first_starter", "seat1").hand(0, ALL_FOR_6).floor("21");
    let mut table = deal.hand(1, "11 12 13 14 15 16 17 1? ?1 ?2").table();
    table.does(
        "play 11, play 12, play 13, play 14, play 15, play 17, play 1?=11, play ?1=11, play ?2=12, play 16",
    );
    table.does(
        "play 61, play 62, play 63, play 64, play 65, play 66, play 67, play ?6=66, play 6?=61, play ?7=67",
    );
    assert_eq!((table.penalties(), table.next_starter()), (vec![0, 0], 1));
}

#[test]
fn nc_a29_an_empty_hand_costs_nothing_however_late() {
    let mut table = Deal::of(2).hand(1, ALL_FOR_6).closing_on("16");
    table.does("play 61, play 62, end, play ?6=26, end");
    table.does("play 63, play 64, play 65, play 66, play 67, play ?7=67, play 6?=61");
    // The round ends with seat 1, who is out once, and so was seat 0.
    assert_eq!(table.outs(), [(1, Out::Emptied)]);
    assert_eq!(table.penalties(), [0, 0]);
}

#[test]
fn nc_a31_players_go_out_one_after_the_other() {
    let deal = Deal::of(4).hand(1, "22 24 26 32 34 36 42 44").hand(2, "23 25 27 33 35 37 43 45");
    let table = deal.hand(3, "46 47 51 53 55 57 71 73").closing_on("16");
    // All that follows from the last card of seat 0, in the order of the seats.
    assert_eq!(table.outs(), [(0, Out::Emptied), (1, Out::Stuck), (2, Out::Stuck), (3, Out::Stuck)]);
    assert_eq!(table.penalties(), [0, 8, 8, 8]);
}

#[test]
fn nc_a38_pools_supply_and_condition_stay_as_they_are() {
    let deal = Deal::of(3).hand(1, "62 23 31 42 44 46 52 54 56 72").hand(2, "33 35 37 43 45 47 53 55 57 73");
    let mut table = deal.pools("71 74 76").closing_on("16");
    let frozen = |table: &Table| (table.pools(), table.supply(), table.condition());
    let before = frozen(&table);
    table.refuses("reset", "closing-cards-only", "NC-20");
    table.does("play 62, end");
    assert_eq!(frozen(&table), before);
    table.does("play 23, end");
    assert_eq!(frozen(&table), before);
    assert!(set("16 62").without(table.view().covered).is_empty());
}
