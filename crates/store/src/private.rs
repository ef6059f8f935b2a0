//! Files that only their owner may read: they hold the secrets of running shuffles, and hashes of passwords.

use std::fs::{DirBuilder, OpenOptions};
use std::io;
use std::path::Path;

/// Makes a directory that only its owner may enter, unless it is there.
pub fn private_directory(path: &Path) -> io::Result<()> {
    let mut builder = DirBuilder::new();
    builder.recursive(true);
    #[cfg(unix)]
    std::os::unix::fs::DirBuilderExt::mode(&mut builder, 0o700);
    builder.create(path)
}

/// Makes a new, empty file that only its owner may read.
pub(crate) fn private_file(path: &Path) -> io::Result<()> {
    let mut options = OpenOptions::new();
    options.write(true).create_new(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    options.open(path).map(drop)
}

/// Restricts a database file and those beside it to their owner; whether others had access. A missing file is created,
/// since SQLite gives the files beside it the same permissions.
pub fn keep_private(database: &Path) -> io::Result<bool> {
    if !database.exists() {
        private_file(database)?;
    }
    let mut open = false;
    #[cfg(unix)]
    for beside in ["", "-wal", "-shm"] {
        use std::os::unix::fs::PermissionsExt;
        let mut name = database.as_os_str().to_owned();
        name.push(beside);
        let Ok(found) = std::fs::metadata(&name) else { continue };
        let mut rights = found.permissions();
        if rights.mode() & 0o077 != 0 {
            rights.set_mode(rights.mode() & 0o700);
            std::fs::set_permissions(&name, rights)?;
            open = true;
        }
    }
    Ok(open)
}
