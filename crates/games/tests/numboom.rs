//! Numboom, clause by clause: each test is named after the clauses and rulings it checks (`nb_10_…`, `nb_a23_…`).

mod numboom {
    mod bombs;
    mod disrupt;
    mod drawing;
    mod dual;
    mod exchange;
    mod functions;
    mod going_out;
    mod heuristics;
    mod memory;
    mod moves;
    mod opening;
    mod operations;
    mod properties;
    mod setup;
    mod table;
    mod texts;
}
