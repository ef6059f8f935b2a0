//! Every reason a move can be refused for, with the clause that gives it.

cardinal_engine::refusals! {
    NOT_YOUR_TURN = "not-your-turn", "HC-3";
    NOT_HELD = "not-held", "HC-3";
    GAME_OVER = "game-over", "HC-5";
}
