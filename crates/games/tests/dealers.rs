//! A session's dealer, as programs that choose shuffles themselves rely on it.

use cardinal_engine::random::{Purpose, stream};
use cardinal_engine::{Dealer, Game, Input, Session, Turn};
use cardinal_games::numboom::{Numboom, Options};

fn session(seed: u64, number: u64) -> Session<Numboom> {
    let names = vec!["Ann".to_owned(), "Ben".to_owned()];
    Session::new(&Options::default(), names, Dealer::seeded(seed, number)).unwrap()
}

#[test]
fn a_seeded_dealer_draws_from_the_stream_of_chance() {
    let (mut session, mut rng) = (session(5, 3), stream(5, 3, Purpose::Chance));
    assert_eq!(session.played().turn(), Turn::Chance);
    let expected = session.played().game().sample_chance(&mut rng);
    assert!(session.deal_one());
    assert_eq!(session.played().inputs()[0], Input::Chance(expected));
}
