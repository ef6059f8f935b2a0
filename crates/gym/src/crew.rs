//! The threads of a fleet.

use std::process;

use rayon::{ThreadPool, ThreadPoolBuilder};

use crate::GymError;

/// The threads that work on the games; none for a single one, when the caller does the work.
///
/// A child made by `fork` has the memory of its parent, but only the thread that forked: work given to the pool there would
/// wait for ever. So the crew remembers whose it is, and a child gets threads of its own.
#[derive(Debug)]
pub(crate) struct Crew {
    pool: Option<ThreadPool>,
    /// The process whose threads they are.
    process: u32,
}

impl Crew {
    /// A crew of this many threads; 0 for one a core.
    pub(crate) fn new(threads: usize) -> Result<Self, GymError> {
        let pool = match threads {
            1 => None,
            threads => Some(ThreadPoolBuilder::new().num_threads(threads).build()),
        };
        let pool = pool.transpose().map_err(|error| GymError::Threads(error.to_string()))?;
        Ok(Self { pool, process: process::id() })
    }

    pub(crate) fn threads(&self) -> usize {
        self.pool.as_ref().map_or(1, ThreadPool::current_num_threads)
    }

    /// Starts the threads again in a process that does not have them.
    pub(crate) fn muster(&mut self) -> Result<(), GymError> {
        if self.pool.is_some() && self.process != process::id() {
            *self = Self::new(self.threads())?;
        }
        Ok(())
    }

    pub(crate) const fn pool(&self) -> Option<&ThreadPool> {
        self.pool.as_ref()
    }
}

impl Drop for Crew {
    fn drop(&mut self) {
        if self.process != process::id() {
            // After a fork the child has no threads, and dropping the pool would take locks that no thread ever
            // releases.
            std::mem::forget(self.pool.take());
        }
    }
}
