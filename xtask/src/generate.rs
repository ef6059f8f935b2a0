//! Files derived from others: written by one command, compared by the tests.

use std::collections::BTreeSet;
use std::path::Path;

use cardinal_contract::playthrough;
use cardinal_engine::{Playable, Preset, Settings};
use cardinal_games::{Visitor, all, visit};
use cardinal_texts::Rulebook;

use crate::rulebooks;
use crate::shell::root;
use crate::shuffles;

/// Writes all derived files, or only compares them.
pub(crate) fn run(arguments: &[String]) -> Result<(), String> {
    match arguments {
        [] => write(),
        [flag] if flag == "--check" => check(),
        _ => Err("usage: cargo xtask generate [--check]".to_owned()),
    }
}

fn check() -> Result<(), String> {
    let stale = stale(&root(), &derived()?);
    if stale.is_empty() {
        return Ok(());
    }
    Err(format!("{}\nto update them: cargo xtask generate", stale.join("\n")))
}

fn write() -> Result<(), String> {
    for (name, text) in derived()? {
        let path = root().join(&name);
        let folder = path.parent().expect("derived files lie in folders");
        let written = std::fs::create_dir_all(folder).and_then(|()| std::fs::write(&path, text));
        written.map_err(|error| format!("cannot write {name}: {error}"))?;
        println!("{name}");
    }
    Ok(())
}

/// Every derived file with its content.
fn derived() -> Result<Vec<(String, String)>, String> {
    let (mut files, mut shuffled, mut layouts) = (Vec::new(), Vec::new(), Vec::new());
    for info in all().iter().map(|game| game.info()) {
        let rules = Rulebook::load(info.id, "en").map_err(|error| error.to_string())?;
        files.push((format!("docs/rules/{}.md", info.id), rules.to_markdown()));
        files.extend(rulebooks::of(&info)?);
        for &seats in info.seats {
            let text =
                visit(info.id, Playthrough { seats, preset: &info.presets[0] }).expect("it is registered");
            files.push((format!("{PLAYTHROUGHS}/{}-{seats}.txt", info.id), text));
        }
        shuffled.extend(shuffles::tables(info.id)?);
        layouts.push(visit(info.id, Layout).expect("it is registered"));
        for &(seats, name) in visit(info.id, OtherTables).expect("it is registered") {
            let preset = info.preset(name).ok_or_else(|| format!("{} has no preset {name}", info.id))?;
            let text = visit(info.id, Playthrough { seats, preset }).expect("it is registered");
            files.push((format!("{PLAYTHROUGHS}/{}-{seats}-{name}.txt", info.id), text));
        }
    }
    files.push(("tests/shuffles.jsonl".to_owned(), shuffled.concat()));
    let document =
        std::fs::read_to_string(root().join(PYTHON)).map_err(|error| format!("{PYTHON}: {error}"))?;
    let document =
        place(&document, &layouts.join("\n")).ok_or_else(|| format!("{PYTHON} has no marks for layouts"))?;
    files.push((PYTHON.to_owned(), document));
    files.push((format!("{TYPES}/protocol.ts"), cardinal_protocol::typescript()));
    files.push(("docs/openapi.json".to_owned(), cardinal_protocol::openapi()));
    for (id, module) in cardinal_games::typescript() {
        files.push((format!("{TYPES}/{id}.ts"), module));
    }
    Ok(files)
}

/// The types that the web client shares with the server.
const TYPES: &str = "web/src/lib/protocol";

/// The document with the layouts of observations, between these marks.
const PYTHON: &str = "docs/python.md";
const MARKS: [&str; 2] = ["<!-- layouts: written by cargo xtask generate -->\n", "<!-- /layouts -->"];

const PLAYTHROUGHS: &str = "tests/playthroughs";

struct OtherTables;

impl Visitor for OtherTables {
    type Output = &'static [(u8, &'static str)];

    fn visit<G: Playable>(self) -> Self::Output {
        G::PLAYTHROUGHS
    }
}

struct Playthrough {
    seats: u8,
    preset: &'static Preset,
}

impl Visitor for Playthrough {
    type Output = String;

    fn visit<G: Playable>(self) -> String {
        let settings =
            Settings::from_pairs(&G::INFO, self.preset.settings).expect("a preset has known options");
        let options = settings.resolve::<G>().expect("a preset has possible options");
        playthrough::write::<G>(self.seats, &options, 1)
    }
}

