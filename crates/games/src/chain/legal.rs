//! What a player may do, and which clause forbids the rest.

use cardinal_engine::{Illegal, Seat};

use super::meld::Shape;
use super::options::{Laps, ZeroPlay};
use super::refusal::{
    ALREADY_READY, BUILD_FIRST, BUILDING_IS_OVER, CARDS_IN_MOTION, EQUAL_IS_NOT_ENOUGH, EXTRA_DEAL, FINISHED,
    GAME_OVER, HAD_YOUR_TURN, LEADER_MUST_PLAY, LEADER_PICK, NO_SUCH_CARD, NOT_HELD, NOT_YOUR_TRICK_TURN,
    NOT_YOUR_TURN, ONE_SWEEP, OTHER_CARDS, PENALTY_DRAW, PLAY_OR_PASS, RESHUFFLE, RUN_AND_TRIPLE,
    SETTLE_FIRST, SETTLED_IN_TURN, SETTLING_IS_OVER, STARTER_PICK, TOO_FEW_CARDS, TOO_LOW, UNKNOWN_SEAT,
    ZERO_MUST_BEAT, ZERO_NOT_LED,
};
use super::sheet::Stage;
use super::state::{MAX_PLAYERS, ROW};
use super::{Action, CardSet, Chain, Meld, Phase};

pub(super) fn check(game: &Chain, seat: Seat, action: &Action) -> Result<(), Illegal> {
    game.check_seat(seat)?;
    match game.phase {
        Phase::Build | Phase::Swept => game.check_build(action),
        Phase::Settle => game.check_settlement(seat, action),
        _ => game.check_release(action),
    }
}

/// Visits everything a seat may do, in the order of the action index.
///
/// All of it is inlined down to the last lister: one that is not makes the caller keep its counters in memory.
#[inline(always)]
pub(super) fn for_each_legal(game: &Chain, seat: Seat, mut visit: impl FnMut(Action)) {
    if game.check_seat(seat).is_err() {
        return;
    }
    match game.phase {
        Phase::Build | Phase::Swept => {
            (0..ROW as u8).for_each(|slot| visit(Action::Take { slot }));
            if game.phase == Phase::Build {
                (0..ROW as u8).for_each(|slot| visit(Action::Sweep { slot }));
            }
        }
        Phase::Settle => game.list_settlement(seat, &mut visit),
        _ => {
            if game.shape.is_some() {
                visit(Action::Pass {});
            }
            game.for_each_meld(|meld| visit(Action::play(meld)));
        }
    }
}

/// The default action for a player whose time ran out (CH-A49).
pub(super) fn default_action(game: &Chain, seat: Seat) -> Option<Action> {
    let mut first = None;
    let mut take = |action| first = first.or(Some(action));
    match game.phase {
        Phase::Settle => {
            let best = [Action::Seal {}, Action::Best {}];
            let legal = best.into_iter().find(|action| check(game, seat, action).is_ok());
            // Sealed, the first listed is to keep a card; otherwise it is the first card that can be laid, since
            // nothing can be taken back after sealing.
            for_each_legal(game, seat, |action| match action {
                Action::TakeBack { .. } => {}
                _ => take(action),
            });
            first.map(|first| legal.unwrap_or(first))
        }
        Phase::Release => {
            // Passing is listed first; a leader plays the lowest card but a 0.
            let zero = Action::play(Meld::set(0, 1, 0));
            for_each_legal(game, seat, |action| {
                if action != zero {
                    take(action);
                }
            });
            for_each_legal(game, seat, take);
            first
        }
        _ => {
            for_each_legal(game, seat, take);
            first
        }
    }
}

impl Chain {
    #[inline]
    pub(super) fn check_seat(&self, seat: Seat) -> Result<(), Illegal> {
        match self.phase {
            Phase::Build | Phase::Swept | Phase::Release if seat == self.active => Ok(()),
            Phase::Settle if self.waiting.contains(seat) => Ok(()),
            _ => Err(self.why_not(seat)),
        }
    }

    #[cold]
    fn why_not(&self, seat: Seat) -> Illegal {
        match self.phase {
            _ if seat.number() >= self.seats => UNKNOWN_SEAT,
            Phase::Over => GAME_OVER,
            Phase::Settle if self.sheets[seat.index()].stage == Stage::Ready => ALREADY_READY,
            Phase::Build | Phase::Swept => NOT_YOUR_TURN,
            Phase::Settle => SETTLED_IN_TURN,
            Phase::Release if self.finished.contains(&seat) => FINISHED,
            Phase::Release if self.waiting.contains(seat) || self.options.laps == Laps::UntilAllPass => {
                NOT_YOUR_TRICK_TURN
            }
            Phase::Release => HAD_YOUR_TURN,
            Phase::Starter => STARTER_PICK,
            Phase::Deal => CARDS_IN_MOTION,
            Phase::Reshuffle => RESHUFFLE,
            Phase::Extra => EXTRA_DEAL,
            Phase::Tie => LEADER_PICK,
            Phase::Penalty => PENALTY_DRAW,
        }
    }

