//! The limits that end a round which would go on for ever.

use cardinal_engine::random::{Purpose, stream};
use cardinal_engine::{Game, Observer, Silent, Turn};
use cardinal_games::number_chain::{Notice, NumberChain, Phase};

use super::table::{Deal, Table, options};

fn counts(table: &Table) -> (u16, u16) {
    (table.view().turns, table.view().stall)
}

/// Plays default moves, which are nothing but drawing, and says after how many turns the first round was over.
fn turns_of_drawing(settings: &[(&str, &str)], most: u16) -> Option<u16> {
    let mut game = NumberChain::new(&options(settings), 2).unwrap();
    let mut rng = stream(26, 0, Purpose::Test);
    let mut turns = 0;
    while turns < most {
        if game.turn() == Turn::Chance {
            let chance = game.sample_chance(&mut rng);
            game.apply_chance(&chance, &mut Silent).unwrap();
            continue;
        }
        let seat = game.turn().seats().first().unwrap();
        let view = game.view(Observer::Spectator);
        turns += u16::from(view.phase == Phase::Act);
        let action = game.default_action(seat).unwrap();
        game.apply(seat, &action, &mut Silent).unwrap();
        if game.scores().iter().any(|score| *score > 0) {
            return Some(turns);
        }
    }
    None
}

#[test]
fn nc_a26_by_default_100_turns_without_a_card_laid_end_the_round() {
    assert_eq!(turns_of_drawing(&[], 2_000), Some(100));
}

#[test]
fn nc_a26_by_default_1000_turns_end_the_round() {
    assert_eq!(turns_of_drawing(&[("stall_limit", "0")], 2_000), Some(1_000));
}

#[test]
fn nc_a26_a_limit_of_0_is_no_limit() {
    assert_eq!(turns_of_drawing(&[("stall_limit", "0"), ("turn_limit", "0")], 12_000), None);
    assert_eq!(turns_of_drawing(&[("turn_limit", "0")], 2_000), Some(100));
}

#[test]
fn nc_a26_the_greatest_limits_hold() {
    assert_eq!(turns_of_drawing(&[("stall_limit", "10000"), ("turn_limit", "10000")], 12_000), Some(10_000));
}

#[test]
fn nc_a26_at_a_limit_every_player_scores_the_cards_held() {
    let mut table =
        Deal::of(4).set("turn_limit", "2").hand(0, "1?").hand(2, "?1 ?2").pools("11 12 13").table();
    table.does("take pool0, take pool1");
    assert!(matches!(table.seen().last(), Some(Notice::RoundOver { .. })));
    assert_eq!(table.penalties(), [11, 9, 12, 8]);
}

#[test]
fn nc_a26_a_turn_counts_when_it_ends() {
    let mut table = Deal::of(2).hand(0, "12 13").floor("21").table();
    table.does("play 12, play 13");
    assert_eq!(counts(&table), (0, 0));
    table.does("end");
    assert_eq!(counts(&table), (1, 0));
    table.does("take supply");
    assert_eq!(counts(&table), (1, 0), "not before the discard");
    let discard = table.options_to("discard").remove(0);
    table.does(&discard);
    assert_eq!(counts(&table), (2, 1));
}

#[test]
fn nc_a26_take_and_reset_stall_while_play_and_chain_do_not() {
    let mut table = Deal::of(4).hand(2, "12").hand(3, "32 33 34").floor("21").table();
    table.does("take supply, take pool0");
    assert_eq!(counts(&table), (2, 2));
    table.does("play 12, end");
    assert_eq!(counts(&table), (3, 0));
    table.does("chain 32 33 34");
    assert_eq!(counts(&table), (4, 0));
    table.does("reset");
    assert_eq!(counts(&table), (5, 1), "the extra turn taken is a turn of its own");
}

#[test]
fn nc_a26_the_stall_limit_counts_turns_in_a_row() {
    let deal = Deal::of(4).set("stall_limit", "3").hand(2, "12").floor("21");
    let mut table = deal.table();
    table.does("take supply, take supply, play 12, end, take supply, take supply");
    assert_eq!(table.view().stall, 2);
    table.does("take supply");
    assert!(matches!(table.seen().last(), Some(Notice::RoundOver { .. })));
}

#[test]
fn nc_a26_a_discard_is_no_card_played() {
    let mut table = Deal::of(2).set("stall_limit", "2").pools("11 12 13").table();
    table.does("reset, discard 11, discard 12, discard 13");
    assert_eq!(counts(&table), (1, 1));
    table.does("take supply");
    let discard = table.options_to("discard").remove(0);
    table.does(&discard);
    assert_eq!(table.view().phase, Phase::Deal);
}

