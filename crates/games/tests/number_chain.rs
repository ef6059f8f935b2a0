//! Number Chain, clause by clause: each test is named after the clauses and rulings it checks (`nc_11_…`, `nc_a17_…`).

mod number_chain {
    mod chains;
    mod closing;
    mod defaults;
    mod extra_turn;
    mod last_player;
    mod limits;
    mod memory;
    mod moves;
    mod options;
    mod play;
    mod properties;
    mod reshuffle;
    mod scoring;
    mod secrecy;
    mod setup;
    mod table;
    mod take_and_reset;
    mod wilds;
}
