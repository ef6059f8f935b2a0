//! What the program is made of, as a document of `CycloneDX`: the crates that are linked into it, and the packages in the web client.

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;

use serde::Deserialize;
use serde_json::{Value, json};
use sha2::{Digest, Sha256};

use crate::release::facts::Facts;
use crate::release::npm;
use crate::shell::{cargo, output};

/// A component.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Component {
    /// Its name and version as a package URL, by which others refer to it.
    pub(crate) purl: String,
    pub(crate) name: String,
    pub(crate) version: String,
    /// An expression of SPDX.
    pub(crate) licence: Option<String>,
    /// The SHA-256 of the registry's file.
    pub(crate) sha256: Option<String>,
    /// Its own parts.
    pub(crate) parts: BTreeSet<String>,
}

/// What `cargo metadata` says.
#[derive(Deserialize, Debug)]
struct Metadata {
    packages: Vec<Package>,
    resolve: Resolve,
}

#[derive(Deserialize, Debug)]
struct Package {
    id: String,
    name: String,
    version: String,
    license: Option<String>,
}

#[derive(Deserialize, Debug)]
struct Resolve {
    nodes: Vec<Node>,
}

#[derive(Deserialize, Debug)]
struct Node {
    id: String,
    deps: Vec<Dependency>,
}

#[derive(Deserialize, Debug)]
struct Dependency {
    pkg: String,
    dep_kinds: Vec<DependencyKind>,
}

#[derive(Deserialize, Debug)]
struct DependencyKind {
    kind: Option<String>,
}

/// The crate that is the program.
const PROGRAM: &str = "cardinal-cli";
/// The crate that has the web client in it.
const WEB: &str = "cardinal-assets";

/// The document for the program of a target.
pub(crate) fn document(root: &Path, facts: &Facts, triple: &str) -> Result<String, String> {
    let said =
        output(&mut cargo(&["metadata", "--format-version=1", "--locked", "--filter-platform", triple]))?;
    let metadata: Metadata =
        serde_json::from_str(&said).map_err(|error| format!("cargo metadata: {error}"))?;
    let lock =
        std::fs::read_to_string(root.join("Cargo.lock")).map_err(|error| format!("Cargo.lock: {error}"))?;
    let mut components = crates(&metadata, &checksums(&lock)?);
    let (imported, packages) = npm::packages(root)?;
    let assets = components.iter_mut().find(|component| component.name == WEB);
    assets.ok_or("the web client is not in the program")?.parts.extend(imported);
    components.extend(packages);
    components.sort_by(|one, other| one.purl.cmp(&other.purl));
    let program = components.iter().position(|component| component.name == PROGRAM);
    let program = components.remove(program.ok_or("the program is not made of anything")?);
    write(facts, &program, &components)
}

/// The crates that are linked into the program, or run while it is compiled to become part of it, as macros do.
fn crates(metadata: &Metadata, checksums: &BTreeMap<(String, String), String>) -> Vec<Component> {
    let package = |id: &str| metadata.packages.iter().find(|package| package.id == id);
    let purl = |package: &Package| format!("pkg:cargo/{}@{}", package.name, package.version);
    let mut found: Vec<Component> = Vec::new();
    let mut waiting: Vec<&Package> =
        metadata.packages.iter().filter(|package| package.name == PROGRAM).collect();
    let mut seen: BTreeSet<&str> = waiting.iter().map(|package| package.id.as_str()).collect();
    while let Some(next) = waiting.pop() {
        let node = metadata.resolve.nodes.iter().find(|node| node.id == next.id);
        let linked = node.into_iter().flat_map(|node| &node.deps);
        let linked = linked.filter(|dependency| dependency.dep_kinds.iter().any(|kind| kind.kind.is_none()));
        let parts: Vec<&Package> = linked.filter_map(|dependency| package(&dependency.pkg)).collect();
        waiting.extend(parts.iter().filter(|part| seen.insert(&part.id)));
        found.push(Component {
            purl: purl(next),
            name: next.name.clone(),
            version: next.version.clone(),
            // Old manifests join licences by a slash.
            licence: next.license.as_ref().map(|text| text.replace('/', " OR ").replace("  ", " ")),
            sha256: checksums.get(&(next.name.clone(), next.version.clone())).cloned(),
            parts: parts.into_iter().map(purl).collect(),
        });
    }
    found
}

/// The checksums in `Cargo.lock`, by name and version.
fn checksums(lock: &str) -> Result<BTreeMap<(String, String), String>, String> {
    #[derive(Deserialize)]
    struct Lock {
        package: Vec<Locked>,
    }
    #[derive(Deserialize)]
    struct Locked {
        name: String,
        version: String,
        checksum: Option<String>,
    }
    let lock: Lock = toml::from_str(lock).map_err(|error| format!("Cargo.lock: {error}"))?;
    let known = lock.package.into_iter().filter_map(|one| Some(((one.name, one.version), one.checksum?)));
    Ok(known.collect())
}

