//! The store on a real file and on a real PostgreSQL: the same must hold on both.

use std::sync::Arc;

use cardinal_rig::Postgres;
use cardinal_store::{
    Durability, Ending, LogRow, MatchFilter, NewMatch, PersonRow, SeatEnding, Store, StoreError, Write,
};

#[path = "store/operators.rs"]
mod operators;
use operators::{
    a_database_of_another_version_is_left_alone_by_those_beside_its_server,
    a_link_for_another_password_is_used_once, a_table_is_marked_until_it_is_closed,
    an_invitation_is_used_as_often_as_it_says, nobody_who_is_banned_begins_a_session,
    people_are_found_by_what_is_known_of_them, reports_come_once_and_not_too_many,
    the_audit_log_has_no_gap_and_nothing_is_done_without_it,
};

/// A database that can be opened again and again.
struct Place {
    url: String,
    lite: bool,
    folder: tempfile::TempDir,
}

impl Place {
    fn file() -> Self {
        let folder = tempfile::tempdir().unwrap();
        let url = format!("sqlite:{}/a%20b%3F.sqlite3?mode=rwc", folder.path().display());
        Self { url, lite: true, folder }
    }

    async fn open(&self) -> Store {
        Store::open(&self.url, Durability::Machine).await.unwrap()
    }
}

/// What must hold everywhere, by name.
macro_rules! everywhere {
    ($($name:ident),* $(,)?) => {
        mod on_sqlite {
            $(#[tokio::test]
            async fn $name() {
                super::$name(super::Place::file()).await;
            })*
        }

        #[tokio::test]
        async fn all_of_it_on_postgres() {
            let postgres = Postgres::start();
            $({
                let folder = tempfile::tempdir().unwrap();
                println!("{}", stringify!($name));
                $name(Place { url: postgres.another(stringify!($name)), lite: false, folder }).await;
            })*
        }
    };
}

everywhere!(
    a_number_is_given_once_and_neighbours_in_the_same_commit_are_not_harmed,
    a_login_belongs_to_one_person,
    nothing_is_written_for_a_session_that_has_ended,
    a_person_who_has_gone_is_named_nowhere,
    a_table_has_one_owner_for_as_long_as_its_node_lives,
    matches_are_listed_when_they_have_ended_and_end_once,
    matches_of_a_pool_are_rated_one_after_the_other,
    a_late_fence_takes_everything_back_and_harms_nobody_else,
    a_node_has_a_lease_and_is_given_up_once,
    nothing_is_slowed_down_by_those_who_look_back,
    a_text_that_cannot_be_stored_harms_nobody_else,
    long_logs_stay_whole_and_two_writers_never_give_a_number_twice,
    only_what_nobody_needs_is_forgotten,
    a_secret_is_made_once,
    the_audit_log_has_no_gap_and_nothing_is_done_without_it,
    nobody_who_is_banned_begins_a_session,
    a_link_for_another_password_is_used_once,
    an_invitation_is_used_as_often_as_it_says,
    reports_come_once_and_not_too_many,
    a_table_is_marked_until_it_is_closed,
    people_are_found_by_what_is_known_of_them,
    a_database_of_another_version_is_left_alone_by_those_beside_its_server,
);

fn row(seq: u64) -> LogRow {
    LogRow { seq, at: 1, body: format!("{{\"n\":{seq}}}"), submission: None, clocks: "[]".to_owned() }
}

fn person(id: &str, login: Option<&str>) -> PersonRow {
    PersonRow {
        id: id.to_owned(),
        name: id.to_owned(),
        kind: "member".to_owned(),
        login: login.map(str::to_owned),
        password: None,
        created: 1,
    }
}

