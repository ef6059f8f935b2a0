//! # Number Chain
//!
//! A shedding game for 2 to 4 players by Woojin Yang, published by Korea Boardgames and Arcane Wonders.
//! (Cardinal is not affiliated with them.)
//!
//! **Cards.** 49 numbers, one for each pair of digits from 1 to 7, and 14 wilds on which one digit is a `?`: seven
//! that end with it (`1?` … `7?`) and seven that begin with it (`?1` … `?7`).
//!
//! **Table.** Each player has a secret hand of ten cards (eight with four players). Three Pools and the Floor each
//! show a card; the rest is the face-down Supply. A tile shows the Condition, at first Pivot.
//!
//! **Turn.** Do one of four things:
//! - *Play* cards one by one onto the Floor. A card's first digit must equal a last digit: under Pivot that of the
//!   Floor card your turn began with, under Relay that of the card just below. You name the digit of a `?`.
//! - *Chain*: lay three consecutive numbers, up or down, on any Floor card, and earn an extra turn.
//! - *Take* a Pool card or the unseen top of the Supply.
//! - *Reset*: take all three Pool cards and flip the Condition.
//!
//! Over ten cards, you discard to the Floor. A used-up Supply is rebuilt from the covered Floor cards.
//!
//! **Round.** When a hand is empty, the other players may only Play or Chain, and a player who cannot is out. Cards
//! left cost 1 point each, wilds 3. The lowest total after three rounds wins; ties go to fewer wilds in hand.
//!
//! | option | values | what it settles |
//! | --- | --- | --- |
//! | `start_wild` | **open**, redraw | a `d?` as first Floor card (NC-A1) |
//! | `discarded_wild` | **declare**, open | a `d?` as last discard (NC-A2) |
//! | `max_wilds_in_chain` | 1 to **3** | wilds in one Chain (NC-A6) |
//! | `extra_turn` | **any**, `play_or_chain` | what the extra turn is good for (NC-A10) |
//! | `closing` | **forced**, `may_wait`, `may_quit` | holding back in the closing phase (NC-A17) |
//! | `last_player` | **`new_turns`**, `same_turn` | how the last one left goes on (NC-A18) |
//! | `stall_limit` | 0 to 10,000, **100** | turns in a row without a card laid (NC-A26) |
//! | `turn_limit` | 0 to 10,000, **1000** | turns in a round (NC-A26) |
//! | `first_starter` | **random**, seat0 … seat3 | who begins round one (NC-4) |
//! | `rounds` | 1 to 9, **3** | length of the game (NC-3) |
//!
//! The clauses, one by one and with every ruling, are in `locales/en/number-chain.ftl`.
//!
//! Small steps: cards are played and discarded one at a time, then [`Action::End`]; a Chain is a single action. An
//! extra turn is taken simply by acting, or turned down with [`Action::Decline`].

mod action;
mod audit;
mod card;
mod cards;
mod chain;
mod chance;
mod codec;
mod dealing;
mod determinize;
mod evaluate;
mod event;
mod fold;
mod heuristics;
mod legal;
mod memory;
mod moves;
mod options;
mod priors;
mod refusal;
mod rollout;
mod rounds;
mod score;
mod state;
mod static_score;
mod tensor;
mod view;

use cardinal_engine::{
    BadChance, BySeat, FoldError, Game, Illegal, Info, Log, Measures, Observer, Seat, SetupError, Standing,
    Turn, wire,
};
use rand_core::Rng;

pub use action::{Action, Source};
pub use card::{Card, Laid, NotACard};
pub use cards::CardSet;
pub use chance::{Chance, Order};
pub use event::{Event, Notice, Out};
pub use options::{Closing, DiscardedWild, ExtraTurn, FirstStarter, LastPlayer, Options, StartWild};
pub use state::{Condition, NumberChain, Phase};
pub use view::{Batch, Player, View};

/// The script of the lesson.
pub(crate) const LESSON: &str = include_str!("lesson.json");

const INFO: Info = Info {
    id: "number-chain",
    name: "Number Chain",
    revision: 1,
    oldest: 1,
    clauses: "NC",
    seats: &[2, 3, 4],
    cards: Card::COUNT as u16,
    lowest_wins: true,
    simultaneous: false,
    measures: &["rounds_without_penalty", "cards_left", "wilds_left"],
    refusals: refusal::REFUSALS,
    options: options::SPECS,
    presets: options::PRESETS,
};

/// The most inputs one turn can take: ten cards and the end, or a Take or Reset with three discards and a shuffle
/// after each card drawn.
const INPUTS_PER_TURN: u64 = 12;

wire!(Options, Action, Chance, View, Notice);

impl Game for NumberChain {
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

    #[inline]
    fn turn(&self) -> Turn {
        match self.phase {
            Phase::Starter | Phase::Deal | Phase::Reshuffle => Turn::Chance,
            Phase::Act | Phase::Playing | Phase::Offer | Phase::Discard => Turn::of(self.active),
            Phase::Over => Turn::Over,
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

    fn bound(options: &Options, _seats: u8) -> Option<u64> {
        let turns = u64::from(options.turn_limit);
        (turns > 0).then(|| 1 + u64::from(options.rounds) * (1 + turns * INPUTS_PER_TURN))
    }
}