    #[inline]
    pub(super) fn check_build(&self, action: &Action) -> Result<(), Illegal> {
        match *action {
            Action::Sweep { .. } if self.phase == Phase::Swept => Err(ONE_SWEEP),
            Action::Take { slot } | Action::Sweep { slot } if usize::from(slot) < ROW => Ok(()),
            Action::Take { .. } | Action::Sweep { .. } => Err(NO_SUCH_CARD),
            _ => Err(BUILD_FIRST),
        }
    }

    #[inline]
    pub(super) fn check_settlement(&self, seat: Seat, action: &Action) -> Result<(), Illegal> {
        let sheet = &self.sheets[seat.index() & (MAX_PLAYERS - 1)];
        match *action {
            Action::Best {} => sheet.check_best(&self.options),
            Action::Seal {} => sheet.check_seal(self.best[seat.index()], &self.options),
            Action::TakeBack { group } => sheet.check_take_back(group),
            Action::Keep { card } | Action::Discard { card } => sheet.check_left_over(card),
            Action::Lay { group, card } => sheet.check_lay(group, card, &self.options),
            Action::Take { .. } | Action::Sweep { .. } => Err(BUILDING_IS_OVER),
            Action::Pass {} | Action::Play { .. } => Err(SETTLE_FIRST),
        }
    }

    #[inline]
    pub(super) fn check_release(&self, action: &Action) -> Result<(), Illegal> {
        match *action {
            Action::Pass {} if self.shape.is_some() => Ok(()),
            Action::Pass {} => Err(LEADER_MUST_PLAY),
            Action::Play { meld, cards } => self.check_play(meld, cards).map(drop),
            Action::Take { .. } | Action::Sweep { .. } => Err(PLAY_OR_PASS),
            _ => Err(SETTLING_IS_OVER),
        }
    }

    #[inline]
    pub(super) fn active_hand(&self) -> CardSet {
        self.hands[self.active.index() & (MAX_PLAYERS - 1)]
    }

    /// Whether the active player may lay this meld, of these cards if they are named; its shape.
    #[inline]
    pub(super) fn check_play(&self, meld: Meld, cards: CardSet) -> Result<Shape, Illegal> {
        if !meld.is_in(self.active_hand()) {
            return Err(NOT_HELD);
        }
        if !cards.is_empty() {
            self.check_names(meld, cards)?;
        }
        let shape = meld.shape(&self.options)?;
        let Some(below) = self.shape else {
            return if shape.zero && !self.zero_may_lead() { Err(ZERO_NOT_LED) } else { Ok(shape) };
        };
        if shape.zero && shape.size == 1 {
            return if self.options.zero_play == ZeroPlay::Anytime { Ok(shape) } else { Err(ZERO_MUST_BEAT) };
        }
        if shape.beats(below, &self.options) {
            return Ok(shape);
        }
        Err(if shape.size < below.size {
            TOO_FEW_CARDS
        } else if shape.is_run != below.is_run {
            RUN_AND_TRIPLE
        } else if shape.rank == below.rank {
            EQUAL_IS_NOT_ENOUGH
        } else {
            TOO_LOW
        })
    }

    /// Whether these are the number cards of the meld, and in the hand (CH-A47).
    #[cold]
    fn check_names(&self, meld: Meld, cards: CardSet) -> Result<(), Illegal> {
        let is_meld = (0..10).all(|number| cards.count(number) == meld.naturals(number));
        if !is_meld || cards.wilds() > 0 {
            Err(OTHER_CARDS)
        } else if !cards.without(self.active_hand()).is_empty() {
            Err(NOT_HELD)
        } else {
            Ok(())
        }
    }

    /// Whether a leader may play a 0 (CH-A29).
    #[inline]
    pub(super) fn zero_may_lead(&self) -> bool {
        self.options.zero_lead || self.active_hand().without(CardSet::of_number(0)).is_empty()
    }

    #[inline(always)]
    fn list_settlement(&self, seat: Seat, visit: &mut impl FnMut(Action)) {
        let sheet = &self.sheets[seat.index() & (MAX_PLAYERS - 1)];
        if sheet.stage == Stage::Sealed {
            let undecided = sheet.undecided();
            let wilds = undecided.and(CardSet::WILDS).lowest(1);
            let faces = undecided.and(CardSet::NATURALS).union(wilds);
            let faces = faces.iter().map(super::Piece::of);
            faces.clone().for_each(|card| visit(Action::Keep { card }));
            faces.for_each(|card| visit(Action::Discard { card }));
            return;
        }
        if sheet.check_best(&self.options).is_ok() {
            visit(Action::Best {});
        }
        if sheet.check_seal(self.best[seat.index() & (MAX_PLAYERS - 1)], &self.options).is_ok() {
            visit(Action::Seal {});
        }
        if sheet.check_take_back(0).is_ok() {
            (0..sheet.groups().len() as u8).for_each(|group| visit(Action::TakeBack { group }));
        }
        sheet.for_each_lay(&self.options, |group, card| visit(Action::Lay { group, card }));
    }
}
