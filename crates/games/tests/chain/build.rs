//! The build phase.

use cardinal_engine::{BySeat, Game, Seat, SetupError, Turn};
use cardinal_games::chain::{Card, CardSet, Chain, Chance, Notice, Options, Phase};

use super::moves::{cards, set};
use super::table::{Deal, Table};

#[test]
fn ch_1_there_are_five_colours_of_ten_numbers_and_four_x() {
    assert_eq!(Card::ALL.len(), 54);
    assert_eq!(CardSet::WILDS.len(), 4);
    for number in 0..10 {
        assert_eq!(CardSet::of_number(number).len(), 5);
    }
    assert_eq!(CardSet::of_number(7), set("R7 O7 P7 B7 G7"));
    for text in ["R10", "Y3", "X0", "X5", "X", "", "r3"] {
        assert!(text.parse::<Card>().is_err(), "{text}");
    }
}

#[test]
fn ch_1_ch_a41_two_to_four_can_play() {
    for seats in [0, 1, 5, 6, 255] {
        let refused = Chain::new(&Options::default(), seats).unwrap_err();
        assert!(matches!(refused, SetupError::Seats { clause: "CH-A41", .. }), "{refused}");
    }
    for seats in 2..=4 {
        assert!(Chain::new(&Options::default(), seats).is_ok());
    }
}

#[test]
fn ch_3_one_secret_card_each_and_five_face_up() {
    let deal = Deal::of(3).first(0, "R1").first(1, "R2").first(2, "R3").row("B1 B2 B3 B4 B5");
    let table = deal.table();
    assert_eq!(table.row(), "B1 B2 B3 B4 B5");
    assert_eq!((table.hand(1), table.view().deck), (set("R2"), 54 - 3 - 5));
    let dealt = |seat: u8| Notice::Dealt {
        game: 1,
        cards: BySeat::from_fn(3, |other| (other.number() == seat).then(|| cards("R1 R2 R3")[other.index()])),
        row: cards("B1 B2 B3 B4 B5").try_into().unwrap(),
    };
    (0..3).for_each(|seat| assert_eq!(table.heard(seat)[0], dealt(seat)));
    assert_eq!(table.seen()[0], dealt(9));
    assert!(table.view().players.iter().all(|player| player.hand.is_none() && player.hidden == 1));
}

#[test]
fn ch_4_chance_or_the_table_decides_who_starts_and_turns_go_clockwise() {
    let mut table = Table::fresh(3, &[]);
    assert_eq!((table.game.turn(), table.view().phase), (Turn::Chance, Phase::Starter));
    table.refuses_seat(0, "take 0", "starter-pick", "CH-4");
    table.chance(&Chance::Starter(Seat::new(2)));
    table.chance(&Chance::Deal(Card::ALL.into()));
    assert_eq!(table.to_act(), [2]);
    table.refuses_seat(0, "take 0", "not-your-turn", "CH-4");
    table.refuses_seat(7, "take 0", "unknown-seat", "CH-A41");
    table.does("take 0");
    assert_eq!(table.to_act(), [0]);
    let mut table = Table::fresh(3, &[("first_starter", "seat1")]);
    table.refuses_seat(1, "take 0", "cards-in-motion", "CH-3");
    table.chance(&Chance::Deal(Card::ALL.into()));
    assert_eq!(table.to_act(), [1]);
    let seat3 = Options { first_starter: cardinal_games::chain::FirstStarter::Seat3, ..Options::default() };
    assert!(matches!(Chain::new(&seat3, 3), Err(SetupError::Conflict { key: "first_starter", .. })));
}

#[test]
fn ch_5_ch_6_a_card_is_taken_and_the_row_filled_up() {
    let mut table = Deal::of(2).first(0, "R0").row("B1 B2 B3 B4 B5").deck("G1 G2").table();
    assert_eq!(table.legal().len(), 10);
    table.does("take 3");
    assert_eq!((table.hand(0), table.row().as_str()), (set("R0 B4"), "B1 B2 B3 G1 B5"));
    assert_eq!(table.to_act(), [1]);
    table.refuses("take 5", "no-such-card", "CH-5");
    table.refuses("sweep 200", "no-such-card", "CH-5");
    table.refuses("pass", "build-first", "CH-5");
    table.refuses("seal", "build-first", "CH-5");
}

