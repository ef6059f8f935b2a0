//! Worlds an observer cannot rule out.

use cardinal_engine::random::shuffle;
use cardinal_engine::{Game, Seat};
use rand_core::Rng;

use super::chance::Order;
use super::memory::Batches;
use super::state::{MAX_PLAYERS, MAX_ROUNDS, MAX_SUPPLY};
use super::view::View;
use super::{Card, CardSet, NumberChain, Phase};

/// Deals are drawn until one agrees with what players have shown to be able or unable to do. Nearly every view needs
/// one or two tries; the bound is there for views that no game made.
const TRIES: usize = 10_000;

pub(super) fn determinize<R: Rng + ?Sized>(view: &View, rng: &mut R) -> NumberChain {
    let mut world = NumberChain::setup_from(view);
    redeterminize(&mut world, view, rng);
    world
}

/// Deals the unseen cards of a world of this view again.
pub(super) fn redeterminize<R: Rng + ?Sized>(game: &mut NumberChain, view: &View, rng: &mut R) {
    for _ in 0..TRIES {
        game.deal_unseen(view, rng);
        if game.agrees_with(view) {
            break;
        }
    }
}

impl NumberChain {
    /// Everything but the cards the observer cannot place.
    fn setup_from(view: &View) -> Self {
        let seats = view.players.seats();
        let mut game = Self::new(&view.options, seats).expect("a view is of a game that was set up");
        game.covered = view.covered;
        game.pools = view.pools;
        game.floor = view.floor;
        game.link = view.link;
        game.condition = view.condition;
        game.phase = view.phase;
        (game.active, game.starter) = (view.active, view.starter);
        game.first_out = view.first_out;
        (game.turns, game.stall) = (view.turns, view.stall);
        game.batches = Batches::NEW;
        for (number, batch) in view.unseen.iter().enumerate() {
            game.batches.put(number as u8, batch.cards);
        }
        for (seat, player) in view.players.pairs() {
            game.known[seat.index()] = player.known;
            game.out |= u8::from(player.out) << seat.number();
            game.stuck_on[seat.index()] = player.stuck_on;
            game.rounds_over = player.penalties.len() as u8;
            for (round, penalty) in player.penalties.iter().enumerate().take(MAX_ROUNDS) {
                game.penalties[round][seat.index()] = *penalty;
            }
        }
        game
    }

    fn deal_unseen<R: Rng + ?Sized>(&mut self, view: &View, rng: &mut R) {
        self.hands = [CardSet::NONE; MAX_PLAYERS];
        for (seat, player) in view.players.pairs() {
            self.hands[seat.index()] = player.hand.unwrap_or(player.known);
        }
        self.top = MAX_SUPPLY as u8;
        for batch in &view.unseen {
            let mut cards: Order = batch.cards.iter().collect();
            shuffle(&mut cards, rng);
            let mut cards = cards.into_iter();
            for (seat, held) in batch.held.pairs() {
                self.hands[seat.index()] =
                    cards.by_ref().take(usize::from(*held)).fold(self.hands[seat.index()], with);
            }
            // Before a deal the deck has no order worth keeping.
            if !self.is_undealt() {
                for card in cards {
                    self.top -= 1;
                    self.deck[usize::from(self.top)] = card;
                }
            }
        }
    }

    /// Whether the hands fit what has been seen: a player who was unable to lay a card could not, and the active player
    /// can where a turn takes a card that can be laid.
    fn agrees_with(&self, view: &View) -> bool {
        let unable = |seat: Seat| {
            let stuck_on = self.stuck_on[seat.index()];
            stuck_on == 0 || !Self::can_lay(self.hands[seat.index()], stuck_on, &self.options)
        };
        let able = match view.phase {
            Phase::Act if self.closing() => Self::can_lay(self.hand(), self.link, &self.options),
            Phase::Offer if self.extra_turn_is_narrow() => {
                Self::can_lay(self.hand(), self.link, &self.options)
            }
            Phase::Playing if self.in_last_turn() => !self.hand().fitting(self.link).is_empty(),
            _ => true,
        };
        able && Seat::all(self.seats).all(unable)
    }
}

fn with(mut cards: CardSet, card: Card) -> CardSet {
    cards.insert(card);
    cards
}
