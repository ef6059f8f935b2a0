//! The last two.

use cardinal_games::numboom::{Cards, Phase};

use super::moves::set;
use super::table::{Deal, Table};

/// Three players; seat 0 flips a deadly card, so that seats 1 and 2 play Dual.
fn dual() -> Table {
    let deal = Deal::of(3).hand(0, "2 stack 1 1").hand(1, "2 reset 1 1").hand(2, "bomb observe observe 3");
    let mut table = deal.deck("reverse 4 stack 4 disrupt 3 3").opened("2 2");
    table.does("flip 1");
    table
}

#[test]
fn nb_19_nb_a28_two_positions_and_no_functions() {
    let table = dual();
    assert!(table.view().dual);
    assert_eq!(table.heights(), [0, 0]);
    // Seat 1 had three cards with a Reset, seat 2 four with two Observes; both have filled up from a deck without
    // functions, the one who begins first.
    assert_eq!(table.hand(1), set("1 1 4 4"));
    assert_eq!(table.hand(2), set("bomb 3 3 3"));
    let view = table.view();
    assert_eq!(view.stock(), Cards::NUMBERS.plus(Cards::BOMBS));
    assert_eq!(view.discards, set("2 2"));
    let laid_off: Vec<_> = view.players.iter().map(|player| player.laid_off).collect();
    assert_eq!(laid_off, [Cards::NONE, set("reset"), set("observe observe")]);
    // Seat 0 left four cards face down, a Stack and a Reverse among them.
    assert_eq!(view.players[cardinal_engine::Seat::new(0)].fallen, 2);
    assert_eq!(usize::from(view.deck), 77 - 2 - 8 - 2);
}

#[test]
fn nb_a30_the_next_player_begins_and_the_death_number_is_0() {
    let table = dual();
    assert_eq!((table.to_act(), table.death_number()), (Some(1), 0));
    let deal = Deal::of(3).hand(0, "2 reverse 1 1").hand(1, "2");
    let mut reversed = deal.opened("2 2");
    reversed.does("reverse, flip 1");
    assert_eq!(reversed.to_act(), Some(2));
}

#[test]
fn nb_19_nb_a27_fill_both_positions_then_flip_and_place() {
    let mut table = dual();
    assert_eq!(table.phase(), Phase::DualFill);
    table.refuses("flip 0", "flip-nothing", "NB-10");
    table.does("place 1 0");
    table.refuses("flip 0", "dual-fill", "NB-A27");
    table.does("place 3 1");
    assert_eq!((table.phase(), table.view().operations), (Phase::DualFlip, 2));
    table.refuses("place 1 0", "dual-flip-first", "NB-19");
    table.refuses("end", "ends-by-itself", "NB-A18");
    table.does("flip 1");
    assert_eq!((table.death_number(), table.phase()), (3, Phase::DualPlace));
    table.refuses("flip 0", "dual-now-place", "NB-19");
    table.does("place 4 1");
    assert_eq!(table.to_act(), Some(2));
}

#[test]
fn nb_19_nb_a29_no_functions_and_no_peek() {
    let mut table = dual();
    for function in ["reset 1", "stack", "observe 0", "reverse", "disrupt", "exchange left"] {
        table.refuses(function, "dual-function", "NB-19");
    }
    table.refuses("peek 0", "dual-peek", "NB-A29");
    table.does("place 1 0, place 3 1");
    table.refuses("peek 0", "dual-peek", "NB-A29");
    table.refuses("reset 1", "dual-function", "NB-19");
}

#[test]
fn nb_a27_without_the_rule_a_single_card_has_to_be_flipped() {
    let deal = Deal::of(3).set("dual_fill", "off").hand(0, "2").hand(1, "2 4 1 1").hand(2, "1 1 1 1");
    let mut table = deal.opened("2 2");
    table.does("flip 1");
    assert_eq!(table.phase(), Phase::DualFill, "there is nothing to flip");
    table.does("place 4 0");
    assert_eq!(table.phase(), Phase::DualFlip);
    assert_eq!(table.legal(), ["flip 0"]);
    table.does("flip 0");
    assert!(table.is_over() && !table.lives(2), "the forced kill");
}

