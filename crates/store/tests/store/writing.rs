//! Writes beside each other, and a database that does not take them.

use cardinal_store::{Durability, LogRow, MatchFilter, Store, StoreError, Write};

use crate::Place;
use crate::log::row;
use crate::matches::{ending, new_match};

pub(crate) async fn a_late_fence_takes_everything_back_and_harms_no_other_write(place: Place) {
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

pub(crate) async fn history_queries_do_not_slow_down_play(place: Place) {
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

pub(crate) async fn a_text_that_cannot_be_stored_harms_no_other_write(place: Place) {
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
