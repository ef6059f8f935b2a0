//! The class `Match`.

use cardinal_engine::{AnyMatch, BadChance, Dealer, Turn, read_records};
use cardinal_gym::{Bits, payoffs};
use numpy::{PyArray1, ToPyArray};
use pyo3::prelude::*;
use pyo3::types::PyType;
use serde_json::{Value, json};

use crate::arguments::{act, names};
use crate::info::{find, settings, with};
use crate::json::{from_python, to_python};
use crate::opening::{Begin, Dealing, Reopen, Resume};
use crate::patience::quickly;
use crate::session::PySession;
use crate::trouble::{Trouble, guard};

/// A game being played, with everything that went in and came out.
///
/// Shuffles are drawn as soon as they are due, from the seed; with `auto_chance=False` they wait for `draw` or
/// `apply_chance`. What a seat may know is what `view`, `observation`, `notices` and `legal` say of it.
#[pyclass(module = "cardinal_games")]
pub(crate) struct Match {
    session: Box<dyn PySession>,
    /// Whether it has all its inputs. A determinization has no past.
    whole: bool,
    /// Whether outcomes of chance are drawn as soon as they are due.
    deals: bool,
    dealing: Dealing,
}

impl Match {
    /// A match with all its inputs.
    pub(crate) fn whole(session: Box<dyn PySession>, deals: bool, dealing: Dealing) -> Self {
        Self { session, whole: true, deals, dealing }
    }

    fn without_past(&self, session: Box<dyn PySession>) -> Self {
        Self { session, whole: false, deals: self.deals, dealing: Dealing::new(0, 0, 0) }
    }

    /// Draws what is due, if that is not left to the caller.
    pub(crate) fn settle(&mut self) {
        if self.deals {
            self.session.deal();
        }
    }

    pub(crate) fn session(&self) -> &dyn PySession {
        &*self.session
    }

    pub(crate) fn played(&self) -> &dyn AnyMatch {
        self.session.played()
    }

    /// The match, if it has its past.
    pub(crate) fn past(&self) -> Result<&dyn AnyMatch, Trouble> {
        let none = || Trouble::usage("no-past", "a determinization has no past");
        self.whole.then(|| self.played()).ok_or_else(none)
    }

    fn save(&self) -> Result<String, Trouble> {
        self.past()?;
        self.session.save(&self.dealing, self.deals)
    }

    fn legal_numbers(&self, seat: u8) -> Result<Vec<usize>, Trouble> {
        let seat = self.seat(seat)?;
        guard(|| Ok(self.played().legal_indices(seat)))
    }
}

