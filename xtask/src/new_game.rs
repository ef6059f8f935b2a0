//! A new game: the small one in `xtask/template` under another name, to be changed into what it should become.

use std::fs;
use std::path::Path;

use crate::shell::{self, cargo, root};

/// Reserved words of Rust.
const KEYWORDS: &[&str] = &[
    "abstract", "as", "async", "await", "become", "box", "break", "const", "continue", "crate", "do", "dyn",
    "else", "enum", "extern", "false", "final", "fn", "for", "gen", "if", "impl", "in", "let", "loop",
    "macro", "match", "mod", "move", "mut", "override", "priv", "pub", "ref", "return", "self", "static",
    "struct", "super", "trait", "true", "try", "type", "typeof", "unsafe", "unsized", "use", "virtual",
    "where", "while", "yield",
];

/// Writes a new game and says what to do with it.
pub(crate) fn run(arguments: &[String]) -> Result<(), String> {
    let [id] = arguments else {
        return Err("usage: cargo xtask new-game NAME, such as high-card".to_owned());
    };
    let game = write(&root(), id)?;
    let Names { id, module, .. } = game;
    println!(
        "\nA small game is in crates/games/src/{module}, its rules in locales/*/{id}.ftl, its tests in\n\
         crates/games/tests/{module}. It can be played at once, at generic tables:\n\n  \
         cargo run --package cardinal-cli -- play {id}\n\n\
         Make of it what it should be. Whenever it plays differently:\n\n  \
         cargo test --package cardinal-games                 its clauses, and what every game promises\n  \
         cargo xtask generate                                rules page, playthroughs, types; read the diff\n  \
         cargo xtask instructions --bless                    how much a move costs\n  \
         CARDINAL_BLESS=1 cargo test --package cardinal-bots --test searching    how bots decide\n\n\
         CONTRIBUTING.md says what its files are for, and how it gets tables of its own."
    );
    Ok(())
}

/// How a game is written in different places.
#[derive(Debug)]
pub(crate) struct Names {
    /// As players and files know it: `high-card`.
    pub(crate) id: String,
    /// Its module: `high_card`.
    pub(crate) module: String,
    /// Its type: `HighCard`.
    kind: String,
    /// For people: `High Card`.
    title: String,
    /// What its clauses begin with: `HC`.
    pub(crate) clauses: String,
}

impl Names {
    /// The names of the game in the template, to be replaced.
    fn template() -> Self {
        Self::new("high-card", "HC".to_owned())
    }

    fn new(id: &str, clauses: String) -> Self {
        let words: Vec<String> = id.split('-').map(|word| word[..1].to_uppercase() + &word[1..]).collect();
        let (kind, title) = (words.concat(), words.join(" "));
        Self { id: id.to_owned(), module: id.replace('-', "_"), kind, title, clauses }
    }

    /// A text of the template with the names of this game.
    fn rename(&self, text: &str) -> String {
        let old = Self::template();
        let tests = |names: &Self| format!("{}_", names.clauses.to_lowercase());
        text.replace(&old.id, &self.id)
            .replace(&old.module, &self.module)
            .replace(&old.kind, &self.kind)
            .replace(&old.title, &self.title)
            .replace(&old.clauses, &self.clauses)
            .replace(&tests(&old), &tests(self))
    }
}

/// Writes the game of the template under another name into the project at `root`.
pub(crate) fn write(root: &Path, id: &str) -> Result<Names, String> {
    check(root, id)?;
    let games = cardinal_games::all();
    let taken: Vec<&str> = games.iter().map(|game| game.info().clauses).collect();
    let clauses =
        prefix(id, &taken).ok_or_else(|| format!("every prefix for the clauses of {id} is taken"))?;
    let names = Names::new(id, clauses);
    let template = root.join("xtask/template");
    copy(&template.join("files"), root, &names)?;
    let module = format!("pub mod {};", names.module);
    insert(root, "crates/games/src/lib.rs", &module, |line| line.starts_with("pub mod "))?;
    let registered = format!("            {}::{},", names.module, names.kind);
    insert(root, "crates/games/src/registry.rs", &registered, |line| {
        let line = line.trim_start();
        line.contains("::") && line.ends_with(',') && !line.contains(' ')
    })?;
    let listed = format!("| [{}](docs/rules/{id}.md) | 2–4 | |", names.title);
    insert(root, "README.md", &listed, |line| line.starts_with("| [") && line.contains("](docs/rules/"))?;
    let section = names.rename(&read(&template.join("record.md"))?);
    insert(root, "docs/record.md", &format!("\n{}", section.trim_end()), |_| true)?;
    // Other names change where lines break and how imports sort.
    shell::run(cargo(&["fmt", "--package", "cardinal-games"]).current_dir(root))?;
    Ok(names)
}

