//! The few requests it takes to come as guests and open tables.

use serde_json::Value;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;

use crate::LoadError;

/// Posts a body and gives the answer.
pub(crate) async fn post(
    address: &str,
    path: &str,
    token: Option<&str>,
    body: &Value,
) -> Result<Value, LoadError> {
    let gone = |error: std::io::Error| LoadError::Unreachable(address.to_owned(), error.to_string());
    let body = body.to_string();
    let bearer = token.map_or_else(String::new, |token| format!("Authorization: Bearer {token}\r\n"));
    let request = format!(
        "POST {path} HTTP/1.1\r\nHost: {address}\r\nConnection: close\r\nContent-Type: application/json\r\n\
         Content-Length: {}\r\n{bearer}\r\n{body}",
        body.len()
    );
    let mut stream = TcpStream::connect(address).await.map_err(gone)?;
    stream.write_all(request.as_bytes()).await.map_err(gone)?;
    let mut answer = Vec::new();
    stream.read_to_end(&mut answer).await.map_err(gone)?;
    let answer = String::from_utf8_lossy(&answer);
    let status = answer.split(' ').nth(1).and_then(|status| status.parse().ok()).unwrap_or(0);
    let body = answer.split_once("\r\n\r\n").map_or("", |(_, body)| body);
    let value: Value = serde_json::from_str(body).unwrap_or_default();
    if status == 200 {
        return Ok(value);
    }
    let code = value["code"].as_str().unwrap_or("no answer of this server").to_owned();
    let hint = if status == 429 {
        "; all clients come from one address: raise its --requests-per-second and --costly-per-minute"
    } else {
        ""
    };
    Err(LoadError::Refused { path: path.to_owned(), status, code, hint })
}
