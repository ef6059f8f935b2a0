//! Distinguishing people at one table whose names look alike.

use std::collections::HashMap;

use cardinal_protocol::{ChatLine, PersonKind, PersonRef, Sitter, TableInfo};
use unicode_security::skeleton;

/// How many letters of an id are added to a name.
const SIGN: usize = 4;

/// The people at a table whose names could be confused with another.
#[derive(Debug, Default)]
pub(super) struct Namesakes(Vec<String>);

impl Namesakes {
    /// The namesakes among these people; a person may be listed more than once.
    pub(super) fn among<'a>(people: impl Iterator<Item = &'a PersonRef>) -> Self {
        // By what their names look like (UTS #39), in any letter case.
        let mut alike: HashMap<String, Vec<&str>> = HashMap::new();
        for person in people.filter(|person| person.kind != PersonKind::Gone) {
            let ids = alike.entry(skeleton(&person.name.to_lowercase()).collect()).or_default();
            if !ids.contains(&person.id.as_str()) {
                ids.push(&person.id);
            }
        }
        let several = alike.into_values().filter(|ids| ids.len() > 1);
        Self(several.flatten().map(str::to_owned).collect())
    }

    /// A person with a distinctive name: letters of the id follow the name where another looks like it.
    pub(super) fn told_apart(&self, person: &PersonRef) -> PersonRef {
        let mut person = person.clone();
        if self.0.contains(&person.id) {
            let sign: String = person.id.chars().take(SIGN).collect();
            person.name = format!("{} #{sign}", person.name);
        }
        person
    }

    /// Whether this person is one of them.
    pub(super) fn concerns(&self, person: Option<&PersonRef>) -> bool {
        person.is_some_and(|person| self.0.contains(&person.id))
    }

    /// Tells the people of a table apart.
    pub(super) fn tell_apart(&self, info: &mut TableInfo) {
        if self.0.is_empty() {
            return;
        }
        info.host = info.host.as_ref().map(|host| self.told_apart(host));
        for seat in &mut info.seats {
            if let Sitter::Person { person, .. } = &mut seat.sitter {
                *person = self.told_apart(person);
            }
        }
    }

    /// A line of chat with a distinctive name.
    pub(super) fn line(&self, line: &ChatLine) -> ChatLine {
        ChatLine { from: line.from.as_ref().map(|from| self.told_apart(from)), ..line.clone() }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn person(id: &str, name: &str) -> PersonRef {
        PersonRef { id: id.to_owned(), name: name.to_owned(), kind: PersonKind::Guest }
    }

    #[test]
    fn names_that_look_alike_get_a_sign_and_others_stay() {
        let people = [
            person("aaaaaa", "Poc"),
            person("bbbbbb", "Рос"), // Cyrillic
            person("cccccc", "Ben"),
            person("dddddd", "ben"),
            person("eeeeee", "Cem"),
            person("eeeeee", "Cem"),
        ];
        let alike = Namesakes::among(people.iter());
        let shown = people.each_ref().map(|person| alike.told_apart(person).name);
        assert_eq!(shown, ["Poc #aaaa", "Рос #bbbb", "Ben #cccc", "ben #dddd", "Cem", "Cem"]);
    }
}
