//! Strength from comparisons.

use super::{Interval, Z};

/// Who did better than whom in one deal, as points of a row over a column: two for doing better, one for doing
/// equally well. A place compared with another gives two points in all, so the number of comparisons is known too.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Comparisons {
    players: usize,
    points: Vec<u32>,
}

impl Comparisons {
    /// No comparison yet between this number of players.
    pub fn new(players: usize) -> Self {
        Self { players, points: vec![0; players * players] }
    }

    /// Takes in that `one` ended at a place and `other` at another; the lower place is the better one.
    pub fn add(&mut self, one: (usize, u8), other: (usize, u8)) {
        let points = match one.1.cmp(&other.1) {
            std::cmp::Ordering::Less => 2,
            std::cmp::Ordering::Equal => 1,
            std::cmp::Ordering::Greater => 0,
        };
        self.points[one.0 * self.players + other.0] += points;
        self.points[other.0 * self.players + one.0] += 2 - points;
    }

    /// How many players there are.
    pub const fn players(&self) -> usize {
        self.players
    }

    /// The points of one player over another.
    pub fn points(&self, one: usize, other: usize) -> u32 {
        self.points[one * self.players + other]
    }

    /// The points to be had between two players.
    pub fn worth(&self, one: usize, other: usize) -> u32 {
        self.points(one, other) + self.points(other, one)
    }

    /// Takes in the comparisons of another deal.
    pub fn merge(&mut self, other: &Self) {
        for (mine, theirs) in self.points.iter_mut().zip(&other.points) {
            *mine += theirs;
        }
    }
}

/// The strength of a player relative to the mean of all of them.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Rating {
    /// On the Elo scale: 400 more are odds of 10 to 1.
    pub elo: f64,
    /// Its interval; it takes two deals.
    pub elo_95: Option<Interval>,
}

/// How many points of Elo a unit of log-odds is.
const ELO: f64 = 400.0 / std::f64::consts::LN_10;

/// The difference on the Elo scale that a share of points stands for; `None` for nothing or everything.
pub fn elo(share: f64) -> Option<f64> {
    (share > 0.0 && share < 1.0).then(|| ELO * (share / (1.0 - share)).ln())
}

/// The strengths that fit the comparisons best.
///
/// With two players a game this is the model of Bradley and Terry; with more it is that of Plackett and Luce,
/// fitted to all comparisons of two places (under that model one player beats another with odds that do not depend
/// on who else plays, so each comparison is one of Bradley and Terry). Equal places count half for each.
///
/// The intervals take nothing for independent but the deals.
///
/// `None` where the players fall into groups that were never compared.
pub fn rate(players: usize, deals: &[Comparisons]) -> Option<Vec<Rating>> {
    let mut all = Comparisons::new(players);
    deals.iter().for_each(|deal| all.merge(deal));
    if !connected(players, |one, other| all.worth(one, other) > 0) {
        return None;
    }
    // A player who always beat all others would need infinite strength. One more drawn comparison between
    // all that met keeps it finite; it is left out where it is not needed.
    let separable = !connected(players, |one, other| all.points(one, other) > 0);
    let extra = if separable { 0.5 } else { 0.0 };
    let wins = |one: usize, other: usize| {
        let extra = if all.worth(one, other) > 0 { extra } else { 0.0 };
        f64::from(all.points(one, other)) / 2.0 + extra
    };
    let strength = fit(players, &wins);
    let mut error = sandwich(players, &wins, &strength, deals);
    if let (true, Some(error)) = (separable, &mut error) {
        // Deals with equal results have no spread, which must not be taken for certainty; the model itself
        // knows how little such games tell. Fixing the sum has added a part that is equal for all.
        let inverse = invert(&curvature(players, &wins, &strength));
        let model = |at: usize| (inverse[at][at] - 1.0 / (players * players) as f64).max(0.0).sqrt();
        error.iter_mut().enumerate().for_each(|(at, error)| *error = error.max(model(at)));
    }
    let rating = |player: usize| {
        let elo = ELO * strength[player];
        let half = error.as_ref().map(|error| Z * ELO * error[player]);
        Rating { elo, elo_95: half.map(|half| [elo - half, elo + half]) }
    };
    Some((0..players).map(rating).collect())
}

