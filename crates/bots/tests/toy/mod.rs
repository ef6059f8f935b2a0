//! A game small enough to work out by hand.
//!
//! Chance picks who starts. Each player holds some stones; in turn each drops one stone or two, or holds.
//! A player without stones ends the game, and the fewest stones win. A game also ends after a number of
//! turns, unless that limit is switched off.

use arrayvec::ArrayVec;
use cardinal_engine::random::below;
use cardinal_engine::{
    Actions, BadChance, BySeat, FoldError, Game, Heuristics, Illegal, Info, Log, Measures, Observer,
    OptionSpec, Reason, Seat, SetupError, Standing, Turn, rank, wire,
};
use rand_core::Rng;
use serde::{Deserialize, Serialize};

/// The truth, all of it public.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Stones {
    options: Options,
    to_act: Option<Seat>,
    turns: u32,
    left: BySeat<u8>,
}

/// The table options.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(default)]
pub(crate) struct Options {
    /// How many stones each player starts with.
    pub(crate) stones: u8,
    /// After how many turns the game ends; 0 for never.
    pub(crate) turns: u32,
    /// Whether stones may be dropped at all.
    pub(crate) drops: bool,
}

impl Default for Options {
    fn default() -> Self {
        Self { stones: 6, turns: 100, drops: true }
    }
}

/// Drops this many stones; none is holding.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub(crate) struct Move(pub(crate) u8);

/// The stones of all seats.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct View(pub(crate) BySeat<u8>);

wire!(Options, Move, View);

impl Game for Stones {
    const INFO: Info = Info {
        id: "stones",
        name: "Stones",
        revision: 7,
        oldest: 7,
        clauses: "ST",
        seats: &[2, 3, 4],
        cards: 0,
        lowest_wins: true,
        simultaneous: false,
        measures: &["dropped"],
        refusals: &[],
        options: &[
            OptionSpec::number("stones", "ST-1", 0, 1000, "6"),
            OptionSpec::number("turns", "ST-2", 0, 1000, "100"),
            OptionSpec::switch("drops", "ST-3", "true"),
        ],
        presets: &[],
    };

    type Options = Options;
    type Action = Move;
    type Chance = Seat;
    type View = View;
    type Notice = ();
    type Event = ();

    fn new(options: &Options, seats: u8) -> Result<Self, SetupError> {
        if !Self::INFO.seats.contains(&seats) {
            return Err(SetupError::seats(&Self::INFO, seats.into(), "ST-1"));
        }
        let left = BySeat::from_fn(seats, |_| options.stones);
        Ok(Self { options: options.clone(), to_act: None, turns: 0, left })
    }

    fn options(&self) -> Options {
        self.options.clone()
    }

    fn seats(&self) -> u8 {
        self.left.seats()
    }

    fn turn(&self) -> Turn {
        match self.to_act {
            None => Turn::Chance,
            Some(_) if self.left.iter().any(|&stones| stones == 0) => Turn::Over,
            Some(_) if self.options.turns > 0 && self.turns >= self.options.turns => Turn::Over,
            Some(seat) => Turn::of(seat),
        }
    }

    fn sample_chance<R: Rng + ?Sized>(&self, rng: &mut R) -> Seat {
        Seat::new(below(rng, self.seats().into()) as u8)
    }

    fn apply_chance(&mut self, chance: &Seat, _: &mut impl Log<()>) -> Result<(), BadChance> {
        if self.to_act.is_some() {
            return Err(BadChance::NotDue);
        }
        self.left.get(*chance).ok_or(BadChance::Impossible)?;
        self.to_act = Some(*chance);
        Ok(())
    }

    fn check(&self, seat: Seat, action: &Move) -> Result<(), Illegal> {
        if !self.turn().is_on(seat) {
            return Err(Illegal::new(&Reason { code: "not-your-turn", clause: "ST-2" }));
        }
        let most = if self.options.drops { 2.min(self.left[seat]) } else { 0 };
        if action.0 > most { Err(Illegal::new(&Reason { code: "too-many", clause: "ST-3" })) } else { Ok(()) }
    }

    fn apply(&mut self, seat: Seat, action: &Move, _: &mut impl Log<()>) -> Result<(), Illegal> {
        self.check(seat, action)?;
        self.left[seat] -= action.0;
        self.turns += 1;
        self.to_act = Some(seat.next(self.seats()));
        Ok(())
    }

    fn for_each_legal(&self, seat: Seat, mut visit: impl FnMut(Move)) {
        (0..3).map(Move).filter(|action| self.check(seat, action).is_ok()).for_each(&mut visit);
    }

    fn default_action(&self, seat: Seat) -> Option<Move> {
        self.turn().is_on(seat).then_some(Move(0))
    }

    fn view(&self, _: Observer) -> View {
        View(self.left.clone())
    }

    fn notice((): &(), _: Observer) -> Option<()> {
        Some(())
    }

    fn fold(_: &mut View, (): &()) -> Result<(), FoldError> {
        Ok(())
    }

    fn reveals((): &()) -> bool {
        false
    }

    fn determinize<R: Rng + ?Sized>(view: &View, _: &mut R) -> Self {
        Self { options: Options::default(), to_act: None, turns: 0, left: view.0.clone() }
    }

    fn scores(&self) -> BySeat<i32> {
        self.left.map(|&stones| stones.into())
    }

    fn standings(&self) -> Option<BySeat<Standing>> {
        let table = || rank(self.seats(), |seat| self.left[seat], |seat| self.left[seat].into());
        (self.turn() == Turn::Over).then(table)
    }

    fn measures(&self, seat: Seat) -> Measures {
        ArrayVec::from_iter([i32::from(self.options.stones - self.left[seat])])
    }

    fn bound(options: &Options, _: u8) -> Option<u64> {
        (options.turns > 0).then(|| u64::from(options.turns) + 1)
    }
}

impl Actions for Stones {
    const ACTIONS: usize = 3;

    fn encode(action: &Move) -> usize {
        action.0.into()
    }

    fn decode(index: usize) -> Option<Move> {
        (index < Self::ACTIONS).then_some(Move(index as u8))
    }
}

impl Heuristics for Stones {
    fn sheds(action: &Move) -> bool {
        action.0 > 0
    }

    fn static_score(_: &View, action: &Move) -> i32 {
        action.0.into()
    }
}
