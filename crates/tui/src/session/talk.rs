//! What is said at a table of a server.

use cardinal_protocol::{ChatKind, ChatLine};
use cardinal_texts::{Speech, printable};

use super::Said;
use crate::words::person_name;

/// How many lines are remembered: more than anyone scrolls back, and no flood fills the memory.
const REMEMBERED: usize = 1_000;

/// What was said lately.
#[derive(Debug, Default)]
pub(super) struct Talk {
    said: Vec<Said>,
    /// The numbers that the server gave the lines.
    numbers: Vec<u64>,
}

impl Talk {
    pub(super) fn said(&self) -> &[Said] {
        &self.said
    }

    /// Adds lines that were said after this number of inputs.
    pub(super) fn heard(&mut self, lines: &[ChatLine], after: usize, speech: &Speech) {
        let first = self.said.last().map_or(0, |talk| talk.number + 1);
        let spoken = |(number, line)| Said { number, after, text: spoken(line, speech) };
        self.said.extend((first..).zip(lines).map(spoken));
        self.numbers.extend(lines.iter().map(|line| line.id));
        let surplus = self.said.len().saturating_sub(REMEMBERED);
        self.said.drain(..surplus);
        self.numbers.drain(..surplus);
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

#[cfg(test)]
mod tests {
    use super::*;

    fn line(id: u64) -> ChatLine {
        ChatLine { id, at: 0, from: None, kind: ChatKind::Said, text: format!("line {id}") }
    }

    #[test]
    fn a_flood_of_lines_pushes_out_the_oldest_and_keeps_the_numbers() {
        let (mut talk, speech) = (Talk::default(), Speech::of("en"));
        for id in 0..3 * REMEMBERED as u64 {
            talk.heard(&[line(id)], 0, speech);
        }
        assert_eq!(talk.said().len(), REMEMBERED);
        let ends = |talk: &Talk| (talk.said()[0].number, talk.said().last().map(|talk| talk.number));
        assert_eq!(ends(&talk), (2 * REMEMBERED, Some(3 * REMEMBERED - 1)));
        talk.deleted(&ChatLine { text: "gone".to_owned(), ..line(2_500) }, speech);
        assert!(talk.said()[500].text.ends_with("gone"), "a line is still found by its number");
    }
}
