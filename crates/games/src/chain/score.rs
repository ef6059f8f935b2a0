//! Points and places.

use cardinal_engine::{BySeat, Measures, Seat, Standing, rank};
use serde::{Deserialize, Serialize};

use super::{Chain, Phase};

/// What one game brought a player (CH-26).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Tally {
    /// Points of the settlement.
    pub build: i16,
    /// Cards won in tricks, a point each.
    pub captured: i16,
    /// What the cards left in hand cost.
    pub hand: i16,
    /// What the penalty cards cost.
    pub open: i16,
}

impl Tally {
    /// The score of the game.
    pub const fn score(&self) -> i16 {
        self.build.saturating_add(self.captured).saturating_sub(self.hand).saturating_sub(self.open)
    }
}

/// The sums over all games completed.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Totals {
    /// Points of the settlements.
    pub build: i16,
    /// Cards won in tricks.
    pub captured: i16,
    /// What cards left in hand cost.
    pub hand: i16,
    /// What penalty cards cost.
    pub open: i16,
}

impl Totals {
    pub(super) const fn add(&mut self, tally: &Tally) {
        self.build = self.build.saturating_add(tally.build);
        self.captured = self.captured.saturating_add(tally.captured);
        self.hand = self.hand.saturating_add(tally.hand);
        self.open = self.open.saturating_add(tally.open);
    }

    /// The total score.
    pub const fn score(&self) -> i32 {
        self.build as i32 + self.release()
    }

    /// What the releases brought: cards won, less all penalties.
    pub const fn release(&self) -> i32 {
        self.captured as i32 - self.hand as i32 - self.open as i32
    }
}

/// Totals with what is certain of the game in progress.
pub(super) fn scores(game: &Chain) -> BySeat<i32> {
    BySeat::from_fn(game.seats, |seat| game.running(seat))
}

/// Highest total first; ties share the place (CH-2).
pub(super) fn standings(game: &Chain) -> Option<BySeat<Standing>> {
    (game.phase == Phase::Over).then(|| rank(game.seats, |seat| -game.total(seat), |seat| game.total(seat)))
}

/// In the order of `INFO.measures`.
pub(super) fn measures(game: &Chain, seat: Seat) -> Measures {
    let totals = game.totals[seat.index()];
    [
        i32::from(totals.build),
        totals.release(),
        i32::from(totals.captured),
        i32::from(totals.open),
        i32::from(totals.hand),
    ]
    .into_iter()
    .collect()
}

impl Chain {
    /// The score of a seat over all games completed.
    pub(super) fn total(&self, seat: Seat) -> i32 {
        self.totals[seat.index()].score()
    }

    /// The total with what is certain of the game in progress: build points, cards won, penalty cards.
    pub(super) fn running(&self, seat: Seat) -> i32 {
        if self.phase == Phase::Over {
            return self.total(seat);
        }
        let penalties: i32 = self.open[seat.index()].iter().map(|card| i32::from(card.penalty())).sum();
        let captured = i32::from(self.captured[seat.index()].len());
        self.total(seat) + self.build_points(seat) + captured - penalties
    }
}
