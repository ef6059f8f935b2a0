//! Arbitrary bytes as a game: the entry of fuzzers.

use std::convert::Infallible;

use cardinal_engine::random::{Purpose, Stream, below, pick, stream};
use cardinal_engine::{Actions, Audit, Game, Input, MAX_SEATS, Observer, Seat, Silent, Turn, Wire};
use rand_core::{Rng, TryRng};

use crate::course::{InputOf, feed};
use crate::mutation::mutated;
use crate::policy::{actors, legal};
use crate::soundness::fault;

/// Plays what the bytes say: shuffles, legal actions, actions out of turn, actions of seats that do not
/// exist, damaged actions and damaged shuffles.
///
/// # Panics
/// When the game breaks its contract: `check` and `apply` disagree, a refusal changes something, a card is
/// lost, a seat to act has no move, a view does not follow from the notices; or when the game itself panics.
pub fn play<G: Actions + Audit>(seats: u8, options: &G::Options, data: &[u8]) {
    let Ok(game) = G::new(options, seats) else { return };
    let views = Observer::every(seats).map(|who| (who, game.view(who))).collect();
    let mut play = Play { game, views, chance: None, tape: Tape::new(data) };
    while !play.tape.is_at_end() && play.game.turn() != Turn::Over {
        let op = play.tape.byte();
        if op < HOSTILE {
            play.attack(op);
        } else {
            play.go_on();
        }
    }
}

/// This many of 256 bytes attack; the others go on with the game.
const HOSTILE: u8 = 48;

struct Play<'a, G: Game> {
    game: G,
    views: Vec<(Observer, G::View)>,
    /// The last outcome of chance, to be handed in again.
    chance: Option<G::Chance>,
    tape: Tape<'a>,
}

impl<G: Actions + Audit> Play<'_, G> {
    /// A possible input.
    fn go_on(&mut self) {
        let input = match self.game.turn() {
            Turn::Over => return,
            Turn::Chance => {
                let chance = self.game.sample_chance(&mut self.tape);
                self.chance = Some(chance.clone());
                Input::Chance(chance)
            }
            Turn::Seats(_) => {
                let seats: Vec<Seat> = actors(&self.game, &mut self.tape).iter().collect();
                let seat = *pick(&seats, &mut self.tape).expect("a turn names at least one seat");
                let actions = legal(&self.game, seat);
                let action = *pick(&actions, &mut self.tape).expect("a seat to act has a legal action");
                Input::Action { seat, action }
            }
        };
        assert!(self.submit(&input), "{input:?} is offered and refused");
    }

    /// An input that is impossible, or possible by chance.
    fn attack(&mut self, op: u8) {
        let seat = Seat::new(match op % 3 {
            0 => self.tape.byte(),
            1 => self.tape.byte() % (MAX_SEATS as u8),
            _ => self.game.turn().seats().first().map_or(0, Seat::number),
        });
        let action =
            G::decode(below(&mut self.tape, G::ACTIONS as u32) as usize).expect("every number has an action");
        let input = match op % 4 {
            0 => Some(Input::Action { seat, action }),
            1 => self.damaged(&action).map(|action| Input::Action { seat, action }),
            2 => self.chance.clone().map(Input::Chance),
            _ => {
                let due = self.game.turn() == Turn::Chance;
                let chance =
                    if due { Some(self.game.sample_chance(&mut self.tape)) } else { self.chance.clone() };
                chance.and_then(|chance| self.damaged(&chance)).map(Input::Chance)
            }
        };
        if let Some(input) = input {
            self.submit(&input);
        }
    }

    fn damaged<T: Wire>(&mut self, value: &T) -> Option<T> {
        T::from_tree(&mutated(&value.to_tree(), &mut self.tape)).ok()
    }

    /// Hands the input in and checks the game; says whether it was accepted.
    fn submit(&mut self, input: &InputOf<G>) -> bool {
        let before = self.game.clone();
        let mut events = Vec::new();
        let verdict = feed(&mut self.game, input, &mut events);
        if let Input::Action { seat, action } = input {
            assert_eq!(
                before.check(*seat, action).is_ok(),
                verdict.is_ok(),
                "check and apply disagree on {input:?}"
            );
            let listed = legal(&before, *seat).contains(action);
            assert_eq!(listed, verdict.is_ok(), "list and apply disagree on {input:?}");
        }
        if verdict.is_err() {
            assert!(self.game == before, "{input:?} is refused, but changes the game");
            assert!(events.is_empty(), "{input:?} is refused, but emits {events:?}");
            return false;
        }
        assert_eq!(feed(&mut before.clone(), input, &mut Silent), verdict, "{input:?} is not taken again");
        assert_eq!(fault(&self.game), None, "after {input:?}");
        for (who, view) in &mut self.views {
            let notices = events.iter().filter_map(|event| G::notice(event, *who));
            notices.for_each(|notice| G::fold(view, &notice).expect("its own notices fit"));
            assert_eq!(*view, self.game.view(*who), "{who:?} folds {input:?} to another view");
        }
        true
    }
}

/// Bytes as a source of randomness: they choose the cards.
struct Tape<'a> {
    rest: &'a [u8],
    /// What follows when the bytes run out: endless zeros would keep a draw with rejection waiting.
    beyond: Stream,
}

impl<'a> Tape<'a> {
    fn new(data: &'a [u8]) -> Self {
        Self { rest: data, beyond: stream(0, data.len() as u64, Purpose::Test) }
    }

    const fn is_at_end(&self) -> bool {
        self.rest.is_empty()
    }

    fn byte(&mut self) -> u8 {
        if let Some((&first, rest)) = self.rest.split_first() {
            self.rest = rest;
            first
        } else {
            self.beyond.next_u32() as u8
        }
    }
}

impl TryRng for Tape<'_> {
    type Error = Infallible;

    /// One byte a draw, spread over the whole range: small choices are then made by single bytes.
    fn try_next_u32(&mut self) -> Result<u32, Infallible> {
        let high = u32::from(self.byte()) << 24;
        Ok(high | self.beyond.next_u32() >> 8)
    }

    fn try_next_u64(&mut self) -> Result<u64, Infallible> {
        Ok(u64::from(self.try_next_u32()?) << 32 | u64::from(self.try_next_u32()?))
    }

    fn try_fill_bytes(&mut self, bytes: &mut [u8]) -> Result<(), Infallible> {
        for byte in bytes {
            *byte = self.byte();
        }
        Ok(())
    }
}
