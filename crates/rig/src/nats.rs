//! NATS.

use std::process::{Child, Command, Stdio};

use crate::port::{free_port, wait_for};
use crate::program::find;

/// A NATS server of one's own; stopped when dropped.
#[derive(Debug)]
pub struct Nats {
    port: u16,
    /// Name and password, if it asks for them.
    login: Option<(String, String)>,
    process: Option<Child>,
}

impl Nats {
    /// Starts one on a free port.
    pub fn start() -> Self {
        Self::start_for(None)
    }

    /// Starts one that asks for a name and a password.
    pub fn start_locked(name: &str, password: &str) -> Self {
        Self::start_for(Some((name.to_owned(), password.to_owned())))
    }

    fn start_for(login: Option<(String, String)>) -> Self {
        let mut nats = Self { port: free_port(), login, process: None };
        nats.resume();
        nats
    }

    /// Its port.
    pub const fn port(&self) -> u16 {
        self.port
    }

    /// Its address, without name and password.
    pub fn url(&self) -> String {
        format!("nats://127.0.0.1:{}", self.port)
    }

    /// Kills it.
    pub fn stop(&mut self) {
        if let Some(mut process) = self.process.take() {
            // It may have ended by itself.
            let _ = process.kill();
            let _ = process.wait();
        }
    }

    /// Starts it again.
    pub fn resume(&mut self) {
        self.stop();
        let program = find("nats-server", "nats-server");
        let mut command = Command::new(program);
        command.args(["-a", "127.0.0.1", "-p", &self.port.to_string()]);
        if let Some((name, password)) = &self.login {
            command.args(["--user", name, "--pass", password]);
        }
        command.stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null());
        self.process = Some(command.spawn().expect("nats-server starts"));
        wait_for(self.port);
    }
}

impl Drop for Nats {
    fn drop(&mut self) {
        self.stop();
    }
}
