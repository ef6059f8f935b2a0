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

use super::action::{DeathNumber, Side};
use super::field::MAX_POSITIONS;
use super::{Action, Card};

const FLIP: usize = 1;
const PEEK: usize = FLIP + MAX_POSITIONS;
const PLACE: usize = PEEK + MAX_POSITIONS;
const STACK: usize = PLACE + Card::PLACEABLE * MAX_POSITIONS;
const OBSERVE: usize = STACK + 1;
const REVERSE: usize = OBSERVE + MAX_POSITIONS;
const RESET: usize = REVERSE + 1;
const DISRUPT: usize = RESET + 4;
const EXCHANGE: usize = DISRUPT + 1;
const EXCHANGE_RIGHT: usize = EXCHANGE + 1;
const ARRANGE: usize = EXCHANGE + 2;

/// How many actions there are.
pub(super) const ACTIONS: usize = ARRANGE + MAX_POSITIONS;

/// The number of an action; [`ACTIONS`] for one that could never be legal.
pub(super) fn encode(action: &Action) -> usize {
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

/// The action with this number.
pub(super) fn decode(index: usize) -> Option<Action> {
    let position = |from: usize| (index - from) as u8;
    Some(match index {
        0 => Action::End {},
        FLIP..PEEK => Action::Flip { position: position(FLIP) },
        PEEK..PLACE => Action::Peek { position: position(PEEK) },
        PLACE..STACK => {
            let (kind, position) = ((index - PLACE) / MAX_POSITIONS, (index - PLACE) % MAX_POSITIONS);
            Action::Place { card: Card::ALL[kind], position: position as u8 }
        }
        STACK => Action::Stack {},
        OBSERVE..REVERSE => Action::Observe { position: position(OBSERVE) },
        REVERSE => Action::Reverse {},
        RESET..DISRUPT => Action::Reset { number: DeathNumber::new((index - RESET) as i64) },
        DISRUPT => Action::Disrupt {},
        EXCHANGE => Action::Exchange { to: Side::Left },
        EXCHANGE_RIGHT => Action::Exchange { to: Side::Right },
        ARRANGE..ACTIONS => Action::Arrange { from: position(ARRANGE) },
        _ => return None,
    })
}
