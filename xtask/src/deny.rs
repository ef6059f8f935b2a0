//! Whether all dependencies are allowed: licences, bans and sources, by `deny.toml`.
//!
//! The file is that of cargo-deny. Compiling cargo-deny takes longer than most tests, and no installable
//! package has a release of it that reads the metadata of this cargo. So what needs no database is checked here, over
//! `cargo metadata`, with the licence expressions of cargo-deny's own library; advisories are left to cargo-deny.

use std::collections::BTreeSet;

use serde::Deserialize;
use spdx::{Expression, Licensee, ParseMode};

use crate::shell::{self, cargo, output, root};

/// Every workspace of the project that is built by its tests.
const WORKSPACES: [&str; 2] = ["Cargo.toml", "fuzz/Cargo.toml"];
/// As cargo names the registry that crates come from unless another is set up.
const REGISTRY: &str = "registry+https://github.com/rust-lang/crates.io-index";

/// The content of `deny.toml`. A key that would be ignored here is an error, and so is a level that is not checked for:
/// the fields that nothing reads are there for that.
#[derive(Deserialize, Debug)]
#[serde(deny_unknown_fields)]
struct Rules {
    licenses: Licenses,
    bans: Bans,
    #[serde(rename = "sources")]
    _sources: Sources,
}

#[derive(Deserialize, Debug)]
#[serde(deny_unknown_fields)]
struct Licenses {
    allow: Vec<String>,
    #[serde(default)]
    exceptions: Vec<Exception>,
}

#[derive(Deserialize, Debug)]
#[serde(deny_unknown_fields)]
struct Exception {
    #[serde(rename = "crate")]
    name: String,
    allow: Vec<String>,
}

#[derive(Deserialize, Debug)]
#[serde(deny_unknown_fields)]
struct Bans {
    #[serde(rename = "multiple-versions")]
    _multiple_versions: Allow,
    #[serde(rename = "wildcards")]
    _wildcards: Deny,
    #[serde(rename = "allow-wildcard-paths")]
    _allow_wildcard_paths: bool,
    deny: Vec<Ban>,
}

#[derive(Deserialize, Debug)]
#[serde(deny_unknown_fields)]
struct Ban {
    #[serde(rename = "crate")]
    name: String,
    reason: String,
}

#[derive(Deserialize, Debug)]
#[serde(deny_unknown_fields)]
struct Sources {
    #[serde(rename = "unknown-registry")]
    _unknown_registry: Deny,
    #[serde(rename = "unknown-git")]
    _unknown_git: Deny,
}

/// The only level that is checked for here.
#[derive(Deserialize, Debug)]
#[serde(rename_all = "lowercase")]
enum Deny {
    Deny,
}

/// The only level at which there is nothing to check.
#[derive(Deserialize, Debug)]
#[serde(rename_all = "lowercase")]
enum Allow {
    Allow,
}

/// Metadata of a workspace.
#[derive(Deserialize)]
struct Metadata {
    packages: Vec<Package>,
}

#[derive(Deserialize)]
struct Package {
    name: String,
    version: String,
    license: Option<String>,
    /// `None` for the project's own crates.
    source: Option<String>,
    dependencies: Vec<Dependency>,
}

#[derive(Deserialize)]
struct Dependency {
    name: String,
    req: String,
    source: Option<String>,
}

/// Checks all crates of all workspaces.
pub(crate) fn run(_: &[String]) -> Result<(), String> {
    let rules =
        std::fs::read_to_string(root().join("deny.toml")).map_err(|error| format!("deny.toml: {error}"))?;
    let rules = read(&rules)?;
    let mut faults = BTreeSet::new();
    let mut crates = BTreeSet::new();
    for manifest in WORKSPACES {
        for package in metadata(manifest)?.packages {
            faults.extend(rules.faults(&package));
            crates.insert((package.name, package.version));
        }
    }
    if !faults.is_empty() {
        return Err(faults.into_iter().collect::<Vec<_>>().join("\n"));
    }
    println!("licences, bans and sources of {} crates are as deny.toml wants them", crates.len());
    advisories()
}

fn read(text: &str) -> Result<Rules, String> {
    toml::from_str(text).map_err(|error| format!("deny.toml: {error}"))
}

/// The crates of a workspace for every platform; without a network for this one, whose crates were fetched to build it.
fn metadata(manifest: &str) -> Result<Metadata, String> {
    let ask = ["metadata", "--format-version", "1", "--locked", "--manifest-path", manifest];
    let said = output(&mut cargo(&ask)).or_else(|_| {
        println!("cargo cannot fetch the crates of other platforms: {manifest} is checked for this one");
        let host = host()?;
        output(cargo(&ask).args(["--offline", "--filter-platform", &host]))
    })?;
    serde_json::from_str(&said).map_err(|error| format!("cargo metadata of {manifest}: {error}"))
}

fn host() -> Result<String, String> {
    let said = output(&mut cargo(&["-vV"]))?;
    let host = said.lines().find_map(|line| line.strip_prefix("host: "));
    host.map(ToOwned::to_owned).ok_or_else(|| "cargo does not say for which host it is".to_owned())
}

