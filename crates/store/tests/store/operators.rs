//! What operators do, and what people report to them.

use cardinal_store::{
    AuditRow, BanRow, InvitationRow, PersonRow, ReportRow, Store, StoreError, TableRow, Write,
};

use crate::Place;
use crate::people::person;

fn entry(action: &str, subject: &str) -> AuditRow {
    AuditRow {
        id: 0,
        at: 7,
        operator: "op".to_owned(),
        action: action.to_owned(),
        subject: subject.to_owned(),
        detail: "{}".to_owned(),
        reason: "because".to_owned(),
    }
}

async fn refused(store: &Store, write: Write) -> bool {
    matches!(store.write(write).await, Err(StoreError::Conflict))
}

pub(crate) async fn the_audit_log_has_no_gap_and_no_action_without_an_entry(place: Place) {
    let stores = [place.open().await, place.open().await];
    stores[0].write(Write::person(&person("ann", None))).await.unwrap();
    // Two operators at once: each tries again when the other was first.
    let writers = stores.clone().map(|store| {
        tokio::spawn(async move {
            for at in 0..20 {
                let write =
                    || Write::rename("ann", &format!("Ann {at}")).audited(&entry("rename", &format!("{at}")));
                while refused(&store, write()).await {}
            }
        })
    });
    for writer in writers {
        writer.await.unwrap();
    }
    let all = stores[0].audit_after(0).await.unwrap();
    assert_eq!(all.iter().map(|entry| entry.id).collect::<Vec<_>>(), (1..=40).collect::<Vec<_>>());
    assert_eq!(stores[0].last_audit().await.unwrap(), 40);
    assert!(refused(&stores[0], Write::rename("nobody", "x").audited(&entry("rename", "nobody"))).await);
    assert_eq!(stores[0].last_audit().await.unwrap(), 40, "what was not done is not noted");
    assert_eq!(stores[0].audit_after(38).await.unwrap().len(), 2);
    assert_eq!(stores[0].audit(Some("7"), 10).await.unwrap().len(), 2);
    assert_eq!(stores[0].audit(None, 3).await.unwrap()[0].id, 40, "the newest first");
}

pub(crate) async fn a_banned_person_cannot_begin_a_session(place: Place) {
    let store = place.open().await;
    let mut ann = person("ann", Some("ann"));
    ann.password = Some("hash".to_owned());
    store.write(Write::person(&ann).and(Write::session("s", "ann", "192.0.2.1", 1))).await.unwrap();
    let ban = |until| BanRow {
        id: "b".to_owned(),
        person: Some("ann".to_owned()),
        network: None,
        reason: "rude".to_owned(),
        at: 2,
        until,
    };
    store.write(Write::ban(&ban(None))).await.unwrap();
    store.write(Write::ban(&ban(Some(100)))).await.unwrap();
    assert_eq!(store.bans().await.unwrap(), [ban(Some(100))], "the later one counts");
    assert!(store.session("s").await.unwrap().is_none(), "her sessions have ended");
    assert!(refused(&store, Write::sign_in("t", "ann", "hash", "192.0.2.1", 99)).await);
    assert_eq!(store.ban_of("ann", 99).await.unwrap(), Some(ban(Some(100))));
    assert_eq!(store.ban_of("ann", 100).await.unwrap(), None);
    store.write(Write::sign_in("t", "ann", "hash", "192.0.2.1", 100)).await.unwrap();
    store.write(Write::unban("b")).await.unwrap();
    assert!(refused(&store, Write::unban("b")).await);
    let unknown = BanRow { person: Some("nobody".to_owned()), ..ban(None) };
    assert!(refused(&store, Write::ban(&unknown)).await);
    let network = BanRow { person: None, network: Some("192.0.2.0/24".to_owned()), ..ban(None) };
    store.write(Write::ban(&network)).await.unwrap();
    assert_eq!(store.network_bans().await.unwrap(), [network]);
}

pub(crate) async fn a_link_for_another_password_is_used_once(place: Place) {
    let store = place.open().await;
    let mut ann = person("ann", Some("ann"));
    ann.password = Some("old".to_owned());
    store.write(Write::person(&ann).and(Write::session("s", "ann", "::1", 1))).await.unwrap();
    store.write(Write::reset("ann", "first", 100)).await.unwrap();
    store.write(Write::reset("ann", "second", 100)).await.unwrap();
    assert!(store.reset("first", 5).await.unwrap().is_none(), "only the last one holds");
    assert!(store.reset("second", 100).await.unwrap().is_none(), "and not forever");
    assert_eq!(store.reset("second", 99).await.unwrap().unwrap().0.id, "ann");
    assert!(refused(&store, Write::use_reset("ann", "first", "new", 5)).await);
    assert!(refused(&store, Write::use_reset("ann", "second", "new", 100)).await);
    assert!(store.session("s").await.unwrap().is_some(), "nothing was done by halves");
    store.write(Write::use_reset("ann", "second", "new", 99)).await.unwrap();
    assert!(store.session("s").await.unwrap().is_none());
    assert_eq!(store.person("ann").await.unwrap().unwrap().password.as_deref(), Some("new"));
    assert!(refused(&store, Write::use_reset("ann", "second", "newer", 99)).await);
    store.write(Write::person(&PersonRow { kind: "guest".to_owned(), ..person("gil", None) })).await.unwrap();
    assert!(refused(&store, Write::reset("gil", "third", 100)).await, "a guest has no password");
}

