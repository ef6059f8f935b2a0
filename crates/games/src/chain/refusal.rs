//! Every reason a move can be refused for, with the clause that gives it.

use cardinal_engine::{Illegal, Reason};

macro_rules! refusals {
    ($($name:ident = $code:literal, $clause:literal;)+) => {
        $(pub(super) const $name: Illegal = Illegal::new(&Reason { code: $code, clause: $clause });)+

        pub(super) const REFUSALS: &[Illegal] = &[$($name),+];
    };
}

refusals! {
    GAME_OVER = "game-over", "CH-25";
    UNKNOWN_SEAT = "unknown-seat", "CH-A41";
    CARDS_IN_MOTION = "cards-in-motion", "CH-3";
    NOT_YOUR_TURN = "not-your-turn", "CH-4";
    ALREADY_READY = "already-ready", "CH-A10";
    NOT_YOUR_TRICK_TURN = "not-your-trick-turn", "CH-17";
    FINISHED = "finished", "CH-22";
    BUILD_FIRST = "build-first", "CH-8";
    SETTLE_FIRST = "settle-first", "CH-9";
    BUILDING_IS_OVER = "building-is-over", "CH-8";
    SETTLING_IS_OVER = "settling-is-over", "CH-13";
    NO_SUCH_CARD = "no-such-card", "CH-5";
    ONE_SWEEP = "one-sweep", "CH-5";
    NAME_THE_X = "name-the-x", "CH-10";
    X_IS_NO_ZERO = "x-is-no-zero", "CH-10";
    NOT_UNSCORED = "not-unscored", "CH-A4";
    FINISH_GROUP = "finish-group", "CH-9";
    NO_SUCH_GROUP = "no-such-group", "CH-9";
    DOES_NOT_FIT = "does-not-fit", "CH-9";
    NO_PARTNER = "no-partner", "CH-9";
    SET_IS_FULL = "set-is-full", "CH-A6";
    ALL_X_GROUP = "all-x-group", "CH-A7";
    NO_WRAP = "no-wrap", "CH-A9";
    NO_TAKE_BACKS = "no-take-backs", "CH-A48";
    ALREADY_BEST = "already-best", "CH-A50";
    STILL_FITS = "still-fits", "CH-A3";
    NO_GROUP = "no-group", "CH-A3";
    NOT_BEST = "not-best", "CH-A3";
    ALREADY_SEALED = "already-sealed", "CH-A10";
    NOT_SEALED = "not-sealed", "CH-13";
    NOT_LEFT_OVER = "not-left-over", "CH-A11";
    LEADER_MUST_PLAY = "leader-must-play", "CH-A17";
    NOTHING_LAID = "nothing-laid", "CH-16";
    NOT_HELD = "not-held", "CH-16";
    NOT_A_MELD = "not-a-meld", "CH-19";
    RUN_LENGTH = "run-length", "CH-A22";
    NAME_THE_X_IN_MELD = "name-the-x-in-meld", "CH-21";
    LONE_X_HAS_NO_NAME = "lone-x-has-no-name", "CH-A26";
    X_IN_MELD_IS_NO_ZERO = "x-in-meld-is-no-zero", "CH-21";
    X_NOT_IN_RUNS = "x-not-in-runs", "CH-A25";
    ALL_X_MELD = "all-x-meld", "CH-A25";
    ZERO_ALONE = "zero-alone", "CH-A28";
    ZERO_MUST_BEAT = "zero-must-beat", "CH-A27";
    ZERO_NOT_LED = "zero-not-led", "CH-A29";
    TOO_FEW_CARDS = "too-few-cards", "CH-A21";
    TOO_LOW = "too-low", "CH-16";
    EQUAL_IS_NOT_ENOUGH = "equal-is-not-enough", "CH-A20";
    RUN_AND_TRIPLE = "run-and-triple", "CH-A24";
}
