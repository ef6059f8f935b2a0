//! Running all properties.

use std::panic::{AssertUnwindSafe, catch_unwind};

use cardinal_engine::{Audit, Game, Heuristics};

use crate::properties;
use crate::{Breach, Course, Effort, Policy, Property, Setup, Summary};

type OnSetup<G> = fn(&Setup<G>, &Effort, &mut Summary) -> Result<(), Breach>;
type OnCourse<G> = fn(&Course<G>, &Effort, &mut Summary) -> Result<(), Breach>;

enum Check<G: Game> {
    Setup(OnSetup<G>),
    Course(OnCourse<G>),
}

const fn check_of<G: Heuristics + Audit>(property: Property) -> Check<G> {
    match property {
        Property::Options => Check::Setup(properties::options),
        Property::Codec => Check::Course(properties::codec),
        Property::Determinism => Check::Course(properties::determinism),
        Property::Listed => Check::Course(properties::listed),
        Property::Refused => Check::Course(properties::refused),
        Property::Chance => Check::Course(properties::chance),
        Property::Conservation => Check::Course(properties::conservation),
        Property::Standings => Check::Course(properties::standings),
        Property::DefaultAction => Check::Course(properties::default_action),
        Property::Ends => Check::Setup(properties::ends),
        Property::Fold => Check::Course(properties::fold),
        Property::Damaged => Check::Course(properties::damaged),
        Property::Recall => Check::Course(properties::recall),
        Property::Determinize => Check::Course(properties::determinize),
        Property::Legality => Check::Course(properties::legality),
        Property::NonInterference => Check::Course(properties::non_interference),
        Property::ArrivalOrder => Check::Course(properties::arrival_order),
        Property::Record => Check::Course(properties::record),
    }
}

/// Checks every property at one table. A panic of the game is a breach of the property it happened under.
pub fn run<G: Heuristics + Audit>(setup: &Setup<G>, effort: &Effort) -> Result<Summary, Breach> {
    let (summary, breaches) = examine(setup, effort, true);
    match breaches.into_iter().next() {
        Some(breach) => Err(breach),
        None => Ok(summary),
    }
}

/// Checks every property at one table and goes on after a breach: the first breach of each property.
pub fn breaches<G: Heuristics + Audit>(setup: &Setup<G>, effort: &Effort) -> Vec<Breach> {
    examine(setup, effort, false).1
}

/// Checks every property for every seat count and preset of a game.
pub fn check_all<G: Heuristics + Audit>(effort: &Effort) -> Result<Summary, Breach> {
    let mut summary = Summary::default();
    for setup in Setup::<G>::all(effort.seed)? {
        summary.add(run(&setup, effort)?);
    }
    Ok(summary)
}

fn examine<G: Heuristics + Audit>(setup: &Setup<G>, effort: &Effort, stop: bool) -> (Summary, Vec<Breach>) {
    let mut summary = Summary { setups: 1, ..Summary::default() };
    let mut found = Vec::new();
    // The setup comes first: where it is broken, games mean little.
    if let Err(breach) =
        guarded(setup, Property::Options, || properties::options(setup, effort, &mut summary))
    {
        found.push(breach);
        if stop {
            return (summary, found);
        }
    }
    let mut courses = Vec::new();
    for policy in Policy::ALL {
        for number in 0..effort.games {
            match guarded(setup, Property::Listed, || Course::play(setup, policy, number, effort.cap)) {
                Ok(course) => courses.push(course),
                Err(breach) => found.push(breach),
            }
        }
    }
    summary.games = courses.len() as u32;
    summary.finished = courses.iter().filter(|course| course.is_over()).count() as u32;
    summary.inputs = courses.iter().map(|course| course.len() as u64).sum();
    for property in Property::ALL.into_iter().skip(1) {
        if stop && !found.is_empty() {
            break;
        }
        let outcome = match check_of::<G>(property) {
            Check::Setup(check) => guarded(setup, property, || check(setup, effort, &mut summary)),
            Check::Course(check) => courses.iter().try_for_each(|course| {
                guarded(setup, property, || check(course, effort, &mut summary)).map_err(|breach| Breach {
                    record: breach
                        .record
                        .or_else(|| Some(course.record(course.len()).to_file().to_json().into())),
                    ..breach
                })
            }),
        };
        found.extend(outcome.err());
    }
    (summary, found)
}

fn guarded<G: Game, T>(
    setup: &Setup<G>,
    property: Property,
    check: impl FnOnce() -> Result<T, Breach>,
) -> Result<T, Breach> {
    // A check that panicked is not continued, so nothing half-done is looked at again.
    catch_unwind(AssertUnwindSafe(check)).unwrap_or_else(|panic| {
        let text = panic.downcast_ref::<String>().map(String::as_str);
        let text = text.or_else(|| panic.downcast_ref::<&str>().copied()).unwrap_or("without a message");
        Err(setup.breach(property, format!("panics: {text}")))
    })
}
