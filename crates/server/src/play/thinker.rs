//! The only place that knows the bots: their levels, and how one is made to think.
//!
//! Bots think on a bounded number of threads, detached from the table: a table asks and goes on, and the answer
//! comes into its inbox like any other letter.

use std::sync::Arc;

use cardinal_bots::{Bot, Halt, Level, look_ahead};
use cardinal_engine::random::{Purpose, stream};
use cardinal_engine::{Heuristics, Observer, Seat, Window};
use cardinal_protocol::Suggestion;
use serde_json::{Value, json};
use tokio::sync::Semaphore;

/// The levels people can choose, the weakest first.
pub(crate) fn levels() -> Vec<&'static str> {
    Level::ALL.into_iter().map(Level::name).collect()
}

/// The level that sits in for somebody who is away.
pub(crate) const fn substitute() -> &'static str {
    Level::Normal.name()
}

/// What one seat knows, ready to be thought about on another thread.
pub(crate) trait Thought: Send {
    /// One legal action.
    fn decide(&self, level: &str, seed: u64) -> Option<Value>;
    /// Some actions with what speaks for them, the best first.
    fn suggest(&self) -> Vec<Suggestion>;
}

struct Detached<G> {
    game: G,
    seat: Seat,
}

/// Takes what `seat` needs to think away from the table.
pub(crate) fn detach<G: Heuristics>(game: &G, seat: Seat) -> Box<dyn Thought> {
    Box::new(Detached { game: game.clone(), seat })
}

impl<G: Heuristics> Thought for Detached<G> {
    fn decide(&self, level: &str, seed: u64) -> Option<Value> {
        let level: Level = level.parse().unwrap_or(Level::Greedy);
        let window = Window::new(&self.game, self.seat);
        if window.legal().is_empty() {
            return None;
        }
        let mut rng = stream(seed, 0, Purpose::Player(self.seat.number()));
        let action = level.seated_among_people::<G>().decide(&window, &mut rng);
        Some(json!(action))
    }

    fn suggest(&self) -> Vec<Suggestion> {
        let view = self.game.view(Observer::Seat(self.seat));
        // No look at the clock: the same position gets the same advice.
        let Some(budget) = Level::Normal.budget::<G>() else {
            return Vec::new();
        };
        let mut rng = stream(1, 0, Purpose::Player(self.seat.number()));
        let advice = look_ahead::<G>(&view, self.seat, &budget, &Halt::default(), &mut rng);
        let tried: u32 = advice.iter().map(|advice| advice.visits).sum();
        let line = |advice: cardinal_bots::Advice<G::Action>| Suggestion {
            action: json!(advice.action),
            expected: Some(f64::from(advice.share)),
            reason: format!("held up in {} of {tried} imagined games", advice.visits),
        };
        advice.into_iter().take(5).map(line).collect()
    }
}

/// The bounded pool on which bots think.
#[derive(Clone, Debug)]
pub(crate) struct Thoughts {
    permits: Arc<Semaphore>,
}

impl Thoughts {
    pub(crate) fn new(threads: usize) -> Self {
        Self { permits: Arc::new(Semaphore::new(threads.max(1))) }
    }

    /// Thinks on one of the threads, when one is free. Nothing comes of it if thinking fails.
    pub(crate) async fn think<T: Send + 'static>(
        &self,
        thought: Box<dyn Thought>,
        how: impl FnOnce(&dyn Thought) -> T + Send + 'static,
    ) -> Option<T> {
        let permit = Arc::clone(&self.permits).acquire_owned().await.ok()?;
        let answer = tokio::task::spawn_blocking(move || {
            let answer = how(&*thought);
            drop(permit);
            answer
        });
        answer.await.ok()
    }
}
