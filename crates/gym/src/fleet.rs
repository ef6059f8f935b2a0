//! Many games at once.

use cardinal_engine::{Instinct, Seat, SetupError, Tensor};
use rayon::prelude::*;
use rayon::{ThreadPool, ThreadPoolBuilder};

use crate::lane::{Lane, Row, Table};
use crate::plan::DEFAULT_CAP;
use crate::{Bits, GymError, Plan, Rows};

/// So many games are stepped by a thread before it looks for more work.
const SHARE: usize = 64;

/// Games of one kind, all waiting for a decision from outside.
#[derive(Debug)]
pub struct Fleet<G: Instinct + Tensor> {
    table: Table<G>,
    lanes: Vec<Lane<G>>,
    pool: ThreadPool,
    /// The actions of a step, decoded.
    chosen: Vec<Option<G::Action>>,
}

impl<G: Instinct + Tensor> Fleet<G> {
    /// Sets the games up and plays each to its first decision from outside.
    pub fn new(plan: &Plan<G>) -> Result<Self, GymError> {
        let seats = u8::try_from(plan.players.len()).unwrap_or(u8::MAX);
        let fresh = G::new(&plan.options, seats)?;
        if plan.games == 0 {
            return Err(GymError::NoGames);
        }
        if plan.players.iter().all(Option::is_some) {
            return Err(GymError::NobodyOutside);
        }
        let bound = G::bound(&plan.options, seats).unwrap_or(DEFAULT_CAP);
        let table = Table {
            fresh,
            players: plan.players.clone(),
            rotate: plan.rotate,
            seed: plan.seed,
            cap: plan.cap.map_or(bound, |cap| cap.clamp(1, bound)),
            stride: plan.games as u64,
        };
        let pool = ThreadPoolBuilder::new().num_threads(plan.threads).build();
        let pool = pool.map_err(|error| GymError::Threads(error.to_string()))?;
        let lanes = pool.install(|| {
            (0..plan.games as u64).into_par_iter().map(|place| Lane::new(&table, place)).collect()
        });
        Ok(Self { table, lanes, pool, chosen: vec![None; plan.games] })
    }

    /// How many games there are.
    pub fn games(&self) -> usize {
        self.lanes.len()
    }

    /// How many play in each.
    pub fn seats(&self) -> usize {
        self.table.players.len()
    }

    /// The number in its series of the game at each place.
    pub fn numbers(&self) -> impl Iterator<Item = u64> {
        self.lanes.iter().map(|lane| lane.number)
    }

    /// The seat whose decision is awaited in each game.
    pub fn waiting(&self) -> impl Iterator<Item = Seat> {
        self.lanes.iter().map(|lane| lane.seat)
    }

    /// Starts all over, with the games of another seed.
    pub fn reset(&mut self, seed: u64) -> Result<(), SetupError> {
        self.table.seed = seed;
        let (table, lanes) = (&self.table, &mut self.lanes);
        self.pool.install(|| {
            lanes.par_iter_mut().enumerate().for_each(|(place, lane)| *lane = Lane::new(table, place as u64));
        });
        Ok(())
    }

    /// Writes down how things stand, without a step.
    pub fn show(&self, rows: &mut Rows<'_>) -> Result<(), GymError> {
        self.check_room(rows)?;
        let table = &self.table;
        rows.terminated.fill(false);
        rows.truncated.fill(false);
        rows.rewards.fill(0.0);
        let work = split(rows, self.seats(), G::ACTIONS, G::SIZE);
        self.pool.install(|| {
            self.lanes.par_iter().zip(work).with_min_len(SHARE).for_each(|(lane, mut row)| {
                lane.show(table, &mut row);
            });
        });
        Ok(())
    }

