//! Who knows what.

use cardinal_engine::{Game, Observer, Seat};
use cardinal_games::number_chain::{CardSet, Notice, NumberChain, Player};

use super::moves::set;
use super::table::{Deal, Table};

/// The hand shown to a seat in each `Dealt` it heard.
fn hands_dealt(table: &Table, who: u8) -> Vec<Option<CardSet>> {
    let notices = table.heard(who);
    let dealt = notices.iter().find_map(|notice| match notice {
        Notice::Dealt { hands, .. } => Some(hands.iter().copied().collect()),
        _ => None,
    });
    dealt.expect("cards were dealt")
}

#[test]
fn nc_5_dealt_hands_are_shown_to_their_owners_only() {
    for seats in 2..=4 {
        let table = Deal::of(seats).table();
        for who in 0..seats {
            let shown = hands_dealt(&table, who);
            for seat in 0..seats {
                assert_eq!(shown[usize::from(seat)], (seat == who).then(|| table.hand(seat)));
            }
        }
        let seen = table.seen();
        let secret = seen.iter().all(|notice| match notice {
            Notice::Dealt { hands, .. } => hands.iter().all(Option::is_none),
            _ => true,
        });
        assert!(secret, "a spectator sees no hand: {seen:?}");
    }
}

#[test]
fn nc_16_nc_a24_a_card_from_the_supply_is_shown_to_its_owner_only() {
    for seats in 2..=4 {
        let mut table = Deal::of(seats).supply("35").table();
        table.does("take supply");
        for who in 0..seats {
            let drawn = table.heard(who).into_iter().find_map(|notice| match notice {
                Notice::Drew { seat, card } => Some((seat.number(), card)),
                _ => None,
            });
            assert_eq!(drawn, Some((0, (who == 0).then(|| "35".parse().unwrap()))), "seat {who}");
        }
    }
}

#[test]
fn nc_16_two_games_that_differ_in_the_drawn_card_look_alike_to_the_others() {
    let [mut one, mut other] = ["35 36", "36 35"].map(|supply| Deal::of(4).supply(supply).table());
    one.does("take supply");
    other.does("take supply");
    for who in 1..4 {
        assert_eq!(one.heard(who), other.heard(who));
        assert_eq!(one.view_of(who), other.view_of(who));
    }
    assert_eq!((one.seen(), one.view()), (other.seen(), other.view()));
    assert_ne!(one.view_of(0), other.view_of(0));
}

#[test]
fn nc_16_nc_17_every_player_remembers_cards_taken_from_pools() {
    let mut table = Deal::of(4).pools("61 62 63").table();
    table.does("take pool1");
    for who in 1..4 {
        assert_eq!(table.view_of(who).players[Seat::new(0)].known, set("62"));
    }
    let pools = table.pools();
    table.does("reset, discard 61");
    assert_eq!(table.view().players[Seat::new(1)].known, set(&pools).without(set("61")));
}

#[test]
fn nc_18_the_contents_of_a_reshuffled_supply_are_known_but_not_its_order() {
    let mut table = Deal::of(2).table();
    table.drain_to(1);
    table.does("take supply");
    let covered = table.view().covered;
    let top: Vec<String> = covered.iter().map(|card| card.to_string()).collect();
    let mut other = table.clone();
    table.reshuffle(&top.join(" "));
    other.reshuffle(&top.iter().rev().cloned().collect::<Vec<_>>().join(" "));
    assert_ne!(table.game, other.game);
    for who in 0..2 {
        assert_eq!((table.view_of(who), table.heard(who)), (other.view_of(who), other.heard(who)));
        let known = table.view_of(who).unseen.iter().any(|batch| batch.cards == covered);
        assert!(known, "all saw which cards went in");
    }
}

#[test]
fn sizes_of_hands_and_supply_are_public() {
    let mut table = Deal::of(4).table();
    table.does("take supply, take pool0");
    let view = table.view();
    assert_eq!(view.players.iter().map(Player::size).collect::<Vec<_>>(), [9, 9, 8, 8]);
    assert_eq!(view.supply, 25);
}

