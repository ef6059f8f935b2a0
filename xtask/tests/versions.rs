//! The version number has one place, the `Cargo.toml` of the workspace: everything else takes it from there or is compared with it here.

use std::path::{Path, PathBuf};

/// All crates of the workspace have one version.
const VERSION: &str = env!("CARGO_PKG_VERSION");

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("..")
}

fn text(name: &str) -> String {
    std::fs::read_to_string(root().join(name)).unwrap_or_else(|error| panic!("{name}: {error}"))
}

/// The numbers of the form `1.2.3` in a text that follow one of these words.
fn versions_after<'a>(text: &'a str, words: &[&str]) -> Vec<&'a str> {
    let rests =
        words.iter().flat_map(|word| text.match_indices(word).map(|(at, _)| &text[at + word.len()..]));
    let numbers = rests.map(|rest| {
        let end = rest.find(|letter: char| !letter.is_ascii_digit() && letter != '.').unwrap_or(rest.len());
        rest[..end].trim_end_matches('.')
    });
    numbers.filter(|number| number.split('.').filter(|part| !part.is_empty()).count() == 3).collect()
}

#[test]
fn every_crate_has_the_version_of_the_workspace() {
    assert!(text("Cargo.toml").contains(&format!("\n[workspace.package]\nversion = \"{VERSION}\"\n")));
    let crates = std::fs::read_dir(root().join("crates")).unwrap().map(|entry| entry.unwrap().path());
    let mut count = 0;
    for manifest in crates.map(|folder| folder.join("Cargo.toml")).chain([root().join("xtask/Cargo.toml")]) {
        let text = std::fs::read_to_string(&manifest).unwrap();
        assert!(text.contains("\nversion.workspace = true\n"), "{}", manifest.display());
        count += 1;
    }
    assert!(count > 10, "{count}");
}

#[test]
fn packages_beside_the_crates_have_no_version_of_their_own() {
    // maturin takes it from the crate.
    let python = text("crates/python/pyproject.toml");
    assert!(python.contains("dynamic = [\"version\"]") && !python.contains("\nversion = "), "{python}");
    assert!(!text("crates/python/python/cardinal_games/__init__.py").contains("__version__ = \""));
    // The web client is part of the program, and asks the server which version that is.
    for file in ["web/package.json", "web/e2e/package.json"] {
        let package: serde_json::Value = serde_json::from_str(&text(file)).unwrap();
        assert_eq!(package.get("version"), None, "{file}");
    }
    // The description of the HTTP interface has the version of the protocol, for it is that which clients have to fit.
    let description: serde_json::Value = serde_json::from_str(&text("docs/openapi.json")).unwrap();
    assert_eq!(description["info"]["version"], cardinal_protocol::PROTOCOL.to_string());
}

#[test]
fn what_names_the_version_names_the_right_one() {
    assert_eq!(
        versions_after(
            "image: r/cardinal:0.9.10\ncardinal-1.2.3-x, cardinal-1.x",
            &["cardinal:", "cardinal-"]
        ),
        ["0.9.10", "1.2.3"]
    );
    let image = text("deploy/kubernetes.yaml");
    assert_eq!(versions_after(&image, &["/cardinal:"]), [VERSION], "deploy/kubernetes.yaml");
    let folders = ["deploy", "docs"].map(|name| std::fs::read_dir(root().join(name)).unwrap());
    let files =
        folders.into_iter().flatten().map(|entry| entry.unwrap().path()).filter(|path| path.is_file());
    for file in files.chain([root().join("README.md"), root().join("CONTRIBUTING.md")]) {
        let Ok(text) = std::fs::read_to_string(&file) else { continue };
        let named = versions_after(
            &text,
            &["cardinal:", "cardinal-", "cardinal_", "cardinal ", "cardinal_games-", "cardinal-games=="],
        );
        assert!(named.iter().all(|version| *version == VERSION), "{}: {named:?}", file.display());
    }
}
