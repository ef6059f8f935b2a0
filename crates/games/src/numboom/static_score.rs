//! How good an action looks without search.

use super::state::Phase;
use super::view::{Covered, View};
use super::{Action, Card, Cards};

/// Being out for sure, in thousandths.
const DEATH: i32 = 1000;
/// What being restricted by a bomb is worth, in this unit.
const BOMBED: i32 = 120;

/// How good an action looks: a flip by the chance of being out, everything else by rules of thumb. Any card will do
/// to be placed, an unknown card is worth a look, and functions are played when the work is done, to make room for
/// other cards.
pub(super) fn static_score(view: &View, action: &Action) -> i32 {
    let done = view.operations == 0;
    match *action {
        Action::Flip { position } => flip(view, usize::from(position)),
        Action::Place { .. } => 30,
        Action::Stack {} if must_flip(view) && view.stacks == 0 => 25,
        Action::Peek { position } if is_unknown(view, position) => -20,
        Action::Peek { .. } => -60,
        // Worth it when a flip has to follow and every choice is a gamble.
        Action::Observe { position } if !done && must_flip(view) && is_unknown(view, position) => {
            safest(view) / 2 - 50
        }
        Action::Arrange { .. } | Action::End {} => 0,
        _ if done => 5,
        _ => -100,
    }
}

pub(super) const fn killer(death_number: u8) -> u8 {
    4 - death_number
}

fn is_unknown(view: &View, position: u8) -> bool {
    view.top(usize::from(position)).is_some_and(|top| top.card.is_none())
}

/// How likely a covered card is deadly now, in thousandths.
fn danger(view: &View, covered: &Covered) -> i32 {
    let deadly = Card::ALL[usize::from(killer(view.death_number)) - 1];
    if let Some(card) = covered.card {
        return if card == deadly { DEATH } else { 0 };
    }
    let unseen = share(view.unseen().placeable(), deadly);
    if !covered.mixed {
        return unseen;
    }
    // Among the mixed cards are those remembered; the others are any.
    let mixed = view.positions.iter().flatten().filter(|covered| covered.mixed && covered.card.is_none());
    let mixed = i32::try_from(mixed.count()).unwrap_or(1).max(1);
    let remembered: i32 = Card::ALL.into_iter().map(|card| i32::from(view.lost.count(card))).sum();
    let others = (mixed - remembered).max(0);
    (i32::from(view.lost.count(deadly)) * DEATH + others * unseen) / mixed
}

fn share(cards: Cards, card: Card) -> i32 {
    i32::from(cards.count(card)) * DEATH / i32::from(cards.len()).max(1)
}

fn flip(view: &View, position: usize) -> i32 {
    let Some(top) = view.top(position) else { return -DEATH };
    if view.phase == Phase::OpeningFlip {
        return 0;
    }
    let bomb = match top.card {
        Some(Card::Bomb) => BOMBED,
        Some(_) => 0,
        None => share(view.unseen().placeable(), Card::Bomb) * BOMBED / DEATH,
    };
    20 - danger(view, top) - bomb
}

/// The least danger of any flip now.
fn safest(view: &View) -> i32 {
    let tops = (0..view.positions.len()).filter_map(|position| view.top(position));
    tops.filter(|top| !top.peeked && !top.fresh).map(|top| danger(view, top)).min().unwrap_or(0)
}

/// Whether an operation is left and no card can be placed.
fn must_flip(view: &View) -> bool {
    let full = view.positions.iter().all(|pile| !pile.is_empty());
    view.operations > 0 && (view.flip_only || full)
}
