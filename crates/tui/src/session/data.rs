//! Where saved games are kept by default.

use std::env;
use std::fs;
use std::path::PathBuf;
use std::time::{SystemTime, UNIX_EPOCH};

/// The folder of saved games: in `CARDINAL_SAVES`, or where the system keeps the data of programs.
fn folder() -> PathBuf {
    let set = |key: &str| env::var_os(key).filter(|value| !value.is_empty()).map(PathBuf::from);
    if let Some(folder) = set("CARDINAL_SAVES") {
        return folder;
    }
    let data = set("XDG_DATA_HOME").or_else(|| set("APPDATA"));
    let data = data.or_else(|| set("HOME").map(|home| home.join(".local").join("share")));
    data.unwrap_or_else(env::temp_dir).join("cardinal").join("saves")
}

/// A file of its own for a game that begins now.
pub fn new_save(game: &str) -> PathBuf {
    let now = SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |since| since.as_secs());
    folder().join(format!("{game}-{now}-{}.json", std::process::id()))
}

/// The game put aside last, of this game or of any.
pub fn newest_save(game: Option<&str>) -> Option<PathBuf> {
    let files = fs::read_dir(folder()).ok()?.filter_map(Result::ok);
    let saves = files.filter(|file| {
        let name = file.file_name();
        let name = name.to_string_lossy();
        name.ends_with(".json") && game.is_none_or(|game| name.starts_with(&format!("{game}-")))
    });
    saves.max_by_key(|file| file.metadata().and_then(|data| data.modified()).ok()).map(|file| file.path())
}

/// Where the token for a server is kept: a name of its own for each address. Two addresses that shared one would be sent
/// each other's tokens.
pub(super) fn token_file(address: &str) -> PathBuf {
    folder().join("people").join(format!("{}.token", file_name(address)))
}

/// An address as the name of a file, from which it could be read again.
fn file_name(address: &str) -> String {
    let letter = |byte: u8| match byte {
        b'.' | b'-' => char::from(byte).to_string(),
        _ if byte.is_ascii_alphanumeric() => char::from(byte).to_string(),
        _ => format!("_{byte:02x}"),
    };
    address.bytes().map(letter).collect()
}

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

    use super::*;

    #[test]
    fn no_two_servers_share_a_token() {
        let addresses = [
            "https://play.example.org",
            "https://play-example.org",
            "https://play.example-org",
            "http://play.example.org",
            "https://play.example.org:8443",
            "https://play.example.org-8443",
            "https://[2001:db8::1]",
            "https://_5b2001",
        ];
        let names: HashSet<String> = addresses.iter().map(|address| file_name(address)).collect();
        assert_eq!(names.len(), addresses.len(), "{names:?}");
        let plain =
            |name: &String| name.chars().all(|each| each.is_ascii_alphanumeric() || "._-".contains(each));
        assert!(names.iter().all(plain), "{names:?}");
    }
}
