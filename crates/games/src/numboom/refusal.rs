//! Every reason a move can be refused for, with the clause that gives it.

cardinal_engine::refusals! {
    GAME_OVER = "game-over", "NB-20";
    CARDS_IN_MOTION = "cards-in-motion", "NB-3";
    NOT_YOUR_TURN = "not-your-turn", "NB-A6";
    FUNCTION_OUT_OF_TURN = "function-out-of-turn", "NB-A18";
    ELIMINATED = "eliminated", "NB-A17";
    UNKNOWN_SEAT = "unknown-seat", "NB-1";
    NO_SUCH_POSITION = "no-such-position", "NB-4";
    FUNCTION_FACE_DOWN = "function-face-down", "NB-A35";
    OPENING_PLACE = "opening-place", "NB-5";
    OPENING_FLIP = "opening-flip", "NB-5";
    OPENING_BOMB = "opening-bomb", "NB-A4";
    OPENING_FUNCTION = "opening-function", "NB-A7";
    OPERATIONS_DONE = "operations-done", "NB-7";
    OPERATIONS_LEFT = "operations-left", "NB-7";
    ENDS_BY_ITSELF = "ends-by-itself", "NB-A18";
    NOT_HELD = "not-held", "NB-8";
    OCCUPIED = "occupied", "NB-8";
    PEEK_NOTHING = "peek-nothing", "NB-9";
    PEEK_TWICE = "peek-twice", "NB-9";
    FLIP_NOTHING = "flip-nothing", "NB-10";
    FLIP_PEEKED = "flip-peeked", "NB-9";
    FLIP_FRESH = "flip-fresh", "NB-A12";
    FLIP_ONLY = "flip-only", "NB-12";
    FUNCTION_NOT_HELD = "function-not-held", "NB-11";
    STACK_TOO_LATE = "stack-too-late", "NB-A20";
    STACK_IN_VAIN = "stack-in-vain", "NB-A36";
    OBSERVE_NOTHING = "observe-nothing", "NB-A36";
    ARRANGE_FIRST = "arrange-first", "NB-17";
    ARRANGE_NOTHING = "arrange-nothing", "NB-17";
    ARRANGE_TWICE = "arrange-twice", "NB-A23";
    DUAL_FUNCTION = "dual-function", "NB-19";
    DUAL_FLIP_FIRST = "dual-flip-first", "NB-19";
    DUAL_NOW_PLACE = "dual-now-place", "NB-19";
    DUAL_FILL = "dual-fill", "NB-A27";
    DUAL_PEEK = "dual-peek", "NB-A29";
}