async fn a_number_is_given_once_and_neighbours_in_the_same_commit_are_not_harmed(place: Place) {
    let store = place.open().await;
    store.write(Write::append("a", &[row(1), row(2)])).await.unwrap();
    let writes = (0..40).map(|at| {
        let store = store.clone();
        tokio::spawn(async move {
            // Every other one is too late.
            let (id, seq) = if at % 2 == 0 { (format!("m{at}"), 1) } else { ("a".to_owned(), 2) };
            store.write(Write::append(&id, &[row(seq)])).await
        })
    });
    for (at, write) in writes.collect::<Vec<_>>().into_iter().enumerate() {
        match write.await.unwrap() {
            Ok(()) => assert_eq!(at % 2, 0),
            Err(StoreError::Conflict) => assert_eq!(at % 2, 1),
            Err(other) => panic!("{other}"),
        }
    }
    assert_eq!(store.log("a").await.unwrap(), [row(1), row(2)]);
    assert_eq!(store.log("m38").await.unwrap(), [row(1)]);
    drop(store);
    let again = place.open().await;
    assert_eq!(again.log("a").await.unwrap().len(), 2, "it is all there after opening again");
}

/// More rows than SQLite keeps together before it brings them to their matches.
async fn long_logs_stay_whole_and_two_writers_never_give_a_number_twice(place: Place) {
    let (store, other) = (place.open().await, place.open().await);
    let rows: Vec<LogRow> = (1..=1_800).map(row).collect();
    for at in (0..1_800).step_by(60) {
        for id in ["a", "b"] {
            store.write(Write::append(id, &rows[at..at + 60])).await.unwrap();
        }
        // The second writer knows what the first has written, wherever that is by now.
        let late = other.write(Write::append("a", &rows[at..=at])).await;
        assert!(matches!(late, Err(StoreError::Conflict)), "{at}: {late:?}");
        let half_late = other.write(Write::append("b", &[row(9_000 + at as u64), row(at as u64 + 60)])).await;
        assert!(matches!(half_late, Err(StoreError::Conflict)), "{at}: {half_late:?}");
        other.write(Write::append("c", &rows[at..at + 60])).await.unwrap();
    }
    for id in ["a", "b", "c"] {
        assert_eq!(store.log(id).await.unwrap(), rows, "{id}");
    }
    drop((store, other));
    let again = place.open().await;
    let late = again.write(Write::append("c", &rows[1_799..])).await;
    assert!(matches!(late, Err(StoreError::Conflict)), "{late:?}");
    again.write(Write::append("c", &[row(1_801)])).await.unwrap();
    assert_eq!(again.log("c").await.unwrap().len(), 1_801);
    assert_eq!(again.log("a").await.unwrap(), rows);
}

async fn a_login_belongs_to_one_person(place: Place) {
    let store = place.open().await;
    store.write(Write::person(&person("ann", Some("ann")))).await.unwrap();
    store.write(Write::person(&person("ben", None))).await.unwrap();
    assert!(matches!(
        store.write(Write::person(&person("eve", Some("ann")))).await,
        Err(StoreError::Conflict)
    ));
    let guest = PersonRow { kind: "guest".to_owned(), ..person("cy", None) };
    store.write(Write::person(&guest)).await.unwrap();
    let taken = store.write(Write::become_member("cy", "ann", "hash", None)).await;
    assert!(matches!(taken, Err(StoreError::Conflict)));
    store.write(Write::become_member("cy", "cy", "hash", Some("Cyril".to_owned()))).await.unwrap();
    let cy = store.member("cy").await.unwrap().unwrap();
    assert_eq!(
        (cy.name.as_str(), cy.kind.as_str(), cy.password.as_deref()),
        ("Cyril", "member", Some("hash"))
    );
    let twice = store.write(Write::become_member("cy", "other", "hash", None)).await;
    assert!(matches!(twice, Err(StoreError::Conflict)), "who is a member becomes none again");
    assert_eq!(store.member("ann").await.unwrap().unwrap().id, "ann");
}

