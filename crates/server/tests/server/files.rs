//! What a server stores is for its owner alone.

#![cfg(unix)]

use std::os::unix::fs::PermissionsExt;
use std::path::Path;

use crate::harness::Server;

fn mode(path: &Path) -> u32 {
    std::fs::metadata(path).unwrap().permissions().mode() & 0o777
}

#[test]
fn only_its_owner_can_read_the_database() {
    let folder = tempfile::tempdir().unwrap();
    let data = folder.path().join("data");
    let mut server = Server::start(&data);
    let files =
        ["cardinal.sqlite3", "cardinal.sqlite3-wal", "cardinal.sqlite3-shm"].map(|name| data.join(name));
    server.guest("Ann");
    assert_eq!(mode(&data), 0o700);
    assert!(files.iter().all(|file| mode(file) == 0o600));
    // As an earlier version made them.
    for file in &files {
        std::fs::set_permissions(file, PermissionsExt::from_mode(0o644)).unwrap();
    }
    server.crash();
    server.guest("Ben");
    assert!(files.iter().all(|file| mode(file) == 0o600));
}
