//! Before the first turn, and between rounds.

use std::collections::BTreeSet;

use cardinal_engine::random::{Purpose, stream};
use cardinal_engine::{Audit, Game, Place, Seat, SetupError, Turn};
use cardinal_games::number_chain::{Card, Chance, Condition, Notice, NumberChain, Options, Phase};

use super::moves::set;
use super::table::{Deal, hand_size, options};

#[test]
fn nc_1_nc_a36_a_table_has_two_three_or_four_seats() {
    for seats in 2..=4 {
        assert!(NumberChain::new(&Options::default(), seats).is_ok(), "{seats} players");
    }
    for seats in [0, 1, 5, 6, 10, 255] {
        let refused = NumberChain::new(&Options::default(), seats).expect_err("too many or too few seats");
        assert_eq!(refused.code(), "setup-seats");
        assert!(matches!(refused, SetupError::Seats { clause: "NC-A36", .. }), "{refused}");
    }
    assert_eq!(NumberChain::INFO.seats, [2, 3, 4]);
}

#[test]
fn nc_2_nc_a42_there_are_49_numbers_and_14_wilds_each_of_them_once() {
    let mut faces = BTreeSet::new();
    for digit in '1'..='7' {
        faces.extend(('1'..='7').map(|last| format!("{digit}{last}")));
        faces.extend([format!("{digit}?"), format!("?{digit}")]);
    }
    assert_eq!(faces.len(), 63);
    assert_eq!(Card::ALL.into_iter().map(|card| card.to_string()).collect::<BTreeSet<_>>(), faces);
    assert_eq!(Card::ALL.into_iter().filter(|card| card.is_wild()).count(), 14);
    // An order in which a card is there twice, and so another one missing, is not dealt.
    let mut game = NumberChain::new(&options(&[("first_starter", "seat0")]), 2).unwrap();
    let Chance::Deal(mut order) = game.sample_chance(&mut stream(1, 0, Purpose::Test)) else {
        panic!("cards are dealt")
    };
    order[0] = order[62];
    assert!(game.apply_chance(&Chance::Deal(order), &mut Vec::new()).is_err());
}

#[test]
fn nc_2_the_table_has_a_supply_three_pools_and_a_floor() {
    for seats in 2..=4 {
        let census = Deal::of(seats).table().game.census();
        assert_eq!(census.iter().map(|(card, _)| card).collect::<BTreeSet<_>>().len(), 63);
        let at = |place| census.iter().filter(|(_, there)| *there == place).count();
        assert_eq!((0..4).map(|spot| at(Place::Table(spot))).collect::<Vec<_>>(), [1, 1, 1, 1]);
        let in_hands = usize::from(seats * hand_size(seats));
        assert_eq!((at(Place::Deck), at(Place::Discard)), (63 - in_hands - 4, 0));
    }
}

#[test]
fn nc_3_a_game_has_three_rounds_and_the_lowest_sum_wins() {
    let deal = Deal::of(2).set("turn_limit", "1").pools("11 12 13").hand(1, "?1");
    let mut table = deal.table();
    for round in 1..=3 {
        assert_eq!((table.view().round, table.to_act()), (round, Some(0)));
        table.does("take pool0, discard 11");
        if round < 3 {
            table.deal(&deal);
        }
    }
    assert_eq!(table.game.turn(), Turn::Over);
    assert_eq!(table.game.scores().iter().copied().collect::<Vec<_>>(), [30, 36]);
    assert_eq!(table.places(), [1, 2]);
}

#[test]
fn nc_3_a_table_may_agree_on_one_to_nine_rounds() {
    for rounds in 1..=9 {
        let deal = Deal::of(3).set("turn_limit", "1").set("rounds", &rounds.to_string()).pools("11 12 13");
        let mut table = deal.table();
        for _ in 1..rounds {
            table.does("take pool0, discard 11");
            table.deal(&deal);
        }
        table.does("take pool0, discard 11");
        assert_eq!(table.game.turn(), Turn::Over, "after {rounds} rounds");
    }
}

#[test]
fn nc_4_chance_picks_the_first_starting_player_among_all_seats() {
    for seats in 2..=4 {
        let game = NumberChain::new(&Options::default(), seats).unwrap();
        assert_eq!(game.turn(), Turn::Chance);
        let mut rng = stream(4, 0, Purpose::Test);
        let drawn: BTreeSet<u8> = (0..200)
            .map(|_| match game.sample_chance(&mut rng) {
                Chance::Starter(seat) => seat.number(),
                other => panic!("a starting player is due, not {other:?}"),
            })
            .collect();
        assert_eq!(drawn, (0..seats).collect());
        for seat in 0..seats {
            let (mut game, mut events) = (game.clone(), Vec::new());
            game.apply_chance(&Chance::Starter(Seat::new(seat)), &mut events).unwrap();
            let deal = game.sample_chance(&mut rng);
            game.apply_chance(&deal, &mut events).unwrap();
            assert_eq!(game.turn(), Turn::of(Seat::new(seat)));
        }
        let absent = Chance::Starter(Seat::new(seats));
        assert!(game.clone().apply_chance(&absent, &mut Vec::new()).is_err());
    }
}

