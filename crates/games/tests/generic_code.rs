//! Generic code knows no game by name: a new game is its folders, and a line in a registry.

use std::fs;
use std::path::{Path, PathBuf};

use cardinal_games::all;

/// Files that may name a game, and why.
const ALLOWED: &[(&str, &str)] = &[
    ("crates/games/src/lib.rs", "the modules of the games"),
    ("crates/games/src/registry.rs", "the list of games"),
    ("crates/tui/src/tables/mod.rs", "the list of tables made for a game"),
    ("crates/bench/src/main.rs", "the hand-tuned kernel that the contract is compared with plays one game"),
    ("crates/bench/src/scorer.rs", "measures the scorer of one game"),
    ("crates/python/src/scorer.rs", "offers the scorer of one game"),
];

/// What a game is called in code.
struct Names {
    id: &'static str,
    module: String,
    kind: String,
}

impl Names {
    fn of(id: &'static str) -> Self {
        let kind = id.split('-').map(|word| word[..1].to_uppercase() + &word[1..]).collect();
        Self { id, module: id.replace('-', "_"), kind }
    }

    /// The first name of the game in this code, if there is one.
    fn find<'a>(&'a self, code: &str) -> Option<&'a str> {
        let quoted = ['"', '\''].iter().any(|quote| code.contains(&format!("{quote}{}{quote}", self.id)));
        // Modules may be called like a method, such as `chain`: only paths and declarations count.
        let path = [format!("{}::", self.module), format!("mod {};", self.module)];
        if quoted {
            Some(self.id)
        } else if path.iter().any(|path| has_word(code, path)) {
            Some(&self.module)
        } else {
            has_word(code, &self.kind).then_some(self.kind.as_str())
        }
    }

    /// Whether a file belongs to the game: it, or a folder above it, has the name of the module.
    fn owns(&self, path: &Path) -> bool {
        path.with_extension("").iter().any(|part| part == self.module.as_str())
    }
}

/// Whether a text is there that no letter, figure or underscore precedes or, if it ends with one, follows.
fn has_word(code: &str, word: &str) -> bool {
    let inner = |c: char| c.is_alphanumeric() || c == '_';
    code.match_indices(word).any(|(at, _)| {
        let before = code[..at].chars().next_back().is_some_and(inner);
        let after = word.ends_with(inner) && code[at + word.len()..].chars().next().is_some_and(inner);
        !before && !after
    })
}

/// The code of a file without comments, examples and unit tests.
fn code(text: &str) -> String {
    let text = text.split("#[cfg(test)]\nmod ").next().unwrap_or_default();
    let comment = |line: &&str| ["//", "#", ">>>"].iter().any(|mark| line.trim_start().starts_with(mark));
    // Attributes begin with the mark of Python's comments.
    let kept = text.lines().filter(|line| line.trim_start().starts_with("#[") || !comment(line));
    kept.collect::<Vec<_>>().join("\n")
}

fn files(folder: &Path, found: &mut Vec<PathBuf>) {
    for entry in fs::read_dir(folder).into_iter().flatten().flatten() {
        let path = entry.path();
        if path.is_dir() {
            files(&path, found);
        } else if path.extension().is_some_and(|kind| kind == "rs" || kind == "py") {
            found.push(path);
        }
    }
}

/// The sources of all crates, by their path from the root of the project.
fn sources() -> Vec<(PathBuf, String)> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let mut found = Vec::new();
    for entry in fs::read_dir(root.join("crates")).unwrap().flatten() {
        files(&entry.path().join("src"), &mut found);
        files(&entry.path().join("python"), &mut found);
    }
    let read = |path: PathBuf| {
        let text = fs::read_to_string(&path).unwrap();
        (path.strip_prefix(&root).unwrap().to_owned(), code(&text))
    };
    found.into_iter().map(read).collect()
}

#[test]
fn generic_code_names_no_game() {
    let games: Vec<Names> = all().iter().map(|game| Names::of(game.info().id)).collect();
    let sources = sources();
    assert!(sources.len() > 300, "only {} files were found", sources.len());
    let mut allowed: Vec<&str> = ALLOWED.iter().map(|(path, _)| *path).collect();
    let mut named = Vec::new();
    for (path, code) in &sources {
        if games.iter().any(|game| game.owns(path)) {
            continue;
        }
        let mut found = games.iter().filter_map(|game| game.find(code)).peekable();
        if found.peek().is_none() {
            continue;
        }
        match allowed.iter().position(|allowed| Path::new(allowed) == path) {
            Some(at) => drop(allowed.swap_remove(at)),
            None => named.push(format!("{}: {}", path.display(), found.collect::<Vec<_>>().join(", "))),
        }
    }
    assert_eq!(named, Vec::<String>::new(), "generic code that names games");
    assert_eq!(allowed, Vec::<&str>::new(), "files that may name games and do not");
}

#[test]
fn a_name_is_noticed_where_it_is_one() {
    let game = Names::of("high-card");
    for named in [
        r#"find("high-card")"#,
        "info('high-card')",
        "use cardinal_games::high_card::Action;",
        "mod high_card;",
        "Face::<HighCard>::new()",
    ] {
        assert!(game.find(named).is_some(), "{named}");
    }
    for other in ["high_card()", "HighCards", "MyHighCard", "not_high_card::x", r#""high-cards""#] {
        assert!(game.find(other).is_none(), "{other}");
    }
    assert!(game.owns(Path::new("crates/tui/src/tables/high_card/words.rs")));
    assert!(!game.owns(Path::new("crates/tui/src/tables/mod.rs")));
    let text = "//! HighCard\nfn a() {}\n#[inline]\n# HighCard\n>>> HighCard\n#[cfg(test)]\nmod tests { HighCard }\n";
    assert_eq!(code(text), "fn a() {}\n#[inline]");
}
