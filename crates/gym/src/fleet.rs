//! Many games at once.

use std::sync::{Mutex, PoisonError};

use cardinal_engine::{Actions, Heuristics, Seat, Tensor};

use crate::crew::Crew;
use crate::divide::divide;
use crate::lane::{Lane, Row};
use crate::plan::DEFAULT_CAP;
use crate::setup::Setup;
use crate::{Bits, GymError, Plan, Rows};

/// Games of one kind, all waiting for a decision from outside.
#[derive(Debug)]
pub struct Fleet<G: Heuristics + Tensor> {
    setup: Setup<G>,
    lanes: Vec<Lane<G>>,
    crew: Crew,
    /// The actions of a step, decoded.
    chosen: Vec<Option<G::Action>>,
    /// For each thread a view to be overwritten.
    desks: Vec<Mutex<Option<G::View>>>,
}

impl<G: Heuristics + Tensor> Fleet<G> {
    /// Sets the games up and plays each to its first decision from outside.
    pub fn new(plan: &Plan<G>) -> Result<Self, GymError> {
        let seats = u8::try_from(plan.players.len()).unwrap_or(u8::MAX);
        let fresh = G::new(&plan.options, seats)?;
        if plan.games == 0 {
            return Err(GymError::NoGames);
        }
        if plan.players.iter().all(Option::is_some) {
            return Err(GymError::NoOutsideSeat);
        }
        let thinks = plan.players.iter().flatten().any(|player| player.level().looks_ahead());
        let bound = G::bound(&plan.options, seats).unwrap_or(DEFAULT_CAP);
        let setup = Setup {
            fresh,
            players: plan.players.clone(),
            rotate: plan.rotate,
            seed: plan.seed,
            cap: plan.cap.map_or(bound, |cap| cap.clamp(1, bound)),
            patience: bound,
            stride: plan.games as u64,
            halt: thinks.then(|| plan.halt.clone()),
        };
        let crew = Crew::new(plan.threads)?;
        let threads = crew.threads();
        // A number of games that does not fit is the caller's mistake, not the end of the program.
        let (mut lanes, mut chosen) = (reserve(plan.games)?, reserve(plan.games)?);
        lanes.extend((0..plan.games as u64).map(|place| Lane::new(&setup, place)));
        chosen.resize(plan.games, None);
        let mut fleet =
            Self { lanes, setup, crew, chosen, desks: (0..threads).map(|_| Mutex::default()).collect() };
        fleet.restart(plan.seed)?;
        Ok(fleet)
    }

    /// How many games there are.
    pub fn games(&self) -> usize {
        self.lanes.len()
    }

    /// How many play in each.
    pub fn seats(&self) -> usize {
        self.setup.players.len()
    }

    /// The number in its series of the game in each lane.
    pub fn numbers(&self) -> impl Iterator<Item = u64> {
        self.lanes.iter().map(|lane| lane.number)
    }

    /// The seat whose decision is awaited in each game.
    pub fn waiting(&self) -> impl Iterator<Item = Seat> {
        self.lanes.iter().map(|lane| lane.seat)
    }

    /// Whether bots search, so that a step may take long and [`Plan::halt`] matters.
    pub const fn thinks(&self) -> bool {
        self.setup.halt.is_some()
    }

    /// Restarts with the games of another seed. If a halt is called in between, nothing happens.
    pub fn reset(&mut self, seed: u64) -> Result<(), GymError> {
        self.wholly(|fleet| fleet.restart(seed))
    }

    fn restart(&mut self, seed: u64) -> Result<(), GymError> {
        self.crew.muster()?;
        self.setup.seed = seed;
        let (setup, games) = (&self.setup, self.lanes.len());
        let work = (0..games, self.lanes.as_mut_slice());
        divide(self.crew.pool(), games, work, |(places, lanes)| {
            places.zip(lanes).try_for_each(|(place, lane)| lane.restart(setup, place as u64))
        })
    }

    /// Writes the rows as they stand, without a step.
    pub fn show(&mut self, rows: &mut Rows<'_>) -> Result<(), GymError> {
        self.check_room(rows)?;
        self.crew.muster()?;
        rows.terminated.fill(false);
        rows.truncated.fill(false);
        rows.rewards.fill(0.0);
        self.chosen.fill(None);
        self.play(rows)
    }

    /// Does the action of this number for the awaited seat of each game, and goes on to the next decisions.
    ///
    /// If one action is illegal, nothing happens in any game. Nor if a halt is called in between, and then the rows
    /// show the state before, as [`Fleet::show`] does. If no game needs a decision from outside any more, the fleet has
    /// to be reset.
    pub fn step(&mut self, actions: &[i32], rows: &mut Rows<'_>) -> Result<(), GymError> {
        self.check_room(rows)?;
        if actions.len() != self.lanes.len() {
            return Err(GymError::Room("actions"));
        }
        self.crew.muster()?;
        self.choose(actions)?;
        let done = self.wholly(|fleet| fleet.play(rows));
        if done == Err(GymError::Interrupted) {
            self.show(rows)?;
        }
        done
    }

    /// Does something to the games that may be interrupted. If it is, they go back to what they were.
    fn wholly(&mut self, work: impl FnOnce(&mut Self) -> Result<(), GymError>) -> Result<(), GymError> {
        // Where bots search, the cost of copies is negligible.
        let before = self.thinks().then(|| (self.setup.seed, self.lanes.clone()));
        let done = work(self);
        if let (Err(GymError::Interrupted), Some((seed, lanes))) = (&done, before) {
            (self.setup.seed, self.lanes) = (seed, lanes);
        }
        done
    }

