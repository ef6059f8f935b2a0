//! What simple players go by, and what searching players try first: what they know, and how many cards of each
//! kind they have not seen.

use cardinal_engine::{Heuristics, Seat};
use cardinal_games::numboom::Numboom;

use super::moves::action;
use super::table::{Deal, Table};

fn static_score(table: &Table, text: &str) -> i32 {
    let seat = table.to_act().expect("a turn names at least one seat");
    Numboom::static_score(&table.view_of(seat), &action(text))
}

#[test]
fn a_card_known_to_be_deadly_is_worse_than_an_unknown_one_and_a_safe_one_better() {
    // The Death Number is 2; seat 0 observes the 2 and the 1.
    let deal = Deal::of(5).hand(0, "2 observe observe 3").hand(1, "2").hand(2, "1").hand(3, "3");
    let mut table = deal.opened("2 2 1 3");
    table.does("observe 1, observe 2");
    let [deadly, safe, unknown] = ["flip 1", "flip 2", "flip 3"].map(|text| static_score(&table, text));
    assert!(deadly < unknown && unknown < safe, "{deadly} {unknown} {safe}");
}

#[test]
fn an_unknown_card_is_the_safer_the_fewer_deadly_cards_are_unseen() {
    // The deadly card is a 2 for both; one of them holds three of them.
    let risk = |hand: &str| {
        let table = Deal::of(3).set("deck", "base").hand(0, hand).hand(1, "1").opened("2 1");
        static_score(&table, "flip 1")
    };
    assert!(risk("2 2 2 2") > risk("2 1 1 1"));
}

fn prior(table: &Table, text: &str) -> f32 {
    let seat = Seat::new(table.to_act().expect("a turn names at least one seat"));
    let mut priors = Vec::new();
    table.game.priors(seat, &[action(text)], &mut priors);
    priors[0]
}

#[test]
fn a_searching_bot_that_has_to_flip_leaves_out_what_it_knows_to_be_deadly() {
    let deal = Deal::of(5).hand(0, "2 observe observe 3").hand(1, "2").hand(2, "1").hand(3, "3");
    let mut table = deal.opened("2 2 1 3");
    // The Death Number is 2 and the board full; the second operation has to be a flip or a look.
    table.does("observe 1, observe 2, place 3 0");
    let [deadly, safe, unknown] = ["flip 1", "flip 2", "flip 3"].map(|text| prior(&table, text));
    assert!(deadly < 0.0 && 0.0 <= unknown && unknown < safe, "{deadly} {unknown} {safe}");
}

#[test]
fn a_searching_bot_wants_no_more_than_it_can_know() {
    let unseen = |card: &str| {
        let hand = format!("{card} 4 4 bomb");
        let table = Deal::of(3).hand(0, "1 1 1 1").hand(1, &hand).opened(&format!("1 {card}"));
        prior(&table, "flip 1")
    };
    // Three is deadly, two is not; neither has been seen.
    assert_eq!(unseen("3").to_bits(), unseen("2").to_bits());
}

#[test]
fn a_searching_bot_considers_one_empty_position_only() {
    let mut table = Deal::of(5).hand(0, "2 3 3 3").opened("2 2 1 3");
    table.does("flip 2");
    assert!(prior(&table, "place 3 0") >= 0.0 && prior(&table, "place 3 2") < 0.0);
}
