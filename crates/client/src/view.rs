//! The view of a match in the types of its game.

use std::any::Any;
use std::fmt;
use std::sync::Arc;

use cardinal_engine::{Playable, Wire};
use cardinal_games::{Visitor, visit};
use cardinal_protocol::{Json, Step};
use serde_json::Value;

/// What a watcher sees of a match, in the types of its game: parsed once and updated by later steps. The view of an
/// unknown game, or of another version of a game, stays JSON.
#[derive(Clone)]
pub struct View(Arc<dyn AnyView>);

trait AnyView: Any + Send + Sync {
    fn as_any(&self) -> &dyn Any;
    fn to_json(&self) -> Value;
    fn folded(&self, steps: &[Step]) -> Option<View>;
}

/// The view of a game that this program has.
struct Typed<G: Playable>(G::View);

/// A view that this program cannot read, and why.
struct Unread(Value, String);

impl View {
    /// Reads a view of this game.
    pub fn read(game: &str, json: &Json) -> Self {
        struct Reading<'a>(&'a Json);
        impl Visitor for Reading<'_> {
            type Output = serde_json::Result<View>;

            fn visit<G: Playable>(self) -> Self::Output {
                Ok(View(Arc::new(Typed::<G>(G::View::from_json(&self.0.text())?))))
            }
        }
        let why = match visit(game, Reading(json)) {
            Some(Ok(view)) => return view,
            Some(Err(error)) => error.to_string(),
            None => format!("this program does not have the game '{game}'"),
        };
        Self(Arc::new(Unread(json.tree(), why)))
    }

    /// The view as the game's own type, for callers that know the game; `None` for another game's.
    pub fn of<G: Playable>(&self) -> Option<&G::View> {
        self.0.as_any().downcast_ref::<Typed<G>>().map(|typed| &typed.0)
    }

    /// Why this program cannot read the view, if it cannot.
    pub fn fault(&self) -> Option<&str> {
        self.0.as_any().downcast_ref::<Unread>().map(|unread| unread.1.as_str())
    }

    /// The view in JSON, for callers that do not know the game.
    pub fn to_json(&self) -> Value {
        self.0.to_json()
    }

    /// The view after these steps; `None` if this program does not understand them and needs a fresh view.
    pub(crate) fn folded(&self, steps: &[Step]) -> Option<Self> {
        if steps.is_empty() { Some(self.clone()) } else { self.0.folded(steps) }
    }
}

impl<G: Playable> AnyView for Typed<G> {
    fn as_any(&self) -> &dyn Any {
        self
    }

    fn to_json(&self) -> Value {
        self.0.to_tree()
    }

    fn folded(&self, steps: &[Step]) -> Option<View> {
        let mut view = self.0.clone();
        for step in steps {
            for notice in &G::Notice::list_from_json(&step.notices.text()).ok()? {
                G::fold(&mut view, notice).ok()?;
            }
        }
        Some(View(Arc::new(Self(view))))
    }
}

impl AnyView for Unread {
    fn as_any(&self) -> &dyn Any {
        self
    }

    fn to_json(&self) -> Value {
        self.0.clone()
    }

    fn folded(&self, _: &[Step]) -> Option<View> {
        None
    }
}

impl PartialEq for View {
    fn eq(&self, other: &Self) -> bool {
        Arc::ptr_eq(&self.0, &other.0) || self.to_json() == other.to_json()
    }
}

impl fmt::Debug for View {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "View({})", self.to_json())
    }
}
