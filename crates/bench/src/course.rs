//! Whole games at full speed through the public contract.

use cardinal_engine::random::{Purpose, Stream, pick, stream};
use cardinal_engine::{Game, Heuristics, Seat, Silent, Turn};

/// Plays eager-random games: list the legal moves, pick one, apply it.
///
/// The moves that shed cards come first, as for the `eager` player; one stream serves both chance and choice, so
/// that other implementations can follow it.
#[derive(Debug)]
pub struct Course<G: Game> {
    start: G,
    moves: Vec<G::Action>,
}

/// What some games came to.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Tally {
    /// Decisions made by players.
    pub decisions: u64,
    /// A hash over every action taken and every final score: equal only if the games were.
    pub checksum: u64,
}

impl Tally {
    /// Takes in one number.
    #[inline]
    pub fn mix(&mut self, value: u64) {
        self.checksum = (self.checksum ^ value).wrapping_mul(0x0000_0100_0000_01b3);
    }
}

impl<G: Heuristics> Course<G> {
    /// Games from this start.
    pub fn new(start: G) -> Self {
        Self { start, moves: vec![G::decode(0).expect("there is an action"); 1024] }
    }

    /// Plays the games number `from..to` under a seed, to the end.
    pub fn play<const CHECKSUM: bool>(&mut self, seed: u64, games: std::ops::Range<u64>) -> Tally {
        let mut tally = Tally::default();
        for index in games {
            let mut rng = stream(seed, index, Purpose::Chance);
            let mut game = self.start.clone();
            self.play_one::<CHECKSUM>(&mut game, &mut rng, &mut tally);
        }
        tally
    }

    #[inline]
    fn play_one<const CHECKSUM: bool>(&mut self, game: &mut G, rng: &mut Stream, tally: &mut Tally) {
        loop {
            match game.turn() {
                Turn::Seats(seats) => {
                    let seat = seats.first().expect("a turn names at least one seat");
                    let action = self.choose(game, seat, rng);
                    if CHECKSUM {
                        tally.mix(G::encode(&action) as u64);
                    }
                    tally.decisions += 1;
                    game.apply(seat, &action, &mut Silent).expect("it was listed");
                }
                Turn::Chance => {
                    let chance = game.sample_chance(rng);
                    game.apply_chance(&chance, &mut Silent).expect("it was sampled");
                }
                Turn::Over => {
                    for standing in &game.standings().expect("the game is over") {
                        tally.mix(standing.score as u64);
                    }
                    return;
                }
            }
        }
    }

    #[inline(always)]
    fn choose(&mut self, game: &G, seat: Seat, rng: &mut Stream) -> G::Action {
        // The lower half of the buffer takes the shedding moves, the upper half the others.
        let moves = self.moves.as_mut_slice();
        let half = moves.len() / 2;
        let (mut shedding, mut others) = (0, half);
        game.for_each_legal(seat, |action| {
            if G::sheds(&action) {
                moves[shedding] = action;
                shedding += 1;
            } else {
                moves[others] = action;
                others += 1;
            }
        });
        let actions = if shedding == 0 { &moves[half..others] } else { &moves[..shedding] };
        *pick(actions, rng).expect("a seat to act has a legal action")
    }
}
