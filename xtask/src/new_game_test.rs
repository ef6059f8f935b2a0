//! Whether `new-game` writes a game that works: in a copy of the project it is built, tested and played.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::time::SystemTime;

use crate::new_game;
use crate::shell::{self, cargo, output, program, root};

/// The copy, and its build folder, which is reused.
const COPY: &str = "target/new-game/copy";
const BUILT: &str = "target/new-game/built";
/// The new game.
const GAME: &str = "pocket-trick";
/// Left out of the copy: large, and not part of the build.
const LEFT_OUT: [&str; 4] = ["crates/assets/dist/", "web/", "tests/playthroughs/", "docs/images/"];

/// Copies the project, adds a game, tests it and plays it to its end.
pub(crate) fn run(_: &[String]) -> Result<(), String> {
    let copy = root().join(COPY);
    let before = Ages::of(&copy);
    duplicate(&copy)?;
    let names = new_game::write(&copy, GAME)?;
    before.restore();
    let tests = ["contract", "clauses", "documented", "generic_code", "lessons", "tensors"];
    let mut test = cargo(&["test", "--package", "cardinal-games", "--test", &names.module]);
    test.env("CARDINAL_ONLY", GAME);
    shell::run(within(&copy, test.args(tests.iter().flat_map(|name| ["--test", name]))))?;
    shell::run(within(
        &copy,
        &mut cargo(&["test", "--package", "cardinal-texts", "--test", "translations"]),
    ))?;
    // At the generic table: every move has a name and can be selected, and whole games are played by keys.
    let mut screens = cargo(&["test", "--package", "cardinal-tui", "--test", "tables", "--test", "screens"]);
    shell::run(within(&copy, screens.env("CARDINAL_ONLY", GAME)))?;
    let mut fmt = cargo(&["fmt", "--package", "cardinal-games", "--check"]);
    shell::run(fmt.current_dir(&copy))?;
    play(&copy, &names.clauses)
}

/// Plays against a bot, line by line: the first move each time, until the game is over.
fn play(copy: &Path, clauses: &str) -> Result<(), String> {
    let features = ["--package", "cardinal-cli", "--no-default-features", "--features", "play"];
    shell::run(within(copy, cargo(&["build"]).args(features)))?;
    let mut game = cargo(&["run", "--quiet"]);
    game.args(features).args(["--", "play", GAME, "--plain", "--seats", "you,greedy", "--seed", "1"]);
    let script = copy.join("target-moves.txt");
    // Of all cards, most are not in the hand; the last is in no deck.
    let whys: Vec<String> = (1..=30).chain([99]).map(|card| format!("why play {card}\n")).collect();
    fs::write(&script, format!("hint\n{}{}", whys.concat(), "1\n".repeat(7)))
        .map_err(|error| error.to_string())?;
    let lines = fs::File::open(&script).map_err(|error| error.to_string())?;
    let played =
        within(copy, &mut game).stdin(Stdio::from(lines)).output().map_err(|error| error.to_string())?;
    let said = String::from_utf8_lossy(&played.stdout).into_owned();
    let wanted = [
        "Your hand: ",
        "play ",
        "Expected result ",
        "You: played, card ",
        "took",
        "The game is over.",
        "1. ",
    ];
    let refused = format!("Not possible. {clauses}-3: You do not hold that card.");
    let answers = [refused.as_str(), "That move is possible.", "This game has no move “play 99”."];
    if let Some(missing) = answers.iter().find(|part| !said.contains(**part)) {
        return Err(format!(
            "{GAME} does not say why a move is not possible ({missing} is missing):\n{said}"
        ));
    }
    match wanted.iter().find(|part| !said.contains(**part)) {
        None if played.status.success() => Ok(()),
        missing => Err(format!("{GAME} does not play as it should ({missing:?} is missing):\n{said}")),
    }
}

/// A command in the copy. Its programs have a build folder of their own, since their names are those of the project's;
/// other crates are taken from the project's build. The programs run for seconds, so optimizing them would cost more
/// than it saves.
fn within<'a>(copy: &Path, command: &'a mut Command) -> &'a mut Command {
    command.current_dir(copy).env("CARGO_TARGET_DIR", root().join(BUILT));
    command.env("CARGO_BUILD_BUILD_DIR", root().join("target")).env("CARGO_PROFILE_DEV_OPT_LEVEL", "0")
}

/// Copies the files of the project; others, such as those of the game written the last time, are removed.
fn duplicate(copy: &Path) -> Result<(), String> {
    let listed =
        output(&mut program("git", &["ls-files", "--cached", "--others", "--exclude-standard", "-z"]))?;
    let kept = |file: &&str| !file.is_empty() && !LEFT_OUT.iter().any(|folder| file.starts_with(folder));
    let files: Vec<&str> =
        listed.split('\0').filter(kept).filter(|file| root().join(file).is_file()).collect();
    sweep(copy, "", &files)?;
    for file in files {
        let (from, to) = (root().join(file), copy.join(file));
        let folder = to.parent().expect("files lie in folders");
        let written = fs::create_dir_all(folder).and_then(|()| fs::copy(&from, &to));
        written.map_err(|error| format!("{}: {error}", to.display()))?;
    }
    Ok(())
}

/// Removes the files below a folder of the copy that are not among these.
fn sweep(copy: &Path, folder: &str, files: &[&str]) -> Result<(), String> {
    for entry in fs::read_dir(copy.join(folder)).into_iter().flatten().flatten() {
        let name = entry.file_name().to_string_lossy().into_owned();
        let name = if folder.is_empty() { name } else { format!("{folder}/{name}") };
        if entry.path().is_dir() {
            sweep(copy, &name, files)?;
            // A folder that is not empty stays.
            let _ = fs::remove_dir(entry.path());
        } else if !files.contains(&name.as_str()) {
            fs::remove_file(entry.path()).map_err(|error| format!("{name}: {error}"))?;
        }
    }
    Ok(())
}

/// The modification times of old files, so that cargo does not rebuild what was rewritten unchanged.
struct Ages(Vec<(PathBuf, Vec<u8>, SystemTime)>);

impl Ages {
    fn of(folder: &Path) -> Self {
        let mut ages = Vec::new();
        for entry in fs::read_dir(folder).into_iter().flatten().flatten() {
            let path = entry.path();
            if path.is_dir() {
                ages.extend(Self::of(&path).0);
            } else if let (Ok(text), Ok(age)) =
                (fs::read(&path), entry.metadata().and_then(|data| data.modified()))
            {
                ages.push((path, text, age));
            }
        }
        Self(ages)
    }

    /// Restores the modification times of files whose content has not changed.
    fn restore(self) {
        for (path, text, age) in self.0 {
            if fs::read(&path).is_ok_and(|now| now == text) {
                let file = fs::File::options().write(true).open(&path);
                // At worst cargo rebuilds something.
                let _ = file.and_then(|file| file.set_modified(age));
            }
        }
    }
}
