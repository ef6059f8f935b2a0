//! Matches and their ratings.

use cardinal_store::{
    Audience, Durability, Ending, ListedMatch, MatchFilter, NewMatch, PersonRow, RatingRow, SeatEnding,
    Store, StoreError, TableRow, Write,
};

use crate::Place;
use crate::tables::table;

pub(crate) fn new_match(id: &str) -> NewMatch {
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

pub(crate) fn ending() -> Ending {
    let seat = |place| SeatEnding { place, score: 1, team: place };
    Ending { ended: 9, shown: 9, inputs: 3, record: "{}".to_owned(), seats: vec![seat(1), seat(2)] }
}

pub(crate) async fn matches_are_listed_when_they_have_ended_and_end_once(place: Place) {
    let store = place.open().await;
    let new = new_match("m");
    store.write(Write::start_match(&new)).await.unwrap();
    assert!(matches!(store.write(Write::start_match(&new)).await, Err(StoreError::Conflict)));
    assert!(store.matches(&MatchFilter::default(), 10).await.unwrap().is_empty());
    let running = TableRow { status: "playing".to_owned(), ..table("t") };
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
    let seats = |list: &[ListedMatch]| -> Vec<(String, Vec<String>)> {
        let people = |one: &ListedMatch| one.seats.iter().map(|seat| seat.person.clone()).collect();
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
    let stranger = Audience { viewer: None, now: 9 };
    assert_eq!(store.played("ann", stranger).await.unwrap(), 2);
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
    for (viewer, now, played) in
        [(None, 59, 3), (None, 60, 4), (Some("cid"), 59, 3), (Some("ben"), 59, 4), (Some("ann"), 59, 4)]
    {
        assert_eq!(store.played("ann", Audience { viewer, now }).await.unwrap(), played, "{viewer:?} {now}");
    }
    let pages = [None, Some((9, "p".to_owned())), Some((9, "n".to_owned())), Some((9, "m".to_owned()))];
    for (before, first) in pages.into_iter().zip([Some("p"), Some("n"), Some("m"), None]) {
        let filter = MatchFilter { before, ..MatchFilter::default() };
        let page = store.matches(&filter, 1).await.unwrap();
        assert_eq!(page.first().map(|one| &*one.id), first, "page after page: {filter:?}");
    }
}

pub(crate) async fn matches_of_a_pool_are_rated_one_after_the_other(place: Place) {
    let store = place.open().await;
    assert_eq!(store.last_rated("chain", "duel").await.unwrap(), 0);
    store.write(Write::rating_turn("chain", "duel", 0, 10)).await.unwrap();
    let late = store.write(Write::rating_turn("chain", "duel", 0, 11)).await;
    assert!(matches!(late, Err(StoreError::Conflict)), "another one was rated meanwhile");
    store.write(Write::rating_turn("chain", "duel", 10, 11)).await.unwrap();
    store.write(Write::rating_turn("chain", "table", 0, 4)).await.unwrap();
    assert_eq!(store.last_rated("chain", "duel").await.unwrap(), 11);
}

/// A match at which Ann and others are rated: what she had before, what she has after, and when others learn of it.
async fn rate(store: &Store, new: NewMatch, (before, after): (f64, f64), (ended, shown): (u64, u64)) {
    let (id, uncertainty, people) = (new.id.clone(), after / 10.0, new.people.clone());
    let mut ending = Ending { ended, shown, ..ending() };
    ending.seats.resize(people.len(), SeatEnding { place: 2, score: 1, team: 2 });
    let write = Write::start_match(&new).and(Write::end_match(&id, &ending));
    let pool = if people.len() == 2 { "duel" } else { "table" };
    let write = people.into_iter().enumerate().fold(write, |write, (seat, person)| {
        let row = RatingRow {
            matches: u64::from(after > 1510.0) + u64::from(after > 1520.0) + 1,
            person,
            game: "chain".to_owned(),
            pool: pool.to_owned(),
            rating: after,
            uncertainty,
            volatility: 0.06,
        };
        write.and(Write::rating(&row)).and(Write::rated_seat(&id, seat as u64, before, after, uncertainty))
    });
    store.write(write).await.unwrap();
}

pub(crate) async fn a_rating_is_public_when_the_match_that_made_it_is(place: Place) {
    let store = place.open().await;
    for id in ["ann", "ben", "cid"] {
        let (name, kind) = (id.to_owned(), "guest".to_owned());
        let row = PersonRow { id: id.to_owned(), name, kind, login: None, password: None, created: 1 };
        store.write(Write::person(&row)).await.unwrap();
    }
    let three = ["ann", "ben", "cid"].map(str::to_owned).to_vec();
    rate(&store, new_match("a"), (1500.0, 1510.0), (10, 10)).await;
    rate(&store, NewMatch { people: three, ..new_match("t") }, (1500.0, 1505.0), (11, 90)).await;
    rate(&store, new_match("b"), (1510.0, 1520.0), (20, 60)).await;
    rate(&store, new_match("c"), (1520.0, 1530.0), (30, 70)).await;
    let duel = |rows: &[RatingRow]| {
        let row = rows.iter().find(|row| row.pool == "duel");
        row.map(|row| (row.rating, row.uncertainty, row.matches))
    };
    for (viewer, now, expected) in [
        (None, 59, (1510.0, 151.0, 1)),
        (Some("cid"), 59, (1510.0, 151.0, 1)),
        (None, 60, (1520.0, 152.0, 2)),
        (None, 70, (1530.0, 153.0, 3)),
        (Some("ann"), 30, (1530.0, 153.0, 3)),
        (Some("ben"), 30, (1530.0, 153.0, 3)),
    ] {
        let audience = Audience { viewer, now };
        let ratings = store.ratings("ann", audience).await.unwrap();
        assert_eq!(duel(&ratings), Some(expected), "{audience:?}");
        let leaders = store.leaders(("chain", "duel"), 1_000.0, (0, 10), audience).await.unwrap();
        let leaders: Vec<RatingRow> = leaders.into_iter().map(|(row, ..)| row).collect();
        assert_eq!((leaders.len(), duel(&leaders)), (2, Some(expected)), "{audience:?}");
    }
    // The first match of a pool: there is no rating before it.
    for (viewer, now, rated) in [(None, 89, 0), (Some("dea"), 89, 0), (Some("cid"), 12, 1), (None, 90, 1)] {
        let audience = Audience { viewer, now };
        let ratings = store.ratings("ann", audience).await.unwrap();
        assert_eq!(ratings.iter().filter(|row| row.pool == "table").count(), rated, "{audience:?}");
        let leaders = store.leaders(("chain", "table"), 110.0, (0, 10), audience).await.unwrap();
        assert_eq!(leaders.len(), 3 * rated, "{audience:?}");
    }
}