#[test]
fn ch_5_ch_a12_a_sweep_turns_up_one_card_and_any_of_the_five_may_be_taken() {
    let mut table = Deal::of(2).first(0, "R0").row("B1 B2 B3 B4 B5").deck("G1 G2").table();
    table.does("sweep 1");
    assert_eq!((table.row().as_str(), table.view().discards), ("B1 G1 B3 B4 B5", set("B2")));
    assert_eq!((table.to_act(), table.view().phase), (vec![0], Phase::Swept));
    assert_eq!(table.legal(), ["take 0", "take 1", "take 2", "take 3", "take 4"]);
    table.refuses("sweep 0", "one-sweep", "CH-5");
    let mut other = table.clone();
    other.does("take 0");
    assert_eq!(other.row(), "G2 G1 B3 B4 B5");
    table.does("take 1");
    assert_eq!((table.hand(0), table.row().as_str()), (set("R0 G1"), "B1 G2 B3 B4 B5"));
    // A new turn, a new sweep.
    assert_eq!(table.legal().len(), 10);
}

#[test]
fn ch_a46_sweeping_is_never_forbidden() {
    let mut table = Deal::of(2).first(0, "R1").row("R2 R3 R4 R5 R6").table();
    table.does("sweep 4, take 0");
    assert_eq!(table.view().discards, set("R6"));
}

/// Four players sweep and take the first card until the deck is empty.
fn drained() -> Table {
    let mut table = Deal::of(4).table();
    while !table.awaits_chance() {
        table.does("sweep 4");
        if !table.awaits_chance() {
            table.does("take 0");
        }
    }
    table
}

#[test]
fn ch_7_ch_a13_discards_become_the_deck_only_when_a_card_is_needed() {
    let mut table = drained();
    let discards = table.view().discards;
    assert_eq!((table.view().phase, table.view().deck), (Phase::Reshuffle, 0));
    table.refuses_seat(0, "take 0", "reshuffle", "CH-7");
    assert!(!discards.is_empty());
    let top = discards.first().unwrap();
    table.reshuffle(&top.to_string());
    assert!(table.row().contains(&top.to_string()));
    assert_eq!((table.view().deck, table.view().discards), (discards.len() - 1, CardSet::NONE));
    assert!(table.view().reshuffled);
    // The cards of the new deck are public.
    assert_eq!(table.view().unseen[1].cards, discards.without(CardSet::only(top)));
}

#[test]
fn ch_a12_ch_a13_a_card_just_swept_can_come_straight_back() {
    // Near the end of a table of four only a card or two are outside hands and row.
    let mut table = Deal::of(4).table();
    while table.view().phase == Phase::Build {
        let before = table.row();
        table.does("sweep 0");
        if table.awaits_chance() {
            let swept = before.split(' ').next().unwrap().to_owned();
            table.reshuffle(&swept);
            assert!(table.row().starts_with(&swept));
            table.does("take 0");
            return;
        }
        table.does("take 0");
        if table.awaits_chance() {
            table.reshuffle("");
        }
    }
    panic!("the deck never ran out in a sweep");
}

#[test]
fn ch_8_building_ends_with_twelve_cards_each() {
    for seats in 2..=4 {
        let mut table = Deal::of(seats).built();
        assert_eq!(table.view().phase, Phase::Settle);
        (0..seats).for_each(|seat| assert_eq!(table.hand(seat).len(), 12));
        table.refuses("take 0", "building-is-over", "CH-8");
        table.refuses("sweep 0", "building-is-over", "CH-8");
    }
}

#[test]
fn ch_a14_the_row_is_filled_after_the_very_last_card_even_by_a_shuffle() {
    let mut table = Deal::of(4).table();
    // Two sweeps in all: the deck lasts for every card but the very last refill.
    table.does("sweep 0, take 0, sweep 0, take 0");
    (0..41).for_each(|_| table.does("take 0"));
    assert_eq!((table.view().deck, table.view().discards.len()), (0, 2));
    table.does("take 0");
    assert_eq!(table.view().phase, Phase::Reshuffle);
    table.reshuffle("");
    assert_eq!(table.view().phase, Phase::Settle);
    assert!(!table.row().contains("--"));
}

#[test]
fn ch_a13_a_card_can_always_be_turned_up() {
    // Every seat sweeps whenever possible; chance shuffles as it comes.
    for seats in 2..=4 {
        let mut table = Deal::of(seats).table();
        while table.view().phase != Phase::Settle {
            match table.view().phase {
                Phase::Build => table.does("sweep 2"),
                Phase::Swept => table.does("take 2"),
                _ => {
                    assert!(!table.view().discards.is_empty());
                    table.reshuffle("");
                }
            }
        }
    }
}