/// Whether every player is reached from every other by steps that `step` allows.
fn connected(players: usize, step: impl Fn(usize, usize) -> bool) -> bool {
    let reaches = |from: usize, backwards: bool| {
        let mut seen = vec![false; players];
        let mut open = vec![from];
        while let Some(at) = open.pop() {
            if !std::mem::replace(&mut seen[at], true) {
                open.extend((0..players).filter(|&to| if backwards { step(to, at) } else { step(at, to) }));
            }
        }
        seen.into_iter().all(|seen| seen)
    };
    players > 0 && reaches(0, false) && reaches(0, true)
}

fn expected(strength: &[f64], one: usize, other: usize) -> f64 {
    1.0 / (1.0 + (strength[other] - strength[one]).exp())
}

/// The likeliest strengths, their sum 0, by Newton's method.
fn fit(players: usize, wins: &impl Fn(usize, usize) -> f64) -> Vec<f64> {
    let mut strength = vec![0.0; players];
    for _ in 0..100 {
        let slope = (0..players).map(|one| {
            let of = |other| {
                wins(one, other) - (wins(one, other) + wins(other, one)) * expected(&strength, one, other)
            };
            (0..players).filter(|&other| other != one).map(of).sum::<f64>()
        });
        let slope: Vec<f64> = slope.collect();
        let inverse = invert(&curvature(players, wins, &strength));
        let step: Vec<f64> =
            inverse.iter().map(|row| row.iter().zip(&slope).map(|(a, b)| a * b).sum()).collect();
        // Far from the solution a full step can overshoot.
        let longest = step.iter().fold(0.0_f64, |longest, step| longest.max(step.abs()));
        let scale = if longest > 1.0 { 1.0 / longest } else { 1.0 };
        strength.iter_mut().zip(&step).for_each(|(strength, step)| *strength += scale * step);
        if longest < 1e-12 {
            break;
        }
    }
    let mean = strength.iter().sum::<f64>() / players as f64;
    strength.iter().map(|strength| strength - mean).collect()
}

/// The information matrix, made invertible by fixing the sum of the strengths.
fn curvature(players: usize, wins: &impl Fn(usize, usize) -> f64, strength: &[f64]) -> Vec<Vec<f64>> {
    let mut matrix = vec![vec![1.0; players]; players];
    for (one, row) in matrix.iter_mut().enumerate() {
        for other in (0..players).filter(|&other| other != one) {
            let chance = expected(strength, one, other);
            let weight = (wins(one, other) + wins(other, one)) * chance * (1.0 - chance);
            row[one] += weight;
            row[other] -= weight;
        }
    }
    matrix
}

/// The standard error of each strength, from what the deals contributed (the sandwich estimator).
fn sandwich(
    players: usize,
    wins: &impl Fn(usize, usize) -> f64,
    strength: &[f64],
    deals: &[Comparisons],
) -> Option<Vec<f64>> {
    if deals.len() < 2 {
        return None;
    }
    let inverse = invert(&curvature(players, wins, strength));
    let mut variance = vec![0.0; players];
    for deal in deals {
        let slope = (0..players).map(|one| {
            let of = |other| {
                let worth = f64::from(deal.worth(one, other)) / 2.0;
                f64::from(deal.points(one, other)) / 2.0 - worth * expected(strength, one, other)
            };
            (0..players).filter(|&other| other != one).map(of).sum::<f64>()
        });
        let slope: Vec<f64> = slope.collect();
        for (variance, row) in variance.iter_mut().zip(&inverse) {
            let pull: f64 = row.iter().zip(&slope).map(|(a, b)| a * b).sum();
            *variance += pull * pull;
        }
    }
    let count = deals.len() as f64;
    Some(variance.iter().map(|variance| (variance * count / (count - 1.0)).sqrt()).collect())
}

