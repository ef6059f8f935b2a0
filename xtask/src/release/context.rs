//! What an image of the released program is built from, without compiling anything.

use std::path::Path;

use crate::release::facts::Facts;
use crate::release::needs::{self, IMAGE};
use crate::release::staging::Staging;

/// The name of the archive and of its folder.
pub(crate) fn name(facts: &Facts, debian: &str) -> String {
    format!("cardinal-{}-container-{debian}", facts.version)
}

/// Packs the program with the instructions for its image.
pub(crate) fn write(
    root: &Path,
    facts: &Facts,
    debian: &str,
    program: &Path,
    scratch: &Path,
    out: &Path,
) -> Result<(), String> {
    let name = name(facts, debian);
    let staging = Staging::new(&scratch.join(&name))?;
    let content = std::fs::read(program).map_err(|error| format!("{}: {error}", program.display()))?;
    if let Some(needed) = needs::library(&content)
        && needed > IMAGE.1
    {
        let (image, has) = IMAGE;
        return Err(format!(
            "the program needs the C library {needed}, and {image} has {has}: build it there"
        ));
    }
    staging.write("cardinal", content, 0o755)?;
    for file in ["LICENSE-APACHE", "LICENSE-MIT"] {
        staging.copy(&root.join(file), file, 0o644)?;
    }
    let source = std::fs::read_to_string(root.join("deploy/Containerfile"))
        .map_err(|error| format!("deploy/Containerfile: {error}"))?;
    staging.write("Containerfile", instructions(&source)?, 0o644)?;
    complete(staging.folder())?;
    staging.pack(&name, &out.join(format!("{name}.tar.gz")), facts)
}

/// The last stage of `deploy/Containerfile`, with the program taken from beside it instead of from the stage that compiles.
fn instructions(source: &str) -> Result<String, String> {
    let start = source.rfind("\nFROM ").ok_or("deploy/Containerfile has one stage only")?;
    let (mut lines, mut taken) = (Vec::new(), 0);
    for line in source[start..].trim_start().lines() {
        if line.starts_with("COPY --from=") {
            let place = line.split_whitespace().last().ok_or("deploy/Containerfile copies nothing")?;
            lines.push(format!("COPY cardinal {place}"));
            taken += 1;
        } else {
            lines.push(line.to_owned());
        }
    }
    if taken != 1 {
        return Err(format!(
            "deploy/Containerfile takes {taken} things from the stage that compiles, not the program"
        ));
    }
    if !lines[0].contains(IMAGE.0) {
        return Err(format!("deploy/Containerfile is not based on {}", IMAGE.0));
    }
    Ok(lines.join("\n") + "\n")
}

/// Whether everything that the instructions copy lies beside them.
pub(crate) fn complete(folder: &Path) -> Result<(), String> {
    let file = folder.join("Containerfile");
    let text = std::fs::read_to_string(&file).map_err(|error| format!("{}: {error}", file.display()))?;
    for line in text.lines().filter_map(|line| line.strip_prefix("COPY ")) {
        let words: Vec<&str> = line.split_whitespace().collect();
        let Some((_, sources)) = words.split_last() else { continue };
        if let Some(missing) =
            sources.iter().find(|name| name.starts_with("--") || !folder.join(name).exists())
        {
            return Err(format!("the container's context lacks {missing}"));
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::shell::root;

    #[test]
    fn the_image_of_a_release_is_that_of_the_sources_without_the_compiling() {
        let source = std::fs::read_to_string(root().join("deploy/Containerfile")).unwrap();
        let made = instructions(&source).unwrap();
        assert!(made.contains("\nCOPY cardinal /usr/local/bin/cardinal\n"), "{made}");
        for line in ["USER 10001:10001", "VOLUME /data", "ENTRYPOINT [\"cardinal\"]", "CMD [\"serve\"]"] {
            assert!(made.lines().any(|other| other == line), "{line} is missing: {made}");
        }
        assert!(!made.contains("cargo") && !made.contains("--from"), "{made}");
        assert!(instructions("FROM one\n").is_err());
        assert!(instructions("FROM a AS build\nFROM debian:bookworm-slim\nRUN true\n").is_err());
        assert!(instructions("FROM a AS build\nFROM other\nCOPY --from=build /x /y\n").is_err());
    }
}
