//! Reading a rulebook from a Fluent file.

use std::collections::HashSet;

use fluent_syntax::ast::{Comment, Entry, Message};
use fluent_syntax::parser;

use crate::plain::plain;
use crate::{Clause, Fault, OptionText, Refusal, Rulebook, Section, TextError, ValueText};

impl Rulebook {
    /// Reads a rulebook from the text of its Fluent file.
    ///
    /// Game and language are not in the text; in the locales folder they are the names of file and folder.
    pub fn parse(game: &str, language: &str, source: &str) -> Result<Self, TextError> {
        let mut reader = Reader::default();
        match reader.read(source) {
            Ok(()) => Ok(Self { game: game.to_owned(), language: language.to_owned(), ..reader.book }),
            Err(fault) => Err(TextError::Faulty { file: format!("{language}/{game}.ftl"), fault }),
        }
    }
}

/// What a message is. Its id tells, since headings are translated and ids are not.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Kind {
    /// Title, tagline or credits.
    Front,
    Clause,
    Option,
    Refusal,
    Word,
}

impl Kind {
    /// The kind, and the id without the prefix that tells it.
    fn of(id: &str) -> Option<(Self, &str)> {
        if let Some(key) = id.strip_prefix("option-") {
            Some((Self::Option, key))
        } else if let Some(code) = id.strip_prefix("refusal-") {
            Some((Self::Refusal, code))
        } else if matches!(id, "title" | "tagline" | "credits") {
            Some((Self::Front, id))
        } else if is_clause(id) {
            Some((Self::Clause, id))
        } else {
            id.starts_with(|first: char| first.is_ascii_lowercase()).then_some((Self::Word, id))
        }
    }
}

/// `NC-7` or `NC-A7`: the game in capitals, a letter for a ruling, a number.
fn is_clause(id: &str) -> bool {
    let capitals = |text: &str| text.chars().all(|each| each.is_ascii_uppercase());
    id.split_once('-').is_some_and(|(game, rest)| {
        let letters = rest.trim_end_matches(|each: char| each.is_ascii_digit());
        !game.is_empty() && capitals(game) && capitals(letters) && letters.len() < rest.len()
    })
}

/// A heading, and the kind of the first message under it.
struct Group {
    heading: String,
    kind: Option<Kind>,
}

#[derive(Default)]
struct Reader {
    book: Rulebook,
    group: Option<Group>,
    /// Ids in lower case, because a clause is looked up without regard to case.
    seen: HashSet<String>,
}

impl Reader {
    fn read(&mut self, source: &str) -> Result<(), Fault> {
        let resource = parser::parse(source).map_err(|(_, errors)| syntax(source, &errors))?;
        for entry in &resource.body {
            match entry {
                Entry::Message(message) => self.message(message)?,
                Entry::GroupComment(comment) => self.group = group(comment),
                Entry::Comment(_) | Entry::ResourceComment(_) => {}
                Entry::Term(term) => {
                    return Err(Fault::UnknownMessage { id: format!("-{}", term.id.name) });
                }
                // A file with junk in it has not got past the parser.
                Entry::Junk { content } => {
                    return Err(Fault::UnknownMessage { id: (*content).to_owned() });
                }
            }
        }
        self.check_front()?;
        self.check_references()
    }

    fn message(&mut self, message: &Message<&str>) -> Result<(), Fault> {
        let id = message.id.name;
        let (kind, name) = Kind::of(id).ok_or_else(|| Fault::UnknownMessage { id: id.to_owned() })?;
        if !self.seen.insert(id.to_ascii_lowercase()) {
            return Err(Fault::Duplicate { id: id.to_owned() });
        }
        let pattern = message.value.as_ref().ok_or_else(|| Fault::NoText { id: id.to_owned() })?;
        let text = plain(id, pattern)?;
        let mut attributes = Attributes::of(message)?;
        self.place(kind, id)?;
        let name = name.to_owned();
        match kind {
            Kind::Front => match id {
                "title" => self.book.title = text,
                "tagline" => self.book.tagline = text,
                _ => self.book.credits = text,
            },
            Kind::Clause => {
                let clause = Clause { id: name, title: attributes.take("title")?, text };
                let section = self.book.sections.last_mut().expect("placing a clause opens its section");
                section.clauses.push(clause);
            }
            Kind::Option => {
                let title = attributes.take("title")?;
                let clause = attributes.take("clause")?;
                let values = attributes.take_values();
                self.book.options.push(OptionText { key: name, title, clause, text, values });
            }
            Kind::Refusal => {
                let clause = attributes.take("clause")?;
                self.book.refusals.push(Refusal { code: name, clause, text });
            }
            Kind::Word => {
                self.book.words.insert(name, text);
            }
        }
        attributes.finish()
    }

