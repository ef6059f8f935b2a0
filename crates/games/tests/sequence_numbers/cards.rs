//! The deck: a sum and a difference for every number, two Plus, two Minus.

use std::collections::BTreeMap;

use cardinal_games::sequence_numbers::{Card, Options};

use super::position::Position;
use super::table::{all_cards, options};

const LEVELS: [(&str, u8, u8); 3] = [("easy", 1, 5), ("normal", 3, 12), ("hard", 11, 39)];

fn decks() -> Vec<(Options, u8, u8, u8)> {
    let sizes = [("8x11", 42), ("10x10", 48)];
    let table = |(level, low, high): (&str, u8, u8)| {
        sizes.map(|(board, count)| (options(&[("equations", level), ("board", board)]), count, low, high))
    };
    LEVELS.into_iter().flat_map(table).collect()
}

#[test]
fn sn_a2_every_number_has_one_sum_and_one_difference() {
    for (options, count, ..) in decks() {
        let cards = all_cards(&options);
        assert_eq!(cards.len(), 2 * usize::from(count) + 4);
        let mut by_answer: BTreeMap<u8, (u8, u8)> = BTreeMap::new();
        for card in &cards {
            match (card, card.answer()) {
                (Card::Sum(..), Some(answer)) => by_answer.entry(answer).or_default().0 += 1,
                (Card::Difference(..), Some(answer)) => by_answer.entry(answer).or_default().1 += 1,
                _ => {}
            }
        }
        assert_eq!(
            by_answer.into_iter().collect::<Vec<_>>(),
            (1..=count).map(|n| (n, (1, 1))).collect::<Vec<_>>()
        );
    }
}

#[test]
fn sn_10_there_are_two_plus_and_two_minus_cards() {
    for (options, ..) in decks() {
        let specials: Vec<String> = all_cards(&options)
            .iter()
            .filter(|card| card.answer().is_none())
            .map(ToString::to_string)
            .collect();
        assert_eq!(specials, ["minus1", "minus2", "plus1", "plus2"]);
    }
}

#[test]
fn sn_a2_operands_are_in_the_range_of_the_level() {
    for (options, _, low, high) in decks() {
        for card in all_cards(&options) {
            match card {
                Card::Sum(one, other) => {
                    let within = |operand: u8| (low..=high).contains(&operand);
                    // A sum smaller than the range has to make do with smaller operands.
                    assert!(within(one) || within(other) || one + other < low, "{card}");
                }
                Card::Difference(_, taken) => assert!((low..=high).contains(&taken), "{card}"),
                Card::Plus(_) | Card::Minus(_) => {}
            }
        }
    }
}

#[test]
fn sn_a2_cards_are_written_as_equations_and_read_back() {
    for (options, ..) in decks() {
        for card in all_cards(&options) {
            assert_eq!(card.to_string().parse(), Ok(card));
        }
    }
    for text in
        ["", "7", "3+", "+4", "03+4", "3 + 4", "3*4", "300+1", "plus", "plus3", "minus0", "3+4+5", "-3-4"]
    {
        assert!(text.parse::<Card>().is_err(), "{text}");
    }
}

#[test]
fn sn_8_sn_a2_every_card_has_its_answer_on_the_board_twice() {
    for settings in [[("board", "8x11"), ("equations", "hard")], [("board", "10x10"), ("equations", "easy")]]
    {
        let view = Position::with(2, &settings).view().clone();
        for card in all_cards(&view.options) {
            let Some(answer) = card.answer() else { continue };
            let spaces = view.board.fields().iter().filter(|space| view.board.number(*space) == Some(answer));
            assert_eq!(spaces.count(), 2, "{card}");
        }
    }
}
