//! Line by line: no screen control, so it suits screen readers, pipes and scripts.
//!
//! Every line that comes in is a move, by its number or its name, or a command. The end of the input puts the game aside.

mod lines;
mod order;
mod telling;

use std::io::{self, Write};
use std::time::Duration;

use cardinal_bots::Halt;
use cardinal_engine::Seat;
use cardinal_texts::{Rulebook, Speech, Values, printable, with};

use crate::interrupt;
use crate::rules::explain;
use crate::session::{Handover, Line, Refused, Sitting, Undone};
use crate::tables::{Deed, Move};
use crate::{Ending, TerminalError};

pub use lines::Lines;
use order::Order;

/// How long to wait before looking again whether anything has happened.
const PAUSE: Duration = Duration::from_millis(2);
/// Enough lines to push a hand out of sight where the terminal changes hands.
const VEIL: usize = 60;

/// A game played line by line.
pub struct Plain<'a, W: Write> {
    sitting: &'a mut dyn Sitting,
    book: Rulebook,
    speech: &'static Speech,
    out: W,
    /// How many inputs have been written, and for which seat.
    told: (usize, Option<Seat>),
    said: usize,
    /// Whether the moves of this moment have been listed.
    listed: bool,
    line: Option<Line>,
    room: Option<Vec<String>>,
    question: Option<String>,
    /// Whether this person has begun the game.
    started: bool,
}

impl<W: Write> std::fmt::Debug for Plain<'_, W> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Plain").field("told", &self.told).finish_non_exhaustive()
    }
}

/// Plays until the game is over, the input ends or the player leaves, and says how to go on.
pub fn play(
    sitting: &mut dyn Sitting,
    lines: &mut Lines,
    language: &str,
    out: impl Write,
) -> Result<Ending, TerminalError> {
    let game = sitting.scene().game.clone();
    crate::tables::find(&game).ok_or_else(|| TerminalError::NoTable(game.clone()))?;
    let book = Rulebook::load_or_english(&game, language)?;
    let speech = Speech::of(language);
    sitting.speak(speech);
    let told = (0, sitting.scene().seat);
    let mut plain = Plain {
        sitting,
        book,
        speech,
        out,
        told,
        said: 0,
        listed: false,
        line: None,
        room: None,
        question: None,
        started: false,
    };
    let ending = match plain.run(lines) {
        Err(TerminalError::Io(error)) if error.kind() == io::ErrorKind::BrokenPipe => Ending::ReaderGone,
        other => other?,
    };
    // Saved in any case; said if anybody reads.
    let farewell = plain.sitting.farewell();
    if ending != Ending::ReaderGone {
        for line in farewell {
            writeln!(plain.out, "{line}")?;
        }
        plain.out.flush()?;
    }
    Ok(ending)
}

