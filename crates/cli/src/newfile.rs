//! Writing a file completely or not at all, and streaming to pipes and devices.

use std::fs::{self, File};
use std::io::{self, BufRead, BufReader, BufWriter, Write};
use std::path::{Path, PathBuf};
use std::sync::{Mutex, PoisonError};

use tempfile::NamedTempFile;

use crate::failure::Failure;

/// The temporary names of all files under construction.
static PARTIAL: Mutex<Vec<PathBuf>> = Mutex::new(Vec::new());

/// A file under construction, under a temporary name in its own folder until [`NewFile::finish`] renames it. If
/// anything fails before that, nothing is left behind and an existing file is unchanged.
///
/// Stdout, pipes and devices cannot be replaced; they get every line as it is written.
#[derive(Debug)]
pub(crate) struct NewFile {
    path: PathBuf,
    writer: Writer,
}

#[derive(Debug)]
enum Writer {
    Whole(BufWriter<NamedTempFile>),
    Stream(BufWriter<File>),
}

impl NewFile {
    /// Begins a regular file; a pipe or device is refused.
    pub(crate) fn create(path: &Path) -> Result<Self, Failure> {
        let failed = |error: io::Error| Failure::writing(path, &error);
        if is_stdout(path) {
            return Err(Failure::no_file(path));
        }
        // A link is followed, so that its target is replaced and not the link. A device must never be replaced.
        let target = match fs::metadata(path) {
            Ok(there) if !there.is_file() => return Err(Failure::no_file(path)),
            Ok(_) => fs::canonicalize(path).map_err(failed)?,
            Err(error) if error.kind() == io::ErrorKind::NotFound => path.to_owned(),
            Err(error) => return Err(failed(error)),
        };
        let folder =
            target.parent().filter(|folder| !folder.as_os_str().is_empty()).unwrap_or(Path::new("."));
        let file = {
            // Under the lock, so that a signal cannot end the program between creating and listing the file.
            let mut partial = PARTIAL.lock().unwrap_or_else(PoisonError::into_inner);
            let file = builder().tempfile_in(folder).map_err(|error| failed(plain(error)))?;
            partial.push(file.path().to_owned());
            file
        };
        Ok(Self { path: target, writer: Writer::Whole(BufWriter::new(file)) })
    }

    /// Begins a file, or opens a pipe, a device, or stdout (`-`).
    pub(crate) fn open(path: &Path) -> Result<Self, Failure> {
        let failed = |error: io::Error| Failure::writing(path, &error);
        let stream = if is_stdout(path) {
            stdout().map_err(failed)?
        } else {
            match fs::metadata(path) {
                Ok(there) if !there.is_file() && !there.is_dir() => {
                    File::options().write(true).open(path).map_err(failed)?
                }
                _ => return Self::create(path),
            }
        };
        Ok(Self { path: path.to_owned(), writer: Writer::Stream(BufWriter::new(stream)) })
    }

    /// Continues a file that must have exactly `lines` lines. The reader of a pipe or of stdout has them already.
    pub(crate) fn continuing(path: &Path, lines: u64) -> Result<Self, Failure> {
        let mut file = Self::open(path)?;
        if matches!(file.writer, Writer::Stream(_)) {
            return Ok(file);
        }
        let failed = |error: io::Error| Failure::reading(path, &error);
        let mut found = 0;
        for line in BufReader::new(File::open(path).map_err(failed)?).lines() {
            file.line(&line.map_err(failed)?).map_err(|error| Failure::writing(path, &error))?;
            found += 1;
        }
        if found == lines {
            Ok(file)
        } else {
            let path = path.display();
            Err(Failure::Impossible(format!("cannot continue {path}: it has {found} lines, not {lines}")))
        }
    }

    pub(crate) fn write(path: &Path, text: &str) -> Result<(), Failure> {
        let mut file = Self::create(path)?;
        file.writer().write_all(text.as_bytes()).map_err(|error| Failure::writing(path, &error))?;
        file.finish()
    }

    pub(crate) fn line(&mut self, line: &str) -> io::Result<()> {
        let writer = self.writer();
        writer.write_all(line.as_bytes())?;
        writer.write_all(b"\n")
    }

    fn writer(&mut self) -> &mut dyn Write {
        match &mut self.writer {
            Writer::Whole(writer) => writer,
            Writer::Stream(writer) => writer,
        }
    }

    /// Gives the file its final name.
    pub(crate) fn finish(self) -> Result<(), Failure> {
        let Self { path, writer } = self;
        let failed = |error: &io::Error| Failure::writing(&path, error);
        match writer {
            Writer::Whole(writer) => {
                let file = writer.into_inner().map_err(|error| failed(error.error()))?;
                let partial = file.path().to_owned();
                file.persist(&path).map_err(|error| failed(&error.error))?;
                let mut all = PARTIAL.lock().unwrap_or_else(PoisonError::into_inner);
                all.retain(|other| *other != partial);
                Ok(())
            }
            Writer::Stream(mut writer) => writer.flush().map_err(|error| failed(&error)),
        }
    }

    /// Removes all files under construction, before the program exits without running destructors.
    pub(crate) fn abandon_all() {
        let mut all = PARTIAL.lock().unwrap_or_else(PoisonError::into_inner);
        for file in all.drain(..) {
            // It may already be finished or dropped.
            drop(fs::remove_file(file));
        }
    }
}

/// Whether a name stands for stdout.
pub(crate) fn is_stdout(path: &Path) -> bool {
    ["-", "/dev/stdout", "/dev/fd/1", "/proc/self/fd/1"].iter().any(|name| path == Path::new(name))
}

/// A second handle of stdout: the report may hold the lock of the first.
#[cfg(unix)]
fn stdout() -> io::Result<File> {
    use std::os::fd::AsFd;
    Ok(File::from(io::stdout().as_fd().try_clone_to_owned()?))
}

#[cfg(windows)]
fn stdout() -> io::Result<File> {
    use std::os::windows::io::AsHandle;
    Ok(File::from(io::stdout().as_handle().try_clone_to_owned()?))
}

/// Temporary files are private by default; this one becomes an ordinary file, so the umask decides.
fn builder() -> tempfile::Builder<'static, 'static> {
    let mut builder = tempfile::Builder::new();
    builder.prefix(".cardinal-").suffix(".partial");
    #[cfg(unix)]
    builder.permissions(std::os::unix::fs::PermissionsExt::from_mode(0o666));
    builder
}

/// The error without the name of the temporary file, which would only confuse.
fn plain(error: io::Error) -> io::Error {
    error.raw_os_error().map_or(error, io::Error::from_raw_os_error)
}
