//! One game of a fleet.

use cardinal_bots::{Bot, Player, Seated};
use cardinal_engine::random::{Purpose, Stream, stream};
use cardinal_engine::{Heuristics, Observer, Seat, Silent, Tensor, Turn, Window};

use crate::setup::Setup;
use crate::{Bits, GymError, payoffs};

/// No seat has this number, so these dice are shared with no player.
const DICE: Purpose = Purpose::Player(cardinal_engine::MAX_SEATS as u8);

/// How many games in a row may end without a decision from outside before the fleet gives up.
const UNASKED: u32 = 10_000;

/// A game in progress, with its dice and its bots.
#[derive(Clone, Debug)]
pub(crate) struct Lane<G: Heuristics> {
    pub(crate) game: G,
    /// Its number in the series.
    pub(crate) number: u64,
    chance: Stream,
    bots: Vec<Option<Sitting<G>>>,
    /// Who has to decide from outside.
    pub(crate) seat: Seat,
    /// Decisions from outside in this game.
    decisions: u64,
    /// For [`Bits::pick`], separate from everything that plays.
    pub(crate) dice: Stream,
}

/// A bot with its dice.
#[derive(Clone, Debug)]
struct Sitting<G: Heuristics> {
    bot: Seated<G>,
    dice: Stream,
}

/// One row of [`crate::Rows`].
#[derive(Debug)]
pub(crate) struct Row<'a> {
    pub(crate) player: &'a mut u8,
    pub(crate) terminated: &'a mut bool,
    pub(crate) truncated: &'a mut bool,
    pub(crate) rewards: &'a mut [f32],
    pub(crate) scores: Option<&'a mut [i32]>,
    pub(crate) bits: Option<&'a mut [u64]>,
    pub(crate) mask: Option<&'a mut [bool]>,
    pub(crate) observation: Option<&'a mut [f32]>,
    pub(crate) last: Option<&'a mut [f32]>,
}

impl<G: Heuristics + Tensor> Lane<G> {
    /// A place in the fleet, where no game has begun yet.
    pub(crate) fn new(setup: &Setup<G>, place: u64) -> Self {
        Self {
            game: setup.fresh.clone(),
            number: place,
            chance: stream(setup.seed, place, Purpose::Chance),
            bots: Vec::with_capacity(setup.players.len()),
            seat: Seat::new(0),
            decisions: 0,
            dice: stream(setup.seed, place, DICE),
        }
    }

    /// Goes to the first decision from outside of the first game of a place in the fleet.
    pub(crate) fn restart(&mut self, setup: &Setup<G>, place: u64) -> Result<(), GymError> {
        self.dice = stream(setup.seed, place, DICE);
        self.number = place;
        self.open(setup)
    }

    /// Goes to the first decision from outside, in the game of the present number or in the first after it that has one.
    fn open(&mut self, setup: &Setup<G>) -> Result<(), GymError> {
        for _ in 0..UNASKED {
            self.begin(setup);
            if self.advance(setup)? {
                return Ok(());
            }
            self.number += setup.stride;
        }
        Err(GymError::NeverAsked(UNASKED))
    }

    /// Sets up the game of the present number.
    fn begin(&mut self, setup: &Setup<G>) {
        self.game = setup.fresh.clone();
        self.chance = stream(setup.seed, self.number, Purpose::Chance);
        self.decisions = 0;
        self.bots.clear();
        for seat in Seat::all(setup.fresh.seats()) {
            let player = setup.players[setup.player_at(seat, self.number)];
            let dice = || stream(setup.seed, self.number, Purpose::Player(seat.number()));
            let seated = |player: Player| match &setup.halt {
                Some(halt) => player.seated().heeding(halt.clone()),
                None => player.seated(),
            };
            self.bots.push(player.map(|player| Sitting { bot: seated(player), dice: dice() }));
        }
    }

