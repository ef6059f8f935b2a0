//! How good an action looks without search.

use cardinal_engine::Seat;

use super::view::View;
use super::{Action, Card, CardSet, Condition, Laid, Phase, chain};

/// Worth of a penalty point shed, the unit everything else is measured in.
const POINT: i32 = 100;

/// Points shed now and soon, against points taken up.
pub(super) fn static_score(view: &View, action: &Action) -> i32 {
    let hand = view.own_hand();
    match action {
        Action::Play { card } => {
            let rest = without(hand, card.card());
            if rest.is_empty() {
                return 50 * POINT;
            }
            let link = if view.condition == Condition::Relay { card.last() } else { card.first() };
            let soon = best_line(rest, link, view.condition);
            POINT * worth(card.card()) + soon + outlook(rest) / 2 - gift(view, *card)
        }
        Action::Chain { cards } => {
            let rest = cards.iter().fold(hand, |hand, laid| without(hand, laid.card()));
            let shed: i32 = cards.iter().map(|laid| worth(laid.card())).sum();
            let soon = best_line(rest, cards[2].last(), view.condition);
            POINT * shed + POINT + soon + outlook(rest) / 2
        }
        // Laying what can be laid is nearly always right; ending early only keeps a wild for later.
        Action::End {} => outlook(hand) / 2 - view.floor.map_or(0, |floor| gift(view, floor)),
        Action::Decline {} => outlook(hand) / 2 - POINT / 2,
        Action::Wait {} => POINT / 2,
        Action::Quit {} => -10 * POINT,
        Action::Take { from } => match from.pool() {
            Some(pool) => view.pools[pool].map_or(0, |card| gain(hand, &[card])),
            // A card the others have not seen gives nothing away; against the eager this alone decides games of two.
            None => POINT,
        },
        Action::Reset {} => {
            let cards: Vec<Card> = view.pools.iter().flatten().copied().collect();
            let other = if view.condition == Condition::Pivot { Condition::Relay } else { Condition::Pivot };
            let after = cards.iter().fold(hand, |hand, card| hand.union(CardSet::only(*card)));
            gain(hand, &cards) - POINT / 2 + best_after_flip(after, other) / 4
        }
        Action::Discard { card } => {
            let rest = without(hand, card.card());
            POINT * worth(card.card()) / 2 + outlook(rest) - gift(view, *card)
        }
    }
}

fn without(mut hand: CardSet, card: Card) -> CardSet {
    hand.remove(card);
    hand
}

fn worth(card: Card) -> i32 {
    if card.is_wild() { 3 } else { 1 }
}

/// The most points that one turn of playing can still shed from this hand.
fn best_line(hand: CardSet, link: u8, condition: Condition) -> i32 {
    if condition == Condition::Pivot {
        let fitting = hand.fitting(link);
        return POINT * i32::from(fitting.penalty());
    }
    POINT * relay_line(hand, link, 6)
}

/// The most points along a line of linked cards, looking a few cards ahead.
fn relay_line(hand: CardSet, link: u8, depth: u8) -> i32 {
    if depth == 0 {
        return 0;
    }
    let lines = hand.fitting(link).iter().map(|card| {
        let rest = without(hand, card);
        let next = if card.last() == 0 { best_digit(rest) } else { card.last() };
        worth(card) + relay_line(rest, next, depth - 1)
    });
    lines.max().unwrap_or(0)
}

/// The digit that most of the hand can follow.
fn best_digit(hand: CardSet) -> u8 {
    (1..=7).max_by_key(|digit| hand.fitting(*digit).len()).unwrap_or(1)
}

/// How well a hand hangs together: Chains in it, and digits it can follow.
fn outlook(hand: CardSet) -> i32 {
    let mut chains = 0;
    chain::for_each(hand, 3, |_| chains += 1);
    let digits = (1..=7).filter(|digit| !hand.fitting(*digit).is_empty()).count() as i32;
    chains.min(4) * POINT / 4 + digits * POINT / 10
}

/// What taking these cards brings: a better hand for more points at risk.
fn gain(hand: CardSet, cards: &[Card]) -> i32 {
    let after = cards.iter().fold(hand, |hand, card| hand.union(CardSet::only(*card)));
    let risk: i32 = cards.iter().map(|card| worth(*card)).sum();
    outlook(after) - outlook(hand) - risk * POINT
}

fn best_after_flip(hand: CardSet, condition: Condition) -> i32 {
    (1..=7).map(|digit| best_line(hand, digit, condition)).max().unwrap_or(0)
}

/// What a Floor card leaves to the next player, from the cards known to be in that hand.
fn gift(view: &View, floor: Laid) -> i32 {
    let Some(me) = view.seat else { return 0 };
    let seats = view.players.seats();
    let mut next = me.next(seats);
    while view.players[next].out && next != me {
        next = Seat::next(next, seats);
    }
    let fitting = view.players[next].known.fitting(floor.last()).len();
    let danger = if view.players[next].size() <= 3 || view.phase == Phase::Offer { 2 } else { 1 };
    i32::from(fitting) * danger * POINT / 10
}
