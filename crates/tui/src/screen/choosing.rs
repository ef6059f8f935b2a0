//! Making moves by pointing: what is pointed at, what has been picked up, and what that leaves to do.

use ratatui::layout::Rect;

use crate::tables::{Move, Thing};

/// What the player points at, and what they have picked up.
#[derive(Clone, Debug, Default)]
pub(crate) struct Choosing {
    pub(crate) focus: Option<Thing>,
    pub(crate) picked: Option<Thing>,
    /// What has been marked to be used together, in this order.
    pub(crate) marked: Vec<Thing>,
}

/// What pointing at something leads to.
#[derive(Clone, PartialEq, Debug)]
pub(crate) enum Outcome {
    /// This move.
    Do(Move),
    /// One of these; the player has to say which.
    Ask(Vec<Move>),
    /// It was picked up, to be used on something else.
    Picked,
    /// Nothing can be done with it; why not is for the rules to say.
    Nothing,
}

/// Where the eye goes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Way {
    Left,
    Right,
    Up,
    Down,
}

impl Choosing {
    /// The moves that involve this and what has been picked up.
    pub(crate) fn fitting<'a>(&self, thing: Thing, moves: &'a [Move]) -> Vec<&'a Move> {
        let picked = self.picked.filter(|picked| *picked != thing);
        let fits = |one: &&Move| {
            one.involves.contains(&thing) && picked.is_none_or(|picked| one.involves.contains(&picked))
        };
        moves.iter().filter(fits).collect()
    }

    /// Everything that can be used now.
    pub(crate) fn usable(&self, moves: &[Move]) -> Vec<Thing> {
        let fits = |one: &&Move| self.picked.is_none_or(|picked| one.involves.contains(&picked));
        let mut things: Vec<Thing> =
            moves.iter().filter(fits).flat_map(|one| one.involves.iter().copied()).collect();
        things.sort_unstable();
        things.dedup();
        things
    }

    /// Uses what is pointed at.
    pub(crate) fn use_it(&mut self, thing: Thing, moves: &[Move]) -> Outcome {
        self.focus = Some(thing);
        let fits: Vec<Move> = self.fitting(thing, moves).into_iter().cloned().collect();
        match fits.as_slice() {
            [] if self.picked.is_some() && matches!(thing, Thing::Hand(_) | Thing::Button(_)) => {
                // They have changed their mind about what to pick up.
                self.picked = None;
                self.use_it(thing, moves)
            }
            [] => Outcome::Nothing,
            [one] => Outcome::Do(one.clone()),
            _ => {
                let spot =
                    fits.iter().flat_map(|one| &one.involves).find(|other| matches!(other, Thing::Spot(_)));
                match (self.picked, thing, spot) {
                    (None, Thing::Hand(_), Some(spot)) => {
                        self.picked = Some(thing);
                        self.focus = Some(*spot);
                        Outcome::Picked
                    }
                    _ => Outcome::Ask(fits),
                }
            }
        }
    }

    /// Marks a thing, or takes its mark away.
    pub(crate) fn mark(&mut self, thing: Thing) {
        match self.marked.iter().position(|marked| *marked == thing) {
            Some(at) => drop(self.marked.remove(at)),
            None => self.marked.push(thing),
        }
    }

    /// Puts down what was picked up or marked; whether anything was.
    pub(crate) fn put_down(&mut self) -> bool {
        let picked = self.picked.take();
        if picked.is_some() {
            self.focus = picked;
        }
        let marked = std::mem::take(&mut self.marked);
        picked.is_some() || !marked.is_empty()
    }

    /// Looks for the nearest thing in a direction.
    pub(crate) fn go(&mut self, way: Way, things: &[(Thing, Rect)]) {
        let place = |thing: Thing| things.iter().find(|(other, _)| *other == thing).map(|(_, rect)| *rect);
        let Some(from) = self.focus.and_then(place) else {
            self.focus = things.first().map(|(thing, _)| *thing);
            return;
        };
        let centre = |rect: Rect| {
            (i32::from(rect.x) * 2 + i32::from(rect.width), i32::from(rect.y) * 2 + i32::from(rect.height))
        };
        let (x, y) = centre(from);
        let far = |rect: Rect| {
            let (to_x, to_y) = centre(rect);
            // Lines are twice as high as columns are wide.
            let (across, down) = (to_x - x, 2 * (to_y - y));
            let (along, aside) = match way {
                Way::Left => (-across, down.abs()),
                Way::Right => (across, down.abs()),
                Way::Up => (-down, across.abs()),
                Way::Down => (down, across.abs()),
            };
            (along > 0).then_some(along + 3 * aside)
        };
        let nearest = things.iter().filter_map(|(thing, rect)| Some((far(*rect)?, *thing))).min();
        if let Some((_, thing)) = nearest {
            self.focus = Some(thing);
        }
    }

    /// Goes to the next thing that can be used, or the one before.
    pub(crate) fn next(&mut self, things: &[(Thing, Rect)], usable: &[Thing], back: bool) {
        let order: Vec<Thing> =
            things.iter().map(|(thing, _)| *thing).filter(|thing| usable.contains(thing)).collect();
        if order.is_empty() {
            return;
        }
        let at = self.focus.and_then(|focus| order.iter().position(|thing| *thing == focus));
        let count = order.len();
        let next = match (at, back) {
            (None, false) => 0,
            (None, true) => count - 1,
            (Some(at), false) => (at + 1) % count,
            (Some(at), true) => (at + count - 1) % count,
        };
        self.focus = Some(order[next]);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tables::Deed;

    fn one(word: &str, involves: &[Thing]) -> Move {
        Move {
            deed: Deed::of(vec![()]),
            word: word.to_owned(),
            sentence: String::new(),
            involves: involves.to_vec(),
        }
    }

    #[test]
    fn a_card_with_places_to_go_is_picked_up_and_then_put_there() {
        let (card, here, there) = (Thing::Hand(0), Thing::Spot(1), Thing::Spot(2));
        let moves = [one("here", &[card, here]), one("there", &[card, there])];
        let mut choosing = Choosing::default();
        assert_eq!(choosing.use_it(card, &moves), Outcome::Picked);
        assert_eq!(choosing.focus, Some(here));
        assert_eq!(choosing.use_it(Thing::Spot(9), &moves), Outcome::Nothing);
        assert_eq!(choosing.use_it(there, &moves), Outcome::Do(moves[1].clone()));
        // Pointing at it once more asks which of its moves is meant.
        assert_eq!(choosing.use_it(card, &moves), Outcome::Ask(moves.to_vec()));
        assert!(choosing.put_down());
        assert_eq!(choosing.focus, Some(card));
    }

    #[test]
    fn several_moves_with_one_card_are_asked_about() {
        let card = Thing::Hand(3);
        let moves = [one("play", &[card]), one("chain", &[card, Thing::Hand(4)])];
        assert_eq!(Choosing::default().use_it(card, &moves), Outcome::Ask(moves.to_vec()));
        assert_eq!(Choosing::default().use_it(Thing::Hand(4), &moves), Outcome::Do(moves[1].clone()));
    }

    #[test]
    fn arrows_go_to_the_nearest_thing_that_way() {
        let things = [
            (Thing::Spot(0), Rect::new(0, 0, 5, 3)),
            (Thing::Spot(1), Rect::new(10, 0, 5, 3)),
            (Thing::Hand(0), Rect::new(0, 10, 5, 3)),
        ];
        let mut choosing = Choosing { focus: Some(Thing::Spot(1)), ..Choosing::default() };
        choosing.go(Way::Left, &things);
        assert_eq!(choosing.focus, Some(Thing::Spot(0)));
        choosing.go(Way::Down, &things);
        assert_eq!(choosing.focus, Some(Thing::Hand(0)));
        choosing.go(Way::Down, &things);
        assert_eq!(choosing.focus, Some(Thing::Hand(0)));
    }
}
