//! The dense numbering of actions, for learning programs and for listing in a fixed order.
//!
//! | from | what |
//! | --- | --- |
//! | 0 | end, decline, wait, quit |
//! | 4 | take from Pool 0, 1, 2, from the Supply |
//! | 8 | reset |
//! | 9 | play: the leading wilds with each first digit, then for each ten its trailing wild with each last digit and its seven numbers |
//! | 156 | discard: the leading wilds, then for each ten its trailing wild unnamed and with each last digit, and its seven numbers |
//! | 268 | chain: for each of 35 lowest numbers the 20 ways to fill it, upwards and downwards |

use cardinal_engine::Actions;

use super::chain;
use super::{Action, Card, Laid, NumberChain, Source};

const TAKE: usize = 4;
const RESET: usize = TAKE + 4;
const PLAY: usize = RESET + 1;
const PLAYS: usize = 7 * 7 + 7 * (7 + 7);
const DISCARD: usize = PLAY + PLAYS;
const DISCARDS: usize = 7 + 7 * (1 + 7 + 7);
const CHAIN: usize = DISCARD + DISCARDS;
const CHAINS: usize = 7 * 5 * chain::FILLS.len() * 2;

/// How many actions there are.
const ACTIONS: usize = CHAIN + CHAINS;

impl Actions for NumberChain {
    const ACTIONS: usize = ACTIONS;

    #[inline]
    fn encode(action: &Action) -> usize {
        match action {
            Action::End {} => 0,
            Action::Decline {} => 1,
            Action::Wait {} => 2,
            Action::Quit {} => 3,
            Action::Take { from } => TAKE + *from as usize,
            Action::Reset {} => RESET,
            Action::Play { card } if card.is_sound() => PLAY + play(*card),
            Action::Discard { card } => discard(*card).map_or(ACTIONS, |index| DISCARD + index),
            Action::Chain { cards } => chain::parts(cards).map_or(ACTIONS, |(start, way, down)| {
                let lowest = (usize::from(start >> 3) - 1) * 5 + usize::from(start & 7) - 1;
                CHAIN + (lowest * chain::FILLS.len() + way) * 2 + usize::from(down)
            }),
            Action::Play { .. } => ACTIONS,
        }
    }

    fn decode(index: usize) -> Option<Action> {
        Some(match index {
            0 => Action::End {},
            1 => Action::Decline {},
            2 => Action::Wait {},
            3 => Action::Quit {},
            TAKE..RESET => Action::Take { from: Source::ALL[index - TAKE] },
            RESET => Action::Reset {},
            PLAY..DISCARD => Action::Play { card: played(index - PLAY) },
            DISCARD..CHAIN => Action::Discard { card: discarded(index - DISCARD) },
            CHAIN..ACTIONS => {
                let (rest, down) = ((index - CHAIN) / 2, (index - CHAIN) % 2 == 1);
                let (lowest, way) = (rest / chain::FILLS.len(), rest % chain::FILLS.len());
                let start = ((lowest / 5 + 1) << 3 | (lowest % 5 + 1)) as u8;
                Action::Chain { cards: chain::build(start, way, down) }
            }
            _ => return None,
        })
    }
}

#[inline]
fn play(laid: Laid) -> usize {
    let (first, last) = (usize::from(laid.first()) - 1, usize::from(laid.last()) - 1);
    match (laid.card().first(), laid.card().last()) {
        (0, _) => last * 7 + first,
        (_, 0) => 49 + first * 14 + last,
        _ => 49 + first * 14 + 7 + last,
    }
}

#[inline]
fn discard(laid: Laid) -> Option<usize> {
    let card = laid.card();
    let ten = || 7 + (usize::from(card.first()) - 1) * 15;
    match (card.first(), card.last()) {
        (0, last) if laid.is_plain() => Some(usize::from(last) - 1),
        (_, 0) if laid.is_plain() || laid.is_sound() => Some(ten() + usize::from(laid.last())),
        (1.., last @ 1..) if laid.is_plain() => Some(ten() + 7 + usize::from(last)),
        _ => None,
    }
}

fn played(index: usize) -> Laid {
    let index = index as u8;
    if index < 49 {
        let (last, first) = (index / 7 + 1, index % 7 + 1);
        return Laid::standing_for(Card::from_octal(last), first, last);
    }
    let (first, rest) = ((index - 49) / 14 + 1, (index - 49) % 14);
    let last = rest % 7 + 1;
    let card = if rest < 7 { first << 3 } else { first << 3 | last };
    Laid::standing_for(Card::from_octal(card), first, last)
}

fn discarded(index: usize) -> Laid {
    let index = index as u8;
    if index < 7 {
        return Laid::plain(Card::from_octal(index + 1));
    }
    let (first, rest) = ((index - 7) / 15 + 1, (index - 7) % 15);
    match rest {
        0..=7 => Laid::standing_for(Card::from_octal(first << 3), first, rest),
        _ => Laid::plain(Card::from_octal(first << 3 | (rest - 7))),
    }
}