/// Whatever is written on behalf of a session is refused once that has ended, and changes nothing but what it is about.
async fn nothing_is_written_for_a_session_that_has_ended(place: Place) {
    let (store, other) = (place.open().await, place.open().await);
    let ann = PersonRow { password: Some("old".to_owned()), ..person("ann", Some("ann")) };
    store
        .write(
            Write::person(&ann)
                .and(Write::session("s", "ann", "::1", 1))
                .and(Write::session("t", "ann", "::1", 1)),
        )
        .await
        .unwrap();
    let refused = async |write: Write| matches!(store.write(write).await, Err(StoreError::Conflict));
    assert!(refused(Write::change_password("ann", "another", "new").within("s")).await, "not the old one");
    let change = Write::change_password("ann", "old", "new").within("s").and(Write::end_sessions("ann", "s"));
    // Two at once, as on two nodes: one is first, and the other is refused.
    let late = Write::rename("ann", "Eve").and(Write::change_password("ann", "old", "evil")).within("t");
    let (first, second) = tokio::join!(store.write(change), other.write(late));
    assert!(first.is_ok() != second.is_ok(), "{first:?} {second:?}");
    if second.is_ok() {
        return;
    }
    assert!(refused(Write::rename("ann", "Eve").within("t")).await, "the session has ended");
    let found = store.person("ann").await.unwrap().unwrap();
    assert_eq!((found.name.as_str(), found.password.as_deref()), ("ann", Some("new")));
    assert!(
        refused(Write::sign_in("u", "ann", "old", "::1", 2)).await,
        "the password was checked before it changed"
    );
    store.write(Write::rename("ann", "Anna").within("s")).await.unwrap();
    assert_eq!(store.person("ann").await.unwrap().unwrap().password.as_deref(), Some("new"));
    assert!(refused(Write::erase("ann", None).within("s")).await);
    store.write(Write::erase("ann", Some("new".to_owned())).within("s")).await.unwrap();
    assert!(refused(Write::rename("ann", "Anna").within("s")).await);
    assert!(refused(Write::sign_in("u", "ann", "new", "::1", 2)).await);
    assert_eq!(store.person("ann").await.unwrap().unwrap().kind, "gone");
}

fn table(id: &str) -> cardinal_store::TableRow {
    cardinal_store::TableRow {
        id: id.to_owned(),
        game: "chain".to_owned(),
        status: "waiting".to_owned(),
        listed: true,
        state: "{}".to_owned(),
        created: 1,
        changed: 1,
        owner: None,
    }
}

async fn a_table_has_one_owner_for_as_long_as_its_node_lives(place: Place) {
    let store = place.open().await;
    let owner = async || store.table("t").await.unwrap().unwrap().owner;
    store.write(Write::table(&table("t"))).await.unwrap();
    for node in ["one", "two"] {
        store.join(node, node, 60_000).await.unwrap();
    }
    assert_eq!(store.orphans(10).await.unwrap().len(), 1);
    store.write(Write::claim("t", "one")).await.unwrap();
    store.write(Write::claim("t", "one")).await.unwrap();
    assert!(store.orphans(10).await.unwrap().is_empty());
    assert!(matches!(store.write(Write::claim("t", "two")).await, Err(StoreError::Conflict)));
    store.write(Write::release("t", "two")).await.unwrap();
    assert_eq!(owner().await.as_deref(), Some("one"), "nobody gives away what is not theirs");
    store.leave("one").await.unwrap();
    assert_eq!(store.orphans(10).await.unwrap().len(), 1);
    store.write(Write::claim("t", "two")).await.unwrap();
    assert_eq!(owner().await.as_deref(), Some("two"));
    store.write(Write::release("t", "two")).await.unwrap();
    assert_eq!(owner().await, None);
}

