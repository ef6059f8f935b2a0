//! Playing a series of games on all cores.

use std::io;
use std::ops::{ControlFlow, Range};

use cardinal_bots::{Halt, Player, Seated};
use cardinal_engine::{Game, Input, Instinct, Record, Seat};

use super::tally::Tally;
use super::{Plan, Report};
use crate::playing::Brake;
use crate::playing::crew::Crew;
use crate::{Journal, LabError, Streams, play_game};

/// Takes the record of a game as a line of JSON, without the line break.
pub type RecordSink<'a> = &'a mut dyn FnMut(&str) -> io::Result<()>;

/// Somebody who follows a simulation.
#[derive(Default)]
pub struct Watch<'a> {
    /// Is told now and then that so many more games are done; from any thread.
    pub progress: Option<&'a (dyn Fn(u64) + Sync)>,
    /// Gets the record of every game, in the order of the games.
    pub records: Option<RecordSink<'a>>,
    /// May be called; the report is then about the games that were done.
    pub halt: Option<&'a Halt>,
}

impl std::fmt::Debug for Watch<'_> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let (progress, records) = (self.progress.is_some(), self.records.is_some());
        f.debug_struct("Watch").field("progress", &progress).field("records", &records).finish()
    }
}

/// The most games a thread takes on at once.
const BATCH: u64 = 256;
/// The same where records are kept, which take memory.
const RECORDED_BATCH: u64 = 16;

/// Plays the games of a plan and reports what they show.
///
/// The report and the records are the same for any number of threads.
pub fn simulate<G: Game + Instinct>(plan: &Plan<G>, mut watch: Watch<'_>) -> Result<Report, LabError> {
    let seats = u8::try_from(plan.seats.len()).unwrap_or(u8::MAX);
    let brake = Brake::new(watch.halt);
    let records = watch.records.is_some();
    let series = Series {
        plan,
        fresh: G::new(&plan.options, seats)?,
        progress: watch.progress,
        brake: &brake,
        records,
    };
    let batch = if records { RECORDED_BATCH } else { BATCH };
    let crew = Crew { threads: plan.threads.max(1), batch, brake: &brake };
    let mut whole = Tally::new::<G>(plan.seats.len());
    crew.work(
        0..plan.games,
        || (),
        |(), numbers| series.play(numbers),
        |_, (tally, lines)| {
            whole.merge(&tally);
            if let Some(sink) = &mut watch.records {
                lines.iter().try_for_each(|line| sink(line)).map_err(LabError::Records)?;
            }
            Ok::<_, LabError>(ControlFlow::Continue(()))
        },
    )?;
    Ok(Report::new(plan, &whole))
}

/// A plan under way.
struct Series<'a, G: Game> {
    plan: &'a Plan<G>,
    /// A game before its first shuffle, to start each from.
    fresh: G,
    progress: Option<&'a (dyn Fn(u64) + Sync)>,
    brake: &'a Brake,
    /// Whether records are kept.
    records: bool,
}

impl<G: Game + Instinct> Series<'_, G> {
    fn play(&self, numbers: Range<u64>) -> (u64, (Tally, Vec<String>)) {
        let mut tally = Tally::new::<G>(self.plan.seats.len());
        let mut lines = Vec::new();
        let mut reached = numbers.start;
        let names: Vec<String> = self.plan.seats.iter().map(Player::to_string).collect();
        for index in numbers.clone() {
            let mut game = self.fresh.clone();
            let mut players: Vec<Seated<G>> =
                self.plan.seats.iter().map(|player| player.seated().heeding(self.brake.halt())).collect();
            let streams = Streams::of(self.plan.seed, index, game.seats());
            let mut watch = Watched { brake: self.brake, inputs: self.records.then(Vec::new) };
            let outcome = play_game(&mut game, &mut players, streams, self.plan.cap(), &mut watch);
            let Some(outcome) = outcome else { break };
            tally.add(&game, &outcome);
            if let Some(inputs) = watch.inputs {
                let (options, seats, result) = (game.options(), names.clone(), outcome.standings);
                lines.push(Record::<G> { options, seats, inputs, result, fairness: None }.header().to_json());
            }
            reached = index + 1;
        }
        if let Some(progress) = self.progress {
            progress(reached - numbers.start);
        }
        (reached, (tally, lines))
    }
}

/// Keeps the inputs of a game where they are wanted, and calls it off when the work is halted.
struct Watched<'a, G: Game> {
    brake: &'a Brake,
    inputs: Option<Vec<Input<G::Action, G::Chance>>>,
}

impl<G: Game> Journal<G> for Watched<'_, G> {
    #[inline]
    fn decides(&mut self, _: &G, _: Seat) -> bool {
        !self.brake.pulled()
    }

    #[inline]
    fn chance(&mut self, _: &G, chance: G::Chance) {
        if let Some(inputs) = &mut self.inputs {
            inputs.push(Input::Chance(chance));
        }
    }

    #[inline]
    fn action(&mut self, _: &G, seat: Seat, action: G::Action) {
        if let Some(inputs) = &mut self.inputs {
            inputs.push(Input::Action { seat, action });
        }
    }
}
