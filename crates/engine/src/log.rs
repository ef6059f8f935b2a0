//! Where a game tells what happened.

/// A sink for events.
///
/// Games write to a generic sink so that a rollout with [`Silent`] pays nothing: the events are never built.
pub trait Log<E> {
    /// Takes one event.
    fn note(&mut self, event: E);

    /// Takes the event that `make` makes; a sink that drops everything does not even make it.
    #[inline(always)]
    fn tell(&mut self, make: impl FnOnce() -> E) {
        self.note(make());
    }
}

/// Drops every event.
#[derive(Clone, Copy, Debug, Default)]
pub struct Silent;

impl<E> Log<E> for Silent {
    #[inline(always)]
    fn note(&mut self, _: E) {}

    #[inline(always)]
    fn tell(&mut self, _: impl FnOnce() -> E) {}
}

impl<E> Log<E> for Vec<E> {
    fn note(&mut self, event: E) {
        self.push(event);
    }
}
