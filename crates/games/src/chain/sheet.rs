//! What a player declares in the settlement, step by step and unseen by the others.

use cardinal_engine::Illegal;
use serde::{Deserialize, Serialize};

use super::card::COLOURS;
use super::options::{Options, Settlement};
use super::refusal::{
    ALL_X_GROUP, ALREADY_BEST, ALREADY_SEALED, DOES_NOT_FIT, FINISH_GROUP, NAME_THE_X, NO_GROUP, NO_PARTNER,
    NO_SUCH_GROUP, NO_TAKE_BACKS, NO_WRAP, NOT_BEST, NOT_LEFT_OVER, NOT_SEALED, NOT_UNSCORED, SET_IS_FULL,
    STILL_FITS, X_IS_NO_ZERO,
};
use super::{CardSet, Group, Piece};

/// Twelve cards make at most six groups.
pub(super) const MAX_GROUPS: usize = 6;
/// How often a player may take declared cards back in one settlement (CH-A48).
pub(super) const TAKE_BACKS: u8 = 20;

/// How far a player is in the settlement.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Stage {
    /// Declares groups.
    #[default]
    Declaring,
    /// Has sealed the groups and decides about the cards left over.
    Sealed,
    /// Has decided everything.
    Ready,
}

/// A player's groups and what becomes of the rest.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Sheet {
    groups: [Group; MAX_GROUPS],
    /// The cards in no group. Of several X those with the lowest ids count as used.
    left: CardSet,
    count: u8,
    /// What the groups score, once they are sealed.
    sealed_points: u16,
    /// How often something was taken back.
    pub(super) taken_back: u8,
    pub(super) stage: Stage,
    /// Whether the groups are those of the scorer, unchanged.
    pub(super) best: bool,
    pub(super) kept: CardSet,
    pub(super) discarded: CardSet,
}

/// A place where an unscored card still fits.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Spot {
    /// In the declared group of this number, counted from 0.
    Group(u8),
    /// Together with this other unscored card.
    With(Piece),
}

/// An unscored card that still fits, and where.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Fit {
    /// The card.
    pub card: Piece,
    /// Where it fits.
    pub place: Spot,
}

impl Sheet {
    /// Nothing declared yet.
    pub(super) fn new(hand: CardSet) -> Self {
        Self { left: hand, ..Self::default() }
    }

    /// A sheet at this stage with these groups and these cards in none.
    pub(super) fn of(groups: &[Group], left: CardSet, stage: Stage) -> Self {
        let mut sheet = Self::new(left);
        sheet.put(groups);
        if stage != Stage::Declaring {
            sheet.seal();
            sheet.stage = stage;
        }
        sheet
    }

    #[inline]
    pub(super) fn groups(&self) -> &[Group] {
        &self.groups[..usize::from(self.count)]
    }

    #[inline]
    pub(super) fn points(&self) -> u16 {
        if self.stage == Stage::Declaring { self.count_points() } else { self.sealed_points }
    }

    fn count_points(&self) -> u16 {
        self.groups().iter().map(|group| group.points()).sum()
    }

    /// The cards in no group.
    pub(super) const fn left(&self) -> CardSet {
        self.left
    }

    /// The cards left over about which nothing is decided yet.
    pub(super) const fn undecided(&self) -> CardSet {
        self.left.without(self.kept).without(self.discarded)
    }

    /// The group that has only its first card.
    #[inline]
    fn begun(&self) -> Option<usize> {
        let last = usize::from(self.count).checked_sub(1)?;
        (!self.groups[last].is_complete()).then_some(last)
    }

    // ---- what may be done ----

    /// Visits every card that may be laid now, with the group it goes to, in the order of the action index.
    #[inline(always)]
    pub(super) fn for_each_lay(&self, options: &Options, mut visit: impl FnMut(u8, Piece)) {
        let (naturals, wilds) = (self.left.and(CardSet::NATURALS), self.left.wilds());
        if self.left.is_empty() {
            return;
        }
        let begun = self.begun();
        for place in begun.unwrap_or(0)..usize::from(self.count) {
            let taken = self.groups[place].taken();
            naturals.and(taken).iter().for_each(|card| visit(place as u8, Piece::of(card)));
            if wilds > 0 {
                let numbers = taken.without(CardSet::of_number(0)).each_number();
                numbers.for_each(|number| visit(place as u8, Piece::x_as(number)));
            }
        }
        if begun.is_some() {
            return;
        }
        let able = if wilds > 0 { naturals } else { naturals.in_company() };
        able.iter().for_each(|card| visit(self.count, Piece::of(card)));
        if wilds > 0 && options.all_x_groups {
            // With a second X any number will do.
            let near = if wilds > 1 { CardSet::ALL } else { naturals.numbers().union(naturals.neighbours()) };
            let numbers = near.without(CardSet::of_number(0)).each_number();
            numbers.for_each(|number| visit(self.count, Piece::x_as(number)));
        }
    }

