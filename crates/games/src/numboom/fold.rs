//! Bringing a view up to date from notices alone.
//!
//! This is the same bookkeeping that [`Numboom`](super::Numboom) does on the truth, done on what an observer
//! knows; that both agree after every input shows that the notices leave nothing out.

use cardinal_engine::{BySeat, Seat, SeatSet};

use super::action::Side;
use super::event::ByPosition;
use super::memo::Memo;
use super::options::YesNo;
use super::state::{Fall, HAND, Phase};
use super::view::{Covered, View};
use super::{Card, Cards, Notice};

impl View {
    pub(super) fn fold(&mut self, notice: &Notice) {
        match notice {
            Notice::Starter { seat } => (self.first, self.active) = (*seat, *seat),
            Notice::Dealt { hands } => {
                for (player, hand) in self.players.iter_mut().zip(hands) {
                    (player.hand, player.size) = (*hand, HAND);
                    self.deck -= HAND;
                }
            }
            Notice::Rejected { seat, cards } => {
                let player = &mut self.players[*seat];
                player.hand = player.hand.map(|_| Cards::NONE);
                player.size = 0;
                self.deck += cards.len();
            }
            Notice::Drew { seat, count, cards } => {
                let player = &mut self.players[*seat];
                player.hand = player.hand.map(|hand| hand.plus(cards.unwrap_or_default()));
                player.size += count;
                self.deck -= count;
            }
            Notice::Reshuffled { deck } => {
                self.discards = Cards::NONE;
                (self.rests, self.known_rests) = (0, Cards::NONE);
                for player in self.players.iter_mut().filter(|player| player.fall.is_some()) {
                    (player.fallen, player.note) = (0, Memo::NONE);
                }
                self.deck = *deck;
            }
            Notice::Turn { seat, flip_only, round } => {
                (self.active, self.flip_only, self.round) = (*seat, *flip_only, *round);
                self.players[*seat].bombed = false;
            }
            Notice::Stage { phase, operations, filling } => {
                (self.phase, self.operations, self.filling) = (*phase, *operations, *filling);
                if *phase == Phase::Over {
                    self.flip_only = false;
                }
            }
            Notice::Placed { seat, position, card } => self.place(*seat, usize::from(*position), *card),
            Notice::Peeked { seat, position, card } => {
                self.peeked = true;
                self.look(*seat, usize::from(*position), *card);
                if let Some(top) = self.positions[usize::from(*position)].last_mut() {
                    top.peeked = true;
                }
            }
            Notice::Observed { seat, position, card } => self.look(*seat, usize::from(*position), *card),
            Notice::Flipped { seat, position, card, death_number, restricts } => {
                if self.positions[usize::from(*position)].pop().is_some_and(|covered| covered.mixed) {
                    self.lost.take(*card);
                }
                self.discards.insert(*card);
                self.death_number = *death_number;
                self.players[*seat].bombed |= restricts;
            }
            Notice::Played { seat, card } => self.play(*seat, *card),
            Notice::Reset { death_number } => self.death_number = *death_number,
            Notice::Arranged { from } => self.arranged.push(*from),
            Notice::Disrupted { heights, order, .. } => self.disrupt(heights, order.as_ref()),
            Notice::Exchanged { to, hands } => self.exchange(*to, hands),
            Notice::Out { seat, hand, position } => self.fell(*seat, *hand, usize::from(*position)),
            Notice::Dual { laid_off, deck, fallen } => self.enter_dual(laid_off, *deck, fallen),
            Notice::Ended { turns, clockwise } => {
                (self.turns, self.clockwise) = (*turns, *clockwise);
                (self.reversing, self.peeked, self.stacks) = (false, false, 0);
                (self.hidden_peek, self.hidden_fresh) = (false, 0);
                self.round = self.round.saturating_sub(1);
                self.positions
                    .iter_mut()
                    .flatten()
                    .for_each(|covered| (covered.peeked, covered.fresh) = (false, false));
            }
        }
    }

    fn place(&mut self, seat: Seat, position: usize, card: Option<Card>) {
        let player = &mut self.players[seat];
        player.size -= 1;
        if let (Some(hand), Some(card)) = (&mut player.hand, card) {
            hand.remove(card);
        } else if !player.note.is_empty() {
            player.note.lose(1);
        }
        if !self.positions[position].is_empty() {
            self.stacks -= 1;
        }
        let fresh = self.options.flip_own_fresh == YesNo::No;
        let known_by = SeatSet::only(seat);
        self.positions[position].push(Covered { card, mixed: false, known_by, peeked: false, fresh });
    }

