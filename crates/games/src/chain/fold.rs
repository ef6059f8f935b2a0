//! Bringing a view up to date from notices alone.
//!
//! The bookkeeping of [`Chain`](super::Chain), done on what an observer knows instead of the truth; that
//! both agree after every input shows that the notices leave nothing out.

use cardinal_engine::{BySeat, FoldError, Seat, SeatSet};

use super::options::{Laps, Settling};
use super::score::{Tally, Totals};
use super::sheet::Sheet;
use super::state::ROW;
use super::view::{Batch, Player, Settled, SheetView};
use super::{Card, CardSet, Notice, Phase, View};

impl View {
    pub(super) fn fold(&mut self, notice: &Notice) -> Result<(), FoldError> {
        match notice {
            Notice::Starter { .. }
            | Notice::Dealt { .. }
            | Notice::Turn { .. }
            | Notice::Took { .. }
            | Notice::Swept { .. }
            | Notice::Refilled { .. }
            | Notice::Reshuffled { .. } => self.fold_build(notice),
            Notice::Revealed { .. }
            | Notice::Sheet { .. }
            | Notice::Ready { .. }
            | Notice::Settled { .. }
            | Notice::Settling { .. }
            | Notice::AllSettled {}
            | Notice::Extra { .. }
            | Notice::Tie { .. } => self.fold_settlement(notice),
            _ => self.fold_release(notice),
        }
    }

    fn player(&mut self, seat: Seat) -> Result<&mut Player, FoldError> {
        self.players.get_mut(seat).ok_or(FoldError::Seat)
    }

    fn slot(&mut self, slot: u8) -> Result<&mut Option<Card>, FoldError> {
        self.row.get_mut(usize::from(slot)).ok_or(FoldError::Place)
    }

    fn fold_build(&mut self, notice: &Notice) -> Result<(), FoldError> {
        match notice {
            Notice::Starter { seat } => {
                (self.starter, self.active) = (*seat, *seat);
                self.candidates = SeatSet::NONE;
                self.phase = Phase::Deal;
            }
            Notice::Dealt { game, cards, row } => self.deal(*game, cards, row)?,
            Notice::Turn { seat } => {
                self.active = *seat;
                self.swept = false;
                self.phase = Phase::Build;
            }
            Notice::Took { seat, slot, card } => {
                *self.slot(*slot)? = None;
                self.swept = false;
                let player = self.player(*seat)?;
                player.known.insert(*card);
                if let Some(hand) = &mut player.hand {
                    hand.insert(*card);
                }
                self.await_card();
            }
            Notice::Swept { slot, card, .. } => {
                *self.slot(*slot)? = None;
                self.swept = true;
                self.discards.insert(*card);
                self.await_card();
            }
            Notice::Refilled { slot, card } => {
                *self.slot(*slot)? = Some(*card);
                FoldError::lower(&mut self.deck, 1)?;
                self.unveil(*card, |batch| FoldError::lower(&mut batch.deck, 1))?;
                self.phase = if self.swept { Phase::Swept } else { Phase::Build };
            }
            Notice::Reshuffled { cards } => {
                self.discards = CardSet::NONE;
                self.reshuffled = true;
                self.deck = cards.len();
                let held = self.players.map(|_| 0);
                self.unseen.push(Batch { cards: *cards, held, deck: cards.len() });
            }
            _ => {}
        }
        Ok(())
    }

