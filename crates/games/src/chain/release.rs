//! The release: tricks, finishing, penalties, the end of a game.

use cardinal_engine::{BySeat, Log, Seat, SeatSet};

use super::meld::Shape;
use super::options::{Finish, Laps, LeftInHand, NextStarter, Youngest, ZeroFinish};
use super::score::Tally;
use super::state::MAX_PLAYERS;
use super::{Card, CardSet, Chain, Event, Meld, Notice, Phase};

impl Chain {
    /// A seat leads a new trick.
    #[inline]
    pub(super) fn lead(&mut self, seat: Seat, log: &mut impl Log<Event>) {
        self.phase = Phase::Release;
        (self.active, self.holder) = (seat, seat);
        self.drawn = self.finished.len() as u8;
        self.waiting = self.in_hand();
        self.waiting.remove(seat);
        log.tell(|| Event::Open(Notice::Leads { seat }));
    }

    #[inline]
    pub(super) fn pass(&mut self, log: &mut impl Log<Event>) {
        log.tell(|| Event::Open(Notice::Passed { seat: self.active }));
        self.go_on(log);
    }

    /// Lays a meld of this shape, of these number cards if they are named; legality was checked.
    #[inline]
    pub(super) fn play(&mut self, meld: Meld, named: CardSet, shape: Shape, log: &mut impl Log<Event>) {
        let (seat, me) = (self.active, self.active.index() & (MAX_PLAYERS - 1));
        let cards = chosen(self.hands[me], self.known[me], meld, named);
        self.hands[me] = self.hands[me].without(cards);
        self.known[me] = self.known[me].without(cards);
        self.trick = self.trick.union(cards);
        (self.table, self.shape, self.holder) = (meld, Some(shape), seat);
        log.tell(|| Event::Open(Notice::Played { seat, meld, cards }));
        let emptied = self.hands[me].is_empty();
        if emptied {
            self.finished.push(seat);
            log.tell(|| Event::Open(Notice::Finished { seat }));
        }
        if shape.zero {
            if emptied && self.options.zero_finish == ZeroFinish::Takes {
                self.win(seat, log);
            } else {
                self.aside = self.aside.union(self.trick);
                log.tell(|| Event::Open(Notice::Cleared { seat, cards: self.trick }));
                self.end_trick(seat, log);
            }
        } else if emptied && self.options.finish == Finish::AtOnce {
            self.win(seat, log);
        } else {
            if self.options.laps == Laps::UntilAllPass {
                self.waiting = self.in_hand();
            }
            self.go_on(log);
        }
    }

    /// The next turn of the trick, or its end.
    #[inline]
    fn go_on(&mut self, log: &mut impl Log<Event>) {
        self.waiting.remove(self.active);
        // With one hand left the game is over (CH-25); that happens here only where a finish does not end the trick.
        if self.waiting.is_empty() || usize::from(self.seats) - self.finished.len() <= 1 {
            return self.win(self.holder, log);
        }
        self.active = self.after(self.active, self.waiting);
        log.tell(|| Event::Open(Notice::Next { seat: self.active }));
    }

    /// A seat takes the trick (CH-17, CH-22).
    #[inline]
    fn win(&mut self, seat: Seat, log: &mut impl Log<Event>) {
        let me = seat.index() & (MAX_PLAYERS - 1);
        self.captured[me] = self.captured[me].union(self.trick);
        log.tell(|| Event::Open(Notice::Won { seat, cards: self.trick }));
        self.end_trick(seat, log);
    }

    /// What follows a trick: the end, penalties, or the next one, led by `next` if no player finished.
    #[inline]
    fn end_trick(&mut self, next: Seat, log: &mut impl Log<Event>) {
        self.trick = CardSet::NONE;
        (self.table, self.shape) = (Meld::NONE, None);
        self.waiting = SeatSet::NONE;
        if self.finished.len() == usize::from(self.drawn) {
            self.lead(next, log);
        } else if usize::from(self.seats) - self.finished.len() <= 1 {
            self.end_game(log);
        } else {
            let drawer = self.finished[usize::from(self.drawn)];
            self.next_penalty(drawer, log);
        }
    }

    // ---- penalties (CH-23, CH-A34) ----

