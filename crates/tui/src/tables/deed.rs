//! Moves in the types of a game chosen at run time.

use std::any::Any;
use std::fmt::{self, Debug};
use std::sync::Arc;

use cardinal_engine::Wire;
use serde_json::Value;

/// A move in the type of its game: one action, or several that are carried out together or not at all.
#[derive(Clone)]
pub struct Deed(Arc<dyn AnyDeed>);

trait AnyDeed: Any + Debug + Send + Sync {
    fn as_any(&self) -> &dyn Any;
    fn equals(&self, other: &Deed) -> bool;
    fn then(&self, next: &Deed) -> Option<Deed>;
    fn to_json(&self) -> Vec<Value>;
}

impl<T: Wire> AnyDeed for Vec<T> {
    fn as_any(&self) -> &dyn Any {
        self
    }

    fn equals(&self, other: &Deed) -> bool {
        other.actions::<T>().is_some_and(|other| other == self.as_slice())
    }

    fn then(&self, next: &Deed) -> Option<Deed> {
        Some(Deed::of([self.as_slice(), next.actions::<T>()?].concat()))
    }

    fn to_json(&self) -> Vec<Value> {
        self.iter().map(Wire::to_tree).collect()
    }
}

impl Deed {
    /// The move of these actions.
    pub fn of<A: Wire>(actions: Vec<A>) -> Self {
        Self(Arc::new(actions))
    }

    /// Its actions, for callers that know their type; `None` for actions of another game.
    pub fn actions<A: Wire>(&self) -> Option<&[A]> {
        self.0.as_any().downcast_ref::<Vec<A>>().map(Vec::as_slice)
    }

    /// This move and then another one, as one; `None` where they are of different games.
    pub fn then(&self, next: &Self) -> Option<Self> {
        self.0.then(next)
    }

    /// Its actions as they are sent to a server.
    pub fn to_json(&self) -> Vec<Value> {
        self.0.to_json()
    }
}

impl PartialEq for Deed {
    fn eq(&self, other: &Self) -> bool {
        self.0.equals(other)
    }
}

impl Debug for Deed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

#[cfg(test)]
mod tests {
    use cardinal_engine::Seat;

    use super::*;

    #[test]
    fn moves_are_joined_within_a_game_only() {
        let deed = |seats: &[u8]| Deed::of(seats.iter().copied().map(Seat::new).collect());
        let (one, two) = (deed(&[1]), deed(&[2, 3]));
        let both = one.then(&two).unwrap();
        assert_eq!(both, deed(&[1, 2, 3]));
        assert_eq!(both.to_json(), [1, 2, 3]);
        let other = Deed::of(vec![()]);
        assert!(one.then(&other).is_none() && one != other);
    }
}
