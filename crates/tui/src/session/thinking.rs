//! A bot that thinks on a thread of its own.

use std::sync::mpsc::{Receiver, TryRecvError, channel};

use cardinal_bots::{Bot, Halt, Player};
use cardinal_engine::random::{Purpose, stream};
use cardinal_engine::{Heuristics, Seat, Window};
use serde_json::{Value, json};

/// How a bot is to decide.
#[derive(Clone, Copy, Debug)]
pub(super) struct Manner {
    /// Who it is.
    pub(super) player: Player,
    /// Its random stream, together with the place in the game.
    pub(super) seed: u64,
    /// Whether the same game has to come about again on any machine; otherwise nobody waits longer than the level's
    /// patience.
    pub(super) repeatable: bool,
}

/// How far a decision is.
#[derive(Clone, PartialEq, Debug)]
pub(super) enum Answer {
    /// It is still being thought about.
    Thinking,
    /// This is to be done.
    Decided(Value),
    /// There was nothing to decide, or the thinking failed.
    Nothing,
}

/// A decision that is being made. Dropping it ends the thinking.
#[derive(Debug)]
pub(super) struct Thinking {
    pub(super) seat: Seat,
    answer: Receiver<Option<Value>>,
    halt: Halt,
}

impl Thinking {
    /// Sets a bot to think about what its seat sees; `at` is how many inputs there have been.
    pub(super) fn about<G: Heuristics>(game: G, seat: Seat, at: usize, manner: Manner) -> Self {
        let (sender, answer) = channel();
        let halt = Halt::default();
        let heeded = halt.clone();
        let work = move || {
            let window = Window::new(&game, seat);
            let decided = (!window.legal().is_empty()).then(|| {
                let Manner { player, seed, repeatable } = manner;
                let usual = player == Player::from(player.level());
                let seated = if usual && !repeatable {
                    player.level().seated_among_people::<G>()
                } else {
                    player.seated::<G>()
                };
                let mut rng = stream(seed, at as u64, Purpose::Player(seat.number()));
                json!(seated.heeding(heeded).decide(&window, &mut rng))
            });
            // Whoever asked may have gone.
            drop(sender.send(decided));
        };
        std::thread::spawn(work);
        Self { seat, answer, halt }
    }

    /// What came of it by now.
    pub(super) fn answer(&self) -> Answer {
        match self.answer.try_recv() {
            Ok(Some(action)) => Answer::Decided(action),
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
