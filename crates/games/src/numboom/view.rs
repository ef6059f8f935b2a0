//! Everything one observer may know, with perfect memory.

use cardinal_engine::{BySeat, Observer, Seat, SeatSet};
use serde::{Deserialize, Serialize};

use super::event::ByPosition;
use super::field::{Reason, Seats, Slot};
use super::memo::Memo;
use super::state::{Fall, Phase};
use super::turn::each;
use super::{Card, Cards, Numboom, Options};

/// The game as one observer knows it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
#[expect(clippy::struct_excessive_bools, reason = "each is a fact of its own about the turn")]
pub struct View {
    /// Whose view it is; `None` for a spectator.
    pub seat: Option<Seat>,
    /// The table's options.
    pub options: Options,
    /// The revision of the rules.
    pub revision: u16,
    /// What the game waits for.
    pub phase: Phase,
    /// Who began.
    pub first: Seat,
    /// Whose turn it is (or who begins, before the deal).
    pub active: Seat,
    /// Whether play goes on clockwise.
    pub clockwise: bool,
    /// Whether it is Dual.
    pub dual: bool,
    /// The Death Number, 0 to 3.
    pub death_number: u8,
    /// The positions, each with its cards from the lowest to the top one.
    pub positions: Vec<Vec<Covered>>,
    /// The players.
    pub players: BySeat<Player>,
    /// How many cards are in the deck.
    pub deck: u8,
    /// The discards that lie open.
    pub discards: Cards,
    /// How many discards lie face down because their pile was dropped.
    pub rests: u8,
    /// Those of them that the observer knows.
    pub known_rests: Cards,
    /// What the observer remembers of the covered cards that are mixed since a Disrupt.
    pub lost: Memo,
    /// Operations left in the turn.
    pub operations: u8,
    /// Whether a bomb restricts the turn to flipping.
    pub flip_only: bool,
    /// Whether there was a Peek in the turn.
    pub peeked: bool,
    /// Cards that may still be placed on occupied positions in the turn.
    pub stacks: u8,
    /// Whether the order of play turns around when the turn ends.
    pub reversing: bool,
    /// A Disrupt in progress: for the first positions, where their piles lie; only for the player who arranges them.
    pub arranged: ByPosition,
    /// Whether a card was peeked at in the turn that the observer cannot point at since a Disrupt.
    pub hidden_peek: bool,
    /// How many cards were placed in the turn that may not be flipped in it and that the observer cannot point
    /// at since a Disrupt.
    pub hidden_fresh: u8,
    /// Who is filling up their hand and how many hands are still to be filled, while the deck is shuffled.
    pub filling: Option<(Seat, u8)>,
    /// Turns played so far.
    pub turns: u16,
    /// Turns left in the round, this one included; 0 where rounds do not matter.
    pub round: u8,
}

/// What an observer knows of a covered card.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Covered {
    /// The card, where the observer knows it.
    pub card: Option<Card>,
    /// Whether it is one of those the observer could not tell apart after another player's Disrupt.
    pub mixed: bool,
    /// Who was seen placing it or looking at it since the last Disrupt.
    pub known_by: SeatSet,
    /// Whether it may not be flipped in this turn because it was peeked at, where the observer knows that.
    pub peeked: bool,
    /// Whether it may not be flipped in this turn because it was placed in it, where the observer knows that.
    pub fresh: bool,
}

/// What an observer knows of a player.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Player {
    /// The hand, where the observer may see it.
    pub hand: Option<Cards>,
    /// How many cards it has.
    pub size: u8,
    /// How many cards their hand has left face down among the discards, once they are out.
    pub fallen: u8,
    /// What the observer remembers of either from having held it.
    pub note: Memo,
    /// Whether a bomb restricts their next turn to flipping.
    pub bombed: bool,
    /// When they went out, if they did.
    pub fall: Option<Fall>,
    /// The function cards they laid off on entering Dual.
    pub laid_off: Cards,
}

impl View {
    /// The observer's own hand; empty for a spectator.
    pub fn own_hand(&self) -> Cards {
        self.seat.and_then(|seat| self.players[seat].hand).unwrap_or_default()
    }

