//! `cardinal play`: a game in the terminal.

use std::io::{IsTerminal, Write, stdin, stdout};
use std::path::PathBuf;
use std::time::Duration;

use cardinal_engine::{Info, Settings};
use cardinal_texts::{ENGLISH, Rulebook, Speech, languages};
use cardinal_tui::plain::{self, Lines};
use cardinal_tui::screen::{Palette, Play, Setup, Shell};
use cardinal_tui::session::{Local, Plan, Sitting, Who, new_save, newest_save, parse_seats};
use cardinal_tui::{Ending, TerminalError, interrupt};

use super::connect::sit_down;
use super::laboratory::setting;
use crate::failure::Failure;
use crate::known;
use crate::newfile::is_stdout;

/// Arguments of `cardinal play`.
#[derive(clap::Args, Debug)]
#[command(
    after_help = "Keys are shown on the screen; docs/terminal.md explains them, the plain mode and its scripts. The \
    game is saved after every move, in the folder of CARDINAL_SAVES or where the system keeps the data of programs."
)]
pub(crate) struct Args {
    /// The game, such as number-chain.
    #[arg(required_unless_present_any = ["resume", "connect"])]
    game: Option<String>,
    /// Who plays, seat by seat, separated by commas: you or you=NAME (several share the terminal), random, eager,
    /// greedy, easy, normal, hard, expert; a budget may follow, as in hard:sims=500; open for whoever comes, at a
    /// table of a server. Left out, a screen asks.
    #[arg(long, value_name = "PLAYERS")]
    pub(super) seats: Option<String>,
    /// Set a table option; may be repeated. See 'cardinal games'.
    #[arg(long = "set", value_name = "KEY=VALUE", value_parser = setting)]
    settings: Vec<(String, String)>,
    /// A named set of options; --set wins over it.
    #[arg(long, value_name = "NAME")]
    preset: Option<String>,
    /// The same seed deals the same cards, and bots answer alike.
    #[arg(long, value_name = "N")]
    seed: Option<u64>,
    /// Line by line, without screen control: for screen readers, pipes and scripts.
    #[arg(long)]
    plain: bool,
    /// Save the game in this file after every move.
    #[arg(long, value_name = "FILE", conflicts_with = "resume")]
    save: Option<PathBuf>,
    /// Go on with a saved game; without a file, with the one left last.
    #[arg(long, value_name = "FILE", num_args = 0..=1, conflicts_with_all = ["seats", "settings", "preset", "seed"])]
    #[expect(clippy::option_option, reason = "not given, given alone, given with a file")]
    resume: Option<Option<PathBuf>>,
    /// Write the record to this file or pipe when the game is over.
    #[arg(long, value_name = "FILE")]
    pub(super) record: Option<PathBuf>,
    /// Play at a table of the server at this address. A link to a table leads there; with a game, a new table is opened;
    /// otherwise the open tables are listed.
    #[arg(long, value_name = "URL", conflicts_with_all = ["resume", "save", "seed"])]
    connect: Option<String>,
    /// Find opponents there: take a free seat at a waiting table, or open one. For two players, unless --seats names more, as
    /// in you,open,open.
    #[arg(long, requires_all = ["connect", "game"], conflicts_with_all = ["settings", "preset"])]
    pub(super) quick: bool,
    /// What to be called there.
    #[arg(long, value_name = "NAME", requires = "connect")]
    pub(super) name: Option<String>,
    /// Sign in there with this login; the password is asked for, or taken from the environment
    /// (docs/terminal.md).
    #[arg(long, value_name = "LOGIN", requires = "connect")]
    pub(super) login: Option<String>,
    /// Take a new account there with that login.
    #[arg(long, requires = "login")]
    pub(super) sign_up: bool,
    /// The code of an invitation, where the server asks for one.
    #[arg(long, value_name = "CODE", requires = "sign_up")]
    pub(super) invitation: Option<String>,
    /// The language of the game: en, es, ja or ko; the system's by default.
    #[arg(long, visible_alias = "language")]
    lang: Option<String>,
    /// At least so many milliseconds between the moves of bots, on the full screen.
    #[arg(long, value_name = "MS", default_value_t = 500)]
    pace: u64,
}

