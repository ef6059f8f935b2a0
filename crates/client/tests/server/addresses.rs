//! Addresses without a server, with another server, or with one of another version.

use std::io::{Read, Write};
use std::net::{TcpListener, TcpStream};

use cardinal_client::Server;
use cardinal_protocol::PROTOCOL;

use crate::host::Host;

/// A hand-written request; returns the body of the answer.
pub(crate) fn ask(address: &str, method: &str, path: &str, token: Option<&str>) -> String {
    let mut stream = TcpStream::connect(address).unwrap();
    let bearer = token.map_or_else(String::new, |token| format!("Authorization: Bearer {token}\r\n"));
    let request = format!("{method} {path} HTTP/1.1\r\nHost: {address}\r\n{bearer}Connection: close\r\n\r\n");
    stream.write_all(request.as_bytes()).unwrap();
    let mut answer = String::new();
    stream.read_to_string(&mut answer).unwrap();
    answer.split_once("\r\n\r\n").unwrap().1.to_owned()
}

/// The body of the resource at a path.
pub(crate) fn raw(address: &str, path: &str) -> String {
    ask(address, "GET", path, None)
}

/// A server that gives every request this answer.
fn impostor(answer: &str) -> String {
    let listener = TcpListener::bind("127.0.0.1:0").unwrap();
    let address = listener.local_addr().unwrap();
    let answer = answer.to_owned();
    std::thread::spawn(move || {
        for mut client in listener.incoming().map_while(Result::ok) {
            let _ = client.read(&mut [0; 4096]);
            let _ = client.write_all(answer.as_bytes());
        }
    });
    format!("http://{address}")
}

fn page(body: &str) -> String {
    format!("HTTP/1.1 200 OK\r\nContent-Length: {}\r\n\r\n{body}", body.len())
}

fn error_at(url: &str) -> (String, String) {
    let error = Server::at(url).expect_err(url);
    let text = error.to_string();
    assert_eq!(text.lines().count(), 1, "{text}");
    (error.code().to_owned(), text)
}

#[test]
fn every_wrong_address_gets_one_clear_line() {
    let closed = TcpListener::bind("127.0.0.1:0").unwrap().local_addr().unwrap();
    let error = error_at(&format!("http://{closed}"));
    assert_eq!(
        error,
        ("unreachable".to_owned(), format!("cannot reach http://{closed}: connection refused"))
    );
    let (code, text) = error_at("http://no-such-host.invalid");
    assert_eq!((code.as_str(), text.ends_with("unknown host")), ("unreachable", true), "{text}");
    assert_eq!(error_at("gopher://example.org").0, "bad-address");

    let web = impostor(&page("<html>"));
    let error = error_at(&web);
    assert_eq!(error.0, "not-cardinal");
    assert_eq!(error.1, format!("{web} is not a Cardinal server: its answer is not the expected JSON"));
    assert_eq!(error_at(&impostor(&page(r#"{"version":"1"}"#))).0, "not-cardinal");
    assert_eq!(error_at(&impostor("SSH-2.0-Open\r\n")).0, "not-cardinal");
    assert_eq!(error_at(&impostor("")).0, "unreachable");

    let other = u64::from(PROTOCOL) + 1;
    let (code, text) = error_at(&impostor(&page(&format!(r#"{{"protocol":{other},"version":"9.9.9"}}"#))));
    assert_eq!(code, "other-version");
    assert!(text.contains(&format!("runs Cardinal 9.9.9 with protocol version {other};")), "{text}");
}

#[test]
fn a_server_is_found_by_address_and_by_link() {
    let host = Host::start();
    let server = Server::at(&format!("{}/table/ab12", host.url())).unwrap();
    assert_eq!((server.invited(), server.info().protocol), (Some("ab12"), PROTOCOL));
    assert_eq!(Server::at(&host.address().to_string()).unwrap().invited(), None);
}

#[cfg(not(feature = "tls"))]
#[test]
fn a_build_without_tls_refuses_an_https_address() {
    let host = Host::start();
    let (code, text) = error_at(&format!("https://{}", host.address()));
    assert_eq!(code, "no-tls");
    assert!(text.contains("requires TLS"), "{text}");
}
