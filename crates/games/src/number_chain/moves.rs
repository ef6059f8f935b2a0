//! What actions do.

use cardinal_engine::{Illegal, Log, Seat};

use super::state::HAND_LIMIT;
use super::{Action, Condition, Event, Laid, Notice, NumberChain, Out, Phase, Source, legal};

#[inline]
pub(super) fn apply(
    game: &mut NumberChain,
    seat: Seat,
    action: &Action,
    log: &mut impl Log<Event>,
) -> Result<(), Illegal> {
    legal::check(game, seat, action)?;
    match *action {
        Action::Play { card } => game.play(card, log),
        Action::End {} => game.end_turn(true, log),
        Action::Take { from } => game.take(from, log),
        Action::Chain { cards } => game.chain(cards, log),
        Action::Discard { card } => {
            game.lay(card);
            log.note(Event::Open(Notice::Discarded { seat, card }));
            game.settle(log);
        }
        Action::Reset {} => game.reset(log),
        Action::Decline {} => game.decline(log),
        Action::Wait {} => {
            log.note(Event::Open(Notice::Waited { seat }));
            game.end_turn(false, log);
        }
        Action::Quit {} => {
            game.leave(Out::Quit, log);
            game.end_turn(false, log);
        }
    }
    Ok(())
}

impl NumberChain {
    /// Moves a card from the active hand to the Floor.
    #[inline]
    pub(super) fn lay(&mut self, laid: Laid) {
        if let Some(below) = self.floor {
            self.covered.insert(below.card());
        }
        self.floor = Some(laid);
        let me = self.me();
        self.hands[me].remove(laid.card());
        self.known[me].remove(laid.card());
    }

    #[inline]
    pub(super) fn play(&mut self, laid: Laid, log: &mut impl Log<Event>) {
        self.lay(laid);
        log.note(Event::Open(Notice::Played { seat: self.active, card: laid }));
        // Under Pivot the first card on an open Floor settles the digit for the rest of the turn; on any other
        // Floor its first digit is the demanded one already.
        self.link = if self.condition == Condition::Relay { laid.last() } else { laid.first() };
        self.phase = Phase::Playing;
        let hand = self.hand();
        if hand.is_empty() || (self.in_last_turn() && hand.fitting(self.link).is_empty()) {
            self.end_turn(true, log);
        }
    }

    pub(super) fn chain(&mut self, cards: [Laid; 3], log: &mut impl Log<Event>) {
        cards.into_iter().for_each(|laid| self.lay(laid));
        log.note(Event::Open(Notice::Chained { seat: self.active, cards }));
        let empty = self.hand().is_empty();
        if empty {
            self.leave(Out::Emptied, log);
        }
        if self.count_turn(true, log) {
            self.end_round(log);
        } else if empty {
            self.pass_on(log);
        } else {
            self.link = cards[2].last();
            // Noted even if declined at once, so that other players cannot tell this from a decline by choice.
            log.note(Event::Open(Notice::Offered { seat: self.active }));
            if !self.extra_turn_is_narrow() || Self::can_lay(self.hand(), self.link, &self.options) {
                self.phase = Phase::Offer;
            } else {
                self.decline(log);
            }
        }
    }

    pub(super) fn decline(&mut self, log: &mut impl Log<Event>) {
        log.note(Event::Open(Notice::Declined { seat: self.active }));
        if self.in_last_turn() {
            self.leave(Out::Finished, log);
        }
        self.pass_on(log);
    }

    pub(super) fn take(&mut self, from: Source, log: &mut impl Log<Event>) {
        let (seat, me) = (self.active, self.me());
        if let Some(pool) = from.pool() {
            let card = self.pools[pool].take().expect("Pools are full when a turn begins");
            self.hands[me].insert(card);
            self.known[me].insert(card);
            log.note(Event::Open(Notice::Took { seat, pool: pool as u8, card }));
        } else {
            let card = self.draw();
            self.hands[me].insert(card);
            log.note(Event::Drew { seat, card });
        }
        self.settle(log);
    }

    pub(super) fn reset(&mut self, log: &mut impl Log<Event>) {
        let (seat, me) = (self.active, self.me());
        let cards = [0, 1, 2].map(|pool| self.pools[pool].take().expect("Pools are full when a turn begins"));
        for card in cards {
            self.hands[me].insert(card);
            self.known[me].insert(card);
        }
        self.condition = self.condition.flipped();
        log.note(Event::Open(Notice::Reset { seat, cards, condition: self.condition }));
        self.settle(log);
    }

    /// What is left of a Take or Reset, in this order: a new Supply as soon as the old one is used up, discards,
    /// refills, the end of the turn. Interrupted by chance and by the player's choices, it is entered again.
    pub(super) fn settle(&mut self, log: &mut impl Log<Event>) {
        if self.needs_shuffle() {
            return;
        }
        if self.hand().len() > HAND_LIMIT {
            self.phase = Phase::Discard;
            return;
        }
        for pool in 0..3 {
            if self.pools[pool].is_none() {
                let card = self.draw();
                self.pools[pool] = Some(card);
                log.note(Event::Open(Notice::Refilled { pool: pool as u8, card }));
                if self.needs_shuffle() {
                    return;
                }
            }
        }
        self.end_turn(false, log);
    }

    /// Asks for a shuffle if the Supply is used up.
    #[inline]
    fn needs_shuffle(&mut self) -> bool {
        let used_up = self.supply().is_empty();
        if used_up {
            debug_assert!(!self.covered.is_empty(), "there are always covered cards left (NC-A20)");
            self.phase = Phase::Reshuffle;
        }
        used_up
    }
}