pub(crate) async fn an_invitation_is_used_as_often_as_it_says(place: Place) {
    let store = place.open().await;
    let row = InvitationRow {
        id: "i".to_owned(),
        code: "hash".to_owned(),
        note: "friends".to_owned(),
        uses: 2,
        used: 0,
        at: 1,
        until: Some(100),
    };
    store.write(Write::invite(&row)).await.unwrap();
    assert!(store.invites("hash", 99).await.unwrap() && !store.invites("hash", 100).await.unwrap());
    assert!(refused(&store, Write::accept_invitation("hash", 100)).await);
    for _ in 0..2 {
        store.write(Write::accept_invitation("hash", 99)).await.unwrap();
    }
    assert!(refused(&store, Write::accept_invitation("hash", 99)).await);
    assert_eq!(store.invitations().await.unwrap(), [InvitationRow { used: 2, ..row.clone() }]);
    store.write(Write::revoke_invitation("i")).await.unwrap();
    assert!(refused(&store, Write::revoke_invitation("i")).await);
    // One without an end is over when it is used up, and is forgotten as others are.
    for (id, uses) in [("spent", 1), ("open", 2)] {
        let row = InvitationRow { id: id.to_owned(), code: id.to_owned(), uses, until: None, ..row.clone() };
        store.write(Write::invite(&row).and(Write::accept_invitation(id, 9))).await.unwrap();
    }
    let left = async || store.invitations().await.unwrap().into_iter().map(|row| row.id).collect::<Vec<_>>();
    store.write(Write::forget_operations(1_000, 1)).await.unwrap();
    assert_eq!(left().await, ["open", "spent"], "not before its time");
    store.write(Write::forget_operations(1_000, 2)).await.unwrap();
    assert_eq!(left().await, ["open"]);
}

fn report(id: &str, about: &str, line: u64, at: u64) -> ReportRow {
    ReportRow {
        id: id.to_owned(),
        at,
        reporter: "ben".to_owned(),
        person: about.to_owned(),
        table: "t".to_owned(),
        match_id: None,
        line,
        words: (line > 0).then(|| "rude words".to_owned()),
        reason: "abuse".to_owned(),
        remark: "my remark".to_owned(),
        resolved: None,
        resolution: None,
    }
}

pub(crate) async fn reports_come_once_and_not_too_many(place: Place) {
    let store = place.open().await;
    for id in ["ann", "ben"] {
        store.write(Write::person(&person(id, Some(id)))).await.unwrap();
    }
    store.write(Write::report(&report("r1", "ann", 0, 10), 0, 3)).await.unwrap();
    assert!(refused(&store, Write::report(&report("r2", "ann", 0, 11), 0, 3)).await, "said before");
    assert!(store.has_reported(&report("r2", "ann", 0, 11)).await.unwrap());
    store.write(Write::report(&report("r3", "ann", 4, 12), 0, 3)).await.unwrap();
    store.write(Write::report(&report("r4", "cid", 0, 13), 0, 3)).await.unwrap();
    assert!(refused(&store, Write::report(&report("r5", "dan", 0, 14), 0, 3)).await, "too many");
    store.write(Write::report(&report("r5", "dan", 0, 14), 10, 3)).await.unwrap();
    let open = store.reports(true, 10).await.unwrap();
    assert_eq!(open.iter().map(|row| row.id.as_str()).collect::<Vec<_>>(), ["r1", "r3", "r4", "r5"]);
    store.write(Write::resolve_report("r1", "talked to her", 20)).await.unwrap();
    assert!(refused(&store, Write::resolve_report("r1", "again", 21)).await);
    let found = store.report("r1").await.unwrap().unwrap();
    assert_eq!((found.resolved, found.resolution.as_deref()), (Some(20), Some("talked to her")));
    assert_eq!(
        (store.reports(true, 10).await.unwrap().len(), store.reports(false, 10).await.unwrap().len()),
        (3, 4)
    );
    assert_eq!(store.reports_about("ann").await.unwrap().len(), 2);
    store.write(Write::erase("ann")).await.unwrap();
    assert_eq!(store.report("r3").await.unwrap().unwrap().words, None, "her words are gone");
    store.write(Write::erase("ben")).await.unwrap();
    assert!(store.reports_by("ben").await.unwrap().iter().all(|row| row.remark.is_empty()), "and his");
    store.write(Write::forget_operations(1_000, 20)).await.unwrap();
    assert!(store.report("r1").await.unwrap().is_some());
    store.write(Write::forget_operations(1_000, 21)).await.unwrap();
    assert!(store.report("r1").await.unwrap().is_none(), "what is settled is forgotten some day");
}

