//! A server started for the test.

use std::io::{BufRead, BufReader};
use std::path::Path;
use std::process::{Command, Stdio};

use tempfile::TempDir;

use crate::LoadError;

/// A server that runs for as long as this value lives, on a fresh database.
#[derive(Debug)]
pub struct Child {
    process: std::process::Child,
    address: String,
    _data: TempDir,
}

impl Child {
    /// Starts `program serve` on a free port, with raised limits per address because all clients share one.
    pub fn start(program: &Path) -> Result<Self, LoadError> {
        let failed = |error: std::io::Error| LoadError::Child(error.to_string());
        let data = tempfile::tempdir().map_err(failed)?;
        let mut process = Command::new(program)
            .args(["serve", "--listen", "127.0.0.1:0", "--requests-per-second", "1000000"])
            .args(["--connections", "1000000", "--connections-per-address", "1000000"])
            .args(["--sockets-per-address", "1000000", "--costly-per-minute", "10000000", "--data"])
            .arg(data.path())
            .env("CARDINAL_LOG", "warn")
            .stdin(Stdio::null())
            .stdout(Stdio::piped())
            .spawn()
            .map_err(failed)?;
        let mut line = String::new();
        let said = process.stdout.as_mut().map(|out| BufReader::new(out).read_line(&mut line));
        let address =
            line.trim().trim_start_matches("Cardinal is at http://").trim_end_matches('/').to_owned();
        let child = Self { process, address, _data: data };
        if !matches!(said, Some(Ok(_))) || !child.address.contains(':') {
            return Err(LoadError::Child("it did not print its address".to_owned()));
        }
        Ok(child)
    }

    /// Host and port.
    pub fn address(&self) -> &str {
        &self.address
    }

    /// The id of the process.
    pub fn id(&self) -> u32 {
        self.process.id()
    }
}

impl Drop for Child {
    fn drop(&mut self) {
        // It may have ended by itself; its data is temporary in any case.
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}
