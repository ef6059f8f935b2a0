//! What a player may do, and which clause forbids the rest.

use cardinal_engine::{Game, Illegal, Seat, SeatSet};

use super::equation::Id;
use super::options::{Answers, TableTalk};
use super::refusal::{
    AGREED_ALREADY, CALL_PENDING, CALLED_ALREADY, CARDS_IN_MOTION, CHOOSE_FIVE, CORNER, COVERED,
    DRAWN_FOR_YOU, EXCHANGE_TOO_LATE, EXCHANGED_ALREADY, GAME_OVER, LOCKED_CHIP, MINUS_REMOVES, MUST_FORFEIT,
    MUST_PLAY, NEEDS_MINUS, NEVER_DEAD, NO_CHIP, NO_SUCH_SPACE, NO_SUCH_TEAM, NOT_DEAD, NOT_HELD,
    NOT_SUCH_FIVE, NOT_YOUR_TURN, NOTHING_TO_CHOOSE, NOTHING_TO_DRAW, NOTHING_TO_FORFEIT, NOTHING_TO_VOTE,
    OWN_CHIP, OWN_TEAM, TALK_OFF, TRIED_ALREADY, UNKNOWN_SEAT, WRONG_NUMBER,
};
use super::state::HAND;
use super::{Action, Phase, SequenceNumbers, Space, SpaceSet};

#[inline]
pub(super) fn check(game: &SequenceNumbers, seat: Seat, action: &Action) -> Result<(), Illegal> {
    if game.is_right_answer(seat, action) { Ok(()) } else { game.check_any_action(seat, action) }
}

#[inline(always)]
pub(super) fn for_each_legal(game: &SequenceNumbers, seat: Seat, mut visit: impl FnMut(Action)) {
    match game.phase {
        Phase::Act if seat == game.active => game.list_turn(seat, &mut visit),
        _ if game.check_moment(seat).is_err() => {}
        Phase::Act | Phase::Lock => {
            game.list_rights(seat, &mut visit);
            let choice = game.choice.filter(|_| seat == game.active);
            let firsts = choice.map_or(SpaceSet::NONE, |choice| choice.firsts);
            firsts.for_each(|first| visit(Action::Lock { first }));
        }
        Phase::Vote if game.voters().contains(seat) => {
            visit(Action::Vote { guilty: false });
            visit(Action::Vote { guilty: true });
        }
        Phase::Forfeit if game.owing.contains(seat) => {
            game.slots(seat).for_each(|(slot, _)| visit(Action::Forfeit { slot: slot as u8 }));
        }
        _ => {}
    }
}

/// What is done for a player whose time ran out (SN-A40).
pub(super) fn default_action(game: &SequenceNumbers, seat: Seat) -> Option<Action> {
    if !game.turn().is_on(seat) {
        return None;
    }
    match game.phase {
        Phase::Act if game.rights.has(seat) => Some(Action::Draw {}),
        Phase::Act => game.first_play(seat).or(Some(Action::Pass {})),
        Phase::Lock => game.choice?.firsts.first().map(|first| Action::Lock { first }),
        Phase::Vote => Some(Action::Vote { guilty: false }),
        Phase::Forfeit => game.slots(seat).next().map(|(slot, _)| Action::Forfeit { slot: slot as u8 }),
        _ => None,
    }
}

/// Who may act though the game does not wait for them: draw late, call table talk, wish to end.
pub(super) fn optional(game: &SequenceNumbers) -> SeatSet {
    if !matches!(game.phase, Phase::Act | Phase::Lock) {
        return SeatSet::NONE;
    }
    let may_act = |seat: &Seat| {
        !game.agreed.contains(*seat)
            || game.rights.has(*seat)
            || (0..game.teams).any(|team| game.check_call(*seat, team).is_ok())
    };
    Seat::all(game.seats).filter(|seat| *seat != game.active && may_act(seat)).collect()
}

