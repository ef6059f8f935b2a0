//! # Chain (チェイン)
//!
//! A game of building a hand and letting it go again, for 2 to 4 players; u1satoo (giraffismus) is named in its
//! rulebook. (Cardinal is not affiliated with its makers.)
//!
//! **Cards.** Five colours of the numbers 0 to 9, and four X, which are wild.
//!
//! **Build.** Every player starts with one secret card. Five cards lie face up. In turn, take one of them; before that
//! you may sweep one away and see what is turned up instead. The row is filled up again. This goes on until every
//! player holds twelve cards.
//!
//! **Settlement.** All cards are shown. All players, sealed and at the same time, sort them into *runs* of consecutive
//! numbers (points by length, times the number of cards of the most frequent colour) and *sets* of one number. Cards
//! that still fit somewhere have to be scored; those left over are kept or discarded.
//!
//! **Release.** Every player gets one more card. The lowest score leads: a single card, several of one number, or a
//! run of three; the others in turn lay something higher, or more cards, or pass. After one lap the last to have played
//! takes the cards, a point each, and leads. A 0 cuts the trick off. A player who gets rid of all cards draws a penalty
//! card from each hand still in play. The last hand costs its value.
//!
//! | option | values | what it settles |
//! | --- | --- | --- |
//! | `games` | **1** to 9 | how many games are added up (CH-2) |
//! | `first_starter` | **random**, seat0 … seat3 | who builds first (CH-4) |
//! | `next_starter` | **rotate**, `lowest_total` | who builds first in the next game (CH-A15) |
//! | `settlement` | **maximal**, free, `best_points` | what must be scored (CH-A3) |
//! | `settling` | **together**, clockwise | sealed at once, or one by one (CH-A10) |
//! | `all_x_groups` | **true**, false | groups of nothing but X (CH-A7) |
//! | `release_start` | **build**, total | whose score is lowest (CH-A16) |
//! | `youngest` | **seat**, random | who of those tied begins (CH-A16) |
//! | `laps` | **one**, `until_all_pass` | how often a trick goes round (CH-A18) |
//! | `equal_plays` | **true**, false | whether an equal meld may follow (CH-A20) |
//! | `run_length` | **three**, `three_or_more` | runs of the release (CH-A22) |
//! | `run_against_triple` | **`or_higher`**, exact | how they beat each other (CH-A24) |
//! | `x_in_runs`, `all_x_melds` | **true**, false | X in the release (CH-A25) |
//! | `zero_play` | **anytime**, `must_beat` | when a 0 may be played (CH-A27) |
//! | `zero_in_melds` | true, **false** | a 0 among other cards (CH-A28) |
//! | `zero_lead` | **true**, false | leading a 0 (CH-A29) |
//! | `zero_finish` | **aside**, takes | emptying the hand with a 0 (CH-A31) |
//! | `finish` | **`at_once`**, `complete_lap` | whether a finish ends the trick (CH-A32) |
//! | `left_in_hand` | **ten**, nothing | what X and 0 cost in the last hand (CH-A37) |
//!
//! The clauses, one by one and with every ruling, are in `locales/en/chain.ftl`.
//!
//! Small steps: groups are declared card by card ([`Action::Lay`]), taken back whole, and sealed; then each card left
//! over is kept or discarded. [`Action::Best`] declares the best groups the [`scorer`] finds. Only their player
//! sees any of it before all are done. A meld of the release is a single action; it consists of numbers, since
//! colours do not matter there. A player who cares which card of a number leaves the hand names the cards as well.
//!
//! Revision 2 lets players name the cards of a meld, and its scorer considers two sets of one number. Games of
//! revision 1 are replayed with the scorer of that time.

mod action;
mod audit;
mod build;
mod card;
mod cards;
mod chance;
mod codec;
mod dealing;
mod determinize;
mod evaluate;
mod event;
mod fold;
mod group;
mod heuristics;
mod kinds;
mod legal;
mod meld;
mod moves;
mod options;
mod plays;
mod priors;
mod refusal;
mod release;
mod rollout;
mod score;
pub mod scorer;
mod settle;
mod sheet;
mod state;
mod static_score;
mod tensor;
mod view;

use cardinal_engine::{
    BadChance, BySeat, FoldError, Game, Illegal, Info, Log, Measures, Observer, Seat, SetupError, Standing,
    Turn, wire,
};
use rand_core::Rng;

