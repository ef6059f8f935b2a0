//! Bringing a view up to date from notices alone.
//!
//! The bookkeeping of [`NumberChain`](super::NumberChain), done on what an observer knows instead of the
//! truth; that both agree after every input shows that the notices leave nothing out.

use cardinal_engine::{BySeat, FoldError, Seat};

use super::state::HAND_LIMIT;
use super::view::{Batch, Player};
use super::{Card, CardSet, Condition, Laid, Notice, Out, Phase, View};

impl View {
    pub(super) fn fold(&mut self, notice: &Notice) -> Result<(), FoldError> {
        match notice {
            Notice::Starter { seat } => {
                (self.starter, self.active) = (*seat, *seat);
                self.phase = Phase::Deal;
            }
            Notice::Dealt { round, hands, pools, rejected, floor } => {
                self.clear_table();
                self.round = *round;
                self.pools = pools.map(Some);
                self.floor = Some(Laid::plain(*floor));
                self.covered = rejected.iter().copied().collect();
                self.deal(hands)?;
            }
            Notice::Turn { seat } => {
                self.active = *seat;
                self.link = self.floor.map_or(0, Laid::last);
                self.phase = Phase::Act;
            }
            Notice::Played { seat, card } => {
                self.lay(*seat, *card)?;
                self.link = if self.condition == Condition::Relay { card.last() } else { card.first() };
                self.phase = Phase::Playing;
            }
            Notice::Chained { seat, cards } => cards.iter().try_for_each(|card| self.lay(*seat, *card))?,
            Notice::Took { seat, pool, card } => {
                *self.pool(*pool)? = None;
                self.gain(*seat, *card)?;
                self.settle()?;
            }
            Notice::Drew { seat, card } => {
                self.draw(*seat, *card)?;
                self.settle()?;
            }
            Notice::Reset { seat, cards, condition } => {
                self.pools = [None; 3];
                cards.iter().try_for_each(|card| self.gain(*seat, *card))?;
                self.condition = *condition;
                self.settle()?;
            }
            Notice::Discarded { seat, card } => {
                self.lay(*seat, *card)?;
                self.settle()?;
            }
            Notice::Refilled { pool, card } => {
                *self.pool(*pool)? = Some(*card);
                self.turn_up(*card)?;
                self.settle()?;
            }
            Notice::Reshuffled { cards } => {
                self.covered = CardSet::NONE;
                self.supply = cards.len();
                let held = self.players.map(|_| 0);
                self.unseen.push(Batch { cards: *cards, held, supply: cards.len() });
                self.settle()?;
            }
            Notice::Counted { turns, stall } => (self.turns, self.stall) = (*turns, *stall),
            Notice::Offered { seat } => {
                self.active = *seat;
                self.link = self.floor.map_or(0, Laid::last);
                self.phase = Phase::Offer;
            }
            Notice::Declined { .. } => self.link = self.floor.map_or(0, Laid::last),
            Notice::Waited { .. } => {}
            Notice::Out { seat, how } => self.go_out(*seat, *how)?,
            Notice::RoundOver { hands, penalties, next_starter } => {
                self.end_round(hands, penalties, *next_starter)?;
            }
        }
        Ok(())
    }

    fn player(&mut self, seat: Seat) -> Result<&mut Player, FoldError> {
        self.players.get_mut(seat).ok_or(FoldError::Seat)
    }

    fn pool(&mut self, pool: u8) -> Result<&mut Option<Card>, FoldError> {
        self.pools.get_mut(usize::from(pool)).ok_or(FoldError::Place)
    }

    fn deal(&mut self, hands: &BySeat<Option<CardSet>>) -> Result<(), FoldError> {
        let size = if hands.seats() == 4 { 8 } else { 10 };
        let mut seen: CardSet =
            self.pools.iter().flatten().copied().chain(self.floor.map(Laid::card)).collect();
        seen = seen.union(self.covered);
        for (player, hand) in self.players.iter_mut().zip(hands) {
            player.hand = *hand;
            player.hidden = size;
            seen = seen.union(hand.unwrap_or_default());
        }
        let cards = CardSet::ALL.without(seen);
        let held = hands.map(|hand| if hand.is_some() { 0 } else { size });
        self.supply = cards.len();
        held.iter().try_for_each(|held| FoldError::lower(&mut self.supply, *held))?;
        self.unseen = vec![Batch { cards, held, supply: self.supply }];
        Ok(())
    }

    /// A card goes from a hand to the Floor.
    fn lay(&mut self, seat: Seat, laid: Laid) -> Result<(), FoldError> {
        if let Some(below) = self.floor {
            self.covered.insert(below.card());
        }
        self.floor = Some(laid);
        let card = laid.card();
        let player = self.player(seat)?;
        let was_hidden = !player.known.contains(card);
        player.known.remove(card);
        FoldError::lower(&mut player.hidden, u8::from(was_hidden))?;
        match &mut player.hand {
            Some(hand) => hand.remove(card),
            None if was_hidden => self.unveil(card, |batch| FoldError::lower(batch.held_by(seat)?, 1))?,
            None => {}
        }
        Ok(())
    }

