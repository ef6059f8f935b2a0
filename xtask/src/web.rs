//! The web client and the documentation as a site: built into `crates/assets/dist`, which is in the repository, so that
//! running a server does not take Node.

use std::path::{Path, PathBuf};

use sha2::{Digest, Sha256};

use crate::shell::{self, program, root};

/// What the bundle is made from.
const SOURCES: &[&str] = &[
    "ARCHITECTURE.md",
    "CONTRIBUTING.md",
    DOCS,
    "locales",
    "tests/shuffles.jsonl",
    "web/index.html",
    "web/package-lock.json",
    "web/package.json",
    "web/public",
    "web/scripts",
    "web/src",
    "web/svelte.config.js",
    "web/tsconfig.json",
    "web/vite.config.ts",
];
/// The folder of the documentation.
const DOCS: &str = "docs";
const BUNDLE: &str = "crates/assets/dist";
/// Tells which sources the bundle was built from, and what it was then.
const SEAL: &str = "crates/assets/dist.sha256";

/// Rebuilds the bundle, or only compares.
pub(crate) fn run(arguments: &[String]) -> Result<(), String> {
    match arguments {
        [] => build(),
        [flag] if flag == "--check" => check(&root()),
        _ => Err("usage: cargo xtask web [--check]".to_owned()),
    }
}

fn build() -> Result<(), String> {
    let npm = |arguments: &[&str]| {
        let mut command = program("npm", arguments);
        command.current_dir(root().join("web"));
        shell::run(&mut command)
    };
    npm(&["ci"])?;
    npm(&["run", "format-check"])?;
    npm(&["run", "lint"])?;
    npm(&["run", "check"])?;
    npm(&["test"])?;
    npm(&["run", "build"])?;
    let seal = seal(&root())?;
    std::fs::write(root().join(SEAL), seal).map_err(|error| format!("cannot write {SEAL}: {error}"))
}

/// Whether the bundle was built from the sources beside it.
pub(crate) fn check(root: &Path) -> Result<(), String> {
    let found = std::fs::read_to_string(root.join(SEAL)).unwrap_or_default();
    let expected = seal(root)?;
    let stale = expected.lines().find(|line| !found.lines().any(|other| other == *line));
    let Some(line) = stale else { return Ok(()) };
    let what = if line.ends_with("sources") {
        "the sources of the web client or the documentation have changed since"
    } else {
        "the bundle of the web client is not what was built;"
    };
    Err(format!("{what} {BUNDLE} was made\nto rebuild it: cargo xtask web"))
}

fn seal(root: &Path) -> Result<String, String> {
    Ok(format!("{}  sources\n{}  bundle\n", digest(root, SOURCES)?, digest(root, &[BUNDLE])?))
}

/// The digest of the names and contents of all files.
fn digest(root: &Path, from: &[&str]) -> Result<String, String> {
    let mut files = Vec::new();
    for name in from {
        let mut found = Vec::new();
        collect(&root.join(name), &mut found).map_err(|error| format!("cannot read {name}: {error}"))?;
        // The site is made of the pages alone, not of pictures and data beside them.
        found.retain(|file| *name != DOCS || file.extension().is_some_and(|ending| ending == "md"));
        files.append(&mut found);
    }
    let mut names = Vec::new();
    for file in files {
        let name = file.strip_prefix(root).map_err(|error| error.to_string())?;
        names.push((name.to_string_lossy().replace('\\', "/"), file));
    }
    names.sort();
    let mut all = Sha256::new();
    for (name, file) in names {
        let content = std::fs::read(&file).map_err(|error| format!("cannot read {name}: {error}"))?;
        all.update(format!("{name}\n{}\n", content.len()));
        all.update(content);
    }
    Ok(cardinal_engine::hex::encode(&all.finalize()))
}

/// All files at or below a path, except tests.
fn collect(path: &Path, files: &mut Vec<PathBuf>) -> std::io::Result<()> {
    if path.is_dir() {
        for entry in std::fs::read_dir(path)? {
            collect(&entry?.path(), files)?;
        }
    } else if std::fs::metadata(path)?.is_file() && !path.to_string_lossy().ends_with(".test.ts") {
        files.push(path.to_owned());
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_bundle_was_built_from_these_sources() {
        check(&root()).unwrap();
    }

    #[test]
    fn changed_sources_and_changed_bundles_are_found() {
        let folder = std::env::temp_dir().join(format!("cardinal-web-{}", std::process::id()));
        for name in SOURCES.iter().chain(&[BUNDLE]) {
            let path = folder.join(name);
            let path = if path.extension().is_some() { path } else { path.join("file.txt") };
            std::fs::create_dir_all(path.parent().unwrap()).unwrap();
            std::fs::write(path, "text").unwrap();
        }
        let missing = check(&folder);
        std::fs::write(folder.join(SEAL), seal(&folder).unwrap()).unwrap();
        let fresh = check(&folder);
        std::fs::write(folder.join("web/src/any.test.ts"), "a test").unwrap();
        std::fs::write(folder.join("docs/data.json"), "{}").unwrap();
        let tested = check(&folder);
        std::fs::write(folder.join("docs/page.md"), "# A page").unwrap();
        let written = check(&folder);
        std::fs::remove_file(folder.join("docs/page.md")).unwrap();
        std::fs::write(folder.join(BUNDLE).join("file.txt"), "by hand").unwrap();
        let touched = check(&folder);
        std::fs::write(folder.join("web/src/new.ts"), "new").unwrap();
        let changed = check(&folder);
        std::fs::remove_dir_all(folder).unwrap();
        assert!(missing.is_err());
        assert_eq!((fresh, tested), (Ok(()), Ok(())));
        assert!(written.unwrap_err().contains("documentation have changed"));
        assert!(touched.unwrap_err().contains("not what was built"));
        assert!(changed.unwrap_err().contains("sources of the web client or the documentation have changed"));
    }
}
