//! Finding programs, and installing them.

use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::{Mutex, PoisonError};

/// Where Debian has the programs of PostgreSQL, one folder a version, and those for administrators.
fn folders() -> Vec<PathBuf> {
    let mut folders: Vec<PathBuf> = std::fs::read_dir("/usr/lib/postgresql")
        .map(|versions| versions.filter_map(Result::ok).map(|version| version.path().join("bin")).collect())
        .unwrap_or_default();
    folders.sort();
    folders.reverse();
    folders.extend(["/usr/sbin", "/usr/local/sbin"].map(PathBuf::from));
    let path = std::env::var_os("PATH").unwrap_or_default();
    folders.extend(std::env::split_paths(&path));
    folders
}

fn look(name: &str) -> Option<PathBuf> {
    folders().into_iter().map(|folder| folder.join(name)).find(|file| file.is_file())
}

/// The program, which is installed by its package if it is missing.
pub fn find(name: &str, package: &str) -> PathBuf {
    // Tests run side by side, but only one can install.
    static INSTALLING: Mutex<()> = Mutex::new(());
    let _one = INSTALLING.lock().unwrap_or_else(PoisonError::into_inner);
    if let Some(found) = look(name) {
        return found;
    }
    let run = |arguments: &[&str]| Command::new("apt-get").args(arguments).status();
    println!("installing {package} for {name}");
    for arguments in [&["update", "-qq"][..], &["install", "-y", "-qq", package][..]] {
        let done = run(arguments).is_ok_and(|status| status.success());
        assert!(done, "{name} is missing and {package} could not be installed");
    }
    look(name).unwrap_or_else(|| panic!("{package} has no {name}"))
}

/// Whether this is the superuser, as whom PostgreSQL refuses to run.
pub(crate) fn superuser() -> bool {
    std::fs::metadata("/proc/self").is_ok_and(|own| std::os::unix::fs::MetadataExt::uid(&own) == 0)
}

/// A program run as a user that PostgreSQL accepts.
pub(crate) fn as_other_user(program: &Path) -> Command {
    if !superuser() {
        return Command::new(program);
    }
    let mut command = Command::new("setpriv");
    command.args(["--reuid=postgres", "--regid=postgres", "--clear-groups", "--"]).arg(program);
    command
}