async fn a_node_has_a_lease_and_is_given_up_once(place: Place) {
    let store = place.open().await;
    store.join("one-1", "one", 60_000).await.unwrap();
    assert!(!store.evict("one-1").await.unwrap(), "it lives");
    store.join("two-1", "two", 0).await.unwrap();
    tokio::time::sleep(std::time::Duration::from_millis(20)).await;
    let expired: Vec<bool> = store.nodes().await.unwrap().iter().map(|node| node.expired).collect();
    assert_eq!(expired, [false, true]);
    assert!(store.renew("two-1", 60_000).await.unwrap(), "late, but nobody has given it up");
    assert!(!store.evict("two-1").await.unwrap());
    assert!(store.renew("two-1", 0).await.unwrap());
    tokio::time::sleep(std::time::Duration::from_millis(20)).await;
    assert!(store.evict("two-1").await.unwrap());
    assert!(!store.evict("two-1").await.unwrap(), "once is enough");
    assert!(!store.renew("two-1", 60_000).await.unwrap());
    store.join("one-2", "one", 60_000).await.unwrap();
    assert!(!store.renew("one-1", 60_000).await.unwrap(), "a new start ends the one before");
    // An evicted node may not write, not even in the same batch as others that may.
    let (old, new): (Arc<str>, Arc<str>) = ("one-1".into(), "one-2".into());
    let writes = (0..20).map(|at| {
        let (store, node) = (store.clone(), Arc::clone(if at % 2 == 0 { &old } else { &new }));
        tokio::spawn(async move {
            let write = Write::append(&format!("n{at}"), &[row(1)]).by(Some(&node));
            store.write(write).await
        })
    });
    for (at, write) in writes.collect::<Vec<_>>().into_iter().enumerate() {
        match write.await.unwrap() {
            Ok(()) => assert_eq!(at % 2, 1),
            Err(StoreError::Fenced) => assert_eq!(at % 2, 0),
            Err(other) => panic!("{other}"),
        }
    }
    assert!(store.log("n0").await.unwrap().is_empty());
    assert_eq!(store.log("n1").await.unwrap(), [row(1)]);
}

fn new_match(id: &str) -> NewMatch {
    let text = |text: &str| text.to_owned();
    NewMatch {
        id: text(id),
        table: text("t"),
        number: 1,
        game: text("chain"),
        revision: 1,
        options: text("{}"),
        names: text("[]"),
        secret: text("s"),
        entropy: text("[]"),
        rated: true,
        listed: true,
        started: 5,
        people: vec![text("ann"), text("ben")],
    }
}

fn ending() -> Ending {
    let seat = |place| SeatEnding { place, score: 1, team: place };
    Ending { ended: 9, shown: 9, inputs: 3, record: "{}".to_owned(), seats: vec![seat(1), seat(2)] }
}

