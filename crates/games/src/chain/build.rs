//! The build phase: taking turns at the face-up cards.

use cardinal_engine::{BySeat, Log, Seat, SeatSet};

use super::options::{Settlement, Settling};
use super::sheet::Sheet;
use super::state::MAX_PLAYERS;
use super::{Action, Card, CardSet, Chain, Event, Notice, Phase};

impl Chain {
    #[inline]
    pub(super) fn begin_turn(&mut self, seat: Seat, log: &mut impl Log<Event>) {
        self.active = seat;
        self.swept = false;
        self.phase = Phase::Build;
        log.tell(|| Event::Open(Notice::Turn { seat }));
    }

    /// Takes or sweeps a face-up card (CH-5); legality was checked.
    #[inline]
    pub(super) fn build(&mut self, action: &Action, log: &mut impl Log<Event>) {
        let (Action::Take { slot } | Action::Sweep { slot }) = *action else { return };
        let (seat, me) = (self.active, self.active.index() & (MAX_PLAYERS - 1));
        let Some(card) = self.row[usize::from(slot)].take() else { return };
        self.swept = matches!(action, Action::Sweep { .. });
        if self.swept {
            self.discards.insert(card);
            log.tell(|| Event::Open(Notice::Swept { seat, slot, card }));
        } else {
            self.hands[me].insert(card);
            self.known[me].insert(card);
            self.to_take -= 1;
            log.tell(|| Event::Open(Notice::Took { seat, slot, card }));
        }
        self.refill(slot, log);
    }

    /// Turns up a card for an empty place (CH-6), after a shuffle if the deck is empty (CH-7), and goes on.
    #[inline]
    fn refill(&mut self, slot: u8, log: &mut impl Log<Event>) {
        if self.deck().is_empty() {
            debug_assert!(!self.discards.is_empty(), "there is always a card to turn up (CH-A13)");
            self.phase = Phase::Reshuffle;
            return;
        }
        let card = self.draw();
        self.row[usize::from(slot)] = Some(card);
        log.tell(|| Event::Open(Notice::Refilled { slot, card }));
        if self.swept {
            self.phase = Phase::Swept;
            return;
        }
        let next = self.active.next(self.seats);
        if self.to_take > 0 {
            self.begin_turn(next, log);
        } else {
            self.reveal(log);
        }
    }

    #[inline]
    fn draw(&mut self) -> Card {
        let card = self.deck[usize::from(self.top)];
        self.top += 1;
        card
    }

    pub(super) fn reshuffle(&mut self, order: &[Card], log: &mut impl Log<Event>) {
        self.fill_deck(order);
        self.reshuffled = true;
        log.tell(|| Event::Open(Notice::Reshuffled { cards: self.discards }));
        self.discards = CardSet::NONE;
        let slot = self.row.iter().position(Option::is_none).expect("a shuffle is for an empty place");
        self.refill(slot as u8, log);
    }

    /// Every player holds twelve cards and shows them (CH-9).
    fn reveal(&mut self, log: &mut impl Log<Event>) {
        self.known = self.hands;
        self.phase = Phase::Settle;
        self.active = self.starter;
        self.sheets = self.hands.map(Sheet::new);
        self.waiting = match self.options.settling {
            Settling::Together => SeatSet::all(self.seats),
            Settling::Clockwise => SeatSet::only(self.starter),
        };
        if self.options.settlement == Settlement::BestPoints {
            let scoring = self.scoring();
            self.best = self.hands.map(|hand| scoring.best(hand));
        }
        let hands = BySeat::from_fn(self.seats, |seat| self.hands[seat.index()]);
        log.tell(|| Event::Open(Notice::Revealed { hands }));
    }
}
