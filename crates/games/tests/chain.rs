//! Chain, clause by clause: each test is named after the clauses and rulings it checks (`ch_11_…`, `ch_a17_…`).

mod chain {
    mod build;
    mod finish;
    mod groups;
    mod melds;
    mod moves;
    mod reference;
    mod release;
    mod scorer;
    mod secrecy;
    mod series;
    mod settlement;
    mod table;
    mod tricks;
    mod zeros;
}
