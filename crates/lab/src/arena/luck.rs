//! Luck against skill.

/// Where the differences between results come from, measured over duplicate deals.
///
/// Every deal is played once in each rotation of the players. What a side gets on average over these games it owes to
/// its seat and its cards; what a player gets on average over all of them it owes to its strength; the rest comes from
/// the players' own dice and from how their choices met. The three add up, as the squares of an analysis of variance
/// do, and each is corrected for what pure noise would contribute (the effect size ω²).
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Luck {
    sides: i128,
    /// Which player sits at each position of the lineup, numbered from 0 without gaps.
    players: Vec<usize>,
    deals: i128,
    /// The sum of squared deviations of all results, in squares of half-points.
    total: i128,
    /// The sum of squared deviations of what each side got in all games of a deal.
    cells: i128,
    /// The sum of the results of each player.
    by_player: Vec<i128>,
}

/// The shares of the variance of results, adding up to 1.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Shares {
    /// Explained by who plays.
    pub skill: f64,
    /// Explained by the seat and the cards.
    pub deal: f64,
    /// Explained by neither.
    pub rest: f64,
}

impl Luck {
    /// Of no deals yet, at tables of this lineup.
    pub fn new(lineup: &[usize]) -> Self {
        let mut known: Vec<usize> = lineup.to_vec();
        known.sort_unstable();
        known.dedup();
        let players: Vec<usize> =
            lineup.iter().map(|player| known.partition_point(|known| known < player)).collect();
        Self {
            sides: lineup.len() as i128,
            players,
            deals: 0,
            total: 0,
            cells: 0,
            by_player: vec![0; known.len()],
        }
    }

    /// Takes in a deal: the half-points of each side in each game, the games in the order of the rotations.
    pub fn add(&mut self, games: &[Vec<u32>]) {
        let (sides, positions) = (games.len(), self.players.len());
        // Each result is compared with the mean, as many half-points as there are opponents.
        let mean = self.sides - 1;
        self.deals += 1;
        for side in 0..sides {
            let mut cell = 0;
            for (rotation, game) in games.iter().enumerate() {
                let off = i128::from(game[side]) - mean;
                self.total += off * off;
                self.by_player[self.players[(side + rotation) % positions]] += off;
                cell += off;
            }
            self.cells += cell * cell;
        }
    }

    /// The shares; `None` for too few deals or where all results are equal.
    pub fn shares(&self) -> Option<Shares> {
        let (sides, deals) = (self.sides as f64, self.deals as f64);
        let total = self.total as f64;
        if self.deals < 2 || self.total == 0 {
            return None;
        }
        let seats_of = |player: usize| self.players.iter().filter(|of| **of == player).count() as f64;
        let by_player = self.by_player.iter().enumerate();
        let skill: f64 =
            by_player.map(|(at, &sum)| (sum as f64).powi(2) / (seats_of(at) * deals * sides)).sum();
        let cells = self.cells as f64 / sides;
        // The results of a game add up to a constant, so each game has one degree of freedom less than sides.
        let free_skill = self.by_player.len() as f64 - 1.0;
        let free_cells = deals * (sides - 1.0);
        let free_rest = deals * (sides - 1.0).powi(2) - free_skill;
        let noise = (total - skill - cells) / free_rest;
        let skill = ((skill - free_skill * noise) / total).max(0.0);
        let deal = ((cells - free_cells * noise) / total).max(0.0);
        Some(Shares { skill, deal, rest: (1.0 - skill - deal).max(0.0) })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Plays deals of two sides; the results are those of the first side when the first player sits there, and when
    /// the second does.
    fn two(deals: &[(u32, u32)]) -> Shares {
        let mut luck = Luck::new(&[0, 1]);
        for &(first, second) in deals {
            luck.add(&[vec![first, 2 - first], vec![second, 2 - second]]);
        }
        luck.shares().unwrap()
    }

    #[test]
    fn a_game_of_pure_skill() {
        let shares = two(&[(2, 0); 50]);
        assert!((shares.skill - 1.0).abs() < 1e-12 && shares.deal < 1e-12, "{shares:?}");
    }

    #[test]
    fn a_game_of_the_cards_alone() {
        let deals: Vec<(u32, u32)> =
            (0..50).map(|deal| if deal % 2 == 0 { (2, 2) } else { (0, 0) }).collect();
        let shares = two(&deals);
        assert!((shares.deal - 1.0).abs() < 1e-12 && shares.skill < 1e-12, "{shares:?}");
    }

    #[test]
    fn half_of_each() {
        // In half of the deals the player decides, in a quarter each the cards favour one side.
        let deals: Vec<(u32, u32)> =
            (0..4000).map(|deal| [(2, 0), (2, 0), (2, 2), (0, 0)][deal % 4]).collect();
        let shares = two(&deals);
        // Four deals: 16 squares in all, of which 4 belong to the players, 8 to the sides of a deal and 4 to neither.
        // Noise of 4 in 4 degrees of freedom would give the sides 4 as well, so only half of their 8 counts.
        assert!((shares.skill - 0.25).abs() < 1e-3, "{shares:?}");
        assert!((shares.deal - 0.25).abs() < 1e-3, "{shares:?}");
        assert!((shares.rest - 0.5).abs() < 1e-3, "{shares:?}");
    }

    #[test]
    fn dice_are_neither() {
        // All four combinations, equally often.
        let deals: Vec<(u32, u32)> =
            (0..4000).map(|deal| [(2, 0), (0, 2), (2, 2), (0, 0)][deal % 4]).collect();
        let shares = two(&deals);
        assert!(shares.skill < 1e-3 && shares.deal < 1e-3, "{shares:?}");
    }

    #[test]
    fn clones_share_a_strength() {
        // A hero among two clones who always wins, the clones tied: 4 half-points to 1 and 1.
        let mut luck = Luck::new(&[5, 3, 3]);
        (0..10).for_each(|_| luck.add(&[vec![4, 1, 1], vec![1, 1, 4], vec![1, 4, 1]]));
        let shares = luck.shares().unwrap();
        assert!((shares.skill - 1.0).abs() < 1e-12, "{shares:?}");
    }

    #[test]
    fn nothing_is_said_of_nothing() {
        assert_eq!(Luck::new(&[0, 1]).shares(), None);
        let mut ties = Luck::new(&[0, 1]);
        (0..9).for_each(|_| ties.add(&[vec![1, 1], vec![1, 1]]));
        assert_eq!(ties.shares(), None);
    }
}
