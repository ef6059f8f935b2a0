use cardinal_engine::{Audit, BySeat, Game, Heuristics, Standing, Turn};

use crate::{Breach, Course, Effort, Property, Summary};

/// There are standings exactly when the game is over, and they are consistent: a seat is first, shared
/// places leave the next ones empty, team mates share theirs, and no better score has the worse place.
pub fn standings<G: Heuristics + Audit>(
    course: &Course<G>,
    _: &Effort,
    summary: &mut Summary,
) -> Result<(), Breach> {
    for (step, game) in course.states() {
        let breach = |detail: String| course.breach(Property::Standings, step, detail);
        let seats = course.setup().seats;
        if game.scores().seats() != seats {
            return Err(breach(format!("there are {} scores for {seats} seats", game.scores().seats())));
        }
        match (game.turn() == Turn::Over, game.standings()) {
            (false, None) => {}
            (true, Some(standings)) if standings.seats() == seats => {
                consistent::<G>(&standings).map_err(breach)?;
                for seat in course.seats() {
                    let measures = game.measures(seat).len();
                    if measures != G::INFO.measures.len() {
                        let named = G::INFO.measures.len();
                        return Err(breach(format!("{seat:?} has {measures} measures, {named} have names")));
                    }
                }
                summary.count(Property::Standings);
            }
            (over, standings) => {
                let over = if over { "over" } else { "not over" };
                return Err(breach(format!("the game is {over}, its standings are {standings:?}")));
            }
        }
    }
    Ok(())
}

fn consistent<G: Game>(standings: &BySeat<Standing>) -> Result<(), String> {
    for (seat, mine) in standings.pairs() {
        let better = standings.iter().filter(|other| other.place < mine.place).count();
        if usize::from(mine.place) != 1 + better {
            return Err(format!("{seat:?} has place {} behind {better} seats", mine.place));
        }
        for (other, theirs) in standings.pairs() {
            if mine.team == theirs.team && mine.place != theirs.place {
                return Err(format!("{seat:?} and {other:?} are of one team, but not in one place"));
            }
            let ahead =
                if G::INFO.lowest_wins { mine.score < theirs.score } else { mine.score > theirs.score };
            if ahead && mine.place > theirs.place {
                return Err(format!("{seat:?} has the better score than {other:?}, but the worse place"));
            }
        }
    }
    Ok(())
}
