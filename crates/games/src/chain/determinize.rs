//! Worlds an observer cannot rule out.

use cardinal_engine::Game;
use cardinal_engine::random::{below, shuffle};
use rand_core::Rng;

use super::chance::Order;
use super::options::{Settlement, Settling};
use super::sheet::{Sheet, Stage};
use super::state::HAND;
use super::view::{Player, View};
use super::{Chain, Meld, Phase};

pub(super) fn determinize<R: Rng + ?Sized>(view: &View, rng: &mut R) -> Chain {
    let mut world = Chain::setup_from(view);
    for batch in &view.unseen {
        let mut cards: Order = batch.cards.iter().collect();
        shuffle(&mut cards, rng);
        let mut cards = cards.into_iter();
        for (seat, held) in batch.held.pairs() {
            let hand = &mut world.hands[seat.index()];
            cards.by_ref().take(usize::from(*held)).for_each(|card| hand.insert(card));
        }
        // Before a deal the deck has no order worth keeping, and in the release its cards are never drawn.
        if world.is_gathered() {
            world.unused = cards.collect();
        } else if !world.is_undealt() && batch.deck > 0 {
            let deck: Order = cards.collect();
            world.fill_deck(&deck);
        }
    }
    if matches!(world.phase, Phase::Build | Phase::Swept | Phase::Reshuffle) {
        world.to_take = view.players.iter().map(|player| HAND - player.size()).sum();
    }
    for (seat, player) in view.players.pairs() {
        world.sheets[seat.index()] = world.random_sheet(player, rng);
    }
    if world.phase == Phase::Settle && world.options.settlement == Settlement::BestPoints {
        let scoring = world.scoring();
        // Where settlements lie open one by one, discards may have left a hand; its best is past use then.
        world.best = world.hands.map(|hand| scoring.best(hand));
    }
    world
}

impl Chain {
    /// Everything but the cards the observer cannot place and the settlements it cannot see.
    fn setup_from(view: &View) -> Self {
        let seats = view.players.seats();
        let mut game = Self::of_revision(view.revision, &view.options, seats)
            .expect("a view is of a game that was set up");
        game.phase = view.phase;
        (game.active, game.starter, game.holder) = (view.active, view.starter, view.holder);
        game.candidates = view.candidates;
        (game.row, game.swept, game.reshuffled) = (view.row, view.swept, view.reshuffled);
        game.discards = view.discards;
        (game.trick, game.aside, game.waiting) = (view.trick, view.aside, view.waiting);
        game.table = view.table.unwrap_or(Meld::NONE);
        game.shape = view.table.and_then(|meld| meld.shape(&view.options).ok());
        game.finished.clone_from(&view.finished);
        game.drawn = view.drawn;
        for (seat, player) in view.players.pairs() {
            let at = seat.index();
            game.hands[at] = player.hand.unwrap_or(player.known);
            game.known[at] = player.known;
            (game.captured[at], game.open[at]) = (player.captured, player.open);
            game.games_over = player.scores.len() as u8;
            for (score, row) in player.scores.iter().zip(&mut game.scores) {
                row[at] = *score;
            }
            game.totals[at] = player.totals;
        }
        game
    }

    /// A settlement as the observer sees it, or a possible one: a player who is done has scored the most there is and
    /// kept or discarded the rest at random, the others have not begun.
    fn random_sheet<R: Rng + ?Sized>(&self, player: &Player, rng: &mut R) -> Sheet {
        if let Some(sheet) = &player.sheet {
            return sheet.sheet();
        }
        if let Some(settled) = &player.settled {
            let mut sheet = Sheet::of(&settled.groups, settled.discarded, Stage::Ready);
            sheet.discarded = settled.discarded;
            return sheet;
        }
        if self.phase != Phase::Settle {
            return Sheet::default();
        }
        let mut sheet = Sheet::new(player.known);
        if player.ready {
            debug_assert_eq!(self.options.settling, Settling::Together, "otherwise it would lie open");
            let hand = player.known;
            sheet.declare(hand, &self.scoring().best_groups(hand));
            sheet.seal();
            for card in sheet.left().iter() {
                let pile = if below(rng, 2) == 0 { &mut sheet.kept } else { &mut sheet.discarded };
                pile.insert(card);
            }
            sheet.stage = Stage::Ready;
        }
        sheet
    }
}
