//! The packages of the web client: those that its sources import, and what these depend on.

use std::collections::{BTreeMap, BTreeSet};
use std::ffi::OsStr;
use std::path::Path;

use serde::Deserialize;

use crate::release::sbom::Component;

/// The compiler writes imports of it into every component.
const FRAMEWORK: &str = "svelte";

/// What `package-lock.json` says.
#[derive(Deserialize, Debug)]
struct Lock {
    packages: BTreeMap<String, Locked>,
}

#[derive(Deserialize, Debug)]
struct Locked {
    #[serde(default)]
    version: String,
    license: Option<String>,
    #[serde(default)]
    dependencies: BTreeMap<String, String>,
}

/// The references of the packages that the sources import, and all packages that are needed with them. Some of those serve the
/// compiler of a package only; the bundle does not tell which.
pub(crate) fn packages(root: &Path) -> Result<(BTreeSet<String>, Vec<Component>), String> {
    let file = root.join("web/package-lock.json");
    let text = std::fs::read_to_string(&file).map_err(|error| format!("web/package-lock.json: {error}"))?;
    let lock: Lock =
        serde_json::from_str(&text).map_err(|error| format!("web/package-lock.json: {error}"))?;
    let mut names = BTreeSet::from([FRAMEWORK.to_owned()]);
    imports(&root.join("web/src"), &mut names)?;
    let imported: Vec<&str> = names.iter().map(String::as_str).collect();
    let mut found = Vec::new();
    let mut waiting: Vec<&str> = imported.clone();
    let mut seen: BTreeSet<&str> = imported.iter().copied().collect();
    while let Some(name) = waiting.pop() {
        let locked = locked(&lock, name)?;
        let parts: BTreeSet<String> =
            locked.dependencies.keys().map(|part| purl(&lock, part)).collect::<Result<_, _>>()?;
        waiting.extend(locked.dependencies.keys().map(String::as_str).filter(|part| seen.insert(part)));
        found.push(Component {
            purl: purl(&lock, name)?,
            name: name.to_owned(),
            version: locked.version.clone(),
            licence: locked.license.clone(),
            sha256: None,
            parts,
        });
    }
    let imported = imported.iter().map(|name| purl(&lock, name)).collect::<Result<_, _>>()?;
    Ok((imported, found))
}

fn locked<'a>(lock: &'a Lock, name: &str) -> Result<&'a Locked, String> {
    let found = lock.packages.get(&format!("node_modules/{name}"));
    found.ok_or_else(|| format!("web/package-lock.json has no {name}"))
}

fn purl(lock: &Lock, name: &str) -> Result<String, String> {
    let version = &locked(lock, name)?.version;
    // The sign of a scope is written as a number in these addresses.
    Ok(format!("pkg:npm/{}@{version}", name.replace('@', "%40")))
}

/// The names of the packages that the sources below a folder import; tests are left out, and so are types, which leave nothing behind.
fn imports(folder: &Path, names: &mut BTreeSet<String>) -> Result<(), String> {
    let entries = std::fs::read_dir(folder).map_err(|error| format!("{}: {error}", folder.display()))?;
    for path in entries.flatten().map(|entry| entry.path()) {
        let is_source = matches!(path.extension().and_then(OsStr::to_str), Some("svelte" | "ts"));
        if path.is_dir() {
            imports(&path, names)?;
        } else if is_source && !path.to_string_lossy().ends_with(".test.ts") {
            let text =
                std::fs::read_to_string(&path).map_err(|error| format!("{}: {error}", path.display()))?;
            names.extend(packages_in(&text));
        }
    }
    Ok(())
}

fn packages_in(text: &str) -> Vec<String> {
    let statements = text.split(';').flat_map(|part| part.split("\n\n"));
    let runs = statements.filter(|statement| !statement.contains("import type "));
    let named = runs
        .flat_map(|statement| statement.split(" from ").skip(1).chain(statement.split("import(").skip(1)));
    let quoted = named.filter_map(|rest| {
        let quote = rest.chars().next().filter(|mark| matches!(mark, '\'' | '"'))?;
        rest[1..].split(quote).next()
    });
    let outside = quoted.filter(|name| {
        let mut letters = name.chars();
        letters.next().is_some_and(|first| first == '@' || first.is_ascii_lowercase())
            && !name.contains([' ', ':'])
    });
    outside.map(package).collect()
}

/// The package that a module is of: `@noble/hashes/sha2.js` is of `@noble/hashes`.
fn package(module: &str) -> String {
    let parts = if module.starts_with('@') { 2 } else { 1 };
    module.split('/').take(parts).collect::<Vec<_>>().join("/")
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::shell::root;

    #[test]
    fn packages_are_found_in_imports_and_types_are_not() {
        let text = "import type { A } from 'types-only';\nimport { b } from '@scope/b/part.js';\n\
                    import c from \"c\";\nimport d from './d';\nimport e from '$lib/e';\n";
        assert_eq!(packages_in(text), ["@scope/b", "c"]);
    }

    #[test]
    fn the_web_client_is_made_of_packages_that_are_locked() {
        let (imported, packages) = packages(&root()).unwrap();
        for name in ["pkg:npm/svelte@", "pkg:npm/%40noble/hashes@", "pkg:npm/%40fluent/bundle@"] {
            assert!(imported.iter().any(|purl| purl.starts_with(name)), "{name} is missing: {imported:?}");
        }
        assert!(packages.iter().all(|package| !package.version.is_empty() && package.licence.is_some()));
    }
}
