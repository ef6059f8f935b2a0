//! Whether inputs revealed anything to an observer.

use crate::random::{Purpose, stream};
use crate::{Game, Input, Match, Observer, Seat, Window};

/// How many worlds are tried per observer.
const WORLDS: u64 = 12;
/// How many actions are tried per world before something counts as revealed.
const TRIES: u32 = 2_000;

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
    Observer::every(before.game().seats()).any(|who| {
        let Some(sent) = sent(before.game(), &actions, who) else { return true };
        let view = before.view(who);
        (0..WORLDS).any(|world| {
            let mut rng = stream(world, before.inputs().len() as u64, Purpose::Test);
            let world = G::determinize(&view, &mut rng);
            !explains(&world, &actions, &sent, who, &mut { TRIES })
        })
    })
}

/// What an observer is sent of each of some actions; `None` where they are not legal.
fn sent<G: Game>(game: &G, actions: &[(Seat, &G::Action)], who: Observer) -> Option<Vec<Vec<G::Notice>>> {
    let mut game = game.clone();
    actions.iter().map(|(seat, action)| step(&mut game, *seat, action, who)).collect()
}

/// Takes an action; what an observer is sent of it, or `None` where it is not legal.
fn step<G: Game>(game: &mut G, seat: Seat, action: &G::Action, who: Observer) -> Option<Vec<G::Notice>> {
    let mut events = Vec::new();
    game.apply(seat, action, &mut events).ok()?;
    Some(events.iter().filter_map(|event| G::notice(event, who)).collect())
}

/// Whether this world explains what an observer was sent: by these actions, or by others of the seats that acted. A card
/// laid face down may be another one in another world. The observer's own actions are what they were.
fn explains<G: Game>(
    world: &G,
    actions: &[(Seat, &G::Action)],
    notices: &[Vec<G::Notice>],
    who: Observer,
    tries: &mut u32,
) -> bool {
    let (Some(((seat, action), later)), Some((first, rest))) = (actions.split_first(), notices.split_first())
    else {
        return true;
    };
    let mut explained_by = |action: &G::Action| {
        let mut next = world.clone();
        *tries = tries.saturating_sub(1);
        *tries > 0
            && step(&mut next, *seat, action, who).as_ref() == Some(first)
            && explains(&next, later, rest, who, tries)
    };
    explained_by(action)
        || (who.seat() != Some(*seat) && Window::new(world, *seat).legal().iter().any(explained_by))
}
