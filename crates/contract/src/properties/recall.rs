use cardinal_engine::{Census, Game, Instinct, Place};

use crate::{Breach, Course, Effort, Property, Summary};

/// Every card an observer can point at is where it points; and once it can, it can at the next step, too,
/// wherever the card went, unless it was shuffled in.
///
/// Whatever mixes cards, also a few face-down ones on the table, has them in [`Place::Deck`] while the shuffle
/// is due; that is where knowledge of them ends.
pub fn recall<G: Game + Instinct>(
    course: &Course<G>,
    _: &Effort,
    summary: &mut Summary,
) -> Result<(), Breach> {
    for who in course.observers() {
        let mut before = Census::new();
        for (step, game) in course.states() {
            let breach = |detail: String| course.breach(Property::Recall, step, detail);
            let truth = sorted(game.census());
            let pins = sorted(G::pinned(&game.view(who)));
            if let Some(twice) = pins.windows(2).find(|pair| pair[0].0 == pair[1].0) {
                return Err(breach(format!("{who:?} points at card {} twice", twice[0].0)));
            }
            if let Some((card, place)) = pins.iter().find(|pin| truth.binary_search(pin).is_err()) {
                let actual = place_of(&truth, *card);
                return Err(breach(format!("{who:?} sees card {card} at {place:?}; it is at {actual:?}")));
            }
            for &(card, place) in &before {
                let now = place_of(&truth, card);
                if now != Some(Place::Deck) && place_of(&pins, card).is_none() {
                    let detail =
                        format!("{who:?} knew card {card} at {place:?} and lost it; it is at {now:?}");
                    return Err(breach(detail));
                }
            }
            if !before.is_empty() {
                summary.count(Property::Recall);
            }
            before = pins;
        }
    }
    Ok(())
}

fn sorted(mut census: Census) -> Census {
    census.sort_unstable();
    census
}

fn place_of(census: &Census, card: u16) -> Option<Place> {
    census.binary_search_by_key(&card, |&(card, _)| card).ok().map(|at| census[at].1)
}
