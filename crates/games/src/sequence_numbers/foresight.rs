//! Judgement in imagined worlds, for players who look ahead.
//!
//! A party's chances are the lines of five that nobody else stands in, by how many chips it has in them. All lines of
//! the board are counted at once: a line is the bit of its first space, and the chips in it are summed up by adding
//! shifted boards, bit by bit.

use cardinal_engine::random::pick;
use cardinal_engine::{BySeat, Moves, Seat};
use rand_core::Rng;

use super::instinct::{OWN, SPECIAL, STOP};
use super::line::{line, starts, through};
use super::options::Answers;
use super::state::MAX_TEAMS;
use super::{Action, SequenceNumbers, Space, SpaceSet, Way};

/// How many turns are looked ahead.
const TURNS_AHEAD: u32 = 2;

/// What a party's prospects are made of, as exponents of its share of victory. Fitted to who won some thousand games
/// of greedy players from a position.
struct Weights {
    /// A line by the chips in it.
    lines: [f32; 5],
    /// What is added where the party holds all the cards that are missing.
    reached: [f32; 5],
    /// A Sequence.
    sequence: f32,
    /// Being on turn, and being on turn with a line to complete.
    turn: [f32; 2],
    /// A Plus, a Minus, and a Plus while there is a line of four.
    special: [f32; 3],
}

/// Where one Sequence wins, and where it takes two.
const WEIGHTS: [Weights; 2] = [
    Weights {
        lines: [0.0, 0.003, 0.017, 0.08, 0.27],
        reached: [0.0, 0.6, 1.1, 1.4, 2.2],
        sequence: 3.0,
        turn: [0.1, 3.3],
        special: [0.5, 0.45, 2.2],
    },
    Weights {
        lines: [0.0, 0.007, 0.032, 0.114, 0.23],
        reached: [0.0, 0.33, 0.57, 0.55, 0.74],
        sequence: 1.43,
        turn: [0.1, 0.5],
        special: [0.46, 0.28, 0.57],
    },
];

/// The lines a party can still complete.
#[derive(Clone, Copy)]
struct Hopes {
    /// How many, by the chips in them.
    lines: [u32; 5],
    /// How many of them the cards in hand complete.
    reached: [u32; 5],
    /// The open spaces of lines with one chip or more, two or more, three or more, and four.
    spaces: [SpaceSet; 4],
}

impl Hopes {
    /// `own` are the party's chips with the corners, `open` the spaces without a chip, `locked` the chips of its
    /// Sequences, `reach` the open spaces it has cards for.
    fn of(own: SpaceSet, open: SpaceSet, locked: SpaceSet, reach: SpaceSet) -> Self {
        let mut hopes = Self { lines: [0; 5], reached: [0; 5], spaces: [SpaceSet::NONE; 4] };
        for way in Way::ALL {
            let free = starts(own.union(open), way).bits();
            // A new Sequence shares at most one space with an earlier one.
            let spoilt = if locked.is_empty() { [0; 3] } else { sums(locked.bits(), way) };
            let free = free & !(spoilt[1] | spoilt[2]);
            let [ones, twos, fours] = sums(own.bits(), way);
            let by_count = [ones & !twos & !fours, twos & !ones, twos & ones, fours & !ones];
            let reached = starts(own.union(reach), way).bits();
            let mut lines = 0;
            for chips in (1..=4).rev() {
                let these = free & by_count[chips - 1];
                hopes.lines[chips] += these.count_ones();
                hopes.reached[chips] += (these & reached).count_ones();
                lines |= these;
                hopes.spaces[chips - 1] =
                    hopes.spaces[chips - 1].union(SpaceSet::of_bits(spread(lines, way)));
            }
        }
        hopes.spaces = hopes.spaces.map(|spaces| spaces.and(open));
        hopes
    }

    /// What they are worth together.
    fn worth(&self, weights: &Weights) -> f32 {
        let lines = self.lines.iter().zip(weights.lines).map(|(lines, worth)| *lines as f32 * worth);
        let reached = self.reached.iter().zip(weights.reached).map(|(lines, worth)| *lines as f32 * worth);
        lines.sum::<f32>() + reached.sum::<f32>()
    }

    /// How many chips the fullest line through an open space has.
    fn at(&self, space: Space) -> usize {
        self.spaces.iter().take_while(|spaces| spaces.contains(space)).count()
    }
}

/// For each line, by its first space, how many of its spaces are in a set: the binary digits of the number.
#[inline]
const fn sums(bits: u128, way: Way) -> [u128; 3] {
    let step = way.stride();
    let chips = [bits, bits >> step, bits >> (2 * step), bits >> (3 * step), bits >> (4 * step)];
    let three = chips[0] ^ chips[1] ^ chips[2];
    let carry = chips[0] & chips[1] | chips[2] & (chips[0] ^ chips[1]);
    let ones = three ^ chips[3] ^ chips[4];
    let other = three & chips[3] | chips[4] & (three ^ chips[3]);
    [ones, carry ^ other, carry & other]
}

/// All spaces of lines.
#[inline]
const fn spread(firsts: u128, way: Way) -> u128 {
    let step = way.stride();
    let two = firsts | firsts << step;
    two | two << (2 * step) | firsts << (4 * step)
}

/// A rating as an urge: equal steps for equal factors.
fn urge(rating: i32) -> f32 {
    if rating < 0 { -1.0 } else { (1.0 + rating as f32).ln() / (1.0 + OWN[4] as f32).ln() }
}

/// What the board means to one seat.
struct Outlook {
    own: Hopes,
    /// What the most dangerous opponent hopes for, by chips in line: open spaces to block.
    block: [SpaceSet; 4],
    /// Opposing chips in lines of four and of three.
    remove: [SpaceSet; 2],
}