    fn fold_settlement(&mut self, notice: &Notice) -> Result<(), FoldError> {
        match notice {
            Notice::Revealed { hands } => self.reveal(hands)?,
            Notice::Sheet { seat, sheet } => self.player(*seat)?.sheet = Some(SheetView::clone(sheet)),
            Notice::Ready { seat } => {
                self.player(*seat)?.ready = true;
                self.waiting.remove(*seat);
            }
            Notice::Settled { seat, groups, points, discarded } => {
                let player = self.player(*seat)?;
                player.sheet = None;
                player.hand = player.hand.map(|hand| hand.without(*discarded));
                player.known = player.known.without(*discarded);
                let (groups, discarded) = (groups.clone(), *discarded);
                player.settled = Some(Settled { groups, points: *points, discarded });
            }
            Notice::Settling { seat } => {
                self.active = *seat;
                self.waiting = SeatSet::only(*seat);
            }
            Notice::AllSettled {} => self.gather(),
            Notice::Extra { cards } => self.deal_extra(cards)?,
            Notice::Tie { seats } => self.candidates = *seats,
            _ => {}
        }
        Ok(())
    }

    fn fold_release(&mut self, notice: &Notice) -> Result<(), FoldError> {
        match notice {
            Notice::Leads { seat } => {
                self.phase = Phase::Release;
                self.candidates = SeatSet::NONE;
                (self.active, self.holder) = (*seat, *seat);
                self.drawn = self.finished.len() as u8;
                self.waiting = self.in_hand();
                self.waiting.remove(*seat);
            }
            Notice::Next { seat } => self.active = *seat,
            Notice::Played { seat, meld, cards } => {
                cards.iter().try_for_each(|card| self.lose(*seat, card))?;
                self.trick = self.trick.union(*cards);
                (self.table, self.holder) = (Some(*meld), *seat);
                if self.options.laps == Laps::UntilAllPass {
                    self.waiting = self.in_hand();
                }
                self.waiting.remove(*seat);
            }
            Notice::Passed { seat } => self.waiting.remove(*seat),
            Notice::Finished { seat } => self.finished.try_push(*seat).map_err(|_| FoldError::Count)?,
            Notice::Won { seat, cards } => {
                let captured = &mut self.player(*seat)?.captured;
                *captured = captured.union(*cards);
                self.end_trick();
            }
            Notice::Cleared { cards, .. } => {
                self.aside = self.aside.union(*cards);
                self.end_trick();
            }
            Notice::Drawing { by, from } => {
                self.phase = Phase::Penalty;
                self.active = *from;
                self.drawn = self.finished.iter().position(|seat| seat == by).unwrap_or(0) as u8;
            }
            Notice::Penalty { seat, card } => {
                self.lose(*seat, *card)?;
                self.player(*seat)?.open.insert(*card);
            }
            Notice::GameOver { hands, tallies, next_starter, candidates } => {
                self.end_game(hands, tallies, *next_starter, *candidates)?;
            }
            _ => {}
        }
        Ok(())
    }

    fn in_hand(&self) -> SeatSet {
        self.players.pairs().filter(|(_, player)| player.size() > 0).map(|(seat, _)| seat).collect()
    }

    fn deal(&mut self, game: u8, cards: &BySeat<Option<Card>>, row: &[Card; ROW]) -> Result<(), FoldError> {
        self.clear_table();
        self.game = game;
        self.row = row.map(Some);
        let mut seen: CardSet = row.iter().copied().collect();
        for (player, card) in self.players.iter_mut().zip(cards) {
            player.hand = card.map(CardSet::only);
            player.hidden = 1;
            seen = seen.union(player.hand.unwrap_or_default());
        }
        let unseen = CardSet::ALL.without(seen);
        let held = cards.map(|card| u8::from(card.is_none()));
        self.deck = unseen.len();
        FoldError::lower(&mut self.deck, held.iter().sum())?;
        self.unseen = vec![Batch { cards: unseen, held, deck: self.deck }];
        Ok(())
    }

    /// A place of the row is empty.
    fn await_card(&mut self) {
        if self.deck == 0 {
            self.phase = Phase::Reshuffle;
        }
    }