async fn matches_are_listed_when_they_have_ended_and_end_once(place: Place) {
    let store = place.open().await;
    let new = new_match("m");
    store.write(Write::start_match(&new)).await.unwrap();
    assert!(matches!(store.write(Write::start_match(&new)).await, Err(StoreError::Conflict)));
    assert!(store.matches(&MatchFilter::default(), 10).await.unwrap().is_empty());
    let running = cardinal_store::TableRow { status: "playing".to_owned(), ..table("t") };
    store.write(Write::table(&running)).await.unwrap();
    assert_eq!(store.tables_of("ann").await.unwrap(), ["t"]);
    store.write(Write::change_table("t", "closed", false, "{}", 6)).await.unwrap();
    assert!(store.tables_of("ann").await.unwrap().is_empty(), "a game that was closed is over");
    if place.lite {
        let copy = place.folder.path().join("copy's.sqlite3");
        Store::backup(&place.folder.path().join("a b?.sqlite3"), &copy).unwrap();
        let copied = Store::open_file(&copy, Durability::Program).await.unwrap();
        assert_eq!(copied.find_match("m").await.unwrap(), store.find_match("m").await.unwrap());
        assert_eq!(copied.match_seats("m").await.unwrap().len(), 2);
    }
    store.write(Write::end_match("m", &ending())).await.unwrap();
    assert!(matches!(store.write(Write::end_match("m", &ending())).await, Err(StoreError::Conflict)));
    let seats = |list: &[cardinal_store::ListedMatch]| -> Vec<(String, Vec<String>)> {
        let people =
            |one: &cardinal_store::ListedMatch| one.seats.iter().map(|seat| seat.person.clone()).collect();
        list.iter().map(|one| (one.id.clone(), people(one))).collect()
    };
    let people = || vec!["ann".to_owned(), "ben".to_owned()];
    let list = store.matches(&MatchFilter::default(), 10).await.unwrap();
    assert_eq!(seats(&list), [("m".to_owned(), people())]);
    assert_eq!(list[0].seats, store.match_seats("m").await.unwrap(), "with all that is known of a seat");
    store.write(Write::start_match(&new_match("n"))).await.unwrap();
    store.write(Write::end_match("n", &ending())).await.unwrap();
    let list = store.matches(&MatchFilter::default(), 10).await.unwrap();
    assert_eq!(seats(&list), [("n".to_owned(), people()), ("m".to_owned(), people())]);
    assert_eq!(
        seats(&store.matches(&MatchFilter::default(), 1).await.unwrap()),
        [("n".to_owned(), people())],
        "a page counts matches"
    );
    assert_eq!(store.played("ann").await.unwrap(), 2);
    // One that is not listed is shown only to those who played it.
    store.write(Write::start_match(&NewMatch { listed: false, ..new_match("o") })).await.unwrap();
    store.write(Write::end_match("o", &ending())).await.unwrap();
    for (viewer, count) in [(None, 2), (Some("cid"), 2), (Some(""), 2), (Some("ben"), 3)] {
        let viewer = viewer.map(str::to_owned);
        for person in [None, Some("ann".to_owned())] {
            let filter = MatchFilter { viewer: viewer.clone(), person, ..MatchFilter::default() };
            assert_eq!(store.matches(&filter, 10).await.unwrap().len(), count, "{filter:?}");
        }
    }
    // One whose end is not public yet is shown only to those who played it.
    store.write(Write::start_match(&new_match("p"))).await.unwrap();
    store.write(Write::end_match("p", &Ending { shown: 60, ..ending() })).await.unwrap();
    assert_eq!(store.find_match("p").await.unwrap().unwrap().shown, Some(60));
    for (viewer, by, shows) in
        [(None, 59, false), (None, 60, true), (Some("cid"), 59, false), (Some("ben"), 59, true)]
    {
        for game in [None, Some("chain".to_owned())] {
            let viewer = viewer.map(str::to_owned);
            let filter = MatchFilter { viewer, game, shown_by: Some(by), ..MatchFilter::default() };
            let found = store.matches(&filter, 10).await.unwrap().iter().any(|one| one.id == "p");
            assert_eq!(found, shows, "{filter:?}");
        }
    }
    let pages = [None, Some((9, "p".to_owned())), Some((9, "n".to_owned())), Some((9, "m".to_owned()))];
    for (before, first) in pages.into_iter().zip([Some("p"), Some("n"), Some("m"), None]) {
        let filter = MatchFilter { before, ..MatchFilter::default() };
        let page = store.matches(&filter, 1).await.unwrap();
        assert_eq!(page.first().map(|one| &*one.id), first, "page after page: {filter:?}");
    }
}

async fn matches_of_a_pool_are_rated_one_after_the_other(place: Place) {
    let store = place.open().await;
    assert_eq!(store.last_rated("chain", "duel").await.unwrap(), 0);
    store.write(Write::rating_turn("chain", "duel", 0, 10)).await.unwrap();
    let late = store.write(Write::rating_turn("chain", "duel", 0, 11)).await;
    assert!(matches!(late, Err(StoreError::Conflict)), "another one was rated meanwhile");
    store.write(Write::rating_turn("chain", "duel", 10, 11)).await.unwrap();
    store.write(Write::rating_turn("chain", "table", 0, 4)).await.unwrap();
    assert_eq!(store.last_rated("chain", "duel").await.unwrap(), 11);
}

