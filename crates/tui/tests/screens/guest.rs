//! A guest at the table of the hostile server.

use cardinal_client::Server;
use cardinal_tui::session::{Online, Sitting};

use crate::hostile_server::Hostile;

/// Sits down at its table.
pub(crate) fn sit_down(server: &Hostile) -> Online {
    let session = Server::at(&server.address).unwrap().guest(None).unwrap();
    Online::join(&session, "t1").unwrap()
}

/// Polls until the table is as it should be.
pub(crate) fn until(online: &mut Online, what: &str, fits: impl Fn(&Online) -> bool) {
    for _ in 0..4_000 {
        online.poll();
        if fits(online) {
            return;
        }
        std::thread::sleep(std::time::Duration::from_millis(2));
    }
    panic!("waited in vain for {what}");
}
