//! The chat of a table.

use std::collections::VecDeque;

use cardinal_protocol::{ChatKind, ChatLine, DELETED, Millis, PersonRef, REACTIONS, Refusal, code};
use cardinal_store::ChatRow;

use crate::people::{person_ref, turns};

/// How many lines a table remembers for newcomers.
pub(super) const REMEMBERED: usize = 100;
/// How long a line may be, in characters.
const LONGEST: usize = 500;
/// How many lines and reactions one person may send within [`WINDOW`].
const LINES: usize = 8;
/// Ten seconds.
const WINDOW: Millis = 10_000;

/// The last lines of a table.
#[derive(Debug, Default)]
pub(super) struct Chat {
    lines: VecDeque<ChatLine>,
    last: u64,
}

/// The text of a line, without what terminals stumble over.
pub(super) fn said(text: &str) -> Result<String, Refusal> {
    let text: String = text.trim().chars().filter(|letter| !letter.is_control() && !turns(*letter)).collect();
    if text.is_empty() || text.chars().count() > LONGEST {
        return Err(Refusal::new(code::TOO_LONG, "a chat message must have 1 to 500 characters"));
    }
    Ok(text)
}

/// A reaction, if there is such a one.
pub(super) fn reaction(name: &str) -> Result<String, Refusal> {
    if !REACTIONS.contains(&name) {
        return Err(Refusal::new(code::MALFORMED, "unknown reaction"));
    }
    Ok(name.to_owned())
}

impl Chat {
    /// Takes up the stored lines.
    pub(super) fn recall(&mut self, rows: Vec<ChatRow>) {
        self.last = self.last.max(rows.last().map_or(0, |row| row.id));
        self.lines = rows.into_iter().map(line).collect();
    }

    /// The id of the last line.
    pub(super) const fn last(&self) -> u64 {
        self.last
    }

    /// The people in the lines that are remembered.
    pub(super) fn people(&self) -> impl Iterator<Item = &PersonRef> {
        self.lines.iter().filter_map(|line| line.from.as_ref())
    }

    /// The lines after one that is known.
    pub(super) fn since(&self, known: u64) -> impl Iterator<Item = &ChatLine> {
        self.lines.iter().filter(move |line| line.id > known)
    }

    /// Refuses a person who writes too much.
    pub(super) fn check_pace(&self, from: &PersonRef, now: Millis) -> Result<(), Refusal> {
        let recent = |line: &&ChatLine| {
            line.kind != ChatKind::Remark
                && line.from.as_ref().is_some_and(|other| other.id == from.id)
                && line.at + WINDOW > now
        };
        if self.lines.iter().rev().filter(recent).count() >= LINES {
            return Err(Refusal::new(code::TOO_MANY, "too many chat messages; wait a few seconds"));
        }
        Ok(())
    }

    /// The next line.
    pub(super) const fn next(
        &self,
        kind: ChatKind,
        from: Option<PersonRef>,
        text: String,
        at: Millis,
    ) -> ChatLine {
        ChatLine { id: self.last + 1, at, from, kind, text }
    }

    /// Forgets what a person has said, who has deleted their account.
    pub(super) fn forget(&mut self, person: &PersonRef) {
        let own = |line: &&mut ChatLine| {
            line.kind == ChatKind::Said && line.from.as_ref().is_some_and(|from| from.id == person.id)
        };
        for line in self.lines.iter_mut().filter(own) {
            (line.from, line.text) = (Some(person.clone()), DELETED.to_owned());
        }
    }

    /// Removes the words of a line; returns the rest.
    pub(super) fn delete(&mut self, id: u64) -> Option<&ChatLine> {
        let line = self.lines.iter_mut().find(|line| line.id == id && line.kind == ChatKind::Said)?;
        DELETED.clone_into(&mut line.text);
        Some(line)
    }

    /// Adds a line.
    pub(super) fn push(&mut self, line: ChatLine) {
        self.last = line.id;
        self.lines.push_back(line);
        if self.lines.len() > REMEMBERED {
            self.lines.pop_front();
        }
    }
}

/// A line as it is stored; `submission` names the order it came with.
pub(super) fn row(line: &ChatLine, submission: Option<String>) -> ChatRow {
    let kind = match line.kind {
        ChatKind::Said => "said",
        ChatKind::Reaction => "reaction",
        ChatKind::Remark => "remark",
    };
    let person = line.from.as_ref().map(|from| (from.id.clone(), String::new(), String::new()));
    ChatRow { id: line.id, at: line.at, person, kind: kind.to_owned(), words: line.text.clone(), submission }
}

fn line(row: ChatRow) -> ChatLine {
    let kind = match row.kind.as_str() {
        "said" => ChatKind::Said,
        "reaction" => ChatKind::Reaction,
        _ => ChatKind::Remark,
    };
    let from = row.person.map(|(id, name, kind)| person_ref(id, name, &kind));
    ChatLine { id: row.id, at: row.at, from, kind, text: row.words }
}
