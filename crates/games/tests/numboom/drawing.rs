//! Drawing, the used-up deck.

use cardinal_engine::{Game, Observer, Turn};
use cardinal_games::numboom::{Chance, Order, Phase};

use super::moves::set;
use super::table::{Deal, Table};

#[test]
fn nb_6_nb_a8_hands_are_filled_at_the_start_of_the_own_turn() {
    let mut table = Deal::of(3).deck("4 4 4").opened("1 2");
    assert_eq!((table.size(0), table.size(1), table.size(2)), (4, 3, 4));
    table.does("place 4 0, peek 0, end");
    assert_eq!((table.size(0), table.size(1)), (3, 4));
    assert_eq!(table.hand(1).count("4".parse().unwrap()), 1);
}

#[test]
fn nb_a8_or_all_draw_when_a_round_begins() {
    let mut table = Deal::of(3)
        .set("refill", "round")
        .hand(0, "1 1 1 1")
        .hand(1, "3 2 2 2")
        .deck("4 bomb 3 2")
        .opened("1 3");
    // Seat 0 and seat 1 had placed a card each; the first player draws first.
    assert_eq!((table.hand(0), table.size(1), table.view().round), (set("1 1 1 4"), 4, 3));
    assert_eq!(table.hand(1).count("bomb".parse().unwrap()), 1);
    table.does("place 1 0, peek 0, end");
    assert_eq!((table.size(0), table.size(1), table.view().round), (3, 4, 2));
    table.does("flip 0, place bomb 0, end");
    assert_eq!((table.size(1), table.view().round), (3, 1));
    table.does("peek 0, flip 1, end");
    assert_eq!((0..3).map(|seat| table.size(seat)).collect::<Vec<_>>(), [4, 4, 4]);
    assert_eq!(table.view().round, 3);
}

#[test]
fn nb_a8_a_fatal_turn_is_one_of_the_round() {
    let deal = Deal::of(4).set("refill", "round").hand(0, "2").hand(1, "2").hand(2, "3");
    let mut table = deal.opened("2 2 3");
    assert_eq!(table.view().round, 4);
    table.does("flip 1");
    assert_eq!((table.view().round, table.to_act()), (3, Some(1)));
}

/// Plays ten players on the base deck until a shuffle is due.
fn drained() -> Table {
    let mut table = Deal::of(10).set("deck", "base").table();
    while table.game.turn() != Turn::Chance {
        // The default takes no avoidable risk.
        let legal = table.legal();
        let safe = ["place 1", "place 3", "place", "peek"].iter();
        let chosen = safe.into_iter().find_map(|start| legal.iter().find(|text| text.starts_with(start)));
        table.does(&chosen.unwrap_or(&legal[0]).clone());
    }
    table
}

#[test]
fn nb_a9_the_discards_become_the_new_deck_when_a_player_has_to_draw() {
    let mut table = drained();
    let view = table.view();
    assert_eq!((view.phase, view.deck), (Phase::Reshuffle, 0));
    let fallen: u8 = view.players.iter().map(|player| player.fallen).sum();
    let count = view.discards.len() + fallen + view.rests;
    assert!(count > 0);
    let mut order = match table.game.sample_chance(&mut cardinal_engine::random::stream(1, 1, TEST)) {
        Chance::Reshuffle(order) => order,
        other => panic!("{other:?}"),
    };
    assert_eq!(order.len(), usize::from(count));
    let short: Order = order.iter().copied().skip(1).collect();
    assert!(table.game.clone().apply_chance(&Chance::Reshuffle(short), &mut Vec::new()).is_err());
    order.reverse();
    table.chance(&Chance::Reshuffle(order));
    let after = table.view();
    assert!(after.discards.is_empty() && after.players.iter().all(|player| player.fallen == 0));
    assert_eq!(after.players[after.active].size, 4);
}

const TEST: cardinal_engine::random::Purpose = cardinal_engine::random::Purpose::Test;

#[test]
fn nb_a9_played_cards_lie_open_among_the_discards() {
    let mut table = Deal::of(3).hand(0, "1 reset 1 1").hand(1, "2").opened("1 2");
    table.does("reset 0, flip 1");
    assert_eq!(table.game.view(Observer::Spectator).discards, set("1 reset 2"));
}
