//! Views as rows of numbers.

use cardinal_engine::Tensor;
use cardinal_engine::tensor::{Block, Canvas, clockwise, flag, share, spread};

use super::state::{MAX_PLAYERS, MAX_ROUNDS};
use super::view::Player;
use super::{Card, CardSet, NumberChain, View};

const PHASES: usize = 8;
/// A digit, or none.
const DIGITS: usize = 8;
/// What a player shows: publicly seen cards, and eight numbers.
const PLAYER: usize = Card::COUNT + 8;

const BLOCKS: &[Block] = &[
    Block::new("phase", PHASES, "one-hot: starter, deal, reshuffle, act, playing, offer, discard, over"),
    Block::new("active", MAX_PLAYERS, "one-hot: whose turn it is"),
    Block::new("starter", MAX_PLAYERS, "one-hot: who began the round"),
    Block::new("seats", MAX_PLAYERS, "1 for each seat in play"),
    Block::new("relay", 1, "1 under Relay, 0 under Pivot"),
    Block::new("link", DIGITS, "one-hot: the digit the next card must begin with; first place: any"),
    Block::new("hand", Card::COUNT, "own cards, in octal order"),
    Block::new("floor", Card::COUNT, "one-hot: the top Floor card"),
    Block::new("floor_first", DIGITS, "one-hot: the first digit it stands for; first place: none"),
    Block::new("floor_last", DIGITS, "one-hot: the last digit it stands for; first place: none"),
    Block::new("covered", Card::COUNT, "Floor cards below it"),
    Block::new("pools", 3 * Card::COUNT, "one-hot for each Pool"),
    Block::new("unseen", Card::COUNT, "face-down cards whose place is not known"),
    Block::new("in_supply", Card::COUNT, "for each of those, the share of its batch that is in the Supply"),
    Block::new("supply", 1, "cards in the Supply, of 63"),
    Block::new(
        "players",
        MAX_PLAYERS * PLAYER,
        "for each seat: publicly known cards; hand size of 10, hidden cards of 10, out, stuck on of 7, \
         penalty of 30 in all rounds, of 30 in the last, first out, empty-handed",
    ),
    Block::new(
        "clock",
        5,
        "round of 9, rounds of 9, turns of 1000, stall of 100, whether a player is out of cards",
    ),
];

impl Tensor for NumberChain {
    const LAYOUT: u16 = 1;
    const BLOCKS: &'static [Block] = BLOCKS;

    #[inline(always)]
    fn paint(view: &View, canvas: &mut Canvas<'_>) {
        let (me, seats) = (view.seat, view.players.seats());
        canvas.opening(view.phase as usize, [("active", view.active), ("starter", view.starter)], me, seats);
        canvas.numbers("relay", &[flag(view.condition == super::Condition::Relay)]);
        canvas.one_hot("link", view.link.into());
        canvas.bits("hand", word(view.own_hand()));
        canvas.marks("floor", view.floor.map(|laid| place(laid.card())));
        canvas.one_hot("floor_first", view.floor.map_or(0, super::card::Laid::first).into());
        canvas.one_hot("floor_last", view.floor.map_or(0, super::card::Laid::last).into());
        canvas.bits("covered", word(view.covered));
        let pools = view.pools.iter().enumerate();
        canvas.marks("pools", pools.filter_map(|(at, card)| Some(at * Card::COUNT + place((*card)?))));
        let unseen = view.unseen.iter().fold(CardSet::NONE, |all, batch| all.union(batch.cards));
        canvas.bits("unseen", word(unseen));
        let in_supply = canvas.block("in_supply");
        // Hardly ever more than one batch: what was shuffled last.
        for batch in view.unseen.iter().filter(|batch| batch.supply > 0) {
            let part = share(batch.supply, batch.cards.len());
            let mut cards = [0.0; Card::COUNT];
            spread(word(batch.cards), &mut cards);
            in_supply.iter_mut().zip(cards).for_each(|(number, card)| *number += part * card);
        }
        canvas.numbers("supply", &[share(view.supply, Card::COUNT as u8)]);
        canvas.parts("players", PLAYER, clockwise(me, seats), |seat, row| {
            player(&view.players[seat], view.first_out == Some(seat), row);
        });
        canvas.numbers(
            "clock",
            &[
                share(view.round, MAX_ROUNDS as u8),
                share(view.options.rounds, MAX_ROUNDS as u8),
                share(view.turns, 1000),
                share(view.stall, 100),
                flag(view.first_out.is_some()),
            ],
        );
    }
}

#[inline]
fn player(player: &Player, first_out: bool, row: &mut [f32]) {
    let (cards, numbers) = row.split_at_mut(Card::COUNT);
    spread(word(player.known), cards);
    numbers.copy_from_slice(&[
        share(player.size(), 10),
        share(player.hidden, 10),
        flag(player.out),
        share(player.stuck_on, 7),
        share(player.total(), 30),
        share(player.penalties.last().copied().unwrap_or(0), 30),
        flag(first_out),
        flag(player.size() == 0),
    ]);
}

fn place(card: Card) -> usize {
    usize::from(card.octal()) - 1
}

/// A bit for each card at its [`place`].
fn word(cards: CardSet) -> u64 {
    cards.bits() >> 1
}
