//! High Card, clause by clause: each test is named after the clauses and rulings it checks (`hc_3_…`, `hc_a1_…`).

mod high_card {
    mod play;
    mod table;
}
