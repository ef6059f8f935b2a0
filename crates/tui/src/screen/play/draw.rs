//! What a table being played at looks like.

use cardinal_texts::with;
use ratatui::layout::Rect;
use ratatui::prelude::Frame;
use unicode_width::UnicodeWidthStr;

use super::Play;
use crate::screen::overlay::lines;
use crate::screen::panes::{Areas, bar, log, message, side};
use crate::session::{Handover, Line};
use crate::tables::{Canvas, Marks, Position, Thing};

impl Play<'_> {
    fn turn(&self) -> String {
        let scene = self.sitting.scene();
        let speech = self.speech;
        if scene.is_over() {
            return speech.text("turn-over");
        }
        if scene.is_on() {
            return speech.text("turn-yours").to_uppercase();
        }
        match (scene.turn.len(), scene.turn.first()) {
            (1, Some(seat)) => speech.say("turn-of", with("who", scene.names().who(seat))),
            (count, _) => speech.say("turn-of-many", with("count", count)),
        }
    }

    fn standings(&self) -> Vec<String> {
        let scene = self.sitting.scene();
        let Some(standings) = &scene.standings else { return Vec::new() };
        let mut order: Vec<usize> = (0..standings.len().min(scene.names.len())).collect();
        order.sort_by_key(|seat| standings[*seat].place);
        let line = |seat: usize| {
            format!("{}. {}   {}", standings[seat].place, scene.name_of(seat), standings[seat].score)
        };
        order.into_iter().map(line).collect()
    }

    /// What is said below the table: a message, or else what can be done with what is pointed at.
    fn below(&self) -> (String, bool) {
        if !self.message.0.is_empty() {
            return self.message.clone();
        }
        let speech = self.speech;
        if let Some(line) = self.sitting.line().filter(|line| *line != Line::Open) {
            return (line.text(speech), true);
        }
        let moves = |words: &[String]| speech.say("term-enter", with("moves", words.join(" · ")));
        if !self.choosing.marked.is_empty() {
            let words: Vec<String> = self.together().into_iter().flatten().map(|one| one.whole()).collect();
            let said = if words.is_empty() { speech.text("term-marked-none") } else { moves(&words) };
            return (said, false);
        }
        let Some(focus) = self.choosing.focus else {
            return (speech.text("term-point"), false);
        };
        let fitting = self.choosing.fitting(focus, &self.moves);
        let words: Vec<String> = fitting.iter().map(|one| self.with(one, focus).sentence).collect();
        (if words.is_empty() { speech.text("term-nothing") } else { moves(&words) }, false)
    }

    fn draw_table(&mut self, frame: &mut Frame<'_>, areas: &Areas) {
        let palette = self.palette;
        let marks = Marks {
            focus: self.choosing.focus,
            picked: self.choosing.picked.iter().chain(&self.choosing.marked).copied().collect(),
            usable: self.choosing.usable(&self.moves),
            touched: self.story.touched.clone(),
        };
        let scene = self.sitting.scene();
        let mut canvas =
            Canvas::new(frame.buffer_mut(), areas.table, areas.hand, palette, &marks).speaking(self.speech);
        scene.of_position(|position| position.paint(&mut canvas));
        let mut x = areas.buttons.x + 1;
        for button in self.table.buttons() {
            if !button.usual && !marks.usable.contains(&Thing::Button(button.key)) {
                continue;
            }
            let word = self.book.word(button.word).unwrap_or(button.word);
            let text = format!("[{}] {word}", button.key);
            let width = text.width() as u16 + 1;
            let thing = Thing::Button(button.key);
            let style = if marks.usable.contains(&thing) { palette.accent() } else { palette.faint() };
            canvas.cell(thing, x, areas.buttons.y, width, &text, style);
            x += width + 1;
        }
        self.things = canvas.into_things();
        if self.choosing.focus.is_some_and(|focus| !self.things.iter().any(|(thing, _)| *thing == focus)) {
            self.choosing.focus = None;
        }
    }

    /// The table before the game has begun.
    fn draw_room(&mut self, frame: &mut Frame<'_>, room: &[String]) {
        let (area, palette) = (frame.area(), self.palette);
        let areas = Areas::of(area, true);
        let line = self.sitting.line().map(|line| line.text(self.speech)).unwrap_or_default();
        bar(frame.buffer_mut(), areas.title, &self.book.title, &line, palette.bar());
        let high = Rect { height: area.height / 2 + 2, ..area };
        lines(frame.buffer_mut(), high, &self.speech.text("term-room"), room, palette);
        let talk =
            Rect::new(area.x + 2, area.height / 2 + 3, area.width - 4, areas.message.y - area.height / 2 - 3);
        let said: Vec<String> = self.sitting.said().iter().map(|talk| talk.text.clone()).collect();
        log(frame.buffer_mut(), talk, &said, palette);
        let style = if self.message.1 { palette.alert() } else { palette.plain() };
        message(frame.buffer_mut(), areas.message, &self.message.0, style);
        bar(frame.buffer_mut(), areas.keys, &self.speech.text("term-keys-room"), "", palette.bar());
        self.overlay.draw(frame.buffer_mut(), area, &[], self.speech, palette);
    }

    fn draw_veil(&self, frame: &mut Frame<'_>, name: &str) {
        let said = [
            self.speech.say("term-veil-next", with("name", name.to_owned())),
            String::new(),
            self.speech.text("term-veil-hidden"),
            self.speech.say("term-veil-enter", with("name", name.to_owned())),
        ];
        let area = frame.area();
        lines(frame.buffer_mut(), area, &self.speech.text("term-veil"), &said, self.palette);
    }

    /// Draws everything.
    pub(super) fn picture(&mut self, frame: &mut Frame<'_>) {
        let palette = self.palette;
        if let Some(room) = self.sitting.room() {
            self.draw_room(frame, &room);
            return;
        }
        let scene = self.sitting.scene();
        if let Handover::Veiled(next) = self.sitting.handover() {
            let name = scene.names.get(next.index()).cloned().unwrap_or_default();
            self.draw_veil(frame, &name);
            let area = frame.area();
            self.overlay.draw(frame.buffer_mut(), area, &[], self.speech, palette);
            return;
        }
        let areas = Areas::of(frame.area(), scene.seat.is_some());
        let status = scene.of_position(|position| position.status(scene.names()));
        let title = format!("{} · {status}", self.book.title);
        let lines = self.story.lines(self.sitting.said());
        bar(frame.buffer_mut(), areas.title, &title, &self.turn(), palette.bar());
        side(frame.buffer_mut(), &areas, scene, &lines, palette);
        self.draw_table(frame, &areas);
        let (said, refused) = match self.sitting.handover() {
            Handover::Due(next) => {
                let name = self.sitting.scene().names[next.index()].clone();
                (self.speech.say("term-pass-on", with("name", name)), false)
            }
            _ => self.below(),
        };
        let style = if refused { palette.alert() } else { palette.plain() };
        message(frame.buffer_mut(), areas.message, &said, style);
        let line = self.sitting.line();
        // With the state of the line beside them, they have to be short.
        let point = if self.sitting.scene().of_position(Position::marks) {
            self.speech.text("term-keys-mark")
        } else if line.is_none() {
            "←↑↓→ Enter".to_owned()
        } else {
            String::new()
        };
        let keys = self.speech.text(if line.is_some() { "term-keys-online" } else { "term-keys" });
        let state =
            line.map(|line| if line == Line::Open { "term-line-online" } else { "term-line-offline" });
        let state = state.map(|key| self.speech.text(key)).unwrap_or_default();
        let all = format!("{point}  {keys}");
        let fits = all.width() + state.width() + 4 <= usize::from(areas.keys.width);
        let keys = if fits && !point.is_empty() { all } else { keys };
        bar(frame.buffer_mut(), areas.keys, &keys, &state, palette.bar());
        let standings = self.standings();
        let over = Rect { height: frame.area().height - 4, ..frame.area() };
        self.overlay.draw(frame.buffer_mut(), over, &standings, self.speech, palette);
    }
}
