//! # Numboom

mod action;
mod card;
mod cards;
mod census;
mod chance;
mod codec;
mod event;
mod field;
mod fold;
mod instinct;
mod legal;
mod memo;
mod moves;
mod options;
mod refusal;
mod score;
mod state;
mod turn;
mod view;
mod world;

use cardinal_engine::{
    BadChance, BySeat, CardId, Census, Game, Illegal, Info, Instinct, Log, Measures, Observer, Seat,
    SetupError, Standing, Turn,
};
use rand_core::Rng;

pub use action::{Action, DeathNumber, Side};
pub use card::{Card, NotACard};
pub use cards::Cards;
pub use chance::{Chance, Order};
pub use event::{ByPosition, Event, Notice};
pub use memo::Memo;
pub use options::{Deck, FirstBomb, OnOff, Options, Refill, TwoPlayers, YesNo};
pub use refusal::REFUSALS;
pub use state::{Fall, Numboom, Phase};
pub use view::{Covered, Player, View};

const INFO: Info = Info {
    id: "numboom",
    name: "Numboom",
    revision: 1,
    clauses: "NB",
    seats: &[2, 3, 4, 5, 6, 7, 8, 9, 10],
    cards: Card::COUNT as u16,
    lowest_wins: false,
    simultaneous: false,
    measures: &["survived", "turns"],
    options: options::SPECS,
    presets: options::PRESETS,
};

/// The most inputs one turn can take: all 30 function cards, nine steps for each of five Disrupts, two
/// operations, the end, and a shuffle for the drawing.
const INPUTS_PER_TURN: u64 = 30 + 5 * 9 + 2 + 1 + 1;

impl Game for Numboom {
    const INFO: Info = INFO;
    const ACTIONS: usize = codec::ACTIONS;

    type Options = Options;
    type Action = Action;
    type Chance = Chance;
    type View = View;
    type Notice = Notice;
    type Event = Event;

    fn new(options: &Options, seats: u8) -> Result<Self, SetupError> {
        Self::setup(options, seats)
    }

    fn options(&self) -> Options {
        self.options
    }

    fn seats(&self) -> u8 {
        self.seats
    }

    #[inline]
    fn turn(&self) -> Turn {
        self.turn_now()
    }

    fn sample_chance<R: Rng + ?Sized>(&self, rng: &mut R) -> Chance {
        self.sample(rng)
    }

    fn apply_chance(&mut self, chance: &Chance, log: &mut impl Log<Event>) -> Result<(), BadChance> {
        self.take_chance(chance, log)
    }

    #[inline]
    fn check(&self, seat: Seat, action: &Action) -> Result<(), Illegal> {
        self.check_action(seat, action)
    }

    #[inline]
    fn apply(&mut self, seat: Seat, action: &Action, log: &mut impl Log<Event>) -> Result<(), Illegal> {
        self.check_action(seat, action)?;
        self.act(action, log);
        Ok(())
    }

    #[inline]
    fn for_each_legal(&self, seat: Seat, visit: impl FnMut(Action)) {
        self.list(seat, visit);
    }

    fn default_action(&self, seat: Seat) -> Option<Action> {
        self.fallback(seat)
    }

    fn view(&self, who: Observer) -> View {
        self.view_of(who)
    }

    fn notice(event: &Event, who: Observer) -> Option<Notice> {
        event.notice(who)
    }

    fn fold(view: &mut View, notice: &Notice) {
        view.fold(notice);
    }

    fn reveals(notice: &Notice) -> bool {
        notice.reveals()
    }

    fn determinize<R: Rng + ?Sized>(view: &View, rng: &mut R) -> Self {
        Self::imagine(view, rng)
    }

    fn scores(&self) -> BySeat<i32> {
        BySeat::from_fn(self.seats, |seat| i32::from(self.outlived(seat)))
    }

    fn standings(&self) -> Option<BySeat<Standing>> {
        self.ranking()
    }

    fn measures(&self, seat: Seat) -> Measures {
        self.measured(seat)
    }

    fn encode(action: &Action) -> usize {
        codec::encode(action)
    }

    fn decode(index: usize) -> Option<Action> {
        codec::decode(index)
    }

    fn bound(options: &Options, seats: u8) -> Option<u64> {
        let turns = u64::from(options.turn_limit);
        // Who begins, the deal, and for each player a hand that is drawn anew.
        (turns > 0).then(|| 2 + u64::from(seats) + turns * INPUTS_PER_TURN)
    }

    fn census(&self) -> Census {
        self.places()
    }

    fn pinned(view: &View) -> Census {
        view.pins()
    }

    fn look(card: CardId) -> CardId {
        census::look(card)
    }
}

impl Instinct for Numboom {
    fn sheds(action: &Action) -> bool {
        instinct::sheds(action)
    }

    fn appeal(view: &View, action: &Action) -> i32 {
        instinct::appeal(view, action)
    }
}
