//! Views as rows of numbers.

use cardinal_engine::Tensor;
use cardinal_engine::tensor::{Block, Canvas, clockwise, distance, flag, mark, share, spread};

use super::sheet::{MAX_GROUPS, TAKE_BACKS};
use super::state::{MAX_GAMES, MAX_PLAYERS, ROW};
use super::view::Player;
use super::{Card, CardSet, Chain, Group, Meld, Stage, View};

const PHASES: usize = 11;
const NUMBERS: usize = 10;
/// Number cards, and how many X there are.
const CARDS: usize = Card::COUNT;
/// A group: its cards, what its X stand for, whether it is a set, what it scores.
const GROUP: usize = CARDS + NUMBERS + 2;
/// What a player shows.
const PLAYER: usize = 3 * CARDS + 11;

const BLOCKS: &[Block] = &[
    Block::new(
        "phase",
        PHASES,
        "one-hot: starter, deal, build, swept, reshuffle, settle, extra, tie, release, penalty, over",
    ),
    Block::new("active", MAX_PLAYERS, "one-hot: whose turn it is"),
    Block::new("starter", MAX_PLAYERS, "one-hot: who began to build"),
    Block::new("seats", MAX_PLAYERS, "1 for each seat in play"),
    Block::new("waiting", MAX_PLAYERS, "who still has to settle, or is still in the trick"),
    Block::new("holder", MAX_PLAYERS, "one-hot: who laid what has to be beaten"),
    Block::new("hand", CARDS, "own cards, by number and colour; the last four: as many as there are X"),
    Block::new("row", ROW * CARDS, "one-hot for each place of the row"),
    Block::new("discards", CARDS, "face-up discards of the build"),
    Block::new("trick", CARDS, "cards of the trick"),
    Block::new("aside", CARDS, "cards put aside by a 0"),
    Block::new("unseen", CARDS, "face-down cards whose place is not known"),
    Block::new(
        "table",
        3 * NUMBERS + 3,
        "the meld to be beaten: numbers of 5, X as numbers of 4, numbers at all; \
         size of 10, X that stand for nothing of 4, whether there is one",
    ),
    Block::new("stage", 3, "one-hot: declaring, sealed, ready (own settlement)"),
    Block::new(
        "groups",
        MAX_GROUPS * GROUP,
        "own declared groups: cards, what X stand for, set or run, points of 200",
    ),
    Block::new("left", CARDS, "own cards about which nothing is decided"),
    Block::new("kept", CARDS, "own cards left over that stay"),
    Block::new("discarded", CARDS, "own cards left over that go"),
    Block::new("sheet", 3, "own points of 200, take-backs left of 20, whether the groups are the scorer's"),
    Block::new(
        "players",
        MAX_PLAYERS * PLAYER,
        "for each seat: publicly known cards, cards won, penalty cards; hand size of 12, hidden cards of 12, \
         settled, points of the settlement of 200, discards of the settlement of 12, finished, place among the \
         finished of 4, total of 400, build of 400, release of 100, last game of 200",
    ),
    Block::new("clock", 5, "game of 9, games of 9, deck of 54, reshuffled, swept"),
];

impl Tensor for Chain {
    const LAYOUT: u16 = 1;
    const BLOCKS: &'static [Block] = BLOCKS;

    #[inline(always)]
    fn paint(view: &View, canvas: &mut Canvas<'_>) {
        let (me, seats) = (view.seat, view.players.seats());
        canvas.opening(view.phase as usize, [("active", view.active), ("starter", view.starter)], me, seats);
        canvas.marks("waiting", view.waiting.iter().map(|seat| distance(me, seat, seats)));
        canvas.marks("holder", view.table.map(|_| distance(me, view.holder, seats)));
        canvas.bits("hand", word(view.own_hand()));
        let row = view.row.iter().enumerate();
        canvas.marks("row", row.filter_map(|(slot, card)| Some(slot * CARDS + place((*card)?))));
        canvas.bits("discards", word(view.discards));
        canvas.bits("trick", word(view.trick));
        canvas.bits("aside", word(view.aside));
        let unseen = view.unseen.iter().fold(CardSet::NONE, |all, batch| all.union(batch.cards));
        canvas.bits("unseen", word(unseen));
        table(view.table, canvas.block("table"));
        settlement(view, canvas);
        canvas.parts("players", PLAYER, clockwise(me, seats), |seat, row| {
            let place = view.finished.iter().position(|finished| *finished == seat);
            player(&view.players[seat], place, row);
        });
        canvas.numbers(
            "clock",
            &[
                share(view.game, MAX_GAMES as u8),
                share(view.options.games, MAX_GAMES as u8),
                share(view.deck, Card::COUNT as u8),
                flag(view.reshuffled),
                flag(view.swept),
            ],
        );
    }
}