#[test]
fn nb_a26_covered_cards_stay() {
    let deal = Deal::of(3).hand(0, "2 1 1 1").hand(1, "3").deck("1");
    let mut table = deal.opened("2 3");
    table.does("place 1 0, peek 1, end");
    // Seat 1 flips the 1 (3), seat 2 places nothing and flips its way out with another 1.
    table.does("flip 0, place 1 0, end, flip 0");
    assert!(!table.lives(2) && table.view().dual);
    assert_eq!((table.heights(), table.phase()), (vec![1, 0], Phase::DualFill));
    assert_eq!(table.field(1), "3 -");
    assert_eq!(table.to_act(), Some(0));
}

#[test]
fn nb_a25_two_players_have_a_round_one_with_one_position() {
    let mut table = Deal::of(2).hand(0, "3 stack 1 1").hand(1, "reset 1 1 1").table();
    assert_eq!(table.heights(), [0]);
    table.does("place 3 0");
    assert_eq!((table.to_act(), table.phase()), (Some(1), Phase::OpeningFlip));
    table.does("flip 0");
    assert_eq!((table.death_number(), table.to_act(), table.heights()), (3, Some(0), vec![0, 0]));
    assert!(table.view().dual);
    assert_eq!((table.size(0), table.size(1), table.hand(0).functions()), (4, 4, Cards::NONE));
}

#[test]
fn nb_a25_two_players_may_begin_with_dual() {
    let mut table = Deal::of(2).set("two_players", "dual").hand(0, "3 1 1 1").hand(1, "2 1 1 1").table();
    assert_eq!((table.heights(), table.view().stock().functions()), (vec![0, 0], Cards::NONE));
    table.does("place 3 1, place 2 0");
    assert_eq!((table.death_number(), table.to_act(), table.phase()), (0, Some(0), Phase::DualFlip));
    assert_eq!((table.size(0), table.size(1)), (4, 4));
    table.does("flip 0");
    assert_eq!(table.death_number(), 2);
}

#[test]
fn nb_a31_where_a_pile_leaves_no_empty_position_nothing_is_placed() {
    let deal = Deal::of(3).hand(0, "2 stack 3 2").hand(1, "3 1 1 1").hand(2, "2 1 1 1").deck("1");
    let mut table = deal.opened("2 3");
    // Seat 0 stacks a 3 on the 3; seat 1 fills position 0; seat 2 dies of a 2.
    table.does("stack, place 3 1, peek 1, end, place 1 0, flip 0, end, place 1 0, flip 0");
    assert!(!table.lives(2));
    assert_eq!((table.heights(), table.to_act()), (vec![2, 0], Some(0)));
    table.does("place 1 1");
    assert_eq!((table.phase(), table.to_act()), (Phase::DualFlip, Some(1)));
    table.does("flip 0");
    assert_eq!((table.to_act(), table.heights()), (Some(0), vec![1, 1]), "nowhere to place");
}

#[test]
fn nb_a28_the_deck_keeps_its_order() {
    let mut table = Deal::of(2).hand(0, "1 stack reset 1").deck("4 stack bomb reset 3 2").table();
    table.does("place 1 0, flip 0");
    assert_eq!(table.hand(0), set("1 4 bomb 3"));
}

#[test]
fn nb_a8_dual_begins_a_new_round() {
    let deal = Deal::of(3).set("refill", "round").hand(0, "2 1 1 1").hand(1, "2 3 3 3").hand(2, "1 1 1 1");
    let mut table = deal.opened("2 2");
    table.does("flip 1");
    assert_eq!((table.view().round, table.size(1), table.size(2)), (2, 4, 4));
}
