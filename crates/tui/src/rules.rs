//! The rules at hand: refusals and clauses in the language chosen.

use cardinal_texts::{ENGLISH, Messages, Rulebook, Speech};

use crate::session::Refused;

/// Why something was refused, in a sentence with its clause.
pub fn explain(book: &Rulebook, refused: &Refused) -> String {
    match refused {
        Refused::Other(why) => why.clone(),
        Refused::Message(key) => Speech::of(&book.language).text(key),
        Refused::Illegal { code, clause } => {
            let text = of_rules(book, code, Some(clause));
            format!("{clause}: {}", text.unwrap_or_else(|| code.clone()))
        }
        Refused::Told { code, clause, message } => {
            let text = of_rules(book, code, clause.as_deref()).or_else(|| of_server(book, code));
            let text = text.unwrap_or_else(|| message.clone());
            clause.as_ref().map_or_else(|| text.clone(), |clause| format!("{clause}: {text}"))
        }
    }
}

/// What the rules say to a refusal, or else the clause it names.
fn of_rules(book: &Rulebook, code: &str, clause: Option<&str>) -> Option<String> {
    let refusal = book.refusal(code).map(|refusal| refusal.text.clone());
    refusal.or_else(|| clause.and_then(|clause| book.clause(clause)).map(|clause| clause.text.clone()))
}

/// Refusals whose texts speak of a page in a browser.
const OF_PAGES: [&str; 2] = [cardinal_protocol::code::MALFORMED, cardinal_protocol::code::ORIGIN];

/// What is said to a refusal of a server itself. Its own English words are the more exact ones.
fn of_server(book: &Rulebook, code: &str) -> Option<String> {
    let exact = book.language == ENGLISH || OF_PAGES.contains(&code);
    let texts = Messages::of_refusals(&book.language).ok().filter(|_| !exact)?;
    Some(texts.text(code)).filter(|text| !text.is_empty()).map(str::to_owned)
}

/// A clause in a paragraph.
pub fn clause(book: &Rulebook, id: &str) -> Option<String> {
    let clause = book.clause(id)?;
    Some(format!("{} {}. {}", clause.id, clause.title, clause.text.replace("\n\n", " ")))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn told(code: &str, clause: Option<&str>) -> Refused {
        let clause = clause.map(str::to_owned);
        Refused::Told { code: code.to_owned(), clause, message: "in English".to_owned() }
    }

    #[test]
    fn what_a_server_refuses_is_said_in_the_language_of_the_player() {
        for game in cardinal_games::all() {
            let info = game.info();
            for language in ["es", "ja", "ko"] {
                let book = Rulebook::load(info.id, language).unwrap();
                for refusal in info.refusals {
                    let said = explain(&book, &told(refusal.code, Some(refusal.clause)));
                    let text = &book.refusal(refusal.code).unwrap().text;
                    assert_eq!(said, format!("{}: {text}", refusal.clause));
                }
                for code in cardinal_protocol::code::ALL.iter().filter(|code| !OF_PAGES.contains(code)) {
                    let said = explain(&book, &told(code, None));
                    assert!(said != "in English" && !said.is_empty(), "{language}: {code}");
                }
                assert_eq!(explain(&book, &told("of-another-time", None)), "in English");
            }
            let book = Rulebook::load(info.id, ENGLISH).unwrap();
            assert_eq!(explain(&book, &told("stale", None)), "in English");
        }
    }
}
