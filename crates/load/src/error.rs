//! How a load can fail to be brought about.

use cardinal_client::ClientError;
use cardinal_protocol::code;
use thiserror::Error;

/// Why there is nothing to report.
#[derive(Debug, Error)]
pub enum LoadError {
    /// The server cannot be reached.
    #[error("cannot reach {0}: {1}")]
    Unreachable(String, String),
    /// The server is not there, or refused what it takes to begin.
    #[error("{0}{hint}", hint = hint(.0))]
    Server(#[from] ClientError),
    /// A table did not begin.
    #[error("a table did not begin: {0}")]
    Stuck(String),
    /// The server of one's own did not start.
    #[error("the server did not start: {0}")]
    Child(String),
    /// What is asked for makes no sense.
    #[error("{0}")]
    Plan(&'static str),
}

/// What may help.
fn hint(error: &ClientError) -> &'static str {
    if error.code() == code::TOO_MANY {
        "; all clients come from one address: raise its --requests-per-second and --costly-per-minute"
    } else {
        ""
    }
}

#[cfg(test)]
mod tests {
    use cardinal_protocol::Refusal;

    use super::*;

    #[test]
    fn a_server_that_is_asked_too_much_is_told_how_to_bear_it() {
        let refused = |code| LoadError::from(ClientError::Refused(Refusal::new(code, "no"))).to_string();
        assert!(
            refused(code::TOO_MANY)
                .starts_with("no; all clients come from one address: raise its --requests")
        );
        assert_eq!(refused(code::BUSY), "no");
    }
}
