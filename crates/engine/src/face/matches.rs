//! A match of a game chosen at run time.

use std::any::Any;

use rand_core::Rng;
use serde_json::Value;
use serde_json::value::RawValue;

use super::{SubmitError, parse};
use crate::{
    Actions, BySeat, Dealer, Fairness, Finished, Info, Match, Observer, RecordFile, Seat, SeatSet, Standing,
    Turn, Undone, Window, Wire,
};

/// A match of any game.
pub trait AnyMatch: Send + Sync {
    /// The match itself, for callers that know its game.
    fn as_any(&self) -> &dyn Any;
    /// The game's facts.
    fn info(&self) -> Info;
    /// The revision of the rules it is played by.
    fn revision(&self) -> u16;
    /// The options it is played with, defaults filled in.
    fn options(&self) -> Value;
    /// How many play.
    fn seats(&self) -> u8;
    /// The names at the seats.
    fn names(&self) -> &[String];
    /// What the game waits for.
    fn turn(&self) -> Turn;
    /// The seats that may act although the game does not wait for them.
    fn optional(&self) -> SeatSet;
    /// How many inputs have been taken.
    fn len(&self) -> usize;
    /// Whether no input has been taken yet.
    fn is_empty(&self) -> bool {
        self.len() == 0
    }
    /// Whether `seat` may do this now.
    fn check(&self, seat: Seat, action: &Value) -> Result<(), SubmitError>;
    /// Takes a player's action, or refuses it and stays as it was.
    fn submit(&mut self, seat: Seat, action: &Value) -> Result<(), SubmitError>;
    /// Draws every outcome of chance that is due from `rng`.
    fn settle(&mut self, rng: &mut dyn Rng);
    /// Draws every outcome of chance that is due from a table's dealer.
    fn deal(&mut self, dealer: &mut Dealer);
    /// What `seat` may do now.
    fn legal(&self, seat: Seat) -> Vec<Value>;
    /// The numbers of what `seat` may do now.
    fn legal_indices(&self, seat: Seat) -> Vec<usize>;
    /// The action with this number.
    fn action(&self, index: usize) -> Option<Value>;
    /// What is done for a seat whose time ran out.
    fn default_action(&self, seat: Seat) -> Option<Value>;
    /// Everything `who` may know now.
    fn view(&self, who: Observer) -> Value;
    /// The notices of input number `input` for `who`.
    fn notices(&self, input: usize, who: Observer) -> Vec<Value>;
    /// Appends [`AnyMatch::legal`] as JSON, without a tree in between; false, and nothing, if there is nothing to do.
    fn write_legal(&self, seat: Seat, text: &mut Vec<u8>) -> bool;
    /// Appends [`AnyMatch::view`] as JSON.
    fn write_view(&self, who: Observer, text: &mut Vec<u8>);
    /// Appends [`AnyMatch::notices`] as JSON.
    fn write_notices(&self, input: usize, who: Observer, text: &mut Vec<u8>);
    /// [`AnyMatch::legal`] as a JSON text; `None` if there is nothing to do.
    fn legal_text(&self, seat: Seat) -> Option<Box<RawValue>> {
        let mut text = Vec::new();
        self.write_legal(seat, &mut text).then(|| raw(text))
    }
    /// [`AnyMatch::view`] as a JSON text.
    fn view_text(&self, who: Observer) -> Box<RawValue> {
        let mut text = Vec::new();
        self.write_view(who, &mut text);
        raw(text)
    }
    /// [`AnyMatch::notices`] as a JSON text.
    fn notices_text(&self, input: usize, who: Observer) -> Box<RawValue> {
        let mut text = Vec::new();
        self.write_notices(input, who, &mut text);
        raw(text)
    }
    /// Whether two observers get equal notices of an input.
    fn same_notices(&self, input: usize, one: Observer, other: Observer) -> bool;
    /// The running score of each seat.
    fn scores(&self) -> BySeat<i32>;
    /// How the seats rank, once the game is over.
    fn standings(&self) -> Option<BySeat<Standing>>;
    /// Proof that the game is over.
    fn finished(&self) -> Option<Finished>;
    /// The record of the match so far.
    fn record(&self, fairness: Option<Fairness>) -> RecordFile;
    /// The record of the match so far as a line of JSON, with the moves that were taken back on the way.
    fn record_text(&self, fairness: Option<Fairness>, undone: Vec<Undone>) -> String;
}

