//! A game put aside, as a file.

use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};

use cardinal_engine::RecordFile;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use tempfile::NamedTempFile;
use thiserror::Error;

/// The value of `format` in every save.
const FORMAT: &str = "cardinal-save";
/// The version of the format written here.
const VERSION: u16 = 1;

/// A game in the middle: who plays, and its record so far with the secret of the shuffles still to come.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Save {
    format: String,
    version: u16,
    /// Who sits where, as in `--seats`.
    pub seats: Vec<String>,
    /// What the bots' decisions are drawn from.
    pub seed: u64,
    /// Whether the bots decide the same on every machine.
    pub repeatable: bool,
    /// The game so far.
    pub record: RecordFile,
}

/// Why a save is of no use.
#[derive(Debug, Error)]
pub enum SaveError {
    /// The file cannot be read.
    #[error("cannot read {}: {error}", .file.display())]
    Reading {
        /// The file.
        file: PathBuf,
        /// Why.
        error: std::io::Error,
    },
    /// The file cannot be written.
    #[error("cannot write {}: {error}", .file.display())]
    Writing {
        /// The file.
        file: PathBuf,
        /// Why.
        error: std::io::Error,
    },
    /// The file is no save.
    #[error("{} is not a saved game: {reason}", .file.display())]
    NotASave {
        /// The file.
        file: PathBuf,
        /// Why.
        reason: String,
    },
    /// The file is a save that does not hold.
    #[error("the saved game in {} does not hold: {reason}", .file.display())]
    Broken {
        /// The file.
        file: PathBuf,
        /// Why.
        reason: String,
    },
}

impl SaveError {
    /// Stable id of the reason.
    pub const fn code(&self) -> &'static str {
        match self {
            Self::Reading { .. } => "save-reading",
            Self::Writing { .. } => "save-writing",
            Self::NotASave { .. } => "save-format",
            Self::Broken { .. } => "save-broken",
        }
    }
}

impl Save {
    /// A game to be put aside.
    pub fn new(seats: Vec<String>, seed: u64, repeatable: bool, record: RecordFile) -> Self {
        Self { format: FORMAT.to_owned(), version: VERSION, seats, seed, repeatable, record }
    }

    /// Reads a save.
    pub fn read(file: &Path) -> Result<Self, SaveError> {
        let text =
            fs::read_to_string(file).map_err(|error| SaveError::Reading { file: file.to_owned(), error })?;
        let wrong = |reason: String| SaveError::NotASave { file: file.to_owned(), reason };
        let value: Value = serde_json::from_str(&text).map_err(|error| wrong(error.to_string()))?;
        if value["format"] != FORMAT {
            return Err(wrong(format!("its \"format\" is not \"{FORMAT}\"")));
        }
        if value["version"] != VERSION {
            let version = &value["version"];
            return Err(wrong(format!("version {version} is not known here; this program reads {VERSION}")));
        }
        serde_json::from_value(value).map_err(|error| wrong(error.to_string()))
    }

    /// Writes it as a whole or not at all, so that a crash leaves the one before.
    pub fn write(&self, file: &Path) -> Result<(), SaveError> {
        let text = serde_json::to_string(self).expect("wire types have string keys only");
        write_whole(file, &text).map_err(|error| SaveError::Writing { file: file.to_owned(), error })
    }
}

/// Writes a file under a temporary name in its folder and then gives it its own. A pipe or a device, which cannot be
/// replaced, is written to.
pub(super) fn write_whole(file: &Path, text: &str) -> std::io::Result<()> {
    if fs::metadata(file).is_ok_and(|there| !there.is_file() && !there.is_dir()) {
        let mut stream = fs::File::options().write(true).open(file)?;
        return stream.write_all(format!("{text}\n").as_bytes());
    }
    let folder = file.parent().filter(|folder| !folder.as_os_str().is_empty()).unwrap_or(Path::new("."));
    fs::create_dir_all(folder)?;
    let mut new = NamedTempFile::new_in(folder)?;
    new.write_all(text.as_bytes())?;
    new.write_all(b"\n")?;
    new.persist(file).map_err(|error| error.error)?;
    Ok(())
}
