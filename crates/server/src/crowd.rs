//! How many tables each person uses.

use std::collections::HashMap;

use parking_lot::Mutex;

/// The people of the tables that run here and are not over.
#[derive(Debug, Default)]
pub(crate) struct Crowd {
    tables: Mutex<HashMap<String, People>>,
}

/// The people of one table.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(crate) struct People {
    pub(crate) host: Option<String>,
    pub(crate) seated: Vec<String>,
}

impl Crowd {
    /// The people of a table have changed; none once it is over, or runs here no longer.
    pub(crate) fn note(&self, table: &str, people: Option<People>) {
        let mut tables = self.tables.lock();
        match people {
            Some(people) if tables.get(table) == Some(&people) => {}
            Some(people) => drop(tables.insert(table.to_owned(), people)),
            None => drop(tables.remove(table)),
        }
    }

    /// How many tables a person is the host of.
    pub(crate) fn hosted(&self, person: &str) -> usize {
        self.count(|people| people.host.as_deref() == Some(person))
    }

    /// How many tables a person sits at.
    pub(crate) fn seats(&self, person: &str) -> usize {
        self.count(|people| people.seated.iter().any(|seated| seated == person))
    }

    fn count(&self, which: impl Fn(&People) -> bool) -> usize {
        self.tables.lock().values().filter(|people| which(people)).count()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tables_are_counted_as_long_as_they_are_open() {
        let crowd = Crowd::default();
        let people = |host: &str, seated: &[&str]| {
            let seated = seated.iter().map(|&person| person.to_owned()).collect();
            Some(People { host: Some(host.to_owned()), seated })
        };
        crowd.note("a", people("ann", &["ann", "ben"]));
        crowd.note("b", people("ann", &["ben"]));
        assert_eq!((crowd.hosted("ann"), crowd.seats("ann"), crowd.seats("ben")), (2, 1, 2));
        crowd.note("b", people("ben", &["ben"]));
        crowd.note("a", None);
        assert_eq!((crowd.hosted("ann"), crowd.hosted("ben"), crowd.seats("ben")), (0, 1, 1));
    }
}
