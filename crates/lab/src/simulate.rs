//! Playing a series of games on all cores.

use std::io;
use std::ops::Range;

use cardinal_bots::{Player, Seated};
use cardinal_engine::{Game, Input, Instinct, Record, SetupError};
use rayon::iter::{IntoParallelIterator, ParallelIterator};
use rayon::{ThreadPool, ThreadPoolBuilder};
use thiserror::Error;

use crate::tally::Tally;
use crate::{Plan, Report, play_game};

/// Why a simulation came to nothing.
#[derive(Debug, Error)]
pub enum LabError {
    /// The table cannot be set up so.
    #[error(transparent)]
    Setup(#[from] SetupError),
    /// The threads cannot be had.
    #[error("cannot start the threads: {0}")]
    Threads(#[from] rayon::ThreadPoolBuildError),
    /// The records cannot be written.
    #[error("cannot write the records: {0}")]
    Records(io::Error),
}

/// Takes the record of a game as a line of JSON, without the line break.
pub type RecordSink<'a> = &'a mut dyn FnMut(&str) -> io::Result<()>;

/// Somebody who follows a simulation.
#[derive(Default)]
pub struct Watch<'a> {
    /// Is told now and then that so many more games are done; from any thread.
    pub progress: Option<&'a (dyn Fn(u64) + Sync)>,
    /// Gets the record of every game, in the order of the games.
    pub records: Option<RecordSink<'a>>,
}

impl std::fmt::Debug for Watch<'_> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let (progress, records) = (self.progress.is_some(), self.records.is_some());
        f.debug_struct("Watch").field("progress", &progress).field("records", &records).finish()
    }
}

/// The most games a thread takes on at once: enough to make the sharing out free, few enough to keep all
/// threads busy until the end.
const CHUNK: u64 = 256;
/// The same where records are kept, which is slower and takes memory.
const RECORDED_CHUNK: u64 = 16;
/// How many chunks of recorded games are held in memory until they are written in order.
const WAVE: u64 = 64;

/// Plays the games of a plan and reports what they show.
///
/// The report and the records are the same for any number of threads.
pub fn simulate<G: Game + Instinct>(plan: &Plan<G>, watch: Watch<'_>) -> Result<Report, LabError> {
    let seats = u8::try_from(plan.seats.len()).unwrap_or(u8::MAX);
    let series = Series { plan, fresh: G::new(&plan.options, seats)?, progress: watch.progress };
    let pool = ThreadPoolBuilder::new().num_threads(plan.threads).build()?;
    let tally = match watch.records {
        None => series.play(&pool),
        Some(sink) => series.play_recorded(&pool, sink)?,
    };
    Ok(Report::new(plan, &tally))
}

/// A plan under way.
struct Series<'a, G: Game> {
    plan: &'a Plan<G>,
    /// A game before its first shuffle, to start each from.
    fresh: G,
    progress: Option<&'a (dyn Fn(u64) + Sync)>,
}

impl<G: Game + Instinct> Series<'_, G> {
    fn play(&self, pool: &ThreadPool) -> Tally {
        let games = self.plan.games;
        let chunk = (games / (16 * pool.current_num_threads() as u64)).clamp(1, CHUNK);
        let play_chunk = |players: &mut Vec<Seated<G>>, number: u64| {
            let mut tally = Tally::new::<G>(self.plan.seats.len());
            for index in part(number, chunk, games) {
                let mut game = self.fresh.clone();
                let outcome = play_game(&mut game, players, self.plan.seed, index, self.plan.cap(), &mut ());
                tally.add(&game, &outcome);
            }
            self.done(part(number, chunk, games));
            tally
        };
        pool.install(|| {
            (0..games.div_ceil(chunk))
                .into_par_iter()
                .map_init(|| self.players(), play_chunk)
                .reduce(Tally::default, Tally::merge)
        })
    }

    fn play_recorded(&self, pool: &ThreadPool, sink: RecordSink<'_>) -> Result<Tally, LabError> {
        let games = self.plan.games;
        let names: Vec<String> = self.plan.seats.iter().map(Player::to_string).collect();
        let play_chunk = |players: &mut Vec<Seated<G>>, number: u64| {
            let mut tally = Tally::new::<G>(self.plan.seats.len());
            let lines = part(number, RECORDED_CHUNK, games).map(|index| {
                let mut game = self.fresh.clone();
                let mut inputs: Vec<Input<G::Action, G::Chance>> = Vec::new();
                let outcome =
                    play_game(&mut game, players, self.plan.seed, index, self.plan.cap(), &mut inputs);
                tally.add(&game, &outcome);
                let (options, seats, result) = (game.options(), names.clone(), outcome.standings);
                Record::<G> { options, seats, inputs, result, fairness: None }.header().to_json()
            });
            let lines: Vec<String> = lines.collect();
            self.done(part(number, RECORDED_CHUNK, games));
            (tally, lines)
        };
        let chunks = games.div_ceil(RECORDED_CHUNK);
        let mut whole = Tally::default();
        for wave in 0..chunks.div_ceil(WAVE) {
            let played: Vec<(Tally, Vec<String>)> = pool.install(|| {
                part(wave, WAVE, chunks).into_par_iter().map_init(|| self.players(), play_chunk).collect()
            });
            for (tally, lines) in played {
                whole = whole.merge(tally);
                lines.iter().try_for_each(|line| sink(line)).map_err(LabError::Records)?;
            }
        }
        Ok(whole)
    }

    fn players(&self) -> Vec<Seated<G>> {
        self.plan.seats.iter().map(|level| level.seated()).collect()
    }

    fn done(&self, games: Range<u64>) {
        if let Some(progress) = self.progress {
            progress(games.end - games.start);
        }
    }
}

/// Part number `number` of `total` things in parts of `size`; the last may be smaller.
fn part(number: u64, size: u64, total: u64) -> Range<u64> {
    number * size..total.min((number * size).saturating_add(size))
}
