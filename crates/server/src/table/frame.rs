//! Messages as they go over the wire.

use std::cell::RefCell;

use axum::body::Bytes;
use cardinal_protocol::{TableStatus, ToClient};
use serde::{Deserialize, Serialize};
use tungstenite::protocol::frame::FrameHeader;
use tungstenite::protocol::frame::coding::{Data, OpCode};

/// A buffer that has grown larger than this is not kept.
const LARGE: usize = 64 * 1024;

thread_local! {
    static BUFFER: RefCell<Vec<u8>> = const { RefCell::new(Vec::new()) };
}

/// A message as it goes over the wire. It is written once, however many clients it goes to.
#[derive(Clone, Debug)]
pub(crate) struct Frame {
    /// The header of the WebSocket frame, and the text.
    bytes: Bytes,
    header: u8,
    kind: Kind,
}

/// What the server itself has to know of a message it passes on.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum Kind {
    /// An update of a match, with something new in it.
    News,
    /// A table whose match is over, or that is closed.
    Ended,
    /// Any other description of a table.
    Table,
    /// The client does not watch the table any more.
    NotAdmitted,
    /// The socket is to be closed after it.
    Bye,
    /// Anything else.
    Other,
}

impl Frame {
    /// The frame of a message.
    pub(crate) fn of(message: &ToClient) -> Self {
        let kind = match message {
            ToClient::Table { table, .. } => match table.status {
                TableStatus::Finished | TableStatus::Closed => Kind::Ended,
                _ => Kind::Table,
            },
            ToClient::NotAdmitted { .. } => Kind::NotAdmitted,
            ToClient::Bye { .. } => Kind::Bye,
            _ => Kind::Other,
        };
        Self::written(kind, |text| {
            serde_json::to_writer(text, message).expect("messages have string keys only");
        })
    }

    /// The frame of a message that another node has written.
    pub(crate) fn passed_on(kind: Kind, text: &str) -> Self {
        Self::written(kind, |buffer| buffer.extend_from_slice(text.as_bytes()))
    }

    /// The frame of a text that a function writes: into a buffer kept for that, so that it takes up no more room than
    /// it needs.
    pub(crate) fn written(kind: Kind, write: impl FnOnce(&mut Vec<u8>)) -> Self {
        BUFFER.with_borrow_mut(|buffer| {
            buffer.clear();
            write(buffer);
            let header = FrameHeader { opcode: OpCode::Data(Data::Text), ..FrameHeader::default() };
            let mut bytes = Vec::with_capacity(header.len(buffer.len() as u64) + buffer.len());
            header.format(buffer.len() as u64, &mut bytes).expect("memory takes everything");
            let header = bytes.len() as u8;
            bytes.extend_from_slice(buffer);
            buffer.shrink_to(LARGE);
            Self { bytes: bytes.into(), header, kind }
        })
    }

    pub(crate) const fn kind(&self) -> Kind {
        self.kind
    }

    /// The message alone.
    pub(crate) fn text(&self) -> &str {
        std::str::from_utf8(&self.bytes[usize::from(self.header)..]).expect("JSON is UTF-8")
    }

    /// The whole frame.
    pub(crate) fn into_bytes(self) -> Bytes {
        self.bytes
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_frame_is_read_as_the_text_it_was_made_of() {
        for length in [0, 1, 125, 126, 65_535, 65_536, 100_000] {
            let text = "é".repeat(length / 2) + if length % 2 == 1 { "x" } else { "" };
            let frame = Frame::passed_on(Kind::News, &text);
            assert_eq!((frame.text(), frame.kind()), (text.as_str(), Kind::News));
            let wire = std::io::Cursor::new(frame.into_bytes().to_vec());
            let role = tungstenite::protocol::Role::Client;
            let mut reader = tungstenite::WebSocket::from_raw_socket(wire, role, None);
            assert_eq!(reader.read().unwrap().into_text().unwrap().as_str(), text);
        }
    }
}