async fn a_late_fence_takes_everything_back_and_harms_nobody_else(place: Place) {
    let store = place.open().await;
    store.write(Write::rating_turn("chain", "duel", 0, 10)).await.unwrap();
    for id in ["a", "b", "c"] {
        store.write(Write::start_match(&new_match(id))).await.unwrap();
    }
    let writes = ["a", "b", "c"].map(|id| {
        let turn = if id == "b" { Write::rating_turn("chain", "duel", 7, 12) } else { Write::default() };
        let (store, write) = (store.clone(), Write::end_match(id, &ending()).and(turn));
        tokio::spawn(async move { store.write(write).await })
    });
    let [a, b, c] = writes;
    assert!(a.await.unwrap().is_ok() && c.await.unwrap().is_ok());
    assert!(matches!(b.await.unwrap(), Err(StoreError::Conflict)));
    assert_eq!(store.find_match("b").await.unwrap().unwrap().ended, None);
    assert_eq!(store.find_match("c").await.unwrap().unwrap().ended, Some(9));
}

async fn nothing_is_slowed_down_by_those_who_look_back(place: Place) {
    let store = place.open().await;
    let past = store.history();
    // Far more than there are connections for it.
    let looks = (0..200).map(|_| {
        let past = past.clone();
        tokio::spawn(async move { past.matches(&MatchFilter::default(), 100).await })
    });
    let looks: Vec<_> = looks.collect();
    for seq in 1..=50 {
        store.write(Write::append("m", &[row(seq)])).await.unwrap();
    }
    assert_eq!(store.log("m").await.unwrap().len(), 50);
    for look in looks {
        look.await.unwrap().unwrap();
    }
}

async fn a_text_that_cannot_be_stored_harms_nobody_else(place: Place) {
    let store = place.open().await;
    let writes = (0..40).map(|at| {
        let store = store.clone();
        tokio::spawn(async move {
            // PostgreSQL holds no zero characters; SQLite does.
            let submission = (at % 4 == 0).then(|| "a\0b".to_owned());
            store.write(Write::append(&format!("m{at}"), &[LogRow { submission, ..row(1) }])).await
        })
    });
    for (at, write) in writes.collect::<Vec<_>>().into_iter().enumerate() {
        match write.await.unwrap() {
            Ok(()) => assert!(place.lite || at % 4 != 0, "{at}"),
            Err(StoreError::Unfit(_)) => assert!(!place.lite && at % 4 == 0, "{at}"),
            Err(other) => panic!("{at}: {other}"),
        }
    }
}

#[tokio::test]
async fn a_locked_database_refuses_and_forgets_what_no_caller_waits_for() {
    let place = Place::file();
    let store = place.open().await;
    let lock = rusqlite::Connection::open(place.folder.path().join("a b?.sqlite3")).unwrap();
    lock.execute_batch("BEGIN EXCLUSIVE").unwrap();
    let refused = store.write(Write::append("c", &[row(1), row(2)])).await;
    assert!(matches!(refused, Err(StoreError::Unavailable(_))));
    // The writer is busy with the first; the caller of the second gives up before its turn comes.
    let first = tokio::spawn({
        let store = store.clone();
        async move { store.write(Write::append("a", &[row(1)])).await }
    });
    tokio::time::sleep(std::time::Duration::from_millis(100)).await;
    let mut second = Box::pin(store.write(Write::append("b", &[row(1)])));
    assert!(std::future::poll_fn(|cx| std::task::Poll::Ready(second.as_mut().poll(cx).is_pending())).await);
    drop(second);
    lock.execute_batch("ROLLBACK").unwrap();
    first.await.unwrap().unwrap();
    store.write(Write::append("c", &[row(1)])).await.unwrap();
    assert_eq!(store.log("a").await.unwrap(), [row(1)]);
    assert_eq!(store.log("b").await.unwrap(), []);
    assert_eq!(store.log("c").await.unwrap(), [row(1)]);
}

