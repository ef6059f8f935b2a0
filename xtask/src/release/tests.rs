//! A release of a program that is not compiled: everything around it is made twice and looked at.

use super::*;
use crate::shell::{output, program};

/// Something with the marks that packages are made by.
const PROGRAM: &[u8] = b"\x7fELF GLIBC_2.2.5\0GLIBC_2.34\0libgcc_s.so.1\0";

struct Scratch(PathBuf);

impl Scratch {
    fn new(name: &str) -> Self {
        let folder = std::env::temp_dir().join(format!("cardinal-release-{name}-{}", std::process::id()));
        fs::create_dir_all(&folder).unwrap();
        Self(folder)
    }

    fn folder(&self, name: &str) -> PathBuf {
        let folder = self.0.join(name);
        fs::create_dir_all(&folder).unwrap();
        folder
    }
}

impl Drop for Scratch {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.0);
    }
}

fn facts() -> Facts {
    Facts { version: "1.2.3".to_owned(), commit: "abc".to_owned(), epoch: 1_000_000_000 }
}

fn assembled(scratch: &Scratch, name: &str) -> PathBuf {
    let (file, out) = (scratch.0.join("program"), scratch.folder(name));
    fs::write(&file, PROGRAM).unwrap();
    let target = Target::find("x86_64-unknown-linux-gnu").unwrap();
    assemble(&root(), &facts(), &[(target, file)], &scratch.folder(&format!("{name}-staging")), &out)
        .unwrap();
    sums::write(&out).unwrap();
    out
}

#[test]
fn a_release_made_twice_is_the_same() {
    let scratch = Scratch::new("twice");
    let one = assembled(&scratch, "one");
    let names = [
        "RELEASE-NOTES.md",
        "cardinal-1.2.3-container-amd64.tar.gz",
        "cardinal-1.2.3-x86_64-unknown-linux-gnu.cdx.json",
        "cardinal-1.2.3-x86_64-unknown-linux-gnu.tar.gz",
        "cardinal_1.2.3_amd64.deb",
    ];
    assert_eq!(sums::names(&one).unwrap(), names);
    // Dates of files must not matter.
    std::thread::sleep(std::time::Duration::from_millis(1100));
    let two = assembled(&scratch, "two");
    assert_eq!(different(&one, &two).unwrap(), Vec::<String>::new());
    let listed =
        output(program("sha256sum", &["--check", "--strict", "--quiet", sums::SUMS]).current_dir(&one));
    assert!(listed.is_ok(), "{listed:?}");
    fs::write(two.join(names[0]), "other").unwrap();
    assert_eq!(different(&one, &two).unwrap(), [names[0]]);
    fs::write(one.join(names[0]), "other").unwrap();
    assert_eq!(different(&one, &two).unwrap(), [sums::SUMS]);
}

#[test]
fn the_archives_hold_what_they_promise_and_nothing_of_this_machine() {
    let scratch = Scratch::new("archives");
    let out = assembled(&scratch, "out");
    let listing = |name: &str| output(program("tar", &["-tvzf"]).arg(out.join(name))).unwrap();
    let listed = listing("cardinal-1.2.3-x86_64-unknown-linux-gnu.tar.gz");
    for name in ["cardinal", "LICENSE-MIT", "deploy/cardinal.toml", "docs/upgrading.md"] {
        let whole = format!(" cardinal-1.2.3-x86_64-unknown-linux-gnu/{name}");
        assert!(listed.lines().any(|line| line.ends_with(&whole)), "{name} is missing: {listed}");
    }
    for line in listed.lines() {
        assert!(line.contains(" 0/0 ") && line.contains(" 2001-09-0"), "{line}");
    }
    let listed = listing("cardinal-1.2.3-container-amd64.tar.gz");
    let folder = scratch.folder("context");
    let context = out.join("cardinal-1.2.3-container-amd64.tar.gz");
    output(program("tar", &["--strip-components=1", "-xzf"]).arg(context).arg("-C").arg(&folder)).unwrap();
    context::complete(&folder).unwrap();
    fs::remove_file(folder.join("cardinal")).unwrap();
    assert_eq!(
        context::complete(&folder),
        Err("the container's context lacks cardinal".to_owned()),
        "{listed}"
    );
}

