//! Which names, logins and passwords will do.

use cardinal_protocol::code;

use crate::error::ApiError;
use crate::ids;

/// A name to show: trimmed, 1 to 24 characters that can be seen.
pub(super) fn name(text: &str) -> Result<String, ApiError> {
    let name: Vec<&str> = text.split_whitespace().collect();
    let name = name.join(" ");
    let fine = (1..=24).contains(&name.chars().count()) && !name.chars().any(unseen);
    if fine { Ok(name) } else { Err(ApiError::bad(code::BAD_NAME, "a name has 1 to 24 visible characters")) }
}

/// Characters that cannot be seen or change the direction of others.
fn unseen(letter: char) -> bool {
    letter.is_control()
        || matches!(letter, '\u{200b}'..='\u{200f}' | '\u{2028}'..='\u{202e}' | '\u{2060}'..='\u{206f}' | '\u{feff}')
}

/// A login: 3 to 32 letters, digits, `-`, `_`, `.`; capital letters do not matter.
pub(super) fn login(text: &str) -> Result<String, ApiError> {
    let fine = (3..=32).contains(&text.len())
        && text.bytes().all(|letter| letter.is_ascii_alphanumeric() || b"-_.".contains(&letter));
    if fine {
        Ok(text.to_ascii_lowercase())
    } else {
        Err(ApiError::bad(code::BAD_NAME, "a login has 3 to 32 letters, digits, '-', '_' or '.'"))
    }
}

/// A password: 8 to 128 characters.
pub(super) fn password(text: &str) -> Result<(), ApiError> {
    if (8..=128).contains(&text.chars().count()) {
        Ok(())
    } else {
        Err(ApiError::bad(code::BAD_PASSWORD, "a password has 8 to 128 characters"))
    }
}

/// A friendly name for somebody who gave none.
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
