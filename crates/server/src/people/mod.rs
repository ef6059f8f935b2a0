//! People: guests in one click, accounts later, sessions by token.

mod account;
mod erasure;
mod guesses;
mod invitation;
mod names;
mod passwords;
mod reset;
mod routes;
mod session;
mod sessions;

pub(crate) use account::{changed, collected};
pub(crate) use erasure::erase;
pub(crate) use guesses::Guesses;
pub(crate) use names::{check_name, turns};
pub(crate) use passwords::Passwords;
pub(crate) use routes::routes;
pub(crate) use session::{MaybePerson, Person, SESSION, bot, from_row, person_ref};
pub(crate) use sessions::short;