impl SequenceNumbers {
    fn locked_of(&self, team: u8) -> SpaceSet {
        let own = self.sequences.iter().filter(|sequence| sequence.team == team);
        own.fold(SpaceSet::NONE, |all, sequence| all.union(sequence.spaces()))
    }

    /// The open spaces a party has cards for.
    fn reach(&self, team: u8, open: SpaceSet) -> SpaceSet {
        let mut reach = SpaceSet::NONE;
        for seat in Seat::all(self.seats).filter(|seat| self.team(*seat) == team) {
            for id in self.hands[seat.index()].iter().filter(|id| id.is_equation()) {
                reach = reach.union(self.layout.answers(id.answer_index()));
            }
        }
        reach.and(open)
    }

    fn hopes(&self, team: u8, open: SpaceSet) -> Hopes {
        let own = self.chips[usize::from(team)].union(self.layout.corners());
        Hopes::of(own, open, self.locked_of(team), self.reach(team, open))
    }

    fn outlook(&self, seat: Seat) -> Outlook {
        let (open, mine) = (self.open(), self.team(seat));
        let mut outlook =
            Outlook { own: self.hopes(mine, open), block: [SpaceSet::NONE; 4], remove: [SpaceSet::NONE; 2] };
        for team in (0..self.teams).filter(|team| *team != mine) {
            let hopes = self.hopes(team, open);
            for (block, spaces) in outlook.block.iter_mut().zip(hopes.spaces) {
                *block = block.union(spaces);
            }
            let chips = self.chips[usize::from(team)];
            let own = chips.union(self.layout.corners());
            for way in Way::ALL {
                let free = starts(own.union(open), way).bits();
                let [ones, twos, fours] = sums(own.bits(), way);
                for (remove, lines) in outlook.remove.iter_mut().zip([fours & !ones, twos & ones]) {
                    *remove = remove.union(SpaceSet::of_bits(spread(free & lines, way)).and(chips));
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

    /// What an action is worth, in the units of [`OWN`]; below 0 if it is not worth a thought.
    fn rate(&self, seat: Seat, outlook: &Outlook, action: Action) -> i32 {
        let held = |slot: u8| self.hands[seat.index()][usize::from(slot)];
        match action {
            Action::Place { slot, space } => {
                let id = held(slot);
                if !id.is_equation() {
                    // What can be put anywhere waits for something worth it.
                    let worth_it = outlook.own.at(space) > 2 || outlook.block[2].contains(space);
                    return if worth_it { (self.chip(self.team(seat), space) - SPECIAL).max(0) } else { -1 };
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

    pub(super) fn rate_all(&self, seat: Seat, actions: &[Action], urges: &mut Vec<f32>) {
        urges.clear();
        let outlook = self.outlook(seat);
        urges.extend(actions.iter().map(|action| urge(self.rate(seat, &outlook, *action))));
    }

    /// The best-rated action, give or take.
    pub(super) fn act_on_impulse<R: Rng + ?Sized>(
        &self,
        seat: Seat,
        moves: &mut Moves<Action>,
        rng: &mut R,
    ) -> Action {
        moves.clear();
        let outlook = self.outlook(seat);
        let mut best = i32::MIN;
        self.list(seat, |action| {
            let rating = self.rate(seat, &outlook, action);
            if rating > best {
                best = rating;
                moves.wanted.clear();
            }
            if rating == best {
                moves.wanted.push(action);
            }
        });
        *pick(&moves.wanted, rng).expect("a seat on turn has a legal action")
    }

    pub(super) fn is_far_enough(&self, root: &Self) -> bool {
        self.pace.turns >= root.pace.turns + TURNS_AHEAD
    }

    /// The share of victory each seat can expect: Sequences and lines on the way to them, against those of the others.
    pub(super) fn expectations(&self) -> BySeat<f32> {
        if let Some(standings) = self.ranking() {
            let won = |team: u8| standings.iter().any(|one| one.team == team && one.place == 1);
            let winners = (0..self.teams).filter(|team| won(*team)).count().max(1) as f32;
            return standings.map(|one| if one.place == 1 { 1.0 / winners } else { 0.0 });
        }
        let open = self.open();
        let weights = &WEIGHTS[usize::from(self.target.clamp(1, 2)) - 1];
        let next = self.team(self.active);
        let mut powers = [0.0_f32; MAX_TEAMS];
        for team in 0..self.teams {
            let hopes = self.hopes(team, open);
            let mut power = hopes.worth(weights) + f32::from(self.count(team)) * weights.sequence;
            if team == next {
                power += weights.turn[0] + weights.turn[1] * hopes.reached[4].min(1) as f32;
            }
            let [plus, minus] = self.specials(team);
            power += plus * (weights.special[0] + weights.special[2] * hopes.lines[4].min(1) as f32);
            powers[usize::from(team)] = power + minus * weights.special[1];
        }
        let highest = powers.iter().copied().fold(0.0, f32::max);
        let shares = powers.map(|power| (power - highest).exp());
        let sum: f32 = shares[..usize::from(self.teams)].iter().sum();
        BySeat::from_fn(self.seats, |seat| shares[usize::from(self.team(seat))] / sum)
    }

    /// How many Plus and Minus cards a party holds.
    fn specials(&self, team: u8) -> [f32; 2] {
        let mut specials = [0.0; 2];
        for seat in Seat::all(self.seats).filter(|seat| self.team(*seat) == team) {
            for id in &self.hands[seat.index()] {
                specials[0] += f32::from(u8::from(id.is_plus()));
                specials[1] += f32::from(u8::from(id.is_minus()));
            }
        }
        specials
    }
}
