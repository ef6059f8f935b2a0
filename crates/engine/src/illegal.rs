//! Refusals.

use serde::Serialize;
use thiserror::Error;

/// A move the rules forbid. The game is as it was before.
///
/// The `code` is stable text for wires, logs and translations (`refusal-…` in the rules text); the `clause`
/// is the rule that forbids the move. Both depend only on what the acting seat knows.
///
/// It is one pointer wide, so that the answer to a legal move comes back in a register.
///
/// ```
/// use cardinal_engine::{Illegal, Reason};
/// const BREAKS_RELAY: Illegal = Illegal::new(&Reason { code: "breaks-relay", clause: "NC-12" });
/// assert_eq!(BREAKS_RELAY.clause, "NC-12");
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Error, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(type = "{ code: string, clause: string }"))]
#[error("{}: {}", .0.clause, .0.code)]
#[serde(transparent)]
pub struct Illegal(&'static Reason);

/// What [`Illegal`] says.
#[derive(PartialEq, Eq, Hash, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct Reason {
    /// Stable id of the reason, such as `breaks-relay`.
    pub code: &'static str,
    /// Id of the clause or ruling that forbids it, such as `NC-12`.
    pub clause: &'static str,
}

impl Illegal {
    /// A refusal for this reason.
    pub const fn new(reason: &'static Reason) -> Self {
        Self(reason)
    }

    /// Why.
    pub const fn reason(self) -> &'static Reason {
        self.0
    }
}

impl std::ops::Deref for Illegal {
    type Target = Reason;

    fn deref(&self) -> &Reason {
        self.0
    }
}

/// Declares every refusal of a game with its code and clause, one constant each, and the list `REFUSALS` of all.
///
/// ```
/// mod rules {
///     cardinal_engine::refusals! {
///         NOT_HELD = "not-held", "TY-3";
///         TOO_LOW = "too-low", "TY-4";
///     }
///     pub fn all() -> usize {
///         assert_eq!((NOT_HELD.code, TOO_LOW.clause), ("not-held", "TY-4"));
///         REFUSALS.len()
///     }
/// }
/// assert_eq!(rules::all(), 2);
/// ```
#[macro_export]
macro_rules! refusals {
    ($($name:ident = $code:literal, $clause:literal;)+) => {
        $(pub(super) const $name: $crate::Illegal =
            $crate::Illegal::new(&$crate::Reason { code: $code, clause: $clause });)+

        pub(super) const REFUSALS: &[$crate::Illegal] = &[$($name),+];
    };
}

/// A chance input that cannot be: not due, or not a possible outcome. The game is as it was before.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Error)]
pub enum BadChance {
    /// The game is not waiting for chance.
    #[error("no shuffle or random pick is due")]
    NotDue,
    /// The game is waiting for another kind of chance.
    #[error("another kind of shuffle or random pick is due")]
    WrongKind,
    /// Not one of the possible outcomes, such as an order that lacks a card.
    #[error("not a possible outcome of this shuffle or random pick")]
    Impossible,
}

impl BadChance {
    /// Stable id of the reason.
    pub const fn code(self) -> &'static str {
        match self {
            Self::NotDue => "chance-not-due",
            Self::WrongKind => "chance-wrong-kind",
            Self::Impossible => "chance-impossible",
        }
    }
}
