//! How bots think: detached from the table, which goes on; the answer comes into its inbox like any other command.

use cardinal_bots::{Bot, Halt, Hint, Level, suggest};
use cardinal_engine::random::{Purpose, stream};
use cardinal_engine::{AnySession, Heuristics, Observer, Playable, Seat, Session, Window};
use cardinal_games::{Visitor, visit};
use cardinal_protocol::{Json, Suggestion};

/// The levels people can choose, the weakest first.
pub(crate) fn levels() -> Vec<&'static str> {
    Level::ALL.into_iter().map(Level::name).collect()
}

/// The level that plays for a person who is away.
pub(crate) fn substitute() -> &'static str {
    // A simulation plays thousands of games, and how well does not matter there.
    #[cfg(feature = "testing")]
    if crate::clock::simulated_time::now().is_some() {
        return Level::Greedy.name();
    }
    Level::Normal.name()
}

/// A seat's situation, detached from its table so that another thread can think about it.
pub(crate) trait Thinker: Send {
    /// The number of the action that a bot of this level takes; `None` if there is nothing to do.
    fn decide(&self, level: &str, seed: u64) -> Option<usize>;
    /// Some actions with what speaks for them, the best first.
    fn suggest(&self) -> Vec<Suggestion>;
}

struct Detached<G> {
    game: G,
    seat: Seat,
}

/// Detaches what `seat` needs to think.
pub(crate) fn thinker(session: &dyn AnySession, seat: Seat) -> Box<dyn Thinker> {
    struct Detach<'a>(&'a dyn AnySession, Seat);
    impl Visitor for Detach<'_> {
        type Output = Box<dyn Thinker>;

        fn visit<G: Playable>(self) -> Self::Output {
            let session = self.0.as_any().downcast_ref::<Session<G>>().expect("the registry knows its games");
            Box::new(Detached { game: session.played().game().clone(), seat: self.1 })
        }
    }
    visit(session.played().info().id, Detach(session, seat)).expect("only registered games are played")
}

impl<G: Heuristics> Thinker for Detached<G> {
    fn decide(&self, level: &str, seed: u64) -> Option<usize> {
        let level: Level = level.parse().unwrap_or(Level::Greedy);
        let window = Window::new(&self.game, self.seat);
        if window.legal().is_empty() {
            return None;
        }
        let mut rng = stream(seed, 0, Purpose::Player(self.seat.number()));
        Some(G::encode(&level.seated_among_people::<G>().decide(&window, &mut rng)))
    }

    fn suggest(&self) -> Vec<Suggestion> {
        let view = self.game.view(Observer::Seat(self.seat));
        let hints = suggest::<G>(&view, self.seat, &Halt::default());
        let suggestion = |hint: Hint<G::Action>| Suggestion {
            action: Json::of(&hint.action),
            looked_at: hint.looked_at,
            reason: hint.reason,
        };
        hints.into_iter().take(5).map(suggestion).collect()
    }
}
