//! Whether anybody was shown anything.
//!
//! The game is not asked. Instead, each observer's knowledge before the inputs in question is turned into other
//! worlds that this observer could not have ruled out; the same inputs are played there; and what the observer is
//! sent there is compared with what they were sent. Where it differs, or the inputs are not even possible, they
//! have learned something.

use cardinal_engine::random::{Purpose, stream};
use cardinal_engine::{Game, Input, Match, Observer};

/// How many worlds are tried for each observer.
const WORLDS: u64 = 12;

/// Whether anybody could have learned anything from these inputs, which follow `before`.
pub(crate) fn revealed<G: Game>(before: &Match<G>, inputs: &[Input<G::Action, G::Chance>]) -> bool {
    if inputs.iter().any(|input| matches!(input, Input::Chance(_))) {
        return true;
    }
    let told = |game: &G, who: Observer| -> Option<Vec<G::Notice>> {
        let (mut game, mut events) = (game.clone(), Vec::new());
        for input in inputs {
            if let Input::Action { seat, action } = input {
                game.apply(*seat, action, &mut events).ok()?;
            }
        }
        Some(events.iter().filter_map(|event| G::notice(event, who)).collect())
    };
    Observer::everybody(before.game().seats()).any(|who| {
        let actual = told(before.game(), who);
        let view = before.view(who);
        (0..WORLDS).any(|world| {
            let other =
                G::determinize(&view, &mut stream(world, before.inputs().len() as u64, Purpose::Test));
            told(&other, who) != actual
        })
    })
}
