//! Shuffles of real tables can be checked afterwards, in every game.

use cardinal_engine::random::{Purpose, below, stream};
use cardinal_engine::{
    AnyGame, AnyMatch, Dealer, Entropy, RecordError, RecordFile, Seat, Secret, Settings, Turn,
};
use cardinal_games::all;

/// A whole game through the face that servers use: JSON in and out, shuffles by the table's dealer.
fn play(game: &dyn AnyGame, secret: &Secret, entropy: &[Entropy]) -> Box<dyn AnyMatch> {
    let info = game.info();
    let seats = info.seats[0];
    let settings = Settings::from_pairs::<&str, &str>(&info, &[]).unwrap();
    let names = Seat::all(seats).map(|seat| format!("player {seat}")).collect();
    let mut table = game.start(settings, names).unwrap();
    let mut dealer = Dealer::new(secret, entropy);
    let mut rng = stream(1, 0, Purpose::Player(0));
    loop {
        table.deal(&mut dealer);
        let Turn::Seats(to_act) = table.turn() else { return table };
        let seat = to_act.first().unwrap();
        let actions = table.legal(seat);
        assert_eq!(actions.len(), table.legal_indices(seat).len());
        let action = &actions[below(&mut rng, actions.len() as u32) as usize];
        assert_eq!(table.check(seat, action), Ok(()));
        table.submit(seat, action).unwrap();
    }
}

fn entropy() -> Vec<Entropy> {
    vec![Entropy { seat: Seat::new(1), text: "a word of my own".to_owned() }]
}

fn fair_record(game: &dyn AnyGame) -> RecordFile {
    let secret = Secret::new([9; 32]);
    play(game, &secret, &entropy()).record(Some(secret.reveal(entropy())))
}

#[test]
fn a_fair_game_verifies() {
    for game in all() {
        assert!(game.verify(&fair_record(*game)).is_ok(), "{}", game.info().id);
    }
}

#[test]
fn another_secret_commitment_or_word_does_not() {
    for game in all() {
        let fair = fair_record(*game);
        let refusal = |change: &dyn Fn(&mut RecordFile)| {
            let mut record = fair.clone();
            change(&mut record);
            match game.verify(&record) {
                Err(RecordError::Fairness(error)) => error.to_string(),
                Err(error) => panic!("{error}"),
                Ok(_) => panic!("{}: accepted", game.info().id),
            }
        };
        let other = Secret::new([8; 32]).reveal(entropy());
        assert_eq!(
            refusal(&|record| record.fairness = Some(other.clone())),
            "input 0: the shuffle is not the one the committed seed gives"
        );
        let said = refusal(&|record| record.fairness.as_mut().unwrap().secret.replace_range(..2, "ff"));
        assert_eq!(said, "the secret does not match the commitment");
        let said = refusal(&|record| record.fairness.as_mut().unwrap().secret.truncate(10));
        assert_eq!(said, "the secret is not 64 hexadecimal digits");
        refusal(&|record| record.fairness.as_mut().unwrap().entropy.clear());
    }
}

#[test]
fn what_a_face_is_sent_in_json_must_be_an_action() {
    for game in all() {
        let mut table = play(*game, &Secret::new([1; 32]), &[]);
        let before = table.record(None);
        let nonsense = serde_json::json!({ "do": "nothing of the kind" });
        assert_eq!(table.submit(Seat::new(0), &nonsense).unwrap_err().code(), "malformed-action");
        let over = table.action(0).unwrap();
        assert!(table.submit(Seat::new(0), &over).is_err(), "the game is over");
        assert_eq!(table.record(None), before);
    }
}
