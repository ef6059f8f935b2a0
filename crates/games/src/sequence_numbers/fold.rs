//! Bringing a view up to date from notices alone.
//!
//! The bookkeeping of [`SequenceNumbers`](super::SequenceNumbers), done on what an observer knows instead of the
//! truth; that both agree after every input shows that the notices leave nothing out.

use cardinal_engine::{BySeat, FoldError, Seat, SeatSet};

use super::event::Miss;
use super::options::Answers;
use super::state::{Attempts, HAND, Then};
use super::talk::{Calls, Trial};
use super::view::{Batch, Player};
use super::{Card, Notice, Phase, SequenceNumbers, SpaceSet, View};

impl View {
    pub(super) fn fold(&mut self, notice: &Notice) -> Result<(), FoldError> {
        match notice {
            Notice::Dealer { seat } => {
                self.dealer = *seat;
                self.set_active(seat.next(self.players.seats()))?;
                self.phase = Phase::Deal;
            }
            Notice::Dealt { hands } => self.deal(hands)?,
            Notice::Turn { seat } => self.begin_turn(*seat)?,
            Notice::Placed { seat, slot, card, space } => {
                self.discard(*seat, *slot, *card)?;
                let player = self.player(*seat)?;
                player.deeds.placed = count(player.deeds.placed)?;
                let team = usize::from(player.team);
                self.chips.get_mut(team).ok_or(FoldError::Place)?.insert(*space);
                self.move_chip();
            }
            Notice::Removed { seat, slot, card, space } => {
                self.discard(*seat, *slot, *card)?;
                self.chips.iter_mut().for_each(|chips| chips.remove(*space));
                let deeds = &mut self.player(*seat)?.deeds;
                deeds.removed = count(deeds.removed)?;
                self.move_chip();
                self.stuck = SeatSet::NONE;
            }
            Notice::Completed { sequence } => {
                self.sequences.push(*sequence);
                self.choice = None;
            }
            Notice::Choice { choice, .. } => {
                self.choice = Some(*choice);
                self.phase = Phase::Lock;
            }
            Notice::Exchanged { seat, slot, card } => {
                self.discard(*seat, *slot, *card)?;
                self.exchanged = true;
                let deeds = &mut self.player(*seat)?.deeds;
                deeds.exchanged = count(deeds.exchanged)?;
                if let (Some(attempts), Some(slot)) = (&mut self.attempts, slot) {
                    *at(&mut attempts.spaces, *slot)? = SpaceSet::NONE;
                }
            }
            Notice::Drew { seat, slot, card } => self.draw(*seat, *slot, *card)?,
            Notice::Earned { .. } if self.rights.is_full() => return Err(FoldError::Count),
            Notice::Earned { seat } => self.rights.earn(*seat),
            Notice::Used { seat, .. } => {
                self.player(*seat)?;
                self.rights.exercise(*seat, self.players.seats());
            }
            Notice::Passed { seat } => {
                let deeds = &mut self.player(*seat)?.deeds;
                deeds.passed = count(deeds.passed)?;
                self.stuck.insert(*seat);
            }
            Notice::Missed { what, .. } => self.miss(*what)?,
            Notice::Depleted { then } => {
                self.phase = Phase::Reshuffle;
                self.then = *then;
            }
            Notice::Reshuffled {} => self.reshuffle(),
            Notice::TurnOver { end } => self.pace.turn_over(*end, self.revision),
            Notice::Agreed { seat } => self.agreed.insert(*seat),
            Notice::Called { seat, team } => {
                self.calls.note(*seat, *team);
                self.then = if self.phase == Phase::Lock { Then::Lock } else { Then::Act };
                self.trial = Some(Trial::new(*seat, *team, self.revision));
                self.phase = Phase::Vote;
            }
            Notice::Voted { seat, guilty } => {
                if let Some(trial) = &mut self.trial {
                    trial.vote(*seat, *guilty);
                }
            }
            Notice::Settled { team, stands } => self.settle(*team, *stands),
            Notice::Forfeited { seat, slot, card } => self.forfeit(*seat, *slot, *card)?,
            Notice::Over { ending } => {
                self.phase = Phase::Over;
                self.ending = Some(*ending);
            }
        }
        Ok(())
    }

    fn player(&mut self, seat: Seat) -> Result<&mut Player, FoldError> {
        self.players.get_mut(seat).ok_or(FoldError::Seat)
    }

    /// Whose attempts an observer sees depends on whose turn it is.
    fn set_active(&mut self, seat: Seat) -> Result<(), FoldError> {
        self.active = seat;
        let solves = self.player(seat)?.hand.is_some() && self.options.answers == Answers::Solve;
        self.attempts = solves.then(Attempts::default);
        Ok(())
    }

    fn deal(&mut self, hands: &BySeat<Option<[Option<Card>; HAND]>>) -> Result<(), FoldError> {
        let size = SequenceNumbers::deal_size(hands.seats()) as u8;
        for (player, hand) in self.players.iter_mut().zip(hands) {
            player.hand = *hand;
            player.size = size;
        }
        let batch = self.unseen.first_mut().ok_or(FoldError::Place)?;
        batch.cards.retain(|card| !hands.iter().flatten().flatten().any(|seen| *seen == Some(*card)));
        batch.held = hands.map(|hand| if hand.is_some() { 0 } else { size });
        FoldError::lower(&mut self.deck, size * hands.seats())?;
        batch.deck = self.deck;
        self.pace.formed = self.deck;
        Ok(())
    }