    /// Decodes and checks the actions of a step.
    fn choose(&mut self, actions: &[i32]) -> Result<(), GymError> {
        let games = self.lanes.len();
        let work = ((0..games, self.lanes.as_slice()), actions, self.chosen.as_mut_slice());
        divide(self.crew.pool(), games, work, |((places, lanes), actions, chosen)| {
            for (((game, lane), number), chosen) in places.zip(lanes).zip(actions).zip(chosen) {
                *chosen = Some(check(game, lane, *number)?);
            }
            Ok(())
        })
    }

    /// Applies the chosen actions, if any, and writes the rows.
    fn play(&mut self, rows: &mut Rows<'_>) -> Result<(), GymError> {
        let (setup, desks, seats) = (&self.setup, &self.desks, self.seats());
        let games = self.lanes.len();
        let work = (self.lanes.as_mut_slice(), self.chosen.as_slice(), rows.lend());
        divide(self.crew.pool(), games, work, |(lanes, chosen, mut rows)| {
            let desk = &desks[rayon::current_thread_index().unwrap_or(0) % desks.len()];
            // A panic may have left half a view there; it is painted over.
            let mut desk = desk.lock().unwrap_or_else(PoisonError::into_inner);
            for (at, (lane, action)) in lanes.iter_mut().zip(chosen).enumerate() {
                let mut row = row::<G>(&mut rows, at, seats);
                if let Some(action) = action {
                    lane.step(action, setup, &mut row, &mut desk)?;
                }
                lane.show(setup, &mut row, &mut desk);
            }
            Ok(())
        })
    }

    /// Draws an action for each game, each legal one equally likely, from dice of its own. `bits` are those of the
    /// last step.
    pub fn sample(&mut self, bits: &[u64], actions: &mut [i32]) -> Result<(), GymError> {
        let (words, games) = (Bits::words(G::ACTIONS), self.lanes.len());
        if bits.len() != words * games {
            return Err(GymError::Room("bits"));
        }
        if actions.len() != games {
            return Err(GymError::Room("actions"));
        }
        self.crew.muster()?;
        let work = ((0..games, self.lanes.as_mut_slice()), bits, actions);
        divide(self.crew.pool(), games, work, |((places, lanes), bits, actions)| {
            for (((game, lane), bits), action) in places.zip(lanes).zip(bits.chunks_exact(words)).zip(actions)
            {
                *action = Bits::pick(bits, &mut lane.dice).ok_or(GymError::Unmasked(game))? as i32;
            }
            Ok(())
        })
    }

    fn check_room(&self, rows: &Rows<'_>) -> Result<(), GymError> {
        let games = self.lanes.len();
        let each = [
            ("players", rows.player.len(), 1),
            ("terminated", rows.terminated.len(), 1),
            ("truncated", rows.truncated.len(), 1),
            ("rewards", rows.rewards.len(), self.seats()),
        ];
        let some = [
            ("scores", rows.scores.as_ref().map(|row| row.len()), self.seats()),
            ("bits", rows.bits.as_ref().map(|row| row.len()), Bits::words(G::ACTIONS)),
            ("mask", rows.mask.as_ref().map(|row| row.len()), G::ACTIONS),
            ("observations", rows.observations.as_ref().map(|row| row.len()), G::SIZE),
            ("last observations", rows.last.as_ref().map(|row| row.len()), G::SIZE),
        ];
        let wanted = some.into_iter().filter_map(|(name, found, size)| Some((name, found?, size)));
        match each.into_iter().chain(wanted).find(|(_, found, size)| *found != games * size) {
            Some((name, ..)) => Err(GymError::Room(name)),
            None => Ok(()),
        }
    }
}

/// An empty list with capacity for all games.
fn reserve<T>(games: usize) -> Result<Vec<T>, GymError> {
    let mut list = Vec::new();
    list.try_reserve_exact(games).map_err(|_| GymError::Memory(games))?;
    Ok(list)
}

/// The action of a number, if it can be done.
fn check<G: Heuristics>(game: usize, lane: &Lane<G>, number: i32) -> Result<G::Action, GymError> {
    let no_action = || GymError::NoAction { game, action: number.into(), actions: G::ACTIONS };
    let index = usize::try_from(number).map_err(|_| no_action())?;
    let action = G::decode(index).ok_or_else(no_action)?;
    let illegal = |illegal| GymError::Refused { game, action: index, illegal };
    lane.game.check(lane.seat, &action).map_err(illegal)?;
    Ok(action)
}

/// The rows of one game.
#[inline]
fn row<'r, G: Actions + Tensor>(rows: &'r mut Rows<'_>, at: usize, seats: usize) -> Row<'r> {
    Row {
        player: &mut rows.player[at],
        terminated: &mut rows.terminated[at],
        truncated: &mut rows.truncated[at],
        rewards: &mut rows.rewards[at * seats..][..seats],
        scores: part(&mut rows.scores, at, seats),
        bits: part(&mut rows.bits, at, Bits::words(G::ACTIONS)),
        mask: part(&mut rows.mask, at, G::ACTIONS),
        observation: part(&mut rows.observations, at, G::SIZE),
        last: part(&mut rows.last, at, G::SIZE),
    }
}

#[inline]
fn part<'r, T>(rows: &'r mut Option<&mut [T]>, at: usize, size: usize) -> Option<&'r mut [T]> {
    rows.as_deref_mut().map(|rows| &mut rows[at * size..][..size])
}
