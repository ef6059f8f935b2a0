//! The sentences that clients write: one set for the browser and the terminal.

use std::collections::BTreeMap;
use std::fmt;
use std::sync::{LazyLock, OnceLock};

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};
use unic_langid::LanguageIdentifier;

use crate::ENGLISH;
use crate::embedded::sources;

/// The values of a message by their names.
#[derive(Debug, Default)]
pub struct Values(FluentArgs<'static>);

impl Values {
    /// None yet.
    pub fn new() -> Self {
        Self::default()
    }

    /// Adds a value. A number is a number to the message, for plurals and ordinals; a text never is.
    #[must_use]
    pub fn with(mut self, name: &'static str, value: impl Into<FluentValue<'static>>) -> Self {
        self.0.set(name, value);
        self
    }
}

/// The first value of a message; more follow by [`Values::with`].
pub fn with(name: &'static str, value: impl Into<FluentValue<'static>>) -> Values {
    Values::new().with(name, value)
}

/// Why a message cannot be said in a language.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Unsaid {
    /// The language lacks the message.
    NoMessage,
    /// The message wants a value that it was not given, or cannot be worded otherwise.
    Faulty(String),
}

/// The messages of one language, with English behind them.
pub struct Speech {
    language: String,
    messages: FluentBundle<FluentResource>,
}

impl fmt::Debug for Speech {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("Speech").field(&self.language).finish()
    }
}

impl PartialEq for Speech {
    fn eq(&self, other: &Self) -> bool {
        self.language == other.language
    }
}

impl Eq for Speech {}

impl Default for &'static Speech {
    fn default() -> Self {
        Speech::of(ENGLISH)
    }
}

/// One place for each language; its messages are parsed when they are first wanted.
static SPEECHES: LazyLock<BTreeMap<String, OnceLock<Speech>>> =
    LazyLock::new(|| Speech::languages().into_iter().map(|language| (language, OnceLock::new())).collect());

impl Speech {
    /// The languages that clients speak, in alphabetical order.
    pub fn languages() -> Vec<String> {
        crate::languages(crate::embedded::CLIENT)
    }

    /// The sentences of this language; of English where there are none in it.
    pub fn of(language: &str) -> &'static Self {
        let known = if SPEECHES.contains_key(language) { language } else { ENGLISH };
        SPEECHES[known].get_or_init(|| Self::parse(known))
    }

    fn parse(language: &str) -> Self {
        let id: LanguageIdentifier = language.parse().unwrap_or_default();
        let mut messages = FluentBundle::new_concurrent(vec![id]);
        // No text here runs against the direction of the others, so names need no invisible marks around them.
        messages.set_use_isolating(false);
        messages.add_builtins().expect("nothing else is called NUMBER");
        for source in sources(language) {
            // The tests read every file; what cannot be read here is missing, and English stands in.
            let resource = FluentResource::try_new(source).unwrap_or_else(|(resource, _)| resource);
            drop(messages.add_resource(resource));
        }
        Self { language: language.to_owned(), messages }
    }

    /// The language, as its folder is named.
    pub fn language(&self) -> &str {
        &self.language
    }

    /// Whether there is a message of this key, in this language or in English.
    pub fn has(&self, key: &str) -> bool {
        self.messages.has_message(key) || Self::of(ENGLISH).messages.has_message(key)
    }

    /// A message in this language and no other.
    ///
    /// # Errors
    ///
    /// Says why it cannot be worded.
    pub fn try_say(&self, key: &str, values: &Values) -> Result<String, Unsaid> {
        let message = self.messages.get_message(key).ok_or(Unsaid::NoMessage)?;
        let pattern = message.value().ok_or(Unsaid::NoMessage)?;
        let mut errors = Vec::new();
        let text = self.messages.format_pattern(pattern, Some(&values.0), &mut errors).into_owned();
        match errors.first() {
            Some(error) => Err(Unsaid::Faulty(error.to_string())),
            None => Ok(text),
        }
    }

    /// A message with its values: in English where this language lacks it, and its key where English does too.
    ///
    /// In tests a missing message or value is a defect, and panics.
    pub fn say(&self, key: &str, values: Values) -> String {
        let own = self.try_say(key, &values);
        debug_assert!(own.is_ok(), "{}: {key}: {own:?}", self.language);
        own.or_else(move |_| Self::of(ENGLISH).try_say(key, &values)).unwrap_or_else(|_| key.to_owned())
    }

    /// A message without values.
    pub fn text(&self, key: &str) -> String {
        self.say(key, Values::new())
    }

    /// Things one after the other, without an "and".
    pub fn row(&self, parts: &[String]) -> String {
        parts.join(&self.text("separator"))
    }

    /// Parts of a sentence: "a, b, and c".
    pub fn listed(&self, parts: &[String]) -> String {
        let Some((last, before)) = parts.split_last() else { return String::new() };
        if before.is_empty() {
            return last.clone();
        }
        // Spanish has another word for "and" before this sound.
        let low = last.to_lowercase();
        let sound = low.strip_prefix('h').unwrap_or(&low);
        let glides = ["ia", "ie"].iter().any(|glide| sound.starts_with(glide));
        let sound = if sound.starts_with(['i', 'í']) && !glides { "i" } else { "other" };
        let key = if before.len() == 1 { "list-two" } else { "list-many" };
        let before = before.join(&self.text("list-separator"));
        self.say(key, with("before", before).with("last", last.clone()).with("sound", sound))
    }

    /// A share of one: "64%".
    pub fn percent(&self, share: f32) -> String {
        self.say("percent", with("number", format!("{:.0}", 100.0 * share)))
    }

    /// Begins with a capital letter, where the script has them.
    pub fn capital(text: &str) -> String {
        let mut letters = text.chars();
        letters.next().map(|first| first.to_uppercase().chain(letters).collect()).unwrap_or_default()
    }
}
