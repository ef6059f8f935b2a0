//! The line to a server.

use cardinal_client::Connection;
use cardinal_texts::{Speech, printable, with};

/// The state of the line to a server.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub enum Line {
    /// It is being opened.
    #[default]
    Connecting,
    /// It is open.
    Open,
    /// It is being opened again, in this attempt.
    Again(u32),
    /// It was lost, for this reason.
    Lost(String),
}

impl Line {
    /// The state after news from the client.
    pub(super) fn of(connection: &Connection) -> Self {
        match connection {
            Connection::Open { .. } => Self::Open,
            Connection::Connecting { attempt: 1 } => Self::Connecting,
            Connection::Connecting { attempt } => Self::Again(*attempt),
            Connection::Lost { why, .. } => Self::Lost(printable(why)),
        }
    }

    /// The state in words.
    pub fn text(&self, speech: &Speech) -> String {
        match self {
            Self::Connecting => speech.text("term-line-connecting"),
            Self::Open => speech.text("term-line-online"),
            Self::Again(attempt) => speech.say("term-line-again", with("attempt", *attempt)),
            Self::Lost(why) => speech.say("term-line-lost", with("why", why.clone())),
        }
    }
}
