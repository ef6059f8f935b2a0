//! Every reason a move can be refused for, with the clause that gives it.

cardinal_engine::refusals! {
    GAME_OVER = "game-over", "NC-25";
    CARDS_IN_MOTION = "cards-in-motion", "NC-9";
    NOT_YOUR_TURN = "not-your-turn", "NC-9";
    OUT_OF_ROUND = "out-of-round", "NC-22";
    UNKNOWN_SEAT = "unknown-seat", "NC-A36";
    ONE_ACTION = "one-action", "NC-9";
    NOT_HELD = "not-held", "NC-10";
    BREAKS_PIVOT = "breaks-pivot", "NC-11";
    BREAKS_RELAY = "breaks-relay", "NC-12";
    WRONG_NAME = "wrong-name", "NC-14";
    CHAIN_NOT_HELD = "chain-not-held", "NC-15";
    CHAIN_NOT_CONSECUTIVE = "chain-not-consecutive", "NC-15";
    CHAIN_WRONG_WILD = "chain-wrong-wild", "NC-A7";
    CHAIN_TOO_MANY_WILDS = "chain-too-many-wilds", "NC-A6";
    CHAIN_AFTER_PLAY = "chain-after-play", "NC-A13";
    CLOSING_CARDS_ONLY = "closing-cards-only", "NC-20";
    EXTRA_TURN_CARDS_ONLY = "extra-turn-cards-only", "NC-A10";
    MUST_ACT = "must-act", "NC-A16";
    MUST_PLAY = "must-play", "NC-A17";
    LAST_PLAYER_STAYS = "last-player-stays", "NC-A17";
    KEEP_GOING = "keep-going", "NC-A18";
    CANNOT_DECLINE = "cannot-decline", "NC-A18";
    NOTHING_TO_DECLINE = "nothing-to-decline", "NC-A11";
    DECLINE_INSTEAD = "decline-instead", "NC-A11";
    MUST_DISCARD = "must-discard", "NC-19";
    NOTHING_TO_DISCARD = "nothing-to-discard", "NC-19";
    DISCARD_NOT_HELD = "discard-not-held", "NC-19";
    DISCARD_NEEDS_NAME = "discard-needs-name", "NC-A2";
    DISCARD_TAKES_NO_NAME = "discard-takes-no-name", "NC-A2";
}
