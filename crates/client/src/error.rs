//! How talking to a server can fail.

use cardinal_protocol::{PROTOCOL, Refusal};
use thiserror::Error;

/// Why a request to a server failed. The text is one line for people.
#[derive(Clone, PartialEq, Debug, Error)]
pub enum ClientError {
    /// The text is not an address of a server.
    #[error("{text:?} is not a server address: {why}; an example is http://127.0.0.1:7777")]
    BadAddress {
        /// The text.
        text: String,
        /// What is wrong with it.
        why: &'static str,
    },
    /// The program was built without what `https` needs.
    #[error("{0} requires TLS, which this build lacks; a build with default features has it")]
    NoTls(String),
    /// There is no answer, or only part of one.
    #[error("cannot reach {address}: {why}")]
    Unreachable {
        /// Where.
        address: String,
        /// What happened.
        why: String,
    },
    /// The server that answers is not a Cardinal server.
    #[error("{address} is not a Cardinal server: {why}")]
    NotCardinal {
        /// Where.
        address: String,
        /// What it answered.
        why: String,
    },
    /// The server speaks another version of the protocol.
    #[error(
        "{address} runs Cardinal {version} with protocol version {theirs}; this program uses version {PROTOCOL}; \
         install the version of the server"
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
    /// The stable code of the error; that of the refusal if the server refused.
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

    /// Whether a later attempt may succeed.
    pub fn passes(&self) -> bool {
        use cardinal_protocol::code::{BUSY, DRAINING, STORAGE, TOO_MANY};
        match self {
            Self::Unreachable { .. } => true,
            Self::Refused(refusal) => [BUSY, DRAINING, STORAGE, TOO_MANY].contains(&refusal.code.as_str()),
            _ => false,
        }
    }
}