    /// The top card of a position, if one lies there.
    pub fn top(&self, position: usize) -> Option<&Covered> {
        self.positions.get(position).and_then(|pile| pile.last())
    }

    /// The cards in the game: function cards leave it with Dual.
    pub fn stock(&self) -> Cards {
        let cards = self.options.cards();
        if self.dual { cards.placeable() } else { cards }
    }

    /// The cards the observer cannot see: in the deck, in others' hands, covered, and face down among the
    /// discards.
    pub fn unseen(&self) -> Cards {
        let hands = self.players.iter().filter_map(|player| player.hand);
        let seen = hands.fold(self.discards, Cards::plus);
        let covered = self.positions.iter().flatten().filter_map(|covered| covered.card);
        self.stock().minus(seen).minus(covered.collect())
    }

    /// The living players.
    pub fn living(&self) -> impl Iterator<Item = Seat> {
        self.players.pairs().filter(|(_, player)| player.fall.is_none()).map(|(seat, _)| seat)
    }
}

fn covered(slot: &Slot, (peeked, fresh): (bool, bool), who: Observer) -> Covered {
    let bit = |set: Seats| who.seat().is_some_and(|seat| set >> seat.number() & 1 == 1);
    let known = bit(slot.known) || matches!(who, Observer::All(_));
    Covered {
        card: known.then_some(slot.card),
        mixed: bit(slot.mixed),
        known_by: each(slot.told).map(|seat| Seat::new(seat as u8)).collect(),
        peeked,
        fresh,
    }
}

/// The view, with its piles in the room of these.
pub(super) fn view(game: &Numboom, who: Observer, mut positions: Vec<Vec<Covered>>) -> View {
    let me = who.seat();
    let all = matches!(who, Observer::All(_));
    let players = BySeat::from_fn(game.seats, |seat| {
        let hand = game.hands[seat.index()];
        Player {
            hand: who.sees(seat).then_some(hand),
            size: hand.len(),
            fallen: game.fallen[seat.index()].len(),
            note: match me {
                // Function cards leave the game with Dual, also those remembered.
                Some(me) if game.dual => game.notes[seat.index()].memo(me.index()).without_functions(),
                Some(me) => game.notes[seat.index()].memo(me.index()),
                None if all => Memo::of(game.fallen[seat.index()]),
                None => Memo::NONE,
            },
            bombed: game.bombed >> seat.number() & 1 == 1,
            fall: (!game.is_living(seat)).then(|| game.falls[seat.index()]),
            laid_off: game.laid_off[seat.index()],
        }
    });
    let acts = who.sees(game.active);
    positions.resize_with(game.field.count().into(), Vec::new);
    for (position, pile) in positions.iter_mut().enumerate() {
        let bans = |reason| game.field.bans(position, reason, acts);
        let slots = game.field.pile(position).zip(bans(Reason::Peeked).zip(bans(Reason::Fresh)));
        pile.clear();
        pile.extend(slots.map(|(slot, bans)| covered(slot, bans, who)));
        pile.reverse();
    }
    let hidden = |reason| if acts { 0 } else { game.field.hidden_bans(reason) as u8 };
    let arranged = game.order[..usize::from(game.arranged)].iter().copied();
    View {
        seat: me,
        options: game.options,
        revision: game.revision,
        phase: game.phase,
        first: game.first,
        active: game.active,
        clockwise: game.clockwise,
        dual: game.dual,
        death_number: game.death_number,
        positions,
        players,
        deck: game.deck_len(),
        discards: game.discards,
        rests: game.rests.len(),
        known_rests: match me {
            Some(seat) => game.known_rests[seat.index()],
            None if all => game.rests,
            None => Cards::NONE,
        },
        lost: me.map_or(Memo::NONE, |seat| game.lost[seat.index()]),
        operations: game.operations,
        flip_only: game.flip_only,
        peeked: game.peeked,
        stacks: game.stacks,
        reversing: game.reversing,
        arranged: if acts { arranged.collect() } else { ByPosition::new() },
        hidden_peek: hidden(Reason::Peeked) > 0,
        hidden_fresh: hidden(Reason::Fresh),
        filling: game.filling(),
        turns: game.turns,
        round: game.round,
    }
}
