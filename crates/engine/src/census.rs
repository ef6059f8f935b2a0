//! Where every card is: for the conservation and memory checks of the contract.

/// A physical card of a game, by a number of the game's choice.
pub type CardId = u16;

/// Where a card can be.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Place {
    /// In the hand of this seat.
    Hand(u8),
    /// In a shuffled pile of unknown order. Going here ends all knowledge of where a card is.
    Deck,
    /// On the table at a spot of the game's own numbering.
    Table(u8),
    /// In the pile of cards done with.
    Discard,
}

/// Cards with their places: all of them in [`crate::Audit::census`], those an observer can point at in
/// [`crate::Audit::pinned`].
pub type Census = Vec<(CardId, Place)>;
