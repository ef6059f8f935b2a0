//! Bringing a view up to date from notices alone.
//!
//! The bookkeeping of [`Numboom`](super::Numboom), done on what an observer knows instead of the truth; that
//! both agree after every input shows that the notices leave nothing out.

use cardinal_engine::{BySeat, FoldError, Seat, SeatSet};

use super::action::Side;
use super::event::ByPosition;
use super::memo::Memo;
use super::options::YesNo;
use super::state::{Fall, HAND, Phase};
use super::view::{Covered, Player, View};
use super::{Card, Cards, Notice};

impl View {
    pub(super) fn fold(&mut self, notice: &Notice) -> Result<(), FoldError> {
        match notice {
            Notice::Starter { seat } => (self.first, self.active) = (*seat, *seat),
            Notice::Dealt { hands } => {
                for (player, hand) in self.players.iter_mut().zip(hands) {
                    (player.hand, player.size) = (*hand, HAND);
                    FoldError::lower(&mut self.deck, HAND)?;
                }
            }
            Notice::Rejected { seat, cards } => {
                let player = self.player(*seat)?;
                player.hand = player.hand.map(|_| Cards::NONE);
                player.size = 0;
                FoldError::raise(&mut self.deck, cards.len())?;
            }
            Notice::Drew { seat, count, cards } => {
                let player = self.player(*seat)?;
                if let (Some(hand), Some(cards)) = (&mut player.hand, cards) {
                    cards.iter().try_for_each(|card| put(hand, card))?;
                }
                FoldError::raise(&mut player.size, *count)?;
                FoldError::lower(&mut self.deck, *count)?;
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
                self.player(*seat)?.bombed = false;
            }
            Notice::Stage { phase, operations, filling } => {
                (self.phase, self.operations, self.filling) = (*phase, *operations, *filling);
                if *phase == Phase::Over {
                    self.flip_only = false;
                }
            }
            Notice::Placed { seat, position, card } => self.place(*seat, *position, *card)?,
            Notice::Peeked { seat, position, card } => {
                self.peeked = true;
                self.look(*seat, *position, *card)?;
                if let Some(top) = self.position(*position)?.last_mut() {
                    top.peeked = true;
                }
            }
            Notice::Observed { seat, position, card } => self.look(*seat, *position, *card)?,
            Notice::Flipped { seat, position, card, death_number, restricts } => {
                if self.position(*position)?.pop().is_some_and(|covered| covered.mixed) {
                    self.lost.take(*card);
                }
                put(&mut self.discards, *card)?;
                self.death_number = *death_number;
                self.player(*seat)?.bombed |= restricts;
            }
            Notice::Played { seat, card } => self.play(*seat, *card)?,
            Notice::Reset { death_number } => self.death_number = *death_number,
            Notice::Arranged { from } => self.arranged.try_push(*from).map_err(|_| FoldError::Count)?,
            Notice::Disrupted { heights, order, .. } => self.disrupt(heights, order.as_ref())?,
            Notice::Exchanged { to, hands } => self.exchange(*to, hands)?,
            Notice::Out { seat, hand, position } => self.fell(*seat, *hand, usize::from(*position))?,
            Notice::Dual { laid_off, deck, fallen } => self.enter_dual(laid_off, *deck, fallen)?,
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
        Ok(())
    }

    fn player(&mut self, seat: Seat) -> Result<&mut Player, FoldError> {
        self.players.get_mut(seat).ok_or(FoldError::Seat)
    }

    fn position(&mut self, position: u8) -> Result<&mut Vec<Covered>, FoldError> {
        self.positions.get_mut(usize::from(position)).ok_or(FoldError::Place)
    }

    fn place(&mut self, seat: Seat, position: u8, card: Option<Card>) -> Result<(), FoldError> {
        let player = self.player(seat)?;
        FoldError::lower(&mut player.size, 1)?;
        if let (Some(hand), Some(card)) = (&mut player.hand, card) {
            take(hand, card)?;
        } else if !player.note.is_empty() {
            lose(&mut player.note)?;
        }
        if !self.position(position)?.is_empty() {
            FoldError::lower(&mut self.stacks, 1)?;
        }
        let fresh = self.options.flip_own_fresh == YesNo::No;
        let known_by = SeatSet::only(seat);
        self.position(position)?.push(Covered { card, mixed: false, known_by, peeked: false, fresh });
        Ok(())
    }

    fn look(&mut self, seat: Seat, position: u8, card: Option<Card>) -> Result<(), FoldError> {
        let Some(top) = self.position(position)?.last_mut() else { return Ok(()) };
        top.known_by.insert(seat);
        if let Some(card) = card {
            top.card = Some(card);
            if std::mem::take(&mut top.mixed) {
                self.lost.take(card);
            }
        }
        Ok(())
    }

    fn play(&mut self, seat: Seat, card: Card) -> Result<(), FoldError> {
        let player = self.player(seat)?;
        FoldError::lower(&mut player.size, 1)?;
        if let Some(hand) = &mut player.hand {
            take(hand, card)?;
        }
        player.note.take(card);
        put(&mut self.discards, card)?;
        match card {
            Card::Stack => FoldError::raise(&mut self.stacks, 1)?,
            Card::Reverse => self.reversing = !self.reversing,
            _ => {}
        }
        Ok(())
    }

    fn disrupt(&mut self, heights: &ByPosition, order: Option<&ByPosition>) -> Result<(), FoldError> {
        self.arranged.clear();
        if let Some(order) = order {
            let piles = std::mem::take(&mut self.positions);
            let pile = |from: &u8| piles.get(usize::from(*from)).cloned().ok_or(FoldError::Place);
            self.positions = order.iter().map(pile).collect::<Result<_, _>>()?;
            self.positions.iter_mut().flatten().for_each(|covered| covered.known_by = SeatSet::NONE);
            return Ok(());
        }
        for covered in self.positions.iter().flatten() {
            if let Some(card) = covered.card {
                is_sound(&self.lost)?;
                if self.lost.sure.count(card) >= card.copies() {
                    return Err(FoldError::Count);
                }
                self.lost.add(card);
            }
            self.hidden_peek |= covered.peeked;
            FoldError::raise(&mut self.hidden_fresh, u8::from(covered.fresh))?;
        }
        // A spectator has nothing to mix up.
        let mixed = self.seat.is_some();
        let covered = Covered { card: None, mixed, known_by: SeatSet::NONE, peeked: false, fresh: false };
        self.positions = heights.iter().map(|height| vec![covered; usize::from(*height)]).collect();
        Ok(())
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

    fn exchange(&mut self, to: Side, hands: &BySeat<Option<Cards>>) -> Result<(), FoldError> {
        let before = self.players.clone();
        for owner in self.living().collect::<Vec<_>>() {
            let heir = self.neighbour(owner, to == Side::Left);
            let note = match before[owner].hand {
                Some(hand) if self.seat == Some(owner) => Memo::of(hand),
                _ if self.seat == Some(heir) => Memo::NONE,
                _ => before[owner].note,
            };
            let hand = *hands.get(heir).ok_or(FoldError::Seat)?;
            let player = &mut self.players[heir];
            (player.hand, player.size, player.note) = (hand, before[owner].size, note);
        }
        Ok(())
    }

    fn fell(&mut self, seat: Seat, hand: Option<Cards>, position: usize) -> Result<(), FoldError> {
        let outlived = self.players.iter().filter(|player| player.fall.is_some()).count() as u8;
        let turn = self.turns.checked_add(1).ok_or(FoldError::Count)?;
        let player = self.player(seat)?;
        player.fall = Some(Fall { outlived, turn });
        (player.fallen, player.size, player.bombed) = (player.size, 0, false);
        player.hand = player.hand.map(|_| Cards::NONE);
        player.note = hand.map_or(player.note, Memo::of);
        self.death_number = 0;
        // The rest of a pile is dropped from the top.
        if position >= self.positions.len() {
            return Err(FoldError::Place);
        }
        for covered in self.positions.remove(position).into_iter().rev() {
            FoldError::raise(&mut self.rests, 1)?;
            if let Some(card) = covered.card {
                put(&mut self.known_rests, card)?;
            } else if covered.mixed {
                lose(&mut self.lost)?;
            }
        }
        Ok(())
    }

    fn enter_dual(
        &mut self,
        laid_off: &BySeat<Cards>,
        deck: u8,
        fallen: &BySeat<u8>,
    ) -> Result<(), FoldError> {
        self.dual = true;
        self.positions.resize(2, Vec::new());
        for ((player, cards), fallen) in self.players.iter_mut().zip(laid_off).zip(fallen) {
            FoldError::lower(&mut player.fallen, *fallen)?;
            player.laid_off = *cards;
            FoldError::lower(&mut player.size, cards.len())?;
            player.hand = player.hand.map(Cards::placeable);
            player.note = player.note.without_functions();
        }
        self.discards = self.discards.placeable();
        FoldError::lower(&mut self.deck, deck)
    }
}

/// Whether a memo has no more cards of a kind than there are.
fn is_sound(memo: &Memo) -> Result<(), FoldError> {
    let fits = |card: Card| memo.sure.count(card) + memo.maybe.count(card) <= card.copies();
    if memo.missing < u8::MAX && Card::ALL.into_iter().all(fits) { Ok(()) } else { Err(FoldError::Count) }
}

/// A card leaves a place unseen.
fn lose(memo: &mut Memo) -> Result<(), FoldError> {
    is_sound(memo)?;
    memo.lose(1);
    Ok(())
}

/// Adds a card, unless all of its kind are there already.
fn put(cards: &mut Cards, card: Card) -> Result<(), FoldError> {
    if cards.count(card) >= card.copies() {
        return Err(FoldError::Count);
    }
    cards.insert(card);
    Ok(())
}

/// Takes a card out, if it is there.
fn take(cards: &mut Cards, card: Card) -> Result<(), FoldError> {
    if cards.discard(card) { Ok(()) } else { Err(FoldError::Count) }
}
