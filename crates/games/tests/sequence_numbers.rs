//! Sequence Numbers, clause by clause: each test is named after the clauses and rulings it checks (`sn_11_…`, `sn_a17_…`).

mod sequence_numbers {
    mod board;
    mod cards;
    mod dead_cards;
    mod endings;
    mod lines;
    mod play;
    mod position;
    mod properties;
    mod secrecy;
    mod setup;
    mod solving;
    mod specials;
    mod strict_draw;
    mod table;
    mod table_talk;
}
