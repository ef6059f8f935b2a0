//! The dense numbering of actions, for learning programs and for listing in a fixed order.
//!
//! | from | what |
//! | --- | --- |
//! | 0 | end |
//! | 1 | flip, position by position |
//! | 10 | peek |
//! | 19 | place: each kind that can be placed, position by position |
//! | 64 | stack |
//! | 65 | observe |
//! | 74 | reverse |
//! | 75 | reset to 0, 1, 2, 3 |
//! | 79 | disrupt |
//! | 80 | exchange to the left, to the right |
//! | 82 | arrange |

use cardinal_engine::Actions;

use super::action::{DeathNumber, Side};
use super::field::MAX_POSITIONS;
use super::{Action, Card, Numboom};

pub(super) const FLIP: usize = 1;
pub(super) const PEEK: usize = FLIP + MAX_POSITIONS;
pub(super) const PLACE: usize = PEEK + MAX_POSITIONS;
pub(super) const STACK: usize = PLACE + Card::PLACEABLE * MAX_POSITIONS;
pub(super) const OBSERVE: usize = STACK + 1;
pub(super) const REVERSE: usize = OBSERVE + MAX_POSITIONS;
pub(super) const RESET: usize = REVERSE + 1;
pub(super) const DISRUPT: usize = RESET + 4;
pub(super) const EXCHANGE: usize = DISRUPT + 1;
pub(super) const ARRANGE: usize = EXCHANGE + 2;

/// How many actions there are.
const ACTIONS: usize = ARRANGE + MAX_POSITIONS;

impl Actions for Numboom {
    const ACTIONS: usize = ACTIONS;

    fn encode(action: &Action) -> usize {
        let at = |from: usize, position: u8| {
            if usize::from(position) < MAX_POSITIONS { from + usize::from(position) } else { ACTIONS }
        };
        match *action {
            Action::End {} => 0,
            Action::Flip { position } => at(FLIP, position),
            Action::Peek { position } => at(PEEK, position),
            Action::Place { card, position } if card.is_placeable() => {
                at(PLACE + card.index() * MAX_POSITIONS, position)
            }
            Action::Place { .. } => ACTIONS,
            Action::Stack {} => STACK,
            Action::Observe { position } => at(OBSERVE, position),
            Action::Reverse {} => REVERSE,
            Action::Reset { number } => RESET + usize::from(number.get()),
            Action::Disrupt {} => DISRUPT,
            Action::Exchange { to } => EXCHANGE + to as usize,
            Action::Arrange { from } => at(ARRANGE, from),
        }
    }

    fn decode(index: usize) -> Option<Action> {
        TABLE.get(index).copied().filter(|_| index < ACTIONS)
    }
}

/// Every action, by its number; filled up to a power of two, which spares a check.
pub(super) static TABLE: [Action; 128] = {
    let mut table = [Action::End {}; 128];
    let mut at = 0;
    while at < MAX_POSITIONS {
        let position = at as u8;
        table[FLIP + at] = Action::Flip { position };
        table[PEEK + at] = Action::Peek { position };
        table[OBSERVE + at] = Action::Observe { position };
        table[ARRANGE + at] = Action::Arrange { from: position };
        let mut kind = 0;
        while kind < Card::PLACEABLE {
            table[PLACE + kind * MAX_POSITIONS + at] = Action::Place { card: Card::ALL[kind], position };
            kind += 1;
        }
        at += 1;
    }
    table[STACK] = Action::Stack {};
    table[REVERSE] = Action::Reverse {};
    let mut number = 0;
    while number < 4 {
        table[RESET + number] = Action::Reset { number: DeathNumber::new(number as i64) };
        number += 1;
    }
    table[DISRUPT] = Action::Disrupt {};
    table[EXCHANGE] = Action::Exchange { to: Side::Left };
    table[EXCHANGE + 1] = Action::Exchange { to: Side::Right };
    table
};
