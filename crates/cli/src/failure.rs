//! How a command can fail, and what the program's exit code is then.

use std::fmt::Display;
use std::io;
use std::path::Path;
use std::process::ExitCode;

use cardinal_engine::SetupError;
use cardinal_texts::TextError;

use crate::notify::notify;

/// The exit code of a command that was stopped by Ctrl-C, as shells have it.
pub(crate) const INTERRUPTED: u8 = 130;

/// Why a command failed, or ended early.
#[derive(Debug)]
pub(crate) enum Failure {
    /// Exit code 2, with this line.
    Impossible(String),
    /// A record is invalid: exit code 1. The reason has been printed.
    Refuted,
    /// Stopped by Ctrl-C: exit code 130, with this line. What was done has been reported.
    Interrupted(String),
    /// The reader of the output has gone, as in `| head`. Nothing is wrong.
    ReaderGone,
}

impl Failure {
    /// Why something cannot be done.
    pub(crate) fn new(why: impl Display) -> Self {
        Self::Impossible(why.to_string())
    }

    /// A file cannot be read.
    pub(crate) fn reading(file: &Path, error: &io::Error) -> Self {
        Self::Impossible(format!("cannot read {}: {error}", file.display()))
    }

    /// A file cannot be written, or the reader of a pipe has gone.
    pub(crate) fn writing(file: &Path, error: &io::Error) -> Self {
        if error.kind() == io::ErrorKind::BrokenPipe {
            return Self::ReaderGone;
        }
        Self::Impossible(format!("cannot write {}: {error}", file.display()))
    }

    /// Only a regular file will do.
    pub(crate) fn no_file(path: &Path) -> Self {
        Self::Impossible(format!("cannot write {}: it is not a file", path.display()))
    }

    /// Prints the message, if there is one, and returns the exit code.
    pub(crate) fn exit(self) -> ExitCode {
        match self {
            Self::Impossible(why) => {
                notify(&why);
                ExitCode::from(2)
            }
            Self::Interrupted(what) => {
                notify(&what);
                ExitCode::from(INTERRUPTED)
            }
            Self::Refuted => ExitCode::from(1),
            Self::ReaderGone => ExitCode::SUCCESS,
        }
    }
}

impl Display for Failure {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(match self {
            Self::Impossible(why) | Self::Interrupted(why) => why,
            Self::Refuted => "a record is invalid",
            Self::ReaderGone => "the reader of the output has gone",
        })
    }
}

/// For writing to stdout; files use [`Failure::reading`] and [`Failure::writing`].
impl From<io::Error> for Failure {
    fn from(error: io::Error) -> Self {
        if error.kind() == io::ErrorKind::BrokenPipe {
            Self::ReaderGone
        } else {
            Self::Impossible(format!("cannot write the output: {error}"))
        }
    }
}

impl From<serde_json::Error> for Failure {
    fn from(error: serde_json::Error) -> Self {
        io::Error::from(error).into()
    }
}

impl From<SetupError> for Failure {
    fn from(error: SetupError) -> Self {
        Self::new(error)
    }
}

impl From<TextError> for Failure {
    fn from(error: TextError) -> Self {
        Self::new(error)
    }
}
