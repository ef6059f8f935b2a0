//! The value of a position in which all cards are known.

use cardinal_engine::{BySeat, Seat};

use super::sheet::Stage;
use super::{Chain, Phase, scorer};

/// How far apart scores typically are that the rest of a game can still turn around: by the release, and by a
/// whole game to come.
const RELEASE_SPREAD: f32 = 10.0;
const GAME_SPREAD: f32 = 25.0;

/// The share of victory each seat can expect: totals, with what the hands are worth before a settlement, against
/// what is still to come.
pub(super) fn evaluate(game: &Chain) -> BySeat<f32> {
    let to_come = f32::from(game.options.games - game.games_over.min(game.options.games));
    let over = game.phase == Phase::Over;
    let before_settlement = matches!(game.phase, Phase::Settle) && game.sheets[0].stage != Stage::Ready;
    let score = |seat: Seat| {
        let hand = if before_settlement {
            f32::from(scorer::best(game.hand_of(seat), game.options.all_x_groups))
        } else {
            0.0
        };
        game.running(seat) as f32 + hand
    };
    let scores = BySeat::from_fn(game.seats, score);
    if over {
        let wins = shares(&scores, 0.05);
        let margins = shares(&scores, 2.0 * RELEASE_SPREAD);
        return BySeat::from_fn(game.seats, |seat| 0.85 * wins[seat] + 0.15 * margins[seat]);
    }
    let games = if before_settlement { to_come - 1.0 } else { to_come };
    let release = if before_settlement { RELEASE_SPREAD } else { 0.0 };
    shares(&scores, (release * release + games * GAME_SPREAD * GAME_SPREAD).sqrt().max(1.0))
}

/// Shares of victory by score: the higher, the more, and the more so the less the spread.
fn shares(scores: &BySeat<f32>, spread: f32) -> BySeat<f32> {
    let highest = scores.iter().copied().fold(f32::MIN, f32::max);
    let weights = scores.map(|score| ((score - highest) / spread).exp());
    let sum: f32 = weights.iter().sum();
    weights.map(|weight| weight / sum)
}
