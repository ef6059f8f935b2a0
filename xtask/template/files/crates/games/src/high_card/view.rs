//! Everything one observer may know, how notices change it, and the worlds it leaves open.

use cardinal_engine::random::shuffle;
use cardinal_engine::{BySeat, FoldError, Game, Observer, Seat};
use rand_core::Rng;
use serde::{Deserialize, Serialize};

use super::{Card, CardSet, HighCard, Notice, Options, Order, Phase};

/// The game as one observer knows it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct View {
    /// Whose view it is; `None` for a spectator.
    pub seat: Option<Seat>,
    /// The table's options.
    pub options: Options,
    /// What the game waits for.
    pub phase: Phase,
    /// Whose turn it is, or who leads after the deal.
    pub active: Seat,
    /// The players.
    pub players: BySeat<Player>,
    /// The cards of completed tricks.
    pub gone: CardSet,
}

/// What an observer knows of a player.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Player {
    /// The hand, where the observer may see it.
    pub hand: Option<CardSet>,
    /// How many cards it has.
    pub size: u8,
    /// The card played to the trick on the table.
    pub played: Option<Card>,
    /// The tricks taken.
    pub points: u8,
}

pub(super) fn view(game: &HighCard, who: Observer) -> View {
    let players = BySeat::from_fn(game.seats, |seat| {
        let hand = game.hands[seat.index()];
        Player {
            hand: who.sees(seat).then_some(hand),
            size: hand.len(),
            played: game.trick[seat.index()],
            points: game.points[seat.index()],
        }
    });
    View {
        seat: who.seat(),
        options: game.options,
        phase: game.phase,
        active: game.active,
        players,
        gone: game.gone,
    }
}

impl View {
    pub(super) fn fold(&mut self, notice: &Notice) -> Result<(), FoldError> {
        match notice {
            Notice::Dealt { hands } => {
                for (player, hand) in self.players.iter_mut().zip(hands) {
                    (player.hand, player.size) = (*hand, self.options.cards);
                }
                self.phase = Phase::Play;
            }
            Notice::Played { seat, card } => {
                let player = self.players.get_mut(*seat).ok_or(FoldError::Seat)?;
                FoldError::lower(&mut player.size, 1)?;
                player.hand.iter_mut().for_each(|hand| hand.remove(*card));
                player.played = Some(*card);
                self.active = seat.next(self.players.seats());
            }
            Notice::Took { seat } => {
                for player in &mut self.players {
                    self.gone =
                        player.played.take().map_or(self.gone, |card| self.gone.union(CardSet::only(card)));
                }
                let winner = self.players.get_mut(*seat).ok_or(FoldError::Seat)?;
                FoldError::raise(&mut winner.points, 1)?;
                if winner.size == 0 {
                    self.phase = Phase::Over;
                }
                self.active = *seat;
            }
        }
        Ok(())
    }
}

/// Deals the cards that the observer cannot see at random.
pub(super) fn determinize<R: Rng + ?Sized>(view: &View, rng: &mut R) -> HighCard {
    let mut game =
        HighCard::new(&view.options, view.players.seats()).expect("a view is of a game that was set up");
    (game.phase, game.active, game.gone) = (view.phase, view.active, view.gone);
    let mut seen = view.gone;
    for player in &view.players {
        let played = player.played.map_or(CardSet::NONE, CardSet::only);
        seen = seen.union(played).union(player.hand.unwrap_or_default());
    }
    let mut unseen: Order = CardSet::ALL.without(seen).iter().collect();
    shuffle(&mut unseen, rng);
    for (seat, player) in view.players.pairs() {
        let hand = player.hand.unwrap_or_else(|| {
            let from = unseen.len().saturating_sub(player.size.into());
            unseen.drain(from..).collect()
        });
        game.hands[seat.index()] = hand;
        game.trick[seat.index()] = player.played;
        game.points[seat.index()] = player.points;
    }
    game.deck = unseen.into_iter().collect();
    game
}
