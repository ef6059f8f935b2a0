//! How a turn looks to the seat that has it.

use cardinal_engine::Seat;

use super::field::Positions;
use super::state::Phase;
use super::{Action, Card, Numboom};

/// What a seat knows of the cards it may flip, and whether it has to.
pub(super) struct Situation {
    /// The covered cards it knows.
    known: Positions,
    /// Those it may flip without harm.
    safe: Positions,
    /// Those that would put it out.
    deadly: Positions,
    /// Those that are bombs.
    bombs: Positions,
    /// Whether it has to flip a card in this turn, as things are.
    pressed: bool,
    /// Whether that is a gamble.
    gambles: bool,
}

impl Situation {
    pub(super) fn of(game: &Numboom, seat: Seat) -> Self {
        let me = 1 << seat.number();
        let mut situation = Self { known: 0, safe: 0, deadly: 0, bombs: 0, pressed: false, gambles: false };
        let flippable = game.field.flippable();
        let mut rest = game.field.occupied();
        while rest != 0 {
            let bit = rest & rest.wrapping_neg();
            rest ^= bit;
            let top = game.field.top(bit.trailing_zeros() as usize);
            if top.known & me == 0 {
                continue;
            }
            situation.known |= bit;
            let kind = if top.card == Card::Bomb {
                &mut situation.bombs
            } else if game.is_deadly(top.card) {
                &mut situation.deadly
            } else {
                &mut situation.safe
            };
            *kind |= bit & flippable;
        }
        situation.pressed = match game.phase {
            Phase::Act => game.operations > 0 && (game.flip_only || !game.can_place()),
            phase => phase == Phase::DualFlip,
        };
        situation.gambles = situation.pressed && situation.safe == 0;
        situation
    }

    /// How good an action looks to the seat, from 0 to 100; below 0, pruned.
    pub(super) fn rate(&self, game: &Numboom, action: &Action) -> i32 {
        let done = game.operations == 0;
        match *action {
            Action::Flip { position } => self.flip(game, 1 << position),
            Action::Place { card, position } => self.place(game, card, 1 << position),
            Action::Peek { position } if self.known >> position & 1 == 1 => -1,
            Action::Peek { .. } => {
                if self.gambles {
                    20
                } else {
                    40
                }
            }
            Action::Observe { position } if self.known >> position & 1 == 1 => -1,
            Action::Observe { .. } => {
                if self.gambles {
                    80
                } else if done {
                    -1
                } else {
                    5
                }
            }
            Action::Stack {} => {
                if self.gambles {
                    85
                } else {
                    5
                }
            }
            Action::Reset { number } => self.reset(game, number.get()),
            // What harms the others can wait until the turn is over, and makes room in the hand.
            Action::Reverse {} => {
                if done {
                    45
                } else {
                    -1
                }
            }
            Action::Disrupt {} => {
                if done {
                    60
                } else {
                    -1
                }
            }
            Action::Exchange { .. } => {
                let poor = game.hand().placeable().len() <= 1;
                match (done, poor) {
                    (true, true) => 50,
                    (false, true) => 20,
                    (true, false) => 10,
                    (false, false) => -1,
                }
            }
            // Any arrangement makes the other players lose sight of all cards.
            Action::Arrange { from } => {
                if game.unarranged & ((1 << from) - 1) == 0 {
                    50
                } else {
                    -1
                }
            }
            Action::End {} => 40,
        }
    }

    fn flip(&self, game: &Numboom, position: Positions) -> i32 {
        if game.phase == Phase::OpeningFlip {
            50
        } else if self.deadly & position != 0 {
            -1
        } else if self.safe & position != 0 {
            if self.pressed { 90 } else { 35 }
        } else if self.bombs & position != 0 {
            if self.gambles { 40 } else { 2 }
        } else if self.gambles {
            50
        } else {
            5
        }
    }

    fn place(&self, game: &Numboom, card: Card, position: Positions) -> i32 {
        let empty = game.field.empty();
        if empty & position != 0 {
            // One empty position is as good as another.
            if empty & (position - 1) != 0 {
                return -1;
            }
        } else if self.safe & position != 0 {
            return -1;
        }
        55 + if game.is_deadly(card) { 20 } else { 0 }
    }

    /// A Reset helps a seat that has to flip and knows a card that would be harmless then.
    fn reset(&self, game: &Numboom, number: u8) -> i32 {
        if number == game.death_number {
            -1
        } else if self.gambles && self.deadly != 0 {
            70
        } else if self.gambles {
            10
        } else {
            5
        }
    }
}
