use cardinal_engine::random::{Stream, below};
use cardinal_engine::{Audit, Game, Heuristics, Input, Observer, Seat, Turn};

use crate::course::{InputOf, feed};
use crate::difference::{bytes, parting};
use crate::policy::{actors, legal};
use crate::{Breach, Course, Effort, Policy, Property, Summary};

/// Change only what an observer cannot know, feed equal inputs to both worlds, and every byte sent to it is
/// equal, until a notice says of itself that it reveals something.
pub fn non_interference<G: Heuristics + Audit>(
    course: &Course<G>,
    effort: &Effort,
    summary: &mut Summary,
) -> Result<(), Breach> {
    let mut rng = course.rng(Property::NonInterference);
    for step in course.sample(2 * effort.states, &mut rng) {
        for who in course.observers() {
            let truth = course.state(step).clone();
            let other = G::determinize(&truth.view(who), &mut rng);
            let mut worlds = Worlds { truth, other, who, fed: Vec::new() };
            let compared = worlds.compare(effort, &mut rng, summary);
            compared.map_err(|detail| {
                let fed = bytes(&worlds.fed);
                let detail =
                    format!("{who:?} in two worlds it cannot tell apart: {detail}; inputs since: {fed}");
                course.breach(Property::NonInterference, step, detail)
            })?;
        }
    }
    Ok(())
}

/// Two worlds that look alike to an observer, and what was fed to both.
struct Worlds<G: Game> {
    truth: G,
    other: G,
    who: Observer,
    fed: Vec<InputOf<G>>,
}

impl<G: Heuristics + Audit> Worlds<G> {
    fn compare(&mut self, effort: &Effort, rng: &mut Stream, summary: &mut Summary) -> Result<(), String> {
        self.look_alike(effort, rng)?;
        while self.fed.len() < effort.ahead {
            let Some(input) = self.common_input(rng) else { break };
            self.fed.push(input.clone());
            let (Some(here), Some(there)) = (self.notices(true, &input), self.notices(false, &input)) else {
                // A shuffle that is possible in one of the worlds only.
                break;
            };
            summary.count(Property::NonInterference);
            if self.revealed(&here, &there)? {
                break;
            }
            self.look_alike(effort, rng)?;
        }
        Ok(())
    }

    /// All that the observer can see or ask is equal in both worlds.
    fn look_alike(&self, effort: &Effort, rng: &mut Stream) -> Result<(), String> {
        let (here, there) = (&self.truth, &self.other);
        let same = |what: &str, one: String, other: String| match parting(&one, &other) {
            Some(difference) => Err(format!("{what} differs: {difference}")),
            None => Ok(()),
        };
        same("the view", bytes(&here.view(self.who)), bytes(&there.view(self.who)))?;
        same("the turn", bytes(&here.turn()), bytes(&there.turn()))?;
        same("who may act out of turn", bytes(&here.optional()), bytes(&there.optional()))?;
        same("the score", bytes(&here.scores()), bytes(&there.scores()))?;
        same("the result", bytes(&here.standings()), bytes(&there.standings()))?;
        let Some(seat) = self.who.seat() else {
            return Ok(());
        };
        same("what it may do", bytes(&legal(here, seat)), bytes(&legal(there, seat)))?;
        for _ in 0..effort.probes {
            let Some(action) = G::decode(below(rng, G::ACTIONS as u32) as usize) else { continue };
            let answer = |game: &G| bytes(&game.check(seat, &action).err());
            same("a refusal", answer(here), answer(there))?;
        }
        Ok(())
    }

    /// An input both worlds may take.
    fn common_input(&self, rng: &mut Stream) -> Option<InputOf<G>> {
        match self.truth.turn() {
            Turn::Over => None,
            Turn::Chance => {
                // An outcome of either world will do, if the other one takes it.
                let possible = |chance: &G::Chance, game: &G| {
                    game.clone().apply_chance(chance, &mut cardinal_engine::Silent).is_ok()
                };
                let mine = self.truth.sample_chance(rng);
                if possible(&mine, &self.other) {
                    return Some(Input::Chance(mine));
                }
                let theirs = self.other.sample_chance(rng);
                possible(&theirs, &self.truth).then_some(Input::Chance(theirs))
            }
            Turn::Seats(_) => {
                let seats: Vec<Seat> = actors(&self.truth, rng).iter().collect();
                let first = below(rng, seats.len() as u32) as usize;
                seats[first..].iter().chain(&seats[..first]).find_map(|&seat| {
                    let there = legal(&self.other, seat);
                    let mut both = legal(&self.truth, seat);
                    both.retain(|action| there.contains(action));
                    let action = Policy::Mixed.among::<G, _>(&both, rng)?;
                    Some(Input::Action { seat, action })
                })
            }
        }
    }

    /// Feeds one of the worlds; gives the observer's notices.
    fn notices(&mut self, truth: bool, input: &InputOf<G>) -> Option<Vec<G::Notice>> {
        let mut events = Vec::new();
        feed(if truth { &mut self.truth } else { &mut self.other }, input, &mut events).ok()?;
        Some(events.iter().filter_map(|event| G::notice(event, self.who)).collect())
    }

    /// Compares the notices of both worlds; says whether they part at a notice that may.
    fn revealed(&self, here: &[G::Notice], there: &[G::Notice]) -> Result<bool, String> {
        let at = here.iter().zip(there).take_while(|(one, other)| bytes(one) == bytes(other)).count();
        let (one, other) = (here.get(at), there.get(at));
        if one.is_none() && other.is_none() {
            return Ok(false);
        }
        let texts = (bytes(&one), bytes(&other));
        if !one.into_iter().chain(other).any(G::reveals) {
            return Err(format!("a notice that reveals nothing differs: {} or {}", texts.0, texts.1));
        }
        // What was revealed is remembered in the view; otherwise the notice tells what the view may not.
        // Only where a deal or the end follows at once is there nothing left to remember.
        let goes_on = |game: &G| matches!(game.turn(), Turn::Seats(_));
        let views = (bytes(&self.truth.view(self.who)), bytes(&self.other.view(self.who)));
        if views.0 == views.1 && goes_on(&self.truth) && goes_on(&self.other) {
            return Err(format!("a notice tells what the view does not: {} or {}", texts.0, texts.1));
        }
        Ok(true)
    }
}