#[test]
fn a_program_that_is_too_new_for_the_image_is_refused() {
    let scratch = Scratch::new("new");
    let file = scratch.0.join("program");
    fs::write(&file, b"GLIBC_2.99\0").unwrap();
    let made = context::write(&root(), &facts(), "amd64", &file, &scratch.folder("s"), &scratch.folder("o"));
    assert!(made.unwrap_err().contains("needs the C library"));
}

#[test]
fn the_package_has_a_service_a_user_and_a_configuration_that_stays() {
    let scratch = Scratch::new("package");
    let file = assembled(&scratch, "out").join("cardinal_1.2.3_amd64.deb");
    let field = |name: &str| {
        output(program("dpkg-deb", &["--field"]).arg(&file).arg(name)).unwrap().trim().to_owned()
    };
    assert_eq!(
        (field("Package"), field("Version"), field("Architecture")),
        ("cardinal".into(), "1.2.3".into(), "amd64".into())
    );
    assert!(field("Depends").starts_with("libc6 (>= 2.34), libgcc-s1, "), "{}", field("Depends"));
    let listed = output(program("dpkg-deb", &["--contents"]).arg(&file)).unwrap();
    for (mode, name) in [
        ("-rwxr-xr-x", "./usr/bin/cardinal"),
        ("-rw-r--r--", "./usr/lib/systemd/system/cardinal.service"),
        ("-rw-r--r--", "./usr/lib/sysusers.d/cardinal.conf"),
        ("-rw-------", "./etc/cardinal.toml"),
        ("-rw-r--r--", "./usr/share/doc/cardinal/copyright"),
        ("-rw-r--r--", "./usr/share/doc/cardinal/changelog.gz"),
        ("drwxr-xr-x", "./usr/bin/"),
    ] {
        let there = listed
            .lines()
            .any(|line| line.starts_with(&format!("{mode} root/root ")) && line.ends_with(name));
        assert!(there, "{mode} {name} is missing: {listed}");
    }
    let control = scratch.folder("control");
    output(program("dpkg-deb", &["--control"]).arg(&file).arg(&control)).unwrap();
    assert_eq!(fs::read_to_string(control.join("conffiles")).unwrap(), "/etc/cardinal.toml\n");
    for script in ["postinst", "prerm", "postrm"] {
        output(program("sh", &["-n"]).arg(control.join(script))).unwrap();
    }
    let sums = fs::read_to_string(control.join("md5sums")).unwrap();
    assert!(
        sums.lines().any(|line| line.ends_with("  usr/bin/cardinal")) && !sums.contains("DEBIAN"),
        "{sums}"
    );
}

#[test]
fn what_is_asked_for_is_understood() {
    let read = |line: &str| Wanted::read(&line.split_whitespace().map(str::to_owned).collect::<Vec<_>>());
    let wanted = read("--out here --target x86_64-unknown-linux-musl --tag v1.2.3").unwrap();
    assert_eq!(
        (wanted.out, wanted.targets.len(), wanted.tag.as_deref()),
        (Some("here".into()), 1, Some("v1.2.3"))
    );
    assert!(read("--target sparc").unwrap_err().starts_with("there are no releases for sparc"));
    for line in ["--out", "--verbose", "here"] {
        assert_eq!(read(line).unwrap_err(), USAGE);
    }
}

#[test]
fn a_folder_that_holds_something_is_not_emptied() {
    let scratch = Scratch::new("empty");
    fs::write(scratch.0.join("mine"), "").unwrap();
    assert!(empty(&scratch.0, false).unwrap_err().ends_with("is not empty"));
    assert!(scratch.0.join("mine").exists());
    assert_eq!(empty(&scratch.0, true), Ok(()));
}