fn write(facts: &Facts, program: &Component, components: &[Component]) -> Result<String, String> {
    let dependencies: Vec<Value> = std::iter::once(program)
        .chain(components)
        .map(|one| json!({"ref": one.purl, "dependsOn": one.parts}))
        .collect();
    let listed: Vec<Value> = components.iter().map(|one| described(one, "library")).collect();
    let mut own = described(program, "application");
    own["name"] = json!("cardinal");
    let mut document = json!({
        "bomFormat": "CycloneDX",
        "specVersion": "1.6",
        "version": 1,
        "metadata": {
            "timestamp": facts.timestamp(),
            "component": own,
            "properties": [{"name": "cardinal:commit", "value": facts.commit}],
        },
        "components": listed,
        "dependencies": dependencies,
    });
    document["serialNumber"] = json!(format!("urn:uuid:{}", serial(&document.to_string())));
    let text = serde_json::to_string_pretty(&document).map_err(|error| error.to_string())?;
    Ok(text + "\n")
}

fn described(component: &Component, kind: &str) -> Value {
    let mut described = json!({
        "type": kind,
        "bom-ref": component.purl,
        "name": component.name,
        "version": component.version,
        "purl": component.purl,
    });
    if let Some(licence) = &component.licence {
        described["licenses"] = json!([{"expression": licence}]);
    }
    if let Some(sum) = &component.sha256 {
        described["hashes"] = json!([{"alg": "SHA-256", "content": sum}]);
    }
    described
}

/// A reproducible serial number for the document: a UUID of version 8, whose content is free.
fn serial(text: &str) -> String {
    let mut bytes: [u8; 16] = Sha256::digest(text)[..16].try_into().expect("it is long enough");
    bytes[6] = bytes[6] & 0x0f | 0x80;
    bytes[8] = bytes[8] & 0x3f | 0x80;
    let hex = cardinal_engine::hex::encode(&bytes);
    [&hex[..8], &hex[8..12], &hex[12..16], &hex[16..20], &hex[20..]].join("-")
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::shell::root;

    #[test]
    fn the_program_is_made_of_what_is_linked_into_it() {
        let facts = Facts { version: "1.2.3".to_owned(), commit: "abc".to_owned(), epoch: 1_000_000_000 };
        let text = document(&root(), &facts, "x86_64-unknown-linux-gnu").unwrap();
        assert_eq!(text, document(&root(), &facts, "x86_64-unknown-linux-gnu").unwrap());
        let document: Value = serde_json::from_str(&text).unwrap();
        let components = document["components"].as_array().unwrap();
        let names: Vec<&str> = components.iter().map(|one| one["name"].as_str().unwrap()).collect();
        for name in ["cardinal-engine", "cardinal-server", "sqlx", "tokio", "svelte", "@noble/hashes"] {
            assert!(names.contains(&name), "{name} is missing");
        }
        for name in ["xtask", "cardinal-rig", "cardinal-contract", "vite", "vitest", "cc"] {
            assert!(!names.contains(&name), "{name} is not part of the program");
        }
        let references: BTreeSet<&str> = components
            .iter()
            .chain([&document["metadata"]["component"]])
            .map(|one| one["bom-ref"].as_str().unwrap())
            .collect();
        assert_eq!(references.len(), components.len() + 1, "each has a reference of its own");
        for one in document["dependencies"].as_array().unwrap() {
            assert!(references.contains(one["ref"].as_str().unwrap()), "{one}");
            for part in one["dependsOn"].as_array().unwrap() {
                assert!(references.contains(part.as_str().unwrap()), "{part} is not listed");
            }
        }
        for one in components {
            let purl = one["purl"].as_str().unwrap();
            assert!(one["licenses"][0]["expression"].is_string(), "{purl} has no licence");
            let own = one["name"].as_str().unwrap().starts_with("cardinal-");
            let outside = purl.starts_with("pkg:cargo/") && !own;
            assert_eq!(
                one["hashes"][0]["content"].as_str().is_some_and(|sum| sum.len() == 64),
                outside,
                "{purl}"
            );
        }
        let mut parts = document["dependencies"].as_array().unwrap().iter();
        let is_web = |one: &&Value| one["ref"].as_str().unwrap().starts_with("pkg:cargo/cardinal-assets@");
        let web = parts.find(is_web).unwrap();
        assert!(web["dependsOn"].to_string().contains("pkg:npm/svelte@"), "{web}");
    }
}
