//! The contract every game fulfils.

use std::fmt::Debug;
use std::hash::Hash;

use rand_core::Rng;

use crate::{
    BadChance, BySeat, FoldError, Illegal, Info, Log, Measures, Observer, Seat, SeatSet, SetupError,
    Standing, Turn, Wire,
};

/// The rules of a game. A value of the implementing type is the whole truth of one game in progress.
///
/// A registered game also has [`Actions`](crate::Actions) (numbers for its actions),
/// [`Heuristics`](crate::Heuristics) (for bots), [`Tensor`](crate::Tensor) (for programs that learn) and
/// [`Audit`](crate::Audit) (for tests); [`Playable`](crate::Playable) stands for all of them.
///
/// # What a game promises
///
/// The crate `cardinal-contract` checks all of this for every registered game, seat count and preset.
///
/// - **The truth stays here.** A game has no `Serialize`. What may leave it are [`Game::View`] and
///   [`Game::Notice`], made for one [`Observer`] each, and [`Illegal`], which goes to the seat that asked.
/// - **Chance is an input.** The game never holds a generator. When [`Turn::Chance`] is due, the caller samples
///   an outcome with [`Game::sample_chance`] (or takes one from a record, or makes one up in a test) and
///   hands it to [`Game::apply_chance`]. The grain is one shuffle or one random pick.
/// - **Moves are small steps.** Cards are played one by one, discards chosen one by one; so the legal moves
///   stay few and the action space of [`Actions`](crate::Actions) small.
/// - **Refusal changes nothing** and names the clause that forbids the move.
/// - **Legality is a function of the view.** What a seat may do, and why not, depends only on what it knows;
///   otherwise a refusal would leak.
/// - **Views remember.** A view holds everything its observer may know with perfect memory, because bots plan
///   from it; how much of it a screen shows is the screen's business.
/// - **Notices are complete.** Folding the notices sent to an observer over its first view gives its last.
/// - **No clock, no I/O, no heap per move.** States are small and [`Clone`]; a rollout costs nanoseconds a
///   move.
pub trait Game: Clone + Eq + Debug + Send + Sync + 'static {
    // What a game implements.

    /// Name, seats, options.
    const INFO: Info;

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
    ///
    /// # Errors
    /// [`SetupError::Seats`] for a number of seats that [`Info::seats`] does not list, [`SetupError::BadValue`] or
    /// [`SetupError::Conflict`] for options that no game can have.
    fn new(options: &Self::Options, seats: u8) -> Result<Self, SetupError>;

    /// The options it is played with, defaults filled in.
    fn options(&self) -> Self::Options;

    /// The number of seats.
    fn seats(&self) -> u8;

    /// What the game waits for.
    fn turn(&self) -> Turn;

    /// A random outcome of the chance that is due.
    ///
    /// # Panics
    /// When no chance is due.
    fn sample_chance<R: Rng + ?Sized>(&self, rng: &mut R) -> Self::Chance;

    /// Applies an outcome of chance.
    ///
    /// # Errors
    /// [`BadChance`] if no chance is due or the outcome is impossible; the game is then unchanged.
    fn apply_chance(
        &mut self,
        chance: &Self::Chance,
        log: &mut impl Log<Self::Event>,
    ) -> Result<(), BadChance>;

    /// Checks whether `seat` may take an action now.
    ///
    /// # Errors
    /// [`Illegal`] with the clause that forbids it. `seat` may be any number, also one beyond the table.
    fn check(&self, seat: Seat, action: &Self::Action) -> Result<(), Illegal>;

    /// Applies an action.
    ///
    /// # Errors
    /// [`Illegal`] exactly where [`Game::check`] refuses; the game is then unchanged.
    fn apply(
        &mut self,
        seat: Seat,
        action: &Self::Action,
        log: &mut impl Log<Self::Event>,
    ) -> Result<(), Illegal>;

    /// Visits every action `seat` may take now, each once and in its plain form, in ascending order of
    /// [`Actions::encode`](crate::Actions::encode). Visits none if the seat may not act.
    fn for_each_legal(&self, seat: Seat, visit: impl FnMut(Self::Action));

    /// The action taken for a seat whose time ran out, from what that seat knows; `None` if it is not to act.
    fn default_action(&self, seat: Seat) -> Option<Self::Action>;

    /// Everything `who` may know.
    fn view(&self, who: Observer) -> Self::View;

    /// What `who` learns of an event; `None` if not even that it happened.
    fn notice(event: &Self::Event, who: Observer) -> Option<Self::Notice>;

    /// Brings a view up to date with a notice sent to the same observer.
    ///
    /// # Errors
    /// [`FoldError`] for a notice that does not fit the view. It never panics on a well-formed view and notice.
    /// After an error the view may be half changed: discard it and ask for a fresh one.
    fn fold(view: &mut Self::View, notice: &Self::Notice) -> Result<(), FoldError>;

    /// Whether a notice tells its observer something that was hidden before: a card drawn, a hand shown, an
    /// inability admitted. In two worlds that look alike to an observer, only such notices may differ.
    ///
    /// Where one order holds several actions, this decides whether they can be applied together: an action that
    /// follows a revealing notice was chosen without knowing what it revealed.
    fn reveals(notice: &Self::Notice) -> bool;

    /// A random world that the observer of this view cannot rule out.
    ///
    /// # Panics
    /// When the view is not one that [`Game::view`] made.
    fn determinize<R: Rng + ?Sized>(view: &Self::View, rng: &mut R) -> Self;

    /// The running score of each seat, which is public.
    fn scores(&self) -> BySeat<i32>;

    /// How the seats rank, once the game is over.
    fn standings(&self) -> Option<BySeat<Standing>>;

    /// The numbers named in [`Info::measures`] for a seat, once the game is over.
    fn measures(&self, seat: Seat) -> Measures;

    /// An upper bound on the inputs of a game with these options; `None` if they allow endless play.
    fn bound(options: &Self::Options, seats: u8) -> Option<u64>;

    // What a game may replace.

    /// The seats that may act although the game does not wait for them: they have a right they can leave
    /// unused, such as a late draw, a challenge or an offer to stop. Never a seat of [`Game::turn`], and empty
    /// unless that waits for seats.
    fn optional(&self) -> SeatSet {
        SeatSet::NONE
    }

    /// A game before its first shuffle, by the rules of an earlier revision. Only revisions from [`Info::oldest`] to
    /// [`Info::revision`] are asked for, so a game with one revision needs no implementation of its own.
    ///
    /// Records and stored matches continue by the rules they began with. A view states its revision where that
    /// makes a difference, so that determinizations have the same rules.
    ///
    /// # Errors
    /// As [`Game::new`].
    fn of_revision(revision: u16, options: &Self::Options, seats: u8) -> Result<Self, SetupError> {
        debug_assert_eq!(revision, Self::INFO.revision, "the game has only one");
        Self::new(options, seats)
    }

    /// The revision whose rules it is played by.
    fn revision(&self) -> u16 {
        Self::INFO.revision
    }

    /// Like [`Game::view`], but reuses the allocations of an existing view of any observer.
    fn view_into(&self, who: Observer, view: &mut Self::View) {
        *view = self.view(who);
    }
}
