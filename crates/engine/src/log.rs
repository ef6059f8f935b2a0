//! Where a game tells what happened.

/// A sink for events.
///
/// Games write to a generic sink so that a rollout with [`Silent`] pays nothing: the events are never built.
pub trait Log<E> {
    /// Takes one event.
    fn note(&mut self, event: E);
}

/// Drops every event.
#[derive(Clone, Copy, Debug, Default)]
pub struct Silent;

impl<E> Log<E> for Silent {
    #[inline(always)]
    fn note(&mut self, _: E) {}
}

impl<E> Log<E> for Vec<E> {
    fn note(&mut self, event: E) {
        self.push(event);
    }
}