#[tokio::test]
async fn a_database_that_cannot_be_reached_is_named_at_once() {
    let port = cardinal_rig::free_port();
    for url in [
        format!("postgres://ann:secret@127.0.0.1:{port}/cardinal"),
        format!("postgres://127.0.0.1:{port}/cardinal?user=ann&password=secret"),
    ] {
        let error = Store::open(&url, Durability::Machine).await.unwrap_err().to_string();
        assert!(error.contains(&format!("127.0.0.1:{port}")) && error.contains("refused"), "{error}");
        assert!(!error.contains("secret"), "{error}");
    }
}

async fn a_person_who_has_gone_is_named_nowhere(place: Place) {
    let store = place.open().await;
    store.write(Write::person(&person("ann", None)).and(Write::session("s", "ann", "::1", 1))).await.unwrap();
    for id in ["m", "n"] {
        store.write(Write::start_match(&new_match(id))).await.unwrap();
    }
    store.write(Write::end_match("m", &ending())).await.unwrap();
    let playing = cardinal_store::TableRow {
        status: "playing".to_owned(),
        state: r#"{"host":{"id":"ann","name":"Ann"}}"#.to_owned(),
        ..table("t")
    };
    store.write(Write::table(&playing)).await.unwrap();
    let line = |id: u64, who: &str| cardinal_store::ChatRow {
        id,
        at: id,
        person: Some((who.to_owned(), String::new(), String::new())),
        kind: "said".to_owned(),
        words: format!("{who} speaks"),
        submission: None,
    };
    store.write(Write::say("t", &line(1, "ann")).and(Write::say("t", &line(2, "ben")))).await.unwrap();
    store.write(Write::mute("ann", "ben", true).and(Write::mute("ben", "ann", true))).await.unwrap();
    assert_eq!(store.said("ann").await.unwrap(), [("t".to_owned(), 1, "ann speaks".to_owned())]);
    assert_eq!(store.sessions("ann").await.unwrap(), [("s".to_owned(), 1)]);
    store.write(Write::erase("ann", None).within("s").and(Write::end_sessions("ann", ""))).await.unwrap();
    let words: Vec<String> = store.chat("t", 9).await.unwrap().into_iter().map(|line| line.words).collect();
    assert_eq!(words, ["…", "ben speaks"]);
    assert!(store.muted("ann").await.unwrap().is_empty() && store.muted("ben").await.unwrap().is_empty());
    assert_eq!(store.erasures().await.unwrap(), ["ann"]);
    let found = store.matches_naming("ann", "").await.unwrap();
    let states: Vec<(&str, bool)> = found.iter().map(|one| (one.id.as_str(), one.running)).collect();
    assert_eq!(states, [("m", false), ("n", true)], "one has ended, and one may still end");
    assert!(store.matches_naming("ann", "n").await.unwrap().is_empty());
    store.write(Write::rename_match("m", "[\"x\"]", Some("{}".to_owned()))).await.unwrap();
    store.write(Write::rename_match("n", "[\"x\"]", None)).await.unwrap();
    let (ended, running) =
        (store.find_match("m").await.unwrap().unwrap(), store.find_match("n").await.unwrap().unwrap());
    assert_eq!(
        (ended.names.as_str(), ended.record.as_deref(), running.record),
        ("[\"x\"]", Some("{}"), None)
    );
    let named = store.tables_naming("ann").await.unwrap();
    assert_eq!(named, [("t".to_owned(), playing.state.clone())]);
    let other = store.write(Write::rename_table("t", "{}", "{}")).await;
    assert!(matches!(other, Err(StoreError::Conflict)), "it has changed meanwhile");
    store.write(Write::rename_table("t", &playing.state, "{}")).await.unwrap();
    store.write(Write::erased("ann")).await.unwrap();
    assert!(
        store.tables_naming("ann").await.unwrap().is_empty() && store.erasures().await.unwrap().is_empty()
    );
}

