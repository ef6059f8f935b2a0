//! What is said at a table of a server.

use cardinal_protocol::{ChatKind, ChatLine};
use cardinal_texts::printable;

use super::Said;

/// What was said so far.
#[derive(Debug, Default)]
pub(super) struct Talk {
    said: Vec<Said>,
    /// The numbers of the lines.
    numbers: Vec<u64>,
}

impl Talk {
    pub(super) fn said(&self) -> &[Said] {
        &self.said
    }

    /// Lines that were said after so many inputs.
    pub(super) fn heard(&mut self, lines: &[ChatLine], after: usize) {
        self.said.extend(lines.iter().map(|line| Said { after, text: spoken(line) }));
        self.numbers.extend(lines.iter().map(|line| line.id));
    }

    /// A line has lost its words.
    pub(super) fn deleted(&mut self, line: &ChatLine) {
        if let Some(at) = self.numbers.iter().position(|number| *number == line.id) {
            self.said[at].text = spoken(line);
        }
    }

    /// The game has so many inputs. What was said before moves were taken back was said before those that follow.
    pub(super) fn rewound(&mut self, inputs: usize) {
        self.said.iter_mut().for_each(|said| said.after = said.after.min(inputs));
    }
}

/// One thing said, as a line.
fn spoken(line: &ChatLine) -> String {
    let who =
        line.from.as_ref().map_or_else(|| "the table".to_owned(), |person| printable(person.shown_name()));
    let text = printable(&line.text);
    match line.kind {
        ChatKind::Said => format!("{who}: {text}"),
        ChatKind::Reaction => format!("{who}: *{text}*"),
        ChatKind::Remark => format!("({who}: {})", text.replace('-', " ")),
    }
}
