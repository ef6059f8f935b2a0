//! Security headers, and checks of origin and host.

use serde_json::json;

use crate::harness::{Server, answer, asked};

/// The head of the answer to a request for the start page under this name, in small letters.
fn head(server: &Server, host: &str) -> String {
    use std::io::Read as _;
    let request = format!("GET / HTTP/1.1\r\nHost: {host}\r\nConnection: close\r\n\r\n");
    let mut text = Vec::new();
    asked(&server.address, &request).read_to_end(&mut text).unwrap();
    let text = String::from_utf8_lossy(&text).to_lowercase();
    text.split_once("\r\n\r\n").unwrap().0.to_owned()
}

#[test]
fn a_page_connects_to_its_own_server_only_and_stays_on_tls() {
    let folder = tempfile::tempdir().unwrap();
    let server = Server::start(folder.path());
    let plain = head(&server, &server.address);
    assert!(plain.contains("connect-src 'self';") && !plain.contains("strict-transport-security"), "{plain}");
    drop(server);
    let secure = Server::configured(folder.path(), &json!({"secure": true}));
    assert!(head(&secure, &secure.address).contains("strict-transport-security: max-age=31536000"));
}

#[test]
fn requests_for_another_name_are_refused() {
    let folder = tempfile::tempdir().unwrap();
    let server = Server::configured(folder.path(), &json!({"hosts": ["play.example.org"]}));
    for own in ["play.example.org", "localhost:1", "192.168.1.5", "[::1]:80"] {
        assert!(head(&server, own).starts_with("http/1.1 200"), "{own}");
    }
    assert!(head(&server, "evil.example").starts_with("http/1.1 421"), "DNS rebinding gets nowhere");
    let health = "GET /healthz HTTP/1.1\r\nHost: evil.example\r\nConnection: close\r\n\r\n";
    assert_eq!(server.raw(health).0, 200, "monitoring may use any host name");
}

#[test]
fn metrics_can_have_an_address_of_their_own() {
    let folder = tempfile::tempdir().unwrap();
    let place = format!("127.0.0.1:{}", cardinal_rig::free_port());
    let server = Server::configured(folder.path(), &json!({"metrics": place}));
    assert_eq!(server.ask("GET", "/metrics", None, "").0, 404);
    let own = |path: &str| {
        answer(asked(&place, &format!("GET {path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n")))
    };
    let (status, metrics) = own("/metrics");
    assert!(status == 200 && metrics.contains("cardinal_connections"), "{metrics}");
    assert_eq!((own("/healthz").0, own("/api/server").0), (200, 404));
}
