//! Chains: three consecutive numbers.

use cardinal_games::number_chain::{Laid, Notice, Out};

use super::moves::set;
use super::table::Deal;

#[test]
fn nc_15_the_rulebooks_example() {
    // Floor 11, Relay: a Chain 32, 33, 34, then 41 and 15 in the extra turn.
    let mut table = Deal::of(2).hand(0, "32 33 34 41 15").floor("11").relay_table();
    table.does("chain 32 33 34");
    assert_eq!((table.floor().as_str(), table.to_act()), ("34", Some(0)));
    table.does("play 41, play 15, end");
    assert_eq!((table.floor().as_str(), table.to_act()), ("15", Some(1)));
    assert_eq!(table.size(0), 5);
}

#[test]
fn nc_15_a_chain_ignores_floor_and_condition() {
    let deal = Deal::of(2).hand(0, "52 53 54");
    for floor in ["11", "16", "?7", "2?"] {
        let mut table = deal.clone().floor(floor).table();
        table.does("chain 52 53 54");
        assert_eq!(table.floor(), "54");
    }
    let mut table = deal.floor("11").relay_table();
    table.does("chain 52 53 54");
    assert_eq!(table.floor(), "54");
}

#[test]
fn nc_15_all_three_cards_come_from_the_own_hand() {
    let mut table = Deal::of(2).hand(0, "32 33 4?").hand(1, "34").pools("31 35 36").table();
    table.refuses("chain 32 33 34", "chain-not-held", "NC-15");
    table.refuses("chain 33 32 31", "chain-not-held", "NC-15");
    table.refuses("chain 32 33 3?=34", "chain-not-held", "NC-15");
    table.refuses("chain 32 33 32", "chain-not-held", "NC-15");
    table.refuses("chain 4?=41 4?=42 4?=43", "chain-not-held", "NC-15");
}

#[test]
fn nc_15_the_cards_below_are_covered_and_every_player_sees_them() {
    let mut table = Deal::of(2).hand(0, "32 33 34").floor("11").table();
    table.does("chain 34 33 32");
    assert_eq!(table.view().covered, set("11 34 33"));
    let chained = table.heard(1).iter().any(|notice| matches!(notice, Notice::Chained { .. }));
    assert!(chained);
}

#[test]
fn nc_a41_upwards_or_downwards_is_a_free_choice() {
    let deal = Deal::of(2).hand(0, "32 33 34 51 61 71 53 63 73 55");
    assert_eq!(deal.table().options_to("chain"), ["chain 32 33 34", "chain 34 33 32"]);
    let mut table = deal.table();
    table.does("chain 34 33 32, decline");
    assert_eq!(table.floor(), "32");
}

#[test]
fn nc_a6_a_chain_may_be_all_wild() {
    let mut table = Deal::of(2).hand(0, "3? ?3 ?4").floor("11").table();
    table.does("chain 3?=32 ?3=33 ?4=34");
    assert_eq!(table.floor(), "?4=34");
}

#[test]
fn nc_a6_a_table_may_allow_fewer_wilds() {
    let deal = Deal::of(2).hand(0, "3? ?3 ?4 32 34").floor("11");
    let chains = [("chain 32 ?3=33 34", 1), ("chain 32 ?3=33 ?4=34", 2), ("chain 3?=32 ?3=33 ?4=34", 3)];
    for most in 1..=3 {
        let table = deal.clone().set("max_wilds_in_chain", &most.to_string()).table();
        for (chain, wilds) in chains {
            let mut table = table.clone();
            if wilds <= most {
                table.does(chain);
            } else {
                table.refuses(chain, "chain-too-many-wilds", "NC-A6");
            }
        }
    }
}

#[test]
fn nc_a7_a_wild_stands_for_any_number_its_printed_digit_allows() {
    let mut table = Deal::of(2).hand(0, "3? 36 35 ?3 12 14 16").floor("11").table();
    table.does("chain 35 36 3?=37, decline");
    assert_eq!(table.floor(), "3?=37");
    let mut table = Deal::of(2).hand(0, "?3 12 14 3? 33 32").floor("11").table();
    for chain in ["chain 12 ?3=13 14", "chain 14 ?3=13 12", "chain 3?=31 32 33", "chain 3?=31 32 ?3=33"] {
        assert!(table.can(chain), "{chain}");
    }
    // Whether the natural card is elsewhere or even in the same hand does not matter.
    assert!(table.can("chain 32 ?3=33 3?=34"));
    for changed in ["chain 12 3?=13 14", "chain ?3=14 12 33", "chain 12 ?3 14", "chain 12=13 14 ?3=15"] {
        table.refuses(changed, "chain-wrong-wild", "NC-A7");
    }
}