    #[inline]
    pub(super) fn check_lay(&self, place: u8, piece: Piece, options: &Options) -> Result<(), Illegal> {
        self.check_declaring()?;
        let left = self.left;
        let Some(number) = piece.number() else { return Err(NAME_THE_X) };
        match piece.natural() {
            Some(card) if !left.contains(card) => return Err(NOT_UNSCORED),
            None if left.wilds() == 0 => return Err(NOT_UNSCORED),
            None if number == 0 => return Err(X_IS_NO_ZERO),
            _ => {}
        }
        let place = usize::from(place);
        if self.begun().is_some_and(|begun| begun != place) {
            return Err(FINISH_GROUP);
        }
        match self.groups().get(place) {
            Some(group) if group.takes(number) => Ok(()),
            Some(group) if group.is_set() && number == group.low() => Err(SET_IS_FULL),
            Some(group) if wraps(*group, number) => Err(NO_WRAP),
            Some(_) => Err(DOES_NOT_FIT),
            None if place != usize::from(self.count) => Err(NO_SUCH_GROUP),
            None if piece.is_x() && !options.all_x_groups => Err(ALL_X_GROUP),
            None if !has_partner(left, piece, number) => Err(NO_PARTNER),
            None => Ok(()),
        }
    }

    #[inline]
    pub(super) fn check_take_back(&self, place: u8) -> Result<(), Illegal> {
        self.check_declaring()?;
        if place >= self.count {
            Err(NO_SUCH_GROUP)
        } else if self.taken_back >= TAKE_BACKS {
            Err(NO_TAKE_BACKS)
        } else {
            Ok(())
        }
    }

    #[inline]
    pub(super) fn check_best(&self, options: &Options) -> Result<(), Illegal> {
        self.check_declaring()?;
        if self.best {
            Err(ALREADY_BEST)
        } else if self.count > 0
            && self.taken_back >= TAKE_BACKS
            && options.settlement != Settlement::BestPoints
        {
            Err(NO_TAKE_BACKS)
        } else {
            Ok(())
        }
    }

    /// `best` is what the hand can score at most, if that is asked for.
    #[inline(always)]
    pub(super) fn check_seal(&self, best: u16, options: &Options) -> Result<(), Illegal> {
        self.check_declaring()?;
        if self.begun().is_some() {
            return Err(FINISH_GROUP);
        }
        match options.settlement {
            Settlement::Maximal if self.anything_fits(options.all_x_groups) => Err(STILL_FITS),
            Settlement::Free if self.count == 0 => Err(NO_GROUP),
            Settlement::BestPoints if self.points() < best => Err(NOT_BEST),
            _ => Ok(()),
        }
    }

    pub(super) fn check_left_over(&self, piece: Piece) -> Result<(), Illegal> {
        match self.stage {
            Stage::Declaring => Err(NOT_SEALED),
            Stage::Ready => Err(ALREADY_SEALED),
            Stage::Sealed if self.left_over(piece).is_none() => Err(NOT_LEFT_OVER),
            Stage::Sealed => Ok(()),
        }
    }

    #[inline]
    fn check_declaring(&self) -> Result<(), Illegal> {
        if self.stage == Stage::Declaring { Ok(()) } else { Err(ALREADY_SEALED) }
    }

    /// The undecided card that a piece means; of several X the first.
    fn left_over(&self, piece: Piece) -> Option<super::Card> {
        let undecided = self.undecided();
        match piece.natural() {
            Some(card) => undecided.contains(card).then_some(card),
            None if piece == Piece::X => undecided.and(CardSet::WILDS).first(),
            None => None,
        }
    }

    // ---- doing it; legality was checked ----

    #[inline]
    pub(super) fn lay(&mut self, place: u8, piece: Piece) {
        let group = &mut self.groups[usize::from(place)];
        if place == self.count {
            self.count += 1;
            *group = Group::begin(piece).unwrap_or_default();
        } else {
            *group = group.with(piece).unwrap_or(*group);
        }
        let used = piece.natural().map_or(self.left.and(CardSet::WILDS).lowest(1), CardSet::only);
        self.left = self.left.without(used);
        self.best = false;
    }