/// Whether a game can have this name.
fn check(root: &Path, id: &str) -> Result<(), String> {
    let word = |word: &str| {
        word.starts_with(|first: char| first.is_ascii_lowercase())
            && word.bytes().all(|byte| byte.is_ascii_lowercase() || byte.is_ascii_digit())
    };
    let module = id.replace('-', "_");
    if !id.split('-').all(word) || id.len() < 2 {
        return Err(format!(
            "'{id}' is not a valid id: use lower-case words joined by hyphens, such as high-card"
        ));
    }
    // The web client's texts have keys that begin with it.
    if KEYWORDS.contains(&id) || id == "web" || id.starts_with("web-") {
        return Err(format!("'{id}' has another meaning; choose another name"));
    }
    let games = root.join("crates/games");
    let taken = ["src", "tests"].iter().any(|folder| {
        let path = games.join(folder).join(&module);
        path.exists() || path.with_extension("rs").exists()
    });
    if taken { Err(format!("'{id}' is taken: crates/games has a file or folder {module}")) } else { Ok(()) }
}

/// Two capital letters that no other game has: initials if possible, else the first letter and a later one.
fn prefix(id: &str, taken: &[&str]) -> Option<String> {
    let (first, rest) = id.split_at(1);
    let initials = rest.split('-').skip(1).filter_map(|word| word.chars().next());
    let seconds = initials.chain(rest.chars()).filter(char::is_ascii_lowercase);
    let mut prefixes = seconds.map(|second| format!("{first}{second}").to_uppercase());
    prefixes.find(|prefix| !taken.contains(&prefix.as_str()))
}

/// Copies a folder of the template, renamed.
fn copy(from: &Path, to: &Path, names: &Names) -> Result<(), String> {
    let entries = fs::read_dir(from).map_err(|error| format!("cannot read {}: {error}", from.display()))?;
    for entry in entries {
        let path = entry.map_err(|error| error.to_string())?.path();
        let name = path.file_name().unwrap_or_default().to_string_lossy();
        let target = to.join(names.rename(&name));
        if path.is_dir() {
            fs::create_dir_all(&target).map_err(|error| format!("{}: {error}", target.display()))?;
            copy(&path, &target, names)?;
        } else {
            save(&target, &names.rename(&read(&path)?))?;
        }
    }
    Ok(())
}

/// Inserts lines after the last matching line.
fn insert(root: &Path, file: &str, lines: &str, after: impl Fn(&str) -> bool) -> Result<(), String> {
    let path = root.join(file);
    let text = read(&path)?;
    let mut all: Vec<&str> = text.lines().collect();
    let at =
        all.iter().rposition(|line| after(line)).ok_or_else(|| format!("{file} has no place for a game"))?;
    all.insert(at + 1, lines);
    save(&path, &(all.join("\n") + "\n"))
}

fn read(path: &Path) -> Result<String, String> {
    fs::read_to_string(path).map_err(|error| format!("cannot read {}: {error}", path.display()))
}

fn save(path: &Path, text: &str) -> Result<(), String> {
    fs::write(path, text).map_err(|error| format!("cannot write {}: {error}", path.display()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_small_words_joined_by_hyphens_and_free() {
        for good in ["high-card", "go", "five-up-x2", "webster"] {
            assert_eq!(check(&root(), good), Ok(()), "{good}");
        }
        for bad in ["", "-", "High-Card", "high_card", "high--card", "2-up", "a", "für-elise", "../x"] {
            assert!(check(&root(), bad).is_err_and(|why| why.contains("not a valid id")), "{bad}");
        }
        for taken in ["number-chain", "registry", "contract", "match", "web", "web-chess"] {
            assert!(check(&root(), taken).is_err(), "{taken}");
        }
    }

    #[test]
    fn clauses_begin_with_initials_or_other_letters_that_are_free() {
        assert_eq!(prefix("pocket-trick", &[]).as_deref(), Some("PT"));
        assert_eq!(prefix("pocket-trick", &["PT"]).as_deref(), Some("PO"));
        assert_eq!(prefix("whist", &["WH"]).as_deref(), Some("WI"));
        assert_eq!(prefix("go", &["GO"]), None);
    }

    #[test]
    fn every_spelling_of_the_name_is_replaced() {
        let names = Names::new("pocket-trick", "PT".to_owned());
        let old = "high-card high_card::HighCard, High Card, HC-3, hc_3_";
        assert_eq!(names.rename(old), "pocket-trick pocket_trick::PocketTrick, Pocket Trick, PT-3, pt_3_");
    }
}
