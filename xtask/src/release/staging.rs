//! A folder that is put together file by file and then packed, reproducibly.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Stdio;

use crate::release::facts::Facts;
use crate::shell::{output, program};

/// What goes into an archive: an empty folder to begin with.
#[derive(Debug)]
pub(crate) struct Staging {
    folder: PathBuf,
}

impl Staging {
    /// An empty folder at this place; an older one is removed.
    pub(crate) fn new(folder: &Path) -> Result<Self, String> {
        if folder.exists() {
            fs::remove_dir_all(folder).map_err(|error| format!("{}: {error}", folder.display()))?;
        }
        fs::create_dir_all(folder).map_err(|error| format!("{}: {error}", folder.display()))?;
        permit(folder, 0o755)?;
        Ok(Self { folder: folder.to_owned() })
    }

    pub(crate) fn folder(&self) -> &Path {
        &self.folder
    }

    /// Writes a file with these permissions, and its folders. Permissions that the umask removes are set again, since
    /// the archive stores them.
    pub(crate) fn write(&self, name: &str, content: impl AsRef<[u8]>, mode: u32) -> Result<(), String> {
        let path = self.folder.join(name);
        let wrong = |error: std::io::Error| format!("{}: {error}", path.display());
        let mut at = self.folder.clone();
        for part in Path::new(name).parent().into_iter().flat_map(Path::components) {
            at.push(part);
            if !at.is_dir() {
                fs::create_dir(&at).map_err(wrong)?;
                permit(&at, 0o755)?;
            }
        }
        fs::write(&path, content).map_err(wrong)?;
        permit(&path, mode)
    }

    /// Copies a file.
    pub(crate) fn copy(&self, from: &Path, name: &str, mode: u32) -> Result<(), String> {
        let content = fs::read(from).map_err(|error| format!("{}: {error}", from.display()))?;
        self.write(name, content, mode)
    }

    /// Packs everything into a compressed archive whose folder is called `name`: sorted, with one date and no owner.
    pub(crate) fn pack(&self, name: &str, file: &Path, facts: &Facts) -> Result<(), String> {
        let plain = file.with_extension("");
        let date = format!("--mtime=@{}", facts.epoch);
        let renamed = format!("--transform=s,^\\.,{name},");
        let mut tar = program(
            &gnu_tar()?,
            &[
                // A colon in a path does not name another machine.
                "--force-local",
                "--create",
                "--format=gnu",
                "--sort=name",
                "--owner=0",
                "--group=0",
                "--numeric-owner",
                &date,
                &renamed,
            ],
        );
        output(tar.arg("--file").arg(&plain).arg("--directory").arg(&self.folder).arg("."))?;
        // Without a name and a date of its own.
        output(program("gzip", &["--no-name", "--best", "--force"]).arg(&plain))?;
        let packed = plain.with_extension("tar.gz");
        debug_assert_eq!(packed, file);
        Ok(())
    }
}

/// Takes one file out of an archive.
pub(crate) fn unpack(archive: &Path, name: &str) -> Result<Vec<u8>, String> {
    let mut tar = program(&gnu_tar()?, &["--force-local", "--extract", "--gzip", "--to-stdout", "--file"]);
    tar.arg(archive).arg(name).stdin(Stdio::null());
    let said = tar.output().map_err(|error| format!("tar: {error}"))?;
    if said.status.success() {
        return Ok(said.stdout);
    }
    Err(format!("{}: {name} is missing", archive.display()))
}

/// GNU's tar, since only it sorts; macOS calls it gtar.
fn gnu_tar() -> Result<String, String> {
    let is_gnu =
        |name: &&str| output(&mut program(name, &["--version"])).is_ok_and(|said| said.contains("GNU tar"));
    let found = ["gtar", "tar"].into_iter().find(is_gnu);
    found.map(str::to_owned).ok_or_else(|| "GNU tar is needed".to_owned())
}

#[cfg(unix)]
fn permit(path: &Path, mode: u32) -> Result<(), String> {
    use std::os::unix::fs::PermissionsExt;
    fs::set_permissions(path, fs::Permissions::from_mode(mode))
        .map_err(|error| format!("{}: {error}", path.display()))
}

#[cfg(not(unix))]
fn permit(_: &Path, _: u32) -> Result<(), String> {
    Ok(())
}
