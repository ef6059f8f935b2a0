//! Declaring groups, sealing them, and the cards left over.

use cardinal_engine::{Game, Seat};
use cardinal_games::chain::{CardSet, Fit, Group, Notice, Phase, Piece, SheetView, Spot, Stage, scorer};
use proptest::prelude::*;

use super::moves::set;
use super::table::{Deal, Table};

/// The hand of the rulebook's example: 1 to 5 of several colours, three more 6, two X, and 3 and 9 besides.
const EXAMPLE: &str = "R1 R2 G3 B4 R5 O6 P6 G6 X1 X2 B3 R9";

fn example() -> Table {
    Deal::of(2).hand(0, EXAMPLE).built()
}

fn sheet(table: &Table, seat: u8) -> SheetView {
    table.view_of(seat).players[Seat::new(seat)].sheet.clone().expect("the settlement is under way")
}

fn piece(text: &str) -> Piece {
    text.parse().unwrap()
}

#[test]
fn ch_9_ch_13_the_example_of_the_rulebook_is_settled_step_by_step() {
    let mut table = example();
    table.does("lay 0 R1, lay 0 R2, lay 0 G3, lay 0 B4, lay 0 R5, lay 0 X=6");
    table.does("lay 1 O6, lay 1 P6, lay 1 G6, lay 1 X=6");
    let declared = sheet(&table, 0);
    assert_eq!((declared.points, declared.left), (66, set("B3 R9")));
    assert_eq!(declared.groups.iter().map(|group| group.points).collect::<Vec<_>>(), [36, 30]);
    assert_eq!(declared.fits, []);
    table.does("seal, discard B3, keep R9");
    assert_eq!(table.to_act(), [1]);
    table.does("best, seal");
    while table.view().phase == Phase::Settle {
        let card = sheet(&table, 1).left.first().unwrap();
        table.does(&format!("keep {card}"));
    }
    let settled = table.view().players[Seat::new(0)].settled.clone().unwrap();
    assert_eq!((settled.points, settled.discarded), (66, set("B3")));
    assert_eq!(table.hand(0), set(EXAMPLE).without(set("B3")));
}

#[test]
fn ch_a3_the_example_proves_that_neither_most_cards_nor_most_points_are_asked_for() {
    assert!(scorer::best(set(EXAMPLE), true) >= 90);
    let mut table = Deal::of(2).set("settlement", "best_points").hand(0, EXAMPLE).built();
    table.does("lay 0 R1, lay 0 R2, lay 0 G3, lay 0 B4, lay 0 R5, lay 0 X=6");
    table.does("lay 1 O6, lay 1 P6, lay 1 G6, lay 1 X=6");
    table.refuses("seal", "not-best", "CH-A3");
    table.does("best, seal");
}

#[test]
fn ch_a3_what_still_fits_must_be_scored_and_is_shown() {
    let mut table = example();
    table.does("lay 0 R1, lay 0 R2");
    table.refuses("seal", "still-fits", "CH-A3");
    let fits = sheet(&table, 0).fits;
    assert!(fits.contains(&Fit { card: piece("G3"), place: Spot::Group(0) }), "a run goes on at its end");
    assert!(fits.contains(&Fit { card: piece("X"), place: Spot::Group(0) }));
    assert!(fits.contains(&Fit { card: piece("G3"), place: Spot::With(piece("B4")) }), "two make a run");
    assert!(fits.contains(&Fit { card: piece("O6"), place: Spot::With(piece("P6")) }), "two make a set");
    assert!(fits.contains(&Fit { card: piece("X"), place: Spot::With(Piece::X) }));
    table.does("lay 0 G3, lay 0 B4, lay 0 R5, lay 0 O6, lay 1 P6, lay 1 G6, lay 1 X=6, lay 1 X=6");
    // Now only the set below five and the end of the run matter: nothing fits a 3 or a 9.
    assert_eq!((sheet(&table, 0).fits, sheet(&table, 0).left), (vec![], set("B3 R9")));
    table.does("seal");
}

#[test]
fn ch_a3_a_declared_x_is_fixed_and_no_order_leads_to_a_dead_end() {
    let mut table = example();
    table.does("lay 0 X=9, lay 0 R9, lay 1 R1, lay 1 R2, lay 1 B3");
    // The X that is a 9 does not become something else to let a card fit.
    assert!(!sheet(&table, 0).fits.iter().any(|fit| fit.place == Spot::Group(0) && fit.card == piece("R5")));
    table.does("back 0, lay 1 R9, back 1") /* a group begun can be taken back as well */;
}

