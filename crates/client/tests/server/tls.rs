//! Encrypted connections. `tls/` holds the certificate of a test authority, whose key is thrown away, and one that it
//! issued for `localhost`, with its key. No one else trusts them.

use std::io::{ErrorKind, Read, Write};
use std::net::{SocketAddr, TcpListener, TcpStream};
use std::process::Command;
use std::sync::Arc;
use std::time::Duration;

use cardinal_client::Server;
use cardinal_protocol::{Pace, SeatPlan, TableSetup};
use rustls::pki_types::pem::PemObject;
use rustls::pki_types::{CertificateDer, PrivateKeyDer};
use rustls::{ServerConfig, ServerConnection, StreamOwned};

use crate::host::Host;
use crate::player::Player;

const AUTHORITY: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/server/tls/authority.pem");
const CERTIFICATE: &str = include_str!("tls/certificate.pem");
const KEY: &str = include_str!("tls/key.pem");
/// The variable that passes the server's address to the child process.
const URL: &str = "CARDINAL_TEST_URL";

/// A TLS proxy in front of a server.
fn front(server: SocketAddr) -> SocketAddr {
    let certificates = CertificateDer::pem_slice_iter(CERTIFICATE.as_bytes()).map(Result::unwrap).collect();
    let key = PrivateKeyDer::from_pem_slice(KEY.as_bytes()).unwrap();
    let config = ServerConfig::builder_with_provider(Arc::new(rustls::crypto::ring::default_provider()))
        .with_safe_default_protocol_versions()
        .unwrap()
        .with_no_client_auth()
        .with_single_cert(certificates, key)
        .unwrap();
    let (config, listener) = (Arc::new(config), TcpListener::bind("127.0.0.1:0").unwrap());
    let address = listener.local_addr().unwrap();
    std::thread::spawn(move || {
        for client in listener.incoming().map_while(Result::ok) {
            let connection = ServerConnection::new(Arc::clone(&config)).unwrap();
            let behind = TcpStream::connect(server).unwrap();
            for stream in [&client, &behind] {
                stream.set_read_timeout(Some(Duration::from_millis(3))).unwrap();
            }
            std::thread::spawn(move || carry(StreamOwned::new(connection, client), behind));
        }
    });
    address
}

type Client = StreamOwned<ServerConnection, TcpStream>;

fn carry(mut client: Client, mut server: TcpStream) {
    let mut bytes = [0; 16 * 1024];
    let waited = |kind| matches!(kind, ErrorKind::WouldBlock | ErrorKind::TimedOut);
    loop {
        match client.read(&mut bytes) {
            Ok(length @ 1..) => server.write_all(&bytes[..length]).unwrap(),
            Err(error) if waited(error.kind()) => {}
            Ok(0) | Err(_) => return,
        }
        match server.read(&mut bytes) {
            Ok(length @ 1..) => client.write_all(&bytes[..length]).unwrap(),
            Err(error) if waited(error.kind()) => {}
            Ok(0) | Err(_) => {
                client.conn.send_close_notify();
                let _ = client.flush();
                return;
            }
        }
    }
}

#[test]
fn only_certificates_of_known_authorities_and_of_the_named_one_are_trusted() {
    let host = Host::start();
    let url = format!("https://localhost:{}", front(host.address()).port());
    let error = Server::at(&url).expect_err("its authority is unknown");
    let text = error.to_string();
    assert_eq!((error.code(), text.lines().count()), ("unreachable", 1));
    assert!(text.starts_with(&format!("cannot reach {url}: ")) && text.contains("certificate"), "{text}");

    // The environment belongs to the whole process, so a child process gets the variable.
    let child = |authority: &str| {
        let mut child = Command::new(std::env::current_exe().unwrap());
        child.args(["--exact", "tls::an_encrypted_game", "--ignored"]);
        child.env("SSL_CERT_FILE", authority).env(URL, &url).output().unwrap()
    };
    let played = child(AUTHORITY);
    assert!(played.status.success(), "{}", String::from_utf8_lossy(&played.stdout));
    let missing = child("no-such-file.pem");
    let told =
        String::from_utf8_lossy(&missing.stdout).into_owned() + &String::from_utf8_lossy(&missing.stderr);
    assert!(!missing.status.success() && told.contains("SSL_CERT_FILE"), "{told}");

    let plain = Server::at(&format!("https://localhost:{}", host.address().port())).unwrap_err();
    assert_eq!((plain.code(), plain.to_string().lines().count()), ("unreachable", 1), "it is not encrypted");
}

#[test]
#[ignore = "the child of the test above"]
fn an_encrypted_game() {
    let server = Server::at(&std::env::var(URL).unwrap()).unwrap();
    let ann = server.guest(Some("Ann")).unwrap();
    let seats = vec![SeatPlan::Open, SeatPlan::Bot { level: "greedy".to_owned() }];
    let setup = TableSetup { pace: Pace::Instant, ..TableSetup::new("numboom", seats) };
    let table = ann.open(&setup).unwrap().table;
    assert!(server.address().invitation(&table).starts_with("https://localhost:"));
    let mut player = Player::new(ann.join(&table), 7);
    player.table.start();
    player.play_on(|_| {});
    assert_eq!((player.refused.len(), player.lost), (0, 0));
    assert!(!player.moves.is_empty());
}
