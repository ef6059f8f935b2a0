//! A small game with a bit of everything, in which bugs can be planted.
//!
//! Sixteen cards; two to four seats get three each, one lies open, the rest is the deck. Each seat seals a
//! card; all are opened at once and discarded, and the highest starts. In turn, five times each, a seat plays
//! a card that fits the last discard, draws, takes the open card (which is public) or passes. An empty
//! deck is rebuilt from the discard. A round also ends when a hand is empty; each card held counts one
//! penalty point.

pub(crate) mod bug;
mod notice;
mod open;
mod rules;
mod view;

use std::sync::Arc;
use std::sync::atomic::{AtomicU32, Ordering};

use cardinal_engine::{Heuristics, Info, OptionSpec, Preset};
use serde::{Deserialize, Serialize};

use open::Open;
use view::View;

pub(crate) const CARDS: u8 = 16;
const ALL: u32 = (1 << CARDS) - 1;
const HAND: u8 = 3;
const TURNS: u8 = 5;

/// The truth of one game. Only number 0 of its option schemas is right.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Toy<const SCHEMA: u8 = 0> {
    open: Open,
    hands: [u32; 4],
    /// The top is the last.
    deck: Vec<u8>,
    seals: [Option<u8>; 4],
    tally: Tally,
}

/// A count that clones share, which they must not.
#[derive(Clone, Debug)]
struct Tally(Arc<AtomicU32>);

impl Tally {
    fn new() -> Self {
        Self(Arc::new(AtomicU32::new(0)))
    }

    fn value(&self) -> u32 {
        self.0.load(Ordering::Relaxed)
    }
}

impl PartialEq for Tally {
    fn eq(&self, other: &Self) -> bool {
        self.value() == other.value()
    }
}

impl Eq for Tally {}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub(crate) struct Options {
    pub(crate) rounds: u8,
    pub(crate) opening: Opening,
    pub(crate) refill: bool,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum Opening {
    Sealed,
    Plain,
}

impl Default for Options {
    fn default() -> Self {
        Self { rounds: 2, opening: Opening::Sealed, refill: true }
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum Action {
    Seal(u8),
    Play(u8),
    Draw,
    Take,
    Pass,
}

/// The order of a shuffled pile, the top last.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub(crate) struct Order(pub(crate) Vec<u8>);

impl<const SCHEMA: u8> Heuristics for Toy<SCHEMA> {
    fn sheds(action: &Action) -> bool {
        matches!(action, Action::Play(_) | Action::Seal(_))
    }

    fn static_score(_: &View, _: &Action) -> i32 {
        0
    }
}

const fn of(card: u8) -> u32 {
    1 << card
}

const fn has(set: u32, card: u8) -> bool {
    card < 32 && set >> card & 1 == 1
}

fn cards_of(set: u32) -> impl Iterator<Item = u8> {
    (0..CARDS).filter(move |&card| has(set, card))
}

const fn rounds(default: &'static str) -> OptionSpec {
    OptionSpec::number("rounds", "TY-7", 1, 3, default)
}

const OPENING: OptionSpec = OptionSpec::words("opening", "TY-2", &["sealed", "plain"], "sealed");

const REFILL: OptionSpec = OptionSpec::switch("refill", "TY-6", "true");

/// A schema with another default than the type has.
pub(crate) const OTHER_DEFAULT: u8 = 1;
/// A schema without one of the options.
pub(crate) const MISSING_KEY: u8 = 2;

/// The facts of the game with one of the schemas.
const fn info(schema: u8) -> Info {
    Info {
        id: "toy",
        name: "Toy",
        revision: 3,
        oldest: 3,
        clauses: "TY",
        seats: &[2, 3, 4],
        cards: CARDS as u16,
        lowest_wins: true,
        simultaneous: true,
        measures: &["penalty"],
        refusals: &[],
        options: match schema {
            OTHER_DEFAULT => const { &[rounds("3"), OPENING, REFILL] },
            MISSING_KEY => const { &[rounds("2"), OPENING] },
            _ => const { &[rounds("2"), OPENING, REFILL] },
        },
        presets: &[
            Preset { name: "standard", settings: &[] },
            Preset { name: "plain", settings: &[("opening", "plain"), ("rounds", "3")] },
            Preset { name: "scarce", settings: &[("refill", "false"), ("rounds", "1")] },
        ],
    }
}
