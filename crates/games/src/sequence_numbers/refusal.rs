//! Every reason a move can be refused for, with the clause that gives it.

cardinal_engine::refusals! {
    GAME_OVER = "game-over", "SN-15";
    CARDS_IN_MOTION = "cards-in-motion", "SN-14";
    UNKNOWN_SEAT = "unknown-seat", "SN-A5";
    NOT_YOUR_TURN = "not-your-turn", "SN-8";
    NOT_HELD = "not-held", "SN-8";
    COVERED = "covered", "SN-8";
    NO_SUCH_SPACE = "no-such-space", "SN-A1";
    CORNER = "corner", "SN-A15";
    WRONG_NUMBER = "wrong-number", "SN-A3";
    TRIED_ALREADY = "tried-already", "SN-A38";
    MINUS_REMOVES = "minus-removes", "SN-10";
    NEEDS_MINUS = "needs-minus", "SN-10";
    NO_CHIP = "no-chip", "SN-A17";
    OWN_CHIP = "own-chip", "SN-A17";
    LOCKED_CHIP = "locked-chip", "SN-10";
    NOT_DEAD = "not-dead", "SN-11";
    NEVER_DEAD = "never-dead", "SN-11";
    EXCHANGED_ALREADY = "exchanged-already", "SN-11";
    EXCHANGE_TOO_LATE = "exchange-too-late", "SN-A20";
    MUST_PLAY = "must-play", "SN-A22";
    CHOOSE_FIVE = "choose-five", "SN-A10";
    NOTHING_TO_CHOOSE = "nothing-to-choose", "SN-A10";
    NOT_SUCH_FIVE = "not-such-five", "SN-A10";
    DRAWN_FOR_YOU = "drawn-for-you", "SN-A23";
    NOTHING_TO_DRAW = "nothing-to-draw", "SN-12";
    AGREED_ALREADY = "agreed-already", "SN-A27";
    TALK_OFF = "talk-off", "SN-A24";
    NO_SUCH_TEAM = "no-such-team", "SN-A24";
    OWN_TEAM = "own-team", "SN-A24";
    CALLED_ALREADY = "called-already", "SN-A24";
    CALL_PENDING = "call-pending", "SN-A24";
    NOTHING_TO_VOTE = "nothing-to-vote", "SN-A24";
    MUST_FORFEIT = "must-forfeit", "SN-A24";
    NOTHING_TO_FORFEIT = "nothing-to-forfeit", "SN-13";
}