    pub(super) fn take_back(&mut self, hand: CardSet, place: u8) {
        self.groups.copy_within(usize::from(place) + 1.., usize::from(place));
        self.count -= 1;
        self.groups[usize::from(self.count)] = Group::NONE;
        self.taken_back += 1;
        self.best = false;
        self.left = self.unscored(hand);
    }

    /// Declares these groups instead of what was declared.
    pub(super) fn declare(&mut self, hand: CardSet, groups: &[Group]) {
        self.taken_back = (self.taken_back + u8::from(self.count > 0)).min(TAKE_BACKS);
        self.put(groups);
        self.best = true;
        self.left = self.unscored(hand);
    }

    fn put(&mut self, groups: &[Group]) {
        self.groups = [Group::NONE; MAX_GROUPS];
        self.groups[..groups.len()].copy_from_slice(groups);
        self.count = groups.len() as u8;
    }

    /// The cards of the hand that are in no group.
    fn unscored(&self, hand: CardSet) -> CardSet {
        let used = self.groups().iter().fold(CardSet::NONE, |used, group| used.union(group.naturals()));
        let wilds: u8 = self.groups().iter().map(|group| group.wilds()).sum();
        hand.without(used).without(hand.and(CardSet::WILDS).lowest(wilds))
    }

    pub(super) fn seal(&mut self) {
        self.sealed_points = self.count_points();
        self.stage = if self.left.is_empty() { Stage::Ready } else { Stage::Sealed };
    }

    pub(super) fn decide(&mut self, piece: Piece, keep: bool) {
        let Some(card) = self.left_over(piece) else { return };
        if keep { &mut self.kept } else { &mut self.discarded }.insert(card);
        if self.undecided().is_empty() {
            self.stage = Stage::Ready;
        }
    }

    // ---- what still fits (CH-A3) ----

    #[inline]
    fn anything_fits(&self, all_x: bool) -> bool {
        let (naturals, wilds) = (self.left.and(CardSet::NATURALS), self.left.wilds());
        // All six places, since those not in use take nothing.
        let taken = self.groups.iter().fold(CardSet::NONE, |taken, group| taken.union(group.taken()));
        let fitting = naturals.and(taken).union(naturals.in_company());
        let with_x = naturals.union(taken.without(CardSet::of_number(0)));
        !fitting.is_empty() || (wilds > 0 && !with_x.is_empty()) || (wilds > 1 && all_x)
    }

    /// Every unscored card that still fits somewhere, once for each place.
    pub(super) fn fits(&self, all_x: bool) -> Vec<Fit> {
        let mut left: Vec<Piece> = self.left.iter().map(Piece::of).collect();
        let wilds = left.iter().filter(|piece| piece.is_x()).count();
        left.dedup();
        let mut fits = Vec::new();
        for (at, &card) in left.iter().enumerate() {
            for (place, group) in self.groups().iter().enumerate() {
                if card.number().map_or(group.takes_x(), |number| group.takes(number)) {
                    fits.push(Fit { card, place: Spot::Group(place as u8) });
                }
            }
            let others = left[at + 1..].iter().filter(|other| meet(card, **other));
            fits.extend(others.map(|other| Fit { card, place: Spot::With(*other) }));
            if card.is_x() && wilds > 1 && all_x {
                fits.push(Fit { card, place: Spot::With(Piece::X) });
            }
        }
        fits
    }
}

/// Whether two different unscored cards make a group.
fn meet(one: Piece, other: Piece) -> bool {
    match (one.number(), other.number()) {
        (Some(one), Some(other)) => one.abs_diff(other) <= 1,
        // An X goes with every number, with 0 as a 1.
        _ => true,
    }
}

fn wraps(group: Group, number: u8) -> bool {
    !group.is_set() && (number == 0 && group.high() == 9 || number == 9 && group.low() == 0)
}

/// Whether a group begun with this piece can be completed.
#[inline]
fn has_partner(left: CardSet, piece: Piece, number: u8) -> bool {
    let rest = piece.natural().map_or(left, |card| left.without(CardSet::only(card)));
    let wilds = rest.wilds() - u8::from(piece.is_x());
    // The number itself and its neighbours.
    let near = (0b111_1111_1111_1111 << (COLOURS * number)) >> COLOURS;
    wilds > 0 || !rest.and(CardSet::NATURALS).and(CardSet::from_bits(near)).is_empty()
}