fn table(meld: Option<Meld>, row: &mut [f32]) {
    let Some(meld) = meld else { return };
    for number in 0..NUMBERS as u8 {
        let at = usize::from(number);
        let (naturals, wilds) = (meld.naturals(number), meld.wilds_as(number));
        row[at] = share(naturals, 5);
        row[NUMBERS + at] = share(wilds, 4);
        row[2 * NUMBERS + at] = flag(naturals + wilds > 0);
    }
    row[3 * NUMBERS] = share(meld.size(), 10);
    row[3 * NUMBERS + 1] = share(meld.unnamed(), 4);
    row[3 * NUMBERS + 2] = 1.0;
}

/// What the observer has declared so far; all zero outside a settlement.
fn settlement(view: &View, canvas: &mut Canvas<'_>) {
    let sheet = view.seat.and_then(|seat| view.players[seat].sheet.as_ref());
    canvas.marks("stage", sheet.map(|sheet| sheet.stage as usize));
    let groups = canvas.block("groups").chunks_exact_mut(GROUP);
    for (group, row) in sheet.iter().flat_map(|sheet| &sheet.groups).zip(groups) {
        declared(group.cards, group.points, row);
    }
    let cards = |of: Option<CardSet>| word(of.unwrap_or_default());
    canvas.bits("left", cards(sheet.map(|sheet| sheet.left)));
    canvas.bits("kept", cards(sheet.map(|sheet| sheet.kept)));
    canvas.bits("discarded", cards(sheet.map(|sheet| sheet.discarded)));
    let numbers = sheet.map_or([0.0; 3], |sheet| {
        let best = sheet.best && sheet.stage != Stage::Ready;
        [share(sheet.points, 200), share(sheet.take_backs, TAKE_BACKS), flag(best)]
    });
    canvas.numbers("sheet", &numbers);
}

fn declared(group: Group, points: u16, row: &mut [f32]) {
    mark(row, group.pieces().filter_map(|piece| Some(place(piece.natural()?))));
    let wilds = group.pieces().filter(|piece| piece.is_x()).filter_map(super::card::Piece::number);
    mark(&mut row[CARDS..CARDS + NUMBERS], wilds.map(usize::from));
    row[CARDS + NUMBERS] = flag(group.is_set());
    row[CARDS + NUMBERS + 1] = share(points, 200);
}

fn player(player: &Player, finished: Option<usize>, row: &mut [f32]) {
    let (cards, numbers) = row.split_at_mut(3 * CARDS);
    for (cards, row) in [player.known, player.captured, player.open].into_iter().zip(cards.chunks_mut(CARDS))
    {
        spread(word(cards), row);
    }
    let settled = player.settled.as_ref();
    numbers.copy_from_slice(&[
        share(player.size(), 12),
        share(player.hidden, 12),
        flag(player.ready || settled.is_some()),
        settled.map_or(0.0, |settled| share(settled.points, 200)),
        settled.map_or(0.0, |settled| share(settled.discarded.len(), 12)),
        flag(finished.is_some()),
        finished.map_or(0.0, |place| share(place as u32 + 1, MAX_PLAYERS as u32)),
        share(player.totals.score(), 400),
        share(player.totals.build, 400),
        share(player.totals.release(), 100),
        share(player.scores.last().copied().unwrap_or(0), 200),
    ]);
}

/// A bit for each card. X look alike, so they are counted: the first of the last four places stands for one, and so on.
fn word(cards: CardSet) -> u64 {
    let naturals = cards.bits() & ((1 << Card::NATURALS) - 1);
    naturals | ((1 << cards.wilds()) - 1) << Card::NATURALS
}

fn place(card: Card) -> usize {
    // Which of the X it is must not matter.
    usize::from(if card.is_x() { Card::NATURALS } else { card.id() })
}
