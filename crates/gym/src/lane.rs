//! One game of a fleet.

use cardinal_bots::{Bot, Halt, Player, Seated};
use cardinal_engine::random::{Purpose, Stream, stream};
use cardinal_engine::{Game, Heuristics, Observer, Seat, Silent, Tensor, Turn, Window};

use crate::{Bits, GymError, payoffs};

/// Nobody sits there, so these dice are nobody else's.
const DICE: Purpose = Purpose::Player(cardinal_engine::MAX_SEATS as u8);

/// So many games in a row may end before anybody outside has to decide; after more of them nobody ever will.
const UNASKED: u32 = 10_000;

/// What all games of a fleet have in common.
#[derive(Debug)]
pub(crate) struct Table<G: Game> {
    /// A game before its first shuffle, to start each from.
    pub(crate) fresh: G,
    pub(crate) players: Vec<Option<Player>>,
    pub(crate) rotate: bool,
    pub(crate) seed: u64,
    /// After how many decisions from outside a game is broken off.
    pub(crate) cap: u64,
    /// How many decisions those made of code may take in a row.
    pub(crate) patience: u64,
    /// By how much the number of a game grows from one to the next in the same place.
    pub(crate) stride: u64,
    /// Calls a step off; only there where players look ahead.
    pub(crate) halt: Option<Halt>,
}

/// A game under way, with its dice and the players made of code.
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
    /// For [`Bits::pick`], apart from everything that plays.
    pub(crate) dice: Stream,
}

/// A player made of code with its dice.
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

impl<G: Game> Table<G> {
    /// The seat of a player in a game of this number.
    fn seat_of(&self, player: usize, number: u64) -> Seat {
        let seats = self.players.len() as u64;
        let turned = if self.rotate { number % seats } else { 0 };
        Seat::new(((player as u64 + turned) % seats) as u8)
    }

    /// The player at a seat in a game of this number.
    fn player_at(&self, seat: Seat, number: u64) -> usize {
        let seats = self.players.len() as u64;
        let turned = if self.rotate { number % seats } else { 0 };
        ((u64::from(seat.number()) + seats - turned) % seats) as usize
    }

    fn check_halt(&self) -> Result<(), GymError> {
        match &self.halt {
            Some(halt) if halt.is_called() => Err(GymError::Interrupted),
            _ => Ok(()),
        }
    }
}

impl<G: Heuristics + Tensor> Lane<G> {
    /// A place in the fleet, where no game has begun yet.
    pub(crate) fn new(table: &Table<G>, place: u64) -> Self {
        Self {
            game: table.fresh.clone(),
            number: place,
            chance: stream(table.seed, place, Purpose::Chance),
            bots: Vec::with_capacity(table.players.len()),
            seat: Seat::new(0),
            decisions: 0,
            dice: stream(table.seed, place, DICE),
        }
    }

    /// Goes to the first decision from outside of the first game of a place in the fleet.
    pub(crate) fn restart(&mut self, table: &Table<G>, place: u64) -> Result<(), GymError> {
        self.dice = stream(table.seed, place, DICE);
        self.number = place;
        self.open(table)
    }

    /// Goes to the first decision from outside, in the game of the present number or in the first after it that has one.
    fn open(&mut self, table: &Table<G>) -> Result<(), GymError> {
        for _ in 0..UNASKED {
            self.begin(table);
            if self.advance(table)? {
                return Ok(());
            }
            self.number += table.stride;
        }
        Err(GymError::NeverAsked(UNASKED))
    }

    /// Sets up the game of the present number.
    fn begin(&mut self, table: &Table<G>) {
        self.game = table.fresh.clone();
        self.chance = stream(table.seed, self.number, Purpose::Chance);
        self.decisions = 0;
        self.bots.clear();
        for seat in Seat::all(table.fresh.seats()) {
            let player = table.players[table.player_at(seat, self.number)];
            let dice = || stream(table.seed, self.number, Purpose::Player(seat.number()));
            let seated = |player: Player| match &table.halt {
                Some(halt) => player.seated().heeding(halt.clone()),
                None => player.seated(),
            };
            self.bots.push(player.map(|player| Sitting { bot: seated(player), dice: dice() }));
        }
    }

    /// Goes on to the next decision from outside; `false` if the game ended before there was one.
    fn advance(&mut self, table: &Table<G>) -> Result<bool, GymError> {
        // Those made of code may not go on for ever, so that a game of which nobody outside is part any longer ends too.
        let mut patience = table.patience;
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
                    let seat = seats.first().expect("somebody is on turn");
                    let Some(sitting) = &mut self.bots[seat.index()] else {
                        self.seat = seat;
                        return Ok(true);
                    };
                    if patience == 0 {
                        return Ok(false);
                    }
                    patience -= 1;
                    table.check_halt()?;
                    let action = sitting.bot.decide(&Window::new(&self.game, seat), &mut sitting.dice);
                    // A player who was interrupted answers all the same, but not with what it would have found.
                    table.check_halt()?;
                    self.game.apply(seat, &action, &mut Silent).expect("a bot picks among the legal actions");
                }
            }
        }
    }

    /// Lets the seat on turn do this, which was checked before, and everything that follows until the next decision.
    #[inline]
    pub(crate) fn step(
        &mut self,
        action: &G::Action,
        table: &Table<G>,
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
        let goes_on = self.advance(table)?;
        if goes_on && self.decisions < table.cap {
            row.rewards.fill(0.0);
            return Ok(());
        }
        self.finish(seat, table, row, desk);
        self.number += table.stride;
        self.open(table)
    }

    /// Writes down how the game came out.
    fn finish(&self, last: Seat, table: &Table<G>, row: &mut Row<'_>, desk: &mut Option<G::View>) {
        let standings = self.game.standings();
        (*row.terminated, *row.truncated) = (standings.is_some(), standings.is_none());
        row.rewards.fill(0.0);
        let seats = row.rewards.len();
        if let Some(standings) = &standings {
            let mut by_seat = [0.0; cardinal_engine::MAX_SEATS];
            payoffs(standings, &mut by_seat[..seats]);
            for (player, reward) in row.rewards.iter_mut().enumerate() {
                *reward = by_seat[table.seat_of(player, self.number).index()];
            }
        }
        if let Some(scores) = &mut row.scores {
            let by_seat = self.game.scores();
            for (player, score) in scores.iter_mut().enumerate() {
                let seat = table.seat_of(player, self.number);
                *score = standings.as_ref().map_or(by_seat[seat], |standings| standings[seat].score);
            }
        }
        if let Some(row) = &mut row.last {
            self.observe(last, row, desk);
        }
    }

    /// Writes down who is to decide and what they may do and know.
    #[inline]
    pub(crate) fn show(&self, table: &Table<G>, row: &mut Row<'_>, desk: &mut Option<G::View>) {
        *row.player = table.player_at(self.seat, self.number) as u8;
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

    /// Writes down what a seat knows, by way of a view that is made on the desk.
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