fn list(py: Python<'_>, values: Vec<Value>) -> PyResult<Bound<'_, PyAny>> {
    to_python(py, &Value::Array(values))
}

#[pymethods]
impl Match {
    #[new]
    #[pyo3(signature = (game, seats=None, options=None, seed=0, *, number=0, auto_chance=true))]
    fn new(
        game: &str,
        seats: Option<&Bound<'_, PyAny>>,
        options: Option<&Bound<'_, PyAny>>,
        seed: u64,
        number: u64,
        auto_chance: bool,
    ) -> PyResult<Self> {
        let names = names(game, seats)?;
        let options = settings(options)?;
        let begin = Begin { options, names, seed, number, deals: auto_chance };
        Ok(guard(|| with(game, begin)?)?)
    }

    /// The match of a record, verified and played through; or as it was after its first `step` inputs.
    ///
    /// A record does not have the shuffles to come. So they wait for `draw` or `apply_chance`, as with
    /// `auto_chance=False`; `draw(seed)` says from which seed they are drawn, the first time at least.
    #[staticmethod]
    #[pyo3(signature = (record, step=None))]
    fn replay(py: Python<'_>, record: &Bound<'_, PyAny>, step: Option<usize>) -> PyResult<Self> {
        let text = match record.extract::<String>() {
            Ok(text) => text,
            Err(_) => from_python(record)?.to_string(),
        };
        let opened = py.detach(|| {
            guard(|| {
                let files = read_records(&text)?;
                let [record] = files.as_slice() else {
                    return Err(Trouble::usage("many-records", "there is more than one record in the text"));
                };
                cardinal_games::of_record(record)?;
                with(&record.game, Reopen { record, step })?
            })
        })?;
        Ok(opened)
    }

    /// The id of the game.
    #[getter]
    fn game(&self) -> &'static str {
        self.played().info().id
    }

    /// The revision of the rules it is played by.
    #[getter]
    fn revision(&self) -> u16 {
        self.played().revision()
    }

    /// How many play.
    #[getter]
    fn seats(&self) -> u8 {
        self.played().seats()
    }

    /// The names at the seats.
    #[getter]
    fn names(&self) -> Vec<String> {
        self.played().names().to_vec()
    }

    /// The options it is played with, defaults filled in.
    #[getter]
    fn options<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        to_python(py, &self.played().options())
    }

    /// How many actions there are in the action space.
    #[getter]
    fn actions(&self) -> PyResult<usize> {
        Ok(find(self.game())?.actions())
    }

    /// How many inputs were taken; 0 for a determinization.
    fn __len__(&self) -> usize {
        self.past().map_or(0, AnyMatch::len)
    }

    /// The seats the game waits for, in ascending order; empty while chance is due and at the end.
    #[getter]
    fn to_act(&self) -> Vec<u16> {
        self.played().turn().seats().iter().map(|seat| seat.number().into()).collect()
    }

    /// The seats that may act although the game does not wait for them.
    #[getter]
    fn optional(&self) -> Vec<u16> {
        self.played().optional().iter().map(|seat| seat.number().into()).collect()
    }

    /// The seat that decides next where seats are asked in order: the lowest of `to_act`, or None.
    #[getter]
    fn current(&self) -> Option<u8> {
        self.played().turn().seats().first().map(cardinal_engine::Seat::number)
    }

    /// Whether a shuffle or a random pick is due.
    #[getter]
    fn is_chance(&self) -> bool {
        self.played().turn() == Turn::Chance
    }

    /// Whether the game is over.
    #[getter]
    fn is_over(&self) -> bool {
        self.played().turn() == Turn::Over
    }

    /// What a seat may do, as dicts in the order of their numbers.
    fn legal<'py>(&self, py: Python<'py>, seat: u8) -> PyResult<Bound<'py, PyAny>> {
        let seat = self.seat(seat)?;
        list(py, guard(|| Ok(self.played().legal(seat)))?)
    }

    /// The numbers of what a seat may do, ascending.
    fn legal_ids(&self, seat: u8) -> PyResult<Vec<usize>> {
        Ok(self.legal_numbers(seat)?)
    }

    /// What a seat may do as an array of bool.
    fn mask<'py>(&self, py: Python<'py>, seat: u8) -> PyResult<Bound<'py, PyArray1<bool>>> {
        let mut row = vec![false; self.actions()?];
        self.legal_numbers(seat)?.into_iter().for_each(|action| row[action] = true);
        Ok(row.to_pyarray(py))
    }

    /// What a seat may do as an array of words with a bit for each action.
    fn bits<'py>(&self, py: Python<'py>, seat: u8) -> PyResult<Bound<'py, PyArray1<u64>>> {
        let mut row = vec![0; Bits::words(self.actions()?)];
        self.legal_numbers(seat)?.into_iter().for_each(|action| Bits::set(&mut row, action));
        Ok(row.to_pyarray(py))
    }

    /// Raises `IllegalAction` if a seat may not do this now.
    fn check(&self, seat: u8, action: &Bound<'_, PyAny>) -> PyResult<()> {
        let (seat, action) = (self.seat(seat)?, act(action)?);
        Ok(guard(|| self.session.check(seat, action))?)
    }

    /// Lets a seat do an action, given as a dict or by its number; if it is refused, nothing changes.
    fn apply(&mut self, seat: u8, action: &Bound<'_, PyAny>) -> PyResult<()> {
        let (seat, action) = (self.seat(seat)?, act(action)?);
        guard(|| {
            self.session.apply(seat, action)?;
            self.settle();
            Ok(())
        })?;
        Ok(())
    }

    /// The default action for a seat whose time ran out; None if the seat is not to act.
    fn default_action<'py>(&self, py: Python<'py>, seat: u8) -> PyResult<Bound<'py, PyAny>> {
        let seat = self.seat(seat)?;
        to_python(py, &json!(guard(|| Ok(self.played().default_action(seat)))?))
    }

    /// Draws the shuffle or random pick that is due, from where the dice are or from a seed. From there on the next ones
    /// are drawn, each when it is asked for.
    #[pyo3(signature = (seed=None))]
    fn draw(&mut self, seed: Option<u64>) -> PyResult<()> {
        if !self.is_chance() {
            return Err(Trouble::from(BadChance::NotDue).into());
        }
        if let Some(seed) = seed {
            self.dealing = Dealing::new(seed, 0, self.played().len());
            self.session.deal_from(Dealer::seeded(seed, 0));
        }
        guard(|| Ok(self.session.deal_one()))?;
        Ok(())
    }

    /// Lets a chosen outcome of chance happen, in the form in which records have it.
    fn apply_chance(&mut self, chance: &Bound<'_, PyAny>) -> PyResult<()> {
        let chance = from_python(chance)?;
        let at = self.played().len();
        guard(|| {
            self.session.choose(chance)?;
            self.dealing.chosen.push(at);
            self.settle();
            Ok(())
        })?;
        Ok(())
    }

    /// Everything an observer may know: a seat, "spectator", or "all" once the game is over.
    fn view<'py>(&self, py: Python<'py>, who: &Bound<'py, PyAny>) -> PyResult<Bound<'py, PyAny>> {
        let who = self.observer(who)?;
        to_python(py, &guard(|| Ok(self.played().view(who)))?)
    }

    /// What an observer may know, as an array of float32 numbers.
    fn observation<'py>(
        &self,
        py: Python<'py>,
        who: &Bound<'py, PyAny>,
    ) -> PyResult<Bound<'py, PyArray1<f32>>> {
        let who = self.observer(who)?;
        Ok(guard(|| Ok(self.session.observation(who)))?.to_pyarray(py))
    }

    /// An observer's notices of each input from number `start` on: a list for each.
    #[pyo3(signature = (who, start=0))]
    fn notices<'py>(
        &self,
        py: Python<'py>,
        who: &Bound<'py, PyAny>,
        start: usize,
    ) -> PyResult<Bound<'py, PyAny>> {
        let (who, played) = (self.observer(who)?, self.past()?);
        let notices = (start..played.len()).map(|input| Value::Array(played.notices(input, who)));
        list(py, notices.collect())
    }

    /// The notices as JSON, each input's as a list, with commas between them; for a match without a past of the
    /// inputs since.
    #[pyo3(name = "_told")]
    fn told(&self, who: &Bound<'_, PyAny>) -> PyResult<String> {
        let (who, played) = (self.observer(who)?, self.played());
        let notices = (0..played.len()).map(|input| played.notices_text(input, who).to_string());
        Ok(notices.collect::<Vec<_>>().join(","))
    }

    /// The running score of each seat, which is public.
    #[getter]
    fn scores(&self) -> Vec<i32> {
        self.played().scores().iter().copied().collect()
    }

    /// Place, score and team of each seat; None before the end.
    #[getter]
    fn standings<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        to_python(py, &json!(self.played().standings()))
    }

    /// For each seat the share of its opponents left behind less the share ahead, from -1 to 1; None before the end.
    #[getter]
    fn payoffs(&self) -> Option<Vec<f32>> {
        let mut row = vec![0.0; usize::from(self.seats())];
        payoffs(&self.played().standings()?, &mut row);
        Some(row)
    }

    /// What the game reports of each seat beside the score; None before the end.
    #[getter]
    fn measures<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        let measures = self.is_over().then(|| self.session.measures());
        to_python(py, &json!(measures))
    }

    /// The record of the match so far, to be kept, replayed and verified.
    fn record<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        let played = self.past()?;
        to_python(py, &guard(|| Ok(json!(played.record(None))))?)
    }

    /// A match that goes on from here on its own, with equal shuffles to come.
    fn clone(&self) -> Self {
        let (session, dealing) = (self.session.copy(), self.dealing.clone());
        Self { session, whole: self.whole, deals: self.deals, dealing }
    }

    /// The game as it stands, in a match that has only the inputs to come.
    #[pyo3(name = "_bare")]
    fn bare(&self) -> Self {
        self.without_past(self.session.bare())
    }

    /// Takes the inputs that another match has.
    #[pyo3(name = "_follow")]
    fn follow(&mut self, other: &Self) -> PyResult<()> {
        Ok(guard(|| self.session.follow(other.session()))?)
    }

    /// A random state that an observer cannot tell from the true one: an equal view, other secrets. It has no past.
    #[pyo3(signature = (who, seed=0))]
    fn determinize(&self, who: &Bound<'_, PyAny>, seed: u64) -> PyResult<Self> {
        let who = self.observer(who)?;
        Ok(self.without_past(guard(|| Ok(self.session.determinize(who, seed)))?))
    }

    fn __copy__(&self) -> Self {
        self.clone()
    }

    fn __deepcopy__(&self, _memo: &Bound<'_, PyAny>) -> Self {
        self.clone()
    }

    /// Pickled are the inputs so far, and where the shuffles to come are drawn from; a determinization has neither.
    fn __reduce__<'py>(slf: &Bound<'py, Self>) -> PyResult<(Bound<'py, PyType>, (&'static str,), String)> {
        let this = slf.borrow();
        Ok((slf.get_type(), (this.game(),), guard(|| this.save())?))
    }

    /// Takes over from a pickled match of this game.
    fn __setstate__(&mut self, py: Python<'_>, state: &str) -> PyResult<()> {
        let game = self.game();
        *self = quickly(py, || with(game, Resume(state))?)?;
        Ok(())
    }

    fn __repr__(&self) -> String {
        let (game, seats) = (self.game(), self.seats());
        let turn = match self.played().turn() {
            Turn::Chance => "chance is due".to_owned(),
            Turn::Over => "over".to_owned(),
            Turn::Seats(seats) => {
                let seats: Vec<String> = seats.iter().map(|seat| seat.to_string()).collect();
                format!("seat {} to act", seats.join(", "))
            }
        };
        format!("<Match of {game} with {seats} seats, {turn}>")
    }
}
