//! Reading records one at a time from files of any size.

use std::fs::File;
use std::io::{BufRead, BufReader};
use std::path::{Path, PathBuf};

use cardinal_engine::{RecordError, RecordFile, StepError, read_records};
use serde::de::IgnoredAny;

use crate::failure::Failure;
use crate::lookup;

/// A file with one record, which may span several lines, or with one record per line.
#[derive(Debug)]
pub(crate) struct Records {
    path: PathBuf,
    reader: Input,
    /// The number of records found so far.
    found: usize,
    /// The number of lines read so far.
    lines: usize,
}

/// A file, or stdin.
struct Input(Box<dyn BufRead>);

impl std::fmt::Debug for Input {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("Input")
    }
}

/// A record found in a file.
#[derive(Debug)]
pub(crate) struct Found {
    /// Its number in the file, counted from 1.
    pub(crate) number: usize,
    /// Where it is: file, number and line.
    pub(crate) place: String,
    /// The line it starts in, counted from 1.
    pub(crate) line: usize,
    /// The record, or why this program cannot read it.
    pub(crate) record: Result<RecordFile, RecordError>,
}

impl Records {
    pub(crate) fn open(path: &Path) -> Result<Self, Failure> {
        let (path, reader): (&Path, Box<dyn BufRead>) = if path == Path::new("-") {
            (Path::new("stdin"), Box::new(BufReader::new(std::io::stdin())))
        } else {
            let file = File::open(path).map_err(|error| Failure::reading(path, &error))?;
            (path, Box::new(BufReader::new(file)))
        };
        Ok(Self { path: path.to_owned(), reader: Input(reader), found: 0, lines: 0 })
    }

    /// The next record; `None` at the end of the file. A file that is not made of records is a failure.
    pub(crate) fn next(&mut self) -> Result<Option<Found>, Failure> {
        let Some(mut text) = self.line()? else {
            return if self.found == 0 { Err(self.unreadable(&RecordError::Empty)) } else { Ok(None) };
        };
        let line = self.lines;
        self.found += 1;
        let spread = self.found == 1 && serde_json::from_str::<IgnoredAny>(&text).is_err();
        if spread {
            // The first line is not a record, so the whole file has to be one.
            while let Some(more) = self.line()? {
                text += &more;
            }
        }
        let place = format!("{}: record {} (line {line})", self.path.display(), self.found);
        let record = match read_records(&text) {
            Ok(files) => Ok(files.into_iter().next().expect("text that is not blank has a record")),
            Err(RecordError::Unreadable(why)) if spread => {
                return Err(self.unreadable(&RecordError::Unreadable(why)));
            }
            Err(RecordError::Unreadable(why)) => {
                // The reason counts lines within the record, and this one has a single line.
                let why = RecordError::Unreadable(why.replace("at line 1 column", "at column"));
                return Err(Failure::Impossible(format!("{place}: {why}")));
            }
            Err(other) => Err(other),
        };
        Ok(Some(Found { number: self.found, place, line, record }))
    }

    /// The next line that is not blank, with its line break.
    fn line(&mut self) -> Result<Option<String>, Failure> {
        loop {
            let mut bytes = Vec::new();
            let length = self.reader.0.read_until(b'\n', &mut bytes);
            if length.map_err(|error| Failure::reading(&self.path, &error))? == 0 {
                return Ok(None);
            }
            self.lines += 1;
            let Ok(text) = String::from_utf8(bytes) else {
                let (path, line) = (self.path.display(), self.lines);
                return Err(Failure::Impossible(format!("{path}: line {line}: not text in UTF-8")));
            };
            if !text.trim().is_empty() {
                return Ok(Some(text));
            }
        }
    }

    fn unreadable(&self, error: &RecordError) -> Failure {
        Failure::Impossible(format!("{}: {error}", self.path.display()))
    }
}

/// What is wrong with a record of this game; for an illegal move also the reason in words.
pub(crate) fn explain(game: &str, error: &RecordError) -> String {
    let RecordError::Refused { error: StepError::Illegal(illegal), .. } = error else {
        return error.to_string();
    };
    let texts = lookup::texts(game);
    let reason = texts.as_ref().and_then(|texts| {
        let refusal = texts.refusal(illegal.code).map(|refusal| refusal.text.as_str());
        refusal.or_else(|| Some(texts.clause(illegal.clause)?.text.as_str()))
    });
    reason.map_or_else(|| error.to_string(), |reason| format!("{error}: {reason}"))
}