/// A new version is installed, a backup is made first, and the old server goes on meanwhile.
#[test]
fn a_backup_is_a_copy_and_no_upgrade() {
    let folder = tempfile::tempdir().unwrap();
    let (old, copy) = (folder.path().join("old.sqlite3"), folder.path().join("copy.sqlite3"));
    let schema = |file: &std::path::Path| -> Vec<String> {
        let database = rusqlite::Connection::open(file).unwrap();
        let mut names = database.prepare("SELECT name FROM sqlite_master ORDER BY name").unwrap();
        names.query_map([], |row| row.get(0)).unwrap().map(Result::unwrap).collect()
    };
    rusqlite::Connection::open(&old)
        .unwrap()
        .execute_batch("PRAGMA journal_mode = WAL; CREATE TABLE people (id TEXT);")
        .unwrap();
    Store::backup(&old, &copy).unwrap();
    assert_eq!((schema(&old), schema(&copy)), (vec!["people".to_owned()], vec!["people".to_owned()]));
    assert!(matches!(Store::backup(&old, &copy), Err(StoreError::Unavailable(_))), "it writes over nothing");
    let nowhere = folder.path().join("nowhere.sqlite3");
    let failed = folder.path().join("failed.sqlite3");
    assert!(Store::backup(&nowhere, &failed).is_err() && !failed.exists() && !nowhere.exists());
    #[cfg(unix)]
    {
        use std::os::unix::fs::PermissionsExt;
        assert_eq!(std::fs::metadata(&copy).unwrap().permissions().mode() & 0o777, 0o600);
    }
}

async fn only_what_nobody_needs_is_forgotten(place: Place) {
    let store = place.open().await;
    for id in ["played", "quiet", "seen", "member"] {
        let kind = if id == "member" { "member" } else { "guest" };
        let row = PersonRow { kind: kind.to_owned(), created: 100, ..person(id, None) };
        store.write(Write::person(&row)).await.unwrap();
        store
            .write(Write::session(
                &format!("{id}-token"),
                id,
                "192.0.2.7",
                if id == "seen" { 900 } else { 200 },
            ))
            .await
            .unwrap();
    }
    let mut played = new_match("over");
    played.people = vec!["played".to_owned(), "bot-easy".to_owned()];
    store.write(Write::start_match(&played)).await.unwrap();
    store.write(Write::start_match(&new_match("on"))).await.unwrap();
    for id in ["over", "on"] {
        store.write(Write::append(id, &[row(1), row(2)])).await.unwrap();
    }
    store.write(Write::end_match("over", &ending())).await.unwrap();

    store.write(Write::forget_guests(500)).await.unwrap();
    for (id, stays) in [("played", true), ("quiet", false), ("seen", true), ("member", true)] {
        assert_eq!(store.person(id).await.unwrap().is_some(), stays, "{id}");
        assert_eq!(store.session(&format!("{id}-token")).await.unwrap().is_some(), stays, "{id}");
    }
    let asked = ["quiet-token", "seen-token", "member-token"].map(str::to_owned);
    assert_eq!(store.living_sessions(&asked).await.unwrap().len(), 2);

    let ended = store.ended_between(0, u64::MAX >> 1).await.unwrap();
    assert_eq!(ended.iter().map(|(id, _)| id.as_str()).collect::<Vec<_>>(), ["over"]);
    for id in ["over", "on"] {
        store.forget_log(id).await.unwrap();
    }
    assert_eq!(store.log("over").await.unwrap(), []);
    assert_eq!(store.log("on").await.unwrap().len(), 2, "a game that is on needs its log");
}

async fn a_secret_is_made_once(place: Place) {
    let store = place.open().await;
    let (first, second) = tokio::join!(store.secret("key", "a"), store.secret("key", "b"));
    assert_eq!(first.unwrap(), second.unwrap());
    assert_eq!(store.value("key").await.unwrap(), Some(store.secret("key", "c").await.unwrap()));
    store.write(Write::value("mark", "1")).await.unwrap();
    store.write(Write::value("mark", "2")).await.unwrap();
    assert_eq!(store.value("mark").await.unwrap().as_deref(), Some("2"));
    assert!(store.time().await.unwrap() > 1_700_000_000_000);
    assert_eq!(store.last_use().await.unwrap(), None);
}
