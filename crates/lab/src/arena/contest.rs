//! Playing a comparison.

use std::ops::{ControlFlow, Range};

use cardinal_bots::Halt;
use cardinal_engine::{Game, Heuristics, Seat};

use super::plan::SetUp;
use super::score::{self, Score};
use super::{ArenaPlan, ArenaReport, Tables};
use crate::playing::Brake;
use crate::playing::Sides;
use crate::playing::crew::Crew;
use crate::{Journal, LabError, Looks, SprtState, SprtVerdict, Streams, play_game};

/// The most games a thread takes on at once.
pub(super) const BATCH: u64 = 64;

/// Plays the games of a comparison and reports what they show.
///
/// Deal number `d` of a seed has equal shuffles at every table and for every rotation of the players, while
/// each player of each game thinks with its own dice. The number of threads does not change the report. A report
/// of a stopped comparison covers the deals that were played completely.
pub fn arena<G: Heuristics>(
    plan: &ArenaPlan<G>,
    progress: Option<&(dyn Fn(u64) + Sync)>,
    halt: Option<&Halt>,
) -> Result<ArenaReport, LabError> {
    let Played { tables, sides, score, test } = play(plan, None, progress, halt)?;
    Ok(ArenaReport::new(plan, tables, &sides, &score, test))
}

/// How a test stands, and what it found.
pub(super) type Verdict = Option<(SprtState, Option<SprtVerdict>)>;

/// The games of a comparison, played.
pub(super) struct Played {
    tables: Tables,
    sides: Sides,
    pub(super) score: Score,
    test: Verdict,
}

/// Plays the games of a comparison: all of them, or until the plan's test or a look at it decides.
pub(super) fn play<G: Heuristics>(
    plan: &ArenaPlan<G>,
    looks: Option<Looks>,
    progress: Option<&(dyn Fn(u64) + Sync)>,
    halt: Option<&Halt>,
) -> Result<Played, LabError> {
    let SetUp { fresh, sides, tables, lineups } = plan.set_up()?;
    let score = Score::new(lineups, plan.bots.len(), sides.count());
    let games_a_deal = score.games_a_deal() as u64;
    let brake = Brake::new(halt);
    let contest = Contest { plan, fresh, sides: &sides, seating: score.clone(), brake: &brake, progress };
    let crew = Crew { threads: plan.threads.max(1), batch: BATCH, fixed: false, brake: &brake };
    let test = plan.sprt.map(|test| test.begin(games_a_deal));
    let mut tally = Tally::new(score, test, looks);
    let games = 0..plan.deals.saturating_mul(games_a_deal);
    crew.work(
        games,
        || (),
        |(), numbers| contest.play(numbers),
        |_, games| Ok::<_, LabError>(tally.take(games)),
    )?;
    let (score, test) = tally.end();
    Ok(Played { tables, sides, score, test })
}

/// A comparison in progress.
pub(super) struct Contest<'a, G: Game> {
    pub(super) plan: &'a ArenaPlan<G>,
    /// A game before its first shuffle, to start each from.
    pub(super) fresh: G,
    pub(super) sides: &'a Sides,
    /// An empty score, which knows who sits where.
    pub(super) seating: Score,
    pub(super) brake: &'a Brake,
    pub(super) progress: Option<&'a (dyn Fn(u64) + Sync)>,
}

impl<G: Heuristics> Contest<'_, G> {
    pub(super) fn play(&self, numbers: Range<u64>) -> (u64, Vec<score::Game>) {
        let games: Vec<score::Game> = numbers.clone().map_while(|number| self.play_one(number)).collect();
        let reached = numbers.start + games.len() as u64;
        if let Some(progress) = self.progress {
            progress(reached - numbers.start);
        }
        (reached, games)
    }

    fn play_one(&self, number: u64) -> Option<score::Game> {
        let games_a_deal = self.seating.games_a_deal() as u64;
        let (deal, within) = (number / games_a_deal, (number % games_a_deal) as usize);
        // New players for every game: a player must not remember a game that may have been played on another thread.
        let at_side = |&side: &usize| {
            self.plan.bots[self.seating.player(within, side)].seated::<G>().heeding(self.brake.halt())
        };
        let mut players: Vec<_> = self.sides.of_seat().iter().map(at_side).collect();
        let streams = Streams::duplicate(self.plan.seed, deal, number, self.plan.seats);
        let mut watch = Watch { brake: self.brake, starter: None };
        let mut game = self.fresh.clone();
        let outcome = play_game(&mut game, &mut players, streams, self.plan.cap(), &mut watch)?;
        let places = outcome.standings.map(|all| self.sides.gather(all.iter().map(|of| of.place)).to_vec());
        let starter = watch.starter.map_or(0, |seat| self.sides.of_seat()[seat.index()]);
        Some(score::Game { decisions: outcome.decisions, places, starter })
    }
}

/// Notes who decides first, and calls the game off when work is halted.
struct Watch<'a> {
    brake: &'a Brake,
    starter: Option<Seat>,
}

impl<G: Game> Journal<G> for Watch<'_> {
    #[inline]
    fn decides(&mut self, _: &G, seat: Seat) -> bool {
        self.starter.get_or_insert(seat);
        !self.brake.pulled()
    }
}

/// The results so far.
pub(super) struct Tally {
    score: Score,
    /// The games of a deal that is not complete yet.
    open: Vec<score::Game>,
    test: Option<SprtState>,
    verdict: Option<SprtVerdict>,
    looks: Option<Looks>,
}

impl Tally {
    pub(super) const fn new(score: Score, test: Option<SprtState>, looks: Option<Looks>) -> Self {
        Self { score, open: Vec::new(), test, verdict: None, looks }
    }

    /// The results, and how the test stands.
    pub(super) fn end(self) -> (Score, Verdict) {
        (self.score, self.test.map(|test| (test, self.verdict)))
    }

    pub(super) fn take(&mut self, games: Vec<score::Game>) -> ControlFlow<()> {
        for game in games {
            self.open.push(game);
            if self.open.len() == self.score.games_a_deal() {
                self.score.add(&self.open);
                self.open.clear();
                if self.decided() {
                    return ControlFlow::Break(());
                }
            }
        }
        ControlFlow::Continue(())
    }

    fn decided(&mut self) -> bool {
        let deals = self.score.deals.len() as u64;
        if let Some(looks) = self.looks.filter(|looks| looks.is_due(deals)) {
            return looks.is_clear(&self.score.tables[0].points);
        }
        let Some(test) = &mut self.test else { return false };
        if let Some(share) = self.score.last_share() {
            test.add(share);
        }
        self.verdict = test.verdict();
        self.verdict.is_some()
    }
}
