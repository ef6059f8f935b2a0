//! The dense numbering of actions, for learning programs and for listing in a fixed order.
//!
//! | from | what |
//! | --- | --- |
//! | 0 | pass, draw, agree |
//! | 3 | call table talk on team 0, 1, 2 |
//! | 6 | vote: not guilty, guilty |
//! | 8 | forfeit slot 0 to 4 |
//! | 13 | exchange slot 0 to 4 |
//! | 18 | lock from each of the 110 spaces that have a name, in reading order |
//! | 128 | place: for each slot each of the 110 spaces |
//! | 678 | remove: for each slot each of the 110 spaces |

use cardinal_engine::Actions;

use super::state::{HAND, MAX_TEAMS};
use super::{Action, SequenceNumbers, Space};

const CALL: usize = 3;
const VOTE: usize = CALL + MAX_TEAMS;
const FORFEIT: usize = VOTE + 2;
const EXCHANGE: usize = FORFEIT + HAND;
const LOCK: usize = EXCHANGE + HAND;
const PLACE: usize = LOCK + Space::COUNT;
const REMOVE: usize = PLACE + HAND * Space::COUNT;

/// How many actions there are.
const ACTIONS: usize = REMOVE + HAND * Space::COUNT;

impl Actions for SequenceNumbers {
    const ACTIONS: usize = ACTIONS;

    fn encode(action: &Action) -> usize {
        let within = |start: usize, offset: u8, count: usize| {
            if usize::from(offset) < count { start + usize::from(offset) } else { ACTIONS }
        };
        let at = |start: usize, slot: u8, space: Space| {
            let slot = usize::from(slot);
            if slot < HAND { start + slot * Space::COUNT + space.index() } else { ACTIONS }
        };
        match *action {
            Action::Pass {} => 0,
            Action::Draw {} => 1,
            Action::Agree {} => 2,
            Action::Call { team } => within(CALL, team, MAX_TEAMS),
            Action::Vote { guilty } => VOTE + usize::from(guilty),
            Action::Forfeit { slot } => within(FORFEIT, slot, HAND),
            Action::Exchange { slot } => within(EXCHANGE, slot, HAND),
            Action::Lock { first } => LOCK + first.index(),
            Action::Place { slot, space } => at(PLACE, slot, space),
            Action::Remove { slot, space } => at(REMOVE, slot, space),
        }
    }

    fn decode(index: usize) -> Option<Action> {
        let slot = |start: usize| ((index - start) / Space::COUNT) as u8;
        let space = |start: usize| Space::of_index((index - start) % Space::COUNT);
        Some(match index {
            0 => Action::Pass {},
            1 => Action::Draw {},
            2 => Action::Agree {},
            CALL..VOTE => Action::Call { team: (index - CALL) as u8 },
            VOTE..FORFEIT => Action::Vote { guilty: index > VOTE },
            FORFEIT..EXCHANGE => Action::Forfeit { slot: (index - FORFEIT) as u8 },
            EXCHANGE..LOCK => Action::Exchange { slot: (index - EXCHANGE) as u8 },
            LOCK..PLACE => Action::Lock { first: space(LOCK) },
            PLACE..REMOVE => Action::Place { slot: slot(PLACE), space: space(PLACE) },
            REMOVE..ACTIONS => Action::Remove { slot: slot(REMOVE), space: space(REMOVE) },
            _ => return None,
        })
    }
}
