//! A report to the operators of a server, as it is typed.

use cardinal_protocol::http::{NewReport, ReportReason};
use cardinal_protocol::{ChatKind, ChatLine, PersonRef, Sitter, TableInfo};
use cardinal_texts::{Speech, with};

/// The words for the reasons.
const REASONS: [(&str, ReportReason); 5] = [
    ("abuse", ReportReason::Abuse),
    ("cheating", ReportReason::Cheating),
    ("stalling", ReportReason::Stalling),
    ("name", ReportReason::Name),
    ("other", ReportReason::Other),
];

/// The rest of a text that begins with this name, in upper or lower case.
fn named<'a>(text: &'a str, name: &str) -> Option<&'a str> {
    let end = text.char_indices().nth(name.chars().count()).map_or(text.len(), |(at, _)| at);
    let (first, rest) = text.split_at(end);
    let whole = rest.is_empty() || rest.starts_with(' ');
    (whole && first.to_lowercase() == name.to_lowercase()).then(|| rest.trim_start())
}

/// How many people are known by what they said last.
const KNOWN: usize = 100;

/// What each person said last, for a report about them.
#[derive(Debug, Default)]
pub(super) struct Reporting {
    spoke: Vec<ChatLine>,
}

impl Reporting {
    /// Lines were said.
    pub(super) fn heard(&mut self, lines: &[ChatLine]) {
        for line in lines.iter().filter(|line| line.kind == ChatKind::Said) {
            let Some(author) = &line.from else { continue };
            self.spoke.retain(|other| other.from.as_ref().is_none_or(|from| from.id != author.id));
            self.spoke.push(line.clone());
        }
        let surplus = self.spoke.len().saturating_sub(KNOWN);
        self.spoke.drain(..surplus);
    }

    /// A line has lost its words.
    pub(super) fn deleted(&mut self, line: &ChatLine) {
        self.spoke.retain(|other| other.id != line.id);
    }

    /// The report that a text means, about another person who sits at the table or has said something.
    pub(super) fn read(
        &self,
        text: &str,
        info: &TableInfo,
        me: &str,
        speech: &Speech,
    ) -> Result<NewReport, String> {
        let seated = info.seats.iter().filter_map(|seat| match &seat.sitter {
            Sitter::Person { person, .. } => Some(person),
            Sitter::Open { .. } | Sitter::Bot { .. } => None,
        });
        let spoke = self.spoke.iter().filter_map(|line| line.from.as_ref());
        let people: Vec<&PersonRef> = seated.chain(spoke).filter(|person| person.id != me).collect();
        read(text, &info.id, &people, &self.spoke, speech)
    }
}

/// Reads "NAME REASON and more" about one of the people at a table. A report of abuse includes what the person said last.
fn read(
    text: &str,
    table: &str,
    people: &[&PersonRef],
    spoke: &[ChatLine],
    speech: &Speech,
) -> Result<NewReport, String> {
    let reasons: Vec<&str> = REASONS.iter().map(|(word, _)| *word).collect();
    let usage = speech.say("term-report-usage", with("reasons", reasons.join(", ")));
    let found = people.iter().filter_map(|person| Some((person, named(text.trim(), &person.name)?)));
    // Of Ann and Ann Lee the longer name is meant.
    let (person, rest) = found.max_by_key(|(person, _)| person.name.len()).ok_or_else(|| usage.clone())?;
    if people
        .iter()
        .any(|other| other.id != person.id && other.name.to_lowercase() == person.name.to_lowercase())
    {
        return Err(speech.text("term-report-two"));
    }
    let (word, more) = rest.split_once(' ').unwrap_or((rest, ""));
    let reason = REASONS.iter().find(|(known, _)| *known == word.to_lowercase()).map(|(_, reason)| *reason);
    let reason = reason.ok_or(usage)?;
    let last = spoke.iter().rev().find(|line| line.from.as_ref().is_some_and(|from| from.id == person.id));
    Ok(NewReport {
        table: table.to_owned(),
        person: Some(person.id.clone()),
        line: last.filter(|_| reason == ReportReason::Abuse).map(|line| line.id),
        reason,
        text: (!more.is_empty()).then(|| more.to_owned()),
    })
}

#[cfg(test)]
mod tests {
    use cardinal_protocol::PersonKind;

    use super::*;

    fn person(id: &str, name: &str) -> PersonRef {
        PersonRef { id: id.to_owned(), name: name.to_owned(), kind: PersonKind::Guest }
    }

    #[test]
    fn a_report_names_a_person_and_a_reason() {
        let (ann, lee, ben) = (person("1", "Ann"), person("2", "Ann Lee"), person("3", "Ben"));
        let people = [&ann, &lee, &ben];
        let line = |id, from: &PersonRef| ChatLine {
            id,
            at: 0,
            from: Some(from.clone()),
            kind: ChatKind::Said,
            text: "rude".to_owned(),
        };
        let spoke = [line(4, &ben), line(7, &lee)];
        let read = |text: &str| read(text, "t", &people, &spoke, Speech::of("en"));
        let report = read(" ann lee  abuse so rude").unwrap();
        assert_eq!(
            (report.person.as_deref(), report.line, report.text.as_deref()),
            (Some("2"), Some(7), Some("so rude"))
        );
        let report = read("Ann Cheating").unwrap();
        assert_eq!((report.person.as_deref(), report.line, report.text), (Some("1"), None, None));
        assert_eq!(read("ben stalling").unwrap().line, None, "what was said has nothing to do with it");
        for wrong in ["", "Eve abuse", "Ben", "Ben boring", "Benabuse", "An abuse"] {
            assert!(read(wrong).unwrap_err().contains("abuse, cheating"), "{wrong}");
        }
        let twin = person("4", "ben");
        assert!(
            super::read("Ben abuse", "t", &[&ben, &twin], &[], Speech::of("en"))
                .unwrap_err()
                .contains("Two players")
        );
    }

    #[test]
    fn what_each_person_said_last_is_known_until_it_is_deleted() {
        let line = |id: u64, from: Option<&str>, kind| ChatLine {
            id,
            at: 0,
            from: from.map(|from| person(from, from)),
            kind,
            text: String::new(),
        };
        let said = |id, from: &str| line(id, Some(from), ChatKind::Said);
        let mut reporting = Reporting::default();
        reporting.heard(&[said(1, "ann"), said(2, "ben"), said(3, "ann"), line(4, None, ChatKind::Remark)]);
        reporting.heard(&[line(5, Some("ben"), ChatKind::Reaction)]);
        let known = |reporting: &Reporting| reporting.spoke.iter().map(|line| line.id).collect::<Vec<_>>();
        assert_eq!(known(&reporting), [2, 3]);
        reporting.deleted(&said(3, "ann"));
        assert_eq!(known(&reporting), [2]);
        let crowd: Vec<ChatLine> = (0..1_000).map(|at| said(10 + at, &at.to_string())).collect();
        reporting.heard(&crowd);
        assert_eq!(reporting.spoke.len(), KNOWN, "a crowd is forgotten again");
    }
}
