//! Records of earlier revisions are replayed by the rules of their time.
//!
//! `records/<game>-<revision>.jsonl` were written by programs of that revision, in games that the next one would have
//! played differently.

use std::path::Path;

use cardinal_engine::random::{Purpose, stream};
use cardinal_engine::{
    BadChance, Dealer, Game, Input, Match, Observer, Record, RecordError, RecordFile, ResumeError, Seat,
    Secret, Session, Settings, Turn, read_records,
};
use cardinal_games::chain::Chain;
use cardinal_games::numboom::{Chance, Numboom};
use cardinal_games::sequence_numbers::{Ending, SequenceNumbers};
use cardinal_games::{all, find};

fn stored(game: &str, revision: u16) -> Vec<RecordFile> {
    let file = format!("tests/records/{game}-{revision}.jsonl");
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join(file);
    let text = std::fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
    read_records(&text).unwrap()
}

/// The record claimed to be of another revision, without the trail that would give it away at once.
fn claimed(file: &RecordFile, revision: u16) -> RecordFile {
    RecordFile { revision, trail: None, ..file.clone() }
}

#[test]
fn every_earlier_revision_has_records_that_verify() {
    for game in all() {
        let info = game.info();
        assert!(info.oldest <= info.revision, "{}", info.id);
        for revision in info.oldest..info.revision {
            for file in stored(info.id, revision) {
                assert_eq!(file.revision, revision);
                let played = game.verify(&file).unwrap_or_else(|error| panic!("{}: {error}", info.id));
                assert_eq!(played.revision(), revision);
                assert_eq!(played.record(None).to_json(), file.to_json(), "it is written as it was read");
                let mut replay = game.replay(&file).unwrap();
                replay.go(replay.len() / 2);
                assert_eq!(replay.now().revision(), revision);
            }
        }
    }
}

#[test]
fn a_record_does_not_verify_by_the_rules_of_another_revision() {
    for id in ["sequence-numbers"] {
        for (at, file) in stored(id, 1).iter().enumerate() {
            let game = find(id).unwrap();
            assert!(game.verify(&claimed(file, 1)).is_ok());
            let refused = game.verify(&claimed(file, 2)).err();
            assert!(refused.is_some(), "record {at} of {id} plays an equal game by both revisions");
        }
    }
}

/// In revision 1 a wrong answer between passes broke their lap. Since revision 2 it does not, and the game is over before
/// the lap that ended these.
#[test]
fn sn_a3_a_lap_of_passes_that_a_wrong_answer_broke_is_replayed() {
    let mut laps = 0;
    for file in stored("sequence-numbers", 1) {
        let (_, played) = Record::<SequenceNumbers>::verify(&file).unwrap();
        let view = played.view(Observer::Spectator);
        if view.ending != Some(Ending::LapOfPasses) {
            continue;
        }
        laps += 1;
        let Err(error) = Record::<SequenceNumbers>::verify(&claimed(&file, 2)) else { panic!("lap {laps}") };
        // A pass, the wrong answer and the other seats' passes make a lap; two more passes were recorded.
        let error = error.to_string();
        assert!(error.starts_with(&format!("input {} ", file.inputs.len() - 2)), "{error}");
        assert!(error.ends_with("game-over"), "{error}");
    }
    assert_eq!(laps, 2, "one for each kind of stalemate that counts passes");
}

#[test]
fn a_revision_that_there_is_not_is_refused_by_name() {
    for game in all() {
        let info = game.info();
        let played =
            game.start(Settings::from_pairs::<&str, &str>(&info, &[]).unwrap(), names(info.seats[0]));
        let file = played.unwrap().record(None);
        assert_eq!(file.revision, info.revision);
        for revision in [info.oldest - 1, info.revision + 1] {
            let Err(error) = game.verify(&claimed(&file, revision)) else { panic!("revision {revision}") };
            assert_eq!(error.code(), "record-revision");
            assert!(
                error.to_string().starts_with(&format!("{} revision {revision} is needed", info.id)),
                "{error}"
            );
            let settings = Settings::from_json(&info, &file.options).unwrap();
            let Err(error) = game.resume(revision, settings, file.seats.clone(), dealer(0), &[]) else {
                panic!("revision {revision}")
            };
            assert!(matches!(error, ResumeError::Revision(_)));
            assert_eq!(error.code(), "resume-revision");
        }
    }
}

fn names(seats: u8) -> Vec<String> {
    (0..seats).map(|seat| format!("player {seat}")).collect()
}

fn dealer(secret: u64) -> Dealer {
    Dealer::new(&secret_of(secret), &[])
}

fn secret_of(number: u64) -> Secret {
    let mut bytes = [7; 32];
    bytes[..8].copy_from_slice(&number.to_le_bytes());
    Secret::new(bytes)
}

