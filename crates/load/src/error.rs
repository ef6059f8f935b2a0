//! Why a load test cannot run.

use cardinal_client::ClientError;
use cardinal_protocol::code;
use thiserror::Error;

/// Why a load test cannot run.
#[derive(Debug, Error)]
pub enum LoadError {
    /// The server cannot be reached.
    #[error("cannot reach {0}: {1}")]
    Unreachable(String, String),
    /// The server is down, or refused the guests or tables.
    #[error("{0}{hint}", hint = hint(.0))]
    Server(#[from] ClientError),
    /// A table did not start.
    #[error("a table did not start: {0}")]
    Stuck(String),
    /// The child server did not start.
    #[error("the server did not start: {0}")]
    Child(String),
    /// The plan is out of range.
    #[error("{0}")]
    Plan(&'static str),
}

/// How to fix an error.
fn hint(error: &ClientError) -> &'static str {
    if error.code() == code::TOO_MANY {
        "; all clients share one address: raise --requests-per-second and --costly-per-minute of the server"
    } else {
        ""
    }
}

#[cfg(test)]
mod tests {
    use cardinal_protocol::Refusal;

    use super::*;

    #[test]
    fn an_exceeded_limit_names_the_settings_to_raise() {
        let refused = |code| LoadError::from(ClientError::Refused(Refusal::new(code, "no"))).to_string();
        assert!(refused(code::TOO_MANY).starts_with("no; all clients share one address: raise --requests"));
        assert_eq!(refused(code::BUSY), "no");
    }
}