#[test]
fn nc_a7_there_is_no_8_no_9_and_no_0() {
    // 3? cannot be 38 to follow 36, 37, nor 30 before 31, 32; such a number cannot even be written.
    let table = Deal::of(2).hand(0, "3? 36 37 11 13 15 51 53 55 71").floor("22").table();
    assert_eq!(table.options_to("chain"), ["chain 3?=35 36 37", "chain 37 36 3?=35"]);
    assert!("3?=38".parse::<Laid>().is_err());
    let table = Deal::of(2).hand(0, "3? 31 32 11 13 15 51 53 55 71").floor("22").table();
    assert_eq!(table.options_to("chain"), ["chain 31 32 3?=33", "chain 3?=33 32 31"]);
}

#[test]
fn nc_a7_a_trailing_wild_that_ends_the_chain_needs_no_new_name() {
    let mut table = Deal::of(2).hand(0, "32 33 3? 41 51").floor("11").table();
    table.does("chain 32 33 3?=34");
    table.refuses("play 51", "breaks-pivot", "NC-11");
    table.does("play 41");
}

#[test]
fn nc_a7_the_player_chooses_where_three_cards_fit_several_chains() {
    let table = Deal::of(2).hand(0, "3? ?4 35 11 13 22 51 61 71 73").floor("12").table();
    let mut chains = table.options_to("chain");
    chains.sort();
    let expected =
        ["chain 35 ?4=34 3?=33", "chain 3?=33 ?4=34 35", "chain 3?=36 35 ?4=34", "chain ?4=34 35 3?=36"];
    assert_eq!(chains, expected);
}

#[test]
fn nc_a8_no_chain_crosses_the_tens() {
    let mut table = Deal::of(2).hand(0, "16 17 21 22 36 37 31 32").floor("11").table();
    let attempts = ["chain 16 17 21", "chain 17 21 22", "chain 22 21 17", "chain 36 37 31", "chain 37 31 32"];
    for attempt in attempts {
        table.refuses(attempt, "chain-not-consecutive", "NC-15");
    }
}

#[test]
fn nc_a9_a_chain_goes_one_way_throughout() {
    let mut table = Deal::of(2).hand(0, "31 32 33 34 35 22 44").floor("11").table();
    for attempt in ["chain 33 32 34", "chain 32 34 33", "chain 31 33 35", "chain 22 33 44", "chain 32 33 35"]
    {
        table.refuses(attempt, "chain-not-consecutive", "NC-15");
    }
    table.does("chain 35 34 33");
}

#[test]
fn nc_a13_a_chain_does_not_follow_a_play() {
    let mut table = Deal::of(2).hand(0, "12 32 33 34").floor("11").table();
    table.does("play 12");
    table.refuses("chain 32 33 34", "chain-after-play", "NC-A13");
    assert_eq!(table.legal().first().map(String::as_str), Some("end"));
}

#[test]
fn nc_a13_a_play_may_follow_a_chain_in_the_extra_turn() {
    let mut table = Deal::of(2).hand(0, "32 33 34 41 54 55 56").floor("11").table();
    table.does("chain 32 33 34, play 41");
    table.refuses("chain 54 55 56", "chain-after-play", "NC-A13");
    table.does("end");
}

#[test]
fn nc_a12_a_chain_that_empties_the_hand_ends_the_turn_without_an_extra_turn() {
    let mut table =
        Deal::of(2).hand(0, "11 12 13 14 15 16 17 32 33 34").pools("51 52 53").floor("21").table();
    table.does("play 11, play 12, play 13, play 14, play 15, play 16, play 17, end");
    table.does("take pool0, discard 51, chain 32 33 34");
    assert!(table.is_out(0));
    let seen = table.seen();
    assert!(!seen.iter().any(|notice| matches!(notice, Notice::Offered { .. } | Notice::Declined { .. })));
    assert!(seen.iter().any(|notice| matches!(notice, Notice::Out { how: Out::Emptied, .. })));
    assert_ne!(table.to_act(), Some(0));
}

#[test]
fn nc_a12_nc_20_a_play_that_empties_the_hand_ends_the_turn_at_once() {
    for seats in 2..=4 {
        let table = Deal::of(seats).hand(1, "61").closing_on("16");
        assert!(table.is_out(0) && table.size(0) == 0);
        assert_eq!(table.to_act(), Some(1), "the turn ends by itself");
    }
}