pub use action::Action;
pub use card::{COLOURS, Card, NotACard, Piece};
pub use cards::CardSet;
pub use chance::{Chance, Order};
pub use event::{Event, Notice};
pub use group::{Colour, Group};
pub use meld::Meld;
pub use options::{
    Finish, FirstStarter, Laps, LeftInHand, NextStarter, Options, ReleaseStart, RunAgainstTriple, RunLength,
    Settlement, Settling, Youngest, ZeroFinish, ZeroPlay,
};
pub use score::{Tally, Totals};
pub use sheet::{Fit, Sheet, Spot, Stage};
pub use state::{Chain, Phase};
pub use view::{Batch, Declared, Player, Settled, SheetView, View};

/// The script of the lesson.
pub(crate) const LESSON: &str = include_str!("lesson.json");

const INFO: Info = Info {
    id: "chain",
    name: "Chain",
    revision: 2,
    oldest: 1,
    clauses: "CH",
    seats: &[2, 3, 4],
    cards: Card::COUNT as u16,
    lowest_wins: false,
    simultaneous: true,
    measures: &["build_points", "release_points", "captured_cards", "penalty_points", "hand_points"],
    refusals: refusal::REFUSALS,
    options: options::SPECS,
    presets: options::PRESETS,
};

wire!(Options, Action, Chance, View, Notice);

impl Game for Chain {
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

    fn of_revision(revision: u16, options: &Options, seats: u8) -> Result<Self, SetupError> {
        Ok(Self { revision, ..state::new(options, seats)? })
    }

    fn revision(&self) -> u16 {
        self.revision
    }

    fn options(&self) -> Options {
        self.options
    }

    fn seats(&self) -> u8 {
        self.seats
    }

    #[inline]
    fn turn(&self) -> Turn {
        match self.phase {
            Phase::Build | Phase::Swept | Phase::Release => Turn::of(self.active),
            Phase::Settle => Turn::Seats(self.waiting),
            Phase::Over => Turn::Over,
            _ => Turn::Chance,
        }
    }

    fn sample_chance<R: Rng + ?Sized>(&self, rng: &mut R) -> Chance {
        dealing::sample_chance(self, rng)
    }

    fn apply_chance(&mut self, chance: &Chance, log: &mut impl Log<Event>) -> Result<(), BadChance> {
        dealing::apply_chance(self, chance, log)
    }

    fn check(&self, seat: Seat, action: &Action) -> Result<(), Illegal> {
        legal::check(self, seat, action)
    }

    #[inline]
    fn apply(&mut self, seat: Seat, action: &Action, log: &mut impl Log<Event>) -> Result<(), Illegal> {
        moves::apply(self, seat, action, log)
    }

    #[inline(always)]
    fn for_each_legal(&self, seat: Seat, visit: impl FnMut(Action)) {
        legal::for_each_legal(self, seat, visit);
    }

    fn default_action(&self, seat: Seat) -> Option<Action> {
        legal::default_action(self, seat)
    }

    fn view(&self, who: Observer) -> View {
        view::view(self, who, Vec::new())
    }

    fn view_into(&self, who: Observer, view: &mut View) {
        *view = view::view(self, who, std::mem::take(&mut view.unseen));
    }

    fn notice(event: &Event, who: Observer) -> Option<Notice> {
        event.notice(who)
    }

    fn fold(view: &mut View, notice: &Notice) -> Result<(), FoldError> {
        view.fold(notice)
    }

    fn reveals(notice: &Notice) -> bool {
        notice.reveals()
    }

    fn determinize<R: Rng + ?Sized>(view: &View, rng: &mut R) -> Self {
        determinize::determinize(view, rng)
    }

    fn scores(&self) -> BySeat<i32> {
        score::scores(self)
    }

    fn standings(&self) -> Option<BySeat<Standing>> {
        score::standings(self)
    }

    fn measures(&self, seat: Seat) -> Measures {
        score::measures(self, seat)
    }

    fn bound(options: &Options, seats: u8) -> Option<u64> {
        // Each of eleven turns: a sweep, a card taken, two shuffles. Each settlement: twelve cards laid after each
        // time they were taken back, the best groups asked for as often, the seal, twelve cards decided about.
        let build = 11 * 4;
        let rounds = u64::from(sheet::TAKE_BACKS) + 1;
        let settlement = rounds * 14 + 14;
        // Every play sheds a card and is followed by at most three passes; three finish and draw from two at most.
        let release = 13 * 4;
        let game = 8 + u64::from(seats) * (build + settlement + release) + 12;
        Some(1 + u64::from(options.games) * game)
    }
}
