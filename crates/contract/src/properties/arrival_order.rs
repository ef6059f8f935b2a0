use cardinal_engine::random::{Stream, pick};
use cardinal_engine::{Audit, Game, Heuristics, Observer, Seat};

use crate::difference::bytes;
use crate::policy::{able, legal};
use crate::{Breach, Course, Effort, Property, Summary};

/// Where several seats may act and do, all of them legally in either order, the order does not matter unless the
/// game says so of these actions: neither for the game nor for the sum of each observer's notices.
pub fn arrival_order<G: Heuristics + Audit>(
    course: &Course<G>,
    effort: &Effort,
    summary: &mut Summary,
) -> Result<(), Breach> {
    let mut rng = course.rng(Property::ArrivalOrder);
    let crowded = course.states().filter(|(_, game)| able(*game).len() > 1);
    for (step, game) in crowded.take(8 * effort.states) {
        let seats: Vec<Seat> = able(game).iter().collect();
        for (at, &one) in seats.iter().enumerate() {
            for &other in &seats[at + 1..] {
                let moved = pair(game, one, other, &mut rng);
                let same = moved.map_or(Ok(()), |moved| either_order(game, moved, summary));
                same.map_err(|detail| course.breach(Property::ArrivalOrder, step, detail))?;
            }
        }
    }
    Ok(())
}

type Moves<G> = [(Seat, <G as Game>::Action); 2];

/// A random legal action of each of two seats.
fn pair<G: Game>(game: &G, one: Seat, other: Seat, rng: &mut Stream) -> Option<Moves<G>> {
    let first = *pick(&legal(game, one), rng)?;
    let second = *pick(&legal(game, other), rng)?;
    Some([(one, first), (other, second)])
}

fn either_order<G: Audit>(game: &G, [one, other]: Moves<G>, summary: &mut Summary) -> Result<(), String> {
    if G::ordered(&one.1, &other.1) {
        return Ok(());
    }
    // What one of them does may forbid the other's action; then the rules themselves speak of an order.
    let (Some(this), Some(that)) = (both(game, [one, other]), both(game, [other, one])) else {
        return Ok(());
    };
    summary.count(Property::ArrivalOrder);
    if this.0 != that.0 {
        return Err(format!("it matters which of {one:?} and {other:?} comes first"));
    }
    for who in Observer::every(game.seats()) {
        let notices = |events: &[G::Event]| {
            let mut notices: Vec<String> = events
                .iter()
                .filter_map(|event| G::notice(event, who))
                .map(|notice| bytes(&notice))
                .collect();
            notices.sort_unstable();
            notices
        };
        let (this, that) = (notices(&this.1), notices(&that.1));
        if this != that {
            return Err(format!(
                "{who:?} gets other notices if {one:?} comes before {other:?}: {this:?} or {that:?}"
            ));
        }
    }
    Ok(())
}

/// The game after both actions and what happened; `None` if one of them is refused.
fn both<G: Game>(game: &G, moves: Moves<G>) -> Option<(G, Vec<G::Event>)> {
    let mut after = game.clone();
    let mut events = Vec::new();
    for (seat, action) in moves {
        after.apply(seat, &action, &mut events).ok()?;
    }
    Some((after, events))
}
