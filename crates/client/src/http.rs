//! HTTP requests with JSON bodies, each over its own connection.

use std::io::{Read, Write};

use cardinal_protocol::Refusal;
use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::Value;

use crate::line::{Line, unreachable};
use crate::{Address, ClientError};

/// The most bytes of an answer; a lobby of thousands of tables is shorter.
const LONGEST: u64 = 16 * 1024 * 1024;
/// How many headers an answer may have.
const HEADERS: usize = 64;

/// An answer: its status and its body.
struct Answer {
    status: u16,
    /// The header `Location`.
    location: Option<String>,
    body: Vec<u8>,
}

/// A request without a body.
pub(crate) fn get<T: DeserializeOwned>(
    address: &Address,
    token: Option<&str>,
    path: &str,
) -> Result<T, ClientError> {
    understood(address, &ask(address, "GET", token, path, "")?)
}

/// A request with a JSON body.
pub(crate) fn send<T: DeserializeOwned>(
    address: &Address,
    method: &str,
    token: Option<&str>,
    path: &str,
    body: &impl Serialize,
) -> Result<T, ClientError> {
    let body = serde_json::to_string(body).expect("messages have string keys only");
    understood(address, &ask(address, method, token, path, &body)?)
}

/// A segment of a path, percent-encoded.
pub(crate) fn part(text: &str) -> String {
    let plain = |byte: u8| byte.is_ascii_alphanumeric() || b"-_.~".contains(&byte);
    let coded = |byte: u8| if plain(byte) { char::from(byte).to_string() } else { format!("%{byte:02X}") };
    text.bytes().map(coded).collect()
}

fn ask(
    address: &Address,
    method: &str,
    token: Option<&str>,
    path: &str,
    body: &str,
) -> Result<Answer, ClientError> {
    let gone = |error: std::io::Error| unreachable(address, &error);
    let bearer = token.map_or_else(String::new, |token| format!("Authorization: Bearer {token}\r\n"));
    let request = format!(
        "{method} {path} HTTP/1.1\r\nHost: {}\r\nConnection: close\r\nAccept: application/json\r\n\
         Content-Type: application/json\r\nContent-Length: {}\r\n{bearer}\r\n{body}",
        address.authority(),
        body.len()
    );
    let mut line = Line::open(address)?;
    line.write_all(request.as_bytes()).and_then(|()| line.flush()).map_err(gone)?;
    let mut bytes = Vec::new();
    match line.take(LONGEST).read_to_end(&mut bytes) {
        Ok(_) => {}
        // Some servers end without the close that TLS requires; the length of the body shows whether it is complete.
        Err(error) if error.kind() == std::io::ErrorKind::UnexpectedEof => {}
        Err(error) => return Err(gone(error)),
    }
    if bytes.is_empty() {
        return Err(gone(std::io::ErrorKind::ConnectionReset.into()));
    }
    read(&bytes).ok_or_else(|| not_cardinal(address, "its answer is not HTTP"))
}

/// Reads a whole answer.
fn read(bytes: &[u8]) -> Option<Answer> {
    let mut headers = [httparse::EMPTY_HEADER; HEADERS];
    let mut answer = httparse::Response::new(&mut headers);
    let httparse::Status::Complete(start) = answer.parse(bytes).ok()? else { return None };
    let status = answer.code?;
    let header = |name: &str| {
        let found = answer.headers.iter().find(|header| header.name.eq_ignore_ascii_case(name))?;
        std::str::from_utf8(found.value).ok()
    };
    let rest = &bytes[start..];
    let chunked = header("transfer-encoding").is_some_and(|kind| kind.eq_ignore_ascii_case("chunked"));
    let length = header("content-length").and_then(|length| length.trim().parse::<usize>().ok());
    let body = match length {
        _ if chunked => unchunked(rest)?,
        Some(length) => rest.get(..length)?.to_vec(),
        None => rest.to_vec(),
    };
    Some(Answer { status, location: header("location").map(str::to_owned), body })
}

fn unchunked(mut rest: &[u8]) -> Option<Vec<u8>> {
    let mut body = Vec::new();
    loop {
        let httparse::Status::Complete((start, size)) = httparse::parse_chunk_size(rest).ok()? else {
            return None;
        };
        if size == 0 {
            return Some(body);
        }
        let end = start.checked_add(usize::try_from(size).ok()?)?;
        body.extend_from_slice(rest.get(start..end)?);
        rest = rest.get(end..)?.strip_prefix(b"\r\n")?;
    }
}