#[test]
fn ch_a3_at_a_free_table_anything_may_stay_unscored_but_one_group() {
    let mut table = Deal::of(2).set("settlement", "free").hand(0, EXAMPLE).built();
    table.refuses("seal", "no-group", "CH-A3");
    table.does("lay 0 O6");
    table.refuses("seal", "finish-group", "CH-9");
    table.does("lay 0 P6, seal");
    assert_eq!(sheet(&table, 0).left.len(), 10);
    for card in ["R1", "R2", "G3", "B3", "B4", "R5", "G6", "R9", "X", "X"] {
        table.does(&format!("discard {card}"));
    }
    assert_eq!(table.to_act(), [1]);
}

#[test]
fn ch_9_only_what_fits_joins_a_group() {
    let mut table = example();
    table.does("lay 0 R1");
    table.refuses("lay 1 R5", "finish-group", "CH-9");
    table.refuses("lay 0 R9", "does-not-fit", "CH-9");
    table.refuses("lay 0 R1", "not-unscored", "CH-A4");
    table.does("lay 0 R2");
    table.refuses("lay 0 R2", "not-unscored", "CH-A4");
    table.refuses("lay 0 B4", "does-not-fit", "CH-9");
    table.refuses("lay 3 B4", "no-such-group", "CH-9");
    table.refuses("lay 0 R4", "not-unscored", "CH-A4");
    table.refuses("back 1", "no-such-group", "CH-9");
    table.refuses("pass", "settle-first", "CH-9");
    table.refuses("play 3", "settle-first", "CH-9");
    table.does("lay 1 G3, lay 1 B4, lay 1 R5, lay 1 O6, lay 2 P6, lay 2 G6, lay 2 X=6, lay 2 X=6");
    table.refuses("lay 3 R9", "no-partner", "CH-9");
}

#[test]
fn ch_10_an_x_is_named_and_is_no_zero() {
    let mut table = Deal::of(2).hand(0, "R0 B0 R1 X1 X2 R3 B3 R5 B5 R7 B7 G9").built();
    table.does("lay 0 R0");
    table.refuses("lay 0 X", "name-the-x", "CH-10");
    table.refuses("lay 0 X=0", "x-is-no-zero", "CH-10");
    table.does("lay 0 X=1");
    assert!(table.can("lay 0 X=2"));
}

#[test]
fn ch_a4_each_card_is_in_one_group_and_one_number_may_have_two_sets() {
    let mut table = Deal::of(2).hand(0, "R6 O6 P6 B6 R1 O1 R3 O3 R8 O8 P8 X1").built();
    table.does("lay 0 R6, lay 0 O6, lay 1 P6, lay 1 B6");
    table.refuses("lay 2 R6", "not-unscored", "CH-A4");
    assert_eq!(sheet(&table, 0).points, 10);
}

#[test]
fn ch_a5_ch_a9_zeros_in_groups_and_no_way_round() {
    let mut table = Deal::of(2).hand(0, "R0 O0 P0 B8 B9 R1 R2 R4 R5 R6 G8 G9").built();
    table.does("lay 0 B8, lay 0 B9");
    table.refuses("lay 0 R0", "no-wrap", "CH-A9");
    table.does("lay 1 R0, lay 1 O0, lay 1 P0");
    assert_eq!(sheet(&table, 0).groups[1].points, 15);
}

#[test]
fn ch_a6_a_full_set_takes_no_more_and_the_rest_goes_elsewhere_if_it_can() {
    let mut table = Deal::of(2).hand(0, "R7 O7 P7 B7 G7 X1 X2 R1 R2 R3 R4 R5").built();
    table.does("lay 0 R7, lay 0 O7, lay 0 P7, lay 0 B7, lay 0 G7");
    table.refuses("lay 0 X=7", "set-is-full", "CH-A6");
    table.does("lay 1 R1, lay 1 R2, lay 1 R3, lay 1 R4, lay 1 R5");
    table.refuses("seal", "still-fits", "CH-A3");
    // Seven of a number: five and two.
    table.does("lay 2 X=7, lay 2 X=7, seal");
    assert_eq!(table.to_act(), [1]);
}

#[test]
fn ch_a7_groups_of_x_alone_can_be_forbidden() {
    let hand = "X1 X2 X3 R0 R2 R4 R6 R8 B0 B2 B4 B6";
    let mut table = Deal::of(2).hand(0, hand).built();
    table.does("lay 0 X=5, lay 0 X=5, lay 0 X=5");
    assert_eq!(sheet(&table, 0).points, 15);
    let mut table = Deal::of(2).set("all_x_groups", "false").hand(0, hand).built();
    table.refuses("lay 0 X=5", "all-x-group", "CH-A7");
    table.does("lay 0 R4, lay 0 X=5");
    assert!(!sheet(&table, 0).fits.contains(&Fit { card: Piece::X, place: Spot::With(Piece::X) }));
}

