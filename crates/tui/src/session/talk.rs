//! What is said at a table of a server.

use cardinal_protocol::{ChatKind, ChatLine};
use cardinal_texts::{Speech, printable};

use super::Said;
use crate::words::person_name;

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

    /// Adds lines that were said after this number of inputs.
    pub(super) fn heard(&mut self, lines: &[ChatLine], after: usize, speech: &Speech) {
        self.said.extend(lines.iter().map(|line| Said { after, text: spoken(line, speech) }));
        self.numbers.extend(lines.iter().map(|line| line.id));
    }

    /// A line has lost its words.
    pub(super) fn deleted(&mut self, line: &ChatLine, speech: &Speech) {
        if let Some(at) = self.numbers.iter().position(|number| *number == line.id) {
            self.said[at].text = spoken(line, speech);
        }
    }

    /// The game has this number of inputs again. What was said before moves were taken back was said before those that follow.
    pub(super) fn rewound(&mut self, inputs: usize) {
        self.said.iter_mut().for_each(|said| said.after = said.after.min(inputs));
    }
}

/// One thing said, as a line.
fn spoken(line: &ChatLine, speech: &Speech) -> String {
    let table = || speech.text("side-table");
    let who = line.from.as_ref().map_or_else(table, |person| person_name(speech, person));
    let text = printable(&line.text);
    // A code of the server, or one that this program does not know.
    let known = |kind: &str| {
        let key = format!("{kind}-{}", line.text);
        if speech.has(&key) { speech.text(&key) } else { text.replace('-', " ") }
    };
    match line.kind {
        ChatKind::Said => format!("{who}: {text}"),
        ChatKind::Reaction => format!("{who}: *{}*", known("reaction")),
        ChatKind::Remark => format!("({who} {})", known("remark")),
    }
}
