//! Disrupt: what the other players must not learn, and what every player still knows.

use cardinal_engine::{Actions, Game, Observer, Seat};
use cardinal_games::numboom::{Memo, Notice};

use super::moves::set;
use super::table::{Deal, Table};

/// Five players after round one; seat 0 holds a Disrupt. Position 0 is empty, the others hold 1, 2, 3.
fn table() -> Table {
    let deal = Deal::of(5).hand(0, "4 disrupt 2 2").hand(1, "1").hand(2, "2").hand(3, "3");
    deal.opened("4 1 2 3")
}

#[test]
fn nb_17_nb_a23_the_piles_go_where_the_player_wants() {
    let mut table = table();
    table.refuses("arrange 0", "arrange-nothing", "NB-17");
    table.does("peek 1, disrupt");
    table.refuses("flip 2", "arrange-first", "NB-17");
    table.refuses("end", "arrange-first", "NB-17");
    table.does("arrange 2");
    table.refuses("arrange 2", "arrange-twice", "NB-A23");
    table.refuses("arrange 4", "no-such-position", "NB-4");
    table.does("arrange 0, arrange 1, arrange 3");
    // The cards lie 2 - 1 3 now; seat 0 peeked at the 1 and knows where it is.
    assert_eq!(table.field(0), "? - 1 ?");
    table.does("flip 0");
    assert_eq!((table.death_number(), table.view().operations), (2, 0));
}

#[test]
fn nb_a14_the_ban_follows_the_card_and_only_its_player_sees_where() {
    let mut table = table();
    table.does("peek 1, disrupt, arrange 3, arrange 2, arrange 1, arrange 0");
    table.refuses("flip 2", "flip-peeked", "NB-9");
    assert!(table.can("flip 1") && table.can("flip 0"));
    assert!(table.view_of(0).positions[2][0].peeked);
    for seat in 1..5 {
        let view = table.view_of(seat);
        assert!(view.positions.iter().flatten().all(|covered| !covered.peeked) && view.hidden_peek);
    }
    table.does("flip 0, end");
    assert!(!table.view_of(1).hidden_peek && table.can("flip 2"));
}

#[test]
fn nb_a14_so_does_the_ban_on_a_fresh_card() {
    let deal = Deal::of(4).set("flip_own_fresh", "no").hand(0, "4 disrupt 2 2").hand(1, "1").hand(2, "2");
    let mut table = deal.opened("4 1 2");
    table.does("place 2 0, disrupt, arrange 2, arrange 1, arrange 0");
    table.refuses("flip 2", "flip-fresh", "NB-A12");
    assert_eq!((table.view_of(0).hidden_fresh, table.view_of(1).hidden_fresh), (0, 1));
    assert!(table.can("flip 0"));
}

#[test]
fn nb_a23_the_others_lose_the_places_but_remember_the_cards() {
    let mut table = table();
    assert_eq!(table.field(1), "- 1 ? ?");
    table.does("disrupt, arrange 1, arrange 2, arrange 3, arrange 0");
    assert_eq!(table.field(1), "~ ~ ~ -");
    assert_eq!(table.view_of(1).lost, Memo::of(set("1")));
    assert!(table.view_of(4).lost.is_empty(), "who knew nothing remembers nothing");
    // A 2 comes to light: seat 2 knew one to be there, and it may have been that one.
    table.does("flip 1");
    assert_eq!(table.view_of(2).lost, Memo::NONE);
    assert_eq!(table.view_of(1).lost, Memo::of(set("1")));
    table.does("place 2 1, end, peek 0");
    // Seat 1 sees the 1: that is what it remembered.
    assert_eq!((table.field(1).as_str(), table.view_of(1).lost), ("1 ? ~ -", Memo::NONE));
}