    /// The next hand to be drawn from, clockwise after `last`; without one, the next finished player draws.
    fn next_penalty(&mut self, mut last: Seat, log: &mut impl Log<Event>) {
        while let Some(&drawer) = self.finished.get(usize::from(self.drawn)) {
            loop {
                last = last.next(self.seats);
                if last == drawer {
                    break;
                }
                if self.hands[last.index()].len() > 1 {
                    self.active = last;
                    self.phase = Phase::Penalty;
                    log.tell(|| Event::Open(Notice::Drawing { by: drawer, from: last }));
                    return;
                }
            }
            self.drawn += 1;
            if let Some(&drawer) = self.finished.get(usize::from(self.drawn)) {
                last = drawer;
            }
        }
        let last = *self.finished.last().expect("penalties follow a finish");
        self.lead(self.after(last, self.in_hand()), log);
    }

    pub(super) fn draw_penalty(&mut self, card: Card, log: &mut impl Log<Event>) {
        let seat = self.active;
        self.hands[seat.index()].remove(card);
        self.known[seat.index()].remove(card);
        self.open[seat.index()].insert(card);
        log.tell(|| Event::Open(Notice::Penalty { seat, card }));
        self.next_penalty(seat, log);
    }

    // ---- the end (CH-25, CH-26) ----

    fn end_game(&mut self, log: &mut impl Log<Event>) {
        let hands = BySeat::from_fn(self.seats, |seat| self.hands[seat.index()]);
        let tallies = BySeat::from_fn(self.seats, |seat| self.tally(seat));
        let row = &mut self.scores[usize::from(self.games_over)];
        for (seat, tally) in tallies.pairs() {
            row[seat.index()] = tally.score();
            self.totals[seat.index()].add(tally);
        }
        self.games_over += 1;
        let goes_on = self.games_over < self.options.games;
        if goes_on {
            self.next_game();
        } else {
            self.phase = Phase::Over;
            self.known = self.hands;
        }
        let (next_starter, candidates) = (goes_on.then_some(self.starter), self.candidates);
        log.tell(|| Event::Open(Notice::GameOver { hands, tallies, next_starter, candidates }));
    }

    /// Who begins to build next (CH-A15).
    fn next_game(&mut self) {
        self.phase = Phase::Deal;
        match self.options.next_starter {
            NextStarter::Rotate => self.starter = self.starter.next(self.seats),
            NextStarter::LowestTotal => {
                let tied = self.lowest(|seat| self.total(seat));
                self.starter = tied.first().unwrap_or(self.starter);
                if tied.len() > 1 && self.options.youngest == Youngest::Random {
                    self.candidates = tied;
                    self.phase = Phase::Starter;
                }
            }
        }
        self.clear_table();
    }

    /// What this game brought a seat.
    fn tally(&self, seat: Seat) -> Tally {
        let value = |card: Card| match (card.number(), self.options.left_in_hand) {
            (None | Some(0), LeftInHand::Nothing) => 0,
            _ => i16::from(card.penalty()),
        };
        Tally {
            build: self.build_points(seat) as i16,
            captured: i16::from(self.captured[seat.index()].len()),
            hand: self.hands[seat.index()].iter().map(value).sum(),
            open: self.open[seat.index()].iter().map(|card| i16::from(card.penalty())).sum(),
        }
    }
}

/// The cards of a hand that make up a meld: the named ones, or those the others know of first, then by colour (CH-A47).
#[inline]
fn chosen(hand: CardSet, known: CardSet, meld: Meld, named: CardSet) -> CardSet {
    let numbers = if named.is_empty() { meld } else { Meld::NONE };
    let naturals = numbers.numbers().fold(named, |cards, number| {
        cards.union(shown_first(hand.and(CardSet::of_number(number)), known, meld.naturals(number)))
    });
    naturals.union(shown_first(hand.and(CardSet::WILDS), known, meld.wilds()))
}

/// This many of some cards, known ones first.
#[inline]
fn shown_first(cards: CardSet, known: CardSet, count: u8) -> CardSet {
    let mut chosen = CardSet::NONE;
    let mut pool = cards.and(known);
    for _ in 0..count {
        if pool.is_empty() {
            pool = cards.without(chosen);
        }
        let next = pool.lowest(1);
        chosen = chosen.union(next);
        pool = pool.without(next);
    }
    chosen
}
