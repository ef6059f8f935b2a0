//! Which actions search visits first.
//!
//! A space is worth what the lines of five through it are worth: those not yet blocked by opponents, by how many own
//! chips they hold; and those of opponents, which a chip there would stop.

use cardinal_engine::Seat;

use super::evaluate::sums;
use super::line::{line, starts, through};
use super::options::Answers;
use super::{Action, SequenceNumbers, Space, SpaceSet, Way};

/// What a line is worth by the chips its party has in it, the corner among them.
const OWN: [i32; 5] = [1, 6, 30, 160, 20_000];
/// What it is worth to be in the way of such a line.
const STOP: [i32; 5] = [0, 3, 18, 110, 6_000];
/// What a Plus or a Minus has to bring more than an equation, because it can wait for a better moment.
const SPECIAL: i32 = 400;
/// How many actions are not pruned.
const WIDTH: usize = 10;
/// All spaces of lines.
#[inline]
const fn spread(firsts: u128, way: Way) -> u128 {
    let step = way.stride();
    let two = firsts | firsts << step;
    two | two << (2 * step) | firsts << (4 * step)
}

/// A rating as a prior: equal steps for equal factors.
fn prior(rating: i32) -> f32 {
    if rating < 0 { -1.0 } else { ((1.0 + rating as f32).ln() / (1.0 + OWN[4] as f32).ln()).min(1.0) }
}

/// What the board means to one seat: where something special is worth it.
pub(super) struct Outlook {
    /// Open spaces of lines with three or four chips of one party.
    crucial: SpaceSet,
    /// Opposing chips in lines of four and of three.
    remove: [SpaceSet; 2],
}

/// Prunes all but a few of the best-rated actions. What completes a Sequence or costs nothing is not put off, because
/// from one turn to the next it would look just as good to wait.
pub(super) fn priors(game: &SequenceNumbers, seat: Seat, actions: &[Action], priors: &mut Vec<f32>) {
    priors.clear();
    let outlook = game.outlook(seat);
    priors.extend(actions.iter().map(|action| prior(game.rate(seat, &outlook, *action))));
    let mut highest = [-1.0_f32; WIDTH];
    for prior in priors.iter().copied() {
        let place = highest.partition_point(|higher| *higher >= prior);
        if place < WIDTH {
            highest[place..].rotate_right(1);
            highest[place] = prior;
        }
    }
    let now = prior(OWN[4] - SPECIAL);
    let least = if highest[0] >= now { now } else { highest[WIDTH - 1] };
    priors.iter_mut().filter(|prior| **prior < least).for_each(|prior| *prior = -1.0);
}

impl SequenceNumbers {
    pub(super) fn outlook(&self, seat: Seat) -> Outlook {
        let (open, mine) = (self.open(), self.team(seat));
        let mut outlook = Outlook { crucial: SpaceSet::NONE, remove: [SpaceSet::NONE; 2] };
        for team in 0..self.teams {
            let chips = self.chips[usize::from(team)];
            let own = chips.union(self.layout.corners());
            for way in Way::ALL {
                let free = starts(own.union(open), way).bits();
                let [ones, twos, fours] = sums(own.bits(), way);
                for (remove, lines) in outlook.remove.iter_mut().zip([fours & !ones, twos & ones]) {
                    let spaces = SpaceSet::from_bits(spread(free & lines, way));
                    outlook.crucial = outlook.crucial.union(spaces.and(open));
                    if team != mine {
                        *remove = remove.union(spaces.and(chips));
                    }
                }
            }
        }
        outlook
    }

    /// What a chip on an open space is worth to a party: the lines it furthers and those it stops.
    fn chip(&self, team: u8, space: Space) -> i32 {
        let corners = self.layout.corners();
        let board = self.layout.fields().union(corners);
        let (covered, locked) = (self.covered(), self.locked_of(team));
        let mut worth = 0;
        for way in Way::ALL {
            through(space, way).and(board).for_each(|first| {
                let five = line(first, way);
                if !five.without(board).is_empty() {
                    return;
                }
                let chips = five.and(covered);
                for other in 0..self.teams {
                    let own = self.chips[usize::from(other)];
                    if chips.without(own).is_empty() {
                        let held = usize::from(five.and(own.union(corners)).len()).min(4);
                        let mine = other == team;
                        if !mine || locked.is_empty() || five.and(locked).len() <= 1 {
                            worth += if mine { OWN[held] } else { STOP[held] };
                        }
                    }
                }
            });
        }
        worth
    }

    /// What an action is worth, in the units of [`OWN`]; below 0, pruned.
    pub(super) fn rate(&self, seat: Seat, outlook: &Outlook, action: Action) -> i32 {
        let held = |slot: u8| self.hands[seat.index()][usize::from(slot)];
        match action {
            Action::Place { slot, space } => {
                let id = held(slot);
                if !id.is_equation() {
                    // What can be put anywhere waits for something worth it.
                    let worth =
                        if outlook.crucial.contains(space) { self.chip(self.team(seat), space) } else { 0 };
                    return (worth - SPECIAL).max(-1);
                }
                if self.options.answers == Answers::Solve && !self.answers(id, self.open()).contains(space) {
                    return -1;
                }
                self.chip(self.team(seat), space)
            }
            Action::Remove { space, .. } => {
                if outlook.remove[0].contains(space) {
                    STOP[4] - SPECIAL
                } else if outlook.remove[1].contains(space) {
                    STOP[3]
                } else {
                    -1
                }
            }
            Action::Exchange { slot } => {
                let id = held(slot);
                if id.is_equation() && self.answers(id, self.open()).is_empty() { OWN[4] } else { -1 }
            }
            Action::Draw {} => OWN[4],
            Action::Lock { .. } | Action::Forfeit { .. } => OWN[1],
            Action::Vote { guilty } => {
                if guilty {
                    -1
                } else {
                    OWN[4]
                }
            }
            Action::Pass {} if self.options.answers == Answers::Solve => {
                if self.has_play(seat) {
                    -1
                } else {
                    OWN[4]
                }
            }
            Action::Pass {} => 0,
            Action::Agree {} | Action::Call { .. } => -1,
        }
    }

    /// Whether a seat has a card that can be played.
    fn has_play(&self, seat: Seat) -> bool {
        let open = self.open();
        self.hands[seat.index()].iter().filter(|id| !id.is_none()).any(|id| {
            if id.is_equation() {
                !self.answers(*id, open).is_empty()
            } else if id.is_minus() {
                !self.targets(seat).is_empty()
            } else {
                !open.is_empty()
            }
        })
    }
}
