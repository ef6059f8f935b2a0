//! Penalties, totals and places.

use cardinal_engine::{Game, Seat, Turn};
use cardinal_games::number_chain::{NumberChain, Phase};

use super::table::{Deal, Table};

/// Three rounds of one turn each. `wilds[round][seat]` are the wilds in a hand of ten that stays untouched.
fn three_rounds(wilds: [[&str; 3]; 3]) -> Table {
    let deals = wilds.map(|hands| {
        let deal = Deal::of(3).set("turn_limit", "1").pools("11 12 13");
        (0..3).fold(deal, |deal, seat| deal.hand(seat, hands[seat]))
    });
    let mut table = deals[0].table();
    table.does("take pool0, discard 11");
    for deal in &deals[1..] {
        table.deal(deal);
        table.does("take pool0, discard 11");
    }
    table
}

fn totals(table: &Table) -> Vec<i32> {
    table.game.scores().iter().copied().collect()
}

#[test]
fn nc_23_a_number_costs_1_and_a_wild_3() {
    for (hand, penalty) in [
        ("22 24 26 32 34 36 42 44 46 52", 10),
        ("22 24 26 32 34 36 42 44 46 5?", 12),
        ("22 24 26 32 34 36 51 54 4? 5?", 14),
        ("2? 3? 4? 5? 7? 22 33 44 55 77", 20),
    ] {
        let table = Deal::of(2).hand(1, hand).closing_on("16");
        assert_eq!(table.penalties(), [0, penalty], "{hand}");
    }
}

#[test]
fn nc_23_leading_wilds_cost_3_too() {
    let table =
        three_rounds([["?1 ?2 ?3 ?4 ?5 ?6 ?7", "1? 2? 3? 4? 5? 6? 7?", ""], ["", "", ""], ["", "", ""]]);
    assert_eq!(totals(&table), [24 + 20, 24 + 20, 30]);
}

#[test]
fn nc_23_penalties_are_recorded_round_by_round() {
    let table = three_rounds([["?1", "", ""], ["", "?1 ?2", ""], ["", "", "?1 ?2 ?3"]]);
    let rounds = |seat| table.view().players[Seat::new(seat)].penalties.to_vec();
    assert_eq!([0, 1, 2].map(rounds), [vec![12, 10, 10], vec![10, 14, 10], vec![10, 10, 16]]);
    assert_eq!(totals(&table), [32, 34, 36]);
}

#[test]
fn nc_24_the_first_to_empty_starts_the_next_round() {
    for starter in 0..3_u8 {
        // The seat that begins empties its hand at once.
        let hand = "11 12 13 14 15 16 17 1? ?1 ?2";
        let stuck = ["22 24 26 32 34 36 42 44 46 52", "23 25 27 33 35 37 43 45 47 53"];
        let others: Vec<usize> = (0..3).filter(|seat| *seat != usize::from(starter)).collect();
        let deal = Deal::of(3).set("first_starter", &format!("seat{starter}")).floor("21");
        let deal = deal.hand(usize::from(starter), hand).hand(others[0], stuck[0]).hand(others[1], stuck[1]);
        let mut table = deal.table();
        table
            .does("play 11, play 12, play 13, play 14, play 15, play 17, play 1?=11, play ?1=11, play ?2=12");
        table.does("play 16");
        assert_eq!(table.next_starter(), starter);
        table.deal(&Deal::of(3));
        assert_eq!((table.to_act(), table.view().round), (Some(starter), 2));
    }
}

#[test]
fn nc_25_the_lowest_total_wins() {
    let table = three_rounds([["?1", "", "?2 ?3"], ["", "", ""], ["", "?4", "?5"]]);
    assert_eq!(table.game.turn(), Turn::Over);
    assert_eq!((totals(&table), table.places()), (vec![32, 32, 36], vec![1, 2, 3]));
    let table = three_rounds([["", "?1", "?2"], ["", "", "?3"], ["?4", "?5 ?6", ""]]);
    assert_eq!((totals(&table), table.places()), (vec![32, 36, 34], vec![1, 3, 2]));
}

#[test]
fn nc_25_a_tie_goes_to_fewer_wilds_at_the_end_of_round_three() {
    let table = three_rounds([["", "?1", "?2 ?3"], ["?4", "?5", "?6 ?7"], ["1?", "", ""]]);
    assert_eq!((totals(&table), table.places()), (vec![34, 34, 38], vec![2, 1, 3]));
}

#[test]
fn nc_25_a_tie_that_persists_is_a_shared_victory() {
    let table = three_rounds([["?1", "", "?2 ?3"], ["", "?4", ""], ["", "", ""]]);
    assert_eq!((totals(&table), table.places()), (vec![32, 32, 34], vec![1, 1, 3]));
    let table = three_rounds([["", "", ""], ["", "", ""], ["?1", "?2", "?3"]]);
    assert_eq!(table.places(), [1, 1, 1]);
}

#[test]
fn nc_25_after_the_last_round_no_seat_moves() {
    let mut table = three_rounds([["", "", ""], ["", "", ""], ["", "", ""]]);
    assert_eq!((table.view().phase, table.game.turn()), (Phase::Over, Turn::Over));
    for seat in 0..3 {
        table.refuses_seat(seat, "take supply", "game-over", "NC-25");
    }
}

#[test]
fn nc_a30_three_tied_players_are_compared_once_and_the_equal_ones_share() {
    let table = three_rounds([["?1", "?2", ""], ["", "", ""], ["", "", "?3"]]);
    assert_eq!((totals(&table), table.places()), (vec![32, 32, 32], vec![1, 1, 3]));
}

#[test]
fn nc_a30_places_below_the_winner_go_by_total_and_then_by_the_same_wilds() {
    let table = three_rounds([["", "", "?1"], ["", "", ""], ["", "?2", ""]]);
    assert_eq!((totals(&table), table.places()), (vec![30, 32, 32], vec![1, 3, 2]));
    let table = three_rounds([["", "?1", "?2"], ["", "", ""], ["", "", ""]]);
    assert_eq!(table.places(), [1, 2, 2]);
}

#[test]
fn nc_a30_a_hand_emptied_in_the_last_round_has_no_wilds() {
    // Two rounds of two turns. In the first seat 0 keeps six wilds, and so seat 1 begins the second.
    let deal = Deal::of(2).set("rounds", "2").set("turn_limit", "2").pools("31 32 33").supply("34");
    let mut table = deal.clone().hand(0, "?3 ?4 ?5 ?6 ?7 3?").table();
    table.does("take pool0, discard 31, take pool0, discard 34");
    assert_eq!((table.penalties(), table.next_starter()), (vec![22, 10], 1));
    // In the second seat 1 keeps one wild and seat 0 plays all its cards, which makes 22 for both.
    table.deal(&deal.hand(0, "11 12 13 14 15 16 17 1? ?1 ?2").hand(1, "?7"));
    table.does("take pool0, discard 31, play 11, play 12, play 13, play 14, play 15, play 16, play 17");
    table.does("play 1?=11, play ?1=11, play ?2=12");
    assert_eq!((totals(&table), table.places()), (vec![22, 22], vec![1, 2]));
}

#[test]
fn nc_25_measures_tell_what_was_left_at_the_end() {
    let table = three_rounds([["", "", ""], ["", "", ""], ["?1 ?2", "", ""]]);
    let names = NumberChain::INFO.measures;
    let measures = table.game.measures(Seat::new(0));
    let of = |name| measures[names.iter().position(|other| *other == name).expect("it is measured")];
    assert_eq!((of("cards_left"), of("wilds_left"), of("rounds_without_penalty")), (10, 2, 0));
}
