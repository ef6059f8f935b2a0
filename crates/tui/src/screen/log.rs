//! What has happened, as lines to read.

use cardinal_engine::Seat;

use crate::session::{Said, Scene};
use crate::tables::Thing;

/// The sentences of a scene, kept until it changes.
#[derive(Clone, Debug, Default)]
pub(crate) struct Story {
    of: (usize, usize, Option<Seat>),
    /// The sentences, the oldest first, each with the number of inputs up to the one it tells of.
    sentences: Vec<(usize, String)>,
    /// What the last input was about.
    pub(crate) touched: Vec<Thing>,
}

impl Story {
    /// Brings the story up to date.
    pub(crate) fn follow(&mut self, scene: &Scene) {
        // Earlier steps may come after later ones.
        let of = (scene.skipped, scene.inputs(), scene.seat);
        if of == self.of {
            return;
        }
        self.of = of;
        let told = (scene.skipped + 1..).zip(&scene.told);
        self.sentences = told
            .flat_map(|(number, told)| told.sentences.iter().map(move |line| (number, line.clone())))
            .collect();
        let touched = scene.told.iter().rev().map(|told| &told.touched);
        self.touched = touched.into_iter().find(|all| !all.is_empty()).cloned().unwrap_or_default();
    }

    /// Moves and talk in the order in which they came.
    pub(crate) fn lines(&self, said: &[Said]) -> Vec<String> {
        let mut said = said.iter().peekable();
        let mut lines = Vec::with_capacity(self.sentences.len());
        for (number, sentence) in &self.sentences {
            while let Some(talk) = said.next_if(|talk| talk.after < *number) {
                lines.push(talk.text.clone());
            }
            lines.push(sentence.clone());
        }
        lines.extend(said.map(|talk| talk.text.clone()));
        lines
    }
}
