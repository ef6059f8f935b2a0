//! Who sits where, as it is typed: `you,normal,hard`.

use std::fmt;
use std::str::FromStr;

use cardinal_bots::{BadPlayer, Level, Player};
use cardinal_texts::{Speech, with};
use thiserror::Error;

/// The longest name a person can have.
const LONGEST: usize = 20;

/// Who plays at a seat.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Who {
    /// A person at this terminal, perhaps with a name.
    You(Option<String>),
    /// Free for others, at a table of a server.
    Open,
    /// A bot.
    Bot(Player),
}

/// Why a seat cannot be filled like this.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum BadSeat {
    /// Neither a person nor a bot.
    #[error("there is no player '{0}'; a seat is you, you=NAME, open or one of {known}", known = Level::ALL.map(Level::name).join(", "))]
    Unknown(String),
    /// A bot that cannot be had so.
    #[error(transparent)]
    Player(BadPlayer),
    /// A name that is not allowed.
    #[error("a name has 1 to {LONGEST} printable characters")]
    Name,
}

impl FromStr for Who {
    type Err = BadSeat;

    fn from_str(text: &str) -> Result<Self, BadSeat> {
        if text == "you" {
            return Ok(Self::You(None));
        }
        if text == "open" {
            return Ok(Self::Open);
        }
        if let Some(name) = text.strip_prefix("you=") {
            let name = name.trim();
            let fits = (1..=LONGEST).contains(&name.chars().count()) && !name.chars().any(char::is_control);
            return if fits { Ok(Self::You(Some(name.to_owned()))) } else { Err(BadSeat::Name) };
        }
        text.parse().map(Self::Bot).map_err(|error| match error {
            BadPlayer::Unknown(name) => BadSeat::Unknown(name),
            other => BadSeat::Player(other),
        })
    }
}

impl fmt::Display for Who {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::You(None) => f.write_str("you"),
            Self::You(Some(name)) => write!(f, "you={name}"),
            Self::Open => f.write_str("open"),
            Self::Bot(player) => player.fmt(f),
        }
    }
}

/// The seats from `you,normal,hard`.
pub fn parse_seats(text: &str) -> Result<Vec<Who>, BadSeat> {
    text.split(',').map(|seat| seat.trim().parse()).collect()
}

/// What to call the players in a record: people without a name by their number where there are several, bots by their level, and
/// by a number as well where two are alike.
///
/// ```
/// use cardinal_tui::session::{names, parse_seats};
/// assert_eq!(names(&parse_seats("you,easy,you=Ann,easy").unwrap()), ["Player 1", "easy 1", "Ann", "easy 2"]);
/// assert_eq!(names(&parse_seats("you,easy").unwrap()), ["you", "easy"]);
/// ```
pub fn names(seats: &[Who]) -> Vec<String> {
    let people = seats.iter().filter(|who| matches!(who, Who::You(_))).count();
    let first = |(at, who): (usize, &Who)| match who {
        Who::You(Some(name)) => name.clone(),
        Who::You(None) if people > 1 => format!("Player {}", at + 1),
        Who::You(None) => "you".to_owned(),
        Who::Open => "open".to_owned(),
        Who::Bot(player) => player.to_string(),
    };
    distinct(&seats.iter().enumerate().map(first).collect::<Vec<_>>())
}

/// Like [`names`], but in the reader's language and with whole names for the bots.
pub(super) fn shown_names(seats: &[Who], speech: &Speech) -> Vec<String> {
    let people = seats.iter().filter(|who| matches!(who, Who::You(_))).count();
    let first = |(at, who): (usize, &Who)| match who {
        Who::You(Some(name)) => name.clone(),
        Who::You(None) if people > 1 => speech.say("term-player", with("number", at + 1)),
        Who::You(None) => speech.text("you"),
        Who::Open => speech.text("setup-person"),
        Who::Bot(player) if Level::ALL.map(Level::name).contains(&&*player.to_string()) => {
            speech.say("bot-name", with("level", player.to_string()))
        }
        Who::Bot(player) => player.to_string(),
    };
    distinct(&seats.iter().enumerate().map(first).collect::<Vec<_>>())
}

/// The names, numbered where two are alike.
pub(super) fn distinct(plain: &[String]) -> Vec<String> {
    let numbered = |at: usize| {
        let name = &plain[at];
        let alike = plain.iter().filter(|other| *other == name).count();
        let before = plain[..at].iter().filter(|other| *other == name).count();
        if alike > 1 { format!("{name} {}", before + 1) } else { name.clone() }
    };
    (0..plain.len()).map(numbered).collect()
}
