//! What has happened, as lines to read.

use cardinal_engine::Seat;

use crate::session::Scene;
use crate::tables::{AnyTable, Thing};
use crate::words::Names;

/// The sentences of a scene, kept until it changes.
#[derive(Clone, Debug, Default)]
pub(crate) struct Story {
    of: (usize, Option<Seat>),
    /// The sentences, the oldest first.
    pub(crate) lines: Vec<String>,
    /// What the last input was about.
    pub(crate) touched: Vec<Thing>,
}

impl Story {
    /// Brings the story up to date.
    pub(crate) fn follow(&mut self, scene: &Scene, table: &dyn AnyTable) {
        let of = (scene.inputs(), scene.seat);
        if of == self.of {
            return;
        }
        let names = Names { names: &scene.names, me: scene.seat };
        self.of = of;
        self.lines = scene.told.iter().flat_map(|notices| table.tell(notices, names)).collect();
        self.touched = scene
            .told
            .iter()
            .rev()
            .map(|notices| table.touched(notices))
            .find(|all| !all.is_empty())
            .unwrap_or_default();
    }
}
