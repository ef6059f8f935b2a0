//! The screen on which a game is played.

mod draw;
mod keys;

use cardinal_texts::{Rulebook, Speech, with};
use ratatui::crossterm::event::{Event, MouseButton, MouseEventKind};
use ratatui::layout::{Position, Rect};
use ratatui::prelude::Frame;

use super::advice::Asked;
use super::choosing::{Choosing, Outcome};
use super::log::Story;
use super::overlay::{Menu, Overlay};
use super::{Palette, Screen};
use crate::rules::explain;
use crate::session::{Handover, Refused, Sitting, Undone};
use crate::tables::{self, Advice, AnyTable, Move, Thing};
use crate::{Ending, TerminalError};

/// A table being played at.
pub struct Play<'a> {
    sitting: &'a mut dyn Sitting,
    table: &'static dyn AnyTable,
    book: Rulebook,
    palette: Palette,
    speech: &'static Speech,
    things: Vec<(Thing, Rect)>,
    choosing: Choosing,
    overlay: Overlay,
    story: Story,
    moves: Vec<Move>,
    /// What is said below the table, and whether it is a refusal.
    message: (String, bool),
    /// The clause of the last refusal, where the rules open.
    clause: Option<String>,
    asked: Option<Asked>,
    /// Advice wanted while the last move is on its way, and whether to play it.
    wish: Option<bool>,
    /// Whether the result has been shown.
    shown: bool,
}

impl std::fmt::Debug for Play<'_> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Play").field("choosing", &self.choosing).finish_non_exhaustive()
    }
}

impl<'a> Play<'a> {
    /// The screen of a table, in this language.
    pub fn new(
        sitting: &'a mut dyn Sitting,
        language: &str,
        palette: Palette,
    ) -> Result<Self, TerminalError> {
        let game = sitting.scene().game.clone();
        let table = crate::tables::find(&game).ok_or_else(|| TerminalError::NoTable(game.clone()))?;
        let book = Rulebook::load_or_english(&game, language)?;
        let speech = Speech::of(language);
        sitting.speak(speech);
        let mut play = Self {
            sitting,
            table,
            book,
            palette,
            speech,
            things: Vec::new(),
            choosing: Choosing::default(),
            overlay: Overlay::None,
            story: Story::default(),
            moves: Vec::new(),
            message: (String::new(), false),
            clause: None,
            asked: None,
            wish: None,
            shown: false,
        };
        play.changed();
        Ok(play)
    }

    /// After the scene has changed: what was pointed at or thought about may be gone.
    fn changed(&mut self) {
        let scene = self.sitting.scene();
        self.story.follow(scene);
        let moves = scene.moves();
        // What others do beside the own decision leaves alone what is being chosen.
        if moves != self.moves {
            self.moves = moves;
            self.choosing.picked = None;
            self.choosing.marked.clear();
            if matches!(self.overlay, Overlay::Menu(_)) {
                self.overlay = Overlay::None;
            }
        }
        // Advice on what was is no advice: it is asked for again.
        if let Some(asked) = self.asked.take() {
            let again = Asked::about(scene, asked.play);
            self.asked = again.filter(|_| scene.acts);
            if self.asked.is_none() {
                self.message = (String::new(), false);
            }
        }
        let can_act = scene.acts;
        if !scene.is_over() {
            self.shown = false;
        } else if !self.shown {
            self.shown = true;
            self.overlay = Overlay::Result;
        }
        if can_act && let Some(play) = self.wish.take() {
            self.ask(play);
        }
    }

    fn say(&mut self, text: impl Into<String>) {
        self.message = (text.into(), false);
    }

    /// Says a message without values.
    fn tell(&mut self, key: &str) {
        self.say(self.speech.text(key));
    }

    fn refuse(&mut self, refused: &Refused) {
        if let Refused::Illegal { clause, .. } | Refused::Told { clause: Some(clause), .. } = refused {
            self.clause = Some(clause.clone());
        }
        self.message = (explain(&self.book, refused), true);
    }

    fn act(&mut self, one: &Move) {
        match self.sitting.act(&one.deed) {
            Ok(()) => {
                self.message = (String::new(), false);
                self.clause = None;
            }
            Err(refused) => self.refuse(&refused),
        }
        self.changed();
    }

    fn use_it(&mut self, thing: Thing) {
        if !self.choosing.marked.is_empty() && matches!(thing, Thing::Hand(_)) {
            self.use_marked();
            return;
        }
        let picked = self.choosing.picked;
        match self.choosing.use_it(thing, &self.moves) {
            Outcome::Do(one) => self.act(&self.with(&one, thing)),
            Outcome::Ask(moves) => {
                let moves = moves.iter().map(|one| self.with(one, thing)).collect();
                self.overlay = Overlay::Menu(Menu::new(moves));
            }
            Outcome::Picked => {
                self.tell("term-picked-up");
            }
            Outcome::Nothing => self.why_not(thing, picked),
        }
    }

    /// The move made with the very thing that was pointed at.
    fn with(&self, one: &Move, thing: Thing) -> Move {
        let scene = self.sitting.scene();
        scene
            .position
            .as_ref()
            .map_or_else(|| one.clone(), |position| position.using(one, thing, scene.names()))
    }

