//! Where saved games are kept unless somebody says otherwise.

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

/// Where the token for a server is kept: a name of its own for each address.
pub(super) fn token_file(address: &str) -> PathBuf {
    let name: String =
        address.chars().map(|each| if each.is_ascii_alphanumeric() { each } else { '-' }).collect();
    folder().join("people").join(format!("{name}.token"))
}
