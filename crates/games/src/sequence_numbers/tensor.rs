//! Views as rows of numbers.

use cardinal_engine::Tensor;
use cardinal_engine::tensor::{Block, Canvas, clockwise, flag, share};

use super::equation::MAX_NUMBER;
use super::state::{HAND, MAX_PLAYERS, MAX_TEAMS};
use super::view::Player;
use super::{Card, SequenceNumbers, Space, SpaceSet, View};

const PHASES: usize = 8;
const SPACES: usize = Space::COUNT;
/// A card by its numbers, as one reads it: whether there is one, sum, difference, Plus, Minus, and both operands.
const CARD: usize = 7;
/// The cards of a deck by answer: sums, differences, and the four others.
const DECK: usize = 2 * MAX_NUMBER + 2;
/// What a player shows.
const PLAYER: usize = DECK + 13;
/// Operands go up to this.
const OPERAND: u8 = 99;

const BLOCKS: &[Block] = &[
    Block::new("phase", PHASES, "one-hot: dealer, deal, reshuffle, act, lock, vote, forfeit, over"),
    Block::new("active", MAX_PLAYERS, "one-hot: whose turn it is"),
    Block::new("dealer", MAX_PLAYERS, "one-hot: who dealt"),
    Block::new("seats", MAX_PLAYERS, "1 for each seat in play"),
    Block::new("board", SPACES, "the number of each space, of 48; corners 0"),
    Block::new("corners", SPACES, "the free spaces"),
    Block::new("chips", MAX_TEAMS * SPACES, "chips, own team first, then by team number"),
    Block::new("locked", MAX_TEAMS * SPACES, "spaces of completed Sequences, in that order"),
    Block::new(
        "hand",
        HAND * CARD,
        "own cards by place: present, sum, difference, Plus, Minus, operands of 99",
    ),
    Block::new(
        "answers",
        HAND * SPACES,
        "where each own equation can be answered; zero unless answers are shown",
    ),
    Block::new("choice", SPACES, "where the five of a longer line can begin"),
    Block::new("tried", HAND * SPACES, "own wrong answers of this turn"),
    Block::new("tried_dead", HAND + 1, "own cards wrongly said to be dead, and whether a pass was wrong"),
    Block::new("unseen", DECK, "cards whose place is not known, by kind and answer; Plus and Minus of 2"),
    Block::new(
        "players",
        MAX_PLAYERS * PLAYER,
        "for each seat: its discards, by kind and answer; team (own first, one-hot of 3), hand size of 5, pile of 50, \
         rights to draw of 5, owes a card, stuck, wishes to end, accused, placed of 50, removed of 20, passed of 20",
    ),
    Block::new("sequences", MAX_TEAMS, "completed Sequences of each team, of 2, own first"),
    Block::new(
        "pace",
        10,
        "Sequences to win of 2, deck of 100, turns of 1000, passes of 6, idle passes of 6, drawn of formed, exchanged, \
         wrong answers of 100, guilty votes of 6, not guilty votes of 6",
    ),
];

impl Tensor for SequenceNumbers {
    const LAYOUT: u16 = 1;
    const BLOCKS: &'static [Block] = BLOCKS;

    fn paint(view: &View, canvas: &mut Canvas<'_>) {
        let (me, seats) = (view.seat, view.players.seats());
        let mine = me.map_or(0, |seat| view.players[seat].team);
        canvas.opening(view.phase as usize, [("active", view.active), ("dealer", view.dealer)], me, seats);
        let board = canvas.block("board");
        for space in view.board.fields().iter() {
            board[space.index()] = share(view.board.number(space).unwrap_or(0), MAX_NUMBER as u8);
        }
        canvas.marks("corners", places(view.board.corners()));
        let chips = view.chips.iter().enumerate();
        let chips = chips.flat_map(|(team, chips)| places(*chips).map(move |at| (team, at)));
        canvas.marks("chips", chips.map(|(team, at)| order(team as u8, mine) * SPACES + at));
        let locked = view.sequences.iter();
        let locked = locked.flat_map(|one| places(one.spaces()).map(|at| (one.team, at)));
        canvas.marks("locked", locked.map(|(team, at)| order(team, mine) * SPACES + at));
        hand(view, canvas);
        canvas.marks("choice", view.choice.into_iter().flat_map(|choice| places(choice.firsts)));
        tried(view, canvas);
        let unseen = canvas.block("unseen");
        view.unseen.iter().flat_map(|batch| &batch.cards).for_each(|card| add(*card, unseen));
        let players = canvas.block("players").chunks_exact_mut(PLAYER);
        for (seat, row) in clockwise(me, seats).zip(players) {
            player(view, &view.players[seat], seat, mine, row);
        }
        let sequences = canvas.block("sequences");
        view.sequences.iter().for_each(|one| sequences[order(one.team, mine)] += 0.5);
        canvas.numbers("pace", &pace(view));
    }
}

