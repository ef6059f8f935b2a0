//! Everything one observer may know, with perfect memory.

use arrayvec::ArrayVec;
use cardinal_engine::{BySeat, Observer, Seat};
use serde::{Deserialize, Serialize};

use super::state::MAX_ROUNDS;
use super::{Card, CardSet, Condition, Laid, NumberChain, Options, Phase};

/// The game as one observer knows it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct View {
    /// Whose view it is; `None` for a spectator.
    pub seat: Option<Seat>,
    /// The table's options.
    pub options: Options,
    /// The round being played, counted from 1.
    pub round: u8,
    /// What the game waits for.
    pub phase: Phase,
    /// Whose turn it is (or who begins, before the deal).
    pub active: Seat,
    /// Who began or begins this round.
    pub starter: Seat,
    /// How cards link.
    pub condition: Condition,
    /// The digit the next card must begin with; 0 if any will do.
    pub link: u8,
    /// The top Floor card.
    pub floor: Option<Laid>,
    /// The Floor cards below it.
    pub covered: CardSet,
    /// The face-up Pool cards.
    pub pools: [Option<Card>; 3],
    /// How many cards are in the Supply.
    pub supply: u8,
    /// The players.
    pub players: BySeat<Player>,
    /// The face-down cards this observer cannot place, grouped by the shuffle they were last part of.
    pub unseen: Vec<Batch>,
    /// Who emptied their hand first; from then on it is the closing phase.
    pub first_out: Option<Seat>,
    /// Turns in this round so far.
    pub turns: u16,
    /// Turns in a row without a card laid.
    pub stall: u16,
}

/// What an observer knows of a player.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Player {
    /// The hand, where the observer may see it.
    pub hand: Option<CardSet>,
    /// Cards of the hand that all saw go there.
    pub known: CardSet,
    /// How many other cards the hand holds.
    pub hidden: u8,
    /// Whether they are out of the round.
    pub out: bool,
    /// The digit they could not follow, if that put them out; 0 otherwise.
    pub stuck_on: u8,
    /// Their penalty in each round completed.
    pub penalties: ArrayVec<u8, MAX_ROUNDS>,
}

/// Face-down cards that were shuffled together: which they are, and how many of them lie where.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Batch {
    /// The cards.
    pub cards: CardSet,
    /// How many of them each player holds, the observer's own hand left out.
    pub held: BySeat<u8>,
    /// How many of them are in the Supply.
    pub supply: u8,
}

impl Player {
    /// How many cards they hold.
    pub const fn size(&self) -> u8 {
        self.known.len().saturating_add(self.hidden)
    }

    /// Penalty points over all rounds completed.
    pub fn total(&self) -> i32 {
        self.penalties.iter().copied().map(i32::from).sum()
    }
}

impl View {
    /// The observer's own hand; empty for a spectator.
    pub fn own_hand(&self) -> CardSet {
        self.seat.and_then(|seat| self.players[seat].hand).unwrap_or_default()
    }
}

/// The view, with its list of batches in the room of this one.
pub(super) fn view(game: &NumberChain, who: Observer, mut unseen: Vec<Batch>) -> View {
    let over = game.phase == Phase::Over;
    let players = BySeat::from_fn(game.seats, |seat| {
        let (hand, known) = (game.hands[seat.index()], game.known[seat.index()]);
        let rounds = &game.penalties[..usize::from(game.rounds_over)];
        Player {
            hand: (over || who.sees(seat)).then_some(hand),
            known,
            hidden: hand.without(known).len(),
            out: game.is_out(seat),
            stuck_on: game.stuck_on[seat.index()],
            penalties: rounds.iter().map(|round| round[seat.index()]).collect(),
        }
    });
    let supply = game.face_down();
    game.list_unseen(supply, &players, &mut unseen);
    View {
        seat: who.seat(),
        options: game.options,
        round: (game.rounds_over + 1).min(game.options.rounds),
        phase: game.phase,
        active: game.active,
        starter: game.starter,
        condition: game.condition,
        link: game.link,
        floor: game.floor,
        covered: game.covered,
        pools: game.pools,
        supply: supply.len(),
        players,
        unseen,
        first_out: game.first_out,
        turns: game.turns,
        stall: game.stall,
    }
}

impl NumberChain {
    fn list_unseen(&self, supply: CardSet, players: &BySeat<Player>, unseen: &mut Vec<Batch>) {
        let hidden = BySeat::from_fn(self.seats, |seat| match players[seat].hand {
            Some(_) => CardSet::NONE,
            None => self.hands[seat.index()].without(self.known[seat.index()]),
        });
        let somewhere = hidden.iter().fold(supply, |all, cards| all.union(*cards));
        unseen.clear();
        for number in 0..self.batches.count() {
            let cards = self.batches.get(number).and(somewhere);
            if !cards.is_empty() {
                let held = hidden.map(|hidden| hidden.and(cards).len());
                unseen.push(Batch { cards, held, supply: supply.and(cards).len() });
            }
        }
    }
}
