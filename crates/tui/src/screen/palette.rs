//! The colours of the terminal, if there are any.

use ratatui::style::{Color, Modifier, Style};

/// Styles by what they mean. Without colours they differ by bold, faint, underlined and reversed; no screen relies on
/// colour alone.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Palette {
    colours: bool,
}

impl Palette {
    /// The sixteen colours every colour terminal has.
    pub const COLOURS: Self = Self { colours: true };
    /// No colours at all.
    pub const MONO: Self = Self { colours: false };

    /// What this terminal wants: no colours where `NO_COLOR` is set or the terminal is a dumb one.
    pub fn of_terminal() -> Self {
        let set = |key: &str| std::env::var(key).ok().filter(|value| !value.is_empty());
        let mono =
            set("NO_COLOR").is_some() || set("TERM").is_none_or(|term| term == "dumb" || term == "vt100");
        Self { colours: !mono }
    }

    fn coloured(self, colour: Color) -> Style {
        if self.colours { Style::new().fg(colour) } else { Style::new() }
    }

    /// Ordinary text.
    pub const fn plain(self) -> Style {
        Style::new()
    }

    /// What is less important.
    pub fn faint(self) -> Style {
        if self.colours { Style::new().fg(Color::DarkGray) } else { Style::new().add_modifier(Modifier::DIM) }
    }

    /// What leads the eye.
    pub fn accent(self) -> Style {
        self.coloured(Color::Yellow).add_modifier(Modifier::BOLD)
    }

    /// What is dangerous or wrong.
    pub fn alert(self) -> Style {
        self.coloured(Color::LightRed).add_modifier(Modifier::BOLD)
    }

    /// The frame of what is pointed at.
    pub fn focus(self) -> Style {
        self.coloured(Color::LightCyan).add_modifier(Modifier::BOLD)
    }

    /// A bar across the screen.
    pub fn bar(self) -> Style {
        Style::new().add_modifier(Modifier::REVERSED)
    }

    /// A style, stronger.
    #[must_use]
    pub fn strong(self, style: Style) -> Style {
        style.add_modifier(Modifier::BOLD)
    }

    /// A style, weaker: something that cannot be used now.
    #[must_use]
    pub fn dimmed(self, style: Style) -> Style {
        if self.colours && style.fg.is_none() { style.fg(Color::Gray) } else { style }
    }

    /// One of five hues: red, yellow, magenta, blue, green.
    pub fn hue(self, number: usize) -> Style {
        const HUES: [Color; 5] =
            [Color::LightRed, Color::Yellow, Color::LightMagenta, Color::LightBlue, Color::LightGreen];
        self.coloured(HUES[number % HUES.len()])
    }
}