fn hand(view: &View, canvas: &mut Canvas<'_>) {
    let hand = view.own_hand();
    for (card, row) in hand.iter().zip(canvas.block("hand").chunks_exact_mut(CARD)) {
        let Some(card) = card else { continue };
        row[0] = 1.0;
        let (kind, one, other) = match *card {
            Card::Sum(one, other) => (1, one, other),
            Card::Difference(one, other) => (2, one, other),
            Card::Plus(_) => (3, 0, 0),
            Card::Minus(_) => (4, 0, 0),
        };
        row[kind] = 1.0;
        (row[5], row[6]) = (share(one, OPERAND), share(other, OPERAND));
    }
    let shown = view.options.answers == super::Answers::Shown;
    let answers =
        hand.iter().enumerate().filter(|_| shown).filter_map(|(at, card)| Some((at, (*card)?.answer()?)));
    let spots = answers.flat_map(|(at, answer)| {
        view.board.spots(answer).into_iter().map(move |space| at * SPACES + space.index())
    });
    canvas.marks("answers", spots);
}

fn tried(view: &View, canvas: &mut Canvas<'_>) {
    let own = view.attempts.filter(|_| view.seat == Some(view.active));
    let spaces = own.iter().flat_map(|attempts| attempts.spaces.iter().enumerate());
    let spaces = spaces.flat_map(|(slot, spaces)| places(*spaces).map(move |at| slot * SPACES + at));
    canvas.marks("tried", spaces);
    let dead = own.iter().flat_map(|attempts| attempts.dead.into_iter().chain([attempts.pass]).enumerate());
    canvas.marks("tried_dead", dead.filter(|(_, said)| *said).map(|(at, _)| at));
}

fn player(view: &View, player: &Player, seat: cardinal_engine::Seat, mine: u8, row: &mut [f32]) {
    let (pile, rest) = row.split_at_mut(DECK);
    player.pile.iter().for_each(|card| add(*card, pile));
    let (team, numbers) = rest.split_at_mut(MAX_TEAMS);
    team[order(player.team, mine)] = 1.0;
    let rights = view.rights.seats().filter(|owner| *owner == seat).count();
    numbers.copy_from_slice(&[
        share(player.size, HAND as u8),
        share(player.pile.len() as u32, 50),
        share(rights as u32, HAND as u32),
        flag(view.owing.contains(seat)),
        flag(view.stuck.contains(seat)),
        flag(view.agreed.contains(seat)),
        flag(view.trial.is_some_and(|trial| trial.accused == player.team)),
        share(player.deeds.placed, 50),
        share(player.deeds.removed, 20),
        share(player.deeds.passed, 20),
    ]);
}

fn pace(view: &View) -> [f32; 10] {
    let votes = |count: Option<u8>| share(count.unwrap_or(0), MAX_PLAYERS as u8);
    [
        share(view.target, 2),
        share(view.deck, Card::COUNT as u8),
        share(view.pace.turns, 1000),
        share(view.pace.passes, MAX_PLAYERS as u8),
        share(view.pace.idle, MAX_PLAYERS as u8),
        share(view.pace.drawn, view.pace.formed),
        flag(view.exchanged),
        share(view.misses, 100),
        votes(view.trial.map(|trial| trial.guilty.len())),
        votes(view.trial.map(|trial| trial.innocent.len())),
    ]
}

/// The own team first, the others by their number.
fn order(team: u8, mine: u8) -> usize {
    match team {
        _ if team == mine => 0,
        _ if team < mine => usize::from(team) + 1,
        _ => usize::from(team),
    }
}

fn places(spaces: SpaceSet) -> impl Iterator<Item = usize> {
    spaces.iter().map(Space::index)
}

/// Counts a card in a list by kind and answer.
fn add(card: Card, deck: &mut [f32]) {
    let answer = || usize::from(card.answer().unwrap_or(0)).clamp(1, MAX_NUMBER) - 1;
    match card {
        Card::Sum(..) => deck[answer()] = 1.0,
        Card::Difference(..) => deck[MAX_NUMBER + answer()] = 1.0,
        Card::Plus(_) => deck[2 * MAX_NUMBER] += 0.5,
        Card::Minus(_) => deck[2 * MAX_NUMBER + 1] += 0.5,
    }
}