#[test]
fn nc_a26_an_extra_turn_declined_is_no_turn() {
    let mut table = Deal::of(4).hand(0, "32 33 34").floor("21").table();
    table.does("chain 32 33 34, decline");
    assert_eq!(counts(&table), (1, 0));
    // Nor one that is declined because there is nothing to do.
    let deal = Deal::of(2).set("extra_turn", "play_or_chain").hand(0, "33 34 35 42 44 46 62 64 66 72");
    let mut table = deal.floor("11").table();
    table.does("chain 33 34 35");
    assert_eq!(counts(&table), (1, 0));
}

#[test]
fn nc_a26_a_chain_that_reaches_the_limit_brings_no_extra_turn() {
    let mut table = Deal::of(2).set("turn_limit", "1").hand(0, "32 33 34 41").floor("21").table();
    table.does("chain 32 33 34");
    let seen = table.seen();
    assert!(!seen.iter().any(|notice| matches!(notice, Notice::Offered { .. } | Notice::Declined { .. })));
    assert_eq!((table.view().phase, table.penalties()), (Phase::Deal, vec![7, 10]));
}

#[test]
fn nc_a26_an_extra_turn_may_reach_the_limit() {
    let mut table = Deal::of(2).set("turn_limit", "2").hand(0, "32 33 34 41").floor("21").table();
    table.does("chain 32 33 34, play 41, end");
    assert_eq!((table.view().phase, table.penalties()), (Phase::Deal, vec![6, 10]));
}

#[test]
fn nc_a26_being_found_unable_is_no_turn() {
    let deal = Deal::of(3).hand(1, "22 24 26 32 34 36 42 44 46 52").hand(2, "61");
    let table = deal.closing_on("16");
    assert!(table.is_out(1));
    assert_eq!(counts(&table), (1, 0));
}

#[test]
fn nc_a26_nc_24_the_limits_cut_the_closing_phase_too_and_the_first_one_out_still_starts() {
    let deal = Deal::of(3).set("turn_limit", "2").hand(1, "61 62 6?");
    let mut table = deal.closing_on("16");
    table.does("play 61, end");
    assert_eq!((table.penalties(), table.next_starter()), (vec![0, 11, 10], 0));
}

#[test]
fn nc_a26_nc_a12_the_hand_that_is_empty_at_the_limit_was_emptied_first() {
    let table = Deal::of(2).set("turn_limit", "1").closing_on("16");
    assert_eq!((table.penalties(), table.next_starter()), (vec![0, 10], 0));

    // With a Chain as the last cards, too.
    let deal = Deal::of(2).set("turn_limit", "3").hand(0, "11 12 13 14 15 16 17 32 33 34").hand(1, "51");
    let mut table = deal.floor("21").table();
    table.does("play 11, play 12, play 13, play 14, play 15, play 16, play 17, end, take supply, discard 51");
    table.does("chain 32 33 34");
    assert_eq!((table.penalties(), table.next_starter()), (vec![0, 10], 0));
}

#[test]
fn nc_a27_if_no_player_emptied_the_lowest_penalty_of_the_round_starts() {
    let wilds = [["?1 ?2", "?3", ""], ["?1 ?2", "", "?3"], ["", "?1", "?2"]];
    for (hands, starter) in wilds.into_iter().zip([2, 1, 0]) {
        let deal = Deal::of(3).set("turn_limit", "1").pools("11 12 13");
        let mut table = (0..3).fold(deal, |deal, seat| deal.hand(seat, hands[seat])).table();
        table.does("take pool0, discard 11");
        assert_eq!(table.next_starter(), starter, "{hands:?}");
    }
}

#[test]
fn nc_a27_equal_penalties_go_to_the_lowest_seat() {
    for (hands, starter) in [(["?1", "?2", "?3"], 0), (["?1", "", ""], 1), (["", "?1", ""], 0)] {
        let deal = Deal::of(3).set("turn_limit", "1").set("first_starter", "seat2").pools("11 12 13");
        let mut table = (0..3).fold(deal, |deal, seat| deal.hand(seat, hands[seat])).table();
        table.does("take pool0, discard 11");
        assert_eq!(table.next_starter(), starter, "{hands:?}");
    }
}

#[test]
fn nc_a27_the_round_counts_not_the_total() {
    let deal = Deal::of(2).set("turn_limit", "1").pools("11 12 13");
    let mut table = deal.clone().hand(0, "?1 ?2 ?3").table();
    table.does("take pool0, discard 11");
    assert_eq!(table.next_starter(), 1);
    table.deal(&deal.hand(1, "?1"));
    table.does("take pool0, discard 11");
    assert_eq!(table.next_starter(), 0, "16 + 10 points in all, but 10 against 12 in this round");
}
