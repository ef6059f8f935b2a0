//! How good an action looks without search.

use cardinal_engine::Seat;

use super::state::HAND;
use super::view::View;
use super::{Action, Card, CardSet, Meld, Piece, scorer};

/// Worth of a point, the unit everything else is measured in.
const POINT: i32 = 100;

/// While building, points now and to be hoped for; in the settlement, the most points; in the release, cards shed
/// in few turns, against strong cards spent.
pub(super) fn static_score(view: &View, action: &Action) -> i32 {
    let hand = view.own_hand();
    match action {
        Action::Take { slot } => view.row[usize::from(*slot)].map_or(0, |card| outlook(view, hand, card)),
        Action::Sweep { slot } => sweep(view, hand, usize::from(*slot)),
        Action::Seal {} => 3 * POINT,
        Action::Best {} => 2 * POINT,
        Action::Keep { card } => keeping(*card),
        Action::Discard { card } => -keeping(*card),
        Action::Lay { .. } | Action::Pass {} => 0,
        Action::TakeBack { .. } => -POINT,
        Action::Play { meld, .. } => play(view, hand, *meld),
    }
}

/// What a hand is worth with one more card: what it scores now, and part of what the best next card would add.
fn outlook(view: &View, hand: CardSet, card: Card) -> i32 {
    let all_x = view.options.all_x_groups;
    let with = hand.union(CardSet::only(card));
    let now = i32::from(scorer::best(with, all_x));
    let spare = CardSet::WILDS.without(with).lowest(1);
    if with.len() >= HAND || spare.is_empty() {
        return now * POINT;
    }
    let then = i32::from(scorer::best(with.union(spare), all_x));
    now * POINT + (then - now) * POINT / 2
}

/// Sweeping forgoes one card for an unknown one, and denies it to the next player.
fn sweep(view: &View, hand: CardSet, slot: usize) -> i32 {
    let others = view.row.iter().enumerate().filter(|(other, _)| *other != slot);
    let best = others.filter_map(|(_, card)| card.map(|card| outlook(view, hand, card))).max().unwrap_or(0);
    let denied = view.seat.zip(view.row[slot]).map_or(0, |(seat, card)| {
        let next = view.players[seat.next(view.players.seats())].known;
        let all_x = view.options.all_x_groups;
        if next.len() >= HAND {
            return 0;
        }
        let gain = scorer::best(next.union(CardSet::only(card)), all_x) - scorer::best(next, all_x);
        i32::from(gain)
    });
    best + denied * POINT / 4 - 2 * POINT
}

/// Whether a card left over is worth having in the release: strong ones are, middling ones cost a turn to lose.
pub(super) fn keeping(card: Piece) -> i32 {
    match card.number() {
        None | Some(0 | 9) => POINT,
        Some(8) => POINT / 2,
        Some(_) => -POINT,
    }
}

/// How many turns it takes to lay all of a hand, roughly: one for each number, less where three make a run.
fn turns(hand: CardSet) -> i32 {
    let numbers = (0..10).filter(|number| hand.count(*number) > 0).count() as i32;
    let single =
        (1..10).filter(|number| hand.count(*number) == 1).fold(0_u16, |bits, number| bits | 1 << number);
    let (mut saved, mut rest) = (0, single);
    for start in 1..8 {
        if rest >> start & 0b111 == 0b111 {
            rest &= !(0b111 << start);
            saved += 2;
        }
    }
    // An X goes along with anything.
    let alone = i32::from(numbers == 0 && hand.wilds() > 0);
    numbers - saved + alone
}

fn play(view: &View, hand: CardSet, meld: Meld) -> i32 {
    let naturals = meld.numbers().fold(CardSet::NONE, |cards, number| {
        cards.union(hand.and(CardSet::of_number(number)).lowest(meld.naturals(number)))
    });
    let rest = hand.without(naturals).without(hand.and(CardSet::WILDS).lowest(meld.wilds()));
    if rest.is_empty() {
        return 100 * POINT;
    }
    let progress = turns(hand) - turns(rest);
    let zero = i32::from(meld.naturals(0));
    let cost = 60 * i32::from(meld.wilds()) + 40 * zero + highest(meld);
    // The last in a lap takes the trick for sure.
    let gain = i32::from(view.trick.len()) * if is_last(view) && zero == 0 { POINT } else { POINT / 4 };
    3 * POINT / 2 * progress + 10 * i32::from(meld.size()) + gain - cost
}

fn highest(meld: Meld) -> i32 {
    meld.numbers().last().map_or(0, i32::from)
}

fn is_last(view: &View) -> bool {
    let mut waiting = view.waiting;
    waiting.remove(view.seat.unwrap_or(Seat::new(0)));
    waiting.is_empty()
}