    fn reveal(&mut self, hands: &BySeat<CardSet>) -> Result<(), FoldError> {
        self.phase = Phase::Settle;
        self.active = self.starter;
        self.waiting = match self.options.settling {
            Settling::Together => SeatSet::all(hands.seats()),
            Settling::Clockwise => SeatSet::only(self.starter),
        };
        let options = self.options;
        for (seat, hand) in hands.pairs() {
            let player = self.player(seat)?;
            (player.known, player.hidden) = (*hand, 0);
            player.sheet = player.hand.map(|hand| SheetView::of(&Sheet::new(hand), &options));
            for batch in &mut self.unseen {
                batch.cards = batch.cards.without(*hand);
                *batch.held_by(seat)? = 0;
            }
        }
        self.unseen.retain(|batch| !batch.cards.is_empty());
        Ok(())
    }

    /// Deck, discards and face-up cards are put together.
    fn gather(&mut self) {
        self.phase = Phase::Extra;
        self.active = self.starter;
        let mut cards = CardSet::ALL;
        for player in &self.players {
            let discarded = player.settled.as_ref().map_or(CardSet::NONE, |settled| settled.discarded);
            cards = cards.without(player.known).without(discarded);
        }
        self.deck = cards.len();
        self.row = [None; ROW];
        self.discards = CardSet::NONE;
        self.reshuffled = false;
        let held = self.players.map(|_| 0);
        self.unseen = vec![Batch { cards, held, deck: self.deck }];
    }

    fn deal_extra(&mut self, cards: &BySeat<Option<Card>>) -> Result<(), FoldError> {
        let mut rest = self.unseen.first().map_or(CardSet::NONE, |batch| batch.cards);
        FoldError::lower(&mut self.deck, cards.seats())?;
        for (player, card) in self.players.iter_mut().zip(cards) {
            player.hidden = 1;
            if let (Some(hand), Some(card)) = (&mut player.hand, card) {
                hand.insert(*card);
                rest.remove(*card);
            }
        }
        let held = cards.map(|card| u8::from(card.is_none()));
        self.unseen = vec![Batch { cards: rest, held, deck: self.deck }];
        self.unseen.retain(|batch| !batch.cards.is_empty());
        self.phase = Phase::Tie;
        Ok(())
    }

    /// A card leaves a hand for all to see.
    fn lose(&mut self, seat: Seat, card: Card) -> Result<(), FoldError> {
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

    fn end_trick(&mut self) {
        self.trick = CardSet::NONE;
        self.table = None;
        self.waiting = SeatSet::NONE;
    }

    fn end_game(
        &mut self,
        hands: &BySeat<CardSet>,
        tallies: &BySeat<Tally>,
        next_starter: Option<Seat>,
        candidates: SeatSet,
    ) -> Result<(), FoldError> {
        for (player, tally) in self.players.iter_mut().zip(tallies) {
            player.scores.try_push(tally.score()).map_err(|_| FoldError::Count)?;
            Totals::add(&mut player.totals, tally);
        }
        if let Some(starter) = next_starter {
            (self.starter, self.candidates) = (starter, candidates);
            self.clear_table();
            self.phase = if candidates.is_empty() { Phase::Deal } else { Phase::Starter };
            return FoldError::raise(&mut self.game, 1);
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
            player.hidden = 0;
            (player.sheet, player.ready, player.settled) = (None, false, None);
            (player.captured, player.open) = (CardSet::NONE, CardSet::NONE);
        }
        self.row = [None; ROW];
        (self.swept, self.reshuffled) = (false, false);
        self.discards = CardSet::NONE;
        self.deck = CardSet::ALL.len();
        let held = self.players.map(|_| 0);
        self.unseen = vec![Batch { cards: CardSet::ALL, held, deck: self.deck }];
        self.end_trick();
        self.aside = CardSet::NONE;
        self.finished.clear();
        self.drawn = 0;
        (self.active, self.holder) = (self.starter, self.starter);
    }
}

impl Batch {
    fn held_by(&mut self, seat: Seat) -> Result<&mut u8, FoldError> {
        self.held.get_mut(seat).ok_or(FoldError::Seat)
    }
}