/// A session goes back, forks and goes on by the revision it was resumed with.
#[test]
fn a_session_keeps_its_revision() {
    keeps_revision::<Chain>("chain");
    keeps_revision::<Numboom>("numboom");
    keeps_revision::<SequenceNumbers>("sequence-numbers");
}

fn keeps_revision<G: Game>(id: &str) {
    for file in stored(id, 1) {
        let options = Settings::from_json(&G::INFO, &file.options).unwrap().resolve::<G>().unwrap();
        let lines: Vec<String> = file.inputs.iter().map(ToString::to_string).collect();
        let mut session = Session::<G>::resume(1, &options, file.seats.clone(), dealer(0), &lines).unwrap();
        assert_eq!(session.played().standings(), file.result);
        assert_eq!(session.fork(file.inputs.len() / 2).played().game().revision(), 1);
        session.back(file.inputs.len() - 1);
        assert_eq!(session.played().game().revision(), 1);
        assert_eq!(session.played().record(None).revision, 1);
        assert_eq!(Session::at(session.played(), dealer(0)).played().game().revision(), 1);
    }
}

/// What was true of the contract then is still true: notices are complete, and worlds made up from a view have its rules.
#[test]
fn earlier_revisions_fold_and_determinize_by_their_own_rules() {
    folds::<Chain>("chain");
    folds::<Numboom>("numboom");
    folds::<SequenceNumbers>("sequence-numbers");
}

fn folds<G: Game>(id: &str) {
    let mut rng = stream(1, 1, Purpose::Test);
    for file in stored(id, 1) {
        let options = Settings::from_json(&G::INFO, &file.options).unwrap().resolve::<G>().unwrap();
        let none: &[&str] = &[];
        let mut session = Session::<G>::resume(1, &options, file.seats.clone(), dealer(0), none).unwrap();
        let mut observers: Vec<Observer> = Seat::all(file.seats.len() as u8).map(Observer::Seat).collect();
        observers.push(Observer::Spectator);
        let mut views: Vec<G::View> = observers.iter().map(|who| session.played().view(*who)).collect();
        for (at, input) in file.inputs.iter().enumerate() {
            session.step(serde_json::from_value(input.clone()).unwrap()).unwrap();
            for (who, view) in observers.iter().zip(&mut views) {
                for notice in session.played().notices(at, *who) {
                    G::fold(view, &notice).unwrap();
                }
                assert_eq!(*view, session.played().view(*who), "{id}, input {at}");
                assert_eq!(G::determinize(view, &mut rng).revision(), 1);
            }
        }
    }
}

/// A deal in which a second hand in a row cannot be placed from, where revision 1 shuffled unseen and revision 2 shows it.
#[test]
fn nb_a5_committed_shuffles_are_checked_by_the_rules_of_the_revision() {
    let options = Settings::from_pairs(&Numboom::INFO, &[("first_bomb", "barred")]).unwrap();
    let options = options.resolve::<Numboom>().unwrap();
    let dealt = |revision: u16, secret: u64| {
        let mut session =
            Session::<Numboom>::resume(revision, &options, names(10), dealer(secret), &[] as &[&str])
                .unwrap();
        session.deal();
        session
    };
    let redraws = |played: &Match<Numboom>| {
        let redraw = |input: &&Input<_, Chance>| matches!(input, Input::Chance(Chance::Redraw(_)));
        played.inputs().iter().filter(redraw).count()
    };
    let secret = (0..200_000).find(|secret| {
        let new = dealt(2, *secret);
        redraws(new.played()) > 1 && redraws(new.played()) > redraws(dealt(1, *secret).played())
    });
    let secret = secret.expect("such a deal comes up once in some thousands");
    for revision in [1, 2] {
        let session = dealt(revision, secret);
        let file = session.played().record(Some(secret_of(secret).reveal(Vec::new()))).to_file();
        assert!(Record::<Numboom>::verify(&file).is_ok());
        let other = Record::<Numboom>::verify(&claimed(&file, 3 - revision));
        assert!(
            matches!(other, Err(RecordError::Fairness(_) | RecordError::Refused { .. })),
            "{:?}",
            other.err()
        );
    }
    // By the rules of revision 1 the order itself is impossible.
    let new = dealt(2, secret);
    let shown = new.played().inputs().iter().enumerate().find_map(|(at, input)| match input {
        Input::Chance(chance @ Chance::Redraw(_)) => Some((at, chance.clone())),
        _ => None,
    });
    let (at, chance) = shown.unwrap();
    let mut old = Session::<Numboom>::resume(1, &options, names(10), dealer(secret), &[] as &[&str]).unwrap();
    for input in &new.played().inputs()[..at] {
        old.step(input.clone()).unwrap();
    }
    assert_eq!(old.played().turn(), Turn::Chance);
    assert_eq!(old.chance(chance), Err(BadChance::Impossible));
}
