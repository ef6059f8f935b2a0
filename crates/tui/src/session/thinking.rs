//! A bot that thinks on a thread of its own.

use std::sync::mpsc::{Receiver, TryRecvError, channel};

use cardinal_bots::{Halt, Player, Situation};
use cardinal_engine::random::{Purpose, stream};
use cardinal_engine::{AnySession, Seat};

/// How a bot is to decide.
#[derive(Clone, Copy, Debug)]
pub(super) struct Manner {
    /// Who it is.
    pub(super) player: Player,
    /// Its random stream, together with the place in the game.
    pub(super) seed: u64,
    /// Whether the same game has to come about again on any machine; otherwise a decision takes no longer than the
    /// level's patience.
    pub(super) repeatable: bool,
}

/// How far a decision is.
#[derive(Clone, PartialEq, Debug)]
pub(super) enum Answer {
    /// It is still being thought about.
    Thinking,
    /// The action with this number is to be done.
    Decided(usize),
    /// There was nothing to decide, or the thinking failed.
    Nothing,
}

/// A decision that is being made. Dropping it ends the thinking.
#[derive(Debug)]
pub(super) struct Thinking {
    pub(super) seat: Seat,
    answer: Receiver<Option<usize>>,
    halt: Halt,
}

impl Thinking {
    /// Sets a bot to think about what its seat sees.
    pub(super) fn about(session: &dyn AnySession, seat: Seat, manner: Manner) -> Self {
        let (situation, at) = (Situation::of(session, seat), session.played().len());
        let (sender, answer) = channel();
        let halt = Halt::default();
        let Manner { player, seed, repeatable } = manner;
        let manner = cardinal_bots::Manner { player, among_people: !repeatable, halt: halt.clone() };
        let work = move || {
            let mut rng = stream(seed, at as u64, Purpose::Player(seat.number()));
            // The sitting may have gone on without it.
            let _ = sender.send(situation.decide(manner, &mut rng));
        };
        std::thread::spawn(work);
        Self { seat, answer, halt }
    }

    /// What came of it by now.
    pub(super) fn answer(&self) -> Answer {
        match self.answer.try_recv() {
            Ok(Some(number)) => Answer::Decided(number),
            Err(TryRecvError::Empty) => Answer::Thinking,
            Ok(None) | Err(TryRecvError::Disconnected) => Answer::Nothing,
        }
    }
}

impl Drop for Thinking {
    fn drop(&mut self) {
        self.halt.call();
    }
}
