//! What the greedy player goes by: what it knows, and how many cards of each kind it has not seen.

use cardinal_engine::Instinct;
use cardinal_games::numboom::Numboom;

use super::moves::action;
use super::table::{Deal, Table};

fn appeal(table: &Table, text: &str) -> i32 {
    let seat = table.on_turn().expect("somebody is on turn");
    Numboom::appeal(&table.view_of(seat), &action(text))
}

#[test]
fn a_card_known_to_be_deadly_is_worse_than_an_unknown_one_and_a_safe_one_better() {
    // The Death Number is 2; seat 0 observes the 2 and the 1.
    let deal = Deal::of(5).hand(0, "2 observe observe 3").hand(1, "2").hand(2, "1").hand(3, "3");
    let mut table = deal.opened("2 2 1 3");
    table.does("observe 1, observe 2");
    let [deadly, safe, unknown] = ["flip 1", "flip 2", "flip 3"].map(|text| appeal(&table, text));
    assert!(deadly < unknown && unknown < safe, "{deadly} {unknown} {safe}");
}

#[test]
fn an_unknown_card_is_the_safer_the_fewer_deadly_cards_are_unseen() {
    // The deadly card is a 2 for both; one of them holds three of them.
    let risk = |hand: &str| {
        let table = Deal::of(3).set("deck", "base").hand(0, hand).hand(1, "1").opened("2 1");
        appeal(&table, "flip 1")
    };
    assert!(risk("2 2 2 2") > risk("2 1 1 1"));
}
