//! `cardinal rules`: the rules of a game, from the text that every client shows.

use std::io::Write;

use cardinal_texts::{Clause, ENGLISH, OptionText, Rulebook, TextError, languages};

use crate::failure::Failure;
use crate::lookup;
use crate::wrap::Layout;

#[derive(clap::Args, Debug)]
pub(crate) struct Args {
    /// The game, such as number-chain.
    game: String,
    /// Show only this clause, such as NC-12.
    clause: Option<String>,
    /// The language, such as en, es, ja or ko.
    #[arg(long, visible_alias = "language", default_value = ENGLISH)]
    lang: String,
    /// Print one JSON object instead of text.
    #[arg(long)]
    json: bool,
}

pub(crate) fn run(args: &Args, out: &mut impl Write) -> Result<(), Failure> {
    let info = lookup::game(&args.game)?.info();
    let book = Rulebook::load(info.id, &args.lang).map_err(|error| match error {
        TextError::UnknownLanguage { .. } => {
            let known = languages(info.id).join(", ");
            Failure::Impossible(format!(
                "the rules of {} are not available in '{}'; the languages are {known}",
                info.name, args.lang
            ))
        }
        other => other.into(),
    })?;
    let clause = args.clause.as_deref().map(|id| find(&book, id)).transpose()?;
    let layout = Layout::of_stdout();
    match (clause, args.json) {
        (Some(clause), true) => writeln!(out, "{}", serde_json::to_string(clause)?)?,
        (Some(clause), false) => write_clause(clause, layout, out)?,
        (None, true) => writeln!(out, "{}", serde_json::to_string(&book)?)?,
        (None, false) => write_book(&book, layout, out)?,
    }
    Ok(())
}

fn find<'a>(book: &'a Rulebook, id: &str) -> Result<&'a Clause, Failure> {
    book.clause(id).ok_or_else(|| {
        let (title, game) = (&book.title, &book.game);
        Failure::Impossible(format!("{title} has no clause '{id}'; see 'cardinal rules {game}'"))
    })
}

fn write_book(book: &Rulebook, layout: Layout, out: &mut impl Write) -> Result<(), Failure> {
    writeln!(out, "{}\n{}", layout.heading(&book.title), layout.paragraphs(&book.tagline, 0))?;
    for section in &book.sections {
        writeln!(out, "\n{}", layout.heading(&section.title))?;
        for clause in &section.clauses {
            writeln!(out)?;
            write_clause(clause, layout, out)?;
        }
    }
    if !book.options.is_empty() {
        writeln!(out, "\n{}", layout.heading(&book.headings.options))?;
    }
    for option in &book.options {
        writeln!(out)?;
        write_option(option, layout, out)?;
    }
    writeln!(out, "\n{}", layout.paragraphs(&book.credits, 0))?;
    Ok(())
}

fn write_clause(clause: &Clause, layout: Layout, out: &mut impl Write) -> Result<(), Failure> {
    writeln!(
        out,
        "{}\n{}",
        layout.heading(&format!("{} {}", clause.id, clause.title)),
        layout.paragraphs(&clause.text, 4)
    )?;
    Ok(())
}

fn write_option(option: &OptionText, layout: Layout, out: &mut impl Write) -> Result<(), Failure> {
    writeln!(out, "{}", layout.heading(&format!("{} ({})", option.key, option.clause)))?;
    writeln!(out, "{}", layout.paragraphs(&option.text, 4))?;
    for value in &option.values {
        writeln!(out, "{}", layout.paragraphs(&format!("{} = {}", value.value, value.text), 6))?;
    }
    Ok(())
}