    /// A publicly seen card goes to a hand.
    fn gain(&mut self, seat: Seat, card: Card) -> Result<(), FoldError> {
        let player = self.player(seat)?;
        player.known.insert(card);
        if let Some(hand) = &mut player.hand {
            hand.insert(card);
        }
        Ok(())
    }

    /// The top of the Supply goes to a hand, seen or unseen.
    fn draw(&mut self, seat: Seat, card: Option<Card>) -> Result<(), FoldError> {
        let player = self.player(seat)?;
        FoldError::raise(&mut player.hidden, 1)?;
        if let (Some(card), Some(hand)) = (card, &mut player.hand) {
            hand.insert(card);
            return self.turn_up(card);
        }
        FoldError::lower(&mut self.supply, 1)?;
        // The cards of the Supply were shuffled last.
        let newest = self.unseen.last_mut().ok_or(FoldError::Place)?;
        FoldError::lower(&mut newest.supply, 1)?;
        FoldError::raise(newest.held_by(seat)?, 1)
    }

    /// The top of the Supply is seen.
    fn turn_up(&mut self, card: Card) -> Result<(), FoldError> {
        FoldError::lower(&mut self.supply, 1)?;
        self.unveil(card, |batch| FoldError::lower(&mut batch.supply, 1))
    }

    /// A card of an unseen batch shows itself; `leave` takes it from where it was.
    fn unveil(
        &mut self,
        card: Card,
        leave: impl Fn(&mut Batch) -> Result<(), FoldError>,
    ) -> Result<(), FoldError> {
        if let Some(batch) = self.unseen.iter_mut().find(|batch| batch.cards.contains(card)) {
            batch.cards.remove(card);
            leave(batch)?;
        }
        self.unseen.retain(|batch| !batch.cards.is_empty());
        Ok(())
    }

    /// Where a Take or Reset stands; the notices that follow may overrule it.
    fn settle(&mut self) -> Result<(), FoldError> {
        self.phase = if self.supply == 0 {
            Phase::Reshuffle
        } else if self.player(self.active)?.size() > HAND_LIMIT {
            Phase::Discard
        } else {
            Phase::Act
        };
        Ok(())
    }

    fn go_out(&mut self, seat: Seat, how: Out) -> Result<(), FoldError> {
        self.active = seat;
        self.player(seat)?.out = true;
        match how {
            Out::Emptied if self.first_out.is_none() => self.first_out = Some(seat),
            Out::Stuck => self.player(seat)?.stuck_on = self.floor.map_or(0, Laid::last),
            Out::Emptied | Out::Quit | Out::Finished => {}
        }
        Ok(())
    }

    fn end_round(
        &mut self,
        hands: &BySeat<CardSet>,
        penalties: &BySeat<u8>,
        next_starter: Option<Seat>,
    ) -> Result<(), FoldError> {
        for (player, penalty) in self.players.iter_mut().zip(penalties) {
            player.penalties.try_push(*penalty).map_err(|_| FoldError::Count)?;
        }
        if let Some(starter) = next_starter {
            self.clear_table();
            (self.starter, self.active) = (starter, starter);
            self.phase = Phase::Deal;
            return FoldError::raise(&mut self.round, 1);
        }
        self.phase = Phase::Over;
        for (seat, hand) in hands.pairs() {
            let player = self.player(seat)?;
            (player.hand, player.known, player.hidden) = (Some(*hand), *hand, 0);
            for batch in &mut self.unseen {
                batch.cards = batch.cards.without(*hand);
                *batch.held_by(seat)? = 0;
            }
        }
        self.unseen.retain(|batch| !batch.cards.is_empty());
        Ok(())
    }

    fn clear_table(&mut self) {
        for player in &mut self.players {
            player.hand = player.hand.map(|_| CardSet::NONE);
            player.known = CardSet::NONE;
            (player.hidden, player.out, player.stuck_on) = (0, false, 0);
        }
        self.covered = CardSet::NONE;
        self.pools = [None; 3];
        self.floor = None;
        self.link = 0;
        self.condition = Condition::Pivot;
        self.supply = CardSet::ALL.len();
        let held = self.players.map(|_| 0);
        self.unseen = vec![Batch { cards: CardSet::ALL, held, supply: self.supply }];
        self.first_out = None;
        (self.turns, self.stall) = (0, 0);
    }
}

impl Batch {
    fn held_by(&mut self, seat: Seat) -> Result<&mut u8, FoldError> {
        self.held.get_mut(seat).ok_or(FoldError::Seat)
    }
}
