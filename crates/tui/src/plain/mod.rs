//! Line by line: no screen control, so it suits screen readers, pipes and scripts.
//!
//! Every line that comes in is a move, by its number or its name, or a command. The end of the input puts the game aside.

mod lines;
mod order;
mod telling;

use std::io::{self, Write};
use std::time::Duration;

use cardinal_bots::Halt;
use cardinal_texts::Rulebook;

use crate::interrupt;
use crate::rules::explain;
use crate::session::{Handover, Refused, Sitting, Undone};
use crate::tables::{Deed, Move};
use crate::words::Names;
use crate::{Ending, TerminalError};

pub use lines::Lines;
use order::Order;

/// How long to wait before looking again whether anything has happened.
const PAUSE: Duration = Duration::from_millis(2);
/// Enough lines to push a hand out of sight where the terminal changes hands.
const VEIL: usize = 60;

const HELP: &str = "Type the number or the name of a move. Besides:
  moves          the moves again        table          the table again
  hint           what a bot would do    auto           do what it would do
  undo           take the last move back
  why MOVE       why a move is not possible
  MOVE with CARDS  exactly these cards, in games where you can choose between cards that are alike
  rules          the clause that matters now; rules NC-12 for another
  say TEXT       talk to the others at an online table
  report NAME REASON  tell the operators of the server: abuse, cheating, stalling, name or other; more may follow
  start          begin there, or play again; yes, no: answer what the others ask
  leave          put the game aside; so does the end of the input";

/// A game played line by line.
pub struct Plain<'a, W: Write> {
    sitting: &'a mut dyn Sitting,
    book: Rulebook,
    out: W,
    /// How many inputs have been told, and of whose sight.
    told: (usize, Option<cardinal_engine::Seat>),
    said: usize,
    /// Whether the moves of this moment have been listed.
    listed: bool,
    line: Option<String>,
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

/// Plays until the game is over, the input ends or somebody leaves, and says how to go on.
pub fn play(
    sitting: &mut dyn Sitting,
    lines: &mut Lines,
    language: &str,
    out: impl Write,
) -> Result<Ending, TerminalError> {
    let game = sitting.scene().game.clone();
    crate::tables::find(&game).ok_or_else(|| TerminalError::NoTable(game.clone()))?;
    let book = Rulebook::load_or_english(&game, language)?;
    let told = (0, sitting.scene().seat);
    let mut plain = Plain {
        sitting,
        book,
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
        Err(TerminalError::Io(error)) if error.kind() == io::ErrorKind::BrokenPipe => Ending::NobodyReads,
        other => other?,
    };
    // Saved in any case; said if anybody reads.
    let farewell = plain.sitting.farewell();
    if ending != Ending::NobodyReads {
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
        writeln!(self.out, "Type 'help' for what can be typed.")?;
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
                    writeln!(self.out, "The input has ended.")?;
                    return Ok(Ending::Left);
                }
                _ => std::thread::sleep(PAUSE),
            }
        }
    }

    fn names(&self) -> Names<'_> {
        let scene = self.sitting.scene();
        Names { names: &scene.names, me: scene.seat }
    }

    /// Shows the table and the moves, once for each decision.
    fn prompt(&mut self, lines: &Lines) -> Result<(), TerminalError> {
        match self.sitting.handover() {
            Handover::Due(next) | Handover::Veiled(next) if !lines.are_typed() => {
                // Nobody sits there who could see too much.
                let name = self.sitting.scene().names[next.index()].clone();
                self.sitting.pass_on();
                if self.sitting.handover() == Handover::None {
                    writeln!(self.out, "Now it is {name}'s turn.")?;
                }
                return Ok(());
            }
            Handover::Due(next) if !self.listed => {
                let name = self.sitting.scene().names[next.index()].clone();
                writeln!(self.out, "Press Enter to hide this and pass the terminal to {name}.")?;
                self.listed = true;
            }
            Handover::Veiled(next) if !self.listed => {
                let name = self.sitting.scene().names[next.index()].clone();
                writeln!(self.out, "{name}: press Enter when nobody else looks.")?;
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
            Order::Help => writeln!(self.out, "{HELP}")?,
            Order::Moves => self.show_moves()?,
            Order::Table => self.show_table()?,
            Order::Rules(id) => self.show_rule(id.as_deref())?,
            Order::Hint => self.hint(false)?,
            Order::Auto => self.hint(true)?,
            Order::Undo => match self.sitting.undo() {
                Ok(Undone::Done) => {
                    self.listed = false;
                    writeln!(self.out, "Taken back.")?;
                }
                Ok(Undone::Asked) => writeln!(self.out, "You asked to take your last move back.")?,
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
        let why = explain(&self.book, refused);
        let mut letters = why.chars();
        let first = letters.next().map(char::to_uppercase);
        let why: String = first.into_iter().flatten().chain(letters).collect();
        writeln!(self.out, "Not possible. {why}")?;
        Ok(())
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
                writeln!(self.out, "There is no move '{typed}' here; 'moves' lists them, 'help' the rest.")?;
            }
        }
        Ok(())
    }

    fn why(&mut self, typed: &str) -> Result<(), TerminalError> {
        let scene = self.sitting.scene();
        let (Some(seat), Some(position)) = (scene.seat, &scene.position) else { return Ok(()) };
        match self.meant(typed) {
            Ok(_) => writeln!(self.out, "It is possible.")?,
            Err(None) => writeln!(self.out, "There is no move '{typed}' in this game.")?,
            Err(Some(deed)) => match position.after(seat, &deed) {
                Ok(_) => writeln!(self.out, "It is possible.")?,
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
            writeln!(self.out, "Bot's choice: {}.", best.word)?;
            if let Err(refused) = self.sitting.act(&best.deed) {
                self.refuse(&refused)?;
            }
            return Ok(());
        }
        for one in advice.iter().take(3) {
            writeln!(self.out, "{}: {}.", one.word, one.reason)?;
        }
        Ok(())
    }
}
