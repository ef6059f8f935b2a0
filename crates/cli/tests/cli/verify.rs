//! `cardinal verify` on valid records; `tampering` has the others.

use cardinal_engine::{Contribution, Dealer, Entropy, Pledge, RecordFile, Seat, Secret, Settings, Turn};
use serde_json::json;

use crate::harness::{Folder, on};

const FIVE: &str = "record 1: shuffles: not stated\nrecord 2: shuffles: not stated\nrecord 3: shuffles: not stated\n\
                    record 4: shuffles: not stated\nrecord 5: shuffles: not stated\nok: 5 records\n";

#[test]
fn valid_records_are_counted() {
    let folder = Folder::new();
    let file = folder.games(5);
    assert_eq!(on("verify", &file, &[]).ok().stdout(), FIVE);
    let lines = on("verify", &file, &["--json"]).ok().json_lines();
    assert_eq!(lines.len(), 5);
    for (at, line) in lines.iter().enumerate() {
        assert_eq!(
            (&line["record"], &line["line"], &line["ok"]),
            (&json!(at + 1), &json!(at + 1), &json!(true))
        );
        assert_eq!((&line["game"], &line["finished"]), (&json!("number-chain"), &json!(true)));
        assert!(line["inputs"].as_u64().unwrap() > 10);
        assert_eq!(line["shuffles"], "not stated");
    }
}

#[test]
fn a_record_may_be_spread_over_lines_and_lines_may_be_blank() {
    let folder = Folder::new();
    let record = folder.record();
    let file = folder.write("pretty.json", serde_json::to_string_pretty(&record).unwrap());
    assert_eq!(on("verify", &file, &[]).ok().stdout(), "record 1: shuffles: not stated\nok: 1 record\n");
    let file = folder.write("blank.jsonl", format!("\n{record}\r\n\n{record}"));
    on("verify", &file, &[]).ok().says(&["ok: 2 records\n"]);
    let lines = on("verify", &file, &["--json"]).ok().json_lines();
    assert_eq!([&lines[0]["line"], &lines[1]["line"]], [2, 4]);
}

#[test]
fn the_record_of_an_unfinished_game_is_valid() {
    let folder = Folder::new();
    let mut record = folder.record();
    record["inputs"].as_array_mut().unwrap().truncate(20);
    let trail = record["trail"].as_str().unwrap()[..80].to_owned();
    record["trail"] = trail.into();
    record["result"] = json!(null);
    let file = folder.write("short.json", record.to_string());
    let line = on("verify", &file, &["--json"]).ok().json();
    assert_eq!((&line["inputs"], &line["finished"]), (&json!(20), &json!(false)));
}

/// A game dealt by this secret, with what a player added to it.
fn committed(secret: &Secret) -> RecordFile {
    dealt(secret, vec![Entropy { seat: Seat::new(1), text: "ben's dice".to_owned() }], Vec::new())
}

/// A game dealt by this secret and these additions.
fn dealt(secret: &Secret, entropy: Vec<Entropy>, pledges: Vec<Pledge>) -> RecordFile {
    let game = cardinal_games::find("numboom").unwrap();
    let settings = Settings::from_json(&game.info(), &json!({ "turn_limit": 4 })).unwrap();
    let names = vec!["ann".to_owned(), "ben".to_owned()];
    let mut session = game.open(settings, names, Dealer::new(secret, &entropy)).unwrap();
    session.deal();
    while let Turn::Seats(seats) = session.played().turn() {
        assert!(session.plan_default(seats.first().unwrap()));
        session.commit();
    }
    session.played().record(Some(secret.reveal(entropy).pledged(pledges)))
}