/// Advisories, if cargo-deny is installed and its database can be fetched.
fn advisories() -> Result<(), String> {
    if output(&mut cargo(&["deny", "--version"])).is_err() {
        println!("advisories: not checked, cargo-deny is not installed");
        return Ok(());
    }
    if output(&mut cargo(&["deny", "fetch", "db"])).is_err() {
        println!("advisories: not checked, their database cannot be fetched");
        return Ok(());
    }
    WORKSPACES.iter().try_for_each(|manifest| {
        shell::run(&mut cargo(&["deny", "--manifest-path", manifest, "check", "advisories"]))
    })
}

impl Rules {
    /// Everything that is wrong with a crate.
    fn faults(&self, package: &Package) -> Vec<String> {
        let named = format!("{} {}", package.name, package.version);
        let mut faults = Vec::new();
        if let Some(ban) = self.bans.deny.iter().find(|ban| ban.name == package.name) {
            faults.push(format!("{named} is banned: {}", ban.reason));
        }
        let own = package.source.is_none();
        if let Some(source) = package.source.as_ref().filter(|source| *source != REGISTRY) {
            faults.push(format!("{named} comes from {source}"));
        }
        // Dependencies of published crates are their authors' business.
        let wild = |dependency: &&Dependency| own && dependency.req == "*" && dependency.source.is_some();
        for dependency in package.dependencies.iter().filter(wild) {
            faults.push(format!("{named} takes any version of {}", dependency.name));
        }
        if !own && let Err(why) = self.license(package) {
            faults.push(format!("{named}: {why}"));
        }
        faults
    }

    fn license(&self, package: &Package) -> Result<(), String> {
        let license = package.license.as_deref().ok_or("it names no licence")?;
        let expression =
            Expression::parse_mode(license, ParseMode::LAX).map_err(|error| format!("{license}: {error}"))?;
        let exceptions = self.licenses.exceptions.iter().filter(|exception| exception.name == package.name);
        let allowed = exceptions.flat_map(|exception| &exception.allow).chain(&self.licenses.allow);
        let allowed =
            allowed.map(|name| Licensee::parse(name).map_err(|error| format!("deny.toml: {name}: {error}")));
        let allowed = allowed.collect::<Result<Vec<_>, _>>()?;
        let holds = expression.evaluate(|wanted| allowed.iter().any(|licence| licence.satisfies(wanted)));
        if holds { Ok(()) } else { Err(format!("its licence is {license}, which deny.toml does not allow")) }
    }
}

#[cfg(test)]
mod tests {
    use serde_json::{Value, json};

    use super::*;

    fn faults(package: &Value) -> Vec<String> {
        let rules = read(include_str!("../../deny.toml")).unwrap();
        let mut whole = json!({ "name": "some", "version": "1.0.0", "license": "MIT", "source": REGISTRY, "dependencies": [] });
        whole.as_object_mut().unwrap().extend(package.as_object().unwrap().clone());
        rules.faults(&serde_json::from_value(whole).unwrap())
    }

    #[test]
    fn licences_that_are_not_allowed_are_found() {
        for fine in [
            "MIT",
            "MIT/Apache-2.0",
            "GPL-3.0-only OR MIT",
            "MIT AND (ISC OR LGPL-2.1-or-later)",
            "Apache-2.0 WITH LLVM-exception",
        ] {
            assert_eq!(faults(&json!({ "license": fine })), [""; 0], "{fine}");
        }
        for wrong in
            [json!("GPL-3.0-only"), json!("MIT AND AGPL-3.0-only"), json!("NCSA"), json!("Mine"), json!(null)]
        {
            let said = faults(&json!({ "license": wrong }));
            assert!(said.len() == 1 && said[0].starts_with("some 1.0.0: "), "{wrong}: {said:?}");
        }
    }

    #[test]
    fn an_exception_is_for_its_own_crate() {
        let of = |name: &str| faults(&json!({ "name": name, "license": "CDLA-Permissive-2.0" })).len();
        assert_eq!((of("webpki-roots"), of("another")), (0, 1));
    }

    #[test]
    fn banned_crates_and_foreign_sources_are_found() {
        let said = faults(&json!({ "name": "openssl-sys" }));
        assert_eq!(
            said,
            ["openssl-sys 1.0.0 is banned: TLS is rustls, so that the program needs no system library"]
        );
        for source in ["git+https://example.org/some", "registry+https://example.org/index"] {
            assert_eq!(faults(&json!({ "source": source })), [format!("some 1.0.0 comes from {source}")]);
        }
    }

    #[test]
    fn only_the_own_crates_may_be_taken_at_any_version_and_only_by_path() {
        let wild = |mine: Value, theirs: Value| {
            let dependency = json!({ "name": "other", "req": "*", "source": theirs });
            faults(&json!({ "source": mine, "dependencies": [dependency] })).len()
        };
        assert_eq!(wild(json!(null), json!(REGISTRY)), 1);
        assert_eq!(wild(json!(null), json!(null)), 0);
        assert_eq!(wild(json!(REGISTRY), json!(REGISTRY)), 0);
    }

    #[test]
    fn a_rule_that_is_not_checked_here_is_refused() {
        let more =
            include_str!("../../deny.toml").replace("[sources]", "[sources]\nrequired-git-spec = \"rev\"");
        assert!(read(&more).unwrap_err().contains("required-git-spec"));
        let less =
            include_str!("../../deny.toml").replace("unknown-git = \"deny\"", "unknown-git = \"warn\"");
        assert!(read(&less).unwrap_err().contains("warn"));
    }
}
