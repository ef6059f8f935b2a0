//! Tables, and the nodes that run them.

use std::sync::Arc;

use cardinal_store::{StoreError, TableRow, Write};

use crate::Place;
use crate::log::row;

pub(crate) fn table(id: &str) -> TableRow {
    TableRow {
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

pub(crate) async fn a_table_has_one_owner_for_as_long_as_its_node_lives(place: Place) {
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
    assert_eq!(owner().await.as_deref(), Some("one"), "only the owner can release a table");
    store.leave("one").await.unwrap();
    assert_eq!(store.orphans(10).await.unwrap().len(), 1);
    store.write(Write::claim("t", "two")).await.unwrap();
    assert_eq!(owner().await.as_deref(), Some("two"));
    store.write(Write::release("t", "two")).await.unwrap();
    assert_eq!(owner().await, None);
}

pub(crate) async fn a_node_has_a_lease_and_is_given_up_once(place: Place) {
    let store = place.open().await;
    store.join("one-1", "one", 60_000).await.unwrap();
    assert!(!store.evict("one-1").await.unwrap(), "it lives");
    store.join("two-1", "two", 0).await.unwrap();
    tokio::time::sleep(std::time::Duration::from_millis(20)).await;
    let expired: Vec<bool> = store.nodes().await.unwrap().iter().map(|node| node.expired).collect();
    assert_eq!(expired, [false, true]);
    assert!(store.renew("two-1", 60_000).await.unwrap(), "late, but not evicted");
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
