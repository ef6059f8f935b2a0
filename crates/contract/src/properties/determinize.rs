use cardinal_engine::random::Stream;
use cardinal_engine::{Audit, Heuristics, Observer, Place, Silent, Turn};

use crate::course::feed;
use crate::difference::{bytes, parting};
use crate::looks::Looks;
use crate::soundness::{cards, fault};
use crate::{Breach, Course, Effort, Policy, Property, Summary};

/// A determinization has an equal view, is a sound game of the same cards, can be played on, and is not always the
/// truth.
pub fn determinize<G: Heuristics + Audit>(
    course: &Course<G>,
    effort: &Effort,
    summary: &mut Summary,
) -> Result<(), Breach> {
    let mut rng = course.rng(Property::Determinize);
    let close = course.sample(effort.states, &mut rng);
    for who in course.observers() {
        let mut guesses = Guesses::default();
        for &step in &close {
            let game = course.state(step);
            let breach =
                |detail: String| course.breach(Property::Determinize, step, format!("{who:?}: {detail}"));
            for attempt in 0..WORLDS {
                let world = G::determinize(&game.view(who), &mut rng);
                alike(game, &world, who).map_err(breach)?;
                guesses.count(game, &world, who);
                if attempt == 0 {
                    play_on(course, world, effort, &mut rng).map_err(breach)?;
                }
                summary.count(Property::Determinize);
            }
        }
        if guesses.all_true() {
            let detail = format!("{who:?}: in {} worlds all hidden cards were where they are", guesses.tried);
            return Err(course.breach(Property::Determinize, course.len(), detail));
        }
    }
    if let Some(who) = course.finished().map(Observer::All) {
        let world = G::determinize(&course.last().view(who), &mut rng);
        let breach =
            |detail: String| course.breach(Property::Determinize, course.len(), format!("{who:?}: {detail}"));
        alike(course.last(), &world, who).map_err(breach)?;
    }
    Ok(())
}

/// The determinizations of one view.
const WORLDS: usize = 2;

/// What the observer can compare, and what must be true of any game.
fn alike<G: Audit>(game: &G, world: &G, who: Observer) -> Result<(), String> {
    if let Some(difference) = parting(&bytes(&game.view(who)), &bytes(&world.view(who))) {
        return Err(format!("the view of the determinization differs: {difference}"));
    }
    if game.turn() != world.turn() {
        return Err(format!("the turn is {:?}, in the determinization {:?}", game.turn(), world.turn()));
    }
    if game.optional() != world.optional() {
        return Err("other seats may act out of turn in the determinization".to_owned());
    }
    if (game.seats(), game.options()) != (world.seats(), world.options()) {
        return Err("the determinization has other seats or options".to_owned());
    }
    if (game.scores(), game.standings()) != (world.scores(), world.standings()) {
        return Err("the determinization has other scores or standings".to_owned());
    }
    if let Some(fault) = fault(world) {
        return Err(format!("in the determinization {fault}"));
    }
    if cards(game) != cards(world) {
        return Err("the determinization has other cards".to_owned());
    }
    let pins = Looks::of::<G>(&G::pinned(&game.view(who)));
    match pins.beyond(&Looks::of::<G>(&world.census())) {
        Some((card, place)) => {
            Err(format!("card {card} is known at {place:?}, but not there in the determinization"))
        }
        None => Ok(()),
    }
}

/// Plays the world to its end, or to the cap: no step of it may be impossible.
fn play_on<G: Heuristics + Audit>(
    course: &Course<G>,
    mut world: G,
    effort: &Effort,
    rng: &mut Stream,
) -> Result<(), String> {
    let bound = G::bound(&course.setup().options, course.setup().seats).unwrap_or(u64::MAX);
    for _ in 0..bound.min(effort.cap as u64) {
        let input = match world.turn() {
            Turn::Over => return Ok(()),
            Turn::Chance => cardinal_engine::Input::Chance(world.sample_chance(rng)),
            Turn::Seats(_) => {
                let chosen = Policy::Shedding.choose(&world, rng);
                let (seat, action) = chosen.ok_or("a seat of the determinization has no legal action")?;
                cardinal_engine::Input::Action { seat, action }
            }
        };
        feed(&mut world, &input, &mut Silent)
            .map_err(|error| format!("the determinization refuses {input:?}: {error}"))?;
    }
    match fault(&world) {
        Some(fault) => Err(format!("the determinization was played on, and then {fault}")),
        None => Ok(()),
    }
}

/// Whether determinizations ever differ from the truth where they can.
///
/// A view that gives hidden cards away, and a `determinize` that reads them there, would make worlds in which
/// everything agrees, and the comparison of worlds would prove nothing.
#[derive(Default)]
struct Guesses {
    tried: u32,
    missed: u32,
}

impl Guesses {
    fn count<G: Audit>(&mut self, game: &G, world: &G, who: Observer) {
        let pins = Looks::of::<G>(&G::pinned(&game.view(who)));
        let truth = Looks::of::<G>(&game.census());
        let hidden = truth.iter().map(|(look, place, count)| (place, count - pins.count(look, place)));
        let hidden: Vec<_> = hidden.filter(|&(_, count)| count > 0).collect();
        let places: std::collections::BTreeSet<Place> = hidden.iter().map(|&(place, _)| place).collect();
        // With few cards or places, a correct guess is no surprise.
        if hidden.iter().map(|(_, count)| count).sum::<u32>() >= 4 && places.len() >= 2 {
            self.tried += 1;
            self.missed += u32::from(truth != Looks::of::<G>(&world.census()));
        }
    }

    /// Four cards in two places are guessed right at most one time in four, so this is no accident.
    const fn all_true(&self) -> bool {
        self.tried >= 12 && self.missed == 0
    }
}
