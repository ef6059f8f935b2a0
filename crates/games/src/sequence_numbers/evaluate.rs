//! The value of a position in which all cards are known.
//!
//! A party's chances are the lines of five without other parties' chips, by how many chips it has in them and for how
//! many of the other spaces it holds cards. All lines of the board are counted at once: a line is the bit of its first
//! space, and what is in it is summed up by adding shifted boards, bit by bit.

use cardinal_engine::{BySeat, Game, Seat};

use super::line::starts;
use super::state::MAX_TEAMS;
use super::{SequenceNumbers, SpaceSet, Way};

/// More lines of one kind than this help no further.
const ENOUGH: u8 = 6;

/// What a party's value is made of, as exponents of its share of victory. Fitted to who won some ten thousand games
/// from a position.
struct Weights {
    /// A line with one to four chips, by how many of its other spaces there are cards for.
    line: [[f32; 5]; 4],
    /// What the first line of a kind adds.
    first: [[f32; 5]; 4],
    /// A Plus, a Minus, a Plus while there is a line of four, a Minus while an opponent has one.
    special: [f32; 4],
    /// To be the next to act; with a line of four to complete; with a Plus for one; with three chips and two cards in
    /// a line.
    turn: [f32; 4],
    /// A Sequence.
    sequence: f32,
}

/// For two parties that need one Sequence, for three that do, and for any that need two.
const WEIGHTS: [Weights; 3] = [
    Weights {
        line: [
            [0.01, 0.02, 0.05, 0.15, 0.17],
            [0.03, 0.06, 0.15, 0.39, 0.0],
            [0.06, 0.17, 0.69, 0.0, 0.0],
            [0.18, 0.74, 0.0, 0.0, 0.0],
        ],
        first: [
            [0.0, 0.0, 0.0, 0.01, 0.23],
            [0.02, 0.07, 0.09, 0.55, 0.0],
            [0.1, 0.19, 0.73, 0.0, 0.0],
            [0.35, 2.06, 0.0, 0.0, 0.0],
        ],
        special: [0.67, 0.43, 1.71, 0.43],
        turn: [0.14, 1.97, 1.64, 0.42],
        sequence: 3.0,
    },
    Weights {
        line: [
            [0.01, 0.03, 0.04, 0.05, 0.15],
            [0.04, 0.07, 0.18, 0.6, 0.0],
            [0.09, 0.19, 0.76, 0.0, 0.0],
            [0.28, 1.24, 0.0, 0.0, 0.0],
        ],
        first: [
            [0.0, 0.0, 0.09, 0.2, 0.36],
            [0.03, 0.03, 0.21, 0.61, 0.0],
            [0.09, 0.42, 0.82, 0.0, 0.0],
            [0.6, 1.98, 0.0, 0.0, 0.0],
        ],
        special: [0.71, 0.46, 1.98, 0.33],
        turn: [0.13, 2.72, 1.42, 0.58],
        sequence: 3.0,
    },
    Weights {
        line: [
            [0.01, 0.02, 0.05, 0.1, 0.09],
            [0.04, 0.07, 0.09, 0.04, 0.0],
            [0.07, 0.16, 0.33, 0.0, 0.0],
            [0.17, 0.37, 0.0, 0.0, 0.0],
        ],
        first: [
            [-0.07, -0.01, -0.02, 0.01, 0.16],
            [-0.03, 0.0, 0.06, 0.47, 0.0],
            [0.03, 0.1, 0.38, 0.0, 0.0],
            [0.19, 0.9, 0.0, 0.0, 0.0],
        ],
        special: [0.43, 0.35, 0.68, 0.2],
        turn: [0.12, 0.26, 0.22, 0.22],
        sequence: 1.56,
    },
];

/// What is in each line, by its first space: the binary digits of the number of spaces in a set.
#[inline]
pub(super) const fn sums(bits: u128, way: Way) -> [u128; 3] {
    let step = way.stride();
    let chips = [bits, bits >> step, bits >> (2 * step), bits >> (3 * step), bits >> (4 * step)];
    let three = chips[0] ^ chips[1] ^ chips[2];
    let carry = chips[0] & chips[1] | chips[2] & (chips[0] ^ chips[1]);
    let ones = three ^ chips[3] ^ chips[4];
    let other = three & chips[3] | chips[4] & (three ^ chips[3]);
    [ones, carry ^ other, carry & other]
}

/// The lines with none to four spaces of a set.
#[inline]
const fn by_count(bits: u128, way: Way) -> [u128; 5] {
    let [ones, twos, fours] = sums(bits, way);
    [!ones & !twos & !fours, ones & !twos & !fours, twos & !ones, twos & ones, fours & !ones]
}

/// The lines a party can still complete.
#[derive(Clone, Copy)]
struct Hopes {
    /// How many there are with one to four chips, by how many of their other spaces it holds cards for.
    lines: [[u8; 5]; 4],
}

