//! The package for Debian and its relatives, made by Debian's own `dpkg-deb`.

use std::fmt::Write as _;
use std::path::Path;

use crate::release::facts::Facts;
use crate::release::needs;
use crate::release::staging::Staging;
use crate::shell::{output, program};

/// Scripts and texts of the package.
const SCRIPTS: [(&str, &str); 3] = [
    ("postinst", include_str!("../../debian/postinst")),
    ("prerm", include_str!("../../debian/prerm")),
    ("postrm", include_str!("../../debian/postrm")),
];
const COPYRIGHT: &str = include_str!("../../debian/copyright");
const OVERRIDES: &str = include_str!("../../debian/lintian-overrides");
const USERS: &str = include_str!("../../debian/sysusers.conf");
const MANUAL: &str = include_str!("../../debian/cardinal.1");
const DESCRIPTION: &str = include_str!("../../debian/description");

/// The file that an upgrade leaves as the operator has changed it.
const CONFIGURATION: &str = "etc/cardinal.toml";

/// The name of the package's file.
pub(crate) fn name(facts: &Facts, debian: &str) -> String {
    format!("cardinal_{}_{debian}.deb", facts.version)
}

/// Makes the package.
pub(crate) fn write(
    root: &Path,
    facts: &Facts,
    debian: &str,
    executable: &Path,
    scratch: &Path,
    out: &Path,
) -> Result<(), String> {
    let staging = Staging::new(&scratch.join(format!("deb-{debian}")))?;
    let content = std::fs::read(executable).map_err(|error| format!("{}: {error}", executable.display()))?;
    let text =
        |name: &str| std::fs::read_to_string(root.join(name)).map_err(|error| format!("{name}: {error}"));
    staging.write("usr/bin/cardinal", &content, 0o755)?;
    staging.write(
        "usr/lib/systemd/system/cardinal.service",
        unit(&text("deploy/cardinal.service")?)?,
        0o644,
    )?;
    staging.write("usr/lib/sysusers.d/cardinal.conf", USERS, 0o644)?;
    // It may hold passwords; the service is given a copy of its own.
    staging.write(CONFIGURATION, text("deploy/cardinal.toml")?, 0o600)?;
    staging.write("usr/share/doc/cardinal/copyright", copyright(&text("LICENSE-MIT")?)?, 0o644)?;
    staging.write("usr/share/doc/cardinal/README.md", text("README.md")?, 0o644)?;
    staging.write("usr/share/doc/cardinal/operating.md", text("docs/operating.md")?, 0o644)?;
    staging.write("usr/share/doc/cardinal/upgrading.md", text("docs/upgrading.md")?, 0o644)?;
    staging.write("usr/share/lintian/overrides/cardinal", OVERRIDES, 0o644)?;
    compressed(&staging, "usr/share/doc/cardinal/changelog", &changelog(facts))?;
    compressed(&staging, "usr/share/man/man1/cardinal.1", &MANUAL.replace("VERSION", &facts.version))?;
    let sums = checksums(staging.folder())?;
    let size = installed_size(staging.folder())?;
    staging.write("DEBIAN/control", control(facts, debian, &needs::packages(&content), size), 0o644)?;
    staging.write("DEBIAN/conffiles", format!("/{CONFIGURATION}\n"), 0o644)?;
    staging.write("DEBIAN/md5sums", sums, 0o644)?;
    for (script, text) in SCRIPTS {
        staging.write(&format!("DEBIAN/{script}"), text, 0o755)?;
    }
    let mut build = program("dpkg-deb", &["--root-owner-group", "-Zxz", "--build"]);
    build.arg(staging.folder()).arg(out.join(name(facts, debian)));
    output(build.env("SOURCE_DATE_EPOCH", facts.epoch.to_string()))?;
    Ok(())
}

/// The unit of `deploy/`, adapted to a package: another path, and a user that the package creates, so that
/// an operator can act as it (`sudo -u cardinal cardinal admin`).
fn unit(text: &str) -> Result<String, String> {
    let changes = [
        (
            "Description=Cardinal table server\n",
            "Description=Cardinal table server\nDocumentation=man:cardinal(1)\n",
        ),
        ("ExecStart=/usr/local/bin/cardinal ", "ExecStart=/usr/bin/cardinal "),
        (
            "# A user that exists only while the service runs, with a folder of its own.\nDynamicUser=yes\n",
            "# A user and a folder of its own.\nUser=cardinal\nGroup=cardinal\n",
        ),
        ("docs/operating.md", "/usr/share/doc/cardinal/operating.md"),
    ];
    changes.iter().try_fold(text.to_owned(), |text, (from, to)| {
        if text.contains(from) {
            Ok(text.replace(from, to))
        } else {
            Err(format!("deploy/cardinal.service lacks {from}"))
        }
    })
}

