//! English left in a translation.

/// Names that stay as they are in every script.
const NAMES: &[&str] = &[
    "Arcane",
    "Board",
    "Boardgames",
    "Café",
    "Cardinal",
    "Cat",
    "Game",
    "Jeong",
    "Korea",
    "Olin",
    "Wonders",
    "Woojin",
    "Yang",
    "aloev",
    "giraffismus",
    "u1satoo",
];

/// Words that hardly an English sentence does without, none of which is Spanish.
const ENGLISH_WORDS: &[&str] = &[
    "and", "be", "by", "card", "cards", "for", "from", "hand", "if", "in", "is", "it", "of", "on", "or",
    "player", "players", "that", "the", "this", "to", "turn", "which", "with", "you", "your",
];

/// The words of a text that look like English.
pub(crate) fn leftovers<'a>(language: &str, text: &'a str) -> Vec<&'a str> {
    if language == "es" {
        let words = text.split(|each: char| !each.is_alphabetic());
        return words.filter(|word| ENGLISH_WORDS.contains(&word.to_lowercase().as_str())).collect();
    }
    // In another script a few letters are enough to tell; single ones are cards, teams and spaces.
    let latin = |each: char| each.is_ascii_alphanumeric() || matches!(each, '-' | 'é');
    text.split(|each| !latin(each))
        .filter(|word| word.chars().filter(char::is_ascii_alphabetic).count() > 1)
        .filter(|word| !NAMES.contains(word) && !is_clause(word))
        .collect()
}

fn is_clause(word: &str) -> bool {
    word.split_once('-').is_some_and(|(game, number)| {
        game.len() == 2 && number.trim_start_matches('A').bytes().all(|byte| byte.is_ascii_digit())
    })
}
