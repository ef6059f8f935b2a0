//! Eliminations, positions that vanish, the end.

use cardinal_engine::{Game, Seat};

use super::moves::set;
use super::table::{Deal, Table};

#[test]
fn nb_a16_the_position_of_the_fatal_card_goes() {
    let mut table = Deal::of(5).hand(0, "2").hand(1, "2").hand(2, "3").hand(3, "1").opened("2 2 3 1");
    table.does("flip 1");
    // Positions 0, 2 and 3 are left and move up.
    assert_eq!(table.heights(), [0, 1, 1]);
    assert_eq!((table.field(2).as_str(), table.field(3).as_str()), ("- 3 ?", "- ? 1"));
}

/// Four players, the Death Number 2; seat 0 has stacked a 3 on seat 1's deadly 2 and then flipped neither.
fn stacked(fill: bool) -> Table {
    let deal = Deal::of(4).hand(0, "2 stack 2 1").hand(1, "3").hand(2, "3").deck("1");
    let mut table = deal.opened("2 3 3");
    table.does("stack, place 2 1");
    if fill {
        table.does("place 1 0");
    } else {
        table.does("peek 2");
    }
    table.does("end");
    table
}

#[test]
fn nb_a16_with_cards_below_the_highest_empty_position_goes_instead() {
    let mut table = stacked(false);
    assert_eq!(table.heights(), [0, 2, 1]);
    table.does("flip 1");
    assert!(!table.lives(1));
    assert_eq!(table.heights(), [1, 1], "position 0 is gone");
    assert_eq!(table.field(1), "3 ?");
}

#[test]
fn nb_a16_without_an_empty_one_it_goes_and_its_rest_is_discarded_face_down() {
    let mut table = stacked(true);
    assert_eq!(table.heights(), [1, 2, 1]);
    table.does("flip 1");
    assert_eq!((table.heights(), table.view().rests), (vec![1, 1], 1));
    // Seat 1 placed that card and knows it; the others do not.
    assert_eq!(table.view_of(1).known_rests, set("3"));
    assert!([0, 2, 3].iter().all(|seat| table.view_of(*seat).known_rests.is_empty()));
    assert_eq!(table.view().discards, set("2 stack 2"), "the rest is not seen");
}

#[test]
fn nb_a17_being_out_ends_the_turn_and_hides_the_hand() {
    let mut table = Deal::of(4).hand(0, "2 reset bomb 1").hand(1, "2").hand(2, "3").deck("4").opened("2 2 3");
    let hand = table.hand(0);
    table.does("flip 1");
    assert_eq!((table.to_act(), table.size(0)), (Some(1), 0));
    table.refuses_seat(0, "end", "eliminated", "NB-A17");
    let player = |seat| table.view_of(seat).players[Seat::new(0)];
    assert_eq!((player(0).fallen, player(0).note.sure), (4, hand), "they know what it was");
    assert!((1..4).all(|seat| player(seat).note.is_empty()));
    assert_eq!(table.view().discards, set("2 2"));
    assert_eq!(table.field(2), "- 3", "placed cards stay");
}

#[test]
fn nb_a17_a_reverse_played_before_still_takes_effect() {
    let mut table = Deal::of(4).hand(0, "2 reverse 1 1").hand(1, "2").hand(2, "3").opened("2 2 3");
    table.does("reverse, flip 1");
    assert_eq!((table.to_act(), table.view().clockwise), (Some(3), false));
}

#[test]
fn nb_a17_a_bomb_flipped_before_no_longer_matters() {
    let mut table = Deal::of(4).hand(0, "2").hand(1, "bomb").hand(2, "2").opened("2 bomb 2");
    table.does("flip 1");
    assert!(table.bombed(0));
    table.does("flip 2");
    assert!(!table.bombed(0) && !table.lives(0));
}

/// Three players; seat 0 goes out at once, then seats 1 and 2 play Dual.
fn short_game() -> Table {
    let deal = Deal::of(3).hand(0, "2 1 1 1").hand(1, "2 4 4 1").hand(2, "4 4 1 1").deck("1");
    let mut table = deal.opened("2 2");
    table.does("flip 1");
    table
}

#[test]
fn nb_20_nb_a17_nb_a33_the_last_one_left_wins_and_the_others_rank_by_how_long_they_lasted() {
    let mut table = short_game();
    assert_eq!((table.to_act(), table.death_number()), (Some(1), 0));
    table.does("place 4 0, place 4 1, flip 1");
    assert!(table.is_over() && !table.lives(1));
    let places = table.standings().map(|standing| (standing.place, standing.score));
    assert_eq!(places.iter().copied().collect::<Vec<_>>(), [(3, 0), (2, 1), (1, 2)]);
    table.refuses_seat(2, "flip 0", "game-over", "NB-20");
    let measures: Vec<_> = (0..3).map(|seat| table.game.measures(Seat::new(seat)).to_vec()).collect();
    assert_eq!(measures, [vec![0, 4], vec![0, 7], vec![1, 7]]);
}

#[test]
fn nb_a32_after_the_limit_the_survivors_share_the_win() {
    let mut table = Deal::of(4).set("turn_limit", "6").hand(0, "2").hand(1, "2").hand(2, "3").opened("2 2 3");
    table.does("flip 1");
    assert_eq!(table.view().turns, 5, "round one counts");
    table.does("place 1 0, peek 0, end");
    assert!(table.is_over());
    let places: Vec<u8> = table.standings().iter().map(|standing| standing.place).collect();
    assert_eq!(places, [4, 1, 1, 1]);
}

#[test]
fn nb_a32_the_limit_can_be_off() {
    let options = super::table::options(&[("turn_limit", "0")]);
    assert_eq!(cardinal_games::numboom::Numboom::bound(&options, 6), None);
}