    /// Sees to it that the message stands under a heading of its kind.
    fn place(&mut self, kind: Kind, id: &str) -> Result<(), Fault> {
        let Some(group) = &mut self.group else {
            return if kind == Kind::Front { Ok(()) } else { Err(Fault::NoHeading { id: id.to_owned() }) };
        };
        let headings = &mut self.book.headings;
        let fits = match group.kind {
            Some(of_group) => of_group == kind,
            None => match kind {
                Kind::Front => false,
                Kind::Clause => {
                    let title = group.heading.clone();
                    self.book.sections.push(Section { title, clauses: Vec::new() });
                    true
                }
                Kind::Option => set_once(&mut headings.options, &group.heading),
                Kind::Refusal => set_once(&mut headings.refusals, &group.heading),
                Kind::Word => set_once(&mut headings.words, &group.heading),
            },
        };
        if fits {
            group.kind = Some(kind);
            Ok(())
        } else {
            Err(Fault::WrongHeading { id: id.to_owned(), heading: group.heading.clone() })
        }
    }

    fn check_front(&self) -> Result<(), Fault> {
        match ["title", "tagline", "credits"].into_iter().find(|id| !self.seen.contains(*id)) {
            Some(id) => Err(Fault::MissingMessage { id }),
            None => Ok(()),
        }
    }

    /// Done last, because an option may stand before its clause.
    fn check_references(&self) -> Result<(), Fault> {
        let options = self.book.options.iter().map(|option| ("option", &option.key, &option.clause));
        let refusals = self.book.refusals.iter().map(|refusal| ("refusal", &refusal.code, &refusal.clause));
        match options.chain(refusals).find(|(_, _, clause)| self.book.clause(clause).is_none()) {
            Some((kind, name, clause)) => {
                Err(Fault::UnknownClause { id: format!("{kind}-{name}"), clause: clause.clone() })
            }
            None => Ok(()),
        }
    }
}

/// An empty group comment ends a group, as everywhere in Fluent.
fn group(comment: &Comment<&str>) -> Option<Group> {
    let heading = comment.content.join(" ").trim().to_owned();
    (!heading.is_empty()).then_some(Group { heading, kind: None })
}

fn set_once(heading: &mut String, to: &str) -> bool {
    let unset = heading.is_empty();
    if unset {
        to.clone_into(heading);
    }
    unset
}

pub(crate) fn syntax(source: &str, errors: &[parser::ParserError]) -> Fault {
    let (at, problem) =
        errors.first().map_or((0, String::new()), |error| (error.pos.start, error.kind.to_string()));
    let line = 1 + source.bytes().take(at).filter(|byte| *byte == b'\n').count();
    Fault::Syntax { line, problem }
}

/// The attributes of one message that have not been used yet.
struct Attributes<'a> {
    id: &'a str,
    left: Vec<(&'a str, String)>,
}

impl<'a> Attributes<'a> {
    fn of(message: &Message<&'a str>) -> Result<Self, Fault> {
        let id = message.id.name;
        let mut left: Vec<(&str, String)> = Vec::new();
        for attribute in &message.attributes {
            let name = attribute.id.name;
            let path = format!("{id}.{name}");
            if left.iter().any(|(known, _)| *known == name) {
                return Err(Fault::Duplicate { id: path });
            }
            left.push((name, plain(&path, &attribute.value)?));
        }
        Ok(Self { id, left })
    }

    fn take(&mut self, attribute: &'static str) -> Result<String, Fault> {
        match self.left.iter().position(|(name, _)| *name == attribute) {
            Some(index) => Ok(self.left.remove(index).1),
            None => Err(Fault::MissingAttribute { id: self.id.to_owned(), attribute }),
        }
    }

    /// The attributes of an option other than title and clause are its values.
    fn take_values(&mut self) -> Vec<ValueText> {
        let value = |(name, text)| ValueText { value: value_of(name).to_owned(), text };
        self.left.drain(..).map(value).collect()
    }

    fn finish(self) -> Result<(), Fault> {
        match self.left.into_iter().next() {
            Some((attribute, _)) => {
                Err(Fault::UnknownAttribute { id: self.id.to_owned(), attribute: attribute.to_owned() })
            }
            None => Ok(()),
        }
    }
}

/// The value an attribute stands for. In Fluent no name begins with a digit, so such a value has `n-` in front of it.
fn value_of(attribute: &str) -> &str {
    match attribute.strip_prefix("n-") {
        Some(value) if value.starts_with(|first: char| first.is_ascii_digit()) => value,
        _ => attribute,
    }
}
