//! What actions do.

use cardinal_engine::{Illegal, Log, Seat, SeatSet};

use super::equation::Id;
use super::event::Miss;
use super::line::{Completed, Sequence};
use super::options::{Answers, WrongAnswer};
use super::pace::TurnEnd;
use super::state::{Attempts, HAND, Then};
use super::talk::{Calls, Trial};
use super::{Action, Card, Ending, Event, Notice, Phase, SequenceNumbers, Space, SpaceSet, legal};

#[inline]
pub(super) fn apply(
    game: &mut SequenceNumbers,
    seat: Seat,
    action: &Action,
    log: &mut impl Log<Event>,
) -> Result<(), Illegal> {
    legal::check(game, seat, action)?;
    match *action {
        Action::Place { slot, space } => game.place(usize::from(slot), space, log),
        Action::Remove { slot, space } => game.remove(usize::from(slot), space, log),
        Action::Exchange { slot } => game.exchange(usize::from(slot), log),
        Action::Pass {} => game.pass(log),
        Action::Lock { first } => game.lock(first, log),
        Action::Draw {} => game.draw_late(seat, log),
        Action::Agree {} => game.agree(seat, log),
        Action::Call { team } => game.call(seat, team, log),
        Action::Vote { guilty } => game.vote(seat, guilty, log),
        Action::Forfeit { slot } => game.forfeit(seat, usize::from(slot), log),
    }
    Ok(())
}

impl SequenceNumbers {
    /// Moves a card from a hand to the discard pile of its owner.
    #[inline]
    fn discard(&mut self, seat: Seat, slot: usize) -> Card {
        let id = self.take_card(seat, slot);
        self.below[id.index()] = self.tops[seat.index()];
        self.tops[seat.index()] = id;
        self.card(id)
    }

    /// Moves the top card of the deck to the first free place of a hand. Says whether the deck is used up by that.
    #[inline]
    fn draw(&mut self, seat: Seat, log: &mut impl Log<Event>) -> bool {
        self.left -= 1;
        let id = self.deck[usize::from(self.left)];
        let slot = self.first_vacant(seat);
        self.put_card(seat, slot, id, self.newest);
        if !self.stuck.is_empty() {
            self.stuck.remove(seat);
        }
        self.pace.card_drawn();
        let notice = Notice::Drew { seat, slot: Some(slot as u8), card: Some(self.card(id)) };
        log.note(Event::secret(seat, notice));
        self.left == 0
    }

    #[inline]
    fn place(&mut self, slot: usize, space: Space, log: &mut impl Log<Event>) {
        let (seat, team) = (self.active, self.team(self.active));
        let id = self.hands[self.me()][slot];
        let solve = self.options.answers == Answers::Solve;
        if solve && id.is_equation() && !self.answers(id, SpaceSet::only(space)).contains(space) {
            self.attempts.spaces[slot].insert(space);
            return self.miss(Miss::Space { slot: slot as u8, space }, log);
        }
        let card = self.discard(seat, slot);
        let five = self.put_chip(team, space);
        self.deeds[seat.index()].placed += 1;
        self.chip_moved();
        log.note(Event::secret(seat, Notice::Placed { seat, slot: Some(slot as u8), card, space }));
        match five.then(|| self.completed_by(space)).flatten() {
            None => self.after_move(log),
            Some(completed) => self.complete(&completed, log),
        }
    }

    /// What the chip on a space completes; an earlier Sequence or a part of it does not count again.
    fn completed_by(&self, space: Space) -> Option<Completed> {
        let team = self.team(self.active);
        let own = self.chips[usize::from(team)].union(self.layout.corners());
        Completed::by(space, own, team, &self.sequences)
    }

    /// A chip has completed something.
    fn complete(&mut self, completed: &Completed, log: &mut impl Log<Event>) {
        let team = self.team(self.active);
        if self.count(team) + completed.count() >= self.target {
            completed.for_each(team, |sequence| self.record(sequence, log));
            return self.end(Ending::Won, log);
        }
        // Short of the target it is a single line: two new ones would have been enough.
        let choice = completed.single();
        match choice.firsts.first() {
            Some(first) if choice.firsts.len() == 1 => {
                self.record(Sequence { team, first, way: choice.way }, log);
                self.after_move(log);
            }
            _ => {
                self.choice = Some(choice);
                self.phase = Phase::Lock;
                log.note(Event::open(Notice::Choice { seat: self.active, choice }));
            }
        }
    }

    fn record(&mut self, sequence: Sequence, log: &mut impl Log<Event>) {
        self.locked = self.locked.union(sequence.spaces().without(self.layout.corners()));
        self.sequences.push(sequence);
        log.note(Event::open(Notice::Completed { sequence }));
    }

