//! How the release begins.

use cardinal_engine::Seat;
use cardinal_games::chain::{Chance, Notice, Phase, Piece};

use super::moves::set;
use super::table::{Deal, Table};

/// Every seat seals the best groups and keeps the rest.
fn settle(table: &mut Table) {
    while table.view().phase == Phase::Settle {
        let seat = table.to_act()[0];
        table.seat_does(seat, "best, seal");
        while table.to_act().contains(&seat) {
            let sheet = table.view_of(seat).players[Seat::new(seat)].sheet.clone().unwrap();
            table.seat_does(seat, &format!("keep {}", Piece::of(sheet.left.first().unwrap())));
        }
    }
}

fn deal_extra(table: &mut Table) {
    let seats = usize::from(table.view().players.seats());
    let cards: Vec<String> =
        table.view().unseen[0].cards.iter().take(seats).map(|card| card.to_string()).collect();
    table.extra(&cards.join(" "));
}

/// A hand of 12 that scores little, and one that scores much.
const LOW: &str = "R0 O0 R2 O2 R4 O4 R6 O6 R8 O8 P0 P2";
const HIGH: &str = "B1 B2 B3 B4 B5 B6 B7 B8 B9 G1 G2 G3";

#[test]
fn ch_a1_ch_14_ch_a45_the_built_hand_and_one_secret_card() {
    let mut table = Deal::of(2).hand(0, LOW).hand(1, HIGH).built();
    settle(&mut table);
    let scores = table.view().players.map(|player| player.settled.clone().unwrap().points);
    table.refuses_seat(0, "play 0", "extra-deal", "CH-14");
    table.extra("P9 P5");
    assert_eq!((table.hand(0), table.hand(1)), (set(LOW).union(set("P9")), set(HIGH).union(set("P5"))));
    // The extra card is its owner's secret and adds nothing to the score.
    assert_eq!(table.view_of(1).players[Seat::new(0)].known, set(LOW));
    assert_eq!(table.view_of(1).players[Seat::new(0)].hidden, 1);
    assert_eq!(table.view().players.map(|player| player.settled.clone().unwrap().points), scores);
    let seen = |seat: u8| match &table.heard(seat)[0] {
        Notice::Extra { cards } => {
            cards.iter().map(|card| card.map(|card| card.to_string())).collect::<Vec<_>>()
        }
        other => panic!("{other:?}"),
    };
    assert_eq!(seen(0), [Some("P9".to_owned()), None]);
    assert_eq!(seen(1), [None, Some("P5".to_owned())]);
}

#[test]
fn ch_14_discards_of_the_settlement_are_not_shuffled_in() {
    let mut table = Deal::of(2).set("settlement", "free").hand(0, LOW).hand(1, HIGH).built();
    table.seat_does(0, "lay 0 R0, lay 0 O0, seal, discard P0");
    for card in ["R2", "O2", "P2", "R4", "O4", "R6", "O6", "R8", "O8"] {
        table.seat_does(0, &format!("keep {card}"));
    }
    table.seat_does(1, "best, seal");
    settle_rest(&mut table);
    assert!(table.view().unseen[0].cards.and(set("P0")).is_empty());
    assert_eq!(table.view().unseen[0].cards.len(), 54 - 24);
    deal_extra(&mut table);
    assert_eq!(table.hand(0).len(), 12);
}

fn settle_rest(table: &mut Table) {
    while table.view().phase == Phase::Settle {
        let seat = table.to_act()[0];
        let sheet = table.view_of(seat).players[Seat::new(seat)].sheet.clone().unwrap();
        table.seat_does(seat, &format!("keep {}", Piece::of(sheet.left.first().unwrap())));
    }
}

#[test]
fn ch_15_the_lowest_score_leads() {
    for (first, second, leader) in [(LOW, HIGH, 0), (HIGH, LOW, 1)] {
        let mut table = Deal::of(2).hand(0, first).hand(1, second).built();
        settle(&mut table);
        deal_extra(&mut table);
        assert_eq!(table.to_act(), [leader]);
        table.refuses("seal", "settling-is-over", "CH-13");
        table.refuses("take 0", "play-or-pass", "CH-16");
    }
}

/// Two hands of equal score.
const EQUAL: [&str; 2] = ["R0 R2 R4 R6 R8 O0 O2 O4 O6 O8 P0 P2", "B0 B2 B4 B6 B8 G0 G2 G4 G6 G8 P4 P6"];

#[test]
fn ch_15_ch_a16_of_those_tied_the_lowest_seat_leads_or_chance_decides() {
    let mut table = Deal::of(2).hand(0, EQUAL[0]).hand(1, EQUAL[1]).built();
    settle(&mut table);
    deal_extra(&mut table);
    assert_eq!(table.to_act(), [0]);
    let mut table = Deal::of(2).set("youngest", "random").hand(0, EQUAL[0]).hand(1, EQUAL[1]).built();
    settle(&mut table);
    deal_extra(&mut table);
    assert_eq!((table.view().phase, table.view().candidates.len()), (Phase::Tie, 2));
    table.refuses_seat(1, "play 0", "leader-pick", "CH-15");
    table.chance(&Chance::Starter(Seat::new(1)));
    assert_eq!(table.to_act(), [1]);
}
