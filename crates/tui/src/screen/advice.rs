//! A bot asked for advice, thinking on a thread of its own.

use std::sync::mpsc::{Receiver, TryRecvError, channel};

use cardinal_bots::Halt;

use crate::session::Scene;
use crate::tables::Advice;

/// Advice that is being thought about. Dropping it ends the thinking.
#[derive(Debug)]
pub(crate) struct Asked {
    answer: Receiver<Vec<Advice>>,
    halt: Halt,
    /// Whether the best move is to be made at once.
    pub(crate) play: bool,
}

impl Asked {
    /// Asks about a scene; a spectator gets no advice.
    pub(crate) fn about(scene: &Scene, play: bool) -> Option<Self> {
        let (seat, position) = (scene.seat?, scene.position.clone()?);
        let (sender, answer) = channel();
        let halt = Halt::default();
        let heeded = halt.clone();
        std::thread::spawn(move || drop(sender.send(position.hints(seat, &heeded))));
        Some(Self { answer, halt, play })
    }

    /// What came of it, if anything has by now.
    pub(crate) fn answer(&self) -> Option<Vec<Advice>> {
        match self.answer.try_recv() {
            Ok(advice) => Some(advice),
            Err(TryRecvError::Empty) => None,
            Err(TryRecvError::Disconnected) => Some(Vec::new()),
        }
    }
}

impl Drop for Asked {
    fn drop(&mut self) {
        self.halt.call();
    }
}