#[test]
fn nc_22_the_hand_of_a_player_who_is_out_stays_secret_until_the_round_ends() {
    let deal = Deal::of(3).hand(1, "22 24 26 32 34 36 42 44 46 52").hand(2, "62 71 73 75 77 33 35 37 53 55");
    let mut table = deal.closing_on("16");
    assert!(table.is_out(1));
    for who in [0, 2] {
        assert_eq!(table.view_of(who).players[Seat::new(1)].hand, None);
    }
    let hand = table.hand(1);
    table.does("play 62, end");
    for who in 0..3 {
        let shown = table.heard(who).into_iter().find_map(|notice| match notice {
            Notice::RoundOver { hands, .. } => Some(hands),
            _ => None,
        });
        let shown = shown.expect("the round is over");
        assert_eq!(shown[Seat::new(0)], CardSet::NONE);
        assert_eq!(shown[Seat::new(1)], hand);
        assert_eq!(shown[Seat::new(2)], set("71 73 75 77 33 35 37 53 55"));
    }
}

#[test]
fn nc_5_the_last_hands_are_open_when_the_game_is_over() {
    let mut table = Deal::of(2).set("rounds", "1").set("turn_limit", "1").pools("11 12 13").table();
    let hands = [table.hand(0), table.hand(1)];
    table.does("take pool0, discard 11");
    for who in Observer::every(2) {
        let shown: Vec<_> = table.game.view(who).players.iter().map(|player| player.hand).collect();
        assert_eq!(shown, hands.map(Some));
    }
}

/// What the others hear from the Chain of seat 1 to the next turn.
fn heard_of_chain(table: &mut Table, moves: &str) -> Vec<Vec<Notice>> {
    table.does(moves);
    vec![table.heard(0), table.heard(2), table.seen()]
}

#[test]
fn nc_a11_an_extra_turn_declined_for_want_of_a_move_looks_like_one_declined_by_choice() {
    // The two games differ in one hidden card of seat 1: with 51 it could go on after 35, with 72 it cannot.
    let deal = Deal::of(3).hand(1, "33 34 35 42 44 46 62 64 66").hand(2, "52");
    let mut able = deal.clone().hand(1, "51").supply("72").closing_on("16");
    let mut unable = deal.hand(1, "72").supply("51").closing_on("16");
    assert_eq!((able.view_of(0), able.view_of(2)), (unable.view_of(0), unable.view_of(2)));
    let by_choice = heard_of_chain(&mut able, "chain 33 34 35, decline");
    let by_want = heard_of_chain(&mut unable, "chain 33 34 35");
    assert_eq!(by_want, by_choice);
    assert_eq!((able.view_of(0), able.view_of(2)), (unable.view_of(0), unable.view_of(2)));
}

#[test]
fn nc_a11_nc_a10_and_so_at_a_table_that_keeps_extra_turns_for_play_and_chain() {
    let deal = Deal::of(3).set("extra_turn", "play_or_chain").set("first_starter", "seat1").floor("11");
    let deal = deal.hand(1, "33 34 35 42 44 46 62 64 66");
    let mut able = deal.clone().hand(1, "51").supply("72").table();
    let mut unable = deal.hand(1, "72").supply("51").table();
    let by_choice = heard_of_chain(&mut able, "chain 33 34 35, decline");
    let by_want = heard_of_chain(&mut unable, "chain 33 34 35");
    assert_eq!(by_want, by_choice);
    assert_eq!((able.view_of(0), able.view_of(2)), (unable.view_of(0), unable.view_of(2)));
}

#[test]
fn notices_that_show_what_was_hidden_say_so() {
    let mut table = Deal::of(4).table();
    assert!(table.seen().iter().any(NumberChain::reveals), "a deal does");
    table.does("take supply");
    let drew = table.heard(0).into_iter().find(|notice| matches!(notice, Notice::Drew { .. }));
    assert!(NumberChain::reveals(&drew.unwrap()));
}
