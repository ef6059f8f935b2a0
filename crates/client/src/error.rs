//! How speaking to a server can fail.

use cardinal_protocol::{PROTOCOL, Refusal};
use thiserror::Error;

/// Why a server did not do what it was asked for. The text is one line for people.
#[derive(Clone, PartialEq, Debug, Error)]
pub enum ClientError {
    /// This is no address of a server.
    #[error("{text:?} is no address of a server: {why}; one looks like http://127.0.0.1:7777")]
    BadAddress {
        /// What was given.
        text: String,
        /// What is wrong with it.
        why: &'static str,
    },
    /// The program was built without what `https` needs.
    #[error("{0} needs TLS, which this program was built without; a build with default features has it")]
    NoTls(String),
    /// Nobody answers there, or not to the end.
    #[error("cannot reach {address}: {why}")]
    Unreachable {
        /// Where.
        address: String,
        /// What happened.
        why: String,
    },
    /// Somebody answers, but it is no Cardinal server.
    #[error("{address} is no Cardinal server: {why}")]
    NotCardinal {
        /// Where.
        address: String,
        /// What it answered.
        why: String,
    },
    /// A Cardinal server that speaks another protocol.
    #[error(
        "{address} speaks version {theirs} of the protocol (Cardinal {version}), this program version {PROTOCOL}; \
         use a program of that version"
    )]
    OtherVersion {
        /// Where.
        address: String,
        /// The version of the protocol there.
        theirs: u64,
        /// The version of the program there.
        version: String,
    },
    /// The server understood and refused.
    #[error("{}", .0.message)]
    Refused(Refusal),
}

impl ClientError {
    /// Stable id of the reason; that of the refusal, where the server refused.
    pub fn code(&self) -> &str {
        match self {
            Self::BadAddress { .. } => "bad-address",
            Self::NoTls(_) => "no-tls",
            Self::Unreachable { .. } => "unreachable",
            Self::NotCardinal { .. } => "not-cardinal",
            Self::OtherVersion { .. } => "other-version",
            Self::Refused(refusal) => &refusal.code,
        }
    }

    /// Whether trying again later may help.
    pub fn passes(&self) -> bool {
        use cardinal_protocol::code::{BUSY, DRAINING, STORAGE, TOO_MANY};
        match self {
            Self::Unreachable { .. } => true,
            Self::Refused(refusal) => [BUSY, DRAINING, STORAGE, TOO_MANY].contains(&refusal.code.as_str()),
            _ => false,
        }
    }
}
