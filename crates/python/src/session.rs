//! A match of any game behind one face.

use std::time::Duration;

use cardinal_bots::{Bot, Budget, Halt, Player};
use cardinal_engine::random::{Purpose, Stream, stream};
use cardinal_engine::{
    BySeat, Dealer, Game, Heuristics, Info, Input, Observer, Seat, SeatSet, Session, Silent, Standing,
    Tensor, Turn, Window,
};
use cardinal_gym::{Bits, payoffs};
use serde_json::{Value, json};

use crate::opening::{Dealing, save};
use crate::trouble::Trouble;

/// With so many simulations a decision takes a twentieth of a second, or little more.
const FEW_SIMULATIONS: u32 = 4_000;
/// So long nobody notices that Ctrl-C has to wait.
const MOMENT: Duration = Duration::from_millis(50);

/// Who looks.
#[derive(Clone, Copy)]
pub(crate) enum Who {
    Seat(u8),
    Spectator,
    All,
}

/// An action, by its number or in words.
pub(crate) enum Act {
    Id(usize),
    Words(Value),
}

/// A match, or a world imagined by one of its observers, which has no past.
pub(crate) trait Table: Send + Sync {
    fn info(&self) -> Info;
    fn seats(&self) -> u8;
    fn turn(&self) -> Turn;
    fn optional(&self) -> SeatSet;
    fn actions(&self) -> usize;
    fn inputs(&self) -> Option<usize>;
    fn options(&self) -> Value;
    fn names(&self) -> Vec<String>;
    fn legal(&self, seat: u8) -> Result<Vec<Value>, Trouble>;
    fn legal_ids(&self, seat: u8) -> Result<Vec<u32>, Trouble>;
    fn bits(&self, seat: u8) -> Result<Vec<u64>, Trouble>;
    fn mask(&self, seat: u8) -> Result<Vec<bool>, Trouble>;
    fn check(&self, seat: u8, act: Act) -> Result<(), Trouble>;
    fn apply(&mut self, seat: u8, act: Act) -> Result<(), Trouble>;
    fn default_action(&self, seat: u8) -> Result<Option<Value>, Trouble>;
    fn draw(&mut self, seed: Option<u64>) -> Result<(), Trouble>;
    fn apply_chance(&mut self, chance: Value) -> Result<(), Trouble>;
    fn view(&self, who: Who) -> Result<Value, Trouble>;
    fn observation(&self, who: Who) -> Result<Vec<f32>, Trouble>;
    fn notices(&self, who: Who, from: usize) -> Result<Vec<Vec<Value>>, Trouble>;
    /// The same as JSON, each input's notices as a list, with commas between them.
    fn told(&self, who: Who, from: usize) -> Result<String, Trouble>;
    fn scores(&self) -> BySeat<i32>;
    fn standings(&self) -> Option<BySeat<Standing>>;
    fn payoffs(&self) -> Option<Vec<f32>>;
    fn measures(&self) -> Option<Value>;
    fn record(&self) -> Result<Value, Trouble>;
    fn imagine(&self, who: Who, seed: u64) -> Result<Box<dyn Table>, Trouble>;
    /// Whether somebody who waits for a decision of this player notices.
    fn takes_long(&self, player: Player) -> bool;
    fn decide(&self, seat: u8, player: Player, dice: &mut Stream, halt: &Halt) -> Result<usize, Trouble>;
    /// Everything it takes to go on elsewhere, as text.
    fn save(&self) -> Result<String, Trouble>;
    fn copy(&self) -> Box<dyn Table>;
}

#[derive(Clone)]
#[expect(clippy::large_enum_variant, reason = "there is one per handle, and a box would cost a hop per call")]
pub(crate) enum Held<G: Game> {
    Match(Session<G>),
    World { game: G, dealer: Dealer },
}

#[derive(Clone)]
pub(crate) struct Live<G: Game> {
    pub(crate) held: Held<G>,
    /// Whether outcomes of chance are drawn as soon as they are due.
    pub(crate) deals: bool,
    pub(crate) dealing: Dealing,
}

fn of_world() -> Trouble {
    Trouble::usage("no-past", "an imagined world has no past")
}

impl<G: Heuristics + Tensor> Live<G> {
    fn game(&self) -> &G {
        match &self.held {
            Held::Match(session) => session.played().game(),
            Held::World { game, .. } => game,
        }
    }

    fn seat(&self, seat: u8) -> Result<Seat, Trouble> {
        let seats = self.game().seats();
        let bad = || Trouble::usage("no-such-seat", format!("there is no seat {seat}; there are {seats}"));
        (seat < seats).then(|| Seat::new(seat)).ok_or_else(bad)
    }

