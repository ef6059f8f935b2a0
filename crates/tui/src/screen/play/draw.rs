//! What a table being played at looks like.

use ratatui::layout::Rect;
use ratatui::prelude::Frame;

use super::Play;
use crate::screen::overlay::lines;
use crate::screen::panes::{Areas, bar, log, message, side};
use crate::session::Handover;
use crate::tables::{Canvas, Marks, Position, Thing};

impl Play<'_> {
    fn turn(&self) -> String {
        let scene = self.sitting.scene();
        if scene.is_over() {
            return "over".to_owned();
        }
        if scene.is_on() {
            return "YOUR TURN".to_owned();
        }
        let names: Vec<&str> =
            scene.turn.iter().filter_map(|seat| scene.names.get(seat.index())).map(String::as_str).collect();
        format!("{} to move …", names.join(", "))
    }

    fn standings(&self) -> Vec<String> {
        let scene = self.sitting.scene();
        let Some(standings) = &scene.standings else { return Vec::new() };
        let mut order: Vec<usize> = (0..standings.len().min(scene.names.len())).collect();
        order.sort_by_key(|seat| standings[*seat].place);
        let line = |seat: usize| {
            let you = if scene.seat.is_some_and(|own| own.index() == seat) && scene.names[seat] != "you" {
                " (you)"
            } else {
                ""
            };
            format!("{}. {}{you}   {}", standings[seat].place, scene.names[seat], standings[seat].score)
        };
        order.into_iter().map(line).collect()
    }

    /// What is said below the table: a message, or else what can be done with what is pointed at.
    fn below(&self) -> (String, bool) {
        if !self.message.0.is_empty() {
            return self.message.clone();
        }
        if let Some(line) = self.sitting.line().filter(|line| line != "online") {
            return (line, true);
        }
        if !self.choosing.marked.is_empty() {
            let words: Vec<String> = self.together().into_iter().flatten().map(|one| one.word).collect();
            return if words.is_empty() {
                ("Marked cards are used together; these make no move now. Enter says why.".to_owned(), false)
            } else {
                (format!("Enter: {}", words.join(" · ")), false)
            };
        }
        let Some(focus) = self.choosing.focus else {
            return ("Point with the arrows or Tab; Enter uses it.".to_owned(), false);
        };
        let words: Vec<String> =
            self.choosing.fitting(focus, &self.moves).iter().map(|one| self.with(one, focus).word).collect();
        let said = if words.is_empty() {
            "Nothing to do with this now; Enter says why.".to_owned()
        } else {
            format!("Enter: {}", words.join(" · "))
        };
        (said, false)
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
        let mut canvas = Canvas::new(frame.buffer_mut(), areas.table, areas.hand, palette, &marks);
        scene.of_position(|position| position.paint(&mut canvas));
        let mut x = areas.buttons.x + 1;
        for button in self.table.buttons() {
            if !button.usual && !marks.usable.contains(&Thing::Button(button.key)) {
                continue;
            }
            let word = self.book.word(button.word).unwrap_or(button.word);
            let text = format!("[{}] {word}", button.key);
            let width = unicode_width::UnicodeWidthStr::width(text.as_str()) as u16 + 1;
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
        let line = self.sitting.line().unwrap_or_default();
        bar(frame.buffer_mut(), areas.title, &self.book.title, &line, palette.bar());
        let high = Rect { height: area.height / 2 + 2, ..area };
        lines(frame.buffer_mut(), high, "At the table", room, palette);
        let talk =
            Rect::new(area.x + 2, area.height / 2 + 3, area.width - 4, areas.message.y - area.height / 2 - 3);
        let said: Vec<String> = self.sitting.said().iter().map(|talk| talk.text.clone()).collect();
        log(frame.buffer_mut(), talk, &said, palette);
        let style = if self.message.1 { palette.alert() } else { palette.plain() };
        message(frame.buffer_mut(), areas.message, &self.message.0, style);
        bar(frame.buffer_mut(), areas.keys, "Enter begin  c chat  q leave", "", palette.bar());
        self.overlay.draw(frame.buffer_mut(), area, &[], palette);
    }

    fn draw_veil(&self, frame: &mut Frame<'_>, name: &str) {
        let said = [
            format!("The next to play is {name}."),
            String::new(),
            "Nothing of anybody's hand is shown here.".to_owned(),
            format!("{name}: press Enter when nobody else looks."),
        ];
        let area = frame.area();
        lines(frame.buffer_mut(), area, "Pass the terminal on", &said, self.palette);
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
            self.overlay.draw(frame.buffer_mut(), area, &[], palette);
            return;
        }
        let areas = Areas::of(frame.area(), scene.seat.is_some());
        let title = format!("{} · {}", self.book.title, scene.of_position(Position::status));
        let lines = self.story.lines(self.sitting.said());
        bar(frame.buffer_mut(), areas.title, &title, &self.turn(), palette.bar());
        side(frame.buffer_mut(), &areas, scene, &lines, palette);
        self.draw_table(frame, &areas);
        let (said, refused) = match self.sitting.handover() {
            Handover::Due(next) => {
                let name = &self.sitting.scene().names[next.index()];
                (
                    format!("You are done. Press Enter to hide the table and pass the terminal to {name}."),
                    false,
                )
            }
            _ => self.below(),
        };
        let style = if refused { palette.alert() } else { palette.plain() };
        message(frame.buffer_mut(), areas.message, &said, style);
        let line = self.sitting.line().unwrap_or_default();
        let talk = if line.is_empty() { "" } else { "  c chat" };
        // With the state of the line beside them, they have to be short.
        let point = if self.sitting.scene().of_position(Position::marks) {
            "Space mark  "
        } else if talk.is_empty() {
            "←↑↓→ Enter  "
        } else {
            ""
        };
        let keys = format!("{point}m moves  i cards  h hint  a auto  u undo  ? rules{talk}  q leave");
        let line = if line == "online" { line.as_str() } else { "offline" };
        let line = if talk.is_empty() { "" } else { line };
        bar(frame.buffer_mut(), areas.keys, &keys, line, palette.bar());
        let standings = self.standings();
        let over = Rect { height: frame.area().height - 4, ..frame.area() };
        self.overlay.draw(frame.buffer_mut(), over, &standings, palette);
    }
}
