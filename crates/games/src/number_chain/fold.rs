//! Bringing a view up to date from notices alone.
//!
//! This is the same bookkeeping that [`NumberChain`](super::NumberChain) does on the truth, done on what an
//! observer knows; that both agree after every input shows that the notices leave nothing out.

use cardinal_engine::{BySeat, Seat};

use super::state::HAND_LIMIT;
use super::view::Batch;
use super::{Card, CardSet, Condition, Laid, Notice, Out, Phase, View};

impl View {
    pub(super) fn fold(&mut self, notice: &Notice) {
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
                self.deal(hands);
            }
            Notice::Turn { seat } => {
                self.active = *seat;
                self.link = self.floor.map_or(0, Laid::last);
                self.phase = Phase::Act;
            }
            Notice::Played { seat, card } => {
                self.lay(*seat, *card);
                self.link = if self.condition == Condition::Relay { card.last() } else { card.first() };
                self.phase = Phase::Playing;
            }
            Notice::Chained { seat, cards } => cards.iter().for_each(|card| self.lay(*seat, *card)),
            Notice::Took { seat, pool, card } => {
                self.pools[usize::from(*pool)] = None;
                self.gain(*seat, *card);
                self.settle();
            }
            Notice::Drew { seat, card } => {
                self.draw(*seat, *card);
                self.settle();
            }
            Notice::Reset { seat, cards, condition } => {
                self.pools = [None; 3];
                cards.iter().for_each(|card| self.gain(*seat, *card));
                self.condition = *condition;
                self.settle();
            }
            Notice::Discarded { seat, card } => {
                self.lay(*seat, *card);
                self.settle();
            }
            Notice::Refilled { pool, card } => {
                self.pools[usize::from(*pool)] = Some(*card);
                self.turn_up(*card);
                self.settle();
            }
            Notice::Reshuffled { cards } => {
                self.covered = CardSet::NONE;
                self.supply = cards.len();
                let held = self.players.map(|_| 0);
                self.unseen.push(Batch { cards: *cards, held, supply: cards.len() });
                self.settle();
            }
            Notice::Counted { turns, stall } => (self.turns, self.stall) = (*turns, *stall),
            Notice::Offered { seat } => {
                self.active = *seat;
                self.link = self.floor.map_or(0, Laid::last);
                self.phase = Phase::Offer;
            }
            Notice::Declined { .. } => self.link = self.floor.map_or(0, Laid::last),
            Notice::Waited { .. } => {}
            Notice::Out { seat, how } => self.leave(*seat, *how),
            Notice::RoundOver { hands, penalties, next_starter } => {
                self.end_round(hands, penalties, *next_starter);
            }
        }
    }

    fn deal(&mut self, hands: &BySeat<Option<CardSet>>) {
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
        self.supply = cards.len() - held.iter().sum::<u8>();
        self.unseen = vec![Batch { cards, held, supply: self.supply }];
    }

    /// A card goes from a hand to the Floor.
    fn lay(&mut self, seat: Seat, laid: Laid) {
        if let Some(below) = self.floor {
            self.covered.insert(below.card());
        }
        self.floor = Some(laid);
        let card = laid.card();
        let player = &mut self.players[seat];
        let was_hidden = !player.known.contains(card);
        player.known.remove(card);
        player.hidden -= u8::from(was_hidden);
        match &mut player.hand {
            Some(hand) => hand.remove(card),
            None if was_hidden => self.place(card, |batch| batch.held[seat] -= 1),
            None => {}
        }
    }

    /// A card everybody sees goes to a hand.
    fn gain(&mut self, seat: Seat, card: Card) {
        let player = &mut self.players[seat];
        player.known.insert(card);
        if let Some(hand) = &mut player.hand {
            hand.insert(card);
        }
    }

    /// The top of the Supply goes to a hand, seen or unseen.
    fn draw(&mut self, seat: Seat, card: Option<Card>) {
        self.players[seat].hidden += 1;
        if let (Some(card), Some(hand)) = (card, &mut self.players[seat].hand) {
            hand.insert(card);
            self.turn_up(card);
        } else {
            self.supply -= 1;
            // Whatever is in the Supply was shuffled last.
            let newest = self.unseen.last_mut().expect("the Supply is unseen");
            newest.supply -= 1;
            newest.held[seat] += 1;
        }
    }

    /// The top of the Supply is seen.
    fn turn_up(&mut self, card: Card) {
        self.supply -= 1;
        self.place(card, |batch| batch.supply -= 1);
    }

    /// A card that could not be placed shows itself; `leave` takes it from where it was.
    fn place(&mut self, card: Card, leave: impl Fn(&mut Batch)) {
        if let Some(batch) = self.unseen.iter_mut().find(|batch| batch.cards.contains(card)) {
            batch.cards.remove(card);
            leave(batch);
        }
        self.unseen.retain(|batch| !batch.cards.is_empty());
    }

    /// Where a Take or Reset stands; the notices that follow may overrule it.
    fn settle(&mut self) {
        self.phase = if self.supply == 0 {
            Phase::Reshuffle
        } else if self.players[self.active].size() > HAND_LIMIT {
            Phase::Discard
        } else {
            Phase::Act
        };
    }

    fn leave(&mut self, seat: Seat, how: Out) {
        self.active = seat;
        self.players[seat].out = true;
        match how {
            Out::Emptied if self.first_out.is_none() => self.first_out = Some(seat),
            Out::Stuck => self.players[seat].stuck_on = self.floor.map_or(0, Laid::last),
            Out::Emptied | Out::Quit | Out::Finished => {}
        }
    }

    fn end_round(&mut self, hands: &BySeat<CardSet>, penalties: &BySeat<u8>, next_starter: Option<Seat>) {
        for (player, penalty) in self.players.iter_mut().zip(penalties) {
            player.penalties.push(*penalty);
        }
        if let Some(starter) = next_starter {
            self.clear_table();
            (self.starter, self.active) = (starter, starter);
            self.round += 1;
            self.phase = Phase::Deal;
            return;
        }
        self.phase = Phase::Over;
        for (seat, hand) in hands.pairs() {
            let player = &mut self.players[seat];
            (player.hand, player.known, player.hidden) = (Some(*hand), *hand, 0);
            for batch in &mut self.unseen {
                batch.cards = batch.cards.without(*hand);
                batch.held[seat] = 0;
            }
        }
        self.unseen.retain(|batch| !batch.cards.is_empty());
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
