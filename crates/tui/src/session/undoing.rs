//! What becomes of a move that a server's table was asked to take back.

use std::time::{Duration, Instant};

use cardinal_client::OrderId;

/// After a vote the move is taken back at once; where this much time passes, the others were against it.
const PATIENCE: Duration = Duration::from_secs(1);

/// The wish to take a move back, as far as it has come.
#[derive(Debug, Default)]
pub(super) enum Undoing {
    /// There is none.
    #[default]
    None,
    /// It is on its way.
    Sent(OrderId),
    /// The others are being asked.
    Voting,
    /// The others have answered, and what they said is still to be seen.
    Answered(Instant),
    /// Something to tell.
    Told(&'static str),
}

const TAKEN_BACK: &str = "term-taken-back";
const ASKED: &str = "term-undo-asked";
const DECLINED: &str = "term-undo-declined";

impl Undoing {
    pub(super) const fn of(order: OrderId) -> Self {
        Self::Sent(order)
    }

    /// An order was carried out: the move was taken back, or the others are asked.
    pub(super) fn done(&mut self, order: &OrderId, taken_back: bool) {
        if matches!(self, Self::Sent(sent) if sent == order) {
            *self = if taken_back { Self::Told(TAKEN_BACK) } else { Self::Told(ASKED) };
        }
    }

    /// An order was not carried out; the reason is shown elsewhere.
    pub(super) fn refused(&mut self, order: &OrderId) {
        if matches!(self, Self::Sent(sent) if sent == order) {
            *self = Self::None;
        }
    }

    /// The scene does not follow the last one, as after an undo.
    pub(super) fn jumped(&mut self) {
        if matches!(self, Self::Voting | Self::Answered(_) | Self::Told(ASKED)) {
            *self = Self::Told(TAKEN_BACK);
        }
    }

    /// Nothing is voted on.
    pub(super) fn vote_ended(&mut self) {
        if matches!(self, Self::Voting | Self::Told(ASKED)) {
            *self = Self::Answered(Instant::now());
        }
    }

    /// The message that there is to tell, once.
    pub(super) fn news(&mut self) -> Option<&'static str> {
        let (told, next) = match self {
            Self::Told(ASKED) => (ASKED, Self::Voting),
            Self::Told(key) => (*key, Self::None),
            Self::Answered(since) if since.elapsed() > PATIENCE => (DECLINED, Self::None),
            _ => return None,
        };
        *self = next;
        Some(told)
    }
}
