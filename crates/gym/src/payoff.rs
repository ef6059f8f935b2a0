//! A final ranking as numbers.

use cardinal_engine::{BySeat, Standing};

/// For each seat the share of its opponents it left behind, less the share that left it behind: from -1 to 1.
///
/// Opponents are the seats of other teams. Between two sides a win is 1, a loss -1 and a tie 0; where all teams have the
/// same size the payoffs of a game add up to nothing.
pub fn payoffs(standings: &BySeat<Standing>, out: &mut [f32]) {
    for (mine, payoff) in standings.iter().zip(out) {
        let opponents = standings.iter().filter(|other| other.team != mine.team);
        let (mut sum, mut count) = (0_i32, 0_i32);
        for other in opponents {
            sum += i32::from(other.place > mine.place) - i32::from(other.place < mine.place);
            count += 1;
        }
        *payoff = if count == 0 { 0.0 } else { (f64::from(sum) / f64::from(count)) as f32 };
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use cardinal_engine::rank;

    #[test]
    fn a_win_is_one_and_a_ranking_adds_up_to_nothing() {
        let scores = [4, 7, 7, 9];
        let standings = rank(4, |seat| scores[seat.index()], |seat| scores[seat.index()]);
        let mut out = [0.0; 4];
        payoffs(&standings, &mut out);
        let near = |one: f32, other: f32| (one - other).abs() < 1e-6;
        assert!(near(out[0], 1.0) && near(out[3], -1.0), "{out:?}");
        assert!(near(out.iter().sum(), 0.0) && near(out[1], out[2]), "{out:?}");
    }

    #[test]
    fn team_mates_are_no_opponents() {
        let place = [1, 2, 1, 2];
        let standings = BySeat::from_fn(4, |seat| Standing {
            place: place[seat.index()],
            score: 0,
            team: seat.number() % 2,
        });
        let mut out = [0.0; 4];
        payoffs(&standings, &mut out);
        assert_eq!(out.map(f32::signum).map(|sign| sign as i32), [1, -1, 1, -1]);
        assert!(out.iter().all(|payoff| (payoff.abs() - 1.0).abs() < 1e-6), "{out:?}");
    }
}