    /// Goes on to the next decision from outside; `false` if the game ended before there was one.
    fn advance(&mut self, setup: &Setup<G>) -> Result<bool, GymError> {
        // Bots have a limit, so that a game in which no outside seat is left ends too.
        let mut patience = setup.patience;
        loop {
            match self.game.turn() {
                Turn::Over => return Ok(false),
                Turn::Chance => {
                    let chance = self.game.sample_chance(&mut self.chance);
                    self.game
                        .apply_chance(&chance, &mut Silent)
                        .expect("a sampled outcome is a possible one");
                }
                Turn::Seats(seats) => {
                    let seat = seats.first().expect("a turn names at least one seat");
                    let Some(sitting) = &mut self.bots[seat.index()] else {
                        self.seat = seat;
                        return Ok(true);
                    };
                    if patience == 0 {
                        return Ok(false);
                    }
                    patience -= 1;
                    setup.check_halt()?;
                    let action = sitting.bot.decide(&Window::new(&self.game, seat), &mut sitting.dice);
                    // An interrupted player still answers, but not with what it would have found.
                    setup.check_halt()?;
                    self.game.apply(seat, &action, &mut Silent).expect("a bot picks among the legal actions");
                }
            }
        }
    }

    /// Takes an action, checked before, for the seat to act, and everything that follows until the next decision.
    #[inline]
    pub(crate) fn step(
        &mut self,
        action: &G::Action,
        setup: &Setup<G>,
        row: &mut Row<'_>,
        desk: &mut Option<G::View>,
    ) -> Result<(), GymError> {
        let seat = self.seat;
        (*row.terminated, *row.truncated) = (false, false);
        if self.game.apply(seat, action, &mut Silent).is_err() {
            // It was checked; there is nothing to do and nothing has changed.
            return Ok(());
        }
        self.decisions += 1;
        let goes_on = self.advance(setup)?;
        if goes_on && self.decisions < setup.cap {
            row.rewards.fill(0.0);
            return Ok(());
        }
        self.finish(seat, setup, row, desk);
        self.number += setup.stride;
        self.open(setup)
    }

    /// Writes how the game ended.
    fn finish(&self, last: Seat, setup: &Setup<G>, row: &mut Row<'_>, desk: &mut Option<G::View>) {
        let standings = self.game.standings();
        (*row.terminated, *row.truncated) = (standings.is_some(), standings.is_none());
        row.rewards.fill(0.0);
        let seats = row.rewards.len();
        if let Some(standings) = &standings {
            let mut by_seat = [0.0; cardinal_engine::MAX_SEATS];
            payoffs(standings, &mut by_seat[..seats]);
            for (player, reward) in row.rewards.iter_mut().enumerate() {
                *reward = by_seat[setup.seat_of(player, self.number).index()];
            }
        }
        if let Some(scores) = &mut row.scores {
            let by_seat = self.game.scores();
            for (player, score) in scores.iter_mut().enumerate() {
                let seat = setup.seat_of(player, self.number);
                *score = standings.as_ref().map_or(by_seat[seat], |standings| standings[seat].score);
            }
        }
        if let Some(row) = &mut row.last {
            self.observe(last, row, desk);
        }
    }

    /// Writes who is to decide and what they may do and know.
    #[inline]
    pub(crate) fn show(&self, setup: &Setup<G>, row: &mut Row<'_>, desk: &mut Option<G::View>) {
        *row.player = setup.player_at(self.seat, self.number) as u8;
        if let Some(bits) = &mut row.bits {
            Bits::write(&self.game, self.seat, bits);
        }
        if let Some(mask) = &mut row.mask {
            self.game.mask(self.seat, mask);
        }
        if let Some(row) = &mut row.observation {
            self.observe(self.seat, row, desk);
        }
    }

    /// Writes what a seat knows, through the view on the desk.
    #[inline]
    fn observe(&self, seat: Seat, row: &mut [f32], desk: &mut Option<G::View>) {
        let who = Observer::Seat(seat);
        match desk {
            Some(view) => self.game.view_into(who, view),
            None => *desk = Some(self.game.view(who)),
        }
        if let Some(view) = desk {
            G::fill(view, row);
        }
    }
}
