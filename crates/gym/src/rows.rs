//! Where a fleet writes what happened.

/// Rows of numbers, one a game, that a step fills. What is not wanted is left out.
#[derive(Debug)]
pub struct Rows<'a> {
    /// Who is to decide: the place in [`crate::Plan::players`].
    pub player: &'a mut [u8],
    /// Whether a game came to its end in this step; then the other rows are about the next one.
    pub terminated: &'a mut [bool],
    /// Whether a game was broken off in this step.
    pub truncated: &'a mut [bool],
    /// For each game a number a player: how the game that ended came out for them, or 0.
    pub rewards: &'a mut [f32],
    /// For each game a number a player: the final score of the game that ended; otherwise the row is left as it is.
    pub scores: Option<&'a mut [i32]>,
    /// Which actions are legal, a bit each; [`crate::Bits::words`] a game.
    pub bits: Option<&'a mut [u64]>,
    /// Which actions are legal, a number each.
    pub mask: Option<&'a mut [bool]>,
    /// What the seat to act may know, as numbers; `Tensor::SIZE` a game.
    pub observations: Option<&'a mut [f32]>,
    /// For a game that ended, what the last seat to decide knew at its end; otherwise the row is left as it is.
    pub last: Option<&'a mut [f32]>,
}

impl Rows<'_> {
    /// These rows, lent for a while.
    pub(crate) fn lend(&mut self) -> Rows<'_> {
        Rows {
            player: self.player,
            terminated: self.terminated,
            truncated: self.truncated,
            rewards: self.rewards,
            scores: self.scores.as_deref_mut(),
            bits: self.bits.as_deref_mut(),
            mask: self.mask.as_deref_mut(),
            observations: self.observations.as_deref_mut(),
            last: self.last.as_deref_mut(),
        }
    }
}
