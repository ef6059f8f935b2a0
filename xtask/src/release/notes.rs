//! The notes of a release, cut from the changelog.

/// The heading of what has not been released yet.
const UNRELEASED: &str = "Unreleased";

/// The notes of a version, and whether the changelog has them under its number. Before the release they are under "Unreleased".
pub(crate) fn cut(changelog: &str, version: &str) -> Result<(String, bool), String> {
    if let Some(notes) = section(changelog, version) {
        return Ok((notes, true));
    }
    let notes = section(changelog, UNRELEASED);
    notes.map(|notes| (notes, false)).ok_or_else(|| format!("CHANGELOG.md has no section {version}"))
}

/// The section under the heading that begins with this word, such as `## 1.0.0 (2027-01-31)`.
fn section(changelog: &str, name: &str) -> Option<String> {
    let heading =
        |line: &str| line.strip_prefix("## ").map(|rest| rest.split_whitespace().next() == Some(name));
    let inside = changelog.lines().skip_while(|line| heading(line) != Some(true)).skip(1);
    let lines: Vec<&str> = inside.take_while(|line| heading(line).is_none()).collect();
    let text = lines.join("\n");
    let text = text.trim();
    (!text.is_empty()).then(|| format!("{text}\n"))
}

#[cfg(test)]
mod tests {
    use super::*;

    const LOG: &str = "# Changelog\n\n## Unreleased\n\n- new\n\n## 0.2.0 (2027-01-31)\n\n- b\n\n  more\n\n## 0.1.0\n- a\n## 0.0.9\n";

    #[test]
    fn the_section_of_a_version_is_cut_out_and_nothing_else() {
        assert_eq!(cut(LOG, "0.2.0"), Ok(("- b\n\n  more\n".to_owned(), true)));
        assert_eq!(cut(LOG, "0.1.0"), Ok(("- a\n".to_owned(), true)));
        assert_eq!(cut(LOG, "0.3.0"), Ok(("- new\n".to_owned(), false)), "not released yet");
        assert_eq!(cut(LOG, "0.0.9"), Ok(("- new\n".to_owned(), false)), "an empty section does not count");
        assert!(cut("# Changelog\n", "0.1.0").is_err());
    }
}