    fn observer(&self, who: Who) -> Result<Observer, Trouble> {
        match who {
            Who::Seat(seat) => self.seat(seat).map(Observer::Seat),
            Who::Spectator => Ok(Observer::Spectator),
            Who::All => {
                let finished = match &self.held {
                    Held::Match(session) => session.played().finished(),
                    Held::World { .. } => None,
                };
                let hidden = || Trouble::usage("not-over", "everything is shown only once the game is over");
                finished.map(Observer::All).ok_or_else(hidden)
            }
        }
    }

    fn action(act: Act) -> Result<G::Action, Trouble> {
        match act {
            Act::Id(id) => {
                let bad = || Trouble::usage("no-such-action", format!("{} has no action {id}", G::INFO.id));
                G::decode(id).ok_or_else(bad)
            }
            Act::Words(words) => serde_json::from_value(words).map_err(|error| {
                Trouble::usage("malformed-action", format!("not an action of this game: {error}"))
            }),
        }
    }

    pub(crate) fn settle(&mut self) {
        while self.deals && self.game().turn() == Turn::Chance {
            self.draw_one();
        }
    }

    fn draw_one(&mut self) {
        match &mut self.held {
            Held::Match(session) => {
                session.deal_one();
            }
            Held::World { game, dealer } => {
                let chance = dealer.deal(game);
                game.apply_chance(&chance, &mut Silent).expect("a dealt outcome is a possible one");
            }
        }
    }
}

impl<G: Heuristics + Tensor> Table for Live<G> {
    fn info(&self) -> Info {
        G::INFO
    }

    fn seats(&self) -> u8 {
        self.game().seats()
    }

    fn turn(&self) -> Turn {
        self.game().turn()
    }

    fn optional(&self) -> SeatSet {
        self.game().optional()
    }

    fn actions(&self) -> usize {
        G::ACTIONS
    }

    fn inputs(&self) -> Option<usize> {
        match &self.held {
            Held::Match(session) => Some(session.played().inputs().len()),
            Held::World { .. } => None,
        }
    }

    fn options(&self) -> Value {
        json!(self.game().options())
    }

    fn names(&self) -> Vec<String> {
        match &self.held {
            Held::Match(session) => session.played().names().to_vec(),
            Held::World { game, .. } => Seat::all(game.seats()).map(|seat| seat.to_string()).collect(),
        }
    }

    fn legal(&self, seat: u8) -> Result<Vec<Value>, Trouble> {
        let window = Window::new(self.game(), self.seat(seat)?);
        Ok(window.legal().iter().map(|action| json!(action)).collect())
    }

    fn legal_ids(&self, seat: u8) -> Result<Vec<u32>, Trouble> {
        let (seat, mut ids) = (self.seat(seat)?, Vec::new());
        self.game().for_each_legal(seat, |action| ids.push(G::encode(&action) as u32));
        Ok(ids)
    }

    fn bits(&self, seat: u8) -> Result<Vec<u64>, Trouble> {
        let mut row = vec![0; Bits::words(G::ACTIONS)];
        Bits::write(self.game(), self.seat(seat)?, &mut row);
        Ok(row)
    }

    fn mask(&self, seat: u8) -> Result<Vec<bool>, Trouble> {
        let mut row = vec![false; G::ACTIONS];
        self.game().mask(self.seat(seat)?, &mut row);
        Ok(row)
    }

    fn check(&self, seat: u8, act: Act) -> Result<(), Trouble> {
        Ok(self.game().check(self.seat(seat)?, &Self::action(act)?)?)
    }

    fn apply(&mut self, seat: u8, act: Act) -> Result<(), Trouble> {
        let (seat, action) = (self.seat(seat)?, Self::action(act)?);
        match &mut self.held {
            Held::Match(session) => session.step(Input::Action { seat, action })?,
            Held::World { game, .. } => game.apply(seat, &action, &mut Silent)?,
        }
        self.settle();
        Ok(())
    }

    fn default_action(&self, seat: u8) -> Result<Option<Value>, Trouble> {
        Ok(self.game().default_action(self.seat(seat)?).map(|action| json!(action)))
    }

    fn draw(&mut self, seed: Option<u64>) -> Result<(), Trouble> {
        if self.game().turn() != Turn::Chance {
            return Err(cardinal_engine::BadChance::NotDue.into());
        }
        if let Some(seed) = seed {
            let from = Dealer::seeded(seed, 0);
            match &mut self.held {
                Held::Match(session) => {
                    self.dealing = Dealing::new(seed, 0, session.played().inputs().len());
                    session.deal_from(from);
                }
                Held::World { dealer, .. } => *dealer = from,
            }
        }
        self.draw_one();
        Ok(())
    }

