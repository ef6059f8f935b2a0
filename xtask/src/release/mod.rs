//! A release: everything that people install, made by one command and reproducible byte by byte.
//!
//! ```text
//!  cardinal-VERSION-TARGET.tar.gz        the program, its licences, and what an operator needs
//!  cardinal_VERSION_ARCH.deb             the program as a package with a service
//!  cardinal-VERSION-container-ARCH.tar.gz  what an image is built from
//!  cardinal_games-VERSION-….whl          the Python package
//!  cardinal-VERSION-TARGET.cdx.json      what the program is made of
//!  RELEASE-NOTES.md                      what has changed
//!  SHA256SUMS
//! ```

mod archive;
mod compile;
mod context;
mod deb;
pub(crate) mod facts;
mod needs;
mod notes;
mod npm;
mod ready;
mod sbom;
mod staging;
mod sums;
mod targets;

use std::fs;
use std::path::{Path, PathBuf};

use facts::Facts;
use targets::Target;

use crate::shell::root;

const USAGE: &str = "usage: cargo xtask release [--out DIR] [--target TRIPLE]… [--tag NAME]\n       \
                     cargo xtask release --check [--out DIR]\n       \
                     cargo xtask release --sums DIR\n       \
                     cargo xtask release --targets";
const NOTES: &str = "RELEASE-NOTES.md";

/// The arguments.
#[derive(Default, Debug)]
struct Wanted {
    out: Option<PathBuf>,
    targets: Vec<&'static Target>,
    tag: Option<String>,
    check: bool,
    sums: Option<PathBuf>,
    list: bool,
}

impl Wanted {
    fn read(arguments: &[String]) -> Result<Self, String> {
        let mut wanted = Self::default();
        let mut rest = arguments.iter();
        while let Some(argument) = rest.next() {
            let mut value = || rest.next().ok_or_else(|| USAGE.to_owned());
            match argument.as_str() {
                "--out" => wanted.out = Some(value()?.into()),
                "--target" => wanted.targets.push(Target::find(value()?)?),
                "--tag" => wanted.tag = Some(value()?.clone()),
                "--sums" => wanted.sums = Some(value()?.into()),
                "--check" => wanted.check = true,
                "--targets" => wanted.list = true,
                _ => return Err(USAGE.to_owned()),
            }
        }
        Ok(wanted)
    }
}

/// Makes a release, compares one with a second build, or lists the platforms.
pub(crate) fn run(arguments: &[String]) -> Result<(), String> {
    let wanted = Wanted::read(arguments)?;
    if wanted.list {
        println!("{}", targets::matrix());
        return Ok(());
    }
    if let Some(folder) = &wanted.sums {
        return sums::write(folder);
    }
    let facts = Facts::read(&root())?;
    let work = root().join("target/release-work").join(&facts.version);
    let out = wanted.out.clone().unwrap_or_else(|| work.join("files"));
    // Other programs are run from the root.
    let out = std::path::absolute(&out).map_err(|error| format!("{}: {error}", out.display()))?;
    if wanted.check { check(&facts, &work, &out) } else { make(&wanted, &facts, &work, &out) }
}

fn make(wanted: &Wanted, facts: &Facts, work: &Path, out: &Path) -> Result<(), String> {
    let missing = ready::missing(&root(), facts, wanted.tag.as_deref());
    if wanted.tag.is_some() && !missing.is_empty() {
        return Err(format!("this cannot be released:\n{}", missing.join("\n")));
    }
    missing.iter().for_each(|what| println!("» only a trial: {what}"));
    empty(out, wanted.out.is_none())?;
    let chosen = if wanted.targets.is_empty() { targets::here()? } else { wanted.targets.clone() };
    let mut programs = Vec::new();
    for target in chosen {
        programs.push((target, compile::compile(target, facts)?));
    }
    assemble(&root(), facts, &programs, &work.join("staging"), out)?;
    let host = targets::host()?;
    if host.debian.is_some() && programs.iter().any(|(target, _)| target.triple == host.triple) {
        compile::wheel(host, facts, out)?;
    }
    sums::write(out)?;
    sums::names(out)?.iter().for_each(|name| println!("{}", out.join(name).display()));
    Ok(())
}

/// The folder of the release, empty. A folder named by the user is never emptied.
fn empty(out: &Path, own: bool) -> Result<(), String> {
    let wrong = |error: std::io::Error| format!("{}: {error}", out.display());
    if own && out.exists() {
        fs::remove_dir_all(out).map_err(wrong)?;
    }
    fs::create_dir_all(out).map_err(wrong)?;
    if fs::read_dir(out).map_err(wrong)?.next().is_some() {
        return Err(format!("{} is not empty", out.display()));
    }
    Ok(())
}

/// Makes everything that is not compiled, from the compiled programs.
fn assemble(
    root: &Path,
    facts: &Facts,
    programs: &[(&'static Target, PathBuf)],
    scratch: &Path,
    out: &Path,
) -> Result<(), String> {
    let put = |name: &str, text: String| {
        fs::write(out.join(name), text).map_err(|error| format!("{name}: {error}"))
    };
    for (target, program) in programs {
        archive::write(root, facts, target, program, scratch, out)?;
        put(
            &format!("{}.cdx.json", archive::name(facts, target)),
            sbom::document(root, facts, target.triple)?,
        )?;
        if let Some(debian) = target.debian {
            deb::write(root, facts, debian, program, scratch, out)?;
            context::write(root, facts, debian, program, scratch, out)?;
        }
    }
    let log =
        fs::read_to_string(root.join("CHANGELOG.md")).map_err(|error| format!("CHANGELOG.md: {error}"))?;
    put(NOTES, notes::cut(&log, &facts.version)?.0)
}

/// Makes everything that is not compiled again, from the programs in the release itself, and compares.
fn check(facts: &Facts, work: &Path, out: &Path) -> Result<(), String> {
    let (again, scratch) = (work.join("again"), work.join("staging-again"));
    empty(&again, true)?;
    let mut programs = Vec::new();
    for target in targets::TARGETS {
        let name = archive::name(facts, target);
        let file = out.join(format!("{name}.tar.gz"));
        if file.is_file() {
            let program = staging::unpack(&file, &format!("{name}/{}", target.program()))?;
            let place = work.join(format!("program-{}", target.triple));
            fs::write(&place, program).map_err(|error| format!("{}: {error}", place.display()))?;
            programs.push((target, place));
        }
    }
    if programs.is_empty() {
        return Err(format!("{} does not contain release {}", out.display(), facts.version));
    }
    assemble(&root(), facts, &programs, &scratch, &again)?;
    let different = different(out, &again)?;
    if !different.is_empty() {
        return Err(format!("these files differ in a second build: {}", different.join(", ")));
    }
    let made = sums::names(&again)?;
    let left: Vec<String> = sums::names(out)?.into_iter().filter(|name| !made.contains(name)).collect();
    println!("{} files are identical in a second build", made.len());
    println!("compiled, so not compared: the program itself, {}", left.join(", "));
    Ok(())
}

/// The files of the second folder that differ from the first, and the list of checksums if that differs.
fn different(out: &Path, again: &Path) -> Result<Vec<String>, String> {
    let read = |path: PathBuf| fs::read(path).unwrap_or_default();
    let mut names = sums::names(again)?;
    names.retain(|name| read(out.join(name)) != read(again.join(name)));
    if read(out.join(sums::SUMS)) != sums::lines(out)?.into_bytes() {
        names.push(sums::SUMS.to_owned());
    }
    Ok(names)
}

#[cfg(test)]
mod tests;