#[test]
fn ch_a8_the_colour_of_an_x_follows_the_run() {
    let mut table = example();
    table.does("lay 0 B3, lay 0 B4, lay 0 X=5");
    let group = sheet(&table, 0).groups[0].clone();
    assert_eq!((group.points, group.colour), (9, Some(cardinal_games::chain::Colour::Blue)));
}

#[test]
fn ch_a10_all_settle_at_once_and_unseen() {
    let mut table = Deal::of(3).built();
    assert_eq!(table.to_act(), [0, 1, 2]);
    let before = table.view_of(1);
    table.seat_does(0, "best");
    assert_eq!(table.view_of(1), before, "a step of another settlement changes nothing in sight");
    assert!(table.heard(1).is_empty() && table.seen().is_empty());
    assert!(matches!(table.heard(0)[..], [Notice::Sheet { .. }]));
    table.seat_does(0, "seal");
    while table.to_act().contains(&0) {
        let card = sheet(&table, 0).left.first().unwrap();
        table.seat_does(0, &format!("discard {}", Piece::of(card)));
    }
    // Who is done can be seen, and nothing else.
    assert_eq!(table.seen(), [Notice::Ready { seat: Seat::new(0) }]);
    assert_eq!(table.view_of(1).players[Seat::new(0)].settled, None);
    assert_eq!(table.view_of(1).players[Seat::new(0)].known.len(), 12);
    assert_eq!(table.game.scores()[Seat::new(0)], 0);
    table.refuses_seat(0, "best", "already-ready", "CH-A10");
    // The order of arrival makes no difference.
    let (mut one, mut other) = (table.clone(), table);
    one.seat_does(1, "best");
    one.seat_does(2, "best");
    other.seat_does(2, "best");
    other.seat_does(1, "best");
    assert_eq!(one.game, other.game);
}

#[test]
fn ch_a10_at_another_table_they_settle_one_by_one_in_the_open() {
    let mut table = Deal::of(3).set("settling", "clockwise").set("first_starter", "seat1").built();
    assert_eq!(table.to_act(), [1]);
    table.refuses_seat(0, "best", "settled-in-turn", "CH-A10");
    table.does("best, seal");
    while table.to_act() == [1] {
        let card = sheet(&table, 1).left.first().unwrap();
        table.does(&format!("keep {}", Piece::of(card)));
    }
    assert_eq!(table.to_act(), [2]);
    assert!(table.view_of(0).players[Seat::new(1)].settled.is_some());
    assert!(table.game.scores()[Seat::new(1)] > 0);
}

#[test]
fn ch_13_ch_a11_each_card_left_over_is_kept_or_discarded() {
    let mut table = Deal::of(2).hand(0, "R1 O1 R3 O3 R5 O5 P7 R9 O9 P9 B9 G9").built();
    table.refuses("keep P7", "not-sealed", "CH-13");
    table.does(
        "lay 0 R1, lay 0 O1, lay 1 R3, lay 1 O3, lay 2 R5, lay 2 O5, lay 3 R9, lay 3 O9, lay 3 P9, lay 3 B9",
    );
    table.does("lay 3 G9, seal");
    assert_eq!(table.legal(), ["keep P7", "discard P7"]);
    table.refuses("discard R9", "not-left-over", "CH-13");
    table.refuses("keep X", "not-left-over", "CH-13");
    table.refuses("back 0", "already-sealed", "CH-A10");
    table.refuses("seal", "already-sealed", "CH-A10");
    table.does("discard P7");
    // It stays hidden before all are done.
    assert_eq!(table.view().players[Seat::new(0)].known.len(), 12);
}

#[test]
fn ch_a11_no_more_than_five_can_be_left_over() {
    // No two equal or neighbouring numbers: 0, 2, 4, 6, 8.
    let mut table = Deal::of(2).hand(0, "R0 R2 R4 R6 R8 O0 O2 O4 O6 O8 P0 P2").built();
    let mut laid = 0;
    while !table.can("seal") {
        let lays: Vec<String> = table.legal().into_iter().filter(|text| text.starts_with("lay")).collect();
        table.does(&lays[0]);
        laid += 1;
    }
    assert!(laid >= 7);
}

