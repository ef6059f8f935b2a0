//! The truth of one game, and how it is set up.

use std::fmt;
use std::sync::Arc;

use arrayvec::ArrayVec;
use cardinal_engine::{BySeat, Seat, SeatSet, SetupError};
use serde::{Deserialize, Serialize};

use super::equation::{Id, IdSet};
use super::line::{Choice, Sequence};
use super::lines::Lines;
use super::pace::Pace;
use super::rights::Rights;
use super::talk::{Calls, Trial};
use super::uses::Uses;
use super::{Card, INFO, Layout, Options, Space, SpaceSet};

/// The most cards in a hand.
pub(super) const HAND: usize = 5;
pub(super) const MAX_PLAYERS: usize = 6;
pub(super) const MAX_TEAMS: usize = 3;
/// The most Sequences there can be: one for each party before the last chip, and then two in each of four ways.
pub(super) const MAX_SEQUENCES: usize = MAX_TEAMS + 8;

/// The party of each seat, by the number of parties: a table, because a division would take longer than the rest of
/// many a move.
const TEAMS: [[u8; 8]; 4] = {
    let mut table = [[0; 8]; 4];
    let mut teams = 1;
    while teams < 4 {
        let mut seat = 0;
        while seat < 8 {
            table[teams as usize][seat as usize] = seat % teams;
            seat += 1;
        }
        teams += 1;
    }
    table
};

/// What the game waits for.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Phase {
    /// Chance picks who deals.
    Dealer,
    /// Chance shuffles all cards.
    Deal,
    /// Chance shuffles the discard piles into a new deck.
    Reshuffle,
    /// The active player takes the turn.
    Act,
    /// The active player chooses five of a longer line.
    Lock,
    /// The others vote on a call of table talk.
    Vote,
    /// Members of a team give up a card each.
    Forfeit,
    /// The game is over.
    Over,
}

/// Where the game goes on after a shuffle or a call.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Then {
    /// With the turn.
    Act,
    /// With the choice of five.
    Lock,
    /// With the next turn.
    Next,
}

/// How the game ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Ending {
    /// A party has as many Sequences as it takes.
    Won,
    /// The deck went round without a chip placed or removed.
    DeckCycle,
    /// For a lap, no player could or would do anything.
    LapOfPasses,
    /// There were as many turns as the table allows.
    TurnLimit,
    /// All players wished it.
    Agreed,
}

/// What a player has done in this game.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Deeds {
    /// Chips placed.
    pub placed: u32,
    /// Opposing chips taken away.
    pub removed: u32,
    /// Dead cards exchanged.
    pub exchanged: u32,
    /// Turns passed.
    pub passed: u32,
}

/// What the active player has tried in vain in this turn, where answers are not shown.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Attempts {
    /// For each card of the hand, the spaces that do not answer it.
    pub spaces: [SpaceSet; HAND],
    /// For each card of the hand, whether it was said to be dead and is not.
    pub dead: [bool; HAND],
    /// Whether a player said that they have no play, wrongly.
    pub pass: bool,
}

