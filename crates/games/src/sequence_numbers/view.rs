//! Everything one observer may know, with perfect memory.

use std::sync::Arc;

use cardinal_engine::{BySeat, Observer, Seat, SeatSet};
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use super::equation::IdSet;
use super::line::{Choice, Sequence};
use super::options::Answers;
use super::pace::Pace;
use super::rights::Rights;
use super::state::{Attempts, Deeds, HAND, Then};
use super::talk::{Calls, Trial};
use super::{Card, Ending, Layout, Options, Phase, SequenceNumbers, SpaceSet};

/// The game as one observer knows it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct View {
    /// Whose view it is; `None` for a spectator.
    pub seat: Option<Seat>,
    /// The table's options.
    pub options: Options,
    /// The revision of the rules.
    pub revision: u16,
    /// The numbers row by row, 0 for the corners.
    pub board: Board,
    /// What the game waits for.
    pub phase: Phase,
    /// Where it goes on after a shuffle or a call.
    pub then: Then,
    /// Who dealt.
    pub dealer: Seat,
    /// Whose turn it is.
    pub active: Seat,
    /// How many Sequences win.
    pub target: u8,
    /// The chips of each team.
    pub chips: Vec<SpaceSet>,
    /// The completed Sequences, in the order of completion.
    pub sequences: Vec<Sequence>,
    /// The line of more than five that is being chosen from.
    pub choice: Option<Choice>,
    /// The players.
    pub players: BySeat<Player>,
    /// How many cards the deck holds.
    pub deck: u8,
    /// The face-down cards this observer cannot place, grouped by the deck they were last part of.
    pub unseen: Vec<Batch>,
    /// Open rights to draw, oldest first.
    pub rights: Rights,
    /// Turns, passes and cards drawn.
    pub pace: Pace,
    /// Whether the active player has exchanged a dead card in this turn.
    pub exchanged: bool,
    /// Wrong answers of the active player in this turn.
    pub misses: u16,
    /// Which they were; only where answers are not shown, and only for the active player.
    pub attempts: Option<Attempts>,
    /// The call of table talk that is being voted on.
    pub trial: Option<Trial>,
    /// Who has called on whom in this turn.
    pub calls: Calls,
    /// Who has to give up a card.
    pub owing: SeatSet,
    /// Who is known to hold only cards that cannot be placed.
    pub stuck: SeatSet,
    /// Who wishes to end the game.
    pub agreed: SeatSet,
    /// How the game ended.
    pub ending: Option<Ending>,
}

/// What an observer knows of a player.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Player {
    /// The party they play for.
    pub team: u8,
    /// The hand by places, where the observer may see it.
    pub hand: Option<[Option<Card>; HAND]>,
    /// How many cards it holds.
    pub size: u8,
    /// Their discard pile, the top last.
    pub pile: Vec<Card>,
    /// What they have done in this game.
    pub deeds: Deeds,
}

/// Face-down cards that were shuffled together: which they are, and how many of them lie where.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Batch {
    /// The cards.
    pub cards: Vec<Card>,
    /// How many of them each player holds, hands the observer sees left out.
    pub held: BySeat<u8>,
    /// How many of them are in the deck.
    pub deck: u8,
}

/// The board in a view: shared between views, and sent as its rows.
#[derive(Clone, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(as = "Vec<Vec<u8>>"))]
pub struct Board(Arc<Layout>);

impl Board {
    pub(super) fn layout(&self) -> &Arc<Layout> {
        &self.0
    }
}

impl std::ops::Deref for Board {
    type Target = Layout;

    fn deref(&self) -> &Layout {
        &self.0
    }
}

impl Serialize for Board {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.0.serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for Board {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        Layout::deserialize(deserializer).map(|layout| Self(Arc::new(layout)))
    }
}

impl View {
    /// The observer's own hand by places; empty for a spectator.
    pub fn own_hand(&self) -> [Option<Card>; HAND] {
        self.seat.and_then(|seat| self.players[seat].hand).unwrap_or_default()
    }

    /// All chips.
    pub fn covered(&self) -> SpaceSet {
        self.chips.iter().fold(SpaceSet::NONE, |all, chips| all.union(*chips))
    }

    /// The spaces a chip can go to.
    pub fn open(&self) -> SpaceSet {
        self.board.fields().without(self.covered())
    }

    /// The chips that can no longer be disturbed.
    pub fn locked(&self) -> SpaceSet {
        let all = self.sequences.iter().fold(SpaceSet::NONE, |all, sequence| all.union(sequence.spaces()));
        all.without(self.board.corners())
    }
}

pub(super) fn view(game: &SequenceNumbers, who: Observer) -> View {
    let players = BySeat::from_fn(game.seats, |seat| {
        let mut pile: Vec<Card> = game.pile(seat.index()).map(|id| game.card(id)).collect();
        pile.reverse();
        Player {
            team: game.team(seat),
            hand: who.sees(seat).then(|| game.cards_of(seat)),
            size: game.size(seat),
            pile,
            deeds: game.deeds[seat.index()],
        }
    });
    let solves = game.options.answers == Answers::Solve && who.sees(game.active);
    View {
        seat: who.seat(),
        options: game.options,
        revision: game.revision,
        board: Board(Arc::clone(&game.layout)),
        phase: game.phase,
        then: game.then,
        dealer: game.dealer,
        active: game.active,
        target: game.target,
        chips: game.chips[..usize::from(game.teams)].to_vec(),
        sequences: game.sequences.to_vec(),
        choice: game.choice,
        players,
        deck: game.face_down().len(),
        unseen: game.unseen(who),
        rights: game.rights.clone(),
        pace: game.pace,
        exchanged: game.exchanged,
        misses: game.misses,
        attempts: solves.then_some(game.attempts),
        trial: game.trial,
        calls: game.calls,
        owing: game.owing,
        stuck: game.stuck,
        agreed: game.agreed,
        ending: game.ending,
    }
}

impl SequenceNumbers {
    /// The deck, or all cards before they are dealt.
    pub(super) fn face_down(&self) -> IdSet {
        if self.is_undealt() {
            return self.all_cards();
        }
        let mut deck = IdSet::NONE;
        self.deck[..usize::from(self.left)].iter().for_each(|id| deck.insert(*id));
        deck
    }

    fn unseen(&self, who: Observer) -> Vec<Batch> {
        let mut batches = Vec::new();
        for number in 0..=self.newest {
            let mut cards = IdSet::NONE;
            let mut deck = 0;
            if number == self.newest {
                cards = self.face_down();
                deck = cards.len();
            }
            let held = BySeat::from_fn(self.seats, |seat| {
                let hidden = self
                    .slots(seat)
                    .filter(|(slot, _)| !who.sees(seat) && self.born[seat.index()][*slot] == number);
                hidden.map(|(_, id)| cards.insert(id)).count() as u8
            });
            if !cards.is_empty() {
                batches.push(Batch { cards: cards.iter().map(|id| self.card(id)).collect(), held, deck });
            }
        }
        batches
    }
}