    fn lock(&mut self, first: Space, log: &mut impl Log<Event>) {
        let choice = self.choice.take().expect("there is a choice in this phase");
        self.record(Sequence { team: self.team(self.active), first, way: choice.way }, log);
        self.after_move(log);
    }

    fn remove(&mut self, slot: usize, space: Space, log: &mut impl Log<Event>) {
        let seat = self.active;
        let card = self.discard(seat, slot);
        self.take_chip(space);
        self.deeds[seat.index()].removed += 1;
        self.chip_moved();
        self.stuck = SeatSet::NONE;
        log.note(Event::secret(seat, Notice::Removed { seat, slot: Some(slot as u8), card, space }));
        self.after_move(log);
    }

    #[inline]
    fn chip_moved(&mut self) {
        self.pace.chip_moved();
        self.agreed = SeatSet::NONE;
    }

    /// The card for a move: drawn at once, or a right to draw it.
    #[inline]
    fn after_move(&mut self, log: &mut impl Log<Event>) {
        if self.options.strict_draw {
            self.rights.earn(self.active);
            log.note(Event::open(Notice::Earned { seat: self.active }));
        } else if self.draw(self.active, log) {
            return self.await_shuffle(Then::Next, log);
        }
        self.end_turn(TurnEnd::Moved, log);
    }

    fn await_shuffle(&mut self, then: Then, log: &mut impl Log<Event>) {
        self.phase = Phase::Reshuffle;
        self.then = then;
        log.note(Event::open(Notice::Depleted { then }));
    }

    pub(super) fn reshuffle(&mut self, order: &[Id], log: &mut impl Log<Event>) {
        self.below = [Id::NONE; Card::COUNT];
        self.tops = [Id::NONE; super::state::MAX_PLAYERS];
        self.forget_decks();
        self.form_deck(order);
        log.note(Event::open(Notice::Reshuffled {}));
        match self.then {
            Then::Next => self.end_turn(TurnEnd::Moved, log),
            Then::Act | Then::Lock => self.resume(),
        }
    }

    /// Renumbers the decks of which a hand still holds a card, oldest first, and the new one last.
    pub(super) fn forget_decks(&mut self) {
        let mut held = 0_u64;
        for (hand, born) in self.hands.iter().zip(&self.born) {
            for (id, deck) in hand.iter().zip(born) {
                held |= u64::from(!id.is_none()) << deck;
            }
        }
        let number = |deck: u8| (held & ((1 << deck) - 1)).count_ones() as u8;
        self.born.iter_mut().flatten().for_each(|deck| *deck = number(*deck));
        self.newest = held.count_ones() as u8;
    }

    fn resume(&mut self) {
        self.phase = if self.then == Then::Lock { Phase::Lock } else { Phase::Act };
        self.then = Then::Act;
    }

    /// Where the game goes on when what interrupts it now is over.
    fn interrupted(&self) -> Then {
        if self.phase == Phase::Lock { Then::Lock } else { Then::Act }
    }

    fn exchange(&mut self, slot: usize, log: &mut impl Log<Event>) {
        let seat = self.active;
        let id = self.hands[self.me()][slot];
        if !self.answers(id, self.open()).is_empty() {
            self.attempts.dead[slot] = true;
            return self.miss(Miss::Dead { slot: slot as u8 }, log);
        }
        let card = self.discard(seat, slot);
        self.exchanged = true;
        self.deeds[seat.index()].exchanged += 1;
        // The next card in this place has not been tried.
        self.attempts.spaces[slot] = SpaceSet::NONE;
        log.note(Event::secret(seat, Notice::Exchanged { seat, slot: Some(slot as u8), card }));
        if self.draw(seat, log) {
            self.await_shuffle(Then::Act, log);
        }
    }

    fn pass(&mut self, log: &mut impl Log<Event>) {
        let seat = self.active;
        if self.options.answers == Answers::Solve && self.can_play(seat) {
            self.attempts.pass = true;
            return self.miss(Miss::Pass {}, log);
        }
        self.deeds[seat.index()].passed += 1;
        self.stuck.insert(seat);
        log.note(Event::open(Notice::Passed { seat }));
        self.end_turn(if self.exchanged { TurnEnd::PassedAfterExchange } else { TurnEnd::Passed }, log);
    }

    /// A wrong answer, where answers are not shown.
    fn miss(&mut self, what: Miss, log: &mut impl Log<Event>) {
        let seat = self.active;
        self.misses += 1;
        log.note(Event::secret(seat, Notice::Missed { seat, what: Some(what) }));
        if self.options.wrong_answer == WrongAnswer::LoseTurn {
            self.end_turn(if self.exchanged { TurnEnd::LostAfterExchange } else { TurnEnd::Lost }, log);
        }
    }

