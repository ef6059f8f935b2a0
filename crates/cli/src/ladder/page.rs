//! The table of a ladder in a Markdown page.

use std::path::Path;

use crate::failure::Failure;

const BEGIN: &str = "<!-- ladder -->\n";
const END: &str = "<!-- /ladder -->";

/// The text of a file with the table between its markers.
pub(crate) fn with_table(path: &Path, table: &str) -> Result<String, Failure> {
    let text = std::fs::read_to_string(path).map_err(|error| Failure::reading(path, &error))?;
    insert(&text, table, path)
}

fn insert(text: &str, table: &str, path: &Path) -> Result<String, Failure> {
    let parts = text.split_once(BEGIN).and_then(|(before, rest)| Some((before, rest.split_once(END)?.1)));
    let (before, after) = parts.ok_or_else(|| {
        let (begin, path) = (BEGIN.trim_end(), path.display());
        Failure::Impossible(format!("{path} lacks the lines {begin} and {END}, between which the table goes"))
    })?;
    Ok(format!("{before}{BEGIN}\n{table}\n{END}{after}"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_table_replaces_what_is_between_its_markers() {
        let path = Path::new("page.md");
        let text = "before\n<!-- ladder -->\nold\n<!-- /ladder -->\nafter\n";
        let new = insert(text, "| new |\n", path).unwrap();
        assert_eq!(new, "before\n<!-- ladder -->\n\n| new |\n\n<!-- /ladder -->\nafter\n");
        assert_eq!(insert(&new, "| new |\n", path).unwrap(), new);
        assert!(insert("no markers", "", path).is_err());
    }
}