impl SequenceNumbers {
    /// Whether it is the plainest of all moves: a chip on an open space that answers an equation.
    #[inline]
    fn is_right_answer(&self, seat: Seat, action: &Action) -> bool {
        let Action::Place { slot, space } = *action else { return false };
        if seat != self.active || self.phase != Phase::Act {
            return false;
        }
        let Some(id) = self.hands[self.me()].get(usize::from(slot)) else { return false };
        let spot = self.layout.spot_of(space);
        spot.index() == id.answer_index() && self.uses.is_open(spot)
    }

    fn check_any_action(&self, seat: Seat, action: &Action) -> Result<(), Illegal> {
        self.check_moment(seat)?;
        self.check_interruption(seat, action)?;
        match *action {
            Action::Draw {} => self.check_draw(seat),
            Action::Agree {} if self.agreed.contains(seat) => Err(AGREED_ALREADY),
            Action::Agree {} => Ok(()),
            Action::Call { team } => self.check_call(seat, team),
            Action::Vote { .. } if self.phase == Phase::Vote => Ok(()),
            Action::Vote { .. } => Err(NOTHING_TO_VOTE),
            Action::Forfeit { slot } if self.phase == Phase::Forfeit => self.held(seat, slot).map(drop),
            Action::Forfeit { .. } => Err(NOTHING_TO_FORFEIT),
            _ if seat != self.active => Err(NOT_YOUR_TURN),
            Action::Lock { first } => self.check_lock(first),
            Action::Exchange { .. } if self.phase == Phase::Lock => Err(EXCHANGE_TOO_LATE),
            _ if self.phase == Phase::Lock => Err(CHOOSE_FIVE),
            Action::Place { slot, space } => self.check_place(slot, space),
            Action::Remove { slot, space } => self.check_remove(slot, space),
            Action::Exchange { slot } => self.check_exchange(slot),
            Action::Pass {} => self.check_pass(),
        }
    }

    /// Whether the seat exists and the game waits for players at all.
    #[inline]
    fn check_moment(&self, seat: Seat) -> Result<(), Illegal> {
        match self.phase {
            _ if seat.number() >= self.seats => Err(UNKNOWN_SEAT),
            Phase::Over => Err(GAME_OVER),
            Phase::Dealer | Phase::Deal | Phase::Reshuffle => Err(CARDS_IN_MOTION),
            _ => Ok(()),
        }
    }

    /// While a call is being settled, only those it waits for act, and only on the call.
    #[inline]
    fn check_interruption(&self, seat: Seat, action: &Action) -> Result<(), Illegal> {
        match (self.phase, action) {
            (Phase::Act | Phase::Lock, _) => Ok(()),
            (Phase::Vote, Action::Vote { .. }) => {
                if self.voters().contains(seat) {
                    Ok(())
                } else {
                    Err(NOTHING_TO_VOTE)
                }
            }
            (Phase::Forfeit, Action::Forfeit { .. }) => {
                if self.owing.contains(seat) {
                    Ok(())
                } else {
                    Err(NOTHING_TO_FORFEIT)
                }
            }
            _ if self.phase == Phase::Forfeit && self.owing.contains(seat) => Err(MUST_FORFEIT),
            _ => Err(CALL_PENDING),
        }
    }

    /// Who has a vote that is still out.
    pub(super) fn voters(&self) -> SeatSet {
        let Some(trial) = self.trial else { return SeatSet::NONE };
        // In revision 1 the caller's team had votes and the accused had none.
        let without = if self.revision < 2 { trial.accused } else { self.team(trial.caller) };
        let open = |seat: &Seat| self.team(*seat) != without && !trial.has_voted(*seat);
        Seat::all(self.seats).filter(open).collect()
    }

    pub(super) fn members(&self, team: u8) -> SeatSet {
        Seat::all(self.seats).filter(|seat| self.team(*seat) == team).collect()
    }

