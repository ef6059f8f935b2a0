//! Who knows what, with perfect memory.

use cardinal_engine::random::{Purpose, stream};
use cardinal_engine::{Game, Observer, Seat};
use cardinal_games::sequence_numbers::{Notice, SequenceNumbers};

use super::position::Position;
use super::table::Table;

#[test]
fn sn_8_others_are_told_the_card_but_not_its_place_in_the_hand() {
    let mut table = Position::of(2).hand(0, "@c4 @d5").table();
    table.does(0, "place @d5 d5");
    let slots = |notices: Vec<Notice>| {
        notices.into_iter().find_map(|notice| match notice {
            Notice::Placed { slot, card, .. } => Some((slot, card)),
            _ => None,
        })
    };
    let card = table.card("@d5");
    assert_eq!(slots(table.heard(0)), Some((Some(1), card)));
    assert_eq!(slots(table.heard(1)), Some((None, card)));
}

#[test]
fn sn_14_after_a_reshuffle_every_player_knows_what_the_new_deck_is_made_of() {
    let mut table = Position::of(2).hand(0, "@c4").hand(1, "@c5 @c6").deck("s1").table();
    table.does(0, "place @c4 c4");
    let piles: usize = (0..2).map(|seat| table.pile(seat).len()).sum();
    table.shuffles();
    let view = table.view_of(0);
    let newest = view.unseen.last().unwrap();
    assert_eq!((newest.cards.len(), usize::from(newest.deck)), (piles, piles));
    // The hand of seat 1 is older than that deck.
    assert_eq!(view.unseen.len(), 1 + usize::from(view.unseen.len() > 1));
    assert_eq!(view.unseen.iter().map(|batch| batch.held[Seat::new(1)]).sum::<u8>(), 2);
    assert_eq!(newest.held[Seat::new(1)], 0);
}

#[test]
fn sn_a21_who_passed_is_known_to_be_stuck() {
    let mut table = Position::of(2).full_but("c4").hand(0, "@e5 @e6 @f7").hand(1, "@c4 @d5").table();
    table.does(0, "pass");
    assert!(table.view().stuck.contains(Seat::new(0)));
    for number in 0..50 {
        let world = SequenceNumbers::determinize(&table.view_of(1), &mut stream(3, number, Purpose::Test));
        let hand = world.view(Observer::Seat(Seat::new(0))).own_hand();
        let open = table.view().open();
        for card in hand.into_iter().flatten() {
            let Some(answer) = card.answer() else { continue };
            assert!(table.view().board.spots(answer).iter().all(|spot| !open.contains(*spot)), "{card}");
        }
    }
}

#[test]
fn sn_a21_a_card_drawn_or_a_chip_taken_away_ends_that_knowledge() {
    let mut table = Position::of(2).full_but("c4").hand(0, "@e5 @e6").hand(1, "minus1 @d5").table();
    table.does(0, "pass");
    let target = table.targets(1, "minus1").first().unwrap();
    table.does(1, &format!("remove minus1 {target}"));
    assert!(table.view().stuck.is_empty());
    let mut table = Position::of(2).full_but("c4").hand(0, "@e5 @e6").hand(1, "@d6 @d5").table();
    table.does(0, "pass");
    table.does(1, "pass");
    assert_eq!(table.view().stuck.len(), 2);
}

#[test]
fn sn_a32_spectators_see_no_hand() {
    let table: Table = Position::of(4).table();
    assert!(table.view().players.iter().all(|player| player.hand.is_none() && player.size == 4));
}
