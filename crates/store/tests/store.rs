//! The store on a real file.

use std::path::Path;

use cardinal_store::{Durability, LogRow, MatchFilter, NewMatch, PersonRow, Store, StoreError, Write};

async fn open(folder: &Path) -> Store {
    Store::open_file(&folder.join("a b?.sqlite3"), Durability::Machine).await.unwrap()
}

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

#[tokio::test]
async fn a_number_is_given_once_and_neighbours_in_the_same_commit_are_not_harmed() {
    let folder = tempfile::tempdir().unwrap();
    let store = open(folder.path()).await;
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
    let again = open(folder.path()).await;
    assert_eq!(again.log("a").await.unwrap().len(), 2, "it is all there after opening again");
}

#[tokio::test]
async fn a_login_belongs_to_one_person() {
    let folder = tempfile::tempdir().unwrap();
    let store = open(folder.path()).await;
    store.write(Write::person(&person("ann", Some("ann")))).await.unwrap();
    store.write(Write::person(&person("ben", None))).await.unwrap();
    assert!(matches!(
        store.write(Write::person(&person("eve", Some("ann")))).await,
        Err(StoreError::Conflict)
    ));
    let taken = store.write(Write::change_person(&person("ben", Some("ann")))).await;
    assert!(matches!(taken, Err(StoreError::Conflict)));
    store.write(Write::change_person(&person("ann", Some("ann")))).await.unwrap();
    assert_eq!(store.member("ann").await.unwrap().unwrap().id, "ann");
}

#[tokio::test]
async fn a_table_has_one_owner_until_its_lease_is_over() {
    let folder = tempfile::tempdir().unwrap();
    let store = open(folder.path()).await;
    let table = cardinal_store::TableRow {
        id: "t".to_owned(),
        game: "chain".to_owned(),
        status: "waiting".to_owned(),
        listed: true,
        state: "{}".to_owned(),
        created: 1,
        changed: 1,
        owner: None,
        lease: 0,
    };
    store.write(Write::table(&table)).await.unwrap();
    store.write(Write::claim("t", "one", 10, 20)).await.unwrap();
    store.write(Write::claim("t", "one", 12, 22)).await.unwrap();
    assert!(matches!(store.write(Write::claim("t", "two", 15, 30)).await, Err(StoreError::Conflict)));
    store.write(Write::claim("t", "two", 23, 40)).await.unwrap();
    assert_eq!(store.table("t").await.unwrap().unwrap().owner.as_deref(), Some("two"));
}

#[tokio::test]
async fn a_backup_holds_everything_and_matches_are_listed_when_they_have_ended() {
    let folder = tempfile::tempdir().unwrap();
    let store = open(folder.path()).await;
    let text = |text: &str| text.to_owned();
    let new = NewMatch {
        id: text("m"),
        table: text("t"),
        number: 1,
        game: text("chain"),
        revision: 1,
        options: text("{}"),
        names: text("[]"),
        secret: text("s"),
        entropy: text("[]"),
        rated: true,
        started: 5,
        people: vec![text("ann"), text("ben")],
    };
    store.write(Write::start_match(&new)).await.unwrap();
    assert!(matches!(store.write(Write::start_match(&new)).await, Err(StoreError::Conflict)));
    assert!(store.matches(&MatchFilter::default(), 10).await.unwrap().is_empty());
    assert_eq!(store.tables_of("ann").await.unwrap(), ["t"]);
    let copy = folder.path().join("copy's.sqlite3");
    store.backup(&copy).await.unwrap();
    let copied = Store::open_file(&copy, Durability::Program).await.unwrap();
    assert_eq!(copied.find_match("m").await.unwrap(), store.find_match("m").await.unwrap());
    assert_eq!(copied.match_seats("m").await.unwrap().len(), 2);
}
