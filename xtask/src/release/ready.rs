//! Whether everything is in place for a release.

use std::path::Path;

use crate::release::facts::Facts;
use crate::release::notes;
use crate::shell::{output, program};
use crate::web;

/// Where the databases of earlier servers are.
const EXAMPLES: &str = "crates/server/tests/upgrade";
/// Where the migrations are.
const MIGRATIONS: &str = "crates/store/migrations";

/// What is still missing, in sentences; empty if the release can be published.
pub(crate) fn missing(root: &Path, facts: &Facts, tag: Option<&str>) -> Vec<String> {
    let mut missing = Vec::new();
    let expected = format!("v{}", facts.version);
    if let Some(tag) = tag
        && tag != expected
    {
        missing.push(format!("the tag {tag} is not that of the version in Cargo.toml, {expected}"));
    }
    match std::fs::read_to_string(root.join("CHANGELOG.md")).map_err(|error| error.to_string()) {
        Ok(log) if matches!(notes::cut(&log, &facts.version), Ok((_, true))) => {}
        _ => missing.push(format!("CHANGELOG.md has no section {}", facts.version)),
    }
    missing.extend(example(root, &facts.version).err());
    missing.extend(web::check(root).err());
    match output(&mut program("git", &["status", "--porcelain"])) {
        Ok(changed) if changed.is_empty() => {}
        Ok(_) => missing.push("the sources differ from the commit: commit first".to_owned()),
        // A source archive cannot differ from its commit.
        Err(_) => {}
    }
    missing
}

/// Whether the next version will be tested with this version's database.
fn example(root: &Path, version: &str) -> Result<(), String> {
    let again = "make it with cargo xtask upgrade-example";
    let file = format!("{EXAMPLES}/{version}/database.sql");
    let text =
        std::fs::read_to_string(root.join(&file)).map_err(|_| format!("{file} is missing: {again}"))?;
    let entries =
        std::fs::read_dir(root.join(MIGRATIONS)).map_err(|error| format!("{MIGRATIONS}: {error}"))?;
    let names = entries.flatten().map(|entry| entry.file_name().to_string_lossy().into_owned());
    let newest = names.filter_map(|name| name.split('_').next()?.parse::<u32>().ok()).max().unwrap_or(0);
    if text.contains(&format!("INSERT INTO \"_sqlx_migrations\" VALUES({newest},")) {
        return Ok(());
    }
    Err(format!("{file} is of an earlier database than version {newest}: {again}"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn everything_that_is_missing_is_named() {
        let root = std::env::temp_dir().join(format!("cardinal-ready-{}", std::process::id()));
        let folder = root.join(EXAMPLES).join("1.2.3");
        std::fs::create_dir_all(&folder).unwrap();
        std::fs::create_dir_all(root.join(MIGRATIONS)).unwrap();
        std::fs::write(root.join(MIGRATIONS).join("0011_more.sql"), "").unwrap();
        std::fs::write(root.join("CHANGELOG.md"), "## Unreleased\n- a\n").unwrap();
        let facts = Facts { version: "1.2.3".to_owned(), commit: "abc".to_owned(), epoch: 0 };
        let without = missing(&root, &facts, Some("v1.2.4")).join("\n");
        std::fs::write(folder.join("database.sql"), "INSERT INTO \"_sqlx_migrations\" VALUES(10,'x')")
            .unwrap();
        let early = example(&root, "1.2.3").unwrap_err();
        std::fs::write(folder.join("database.sql"), "INSERT INTO \"_sqlx_migrations\" VALUES(11,'x')")
            .unwrap();
        std::fs::write(root.join("CHANGELOG.md"), "## 1.2.3\n- a\n").unwrap();
        let with = missing(&root, &facts, Some("v1.2.3")).join("\n");
        std::fs::remove_dir_all(root).unwrap();
        for part in ["the tag v1.2.4", "CHANGELOG.md has no section 1.2.3", "database.sql is missing"] {
            assert!(without.contains(part), "{part}: {without}");
        }
        assert!(early.contains("earlier database than version 11"), "{early}");
        for part in ["tag", "CHANGELOG", "database.sql"] {
            assert!(!with.contains(part), "{part}: {with}");
        }
    }
}
