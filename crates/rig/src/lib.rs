//! PostgreSQL and NATS on loopback, each in a directory of its own that goes away with it. Development only.
//!
//! Both come from the installed packages; where a program is missing, its Debian package is installed by name.

mod dice;
mod nats;
mod port;
mod postgres;
mod program;

pub use dice::Dice;
pub use nats::Nats;
pub use port::free_port;
pub use postgres::Postgres;
pub use program::find;
