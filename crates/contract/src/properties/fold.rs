use cardinal_engine::{Audit, Game, Heuristics, Match, Observer, Replay};

use crate::difference::{bytes, parting};
use crate::{Breach, Course, Effort, Property, Summary};

/// Folding an observer's notices over its view from before the first input gives its view after every
/// input; once the game is over, also for the observer of everything.
pub fn fold<G: Heuristics + Audit>(
    course: &Course<G>,
    _: &Effort,
    summary: &mut Summary,
) -> Result<(), Breach> {
    for who in course.observers() {
        let mut view = course.state(0).view(who);
        for (step, game) in course.states().skip(1) {
            let breach = |detail: String| course.breach(Property::Fold, step, detail);
            fold_all::<G>(who, &mut view, &course.notices(step, who)).map_err(breach)?;
            same::<G>(who, &view, &game.view(who)).map_err(breach)?;
            summary.count(Property::Fold);
        }
    }
    if course.is_over() {
        everything(course)?;
    }
    Ok(())
}

/// Replays the finished record as an observer of everything.
fn everything<G: Heuristics + Audit>(course: &Course<G>) -> Result<(), Breach> {
    let breach = |step: usize, detail: String| course.breach(Property::Fold, step, detail);
    let file = course.record(course.len()).to_file();
    let mut replay = Replay::<G>::open(&file).map_err(|error| breach(course.len(), error.to_string()))?;
    let Some(finished) = replay.finished() else {
        return Err(breach(course.len(), "the record of a finished game is not finished".to_owned()));
    };
    let who = Observer::All(finished);
    let mut view = replay.now().view(who);
    for step in 1..=replay.len() {
        replay.go(step);
        let now: &Match<G> = replay.now();
        fold_all::<G>(who, &mut view, &now.notices(step - 1, who)).map_err(|detail| breach(step, detail))?;
        same::<G>(who, &view, &now.view(who)).map_err(|detail| breach(step, detail))?;
    }
    Ok(())
}

fn fold_all<G: Game>(who: Observer, view: &mut G::View, notices: &[G::Notice]) -> Result<(), String> {
    notices.iter().try_for_each(|notice| {
        G::fold(view, notice).map_err(|error| format!("{who:?} cannot fold {notice:?}: {}", error.code()))
    })
}

fn same<G: Game>(who: Observer, folded: &G::View, view: &G::View) -> Result<(), String> {
    if folded == view {
        return Ok(());
    }
    let difference =
        parting(&bytes(folded), &bytes(view)).unwrap_or_else(|| "values that look alike".to_owned());
    Err(format!("{who:?} folds its notices to another view than it has: {difference}"))
}
