//! A move that a server is sent as a whole, as far as it has been made.

use std::sync::Arc;

use cardinal_engine::Seat;

use super::Refused;
use crate::tables::{Deed, Position};

/// The beginning of a move, known only to this terminal.
#[derive(Debug, Default)]
pub(super) struct Drafting {
    deeds: Vec<Deed>,
    /// Where they lead to.
    position: Option<Arc<dyn Position>>,
}

/// What becomes of something done.
#[derive(Clone, PartialEq, Debug)]
pub(super) enum Next {
    /// More has to follow before it is sent.
    Held,
    /// The move is whole.
    Send(Deed),
}

impl Drafting {
    /// The position after the draft, if there is one.
    pub(super) const fn position(&self) -> Option<&Arc<dyn Position>> {
        self.position.as_ref()
    }

    /// Does something after the draft. Where there is none, the server judges; otherwise the rules do it here, and what
    /// they forbid leaves the draft as it is.
    pub(super) fn add(&mut self, base: &Arc<dyn Position>, seat: Seat, deed: &Deed) -> Result<Next, Refused> {
        let from = self.position.as_ref().unwrap_or(base);
        match from.after(seat, deed) {
            Ok(draft) if draft.unfinished => {
                self.deeds.push(deed.clone());
                self.position = Some(draft.position);
                Ok(Next::Held)
            }
            Err(refused) if !self.deeds.is_empty() => Err(refused),
            _ => {
                let before = std::mem::take(self).deeds.into_iter();
                let whole = before.reduce(|whole, next| whole.then(&next).unwrap_or(whole));
                let whole = whole.and_then(|whole| whole.then(deed));
                Ok(Next::Send(whole.unwrap_or_else(|| deed.clone())))
            }
        }
    }

    /// Takes the last thing back; whether there was one.
    pub(super) fn back(&mut self, base: &Arc<dyn Position>, seat: Seat) -> bool {
        let any = self.deeds.pop().is_some();
        self.rebase(Some(base), Some(seat));
        any
    }

    /// Puts the draft on another position; whether it still holds there. Otherwise it is no more.
    pub(super) fn rebase(&mut self, base: Option<&Arc<dyn Position>>, seat: Option<Seat>) -> bool {
        let deeds = std::mem::take(self).deeds;
        let (Some(base), Some(seat)) = (base, seat) else { return deeds.is_empty() };
        let holds = deeds.iter().all(|deed| self.add(base, seat, deed) == Ok(Next::Held));
        if !holds {
            *self = Self::default();
        }
        holds
    }
}