    fn look(&mut self, seat: Seat, position: usize, card: Option<Card>) {
        let Some(top) = self.positions[position].last_mut() else { return };
        top.known_by.insert(seat);
        if let Some(card) = card {
            top.card = Some(card);
            if std::mem::take(&mut top.mixed) {
                self.lost.take(card);
            }
        }
    }

    fn play(&mut self, seat: Seat, card: Card) {
        let player = &mut self.players[seat];
        player.size -= 1;
        if let Some(hand) = &mut player.hand {
            hand.remove(card);
        }
        player.note.take(card);
        self.discards.insert(card);
        match card {
            Card::Stack => self.stacks += 1,
            Card::Reverse => self.reversing = !self.reversing,
            _ => {}
        }
    }

    fn disrupt(&mut self, heights: &ByPosition, order: Option<&ByPosition>) {
        self.arranged.clear();
        if let Some(order) = order {
            let piles = std::mem::take(&mut self.positions);
            self.positions = order.iter().map(|from| piles[usize::from(*from)].clone()).collect();
            self.positions.iter_mut().flatten().for_each(|covered| covered.known_by = SeatSet::NONE);
            return;
        }
        for covered in self.positions.iter().flatten() {
            covered.card.iter().for_each(|card| self.lost.add(*card));
            self.hidden_peek |= covered.peeked;
            self.hidden_fresh += u8::from(covered.fresh);
        }
        // A spectator has nothing to mix up.
        let mixed = self.seat.is_some();
        let covered = Covered { card: None, mixed, known_by: SeatSet::NONE, peeked: false, fresh: false };
        self.positions = heights.iter().map(|height| vec![covered; usize::from(*height)]).collect();
    }

    /// The next living seat clockwise or counterclockwise.
    pub(super) fn neighbour(&self, seat: Seat, clockwise: bool) -> Seat {
        let seats = self.players.seats();
        let step = if clockwise { 1 } else { seats - 1 };
        let mut next = seat;
        loop {
            next = Seat::new((next.number() + step) % seats);
            if next == seat || self.players[next].fall.is_none() {
                return next;
            }
        }
    }

    fn exchange(&mut self, to: Side, hands: &BySeat<Option<Cards>>) {
        let before = self.players.clone();
        for owner in self.living().collect::<Vec<_>>() {
            let heir = self.neighbour(owner, to == Side::Left);
            let note = match before[owner].hand {
                Some(hand) if self.seat == Some(owner) => Memo::of(hand),
                _ if self.seat == Some(heir) => Memo::NONE,
                _ => before[owner].note,
            };
            let player = &mut self.players[heir];
            (player.hand, player.size, player.note) = (hands[heir], before[owner].size, note);
        }
    }

    fn fell(&mut self, seat: Seat, hand: Option<Cards>, position: usize) {
        let outlived = self.players.iter().filter(|player| player.fall.is_some()).count() as u8;
        let player = &mut self.players[seat];
        player.fall = Some(Fall { outlived, turn: self.turns + 1 });
        (player.fallen, player.size, player.bombed) = (player.size, 0, false);
        player.hand = player.hand.map(|_| Cards::NONE);
        player.note = hand.map_or(player.note, Memo::of);
        self.death_number = 0;
        // The rest of a pile is dropped from the top.
        for covered in self.positions.remove(position).into_iter().rev() {
            self.rests += 1;
            if let Some(card) = covered.card {
                self.known_rests.insert(card);
            } else if covered.mixed {
                self.lost.lose(1);
            }
        }
    }

    fn enter_dual(&mut self, laid_off: &BySeat<Cards>, deck: u8, fallen: &BySeat<u8>) {
        self.dual = true;
        self.positions.resize(2, Vec::new());
        for ((player, cards), fallen) in self.players.iter_mut().zip(laid_off).zip(fallen) {
            player.fallen -= fallen;
            player.laid_off = *cards;
            player.size -= cards.len();
            player.hand = player.hand.map(Cards::placeable);
            player.note = player.note.without_functions();
        }
        self.discards = self.discards.placeable();
        self.deck -= deck;
    }
}
