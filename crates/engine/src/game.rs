//! The contract every game fulfils.

use std::fmt::Debug;
use std::hash::Hash;

use rand_core::Rng;
use serde::Serialize;
use serde::de::DeserializeOwned;

use crate::{
    BadChance, BySeat, CardId, Census, Illegal, Info, Log, Measures, Observer, Seat, SeatSet, SetupError,
    Standing, Turn,
};

/// What may travel: over a socket, into a file, to another language.
pub trait Wire: Clone + Eq + Debug + Send + Sync + Serialize + DeserializeOwned + 'static {}

impl<T: Clone + Eq + Debug + Send + Sync + Serialize + DeserializeOwned + 'static> Wire for T {}

/// The rules of a game. A value of the implementing type is the whole truth of one game in progress.
///
/// # What a game promises
///
/// The crate `cardinal-contract` checks all of this for every registered game, seat count and preset.
///
/// - **The truth stays here.** A game has no `Serialize`. What may leave it are [`Game::View`] and
///   [`Game::Notice`], made for one [`Observer`] each, and [`Illegal`], told to the seat that asked.
/// - **Chance is an input.** The game never holds a generator. When [`Turn::Chance`] is due, somebody samples
///   an outcome with [`Game::sample_chance`] (or takes one from a record, or makes one up in a test) and
///   hands it to [`Game::apply_chance`]. The grain is one shuffle or one random pick.
/// - **Moves are small steps.** Cards are played one by one, discards chosen one by one; so the legal moves
///   stay few and the integer action space of [`Game::encode`] small.
/// - **Refusal changes nothing** and names the clause that forbids the move.
/// - **Legality is a function of the view.** What a seat may do, and why not, depends only on what it knows;
///   otherwise a refusal would leak.
/// - **Views remember.** A view holds everything its observer may know with perfect memory, because bots plan
///   from it; how much of it a screen shows is the screen's business.
/// - **Notices are complete.** Folding the notices sent to an observer over its first view gives its last.
/// - **No clock, no I/O, no heap per move.** States are small and [`Clone`]; a rollout costs nanoseconds a
///   move.
pub trait Game: Clone + Eq + Debug + Send + Sync + 'static {
    /// Name, seats, options.
    const INFO: Info;

    /// How many different actions there are: [`Game::encode`] gives numbers below this.
    const ACTIONS: usize;

    /// The table options; [`Default`] is the game as published.
    type Options: Wire + Default;
    /// One step of a player.
    type Action: Wire + Copy + Hash;
    /// One outcome of chance.
    type Chance: Wire;
    /// Everything one observer may know.
    type View: Wire;
    /// One thing that happened, as one observer may know it.
    type Notice: Wire;
    /// One thing that happened, in full. Not a wire type.
    type Event: Clone + Debug + Send + Sync;

    /// A game before its first shuffle.
    fn new(options: &Self::Options, seats: u8) -> Result<Self, SetupError>;

    /// The options it is played with, defaults filled in.
    fn options(&self) -> Self::Options;

    /// How many play.
    fn seats(&self) -> u8;

    /// What the game waits for.
    fn turn(&self) -> Turn;

    /// The seats that may act although the game does not wait for them: they have a right they can leave
    /// unused, such as a late draw, a complaint or an offer to stop. Never a seat of [`Game::turn`], and empty
    /// unless that waits for seats.
    fn optional(&self) -> SeatSet {
        SeatSet::NONE
    }

    /// How many cards it is played with: [`Info::cards`], or fewer where an option leaves some out.
    fn cards(&self) -> u16 {
        Self::INFO.cards
    }

    /// Whether the rules themselves make it matter which of these actions of two seats comes first, as when both
    /// draw from one pile. Other actions of seats that may act at the same time lead to the same game in either
    /// order.
    fn ordered(_one: &Self::Action, _other: &Self::Action) -> bool {
        false
    }

    /// A random outcome of the chance that is due.
    ///
    /// # Panics
    /// When no chance is due.
    fn sample_chance<R: Rng + ?Sized>(&self, rng: &mut R) -> Self::Chance;

    /// Lets an outcome of chance happen.
    fn apply_chance(
        &mut self,
        chance: &Self::Chance,
        log: &mut impl Log<Self::Event>,
    ) -> Result<(), BadChance>;

    /// Whether `seat` may do this now, and if not, which clause forbids it.
    fn check(&self, seat: Seat, action: &Self::Action) -> Result<(), Illegal>;

    /// Does it. A refused action leaves the game untouched.
    fn apply(
        &mut self,
        seat: Seat,
        action: &Self::Action,
        log: &mut impl Log<Self::Event>,
    ) -> Result<(), Illegal>;

    /// Visits everything `seat` may do now, each action once, in ascending order of [`Game::encode`].
    fn for_each_legal(&self, seat: Seat, visit: impl FnMut(Self::Action));

    /// What is done for a seat whose time ran out, from what that seat knows; `None` if it is not on turn.
    fn default_action(&self, seat: Seat) -> Option<Self::Action>;

    /// Everything `who` may know.
    fn view(&self, who: Observer) -> Self::View;

    /// The same in the room of a view that is no longer needed, whoever's it was: where that has lists, they are used
    /// again, and nothing is allocated.
    fn view_into(&self, who: Observer, view: &mut Self::View) {
        *view = self.view(who);
    }

    /// What `who` is told of an event; `None` if not even that it happened.
    fn notice(event: &Self::Event, who: Observer) -> Option<Self::Notice>;

    /// Brings a view up to date with a notice sent to the same observer.
    fn fold(view: &mut Self::View, notice: &Self::Notice);

    /// Whether a notice tells its observer something that was hidden before: a card drawn, a hand shown, an
    /// inability admitted. In two worlds that look alike to an observer, only such notices may differ.
    fn reveals(notice: &Self::Notice) -> bool;

    /// A world that the observer of this view cannot rule out, at random.
    fn determinize<R: Rng + ?Sized>(view: &Self::View, rng: &mut R) -> Self;

    /// The running score of each seat, which is public.
    fn scores(&self) -> BySeat<i32>;

    /// How the seats rank, once the game is over.
    fn standings(&self) -> Option<BySeat<Standing>>;

    /// The numbers named in [`Info::measures`] for a seat, once the game is over.
    fn measures(&self, seat: Seat) -> Measures;

    /// The number of an action in the dense action space; [`Game::ACTIONS`] for one that could never be legal.
    fn encode(action: &Self::Action) -> usize;

    /// The action with this number; `None` from [`Game::ACTIONS`] on.
    fn decode(index: usize) -> Option<Self::Action>;

    /// No game with these options takes more inputs than this; `None` if the options allow endless play.
    fn bound(options: &Self::Options, seats: u8) -> Option<u64>;

    /// Where every card is, each exactly once.
    fn census(&self) -> Census;

    /// The cards whose place the observer of this view knows for sure.
    fn pinned(view: &Self::View) -> Census;

    /// Of the cards that cannot be told apart from this one, the one with the lowest number: itself, unless the
    /// game has several alike. Cards that look alike may be numbered anew in each census, as long as each number
    /// keeps its look.
    fn look(card: CardId) -> CardId {
        card
    }

    /// Marks every action `seat` may take in a mask of length [`Game::ACTIONS`].
    ///
    /// # Panics
    /// When the mask is shorter than that.
    fn mask(&self, seat: Seat, mask: &mut [bool]) {
        mask.fill(false);
        self.for_each_legal(seat, |action| mask[Self::encode(&action)] = true);
    }
}