    /// Lets whoever is awaited in each game do the action of this number, and goes on to the next decisions.
    ///
    /// If one of them cannot be done, nothing happens in any game.
    pub fn step(&mut self, actions: &[i32], rows: &mut Rows<'_>) -> Result<(), GymError> {
        self.check_room(rows)?;
        if actions.len() != self.lanes.len() {
            return Err(GymError::Room("actions"));
        }
        self.choose(actions)?;
        let (table, seats) = (&self.table, self.seats());
        let work = split(rows, seats, G::ACTIONS, G::SIZE);
        let lanes = self.lanes.par_iter_mut().zip(&self.chosen).zip(work).with_min_len(SHARE);
        self.pool.install(|| {
            lanes.for_each(|((lane, action), mut row)| {
                if let Some(action) = action {
                    lane.step(action, table, &mut row);
                }
                lane.show(table, &mut row);
            });
        });
        Ok(())
    }

    /// Decodes and checks the actions of a step.
    fn choose(&mut self, actions: &[i32]) -> Result<(), GymError> {
        let check = |game: usize, lane: &Lane<G>, number: i32| {
            let no_action = || GymError::NoAction { game, action: number.into(), actions: G::ACTIONS };
            let index = usize::try_from(number).map_err(|_| no_action())?;
            let action = G::decode(index).ok_or_else(no_action)?;
            let illegal = |illegal| GymError::Refused { game, action: index, illegal };
            lane.game.check(lane.seat, &action).map_err(illegal)?;
            Ok::<_, GymError>(action)
        };
        let lanes = self.lanes.par_iter().zip(actions).zip(&mut self.chosen).enumerate();
        self.pool.install(|| {
            lanes.with_min_len(4 * SHARE).try_for_each(|(game, ((lane, number), chosen))| {
                *chosen = Some(check(game, lane, *number)?);
                Ok(())
            })
        })
    }

    /// Draws an action for each game, each legal one equally likely, from dice that nothing else uses.
    pub fn sample(&mut self, bits: &[u64], actions: &mut [i32]) -> Result<(), GymError> {
        let words = Bits::words(G::ACTIONS);
        if bits.len() != words * self.lanes.len() {
            return Err(GymError::Room("bits"));
        }
        if actions.len() != self.lanes.len() {
            return Err(GymError::Room("actions"));
        }
        let work = self.lanes.par_iter_mut().zip(bits.par_chunks_exact(words)).zip(actions);
        self.pool.install(|| {
            work.with_min_len(4 * SHARE).for_each(|((lane, bits), action)| {
                *action = Bits::pick(bits, &mut lane.dice).map_or(-1, |action| action as i32);
            });
        });
        Ok(())
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

/// The rows of each game, to be worked on at the same time.
fn split<'r>(
    rows: &'r mut Rows<'_>,
    seats: usize,
    actions: usize,
    size: usize,
) -> impl IndexedParallelIterator<Item = Row<'r>> {
    let games = rows.player.len();
    let flags = rows.player.par_iter_mut().zip(&mut *rows.terminated).zip(&mut *rows.truncated);
    let results = rows.rewards.par_chunks_exact_mut(seats).zip(some(&mut rows.scores, seats, games));
    let legal = some(&mut rows.bits, Bits::words(actions), games).zip(some(&mut rows.mask, actions, games));
    let seen = some(&mut rows.observations, size, games).zip(some(&mut rows.last, size, games));
    flags.zip(results).zip(legal).zip(seen).map(
        |(((((player, terminated), truncated), (rewards, scores)), (bits, mask)), (observation, last))| Row {
            player,
            terminated,
            truncated,
            rewards,
            scores,
            bits,
            mask,
            observation,
            last,
        },
    )
}

/// A part for each game, if there is anything to part.
fn some<'r, T: Send>(
    rows: &'r mut Option<&mut [T]>,
    size: usize,
    games: usize,
) -> impl IndexedParallelIterator<Item = Option<&'r mut [T]>> {
    match rows {
        Some(rows) => rayon::iter::Either::Left(rows.par_chunks_exact_mut(size).map(Some)),
        None => rayon::iter::Either::Right((0..games).into_par_iter().map(|_| None)),
    }
}