impl<W: Write> Plain<'_, W> {
    fn run(&mut self, lines: &mut Lines) -> Result<Ending, TerminalError> {
        writeln!(self.out, "{}: {}", self.book.title, self.book.tagline)?;
        self.write("term-type-help", Values::new())?;
        loop {
            if interrupt::is_called() {
                return Ok(Ending::Interrupted);
            }
            self.sitting.poll();
            self.news()?;
            if self.sitting.closed().is_some() {
                return Ok(Ending::Left);
            }
            let scene = self.sitting.scene();
            if scene.is_over() {
                self.result()?;
                return Ok(Ending::Over);
            }
            let acts = (scene.is_on() && scene.acts) || self.sitting.handover() != Handover::None;
            // A script begins the game once; what follows is for the game.
            let wanted = acts || (self.sitting.may_start() && !self.started);
            if acts {
                let passing = self.sitting.handover() != Handover::None;
                self.prompt(lines)?;
                // The lines of a script are for the game, not for passing the terminal on.
                if passing && !lines.are_typed() {
                    continue;
                }
            }
            // Lines of a script wait for their turn; at an online table people may talk at any time.
            let talking = lines.are_typed() && self.sitting.line().is_some();
            let line = if wanted || talking { lines.next() } else { None };
            match line {
                Some(Ok(line)) => {
                    if self.order(&line)? {
                        return Ok(Ending::Left);
                    }
                }
                Some(Err(())) => {
                    self.write("term-input-ended", Values::new())?;
                    return Ok(Ending::Left);
                }
                _ => std::thread::sleep(PAUSE),
            }
        }
    }

    /// Writes a message.
    fn write(&mut self, key: &str, values: Values) -> io::Result<()> {
        writeln!(self.out, "{}", self.speech.say(key, values))
    }

    /// Writes a message that names the player of a seat.
    fn write_name(&mut self, key: &str, seat: Seat) -> io::Result<()> {
        let name = self.sitting.scene().names[seat.index()].clone();
        self.write(key, with("name", name))
    }

    /// Shows the table and the moves, once for each decision.
    fn prompt(&mut self, lines: &Lines) -> Result<(), TerminalError> {
        match self.sitting.handover() {
            Handover::Due(next) | Handover::Veiled(next) if !lines.are_typed() => {
                // No person sits there who could see too much.
                self.sitting.pass_on();
                if self.sitting.handover() == Handover::None {
                    self.write_name("term-now", next)?;
                }
                return Ok(());
            }
            Handover::Due(next) if !self.listed => {
                self.write_name("term-pass-on", next)?;
                self.listed = true;
            }
            Handover::Veiled(next) if !self.listed => {
                self.write_name("term-veil-enter", next)?;
                self.listed = true;
            }
            Handover::None if !self.listed => {
                self.listed = true;
                self.show_table()?;
                self.show_moves()?;
            }
            _ => {}
        }
        self.out.flush()?;
        Ok(())
    }

    fn moves(&self) -> Vec<Move> {
        self.sitting.scene().moves()
    }

    /// Does what a line asks for; whether to leave.
    fn order(&mut self, line: &str) -> Result<bool, TerminalError> {
        if self.sitting.handover() != Handover::None {
            if matches!(self.sitting.handover(), Handover::Due(_)) {
                for _ in 0..VEIL {
                    writeln!(self.out)?;
                }
            }
            self.sitting.pass_on();
            self.listed = false;
            return Ok(false);
        }
        match Order::read(line) {
            Order::Nothing => {}
            Order::Leave => return Ok(true),
            Order::Help => self.write("term-help", Values::new())?,
            Order::Moves => self.show_moves()?,
            Order::Table => self.show_table()?,
            Order::Rules(id) => self.show_rule(id.as_deref())?,
            Order::Hint => self.hint(false)?,
            Order::Auto => self.hint(true)?,
            Order::Undo => match self.sitting.undo() {
                Ok(Undone::Done) => {
                    self.listed = false;
                    self.write("term-taken-back", Values::new())?;
                }
                Ok(Undone::Asked) => self.write("term-undo-asked", Values::new())?,
                Err(refused) => self.refuse(&refused)?,
            },
            Order::Say(text) => {
                if let Err(refused) = self.sitting.say(&text) {
                    self.refuse(&refused)?;
                }
            }
            Order::Report(text) => match self.sitting.report(&text) {
                Ok(thanks) => writeln!(self.out, "{thanks}")?,
                Err(refused) => self.refuse(&refused)?,
            },
            Order::Start => match self.sitting.start() {
                Ok(()) => self.started = true,
                Err(refused) => self.refuse(&refused)?,
            },
            Order::Answer(yes) => self.sitting.answer(yes),
            Order::Why(typed) => self.why(&typed)?,
            Order::Move(typed) => self.make(&typed)?,
        }
        self.out.flush()?;
        Ok(false)
    }

    fn refuse(&mut self, refused: &Refused) -> Result<(), TerminalError> {
        let why = Speech::capital(&explain(&self.book, refused));
        Ok(self.write("term-refused", with("why", why))?)
    }

    /// The move a text means: its number, or its name.
    fn meant(&self, typed: &str) -> Result<Move, Option<Deed>> {
        let moves = self.moves();
        let numbered = typed.parse::<usize>().ok().and_then(|number| moves.get(number.checked_sub(1)?));
        if let Some(one) = numbered.or_else(|| moves.iter().find(|one| one.word.eq_ignore_ascii_case(typed)))
        {
            return Ok(one.clone());
        }
        Err(self.sitting.scene().of_position(|position| position.read(typed)))
    }

    fn make(&mut self, typed: &str) -> Result<(), TerminalError> {
        match self.meant(typed) {
            Ok(one) => {
                if let Err(refused) = self.sitting.act(&one.deed) {
                    self.refuse(&refused)?;
                }
            }
            Err(Some(deed)) => {
                if let Err(refused) = self.sitting.act(&deed) {
                    self.refuse(&refused)?;
                }
            }
            Err(None) => {
                self.write("term-no-move", with("typed", printable(typed)))?;
            }
        }
        Ok(())
    }

    fn why(&mut self, typed: &str) -> Result<(), TerminalError> {
        let scene = self.sitting.scene();
        let (Some(seat), Some(position)) = (scene.seat, &scene.position) else { return Ok(()) };
        match self.meant(typed) {
            Ok(_) => self.write("term-possible", Values::new())?,
            Err(None) => self.write("term-no-such-move", with("typed", printable(typed)))?,
            Err(Some(deed)) => match position.after(seat, &deed) {
                Ok(_) => self.write("term-possible", Values::new())?,
                Err(refused) => self.refuse(&refused)?,
            },
        }
        Ok(())
    }

    fn hint(&mut self, play: bool) -> Result<(), TerminalError> {
        let scene = self.sitting.scene();
        let Some(seat) = scene.seat else { return Ok(()) };
        let advice = scene.of_position(|position| position.hints(seat, &Halt::default()));
        if let Some(best) = advice.first().filter(|_| play) {
            self.write("term-choice", with("move", best.word.clone()))?;
            if let Err(refused) = self.sitting.act(&best.deed) {
                self.refuse(&refused)?;
            }
            return Ok(());
        }
        for one in advice.iter().take(3) {
            writeln!(self.out, "{}: {}", one.word, one.why(self.speech))?;
        }
        Ok(())
    }
}
