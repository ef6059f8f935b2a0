//! How good an action looks without search.
//!
//! It is a rule of thumb and meant to be one: five in a row where a card completes them, else a chip next to chips of
//! one's party. Which lines are still open, which cards are in hand for them and what opponents are up to is left to
//! search.

use super::line::LENGTH;
use super::options::Answers;
use super::view::View;
use super::{Action, Card, Space, SpaceSet, Way};

/// What a chip is worth that completes five in a row.
const FIVE: i32 = 100;
/// What a chip is worth next to an own one.
const BESIDE: i32 = 2;
/// Taking an opposing chip away.
const REMOVAL: i32 = 3;

pub(super) fn static_score(view: &View, action: &Action) -> i32 {
    let held = |slot: u8| view.own_hand().get(usize::from(slot)).copied().flatten();
    match *action {
        // A card drawn or exchanged costs nothing.
        Action::Draw {} => 1_000_000,
        Action::Exchange { slot } if held(slot).is_some_and(|card| is_dead(view, card)) => 900_000,
        Action::Exchange { .. } => -900_000,
        Action::Place { slot, space } => match held(slot).map(Card::answer) {
            Some(answer) if answer.is_none() || answer == view.board.number(space) => chip(view, space),
            _ => -1_000_000,
        },
        Action::Remove { .. } => REMOVAL,
        // Passing is all there is, or it is wrong.
        Action::Pass {} if view.options.answers == Answers::Solve => -500_000,
        Action::Pass {} | Action::Lock { .. } => 0,
        Action::Agree {} => -2_000_000,
        Action::Call { .. } => -1_500_000,
        Action::Vote { guilty } => -i32::from(guilty),
        Action::Forfeit { slot } => -i32::from(held(slot).is_some_and(|card| card.answer().is_none())),
    }
}

/// The chips of the observer's party, and the corners.
pub(super) fn own_chips(view: &View) -> SpaceSet {
    let own = view.seat.and_then(|seat| view.chips.get(usize::from(view.players[seat].team)));
    own.copied().unwrap_or_default().union(view.board.corners())
}

/// What an own chip on a space is worth.
fn chip(view: &View, space: Space) -> i32 {
    let own = own_chips(view);
    match Way::ALL.map(|way| row(own, space, way)).into_iter().max() {
        Some(LENGTH..) => FIVE,
        Some(2..) => BESIDE,
        _ => 1,
    }
}

/// How many chips in a row there would be with one more on a space.
fn row(own: SpaceSet, space: Space, way: Way) -> u8 {
    let (bit, step) = (space.bit(), way.stride());
    let is_own = |bit: &u8| own.contains(Space::of_bit(*bit));
    let after = (1..LENGTH).map_while(|far| Some(bit + far * step).filter(|bit| *bit < 128).filter(is_own));
    let before = (1..LENGTH).map_while(|far| bit.checked_sub(far * step).filter(is_own));
    1 + (after.count() + before.count()) as u8
}

/// Whether both spaces of a card are covered.
fn is_dead(view: &View, card: Card) -> bool {
    let number = card.answer().filter(|number| (1..=view.board.count()).contains(number));
    number.is_some_and(|number| view.board.spots(number).iter().all(|space| !view.open().contains(*space)))
}
