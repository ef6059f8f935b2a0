//! How a command can fail, and what the program's exit code is then.

use std::fmt::Display;
use std::io;
use std::path::Path;
use std::process::ExitCode;

use cardinal_engine::SetupError;
use cardinal_texts::TextError;

use crate::complaint::complain;

/// The exit code of a command that was stopped by Ctrl-C, as shells have it.
pub(crate) const INTERRUPTED: u8 = 130;

/// Why a command did not do what was asked.
#[derive(Debug)]
pub(crate) enum Failure {
    /// It cannot be done: exit code 2, with this line.
    Impossible(String),
    /// A record does not hold: exit code 1. Which and why has been said.
    Refuted,
    /// It was stopped by Ctrl-C: exit code 130, with this line. What was done has been reported.
    Interrupted(String),
    /// Whoever read the output has gone, as in `| head`. Nothing is wrong.
    NobodyReads,
}

impl Failure {
    /// That something cannot be done, and why.
    pub(crate) fn new(why: impl Display) -> Self {
        Self::Impossible(why.to_string())
    }

    /// That a file cannot be read.
    pub(crate) fn reading(file: &Path, error: &io::Error) -> Self {
        Self::Impossible(format!("cannot read {}: {error}", file.display()))
    }

    /// That a file cannot be written; of a pipe, that its reader has gone.
    pub(crate) fn writing(file: &Path, error: &io::Error) -> Self {
        if error.kind() == io::ErrorKind::BrokenPipe {
            return Self::NobodyReads;
        }
        Self::Impossible(format!("cannot write {}: {error}", file.display()))
    }

    /// That only a file will do.
    pub(crate) fn no_file(path: &Path) -> Self {
        Self::Impossible(format!("cannot write {}: it has to be a file", path.display()))
    }

    /// Says what is left to say and gives the exit code.
    pub(crate) fn exit(self) -> ExitCode {
        match self {
            Self::Impossible(why) => {
                complain(&why);
                ExitCode::from(2)
            }
            Self::Interrupted(what) => {
                complain(&what);
                ExitCode::from(INTERRUPTED)
            }
            Self::Refuted => ExitCode::from(1),
            Self::NobodyReads => ExitCode::SUCCESS,
        }
    }
}

impl Display for Failure {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(match self {
            Self::Impossible(why) | Self::Interrupted(why) => why,
            Self::Refuted => "a record does not hold",
            Self::NobodyReads => "nobody reads the output",
        })
    }
}

/// For what is written to stdout; files have [`Failure::reading`] and [`Failure::writing`].
impl From<io::Error> for Failure {
    fn from(error: io::Error) -> Self {
        if error.kind() == io::ErrorKind::BrokenPipe {
            Self::NobodyReads
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
