//! Watching a game of a series while it is played.

use std::marker::PhantomData;

use cardinal_engine::{BySeat, Game, Input, Log, Observer as Who, Seat, Standing};

use super::kinds::Kinds;
use super::tally::CloseTally;
use crate::playing::{Brake, Sides};
use crate::{Histogram, Journal};

/// Follows one game: whose turns, who leads, and, where wanted, every input and everything that happens.
#[derive(Debug)]
pub(crate) struct Observer<'a, G: Game> {
    brake: &'a Brake,
    sides: &'a Sides,
    /// Kept for the record.
    pub(crate) inputs: Option<Vec<Input<G::Action, G::Chance>>>,
    pub(crate) turns: Turns,
    pub(crate) lead: Lead,
    /// Whether the lead is followed: looking at the scores after every turn costs a fifth of a fast game.
    follows: bool,
    /// The public scores when last looked at.
    scores: Option<BySeat<i32>>,
}

/// Follows a game closely. That costs more than a fast game, and even asking whether to would cost something: so it is a
/// type of its own.
#[derive(Debug)]
pub(crate) struct Closely<'a, 'o, G: Game> {
    pub(crate) observer: Observer<'o, G>,
    pub(crate) anatomy: &'a mut Anatomy,
}

/// Whose turns there were. A turn is everything a seat decides before another one does.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Turns {
    pub(crate) count: u64,
    /// Who decided first.
    pub(crate) starter: Option<Seat>,
    last: Option<Seat>,
}

/// Who was ahead by the public running score.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Lead {
    /// The last side that was ahead of all others.
    pub(crate) side: Option<usize>,
    /// How often another side took the lead from it.
    pub(crate) changes: u64,
    /// In which turn it took the lead for the last time.
    pub(crate) since: u64,
}

/// What a close look at some games shows. A game that is called off does not count.
#[derive(Clone, Debug, Default)]
pub(crate) struct Anatomy {
    games: u64,
    /// How many legal actions each decision had.
    branching: Histogram,
    /// The branching of the game in progress.
    branching_of_game: Histogram,
    actions: Kinds,
    events: Kinds,
}

impl Anatomy {
    /// The game under way has come to its end.
    pub(crate) fn end_game(&mut self) {
        self.games += 1;
        self.branching.take_in(&mut self.branching_of_game);
        self.actions.end_game();
        self.events.end_game();
    }

    /// What the games that came to their end showed.
    pub(crate) fn into_tally(self) -> CloseTally {
        CloseTally {
            games: self.games,
            branching: self.branching,
            actions: self.actions.into_occurrences(),
            events: self.events.into_occurrences(),
        }
    }
}

impl<'a, G: Game> Observer<'a, G> {
    pub(crate) fn new(brake: &'a Brake, sides: &'a Sides, record: bool, follows: bool) -> Self {
        Self {
            brake,
            sides,
            inputs: record.then(Vec::new),
            turns: Turns::default(),
            lead: Lead::default(),
            follows,
            scores: None,
        }
    }

    /// A turn has ended, or none has begun yet.
    #[inline(never)]
    fn look_at_scores(&mut self, game: &G) {
        if self.turns.last.is_none() {
            return;
        }
        let scores = game.scores();
        // In most turns nothing has changed, and there is nothing to work out.
        if self.scores.as_ref() != Some(&scores) {
            let by_side = self.sides.gather(scores.iter().copied());
            self.lead.update(&by_side, G::INFO.lowest_wins, self.turns.count);
            self.scores = Some(scores);
        }
    }

    /// The game is over, and so the seats rank.
    pub(crate) fn finish(&mut self, standings: &BySeat<Standing>) {
        if self.follows {
            // The end of a game can turn everything round; a first place beats all others.
            let places = self.sides.gather(standings.iter().map(|standing| standing.place.into()));
            self.lead.update(&places, true, self.turns.count);
        }
    }
}

impl Turns {
    #[inline(always)]
    fn begin(&mut self, seat: Seat) {
        self.starter.get_or_insert(seat);
        self.last = Some(seat);
        self.count += 1;
    }
}

impl Lead {
    /// Takes in how the sides stand now. While several are level, none leads and nothing has changed.
    fn update(&mut self, scores: &[i32], lowest_wins: bool, turn: u64) {
        let better = |one: i32, other: i32| if lowest_wins { one < other } else { one > other };
        let ahead = |side: &usize| {
            scores.iter().enumerate().all(|(other, &score)| other == *side || better(scores[*side], score))
        };
        let Some(leader) = (0..scores.len()).find(ahead) else { return };
        if self.side != Some(leader) {
            self.changes += u64::from(self.side.is_some());
            self.side = Some(leader);
            self.since = turn;
        }
    }
}

impl<G: Game> Journal<G> for Observer<'_, G> {
    #[inline(always)]
    fn decides(&mut self, game: &G, seat: Seat) -> bool {
        if self.turns.last != Some(seat) {
            if self.follows {
                self.look_at_scores(game);
            }
            self.turns.begin(seat);
        }
        !self.brake.pulled()
    }

    #[inline]
    fn chance(&mut self, _: &G, chance: G::Chance) {
        if let Some(inputs) = &mut self.inputs {
            inputs.push(Input::Chance(chance));
        }
    }

    #[inline]
    fn action(&mut self, _: &G, seat: Seat, action: G::Action) {
        if let Some(inputs) = &mut self.inputs {
            inputs.push(Input::Action { seat, action });
        }
    }
}

impl<G: Game> Journal<G> for Closely<'_, '_, G> {
    #[inline]
    fn decides(&mut self, game: &G, seat: Seat) -> bool {
        let mut legal = 0;
        game.for_each_legal(seat, |_| legal += 1);
        self.anatomy.branching_of_game.add(legal);
        self.observer.decides(game, seat)
    }

    #[inline]
    fn chance(&mut self, game: &G, chance: G::Chance) {
        self.observer.chance(game, chance);
    }

    #[inline]
    fn action(&mut self, game: &G, seat: Seat, action: G::Action) {
        self.anatomy.actions.add(&action);
        self.observer.action(game, seat, action);
    }

    #[inline]
    fn log(&mut self) -> impl Log<G::Event> {
        EventCounter::<G>(&mut self.anatomy.events, PhantomData)
    }
}

/// Counts events by kind, as far as a spectator gets notices of them.
struct EventCounter<'a, G>(&'a mut Kinds, PhantomData<G>);

impl<G: Game> Log<G::Event> for EventCounter<'_, G> {
    fn note(&mut self, event: G::Event) {
        if let Some(notice) = G::notice(&event, Who::Spectator) {
            self.0.add(&notice);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_lead_changes_when_another_side_is_alone_ahead() {
        let mut lead = Lead::default();
        let history = [[0, 0, 0], [3, 0, 0], [3, 3, 0], [3, 4, 0], [9, 4, 0], [9, 9, 9]];
        let after = history.map(|scores| {
            lead.update(&scores, false, 7);
            (lead.side, lead.changes)
        });
        assert_eq!(after, [(None, 0), (Some(0), 0), (Some(0), 0), (Some(1), 1), (Some(0), 2), (Some(0), 2)]);
    }

    #[test]
    fn where_the_lowest_wins_the_lowest_leads() {
        let mut lead = Lead::default();
        lead.update(&[5, 2, 9], true, 3);
        assert_eq!((lead.side, lead.since), (Some(1), 3));
        lead.update(&[5, 2, 9], true, 8);
        assert_eq!((lead.changes, lead.since), (0, 3));
    }
}