pub(crate) async fn a_table_is_marked_until_it_is_closed(place: Place) {
    let store = place.open().await;
    let row = TableRow {
        id: "t".to_owned(),
        game: "chain".to_owned(),
        status: "waiting".to_owned(),
        listed: true,
        state: "{\"host\":{\"id\":\"ann\"}}".to_owned(),
        created: 1,
        changed: 1,
        owner: None,
    };
    store.write(Write::table(&row)).await.unwrap();
    assert!(refused(&store, Write::mark_closing("u")).await, "there is no such table");
    store.write(Write::mark_closing("t")).await.unwrap();
    assert!(refused(&store, Write::mark_closing("t")).await);
    assert!(store.is_closing("t").await.unwrap());
    assert_eq!(store.closings().await.unwrap(), ["t"]);
    let closed = Write::change_table("t", "closed", true, &row.state, 2).and(Write::closing_done("t"));
    for query in ["", "t", "chain", "waiting", "ann"] {
        assert_eq!(store.find_tables(query, 9).await.unwrap().len(), 1, "{query}");
    }
    assert!(store.find_tables("an", 9).await.unwrap().is_empty());
    assert_eq!(store.open_tables_naming("ann", 9).await.unwrap().len(), 1);
    assert!(store.open_tables_naming("an", 9).await.unwrap().is_empty());
    store.write(closed).await.unwrap();
    assert!(!store.is_closing("t").await.unwrap());
    assert!(refused(&store, Write::mark_closing("t")).await, "it is closed");
    assert!(store.open_tables_naming("ann", 9).await.unwrap().is_empty());
}

pub(crate) async fn people_are_found_by_what_is_known_of_them(place: Place) {
    let store = place.open().await;
    for (id, name, login) in
        [("p1", "Ann 100%", Some("ann")), ("p2", "Ben_1", None), ("p3", "Édith", None), ("p4", "Ива́н_", None)]
    {
        let row = PersonRow { name: name.to_owned(), ..person(id, login) };
        store.write(Write::person(&row).and(Write::session(id, id, "2001:db8::7", 1))).await.unwrap();
    }
    let found = async |query: &str| {
        let found = store.find_people(query, 9).await.unwrap();
        found.into_iter().map(|row| row.id).collect::<Vec<_>>()
    };
    assert_eq!(
        (found("p1").await, found("ANN").await, found("0%").await),
        (vec!["p1".into()], vec!["p1".into()], vec!["p1".into()])
    );
    assert_eq!(
        (found("n_").await, found("%_").await.len(), found("").await.len()),
        (vec!["p2".to_owned()], 0, 4)
    );
    assert_eq!((found("Édi").await, found("Ива").await), (vec!["p3".to_owned()], vec!["p4".to_owned()]));
    assert_eq!(store.people_named("Ben_1").await.unwrap().len(), 1);
    assert_eq!(store.session_addresses().await.unwrap().len(), 4);
    let uses = store.session_uses("p1").await.unwrap();
    assert_eq!((uses.len(), uses[0].address.as_deref()), (1, Some("2001:db8::7")));
}

pub(crate) async fn a_database_of_another_version_is_left_alone_by_those_beside_its_server(place: Place) {
    assert!(
        matches!(Store::open_beside(&place.url).await, Err(StoreError::Version(_))),
        "nothing is there yet"
    );
    drop(place.open().await);
    Store::open_beside(&place.url).await.unwrap();
    sqlx::any::install_default_drivers();
    let pool = sqlx::AnyPool::connect(&place.url).await.unwrap();
    sqlx::query("DELETE FROM _sqlx_migrations WHERE version = (SELECT MAX(version) FROM _sqlx_migrations)")
        .execute(&pool)
        .await
        .unwrap();
    assert!(matches!(Store::open_beside(&place.url).await, Err(StoreError::Version(_))), "an earlier one");
    sqlx::query("UPDATE _sqlx_migrations SET version = 99 WHERE version = 6").execute(&pool).await.unwrap();
    assert!(matches!(Store::open_beside(&place.url).await, Err(StoreError::Version(_))), "a later one");
}
