//! What a player may do, and which clause forbids the rest.

use cardinal_engine::{Illegal, Seat};

use super::meld::{LONE_X, Shape};
use super::options::{RunLength, ZeroPlay};
use super::refusal::{
    ALREADY_READY, BUILD_FIRST, BUILDING_IS_OVER, CARDS_IN_MOTION, EQUAL_IS_NOT_ENOUGH, FINISHED, GAME_OVER,
    LEADER_MUST_PLAY, NO_SUCH_CARD, NOT_HELD, NOT_YOUR_TRICK_TURN, NOT_YOUR_TURN, ONE_SWEEP, RUN_AND_TRIPLE,
    SETTLE_FIRST, SETTLING_IS_OVER, TOO_FEW_CARDS, TOO_LOW, UNKNOWN_SEAT, ZERO_MUST_BEAT, ZERO_NOT_LED,
};
use super::sheet::Stage;
use super::state::{MAX_PLAYERS, ROW};
use super::{Action, CardSet, Chain, Meld, Phase};

impl Chain {
    pub(super) fn check_action(&self, seat: Seat, action: &Action) -> Result<(), Illegal> {
        self.check_seat(seat)?;
        match self.phase {
            Phase::Build | Phase::Swept => self.check_build(action),
            Phase::Settle => self.check_settlement(seat, action),
            _ => match *action {
                Action::Play { meld } => self.check_meld(meld).map(|_| ()),
                Action::Pass {} => self.check_pass(),
                Action::Take { .. } | Action::Sweep { .. } => Err(BUILDING_IS_OVER),
                _ => Err(SETTLING_IS_OVER),
            },
        }
    }

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
            Phase::Build | Phase::Swept | Phase::Settle => NOT_YOUR_TURN,
            Phase::Release if self.finished.contains(&seat) => FINISHED,
            Phase::Release => NOT_YOUR_TRICK_TURN,
            _ => CARDS_IN_MOTION,
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
    pub(super) fn check_pass(&self) -> Result<(), Illegal> {
        if self.shape.is_some() { Ok(()) } else { Err(LEADER_MUST_PLAY) }
    }

    #[inline]
    fn active_hand(&self) -> CardSet {
        self.hands[self.active.index() & (MAX_PLAYERS - 1)]
    }