/// A game of Sequence Numbers: the whole truth.
#[derive(Clone, PartialEq, Eq)]
pub struct SequenceNumbers {
    pub(super) layout: Arc<Layout>,
    pub(super) chips: [SpaceSet; MAX_TEAMS],
    /// The chips and the corners, line by line, also by team.
    pub(super) lines: [Lines; MAX_TEAMS],
    /// What the chips leave each card to do.
    pub(super) uses: Uses,
    /// Chips in completed Sequences, of all teams.
    pub(super) locked: SpaceSet,
    pub(super) attempts: Attempts,
    /// The deck is `deck[..left]`, its top last.
    pub(super) deck: [Id; Card::COUNT],
    pub(super) left: u8,
    /// For each card in a discard pile, the one below it.
    pub(super) below: [Id; Card::COUNT],
    /// The top of each discard pile.
    pub(super) tops: [Id; MAX_PLAYERS],
    pub(super) hands: [[Id; HAND]; MAX_PLAYERS],
    /// The empty places of each hand, the first at bit 0.
    pub(super) vacant: [u8; MAX_PLAYERS],
    /// For each card of a hand, which deck it was drawn from; the current one is `newest`. Decks of which no hand holds
    /// a card are forgotten, so the numbers stay small.
    pub(super) born: [[u8; HAND]; MAX_PLAYERS],
    pub(super) newest: u8,
    pub(super) sequences: ArrayVec<Sequence, MAX_SEQUENCES>,
    pub(super) choice: Option<Choice>,
    pub(super) rights: Rights,
    pub(super) pace: Pace,
    pub(super) trial: Option<Trial>,
    pub(super) calls: Calls,
    /// Who still has to give up a card.
    pub(super) owing: SeatSet,
    pub(super) phase: Phase,
    pub(super) then: Then,
    pub(super) seats: u8,
    pub(super) teams: u8,
    pub(super) target: u8,
    pub(super) dealer: Seat,
    pub(super) active: Seat,
    /// Whether the active player has exchanged a dead card in this turn.
    pub(super) exchanged: bool,
    /// Wrong answers in this turn.
    pub(super) misses: u16,
    /// Who is known to hold only cards that cannot be placed: they passed, and since then neither drew nor was a chip
    /// taken away.
    pub(super) stuck: SeatSet,
    /// Who wishes to end the game.
    pub(super) agreed: SeatSet,
    pub(super) deeds: [Deeds; MAX_PLAYERS],
    pub(super) ending: Option<Ending>,
    pub(super) options: Options,
    /// The revision of the rules; see [`Pace::turn_over`](super::Pace) and [`Trial`].
    pub(super) revision: u16,
}

impl fmt::Debug for SequenceNumbers {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let hands = BySeat::from_fn(self.seats, |seat| self.cards_of(seat));
        f.debug_struct("SequenceNumbers")
            .field("phase", &self.phase)
            .field("active", &self.active)
            .field("chips", &&self.chips[..usize::from(self.teams)])
            .field("sequences", &self.sequences)
            .field("hands", &hands)
            .field("deck", &self.left)
            .field("rights", &self.rights)
            .field("pace", &self.pace)
            .field("ending", &self.ending)
            .finish_non_exhaustive()
    }
}

pub(super) fn new(options: &Options, seats: u8) -> Result<SequenceNumbers, SetupError> {
    if !INFO.seats.contains(&seats) {
        // Five could play, if they could be parted evenly.
        let clause = if (2..=6).contains(&seats) { "SN-A5" } else { "SN-1" };
        return Err(SetupError::seats(&INFO, usize::from(seats), clause));
    }
    options.check_ranges()?;
    let layout = Layout::shared(options.board, options.board_seed);
    Ok(SequenceNumbers::on_board(layout, options, seats))
}

impl SequenceNumbers {
    /// A game on this board before its first shuffle.
    pub(super) fn on_board(layout: Arc<Layout>, options: &Options, seats: u8) -> Self {
        let mut lines = Lines::NONE;
        for corner in layout.corners().iter() {
            lines.add(layout.crossing(corner));
        }
        let uses = Uses::new(layout.count());
        Self {
            layout,
            chips: [SpaceSet::NONE; MAX_TEAMS],
            lines: [lines; MAX_TEAMS],
            uses,
            locked: SpaceSet::NONE,
            attempts: Attempts::default(),
            deck: [Id::NONE; Card::COUNT],
            left: 0,
            below: [Id::NONE; Card::COUNT],
            tops: [Id::NONE; MAX_PLAYERS],
            hands: [[Id::NONE; HAND]; MAX_PLAYERS],
            vacant: [(1 << HAND) - 1; MAX_PLAYERS],
            born: [[0; HAND]; MAX_PLAYERS],
            newest: 0,
            sequences: ArrayVec::new(),
            choice: None,
            rights: Rights::default(),
            pace: Pace::default(),
            trial: None,
            calls: Calls::default(),
            owing: SeatSet::NONE,
            phase: Phase::Dealer,
            then: Then::Act,
            seats,
            teams: options.parties(seats),
            target: options.target(seats),
            dealer: Seat::new(0),
            active: Seat::new(0),
            exchanged: false,
            misses: 0,
            stuck: SeatSet::NONE,
            agreed: SeatSet::NONE,
            deeds: [Deeds::default(); MAX_PLAYERS],
            ending: None,
            options: *options,
            revision: INFO.revision,
        }
    }

    /// The party a seat plays for: seats alternate, so team-mates sit equally far apart (SN-6).
    #[inline]
    pub(super) const fn team(&self, seat: Seat) -> u8 {
        TEAMS[(self.teams & 3) as usize][seat.index() & 7]
    }

