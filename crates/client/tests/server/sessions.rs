//! People and their tables over HTTP.

use cardinal_client::{Closing, Event};
use cardinal_protocol::{PersonKind, SeatPlan, TableOrder, TableSetup, TableStatus, code};
use serde_json::json;

use crate::host::Host;
use crate::player::{Player, open};

#[test]
fn a_kept_token_resumes_the_session() {
    let host = Host::start();
    let server = host.client();
    assert!(server.info().levels.contains(&"greedy".to_owned()));
    let mut ann = server.guest(Some("Ann")).unwrap();
    assert_eq!((ann.me().name.as_str(), ann.me().kind), ("Ann", PersonKind::Guest));
    ann.rename("Anna").unwrap();
    let again = server.session(Some(ann.token()), Some("Someone else")).unwrap();
    assert_eq!((again.me().id.as_str(), again.me().name.as_str()), (ann.me().id.as_str(), "Anna"));
    assert!(!format!("{again:?}").contains(ann.token()), "a token is no matter of logs");
    for lost in ["0".repeat(64), String::new(), "bad\r\nHost: elsewhere".to_owned()] {
        assert_eq!(server.resume(&lost).unwrap_err().code(), code::WHO, "{lost:?}");
        let other = server.session(Some(&lost), Some("Ben")).unwrap();
        assert_eq!(other.me().name, "Ben");
    }
    let refused = server.guest(Some(&"x".repeat(100))).unwrap_err();
    assert_eq!((refused.code(), refused.to_string().lines().count()), (code::BAD_NAME, 1));
    assert_eq!(server.sign_in("nobody", "password").unwrap_err().code(), code::WRONG_PASSWORD);
}

#[test]
fn tables_are_opened_found_and_listed() {
    let host = Host::start();
    let ann = host.client().guest(Some("Ann")).unwrap();
    let seats = vec![SeatPlan::Open, SeatPlan::Open, SeatPlan::Bot { level: "greedy".to_owned() }];
    let setup = TableSetup { open: true, ..TableSetup::new("number-chain", seats) };
    let opened = ann.open(&setup).unwrap();
    let listed = host.client().tables().unwrap();
    assert_eq!((listed.len(), &listed[0].id, listed[0].free), (1, &opened.table, 1));
    assert_eq!(ann.my_tables().unwrap(), [], "nothing is played yet");
    let info = host.client().table(&host.client().address().invitation(&opened.table)).unwrap();
    assert_eq!(
        (info.status, info.host.map(|host| host.name)),
        (TableStatus::Waiting, Some("Ann".to_owned()))
    );
    let [first, second] =
        [(); 2].map(|()| host.client().guest(None).unwrap().quick("number-chain", 3).unwrap());
    assert_ne!(first.table, opened.table, "Ann set it up on her own terms");
    assert_eq!((&first.table, first.seat, second.seat), (&second.table, Some(0), Some(1)));
    let ben = host.client().guest(Some("Ben")).unwrap();
    let mut guest = Player::new(ben.join(&opened.table), 2);
    let sit = guest.table.sit(None);
    assert!(matches!(guest.answer(&sit), Event::Done { .. }));
    let mut here = Player::new(ann.join(&opened.table), 1);
    let start = here.table.start();
    assert!(matches!(here.answer(&start), Event::Done { .. }));
    here.until(|here| here.info.as_ref().is_some_and(|info| info.status == TableStatus::Playing));
    assert_eq!(ann.my_tables().unwrap()[0].id, opened.table);
    let lesson = ann.lesson("chain").unwrap();
    assert_eq!(lesson.seat, Some(0));
    assert!(ann.table(&lesson.table).unwrap().lesson);

    let bad = TableSetup { options: json!({"no-such": 1}), ..setup.clone() };
    assert!(ann.open(&bad).unwrap_err().code().starts_with("setup-"));
    assert_eq!(host.client().table("nosuchtable").unwrap_err().code(), code::NOT_FOUND);
    assert_eq!(ann.record(&info.current.id).unwrap_err().code(), code::NOT_NOW);
}

#[test]
fn a_session_that_ended_elsewhere_ends_the_table() {
    let host = Host::start();
    let ann = host.client().guest(Some("Ann")).unwrap();
    let table = open(&ann, "numboom");
    let stranger = host.client().resume(ann.token()).unwrap();
    crate::addresses::ask(&host.address().to_string(), "POST", "/api/sign-out", Some(ann.token()));
    assert_eq!(
        stranger.open(&TableSetup::new("numboom", vec![SeatPlan::Open; 2])).unwrap_err().code(),
        code::WHO
    );
    let mut here = Player::new(stranger.join(&table), 0);
    loop {
        if let Event::Closed(closing) = here.hear() {
            return assert_eq!(closing, Closing::SessionEnded);
        }
    }
}

#[test]
fn a_host_adds_to_the_shuffles_of_a_table_that_starts_by_itself() {
    let host = Host::start();
    let ann = host.client().guest(Some("Ann")).unwrap();
    let table = open(&ann, "numboom");
    // The next player to sit down starts the game, perhaps before a second order of the host arrives.
    let announced = ann.table(&table).unwrap();
    assert_eq!(announced.pledges.len(), 1, "it was opened with a pledge");
    let announced = announced.current.commitment;
    let mut here = Player::new(ann.join(&table), 1);
    here.until(|here| here.info.is_some());
    let ben = host.client().guest(Some("Ben")).unwrap();
    ben.order(&table, "sit", &TableOrder::Sit { seat: None, pledge: None }).unwrap();
    let (commitment, value) = loop {
        if let Event::Contributed { commitment, value } = here.hear() {
            break (commitment, value);
        }
    };
    assert_eq!(commitment, announced);
    here.until(|here| here.info.as_ref().is_some_and(|info| info.status == TableStatus::Playing));
    let pledges = &here.info.as_ref().unwrap().pledges;
    let own = cardinal_engine::Contribution::read(&value).unwrap().pledge();
    assert_eq!((pledges.len(), pledges[0].seat, &pledges[0].hash, pledges[0].revealed), (1, 0, &own, true));
}
