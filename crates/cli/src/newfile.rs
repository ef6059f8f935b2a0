//! Writing a file as a whole or not at all.

use std::fs;
use std::io::{self, BufRead, BufReader, BufWriter, Write};
use std::path::{Path, PathBuf};

use tempfile::NamedTempFile;

use crate::failure::Failure;

/// A file under construction. It has a temporary name in its later folder; only [`NewFile::finish`] gives it
/// its own. If anything fails before that, nothing is left behind and a file that was there before is as it was.
#[derive(Debug)]
pub(crate) struct NewFile {
    path: PathBuf,
    writer: BufWriter<NamedTempFile>,
}

impl NewFile {
    /// Begins a file.
    pub(crate) fn create(path: &Path) -> Result<Self, Failure> {
        let failed = |error: io::Error| Failure::writing(path, &error);
        // A link is followed, so that the file it leads to is replaced and not the link. What is not a file,
        // such as a device, cannot be replaced and must not be.
        let target = match fs::metadata(path) {
            Ok(there) if !there.is_file() => {
                return Err(Failure::writing(path, &"there is something other than a file"));
            }
            Ok(_) => fs::canonicalize(path).map_err(failed)?,
            Err(error) if error.kind() == io::ErrorKind::NotFound => path.to_owned(),
            Err(error) => return Err(failed(error)),
        };
        let folder =
            target.parent().filter(|folder| !folder.as_os_str().is_empty()).unwrap_or(Path::new("."));
        let file = builder().tempfile_in(folder).map_err(|error| failed(plain(error)))?;
        Ok(Self { path: target, writer: BufWriter::new(file) })
    }

    /// Begins a file with the lines that are there already, which have to be so many.
    pub(crate) fn continuing(path: &Path, lines: u64) -> Result<Self, Failure> {
        let mut file = Self::create(path)?;
        let failed = |error: io::Error| Failure::reading(path, &error);
        let mut found = 0;
        for line in BufReader::new(fs::File::open(path).map_err(failed)?).lines() {
            file.line(&line.map_err(failed)?).map_err(|error| Failure::writing(path, &error))?;
            found += 1;
        }
        if found == lines {
            Ok(file)
        } else {
            let path = path.display();
            Err(Failure::Impossible(format!("cannot go on with {path}: it has {found} lines, not {lines}")))
        }
    }

    /// Writes a whole file.
    pub(crate) fn write(path: &Path, text: &str) -> Result<(), Failure> {
        let mut file = Self::create(path)?;
        file.writer.write_all(text.as_bytes()).map_err(|error| Failure::writing(path, &error))?;
        file.finish()
    }

    /// Writes a line.
    pub(crate) fn line(&mut self, line: &str) -> io::Result<()> {
        self.writer.write_all(line.as_bytes())?;
        self.writer.write_all(b"\n")
    }

    /// Gives the file its name.
    pub(crate) fn finish(self) -> Result<(), Failure> {
        let Self { path, writer } = self;
        let file = writer.into_inner().map_err(|error| Failure::writing(&path, error.error()))?;
        file.persist(&path).map_err(|error| Failure::writing(&path, &error.error))?;
        Ok(())
    }
}

/// Temporary files are private by default; this one becomes an ordinary file, so the umask decides.
fn builder() -> tempfile::Builder<'static, 'static> {
    let mut builder = tempfile::Builder::new();
    builder.prefix(".cardinal-").suffix(".partial");
    #[cfg(unix)]
    builder.permissions(std::os::unix::fs::PermissionsExt::from_mode(0o666));
    builder
}

/// The error without the name of the temporary file, which means nothing to anybody.
fn plain(error: io::Error) -> io::Error {
    error.raw_os_error().map_or(error, io::Error::from_raw_os_error)
}
