//! The logs of matches.

use cardinal_store::{LogRow, StoreError, Write};

use crate::Place;

pub(crate) fn row(seq: u64) -> LogRow {
    LogRow { seq, at: 1, body: format!("{{\"n\":{seq}}}"), submission: None, clocks: "[]".to_owned() }
}

pub(crate) async fn a_number_is_given_once_and_neighbours_in_the_same_commit_are_not_harmed(place: Place) {
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
pub(crate) async fn long_logs_stay_whole_and_two_writers_never_give_a_number_twice(place: Place) {
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