    fn draw_late(&mut self, seat: Seat, log: &mut impl Log<Event>) {
        let lapsed = self.rights.exercise(seat, self.seats);
        log.note(Event::open(Notice::Used { seat, lapsed }));
        let then = self.interrupted();
        if self.draw(seat, log) {
            self.await_shuffle(then, log);
        }
    }

    fn agree(&mut self, seat: Seat, log: &mut impl Log<Event>) {
        self.agreed.insert(seat);
        log.note(Event::open(Notice::Agreed { seat }));
        if self.agreed.len() == self.seats {
            self.end(Ending::Agreed, log);
        }
    }

    // ---- table talk ----

    fn call(&mut self, seat: Seat, team: u8, log: &mut impl Log<Event>) {
        self.calls.note(seat, team);
        self.then = self.interrupted();
        self.trial = Some(Trial::new(seat, team, self.revision));
        self.phase = Phase::Vote;
        log.note(Event::open(Notice::Called { seat, team }));
    }

    fn vote(&mut self, seat: Seat, guilty: bool, log: &mut impl Log<Event>) {
        let trial = self.trial.as_mut().expect("a call is voted on in this phase");
        trial.vote(seat, guilty);
        let trial = *trial;
        log.note(Event::open(Notice::Voted { seat, guilty }));
        let Some(stands) = self.verdict(trial) else { return };
        self.trial = None;
        let members = self.members(trial.accused).iter();
        self.owing = members.filter(|seat| stands && self.size(*seat) > 0).collect();
        log.note(Event::open(Notice::Settled { team: trial.accused, stands }));
        if self.owing.is_empty() {
            self.resume();
        } else {
            self.phase = Phase::Forfeit;
        }
    }

    fn verdict(&self, trial: Trial) -> Option<bool> {
        let accused = self.members(trial.accused);
        if self.revision < 2 {
            return trial.majority(self.seats - accused.len());
        }
        let neutral = SeatSet::all(self.seats).without(accused);
        trial.verdict(accused, neutral.without(self.members(self.team(trial.caller))))
    }

    fn forfeit(&mut self, seat: Seat, slot: usize, log: &mut impl Log<Event>) {
        let card = self.discard(seat, slot);
        if seat == self.active {
            // Without that card there may be no play left, and another one may take its place.
            self.attempts.pass = false;
            self.attempts.dead[slot] = false;
            self.attempts.spaces[slot] = SpaceSet::NONE;
        }
        self.owing.remove(seat);
        log.note(Event::secret(seat, Notice::Forfeited { seat, slot: Some(slot as u8), card }));
        if self.owing.is_empty() {
            self.resume();
        }
    }

    // ---- turns ----

    #[inline]
    fn end_turn(&mut self, end: TurnEnd, log: &mut impl Log<Event>) {
        self.pace.turn_over(end, self.revision);
        log.note(Event::open(Notice::TurnOver { end }));
        if let Some(ending) = self.pace.ending(&self.options, self.seats) {
            return self.end(ending, log);
        }
        self.active = self.active.next(self.seats);
        self.phase = Phase::Act;
        self.then = Then::Act;
        self.exchanged = false;
        if self.options.answers == Answers::Solve {
            self.misses = 0;
            self.attempts = Attempts::default();
        }
        self.calls = Calls::default();
        log.note(Event::open(Notice::Turn { seat: self.active }));
    }

    fn end(&mut self, ending: Ending, log: &mut impl Log<Event>) {
        self.phase = Phase::Over;
        self.ending = Some(ending);
        log.note(Event::open(Notice::Over { ending }));
    }

    /// Whether a seat has anything to play (SN-A21).
    #[inline]
    pub(super) fn can_play(&self, seat: Seat) -> bool {
        let open = self.open();
        self.hands[seat.index()].iter().any(|id| self.is_playable(*id, seat, open))
    }

    #[inline]
    pub(super) fn is_playable(&self, id: Id, seat: Seat, open: SpaceSet) -> bool {
        if id.is_equation() {
            !self.answers(id, open).is_empty()
        } else if id.is_plus() {
            !open.is_empty()
        } else {
            id.is_minus() && !self.targets(seat).is_empty()
        }
    }

    /// Which places of a hand hold a card.
    pub(super) fn slots(&self, seat: Seat) -> impl Iterator<Item = (usize, Id)> {
        self.hands[seat.index()].into_iter().enumerate().filter(|(_, id)| !id.is_none()).take(HAND)
    }
}
