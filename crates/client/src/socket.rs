//! One socket to a server.

use std::time::Duration;

use cardinal_protocol::ToServer;
use tungstenite::client::ClientRequestBuilder;
use tungstenite::handshake::HandshakeError;
use tungstenite::{Error, Message, WebSocket};

use crate::line::{Line, unreachable, waited};
use crate::{Address, ClientError};

/// A socket. Reads time out quickly, so that one thread can read and write.
pub(crate) struct Socket(WebSocket<Line>);

/// The result of listening.
pub(crate) enum Heard {
    /// A message.
    Text(String),
    /// A sign of life other than a message, such as a ping.
    Sign,
    /// Nothing within the timeout.
    Nothing,
}

impl Socket {
    /// Opens a socket for the owner of the token. Reads will time out after `moment`.
    pub(crate) fn open(
        address: &Address,
        token: Option<&str>,
        moment: Duration,
    ) -> Result<Self, ClientError> {
        let away = |why: String| ClientError::Unreachable { address: address.to_string(), why };
        let uri = format!("ws://{}/api/socket", address.authority());
        let uri = uri.parse().map_err(|_| away("the address cannot be used".to_owned()))?;
        let mut request = ClientRequestBuilder::new(uri);
        if let Some(token) = token {
            request = request.with_header("Authorization", format!("Bearer {token}"));
        }
        let line = Line::open(address)?;
        let (socket, _) = tungstenite::client(request, line).map_err(|error| match error {
            HandshakeError::Interrupted(_) => away("no answer in time".to_owned()),
            HandshakeError::Failure(Error::Io(error)) => unreachable(address, &error),
            HandshakeError::Failure(Error::Http(answer)) => {
                away(format!("it answers with status {}", answer.status().as_u16()))
            }
            HandshakeError::Failure(error) => away(error.to_string()),
        })?;
        socket.get_ref().read_within(moment).map_err(|error| unreachable(address, &error))?;
        Ok(Self(socket))
    }

    /// Sends a message.
    pub(crate) fn say(&mut self, message: &ToServer) -> Result<(), String> {
        self.send(serde_json::to_string(message).expect("messages have string keys only"))
    }

    /// Sends a serialized message.
    pub(crate) fn send(&mut self, text: String) -> Result<(), String> {
        self.0.send(Message::text(text)).map_err(|error| words(&error))
    }

    /// Reads with the timeout.
    pub(crate) fn hear(&mut self) -> Result<Heard, String> {
        match self.0.read() {
            Ok(Message::Text(text)) => Ok(Heard::Text(text.as_str().to_owned())),
            Ok(Message::Close(_)) => Err("the server has closed the connection".to_owned()),
            Ok(_) => Ok(Heard::Sign),
            Err(Error::Io(error)) if waited(&error) => Ok(Heard::Nothing),
            Err(error) => Err(words(&error)),
        }
    }

    /// Closes the socket; whether the server notices does not matter.
    pub(crate) fn close(mut self) {
        let _ = self.0.close(None);
        let _ = self.0.flush();
    }
}

fn words(error: &Error) -> String {
    match error {
        Error::Io(error) if waited(error) => "the server does not accept messages".to_owned(),
        Error::Io(error) => error.kind().to_string(),
        Error::ConnectionClosed | Error::AlreadyClosed => "the server has closed the connection".to_owned(),
        Error::Protocol(tungstenite::error::ProtocolError::ResetWithoutClosingHandshake) => {
            "the connection was cut".to_owned()
        }
        other => other.to_string(),
    }
}
