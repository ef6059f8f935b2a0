//! Bots in a game that is chosen at run time.
//!
//! Tables and terminals, which play one game at a time, call bots through this module, so the search is compiled once per
//! game and not again in each program. Series of games use [`Bot`] directly.

use std::any::Any;

use cardinal_engine::random::Stream;
use cardinal_engine::{AnySession, Heuristics, Observer, Playable, Seat, Session, Window, Wire};
use cardinal_games::{Visitor, visit};
use serde_json::Value;

use crate::{Bot, Halt, Hint, Player, suggest};

/// The situation of a seat, detached from its table, so that another thread can search it.
pub struct Situation(Box<dyn AnySituation>);

/// Who decides, and how.
#[derive(Clone, Debug)]
pub struct Manner {
    /// The player.
    pub player: Player,
    /// Whether people wait for it: then a decision takes no longer than the level's time limit, unless the
    /// player has its own budget.
    pub among_people: bool,
    /// Ends the search early.
    pub halt: Halt,
}

trait AnySituation: Send {
    fn decide(&self, manner: Manner, rng: &mut Stream) -> Option<usize>;
    fn suggest(&self, halt: &Halt) -> Vec<Hint<Value>>;
}

struct Detached<G> {
    game: G,
    seat: Seat,
}

impl Situation {
    /// What `seat` sees in a session.
    ///
    /// # Panics
    /// For a session of a game that is not registered.
    pub fn of(session: &dyn AnySession, seat: Seat) -> Self {
        struct Detach<'a>(&'a dyn AnySession, Seat);
        impl Visitor for Detach<'_> {
            type Output = Situation;

            fn visit<G: Playable>(self) -> Situation {
                let session =
                    self.0.as_any().downcast_ref::<Session<G>>().expect("the registry knows its games");
                Situation(Box::new(Detached { game: session.played().game().clone(), seat: self.1 }))
            }
        }
        visit(session.played().info().id, Detach(session, seat)).expect("only registered games are played")
    }

    /// The number of the action that a player takes; `None` if there is nothing to do.
    pub fn decide(&self, manner: Manner, rng: &mut Stream) -> Option<usize> {
        self.0.decide(manner, rng)
    }

    /// The moves of the seat as JSON, the best first; see [`suggest`].
    pub fn suggest(&self, halt: &Halt) -> Vec<Hint<Value>> {
        self.0.suggest(halt)
    }
}

impl std::fmt::Debug for Situation {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("Situation(…)")
    }
}

impl<G: Heuristics> AnySituation for Detached<G> {
    fn decide(&self, manner: Manner, rng: &mut Stream) -> Option<usize> {
        let Manner { player, among_people, halt } = manner;
        let window = Window::new(&self.game, self.seat);
        if window.legal().is_empty() {
            return None;
        }
        let usual = player == Player::from(player.level());
        let seated = if usual && among_people {
            player.level().seated_among_people::<G>()
        } else {
            player.seated::<G>()
        };
        Some(G::encode(&seated.heeding(halt).decide(&window, rng)))
    }

    fn suggest(&self, halt: &Halt) -> Vec<Hint<Value>> {
        let view = self.game.view(Observer::Seat(self.seat));
        suggest::<G>(&view, self.seat, halt).into_iter().map(|hint| hint.map(Wire::to_tree)).collect()
    }
}

/// The moves of a seat by their numbers, the best first, from a view of the game of this id; see [`suggest`]. Empty for a
/// view of another game.
pub fn suggest_numbered(game: &str, view: &dyn Any, seat: Seat, halt: &Halt) -> Vec<Hint<usize>> {
    struct Suggest<'a>(&'a dyn Any, Seat, &'a Halt);
    impl Visitor for Suggest<'_> {
        type Output = Vec<Hint<usize>>;

        fn visit<G: Playable>(self) -> Self::Output {
            let view = self.0.downcast_ref::<G::View>();
            let hints = view.map(|view| suggest::<G>(view, self.1, self.2)).unwrap_or_default();
            hints.into_iter().map(|hint| hint.map(G::encode)).collect()
        }
    }
    visit(game, Suggest(view, seat, halt)).unwrap_or_default()
}
