//! `cardinal play`: a game in the terminal.

mod online;

use std::io::{IsTerminal, Write, stdin, stdout};
use std::path::PathBuf;
use std::time::Duration;

use cardinal_engine::{Info, Settings};
use cardinal_texts::{ENGLISH, Rulebook, Speech, languages};
use cardinal_tui::plain::{self, Lines};
use cardinal_tui::screen::{Palette, Play, Setup, Shell};
use cardinal_tui::session::{Local, Plan, Sitting, Who, new_save, newest_save, parse_seats};
use cardinal_tui::{Ending, TerminalError, interrupt};

use self::online::sit_down;
use crate::experiment::setting;
use crate::failure::Failure;
use crate::lookup;
use crate::newfile::is_stdout;

#[derive(clap::Args, Debug)]
#[command(
    after_help = "Keys are shown on the screen; docs/terminal.md explains them, the plain mode and its scripts. The \
    game is saved after every move, in the folder of CARDINAL_SAVES or where the system keeps the data of programs."
)]
pub(crate) struct Args {
    /// The game, such as number-chain.
    #[arg(required_unless_present_any = ["resume", "connect"])]
    game: Option<String>,
    /// The player of each seat, separated by commas: you or you=NAME (repeat it to share the terminal); random, eager,
    /// greedy, easy, normal, hard or expert, optionally with a budget, as in hard:sims=500; on a server also open, a
    /// seat that anyone may take [default: ask on a screen].
    #[arg(long, value_name = "PLAYERS")]
    pub(super) seats: Option<String>,
    /// Set a table option; repeatable. See 'cardinal games'.
    #[arg(long = "set", value_name = "KEY=VALUE", value_parser = setting)]
    settings: Vec<(String, String)>,
    /// Start from a preset of options; --set overrides it. See 'cardinal games'.
    #[arg(long, value_name = "NAME")]
    preset: Option<String>,
    /// The seed of the deal and of the bots: an equal seed repeats both.
    #[arg(long, value_name = "N")]
    seed: Option<u64>,
    /// Play line by line, without screen control: for screen readers, pipes and scripts.
    #[arg(long)]
    plain: bool,
    /// Save the game in this file after every move.
    #[arg(long, value_name = "FILE", conflicts_with = "resume")]
    save: Option<PathBuf>,
    /// Continue a saved game; without FILE, the most recent one.
    #[arg(long, value_name = "FILE", num_args = 0..=1, conflicts_with_all = ["seats", "settings", "preset", "seed"])]
    #[expect(clippy::option_option, reason = "not given, given alone, given with a file")]
    resume: Option<Option<PathBuf>>,
    /// Write the record to this file or pipe when the game is over.
    #[arg(long, value_name = "FILE")]
    pub(super) record: Option<PathBuf>,
    /// Play on the server at this address. An invite link leads to its table; with GAME, a new table is opened;
    /// otherwise the open tables are listed.
    #[arg(long, value_name = "URL", conflicts_with_all = ["resume", "save", "seed"])]
    connect: Option<String>,
    /// Find opponents on the server: take a seat at a waiting table, or open one. For two players, unless --seats
    /// names more, as in you,open,open.
    #[arg(long, requires_all = ["connect", "game"], conflicts_with_all = ["settings", "preset"])]
    pub(super) quick: bool,
    /// Your name on the server.
    #[arg(long, value_name = "NAME", requires = "connect")]
    pub(super) name: Option<String>,
    /// Sign in on the server with this username; asks for the password unless the environment has it
    /// (docs/terminal.md).
    #[arg(long, value_name = "LOGIN", requires = "connect")]
    pub(super) login: Option<String>,
    /// Create an account on the server with that username.
    #[arg(long, requires = "login")]
    pub(super) sign_up: bool,
    /// The invitation code, if the server requires one.
    #[arg(long, value_name = "CODE", requires = "sign_up")]
    pub(super) invitation: Option<String>,
    /// The language of the game: en, es, ja or ko [default: the system's].
    #[arg(long, visible_alias = "language")]
    lang: Option<String>,
    /// The least milliseconds between moves of bots, on the full screen.
    #[arg(long, value_name = "MS", default_value_t = 500)]
    pace: u64,
}

