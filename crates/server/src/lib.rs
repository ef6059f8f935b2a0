//! The table server: people and bots at tables, over HTTP and WebSocket.
//!
//! ```text
//!  app        the whole server as a Router, testable without a socket
//!  table      one task owns one table: check, store, apply, tell
//!  crowd      who keeps how many tables busy
//!  thinking   how bots think
//!  thoughts   the bounded pool of threads for it, and who is next
//!  people     guests, accounts, sessions
//!  admin      what operators do, on the database alone
//!  news       what operators did, followed by every running node
//!  bans       bans of people and networks
//!  http       tables, records, ratings over HTTP
//!  socket     the WebSocket
//!  tables     finding the task of a table
//!  cluster    several nodes: leases, taking tables over, forwarding
//!  lobby      the open tables, and their listeners
//!  sockets    the open sockets of people
//!  ratings    computed from results
//!  serve      starting, draining
//!  listen     connections: door says who may have one, line when it has waited long enough
//!  limits     how much a client may ask for, by the network it comes from
//!  request    the id of a request, in logs and answers
//!  sweep      deletes what has expired
//!  clock      the time
//! ```

mod admin;
mod app;
mod bans;
mod clock;
mod cluster;
mod config;
mod crowd;
mod deals;
#[cfg(feature = "testing")]
pub mod decoding;
mod door;
mod error;
mod hosts;
mod http;
mod ids;
mod limits;
mod line;
mod listen;
mod lobby;
mod network;
mod news;
mod people;
mod preview;
mod ratings;
mod request;
mod serve;
#[cfg(test)]
mod simulation;
mod site;
mod socket;
mod sockets;
mod state;
mod sweep;
mod table;
mod tables;
mod thinking;
mod thoughts;

pub use admin::{
    Admin, AdminError, AuditEntry, BanInfo, Closed, InvitationInfo, LineInfo, NewInvitation, PersonDetails,
    PersonInfo, ReportInfo, ResetLink, SeatInfo, SessionSeen, TableDetails, TableSummary,
};
pub use app::app;
pub use cardinal_protocol::http::SignUpMode;
pub use cluster::NatsError;
pub use config::Config;
pub use ratings::recompute;
pub use serve::{ServeError, serve};
pub use state::State;