#[test]
fn verify_says_whether_the_shuffles_were_checked() {
    let folder = Folder::new();
    let good = committed(&Secret::new([3; 32]));
    let silent = RecordFile { fairness: None, ..good.clone() };
    let mut wrong = good.clone();
    wrong.fairness.as_mut().unwrap().entropy[0].text.push('!');
    let file = folder.write("fair.jsonl", format!("{}\n{}\n", good.to_json(), silent.to_json()));
    assert_eq!(
        on("verify", &file, &[]).ok().stdout(),
        "record 1: shuffles: checked\nrecord 2: shuffles: not stated\nok: 2 records\n"
    );
    let lines = on("verify", &file, &["--json"]).ok().json_lines();
    assert_eq!([&lines[0]["shuffles"], &lines[1]["shuffles"]], ["checked", "not stated"]);
    let file = folder.write("wrong.json", wrong.to_json());
    let run = on("verify", &file, &[]).refutes(&["the shuffle is not the one the committed seed gives"]);
    assert_eq!(run.stdout(), "record 1: shuffles: wrong\n");
    let line = on("verify", &file, &["--json"]).refutes(&[]).json();
    assert_eq!((&line["shuffles"], &line["code"]), (&json!("wrong"), &json!("record-fairness")));
}

/// A server that changes secret, commitment and shuffles together is caught by a player who noted the commitment.
#[test]
fn another_commitment_than_the_one_seen_before_the_deal_is_refused() {
    let folder = Folder::new();
    let (seen, other) = (Secret::new([3; 32]), Secret::new([4; 32]));
    let file = folder.write("seen.json", committed(&seen).to_json());
    for text in [seen.commitment(), seen.commitment().to_uppercase()] {
        let run = on("verify", &file, &["--commitment", &text]).ok();
        assert_eq!(run.stdout(), "record 1: shuffles: checked\nok: 1 record\n");
    }
    let file = folder.write("other.json", committed(&other).to_json());
    on("verify", &file, &[]).ok();
    let run = on("verify", &file, &["--commitment", &seen.commitment()]);
    run.refutes(&["is not the one that was seen before the deal", &other.commitment()]);
    let silent = RecordFile { fairness: None, ..committed(&seen) };
    let file = folder.write("silent.json", silent.to_json());
    on("verify", &file, &["--commitment", &seen.commitment()]).refutes(&["states no commitment"]);
    let line = on("verify", &file, &["--json", "--commitment", &seen.commitment()]).refutes(&[]).json();
    assert_eq!((&line["ok"], &line["code"]), (&json!(false), &json!("record-fairness")));
    for wrong in ["", "12", &format!("{}g", &seen.commitment()[1..])] {
        on("verify", &file, &["--commitment", wrong]).refuses(&["64 hexadecimal digits"]);
    }
}

#[test]
fn a_record_without_the_players_own_contribution_is_refused() {
    let folder = Folder::new();
    let (secret, seat) = (Secret::new([3; 32]), Seat::new(1));
    let [own, other] = [5, 6].map(|byte| Contribution::new([byte; 32]));
    let pledges = |part: &Contribution| vec![Pledge { seat, hash: part.pledge() }];
    let entropy = |part: &Contribution| vec![Entropy { seat, text: part.reveal() }];
    let check = |record: RecordFile, own: &str| {
        let file = folder.write("own.json", record.to_json());
        on("verify", &file, &["--contribution", own])
    };
    for text in [own.reveal(), own.reveal().to_uppercase()] {
        let run = check(dealt(&secret, entropy(&own), pledges(&own)), &text).ok();
        assert_eq!(run.stdout(), "record 1: shuffles: checked\nok: 1 record\n");
    }
    let own = own.reveal();
    let left_out = "the contribution is not part of the shuffles";
    let mine = Contribution::read(&own).unwrap();
    check(dealt(&secret, entropy(&other), pledges(&other)), &own).refutes(&[left_out]);
    check(dealt(&secret, Vec::new(), pledges(&mine)), &own).refutes(&[left_out]);
    check(dealt(&secret, entropy(&mine), Vec::new()), &own).refutes(&[left_out]);
    check(dealt(&secret, entropy(&mine), pledges(&other)), &own).refutes(&["had not pledged"]);
    check(RecordFile { fairness: None, ..committed(&secret) }, &own).refutes(&["states no commitment"]);
    check(committed(&secret), "luck").refuses(&["64 hexadecimal digits"]);
}
