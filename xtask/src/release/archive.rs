//! The archive with the program, for people who install it by hand.

use std::path::Path;

use crate::release::facts::Facts;
use crate::release::staging::Staging;
use crate::release::targets::Target;

/// The other files in the archive.
const BESIDE: &[&str] = &[
    "CHANGELOG.md",
    "LICENSE-APACHE",
    "LICENSE-MIT",
    "README.md",
    "deploy/cardinal.service",
    "deploy/cardinal.toml",
    "docs/command-line.md",
    "docs/operating.md",
    "docs/upgrading.md",
];

/// The name of the archive and of its folder.
pub(crate) fn name(facts: &Facts, target: &Target) -> String {
    format!("cardinal-{}-{}", facts.version, target.triple)
}

/// Packs the program with its licences and the operator's files.
pub(crate) fn write(
    root: &Path,
    facts: &Facts,
    target: &Target,
    program: &Path,
    scratch: &Path,
    out: &Path,
) -> Result<(), String> {
    let name = name(facts, target);
    let staging = Staging::new(&scratch.join(&name))?;
    staging.copy(program, target.program(), 0o755)?;
    for file in BESIDE {
        staging.copy(&root.join(file), file, 0o644)?;
    }
    staging.pack(&name, &out.join(format!("{name}.tar.gz")), facts)
}
