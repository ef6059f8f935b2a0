//! Work on many games cut into shares for several threads.

use std::ops::Range;

use rayon::ThreadPool;

use crate::{GymError, Rows};

/// How many games a thread works on before it looks for more work.
const SHARE: usize = 64;

/// Something with a part for each game, which can be cut between two games.
pub(crate) trait Cut: Send + Sized {
    /// What belongs to the first `games` of `all` games, and the rest.
    fn cut(self, games: usize, all: usize) -> (Self, Self);
}

impl Cut for Range<usize> {
    fn cut(self, games: usize, _: usize) -> (Self, Self) {
        (self.start..self.start + games, self.start + games..self.end)
    }
}

impl<T: Sync> Cut for &[T] {
    fn cut(self, games: usize, all: usize) -> (Self, Self) {
        self.split_at(self.len() / all * games)
    }
}

impl<T: Send> Cut for &mut [T] {
    fn cut(self, games: usize, all: usize) -> (Self, Self) {
        let at = self.len() / all * games;
        self.split_at_mut(at)
    }
}

impl<T: Cut> Cut for Option<T> {
    fn cut(self, games: usize, all: usize) -> (Self, Self) {
        self.map(|rows| rows.cut(games, all)).unzip()
    }
}

impl<A: Cut, B: Cut> Cut for (A, B) {
    fn cut(self, games: usize, all: usize) -> (Self, Self) {
        let (one, ones) = self.0.cut(games, all);
        let (two, twos) = self.1.cut(games, all);
        ((one, two), (ones, twos))
    }
}

impl<A: Cut, B: Cut, C: Cut> Cut for (A, B, C) {
    fn cut(self, games: usize, all: usize) -> (Self, Self) {
        let ((one, two), (ones, twos)) = (self.0, self.1).cut(games, all);
        let (three, threes) = self.2.cut(games, all);
        ((one, two, three), (ones, twos, threes))
    }
}

impl Cut for Rows<'_> {
    fn cut(self, games: usize, all: usize) -> (Self, Self) {
        let (player, players) = self.player.cut(games, all);
        let (terminated, terminateds) = self.terminated.cut(games, all);
        let (truncated, truncateds) = self.truncated.cut(games, all);
        let (reward, rewards) = self.rewards.cut(games, all);
        let (score, scores) = self.scores.cut(games, all);
        let (bit, bits) = self.bits.cut(games, all);
        let (mask, masks) = self.mask.cut(games, all);
        let (observation, observations) = self.observations.cut(games, all);
        let (last, lasts) = self.last.cut(games, all);
        let first = Rows {
            player,
            terminated,
            truncated,
            rewards: reward,
            scores: score,
            bits: bit,
            mask,
            observations: observation,
            last,
        };
        let rest = Rows {
            player: players,
            terminated: terminateds,
            truncated: truncateds,
            rewards,
            scores,
            bits,
            mask: masks,
            observations,
            last: lasts,
        };
        (first, rest)
    }
}

/// Does the work on this number of games: in shares on the threads of a pool, or all at once on this thread without
/// one.
///
/// If several fail, hands on the error of the first such game.
pub(crate) fn divide<T: Cut>(
    pool: Option<&ThreadPool>,
    games: usize,
    work: T,
    each: impl Fn(T) -> Result<(), GymError> + Sync,
) -> Result<(), GymError> {
    match pool {
        None => each(work),
        Some(pool) => pool.install(|| halve(games, work, &each)),
    }
}

fn halve<T: Cut>(
    games: usize,
    work: T,
    each: &(impl Fn(T) -> Result<(), GymError> + Sync),
) -> Result<(), GymError> {
    if games <= SHARE {
        return each(work);
    }
    let half = (games / 2).next_multiple_of(SHARE).min(games - 1);
    let (first, rest) = work.cut(half, games);
    let (one, other) = rayon::join(|| halve(half, first, each), || halve(games - half, rest, each));
    one.and(other)
}
