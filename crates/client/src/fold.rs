//! Bringing a view up to date by what was told since.

use std::panic::{AssertUnwindSafe, catch_unwind};

use cardinal_engine::{Game, Heuristics};
use cardinal_games::{Visitor, visit};
use cardinal_protocol::Step;
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

    fn visit<G: Game + Heuristics>(self) -> Option<Value> {
        let mut view: G::View = serde_json::from_value(self.view.clone()).ok()?;
        for notice in self.steps.iter().flat_map(|step| &step.notices) {
            let notice: G::Notice = serde_json::from_value(notice.clone()).ok()?;
            G::fold(&mut view, &notice);
        }
        serde_json::to_value(&view).ok()
    }
}
