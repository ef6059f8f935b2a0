//! What is kept, for how long, and in a copy.

use cardinal_store::{PersonRow, Store, StoreError, Write};

use crate::Place;
use crate::log::row;
use crate::matches::{ending, new_match};
use crate::people::person;

pub(crate) async fn only_expired_data_is_deleted(place: Place) {
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

pub(crate) async fn a_secret_is_made_once(place: Place) {
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