/// The body of a successful answer, or why there is none.
fn understood<T: DeserializeOwned>(address: &Address, answer: &Answer) -> Result<T, ClientError> {
    let status = answer.status;
    if let (300..400, Some(elsewhere)) = (status, &answer.location) {
        let place =
            Address::parse(elsewhere).map_or_else(|_| elsewhere.clone(), |(place, _)| place.to_string());
        return Err(not_cardinal(address, &format!("it redirects to {place}; use that address")));
    }
    if (200..300).contains(&status) {
        let body: &[u8] = if answer.body.is_empty() { b"null" } else { &answer.body };
        return serde_json::from_slice(body)
            .map_err(|_| not_cardinal(address, "its answer is not the expected JSON"));
    }
    match serde_json::from_slice::<Refusal>(&answer.body) {
        Ok(refusal) => Err(ClientError::Refused(refusal)),
        // A gateway answers in place of a server that is down.
        Err(_) if (502..=504).contains(&status) => Err(ClientError::Unreachable {
            address: address.to_string(),
            why: format!("a gateway reports that the server is down ({status})"),
        }),
        Err(_) => Err(not_cardinal(address, &format!("it answers with status {status}"))),
    }
}

pub(crate) fn not_cardinal(address: &Address, why: &str) -> ClientError {
    ClientError::NotCardinal { address: address.to_string(), why: why.to_owned() }
}

/// A request without a body, answered with any JSON.
pub(crate) fn get_value(address: &Address, path: &str) -> Result<Value, ClientError> {
    get(address, None, path)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn body(text: &str) -> Option<String> {
        read(text.as_bytes()).map(|answer| String::from_utf8(answer.body).unwrap())
    }

    #[test]
    fn bodies_with_a_length_in_chunks_and_up_to_the_end_are_read() {
        let sized = "HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\n{}more";
        assert_eq!(body(sized).as_deref(), Some("{}"));
        let chunked = "HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n3\r\n[1,\r\nA;x=1\r\n2,3,4,5,6]\r\n0\r\n\r\n";
        assert_eq!(body(chunked).as_deref(), Some("[1,2,3,4,5,6]"));
        assert_eq!(body("HTTP/1.1 200 OK\r\n\r\nnull").as_deref(), Some("null"));
    }

    #[test]
    fn half_an_answer_is_rejected() {
        assert_eq!(body("HTTP/1.1 200 OK\r\nContent-Length: 3\r\n\r\n{}"), None);
        assert_eq!(body("HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n3\r\n[1"), None);
        assert_eq!(body("HTTP/1.1 200 OK\r\nContent-Le"), None);
        assert_eq!(body("SSH-2.0-server\r\n"), None);
    }

    #[test]
    fn a_part_of_a_path_stays_one() {
        assert_eq!(part("ab-1_2.~"), "ab-1_2.~");
        assert_eq!(part("../x y?é"), "..%2Fx%20y%3F%C3%A9");
    }

    #[test]
    fn failures_have_different_errors() {
        let (address, _) = Address::parse("http://example.org").unwrap();
        let error = |text: &str| {
            understood::<Value>(&address, &read(text.as_bytes()).unwrap()).unwrap_err().to_string()
        };
        let moved =
            error("HTTP/1.1 301 Moved\r\nLocation: https://example.org/x\r\nContent-Length: 0\r\n\r\n");
        assert!(moved.ends_with("it redirects to https://example.org; use that address"), "{moved}");
        let away = error("HTTP/1.1 502 Bad Gateway\r\nContent-Length: 5\r\n\r\n<htm>");
        assert!(away.starts_with("cannot reach http://example.org: a gateway"), "{away}");
        let other = error("HTTP/1.1 404 Not Found\r\nContent-Length: 2\r\n\r\nno");
        assert_eq!(other, "http://example.org is not a Cardinal server: it answers with status 404");
        let page = error("HTTP/1.1 200 OK\r\nContent-Length: 6\r\n\r\n<html>");
        assert_eq!(page, "http://example.org is not a Cardinal server: its answer is not the expected JSON");
    }
}
