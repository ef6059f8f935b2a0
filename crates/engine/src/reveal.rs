//! Whether inputs revealed anything to an observer.

use crate::random::{Purpose, stream};
use crate::{Game, Input, Match, Observer, Seat, Window};

/// How many worlds are tried per observer.
const WORLDS: u64 = 12;

/// Whether an observer other than the actor could have learned anything from these inputs, which follow `before`.
///
/// The game is not asked. Each observer's knowledge before the inputs is turned into worlds this observer could not rule
/// out. If every such world explains what the observer was sent, by these inputs or by another move of the same seat,
/// nothing was revealed.
pub fn revealed<G: Game>(before: &Match<G>, inputs: &[Input<G::Action, G::Chance>]) -> bool {
    let mut actions: Vec<(Seat, &G::Action)> = Vec::new();
    for input in inputs {
        match input {
            Input::Chance(_) => return true,
            Input::Action { seat, action } => actions.push((*seat, action)),
        }
    }
    let others = |who: &Observer| actions.iter().any(|(seat, _)| who.seat() != Some(*seat));
    Observer::everybody(before.game().seats()).any(|who| {
        let actual = told(before.game(), &actions, who);
        let view = before.view(who);
        (0..WORLDS).any(|world| {
            let mut rng = stream(world, before.inputs().len() as u64, Purpose::Test);
            let world = G::determinize(&view, &mut rng);
            let alike = told(&world, &actions, who) == actual;
            // A card laid face down may be another one in another world.
            let possible = alike || (others(&who) && other_move(&world, &actions, who, actual.as_ref()));
            !possible
        })
    })
}

/// What an observer is sent of some actions; `None` where they are not legal.
fn told<G: Game>(game: &G, actions: &[(Seat, &G::Action)], who: Observer) -> Option<Vec<G::Notice>> {
    let (mut game, mut events) = (game.clone(), Vec::new());
    for (seat, action) in actions {
        game.apply(*seat, action, &mut events).ok()?;
    }
    Some(events.iter().filter_map(|event| G::notice(event, who)).collect())
}

/// Whether another move than the one made would have looked the same to this observer.
fn other_move<G: Game>(
    game: &G,
    actions: &[(Seat, &G::Action)],
    who: Observer,
    actual: Option<&Vec<G::Notice>>,
) -> bool {
    let [(seat, _)] = actions else { return false };
    let legal = Window::new(game, *seat).legal();
    legal.iter().any(|action| told(game, &[(*seat, action)], who).as_ref() == actual)
}
