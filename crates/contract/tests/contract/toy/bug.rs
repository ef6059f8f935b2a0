//! The bugs that can be planted in the toy game, by number.
//!
//! Which one is planted is said once per thread, that is, per test: much of a game has no `self` to keep it
//! in, and a type for each bug would have the compiler make all checks once for each.

use std::cell::Cell;

thread_local! {
    static PLANTED: Cell<u8> = const { Cell::new(NONE) };
}

/// Plants a bug in all toy games of this thread, in the place of the one before.
pub(crate) fn plant(bug: u8) {
    PLANTED.set(bug);
}

/// Whether this is the bug that is planted.
pub(crate) fn is(bug: u8) -> bool {
    PLANTED.get() == bug
}

macro_rules! bugs {
    ($($number:literal $name:ident $what:literal)+) => {
        $(#[doc = $what] pub(crate) const $name: u8 = $number;)+
    };
}

bugs! {
    0 NONE "The game as it should be."
    1 VIEW_LEAK "The view shows the lowest card of the next seat."
    2 VIEW_LEAK_USED "Views and notices show all hands, and determinizations are the truth."
    3 NOTICE_LEAK "Every observer learns which card was drawn."
    4 QUIET_LEAK "Every observer learns how many cards fitted when a seat passed."
    5 LEGALITY_LEAK "The open card may be taken only if the next seat holds no higher one."
    6 REFUSAL_LEAK "A refusal says that another seat has the card."
    7 REFUSED_CHANGES "A refused card counts as a quirk."
    8 REFUSED_TELLS "A refused card is announced."
    9 FOREIGN "A card beyond the deck is taken for one of it."
    10 LISTS_ILLEGAL "Drawing is listed also from an empty deck."
    11 OMITS_LEGAL "Passing is listed only if nothing fits."
    12 DESCENDS "Passing is listed first."
    13 OUT_OF_TURN "Every seat may pass at any time."
    14 STRANGER "A seat beyond the table is looked up."
    15 ARRIVAL "Who seals last starts."
    16 LOST_CARD "A seat with five cards loses the card taken."
    17 FORGETS "Drawing makes all observers forget what the seat took before."
    18 PINS_WRONG "The open card is said to be in the discard."
    19 SILENT "Spectators get no notice of passes."
    20 WORLD "Made-up worlds put taken cards into the deck."
    21 ENDLESS "A pass or a draw does not count as a turn."
    22 COLLISION "Two actions have one number."
    23 JSON "A field of the view is lost on the way."
    24 COUNTER "Every other draw in the whole program is from the bottom."
    25 SHARED "Clones count their draws together."
    26 STANDINGS "The highest penalty wins."
    27 EARLY "There are standings from the start."
    28 MEASURES "A measure has no number."
    29 SEATS "Five may play."
    30 DEFAULT_ILLEGAL "For an absent seat a card is drawn, deck or not."
    31 DEFAULT_PEEKS "For an absent seat a card is drawn if the next seat holds few cards of worth."
    32 CHANCE_TWICE "A shuffle may have a card twice."
    33 NOT_DUE "A shuffle is accepted at any time."
    34 OPTIONS_LOST "The game forgets its options."
    35 ORDER_TOLD "Notices say who sealed first."
    36 TEAMS "Two seats of one team have different places."
    37 FOLD_UNCHECKED "A notice is folded without a look at whether it fits."
    38 UNBOUNDED "Any number of rounds is accepted."
}
