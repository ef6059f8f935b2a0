//! The locales folder, built into the program.

use rust_embed::RustEmbed;

use crate::{Fault, Messages, Rulebook, TextError};

/// The language every game has, and the one to fall back on.
pub const ENGLISH: &str = "en";

#[derive(RustEmbed)]
#[folder = "../../locales"]
struct Locales;

/// The languages this game has rules in, in alphabetical order; none for a game without texts.
pub fn languages(game: &str) -> Vec<String> {
    let name = format!("{game}.ftl");
    let mut languages: Vec<String> = Locales::iter()
        .filter_map(|path| {
            let (language, file) = path.split_once('/')?;
            (file == name).then(|| language.to_owned())
        })
        .collect();
    languages.sort();
    languages
}

impl Rulebook {
    /// The rules of this game in this language.
    pub fn load(game: &str, language: &str) -> Result<Self, TextError> {
        let file = format!("{language}/{game}.ftl");
        let Some(embedded) = Locales::get(&file) else {
            let game = game.to_owned();
            return Err(if languages(&game).is_empty() {
                TextError::UnknownGame { game }
            } else {
                TextError::UnknownLanguage { game, language: language.to_owned() }
            });
        };
        match std::str::from_utf8(&embedded.data) {
            Ok(source) => Self::parse(game, language, source),
            Err(_) => Err(TextError::Faulty { file, fault: Fault::NotUtf8 }),
        }
    }

    /// The rules of this game in this language or, where the language is missing, in English.
    ///
    /// A file that is there and faulty is still an error: a broken translation should be noticed. Which
    /// language it became is in [`Rulebook::language`].
    pub fn load_or_english(game: &str, language: &str) -> Result<Self, TextError> {
        match Self::load(game, language) {
            Err(TextError::UnknownLanguage { .. }) => Self::load(game, ENGLISH),
            other => other,
        }
    }
}

/// The file of the server's own texts.
const SERVER: &str = "server";
/// The file of the texts that clients of a server share.
pub(crate) const CLIENT: &str = "web";
/// The file of the texts that only the terminal has.
const TERMINAL: &str = "terminal";

/// The files of a language whose messages clients write: those of the web client, which the terminal shares, and its own.
pub(crate) fn sources(language: &str) -> Vec<String> {
    let of_clients = |file: &str| {
        let name = file.strip_prefix(language)?.strip_prefix('/')?.strip_suffix(".ftl")?;
        (name == CLIENT || name.starts_with("web-") || name == TERMINAL).then_some(())
    };
    let files = Locales::iter().filter(|file| of_clients(file).is_some());
    files.filter_map(|file| String::from_utf8(Locales::get(&file)?.data.into_owned()).ok()).collect()
}

impl Messages {
    /// The texts of the server itself in this language.
    pub fn of_server(language: &str) -> Result<Self, TextError> {
        let file = format!("{language}/{SERVER}.ftl");
        let embedded = Locales::get(&file);
        let source = embedded.as_ref().and_then(|embedded| std::str::from_utf8(&embedded.data).ok());
        let source = source.ok_or_else(|| TextError::Faulty { file: file.clone(), fault: Fault::NotUtf8 })?;
        Self::parse(&file, source)
    }

    /// The reasons, by code, for refusals of a server that have nothing to do with the rules.
    pub fn of_refusals(language: &str) -> Result<Self, TextError> {
        let file = format!("{language}/{CLIENT}.ftl");
        let embedded = Locales::get(&file);
        let source = embedded.as_ref().and_then(|embedded| std::str::from_utf8(&embedded.data).ok());
        let source = source.ok_or_else(|| TextError::Faulty { file: file.clone(), fault: Fault::NotUtf8 })?;
        Self::parse_those(&file, source, |id| {
            id.strip_prefix("refused-").or_else(|| (id == "stale").then_some(id))
        })
    }

    /// The languages the server speaks, in alphabetical order.
    pub fn languages() -> Vec<String> {
        languages(SERVER)
    }
}