    fn apply_chance(&mut self, chance: Value) -> Result<(), Trouble> {
        let chance: G::Chance = serde_json::from_value(chance).map_err(|error| {
            Trouble::usage("malformed-chance", format!("not an outcome of chance: {error}"))
        })?;
        match &mut self.held {
            Held::Match(session) => {
                let at = session.played().inputs().len();
                session.chance(chance)?;
                self.dealing.chosen.push(at);
            }
            Held::World { game, .. } => game.apply_chance(&chance, &mut Silent)?,
        }
        self.settle();
        Ok(())
    }

    fn view(&self, who: Who) -> Result<Value, Trouble> {
        Ok(json!(self.game().view(self.observer(who)?)))
    }

    fn observation(&self, who: Who) -> Result<Vec<f32>, Trouble> {
        let mut row = vec![0.0; G::SIZE];
        G::fill(&self.game().view(self.observer(who)?), &mut row);
        Ok(row)
    }

    fn notices(&self, who: Who, from: usize) -> Result<Vec<Vec<Value>>, Trouble> {
        let Held::Match(session) = &self.held else { return Err(of_world()) };
        let (played, who) = (session.played(), self.observer(who)?);
        let told = |input| played.notices(input, who).iter().map(|notice| json!(notice)).collect();
        Ok((from..played.inputs().len()).map(told).collect())
    }

    fn told(&self, who: Who, from: usize) -> Result<String, Trouble> {
        let Held::Match(session) = &self.held else { return Err(of_world()) };
        let (played, who) = (session.played(), self.observer(who)?);
        let told = |input| serde_json::to_string(&played.notices(input, who)).unwrap_or_default();
        Ok((from..played.inputs().len()).map(told).collect::<Vec<_>>().join(","))
    }

    fn scores(&self) -> BySeat<i32> {
        self.game().scores()
    }

    fn standings(&self) -> Option<BySeat<Standing>> {
        self.game().standings()
    }

    fn payoffs(&self) -> Option<Vec<f32>> {
        let standings = self.game().standings()?;
        let mut out = vec![0.0; usize::from(self.game().seats())];
        payoffs(&standings, &mut out);
        Some(out)
    }

    fn measures(&self) -> Option<Value> {
        self.game().standings()?;
        let of = |seat| -> Value {
            let numbers = self.game().measures(seat);
            G::INFO
                .measures
                .iter()
                .zip(numbers)
                .map(|(name, number)| ((*name).to_owned(), json!(number)))
                .collect()
        };
        Some(Seat::all(self.game().seats()).map(of).collect())
    }

    fn record(&self) -> Result<Value, Trouble> {
        let Held::Match(session) = &self.held else { return Err(of_world()) };
        Ok(json!(session.played().record(None).header()))
    }

    fn imagine(&self, who: Who, seed: u64) -> Result<Box<dyn Table>, Trouble> {
        let view = self.game().view(self.observer(who)?);
        let mut dice = stream(seed, 0, Purpose::Player(0));
        let game = G::determinize(&view, &mut dice);
        let held = Held::World { game, dealer: Dealer::seeded(seed, 0) };
        Ok(Box::new(Self { held, deals: self.deals, dealing: Dealing::new(seed, 0, 0) }))
    }

    fn takes_long(&self, player: Player) -> bool {
        let long = |budget: Budget| {
            budget.simulations > FEW_SIMULATIONS && budget.time.is_none_or(|time| time > MOMENT)
        };
        player.budget::<G>().is_some_and(long)
    }

    fn decide(&self, seat: u8, player: Player, dice: &mut Stream, halt: &Halt) -> Result<usize, Trouble> {
        let seat = self.seat(seat)?;
        if !self.game().turn().is_on(seat) {
            return Err(Trouble::usage("not-on-turn", format!("seat {seat} has nothing to decide")));
        }
        let action = player.seated::<G>().heeding(halt.clone()).decide(&Window::new(self.game(), seat), dice);
        Ok(G::encode(&action))
    }

    fn save(&self) -> Result<String, Trouble> {
        let Held::Match(session) = &self.held else { return Err(of_world()) };
        save(session.played(), &self.dealing, self.deals)
    }

    fn copy(&self) -> Box<dyn Table> {
        Box::new(self.clone())
    }
}