/// Plays.
pub(crate) fn run(args: &Args) -> Result<(), Failure> {
    if args.record.as_deref().is_some_and(is_stdout) {
        return Err(Failure::new(
            "the record cannot go to stdout, where the game is shown; name a file or a pipe",
        ));
    }
    let info = args.game.as_deref().map(known::game).transpose()?.map(cardinal_engine::AnyGame::info);
    if let Some(url) = &args.connect {
        interrupt::watch();
        let Some(mut online) = sit_down(args, url, info)? else { return Ok(()) };
        let language = language(
            args,
            known::game(&online.scene().game).ok().map(cardinal_engine::AnyGame::info).as_ref(),
        )?;
        return play(args, &mut online, &language);
    }
    let local = match &args.resume {
        Some(file) => resume(file.clone(), info.as_ref())?.paced(pace(args)),
        None => match begin(args, info.expect("clap asks for a game"))? {
            Some(local) => local,
            // They left before the game began.
            None => return Ok(()),
        },
    };
    // Which game it is may be known only now; nothing is written yet if its rules are not in the language.
    let language = language(args, Some(&known::game(&local.scene().game)?.info()))?;
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

/// Plays on the full screen; what there is to say when it is over is said below it.
fn on_screen(sitting: &mut dyn Sitting, language: &str) -> Result<(), Failure> {
    let ending = {
        let mut shell = Shell::open().map_err(Failure::new)?;
        let mut play = Play::new(sitting, language, Palette::of_terminal()).map_err(Failure::new)?;
        shell.show(&mut play)
    };
    for line in sitting.farewell() {
        // Nobody may be reading; the game is saved all the same.
        drop(writeln!(stdout(), "{line}"));
    }
    end(ending)
}

/// What an ending is to the shell.
fn end(ending: Result<Ending, TerminalError>) -> Result<(), Failure> {
    match ending.map_err(Failure::new)? {
        Ending::Over | Ending::Left => Ok(()),
        Ending::Interrupted => Err(Failure::Interrupted("stopped".to_owned())),
        Ending::NobodyReads => Err(Failure::NobodyReads),
    }
}

fn resume(file: Option<PathBuf>, info: Option<&Info>) -> Result<Local, Failure> {
    let file = file.or_else(|| newest_save(info.map(|info| info.id)));
    let file = file.ok_or_else(|| Failure::new("there is no saved game to go on with"))?;
    Local::resume(file).map_err(Failure::new)
}

/// The options asked for, those of the preset first.
pub(super) fn settings(args: &Args, info: &Info) -> Result<Vec<(String, String)>, Failure> {
    let preset = args.preset.as_deref().map(|name| known::preset(info, name)).transpose()?;
    let preset = preset.into_iter().flat_map(|preset| preset.settings);
    let preset = preset.map(|&(key, value)| (key.to_owned(), value.to_owned()));
    Ok(preset.chain(args.settings.iter().cloned()).collect())
}

/// A new game; nothing if the player leaves the screen on which it is set up.
fn begin(args: &Args, info: Info) -> Result<Option<Local>, Failure> {
    // Refused before there is a save.
    language(args, Some(&info))?;
    let settings = settings(args, &info)?;
    let game = info.id.to_owned();
    let local = match &args.seats {
        None if !is_plain(args) => match set_up(args, info, &settings)? {
            Some(local) => local,
            None => return Ok(None),
        },
        seats => {
            let seats = seats.as_deref().map_or_else(|| Ok(usual(&info)), parse_seats);
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

/// Asks who plays and how, until the game can be played so.
fn set_up(args: &Args, info: Info, settings: &[(String, String)]) -> Result<Option<Local>, Failure> {
    // Options that cannot be are better told before the screen changes.
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
            Ending::Left | Ending::NobodyReads => return Ok(None),
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

/// One player against as few bots as the game allows.
fn usual(info: &Info) -> Vec<Who> {
    let seats = info.seats.first().copied().unwrap_or(2);
    let bot = || "normal".parse().expect("it is a level");
    (0..seats).map(|seat| if seat == 0 { Who::You(None) } else { bot() }).collect()
}

fn pace(args: &Args) -> Duration {
    if is_plain(args) { Duration::ZERO } else { Duration::from_millis(args.pace) }
}

/// Whether the screen is left alone: asked for, or because there is none to control.
pub(super) fn is_plain(args: &Args) -> bool {
    let dumb = std::env::var("TERM").is_ok_and(|term| term == "dumb");
    args.plain || dumb || !stdin().is_terminal() || !stdout().is_terminal()
}

/// The language asked for, or the system's if the rules are in it.
pub(super) fn language(args: &Args, info: Option<&Info>) -> Result<String, Failure> {
    let known = info.map_or_else(Speech::languages, |info| languages(info.id));
    language_of(args.lang.as_deref(), known)
}

/// The language asked for, or the system's, if it is among these.
pub(super) fn language_of(wanted: Option<&str>, known: Vec<String>) -> Result<String, Failure> {
    if let Some(language) = wanted {
        if !known.is_empty() && !known.iter().any(|known| known == language) {
            let known = known.join(", ");
            return Err(Failure::new(format!(
                "the rules are not in the language '{language}'; they are in {known}"
            )));
        }
        return Ok(language.to_owned());
    }
    let set = |key: &str| std::env::var(key).ok().filter(|value| !value.is_empty());
    let system = set("LC_ALL").or_else(|| set("LC_MESSAGES")).or_else(|| set("LANG")).unwrap_or_default();
    let short = system.split(['_', '.']).next().unwrap_or_default().to_owned();
    Ok(if known.contains(&short) { short } else { ENGLISH.to_owned() })
}
