//! Proof that the checks can fail, and that they pass where they should.

mod clean;
mod fuzz;
mod planted;
mod text;
mod toy;