    /// The moves that use exactly what is marked: those the rules allow, or else why they do not.
    fn together(&self) -> Result<Vec<Move>, Option<Refused>> {
        let scene = self.sitting.scene();
        let (Some(seat), Some(position)) = (scene.seat, &scene.position) else { return Err(None) };
        let mut refusal = None;
        let mut moves = position.together(&self.choosing.marked, scene.names());
        moves.retain(|one| match position.after(seat, &one.deed) {
            Ok(_) => true,
            Err(refused) => {
                refusal.get_or_insert(refused);
                false
            }
        });
        if moves.is_empty() { Err(refusal) } else { Ok(moves) }
    }

    fn use_marked(&mut self) {
        match self.together() {
            Ok(moves) if moves.len() == 1 => self.act(&moves[0]),
            Ok(moves) => self.overlay = Overlay::Menu(Menu::new(moves)),
            Err(Some(refused)) => self.refuse(&refused),
            Err(None) => self.tell("term-marked-no-move"),
        }
    }

    /// Marks a card or takes its mark away, at tables where cards are used together; whether this is one.
    fn mark(&mut self, thing: Thing) -> bool {
        let marks = matches!(thing, Thing::Hand(_))
            && self.sitting.scene().acts
            && self.sitting.scene().of_position(tables::Position::marks);
        if marks {
            self.choosing.mark(thing);
        }
        marks
    }

    /// Lets the rules say why nothing can be done with something.
    fn why_not(&mut self, thing: Thing, picked: Option<Thing>) {
        let scene = self.sitting.scene();
        let refusal = scene.seat.zip(scene.position.as_ref()).and_then(|(seat, position)| {
            let attempts = position.attempts(thing, picked);
            attempts.iter().find_map(|deed| position.after(seat, deed).err())
        });
        match refusal {
            Some(refused) => self.refuse(&refused),
            None => self.tell("term-nothing-to-do"),
        }
    }

    fn ask(&mut self, play: bool) {
        let scene = self.sitting.scene();
        if !scene.acts {
            let on_its_way = scene.seat.is_some_and(|seat| scene.turn.contains(seat));
            self.wish = on_its_way.then_some(play);
            self.tell(if on_its_way { "term-hint-later" } else { "refused-not-your-turn" });
            return;
        }
        self.asked = Asked::about(scene, play);
        self.tell("term-thinking");
    }

    /// Takes in what a bot advises.
    fn advised(&mut self) -> bool {
        let Some(asked) = &self.asked else { return false };
        let Some(advice) = asked.answer() else { return false };
        let play = asked.play;
        self.asked = None;
        let Some(best) = advice.first() else {
            self.tell("hint-none");
            return true;
        };
        let one = self.moves.iter().find(|one| one.deed == best.deed).cloned();
        if let Some(one) = one {
            if play {
                self.act(&one);
                self.say(self.speech.say("term-played", with("move", one.sentence)));
                return true;
            }
            self.choosing.focus = one.involves.first().copied().or(self.choosing.focus);
        }
        let said = |one: &Advice| {
            let scene = self.sitting.scene();
            let sentence = scene.of_position(|position| position.sentence(&one.deed, scene.names()));
            let values = with("move", sentence).with("why", one.why(self.speech));
            self.speech.say("term-hint", values)
        };
        let lines: Vec<String> = advice.iter().take(3).map(said).collect();
        self.say(lines.join("\n"));
        true
    }

    fn undo(&mut self) {
        match self.sitting.undo() {
            Ok(Undone::Done) => {
                self.tell("term-taken-back");
                self.shown = false;
            }
            Ok(Undone::Asked) => self.tell("term-undo-asked"),
            Err(refused) => self.refuse(&refused),
        }
        self.changed();
    }
}

impl Screen for Play<'_> {
    fn draw(&mut self, frame: &mut Frame<'_>) {
        self.picture(frame);
    }

    fn event(&mut self, event: &Event) -> Option<Ending> {
        match event {
            Event::Key(key) => {
                // A message is read until the next key.
                if matches!(self.overlay, Overlay::None) {
                    self.message = (String::new(), false);
                }
                self.key(*key)
            }
            Event::Mouse(mouse) => {
                let open = matches!(self.overlay, Overlay::None) && self.sitting.handover() == Handover::None;
                if open && mouse.kind == MouseEventKind::Down(MouseButton::Left) {
                    let at = Position::new(mouse.column, mouse.row);
                    let hit =
                        self.things.iter().rev().find(|(_, rect)| rect.contains(at)).map(|(thing, _)| *thing);
                    self.message = (String::new(), false);
                    if let Some(thing) = hit {
                        self.use_it(thing);
                    }
                }
                None
            }
            _ => None,
        }
    }

    fn speech(&self) -> &'static Speech {
        self.speech
    }

    fn tick(&mut self) -> bool {
        let mut stale = self.advised();
        if self.sitting.poll() {
            self.changed();
            stale = true;
        }
        if let Some(news) = self.sitting.news() {
            self.say(news);
            stale = true;
        }
        if let Some(trouble) = self.sitting.trouble() {
            self.refuse(&trouble);
            stale = true;
        }
        match (self.sitting.question(), &self.overlay) {
            (Some(text), Overlay::None) => self.overlay = Overlay::Question(text),
            (None, Overlay::Question(_)) => self.overlay = Overlay::None,
            _ => {}
        }
        stale
    }

    fn is_gone(&self) -> bool {
        self.sitting.closed().is_some()
    }
}
