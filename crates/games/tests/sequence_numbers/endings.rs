//! Games without a winner: stalemate, turn limit, agreement.

use cardinal_engine::Seat;
use cardinal_games::sequence_numbers::{Action, Ending, Way};

use super::position::Position;
use super::table::Table;

/// A full board: a hand of equations has nothing but dead cards.
fn full(seats: u8, settings: &[(&str, &str)]) -> Position {
    let mut position = Position::with(seats, settings).full_but("");
    for seat in 0..seats {
        position = position.hand(seat, &format!("s{} s{}", 2 * seat + 1, 2 * seat + 2));
    }
    position
}

/// Every seat in turn does this until the game is over; says how many turns it took.
fn lap(table: &mut Table, action: &str, limit: u32) -> u32 {
    let mut turns = 0;
    while table.ending().is_none() && turns < limit {
        let seat = table.to_act()[0];
        table.does(seat, action);
        turns += 1;
    }
    turns
}

#[test]
fn sn_a27_a_lap_of_passes_without_an_exchange_is_a_deadlock() {
    for seats in [2, 3, 4, 6] {
        let mut table = full(seats, &[]).table();
        assert_eq!(lap(&mut table, "pass", 100), u32::from(seats));
        assert_eq!(table.ending(), Some(Ending::LapOfPasses));
        assert_eq!(table.places(), vec![1; usize::from(seats)], "all share a draw");
    }
}

/// Exchanges every card it can, then passes, or plays what has to be played.
fn churn(table: &mut Table) {
    while table.ending().is_none() && table.view().pace.turns < 400 {
        if table.to_act().is_empty() {
            table.shuffles();
            continue;
        }
        let seat = table.to_act()[0];
        let plays = table.plays(seat);
        let wanted = plays.iter().find(|action| matches!(action, Action::Exchange { .. }));
        let action = *wanted.or_else(|| plays.first()).expect("there is something to do");
        cardinal_engine::Game::apply(&mut table.game, Seat::new(seat), &action, &mut Vec::new()).unwrap();
    }
}

#[test]
fn sn_a27_the_deck_gone_through_without_a_chip_moved_ends_the_game() {
    // No Minus can ever turn up: both are held by seat 1, who has no target.
    let position = Position::of(2).full_but("").hand(0, "s1 s2 s3 s4 s5").hand(1, "minus1 minus2");
    let chips = position.view().board.fields();
    let all: Vec<String> = chips.iter().map(|space| space.to_string()).collect();
    let base = Position::of(2).chips(1, &all.join(" ")).hand(0, "s1 s2 s3 s4 s5").hand(1, "minus1 minus2");
    let mut table = base.table();
    let formed = u16::from(table.view().pace.formed);
    churn(&mut table);
    assert_eq!(table.ending(), Some(Ending::DeckCycle));
    assert_eq!(table.view().pace.drawn, formed, "as many cards as the deck held");
}

#[test]
fn sn_a27_lap_of_passes_ends_after_any_lap_even_with_exchanges() {
    let mut table = full(3, &[("stalemate", "lap_of_passes")]).table();
    for (seat, card) in [(0, "s1"), (1, "s3"), (2, "s5")] {
        table.does(seat, &format!("exchange {card}"));
        // The card drawn may be a Plus or a Minus, but on this board only a Minus can be played.
        if table.plays(seat).contains(&Action::Pass {}) {
            table.does(seat, "pass");
        } else {
            return;
        }
    }
    assert_eq!(table.ending(), Some(Ending::LapOfPasses));
}

#[test]
fn sn_a27_with_never_a_lap_of_passes_ends_nothing() {
    let mut table = full(2, &[("stalemate", "never"), ("turn_limit", "31")]).table();
    assert_eq!(lap(&mut table, "pass", 1000), 31);
    assert_eq!(table.ending(), Some(Ending::TurnLimit));
}

#[test]
fn sn_a27_the_party_with_most_sequences_is_first_and_leaders_share_a_draw() {
    let settings = [("sequences_to_win", "2")];
    let base = |one: bool| {
        let position =
            Position::with(3, &settings).sequence(0, "c2", Way::Across).hand(0, "").hand(1, "").hand(2, "");
        if one { position } else { position.sequence(2, "e2", Way::Across) }
    };
    let mut single = base(true).table();
    lap(&mut single, "pass", 10);
    assert_eq!(single.places(), [1, 2, 2]);
    let mut shared = base(false).table();
    lap(&mut shared, "pass", 10);
    assert_eq!(shared.places(), [1, 3, 1]);
}

#[test]
fn sn_a27_all_players_may_agree_to_end() {
    let mut table = Position::of(3).hand(0, "@c4").table();
    assert_eq!(table.may_act(), [1, 2], "out of turn as well");
    table.does(1, "agree");
    table.refuses(1, "agree", "agreed-already", "SN-A27");
    table.does(0, "agree");
    assert_eq!(table.ending(), None);
    table.does(2, "agree");
    assert_eq!((table.ending(), table.places()), (Some(Ending::Agreed), vec![1, 1, 1]));
}

#[test]
fn sn_a27_a_wish_to_end_lapses_when_a_chip_is_placed_or_removed() {
    let mut table = Position::of(2).hand(0, "@c4 minus1").hand(1, "@c5").table();
    table.does(1, "agree");
    table.does(0, "place @c4 c4");
    assert!(table.view().agreed.is_empty());
    table.does(0, "agree");
    table.does(1, "place @c5 c5");
    assert!(table.view().agreed.is_empty());
    table.does(1, "agree");
    table.does(0, "remove minus1 c5");
    assert!(table.view().agreed.is_empty());
}

#[test]
fn sn_a27_a_wish_to_end_outlasts_a_pass() {
    let mut table = full(3, &[]).table();
    table.does(0, "agree");
    table.does(0, "pass");
    assert!(table.view().agreed.contains(Seat::new(0)));
}

#[test]
fn sn_a29_the_turn_limit_ends_the_game_and_passes_count() {
    let mut table = full(2, &[("turn_limit", "1")]).table();
    table.does(0, "pass");
    assert_eq!(table.ending(), Some(Ending::TurnLimit));
    let mut table = Position::with(2, &[("turn_limit", "2")]).hand(0, "@c4").hand(1, "@c5").table();
    table.does(0, "place @c4 c4");
    table.does(1, "place @c5 c5");
    assert_eq!((table.ending(), table.places()), (Some(Ending::TurnLimit), vec![1, 1]));
}

#[test]
fn sn_a29_without_a_limit_endless_play_is_possible() {
    use cardinal_engine::Game;
    use cardinal_games::sequence_numbers::SequenceNumbers;
    let endless = super::table::options(&[("turn_limit", "0"), ("stalemate", "never")]);
    assert_eq!(SequenceNumbers::bound(&endless, 2), None);
    let mut table = full(2, &[("turn_limit", "0"), ("stalemate", "never")]).table();
    assert_eq!(lap(&mut table, "pass", 3000), 3000);
}
