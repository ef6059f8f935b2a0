//! The writes of a table, and recovery from failures.

use std::sync::Arc;

use cardinal_protocol::Millis;
use cardinal_store::{Store, StoreError, Write};

use crate::clock::now;

/// How long after a failure the table reloads, in milliseconds.
pub(super) const AGAIN: Millis = 500;

/// How a table writes.
pub(super) struct Storage {
    store: Store,
    /// The node that runs the table, where there may be several. A node that was evicted can write nothing for it.
    node: Option<Arc<str>>,
    /// The database may differ from memory: everything has to be read again before anything else.
    needs_reload: bool,
    retry: Option<Millis>,
    /// Whether a write was refused because the node was evicted.
    evicted: bool,
}

impl Storage {
    pub(super) const fn new(store: Store, node: Option<Arc<str>>) -> Self {
        Self { store, node, needs_reload: false, retry: None, evicted: false }
    }

    pub(super) const fn store(&self) -> &Store {
        &self.store
    }

    /// The node that runs the table, where there may be several.
    #[cfg(test)]
    pub(super) const fn node(&self) -> Option<&Arc<str>> {
        self.node.as_ref()
    }

    /// Writes in the name of the node that runs the table. A database that did not answer may have stored it all the
    /// same, so that everything has to be read again.
    pub(super) async fn write(&mut self, write: Write) -> Result<(), StoreError> {
        let written = self.store.write(write.by(self.node.as_ref())).await;
        self.evicted |= matches!(written, Err(StoreError::Fenced));
        if matches!(written, Err(StoreError::Unavailable(_))) {
            self.doubt(now() + AGAIN);
        }
        written
    }

    /// Whether the table runs on another node now.
    pub(super) const fn evicted(&self) -> bool {
        self.evicted
    }

    /// Writes something that nothing depends on, without waiting for it.
    pub(super) fn write_later(&self, write: Write) {
        let (store, write) = (self.store.clone(), write.by(self.node.as_ref()));
        tokio::spawn(async move {
            if let Err(error) = store.write(write).await {
                tracing::debug!(%error, "could not store a table message");
            }
        });
    }

    /// A write failed, but it may have been committed, or another node was first.
    pub(super) const fn doubt(&mut self, retry: Millis) {
        self.needs_reload = true;
        self.retry = Some(retry);
    }

    /// Something has to be tried again.
    pub(super) const fn retry_at(&mut self, at: Millis) {
        self.retry = Some(at);
    }

    /// Whether everything has to be read again first.
    pub(super) const fn needs_reload(&self) -> bool {
        self.needs_reload
    }

    /// Everything was read again.
    pub(super) const fn reloaded(&mut self) {
        self.needs_reload = false;
    }

    /// When something is to be tried again.
    pub(super) const fn next_try(&self) -> Option<Millis> {
        self.retry
    }

    /// Whether a try is due, which is thereby begun.
    pub(super) fn try_due(&mut self, now: Millis) -> bool {
        self.retry.take_if(|at| *at <= now).is_some()
    }
}
