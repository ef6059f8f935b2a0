//! What actions do, in the file of their phase: [`build`](super::build), [`settle`](super::settle),
//! [`release`](super::release).

use cardinal_engine::{Illegal, Log, Seat};

use super::{Action, Chain, Event, Phase};

#[inline]
pub(super) fn apply(
    game: &mut Chain,
    seat: Seat,
    action: &Action,
    log: &mut impl Log<Event>,
) -> Result<(), Illegal> {
    game.check_seat(seat)?;
    match (game.phase, *action) {
        // A meld is looked at once, for its check and for its effect.
        (Phase::Release, Action::Play { meld, cards }) => {
            let shape = game.check_play(meld, cards)?;
            game.play(meld, cards, shape, log);
        }
        (Phase::Release, _) => {
            game.check_release(action)?;
            game.pass(log);
        }
        (Phase::Settle, _) => {
            game.check_settlement(seat, action)?;
            game.settle(seat, action, log);
        }
        _ => {
            game.check_build(action)?;
            game.build(action, log);
        }
    }
    Ok(())
}
