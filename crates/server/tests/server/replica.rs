//! A match replayed from its stored inputs, to know what a server should do.

use cardinal_engine::{AnyMatch, Input, Match, Playable, Settings};
use cardinal_games::{Visitor, visit};
use serde_json::Value;

/// Does something with the match that these inputs make; nothing if they make none.
pub(crate) fn replay<T>(
    game: &str,
    options: &Value,
    seats: usize,
    inputs: &[Value],
    then: impl FnOnce(&dyn AnyMatch) -> T,
) -> Option<T> {
    struct Play<'a, F>(&'a Value, usize, &'a [Value], F);
    impl<T, F: FnOnce(&dyn AnyMatch) -> T> Visitor for Play<'_, F> {
        type Output = Option<T>;

        fn visit<G: Playable>(self) -> Option<T> {
            let options = Settings::from_json(&G::INFO, self.0).ok()?.resolve::<G>().ok()?;
            let mut played = Match::<G>::new(&options, vec![String::new(); self.1]).ok()?;
            for input in self.2 {
                let input: Input<G::Action, G::Chance> = serde_json::from_value(input.clone()).ok()?;
                played.step(input).ok()?;
            }
            Some((self.3)(&played))
        }
    }
    visit(game, Play(options, seats, inputs, then)).flatten()
}