impl Hopes {
    /// `own` are the party's chips with the corners, `open` the spaces without a chip, `locked` the chips of its
    /// Sequences, `reach` the open spaces it has cards for.
    fn of(own: SpaceSet, open: SpaceSet, locked: SpaceSet, reach: SpaceSet) -> Self {
        let mut lines = [[0; 5]; 4];
        for way in Way::ALL {
            let mut free = starts(own.union(open), way).bits();
            if !locked.is_empty() {
                // A new Sequence shares at most one space with an earlier one.
                let [_, twos, fours] = sums(locked.bits(), way);
                free &= !(twos | fours);
            }
            let (chips, cards) = (by_count(own.bits(), way), by_count(reach.bits(), way));
            for (of_chips, lines) in chips[1..].iter().zip(&mut lines) {
                let these = free & of_chips;
                if these != 0 {
                    for (of_cards, lines) in cards.iter().zip(lines) {
                        *lines += (these & of_cards).count_ones() as u8;
                    }
                }
            }
        }
        Self { lines }
    }

    /// Whether there is a line of four.
    fn has_four(&self) -> bool {
        self.lines[3][0] > 0 || self.can_complete()
    }

    /// Whether there is a card for one.
    fn can_complete(&self) -> bool {
        self.lines[3][1] > 0
    }

    /// What they are worth together.
    fn worth(&self, weights: &Weights) -> f32 {
        let kinds = self.lines.iter().flatten().zip(weights.line.iter().flatten());
        let worth = |((lines, each), first): ((&u8, &f32), &f32)| {
            if *lines == 0 { 0.0 } else { f32::from((*lines).min(ENOUGH)) * each + first }
        };
        kinds.zip(weights.first.iter().flatten()).map(worth).sum()
    }
}

/// The share of victory each seat can expect.
pub(super) fn evaluate(game: &SequenceNumbers) -> BySeat<f32> {
    if let Some(standings) = game.standings() {
        let won = |team: u8| standings.iter().any(|one| one.team == team && one.place == 1);
        let winners = (0..game.teams).filter(|team| won(*team)).count().max(1) as f32;
        return standings.map(|one| if one.place == 1 { 1.0 / winners } else { 0.0 });
    }
    let weights = match (game.target, game.teams) {
        (1, 2) => &WEIGHTS[0],
        (1, _) => &WEIGHTS[1],
        _ => &WEIGHTS[2],
    };
    let powers = game.powers(weights);
    let highest = powers.iter().copied().fold(f32::MIN, f32::max);
    let shares = powers.map(|power| (power - highest).exp());
    let sum: f32 = shares[..usize::from(game.teams)].iter().sum();
    BySeat::from_fn(game.seats, |seat| shares[usize::from(game.team(seat))] / sum)
}

impl SequenceNumbers {
    /// The chips of a party's Sequences.
    pub(super) fn locked_of(&self, team: u8) -> SpaceSet {
        let own = self.sequences.iter().filter(|sequence| sequence.team == team);
        own.fold(SpaceSet::NONE, |all, sequence| all.union(sequence.spaces()))
    }

    /// The open spaces a party has cards for, and how many Plus and Minus cards it holds.
    fn means(&self, team: u8, open: SpaceSet) -> (SpaceSet, [u8; 2]) {
        let (mut reach, mut specials) = (SpaceSet::NONE, [0; 2]);
        for seat in Seat::all(self.seats).filter(|seat| self.team(*seat) == team) {
            for id in self.hands[seat.index()] {
                if id.is_equation() {
                    reach = reach.union(self.layout.answers(id.answer_index()));
                }
                specials[0] += u8::from(id.is_plus());
                specials[1] += u8::from(id.is_minus());
            }
        }
        (reach.and(open), specials)
    }

    /// How strong each party is.
    fn powers(&self, weights: &Weights) -> [f32; MAX_TEAMS] {
        let (open, corners) = (self.open(), self.layout.corners());
        let means: [_; MAX_TEAMS] = std::array::from_fn(|team| self.means(team as u8, open));
        let hopes: [_; MAX_TEAMS] = std::array::from_fn(|team| {
            let own = self.chips[team].union(corners);
            Hopes::of(own, open, self.locked_of(team as u8), means[team].0)
        });
        let yes = |is: bool, worth: f32| if is { worth } else { 0.0 };
        let next = usize::from(self.team(self.active));
        let has_plus = self.hands[self.me()].iter().any(|id| id.is_plus());
        let parties = usize::from(self.teams);
        std::array::from_fn(|team| {
            if team >= parties {
                return f32::MIN;
            }
            let (own, [plus, minus]) = (&hopes[team], means[team].1);
            let (four, turn) = (own.has_four(), team == next);
            let danger = (0..parties).any(|other| other != team && hopes[other].has_four());
            own.worth(weights)
                + f32::from(self.count(team as u8)) * weights.sequence
                + f32::from(plus) * weights.special[0]
                + f32::from(minus) * weights.special[1]
                + yes(plus > 0 && four, weights.special[2])
                + yes(minus > 0 && danger, weights.special[3])
                + yes(turn, weights.turn[0])
                + yes(turn && own.can_complete(), weights.turn[1])
                + yes(turn && has_plus && four, weights.turn[2])
                + yes(turn && own.lines[2][2] > 0, weights.turn[3])
        })
    }
}
