//! The platforms that a release is for: the one list, which the workflow reads too.

use std::path::Path;

use crate::shell::{output, program};

/// A platform.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Target {
    /// As the Rust compiler names it.
    pub(crate) triple: &'static str,
    /// The machine of the forge that builds it.
    pub(crate) runner: &'static str,
    /// As Debian names it, where it gets a package, a container and a wheel.
    pub(crate) debian: Option<&'static str>,
}

pub(crate) const TARGETS: &[Target] = &[
    Target { triple: "x86_64-unknown-linux-gnu", runner: "ubuntu-22.04", debian: Some("amd64") },
    Target { triple: "aarch64-unknown-linux-gnu", runner: "ubuntu-22.04-arm", debian: Some("arm64") },
    Target { triple: "x86_64-unknown-linux-musl", runner: "ubuntu-22.04", debian: None },
    Target { triple: "aarch64-apple-darwin", runner: "macos-15", debian: None },
    Target { triple: "x86_64-pc-windows-msvc", runner: "windows-2025", debian: None },
];

impl Target {
    /// The target of this name.
    pub(crate) fn find(triple: &str) -> Result<&'static Self, String> {
        let known = TARGETS.iter().find(|target| target.triple == triple);
        known.ok_or_else(|| {
            let names: Vec<&str> = TARGETS.iter().map(|target| target.triple).collect();
            format!("there are no releases for {triple}, only for {}", names.join(", "))
        })
    }

    pub(crate) fn program(&self) -> &'static str {
        if self.triple.contains("windows") { "cardinal.exe" } else { "cardinal" }
    }

    /// What this machine lacks to compile for it, if anything: the standard library, or a C compiler for a static
    /// program.
    pub(crate) fn lacks(&self) -> Option<String> {
        let library = output(&mut program("rustc", &["--print", "target-libdir", "--target", self.triple]));
        if !library.is_ok_and(|folder| Path::new(folder.trim()).is_dir()) {
            return Some(format!("rustup target add {}", self.triple));
        }
        let c = self.triple.ends_with("musl") && output(&mut program("musl-gcc", &["--version"])).is_err();
        c.then(|| "apt-get install musl-tools".to_owned())
    }
}

/// The platform of this machine.
pub(crate) fn host() -> Result<&'static Target, String> {
    let said = output(&mut program("rustc", &["-vV"]))?;
    let triple = said.lines().find_map(|line| line.strip_prefix("host: "));
    Target::find(triple.ok_or("rustc does not name its host")?)
}

/// What is built here unless other targets are asked for: this platform, and the static program where the toolchain has it.
pub(crate) fn here() -> Result<Vec<&'static Target>, String> {
    let host = host()?;
    let mut targets = vec![host];
    if let Some(family) = host.triple.strip_suffix("-gnu")
        && let Ok(fixed) = Target::find(&format!("{family}-musl"))
    {
        match fixed.lacks() {
            None => targets.push(fixed),
            Some(remedy) => println!("» no static program ({}): {remedy}", fixed.triple),
        }
    }
    Ok(targets)
}

/// The list as JSON, for the matrix of a workflow.
pub(crate) fn matrix() -> String {
    let include: Vec<serde_json::Value> = TARGETS
        .iter()
        .map(|target| serde_json::json!({"target": target.triple, "runner": target.runner}))
        .collect();
    serde_json::json!({"include": include}).to_string()
}