/// The inverse of a matrix, by elimination with pivots.
fn invert(matrix: &[Vec<f64>]) -> Vec<Vec<f64>> {
    let size = matrix.len();
    let unit = |row: usize| (0..size).map(move |column| f64::from(u8::from(row == column)));
    let mut rows: Vec<Vec<f64>> =
        matrix.iter().enumerate().map(|(at, row)| row.iter().copied().chain(unit(at)).collect()).collect();
    for at in 0..size {
        let pivot = (at..size).max_by(|&a, &b| rows[a][at].abs().total_cmp(&rows[b][at].abs()));
        rows.swap(at, pivot.expect("there is a row"));
        let scale = rows[at][at];
        rows[at].iter_mut().for_each(|cell| *cell /= scale);
        let row = rows[at].clone();
        for other in (0..size).filter(|&other| other != at) {
            let factor = rows[other][at];
            rows[other].iter_mut().zip(&row).for_each(|(cell, pivot)| *cell -= factor * pivot);
        }
    }
    rows.into_iter().map(|row| row[size..].to_vec()).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A deal in which the first of a pair beat the second this number of times.
    fn deal(players: usize, wins: &[(usize, usize, u32)]) -> Comparisons {
        let mut deal = Comparisons::new(players);
        for &(one, other, times) in wins {
            (0..times).for_each(|_| deal.add((one, 1), (other, 2)));
        }
        deal
    }

    fn close(actual: f64, expected: f64) {
        assert!((actual - expected).abs() < 1e-6, "{actual} is not {expected}");
    }

    #[test]
    fn two_players_are_as_far_apart_as_their_odds() {
        // 3 to 1: 400·log₁₀ 3 = 190.848502 in all.
        let ratings = rate(2, &[deal(2, &[(0, 1, 3), (1, 0, 1)])]).unwrap();
        close(ratings[0].elo, 95.424_251);
        close(ratings[1].elo, -95.424_251);
        assert_eq!(ratings[0].elo_95, None);
    }

    #[test]
    fn three_players_solved_by_hand() {
        // Strengths 4 : 2 : 1 give odds of 2, 2 and 4 to 1; twelve, six and ten games as expected solve the model.
        let games = deal(3, &[(0, 1, 8), (1, 0, 4), (1, 2, 4), (2, 1, 2), (0, 2, 8), (2, 0, 2)]);
        let ratings = rate(3, &[games]).unwrap();
        // 400·log₁₀ 2 = 120.411998 between neighbours.
        [120.411_998, 0.0, -120.411_998]
            .iter()
            .zip(&ratings)
            .for_each(|(&elo, rating)| close(rating.elo, elo));
    }

    #[test]
    fn equal_places_count_half() {
        let mut tied = Comparisons::new(2);
        tied.add((0, 1), (1, 1));
        tied.add((0, 1), (1, 2));
        // One and a half of two.
        close(rate(2, &[tied]).unwrap()[0].elo, 95.424_251);
    }

    #[test]
    fn intervals_come_from_the_spread_between_deals() {
        // 100 deals of one game each, 60 won: log-odds ln 1.5 with variance 1/(100·0.6·0.4), half of it each.
        let deals: Vec<Comparisons> =
            (0..100).map(|at| if at < 60 { deal(2, &[(0, 1, 1)]) } else { deal(2, &[(1, 0, 1)]) }).collect();
        let rating = rate(2, &deals).unwrap()[0];
        let half = 1.96 * ELO * (1.0_f64 / 24.0 * 100.0 / 99.0).sqrt() / 2.0;
        let [low, high] = rating.elo_95.unwrap();
        assert!(
            (high - rating.elo - half).abs() < 0.01 && (rating.elo - low - half).abs() < 0.01,
            "{low} {high}"
        );
        // Dependent deals say less: equal results in pairs.
        let pairs: Vec<Comparisons> =
            (0..50).map(|at| if at < 30 { deal(2, &[(0, 1, 2)]) } else { deal(2, &[(1, 0, 2)]) }).collect();
        let [low, high] = rate(2, &pairs).unwrap()[0].elo_95.unwrap();
        assert!((high - low) > 1.35 * 2.0 * half, "{low} {high}");
    }

    #[test]
    fn who_always_wins_is_strong_but_not_endlessly() {
        let ratings = rate(3, &[deal(3, &[(0, 1, 10), (1, 2, 5), (2, 1, 5)])]).unwrap();
        assert!(ratings[0].elo > ratings[1].elo + 300.0 && ratings[0].elo < 2000.0, "{ratings:?}");
        assert_eq!(rate(3, &[deal(3, &[(0, 1, 10), (1, 0, 3)])]), None);
        // Ten wins of ten with one drawn game on top: 21 to 1, and the interval of 11 games at that chance.
        let swept = rate(2, &vec![deal(2, &[(0, 1, 1)]); 10]).unwrap()[0];
        close(swept.elo, ELO * 21.0_f64.ln() / 2.0);
        let chance = 21.0 / 22.0_f64;
        close(swept.elo_95.unwrap()[1] - swept.elo, Z * ELO / (11.0 * chance * (1.0 - chance)).sqrt() / 2.0);
    }

    #[test]
    fn shares_and_elo() {
        close(elo(0.75).unwrap(), 190.848_502);
        close(elo(0.5).unwrap(), 0.0);
        assert_eq!((elo(0.0), elo(1.0)), (None, None));
    }
}