#[test]
fn nb_a23_a_second_disrupt_mixes_everything_again_and_its_player_keeps_what_is_left() {
    let deal = Deal::of(5).hand(0, "4 disrupt 2 2").hand(1, "1 disrupt 3 3").hand(2, "2").hand(3, "3");
    let mut table = deal.opened("4 1 2 3");
    table.does("disrupt, arrange 1, arrange 2, arrange 3, arrange 0, place 2 3, peek 3, end");
    table.does("peek 3, disrupt, arrange 3, arrange 2, arrange 1, arrange 0");
    assert_eq!((table.field(1).as_str(), table.view_of(1).lost), ("2 ~ ~ ~", Memo::of(set("1"))));
    assert_eq!((table.field(0).as_str(), table.view_of(0).lost), ("~ ~ ~ ~", Memo::of(set("2"))));
    assert_eq!(table.view_of(2).lost, Memo::of(set("2")));
}

#[test]
fn nb_a23_piles_stay_together_and_heights_are_seen_by_all() {
    let deal = Deal::of(4).hand(0, "4 disrupt stack 2").hand(1, "1").hand(2, "3");
    let mut table = deal.opened("4 1 3");
    table.does("stack, place 2 1, disrupt, arrange 1, arrange 0, arrange 2");
    assert_eq!(table.heights(), [2, 0, 1]);
    assert_eq!(table.field(0), "?/2 - ?");
    // A pile of two is the only one, and still it stays secret.
    assert_eq!(table.field(1), "~/~ - ~");
}

/// Everything the others see and hear of a Disrupt does not depend on what was arranged.
#[test]
fn nb_17_nb_a23_nothing_the_others_get_depends_on_the_arrangement() {
    let orders = ["1 2 3 0", "2 1 3 0", "3 2 1 0", "1 3 2 0"];
    let ends: Vec<Table> = orders
        .iter()
        .map(|order| {
            let mut table = table();
            table.does("peek 1");
            let before = table.clone();
            table.does("disrupt");
            for from in order.split(' ') {
                assert_eq!(table.to_act(), Some(0));
                let last = from == "0";
                table.does(&format!("arrange {from}"));
                for seat in 1..5 {
                    assert_eq!(table.heard(seat).is_empty(), !last, "a step sends no notice");
                    if !last {
                        assert_eq!(table.view_of(seat).positions, before.view_of(seat).positions);
                    }
                }
            }
            table
        })
        .collect();
    let first = &ends[0];
    for other in &ends[1..] {
        for who in (1..5).map(|seat| Observer::Seat(Seat::new(seat))).chain([Observer::Spectator]) {
            let json = |table: &Table| serde_json::to_string(&table.game.view(who)).unwrap();
            assert_eq!(json(first), json(other));
        }
        for seat in 1..5 {
            assert_eq!(first.heard(seat), other.heard(seat));
            for index in 0..<cardinal_games::numboom::Numboom as Actions>::ACTIONS {
                let action = cardinal_games::numboom::Numboom::decode(index).unwrap();
                let check = |table: &Table| table.game.check(Seat::new(seat), &action);
                assert_eq!(check(first), check(other));
            }
        }
        assert_eq!(first.seen(), other.seen());
        assert_ne!(first.field(0), "~ ~ ~ -");
    }
}

#[test]
fn nb_a23_only_the_disrupter_is_told_the_order() {
    let mut table = table();
    table.does("disrupt, arrange 1, arrange 2, arrange 3, arrange 0");
    let order = |notices: Vec<Notice>| {
        notices.into_iter().find_map(|notice| match notice {
            Notice::Disrupted { order, .. } => Some(order.map(|order| order.to_vec())),
            _ => None,
        })
    };
    assert_eq!(order(table.heard(0)), Some(Some(vec![1, 2, 3, 0])));
    assert_eq!(order(table.heard(1)), Some(None));
    assert_eq!(order(table.seen()), Some(None));
}

#[test]
fn nb_a36_a_disrupt_can_be_played_with_one_card() {
    let mut table = Deal::of(3).hand(0, "4 disrupt 2 2").hand(1, "1").opened("4 1");
    table.does("disrupt, arrange 1, arrange 0");
    assert_eq!(table.heights(), [1, 0]);
}
