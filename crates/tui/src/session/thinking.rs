//! A bot that thinks on a thread of its own.

use std::sync::mpsc::{Receiver, TryRecvError, channel};

use cardinal_bots::{Bot, Halt, Player};
use cardinal_engine::random::{Purpose, stream};
use cardinal_engine::{AnySession, Heuristics, Playable, Seat, Session, Window};
use cardinal_games::{Visitor, visit};

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
    pub(super) fn about(session: &dyn AnySession, seat: Seat, manner: Manner) -> Option<Self> {
        struct About<'a>(&'a dyn AnySession, Seat, Manner);
        impl Visitor for About<'_> {
            type Output = Option<Thinking>;

            fn visit<G: Playable>(self) -> Option<Thinking> {
                let played = self.0.as_any().downcast_ref::<Session<G>>()?.played();
                Some(Thinking::of(played.game().clone(), self.1, played.inputs().len(), self.2))
            }
        }
        visit(session.played().info().id, About(session, seat, manner)).flatten()
    }

    /// The same for a game of this type after `at` inputs.
    fn of<G: Heuristics>(game: G, seat: Seat, at: usize, manner: Manner) -> Self {
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
                G::encode(&seated.heeding(heeded).decide(&window, &mut rng))
            });
            // The sitting may have gone on without it.
            let _ = sender.send(decided);
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
