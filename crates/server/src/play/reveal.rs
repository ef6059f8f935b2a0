//! Whether anybody was shown anything.
//!
//! The game is not asked. Instead, each observer's knowledge before the inputs in question is turned into other
//! worlds that this observer could not have ruled out. Where the observer could have been sent just the same in such a
//! world, by these inputs or by another move of whoever made it, they have not learned that it is not so. Where not,
//! they have learned something.

use cardinal_engine::random::{Purpose, stream};
use cardinal_engine::{Game, Input, Match, Observer, Seat, Window};

/// How many worlds are tried for each observer.
const WORLDS: u64 = 12;

/// Whether anybody but the one who acted could have learned anything from these inputs, which follow `before`.
pub(crate) fn revealed<G: Game>(before: &Match<G>, inputs: &[Input<G::Action, G::Chance>]) -> bool {
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

/// What an observer is sent of some actions; nothing where they are not possible.
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

#[cfg(test)]
mod tests {
    use cardinal_engine::Turn;
    use cardinal_games::number_chain::{Action, NumberChain, Options, Source};

    use super::*;

    /// With ten cards in hand a Pool is filled up only after the discard, so that a card taken from it shows nobody
    /// anything new; everything else at the beginning of a game does.
    #[test]
    fn only_a_pool_card_taken_by_a_full_hand_shows_nothing() {
        for deal in 0..100 {
            let names = vec!["Ann".to_owned(), "Ben".to_owned()];
            let mut played = Match::<NumberChain>::new(&Options::default(), names).unwrap();
            let mut rng = stream(deal, 0, Purpose::Test);
            while played.turn() == Turn::Chance {
                let chance = played.game().sample_chance(&mut rng);
                played.step(Input::Chance(chance)).unwrap();
            }
            let on_turn = Seat::all(2).find(|seat| played.turn().is_on(*seat)).unwrap();
            for action in Window::new(played.game(), on_turn).legal() {
                let hidden = match action {
                    Action::Reset {} => true,
                    Action::Take { from } => from != Source::Supply,
                    _ => false,
                };
                let input = Input::Action { seat: on_turn, action };
                assert_eq!(!revealed(&played, &[input]), hidden, "deal {deal}: {action:?}");
            }
        }
    }
}
