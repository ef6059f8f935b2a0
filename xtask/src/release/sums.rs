//! The checksums of a release.

use std::fs;
use std::path::Path;

use sha2::{Digest, Sha256};

/// The file that has them, as `sha256sum --check` reads it.
pub(crate) const SUMS: &str = "SHA256SUMS";

/// Writes the checksums of all other files in a folder.
pub(crate) fn write(folder: &Path) -> Result<(), String> {
    let text = lines(folder)?;
    fs::write(folder.join(SUMS), text).map_err(|error| format!("{SUMS}: {error}"))
}

/// The list as it should be.
pub(crate) fn lines(folder: &Path) -> Result<String, String> {
    let line = |name: &String| {
        let content = fs::read(folder.join(name)).map_err(|error| format!("{name}: {error}"))?;
        Ok(format!("{}  {name}\n", cardinal_engine::hex::encode(&Sha256::digest(content))))
    };
    names(folder)?.iter().map(line).collect()
}

/// The names of the files of a release, sorted, without the file of their checksums.
pub(crate) fn names(folder: &Path) -> Result<Vec<String>, String> {
    let entries = fs::read_dir(folder).map_err(|error| format!("{}: {error}", folder.display()))?;
    let files = entries.flatten().filter(|entry| entry.path().is_file());
    let mut names: Vec<String> =
        files.map(|entry| entry.file_name().to_string_lossy().into_owned()).collect();
    names.retain(|name| name != SUMS);
    names.sort();
    Ok(names)
}
