//! Notices that do not fit.

use thiserror::Error;

/// Why a notice cannot be folded into a view. Discard the view and ask for a fresh one.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Error)]
pub enum FoldError {
    /// The view has no such seat.
    #[error("the notice or the view names a seat that is not at the table")]
    Seat,
    /// The view has no such position, slot or pile.
    #[error("the notice names a place that the view does not have")]
    Place,
    /// A pile or hand would have fewer cards than none, or more than there are.
    #[error("the notice moves cards that are not there")]
    Count,
}

impl FoldError {
    /// Stable id of the reason.
    pub const fn code(self) -> &'static str {
        match self {
            Self::Seat => "fold-seat",
            Self::Place => "fold-place",
            Self::Count => "fold-count",
        }
    }

    /// Lowers a count of a view.
    ///
    /// # Errors
    /// [`FoldError::Count`] if it would fall below zero.
    #[inline]
    pub fn lower(count: &mut u8, by: u8) -> Result<(), Self> {
        *count = count.checked_sub(by).ok_or(Self::Count)?;
        Ok(())
    }

    /// Raises a count of a view.
    ///
    /// # Errors
    /// [`FoldError::Count`] if it would exceed what a count can be.
    #[inline]
    pub fn raise(count: &mut u8, by: u8) -> Result<(), Self> {
        *count = count.checked_add(by).ok_or(Self::Count)?;
        Ok(())
    }
}
