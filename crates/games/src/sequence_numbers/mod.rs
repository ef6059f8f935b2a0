//! # Sequence Numbers
//!
//! A board game for 2, 3, 4 or 6 players, the add-and-subtract member of the Sequence family.
//! (Cardinal is not affiliated with its makers; board and equations here are our own.)
//!
//! **Board.** Rows of numbers, each number on two spaces, and a free space in each of the four corners.
//!
//! **Cards.** For each number one sum and one difference that come to it, two Plus and two Minus cards. Each player
//! has a secret hand of five cards (four with more than three players) and a discard pile of their own in plain sight.
//!
//! **Parties.** Two or three play alone, four in two teams, six in two or three; team-mates sit alternately, share a
//! colour and must not talk. Not even they see each other's cards.
//!
//! **Turn.** Play a card, put a chip on one of the two spaces with its answer, draw. A Plus goes on any open space; a
//! Minus takes an opposing chip away instead. A card whose two spaces are covered is dead and may be exchanged, one a
//! turn, before the play. A player without a play passes.
//!
//! **Sequence.** Five own chips in a line, up and down, across or diagonally; a corner counts as a chip of every
//! party. The five are locked. A new Sequence shares at most one space with each earlier one of the same party. The
//! first party with one Sequence wins, or with two where more than three play.
//!
//! | option | values | what it settles |
//! | --- | --- | --- |
//! | `board` | **8x11**, 10x10 | size: 42 or 48 numbers (SN-A1) |
//! | `board_seed` | 0 to 999,999, **1** | where the numbers are (SN-A1) |
//! | `equations` | **normal**, easy, hard | how large the operands are (SN-A2) |
//! | `answers` | **shown**, solve | who finds the space for a card (SN-A3) |
//! | `wrong_answer` | **refuse**, `lose_turn` | what a wrong answer costs (SN-A3) |
//! | `sequences_to_win` | **rulebook**, 1, 2 | Sequences needed (SN-A7) |
//! | `teams` | **2x3**, 3x2 | teams of six players (SN-A5) |
//! | `strict_draw` | **false**, true | draws by hand that can be lost (SN-A23) |
//! | `table_talk` | **off**, called | calls of table talk (SN-A24) |
//! | `stalemate` | **`deck_cycle`**, `lap_of_passes`, never | what ends a game stuck (SN-A27) |
//! | `turn_limit` | 0 to 10,000, **2000** | turns in a game (SN-A29) |
//!
//! The clauses, one by one and with every ruling, are in `locales/en/sequence-numbers.ftl`.
//!
//! Small steps: an exchange, a play, and the choice of five out of a longer line are actions of their own. Late draws,
//! calls of table talk and the wish to end come from seats the game does not wait for ([`Game::optional`]).
//!
//! Where answers are not shown, every open space is accepted as an attempt, and so are every equation as a dead card and
//! a pass at any time; nothing a player is sent says whether an attempt would be right.

mod action;
mod audit;
mod chance;
mod codec;
mod dealing;
mod determinize;
mod equation;
mod evaluate;
mod event;
mod fold;
mod heuristics;
mod layout;
mod legal;
mod line;
mod lines;
mod moves;
mod options;
mod pace;
mod priors;
mod refusal;
mod rights;
mod rollout;
mod score;
mod space;
mod state;
mod static_score;
mod talk;
mod tensor;
mod uses;
mod view;

use cardinal_engine::{
    BadChance, BySeat, FoldError, Game, Illegal, Info, Log, Measures, Observer, Seat, SeatSet, SetupError,
    Standing, Turn, wire,
};
use rand_core::Rng;

pub use action::Action;
pub use chance::{Chance, Order};
pub use equation::{Card, NotACard};
pub use event::{Event, Miss, Notice};
pub use layout::{Layout, NotABoard};
pub use line::{Choice, LENGTH, Sequence};
pub use options::{
    Answers, BoardSize, Equations, Options, SequencesToWin, Stalemate, TableTalk, TeamSplit, WrongAnswer,
};
pub use pace::{Pace, TurnEnd};
pub use rights::Rights;
pub use space::{NotASpace, Space, SpaceSet, Way};
pub use state::{Attempts, Deeds, Ending, Phase, SequenceNumbers, Then};
pub use talk::{Calls, Trial};
pub use view::{Batch, Board, Player, View};

/// The script of the lesson.
pub(crate) const LESSON: &str = include_str!("lesson.json");

const INFO: Info = Info {
    id: "sequence-numbers",
    name: "Sequence Numbers",
    revision: 2,
    oldest: 1,
    clauses: "SN",
    seats: &[2, 3, 4, 6],
    cards: Card::COUNT as u16,
    lowest_wins: false,
    simultaneous: true,
    measures: &["chips_placed", "chips_removed", "cards_exchanged", "passes", "turns"],
    refusals: refusal::REFUSALS,
    options: options::SPECS,
    presets: options::PRESETS,
};

wire!(Options, Action, Chance, View, Notice);

impl Game for SequenceNumbers {
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
            Phase::Dealer | Phase::Deal | Phase::Reshuffle => Turn::Chance,
            Phase::Act | Phase::Lock => Turn::of(self.active),
            Phase::Vote => Turn::Seats(self.voters()),
            Phase::Forfeit => Turn::Seats(self.owing),
            Phase::Over => Turn::Over,
        }
    }

    fn optional(&self) -> SeatSet {
        legal::optional(self)
    }

    fn sample_chance<R: Rng + ?Sized>(&self, rng: &mut R) -> Chance {
        dealing::sample_chance(self, rng)
    }

    fn apply_chance(&mut self, chance: &Chance, log: &mut impl Log<Event>) -> Result<(), BadChance> {
        dealing::apply_chance(self, chance, log)
    }

    #[inline]
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
        view::view(self, who)
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
        let turns = u64::from(options.turn_limit);
        (turns > 0).then(|| 2 + turns * options.inputs_per_turn(seats))
    }
}