pub(crate) fn run(args: &Args) -> Result<(), Failure> {
    if args.record.as_deref().is_some_and(is_stdout) {
        return Err(Failure::new(
            "the record cannot go to stdout, which shows the game; name a file or a pipe",
        ));
    }
    let info = args.game.as_deref().map(lookup::game).transpose()?.map(cardinal_engine::AnyGame::info);
    if let Some(url) = &args.connect {
        interrupt::watch();
        let Some(mut online) = sit_down(args, url, info)? else { return Ok(()) };
        let language = language(
            args,
            lookup::game(&online.scene().game).ok().map(cardinal_engine::AnyGame::info).as_ref(),
        )?;
        return play(args, &mut online, &language);
    }
    let local = match &args.resume {
        Some(file) => resume(file.clone(), info.as_ref())?.paced(pace(args)),
        None => match begin(args, info.expect("clap asks for a game"))? {
            Some(local) => local,
            // The player left the set-up screen.
            None => return Ok(()),
        },
    };
    // A saved game is known only now. Nothing has been written yet, in case its rules are not in the language.
    let language = language(args, Some(&lookup::game(&local.scene().game)?.info()))?;
    let mut local = local.speaking(Speech::of(&language)).recorded_to(args.record.clone());
    interrupt::watch();
    play(args, &mut local, &language)
}

/// Plays on the full screen or line by line.
fn play(args: &Args, sitting: &mut dyn Sitting, language: &str) -> Result<(), Failure> {
    if is_plain(args) {
        let mut lines = Lines::new(std::io::BufReader::new(stdin()), stdin().is_terminal());
        end(plain::play(sitting, &mut lines, language, stdout()))?;
    } else {
        on_screen(sitting, language)?;
    }
    sitting.unrecorded().map_or(Ok(()), |why| Err(Failure::new(why)))
}

/// Plays on the full screen, and prints the closing lines below it.
fn on_screen(sitting: &mut dyn Sitting, language: &str) -> Result<(), Failure> {
    let ending = {
        let mut shell = Shell::open().map_err(Failure::new)?;
        let mut play = Play::new(sitting, language, Palette::of_terminal()).map_err(Failure::new)?;
        shell.show(&mut play)
    };
    for line in sitting.farewell() {
        // Stdout may be closed; the game is saved all the same.
        drop(writeln!(stdout(), "{line}"));
    }
    end(ending)
}

fn end(ending: Result<Ending, TerminalError>) -> Result<(), Failure> {
    match ending.map_err(Failure::new)? {
        Ending::Over | Ending::Left => Ok(()),
        Ending::Interrupted => Err(Failure::Interrupted("stopped".to_owned())),
        Ending::ReaderGone => Err(Failure::ReaderGone),
    }
}

fn resume(file: Option<PathBuf>, info: Option<&Info>) -> Result<Local, Failure> {
    let file = file.or_else(|| newest_save(info.map(|info| info.id)));
    let file = file.ok_or_else(|| Failure::new("there is no saved game to continue"))?;
    Local::resume(file).map_err(Failure::new)
}

/// The options asked for, after those of the preset.
pub(super) fn settings(args: &Args, info: &Info) -> Result<Vec<(String, String)>, Failure> {
    let preset = args.preset.as_deref().map(|name| lookup::preset(info, name)).transpose()?;
    let preset = preset.into_iter().flat_map(|preset| preset.settings);
    let preset = preset.map(|&(key, value)| (key.to_owned(), value.to_owned()));
    Ok(preset.chain(args.settings.iter().cloned()).collect())
}

