//! How turns and rounds begin and end.

use cardinal_engine::{BySeat, Log, Seat};

use super::{Event, Laid, Notice, NumberChain, Out, Phase};

impl NumberChain {
    #[inline]
    pub(super) fn begin_turn(&mut self, log: &mut impl Log<Event>) {
        self.link = self.floor.map_or(0, Laid::last);
        self.phase = Phase::Act;
        log.note(Event::Open(Notice::Turn { seat: self.active }));
    }

    /// Counts a turn; says whether a limit is reached.
    #[inline]
    pub(super) fn count_turn(&mut self, laid: bool, log: &mut impl Log<Event>) -> bool {
        // Without limits a round can outlast the counters; then they stay at their maximum, and no rule reads them.
        self.turns = self.turns.saturating_add(1);
        self.stall = if laid { 0 } else { self.stall.saturating_add(1) };
        log.note(Event::Open(Notice::Counted { turns: self.turns, stall: self.stall }));
        let reached = |count, limit| limit != 0 && count >= limit;
        reached(self.turns, self.options.turn_limit) || reached(self.stall, self.options.stall_limit)
    }

    #[inline]
    pub(super) fn end_turn(&mut self, laid: bool, log: &mut impl Log<Event>) {
        if self.hand().is_empty() {
            self.leave(Out::Emptied, log);
        } else if self.in_last_turn() {
            self.leave(Out::Finished, log);
        }
        if self.count_turn(laid, log) { self.end_round(log) } else { self.pass_on(log) }
    }

    /// Takes the active player out of the round.
    pub(super) fn leave(&mut self, how: Out, log: &mut impl Log<Event>) {
        self.out |= 1 << self.active.number();
        if how == Out::Emptied && self.first_out.is_none() {
            self.first_out = Some(self.active);
        }
        log.note(Event::Open(Notice::Out { seat: self.active, how }));
    }

    /// The next player who is in and able, or the end of the round.
    #[inline]
    pub(super) fn pass_on(&mut self, log: &mut impl Log<Event>) {
        while self.out != self.all_seats() {
            self.active = self.active.next(self.seats);
            if self.is_out(self.active) {
                continue;
            }
            let link = self.floor.map_or(0, Laid::last);
            if !self.closing() || Self::can_lay(self.hand(), link, &self.options) {
                return self.begin_turn(log);
            }
            self.stuck_on[self.me()] = link;
            self.leave(Out::Stuck, log);
        }
        self.end_round(log);
    }

    pub(super) fn end_round(&mut self, log: &mut impl Log<Event>) {
        let seats = self.seats;
        let hands = BySeat::from_fn(seats, |seat| self.hands[seat.index()]);
        let penalties = hands.map(|hand| hand.penalty());
        let row = &mut self.penalties[usize::from(self.rounds_over)];
        penalties.pairs().for_each(|(seat, penalty)| row[seat.index()] = *penalty);
        self.rounds_over += 1;
        let next_starter = (self.rounds_over < self.options.rounds).then(|| {
            let lowest = Seat::all(seats).min_by_key(|seat| penalties[*seat]).expect("there are seats");
            self.first_out.unwrap_or(lowest)
        });
        if let Some(starter) = next_starter {
            self.starter = starter;
            self.phase = Phase::Deal;
            self.clear_table();
        } else {
            self.phase = Phase::Over;
            self.known = self.hands;
        }
        log.note(Event::Open(Notice::RoundOver { hands, penalties, next_starter }));
    }
}
