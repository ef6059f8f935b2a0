//! Worlds an observer cannot rule out.

use std::sync::Arc;

use cardinal_engine::Seat;
use cardinal_engine::random::shuffle;
use rand_core::Rng;

use super::equation::Id;
use super::state::MAX_TEAMS;
use super::view::{Batch, View};
use super::{Card, SequenceNumbers, SpaceSet};

pub(super) fn determinize<R: Rng + ?Sized>(view: &View, rng: &mut R) -> SequenceNumbers {
    let mut world = SequenceNumbers::setup_from(view);
    for (number, batch) in view.unseen.iter().enumerate() {
        world.deal_batch(number as u8, batch, view, rng);
    }
    world
}

impl SequenceNumbers {
    /// Everything but the cards the observer cannot place.
    fn setup_from(view: &View) -> Self {
        let layout = Arc::clone(view.board.layout());
        let mut game = Self::on_board(layout, &view.options, view.players.seats());
        game.revision = view.revision;
        for (team, chips) in view.chips.iter().take(MAX_TEAMS).enumerate() {
            for space in chips.iter() {
                game.put_chip(team as u8, space);
            }
        }
        game.locked = view.locked();
        game.sequences.extend(view.sequences.iter().copied());
        game.attempts = view.attempts.unwrap_or_default();
        game.choice = view.choice;
        game.rights = view.rights.clone();
        game.pace = view.pace;
        (game.trial, game.calls, game.owing) = (view.trial, view.calls, view.owing);
        (game.phase, game.then) = (view.phase, view.then);
        (game.dealer, game.active) = (view.dealer, view.active);
        (game.exchanged, game.misses) = (view.exchanged, view.misses);
        (game.stuck, game.agreed) = (view.stuck, view.agreed);
        game.ending = view.ending;
        // The deck is the newest batch; where it is used up, the next deck is newer than all hands.
        let newest = view.unseen.iter().position(|batch| batch.deck > 0).unwrap_or(view.unseen.len());
        game.newest = newest as u8;
        for (seat, player) in view.players.pairs() {
            game.deeds[seat.index()] = player.deeds;
            for (slot, card) in player.hand.iter().flatten().enumerate() {
                if let Some(id) = card.and_then(|card| game.known(card)) {
                    // Which deck it came from no longer matters to observers who see it.
                    game.put_card(seat, slot, id, game.newest);
                }
            }
            for id in player.pile.iter().filter_map(|card| game.known(*card)).collect::<Vec<_>>() {
                game.below[id.index()] = game.tops[seat.index()];
                game.tops[seat.index()] = id;
            }
        }
        game
    }

    fn known(&self, card: Card) -> Option<Id> {
        Id::of(card, self.options.equations)
    }

    /// Deals the cards of one batch to the hands and the deck they may be in. Hands known to be stuck get theirs
    /// first, out of the cards that cannot be placed.
    fn deal_batch<R: Rng + ?Sized>(&mut self, number: u8, batch: &Batch, view: &View, rng: &mut R) {
        let mut cards: Vec<Id> = batch.cards.iter().filter_map(|card| self.known(*card)).collect();
        shuffle(&mut cards, rng);
        let open = self.open();
        let (stuck, free): (Vec<Seat>, Vec<Seat>) =
            Seat::all(self.seats).partition(|seat| view.stuck.contains(*seat));
        for (seats, may_hold) in [(stuck, true), (free, false)] {
            for seat in seats {
                for _ in 0..batch.held[seat] {
                    let at = cards.iter().position(|id| !may_hold || self.is_inert(*id, open));
                    let id = cards.swap_remove(at.unwrap_or(0));
                    self.put_card(seat, self.first_vacant(seat), id, number);
                }
            }
        }
        // Before the deal the deck has no order worth keeping.
        if batch.deck > 0 && !self.is_undealt() {
            shuffle(&mut cards, rng);
            self.deck[..cards.len()].copy_from_slice(&cards);
            self.left = cards.len() as u8;
        }
    }

    /// Whether a stuck player may hold this card.
    fn is_inert(&self, id: Id, open: SpaceSet) -> bool {
        if id.is_equation() { self.answers(id, open).is_empty() } else { id.is_minus() || open.is_empty() }
    }
}