/// A new game; `None` if the player leaves the set-up screen.
fn begin(args: &Args, info: Info) -> Result<Option<Local>, Failure> {
    // Refuse an unknown language before the game is saved.
    language(args, Some(&info))?;
    let settings = settings(args, &info)?;
    let game = info.id.to_owned();
    let local = match &args.seats {
        None if !is_plain(args) => match set_up(args, info, &settings)? {
            Some(local) => local,
            None => return Ok(None),
        },
        seats => {
            let seats = seats.as_deref().map_or_else(|| Ok(you_against_bots(&info)), parse_seats);
            let seats = seats.map_err(Failure::new)?;
            if seats.contains(&Who::Open) {
                return Err(Failure::new("an open seat needs a server; see --connect"));
            }
            Local::begin(&Plan { game: game.clone(), seats, settings, seed: args.seed })
                .map_err(Failure::new)?
        }
    };
    let save = args.save.clone().unwrap_or_else(|| new_save(&game));
    Ok(Some(local.paced(pace(args)).saved_to(save)))
}

/// Asks for players and options until the set-up is valid.
fn set_up(args: &Args, info: Info, settings: &[(String, String)]) -> Result<Option<Local>, Failure> {
    // Refuse invalid options before the screen changes.
    Settings::from_pairs(&info, settings)?;
    let book = Rulebook::load_or_english(info.id, &language(args, Some(&info))?)?;
    let mut setup = Setup::new(info, book, settings, Palette::of_terminal());
    interrupt::watch();
    let mut shell = Shell::open().map_err(Failure::new)?;
    loop {
        match shell.show(&mut setup).map_err(Failure::new)? {
            Ending::Over => {}
            Ending::Interrupted => {
                return Err(Failure::Interrupted("stopped before the game began".to_owned()));
            }
            Ending::Left | Ending::ReaderGone => return Ok(None),
        }
        let plan = Plan {
            game: info.id.to_owned(),
            seats: setup.seats(),
            settings: setup.settings(),
            seed: args.seed,
        };
        match Local::begin(&plan) {
            Ok(local) => return Ok(Some(local)),
            Err(error) => setup.complain(error.to_string()),
        }
    }
}

/// You against as few bots as the game allows.
fn you_against_bots(info: &Info) -> Vec<Who> {
    let seats = info.seats.first().copied().unwrap_or(2);
    let bot = || "normal".parse().expect("it is a level");
    (0..seats).map(|seat| if seat == 0 { Who::You(None) } else { bot() }).collect()
}

fn pace(args: &Args) -> Duration {
    if is_plain(args) { Duration::ZERO } else { Duration::from_millis(args.pace) }
}

/// Whether to play line by line: `--plain`, or no screen to control.
pub(super) fn is_plain(args: &Args) -> bool {
    let dumb = std::env::var("TERM").is_ok_and(|term| term == "dumb");
    args.plain || dumb || !stdin().is_terminal() || !stdout().is_terminal()
}

/// The language asked for; otherwise the system's if the rules are available in it.
pub(super) fn language(args: &Args, info: Option<&Info>) -> Result<String, Failure> {
    let known = info.map_or_else(Speech::languages, |info| languages(info.id));
    language_of(args.lang.as_deref(), &known)
}

/// The language asked for, or the system's, if it is among these.
pub(super) fn language_of(wanted: Option<&str>, known: &[String]) -> Result<String, Failure> {
    if let Some(language) = wanted {
        if !known.is_empty() && !known.iter().any(|known| known == language) {
            let known = known.join(", ");
            return Err(Failure::new(format!(
                "the rules are not available in '{language}'; the languages are {known}"
            )));
        }
        return Ok(language.to_owned());
    }
    let set = |key: &str| std::env::var(key).ok().filter(|value| !value.is_empty());
    let system = set("LC_ALL").or_else(|| set("LC_MESSAGES")).or_else(|| set("LANG")).unwrap_or_default();
    let short = system.split(['_', '.']).next().unwrap_or_default().to_owned();
    Ok(if known.contains(&short) { short } else { ENGLISH.to_owned() })
}