    /// The card in this place of a hand.
    #[inline]
    fn held(&self, seat: Seat, slot: u8) -> Result<Id, Illegal> {
        let held = self.hands[seat.index()].get(usize::from(slot)).copied();
        held.filter(|id| !id.is_none()).ok_or(NOT_HELD)
    }

    fn check_place(&self, slot: u8, space: Space) -> Result<(), Illegal> {
        let id = self.held(self.active, slot)?;
        if id.is_minus() {
            return Err(MINUS_REMOVES);
        }
        self.check_space(space)?;
        if self.covered().contains(space) {
            Err(COVERED)
        } else if id.is_equation() && self.options.answers == Answers::Solve {
            let tried = self.attempts.spaces[usize::from(slot)];
            if tried.contains(space) { Err(TRIED_ALREADY) } else { Ok(()) }
        } else if id.is_equation() && !self.layout.answers(id.answer_index()).contains(space) {
            Err(WRONG_NUMBER)
        } else {
            Ok(())
        }
    }

    fn check_remove(&self, slot: u8, space: Space) -> Result<(), Illegal> {
        if !self.held(self.active, slot)?.is_minus() {
            return Err(NEEDS_MINUS);
        }
        self.check_space(space)?;
        if !self.covered().contains(space) {
            Err(NO_CHIP)
        } else if self.chips[usize::from(self.team(self.active))].contains(space) {
            Err(OWN_CHIP)
        } else if self.locked.contains(space) {
            Err(LOCKED_CHIP)
        } else {
            Ok(())
        }
    }

    #[inline]
    fn check_space(&self, space: Space) -> Result<(), Illegal> {
        if self.layout.fields().contains(space) {
            Ok(())
        } else if self.layout.has(space) {
            Err(CORNER)
        } else {
            Err(NO_SUCH_SPACE)
        }
    }

    fn check_exchange(&self, slot: u8) -> Result<(), Illegal> {
        let id = self.held(self.active, slot)?;
        if self.exchanged {
            Err(EXCHANGED_ALREADY)
        } else if !id.is_equation() {
            Err(NEVER_DEAD)
        } else if self.options.answers == Answers::Solve {
            if self.attempts.dead[usize::from(slot)] { Err(TRIED_ALREADY) } else { Ok(()) }
        } else if self.answers(id, self.open()).is_empty() {
            Ok(())
        } else {
            Err(NOT_DEAD)
        }
    }

    fn check_pass(&self) -> Result<(), Illegal> {
        if self.options.answers == Answers::Solve {
            if self.attempts.pass { Err(TRIED_ALREADY) } else { Ok(()) }
        } else if self.can_play(self.active) {
            Err(MUST_PLAY)
        } else {
            Ok(())
        }
    }

    fn check_lock(&self, first: Space) -> Result<(), Illegal> {
        match self.choice {
            None => Err(NOTHING_TO_CHOOSE),
            Some(choice) if choice.firsts.contains(first) => Ok(()),
            Some(_) => Err(NOT_SUCH_FIVE),
        }
    }

    fn check_draw(&self, seat: Seat) -> Result<(), Illegal> {
        if !self.options.strict_draw {
            Err(DRAWN_FOR_YOU)
        } else if self.rights.has(seat) {
            Ok(())
        } else {
            Err(NOTHING_TO_DRAW)
        }
    }

    fn check_call(&self, seat: Seat, team: u8) -> Result<(), Illegal> {
        if self.options.table_talk == TableTalk::Off {
            Err(TALK_OFF)
        } else if team >= self.teams || self.teams == self.seats {
            Err(NO_SUCH_TEAM)
        } else if team == self.team(seat) {
            Err(OWN_TEAM)
        } else if self.has_been_called(seat, team) {
            Err(CALLED_ALREADY)
        } else {
            Ok(())
        }
    }

    /// Whether a team can no longer be called in this turn; in revision 1 each player could call it once.
    const fn has_been_called(&self, seat: Seat, team: u8) -> bool {
        if self.revision < 2 { self.calls.has(seat, team) } else { self.calls.any(team) }
    }

