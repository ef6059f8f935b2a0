//! Penalties and places.

use cardinal_engine::{BySeat, Measures, Seat, Standing, rank};

use super::{CardSet, NumberChain, Phase};

/// Penalty points over all rounds completed.
pub(super) fn scores(game: &NumberChain) -> BySeat<i32> {
    BySeat::from_fn(game.seats, |seat| game.total(seat))
}

/// Lowest total first, then fewest wilds in hand at the end of the last round (NC-25, NC-A30).
pub(super) fn standings(game: &NumberChain) -> Option<BySeat<Standing>> {
    (game.phase == Phase::Over)
        .then(|| rank(game.seats, |seat| (game.total(seat), game.wilds_left(seat)), |seat| game.total(seat)))
}

/// In the order of `INFO.measures`.
pub(super) fn measures(game: &NumberChain, seat: Seat) -> Measures {
    let rounds = &game.penalties[..usize::from(game.rounds_over)];
    let clean = rounds.iter().filter(|round| round[seat.index()] == 0).count();
    [clean as i32, i32::from(game.hands[seat.index()].len()), i32::from(game.wilds_left(seat))]
        .into_iter()
        .collect()
}

impl NumberChain {
    /// Penalty points of a seat over all rounds completed.
    pub(super) fn total(&self, seat: Seat) -> i32 {
        self.penalties.iter().map(|round| i32::from(round[seat.index()])).sum()
    }

    fn wilds_left(&self, seat: Seat) -> u8 {
        self.hands[seat.index()].and(CardSet::WILDS).len()
    }
}
