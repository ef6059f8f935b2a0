//! Playing a series of games on all cores.

use std::io;
use std::ops::{ControlFlow, Range};

use cardinal_bots::{Halt, Player, Seated};
use cardinal_engine::{Game, Heuristics, Record};

use super::observer::{Anatomy, Closely, Observer};
use super::row::csv_row;
use super::tally::Tally;
use super::{Checkpoint, Plan, Report};
use crate::playing::crew::Crew;
use crate::playing::{Brake, Sides};
use crate::{LabError, Outcome, Streams, play_game};

/// Takes a line of text, without the line break.
pub type Sink<'a> = &'a mut dyn FnMut(&str) -> io::Result<()>;

/// Is shown how far a series has come.
pub type Keeper<'a> = &'a mut dyn FnMut(&Checkpoint) -> io::Result<()>;

/// Follows a simulation.
#[derive(Default)]
pub struct Watch<'a> {
    /// Called now and then with a number of further finished games; from any thread.
    pub progress: Option<&'a (dyn Fn(u64) + Sync)>,
    /// Gets the record of every game as JSON, in the order of the games.
    pub records: Option<Sink<'a>>,
    /// Gets a row of comma-separated values for every game, in the order of the games; [`super::csv_head`] names the
    /// columns.
    pub rows: Option<Sink<'a>>,
    /// May be called; the report is then about the games that were done.
    pub halt: Option<&'a Halt>,
    /// Goes on from here. Records and rows begin with the next game.
    pub resume: Option<Checkpoint>,
    /// Is shown every batch of games that was added, in order, after their records and rows.
    pub keeper: Option<Keeper<'a>>,
    /// How many games a thread takes on at once; otherwise as many as take a moment, which depends on the machine.
    pub batch: Option<u64>,
}

impl std::fmt::Debug for Watch<'_> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let done = self.resume.as_ref().map(Checkpoint::done);
        f.debug_struct("Watch").field("resume", &done).finish_non_exhaustive()
    }
}

/// The most games a thread takes on at once.
const BATCH: u64 = 256;
/// Like `BATCH`, where records are stored, which take memory.
const RECORDED_BATCH: u64 = 16;
/// How many games of a series are watched closely, the first ones. Games of a series do not depend on each other, so
/// these speak for all; a close look costs more than a fast game itself.
pub const CLOSE: u64 = 1_000;

/// Plays the games of a plan and reports what they show; the checkpoint is for going on later.
///
/// The report, the records and the rows depend neither on the number of threads nor on whether a series was
/// played in one go or in several.
pub fn simulate<G: Heuristics>(
    plan: &Plan<G>,
    mut watch: Watch<'_>,
) -> Result<(Report, Checkpoint), LabError> {
    let seats = u8::try_from(plan.seats.len()).unwrap_or(u8::MAX);
    let fresh = G::new(&plan.options, seats)?;
    let mut state = watch.resume.take().unwrap_or_else(|| Checkpoint::start(plan));
    state.fits(plan)?;
    let brake = Brake::new(watch.halt);
    let series = Series {
        plan,
        sides: Sides::learn(&fresh, plan.cap()),
        fresh,
        progress: watch.progress,
        brake: &brake,
        records: watch.records.is_some(),
        rows: watch.rows.is_some(),
    };
    let most = if series.records { RECORDED_BATCH } else { BATCH };
    let (batch, fixed) = (watch.batch.unwrap_or(most).max(1), watch.batch.is_some());
    let crew = Crew { threads: plan.threads.max(1), batch, fixed, brake: &brake };
    crew.work(
        state.done()..plan.games,
        || None,
        |players, numbers| series.play(players, numbers),
        |numbers, batch| {
            let pour = |sink: &mut Option<Sink<'_>>, lines: &[String]| match sink {
                Some(sink) => lines.iter().try_for_each(|line| sink(line)),
                None => Ok(()),
            };
            pour(&mut watch.records, &batch.records).map_err(LabError::Records)?;
            pour(&mut watch.rows, &batch.rows).map_err(LabError::Rows)?;
            state.advance(numbers.end, &batch.tally);
            if let Some(keeper) = &mut watch.keeper {
                keeper(&state).map_err(LabError::State)?;
            }
            Ok::<_, LabError>(ControlFlow::Continue(()))
        },
    )?;
    Ok((Report::new(plan, state.tally()), state))
}

