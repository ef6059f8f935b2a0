//! One game from its first shuffle to its end.

use cardinal_bots::Bot;
use cardinal_engine::random::{Purpose, stream};
use cardinal_engine::{BySeat, Game, Silent, Standing, Turn, Window};

use crate::Journal;

/// How a game went.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Outcome {
    /// How often a player had to decide.
    pub decisions: u64,
    /// How the seats rank; `None` if the game was given up.
    pub standings: Option<BySeat<Standing>>,
}

/// Plays `game` to its end, or until `cap` decisions have been made without one.
///
/// The streams are those of game number `index` under `seed`, so that a game of a series can be played again
/// on its own. Where several seats may act, the one with the lowest number does; in games in which that
/// happens the order makes no difference.
///
/// # Panics
/// When there are fewer bots than seats, or when a bot makes a move the rules forbid.
pub fn play_game<G: Game>(
    game: &mut G,
    bots: &mut [impl Bot<G>],
    seed: u64,
    index: u64,
    cap: u64,
    journal: &mut impl Journal<G>,
) -> Outcome {
    let mut chance_stream = stream(seed, index, Purpose::Chance);
    let mut streams =
        BySeat::from_fn(game.seats(), |seat| stream(seed, index, Purpose::Player(seat.number())));
    let mut decisions = 0;
    loop {
        match game.turn() {
            Turn::Over => return Outcome { decisions, standings: game.standings() },
            Turn::Chance => {
                let chance = game.sample_chance(&mut chance_stream);
                game.apply_chance(&chance, &mut Silent).expect("a sampled outcome is a possible one");
                journal.chance(chance);
            }
            Turn::Seats(_) if decisions == cap => return Outcome { decisions, standings: None },
            Turn::Seats(seats) => {
                let seat = seats.first().expect("somebody is on turn");
                let action = bots[seat.index()].decide(&Window::new(game, seat), &mut streams[seat]);
                game.apply(seat, &action, &mut Silent).expect("a bot picks among the legal actions");
                journal.action(seat, action);
                decisions += 1;
            }
        }
    }
}
