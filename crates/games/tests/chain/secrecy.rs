//! Who may know what.

use cardinal_engine::random::{Purpose, stream};
use cardinal_engine::{Game, Observer, Seat, Silent};
use cardinal_games::chain::{CardSet, Chain, Phase};

use super::moves::set;
use super::table::{Deal, Release};

#[test]
fn ch_3_ch_8_eleven_of_twelve_cards_are_known_to_all() {
    let mut table = Deal::of(3).table();
    for _ in 0..32 {
        table.does("take 0");
    }
    let view = table.view();
    for seat in 0..2 {
        let player = &view.players[Seat::new(seat)];
        assert_eq!((player.known.len(), player.hidden), (11, 1));
    }
    // The secret cards are somewhere among the unseen ones.
    let unseen = &view.unseen[0];
    assert_eq!(usize::from(unseen.cards.len()), usize::from(unseen.deck) + 3);
    let own = table.view_of(0);
    assert_eq!(own.unseen[0].cards.len(), unseen.cards.len() - 1);
}

#[test]
fn ch_7_after_a_shuffle_the_secret_cards_are_apart_from_the_deck() {
    let mut table = Deal::of(4).table();
    while !table.awaits_chance() {
        table.does("sweep 4");
        if !table.awaits_chance() {
            table.does("take 0");
        }
    }
    table.reshuffle("");
    let view = table.view();
    assert_eq!(view.unseen.len(), 2);
    let firsts = (0..4).fold(CardSet::NONE, |all, seat| {
        all.union(table.hand(seat).without(view.players[Seat::new(seat)].known))
    });
    // A careful player knows these four as a set, but not whose is which.
    assert_eq!((view.unseen[0].cards, view.unseen[0].deck), (firsts, 0));
    assert!(view.unseen[0].held.iter().all(|held| *held == 1));
}

#[test]
fn ch_9_all_twelve_are_open_in_the_settlement() {
    let table = Deal::of(3).built();
    let view = table.view();
    assert!(view.players.iter().all(|player| player.known.len() == 12 && player.hidden == 0));
    assert!(view.players.iter().all(|player| player.sheet.is_none()), "a spectator sees no sheet");
    assert!(table.view_of(1).players[Seat::new(1)].sheet.is_some());
    assert!(table.view_of(1).players[Seat::new(0)].sheet.is_none());
}

#[test]
fn ch_a45_worlds_made_up_differ_only_in_the_secret_cards() {
    let release = Release::of(3).hand(0, "R1 R2").secret(0, "R3").hand(1, "B1 B2").hand(2, "G1 G2");
    let table = release.table();
    let mut rng = stream(7, 0, Purpose::Test);
    let mut secrets = CardSet::NONE;
    for _ in 0..40 {
        let world = Chain::determinize(&table.view_of(1), &mut rng);
        let hand = world.view(Observer::Seat(Seat::new(0))).own_hand();
        assert!(set("R1 R2").without(hand).is_empty() && hand.len() == 3);
        assert_eq!(world.view(Observer::Seat(Seat::new(1))), table.view_of(1));
        secrets = secrets.union(hand.without(set("R1 R2")));
    }
    assert!(secrets.len() > 10, "{secrets:?}");
}

#[test]
fn ch_17_cards_taken_are_remembered() {
    let mut table = Release::of(2).hand(0, "R3 R1 R4").hand(1, "B5 B2").table();
    table.does("play 3, play 5");
    assert_eq!(table.view_of(0).players[Seat::new(1)].captured, set("R3 B5"));
}

#[test]
fn ch_26_the_last_hand_is_shown_at_the_end() {
    let mut table = Release::of(2).hand(0, "R9").hand(1, "B5 B2").secret(1, "G7").table();
    table.does("play 9");
    assert_eq!(table.view().phase, Phase::Over);
    assert_eq!(table.view().players[Seat::new(1)].hand, Some(set("B5 B2 G7")));
}

#[test]
fn ch_a10_what_a_refusal_says_depends_on_the_own_sheet_alone() {
    let mut table = Deal::of(2).built();
    let before = table.game.check(Seat::new(1), &super::moves::action("seal"));
    table.seat_does(0, "best, seal");
    assert_eq!(table.game.check(Seat::new(1), &super::moves::action("seal")), before);
    assert!(table.game.clone().apply(Seat::new(1), &super::moves::action("seal"), &mut Silent).is_err());
}