fn control(facts: &Facts, debian: &str, needed: &[String], size: u64) -> String {
    let mut depends = needed.to_vec();
    depends.push("init-system-helpers (>= 1.52)".to_owned());
    depends.push("systemd | systemd-standalone-sysusers | systemd-sysusers".to_owned());
    format!(
        "Package: cardinal\nVersion: {}\nArchitecture: {debian}\nMaintainer: {}\nInstalled-Size: {size}\n\
         Depends: {}\nSection: net\nPriority: optional\nDescription: {}",
        facts.version,
        maintainer(),
        depends.join(", "),
        DESCRIPTION
    )
}

/// The maintainer, by the variables that Debian's own tools read.
fn maintainer() -> String {
    let said = |name: &str, default: &str| std::env::var(name).unwrap_or_else(|_| default.to_owned());
    format!("{} <{}>", said("DEBFULLNAME", "The Cardinal authors"), said("DEBEMAIL", "cardinal@example.org"))
}

fn changelog(facts: &Facts) -> String {
    let (version, date) = (&facts.version, facts.mail_date());
    let entry = format!("  * Release {version}; its notes are in CHANGELOG.md of the sources.");
    format!("cardinal ({version}) unstable; urgency=medium\n\n{entry}\n\n -- {}  {date}\n", maintainer())
}

/// The licences, with the text of the one that Debian does not have a copy of.
fn copyright(mit: &str) -> Result<String, String> {
    let (_, terms) = mit.split_once("\n\nPermission").ok_or("LICENSE-MIT has no terms")?;
    let mut text = COPYRIGHT.to_owned();
    for line in format!("Permission{terms}").trim_end().lines() {
        let line = if line.is_empty() { "." } else { line };
        writeln!(text, " {line}").expect("a text can be written to");
    }
    Ok(text)
}

fn compressed(staging: &Staging, name: &str, text: &str) -> Result<(), String> {
    staging.write(name, text, 0o644)?;
    output(program("gzip", &["--no-name", "--best", "--force"]).arg(staging.folder().join(name))).map(|_| ())
}

/// The checksums of all files, by which `dpkg --verify` finds those that have changed; dpkg's own are of this kind.
fn checksums(folder: &Path) -> Result<String, String> {
    let mut sums =
        program("sh", &["-c", "find * -type f ! -path etc/cardinal.toml | LC_ALL=C sort | xargs md5sum"]);
    output(sums.current_dir(folder))
}

/// Its installed size, in KiB, counted as Debian's tools do: each file rounded up, each folder as one.
fn installed_size(folder: &Path) -> Result<u64, String> {
    let mut size = 0;
    for entry in std::fs::read_dir(folder).map_err(|error| error.to_string())?.flatten() {
        let path = entry.path();
        size += if path.is_dir() {
            1 + installed_size(&path)?
        } else {
            entry.metadata().map_err(|error| error.to_string())?.len().div_ceil(1024)
        };
    }
    Ok(size)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::shell::root;

    #[test]
    fn the_unit_of_the_package_starts_the_program_of_the_package_as_its_user() {
        let text = std::fs::read_to_string(root().join("deploy/cardinal.service")).unwrap();
        let unit = unit(&text).unwrap();
        for line in ["User=cardinal", "Group=cardinal", "ProtectSystem=strict", "StateDirectory=cardinal"] {
            assert!(unit.lines().any(|other| other == line), "{line} is missing");
        }
        assert!(!unit.contains("/usr/local/") && !unit.contains("DynamicUser"), "{unit}");
        assert!(super::unit("[Service]\n").is_err());
        assert!(USERS.starts_with("u cardinal "), "{USERS}");
    }

    #[test]
    fn the_licence_is_told_in_full() {
        let mit = std::fs::read_to_string(root().join("LICENSE-MIT")).unwrap();
        let text = copyright(&mit).unwrap();
        assert!(text.contains("\n Permission is hereby granted") && text.ends_with(" SOFTWARE.\n"), "{text}");
        assert!(text.contains("\n .\n"), "{text}");
    }
}
