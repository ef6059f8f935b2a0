//! Round one.

use cardinal_games::numboom::Phase;

use super::table::Deal;

#[test]
fn nb_5_all_but_the_last_place_and_the_last_sets_the_death_number() {
    // The example of the rulebook: three players, and the card turned over is a 2.
    let mut table = Deal::of(3).hand(0, "2 1 1 1").hand(1, "3 1 1 1").table();
    table.refuses("flip 0", "opening-place", "NB-5");
    table.refuses("peek 0", "opening-place", "NB-5");
    table.does("place 2 0");
    table.refuses_seat(0, "place 1 1", "not-your-turn", "NB-A6");
    table.refuses("place 1 0", "occupied", "NB-8");
    table.does("place 3 1");
    assert_eq!(table.phase(), Phase::OpeningFlip);
    table.refuses("place 1 0", "opening-flip", "NB-5");
    table.refuses("peek 0", "opening-flip", "NB-5");
    table.does("flip 0");
    assert_eq!((table.death_number(), table.heights(), table.to_act()), (2, vec![0, 1], Some(0)));
}

#[test]
fn nb_a3_a_four_first_sets_the_death_number_to_0_and_no_player_is_out() {
    let table = Deal::of(3).hand(0, "4").hand(1, "1").opened("4 1");
    assert_eq!((table.death_number(), table.lives(2)), (0, true));
}

#[test]
fn nb_a4_a_bomb_first_restricts_the_player_who_turned_it_over() {
    let mut table = Deal::of(3).hand(0, "bomb").hand(1, "1").opened("bomb 1");
    assert_eq!((table.death_number(), table.bombed(2), table.to_act()), (0, true, Some(0)));
    table.does("flip 1, place 1 0, end, place 1 1, peek 0, end");
    table.refuses("peek 0", "flip-only", "NB-12");
}

#[test]
fn nb_a4_a_bomb_first_may_be_followed_by_another_card() {
    let mut table = Deal::of(3).set("first_bomb", "again").hand(0, "bomb").hand(1, "3").opened("bomb 3");
    assert_eq!((table.to_act(), table.phase()), (Some(2), Phase::OpeningFlip));
    table.does("flip 1");
    assert_eq!((table.death_number(), table.bombed(2), table.to_act()), (3, false, Some(0)));
}

#[test]
fn nb_a4_with_no_other_card_left_the_death_number_is_0() {
    let table = Deal::of(3).set("first_bomb", "again").hand(0, "bomb").hand(1, "bomb");
    let mut table = table.opened("bomb bomb");
    table.does("flip 1");
    assert_eq!((table.death_number(), table.bombed(2), table.to_act()), (0, false, Some(0)));
}

#[test]
fn nb_a4_bombs_may_be_barred_from_round_one() {
    let mut table = Deal::of(3).set("first_bomb", "barred").hand(0, "bomb 1").table();
    table.refuses("place bomb 0", "opening-bomb", "NB-A4");
    assert!(!table.can_any("place bomb"));
    let table = Deal::of(3).set("first_bomb", "barred").hand(1, "bomb bomb reset stack").table();
    assert_eq!(table.phase(), Phase::Redraw, "a hand cannot begin with bombs alone");
}

#[test]
fn nb_a7_function_cards_cannot_be_played_in_round_one() {
    let mut table = Deal::of(3).hand(0, "1 reset reverse observe").hand(2, "reset").table();
    for function in ["reset 1", "reverse", "observe 0", "stack", "disrupt", "exchange left"] {
        table.refuses(function, "opening-function", "NB-A7");
    }
    table.does("place 1 0");
    table.does(&table.legal()[0].clone());
    table.refuses("reset 1", "opening-function", "NB-A7");
}

#[test]
fn nb_a18_turns_of_round_one_end_by_themselves() {
    let mut table = Deal::of(3).table();
    table.refuses("end", "ends-by-itself", "NB-A18");
    table.does("place 1 0");
    assert_eq!(table.to_act(), Some(1));
}
