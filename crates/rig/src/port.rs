//! Ports nobody listens on.

use std::net::{Ipv4Addr, SocketAddr, TcpListener, TcpStream};
use std::time::{Duration, Instant};

/// A port of loopback that nobody listens on at this moment.
pub fn free_port() -> u16 {
    let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).expect("loopback has a free port");
    listener.local_addr().expect("it is bound").port()
}

/// Waits until somebody listens.
pub(crate) fn wait_for(port: u16) {
    let (address, start) = (SocketAddr::from((Ipv4Addr::LOCALHOST, port)), Instant::now());
    while TcpStream::connect(address).is_err() {
        assert!(start.elapsed() < Duration::from_mins(1), "nobody listens on {address}");
        std::thread::sleep(Duration::from_millis(20));
    }
}
