//! A rulebook as a Markdown document.

use std::fmt::Write as _;

use crate::Rulebook;

/// The characters that would be taken for markup.
const SPECIAL: &[char] = &['\\', '`', '*', '_', '[', ']', '<', '>', '#', '|', '&', '~'];

impl Rulebook {
    /// The rulebook as a Markdown document, without the single words.
    ///
    /// Every clause has its id in lower case as an anchor (`#nc-a7`), and wherever a text mentions a
    /// clause it links to it. All wording comes from the rulebook, so this serves every language.
    pub fn to_markdown(&self) -> String {
        let mut page = Page { book: self, out: String::new() };
        page.block(&format!("# {}", escaped(&self.title)));
        page.block(&escaped(&self.tagline));
        page.sections();
        page.options();
        page.refusals();
        page.block("---");
        page.block(&escaped(&self.credits));
        // The last block leaves a blank line, and a file ends with a line break only.
        page.out.pop();
        page.out
    }
}

struct Page<'a> {
    book: &'a Rulebook,
    out: String,
}

impl Page<'_> {
    fn block(&mut self, text: &str) {
        self.out.push_str(text);
        self.out.push_str("\n\n");
    }

    fn sections(&mut self) {
        for section in &self.book.sections {
            self.block(&format!("## {}", escaped(&section.title)));
            for clause in &section.clauses {
                let (id, title) = (&clause.id, escaped(&clause.title));
                self.block(&format!("### <a id=\"{}\"></a>{id} · {title}", id.to_ascii_lowercase()));
                self.block(&self.linked(&clause.text, id));
            }
        }
    }

    fn options(&mut self) {
        if self.book.options.is_empty() {
            return;
        }
        self.block(&format!("## {}", escaped(&self.book.headings.options)));
        for option in &self.book.options {
            let (key, title) = (&option.key, escaped(&option.title));
            self.block(&format!("### <a id=\"option-{key}\"></a>{title} · `{key}`"));
            self.block(&format!("{} ({})", self.linked(&option.text, ""), self.linked(&option.clause, "")));
            let mut list = String::new();
            for value in &option.values {
                let _ = writeln!(list, "- `{}`: {}", value.value, self.linked(&value.text, ""));
            }
            if !list.is_empty() {
                self.block(list.trim_end());
            }
        }
    }

    fn refusals(&mut self) {
        if self.book.refusals.is_empty() {
            return;
        }
        self.block(&format!("## {}", escaped(&self.book.headings.refusals)));
        let mut list = String::new();
        for refusal in &self.book.refusals {
            let (text, clause) = (self.linked(&refusal.text, ""), self.linked(&refusal.clause, ""));
            let _ = writeln!(list, "- `{}`: {text} ({clause})", refusal.code);
        }
        self.block(list.trim_end());
    }

    /// The text with a link on every clause it mentions, except on the one it belongs to.
    fn linked(&self, text: &str, own: &str) -> String {
        let is_part_of_id = |each: char| each.is_ascii_alphanumeric() || each == '-';
        let mut out = String::with_capacity(text.len());
        let mut rest = text;
        while let Some(start) = rest.find(is_part_of_id) {
            let (before, tail) = rest.split_at(start);
            let end = tail.find(|each| !is_part_of_id(each)).unwrap_or(tail.len());
            let (word, after) = tail.split_at(end);
            out.push_str(&escaped(before));
            match self.book.clause(word) {
                Some(clause) if clause.id != own => {
                    let _ = write!(out, "[{word}](#{})", clause.id.to_ascii_lowercase());
                }
                _ => out.push_str(word),
            }
            rest = after;
        }
        out.push_str(&escaped(rest));
        out
    }
}

fn escaped(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    for each in text.chars() {
        if SPECIAL.contains(&each) {
            out.push('\\');
        }
        out.push(each);
    }
    out
}

#[cfg(test)]
mod tests {
    use crate::Rulebook;

    const SMALL: &str = "\
title = Little
tagline = A game of <nothing>.
credits = By no one.

## First

XX-1 = See XX-2, not XX-1 or XX-3.
    .title = One
XX-2 = Two *stars*.
    .title = Two

## Choices

option-way = Which way.
    .title = Way
    .clause = XX-2
    .left = Left.
    .right = Right.

## No

refusal-no = No.
    .clause = XX-1
";

    #[test]
    fn every_part_is_rendered() {
        let expected = "\
# Little

A game of \\<nothing\\>.

## First

### <a id=\"xx-1\"></a>XX-1 · One

See [XX-2](#xx-2), not XX-1 or XX-3.

### <a id=\"xx-2\"></a>XX-2 · Two

Two \\*stars\\*.

## Choices

### <a id=\"option-way\"></a>Way · `way`

Which way. ([XX-2](#xx-2))

- `left`: Left.
- `right`: Right.

## No

- `no`: No. ([XX-1](#xx-1))

---

By no one.
";
        let book = Rulebook::parse("little", "en", SMALL).expect("the sample is sound");
        assert_eq!(book.to_markdown(), expected);
    }
}