    // What follows is inlined into the caller of `for_each_legal` down to the last visit, so that nothing the visitor holds on to
    // has to live in memory: listing is where simulations spend their time.

    /// What any seat may do, in turn or out of turn.
    #[inline(always)]
    fn list_rights(&self, seat: Seat, visit: &mut impl FnMut(Action)) {
        if self.options.strict_draw && self.rights.has(seat) {
            visit(Action::Draw {});
        }
        if self.agreed.is_empty() || !self.agreed.contains(seat) {
            visit(Action::Agree {});
        }
        if self.options.table_talk == TableTalk::Called {
            let teams = (0..self.teams).filter(|team| self.check_call(seat, *team).is_ok());
            teams.for_each(|team| visit(Action::Call { team }));
        }
    }

    /// What the active player may do before the chip.
    #[inline(always)]
    fn list_turn(&self, seat: Seat, visit: &mut impl FnMut(Action)) {
        if self.options.answers == Answers::Solve {
            return self.list_attempts(seat, visit);
        }
        let hand = self.hands[seat.index()];
        let uses = self.uses.of(hand);
        let (mut answers, mut plus, mut minus) = (uses.answers(), uses.plus(), uses.minus());
        let open = if plus.is_empty() { SpaceSet::NONE } else { self.open() };
        let targets = if minus.is_empty() { SpaceSet::NONE } else { self.targets(seat) };
        if answers.is_empty() && open.is_empty() && targets.is_empty() {
            visit(Action::Pass {});
        }
        self.list_rights(seat, visit);
        let mut dead = uses.dead();
        while let Some((slot, _)) = dead.pop().filter(|_| !self.exchanged) {
            visit(Action::Exchange { slot });
        }
        loop {
            let mut front = answers.split_before(plus);
            while let Some((slot, second)) = front.pop() {
                let number = hand[usize::from(slot)].answer_index();
                visit(Action::Place { slot, space: self.layout.space_of(number, second) });
            }
            let Some((slot, _)) = plus.pop() else { break };
            open.for_each(|space| visit(Action::Place { slot, space }));
        }
        while let Some((slot, _)) = minus.pop() {
            targets.for_each(|space| visit(Action::Remove { slot, space }));
        }
    }

    /// Lists the attempts where answers are not shown.
    #[inline(always)]
    fn list_attempts(&self, seat: Seat, visit: &mut impl FnMut(Action)) {
        if self.check_pass().is_ok() {
            visit(Action::Pass {});
        }
        self.list_rights(seat, visit);
        for slot in (0..HAND as u8).filter(|slot| self.check_exchange(*slot).is_ok()) {
            visit(Action::Exchange { slot });
        }
        let (open, targets) = (self.open(), self.targets(seat));
        for (slot, id) in self.slots(seat).filter(|(_, id)| !id.is_minus()) {
            let tried = if id.is_plus() { SpaceSet::NONE } else { self.attempts.spaces[slot] };
            open.without(tried).for_each(|space| visit(Action::Place { slot: slot as u8, space }));
        }
        for (slot, _) in self.slots(seat).filter(|(_, id)| id.is_minus()) {
            targets.for_each(|space| visit(Action::Remove { slot: slot as u8, space }));
        }
    }

    /// A right play, found without trying: the first card that can place a chip, else that can remove one.
    fn first_play(&self, seat: Seat) -> Option<Action> {
        let open = self.open();
        let place = |(slot, id): (usize, Id)| {
            let spaces = if id.is_equation() { self.answers(id, open) } else { open };
            let space = spaces.first().filter(|_| !id.is_minus())?;
            Some(Action::Place { slot: slot as u8, space })
        };
        let remove = |(slot, id): (usize, Id)| {
            let space = self.targets(seat).first().filter(|_| id.is_minus())?;
            Some(Action::Remove { slot: slot as u8, space })
        };
        self.slots(seat).find_map(place).or_else(|| self.slots(seat).find_map(remove))
    }
}
