//! One game from its first shuffle to its end.

use cardinal_bots::Bot;
use cardinal_engine::{BySeat, Game, Standing, Turn, Window};

use super::{Journal, Streams};

/// How a game went.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Outcome {
    /// How often a player had to decide.
    pub decisions: u64,
    /// How the seats rank; `None` if the game was given up.
    pub standings: Option<BySeat<Standing>>,
}

/// Plays `game` to its end, or until `cap` decisions have been made without one; `None` if the journal called
/// it off.
///
/// Where several seats may act, the one with the lowest number does; in games in which that happens the order
/// makes no difference.
///
/// # Panics
/// When there are fewer bots or streams than seats, or when a bot makes a move the rules forbid.
pub fn play_game<G: Game>(
    game: &mut G,
    bots: &mut [impl Bot<G>],
    mut streams: Streams,
    cap: u64,
    journal: &mut impl Journal<G>,
) -> Option<Outcome> {
    let mut decisions = 0;
    loop {
        match game.turn() {
            Turn::Over => return Some(Outcome { decisions, standings: game.standings() }),
            Turn::Chance => {
                let chance = game.sample_chance(&mut streams.chance);
                game.apply_chance(&chance, &mut journal.log()).expect("a sampled outcome is a possible one");
                journal.chance(game, chance);
            }
            Turn::Seats(_) if decisions == cap => return Some(Outcome { decisions, standings: None }),
            Turn::Seats(seats) => {
                let seat = seats.first().expect("a turn names at least one seat");
                if !journal.decides(game, seat) {
                    return None;
                }
                let action = bots[seat.index()].decide(&Window::new(game, seat), &mut streams.players[seat]);
                game.apply(seat, &action, &mut journal.log()).expect("a bot picks among the legal actions");
                journal.action(game, seat, action);
                decisions += 1;
            }
        }
    }
}