/// A plan under way.
struct Series<'a, G: Game> {
    plan: &'a Plan<G>,
    /// A game before its first shuffle, to start each from.
    fresh: G,
    sides: Sides,
    progress: Option<&'a (dyn Fn(u64) + Sync)>,
    brake: &'a Brake,
    /// Whether records are kept.
    records: bool,
    /// Whether rows are kept.
    rows: bool,
}

/// Some games of a series in a row.
struct Batch {
    tally: Tally,
    /// What a close look at the first games of the series shows.
    anatomy: Anatomy,
    records: Vec<String>,
    rows: Vec<String>,
}

/// The players a thread reuses for its next game. Only levels that do not search are reused: others might remember a
/// game that another thread could as well have played.
type Players<G> = Option<Vec<Seated<G>>>;

impl<G: Heuristics> Series<'_, G> {
    fn play(&self, players: &mut Players<G>, numbers: Range<u64>) -> (u64, Batch) {
        let tally = Tally::new::<G>(self.plan.seats.len());
        let mut batch = Batch { tally, anatomy: Anatomy::default(), records: Vec::new(), rows: Vec::new() };
        let end =
            numbers.clone().find(|&index| !self.play_one(index, players, &mut batch)).unwrap_or(numbers.end);
        batch.tally.close = std::mem::take(&mut batch.anatomy).into_tally();
        if let Some(progress) = self.progress {
            progress(end - numbers.start);
        }
        (end, batch)
    }

    fn players(&self) -> Vec<Seated<G>> {
        self.plan.seats.iter().map(|player| player.seated().heeding(self.brake.halt())).collect()
    }

    /// Plays a game, watching it closely if it is one of the first.
    fn watch<'o>(
        &self,
        index: u64,
        game: &mut G,
        players: &mut [Seated<G>],
        streams: Streams,
        mut seen: Observer<'o, G>,
        batch: &mut Batch,
    ) -> Option<(Outcome, Observer<'o, G>)> {
        let cap = self.plan.cap();
        if index >= CLOSE {
            return Some((play_game(game, players, streams, cap, &mut seen)?, seen));
        }
        let mut closely = Closely { observer: seen, anatomy: &mut batch.anatomy };
        let outcome = play_game(game, players, streams, cap, &mut closely)?;
        closely.anatomy.end_game();
        Some((outcome, closely.observer))
    }

    /// Plays a game; `false` if it was called off.
    fn play_one(&self, index: u64, kept: &mut Players<G>, batch: &mut Batch) -> bool {
        let mut game = self.fresh.clone();
        let mut players = kept.take().unwrap_or_else(|| self.players());
        let streams = Streams::of(self.plan.seed, index, game.seats());
        let seen = Observer::new(self.brake, &self.sides, self.records, self.rows || index < CLOSE);
        let Some((outcome, mut seen)) = self.watch(index, &mut game, &mut players, streams, seen, batch)
        else {
            return false;
        };
        if self.plan.seats.iter().all(|player| !player.level().looks_ahead()) {
            *kept = Some(players);
        }
        if let Some(standings) = &outcome.standings {
            seen.finish(standings);
        }
        batch.tally.add(&game, &outcome, &seen, index < CLOSE);
        if self.rows {
            batch.rows.push(csv_row(index, &game, &outcome, &seen));
        }
        if let Some(inputs) = seen.inputs {
            let seats = self.plan.seats.iter().map(Player::to_string).collect();
            let (options, result) = (game.options(), outcome.standings);
            let record =
                Record::<G> { revision: G::INFO.revision, options, seats, inputs, result, fairness: None };
            batch.records.push(record.to_file().to_json());
        }
        true
    }
}
