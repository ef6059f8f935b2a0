//! A blocking client of the table server, for programs without a runtime of their own.
//!
//! ```text
//!  Server     an address that answers as a Cardinal server: what it offers, open tables
//!  Session    a person on it, as a guest or by a kept token; opens tables
//!  TableLink  a table being watched or played at: orders go in, Events come out
//!  Event      a new Scene with its steps, the table, chat, answers, the state of the connection
//! ```
//!
//! A [`TableLink`] outlives its connection. A thread holds the socket; when the socket breaks, the thread reconnects with
//! growing pauses, resumes from the last number seen, and repeats every unanswered order under its id. The server
//! carries an id out once, so no move is lost and none is made twice.
//!
//! ```no_run
//! use cardinal_client::{Event, Server};
//! use cardinal_protocol::{SeatPlan, TableSetup};
//!
//! # fn main() -> Result<(), cardinal_client::ClientError> {
//! let server = Server::at("http://127.0.0.1:7777")?;
//! let ann = server.guest(Some("Ann"))?; // keep ann.token() to resume this session later
//! let seats = vec![SeatPlan::Open, SeatPlan::Bot { level: "greedy".to_owned() }];
//! let opened = ann.open(&TableSetup::new("numboom", seats))?;
//! let (table, events) = ann.join(&opened.table);
//! table.start();
//! for event in events {
//!     match event {
//!         Event::Scene { scene, .. } if scene.is_over() => break,
//!         Event::Scene { scene, .. } => {
//!             if let Some(action) = scene.legal().first() {
//!                 table.act(&scene, action);
//!             }
//!         }
//!         Event::Refused { refusal, .. } => eprintln!("{}", refusal.message),
//!         _ => {}
//!     }
//! }
//! table.close();
//! # Ok(())
//! # }
//! ```
//!
//! `https` addresses need the feature `tls`.

mod address;
mod contributions;
mod error;
mod event;
mod http;
mod keeper;
mod line;
mod memory;
mod pause;
mod pending;
mod random;
mod scene;
mod server;
mod session;
mod socket;
mod table_link;
mod view;

pub use address::{Address, table_id};
pub use error::ClientError;
pub use event::{Closing, Connection, Event, OrderId};
pub use scene::Scene;
pub use server::Server;
pub use session::Session;
pub use table_link::TableLink;
pub use view::View;
