//! Views as rows of numbers.

use cardinal_engine::tensor::{Block, Canvas, clockwise, distance, flag, mark, share};
use cardinal_engine::{MAX_SEATS, Tensor};

use super::field::MAX_POSITIONS;
use super::view::{Covered, Player};
use super::{Card, Cards, Numboom, View};

const PHASES: usize = 12;
const KINDS: usize = Card::KINDS;
/// The numbers for a covered card: which it is, whether it is known at all, mixed, peeked at, fresh, and who knows it.
const COVERED: usize = Card::PLACEABLE + 4 + MAX_SEATS;
/// A position: its top card, the one below it, and how many there are.
const POSITION: usize = 2 * COVERED + 1;
/// What a player shows.
const PLAYER: usize = 3 * KINDS + 8;

const BLOCKS: &[Block] = &[
    Block::new(
        "phase",
        PHASES,
        "one-hot: starter, deal, redraw, reshuffle, opening, opening flip, act, arrange, dual flip, dual place, dual \
         fill, over",
    ),
    Block::new("active", MAX_SEATS, "one-hot: whose turn it is"),
    Block::new("first", MAX_SEATS, "one-hot: who began"),
    Block::new("seats", MAX_SEATS, "1 for each seat in play"),
    Block::new("death_number", 4, "one-hot: the Death Number"),
    Block::new("hand", KINDS, "own cards of each kind, of 4"),
    Block::new("discards", KINDS, "open discards of each kind, share of its copies"),
    Block::new("unseen", KINDS, "cards of each kind the observer cannot see, share of its copies"),
    Block::new("known_rests", KINDS, "known face-down discards of each kind, of 4"),
    Block::new("lost", 2 * KINDS, "remembered of mixed cards: surely there, perhaps there, of 4"),
    Block::new(
        "positions",
        MAX_POSITIONS * POSITION,
        "for each position the top card and the one below it (which of five kinds, known at all, mixed, peeked at, fresh, \
         who knows it), then its height of 10",
    ),
    Block::new(
        "arranged",
        MAX_POSITIONS * MAX_POSITIONS,
        "a Disrupt under way: one-hot for each position arranged",
    ),
    Block::new(
        "players",
        MAX_SEATS * PLAYER,
        "for each seat: remembered of its hand (surely, perhaps) and laid off, of 4; hand size of 4, face-down cards \
         left of 4, cards perhaps gone of 4, bombed, out, outlived of 10, turn of going out of 1000, active",
    ),
    Block::new(
        "turn",
        13,
        "clockwise, Dual, operations of 4, flips only, peeked, stacks of 4, reversing, hidden peek, hidden fresh cards \
         of 4, deck of 107, face-down discards of 107, turns of 1000, turns left in the round of 10",
    ),
];

impl Tensor for Numboom {
    const LAYOUT: u16 = 1;
    const BLOCKS: &'static [Block] = BLOCKS;

    #[inline(always)]
    fn paint(view: &View, canvas: &mut Canvas<'_>) {
        let (me, seats) = (view.seat, view.players.seats());
        canvas.opening(view.phase as usize, [("active", view.active), ("first", view.first)], me, seats);
        canvas.one_hot("death_number", view.death_number.into());
        counts(view.own_hand(), canvas.block("hand"));
        shares(view.discards, canvas.block("discards"));
        shares(view.unseen(), canvas.block("unseen"));
        counts(view.known_rests, canvas.block("known_rests"));
        let lost = canvas.block("lost");
        counts(view.lost.sure, &mut lost[..KINDS]);
        counts(view.lost.maybe, &mut lost[KINDS..]);
        for (pile, row) in view.positions.iter().zip(canvas.block("positions").chunks_exact_mut(POSITION)) {
            for (covered, row) in pile.iter().rev().zip(row.chunks_exact_mut(COVERED)) {
                paint_covered(covered, |seat| distance(me, seat, seats), row);
            }
            row[2 * COVERED] = share(pile.len() as u32, 10);
        }
        let arranged = view.arranged.iter().enumerate();
        canvas.marks("arranged", arranged.map(|(at, from)| at * MAX_POSITIONS + usize::from(*from)));
        canvas.parts("players", PLAYER, clockwise(me, seats), |seat, row| {
            player(&view.players[seat], seat == view.active, row);
        });
        canvas.numbers("turn", &turn(view));
    }
}

fn turn(view: &View) -> [f32; 13] {
    [
        flag(view.clockwise),
        flag(view.dual),
        share(view.operations, 4),
        flag(view.flip_only),
        flag(view.peeked),
        share(view.stacks, 4),
        flag(view.reversing),
        flag(view.hidden_peek),
        share(view.hidden_fresh, 4),
        share(view.deck, Card::COUNT as u8),
        share(view.rests, Card::COUNT as u8),
        share(view.turns, 1000),
        share(view.round, MAX_SEATS as u8),
    ]
}

fn paint_covered(covered: &Covered, at: impl Fn(cardinal_engine::Seat) -> usize, row: &mut [f32]) {
    let (kinds, rest) = row.split_at_mut(Card::PLACEABLE);
    mark(kinds, covered.card.map(Card::index));
    let facts = [covered.card.is_some(), covered.mixed, covered.peeked, covered.fresh];
    mark(rest, facts.iter().enumerate().filter(|(_, set)| **set).map(|(at, _)| at));
    mark(&mut rest[facts.len()..], covered.known_by.iter().map(at));
}

fn player(player: &Player, active: bool, row: &mut [f32]) {
    let (cards, numbers) = row.split_at_mut(3 * KINDS);
    let known = [player.note.sure, player.note.maybe, player.laid_off];
    for (cards, row) in known.into_iter().zip(cards.chunks_exact_mut(KINDS)) {
        counts(cards, row);
    }
    let fall = player.fall;
    numbers.copy_from_slice(&[
        share(player.size, 4),
        share(player.fallen, 4),
        share(player.note.missing, 4),
        flag(player.bombed),
        flag(fall.is_some()),
        fall.map_or(0.0, |fall| share(fall.outlived, MAX_SEATS as u8)),
        fall.map_or(0.0, |fall| share(fall.turn, 1000)),
        flag(active),
    ]);
}

/// How many of each kind, of the four a hand has.
fn counts(cards: Cards, row: &mut [f32]) {
    Card::ALL.iter().zip(row).for_each(|(card, number)| *number = share(cards.count(*card), 4));
}

fn shares(cards: Cards, row: &mut [f32]) {
    Card::ALL.iter().zip(row).for_each(|(card, number)| *number = share(cards.count(*card), card.copies()));
}
