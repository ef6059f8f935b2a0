//! What a program needs of the system it runs on.

use std::fmt;

/// The system that the image of the container has, and the version of its C library.
pub(crate) const IMAGE: (&str, Release) = ("debian:bookworm", Release(2, 36));

/// A version of the C library.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(crate) struct Release(pub(crate) u32, pub(crate) u32);

impl fmt::Display for Release {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}.{}", self.0, self.1)
    }
}

/// The newest version of the C library that a program names; `None` for one that needs no C library.
pub(crate) fn library(program: &[u8]) -> Option<Release> {
    const NAME: &[u8] = b"GLIBC_";
    let places =
        program.windows(NAME.len()).enumerate().filter(|(_, bytes)| *bytes == NAME).map(|(at, _)| at);
    let versions = places.filter_map(|at| {
        let rest = &program[at + NAME.len()..];
        let end = rest.iter().position(|byte| !byte.is_ascii_digit() && *byte != b'.')?;
        let mut numbers = std::str::from_utf8(&rest[..end]).ok()?.split('.');
        Some(Release(numbers.next()?.parse().ok()?, numbers.next()?.parse().ok()?))
    });
    versions.max()
}

/// The Debian packages that a program needs, as the field `Depends` has them.
pub(crate) fn packages(program: &[u8]) -> Vec<String> {
    let names = |name: &[u8]| program.windows(name.len()).any(|bytes| bytes == name);
    let mut needed: Vec<String> =
        library(program).map(|release| format!("libc6 (>= {release})")).into_iter().collect();
    if names(b"libgcc_s.so.1\0") {
        needed.push("libgcc-s1".to_owned());
    }
    needed
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_newest_version_counts_by_number() {
        let program = b"..GLIBC_2.2.5\0GLIBC_2.34\0GLIBC_2.9\0GLIBC_PRIVATE\0libgcc_s.so.1\0";
        assert_eq!(library(program), Some(Release(2, 34)));
        assert_eq!(packages(program), ["libc6 (>= 2.34)", "libgcc-s1"]);
        assert_eq!(library(b"static"), None);
        assert!(packages(b"static").is_empty());
    }
}