fn raw(json: Vec<u8>) -> Box<RawValue> {
    let json = String::from_utf8(json).expect("JSON is UTF-8");
    RawValue::from_string(json).expect("it was just written")
}

impl<G: Actions> AnyMatch for Match<G> {
    fn as_any(&self) -> &dyn Any {
        self
    }

    fn info(&self) -> Info {
        G::INFO
    }

    fn revision(&self) -> u16 {
        self.game().revision()
    }

    fn options(&self) -> Value {
        self.game().options().to_tree()
    }

    fn seats(&self) -> u8 {
        self.game().seats()
    }

    fn names(&self) -> &[String] {
        self.names()
    }

    fn turn(&self) -> Turn {
        self.turn()
    }

    fn optional(&self) -> SeatSet {
        self.game().optional()
    }

    fn len(&self) -> usize {
        self.inputs().len()
    }

    fn check(&self, seat: Seat, action: &Value) -> Result<(), SubmitError> {
        Ok(self.game().check(seat, &parse::<G>(action)?)?)
    }

    fn submit(&mut self, seat: Seat, action: &Value) -> Result<(), SubmitError> {
        Ok(self.act(seat, parse::<G>(action)?)?)
    }

    fn settle(&mut self, rng: &mut dyn Rng) {
        self.settle(rng);
    }

    fn deal(&mut self, dealer: &mut Dealer) {
        while self.turn() == Turn::Chance {
            let chance = dealer.deal(self.game());
            self.chance(chance).expect("a dealt outcome is a possible one");
        }
    }

    fn legal(&self, seat: Seat) -> Vec<Value> {
        Window::new(self.game(), seat).legal().iter().map(Wire::to_tree).collect()
    }

    fn legal_indices(&self, seat: Seat) -> Vec<usize> {
        Window::new(self.game(), seat).legal().iter().map(G::encode).collect()
    }

    fn action(&self, index: usize) -> Option<Value> {
        G::decode(index).as_ref().map(Wire::to_tree)
    }

    fn default_action(&self, seat: Seat) -> Option<Value> {
        self.game().default_action(seat).as_ref().map(Wire::to_tree)
    }

    fn view(&self, who: Observer) -> Value {
        self.view(who).to_tree()
    }

    fn notices(&self, input: usize, who: Observer) -> Vec<Value> {
        self.notices(input, who).iter().map(Wire::to_tree).collect()
    }

    fn write_legal(&self, seat: Seat, text: &mut Vec<u8>) -> bool {
        let legal = Window::new(self.game(), seat).legal();
        if !legal.is_empty() {
            Wire::write_list(&legal, text);
        }
        !legal.is_empty()
    }

    fn write_view(&self, who: Observer, text: &mut Vec<u8>) {
        self.view(who).write_json(text);
    }

    fn write_notices(&self, input: usize, who: Observer, text: &mut Vec<u8>) {
        Wire::write_list(&self.notices(input, who), text);
    }

    fn same_notices(&self, input: usize, one: Observer, other: Observer) -> bool {
        self.events(input).iter().all(|event| G::notice(event, one) == G::notice(event, other))
    }

    fn scores(&self) -> BySeat<i32> {
        self.game().scores()
    }

    fn standings(&self) -> Option<BySeat<Standing>> {
        self.standings()
    }

    fn finished(&self) -> Option<Finished> {
        self.finished()
    }

    fn record(&self, fairness: Option<Fairness>) -> RecordFile {
        self.record(fairness).to_file()
    }

    fn record_text(&self, fairness: Option<Fairness>, undone: Vec<Undone>) -> String {
        self.record(fairness).to_json(undone)
    }
}
