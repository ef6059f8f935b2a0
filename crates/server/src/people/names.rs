//! Validation of names, logins and passwords.

use cardinal_protocol::code;
use icu_normalizer::ComposingNormalizerBorrowed;
use icu_properties::props::{BidiControl, DefaultIgnorableCodePoint, Emoji, GeneralCategory, Script};
use icu_properties::{CodePointMapData, CodePointSetData};

use crate::error::ApiError;
use crate::ids;

/// How many marks may stand on one letter: scripts that are read have up to three.
const MARKS: usize = 3;

/// A name to show: composed and trimmed, 1 to 24 visible characters, and not the name of a bot or operator.
pub(super) fn name(text: &str) -> Result<String, ApiError> {
    let text = ComposingNormalizerBorrowed::new_nfc().normalize(text);
    let name: Vec<&str> = text.split_whitespace().collect();
    let name = name.join(" ");
    let refused = |why| Err(ApiError::bad(code::BAD_NAME, why));
    if !(1..=24).contains(&name.chars().count()) || !visible(&name) {
        return refused("a name must have 1 to 24 visible characters");
    }
    if mixed(&name) {
        return refused("a name must not mix alphabets");
    }
    if reserved(&name) {
        return refused("this name is reserved");
    }
    Ok(name)
}

/// A name to show, or why it is not allowed.
pub(crate) fn check_name(text: &str) -> Result<String, String> {
    name(text).map_err(|error| error.1.message)
}

/// Whether a letter changes the direction of others.
pub(crate) fn turns(letter: char) -> bool {
    CodePointSetData::new::<BidiControl>().contains(letter)
}

/// Whether everything in a text can be seen, and begins with something that marks can stand on.
fn visible(text: &str) -> bool {
    let (categories, unseen) =
        (CodePointMapData::<GeneralCategory>::new(), CodePointSetData::new::<DefaultIgnorableCodePoint>());
    let (mut marks, mut before) = (MARKS, None);
    text.chars().all(|letter| {
        let category = categories.get(letter);
        let mark = matches!(
            category,
            GeneralCategory::NonspacingMark | GeneralCategory::EnclosingMark | GeneralCategory::SpacingMark
        );
        marks = if mark { marks + 1 } else { 0 };
        // Many emoji are written with a mark that asks for the picture.
        let picture = letter == '\u{fe0f}'
            && before.is_some_and(|before| CodePointSetData::new::<Emoji>().contains(before));
        before = Some(letter);
        let blank = match category {
            GeneralCategory::SpaceSeparator => letter != ' ',
            GeneralCategory::Control
            | GeneralCategory::Format
            | GeneralCategory::Unassigned
            | GeneralCategory::PrivateUse
            | GeneralCategory::LineSeparator
            | GeneralCategory::ParagraphSeparator => true,
            // The Braille cell without dots.
            _ => letter == '\u{2800}',
        };
        picture || (marks <= MARKS && !blank && !unseen.contains(letter))
    })
}

/// Whether letters of alphabets that share shapes stand side by side: a Greek capital alpha before Latin letters is a disguise.
fn mixed(text: &str) -> bool {
    let scripts = CodePointMapData::<Script>::new();
    let has = |script| text.chars().any(|letter| scripts.get(letter) == script);
    [Script::Latin, Script::Greek, Script::Cyrillic].into_iter().filter(|script| has(*script)).count() > 1
}

/// Names that could be taken for an operator's or a deleted account's.
const RESERVED: [&str; 16] = [
    "admin",
    "administrator",
    "cardinal",
    "deletedaccount",
    "mod",
    "moderator",
    "nobody",
    "official",
    "operator",
    "owner",
    "root",
    "server",
    "somebody",
    "staff",
    "support",
    "system",
];

/// Whether a name looks like a bot's or an operator's, however it is written.
fn reserved(name: &str) -> bool {
    let plain = ComposingNormalizerBorrowed::new_nfkc().normalize(name).to_lowercase();
    let words: Vec<&str> = plain.split(|letter: char| !letter.is_alphanumeric()).collect();
    words.iter().any(|word| matches!(*word, "bot" | "bots"))
        || plain.contains("ボット")
        || plain.contains('봇')
        || RESERVED.contains(&words.concat().as_str())
}

