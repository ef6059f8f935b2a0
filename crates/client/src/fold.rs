//! Bringing a view up to date by what was told since.

use std::panic::{AssertUnwindSafe, catch_unwind};

use cardinal_engine::{Game, Instinct};
use cardinal_games::{Visitor, visit};
use cardinal_protocol::Step;
use serde::Deserialize;
use serde_json::Value;

/// The view after these steps; nothing where this program does not understand them, and a fresh view must be asked for.
///
/// Games fold what their own rules can bring about, and may panic at anything else. A server that tells nonsense must not
/// end the thread that listens to it.
pub(crate) fn folded(game: &str, view: &Value, steps: &[Step]) -> Option<Value> {
    // Nothing is shared with what may have been left half done.
    catch_unwind(AssertUnwindSafe(|| visit(game, Fold { view, steps }))).ok()??
}

struct Fold<'a> {
    view: &'a Value,
    steps: &'a [Step],
}

impl Visitor for Fold<'_> {
    type Output = Option<Value>;

    fn visit<G: Game + Instinct>(self) -> Option<Value> {
        let mut view = G::View::deserialize(self.view).ok()?;
        for step in self.steps {
            for notice in &step.notices.read::<Vec<G::Notice>>().ok()? {
                G::fold(&mut view, notice);
            }
        }
        serde_json::to_value(&view).ok()
    }
}
