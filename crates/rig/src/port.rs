//! Free ports.

use std::net::{Ipv4Addr, SocketAddr, TcpListener, TcpStream};
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::{Duration, Instant};

/// Below the ports that Linux gives to those who call others: a server on one of these finds it free again after
/// a restart.
const PORTS: std::ops::Range<u32> = 10_000..32_000;

/// A free port of the loopback interface, a different one each time.
pub fn free_port() -> u16 {
    static ASKED: AtomicU32 = AtomicU32::new(0);
    let range = PORTS.end - PORTS.start;
    // Each process begins at another port, since several may ask at the same time.
    let begin = std::process::id().wrapping_mul(7_919);
    let mut tries = (0..range).map(|_| {
        let place = begin.wrapping_add(ASKED.fetch_add(1, Ordering::Relaxed)) % range;
        u16::try_from(PORTS.start + place).expect("the range has no others")
    });
    tries
        .find(|port| TcpListener::bind((Ipv4Addr::LOCALHOST, *port)).is_ok())
        .expect("loopback has a free port")
}

/// Waits until a server listens.
pub(crate) fn wait_for(port: u16) {
    let (address, start) = (SocketAddr::from((Ipv4Addr::LOCALHOST, port)), Instant::now());
    while TcpStream::connect(address).is_err() {
        assert!(start.elapsed() < Duration::from_mins(1), "no server listens on {address}");
        std::thread::sleep(Duration::from_millis(20));
    }
}