/// A login: 3 to 32 letters, digits, `-`, `_`, `.`; capital letters do not matter.
pub(super) fn login(text: &str) -> Result<String, ApiError> {
    let fine = (3..=32).contains(&text.len())
        && text.bytes().all(|letter| letter.is_ascii_alphanumeric() || b"-_.".contains(&letter));
    if fine {
        Ok(text.to_ascii_lowercase())
    } else {
        Err(ApiError::bad(code::BAD_NAME, "a username must have 3 to 32 letters, digits, '-', '_' or '.'"))
    }
}

/// A password: 8 to 128 characters.
pub(super) fn password(text: &str) -> Result<(), ApiError> {
    if (8..=128).contains(&text.chars().count()) {
        Ok(())
    } else {
        Err(ApiError::bad(code::BAD_PASSWORD, "a password must have 8 to 128 characters"))
    }
}

/// A random name for a guest without one.
pub(super) fn friendly() -> String {
    const FIRST: [&str; 16] = [
        "Quick", "Calm", "Bright", "Lucky", "Kind", "Clever", "Merry", "Bold", "Gentle", "Swift", "Happy",
        "Wise", "Brave", "Sunny", "Quiet", "Eager",
    ];
    const SECOND: [&str; 16] = [
        "Wren", "Robin", "Finch", "Lark", "Heron", "Swallow", "Cardinal", "Owl", "Plover", "Thrush",
        "Kestrel", "Magpie", "Siskin", "Dove", "Crane", "Tern",
    ];
    let [first, second, number] = ids::random::<3>();
    let (first, second) = (FIRST[usize::from(first & 15)], SECOND[usize::from(second & 15)]);
    format!("{first} {second} {}", u16::from(number) % 90 + 10)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_visible_and_reserved_ones_refused() {
        for fine in [
            "Zoë",
            "Ann-Marie",
            "O'Neil",
            "Łukasz",
            "ไหมไทย",
            "אַבְרָהָם",
            "Ελένη",
            "Иван",
            "❤️ Ann",
            "Abbot",
            "山田 太郎",
            "김철수",
            "नरेंद्र",
        ] {
            assert!(name(fine).is_ok(), "{fine}");
        }
        assert_eq!(name("Zoe\u{308}").unwrap(), "Zo\u{eb}", "written in one way only");
        let heaped = format!("a{}", "\u{301}".repeat(20));
        for bad in [
            "\u{3164}",
            "\u{2800}",
            "A\u{ad}nn",
            "A\u{61c}nn",
            "A\u{34f}nn",
            "\u{115f}",
            "A\u{e0041}nn",
            "\u{301}a",
            "A\u{a0}\u{fe0f}",
            "a\u{e000}",
            &heaped,
        ] {
            assert!(name(bad).is_err(), "{bad:?}");
        }
        for taken in [
            "Normal bot",
            "BOT",
            "Ｎｏｒｍａｌ　ｂｏｔ",
            "ふつうのボット",
            "보통 봇",
            "somebody",
            "Ad-min",
            "S y s t e m",
            "Cardinal",
            "\u{391}nn",
        ] {
            assert!(name(taken).is_err(), "{taken}");
        }
    }

    #[test]
    fn names_are_trimmed_and_bad_ones_refused() {
        assert_eq!(name("  Ann   Lee ").unwrap(), "Ann Lee");
        assert_eq!(name("あきら").unwrap(), "あきら");
        for bad in ["", "   ", "a\u{202e}b", "x\u{0}y", &"n".repeat(25)] {
            assert!(name(bad).is_err(), "{bad:?}");
        }
        assert_eq!(login("Ann.Lee").unwrap(), "ann.lee");
        for bad in ["ab", "ann lee", "änn", &"n".repeat(33)] {
            assert!(login(bad).is_err(), "{bad:?}");
        }
        assert!(password("1234567").is_err() && password("12345678").is_ok());
        assert!(name(&friendly()).is_ok());
    }
}
