//! The rules at hand: refusals and clauses in the language chosen.

use cardinal_texts::Rulebook;

use crate::session::Refused;

/// Why something was refused, in a sentence with its clause.
pub fn explain(book: &Rulebook, refused: &Refused) -> String {
    match refused {
        Refused::Other(why) => why.clone(),
        Refused::Illegal { code, clause } => {
            let text = book.refusal(code).map(|refusal| refusal.text.as_str());
            let text = text.or_else(|| book.clause(clause).map(|clause| clause.text.as_str()));
            format!("{clause}: {}", text.unwrap_or(code))
        }
    }
}

/// A clause in a paragraph.
pub fn clause(book: &Rulebook, id: &str) -> Option<String> {
    let clause = book.clause(id)?;
    Some(format!("{} {}. {}", clause.id, clause.title, clause.text.replace("\n\n", " ")))
}
