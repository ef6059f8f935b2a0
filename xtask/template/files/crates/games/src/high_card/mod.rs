//! # High Card
//!
//! A game of tricks for 2 to 4 players.
//!
//! **Cards.** 30 numbers, from 1 to 30. Each player is dealt a secret hand of seven; the rest stays face down.
//!
//! **Trick.** In turn, clockwise, each player plays a card face up. The highest takes the trick, which counts one point,
//! and its player leads to the next one. The first seat leads first.
//!
//! **End.** When all hands are empty, the most points win.
//!
//! | option | values | what it settles |
//! | --- | --- | --- |
//! | `cards` | 3 to **7** | how many cards a hand has (HC-A1) |
//!
//! The clauses, one by one and with every ruling, are in `locales/en/high-card.ftl`.

mod action;
mod audit;
mod card;
mod dealing;
mod event;
mod heuristics;
mod moves;
mod options;
mod refusal;
mod state;
mod tensor;
mod view;

use cardinal_engine::{
    BadChance, BySeat, FoldError, Game, Illegal, Info, Log, Measures, Observer, Seat, SetupError, Standing,
    Turn, rank, wire,
};
use rand_core::Rng;

pub use action::Action;
pub use card::{Card, CardSet, NotACard};
pub use dealing::{Chance, Order};
pub use event::{Event, Notice};
pub use options::Options;
pub use state::{HighCard, Phase};
pub use view::{Player, View};

/// The script of the lesson.
pub(crate) const LESSON: &str = include_str!("lesson.json");

const INFO: Info = Info {
    id: "high-card",
    name: "High Card",
    revision: 1,
    oldest: 1,
    clauses: "HC",
    seats: &[2, 3, 4],
    cards: Card::COUNT as u16,
    lowest_wins: false,
    simultaneous: false,
    measures: &[],
    refusals: refusal::REFUSALS,
    options: options::SPECS,
    presets: options::PRESETS,
};

wire!(Options, Action, Chance, View, Notice);

impl Game for HighCard {
    const INFO: Info = INFO;

    type Options = Options;
    type Action = Action;
    type Chance = Chance;
    type View = View;
    type Notice = Notice;
    type Event = Event;

    fn new(options: &Options, seats: u8) -> Result<Self, SetupError> {
        state::new(options, seats)
    }

    fn options(&self) -> Options {
        self.options
    }

    fn seats(&self) -> u8 {
        self.seats
    }

    fn turn(&self) -> Turn {
        match self.phase {
            Phase::Deal => Turn::Chance,
            Phase::Play => Turn::of(self.active),
            Phase::Over => Turn::Over,
        }
    }

    fn sample_chance<R: Rng + ?Sized>(&self, rng: &mut R) -> Chance {
        dealing::sample_chance(self, rng)
    }

    fn apply_chance(&mut self, chance: &Chance, log: &mut impl Log<Event>) -> Result<(), BadChance> {
        dealing::apply_chance(self, chance, log)
    }

    fn check(&self, seat: Seat, action: &Action) -> Result<(), Illegal> {
        moves::check(self, seat, action)
    }

    fn apply(&mut self, seat: Seat, action: &Action, log: &mut impl Log<Event>) -> Result<(), Illegal> {
        moves::apply(self, seat, action, log)
    }

    fn for_each_legal(&self, seat: Seat, visit: impl FnMut(Action)) {
        if self.turn().is_on(seat) {
            self.hands[seat.index()].iter().map(|card| Action::Play { card }).for_each(visit);
        }
    }

    /// The lowest card (HC-A2).
    fn default_action(&self, seat: Seat) -> Option<Action> {
        let card = self.hands.get(seat.index())?.first()?;
        self.turn().is_on(seat).then_some(Action::Play { card })
    }

    fn view(&self, who: Observer) -> View {
        view::view(self, who)
    }

    fn notice(event: &Event, who: Observer) -> Option<Notice> {
        event.notice(who)
    }

    fn fold(view: &mut View, notice: &Notice) -> Result<(), FoldError> {
        view.fold(notice)
    }

    fn reveals(notice: &Notice) -> bool {
        matches!(notice, Notice::Dealt { .. })
    }

    fn determinize<R: Rng + ?Sized>(view: &View, rng: &mut R) -> Self {
        view::determinize(view, rng)
    }

    fn scores(&self) -> BySeat<i32> {
        BySeat::from_fn(self.seats, |seat| self.score(seat))
    }

    fn standings(&self) -> Option<BySeat<Standing>> {
        (self.phase == Phase::Over)
            .then(|| rank(self.seats, |seat| -self.score(seat), |seat| self.score(seat)))
    }

    fn measures(&self, _seat: Seat) -> Measures {
        Measures::new()
    }

    fn bound(options: &Options, seats: u8) -> Option<u64> {
        Some(1 + u64::from(options.cards) * u64::from(seats))
    }
}
