//! Bringing a view up to date by the notices sent since.

use cardinal_engine::Playable;
use cardinal_games::{Visitor, visit};
use cardinal_protocol::Step;
use serde::Deserialize;
use serde_json::Value;

/// The view after these steps; `None` if this program does not understand them, and the client has to ask for a fresh
/// view.
pub(crate) fn folded(game: &str, view: &Value, steps: &[Step]) -> Option<Value> {
    visit(game, Fold { view, steps })?
}

struct Fold<'a> {
    view: &'a Value,
    steps: &'a [Step],
}

impl Visitor for Fold<'_> {
    type Output = Option<Value>;

    fn visit<G: Playable>(self) -> Option<Value> {
        let mut view = G::View::deserialize(self.view).ok()?;
        for step in self.steps {
            for notice in &step.notices.read::<Vec<G::Notice>>().ok()? {
                G::fold(&mut view, notice).ok()?;
            }
        }
        serde_json::to_value(&view).ok()
    }
}
