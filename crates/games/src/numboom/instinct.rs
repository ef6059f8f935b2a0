//! What simple players need to know of the moves.

use super::action::{DeathNumber, Side};
use super::state::Phase;
use super::view::{Covered, View};
use super::{Action, Card, Cards};

/// Cards leave the hand for the table, or the table for good: both bring the end nearer.
pub(super) const fn sheds(action: &Action) -> bool {
    matches!(action, Action::Place { .. } | Action::Flip { .. })
}

/// Places whatever it can, and flips what it knows to be harmless.
pub(super) fn tempts(view: &View, action: &Action) -> bool {
    match *action {
        Action::Place { .. } => true,
        Action::Flip { position } => {
            let known = view.top(usize::from(position)).and_then(|top| top.card);
            known.and_then(Card::number).is_some_and(|number| number != killer(view.death_number))
        }
        _ => false,
    }
}

/// Being out for sure, in thousandths.
const DEATH: i32 = 1000;

/// How good an action looks: what it costs is the chance of being out, now or later in the turn.
pub(super) fn appeal(view: &View, action: &Action) -> i32 {
    let deadly = killer(view.death_number);
    match *action {
        Action::Flip { position } => flip(view, usize::from(position)),
        Action::Place { card, position } => place(view, card, deadly, usize::from(position)),
        // A look is worth most where a flip may follow and nothing is known.
        Action::Peek { position } => {
            let top = view.top(usize::from(position));
            if top.is_some_and(|top| top.card.is_none()) { -20 } else { -60 }
        }
        Action::Observe { position } => observe(view, usize::from(position)),
        Action::Reset { number } => reset(view, number),
        // With everything on the table dangerous, the next player in the other direction has more to fear.
        Action::Reverse {} => -40,
        Action::Stack {} => {
            let forced = must_flip(view) && view.stacks == 0;
            if forced { safest(view, view.death_number) / 2 - 30 } else { -150 }
        }
        Action::Disrupt {} => disrupt(view),
        Action::Exchange { to } => exchange(view, to),
        Action::Arrange { from } => arrange(view, usize::from(from)),
        Action::End {} => 0,
    }
}

/// The number that is deadly at a Death Number.
const fn killer(death_number: u8) -> u8 {
    4 - death_number
}

/// How likely a covered card is deadly at a Death Number, in thousandths.
fn danger(view: &View, covered: &Covered, death_number: u8) -> i32 {
    let deadly = Card::ALL[usize::from(killer(death_number)) - 1];
    if let Some(card) = covered.card {
        return if card == deadly { DEATH } else { 0 };
    }
    let unseen = view.unseen().placeable();
    if covered.mixed {
        // Among the mixed cards are those remembered; the others are any.
        let mixed = view.positions.iter().flatten().filter(|covered| covered.mixed && covered.card.is_none());
        let mixed = i32::try_from(mixed.count()).unwrap_or(1).max(1);
        let known = i32::from(view.lost.count(deadly));
        let remembered: i32 = Card::ALL.into_iter().map(|card| i32::from(view.lost.count(card))).sum();
        let others = (mixed - remembered).max(0) * share(unseen, deadly) / DEATH;
        return ((known * DEATH) + others * DEATH / 2) / mixed;
    }
    // Whoever places a card hopes that it kills: more so where it can only hurt others.
    share(unseen, deadly) * 5 / 4
}

fn share(cards: Cards, card: Card) -> i32 {
    i32::from(cards.count(card)) * DEATH / i32::from(cards.len()).max(1)
}

fn flip(view: &View, position: usize) -> i32 {
    let Some(top) = view.top(position) else { return -DEATH };
    if view.phase == Phase::OpeningFlip {
        return 0;
    }
    let risk = danger(view, top, view.death_number);
    let bomb = match top.card {
        Some(Card::Bomb) => 120,
        Some(_) => 0,
        None => share(view.unseen().placeable(), Card::Bomb) * 120 / DEATH,
    };
    // A safe flip gets rid of the obligation; a card that would be deadly is better left for others.
    let after = top.card.and_then(Card::number).map_or(0, |number| (view.death_number + number) % 4);
    let next = if view.operations > 1 && top.card.is_some() && view.flip_only {
        -rest_of_turn(view, position, after) / 2
    } else {
        0
    };
    20 - risk - bomb + next
}

/// The least danger of a further flip at a Death Number, this position left out.
fn rest_of_turn(view: &View, without: usize, death_number: u8) -> i32 {
    let tops = (0..view.positions.len()).filter(|position| *position != without);
    let tops = tops.filter_map(|position| view.top(position)).filter(|top| !top.peeked && !top.fresh);
    tops.map(|top| danger(view, top, death_number)).min().unwrap_or(0)
}

/// The least danger of any flip now.
fn safest(view: &View, death_number: u8) -> i32 {
    rest_of_turn(view, usize::MAX, death_number)
}

/// Whether an operation is left and no card can be placed.
fn must_flip(view: &View) -> bool {
    let full = view.positions.iter().all(|pile| !pile.is_empty());
    view.operations > 0 && (view.flip_only || full)
}

fn place(view: &View, card: Card, deadly: u8, position: usize) -> i32 {
    // A deadly card threatens the next player; in Dual it comes back after one more flip.
    let threat = match card.number() {
        Some(number) if number == deadly => 60,
        Some(4) => 30,
        Some(_) => 20,
        None => 45,
    };
    // On a full board the next player has to flip.
    let empty = view.positions.iter().filter(|pile| pile.is_empty()).count();
    let fills = i32::from(empty == 1 && view.positions[position].is_empty()) * 30;
    let stacked = if view.positions[position].is_empty() { 0 } else { 15 };
    30 + threat + fills + stacked
}

fn observe(view: &View, position: usize) -> i32 {
    let unknown = view.top(position).is_some_and(|top| top.card.is_none() && !top.peeked && !top.fresh);
    let risk = safest(view, view.death_number);
    // Worth it when a flip has to follow and every choice is a gamble.
    if unknown && must_flip(view) && risk > 100 { risk / 2 } else { -100 }
}

fn reset(view: &View, number: DeathNumber) -> i32 {
    let gain = safest(view, view.death_number) - safest(view, number.get());
    if must_flip(view) && gain > 150 { gain / 2 } else { -120 - gain.min(0) / 10 }
}

fn disrupt(view: &View) -> i32 {
    let covered = || view.positions.iter().flatten();
    let mine = covered().filter(|covered| covered.card.is_some()).count() as i32;
    let theirs =
        covered().filter(|covered| covered.card.is_none() && !covered.known_by.is_empty()).count() as i32;
    if view.operations == 0 { 10 * theirs + 5 * mine - 25 } else { -50 }
}

fn exchange(view: &View, to: Side) -> i32 {
    let Some(me) = view.seat else { return 0 };
    let clockwise = to == Side::Left;
    // The hand comes from the neighbour on the other side; a hand without cards to place is worth little.
    let giver = view.neighbour(me, !clockwise);
    let (mine, theirs) = (view.own_hand().placeable().len(), view.players[giver].size);
    if view.operations == 0 && mine <= 1 { 20 + 5 * i32::from(theirs) } else { -90 }
}

/// Keeps what is known where it is and moves the rest around.
fn arrange(view: &View, from: usize) -> i32 {
    let to = view.arranged.len();
    let known = view.top(from).is_some_and(|top| top.card.is_some());
    i32::from(known == (from != to)) * 10
}