    /// Whether the active player may lay this meld; its shape.
    #[inline]
    pub(super) fn check_meld(&self, meld: Meld) -> Result<Shape, Illegal> {
        if !meld.is_in(self.active_hand()) {
            return Err(NOT_HELD);
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

    /// Whether a leader may play a 0 (CH-A29).
    #[inline]
    fn zero_may_lead(&self) -> bool {
        self.options.zero_lead || self.active_hand().without(CardSet::of_number(0)).is_empty()
    }

    #[inline(always)]
    pub(super) fn list(&self, seat: Seat, mut visit: impl FnMut(Action)) {
        if self.check_seat(seat).is_err() {
            return;
        }
        match self.phase {
            Phase::Build | Phase::Swept => {
                (0..ROW as u8).for_each(|slot| visit(Action::Take { slot }));
                if self.phase == Phase::Build {
                    (0..ROW as u8).for_each(|slot| visit(Action::Sweep { slot }));
                }
            }
            Phase::Settle => self.list_settlement(seat, &mut visit),
            _ => {
                if self.shape.is_some() {
                    visit(Action::Pass {});
                }
                self.for_each_meld(|meld| visit(Action::Play { meld }));
            }
        }
    }

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
        for action in [Action::Best {}, Action::Seal {}] {
            if self.check_settlement(seat, &action).is_ok() {
                visit(action);
            }
        }
        for group in 0..sheet.groups().len() as u8 {
            if sheet.check_take_back(group).is_ok() {
                visit(Action::TakeBack { group });
            }
        }
        sheet.for_each_lay(&self.options, |group, card| visit(Action::Lay { group, card }));
    }

    /// Visits every meld the active player may lay, in the order of the action index.
    #[inline(always)]
    fn for_each_meld(&self, mut visit: impl FnMut(Meld)) {
        let hand = self.active_hand();
        let (options, below) = (&self.options, self.shape);
        let wilds = hand.wilds();
        // Whatever is larger than the meld below beats it; of the same size only what outranks it.
        let least = below.map_or(1, |below| below.size);
        let counts = Counts::of(hand);
        if counts.of_number(0) > 0
            && (if below.is_none() { self.zero_may_lead() } else { options.zero_play == ZeroPlay::Anytime })
        {
            visit(Meld::set(0, 1, 0));
        }
        let ranks = |size: u8, rank: u8, is_run: bool| {
            below.is_none_or(|below| {
                size > below.size || Shape { size, rank, is_run, zero: false }.beats(below, options)
            })
        };
        if least == 1 {
            let mut numbers = counts.numbers & !1;
            while numbers != 0 {
                let number = numbers.trailing_zeros() as u8;
                numbers &= numbers - 1;
                if ranks(1, number, false) {
                    visit(Meld::set(number, 1, 0));
                }
            }
            if wilds > 0 && ranks(1, LONE_X, false) {
                visit(Meld::X);
            }
        }
        let zeros = options.zero_in_melds && (below.is_some() || self.zero_may_lead());
        if zeros {
            for size in least.max(2)..=counts.of_number(0) {
                if ranks(size, 0, false) {
                    visit(Meld::set(0, size, 0));
                }
            }
        }
        // A number of which there is no card comes in only through two X.
        let numbers = if wilds > 1 && options.all_x_melds { 0x3fe } else { counts.numbers & !1 };
        let mut rest = numbers;
        while rest != 0 {
            let number = rest.trailing_zeros() as u8;
            rest &= rest - 1;
            let count = counts.of_number(number);
            for size in least.max(2)..=count + wilds {
                if !ranks(size, number, false) {
                    continue;
                }
                let most = if options.all_x_melds { size } else { size - 1 };
                for wild in size.saturating_sub(count)..=wilds.min(most) {
                    visit(Meld::set(number, size - wild, wild));
                }
            }
        }
        let longest = match options.run_length {
            RunLength::Three => 3,
            RunLength::ThreeOrMore => hand.len().min(10),
        };
        let wilds = if options.x_in_runs { wilds } else { 0 };
        for size in least.max(3)..=longest {
            for start in u8::from(!zeros)..=10 - size {
                let all = (1_u16 << size) - 1;
                let lacking = all & !(counts.numbers >> start);
                if lacking.count_ones() as u8 > wilds || !ranks(size, start, true) {
                    continue;
                }
                // An X is no 0.
                let free = if start == 0 { all & !1 } else { all };
                if lacking & !free == 0 {
                    self.for_each_way(start, size, lacking, free, wilds, &mut visit);
                }
            }
        }
    }

    /// The runs of one start and size: X at least where number cards are lacking, at most where they are free to be.
    #[inline]
    fn for_each_way(
        &self,
        start: u8,
        size: u8,
        lacking: u16,
        free: u16,
        wilds: u8,
        visit: &mut impl FnMut(Meld),
    ) {
        let choice = free & !lacking;
        let mut chosen = 0_u16;
        loop {
            let places = lacking | chosen;
            let count = places.count_ones() as u8;
            if count <= wilds && (count < size || self.options.all_x_melds) {
                visit(Meld::run(start, size, places));
            }
            if chosen == choice || wilds == 0 {
                return;
            }
            // The next subset of `choice` in ascending order; with `lacking` fixed, `places` ascend as well.
            chosen = chosen.wrapping_sub(choice) & choice;
        }
    }

    /// What is done for a player whose time ran out (CH-A49).
    pub(super) fn fallback(&self, seat: Seat) -> Option<Action> {
        let mut first = None;
        let mut take = |action| first = first.or(Some(action));
        match self.phase {
            Phase::Settle => {
                let best = [Action::Seal {}, Action::Best {}];
                let legal = best.into_iter().find(|action| self.check_action(seat, action).is_ok());
                // Sealed, the first listed is to keep a card; otherwise it is the first card that can be laid, since
                // nothing can be taken back any more.
                self.list(seat, |action| match action {
                    Action::TakeBack { .. } => {}
                    _ => take(action),
                });
                first.map(|first| legal.unwrap_or(first))
            }
            Phase::Release => {
                // Passing is listed first; a leader plays the lowest card but a 0.
                let zero = Action::Play { meld: Meld::set(0, 1, 0) };
                self.list(seat, |action| {
                    if action != zero {
                        take(action);
                    }
                });
                self.list(seat, take);
                first
            }
            _ => {
                self.list(seat, take);
                first
            }
        }
    }
}

/// How many cards of each number there are, four bits each, and which numbers there are at all.
struct Counts {
    packed: u64,
    numbers: u16,
}

impl Counts {
    #[inline]
    fn of(hand: CardSet) -> Self {
        let mut counts = Self { packed: 0, numbers: 0 };
        let mut rest = hand.and(CardSet::NATURALS).bits();
        while rest != 0 {
            let number = rest.trailing_zeros() / 5;
            let field = rest >> (5 * number) & 0b11111;
            counts.packed |= u64::from(field.count_ones()) << (4 * number);
            counts.numbers |= 1 << number;
            rest &= !(0b11111 << (5 * number));
        }
        counts
    }

    #[inline]
    const fn of_number(&self, number: u8) -> u8 {
        (self.packed >> (4 * number) & 0xf) as u8
    }
}
