//! The rules as the web client loads them: data, so that the page needs no parser.

use cardinal_engine::Info;
use cardinal_texts::{Rulebook, languages};
use serde_json::{Map, Value, json};

/// Where they lie: one file per language and game.
pub(crate) const FOLDER: &str = "web/src/lib/rulebooks";

/// The rules of a game in every language, each with its path.
pub(crate) fn of(info: &Info) -> Result<Vec<(String, String)>, String> {
    let file = |language: &String| {
        let book = Rulebook::load(info.id, language).map_err(|error| error.to_string())?;
        let text = serde_json::to_string_pretty(&data(&book)).expect("it has string keys only");
        Ok((format!("{FOLDER}/{language}/{}.json", info.id), text + "\n"))
    };
    languages(info.id).iter().map(file).collect()
}

/// A rulebook in the shape of `Rulebook` in `web/src/lib/rules.ts`.
fn data(book: &Rulebook) -> Value {
    let sections = book.sections.iter().map(|section| {
        let clauses = section.clauses.iter().map(|clause| {
            let text: Vec<&str> = clause.text.split("\n\n").collect();
            json!({ "id": clause.id, "title": clause.title, "text": text })
        });
        json!({ "title": section.title, "clauses": clauses.collect::<Vec<_>>() })
    });
    let options = book.options.iter().map(|option| {
        let values = option.values.iter().map(|value| (value.value.clone(), json!(value.text)));
        let data = json!({
            "key": option.key,
            "title": option.title,
            "clause": option.clause,
            "text": option.text,
            "values": values.collect::<Map<_, _>>(),
        });
        (option.key.clone(), data)
    });
    let refusals = book.refusals.iter().map(|refusal| (refusal.code.clone(), json!(refusal.text)));
    json!({
        "game": book.game,
        "title": book.title,
        "tagline": book.tagline,
        "credits": book.credits,
        "sections": sections.collect::<Vec<_>>(),
        "options": options.collect::<Map<_, _>>(),
        "refusals": refusals.collect::<Map<_, _>>(),
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_rulebook_keeps_its_paragraphs_values_and_refusals() {
        let game = cardinal_games::all()[0].info();
        let book = Rulebook::load(game.id, "en").unwrap();
        let data = data(&book);
        let clauses =
            data["sections"].as_array().unwrap().iter().flat_map(|one| one["clauses"].as_array().unwrap());
        let paragraphs: usize = clauses.map(|clause| clause["text"].as_array().unwrap().len()).sum();
        let expected: usize = book.clauses().map(|clause| 1 + clause.text.matches("\n\n").count()).sum();
        assert_eq!(paragraphs, expected);
        let option = book.options.iter().find(|option| !option.values.is_empty()).unwrap();
        let value = &option.values[0];
        assert_eq!(data["options"][&option.key]["values"][&value.value], json!(value.text));
        assert_eq!(data["refusals"].as_object().unwrap().len(), book.refusals.len());
    }

    #[test]
    fn there_is_a_file_for_every_language() {
        for game in cardinal_games::all() {
            let info = game.info();
            assert_eq!(of(&info).unwrap().len(), languages(info.id).len());
            assert!(!languages(info.id).is_empty(), "{} has rules", info.id);
        }
    }
}