/// The numbers of an observation, block by block.
struct Layout;

impl Visitor for Layout {
    type Output = String;

    fn visit<G: Playable>(self) -> String {
        let head = format!(
            "`{}` revision {}, layout {}: {} numbers, {} actions\n\n| from | size | block | what |\n| --- | --- | --- | --- |\n",
            G::INFO.id,
            G::INFO.revision,
            G::LAYOUT,
            G::SIZE,
            G::ACTIONS
        );
        let mut at = 0;
        let lines = G::BLOCKS.iter().map(|block| {
            at += block.size;
            format!("| {} | {} | `{}` | {} |\n", at - block.size, block.size, block.name, block.what)
        });
        head + &lines.collect::<String>()
    }
}

/// The document with the layouts between its marks.
fn place(document: &str, layouts: &str) -> Option<String> {
    let (before, rest) = document.split_once(MARKS[0])?;
    let (_, after) = rest.split_once(MARKS[1])?;
    Some(format!("{before}{}\n{layouts}\n{}{after}", MARKS[0], MARKS[1]))
}

/// What differs from the files in `root`: missing, changed, or no longer derived.
fn stale(root: &Path, derived: &[(String, String)]) -> Vec<String> {
    let mut stale = Vec::new();
    for (name, text) in derived {
        match std::fs::read_to_string(root.join(name)) {
            Err(_) => stale.push(format!("{name} is missing")),
            Ok(found) if found != *text => {
                let line =
                    found.lines().zip(text.lines()).take_while(|(found, expected)| found == expected).count()
                        + 1;
                stale.push(format!("{name} differs from line {line} on"));
            }
            Ok(_) => {}
        }
    }
    let translated = languages_of(derived);
    let folders = ["docs/rules", PLAYTHROUGHS, TYPES].map(str::to_owned).into_iter().chain(translated);
    for folder in folders {
        let entries = std::fs::read_dir(root.join(&folder)).into_iter().flatten().flatten();
        let names = entries.map(|entry| format!("{folder}/{}", entry.file_name().to_string_lossy()));
        let orphans = names.filter(|name| !derived.iter().any(|(known, _)| known == name));
        stale.extend(orphans.map(|name| format!("{name} is not derived from anything")));
    }
    stale
}

/// The folders of the rulebooks, one per language.
fn languages_of(derived: &[(String, String)]) -> BTreeSet<String> {
    let folder = |name: &str| Some(name.strip_prefix(rulebooks::FOLDER)?[1..].split_once('/')?.0.to_owned());
    let languages = derived.iter().filter_map(|(name, _)| folder(name));
    languages.map(|language| format!("{}/{language}", rulebooks::FOLDER)).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn layouts_go_between_their_marks_and_nowhere_else() {
        let document = format!("a\n{}old{}\nb\n", MARKS[0], MARKS[1]);
        let placed = place(&document, "new\n").unwrap();
        assert_eq!(placed, format!("a\n{}\nnew\n\n{}\nb\n", MARKS[0], MARKS[1]));
        assert_eq!(place(&placed, "new\n"), Some(placed.clone()));
        assert_eq!(place("no marks", "new"), None);
    }

    #[test]
    fn derived_files_are_current() {
        check().unwrap();
    }

    #[test]
    fn missing_changed_and_orphaned_files_are_found() {
        let folder = std::env::temp_dir().join(format!("cardinal-stale-{}", std::process::id()));
        std::fs::create_dir_all(folder.join("docs/rules")).unwrap();
        std::fs::write(folder.join("docs/rules/old.md"), "old").unwrap();
        std::fs::write(folder.join("docs/rules/chess.md"), "one\ntwo").unwrap();
        let derived = [("docs/rules/chess.md", "one\n2"), ("docs/rules/new.md", "new")];
        let derived = derived.map(|(name, text)| (name.to_owned(), text.to_owned()));
        let found = stale(&folder, &derived);
        std::fs::remove_dir_all(folder).unwrap();
        let expected = [
            "docs/rules/chess.md differs from line 2 on",
            "docs/rules/new.md is missing",
            "docs/rules/old.md is not derived from anything",
        ];
        assert_eq!(found, expected);
    }
}
