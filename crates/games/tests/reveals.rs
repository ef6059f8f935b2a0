//! What an undo may take back without asking: moves that revealed nothing.

use cardinal_engine::random::{Purpose, stream};
use cardinal_engine::{Game, Input, Match, Seat, Turn, Window, revealed};
use cardinal_games::number_chain::{Action, NumberChain, Options, Source};

/// With ten cards in hand a Pool is filled up only after the discard, so that a card taken from it reveals nothing
/// new; everything else at the beginning of a game does.
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
        let to_act = Seat::all(2).find(|seat| played.turn().is_on(*seat)).unwrap();
        for action in Window::new(played.game(), to_act).legal() {
            let hidden = match action {
                Action::Reset {} => true,
                Action::Take { from } => from != Source::Supply,
                _ => false,
            };
            let input = Input::Action { seat: to_act, action };
            assert_eq!(!revealed(&played, &[input]), hidden, "deal {deal}: {action:?}");
        }
    }
}
