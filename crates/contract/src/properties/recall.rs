use cardinal_engine::{Audit, Census, Heuristics, Observer, Place};

use crate::looks::Looks;
use crate::{Breach, Course, Effort, Property, Summary};

/// Every card an observer can point at is where it points; and once it can, it can at the next step, too,
/// wherever the card went, unless it was shuffled in.
///
/// Cards that look alike can be compared only by how many are where. There a card that leaves another seat's
/// hand or a spot on the table unseen may have been any of those known to be there, so the observer may
/// forget them.
pub fn recall<G: Heuristics + Audit>(
    course: &Course<G>,
    _: &Effort,
    summary: &mut Summary,
) -> Result<(), Breach> {
    for who in course.observers() {
        let mut before: Option<Known> = None;
        for (step, game) in course.states() {
            let breach = |detail: String| course.breach(Property::Recall, step, format!("{who:?} {detail}"));
            let pins = sorted(G::pinned(&game.view(who)));
            if let Some(twice) = pins.windows(2).find(|pair| pair[0].0 == pair[1].0) {
                return Err(breach(format!("points at card {} twice", twice[0].0)));
            }
            let now = Known { truth: Looks::of::<G>(&game.census()), pins: Looks::of::<G>(&pins) };
            if let Some((card, place)) = now.pins.beyond(&now.truth) {
                let actual = now.truth.places(card);
                return Err(breach(format!("sees card {card} at {place:?}; it is at {actual:?}")));
            }
            if let Some(before) = before.filter(|before| before.pins != Looks::default()) {
                now.remembers(&before, who).map_err(breach)?;
                summary.count(Property::Recall);
            }
            before = Some(now);
        }
    }
    Ok(())
}

fn sorted(mut census: Census) -> Census {
    census.sort_unstable();
    census
}

/// Where cards are, and where an observer knows them to be.
struct Known {
    truth: Looks,
    pins: Looks,
}

impl Known {
    fn remembers(&self, before: &Self, who: Observer) -> Result<(), String> {
        for (card, place, _) in before.pins.iter() {
            let shuffled = self.truth.count(card, Place::Deck);
            let unique = self.truth.total(card) == 1;
            let excused: u32 = if unique {
                shuffled
            } else {
                let excused = before.pins.iter().filter(|&(other, from, _)| {
                    other == card && (from == Place::Deck || self.left_unseen(before, from, who))
                });
                excused.map(|(_, _, count)| count).sum()
            };
            if before.pins.total(card) > self.pins.total(card) + excused {
                let now = self.truth.places(card);
                return Err(format!("knew card {card} at {place:?} and lost it; it is at {now:?}"));
            }
        }
        Ok(())
    }

    /// Whether a card left a place and the observer cannot point at it any more.
    fn left_unseen(&self, before: &Self, from: Place, who: Observer) -> bool {
        let own = |place| who.seat().is_some_and(|seat| place == Place::Hand(seat.number()));
        // What leaves the observer's own hand is seen; what comes there may have been drawn.
        if own(from) {
            return false;
        }
        let left = before.truth.iter().filter(|&(_, place, _)| place == from).any(|(card, _, count)| {
            let left = count.saturating_sub(self.truth.count(card, from));
            // How much more of such cards one set of pins has than another, in all places but this.
            let more = |pins: &Looks, others: &Looks, with_own: bool| -> u32 {
                let elsewhere = pins.iter().filter(|&(look, at, _)| look == card && at != from);
                let elsewhere = elsewhere.filter(|&(_, at, _)| with_own || !own(at));
                elsewhere.map(|(_, at, count)| count.saturating_sub(others.count(card, at))).sum()
            };
            // What can be pointed at elsewhere since, but for what came there from yet another place.
            let came = more(&self.pins, &before.pins, false);
            left > came.saturating_sub(more(&before.pins, &self.pins, true))
        });
        // A hand may have drawn a card like the one that left it; then that one shows where it went.
        left || (matches!(from, Place::Hand(_)) && self.laid_unseen(before))
    }

    /// Whether a card was laid down that the observer cannot see.
    fn laid_unseen(&self, before: &Self) -> bool {
        let laid = self.truth.iter().filter(|(_, to, _)| matches!(to, Place::Table(_) | Place::Discard));
        laid.into_iter().any(|(card, to, count)| {
            let seen = self.pins.count(card, to).saturating_sub(before.pins.count(card, to));
            count.saturating_sub(before.truth.count(card, to)) > seen
        })
    }
}