#[test]
fn nc_4_nc_a36_the_host_may_choose_the_first_starting_player() {
    for seats in 2..=4 {
        for seat in 0..4 {
            let value = format!("seat{seat}");
            if seat < seats {
                assert_eq!(Deal::of(seats).set("first_starter", &value).table().to_act(), Some(seat));
            } else {
                let refused = NumberChain::new(&options(&[("first_starter", &value)]), seats).unwrap_err();
                assert!(matches!(refused, SetupError::Conflict { key: "first_starter", .. }), "{refused}");
            }
        }
    }
}

#[test]
fn nc_5_nc_6_ten_cards_each_or_eight_with_four_and_the_rest_is_the_supply() {
    for (seats, hand, supply) in [(2, 10, 39), (3, 10, 29), (4, 8, 27)] {
        let table = Deal::of(seats).table();
        for seat in 0..seats {
            assert_eq!(table.hand(seat).len(), hand, "{seats} players");
        }
        assert_eq!(table.supply(), supply, "{seats} players");
    }
}

#[test]
fn nc_5_hands_are_secret() {
    let table = Deal::of(3).hand(0, "11 12 13").table();
    let view = table.view_of(1);
    let seen: Vec<bool> = view.players.iter().map(|player| player.hand.is_some()).collect();
    assert_eq!(seen, [false, true, false]);
    assert!(view.players.iter().all(|player| player.known.is_empty()));
}

#[test]
fn nc_6_the_supply_lies_face_down() {
    let one = Deal::of(2).supply("11 12").table();
    let other = Deal::of(2).supply("12 11").table();
    assert_eq!(one.view(), other.view(), "which card is on top is not known");
    assert_eq!(one.view_of(0), other.view_of(0));
}

#[test]
fn nc_7_three_cards_go_to_the_pools_and_the_next_to_the_floor() {
    let table = Deal::of(4).pools("61 3? 25").floor("44").supply("11").table();
    assert_eq!((table.pools().as_str(), table.floor().as_str()), ("61 3? 25", "44"));
    let mut table = table;
    table.does("take supply");
    assert!(table.holds(0, "11"), "the Supply goes on below the Floor card");
}

#[test]
fn nc_8_every_round_begins_on_pivot() {
    let deal = Deal::of(4).set("turn_limit", "1");
    let mut table = deal.table();
    for _ in 0..2 {
        assert_eq!(table.condition(), Condition::Pivot);
        // Eight cards and three from the Pools are one too many.
        table.does("reset");
        let discard = table.options_to("discard").remove(0);
        table.does(&discard);
        table.deal(&deal);
    }
    assert_eq!((table.view().round, table.condition()), (3, Condition::Pivot));
}

#[test]
fn nc_24_the_next_round_is_set_up_afresh() {
    let mut table = Deal::of(2).hand(1, "22 24 26 32 34 36 42 44 46 52").closing_on("16");
    assert_eq!((table.view().phase, table.next_starter()), (Phase::Deal, 0));
    let view = table.view();
    assert_eq!((view.supply, view.floor, view.pools, view.covered), (63, None, [None; 3], set("")));
    table.deal(&Deal::of(2).hand(0, "16").floor("33"));
    let view = table.view();
    assert_eq!((view.round, view.supply, view.condition), (2, 39, Condition::Pivot));
    assert_eq!((view.turns, view.stall, view.first_out), (0, 0, None));
    assert!(view.covered.is_empty() && view.players.iter().all(|player| !player.out && player.size() == 10));
    assert_eq!((table.to_act(), table.holds(0, "16")), (Some(0), true));
}

#[test]
fn nc_a32_who_starts_makes_no_difference_to_the_deal() {
    let hands = |starter: &str| {
        let table =
            Deal::of(3).set("first_starter", starter).hand(0, "11").hand(1, "22").hand(2, "33").table();
        [0, 1, 2].map(|seat| table.hand(seat))
    };
    assert_eq!(hands("seat0"), hands("seat1"));
    assert_eq!(hands("seat0"), hands("seat2"));
}

#[test]
fn nc_a36_no_seat_moves_before_the_cards_are_dealt_or_from_a_seat_that_is_not_there() {
    let mut table = Deal::of(2).set("turn_limit", "1").pools("11 12 13").table();
    table.refuses_seat(2, "take supply", "unknown-seat", "NC-A36");
    table.refuses_seat(200, "take supply", "unknown-seat", "NC-A36");
    table.does("take pool0, discard 11");
    assert!(matches!(table.seen().last(), Some(Notice::RoundOver { .. })));
    table.refuses_seat(0, "take supply", "cards-in-motion", "NC-9");
}
