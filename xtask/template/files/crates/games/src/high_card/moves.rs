//! What a player may do, which clause forbids the rest, and what follows.

use cardinal_engine::{Illegal, Log, Seat};

use super::refusal::{GAME_OVER, NOT_HELD, NOT_YOUR_TURN};
use super::{Action, Event, HighCard, Notice, Phase};

pub(super) fn check(game: &HighCard, seat: Seat, action: &Action) -> Result<(), Illegal> {
    let Action::Play { card } = action;
    match game.phase {
        Phase::Over => Err(GAME_OVER),
        Phase::Play if seat == game.active => {
            if game.hands[seat.index()].contains(*card) {
                Ok(())
            } else {
                Err(NOT_HELD)
            }
        }
        Phase::Play | Phase::Deal => Err(NOT_YOUR_TURN),
    }
}

pub(super) fn apply(
    game: &mut HighCard,
    seat: Seat,
    action: &Action,
    log: &mut impl Log<Event>,
) -> Result<(), Illegal> {
    check(game, seat, action)?;
    let Action::Play { card } = *action;
    game.hands[seat.index()].remove(card);
    game.trick[seat.index()] = Some(card);
    log.note(Event::Open(Notice::Played { seat, card }));
    game.active = seat.next(game.seats);
    if game.trick[game.active.index()].is_some() {
        game.take_trick(log);
    }
    Ok(())
}

impl HighCard {
    /// All have played: the highest card takes the trick.
    fn take_trick(&mut self, log: &mut impl Log<Event>) {
        let winner = Seat::all(self.seats).max_by_key(|seat| self.trick[seat.index()]);
        self.active = winner.expect("there are seats");
        self.gone = self.trick.into_iter().flatten().fold(self.gone, |mut gone, card| {
            gone.insert(card);
            gone
        });
        self.trick = [None; 4];
        self.points[self.active.index()] += 1;
        log.note(Event::Open(Notice::Took { seat: self.active }));
        if self.hands[self.active.index()].is_empty() {
            self.phase = Phase::Over;
        }
    }
}
