//! The settlement, and the deal that follows it.

use cardinal_engine::{BySeat, Log, Seat, SeatSet};

use super::options::{ReleaseStart, Settling, Youngest};
use super::sheet::{Sheet, Stage};
use super::state::{MAX_DECK, ROW};
use super::{Action, Card, CardSet, Chain, Event, Notice, Phase};

impl Chain {
    /// A step of a player who settles; legality was checked.
    #[inline]
    pub(super) fn settle(&mut self, seat: Seat, action: &Action, log: &mut impl Log<Event>) {
        let hand = self.hands[seat.index()];
        let scoring = self.scoring();
        let sheet = &mut self.sheets[seat.index()];
        match *action {
            Action::Best {} => sheet.declare(hand, &scoring.best_groups(hand)),
            Action::Seal {} => sheet.seal(),
            Action::TakeBack { group } => sheet.take_back(hand, group),
            Action::Keep { card } => sheet.decide(card, true),
            Action::Discard { card } => sheet.decide(card, false),
            Action::Lay { group, card } => sheet.lay(group, card),
            Action::Pass {} | Action::Take { .. } | Action::Sweep { .. } | Action::Play { .. } => {}
        }
        let is_ready = sheet.stage == Stage::Ready;
        log.tell(|| Event::Sheet { seat, sheet: self.sheets[seat.index()], options: self.options });
        if is_ready {
            self.waiting.remove(seat);
            log.tell(|| Event::Open(Notice::Ready { seat }));
            self.ready(seat, log);
        }
    }

    fn ready(&mut self, seat: Seat, log: &mut impl Log<Event>) {
        let all_ready = Seat::all(self.seats).all(|seat| self.sheets[seat.index()].stage == Stage::Ready);
        match self.options.settling {
            Settling::Together if all_ready => {
                Seat::all(self.seats).for_each(|seat| self.open_sheet(seat, log));
            }
            Settling::Together => return,
            Settling::Clockwise => {
                self.open_sheet(seat, log);
                if !all_ready {
                    self.active = seat.next(self.seats);
                    self.waiting = SeatSet::only(self.active);
                    log.tell(|| Event::Open(Notice::Settling { seat: self.active }));
                    return;
                }
            }
        }
        self.gather();
        log.tell(|| Event::Open(Notice::AllSettled {}));
    }

    /// Deck, discards and face-up cards are put together for the extra cards (CH-14, CH-A2).
    fn gather(&mut self) {
        let row: CardSet = self.row.iter().flatten().copied().collect();
        self.unused = self.face_down().union(row).union(self.discards);
        self.phase = Phase::Extra;
        self.active = self.starter;
        self.row = [None; ROW];
        self.discards = CardSet::NONE;
        self.top = MAX_DECK as u8;
        self.reshuffled = false;
    }

    /// A settlement becomes public, and its discards leave the hand (CH-A11).
    fn open_sheet(&mut self, seat: Seat, log: &mut impl Log<Event>) {
        let sheet = self.sheets[seat.index()];
        self.hands[seat.index()] = self.hands[seat.index()].without(sheet.discarded);
        self.known[seat.index()] = self.hands[seat.index()];
        log.tell(|| {
            Event::Open(Notice::Settled {
                seat,
                groups: sheet.groups().iter().copied().collect(),
                points: sheet.points(),
                discarded: sheet.discarded,
            })
        });
    }

    /// Whether the sheet of a seat lies open.
    pub(super) fn is_settled(&self, seat: Seat) -> bool {
        match self.phase {
            Phase::Starter | Phase::Deal | Phase::Build | Phase::Swept | Phase::Reshuffle => false,
            Phase::Settle => {
                self.options.settling == Settling::Clockwise
                    && self.sheets[seat.index()].stage == Stage::Ready
            }
            _ => true,
        }
    }

    /// Points of this game's settlement, once they are public.
    pub(super) fn build_points(&self, seat: Seat) -> i32 {
        let sheet: &Sheet = &self.sheets[seat.index()];
        if self.is_settled(seat) { i32::from(sheet.points()) } else { 0 }
    }

    /// One more card for every player (CH-14), then the start of the release (CH-15).
    pub(super) fn deal_extra(&mut self, cards: &[Card], log: &mut impl Log<Event>) {
        for (hand, card) in self.hands.iter_mut().zip(cards) {
            hand.insert(*card);
            self.unused.remove(*card);
        }
        self.phase = Phase::Tie;
        log.tell(|| Event::Extra { cards: BySeat::from_fn(self.seats, |seat| cards[seat.index()]) });
        let key = |seat: Seat| {
            let before = self.total(seat);
            self.build_points(seat)
                + if self.options.release_start == ReleaseStart::Total { before } else { 0 }
        };
        let tied = self.lowest(key);
        if tied.len() > 1 && self.options.youngest == Youngest::Random {
            self.candidates = tied;
            log.tell(|| Event::Open(Notice::Tie { seats: tied }));
        } else {
            self.lead(tied.first().unwrap_or(self.starter), log);
        }
    }

    /// Who has the lowest score by this measure.
    pub(super) fn lowest(&self, key: impl Fn(Seat) -> i32) -> SeatSet {
        let lowest = Seat::all(self.seats).map(&key).min();
        Seat::all(self.seats).filter(|seat| Some(key(*seat)) == lowest).collect()
    }
}