    /// The active player's place in the arrays.
    #[inline]
    pub(super) const fn me(&self) -> usize {
        self.active.index()
    }

    #[inline]
    pub(super) const fn covered(&self) -> SpaceSet {
        self.chips[0].union(self.chips[1]).union(self.chips[2])
    }

    /// The spaces a chip can go to.
    #[inline]
    pub(super) fn open(&self) -> SpaceSet {
        self.layout.fields().without(self.covered())
    }

    /// The chips a seat may take away with a Minus card.
    #[inline]
    pub(super) fn targets(&self, seat: Seat) -> SpaceSet {
        self.covered().without(self.chips[usize::from(self.team(seat))]).without(self.locked)
    }

    #[inline]
    pub(super) fn answers(&self, id: Id, open: SpaceSet) -> SpaceSet {
        self.layout.answers(id.answer_index()).and(open)
    }

    /// Puts a chip of a team on a space, and says whether there are five in a row in a line through it.
    #[inline]
    pub(super) fn put_chip(&mut self, team: u8, space: Space) -> bool {
        self.chips[usize::from(team)].insert(space);
        self.uses.set(self.layout.spot_of(space), false);
        self.lines[usize::from(team)].add(self.layout.crossing(space))
    }

    /// Takes the chip, if any, from a space.
    pub(super) fn take_chip(&mut self, space: Space) {
        self.chips.iter_mut().for_each(|chips| chips.remove(space));
        self.uses.set(self.layout.spot_of(space), true);
        self.lines.iter_mut().for_each(|lines| lines.remove(self.layout.crossing(space)));
    }

    /// Puts a card into an empty place of a hand, drawn from this deck.
    #[inline]
    pub(super) fn put_card(&mut self, seat: Seat, slot: usize, id: Id, deck: u8) {
        self.vacant[seat.index()] &= !(1 << slot);
        self.hands[seat.index()][slot] = id;
        self.born[seat.index()][slot] = deck;
    }

    /// Takes a card out of a hand.
    #[inline]
    pub(super) fn take_card(&mut self, seat: Seat, slot: usize) -> Id {
        self.vacant[seat.index()] |= 1 << slot;
        std::mem::replace(&mut self.hands[seat.index()][slot], Id::NONE)
    }

    /// The first empty place of a hand.
    #[inline]
    pub(super) fn first_vacant(&self, seat: Seat) -> usize {
        self.vacant[seat.index()].trailing_zeros() as usize
    }

    pub(super) fn count(&self, team: u8) -> u8 {
        self.sequences.iter().filter(|sequence| sequence.team == team).count() as u8
    }

    #[inline]
    pub(super) const fn card(&self, id: Id) -> Card {
        id.card(self.options.equations)
    }

    /// A hand as its owner sees it.
    pub(super) fn cards_of(&self, seat: Seat) -> [Option<Card>; HAND] {
        self.hands[seat.index()].map(|id| (!id.is_none()).then(|| self.card(id)))
    }

    /// How many cards a seat holds.
    pub(super) fn size(&self, seat: Seat) -> u8 {
        self.hands[seat.index()].iter().filter(|id| !id.is_none()).count() as u8
    }

    /// How many cards each player is dealt (SN-7).
    pub(super) const fn deal_size(seats: u8) -> usize {
        if seats <= 3 { 5 } else { 4 }
    }

    pub(super) fn all_cards(&self) -> IdSet {
        IdSet::deck(self.layout.count())
    }

    /// Whether nothing has been dealt yet.
    pub(super) const fn is_undealt(&self) -> bool {
        matches!(self.phase, Phase::Dealer | Phase::Deal)
    }

    /// A discard pile from the top down.
    pub(super) fn pile(&self, seat: usize) -> impl Iterator<Item = Id> {
        let mut next = self.tops[seat];
        std::iter::from_fn(move || {
            let id = next;
            (!id.is_none()).then(|| {
                next = self.below[id.index()];
                id
            })
        })
    }

    /// All discarded cards, once the deck is used up: those in no hand.
    pub(super) fn discards(&self) -> IdSet {
        debug_assert_eq!(self.left, 0, "a new deck is made when the old one is used up");
        let mut held = IdSet::NONE;
        self.hands.iter().flatten().filter(|id| !id.is_none()).for_each(|id| held.insert(*id));
        self.all_cards().without(held)
    }
}