#[test]
fn ch_a48_taking_back_has_a_limit() {
    let mut table = example();
    for _ in 0..20 {
        table.does("lay 0 R1, lay 0 R2, back 0");
    }
    assert_eq!(sheet(&table, 0).take_backs, 0);
    table.does("lay 0 R1, lay 0 R2");
    table.refuses("back 0", "no-take-backs", "CH-A48");
    table.refuses("best", "no-take-backs", "CH-A48");
    while !table.can("seal") {
        let lay = table.legal().into_iter().find(|text| text.starts_with("lay")).unwrap();
        table.does(&lay);
    }
    // Where nothing but the best will do, it can still be asked for.
    let mut table = Deal::of(2).set("settlement", "best_points").hand(0, EXAMPLE).built();
    for _ in 0..20 {
        table.does("lay 0 R1, lay 0 R2, back 0");
    }
    table.does("lay 0 R1, lay 0 R2, best, seal");
}

#[test]
fn ch_a50_the_best_groups_can_be_asked_for() {
    let mut table = example();
    table.does("lay 0 O6, lay 0 P6, best");
    let declared = sheet(&table, 0);
    assert_eq!(declared.points, scorer::best(set(EXAMPLE), true));
    assert_eq!((declared.take_backs, declared.fits.len(), declared.stage), (19, 0, Stage::Declaring));
    table.refuses("best", "already-best", "CH-A50");
    table.does("back 0, best, seal");
    let mut again = example();
    again.does("best");
    assert_eq!(sheet(&again, 0).groups, declared.groups, "always the same");
}

#[test]
fn ch_a3_ch_a50_the_best_groups_can_always_be_sealed() {
    for seed in 0..300 {
        let hand = super::reference::random_hand(seed, 12);
        let cards: Vec<String> = hand.iter().map(|card| card.to_string()).collect();
        let mut table = Deal::of(2).hand(0, &cards.join(" ")).built();
        table.does("best, seal");
    }
}

/// Whether some unscored card could join a group or make one with others, by trying all of it.
fn naively_fits(sheet: &SheetView) -> bool {
    let left: Vec<Piece> = sheet.left.iter().map(Piece::of).collect();
    let readings = |piece: &Piece| -> Vec<Piece> {
        if *piece == Piece::X { (1..10).map(Piece::x_as).collect() } else { vec![*piece] }
    };
    let is_group = |pieces: &[Piece]| Group::of(pieces).is_some();
    let joins = left.iter().flat_map(readings).any(|piece| {
        sheet.groups.iter().any(|group| is_group(&group.cards.pieces().chain([piece]).collect::<Vec<_>>()))
    });
    let pairs = left.iter().enumerate().any(|(at, one)| {
        left[at + 1..].iter().any(|other| {
            readings(one).iter().any(|one| readings(other).iter().any(|other| is_group(&[*one, *other])))
        })
    });
    joins || pairs
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 120, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn ch_a3_sealing_is_open_exactly_when_trying_everything_finds_nothing(
        seed: u64,
        wilds in 0..=4_usize,
        choices in proptest::collection::vec(any::<u16>(), 1..30),
    ) {
        let hand = super::reference::dense_hand(seed, 12, wilds);
        let cards: Vec<String> = hand.iter().map(|card| card.to_string()).collect();
        let mut table = Deal::of(2).hand(0, &cards.join(" ")).built();
        for choice in choices {
            if table.to_act() != [0, 1] || sheet(&table, 0).stage != Stage::Declaring {
                break;
            }
            let declared = sheet(&table, 0);
            let begun = declared.groups.iter().any(|group| group.cards.size() == 1);
            let fits = naively_fits(&declared);
            prop_assert_eq!(table.can("seal"), !begun && !fits, "{:?}", &declared);
            prop_assert_eq!(!declared.fits.is_empty(), fits || begun, "{:?}", &declared);
            let legal = table.legal_of(0);
            let text = legal[usize::from(choice) % legal.len()].clone();
            table.seat_does(0, &text);
        }
    }
}

#[test]
fn ch_14_ch_a2_extra_cards_come_from_deck_discards_and_row() {
    let mut table = Deal::of(4).built();
    for seat in 0..4 {
        table.seat_does(seat, "best, seal");
        while table.to_act().contains(&seat) {
            let card = sheet(&table, seat).left.first().unwrap();
            table.seat_does(seat, &format!("discard {}", Piece::of(card)));
        }
    }
    assert_eq!(table.view().phase, Phase::Extra);
    let pool = table.view().unseen[0].cards;
    assert_eq!(pool.len(), 6);
    let hands = (0..4).fold(CardSet::NONE, |all, seat| all.union(table.hand(seat)));
    assert!(pool.and(hands).is_empty());
    let dealt: Vec<String> = pool.iter().take(4).map(|card| card.to_string()).collect();
    table.extra(&dealt.join(" "));
    assert_eq!(table.view().deck, 2);
}