    fn begin_turn(&mut self, seat: Seat) -> Result<(), FoldError> {
        self.set_active(seat)?;
        self.phase = Phase::Act;
        self.then = Then::Act;
        self.exchanged = false;
        self.misses = 0;
        self.calls = Calls::default();
        Ok(())
    }

    /// A card goes from a hand to the pile of its owner.
    fn discard(&mut self, seat: Seat, slot: Option<u8>, card: Card) -> Result<(), FoldError> {
        let player = self.player(seat)?;
        player.pile.push(card);
        FoldError::lower(&mut player.size, 1)?;
        match (&mut player.hand, slot) {
            (Some(hand), Some(slot)) => *at(hand, slot)? = None,
            _ => self.unveil(card, |batch| FoldError::lower(batch.held_by(seat)?, 1))?,
        }
        Ok(())
    }

    /// A card of an unseen batch shows itself; `leave` takes it from where it was.
    fn unveil(
        &mut self,
        card: Card,
        leave: impl Fn(&mut Batch) -> Result<(), FoldError>,
    ) -> Result<(), FoldError> {
        if let Some(batch) = self.unseen.iter_mut().find(|batch| batch.cards.contains(&card)) {
            batch.cards.retain(|other| *other != card);
            leave(batch)?;
        }
        self.unseen.retain(|batch| !batch.cards.is_empty());
        Ok(())
    }

    /// The top of the deck goes to a hand, seen or unseen.
    fn draw(&mut self, seat: Seat, slot: Option<u8>, card: Option<Card>) -> Result<(), FoldError> {
        FoldError::lower(&mut self.deck, 1)?;
        self.stuck.remove(seat);
        self.pace.card_drawn();
        let player = self.player(seat)?;
        FoldError::raise(&mut player.size, 1)?;
        if let (Some(hand), Some(slot), Some(card)) = (&mut player.hand, slot, card) {
            *at(hand, slot)? = Some(card);
            return self.unveil(card, |batch| FoldError::lower(&mut batch.deck, 1));
        }
        // The cards of the deck were shuffled last.
        let newest = self.unseen.last_mut().ok_or(FoldError::Place)?;
        FoldError::lower(&mut newest.deck, 1)?;
        FoldError::raise(newest.held_by(seat)?, 1)
    }

    fn reshuffle(&mut self) {
        let mut cards: Vec<Card> = Vec::new();
        self.players.iter_mut().for_each(|player| cards.append(&mut player.pile));
        cards.sort_unstable_by_key(|card| card.rank());
        self.deck = cards.len() as u8;
        self.pace.formed = self.deck;
        let held = self.players.map(|_| 0);
        self.unseen.push(Batch { cards, held, deck: self.deck });
        if self.then != Then::Next {
            self.resume();
        }
    }

    fn resume(&mut self) {
        self.phase = if self.then == Then::Lock { Phase::Lock } else { Phase::Act };
        self.then = Then::Act;
    }

    fn move_chip(&mut self) {
        self.pace.chip_moved();
        self.agreed = SeatSet::NONE;
    }

    fn miss(&mut self, what: Option<Miss>) -> Result<(), FoldError> {
        self.misses = self.misses.checked_add(1).ok_or(FoldError::Count)?;
        let Some(attempts) = &mut self.attempts else { return Ok(()) };
        match what {
            Some(Miss::Space { slot, space }) => at(&mut attempts.spaces, slot)?.insert(space),
            Some(Miss::Dead { slot }) => *at(&mut attempts.dead, slot)? = true,
            Some(Miss::Pass {}) => attempts.pass = true,
            None => {}
        }
        Ok(())
    }

    fn settle(&mut self, team: u8, stands: bool) {
        self.trial = None;
        let owes = |(_, player): &(Seat, &Player)| stands && player.team == team && player.size > 0;
        self.owing = self.players.pairs().filter(owes).map(|(seat, _)| seat).collect();
        if self.owing.is_empty() {
            self.resume();
        } else {
            self.phase = Phase::Forfeit;
        }
    }

    fn forfeit(&mut self, seat: Seat, slot: Option<u8>, card: Card) -> Result<(), FoldError> {
        self.discard(seat, slot, card)?;
        if let (true, Some(attempts), Some(slot)) = (seat == self.active, &mut self.attempts, slot) {
            attempts.pass = false;
            *at(&mut attempts.dead, slot)? = false;
            *at(&mut attempts.spaces, slot)? = SpaceSet::NONE;
        }
        self.owing.remove(seat);
        if self.owing.is_empty() {
            self.resume();
        }
        Ok(())
    }
}

impl Batch {
    fn held_by(&mut self, seat: Seat) -> Result<&mut u8, FoldError> {
        self.held.get_mut(seat).ok_or(FoldError::Seat)
    }
}

fn at<T>(places: &mut [T], place: u8) -> Result<&mut T, FoldError> {
    places.get_mut(usize::from(place)).ok_or(FoldError::Place)
}

fn count(times: u32) -> Result<u32, FoldError> {
    times.checked_add(1).ok_or(FoldError::Count)
}
