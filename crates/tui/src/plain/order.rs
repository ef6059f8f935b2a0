//! What a typed line asks for.

/// One line of the person or the script.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Order {
    /// An empty line, or a remark after `#`.
    Nothing,
    /// A move by number or name.
    Move(String),
    /// The moves again.
    Moves,
    /// The table again.
    Table,
    /// What can be typed.
    Help,
    /// A clause: this one, or the one that matters now.
    Rules(Option<String>),
    /// What a bot would do.
    Hint,
    /// What a bot would do, done.
    Auto,
    /// Takes the last move back.
    Undo,
    /// Why a move is not possible.
    Why(String),
    /// Talks to the table.
    Say(String),
    /// Tells the operators about a person: whom, why, and more.
    Report(String),
    /// Begins the game, or asks for another one.
    Start,
    /// Answers what the others ask.
    Answer(bool),
    /// Puts the game aside.
    Leave,
}

impl Order {
    /// Reads a line.
    pub(super) fn read(line: &str) -> Self {
        let line: String = line.split_whitespace().collect::<Vec<_>>().join(" ");
        let (first, rest) = line.split_once(' ').unwrap_or((&line, ""));
        match (first.to_lowercase().as_str(), rest) {
            ("", _) => Self::Nothing,
            (remark, _) if remark.starts_with('#') => Self::Nothing,
            ("moves", "") => Self::Moves,
            ("table", "") => Self::Table,
            ("help" | "?", "") => Self::Help,
            ("rules" | "rule", "") => Self::Rules(None),
            ("rules" | "rule", id) => Self::Rules(Some(id.to_owned())),
            ("hint", "") => Self::Hint,
            ("auto", "") => Self::Auto,
            ("undo", "") => Self::Undo,
            ("start", "") => Self::Start,
            ("yes", "") => Self::Answer(true),
            ("no", "") => Self::Answer(false),
            ("leave" | "quit" | "exit", "") => Self::Leave,
            ("why", rest) if !rest.is_empty() => Self::Why(rest.to_owned()),
            ("report", rest) => Self::Report(rest.to_owned()),
            ("say", rest) if !rest.is_empty() => Self::Say(rest.to_owned()),
            _ => Self::Move(line),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn commands_are_not_taken_for_moves() {
        assert_eq!(Order::read("  play   36 "), Order::Move("play 36".to_owned()));
        assert_eq!(Order::read("quit round"), Order::Move("quit round".to_owned()));
        assert_eq!(Order::read("quit"), Order::Leave);
        assert_eq!(Order::read("# a remark"), Order::Nothing);
        assert_eq!(Order::read("Rules nc-12"), Order::Rules(Some("nc-12".to_owned())));
        assert_eq!(Order::read("why play 45"), Order::Why("play 45".to_owned()));
        assert_eq!(Order::read("3"), Order::Move("3".to_owned()));
    }
}
