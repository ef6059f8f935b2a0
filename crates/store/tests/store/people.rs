//! People and their sessions.

use cardinal_store::{ChatRow, PersonRow, StoreError, TableRow, Write};

use crate::Place;
use crate::matches::{ending, new_match};
use crate::tables::table;

pub(crate) fn person(id: &str, login: Option<&str>) -> PersonRow {
    PersonRow {
        id: id.to_owned(),
        name: id.to_owned(),
        kind: "member".to_owned(),
        login: login.map(str::to_owned),
        password: None,
        created: 1,
    }
}

pub(crate) async fn a_login_belongs_to_one_person(place: Place) {
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

/// A write on behalf of a session is refused once the session has ended, and changes nothing else.
pub(crate) async fn a_session_that_has_ended_can_write_nothing(place: Place) {
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
    for wrong in [None, Some("old")] {
        assert!(refused(Write::proven("ann", wrong).and(Write::erase("ann")).within("s")).await, "{wrong:?}");
    }
    store.write(Write::proven("ann", Some("new")).and(Write::erase("ann")).within("s")).await.unwrap();
    assert!(refused(Write::erase("ann")).await, "she has gone already");
    assert!(refused(Write::rename("ann", "Anna").within("s")).await);
    assert!(refused(Write::sign_in("u", "ann", "new", "::1", 2)).await);
    assert_eq!(store.person("ann").await.unwrap().unwrap().kind, "gone");
}

pub(crate) async fn a_deleted_person_is_named_nowhere(place: Place) {
    let store = place.open().await;
    store.write(Write::person(&person("ann", None)).and(Write::session("s", "ann", "::1", 1))).await.unwrap();
    for id in ["m", "n"] {
        store.write(Write::start_match(&new_match(id))).await.unwrap();
    }
    store.write(Write::end_match("m", &ending())).await.unwrap();
    let playing = TableRow {
        status: "playing".to_owned(),
        state: r#"{"host":{"id":"ann","name":"Ann"}}"#.to_owned(),
        ..table("t")
    };
    store.write(Write::table(&playing)).await.unwrap();
    let line = |id: u64, who: &str| ChatRow {
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
    store
        .write(
            Write::proven("ann", None)
                .and(Write::erase("ann"))
                .within("s")
                .and(Write::end_sessions("ann", "")),
        )
        .await
        .unwrap();
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
