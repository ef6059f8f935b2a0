//! # Numboom
//!
//! A bluffing game for 2 to 10 players, of which one survives. (The rulebook names no author or publisher;
//! Cardinal is not affiliated with them.)
//!
//! **Cards.** 72 numbers (21 ones, 20 twos, 21 threes, 10 fours), 5 bombs and 5 each of six functions. Cards of a
//! kind are alike.
//!
//! **Table.** Every player has a secret hand of four. There is one cover position fewer than living players, on which
//! cards lie face down. The Death Number is between 0 and 3.
//!
//! **Round one.** All but the last player place a card; the last one turns one over, and its number is the
//! Death Number.
//!
//! **Turn.** Fill your hand up to four, then do two operations:
//! - *Place* a number or a bomb on an empty position.
//! - *Peek* at a covered card, once a turn; it may not be flipped in this turn.
//! - *Flip* a covered card: its number is added to the Death Number, modulo 4. At 0 you are out, and a position
//!   goes with you. A bomb adds nothing, but you may only flip in your next turn.
//!
//! Function cards are played besides: *Stack* (place on an occupied position), *Observe* (a look), *Reverse* (the
//! order of play), *Reset* (the Death Number), *Disrupt* (rearrange the covered cards unseen), *Exchange* (all
//! hands to a neighbour).
//!
//! **Dual.** With two players left there are two positions and no functions, and a turn is one flip and one card
//! placed. The last one left wins.
//!
//! | option | values | what it settles |
//! | --- | --- | --- |
//! | `deck` | **full**, base | whether functions and bombs are played with at all (NB-2) |
//! | `functions` | **true**, false | function cards in the full deck (NB-A1) |
//! | `bombs` | **true**, false | bombs in the full deck (NB-A1) |
//! | `refill` | **turn**, round | when hands are filled up (NB-A8) |
//! | `flip_own_fresh` | **yes**, no | flipping a card in the turn it was placed in (NB-A12) |
//! | `dual_fill` | **on**, off | filling both positions before flipping in Dual (NB-A27) |
//! | `first_bomb` | **restrict**, again, barred | a bomb as the first card turned over (NB-A4) |
//! | `two_players` | **opening**, dual | how a game of two begins (NB-A25) |
//! | `turn_limit` | 0 to 10,000, **1000** | turns after which the survivors share the win (NB-A32) |
//! | `memory_aid` | **true**, false | whether screens help to remember (NB-A34) |
//!
//! The clauses, one by one and with every ruling, are in `locales/en/numboom.ftl`; who remembers what is said at
//! [`Numboom`].
//!
//! Small steps: a turn is a sequence of single operations and function cards. It ends by itself unless function
//! cards are played with; then it is ended with [`Action::End`]. A Disrupt is arranged position by position with
//! [`Action::Arrange`], always in as many steps as there are positions; other players get no notice of any of them.

mod action;
mod audit;
mod card;
mod cards;
mod chance;
mod codec;
mod dealing;
mod determinize;
mod event;
mod field;
mod fold;
mod heuristics;
mod legal;
mod memo;
mod moves;
mod notes;
mod options;
mod priors;
mod refusal;
mod ring;
mod rollout;
mod score;
mod situation;
mod state;
mod static_score;
mod tensor;
mod turn;
mod view;

use cardinal_engine::{
    BadChance, BySeat, FoldError, Game, Illegal, Info, Log, Measures, Observer, Seat, SetupError, Standing,
    Turn, wire,
};
use rand_core::Rng;

pub use action::{Action, DeathNumber, Side};
pub use card::{Card, NotACard};
pub use cards::Cards;
pub use chance::{Chance, Order};
pub use event::{ByPosition, Event, Notice};
pub use memo::Memo;
pub use options::{Deck, FirstBomb, OnOff, Options, Refill, TwoPlayers, YesNo};
pub use state::{Fall, Numboom, Phase};
pub use view::{Covered, Player, View};

/// The script of the lesson.
pub(crate) const LESSON: &str = include_str!("lesson.json");

const INFO: Info = Info {
    id: "numboom",
    name: "Numboom",
    revision: 2,
    oldest: 1,
    clauses: "NB",
    seats: &[2, 3, 4, 5, 6, 7, 8, 9, 10],
    cards: Card::COUNT as u16,
    lowest_wins: false,
    simultaneous: false,
    measures: &["survived", "turns"],
    refusals: refusal::REFUSALS,
    options: options::SPECS,
    presets: options::PRESETS,
};

/// The most inputs one turn can take: all 30 function cards, nine steps for each of five Disrupts, two
/// operations, the end, and a shuffle for the drawing.
const INPUTS_PER_TURN: u64 = 30 + 5 * 9 + 2 + 1 + 1;

wire!(Options, Action, Chance, View, Notice);

impl Game for Numboom {
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
            Phase::Starter | Phase::Deal | Phase::Redraw | Phase::Reshuffle => Turn::Chance,
            Phase::Over => Turn::Over,
            _ => Turn::of(self.active),
        }
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

    #[inline(always)]
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
        *view = view::view(self, who, std::mem::take(&mut view.positions));
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
        // Who begins, the deal, and the hands that are drawn again: one in two hundred cannot be placed from, so no
        // game draws this often.
        let redraws = 16 * u64::from(seats);
        (turns > 0).then(|| 2 + redraws + turns * INPUTS_PER_TURN)
    }
}
