//! PostgreSQL.

use std::path::PathBuf;
use std::process::{Command, Stdio};

use tempfile::TempDir;

use crate::port::{free_port, wait_for};
use crate::program::{as_other_user, find, superuser};

/// A PostgreSQL server of one's own on a fresh cluster; stopped and thrown away when dropped.
#[derive(Debug)]
pub struct Postgres {
    port: u16,
    folder: TempDir,
    runs: bool,
}

impl Postgres {
    /// Starts one on a free port. Commits are not flushed to the disk, for no test takes the machine's power away.
    pub fn start() -> Self {
        Self::with(false)
    }

    /// Like [`Self::start`], but with every commit flushed, as in production.
    pub fn flushed() -> Self {
        Self::with(true)
    }

    fn with(flush: bool) -> Self {
        let folder = tempfile::tempdir().expect("there is room for a directory");
        let postgres = Self { port: free_port(), folder, runs: false };
        if superuser() {
            find("initdb", "postgresql");
            let given = Command::new("chown").arg("postgres").arg(postgres.folder.path()).status();
            assert!(given.is_ok_and(|status| status.success()), "there is a user postgres");
        }
        let data = postgres.data();
        postgres.run(
            "initdb",
            &["-A", "trust", "-U", "cardinal", "-E", "UTF8", "--locale=C", "--no-sync", "-D", &data],
        );
        let flush = if flush { "on" } else { "off" };
        let settings = format!(
            "listen_addresses = '127.0.0.1'\nport = {}\nunix_socket_directories = ''\nfsync = {flush}\n\
             max_connections = 200\n",
            postgres.port
        );
        std::fs::write(postgres.folder.path().join("own.conf"), settings).expect("the directory takes files");
        let main = PathBuf::from(&data).join("postgresql.conf");
        let text = std::fs::read_to_string(&main).unwrap_or_default();
        std::fs::write(main, format!("{text}\ninclude '../own.conf'\n")).expect("the directory takes files");
        let mut postgres = postgres;
        postgres.resume();
        postgres.run(
            "createdb",
            &["-h", "127.0.0.1", "-p", &postgres.port.to_string(), "-U", "cardinal", "cardinal"],
        );
        postgres
    }

    fn data(&self) -> String {
        self.folder.path().join("data").to_string_lossy().into_owned()
    }

    fn run(&self, name: &str, arguments: &[&str]) {
        let mut command = as_other_user(&find(name, "postgresql"));
        command.args(arguments).current_dir(self.folder.path());
        let done = command.stdin(Stdio::null()).stdout(Stdio::null()).output().expect("it runs");
        assert!(done.status.success(), "{name}: {}", String::from_utf8_lossy(&done.stderr));
    }

    /// The address of its database.
    pub fn url(&self) -> String {
        format!("postgres://cardinal@127.0.0.1:{}/cardinal", self.port)
    }

    /// Makes another, empty database and gives its address.
    pub fn another(&self, name: &str) -> String {
        self.run("createdb", &["-h", "127.0.0.1", "-p", &self.port.to_string(), "-U", "cardinal", name]);
        format!("postgres://cardinal@127.0.0.1:{}/{name}", self.port)
    }

    /// Stops it in the middle of everything, as a crash does.
    pub fn stop(&mut self) {
        if std::mem::take(&mut self.runs) {
            self.run("pg_ctl", &["stop", "-m", "immediate", "-w", "-D", &self.data()]);
        }
    }

    /// Starts it again.
    pub fn resume(&mut self) {
        let log = self.folder.path().join("log").to_string_lossy().into_owned();
        self.run("pg_ctl", &["start", "-w", "-l", &log, "-D", &self.data()]);
        wait_for(self.port);
        self.runs = true;
    }
}

impl Drop for Postgres {
    fn drop(&mut self) {
        self.stop();
    }
}
