//! First-sight judgement, for simple players and as a start for stronger ones.
//!
//! A space is worth what the lines of five through it are worth: those that no opponent can spoil any more than they
//! already have, by how many own chips they hold; and those of opponents, which a chip there would stop.

use super::line::{LENGTH, line, through};
use super::options::Answers;
use super::view::View;
use super::{Action, Card, Space, SpaceSet, Way};

/// What a line is worth by the chips its party has in it, the corner among them.
pub(super) const OWN: [i32; 5] = [1, 6, 30, 160, 20_000];
/// What it is worth to be in the way of such a line.
pub(super) const STOP: [i32; 5] = [0, 3, 18, 110, 6_000];
/// What a Plus or a Minus has to bring more than an equation, because it can wait for a better moment.
pub(super) const SPECIAL: i32 = 400;

pub(super) fn sheds(action: &Action) -> bool {
    matches!(action, Action::Place { .. } | Action::Remove { .. } | Action::Draw {} | Action::Lock { .. })
}

/// Puts chips next to chips of its own party or a corner, and takes whatever else moves the game along.
pub(super) fn tempts(view: &View, action: &Action) -> bool {
    match *action {
        Action::Place { space, .. } => {
            let Some(seat) = view.seat else { return false };
            let own = view.chips[usize::from(view.players[seat].team)].union(view.board.corners());
            own.iter().any(|chip| chip.distance(space) == 1)
        }
        Action::Exchange { .. } => true,
        _ => sheds(action),
    }
}

/// What an action is worth, in the units of [`OWN`].
pub(super) fn appeal(view: &View, action: &Action) -> i32 {
    let Some(seat) = view.seat else { return 0 };
    let outlook = Outlook::of(view, view.players[seat].team);
    let held = |slot: u8| view.own_hand().get(usize::from(slot)).copied().flatten();
    match *action {
        // A card drawn or exchanged costs nothing.
        Action::Draw {} => 1_000_000,
        Action::Exchange { slot } => match held(slot) {
            Some(card) if outlook.is_dead(card) => 900_000,
            _ => -900_000,
        },
        Action::Place { slot, space } => match held(slot) {
            Some(card) if card.answer().is_none() => outlook.chip(space) - SPECIAL,
            Some(card) if card.answer() == view.board.number(space) => outlook.chip(space),
            _ => -1_000_000,
        },
        Action::Remove { space, .. } => outlook.removal(space) - SPECIAL,
        // Passing is all there is, or it is wrong.
        Action::Pass {} if view.options.answers == Answers::Solve => -500_000,
        Action::Pass {} => 0,
        Action::Lock { first } => outlook.after_locking(view, first),
        Action::Agree {} => -2_000_000,
        Action::Call { .. } => -1_500_000,
        Action::Vote { guilty } => -i32::from(guilty),
        Action::Forfeit { slot } => -held(slot).map_or(0, |card| outlook.worth(card)),
    }
}

/// The board as one party sees it.
struct Outlook<'a> {
    view: &'a View,
    open: SpaceSet,
    /// Own chips and corners.
    own: SpaceSet,
    /// The chips and corners of each opposing party.
    theirs: Vec<SpaceSet>,
    /// Spaces of own Sequences: lines along them count no more.
    done: SpaceSet,
}

impl<'a> Outlook<'a> {
    fn of(view: &'a View, team: u8) -> Self {
        let corners = view.board.corners();
        let with_corners = |chips: &SpaceSet| chips.union(corners);
        let others = view.chips.iter().enumerate().filter(|(other, _)| *other != usize::from(team));
        let done = view.sequences.iter().filter(|sequence| sequence.team == team);
        Self {
            view,
            open: view.open(),
            own: with_corners(&view.chips[usize::from(team)]),
            theirs: others.map(|(_, chips)| with_corners(chips)).collect(),
            done: done.fold(SpaceSet::NONE, |all, sequence| all.union(sequence.spaces())),
        }
    }

    /// Visits the lines of five on the board through a space.
    fn lines(&self, space: Space, mut visit: impl FnMut(SpaceSet)) {
        let board = self.view.board.fields().union(self.view.board.corners());
        for way in Way::ALL {
            let all = through(space, way).iter().map(|first| line(first, way));
            all.filter(|five| five.len() == LENGTH && five.without(board).is_empty()).for_each(&mut visit);
        }
    }

    /// What a chip of one's own on a space is worth.
    fn chip(&self, space: Space) -> i32 {
        let mut worth = 0;
        self.lines(space, |five| {
            if self.is_free(five, self.own) && five.and(self.done).len() <= 1 {
                worth += OWN[held(five, self.own)];
            }
            for theirs in &self.theirs {
                if self.is_free(five, *theirs) {
                    worth += STOP[held(five, *theirs)];
                }
            }
        });
        worth
    }

    /// What taking away an opposing chip is worth.
    fn removal(&self, space: Space) -> i32 {
        let mut worth = 0;
        self.lines(space, |five| {
            for theirs in self.theirs.iter().filter(|theirs| theirs.contains(space)) {
                if self.is_free(five, *theirs) {
                    worth += STOP[held(five, *theirs).min(4)];
                }
                // The space is open again, and the line may be one's own.
                if five.without(self.own).without(self.open) == SpaceSet::only(space) {
                    worth += STOP[held(five, self.own)];
                }
            }
        });
        worth
    }

    /// Whether a line has nothing on it but open spaces and chips of one party.
    fn is_free(&self, five: SpaceSet, party: SpaceSet) -> bool {
        five.without(party).without(self.open).is_empty()
    }

    /// What is left for a second Sequence when these five are the first.
    fn after_locking(&self, view: &View, first: Space) -> i32 {
        let Some(choice) = view.choice else { return 0 };
        let locked = line(first, choice.way);
        let mut worth = 0;
        for space in self.own.without(locked).iter() {
            self.lines(space, |five| {
                if self.is_free(five, self.own) && five.and(locked).len() <= 1 {
                    worth += OWN[held(five, self.own).min(4)];
                }
            });
        }
        worth
    }

    fn spots(&self, card: Card) -> SpaceSet {
        let number = card.answer().filter(|number| (1..=self.view.board.count()).contains(number));
        number.map_or(SpaceSet::NONE, |number| self.view.board.spots(number).into_iter().collect())
    }

    fn is_dead(&self, card: Card) -> bool {
        card.answer().is_some() && self.spots(card).and(self.open).is_empty()
    }

    /// What a card is worth keeping for.
    fn worth(&self, card: Card) -> i32 {
        match card {
            Card::Plus(_) | Card::Minus(_) => 10_000,
            _ => self.spots(card).and(self.open).iter().map(|space| self.chip(space)).max().unwrap_or(-1),
        }
    }
}

/// How many chips of a party, or corners, a line holds; four at most where one is still to come.
fn held(five: SpaceSet, party: SpaceSet) -> usize {
    usize::from(five.and(party).len()).min(4)
}
