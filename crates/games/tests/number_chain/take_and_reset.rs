//! Taking cards, the Reset, and the hand limit.

use cardinal_games::number_chain::{Condition, Notice, Phase};

use super::moves::set;
use super::table::Deal;

#[test]
fn nc_16_a_pool_card_goes_to_the_hand_and_its_pool_is_refilled() {
    for (pool, pools) in [(0, "51 12 13"), (1, "11 51 13"), (2, "11 12 51")] {
        let mut table = Deal::of(4).pools("11 12 13").supply("51 52").table();
        table.does(&format!("take pool{pool}"));
        assert!(table.holds(0, &format!("1{}", pool + 1)));
        assert_eq!((table.pools().as_str(), table.supply()), (pools, 26));
        assert_eq!((table.size(0), table.to_act()), (9, Some(1)));
    }
}

#[test]
fn nc_16_or_the_top_card_of_the_supply() {
    let mut table = Deal::of(4).pools("11 12 13").supply("51 52").table();
    table.does("take supply");
    assert!(table.holds(0, "51"));
    assert_eq!((table.pools().as_str(), table.supply(), table.to_act()), ("11 12 13", 26, Some(1)));
}

#[test]
fn nc_17_a_reset_takes_all_pools_flips_the_condition_and_refills() {
    // Seat 0 has played a card before, so that three from the Pools make ten.
    let deal = Deal::of(4).hand(0, "12").hand(1, "22 25 21 53").pools("61 62 63").floor("11");
    let mut table = deal.table();
    table.does("play 12, end, play 22, end, take supply, take supply, reset");
    assert!(table.holds(0, "61 62 63"));
    assert_eq!(table.size(0), 10);
    assert_eq!(table.condition(), Condition::Relay);
    assert_eq!(table.to_act(), Some(1));
    assert!(!table.pools().contains("--"));
    // The new Condition binds everyone: seat 1 now plays from card to card.
    table.does("play 25");
    table.refuses("play 21", "breaks-relay", "NC-12");
    table.does("play 53");
}

#[test]
fn nc_17_nc_a22_the_pools_are_refilled_first_to_third() {
    let mut table = Deal::of(2).pools("61 62 63").supply("15 2? 33").table();
    table.does("reset, discard 61, discard 62, discard 63");
    assert_eq!(table.pools(), "15 2? 33");
    let refills: Vec<(u8, String)> = table
        .seen()
        .into_iter()
        .filter_map(|notice| match notice {
            Notice::Refilled { pool, card } => Some((pool, card.to_string())),
            _ => None,
        })
        .collect();
    assert_eq!(refills, [(0, "15".to_owned()), (1, "2?".to_owned()), (2, "33".to_owned())]);
}

#[test]
fn nc_17_a_second_reset_flips_back_to_pivot() {
    let mut table = Deal::of(4).table();
    table.does("reset");
    let card = table.options_to("discard").remove(0);
    table.does(&card);
    assert_eq!(table.condition(), Condition::Relay);
    table.does("reset");
    let card = table.options_to("discard").remove(0);
    table.does(&card);
    assert_eq!(table.condition(), Condition::Pivot);
}

#[test]
fn nc_19_above_ten_cards_the_surplus_is_discarded() {
    for (seats, action, surplus) in
        [(2, "take supply", 1), (3, "take pool0", 1), (2, "reset", 3), (4, "reset", 1)]
    {
        let mut table = Deal::of(seats).table();
        table.does(action);
        for _ in 0..surplus {
            assert_eq!((table.view().phase, table.to_act()), (Phase::Discard, Some(0)));
            let card = table.options_to("discard").remove(0);
            table.does(&card);
        }
        assert_eq!((table.size(0), table.to_act()), (10, Some(1)), "{seats} players, {action}");
    }
}

#[test]
fn nc_19_discards_need_not_match_and_their_order_is_free() {
    let mut table = Deal::of(2).hand(0, "51 62 73").hand(1, "21").floor("44").table();
    table.does("reset, discard 73, discard 51, discard 62");
    // The last discard is the new Floor card.
    assert_eq!(table.floor(), "62");
    assert_eq!(table.view().covered, set("44 73 51"));
    table.does("play 21");
}

#[test]
fn nc_19_nothing_else_can_be_done_until_the_surplus_is_gone() {
    let mut table = Deal::of(2).hand(0, "11 12 13").hand(1, "22").floor("31").table();
    table.does("take supply");
    let others =
        ["play 11", "chain 11 12 13", "take supply", "take pool0", "reset", "end", "decline", "wait", "quit"];
    for other in others {
        table.refuses(other, "must-discard", "NC-19");
    }
    table.refuses("discard 22", "discard-not-held", "NC-19");
    table.refuses_seat(1, "take supply", "not-your-turn", "NC-9");
    table.does("discard 11");
    table.refuses("discard 22", "nothing-to-discard", "NC-19");
}

#[test]
fn nc_19_ten_cards_are_not_too_many() {
    let mut table = Deal::of(4).pools("61 62 63").floor("44").table();
    // Eight, nine, ten.
    table.does("take pool0, take pool0, take pool0, take pool0, take pool0");
    assert_eq!((table.size(0), table.to_act(), table.floor().as_str()), (10, Some(1), "44"));
}

#[test]
fn nc_a22_pools_stay_empty_until_the_discards_are_made() {
    let mut table = Deal::of(2).pools("61 62 63").supply("71 72 73").table();
    table.does("reset");
    // The tile is flipped already; the new Pool cards are not to be seen yet.
    assert_eq!(
        (table.condition(), table.pools().as_str(), table.supply()),
        (Condition::Relay, "-- -- --", 39)
    );
    table.does("discard 61, discard 62");
    assert_eq!((table.pools().as_str(), table.supply()), ("-- -- --", 39));
    table.does("discard 63");
    assert_eq!((table.pools().as_str(), table.supply()), ("71 72 73", 36));

    let mut table = Deal::of(2).pools("61 62 63").supply("71").table();
    table.does("take pool1");
    assert_eq!(table.pools(), "61 -- 63");
    table.does("discard 62");
    assert_eq!(table.pools(), "61 71 63");
}

#[test]
fn nc_a23_the_card_just_taken_may_be_discarded() {
    let mut table = Deal::of(2).pools("61 62 63").supply("35").table();
    table.does("take pool1, discard 62");
    assert_eq!((table.floor().as_str(), table.size(0)), ("62", 10));
    let mut table = Deal::of(2).supply("35").table();
    table.does("take supply, discard 35");
    assert_eq!(table.floor(), "35");
}

#[test]
fn nc_a24_the_supply_is_taken_blindly_and_for_good() {
    let one = Deal::of(4).supply("35 36").table();
    let other = Deal::of(4).supply("36 35").table();
    assert_eq!(one.view_of(0), other.view_of(0), "nothing is seen before the choice");
    let mut table = one;
    table.does("take supply");
    assert_eq!(table.to_act(), Some(1), "and then it is too late");
}

#[test]
fn nc_a25_only_take_and_reset_lead_above_ten() {
    // Plays and Chains only ever make a hand smaller, so no discard is due after them.
    let mut table = Deal::of(2).hand(0, "32 33 34 41 42").floor("11").table();
    table.does("chain 32 33 34");
    assert_eq!((table.size(0), table.view().phase), (7, Phase::Offer));
    table.does("play 41, end");
    assert_eq!((table.size(0), table.view().phase), (6, Phase::Act));
    table.refuses("discard 77", "nothing-to-discard", "NC-19");
}
